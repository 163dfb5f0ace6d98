//! What buttons, the menu and the move list do.

use crate::action::{Action, Opponent};
use crate::effect::Effect;
use crate::heard::News;
use crate::model::{Model, Notice, Question};
use crate::record;
use crate::sheet::Sheet;
use crate::table::{Choice, Table};
use rules::Side;

impl Model {
    /// Carries out a choice of the player; what makes no sense now does nothing.
    pub(crate) fn act(&mut self, action: Action) {
        let choice = self.table.choice;
        match action {
            Action::NewGame => self.new_game(choice),
            Action::Variant(variant) => self.new_game(Choice { variant, ..choice }),
            Action::Duty(duty) => self.new_game(Choice { duty, ..choice }),
            Action::Opponent(opponent) => self.change_opponent(opponent),
            Action::Undo => self.go_to(self.table.undo_ply(), News::Undone),
            Action::Redo => self.go_to(self.table.redo_ply(), News::Redone),
            Action::GoTo(ply) => self.go_to(Some(ply), News::Line),
            Action::PlayOn => self.play_on(),
            Action::Flip => self.flip(),
            Action::ClaimDraw => self.end_game(|table| table.game.claim()),
            Action::OfferDraw => self.offer_draw(),
            Action::Resign => self.consider_resigning(),
            Action::Accept => self.accept(),
            Action::Decline => self.question = None,
            Action::Copy => self.emit(Effect::Copy(record::pdn(&self.table))),
            Action::Restore => self.restore(),
            Action::Dismiss => self.notice = None,
            Action::Retry => self.retry_computer(),
            Action::Menu => self.open_sheet(Sheet::Menu),
            Action::Rules(article) => self.open_sheet(Sheet::Rules(article)),
        }
    }

    fn new_game(&mut self, choice: Choice) {
        let old = self.sit_down(Table::new(choice));
        let begun = !old.game.is_empty();
        self.notice = begun.then_some(Notice::NewGame);
        self.shelf = begun.then_some(old);
        self.save_settings();
        self.heard.tell(News::NewGame);
    }

    fn restore(&mut self) {
        if let Some(table) = self.shelf.take() {
            self.sit_down(table);
            self.notice = None;
            self.save_settings();
            self.heard.tell(News::Line);
        }
    }

    /// Changes over to another table and gives back the one that was left.
    fn sit_down(&mut self, table: Table) -> Table {
        self.stop_computer();
        self.clear_board();
        let old = core::mem::replace(&mut self.table, table);
        self.save_game();
        self.let_computer_move();
        old
    }

    fn change_opponent(&mut self, opponent: Opponent) {
        self.stop_computer();
        self.clear_board();
        self.table.choice.opponent = opponent;
        self.save_settings();
        self.save_game();
        self.heard.tell(News::Line);
        self.let_computer_move();
    }

    fn go_to(&mut self, ply: Option<usize>, news: News) {
        let Some(ply) = ply else { return };
        self.stop_computer();
        self.clear_board();
        self.table.game.go_to(ply);
        self.save_game();
        self.heard.tell(news);
        self.let_computer_move();
    }

    fn play_on(&mut self) {
        self.clear_board();
        self.ask_computer();
    }

    fn flip(&mut self) {
        self.pointer_cancel();
        self.table.below = self.table.below.opposite();
        self.save_game();
        self.heard.tell(News::Flipped);
    }

    fn offer_draw(&mut self) {
        if self.table.is_playing() && self.table.choice.opponent == Opponent::Friend {
            self.ask(Question::Draw(self.table.turn()));
        }
    }

    fn consider_resigning(&mut self) {
        if self.table.is_playing() {
            self.ask(Question::Resign(self.resigning_side()));
        }
    }

    /// Against the computer a player gives up their own game, whoever is to move.
    fn resigning_side(&self) -> Side {
        match self.table.choice.opponent {
            Opponent::Computer(_) => self.table.human,
            Opponent::Friend => self.table.turn(),
        }
    }

    fn accept(&mut self) {
        match self.question.take() {
            Some(Question::Draw(_)) => self.end_game(|table| table.game.agree_draw()),
            Some(Question::Resign(side)) => self.end_game(|table| table.game.resign(side)),
            None => (),
        }
    }

    fn end_game(&mut self, end: impl FnOnce(&mut Table) -> bool) {
        if end(&mut self.table) {
            self.stop_computer();
            self.clear_board();
            self.save_game();
            self.heard.tell(News::Line);
        }
    }
}
