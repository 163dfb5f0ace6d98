//! axe-core, which looks in the page for what shuts people out.

use std::env;
use std::fs;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::site::Site;

/// What is found, as lines that say which rule is broken and where.
/// Colours that fade are looked at when they have come to rest.
const LOOK: &str = "const [done] = arguments;
    Promise.allSettled(document.getAnimations().map(fading => fading.finished)).then(() =>
    axe.run(document, { resultTypes: ['violations'] }).then(found => done(found.violations.map(broken =>
        `${broken.id}: ${broken.help}: ${broken.nodes.map(node => node.html.slice(0, 200)).join(' | ')}`)),
        fault => done([String(fault)])))";

impl Site {
    /// Looks for what shuts people out of the page as it is now.
    ///
    /// # Errors
    /// If something is found, or `DAMKA_AXE` does not name the file of axe-core.
    pub async fn shuts_nobody_out(&self, moment: &str) -> Result<()> {
        let file = env::var_os("DAMKA_AXE").context("DAMKA_AXE is not set: use `cargo xtask test`")?;
        let program = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        self.script(&program).await?;
        let found = self.client().execute_async(LOOK, Vec::new()).await?;
        ensure!(found == Value::Array(Vec::new()), "{moment}: {found:#}");
        Ok(())
    }
}
