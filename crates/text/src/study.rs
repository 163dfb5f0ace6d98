//! The list of all messages of the study page alone, each with its variables. The game page does
//! without them: they stand behind those of [`crate::Key`] in the study page's table.

use crate::list::keys;

keys! {
    // The sections of the page.

    /// The list of sections.
    Sections = "sections",
    /// The section in which games are looked into.
    SectionAnalysis = "section-analysis",
    /// The section in which positions are set up.
    SectionPosition = "section-position",

    // Position.

    /// The position as text.
    PositionText { text: &'a str } = "position-text",
}
