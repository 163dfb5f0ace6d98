//! Trunk's `post_build` hook: turns the built page into the site, in the folder that Trunk names.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result};
use pages::SiteAddress;

fn main() -> Result<()> {
    let staging = env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .context("TRUNK_STAGING_DIR is not set: this program is run by Trunk, as the hook in Trunk.toml")?;
    let address = SiteAddress::new(env::var("DAMKA_SITE_URL").ok().as_deref());
    pages::minify(&staging)?;
    pages::write(&staging, pages::built_in()?, address)?;
    // Whoever plays on this machine need not wait for it.
    if env::var_os("DAMKA_COMPRESS").is_some() { pages::compress(&staging) } else { Ok(()) }
}
