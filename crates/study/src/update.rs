//! The only place where the model changes: one event in, effects out.

use crate::action::Action;
use crate::effect::{Effect, Slot};
use crate::event::{Event, Input, Origin};
use crate::learning::LearnAction;
use crate::model::Model;
use crate::section::Section;

/// Takes in what happened and gives back what the page is to do about it, in order.
pub fn update(model: &mut Model, event: Event) -> Vec<Effect> {
    match event {
        Event::Started(started, origin) => model.start(started, origin),
        Event::App(app::Event::Act(app::Action::Hint)) if model.learning.is_on_the_board() => {
            model.learn(LearnAction::Hint);
        }
        Event::App(event) => model.hear_of_game(event),
        Event::Act(action) => model.act(action),
        // The tree is that of the game that comes back after the lesson.
        Event::Step(_) | Event::Slid(_) if model.learning.is_on_the_board() => (),
        Event::Step(step) => model.step(step),
        Event::Slid(ply) => model.go_along(ply),
        Event::Input(Input::Position, written) => model.read_position(&written),
        Event::Found(Slot::Record, text) => model.found = Some(text),
        Event::Input(Input::RulesName, name) => model.name_rules(name),
        Event::Input(Input::Paste, typed) => model.games.paste(typed),
        Event::Input(Input::Player, typed) => model.games.search_player(typed),
        Event::Input(Input::Link, _) => {}
        Event::Found(Slot::Rules, text) => model.find_rules(&text),
        Event::Found(Slot::Learned, text) => model.take_up_learned(&text),
        Event::Puzzles(variant, file, day) => model.take_puzzles(variant, file.as_deref(), day),
        Event::Found(Slot::Turns, text) => model.find_turns(&text),
        Event::Link(fragment) => match Section::named(&fragment) {
            Some(section) => model.open(section),
            None => model.open_link(&fragment),
        },
        Event::Opened(opened) => model.opened(opened),
        Event::File(content) => model.take_file(&content),
        Event::GoOn => model.go_on_with_games(),
    }
    model.follow_lesson();
    if !model.learning.is_on_the_board() {
        model.follow_board();
    }
    model.attend();
    model.take_effects()
}

impl Model {
    fn start(&mut self, started: app::Started, origin: Origin) {
        self.tell_app(app::Event::Started(started));
        self.begin_own();
        if origin == Origin::Elsewhere {
            self.show(self.game().clone());
        }
        self.take_up();
    }

    fn hear_of_game(&mut self, event: app::Event) {
        if self.learning.is_on_the_board() {
            return self.hear(event);
        }
        if self.is_others(&event) {
            return;
        }
        if matches!(&event, app::Event::Act(action) if begins_another(action)) {
            self.leave_turns();
        }
        self.hear(event);
        self.follow_turns();
    }

    fn hear(&mut self, event: app::Event) {
        match &event {
            app::Event::Worker(reply) => self.hear_engine(reply),
            app::Event::WorkerDied(_) => self.engine_failed(),
            _ => (),
        }
        if !(self.is_setting_up() && self.set_up(&event)) {
            self.tell_app(event);
        }
    }

    fn act(&mut self, action: Action) {
        match action {
            Action::Open(section) => self.open(section),
            Action::Own(action) => self.act_own(action),
            Action::Games(action) => self.act_on_games(action),
            Action::Share(action) => self.act_on_share(action),
            Action::Go(node) => self.go(node),
            Action::Engine(switch) => self.engine.switch = switch,
            Action::PlayLine(place, moves) => self.play_line(place, moves),
            Action::Review => self.begin_review(),
            Action::CancelReview => self.cancel_review(),
            Action::Brush(brush) => self.take_brush(brush),
            Action::Turn(side) => self.give_turn(side),
            Action::SetUpStart => self.set_up_start(),
            Action::ClearSetup => self.clear_setup(),
            Action::AnalyseSetup => self.analyse_setup(),
            Action::PlaySetup(opponent) => self.play_setup(opponent),
            Action::Learn(action) => self.learn(action),
        }
    }

    fn open(&mut self, section: Section) {
        self.section = section;
        if section == Section::Learn {
            self.open_lessons();
        } else {
            self.leave_lesson();
        }
        self.editor.look_at(self.app.game());
    }
}

/// Whether another game is on the board after this.
fn begins_another(action: &app::Action) -> bool {
    use app::Action::{Duty, NewGame, Opponent, Rematch, Restore, Variant};
    matches!(action, NewGame | Variant(_) | Duty(_) | Opponent(_) | Rematch | Restore)
}
