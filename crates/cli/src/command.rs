//! The commands, the options each of them takes, and their help texts.

use crate::complaint::Complaint;

/// A command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// Lists the legal moves.
    Moves,
    /// Counts the move sequences of a length.
    Perft,
    /// Lists the variants.
    Variants,
    /// Answers with the computer's move.
    Play,
    /// Measures the speed of counting.
    Bench,
    /// Works out small endgames.
    Endgame,
    /// Plays engines against each other.
    Match,
    /// The engine for other programs.
    Hub,
}

impl Command {
    const ALL: [Command; 8] = [
        Command::Moves,
        Command::Perft,
        Command::Variants,
        Command::Play,
        Command::Bench,
        Command::Endgame,
        Command::Match,
        Command::Hub,
    ];

    /// The command of that name.
    pub(crate) fn read(word: &str) -> Result<Command, Complaint> {
        Command::ALL.into_iter().find(|command| command.name() == word).ok_or_else(|| {
            let names = Command::ALL.map(Command::name).join(", ");
            Complaint::Input(format!("unknown command '{word}'; there are {names} and help"))
        })
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Command::Moves => "moves",
            Command::Perft => "perft",
            Command::Variants => "variants",
            Command::Play => "play",
            Command::Bench => "bench",
            Command::Endgame => "endgame",
            Command::Match => "match",
            Command::Hub => "hub",
        }
    }

    /// Whether the command takes an option.
    pub(crate) fn takes(self, option: &str) -> bool {
        let options: &[&str] = match self {
            Command::Moves => &["variant", "fen", "optional-capture", "numbering", "json"],
            Command::Perft => &["variant", "fen", "optional-capture", "numbering", "depth"],
            Command::Variants => &["json"],
            Command::Play => &[
                "variant",
                "fen",
                "optional-capture",
                "numbering",
                "json",
                "level",
                "moves",
                "seed",
                "nodes",
            ],
            Command::Bench => &["variant", "leaves", "json"],
            Command::Endgame => &["variant", "optional-capture", "pieces", "json"],
            Command::Match => &[
                "variant",
                "optional-capture",
                "engine",
                "move-time",
                "nodes",
                "depth",
                "games",
                "openings",
                "seed",
                "pdn",
                "concurrency",
            ],
            Command::Hub => &[],
        };
        options.contains(&option)
    }

    pub(crate) const fn help(self) -> &'static str {
        match self {
            Command::Moves => MOVES,
            Command::Perft => PERFT,
            Command::Variants => VARIANTS,
            Command::Play => PLAY,
            Command::Bench => BENCH,
            Command::Endgame => ENDGAME,
            Command::Match => MATCH,
            Command::Hub => HUB,
        }
    }
}

/// What `damka help` says.
pub(crate) const HELP: &str = "\
damka knows the rules of draughts: for engine authors and for checks.

  damka moves     lists the legal moves of a position
  damka perft     counts the move sequences of a length
  damka variants  lists the variants and their rules
  damka play      answers with the computer's move
  damka bench     measures the speed of counting and of searching
  damka endgame   works out all positions of a few pieces
  damka match     plays engines against each other
  damka hub       is the engine for other programs

`damka help COMMAND` tells more, `damka --version` the version.
";

const MOVES: &str = "\
damka moves --variant ID [--fen FEN] [options]
Lists the legal moves of a position, one a line.

  --variant ID           the game: see `damka variants`
  --fen FEN              the position, as W:W21-32:B1-12 or W:Wf6:Bg7;
                         without it, the start with the traditional first mover
  --optional-capture     nobody has to capture
  --numbering grid       square 1 is the top left playing square with White at the bottom,
                         on a board whose lower left square is dark (the default)
  --numbering official   the variant's own names of squares
  --json                 one array of {\"from\", \"to\", \"captured\", \"pdn\"}

Squares are written by numbers or by letters (a1), as in the FEN.
";

const PERFT: &str = "\
damka perft --variant ID --depth N [--fen FEN] [options]
Counts the sequences of N legal moves; the last line is the number alone. Two captures are one
move when their ends and the set of captured pieces are equal. Draw rules do not count.

  --variant ID           the game: see `damka variants`
  --depth N              how many moves, from 0 to 40
  --fen FEN              the position; without it, the start
  --optional-capture     nobody has to capture
  --numbering NAME       how the FEN names squares: grid (the default) or official
";

const VARIANTS: &str = "\
damka variants [--json]
Lists the variants, each with its value on every axis of the rules.

  --json                 one array of {\"id\", \"axes\": {…}}
";

const PLAY: &str = "\
damka play --variant ID [--moves \"M M …\"] [--fen FEN] [options]
Answers with the computer's move.

  --variant ID           the game: see `damka variants`
  --fen FEN              the position at the beginning; without it, the start with the
                         traditional first mover
  --moves \"M M …\"        the moves made since, as \"22-18 9-14\" or \"c3-d4 f6-e5\"
  --level ID             easy, medium or hard (the default)
  --seed N               chooses between moves that are about as good (default 0)
  --nodes N              how many positions to look at, at most; then the answer depends on
                         nothing but the question
  --optional-capture     nobody has to capture
  --numbering NAME       how squares are named: grid (the default) or official
  --json                 one object {\"from\", \"to\", \"captured\", \"pdn\"}

Squares are written by numbers or by letters, as in the FEN and the moves.
";

const BENCH: &str = "\
damka bench [--variant ID] [--leaves N] [--json]
Measures on one thread how fast move sequences are counted: for each variant the start and a
position of the middle game, each at the first depth with at least N leaves; and how fast the
engine searches its own fixed positions. The sum of all that it searches is its signature: it
changes only where the engine does.

  --variant ID           only this game
  --leaves N             the least number of leaves (default 15000000)
  --json                 one object {\"variant\", \"nodes\", \"seconds\", \"searched\",
                         \"search_seconds\"} a line
";

const ENDGAME: &str = "\
damka endgame --variant ID [--pieces N] [--optional-capture] [--json]
Works out how every position of a few pieces ends if both sides play best, and counts how many
are won, drawn and lost for the side to move; both sides have a piece. Draw rules do not count.

  --variant ID           the game: see `damka variants`
  --pieces N             at most so many pieces (the default, and the most, are 4 on 8x8 boards
                         and 3 on 10x10 boards)
  --optional-capture     nobody has to capture
  --json                 one object {\"pieces\", \"wins\", \"draws\", \"losses\", \"longest\"} a line

`longest` is the number of moves, of both sides together, that the longest win takes.
";

const MATCH: &str = "\
damka match --variant ID [--engine \"ENGINE\"] [--engine \"ENGINE\"] [options]
Plays two engines against each other, each opening with both colours, and tells the first one's
score: wins, draws, losses, per cent and Elo with their margins at 95 % confidence. Our rules are
the referee: an engine loses that ends, makes an illegal move, or takes more than three times its
time and five seconds; which and why is told.

  --variant ID           the game: see `damka variants`
  --engine \"ENGINE\"      words like NAME=VALUE, then a program that speaks the Hub protocol, with
                         its arguments; without a program it is this one, and an engine that is
                         not named is this one as well. Values of its own limits, depth, nodes and
                         move-time, count in place of those of the match; name is how it is
                         called; every other word sets a parameter of the engine:
                         \"level=medium nodes=20000\", \"name=Scan bb-size=0 ./scan hub\"
  --move-time S          seconds for a move (default 0.1, if there is no other limit)
  --nodes N              positions for a move; then our own engine's games come out the same again
  --depth N              plies that every move is looked at
  --games N              how many games (default 100)
  --openings N           N moves by lot, kept where neither side is half a man better (default 6)
  --openings official    the list from which the game's tournaments draw theirs
  --seed N               chooses the openings (default 0)
  --pdn FILE             writes the games there, each as it ends
  --concurrency N        games at the same time (default 1)
  --optional-capture     nobody has to capture
";

const HUB: &str = "\
damka hub
Answers another program on standard input and output, in the Hub protocol, version 2, of Scan and
other engines. What it adds for 8x8 boards, and its parameters, are in crates/cli/hub.md.

  pos pos=…              the side to move and a letter for each dark square, from the top left
                         with White at the bottom: w, b men, W, B kings, e empty
";
