//! One game read from its parts.

use rules::Rules;
use rules::notation::ReadMoveError;

use crate::error::{PdnError, Problem};
use crate::games::Outline;
use crate::nag::Nag;
use crate::record::Record;
use crate::spelling::{self, Fitting, Sample, Spelling};
use crate::token::{Kind, Token, Tokens};
use crate::tree::{NodeId, Tree};

/// Variations in variations, as deep as they may be.
const DEEPEST: usize = 100;
/// More faults than anyone would read are not kept.
const MOST_FAULTS: usize = 100;

/// A game as far as it can be read, and what ended that before its end. An error, if the game or its
/// start cannot be told.
pub(crate) fn read(
    outline: &Outline,
    text: &str,
    usual: Option<&Rules>,
) -> Result<(Record, Option<PdnError>), PdnError> {
    let tokens = outline.tokens(text);
    let error = |at: Option<&Token<'_>>, problem| outline.error(text, at, problem);
    let sample = sample(outline, &tokens);
    let (spelling, tree) = spelling::best(&outline.tags, &sample, usual)
        .map_err(|problem| error(guilty(&tokens, &problem), problem))?;
    let mut reader = Reader { spelling, tree, open: vec![], doubtful: None, faults: vec![] };
    let stop = reader.take_all(&tokens, &error);
    let Reader { mut tree, faults, .. } = reader;
    tree.go_to(tree.root());
    Ok((Record { tags: outline.tags.clone(), tree, score: outline.score, faults }, stop.err()))
}

/// So many games tell what a collection is.
const TELLING: usize = 20;

/// The rules that fit most of the games that have no tag to tell their rules, for
/// [`Outline::read`]; nothing if all have one. Many games could be of several kinds: their neighbours
/// tell. Games beyond the first twenty of them are not looked at.
#[must_use]
pub fn usual(outlines: &[Outline], text: &str) -> Option<Rules> {
    let silent = outlines.iter().filter(|outline| outline.plies > 0 && outline.is_silent());
    let telling: Vec<_> = silent.take(TELLING).map(|outline| (outline, outline.tokens(text))).collect();
    let samples: Vec<_> = telling.iter().map(|(outline, tokens)| sample(outline, tokens)).collect();
    spelling::most_fitting(&samples)
}

/// The part that is to blame for what is wrong with the whole game.
fn guilty<'t, 'a>(tokens: &'t [Token<'a>], problem: &Problem) -> Option<&'t Token<'a>> {
    let name = match problem {
        Problem::GameType(_) => "gametype",
        Problem::Rules(_) => "rules",
        _ => "fen",
    };
    let is_it = |token: &&Token<'_>| match token.kind {
        Kind::Tag => {
            crate::tags::parse(token.text).is_some_and(|(known, _)| known.eq_ignore_ascii_case(name))
        }
        Kind::Setup => name == "fen",
        _ => false,
    };
    tokens.iter().find(is_it).or_else(|| tokens.first())
}

/// The moves of the main line, and the position that it begins with.
fn sample<'a>(outline: &'a Outline, tokens: &[Token<'a>]) -> Sample<'a> {
    let (mut depth, mut moves, mut fen) = (0_usize, vec![], None);
    for token in tokens {
        match token.kind {
            Kind::Open => depth += 1,
            Kind::Close => depth = depth.saturating_sub(1),
            Kind::Move if depth == 0 => moves.push(token.text),
            Kind::Setup if moves.is_empty() => fen = setup_fen(token.text),
            _ => {}
        }
    }
    let tag = outline.tags.get("FEN").filter(|value| !value.is_empty());
    Sample { moves, fen: fen.or(tag) }
}

/// The FEN in `/FEN "W:W1:B2"/`.
fn setup_fen(text: &str) -> Option<&str> {
    text.trim_matches('/').trim().strip_prefix("FEN").map(str::trim)
}

/// The moves that follow on the same line, as many as are needed to tell captures apart.
fn line_ahead<'a>(tokens: &[Token<'a>]) -> Vec<&'a str> {
    let mut depth = 0_usize;
    let mut moves = vec![];
    for token in tokens {
        match token.kind {
            _ if moves.len() == spelling::AHEAD => break,
            Kind::Open => depth += 1,
            Kind::Close if depth == 0 => break,
            Kind::Close => depth -= 1,
            Kind::Move if depth == 0 => moves.push(token.text),
            _ => {}
        }
    }
    moves
}

impl Outline {
    fn tokens<'a>(&self, text: &'a str) -> Vec<Token<'a>> {
        let mut tokens: Vec<_> = Tokens::new(&text[..self.range.end], self.range.start).collect();
        // Points such as `4-6` look like a move.
        let result = self.tags.get("Result");
        tokens.pop_if(|last| last.kind == Kind::Move && Some(last.text) == result);
        tokens
    }

    /// Whether no tag tells the rules.
    fn is_silent(&self) -> bool {
        self.tags.get("Rules").is_none() && self.tags.get("GameType").is_none_or(spelling::is_unknown)
    }

    fn error(&self, text: &str, token: Option<&Token<'_>>, problem: Problem) -> PdnError {
        let at = token.map_or(self.range.start, |token| token.at);
        let place = self.place.after(&text[self.range.start..at]);
        let found = token.map(|token| shortened(token.text)).unwrap_or_default();
        PdnError { place, found, problem }
    }
}

/// What fits into a message.
fn shortened(found: &str) -> String {
    const MOST: usize = 40;
    let line = found.lines().next().unwrap_or_default();
    if line.chars().count() <= MOST {
        line.to_owned()
    } else {
        line.chars().take(MOST).chain(['…']).collect()
    }
}

struct Reader {
    spelling: Spelling,
    tree: Tree,
    /// Where the variations that are open leave off.
    open: Vec<Branch>,
    /// How many variations were open where one went wrong: it is passed over.
    doubtful: Option<usize>,
    faults: Vec<PdnError>,
}

/// A variation that is being read.
struct Branch {
    /// The move that it stands for.
    instead_of: NodeId,
    /// A comment before its first move.
    before: Option<String>,
}

impl Reader {
    fn take_all<'a>(
        &mut self,
        tokens: &[Token<'a>],
        error: &impl Fn(Option<&Token<'a>>, Problem) -> PdnError,
    ) -> Result<(), PdnError> {
        for (at, token) in tokens.iter().enumerate() {
            if let Err(problem) = self.take(token, &tokens[at + 1..]) {
                self.forgive(problem, |problem| error(Some(token), problem))?;
            }
        }
        if !self.open.is_empty() {
            self.faults.push(error(tokens.last(), Problem::NotEnded));
        }
        Ok(())
    }

    fn take(&mut self, token: &Token<'_>, ahead: &[Token<'_>]) -> Result<(), Problem> {
        match &token.kind {
            Kind::Open => self.open(),
            Kind::Close => self.close(),
            _ if self.doubtful.is_some() => Ok(()),
            Kind::Move => self.play(token.text, ahead),
            Kind::Comment => self.comment(token.text),
            Kind::Sign => self.mark(Nag::from_sign(token.text)),
            Kind::Nag => self.mark(token.text[1..].parse().ok().map(Nag)),
            Kind::Setup if self.has_begun() => Err(Problem::LateSetup),
            Kind::Fault(problem) => Err(problem.clone()),
            Kind::Setup | Kind::Tag | Kind::Number | Kind::End(_) => Ok(()),
        }
    }

    /// A fault on the main line ends the game; one in a variation ends that; a doubt ends nothing.
    fn forgive(&mut self, problem: Problem, error: impl Fn(Problem) -> PdnError) -> Result<(), PdnError> {
        let doubt = matches!(problem, Problem::Move { why: ReadMoveError::Ambiguous(_), .. });
        if !doubt && self.open.is_empty() {
            return Err(error(problem));
        }
        if !doubt {
            self.doubtful.get_or_insert(self.open.len());
        }
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(error(problem));
        }
        Ok(())
    }

    fn has_begun(&self) -> bool {
        self.tree.cursor() != self.tree.root()
    }

    fn open(&mut self) -> Result<(), Problem> {
        let here = self.tree.cursor();
        let at_move = self.has_begun() && self.awaits_move().is_none();
        self.open.push(Branch { instead_of: here, before: None });
        if self.doubtful.is_some() {
            return Ok(());
        }
        if self.open.len() > DEEPEST {
            return Err(Problem::TooDeep);
        }
        if at_move && self.tree.back() { Ok(()) } else { Err(Problem::NothingToVary) }
    }

    fn close(&mut self) -> Result<(), Problem> {
        let branch = self.open.pop().ok_or(Problem::NotBegun)?;
        self.tree.go_to(branch.instead_of);
        self.doubtful = self.doubtful.filter(|&depth| depth <= self.open.len());
        Ok(())
    }

    /// The innermost variation, if it has no move yet.
    fn awaits_move(&mut self) -> Option<&mut Branch> {
        let here = self.tree.cursor();
        let tree = &self.tree;
        self.open.last_mut().filter(|branch| tree.parent(branch.instead_of) == Some(here))
    }

    fn play(&mut self, word: &str, ahead: &[Token<'_>]) -> Result<(), Problem> {
        let before = self.awaits_move().and_then(|branch| branch.before.take());
        let wrong = |why, tree: &Tree| Problem::Move { legal: self.spelling.instead(&why, tree), why };
        let (referee, position) = (self.tree.referee(), self.tree.position(self.tree.cursor()));
        let chosen = self.spelling.choose(word, &line_ahead(ahead), referee, position);
        let Fitting { made, doubtful } = chosen.map_err(|why| wrong(why, &self.tree))?;
        let doubt = doubtful.then(|| wrong(ReadMoveError::Ambiguous(word.to_owned()), &self.tree));
        self.tree.play(made).map_err(|_| Problem::Stray)?;
        let here = self.tree.cursor();
        add(&mut self.tree.notes_mut(here).before, &before.unwrap_or_default());
        doubt.map_or(Ok(()), Err)
    }

    fn comment(&mut self, token: &str) -> Result<(), Problem> {
        let braced = token.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
        let text = braced.unwrap_or_else(|| token.trim_start_matches(';'));
        let here = self.tree.cursor();
        if let Some(branch) = self.awaits_move() {
            add(branch.before.get_or_insert_default(), text);
        } else {
            add(&mut self.tree.notes_mut(here).after, text);
        }
        Ok(())
    }

    fn mark(&mut self, nag: Option<Nag>) -> Result<(), Problem> {
        let here = self.tree.cursor();
        if !self.has_begun() || self.awaits_move().is_some() {
            return Err(Problem::Stray);
        }
        self.tree.notes_mut(here).nags.extend(nag);
        Ok(())
    }
}

/// Adds a comment to another. Line breaks and what else is blank become single spaces.
fn add(comment: &mut String, more: &str) {
    for word in more.split_whitespace() {
        if !comment.is_empty() {
            comment.push(' ');
        }
        comment.push_str(word);
    }
}
