//! The prose of the rules pages: Fluent files that are filled with sentences computed from the axes.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use rules::Variant;
use text::Language;

/// The words of a language's rules pages.
pub(crate) struct Words {
    site: Bundle,
    games: Vec<(Variant, Bundle)>,
    help: Bundle,
}

type Bundle = FluentBundle<FluentResource>;

/// What is put into a message: names and texts.
pub(crate) type Values = Vec<(&'static str, String)>;

impl Words {
    /// The words of a language; `None` where nobody has written them yet.
    ///
    /// # Errors
    /// If a file is missing or not Fluent.
    pub(crate) fn read(language: Language) -> Result<Option<Words>> {
        let folder = folder(language);
        if ["site.ftl", "help.ftl", "rules"].iter().any(|part| !folder.join(part).exists()) {
            return Ok(None);
        }
        let game = |&variant: &Variant| {
            let file = folder.join("rules").join(variant.id()).with_extension("ftl");
            Ok((variant, bundle(language, &file)?))
        };
        let games = Variant::ALL.iter().map(game).collect::<Result<_>>()?;
        let bundle = |file| bundle(language, &folder.join(file));
        Ok(Some(Words { site: bundle("site.ftl")?, games, help: bundle("help.ftl")? }))
    }

    /// A message of the site.
    pub(crate) fn say(&self, id: &str) -> Result<String> {
        self.say_with(id, &vec![])
    }

    /// A message of the site with values.
    pub(crate) fn say_with(&self, id: &str, values: &Values) -> Result<String> {
        format(&self.site, id, None, values)
    }

    /// A message of a game's page, or the part of it with this name.
    pub(crate) fn of_game(
        &self,
        game: Variant,
        id: &str,
        part: Option<&str>,
        values: &Values,
    ) -> Result<String> {
        format(self.game(game)?, id, part, values)
    }

    /// A message of the page about handling the game, or the part of it with this name.
    pub(crate) fn of_help(&self, id: &str, part: Option<&str>, values: &Values) -> Result<String> {
        format(&self.help, id, part, values)
    }

    /// Whether a game's page has a message.
    pub(crate) fn has(&self, game: Variant, id: &str) -> bool {
        self.game(game).is_ok_and(|bundle| bundle.has_message(id))
    }

    fn game(&self, game: Variant) -> Result<&Bundle> {
        let found = self.games.iter().find(|(of, _)| *of == game);
        found.map(|(_, bundle)| bundle).with_context(|| format!("no words for {}", game.id()))
    }
}

fn folder(language: Language) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../text/lang").join(language.code())
}

fn bundle(language: Language, file: &Path) -> Result<Bundle> {
    let aim = || format!("reading the words in {}", file.display());
    let text = fs::read_to_string(file).with_context(aim)?;
    let resource =
        FluentResource::try_new(text).map_err(|(_, errors)| anyhow!("{errors:?}")).with_context(aim)?;
    let code = language.code().parse().with_context(|| format!("the language {}", language.code()))?;
    let mut bundle = FluentBundle::new(vec![code]);
    // Values are whole sentences and names in the page's own direction.
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).map_err(|errors| anyhow!("{errors:?}")).with_context(aim)?;
    Ok(bundle)
}

fn format(bundle: &Bundle, id: &str, part: Option<&str>, values: &Values) -> Result<String> {
    let message = bundle.get_message(id).with_context(|| format!("no message {id}"))?;
    let pattern = match part {
        None => message.value(),
        Some(part) => message.get_attribute(part).map(|attribute| attribute.value()),
    };
    let pattern = pattern.with_context(|| format!("{id} has no {}", part.unwrap_or("text of its own")))?;
    let mut args = FluentArgs::new();
    for (name, value) in values {
        args.set(*name, FluentValue::from(value.as_str()));
    }
    let mut errors = vec![];
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    ensure!(errors.is_empty(), "{id}: {errors:?}");
    Ok(text)
}
