//! The list of all messages of the study page alone, each with its variables. The game page does
//! without them: they stand behind those of [`crate::Key`] in the study page's table.

use rules::{Rank, Side, Turned};

use crate::list::keys;

keys! {
    // The sections of the page.

    /// The list of sections.
    Sections = "sections",
    /// The section in which games are looked into.
    SectionAnalysis = "section-analysis",
    /// The section in which positions are set up.
    SectionPosition = "section-position",
    /// The section of courses and puzzles.
    SectionLearn = "section-learn",

    /// The section of games from elsewhere.
    SectionGames = "section-games",
    /// The section in which the game is taken along.
    SectionShare = "section-share",

    // Analysis.

    /// The moves that might have been played instead of this one.
    Variation { text: &'a str } = "variation",
    /// The switch of the engine.
    Engine = "engine",
    /// It has found nothing yet.
    EngineThinks = "engine-thinks",
    /// The list of its lines.
    EngineLines = "engine-lines",
    /// So many plies it looked ahead.
    EngineDepth { depth: u32 } = "engine-depth",
    /// A side is ahead by so much of a man.
    ScoreAhead { side: Side, points: &'a str } = "score-ahead",
    /// Neither side is.
    ScoreEven = "score-even",
    /// Nobody can win any more if both play best.
    ScoreDraw = "score-draw",
    /// A side wins in so many moves.
    ScoreWins { side: Side, moves: u32 } = "score-wins",
    /// The curve of the game.
    GraphLabel { moves: u32 } = "graph-label",
    /// The slider along the curve.
    GraphSlider = "graph-slider",
    /// Looks for mistakes in the whole game.
    ReviewGame = "review-game",
    /// That is being done.
    ReviewRuns = "review-runs",
    /// Stops it.
    ReviewCancel = "review-cancel",
    /// So many mistakes were found.
    ReviewDone { count: u32 } = "review-done",
    /// Goes to the first of them.
    ReviewFirst = "review-first",

    // Position.

    /// The position as text.
    PositionText = "position-text",
    /// What is put on a square that is pressed.
    BrushTitle = "brush-title",
    /// A piece to be put down.
    Brush { side: Side, rank: Rank } = "brush",
    /// Nothing is put down, and what stands there is taken away.
    BrushErase = "brush-erase",
    /// The side to move.
    TurnTitle = "turn-title",
    /// Sets up the start of a game.
    SetupStart = "setup-start",
    /// Takes all pieces off the board.
    SetupClear = "setup-clear",
    /// Looks into the position.
    SetupAnalyse = "setup-analyse",
    /// Above the opponents.
    SetupPlay = "setup-play",
    /// What was written is no position.
    SetupUnreadable { text: &'a str } = "setup-unreadable",
    /// There is nothing on the board.
    SetupNoPieces = "setup-no-pieces",
    /// A man stands where it would have been crowned.
    SetupManOnCrownRow { square: &'a str } = "setup-man-on-crown-row",
    /// A piece stands nowhere.
    SetupOffBoard = "setup-off-board",
    /// Two pieces stand on one square.
    SetupTwoPieces { square: &'a str } = "setup-two-pieces",

    // Rules of one's own.

    /// The section in which rules are composed.
    SectionRules = "section-rules",
    /// The games that can be started from.
    OwnStart = "own-start",
    /// Which lower corner is dark.
    OwnCorner = "own-corner",
    /// The corner that is dark, in a sentence.
    OwnTurned { turned: Turned } = "own-turned",
    /// Who moves first.
    OwnFirst = "own-first",
    /// Which ways men capture.
    OwnWays = "own-ways",
    /// What men may capture.
    OwnPrey = "own-prey",
    /// How far kings go.
    OwnReach = "own-reach",
    /// Where flying kings land.
    OwnLanding = "own-landing",
    /// What decides between captures.
    OwnChoice = "own-choice",
    /// What decides at a later step, counted from 1.
    OwnStep { number: u32 } = "own-step",
    /// Nothing decides at that step.
    OwnNoStep = "own-no-step",
    /// What becomes of a man on the last row.
    OwnCrown = "own-crown",
    /// When the captured leave the board.
    OwnLift = "own-lift",
    /// What both strive for.
    OwnGoal = "own-goal",
    /// What a third repetition does.
    OwnRepetition = "own-repetition",
    /// Which counters draw the game.
    OwnLimits = "own-limits",
    /// None does.
    OwnNoLimits = "own-no-limits",
    /// Those of a game's federation.
    OwnTournament { game: &'a str } = "own-tournament",
    /// Refused: the board is too large, or its men fill it.
    OwnFaultBoard = "own-fault-board",
    /// Refused: only flying kings have a rule for where they land.
    OwnFaultLanding = "own-fault-landing",
    /// Refused: the same decides twice.
    OwnFaultTwice = "own-fault-twice",
    /// Follows a refusal: the last rules that made sense count.
    OwnStays = "own-stays",
    /// The rules in sentences.
    OwnSummary = "own-summary",
    /// The known game that is played in the same way.
    OwnSame { game: &'a str } = "own-same",
    /// The name that a player gives the rules.
    OwnName = "own-name",
    /// The group of saving and copying.
    OwnKeep = "own-keep",
    /// Keeps the rules on the device.
    OwnSave = "own-save",
    /// Keeps them besides those that were opened.
    OwnSaveNew = "own-save-new",
    /// Copies a link to the rules.
    OwnCopy = "own-copy",
    /// The group of opponents.
    OwnPlay = "own-play",
    /// Some of what was kept cannot be read.
    OwnMaimed = "own-maimed",
    /// The rules that are kept.
    OwnList = "own-list",
    /// Deletes rules of the list.
    OwnDelete { name: &'a str } = "own-delete",
    /// They were deleted.
    OwnDeleted { name: &'a str } = "own-deleted",
    /// Russian with Black first and the most pieces.
    PresetRussianMost = "preset-russian-most",
    /// Where a flying king lands just behind what it takes.
    PresetGerman = "preset-german",
    /// Portuguese.
    PresetPortuguese = "preset-portuguese",
    /// Brazilian on the large board.
    PresetBrazilianLarge = "preset-brazilian-large",
    /// Canadian.
    PresetCanadian = "preset-canadian",
    /// Thai.
    PresetThai = "preset-thai",
    /// Russian as a losing game.
    PresetPoddavki = "preset-poddavki",
    /// International as a losing game.
    PresetAntidraughts = "preset-antidraughts",

    // Learn.

    /// The course of a game; a count follows.
    Course = "course",
    /// The title of a step of the course.
    CourseStep { step: u32, all: u32 } = "course-step",
    /// Any move will do.
    CourseAny = "course-any",
    /// This move is asked for.
    CourseMove { text: &'a str } = "course-move",
    /// The only legal move is asked for.
    CourseFind = "course-find",
    /// This move is legal, but not asked for.
    CourseOther { text: &'a str } = "course-other",
    /// The easy puzzles; a count follows.
    PuzzlesEasy = "puzzles-easy",
    /// The puzzles neither easy nor hard; a count follows.
    PuzzlesMedium = "puzzles-medium",
    /// The hard puzzles; a count follows.
    PuzzlesHard = "puzzles-hard",
    /// The puzzle of the day.
    PuzzleOfTheDay = "puzzle-of-the-day",
    /// The title of a puzzle.
    PuzzleNumber { number: u32 } = "puzzle-number",
    /// What is to be done in a puzzle.
    PuzzleTask { side: Side } = "puzzle-task",
    /// This move does not win as it should, and how many were tried.
    PuzzleWrong { text: &'a str, tries: u32 } = "puzzle-wrong",
    /// The puzzles could not be fetched.
    PuzzlesFailed = "puzzles-failed",
    /// The move was right, and there are more.
    LearnRight = "learn-right",
    /// All is done.
    LearnDone = "learn-done",
    /// The moves that were asked for.
    LearnShown { text: &'a str } = "learn-shown",
    /// Which piece is to move.
    LearnHint { square: &'a str } = "learn-hint",
    /// Shows the moves that are asked for.
    LearnSolution = "learn-solution",
    /// Goes on to the next step or puzzle.
    LearnNext = "learn-next",
    /// Goes back to the step before.
    LearnBack = "learn-back",
    /// Puts the player's game back on the board.
    LearnLeave = "learn-leave",
    /// What was kept could not be read.
    LearnedDropped = "learned-dropped",

    // Games.

    /// The choice of a file.
    GamesFile = "games-file",
    /// The place for what is pasted.
    GamesPaste = "games-paste",
    /// Opens what was pasted.
    GamesOpen = "games-open",
    /// A text without a game.
    GamesNone = "games-none",
    /// A player to be searched for.
    GamesPlayer = "games-player",
    /// Lists the games in which the position on the board came up.
    GamesPosition = "games-position",
    /// The list of games.
    GamesCount { count: u32 } = "games-count",
    /// A text of games is being read.
    GamesReading = "games-reading",
    /// Games are being searched for a position.
    GamesSearching = "games-searching",
    /// Stops what takes a while.
    GamesStop = "games-stop",
    /// The games before in the list.
    GamesBack = "games-back",
    /// The games behind in the list.
    GamesOn = "games-on",

    // What is wrong with a text.

    /// Where a text is wrong.
    FaultAt { line: u32, column: u32 } = "fault-at",
    /// What stands there.
    FaultFound { text: &'a str } = "fault-found",
    /// What should stand there.
    FaultExpected { text: &'a str } = "fault-expected",
    /// A position that the rules do not allow.
    FaultSetup = "fault-setup",
    /// Rules that cannot be.
    FaultRules = "fault-rules",
    /// Where a move should stand.
    ExpectMove = "expect-move",

    // What is wrong with a link.

    /// A text that is no link.
    LinkNone = "link-none",
    /// A link of a later version.
    LinkNewer = "link-newer",
    /// A link that was not copied well.
    LinkDamaged = "link-damaged",
    /// A link of a game that cannot be.
    LinkImpossible = "link-impossible",

    // Share.

    /// The link that is offered.
    ShareLink = "share-link",
    /// Copies it.
    ShareCopyLink = "share-copy-link",
    /// Hands it on to other programs.
    ShareSend = "share-send",
    /// The link as a picture for cameras.
    ShareCode = "share-code",
    /// A link without the moves.
    SharePositionOnly = "share-position-only",
    /// Copies the game as PDN.
    ShareCopyGame = "share-copy-game",
    /// Saves the game as a file.
    ShareSaveGame = "share-save-game",
    /// Copies the position as FEN.
    ShareCopyPosition = "share-copy-position",
    /// Copies the board as a picture.
    ShareCopyPicture = "share-copy-picture",
    /// Saves the board as a picture.
    ShareSavePicture = "share-save-picture",

    // Games by link.

    /// Begins a game by link.
    TurnsBegin = "turns-begin",
    /// Ends it.
    TurnsEnd = "turns-end",
    /// The player is to move in a game by link.
    TurnsMove = "turns-move",
    /// The other is to move in a game by link.
    TurnsSend = "turns-send",
    /// A link with moves that were not made here.
    TurnsDiffer { number: u32 } = "turns-differ",
    /// A link that came before.
    TurnsOlder = "turns-older",
    /// Opens the link that was refused.
    TurnsOpen = "turns-open",
}
