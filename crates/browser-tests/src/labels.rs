//! Things that are shown, and the names that WebDriver computes for them.

use anyhow::{Context, Result};
use serde_json::Value;

use crate::command::label;
use crate::find::{Named, Place, Role};
use crate::site::Site;

impl Role {
    /// The elements that have this role.
    fn css(self) -> &'static str {
        match self {
            Role::Alert => "[role=alert]",
            Role::Button => "button:not([role]), [role=button]",
            Role::Checkbox => "input[type=checkbox]:not([role]), [role=checkbox]",
            Role::Dialog => "dialog, [role=dialog]",
            Role::GridCell => "[role=gridcell]",
            Role::Group => "fieldset, [role=group]",
            Role::Heading => "h1, h2, h3, h4, h5, h6, [role=heading]",
            Role::Link => "a[href]:not([role]), [role=link]",
            Role::ListItem => "li, [role=listitem]",
            Role::Radio => "input[type=radio]:not([role]), [role=radio]",
            Role::Status => "output, [role=status]",
            Role::Switch => "[role=switch]",
        }
    }
}

/// All things of a role that a screen reader comes to, in the page's order.
pub(crate) async fn all(site: &Site, role: Role) -> Result<Vec<Named>> {
    let script = format!(
        "const dialog = [...document.querySelectorAll('dialog:modal')].pop() ?? document.documentElement;
         return [...dialog.querySelectorAll('{}')].filter(one =>
             one.checkVisibility({{ visibilityProperty: true }}) && !one.closest('[inert], [aria-hidden=true]'))",
        role.css()
    );
    let found = site.script(&script).await?;
    let mut all = Vec::new();
    for one in found.as_array().map(Vec::as_slice).unwrap_or_default() {
        // What has gone in the meantime is not there.
        all.extend(named(site, one).await.ok());
    }
    Ok(all)
}

async fn named(site: &Site, one: &Value) -> Result<Named> {
    let element = site.to_element(one).context("what was found is no element")?;
    let name = label(site.client(), &element).await?;
    Ok(Named { name, place: Place::Page(element) })
}
