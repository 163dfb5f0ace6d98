//! What buttons, the menu and the move list do.

use crate::action::{Action, Opponent};
use crate::effect::Effect;
use crate::heard::News;
use crate::model::{Model, Notice, Question};
use crate::motion::Millis;
use crate::record;
use crate::score::Score;
use crate::sheet::Sheet;
use crate::sound::Sound;
use crate::table::{Choice, Table};
use crate::wish::{Seat, Wish, Wishes};
use rules::{Side, Status};

impl Model {
    /// Carries out a choice of the player; what makes no sense now does nothing.
    pub(crate) fn act(&mut self, action: Action) {
        match action {
            Action::NewGame | Action::Variant(_) | Action::Duty(_) => self.new_game(self.chosen(action)),
            Action::Opponent(opponent) => self.change_opponent(opponent),
            Action::Rematch => self.rematch(),
            Action::Wish(wish) => self.wish(wish),
            Action::Hint => self.ask_hint(),
            Action::ResetScore => self.reset_score(),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::GoTo(ply) => self.go_to(Some(ply), News::Line),
            Action::PlayOn => self.play_on(),
            Action::Flip => self.flip(),
            Action::ClaimDraw => self.end_game(|table| table.game.claim()),
            Action::OfferDraw => self.offer_draw(),
            Action::Resign => self.resign(),
            Action::Accept => self.accept(),
            Action::Decline => self.question = None,
            Action::Copy => self.emit(Effect::Copy(record::pdn(&self.table))),
            Action::Restore => self.restore(),
            Action::Dismiss => self.notice = None,
            Action::Retry => self.retry_computer(),
            Action::Renew => self.emit(Effect::Renew),
            Action::Menu => self.open_sheet(Sheet::Menu),
            Action::Rules(article) => self.open_sheet(Sheet::Rules(article)),
        }
    }

    /// The choice for a new game after this one.
    fn chosen(&self, action: Action) -> Choice {
        let mut choice = self.table.choice.clone();
        match action {
            Action::Variant(variant) => choice.turn_to(variant),
            Action::Duty(duty) => choice.duty = duty,
            Action::Opponent(opponent) => choice.opponent = opponent,
            _ => (),
        }
        choice
    }

    fn new_game(&mut self, choice: Choice) {
        let score = self.table.next_score(choice.opponent);
        self.begin(choice, self.wishes, score);
    }

    /// The colours are changed over, and with them the sides of the score.
    fn rematch(&mut self) {
        let choice = self.table.choice.clone();
        let wishes = Wishes { seat: Seat::of(self.table.human.opposite()), ..self.wishes };
        let score = self.table.next_score(choice.opponent).swapped();
        self.begin(choice, wishes, score);
    }

    /// Begins a game. One that had begun goes on the shelf; else what lies there stays.
    pub(crate) fn begin(&mut self, choice: Choice, wishes: Wishes, score: Score) {
        let mut table = Table::deal(choice, &wishes, &self.openings, &mut self.chance);
        table.score = score;
        let old = self.sit_down(table);
        if old.has_begun() {
            self.shelf = Some(old);
        }
        let lasting = self.notice.filter(|notice| !notice.passes());
        self.notice = self.shelf.is_some().then_some(Notice::NewGame).or(lasting);
        self.save_game();
        self.save_settings();
        self.heard.tell(News::NewGame);
    }

    /// A wish for games to come; a game that has not begun yet is set up anew at once.
    fn wish(&mut self, wish: Wish) {
        self.wishes.set(wish);
        if wish.is_about_view() {
            self.look(wish);
        } else if self.table.has_begun() {
            self.notify(Notice::NextGame);
        } else {
            self.begin(self.table.choice.clone(), self.wishes, self.table.score);
        }
        self.save_settings();
    }

    fn reset_score(&mut self) {
        self.table.score = Score::default();
        self.save_game();
    }

    fn restore(&mut self) {
        if let Some(table) = self.shelf.take() {
            self.uncount_result(&table);
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
        self.declined = None;
        let old = core::mem::replace(&mut self.table, table);
        self.table.lay(self.wishes.lie);
        self.face_mover();
        self.table.stop_clock();
        self.count_result(&old);
        self.save_game();
        self.let_computer_move();
        old
    }

    /// Who comes in the middle of a game takes it over; after its end a new one begins.
    fn change_opponent(&mut self, opponent: Opponent) {
        if self.table.result() != Status::Playing {
            return self.new_game(self.chosen(Action::Opponent(opponent)));
        }
        self.stop_computer();
        self.clear_board();
        self.table.score = self.table.next_score(opponent);
        self.table.choice.opponent = opponent;
        self.save_settings();
        self.save_game();
        self.heard.tell(News::Line);
        self.let_computer_move();
    }

    /// Takes back how the players ended the game, else moves.
    fn undo(&mut self) {
        if self.table.game.has_agreed_end() {
            self.step(News::Undone, |table| {
                table.game.undo_end();
            });
        } else {
            self.go_to(self.table.undo_ply(), News::Undone);
        }
    }

    fn redo(&mut self) {
        if self.table.game.had_agreed_end() {
            self.step(News::Redone, |table| {
                table.game.redo_end();
            });
        } else {
            self.go_to(self.table.redo_ply(), News::Redone);
        }
    }

    fn go_to(&mut self, ply: Option<usize>, news: News) {
        if let Some(ply) = ply {
            self.step(news, |table| table.game.go_to(ply));
        }
    }

    /// Steps to another moment of the game.
    fn step(&mut self, news: News, step: impl FnOnce(&mut Table)) {
        self.stop_computer();
        self.clear_board();
        step(&mut self.table);
        self.table.leave_lost_time();
        self.face_mover();
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

    /// At once, without a question: undo takes it back.
    fn resign(&mut self) {
        let side = self.resigning_side();
        self.end_game(|table| table.game.resign(side));
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
            None => (),
        }
    }

    /// Ends the game where it stands; not where someone looks back, since later moves would be lost.
    pub(crate) fn end_game(&mut self, end: impl FnOnce(&mut Table) -> bool) {
        if self.table.is_latest() && end(&mut self.table) {
            self.stop_computer();
            self.clear_board();
            self.sound(Sound::End, Millis(0.0));
            self.save_game();
            self.heard.tell(News::Line);
        }
    }
}
