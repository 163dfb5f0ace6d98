//! Random events: nothing stops the page, and the model always agrees with itself.

use crate::page::{Dice, Page, done, english, started, text_of};
use ai::talk::{Ask, Reply, Ticket};
use app::{Action, Alarm, Effect, Event, Key, LineKind, Millis, Moving, Opponent, Point, Pointer, Slot};
use app::{Custom, Draws, Hints, Labels, Lie, Odds, Opening, Pace, Seat, Set, Sounds, Speed, Turning, Wish};
use rules::{Duty, Side, Status, Variant};
use text::words::Article;

/// A monkey at the page, with what it remembers of it.
struct Monkey {
    page: Page,
    dice: Dice,
    open: Option<(Ticket, String)>,
    last: Option<Ticket>,
    frames: u32,
    alarms: Vec<Alarm>,
    you: Option<Side>,
    now: f64,
}

impl Monkey {
    fn new(seed: u64) -> Self {
        let page = Page::new(started("en"));
        let dice = Dice::new(seed);
        Self { page, dice, open: None, last: None, frames: 0, alarms: Vec::new(), you: None, now: 0.0 }
    }

    fn event(&mut self) -> Event {
        match self.dice.roll(21) {
            0..=6 => self.tap(),
            7 | 8 => Event::Pointer(Pointer::Move(self.point())),
            9 => Event::Pointer(Pointer::Cancel),
            10 => Event::Key(self.key()),
            11 => Event::Press(self.any_square()),
            12 | 13 => self.frame(),
            14 => self.alarm(),
            15 | 16 => self.answer(),
            17 => Event::Act(self.action()),
            18 => self.time(),
            19 => Event::Moving(self.dice.pick(&[Moving::Animated, Moving::Animated, Moving::Still])),
            _ => self.trouble(),
        }
    }

    /// Mostly on a square where something can be done, so that games go on.
    fn tap(&mut self) -> Event {
        let point = self.useful().unwrap_or_else(|| self.point());
        Event::Pointer(self.dice.pick(&[Pointer::Down(point), Pointer::Up(point)]))
    }

    fn useful(&mut self) -> Option<Point> {
        let cells = self.page.cells();
        let useful: Vec<_> = cells.iter().filter(|cell| cell.states.len() > 2).collect();
        let some = !useful.is_empty() && self.dice.roll(4) > 0;
        some.then(|| self.page.point(useful[self.dice.roll(useful.len())].square))
    }

    fn point(&mut self) -> Point {
        let mut coordinate = || (self.dice.roll(140) as f32) / 10.0 - 2.0;
        Point::new(coordinate(), coordinate())
    }

    /// On this board or not.
    fn any_square(&mut self) -> rules::Square {
        let bits: Vec<u8> = (0..128).collect();
        rules::Square::from_bit(self.dice.pick(&bits))
    }

    fn key(&mut self) -> Key {
        use Key::{Back, Down, End, Escape, First, Home, Last, Left, Press, Right, Up};
        if self.dice.roll(3) == 0 {
            return Key::Sign(self.dice.pick(&['c', 'd', '1', '2', '3', '5', '-', 'x', 'é']));
        }
        self.dice.pick(&[Left, Right, Up, Down, Home, End, First, Last, Press, Press, Press, Escape, Back])
    }

    fn frame(&mut self) -> Event {
        self.frames = 0;
        Event::Frame(Millis(self.dice.roll(100_000) as f64))
    }

    fn time(&mut self) -> Event {
        self.now += self.dice.roll(80_000) as f64;
        Event::Time(Millis(self.now))
    }

    fn alarm(&mut self) -> Event {
        let known = (!self.alarms.is_empty()).then(|| self.dice.pick(&self.alarms));
        Event::Woke(known.unwrap_or(Alarm(u32::MAX)))
    }

    /// What a worker would say, sometimes late or wrong.
    fn answer(&mut self) -> Event {
        let stale = done(Ticket(self.dice.roll(50) as u32), "11-15");
        let Some((ticket, mv)) = self.open.clone() else { return stale };
        match self.dice.roll(12) {
            0 => stale,
            1 => Event::Worker(Reply::Failed { ticket, why: "monkey".into() }),
            2 => done(ticket, "monkey"),
            _ => done(ticket, &mv),
        }
    }

    fn action(&mut self) -> Action {
        let level = self.dice.pick(&ai::Level::ALL);
        let actions = [
            Action::Undo,
            Action::Undo,
            Action::Redo,
            Action::GoTo(self.dice.roll(60)),
            Action::PlayOn,
            Action::Flip,
            Action::OfferDraw,
            Action::Resign,
            Action::Accept,
            Action::Decline,
            Action::Copy,
            Action::Restore,
            Action::Dismiss,
            Action::Retry,
            Action::ClaimDraw,
            Action::Opponent(Opponent::Friend),
            Action::Opponent(Opponent::Computer(level)),
            Action::Variant(self.dice.pick(Variant::ALL)),
            Action::Duty(self.dice.pick(&[Duty::Must, Duty::May])),
            Action::NewGame,
            Action::Rematch,
            Action::Hint,
            Action::Hint,
            Action::ResetScore,
            Action::Wish(self.wish()),
            Action::Menu,
            Action::Rules(None),
            Action::Rules(Some(Article::Duty)),
        ];
        self.dice.pick(&actions)
    }

    fn wish(&mut self) -> Wish {
        match self.dice.roll(13) {
            0 => Wish::Seat(self.dice.pick(Seat::ALL)),
            1 => Wish::Custom(self.dice.pick(Custom::ALL)),
            2 => Wish::Lie(self.dice.pick(Lie::ALL)),
            3 => Wish::Odds(self.dice.pick(Odds::ALL)),
            4 => Wish::Opening(self.dice.pick(Opening::ALL)),
            5 => Wish::Draws(self.dice.pick(Draws::ALL)),
            6 => Wish::Pace(self.dice.pick(Pace::ALL)),
            7 => Wish::Set(self.dice.pick(Set::ALL)),
            8 => Wish::Labels(self.dice.pick(Labels::ALL)),
            9 => Wish::Speed(self.dice.pick(Speed::ALL)),
            10 => Wish::Turning(self.dice.pick(Turning::ALL)),
            11 => Wish::Sounds(self.dice.pick(Sounds::ALL)),
            _ => Wish::Hints(self.dice.pick(Hints::ALL)),
        }
    }

    fn trouble(&mut self) -> Event {
        match self.dice.roll(8) {
            0 => Event::WorkerDied("monkey".into()),
            1 => Event::StorageFailed,
            2 => Event::Copied,
            3 => Event::CopyFailed,
            4 => Event::Blur,
            5 => Event::NewVersion,
            _ => Event::Act(Action::Retry),
        }
    }

    fn step(&mut self) {
        let event = self.event();
        let changes_seats = matches!(
            event,
            Event::Act(
                Action::NewGame
                    | Action::Variant(_)
                    | Action::Duty(_)
                    | Action::Restore
                    | Action::Rematch
                    | Action::Wish(_)
                    | Action::Opponent(_)
            )
        );
        if changes_seats {
            self.you = None;
        }
        self.page.send(event.clone());
        for effect in self.page.effects.clone() {
            self.take(&effect);
        }
        self.check(&event);
    }

    fn take(&mut self, effect: &Effect) {
        match effect {
            Effect::NextFrame => self.frames += 1,
            Effect::Wake(alarm, _) => self.alarms.push(*alarm),
            Effect::Ask(Ask::Think { ticket, game, .. }) => {
                assert!(self.open.is_none(), "a question while another is open");
                assert!(self.last < Some(*ticket), "tickets count up");
                let game = game.read().expect("the question can be read");
                assert_eq!(game.position(), self.page.model.game().position());
                self.open = Some((*ticket, text_of(&game, self.dice.pick(game.legal()))));
                self.last = Some(*ticket);
            }
            Effect::Ask(Ask::Stop { ticket }) => {
                assert_eq!(self.last, Some(*ticket));
                self.open = None;
            }
            Effect::Ask(Ask::Analyse { .. }) => panic!("the game asks for moves, not for lines"),
            Effect::RestartWorker => self.open = None,
            Effect::Save(Slot::Game, text) => {
                let again = Page::new(app::Started { game: Some(text.clone()), ..started("en") });
                assert_eq!(again.panel().notice.is_some(), text.contains("shelf"), "{text}");
                assert_eq!(again.model.game().position(), self.page.model.game().position(), "{text}");
            }
            Effect::Save(Slot::Settings | Slot::Statistics, _)
            | Effect::Copy(_)
            | Effect::OpenSheet
            | Effect::Renew
            | Effect::Sound(..) => (),
        }
    }

    fn check(&mut self, event: &Event) {
        if let Event::Worker(Reply::Done { ticket, .. } | Reply::Failed { ticket, .. }) = event
            && self.open.as_ref().is_some_and(|(open, _)| open == ticket)
        {
            self.open = None;
        }
        assert!(self.frames <= 1, "two frames are on their way after {event:?}");
        assert!(!app::is_moving(&self.page.model) || self.frames == 1, "nothing drives the motion");
        let panel = self.page.panel();
        let game = self.page.model.game();
        assert_eq!(panel.line.kind == LineKind::Result, game.status() != Status::Playing);
        assert!(game.ply() <= game.len());
        let you = panel.players.iter().find(|player| player.name == "You").map(|player| player.side);
        if let (Some(before), Some(now)) = (self.you, you) {
            assert_eq!(before, now, "the sides swapped after {event:?}");
        }
        self.you = you.or(self.you);
        self.page.cursor();
        self.page.picture();
        app::menu(&self.page.model, &english());
    }
}

#[test]
fn random_events_never_confuse_the_page() {
    for seed in 0..10 {
        let mut monkey = Monkey::new(seed);
        (0..1000).for_each(|_| monkey.step());
    }
}
