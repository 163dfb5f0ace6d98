//! Values that messages may be said with.

use text::{Kind, Value};

/// Every combination of sample values, of which these are the numbers.
pub(crate) fn samples(
    variables: &[(&'static str, Kind)],
    numbers: &[u32],
) -> Vec<Vec<(&'static str, Value<'static>)>> {
    variables.iter().fold(vec![Vec::new()], |combinations, (name, kind)| {
        let extended = |values: Vec<_>| {
            of_kind(*kind, numbers)
                .into_iter()
                .map(move |value| [values.clone(), vec![(*name, value)]].concat())
        };
        combinations.into_iter().flat_map(extended).collect()
    })
}

fn of_kind(kind: Kind, numbers: &[u32]) -> Vec<Value<'static>> {
    match kind {
        Kind::Text => vec![Value::Text("c3"), Value::Text("10. 32-28 <&>")],
        Kind::Number => numbers.iter().copied().map(Value::Number).collect(),
        Kind::Choice(names) => names.iter().map(|name| Value::Text(name)).collect(),
    }
}
