//! The table at which two people sit, or one and the computer: game, seats, and how the board lies.

use crate::action::Opponent;
use crate::clock::Clock;
use crate::layout::Layout;
use crate::score::Score;
use rules::{Board, Duty, Game, Move, Path, Rules, Side, Status, Turned, Variant};
use text::words::Viewer;

/// What a player chooses before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// Those of a game that has a name come with the draws of this site.
    pub(crate) rules: Rules,
    /// What players call rules of their own.
    pub(crate) name: Option<String>,
    pub(crate) duty: Duty,
    pub(crate) opponent: Opponent,
}

impl Choice {
    /// A game that has a name.
    pub(crate) fn of(variant: Variant, duty: Duty, opponent: Opponent) -> Self {
        Self { rules: variant.rules(), name: None, duty, opponent }
    }

    /// Changes over to a game that has a name.
    pub(crate) fn turn_to(&mut self, variant: Variant) {
        self.rules = variant.rules();
        self.name = None;
    }

    /// Rules of one's own.
    pub(crate) fn own(rules: &Rules, name: Option<String>, opponent: Opponent) -> Self {
        Self { rules: *rules, name, duty: rules.capture.duty, opponent }
    }

    /// The choice that a game by these rules came from.
    pub(crate) fn behind(rules: &Rules, name: Option<String>, opponent: Opponent) -> Self {
        let tournament = Variant::of(rules).filter(|known| known.tournament() == rules.draw);
        let rules = tournament.map_or(*rules, |known| rules.with_draw(known.rules().draw));
        Self::own(&rules, name, opponent)
    }

    /// The rules that are meant.
    pub(crate) fn rules(&self) -> Rules {
        agreed(self.rules, self.duty)
    }

    /// What players call the rules; empty where they do not.
    pub(crate) fn name(&self) -> &str {
        self.name.as_deref().unwrap_or_default()
    }

    /// The game's name in kept texts; the code of rules that are the player's own.
    pub(crate) fn id(&self) -> String {
        self.variant().map_or_else(|| self.rules.code(), |known| known.id().to_owned())
    }

    /// The rules behind such a name.
    pub(crate) fn rules_of(id: &str) -> Option<Rules> {
        Variant::from_id(id).map(Variant::rules).or_else(|| id.parse().ok())
    }

    /// The game of the menu that it is; none if the rules are the player's own.
    pub(crate) fn variant(&self) -> Option<Variant> {
        let fits = !self.rules.capture_is_optional() || may_be_free(&self.rules);
        Variant::of(&self.rules).filter(|known| fits && known.rules().draw == self.rules.draw)
    }
}

/// Captures can be left free on the small board only.
fn agreed(rules: Rules, duty: Duty) -> Rules {
    if may_be_free(&rules) { rules.with_duty(duty) } else { rules }
}

/// Whether the players may agree that nobody has to capture.
pub(crate) fn may_be_free(rules: &Rules) -> bool {
    rules.board == Board::EIGHT
}

/// A game and who plays it.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) choice: Choice,
    pub(crate) game: Game,
    /// The side of the player when the computer has the other one.
    pub(crate) human: Side,
    /// The side at the bottom of the screen.
    pub(crate) below: Side,
    /// Whether the board is drawn as its mirror image.
    pub(crate) turned: Turned,
    /// So many moves were drawn by lot before the players came.
    pub(crate) opening: usize,
    pub(crate) clock: Option<Clock>,
    /// So many hints were given.
    pub(crate) hints: u32,
    /// The score of two people before this game.
    pub(crate) score: Score,
    /// All moves in the game's notation, which takes a while to work out.
    written: Vec<String>,
}

impl Table {
    /// A new game, set up as this site does it.
    pub(crate) fn new(choice: Choice) -> Self {
        let game = Game::site(choice.rules());
        let first = game.start().turn();
        Self::with(choice, game, first, first)
    }

    /// A game that has begun.
    pub(crate) fn with(choice: Choice, game: Game, human: Side, below: Side) -> Self {
        let written = (0..game.len()).filter_map(|ply| game.text(ply)).collect();
        Self {
            choice,
            game,
            human,
            below,
            turned: Turned::Usual,
            opening: 0,
            clock: None,
            hints: 0,
            score: Score::default(),
            written,
        }
    }

    /// Makes a move; false if it is not legal.
    pub(crate) fn play(&mut self, made: Move, path: Path) -> bool {
        let ply = self.game.ply();
        let legal = self.game.play_path(made, path).is_ok();
        if legal {
            self.written.truncate(ply);
            self.written.extend(self.game.text(ply));
        }
        legal
    }

    /// The moves in the game's notation, those taken back included.
    pub(crate) fn written(&self) -> &[String] {
        self.written.get(..self.game.len()).unwrap_or_default()
    }

    pub(crate) fn layout(&self) -> Layout {
        Layout::new(self.game.rules().board, self.below).turned(self.turned)
    }

    pub(crate) fn turn(&self) -> Side {
        self.game.position().turn()
    }

    pub(crate) fn viewer(&self) -> Viewer {
        match self.choice.opponent {
            Opponent::Computer(_) => Viewer::Player(self.human),
            Opponent::Friend => Viewer::Friends,
        }
    }

    pub(crate) fn is_playing(&self) -> bool {
        self.game.status() == Status::Playing
    }

    /// Whether a player has made a move.
    pub(crate) fn has_begun(&self) -> bool {
        self.game.len() > self.opening
    }

    /// Whether nothing was taken back.
    pub(crate) fn is_latest(&self) -> bool {
        self.game.ply() == self.game.len()
    }

    /// Whether the side to move is the computer's.
    pub(crate) fn is_computers_turn(&self) -> bool {
        self.is_computers(self.turn())
    }

    pub(crate) fn is_computers(&self, side: Side) -> bool {
        matches!(self.choice.opponent, Opponent::Computer(_)) && side != self.human
    }

    /// Where undo leads: the last position in which a person was to move. It stops where an opening
    /// ends that was drawn by lot.
    pub(crate) fn undo_ply(&self) -> Option<usize> {
        let least = if self.game.ply() < self.opening { 0 } else { self.opening };
        (least..self.game.ply()).rev().find(|&ply| !self.is_computers(self.turn_at(ply)))
    }

    /// Where redo leads: the next position in which a person is to move, or the end.
    pub(crate) fn redo_ply(&self) -> Option<usize> {
        let (next, end) = (self.game.ply() + 1, self.game.len());
        let ply = (next..end).find(|&ply| !self.is_computers(self.turn_at(ply)));
        ply.or((next <= end).then_some(end))
    }

    /// Whether there is a move to take back, or an end by agreement.
    pub(crate) fn can_undo(&self) -> bool {
        self.game.has_agreed_end() || self.undo_ply().is_some()
    }

    /// Whether there is a move to play again, or an end to come back to.
    pub(crate) fn can_redo(&self) -> bool {
        self.game.had_agreed_end() || self.redo_ply().is_some()
    }

    /// The side that makes move number `ply`, counted from 0.
    pub(crate) fn turn_at(&self, ply: usize) -> Side {
        let first = self.game.start().turn();
        if ply.is_multiple_of(2) { first } else { first.opposite() }
    }
}
