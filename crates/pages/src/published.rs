//! What the game's page tells search engines and messengers where the site's address is known.

use anyhow::{Context, Result, anyhow};
use lol_html::html_content::ContentType;
use lol_html::{RewriteStrSettings, element, rewrite_str};
use minijinja::value::Value;
use minijinja::{AutoEscape, Environment, context};
use rules::Variant;
use serde_json::json;
use text::words::{usual, variant_game};
use text::{Key, Language, Text, source};

use crate::card;
use crate::site::SiteAddress;
use crate::template::messages;

/// The template of these lines, which rules pages use as well.
pub(crate) const TEMPLATE: (&str, &str) = ("published.html", include_str!("../templates/published.html"));

/// The game's page with these lines in its head; as it is where the address is not known.
pub(crate) fn game(html: String, language: Language, site: &SiteAddress) -> Result<String> {
    let Some(url) = site.absolute(&language.folder()) else { return Ok(html) };
    let picture = site.absolute(&card::name(usual(language))).unwrap_or_default();
    let lines = lines(language, &url, picture)?;
    let put = element!("head", |head| {
        head.append(&lines, ContentType::Html);
        Ok(())
    });
    rewrite_str(&html, RewriteStrSettings::new().append_element_content_handler(put))
        .map_err(|error| anyhow!("telling where a page is published: {error}"))
}

fn lines(language: Language, url: &str, picture: String) -> Result<String> {
    let words = messages(language)?;
    let say = |id: &str| words.get(id).cloned().with_context(|| format!("no message {id:?}"));
    let (title, description) = (say("page-title")?, say("page-description")?);
    let data = Value::from_safe_string(in_script(&video_game(language, url, &description))?);
    let absolute = Value::from_safe_string(url.to_owned());
    let mut environment = Environment::new();
    environment.set_auto_escape_callback(|_| AutoEscape::Html);
    let picture = Value::from_safe_string(picture);
    let picture_alt = board(&source::text(language), usual(language));
    let words = context! { absolute, title, description, kind => "website", data, picture, picture_alt };
    Ok(environment.render_named_str(TEMPLATE.0, TEMPLATE.1, words)?)
}

/// What a game's picture shows.
pub(crate) fn board(text: &Text, game: Variant) -> String {
    text.say(Key::BoardLabel { game: &text.say(variant_game(game)) })
}

/// In the words of schema.org.
fn video_game(language: Language, url: &str, description: &str) -> serde_json::Value {
    json!({
        "@context": "https://schema.org",
        "@type": "VideoGame",
        "name": "Damka",
        "url": url,
        "description": description,
        "inLanguage": language.code(),
        "gamePlatform": "Web browser",
        "applicationCategory": "GameApplication",
        "genre": "Board game",
        "playMode": ["SinglePlayer", "MultiPlayer"],
        "numberOfPlayers": { "@type": "QuantitativeValue", "minValue": 1, "maxValue": 2 },
        "isAccessibleForFree": true,
        "offers": { "@type": "Offer", "price": 0, "priceCurrency": "EUR" },
    })
}

/// Data fit to stand inside a script element, which ends at `</script`.
pub(crate) fn in_script(data: &serde_json::Value) -> Result<String> {
    Ok(serde_json::to_string(data)?.replace('<', "\\u003c"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_told_of_only_where_it_can_be_found() {
        let page = "<html><head></head></html>".to_owned();
        assert_eq!(game(page.clone(), Language::German, &SiteAddress::default()).expect("a page"), page);
        let site = SiteAddress::new(Some("https://example.org/damka"));
        let html = game(page, Language::German, &site).expect("a page");
        assert!(html.contains("<link rel=\"canonical\" href=\"https://example.org/damka/de/\">"), "{html}");
        assert!(html.contains("\"@type\":\"VideoGame\"") && html.contains("\"inLanguage\":\"de\""), "{html}");
    }
}
