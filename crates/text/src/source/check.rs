//! Finds what is missing or wrong in a language's messages.

use std::collections::{BTreeMap, BTreeSet};

use super::plurals;
use crate::{Kind, Language, Part, Pattern, Spec};

/// The faults of a language's messages of a list, each in one line with language and id; none if all is
/// well. Every message of the list is there and no other, uses all its variables and no others,
/// says something in each of its cases, and its cases are names that the variable can have, with
/// every plural form that the language's whole numbers need.
#[must_use]
pub fn faults(language: Language, specs: &[Spec], messages: &BTreeMap<String, Pattern>) -> Vec<String> {
    let unknown = messages.keys().filter(|id| specs.iter().all(|spec| spec.id != **id));
    let unknown = unknown.map(|id| format!("{id} is in no list"));
    let faults = specs.iter().flat_map(|spec| message_faults(language, spec, messages.get(spec.id)));
    unknown.chain(faults).map(|fault| format!("{}: {fault}", language.code())).collect()
}

fn message_faults(language: Language, spec: &Spec, pattern: Option<&Pattern>) -> Vec<String> {
    let Some(pattern) = pattern else { return vec![format!("{} is missing", spec.id)] };
    let mut faults = variable_faults(spec, pattern);
    faults.extend(case_faults(language, spec, pattern));
    faults.into_iter().map(|fault| format!("{}: {fault}", spec.id)).collect()
}

fn variable_faults(spec: &Spec, pattern: &[Part]) -> Vec<String> {
    let mut used = BTreeSet::new();
    collect(pattern, &mut used);
    let known: BTreeSet<&str> = spec.variables.iter().map(|(name, _)| *name).collect();
    let missing = known.difference(&used).map(|name| format!("${name} is not used"));
    let unknown = used.difference(&known).map(|name| format!("there is no ${name}"));
    missing.chain(unknown).collect()
}

fn collect<'a>(pattern: &'a [Part], used: &mut BTreeSet<&'a str>) {
    for part in pattern {
        match part {
            Part::Words(_) => {}
            Part::Value(name) => drop(used.insert(name)),
            Part::Choose(name, cases) => {
                used.insert(name);
                cases.iter().for_each(|(_, pattern)| collect(pattern, used));
            }
        }
    }
}

fn case_faults(language: Language, spec: &Spec, pattern: &[Part]) -> Vec<String> {
    let mut faults = Vec::new();
    if pattern.iter().all(is_empty) {
        faults.push("says nothing".to_owned());
    }
    for part in pattern {
        let Part::Choose(name, cases) = part else { continue };
        faults.extend(name_faults(language, spec, name, cases));
        faults.extend(cases.iter().flat_map(|(_, pattern)| case_faults(language, spec, pattern)));
    }
    faults
}

fn is_empty(part: &Part) -> bool {
    matches!(part, Part::Words(words) if words.is_empty())
}

fn name_faults(language: Language, spec: &Spec, variable: &str, cases: &[(String, Pattern)]) -> Vec<String> {
    let kind = spec.variables.iter().find(|(name, _)| *name == variable).map(|(_, kind)| *kind);
    let needed: Vec<&str> = match kind {
        Some(Kind::Choice(names)) => names.to_vec(),
        Some(Kind::Number) => categories(language),
        Some(Kind::Text) => return vec![format!("${variable} is any text: no cases")],
        None => return Vec::new(),
    };
    let has = |name: &str| cases.iter().any(|(case, _)| case == name);
    let missing =
        needed.iter().filter(|name| !has(name)).map(|name| format!("${variable} has no case [{name}]"));
    let wrong =
        cases.iter().filter(|(case, _)| !needed.contains(&case.as_str()) && case.parse::<u32>().is_err());
    missing.chain(wrong.map(|(case, _)| format!("${variable} is never [{case}]"))).collect()
}

/// The plural categories that whole numbers have in a language.
fn categories(language: Language) -> Vec<&'static str> {
    let plural = plurals(language);
    (0..=200).map(|number| plural(number).name()).collect::<BTreeSet<_>>().into_iter().collect()
}
