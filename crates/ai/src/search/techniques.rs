//! What the search does besides looking at every move equally far.

/// Which techniques are used. Each changes what is looked at, none what a position is worth once it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Techniques {
    /// Late moves are looked at less far.
    pub(super) reductions: bool,
    /// Where the other side threatens to capture, one ply more is looked at.
    pub(super) threats: bool,
}

impl Techniques {
    /// What the engine plays with.
    pub(crate) const ALL: Techniques = Techniques { reductions: true, threats: true };
    /// Every move is looked at equally far.
    #[cfg(test)]
    pub(super) const NONE: Techniques = Techniques { reductions: false, threats: false };
}
