//! The list of all messages of the running game, each with its variables.

use rules::{Rank, Resets, Side};

use crate::Who;
use crate::list::keys;

keys! {
    /// What stands between items of a list.
    ListSeparator = "list-separator",

    // The menu.

    /// Opens the menu: the name of the ☰ button.
    MenuOpen = "menu-open",
    /// Closes the menu.
    MenuClose = "menu-close",
    /// The heading of the menu.
    MenuTitle = "menu-title",
    /// Starts a new game.
    MenuNewGame = "menu-new-game",
    /// Takes a move back.
    MenuUndo = "menu-undo",
    /// Plays a move that was taken back.
    MenuRedo = "menu-redo",
    /// Turns the board round.
    MenuFlip = "menu-flip",
    /// Copies the game as PDN.
    MenuCopy = "menu-copy",
    /// The section of the game itself.
    MenuGame = "menu-game",
    /// The section of variants.
    MenuRules = "menu-rules",
    /// The section of opponents.
    MenuOpponent = "menu-opponent",
    /// The section of the board.
    MenuBoard = "menu-board",

    // Variants: a short name, the game's full name, and one line.

    /// American, in a list of variants.
    American = "american",
    /// American draughts, by its full name.
    AmericanGame = "american-game",
    /// What makes American draughts special.
    AmericanLine = "american-line",
    /// Russian, in a list of variants.
    Russian = "russian",
    /// Russian draughts, by its full name.
    RussianGame = "russian-game",
    /// What makes Russian draughts special.
    RussianLine = "russian-line",
    /// Brazilian, in a list of variants.
    Brazilian = "brazilian",
    /// Brazilian draughts, by its full name.
    BrazilianGame = "brazilian-game",
    /// What makes Brazilian draughts special.
    BrazilianLine = "brazilian-line",
    /// Spanish, in a list of variants.
    Spanish = "spanish",
    /// Spanish draughts, by its full name.
    SpanishGame = "spanish-game",
    /// What makes Spanish draughts special.
    SpanishLine = "spanish-line",
    /// Italian, in a list of variants.
    Italian = "italian",
    /// Italian draughts, by its full name.
    ItalianGame = "italian-game",
    /// What makes Italian draughts special.
    ItalianLine = "italian-line",
    /// Czech, in a list of variants.
    Czech = "czech",
    /// Czech draughts, by its full name.
    CzechGame = "czech-game",
    /// What makes Czech draughts special.
    CzechLine = "czech-line",
    /// Pool, in a list of variants.
    Pool = "pool",
    /// Pool checkers, by its full name.
    PoolGame = "pool-game",
    /// What makes Pool checkers special.
    PoolLine = "pool-line",
    /// International, in a list of variants.
    International = "international",
    /// International draughts, by its full name.
    InternationalGame = "international-game",
    /// What makes International draughts special.
    InternationalLine = "international-line",
    /// Rules that belong to no variant.
    OwnRules = "own-rules",
    /// The switch of forced capture.
    ForcedCapture = "forced-capture",
    /// What forced capture means.
    ForcedCaptureOn = "forced-capture-on",
    /// What a game without forced capture is like.
    ForcedCaptureOff = "forced-capture-off",
    /// A game by the rules of a variant, but without forced capture.
    GameWithoutDuty { game: &'a str } = "game-without-duty",

    // Opponents.

    /// The choice of a friend as an opponent.
    Friend = "friend",
    /// The choice of the computer on the easy level.
    VersusEasy = "versus-easy",
    /// The choice of the computer on the medium level.
    VersusMedium = "versus-medium",
    /// The choice of the computer on the hard level.
    VersusHard = "versus-hard",
    /// What playing with a friend is like.
    FriendLine = "friend-line",

    // The players and the moves.

    /// The player, as a player's name.
    You = "you",
    /// A side's name.
    SideName { side: Side } = "side-name",
    /// How many pieces a side has on the board.
    PiecesLeft { side: Side, count: u32 } = "pieces-left",
    /// How many pieces a side has lost.
    CapturedPieces { side: Side, count: u32 } = "captured-pieces",
    /// The heading of the move list.
    MoveList = "move-list",
    /// The move list before the first move.
    MoveListEmpty = "move-list-empty",
    /// Goes back to the start of the game.
    MoveStart = "move-start",
    /// Goes to the position after a move.
    MoveEntry { number: u32, text: &'a str } = "move-entry",

    // The turn line.

    /// It is the player's turn.
    TurnYours = "turn-yours",
    /// The computer is thinking.
    TurnComputer = "turn-computer",
    /// It is a side's turn.
    TurnSide { side: Side } = "turn-side",
    /// The player must capture, with one of so many pieces.
    MustCapture { pieces: u32 } = "must-capture",
    /// The player must capture so many pieces.
    MustTake { most: u32 } = "must-take",
    /// A side must capture, with one of so many pieces.
    MustCaptureSide { side: Side, pieces: u32 } = "must-capture-side",
    /// A side must capture so many pieces.
    MustTakeSide { side: Side, most: u32 } = "must-take-side",
    /// A piece is picked: where to?
    PickTarget = "pick-target",
    /// Several ways lead there.
    ChooseWay = "choose-way",
    /// A capture goes on.
    GoOn = "go-on",
    /// The draw counter is near its end.
    DrawCounter { left: u32 } = "draw-counter",

    // Why something is refused.

    /// The game is over.
    RefusedGameOver = "refused-game-over",
    /// There is no piece.
    RefusedNoPiece = "refused-no-piece",
    /// The piece is the other side's.
    RefusedNotYourPiece { turn: Side } = "refused-not-your-piece",
    /// A capture comes first; so many pieces can make one.
    RefusedMustCapture { pieces: u32 } = "refused-must-capture",
    /// More must be taken.
    RefusedMustTakeMost { most: u32, takes: u32 } = "refused-must-take-most",
    /// A king must take.
    RefusedMustTakeWithKing = "refused-must-take-with-king",
    /// More kings must be taken.
    RefusedMustTakeMostKings { most: u32, takes: u32 } = "refused-must-take-most-kings",
    /// The way that meets a king earlier must be taken.
    RefusedMustMeetKingEarlier = "refused-must-meet-king-earlier",
    /// The capture goes on.
    RefusedMustGoOn = "refused-must-go-on",
    /// The landing square must let the capture go on.
    RefusedMustLandToGoOn = "refused-must-land-to-go-on",
    /// A man takes no king.
    RefusedCannotTakeKing = "refused-cannot-take-king",
    /// A man takes forward only.
    RefusedCannotTakeBackward = "refused-cannot-take-backward",
    /// A man moves forward only.
    RefusedCannotMoveBackward = "refused-cannot-move-backward",
    /// The piece moves one square only.
    RefusedOneSquareOnly = "refused-one-square-only",
    /// The piece has been jumped already.
    RefusedAlreadyJumped = "refused-already-jumped",
    /// Pieces stand in the way.
    RefusedBlocked = "refused-blocked",
    /// The square is occupied.
    RefusedOccupied = "refused-occupied",
    /// The squares are on no common diagonal.
    RefusedNotOnLine = "refused-not-on-line",
    /// The piece in the way is one's own.
    RefusedOwnPiece = "refused-own-piece",
    /// Two pieces stand one behind the other.
    RefusedTwoInARow = "refused-two-in-a-row",
    /// The king must land just behind its victim.
    RefusedMustLandJustBehind = "refused-must-land-just-behind",

    // Results and draws.

    /// A reason and an outcome in one line.
    Result { reason: &'a str, outcome: &'a str } = "result",
    /// Someone has no pieces left.
    ReasonNoPieces { who: Who } = "reason-no-pieces",
    /// Someone cannot move.
    ReasonNoMoves { who: Who } = "reason-no-moves",
    /// Someone has resigned.
    ReasonResigned { who: Who } = "reason-resigned",
    /// Someone has no time left.
    ReasonOutOfTime { who: Who } = "reason-out-of-time",
    /// Someone wins.
    OutcomeWins { who: Who } = "outcome-wins",
    /// The players agreed on a draw.
    DrawAgreed = "draw-agreed",
    /// The position occurred three times.
    DrawRepetition = "draw-repetition",
    /// So many moves of each side went by in which nothing happened.
    DrawQuiet { moves: u32, resets: Resets } = "draw-quiet",
    /// An ending was not won within so many moves of each side.
    DrawEnding { moves: u32 } = "draw-ending",
    /// Offers a draw.
    OfferDraw = "offer-draw",
    /// Agrees to a draw.
    AgreeDraw = "agree-draw",
    /// Declines a draw.
    DeclineDraw = "decline-draw",
    /// A side offers a draw.
    DrawOffered { side: Side } = "draw-offered",
    /// Claims a draw.
    ClaimDraw = "claim-draw",
    /// Gives the game up.
    Resign = "resign",
    /// The board shows an earlier position, in which the computer is to move.
    LookingBack = "looking-back",
    /// Lets the computer move in that position.
    PlayOn = "play-on",
    /// Puts back the game that a new one replaced.
    RestoreGame = "restore-game",

    // The board for screen readers.

    /// The name of the board.
    BoardLabel { game: &'a str } = "board-label",
    /// An empty square.
    SquareEmpty { square: &'a str } = "square-empty",
    /// A square with a piece.
    SquarePiece { square: &'a str, side: Side, rank: Rank } = "square-piece",
    /// The piece is picked.
    MarkSelected = "mark-selected",
    /// The piece can move.
    MarkCanMove = "mark-can-move",
    /// The piece can capture.
    MarkCanCapture = "mark-can-capture",
    /// The piece must capture.
    MarkMustCapture = "mark-must-capture",
    /// The picked piece can go there.
    MarkDestination = "mark-destination",
    /// The picked piece can go there and captures.
    MarkCaptureDestination = "mark-capture-destination",
    /// The picked piece would take this one.
    MarkVictim = "mark-victim",
    /// The last move began there.
    MarkLastFrom = "mark-last-from",
    /// The last move ended there.
    MarkLastTo = "mark-last-to",
    /// The piece is captured and waits to be removed.
    MarkWaiting = "mark-waiting",
    /// A ring of attention: the piece or square shows why something was refused.
    MarkReason = "mark-reason",

    // Why: links from the turn line, and what is told once.

    /// Opens the rule that the line before it goes by.
    ShowRule = "show-rule",
    /// Starts a new game in which nobody has to capture.
    HouseRule = "house-rule",
    /// Opens the list of all rules of the game.
    AllRules = "all-rules",
    /// Told once: captures are forced.
    LessonDuty = "lesson-duty",
    /// Told once: men capture backward.
    LessonBackward = "lesson-backward",
    /// Told once: kings fly.
    LessonFlying = "lesson-flying",
    /// Told once: captured pieces stay until the move ends.
    LessonStrike = "lesson-strike",
    /// The draw counter, just after it was set back.
    CounterReset = "counter-reset",
    /// The square where the move being entered is to end.
    MarkGoal = "mark-goal",

    // The rules in sentences, one for each value of an axis.

    /// Kings that step, in two or three words.
    KingsShort = "kings-short",
    /// Kings that fly, in two or three words.
    KingsFlying = "kings-flying",
    /// The board and the men at the start.
    RuleBoard { width: u32, height: u32, men: u32 } = "rule-board",
    /// Who begins.
    RuleFirst { side: Side } = "rule-first",
    /// Where pieces stand and go.
    RuleSteps = "rule-steps",
    /// How a man moves.
    RuleManMoves = "rule-man-moves",
    /// A man captures forward.
    RuleManForward = "rule-man-forward",
    /// A man captures all ways.
    RuleManAllWays = "rule-man-all-ways",
    /// A man captures anything.
    RulePreyAny = "rule-prey-any",
    /// A man captures no king.
    RulePreyMen = "rule-prey-men",
    /// A king goes one square.
    RuleKingShort = "rule-king-short",
    /// A king flies.
    RuleKingFlying = "rule-king-flying",
    /// It lands anywhere behind its victim.
    RuleLandingFree = "rule-landing-free",
    /// It lands where it can capture on.
    RuleLandingGoOn = "rule-landing-go-on",
    /// It lands just behind its victim.
    RuleLandingBehind = "rule-landing-behind",
    /// What can be jumped.
    RuleJumps = "rule-jumps",
    /// A capture is finished.
    RuleFinish = "rule-finish",
    /// Any capture may be chosen.
    RuleChoiceFree = "rule-choice-free",
    /// The steps that follow decide.
    RuleChoiceOrder = "rule-choice-order",
    /// The only step that follows decides.
    RuleChoiceStep = "rule-choice-step",
    /// The most pieces.
    RuleQuantity = "rule-quantity",
    /// The king before the man.
    RuleWithKing = "rule-with-king",
    /// The most kings.
    RuleMostKings = "rule-most-kings",
    /// The earlier king.
    RuleKingsEarliest = "rule-kings-earliest",
    /// On the last row the move ends.
    RuleCrownEnds = "rule-crown-ends",
    /// On the last row it captures on as a king.
    RuleCrownKing = "rule-crown-king",
    /// On the last row it captures on as a man.
    RuleCrownMan = "rule-crown-man",
    /// The captured are lifted after the move.
    RuleLiftAfter = "rule-lift-after",
    /// The captured are lifted at once.
    RuleLiftAtOnce = "rule-lift-at-once",
    /// Who cannot move loses.
    RuleGoalUsual = "rule-goal-usual",
    /// Who cannot move wins.
    RuleGoalLosing = "rule-goal-losing",
    /// A third repetition may be claimed.
    RuleRepetitionClaim = "rule-repetition-claim",
    /// A third repetition is a draw.
    RuleRepetitionDrawn = "rule-repetition-drawn",
    /// So many moves of each side in which nothing happens.
    RuleLimitQuiet { moves: u32, resets: Resets } = "rule-limit-quiet",
    /// So many moves of each side against a king alone.
    RuleLimitLoneKing { pieces: &'a str, kings: u32, moves: u32 } = "rule-limit-lone-king",
    /// So many moves of each side with kings on both sides.
    RuleLimitBothKings { pieces: &'a str, moves: u32, resets: Resets } = "rule-limit-both-kings",
    /// The lone king must stand on the main road for that.
    RuleRoadLone = "rule-road-lone",
    /// The stronger side must stand on the main road for that.
    RuleRoadStronger = "rule-road-stronger",

    // Announcements.

    /// Someone made an ordinary move.
    SaidMove { who: Who, from: &'a str, to: &'a str } = "said-move",
    /// Someone captured.
    SaidCapture { who: Who, from: &'a str, to: &'a str, count: u32 } = "said-capture",
    /// A man was crowned.
    SaidCrown = "said-crown",
    /// A new game began.
    SaidNewGame { game: &'a str } = "said-new-game",
    /// Moves were taken back.
    SaidUndo = "said-undo",
    /// Moves were played again.
    SaidRedo = "said-redo",
    /// The board was turned; the side now at the bottom.
    SaidFlip { side: Side } = "said-flip",

    // Games to come, and what goes with a game.

    /// The section of choices for games to come.
    OptionsTitle = "options-title",
    /// Plays again, colours changed over.
    Rematch = "rematch",
    /// Asks for a hint.
    Hint = "hint",
    /// The move that the computer would make.
    HintShown { text: &'a str } = "hint-shown",
    /// The move that the computer would make, which wins in so many moves.
    HintWins { text: &'a str, moves: u32 } = "hint-wins",
    /// The move with which one loses as late as can be, in so many moves.
    HintLoses { text: &'a str, moves: u32 } = "hint-loses",
    /// A move that holds a draw, where no other wins.
    HintDraws { text: &'a str } = "hint-draws",
    /// How many hints were given in this game.
    HintsGiven { count: u32 } = "hints-given",
    /// The computer looks for a hint.
    HintSought = "hint-sought",
    /// The computer thinks about the player's offer of a draw.
    OfferWeighed = "offer-weighed",
    /// The computer does not agree to a draw.
    DrawDeclined = "draw-declined",
    /// A choice does not change the game that runs.
    FromNextGame = "from-next-game",
    /// How much time a player has left, for ears.
    ClockLeft { minutes: u32, seconds: u32 } = "clock-left",
    /// The running score of a player, for ears.
    PlayerScore { points: &'a str } = "player-score",
    /// Begins the running score anew.
    ResetScore = "reset-score",
    /// The choice of a side.
    SeatTitle = "seat-title",
    /// The pieces of the side that begins.
    SeatFirst = "seat-first",
    /// The dark pieces.
    SeatDark = "seat-dark",
    /// The light pieces.
    SeatLight = "seat-light",
    /// The pieces that chance gives.
    SeatChance = "seat-chance",
    /// The choice of a clock.
    PaceTitle = "pace-title",
    /// No clock.
    PaceFree = "pace-free",
    /// So many minutes for the whole game.
    PaceMinutes { minutes: u32 } = "pace-minutes",
    /// So many minutes, and seconds for each move.
    PaceIncrement { minutes: u32, seconds: u32 } = "pace-increment",
    /// The choice of odds.
    OddsTitle = "odds-title",
    /// No odds.
    OddsNone = "odds-none",
    /// So many men as odds.
    OddsMen { men: u32 } = "odds-men",
    /// The switch of the traditional side to begin.
    CustomSwitch = "custom-switch",
    /// Which side begins by tradition.
    CustomLine { side: Side } = "custom-line",
    /// The switch of the traditional way that the board lies.
    LieSwitch = "lie-switch",
    /// What a board turned so looks like.
    LieLine = "lie-line",
    /// The switch of openings drawn by lot.
    OpeningSwitch = "opening-switch",
    /// What an opening by lot is.
    OpeningLine = "opening-line",
    /// The switch of tournament rules for draws.
    DrawsSwitch = "draws-switch",
    /// What these are.
    DrawsLine = "draws-line",
    /// The switch of hints.
    HintsSwitch = "hints-switch",
    /// What hints are.
    HintsLine = "hints-line",
    /// The heading of results against the computer.
    ResultsTitle = "results-title",
    /// Games that were won.
    ResultsWon = "results-won",
    /// Games that were drawn.
    ResultsDrawn = "results-drawn",
    /// Games that were lost.
    ResultsLost = "results-lost",
    /// A hint begins here.
    MarkHintFrom = "mark-hint-from",
    /// A hint ends here.
    MarkHintTo = "mark-hint-to",

    // What is seen and heard.

    /// The choice of a board and its pieces.
    SetTitle = "set-title",
    /// The wooden board.
    SetWood = "set-wood",
    /// The board of paper.
    SetPaper = "set-paper",
    /// The board of slate.
    SetSlate = "set-slate",
    /// The board in black and white.
    SetContrast = "set-contrast",
    /// The switch of the names of squares.
    LabelsSwitch = "labels-switch",
    /// What these are.
    LabelsLine = "labels-line",
    /// The choice of how fast pieces go.
    SpeedTitle = "speed-title",
    /// The usual speed.
    SpeedNormal = "speed-normal",
    /// Fast.
    SpeedFast = "speed-fast",
    /// Slow.
    SpeedSlow = "speed-slow",
    /// Pieces do not go, they are there at once.
    SpeedOff = "speed-off",
    /// The choice of what is turned to the player who moves.
    TurningTitle = "turning-title",
    /// Nothing.
    TurningNever = "turning-never",
    /// The board.
    TurningBoard = "turning-board",
    /// The pieces alone.
    TurningPieces = "turning-pieces",
    /// The switch of sound.
    SoundSwitch = "sound-switch",
    /// What is heard.
    SoundLine = "sound-line",
    /// What was typed of a move so far.
    Typed { text: &'a str } = "typed",

    // Trouble.

    /// The computer had to be started again.
    WorkerRestarted = "worker-restarted",
    /// The computer cannot be started.
    WorkerFailed = "worker-failed",
    /// Tries again.
    TryAgain = "try-again",
    /// Closes a notice.
    Dismiss = "dismiss",
    /// What was saved cannot be read.
    SavedDropped = "saved-dropped",
    /// Nothing can be saved.
    StorageBlocked = "storage-blocked",
    /// A newer version waits.
    NewVersion = "new-version",
    /// Lets the newer version take over.
    LoadNow = "load-now",
    /// The game is on the clipboard.
    Copied = "copied",
    /// It could not be put there.
    CopyFailed = "copy-failed",
}
