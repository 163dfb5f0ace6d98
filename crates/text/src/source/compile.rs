//! Compiles Fluent messages to the parts that the formatter knows: words, variables and cases.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, PatternElement, Variant, VariantKey};
use fluent_syntax::parser::{self, ParserError};

use super::{File, SourceError};
use crate::{Part, Pattern};

/// The messages of a file.
///
/// # Errors
/// If it is not Fluent, or uses what the formatter does not know: terms, attributes, functions, or
/// a default case that is not the last.
pub fn compile(file: File) -> Result<BTreeMap<String, Pattern>, SourceError> {
    let resource = parser::parse(file.text).map_err(|(_, errors)| syntax(file, &errors))?;
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        let Some((id, pattern)) = entry_message(file, entry)? else { continue };
        if messages.insert(id.clone(), pattern).is_some() {
            return Err(SourceError::Twice { file: file.path, id });
        }
    }
    Ok(messages)
}

fn syntax(file: File, errors: &[ParserError]) -> SourceError {
    let (at, why) = errors.first().map_or((0, String::new()), |error| (error.pos.start, error.to_string()));
    let line = file.text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1;
    SourceError::Syntax { file: file.path, line, why }
}

fn entry_message(file: File, entry: &Entry<&str>) -> Result<Option<(String, Pattern)>, SourceError> {
    match entry {
        Entry::Message(message) => {
            let id = message.id.name.to_owned();
            match message_pattern(message) {
                Ok(pattern) => Ok(Some((id, pattern))),
                Err(what) => Err(SourceError::Unknown { file: file.path, id, what }),
            }
        }
        Entry::Term(term) => {
            Err(SourceError::Unknown { file: file.path, id: term.id.name.to_owned(), what: "a term" })
        }
        _ => Ok(None),
    }
}

/// The parts of a message, or the name of what is not known.
fn message_pattern(message: &Message<&str>) -> Result<Pattern, &'static str> {
    match (&message.value, message.attributes.is_empty()) {
        (Some(value), true) => value.elements.iter().map(part).collect(),
        _ => Err("an attribute"),
    }
}

fn part(element: &PatternElement<&str>) -> Result<Part, &'static str> {
    match element {
        PatternElement::TextElement { value } => Ok(Part::Words((*value).to_owned())),
        PatternElement::Placeable { expression: Expression::Inline(inline) } => value(inline),
        PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
            choice(selector, variants)
        }
    }
}

fn value(inline: &InlineExpression<&str>) -> Result<Part, &'static str> {
    match inline {
        InlineExpression::StringLiteral { value } => Ok(Part::Words(unescape(value))),
        InlineExpression::VariableReference { id } => Ok(Part::Value(id.name.to_owned())),
        _ => Err("anything in braces but a variable, a text in quotation marks, and cases"),
    }
}

fn unescape(text: &str) -> String {
    fluent_syntax::unicode::unescape_unicode_to_string(text).into_owned()
}

fn choice(selector: &InlineExpression<&str>, variants: &[Variant<&str>]) -> Result<Part, &'static str> {
    let InlineExpression::VariableReference { id } = selector else {
        return Err("a choice by anything but a variable");
    };
    match variants.last() {
        Some(last) if last.default => {
            Ok(Part::Choose(id.name.to_owned(), variants.iter().map(case).collect::<Result<_, _>>()?))
        }
        _ => Err("a default case that is not the last"),
    }
}

fn case(variant: &Variant<&str>) -> Result<(String, Pattern), &'static str> {
    let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) = &variant.key;
    Ok(((*name).to_owned(), variant.value.elements.iter().map(part).collect::<Result<_, _>>()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &'static str) -> String {
        compile(File { path: "test.ftl", text }).expect_err("it cannot be compiled").to_string()
    }

    #[test]
    fn what_cannot_be_compiled_is_named() {
        assert_eq!(fault("a = b\n-c = d\n"), "test.ftl: c: a term cannot be used here");
        assert_eq!(fault("a = b\n    .c = d\n"), "test.ftl: a: an attribute cannot be used here");
        assert_eq!(fault("a = b\na = c\n"), "test.ftl: a stands there twice");
        let order = "a = { $b ->\n       *[c] d\n        [e] f\n    }\n";
        assert_eq!(fault(order), "test.ftl: a: a default case that is not the last cannot be used here");
        assert!(fault("a = b\n\nc d\n").starts_with("test.ftl:3: "));
    }

    #[test]
    fn parts_keep_their_order() {
        let messages = compile(File { path: "test.ftl", text: "a = x{\" \"}{ $b }\n" }).expect("Fluent");
        let words = |words: &str| Part::Words(words.to_owned());
        assert_eq!(messages["a"], [words("x"), words(" "), Part::Value("b".to_owned())]);
    }
}
