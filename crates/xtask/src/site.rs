//! The site: built to be uploaded, or served to be played.

use std::env;
use std::fs;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};

use crate::dist;
use crate::rust::sysroot;
use crate::setup;
use crate::step::{Failure, Outcome, Step, root, say};
use crate::tools;

/// Builds the site into `dist/`, ready to be uploaded anywhere. What needs the whole address under
/// which it will be published is written with `--site-url URL`, and left out without it.
pub(crate) fn build(rest: &[String]) -> Outcome {
    let address = address(rest)?;
    setup::for_building()?;
    to_upload()?.env("DAMKA_SITE_URL", address.unwrap_or_default()).run()?;
    if address.is_none() {
        say("without --site-url URL: no sitemap, no canonical links, no Open Graph");
    }
    say("the site is in dist/, ready to be uploaded as it is");
    Ok(())
}

/// The address after `--site-url`, if there is one.
fn address(rest: &[String]) -> Outcome<Option<&str>> {
    match rest {
        [] => Ok(None),
        [flag, url] if flag == "--site-url" && url.starts_with("http") => Ok(Some(url)),
        _ => Err(Failure::new("`build` takes nothing but `--site-url https://…`")),
    }
}

/// Builds once more with a target folder of its own, so that nothing compiled is shared, and
/// compares.
pub(crate) fn build_again_and_compare() -> Outcome {
    let again = root().join("target/again");
    let site = again.join("dist");
    to_upload()?.arg("--dist").arg(&site).env("CARGO_TARGET_DIR", &again).run()?;
    let first = dist::read(&root().join("dist"))?;
    dist::same(&first, &dist::read(&site)?)?;
    dist::names_no_folder(&first, &machine_folders()?)?;
    say("a second build is byte for byte the same");
    Ok(())
}

/// Serves the site on this machine and opens it where there is a screen.
pub(crate) fn serve(rest: &[String]) -> Outcome {
    setup::for_building()?;
    let mut step = trunk("serve")?.args(rest);
    let asked = asked_port(rest);
    let port = match &asked {
        Some(port) => port.clone(),
        None => free_port()?.to_string(),
    };
    if asked.is_none() {
        step = step.args(["--port", &port]);
    }
    if has_screen() {
        step = step.arg("--open");
    }
    say(format_args!("play at http://127.0.0.1:{port}/ as soon as it is built; Ctrl+C stops it"));
    step.take_over()
}

/// Builds the site with compressed copies of its files.
fn to_upload() -> Outcome<Step> {
    Ok(trunk("build")?.env("DAMKA_COMPRESS", "1"))
}

/// Trunk with the pinned tools. The flags of the machine's owner are for other programs, and
/// Trunk takes `NO_COLOR=1` for a mistake.
fn trunk(task: &str) -> Outcome<Step> {
    let step = Step::new(tools::TRUNK.program("trunk")?)
        .args([task, "--release"])
        .env("PATH", tools::path()?)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", remapped()?)
        .env("DAMKA_SITE_URL", "")
        .without(&["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_TARGET", "NO_COLOR"]);
    Ok(step)
}

/// Panic messages name source files: here by names that are the same on every machine.
fn remapped() -> Outcome<String> {
    let library = Path::new(&sysroot()?).join("lib/rustlib/src/rust");
    let mut flags = format!("--remap-path-prefix={}=rust", library.display());
    for registry in registries()? {
        flags.push_str(&format!(" --remap-path-prefix={}=crates", registry.display()));
    }
    Ok(flags)
}

/// Where cargo keeps the sources of the dependencies; set-up has fetched them.
fn registries() -> Outcome<Vec<PathBuf>> {
    let folder = Path::new(&cargo_home()?).join("registry/src");
    let entries = fs::read_dir(&folder).map_err(|e| Failure::at(&folder, &e))?;
    let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    found.sort();
    Ok(found)
}

fn cargo_home() -> Outcome<String> {
    let named = env::var("CARGO_HOME").ok();
    named
        .or_else(|| Some(env::home_dir()?.join(".cargo").display().to_string()))
        .ok_or_else(|| Failure::new("no home folder, and no CARGO_HOME"))
}

fn machine_folders() -> Outcome<Vec<String>> {
    Ok(vec![cargo_home()?, sysroot()?, root().display().to_string()])
}

/// The port that the player asked for, in any of Trunk's spellings.
fn asked_port(rest: &[String]) -> Option<String> {
    let at = rest.iter().position(|word| word.starts_with("--port") || word == "-p")?;
    match rest[at].split_once('=') {
        Some((_, port)) => Some(port.to_owned()),
        None => rest.get(at + 1).cloned(),
    }
}

/// Something else may listen on 8080 already.
fn free_port() -> Outcome<u16> {
    (8080..8180)
        .find(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok())
        .ok_or_else(|| Failure::new("all ports from 8080 to 8179 are taken; choose one with --port"))
}

fn has_screen() -> bool {
    let desktop = cfg!(any(windows, target_os = "macos"));
    desktop || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sites_address_is_read_or_refused() {
        let words = |words: &[&str]| words.iter().map(ToString::to_string).collect::<Vec<_>>();
        let url = "https://example.org/damka/";
        assert_eq!(address(&words(&["--site-url", url])).ok(), Some(Some(url)));
        assert_eq!(address(&[]).ok(), Some(None));
        for wrong in [vec!["--site-url"], vec!["--site-url", "example.org"], vec![url]] {
            assert!(address(&words(&wrong)).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn the_port_is_read_in_every_spelling() {
        let cases: [(&[&str], Option<&str>); 5] = [
            (&[], None),
            (&["--port", "81"], Some("81")),
            (&["--open", "--port=82"], Some("82")),
            (&["-p", "83"], Some("83")),
            (&["--port"], None),
        ];
        for (words, port) in cases {
            let words: Vec<String> = words.iter().map(ToString::to_string).collect();
            assert_eq!(asked_port(&words).as_deref(), port, "{words:?}");
        }
    }

    #[test]
    fn a_free_port_is_not_a_taken_one() {
        let first = free_port().expect("one of a hundred ports is free");
        let _taken = TcpListener::bind((Ipv4Addr::LOCALHOST, first)).expect("it was free");
        assert_ne!(free_port().expect("another one is free"), first);
    }
}
