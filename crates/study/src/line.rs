//! The game on the board and the tree of its variations follow each other: a move that is made on the
//! board and was not looked at before begins a variation, and what was looked at stays ahead.

use crate::model::Model;
use record::{NodeId, Record, Tags, Tree};
use rules::{Game, Move};

impl Model {
    /// Takes over what happened on the board.
    pub(crate) fn follow_board(&mut self) {
        if self.is_in_step() {
            return;
        }
        if !belongs(&self.record, self.game()) || self.was_restored() {
            self.change_record();
        }
        self.editor.look_at(self.app.game());
        self.follow_moves();
        self.look_ahead();
        self.save_record();
    }

    /// Goes on with the record that was kept, if it is that of the game on the board.
    pub(crate) fn take_up(&mut self) {
        let kept = self.found.take().and_then(|text| record::read(&text).ok());
        let same = |kept: &Record| belongs(kept, self.game()) && knows(&kept.tree, self.game().moves());
        if let Some(kept) = kept.filter(same) {
            self.record = kept;
        }
    }

    /// Puts a game from elsewhere on the board, with its variations.
    pub(crate) fn show_record(&mut self, mut record: Record) {
        self.leave_turns();
        self.leave_lesson();
        self.show(record.game());
        let end = record.tree.main_line().last();
        record.tree.go_to(end.unwrap_or(record.tree.root()));
        self.shelf = Some(core::mem::replace(&mut self.record, record));
        self.forget_thoughts();
        self.save_record();
    }

    /// Whether the tree is where the board is.
    fn is_in_step(&self) -> bool {
        let (tree, game) = (&self.record.tree, self.game());
        let made = tree.line(tree.cursor()).filter_map(|node| tree.made(node));
        belongs(&self.record, game) && made.eq(played(game))
    }

    /// Another game: the record that was left is kept for the one who comes back to it.
    fn change_record(&mut self) {
        let fresh = Record::of(self.game(), Tags::default());
        let kept = self.shelf.take().filter(|shelf| belongs(shelf, self.game()) && !self.game().is_empty());
        self.shelf = Some(core::mem::replace(&mut self.record, kept.unwrap_or(fresh)));
        self.forget_thoughts();
    }

    /// Whether the game that a new one replaced has come back, before anything was played there.
    fn was_restored(&self) -> bool {
        let (tree, game) = (&self.record.tree, self.game());
        let known = |shelf: &Record| belongs(shelf, game) && knows(&shelf.tree, game.moves());
        tree.children(tree.root()).is_empty() && game.len() > 1 && self.shelf.as_ref().is_some_and(known)
    }

    fn follow_moves(&mut self) {
        let moves = played(self.app.game()).collect::<Vec<_>>();
        let tree = &mut self.record.tree;
        tree.go_to(tree.root());
        // A move that is legal on the board is so in the tree, whose rules are the same.
        moves.into_iter().map_while(|made| tree.play(made).ok()).for_each(drop);
    }

    /// Puts what was looked at behind the position on the board, if nobody plays.
    fn look_ahead(&mut self) {
        let (ahead, game) = (self.ahead(), self.game());
        if game.ply() == game.len() && !ahead.is_empty() && self.app.opponent() == app::Opponent::Friend {
            let mut longer = game.clone();
            play_on(&mut longer, &ahead);
            self.show(longer);
        }
    }

    /// The moves that were looked at behind the cursor, along the first of each.
    fn ahead(&self) -> Vec<Move> {
        let mut tree = self.record.tree.clone();
        core::iter::from_fn(|| tree.forward().then(|| tree.made(tree.cursor())).flatten()).collect()
    }

    /// Goes to a position of the tree.
    pub(crate) fn go(&mut self, node: NodeId) {
        self.record.tree.go_to(node);
        let mut game = self.game_at(node);
        play_on(&mut game, &self.ahead());
        self.show(game);
    }

    /// The game up to a position of the tree, by the rules of the board: those of a record may end
    /// it as a draw elsewhere.
    pub(crate) fn game_at(&self, node: NodeId) -> Game {
        let (tree, rules) = (&self.record.tree, *self.game().rules());
        let start = tree.position(tree.root()).setup();
        let mut game = Game::new(rules, &start).unwrap_or_else(|_| Game::traditional(rules));
        let made: Vec<_> = tree.line(node).filter_map(|node| tree.made(node)).collect();
        made.into_iter().map_while(|made| game.play(made).ok()).for_each(drop);
        game
    }
}

fn played(game: &Game) -> impl Iterator<Item = Move> {
    game.moves().iter().take(game.ply()).copied()
}

/// Plays moves, up to where the game ends, and stays where it was.
fn play_on(game: &mut Game, moves: &[Move]) {
    let ply = game.ply();
    moves.iter().map_while(|made| game.play(*made).ok()).for_each(drop);
    game.go_to(ply);
}

/// Whether all these moves were looked at, one after the other.
fn knows(tree: &Tree, moves: &[Move]) -> bool {
    let step = |node: NodeId, made: &Move| {
        tree.children(node).iter().find(|child| tree.made(**child) == Some(*made)).copied()
    };
    moves.iter().try_fold(tree.root(), step).is_some()
}

/// Whether a game is one of the record: an empty one is a new one.
fn belongs(record: &Record, game: &Game) -> bool {
    let tree = &record.tree;
    let fresh = game.is_empty() && !tree.children(tree.root()).is_empty();
    tree.rules().with_draw(game.rules().draw) == *game.rules()
        && tree.position(tree.root()) == game.start()
        && !fresh
}
