//! Finding things by what a screen reader calls them.
//!
//! The browser itself is asked, so what is hidden from a screen reader, or lies outside an open
//! dialog, is not found: Chromium's own accessibility tree, the names of WebDriver in others.

use anyhow::{Context, Result, bail};
use fantoccini::elements::Element;
use serde_json::Value;

use crate::engine::Engine;
use crate::site::{Site, until};
use crate::{labels, tree};

/// What kind of thing it is, in ARIA's words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are ARIA's")]
pub enum Role {
    Alert,
    Button,
    Checkbox,
    Dialog,
    GridCell,
    Group,
    Heading,
    Link,
    ListItem,
    Radio,
    Status,
    Switch,
}

/// A thing, by what a screen reader calls it.
pub(crate) struct Named {
    pub(crate) name: String,
    pub(crate) place: Place,
}

/// Where a thing is found again.
pub(crate) enum Place {
    /// In the page.
    Page(Element),
    /// In Chromium's accessibility tree, by the number of its node.
    Tree(Value),
}

impl Role {
    fn word(self) -> &'static str {
        match self {
            Role::Alert => "alert",
            Role::Button => "button",
            Role::Checkbox => "checkbox",
            Role::Dialog => "dialog",
            Role::GridCell => "gridcell",
            Role::Group => "group",
            Role::Heading => "heading",
            Role::Link => "link",
            Role::ListItem => "listitem",
            Role::Radio => "radio",
            Role::Status => "status",
            Role::Switch => "switch",
        }
    }
}

impl Site {
    /// The names of all things of this kind, in the page's order.
    ///
    /// # Errors
    /// If the browser refuses.
    pub async fn names(&self, role: Role) -> Result<Vec<String>> {
        Ok(self.all(role).await?.into_iter().map(|thing| thing.name).collect())
    }

    /// Waits for a thing of this kind and name.
    ///
    /// # Errors
    /// If it does not appear; the error lists what is there instead.
    pub async fn find(&self, role: Role, name: &str) -> Result<Element> {
        self.find_where(role, name, |found| found == name).await
    }

    /// Waits for the first thing of this kind whose name begins so.
    ///
    /// # Errors
    /// If it does not appear; the error lists what is there instead.
    pub async fn find_starting(&self, role: Role, start: &str) -> Result<Element> {
        self.find_where(role, start, |found| found.starts_with(start)).await
    }

    /// Waits for a thing of this kind and name, and clicks it.
    ///
    /// # Errors
    /// If it does not appear, or something else lies over it.
    pub async fn press(&self, role: Role, name: &str) -> Result<()> {
        self.at_work().await?;
        let element = self.find(role, name).await?;
        element.click().await.with_context(|| format!("cannot press the {} “{name}”", role.word()))
    }

    /// Waits for the program of the page, if it has one and that can start: before, a press does nothing.
    async fn at_work(&self) -> Result<()> {
        self.holds(
            "const page = document.documentElement;
             return !page.dataset.worker || page.dataset.ready === '1'
                 || document.querySelector('#failed:not([hidden]), #too-old:not([hidden])') !== null",
        )
        .await
    }

    async fn find_where(&self, role: Role, wanted: &str, fits: impl Fn(&str) -> bool) -> Result<Element> {
        let found = until(async || {
            let things = self.all(role).await?;
            let Some(thing) = things.into_iter().find(|thing| fits(&thing.name)) else { return Ok(None) };
            // What the page has replaced in between is looked for again.
            Ok(self.element(thing.place).await.ok())
        });
        match found.await? {
            Some(element) => Ok(element),
            None => bail!("no {} “{wanted}”, only {:?}", role.word(), self.names(role).await?),
        }
    }

    async fn all(&self, role: Role) -> Result<Vec<Named>> {
        match self.engine() {
            Engine::Chromium => tree::all(self, role.word()).await,
            Engine::Firefox | Engine::WebKit => labels::all(self, role).await,
        }
    }

    async fn element(&self, place: Place) -> Result<Element> {
        match place {
            Place::Page(element) => Ok(element),
            Place::Tree(node) => tree::element(self, &node).await,
        }
    }
}
