//! A game in the fragment of an address, short and safe against rubbish.
//!
//! # The form, version 1
//!
//! The text is the digit `1`, the version, and base64 (RFC 4648, the alphabet for addresses, without
//! `=`) of two bytes of check and then these bits, the high bit of each byte first:
//!
//! | bits | what |
//! |---:|---|
//! | 1 | 0: the opener watches, 1: plays |
//! | 1 | the opener's side, at the bottom of the board: 0 White, 1 Black |
//! | 3 | an end that no move made, see [`ending`](self) below |
//! | 1 | 1: a name follows |
//! | 5 | the number of PDN's `GameType` less 20, or 31: rules by axes follow |
//! | 1 | for a number: 1 if captures may be left out |
//! | 2 | for a number: draws of this site (0), of tournaments (1), or own ones that follow (2) |
//! | … | the rules by axes (`rules.rs`), or the own draws |
//! | 2 | the start: usual (0), usual with the other side to move (1), or a position that follows (2) |
//! | … | the position: 1 bit for the side to move; for each square by its number on the ordinary board 0, or 1 and a bit each for the side (1 Black) and for a king |
//! | … | the name: how many bytes, and these, in UTF-8 |
//! | … | how many moves |
//! | … | the moves |
//! | 0–7 | zeros up to a whole byte |
//!
//! Ends: none (0), White (1) or Black (2) gave up, drawn by agreement (3) or claimed as the third
//! repetition (4), White's (5) or Black's (6) time ran out.
//!
//! A count is written in groups of four bits, the lowest first, each before a bit that says whether
//! another follows. A move is its index among the legal moves, in the order of [`sorted`]: of n
//! moves the first 2^(k+1) - n take k bits, the others k + 1, where k is the logarithm of n rounded
//! down; so a forced move takes none.
//!
//! The check is the high half of Adler-32 (RFC 1950) of the version and the bytes behind the check.
//! Each byte counts with its place there, so a wrong byte and exchanged neighbours are always noticed.
//! It guards against slips, not against malice; but moves are played by the rules when a link is
//! read, so nobody can forge a position that no play leads to, except by saying where it starts.

mod bits;
mod error;
mod rules;

use ::rules::notation::Names;
use ::rules::{
    DrawReason, Game, IllegalMove, Move, Piece, Rank, Rules, Setup, Side, Square, Status, Win, Word,
};
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use base64::{DecodeError, Engine};

use bits::{Reader, Writer};
pub use error::LinkError;

/// The first character of a link, which says how the rest is to be read.
const VERSION: char = '1';

/// What a link carries: a game as it stands, whoever opens it, and a name.
#[derive(Clone, Debug)]
pub struct Link {
    /// The game. Moves that were taken back are not carried.
    pub game: Game,
    /// What the opener is to do.
    pub opener: Opener,
    /// The name of rules or of a game; empty for none.
    pub name: String,
}

/// What whoever opens a link is to do, and whose side is at the bottom of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opener {
    /// Looks at the game from this side.
    Watches(Side),
    /// Plays on for this side.
    Plays(Side),
}

impl Link {
    /// The longest name, in characters.
    pub const LONGEST_NAME: usize = 40;
    /// The most moves.
    pub const MOST_MOVES: usize = 4_000;

    /// The text for the fragment of an address: a digit, letters, digits, `-` and `_`.
    ///
    /// ```
    /// use record::{Link, Opener};
    /// use rules::{Game, Side, Variant};
    ///
    /// let mut game = Game::traditional(Variant::Russian.rules());
    /// game.play(game.read("c3-d4")?)?;
    /// let link = Link { game, opener: Opener::Plays(Side::Black), name: String::new() };
    /// let text = link.write()?;
    /// let back = Link::read(&text)?;
    /// assert_eq!(back.game.position(), link.game.position());
    /// assert!(text.len() < 12, "{text}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// A name or a game that is too long, or a name with control characters.
    pub fn write(&self) -> Result<String, LinkError> {
        check_name(&self.name)?;
        if self.game.ply() > Self::MOST_MOVES {
            return Err(LinkError::TooManyMoves(self.game.ply()));
        }
        let mut bits = Writer::default();
        self.write_head(&mut bits);
        write_start(&self.game, &mut bits);
        if !self.name.is_empty() {
            bits.count(self.name.len());
            self.name.bytes().for_each(|byte| bits.put(8, byte.into()));
        }
        write_moves(&self.game, &mut bits);
        Ok(sealed(&bits.into_bytes()))
    }

    fn write_head(&self, bits: &mut Writer) {
        let (plays, side) = match self.opener {
            Opener::Watches(side) => (0, side),
            Opener::Plays(side) => (1, side),
        };
        bits.put(1, plays);
        bits.put(1, side_bit(side));
        bits.put(3, end_number(&self.game));
        bits.put(1, u32::from(!self.name.is_empty()));
        rules::write(self.game.rules(), bits);
    }

    /// The game of a link.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<Link, LinkError> {
        let bytes = opened(text.trim())?;
        let mut bits = Reader::new(&bytes);
        let plays = bits.take(1)? == 1;
        let side = read_side(&mut bits)?;
        let end = bits.take(3)?;
        let is_named = bits.take(1)? == 1;
        let rules = rules::read(&mut bits)?;
        let mut game = read_start(rules, &mut bits)?;
        let name = if is_named { read_name(&mut bits)? } else { String::new() };
        read_moves(&mut game, &mut bits)?;
        end_game(&mut game, end)?;
        bits.finish()?;
        let opener = if plays { Opener::Plays(side) } else { Opener::Watches(side) };
        let link = Link { game, opener, name };
        // Else the same game would have several links.
        if link.write().as_deref() == Ok(text.trim()) { Ok(link) } else { Err(LinkError::Unused) }
    }
}

/// Letters alone may be a link without its end.
fn undecoded(error: &DecodeError) -> LinkError {
    match error {
        DecodeError::InvalidByte(..) => LinkError::NoLink,
        _ => LinkError::Short,
    }
}

/// Version, check and bytes as a text.
fn sealed(bytes: &[u8]) -> String {
    let checked: Vec<u8> = check(bytes).into_iter().chain(bytes.iter().copied()).collect();
    format!("{VERSION}{}", BASE64.encode(checked))
}

/// The bytes of a text whose version and check are right.
fn opened(text: &str) -> Result<Vec<u8>, LinkError> {
    let version = text.chars().next().ok_or(LinkError::Empty)?;
    if version != VERSION {
        let newer = version.is_ascii_alphanumeric() && version > VERSION;
        return Err(if newer { LinkError::Newer(version) } else { LinkError::NoLink });
    }
    let bytes = BASE64.decode(&text[version.len_utf8()..]).map_err(|error| undecoded(&error))?;
    let (found, rest) = bytes.split_at_checked(2).ok_or(LinkError::Short)?;
    if found == check(rest) { Ok(rest.to_vec()) } else { Err(LinkError::Check) }
}

fn check(bytes: &[u8]) -> [u8; 2] {
    let mut sum = adler2::Adler32::new();
    sum.write_slice(&[VERSION as u8]);
    sum.write_slice(bytes);
    let [high, low, ..] = sum.checksum().to_be_bytes();
    [high, low]
}

fn side_bit(side: Side) -> u32 {
    u32::from(side == Side::Black)
}

fn read_side(bits: &mut Reader<'_>) -> Result<Side, LinkError> {
    Ok(if bits.take(1)? == 0 { Side::White } else { Side::Black })
}

fn check_name(name: &str) -> Result<(), LinkError> {
    let short = name.chars().count() <= Link::LONGEST_NAME;
    if short && !name.chars().any(char::is_control) { Ok(()) } else { Err(LinkError::Name) }
}

fn read_name(bits: &mut Reader<'_>) -> Result<String, LinkError> {
    let len = bits.count()?;
    // A character has at most four bytes.
    if len == 0 || len > Link::LONGEST_NAME * 4 {
        return Err(LinkError::Name);
    }
    let bytes: Vec<u8> = (0..len).map(|_| bits.byte()).collect::<Result<_, _>>()?;
    let name = String::from_utf8(bytes).map_err(|_| LinkError::Name)?;
    check_name(&name).map(|()| name)
}

/// The numbers of the ends that no move made, from 1.
const ENDS: [fn(&mut Game) -> bool; 6] = [
    |game| game.resign(Side::White),
    |game| game.resign(Side::Black),
    Game::agree_draw,
    Game::claim,
    |game| game.run_out_of_time(Side::White),
    |game| game.run_out_of_time(Side::Black),
];

fn end_number(game: &Game) -> u32 {
    match game.status() {
        _ if !game.has_agreed_end() => 0,
        Status::Won { by, how: Win::Resigned } => 1 + side_bit(by.opposite()),
        Status::Drawn(DrawReason::Agreed) => 3,
        Status::Drawn(DrawReason::Repetition) => 4,
        Status::Won { by, how: Win::OutOfTime } => 5 + side_bit(by.opposite()),
        _ => 0,
    }
}

fn end_game(game: &mut Game, number: u32) -> Result<(), LinkError> {
    let Some(index) = (number as usize).checked_sub(1) else { return Ok(()) };
    let ended = ENDS.get(index).is_some_and(|end| end(game));
    if ended { Ok(()) } else { Err(LinkError::End) }
}

fn write_start(game: &Game, bits: &mut Writer) {
    let setup = game.start().setup();
    match usual_start(game.rules(), &setup) {
        Some(side) => bits.put(2, u32::from(side != game.rules().first)),
        None => write_position(game, &setup, bits),
    }
}

/// The side to move, if the position is the usual one.
fn usual_start(rules: &Rules, setup: &Setup) -> Option<Side> {
    let usual = Setup::start(rules, setup.turn).seat(rules).ok();
    (usual == setup.seat(rules).ok()).then_some(setup.turn)
}

fn write_position(game: &Game, setup: &Setup, bits: &mut Writer) {
    bits.put(2, 2);
    bits.put(1, side_bit(setup.turn));
    for square in Names::grid(game.rules()).squares() {
        match game.start().piece(square) {
            None => bits.put(1, 0),
            Some(Piece { side, rank }) => {
                bits.put(3, 0b100 | side_bit(side) << 1 | u32::from(rank == Rank::King));
            }
        }
    }
}

fn read_start(rules: Rules, bits: &mut Reader<'_>) -> Result<Game, LinkError> {
    match bits.take(2)? {
        0 => Ok(Game::from_start(rules, rules.first)),
        1 => Ok(Game::from_start(rules, rules.first.opposite())),
        2 => read_position(rules, bits),
        _ => Err(LinkError::Unused),
    }
}

fn read_position(rules: Rules, bits: &mut Reader<'_>) -> Result<Game, LinkError> {
    let mut setup = Setup { turn: read_side(bits)?, pieces: vec![] };
    for square in Names::grid(&rules).squares() {
        if bits.take(1)? == 1 {
            let side = read_side(bits)?;
            let rank = if bits.take(1)? == 1 { Rank::King } else { Rank::Man };
            setup.pieces.push((square, Piece { side, rank }));
        }
    }
    Game::new(rules, &setup).map_err(LinkError::Setup)
}

/// The legal moves in an order that depends on the rules alone: by the numbers on the ordinary board
/// of where a move begins, where it ends, and what it captures, the lowest first.
fn sorted(game: &Game) -> Vec<Move> {
    let names = Names::grid(game.rules());
    let number = |square: Square| names.number(square);
    let key = |made: &Move| {
        let mut captured: Vec<u8> = made.captured().squares().map(number).collect();
        captured.sort_unstable();
        (number(made.from()), number(made.to()), captured)
    };
    let mut moves = game.legal().to_vec();
    moves.sort_by_cached_key(key);
    moves
}

fn write_moves(game: &Game, bits: &mut Writer) {
    bits.count(game.ply());
    let mut replayed = game.clone();
    replayed.go_to(0);
    for made in &game.moves()[..game.ply()] {
        let moves = sorted(&replayed);
        let index = moves.iter().position(|other| other == made);
        bits.choice(moves.len(), index.expect("a game is made of legal moves"));
        replayed.redo();
    }
}

fn read_moves(game: &mut Game, bits: &mut Reader<'_>) -> Result<(), LinkError> {
    let count = bits.count()?;
    if count > Link::MOST_MOVES {
        return Err(LinkError::TooManyMoves(count));
    }
    for number in 1..=count {
        let moves = sorted(game);
        let made = *moves.get(bits.choice(moves.len())?).ok_or(LinkError::Over(number))?;
        game.play(made).map_err(|IllegalMove(_)| LinkError::Over(number))?;
    }
    Ok(())
}
