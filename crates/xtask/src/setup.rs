//! Set-up: what a task needs on this machine, installed when missing and never silently.

use crate::rust;
use crate::step::{Outcome, Step, say};
use crate::system::{self, CHROMEDRIVER, CHROMIUM, FIREFOX, NODE, NPM, PYTHON, WEBKITDRIVER, XVFB};
use crate::tools;

/// For every task, at once.
pub(crate) fn everything() -> Outcome {
    for_building()?;
    for_browsing()?;
    for_playing()?;
    for_auditing()?;
    for_measuring()?;
    say("everything is set up");
    Ok(())
}

/// For `build` and `serve`.
pub(crate) fn for_building() -> Outcome {
    for_checking()?;
    system::ensure(&[NODE, NPM])?;
    tools::ensure()
}

/// For `check`: crates are fetched here because Trunk then works without a network.
pub(crate) fn for_checking() -> Outcome {
    rust::ensure(rust::BROWSER)?;
    Step::cargo("fetch --quiet --locked").run()
}

/// For the tests in browsers.
pub(crate) fn for_browsing() -> Outcome {
    system::ensure(&[CHROMIUM, CHROMEDRIVER, FIREFOX, WEBKITDRIVER, XVFB, NODE, NPM])?;
    tools::GECKODRIVER.ensure()?;
    tools::AXE.ensure()?;
    tools::HTML_VALIDATE.ensure()
}

/// For the games with other programs.
pub(crate) fn for_playing() -> Outcome {
    system::ensure(&[PYTHON])?;
    tools::PYDRAUGHTS.ensure()
}

/// For the check of what is built in.
pub(crate) fn for_auditing() -> Outcome {
    system::ensure(&[PYTHON])?;
    tools::DENY.ensure()
}

/// For `bench`.
pub(crate) fn for_measuring() -> Outcome {
    rust::ensure(rust::WASI)?;
    system::ensure(&[NODE, NPM, CHROMIUM])?;
    tools::LIGHTHOUSE.ensure()
}
