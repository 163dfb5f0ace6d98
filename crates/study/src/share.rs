//! The game or its position to take along: as a link, as text, as a picture; and games by link.

use crate::action::Action;
use crate::code;
use crate::effect::{Effect, Export, Slot};
use crate::event::{Input, Opened};
use crate::fault::Fault;
use crate::model::Model;
use crate::panel::{Button, Field, FieldKind, Part};
use crate::section::Section;
use crate::turns::{self, Standing, Turns};
use record::{Link, LinkError, Opener, Score};
use rules::notation::{Names, fen};
use rules::{Game, Side, Status};
use text::Text;
use text::study::Key;

/// What is known of links.
#[derive(Clone, Debug, Default)]
pub(crate) struct Share {
    /// The address that a link begins with.
    page: String,
    /// Whether the device can hand a link on to other programs.
    may_send: bool,
    /// Whether links are of the position alone.
    is_position: bool,
    is_code_shown: bool,
    turns: Turns,
    /// The player's side in the latest of the games by link, while it is on the board.
    seat: Option<Side>,
    note: Option<Note>,
    /// A link that was refused, and may be opened all the same.
    refused: Option<Link>,
}

/// What is to be said of the link that was opened.
#[derive(Clone, Debug, PartialEq)]
enum Note {
    Fault(Fault),
    /// The first move, from 1, that was not made here.
    Differs(usize),
    Older,
}

/// A choice of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareAction {
    /// Links of the position alone, or of the whole game.
    Position,
    /// Copy the link.
    CopyLink,
    /// Hand the link on to another program.
    Send,
    /// Show the link as a picture for cameras, or hide it.
    Code,
    /// Copy the game as PDN.
    CopyGame,
    /// Save the game as a file.
    SaveGame,
    /// Copy the position as FEN.
    CopyPosition,
    /// Copy the board as a picture.
    CopyPicture,
    /// Save the board as a picture.
    SavePicture,
    /// Play on by link, the side to move being the player's.
    Begin,
    /// Play no longer by link.
    End,
    /// Open the link that was refused.
    OpenRefused,
}

impl ShareAction {
    /// A stable name for the page and its tests.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Position => "share-position",
            Self::CopyLink => "share-copy-link",
            Self::Send => "share-send",
            Self::Code => "share-code",
            Self::CopyGame => "share-copy-game",
            Self::SaveGame => "share-save-game",
            Self::CopyPosition => "share-copy-position",
            Self::CopyPicture => "share-copy-picture",
            Self::SavePicture => "share-save-picture",
            Self::Begin => "turns-begin",
            Self::End => "turns-end",
            Self::OpenRefused => "turns-open",
        }
    }

    const fn key(self) -> Key<'static> {
        match self {
            Self::Position => Key::SharePositionOnly,
            Self::CopyLink => Key::ShareCopyLink,
            Self::Send => Key::ShareSend,
            Self::Code => Key::ShareCode,
            Self::CopyGame => Key::ShareCopyGame,
            Self::SaveGame => Key::ShareSaveGame,
            Self::CopyPosition => Key::ShareCopyPosition,
            Self::CopyPicture => Key::ShareCopyPicture,
            Self::SavePicture => Key::ShareSavePicture,
            Self::Begin => Key::TurnsBegin,
            Self::End => Key::TurnsEnd,
            Self::OpenRefused => Key::TurnsOpen,
        }
    }
}

impl Share {
    /// The latest of the games by link, if it is on the board.
    fn seated(&self) -> Option<(Side, &Link)> {
        Some((self.seat?, self.turns.last()?))
    }
}

impl Model {
    /// Takes in the games by link that were kept.
    pub(crate) fn find_turns(&mut self, kept: &str) {
        self.share.turns = Turns::read(kept);
    }

    /// Takes in where the page is.
    pub(crate) fn opened(&mut self, opened: Opened) {
        self.share.page = opened.page;
        self.share.may_send = opened.may_send;
    }

    /// Opens the link behind `#` in the page's address, if there is one.
    pub(crate) fn open_link(&mut self, fragment: &str) {
        match Link::read(fragment) {
            _ if fragment.is_empty() => {}
            Ok(link) => self.receive(link),
            Err(error) => self.refuse(Note::Fault(Fault::Link(error))),
        }
    }

    /// Opens a link.
    pub(crate) fn receive(&mut self, link: Link) {
        self.share.refused = None;
        match link.opener {
            Opener::Watches(_) if self.open_rules(&link) => {}
            Opener::Watches(side) => {
                self.leave_turns();
                self.show_from(link.game, side);
            }
            Opener::Plays(side) => self.receive_turn(link, side),
        }
    }

    fn receive_turn(&mut self, link: Link, side: Side) {
        match self.share.turns.standing(&link) {
            Standing::GoesOn(place) if self.is_known(place, &link) => self.sit(link, side, Some(place)),
            _ if turns::is_ended_for(&link) => self.refuse(Note::Fault(Fault::Link(LinkError::End))),
            Standing::GoesOn(place) => self.sit(link, side, Some(place)),
            Standing::Other => self.sit(link, side, None),
            Standing::Older(place) => {
                let newer = self.share.turns.get(place).cloned().unwrap_or(link);
                self.sit(newer, side, Some(place));
                self.share.note = Some(Note::Older);
            }
            Standing::Differs(number) => {
                self.refuse(Note::Differs(number));
                self.share.refused = Some(link);
            }
        }
    }

    /// Whether a link is the very game that is kept: the page was loaded again.
    fn is_known(&self, place: usize, link: &Link) -> bool {
        let kept = self.share.turns.get(place).map(|kept| &kept.game);
        kept.is_some_and(|kept| kept.ply() == link.game.ply() && kept.status() == link.game.status())
    }

    /// Says why a link is not opened. The board stays.
    fn refuse(&mut self, note: Note) {
        self.section = Section::Share;
        self.share.note = Some(note);
    }

    /// Puts a game by link on the board, and remembers it.
    fn sit(&mut self, link: Link, side: Side, instead_of: Option<usize>) {
        self.section = Section::Share;
        self.share.note = None;
        self.show_from(link.game.clone(), side);
        self.share.seat = Some(side);
        self.remember(link, instead_of);
    }

    fn remember(&mut self, link: Link, instead_of: Option<usize>) {
        self.emit(Effect::Address(link.write().unwrap_or_default()));
        self.share.turns.keep(link, instead_of);
        self.emit(Effect::Keep(Slot::Turns, self.share.turns.write()));
    }

    /// What is on the board is no longer a game by link.
    pub(crate) fn leave_turns(&mut self) {
        self.share.note = None;
        self.share.seat = None;
        self.emit(Effect::Address(String::new()));
    }

    /// Whether something must not happen in a game by link, since it is the other's turn.
    pub(crate) fn is_others(&self, event: &app::Event) -> bool {
        let moves = matches!(
            event,
            app::Event::Pointer(app::Pointer::Down(_))
                | app::Event::Press(_)
                | app::Event::Key(app::Key::Press | app::Key::Sign(_))
        );
        let ends = matches!(event, app::Event::Act(app::Action::Resign | app::Action::ClaimDraw));
        let agrees = matches!(event, app::Event::Act(app::Action::OfferDraw));
        let seated = self.share.seated();
        seated
            .is_some_and(|(side, kept)| agrees || (moves || ends) && !may_move(self.game(), side, &kept.game))
    }

    /// Takes the player's own move in a game by link into the link.
    pub(crate) fn follow_turns(&mut self) {
        let Some((side, kept)) = self.share.seated() else { return };
        if !turns::is_same_start(&kept.game, self.game()) {
            return self.leave_turns();
        }
        let (known, told) = (turns::made(&kept.game).len(), turns::made(self.game()).len());
        let common = turns::shared(&kept.game, self.game());
        let is_kept = common == told && (told < known || self.game().status() == kept.game.status());
        // A move beside an earlier one is tried out, and concerns nobody else.
        if !is_kept && common + 1 >= known {
            let link = Link { game: self.game().clone(), opener: Opener::Plays(side), name: String::new() };
            let latest = self.share.turns.latest();
            self.section = Section::Share;
            self.share.note = None;
            self.remember(link, latest);
        }
    }

    pub(crate) fn act_on_share(&mut self, action: ShareAction) {
        match action {
            ShareAction::Position => self.share.is_position ^= true,
            ShareAction::Code => self.share.is_code_shown ^= true,
            ShareAction::CopyLink => self.copy(self.link()),
            ShareAction::Send => self.emit(Effect::Send(self.link())),
            ShareAction::CopyGame => self.copy(self.file()),
            ShareAction::SaveGame => self.emit(Effect::SaveText(self.file())),
            ShareAction::CopyPosition => self.copy(self.fen()),
            ShareAction::CopyPicture => self.emit(Effect::Picture(Export::Copy)),
            ShareAction::SavePicture => self.emit(Effect::Picture(Export::Save)),
            ShareAction::Begin => self.begin_turns(),
            ShareAction::End => self.leave_turns(),
            ShareAction::OpenRefused => self.open_refused(),
        }
    }

    fn begin_turns(&mut self) {
        let side = self.game().position().turn();
        let link = Link { game: self.game().clone(), opener: Opener::Plays(side), name: String::new() };
        self.sit(link, side, None);
    }

    fn open_refused(&mut self) {
        let refused = self.share.refused.take();
        if let Some((link, side)) = refused.and_then(|link| turns::player(&link).map(|side| (link, side))) {
            self.sit(link, side, None);
        }
    }

    fn copy(&mut self, text: String) {
        self.emit(Effect::App(app::Effect::Copy(text)));
    }

    fn fen(&self) -> String {
        fen::write(&self.game().position().setup(), &Names::official(self.game().rules()))
    }

    /// The whole address of the link that is offered.
    fn link(&self) -> String {
        let link = self.others_link().unwrap_or_else(|| self.watched_link());
        format!("{}#{}", self.share.page, link.write().unwrap_or_default())
    }

    /// The game by link as the other is to open it, once it is the other's turn.
    fn others_link(&self) -> Option<Link> {
        let (side, kept) = self.share.seated()?;
        let is_due = kept.game.position().turn() != side || kept.game.status() != Status::Playing;
        is_due.then(|| Link { opener: Opener::Plays(side.opposite()), ..kept.clone() })
    }

    fn watched_link(&self) -> Link {
        let game = self.game();
        let here = || Game::new(*game.rules(), &game.position().setup()).ok();
        let position = self.share.is_position.then(here).flatten();
        let opener = Opener::Watches(app::side_below(self.app()));
        Link { game: position.unwrap_or_else(|| game.clone()), opener, name: String::new() }
    }

    /// The game on the board with its variations for a file.
    fn file(&self) -> String {
        let mut record = self.record.clone();
        if record.score == Score::Open {
            record.score = Score::of(self.game().status());
        }
        record::write(&record)
    }
}

/// Whether the player may move or end the game: it is the player's turn, or the player's last move was
/// taken back and was not answered.
fn may_move(game: &Game, side: Side, kept: &Game) -> bool {
    let (told, known) = (turns::made(game).len(), turns::made(kept).len());
    let is_latest = told == turns::shared(game, kept) && told + 1 >= known;
    is_latest && game.position().turn() == side
}

pub(crate) fn view(model: &Model, text: &Text) -> Vec<Part> {
    let mut parts = vec![Part::Said(said(model, text))];
    parts.extend(turns_buttons(model, text));
    let is_mine = model.share.seat.is_some() && model.others_link().is_none();
    if !is_mine {
        parts.extend(link(model, text));
    }
    parts.push(buttons(&[ShareAction::CopyGame, ShareAction::SaveGame, ShareAction::CopyPosition], text));
    parts.push(buttons(&[ShareAction::CopyPicture, ShareAction::SavePicture], text));
    parts
}

/// What is to be done in a game by link, and what is wrong with the link that was opened.
fn said(model: &Model, text: &Text) -> String {
    let note = model.share.note.as_ref().map(|note| note_words(note, text));
    let turn = model.share.seat.map(|_| match model.others_link() {
        None => Key::TurnsMove,
        Some(_) => Key::TurnsSend,
    });
    note.into_iter().chain(turn.map(|key| text.tell(key))).collect::<Vec<_>>().join(" ")
}

fn note_words(note: &Note, text: &Text) -> String {
    match note {
        Note::Fault(fault) => fault.words(text),
        Note::Differs(number) => {
            text.tell(Key::TurnsDiffer { number: u32::try_from(*number).unwrap_or(u32::MAX) })
        }
        Note::Older => text.tell(Key::TurnsOlder),
    }
}

fn turns_buttons(model: &Model, text: &Text) -> Option<Part> {
    let playing = model.game().status() == Status::Playing;
    let begin = (model.share.seat.is_none() && playing).then_some(ShareAction::Begin);
    let end = model.share.seat.map(|_| ShareAction::End);
    let refused = model.share.refused.as_ref().map(|_| ShareAction::OpenRefused);
    let offered: Vec<_> = refused.into_iter().chain(begin).chain(end).collect();
    (!offered.is_empty()).then(|| buttons(&offered, text))
}

fn link(model: &Model, text: &Text) -> Vec<Part> {
    let share = &model.share;
    let address = model.link();
    let choice = |action: ShareAction, on| Button::switch(Action::Share(action), text.tell(action.key()), on);
    let send = share.may_send.then_some(ShareAction::Send);
    let offered: Vec<_> = [ShareAction::CopyLink].into_iter().chain(send).collect();
    let mut choices = vec![choice(ShareAction::Code, share.is_code_shown)];
    choices.extend(share.seat.is_none().then(|| choice(ShareAction::Position, share.is_position)));
    let code = share.is_code_shown.then(|| code::code(&address, text.tell(Key::ShareCode))).flatten();
    let parts = [field(address, text), buttons(&offered, text), Part::Buttons(choices)];
    parts.into_iter().chain(code.map(Part::Code)).collect()
}

fn field(address: String, text: &Text) -> Part {
    Part::Field(Field {
        input: Input::Link,
        label: text.tell(Key::ShareLink),
        text: address,
        kind: FieldKind::Fixed,
    })
}

fn buttons(actions: &[ShareAction], text: &Text) -> Part {
    Part::Buttons(actions.iter().map(|&action| button(action, text)).collect())
}

fn button(action: ShareAction, text: &Text) -> Button {
    Button::new(Action::Share(action), text.tell(action.key()))
}
