//! The only place where the model changes: one event in, effects out.

use crate::effect::Effect;
use crate::event::{Event, Pointer};
use crate::model::{Model, Notice};
use crate::play::Press;

/// Takes in what happened and gives back what the page is to do about it, in order.
///
/// It reads no clock and nothing of the outside world; time comes with [`Event::Frame`].
pub fn update(model: &mut Model, event: Event) -> Vec<Effect> {
    model.heard.next();
    match event {
        Event::Started(started) => model.start(&started),
        Event::Frame(now) => model.frame(now),
        Event::Woke(alarm) => model.woke(alarm),
        Event::Pointer(Pointer::Down(point)) => model.pointer_down(point),
        Event::Pointer(Pointer::Move(point)) => model.pointer_move(point),
        Event::Pointer(Pointer::Up(point)) => model.pointer_up(point),
        Event::Pointer(Pointer::Cancel) => model.pointer_cancel(),
        Event::Key(key) => model.key(key),
        Event::Press(square) => model.press_named(square),
        Event::Focus(square) => model.focus(square),
        Event::Blur => model.leave_board(),
        Event::Act(action) => {
            model.act(action);
            model.renew_between_games();
        }
        Event::Worker(reply) => model.hear_computer(reply),
        Event::WorkerDied(_) => model.computer_died(),
        Event::Moving(moving) => model.set_moving(moving),
        Event::StorageFailed => model.storage_failed(),
        Event::NewVersion => model.new_version(),
        Event::Copied => model.notify(Notice::Copied),
        Event::Time(now) => model.count_time(now),
        Event::CopyFailed => model.notify(Notice::CopyFailed),
    }
    model.wind_clock();
    model.take_effects()
}

impl Model {
    fn press_named(&mut self, square: rules::Square) {
        self.focus(square);
        if self.table.layout().has(square) {
            self.press(square, Press::Tap);
        }
    }
}
