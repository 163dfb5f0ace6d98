//! The built page as a template: which names its placeholders may use.

use std::collections::BTreeMap;

use anyhow::{Context, Result};
use minijinja::value::Value;
use minijinja::{AutoEscape, Environment, Error, ErrorKind, UndefinedBehavior, context};
use text::{Language, Pattern, Table, source};

use crate::licences::Part;
use crate::place::Place;

const NAME: &str = "index.html";

/// Trunk's development server fills these into its own script when it serves a page.
const TRUNK: [&str; 3] = ["__TRUNK_ADDRESS__", "__TRUNK_WS_BASE__", "__TRUNK_WS_PROTOCOL__"];

/// What pages say of the site itself.
#[derive(Clone, Debug)]
pub struct Facts {
    /// A name for this build: other files, another name.
    pub build: String,
    /// What is built in.
    pub parts: Vec<Part>,
}

/// A link to another page.
#[derive(Clone, Debug)]
pub struct Link {
    /// Where it leads.
    pub href: String,
    /// What it is called.
    pub name: String,
}

/// A page with placeholders.
#[derive(Debug)]
pub struct Template {
    environment: Environment<'static>,
}

impl Template {
    /// Reads a page with placeholders.
    ///
    /// # Errors
    /// If a placeholder is not well formed; the error names the line.
    pub fn new(page: &str) -> Result<Template> {
        let mut environment = Environment::new();
        environment.set_auto_escape_callback(|_| AutoEscape::Html);
        environment.set_undefined_behavior(UndefinedBehavior::Strict);
        for name in TRUNK {
            environment.add_global(name, Value::from_safe_string(format!("{{{{{name}}}}}")));
        }
        environment.add_template_owned(NAME, page.to_owned()).context("reading the page's placeholders")?;
        Ok(Template { environment })
    }

    /// The page in a language, with a link to the rules pages if there are any.
    ///
    /// # Errors
    /// If a placeholder uses a name that is not there, or a message that is not there or has
    /// variables; the error names it and the line.
    pub fn render(
        &self,
        language: Language,
        place: Place,
        facts: &Facts,
        guide: Option<&Link>,
    ) -> Result<String> {
        let mut environment = self.environment.clone();
        let messages = messages(language)?;
        environment.add_function("say", move |id: &str| say(&messages, id));
        let page = environment.get_template(NAME)?;
        let languages = Language::ALL.into_iter().map(|other| link(place, other, language));
        let here = Value::from_safe_string(place.here().to_owned());
        Ok(page.render(context! {
            page => place.id(),
            other => to(&place.other(language)?),
            lang => language.code(),
            dir => language.direction().code(),
            root => Value::from_safe_string(place.root(language)),
            text => Value::from_safe_string(table(place, language)?),
            languages => languages.collect::<Result<Vec<_>>>()?,
            version => env!("CARGO_PKG_VERSION"),
            build => facts.build.clone(),
            guide => guide.map(|link| to(&Link { href: format!("{here}{}", link.href), ..link.clone() })),
            here,
            parts => facts.parts.iter().map(part).collect::<Vec<_>>(),
        })?)
    }
}

fn part(part: &Part) -> Value {
    let Part { name, version, licence, texts } = part;
    context! { name, version, licence, texts }
}

fn to(Link { href, name }: &Link) -> Value {
    context! { href => Value::from_safe_string(href.clone()), name }
}

fn link(place: Place, language: Language, page: Language) -> Result<Value> {
    Ok(context! {
        code => language.code(),
        dir => language.direction().code(),
        name => language.own_name(),
        href => Value::from_safe_string(place.href(language, page)?),
        current => language == page,
    })
}

/// The table of a page's words, fit to stand inside a script element, which ends at `</script`.
fn table(place: Place, language: Language) -> Result<String> {
    let table = match place {
        Place::Game => source::table(language)?,
        Place::Study => source::study_table(language)?,
    };
    in_script(&table)
}

/// A table of words, fit to stand inside a script element.
pub(crate) fn in_script(table: &Table) -> Result<String> {
    Ok(serde_json::to_string(table)?.replace('<', "\\u003c"))
}

/// The messages of game and page that have no variables.
pub(crate) fn messages(language: Language) -> Result<BTreeMap<String, String>> {
    let (game, page) = (source::compile(source::app(language))?, source::compile(source::page(language))?);
    Ok(game.into_iter().chain(page).filter_map(|(id, pattern)| Some((id, words(&pattern)?))).collect())
}

/// What a message says, if it has no variables.
pub(crate) fn words(pattern: &Pattern) -> Option<String> {
    let words = |part: &text::Part| match part {
        text::Part::Words(words) => Some(words.clone()),
        text::Part::Value(_) | text::Part::Choose(..) => None,
    };
    pattern.iter().map(words).collect()
}

fn say(messages: &BTreeMap<String, String>, id: &str) -> Result<String, Error> {
    let unknown = || Error::new(ErrorKind::InvalidOperation, format!("no message {id:?} without variables"));
    messages.get(id).cloned().ok_or_else(unknown)
}
