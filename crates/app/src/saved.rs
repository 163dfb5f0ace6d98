//! What is kept between visits, as text: the player's choices, and the game that runs.
//!
//! Both begin with a line that names the form and its version; other versions are refused.

use crate::action::Opponent;
use crate::table::{Choice, Table};
use crate::wish::{Wish, Wishes};
use ai::Level;
use ai::talk::GameText;
use core::fmt::{self, Write};
use rules::{DrawReason, Duty, Game, Repetition, Side, Status, Win};

const SETTINGS: &str = "damka settings 1";
const GAME: &str = "damka game 1";
/// What stands between a game and the one that it replaced.
const SHELF: &str = "shelf\n";

/// Why a kept text cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SavedError {
    /// The first line is not the one expected here.
    Form(String),
    /// This field is missing.
    Missing(&'static str),
    /// This field cannot be read; what it holds.
    Field(&'static str, String),
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(line) => write!(f, "first line is \"{line}\", not of this version"),
            Self::Missing(name) => write!(f, "field \"{name}\" is missing"),
            Self::Field(name, value) => write!(f, "field \"{name}\" cannot be \"{value}\""),
        }
    }
}

impl core::error::Error for SavedError {}

/// Lines of a name and a value.
pub(crate) struct Fields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Fields<'a> {
    fn read(text: &'a str, form: &str) -> Result<Self, SavedError> {
        let mut lines = text.lines();
        let first = lines.next().unwrap_or_default();
        if first != form {
            return Err(SavedError::Form(first.chars().take(40).collect()));
        }
        Ok(Self(lines.map(|line| line.split_once(' ').unwrap_or((line, ""))).collect()))
    }

    fn text(&self, name: &'static str) -> Result<&'a str, SavedError> {
        let field = self.0.iter().find(|(known, _)| *known == name);
        field.map(|(_, value)| *value).ok_or(SavedError::Missing(name))
    }

    fn parse<T>(&self, name: &'static str, read: impl FnOnce(&str) -> Option<T>) -> Result<T, SavedError> {
        let value = self.text(name)?;
        read(value).ok_or_else(|| SavedError::Field(name, value.to_owned()))
    }

    /// A field that texts of earlier versions lack; `usual` stands for it there.
    pub(crate) fn optional<T>(
        &self,
        name: &'static str,
        usual: T,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, SavedError> {
        if self.text(name).is_ok() { self.parse(name, read) } else { Ok(usual) }
    }

    /// What players call their own rules; nothing in texts of earlier versions.
    fn name(&self) -> Option<String> {
        self.text("name").ok().filter(|name| !name.is_empty()).map(str::to_owned)
    }

    fn opponent(&self) -> Result<Opponent, SavedError> {
        self.parse("opponent", |value| match value {
            "friend" => Some(Opponent::Friend),
            level => Level::from_id(level).map(Opponent::Computer),
        })
    }
}

fn write_fields(form: &str, fields: &[(&str, &str)]) -> String {
    let mut text = format!("{form}\n");
    for (name, value) in fields {
        let _ = writeln!(text, "{name} {value}");
    }
    text
}

fn opponent_text(opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Computer(level) => level.id(),
        Opponent::Friend => "friend",
    }
}

fn side_text(side: Side) -> &'static str {
    match side {
        Side::White => "white",
        Side::Black => "black",
    }
}

fn read_side(text: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side_text(*side) == text)
}

/// The choices as text.
pub(crate) fn write_settings(choice: &Choice) -> String {
    let game = choice.id();
    let fields = [
        ("variant", game.as_str()),
        ("duty", choice.duty.id()),
        ("opponent", opponent_text(choice.opponent)),
        ("name", choice.name()),
    ];
    write_fields(SETTINGS, &fields)
}

/// The choices that [`write_settings`] wrote.
pub(crate) fn read_settings(text: &str) -> Result<Choice, SavedError> {
    let fields = Fields::read(text, SETTINGS)?;
    let rules = fields.parse("variant", Choice::rules_of)?;
    let duty = fields.parse("duty", Duty::from_id)?;
    Ok(Choice { rules, name: fields.name(), duty, opponent: fields.opponent()? })
}

/// The wishes as lines that follow the choices.
pub(crate) fn write_wishes(wishes: &Wishes) -> String {
    let lines = wishes.each().map(Wish::named).map(|(name, value)| format!("{name} {value}\n"));
    lines.concat()
}

/// The wishes among the lines of a text; what cannot be read is as usual.
pub(crate) fn read_wishes(text: &str) -> Wishes {
    let mut wishes = Wishes::default();
    let named = text.lines().filter_map(|line| line.split_once(' '));
    named.filter_map(|(name, value)| Wish::from_named(name, value)).for_each(|wish| wishes.set(wish));
    wishes
}

/// The table as text.
pub(crate) fn write_game(table: &Table) -> String {
    let game = GameText { moves: table.written().to_vec(), ..GameText::of(&table.game) };
    let fields = [
        ("rules", game.rules.as_str()),
        ("start", game.start.as_deref().unwrap_or_default()),
        ("moves", &game.moves.join(" ")),
        ("ply", &table.game.ply().to_string()),
        ("end", end_text(&table.game)),
        ("opponent", opponent_text(table.choice.opponent)),
        ("human", side_text(table.human)),
        ("below", side_text(table.below)),
        ("name", table.choice.name()),
    ];
    write_fields(GAME, &fields) + &table.write_extras()
}

/// The table as text, and after it the one that can still be put back.
pub(crate) fn write_games(table: &Table, shelf: Option<&Table>) -> String {
    let own = write_game(table);
    match shelf {
        Some(shelf) => format!("{own}{SHELF}{}", write_game(shelf)),
        None => own,
    }
}

/// The second table that [`write_games`] wrote, if there is one and it can be read.
pub(crate) fn read_shelf(text: &str) -> Option<Table> {
    read_game(tables(text).1?).ok()
}

/// The first table's text, and that of the second one.
fn tables(text: &str) -> (&str, Option<&str>) {
    let own = text.split_inclusive('\n').take_while(|line| *line != SHELF).map(str::len).sum();
    let (own, rest) = text.split_at_checked(own).unwrap_or((text, ""));
    (own, rest.strip_prefix(SHELF))
}

/// The table that [`write_game`] wrote, or the first one of [`write_games`].
pub(crate) fn read_game(text: &str) -> Result<Table, SavedError> {
    let fields = Fields::read(tables(text).0, GAME)?;
    let start = fields.text("start")?;
    let moves = fields.text("moves")?;
    let game = GameText {
        rules: fields.text("rules")?.to_owned(),
        start: (!start.is_empty()).then(|| start.to_owned()),
        moves: moves.split_whitespace().map(str::to_owned).collect(),
    };
    let mut game = game.read().map_err(|error| SavedError::Field("moves", error.to_string()))?;
    game.go_to(fields.parse("ply", |ply| ply.parse().ok().filter(|ply| *ply <= game.len()))?);
    fields.parse("end", |end| end_game(&mut game, end))?;
    let choice = Choice::behind(game.rules(), fields.name(), fields.opponent()?);
    let human = fields.parse("human", read_side)?;
    let mut table = Table::with(choice, game, human, fields.parse("below", read_side)?);
    table.read_extras(&fields)?;
    Ok(table)
}

/// How the players ended the game; what the position itself says is not written.
fn end_text(game: &Game) -> &'static str {
    match game.status() {
        Status::Won { by, how: Win::Resigned } => side_text(by.opposite()),
        Status::Won { by: Side::Black, how: Win::OutOfTime } => "white-late",
        Status::Won { by: Side::White, how: Win::OutOfTime } => "black-late",
        Status::Drawn(DrawReason::Agreed) => "agreed",
        Status::Drawn(DrawReason::Repetition) if game.rules().draw.repetition == Repetition::Claim => {
            "claimed"
        }
        _ => "",
    }
}

fn end_game(game: &mut Game, end: &str) -> Option<()> {
    let ended = match end {
        "" => true,
        "agreed" => game.agree_draw(),
        "claimed" => game.claim(),
        "white-late" => game.run_out_of_time(Side::White),
        "black-late" => game.run_out_of_time(Side::Black),
        side => game.resign(read_side(side)?),
    };
    ended.then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_say_what_is_wrong_and_where() {
        let settings = "damka settings 1\nvariant russian\nduty must\nopponent hard\n";
        assert!(read_settings(settings).is_ok());
        let cases = [
            (settings.replace('1', "2"), "first line is \"damka settings 2\", not of this version"),
            (settings.replace("duty must\n", ""), "field \"duty\" is missing"),
            (settings.replace("russian", "martian"), "field \"variant\" cannot be \"martian\""),
            (settings.replace("hard", ""), "field \"opponent\" cannot be \"\""),
        ];
        for (text, message) in cases {
            assert_eq!(read_settings(&text).unwrap_err().to_string(), message);
        }
    }

    #[test]
    fn a_game_says_which_move_it_stumbled_over() {
        let table = Table::new(
            read_settings("damka settings 1\nvariant american\nduty may\nopponent friend").unwrap(),
        );
        let text = write_game(&table).replace("moves ", "moves 11-15 3-4");
        let message = read_game(&text).unwrap_err().to_string();
        assert!(message.starts_with("field \"moves\" cannot be \"move 2, \"3-4\""), "{message}");
    }
}
