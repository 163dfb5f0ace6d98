//! What stands on a rules page, computed from the rules that the game plays by.

use anyhow::Result;
use minijinja::Value;
use minijinja::context;
use rules::{Game, Rules, Side, Turned, Variant};
use text::words::{Article, Cell, Row, articles, variant};
use text::{Text, source};

use super::address::Page;
use super::diagram::Diagrams;
use super::safe;
use super::words::{Values, Words};
use crate::template::in_script;
use text::Language;

/// The words and computed sentences of one language.
pub(crate) struct Guide {
    pub(crate) language: Language,
    pub(crate) words: Words,
    text: Text,
}

/// The parts of the rules and the articles in them, in the order of a rule book.
const PARTS: [(&str, &[Article]); 6] = [
    ("part-board", &[Article::Board, Article::First]),
    ("part-moves", &[Article::Steps, Article::ManMoves, Article::King]),
    (
        "part-captures",
        &[
            Article::Jumps,
            Article::ManCaptures,
            Article::ManPrey,
            Article::Landing,
            Article::Duty,
            Article::Finish,
            Article::Lift,
        ],
    ),
    (
        "part-choice",
        &[Article::Choice, Article::Quantity, Article::WithKing, Article::MostKings, Article::KingsEarliest],
    ),
    ("part-crown", &[Article::Crown]),
    ("part-end", &[Article::Goal, Article::Repetition, Article::Limits]),
];

/// As many tips and questions as a page may have.
const MOST: usize = 9;

impl Guide {
    /// The guide in a language; `None` where its words are not written yet.
    pub(crate) fn new(language: Language) -> Result<Option<Guide>> {
        let words = Words::read(language)?;
        Ok(words.map(|words| Guide { language, words, text: source::text(language) }))
    }

    /// The words of the game itself.
    pub(crate) fn text(&self) -> &Text {
        &self.text
    }

    /// What a page says, for its template.
    pub(crate) fn view(&self, page: Page) -> Result<Value> {
        match page {
            Page::Overview => self.overview(),
            Page::Game(game) => self.game(game, &game.rules()),
            Page::Optional => self.optional(),
            Page::Help => self.help(),
        }
    }

    /// The page's title and its line for search engines.
    pub(crate) fn head(&self, page: Page) -> Result<(String, String)> {
        let site = |id: &str| {
            Ok((self.words.say(&format!("{id}-title"))?, self.words.say(&format!("{id}-description"))?))
        };
        match page {
            Page::Overview => site("overview"),
            Page::Optional => site("optional"),
            Page::Help => self.help_head(),
            Page::Game(game) => {
                let values = self.values(&game.rules());
                let say = |id| self.words.of_game(game, id, None, &values);
                Ok((say("title")?, say("description")?))
            }
        }
    }

    /// The page of a game that is played by these rules.
    pub(crate) fn game(&self, game: Variant, rules: &Rules) -> Result<Value> {
        let values = self.values(rules);
        let say = |id: &str| self.words.of_game(game, id, None, &values);
        let list = |kind: &str, part: &str| -> Result<Vec<Value>> {
            let ids = (1..=MOST).map(|k| format!("{kind}-{k}"));
            let there = ids.take_while(|id| self.words.has(game, id));
            there
                .map(|id| {
                    let rest = self.words.of_game(game, &id, Some(part), &values)?;
                    Ok(context! { head => say(&id)?, text => rest })
                })
                .collect()
        };
        let sources = self.words.has(game, "sources").then(|| say("sources")).transpose()?;
        let name = self.text.say(variant(game));
        Ok(context! {
            opening => say("opening")?,
            how => self.words.say_with("how-text", &vec![("variant", name)])?,
            parts => self.parts(rules)?,
            diagram_parts => Diagrams::new(&self.text, rules)?.definitions(),
            diagram_words => safe(in_script(&source::picture_table(self.language)?)?),
            rules => rules.code(),
            traditions => self.traditions(game, rules)?,
            table => self.table(&compared(game))?,
            compare => self.compare_title(game)?,
            tips => list("tip", "text")?,
            questions => list("question", "answer")?,
            sources,
            game => game.id(),
        })
    }

    /// The heading of a game's table, in which the American game stands beside every other.
    fn compare_title(&self, game: Variant) -> Result<String> {
        match compared(game).as_slice() {
            [_] => self.words.say("compare-alone"),
            _ => self.words.say_with("compare-title", &vec![("other", self.full_name(Variant::American))]),
        }
    }

    fn overview(&self) -> Result<Value> {
        Ok(context! { table => self.table(Variant::ALL)? })
    }

    fn optional(&self) -> Result<Value> {
        let rules = Variant::Russian.rules().with_duty(rules::Duty::May);
        Ok(
            context! { duty => self.said(&rules, Article::Duty), finish => self.said(&rules, Article::Finish) },
        )
    }

    /// A game's full name: "Russian draughts".
    pub(crate) fn full_name(&self, game: Variant) -> String {
        self.text.say(text::words::variant_game(game))
    }

    /// The line that leads to a game's page.
    pub(crate) fn line(&self, game: Variant) -> Result<String> {
        self.words.of_game(game, "line", None, &self.values(&game.rules()))
    }

    /// The rules in sentences, by parts; a part without a sentence is left out.
    pub(crate) fn parts(&self, rules: &Rules) -> Result<Vec<Value>> {
        let told = articles(&self.text, rules, side_that_begins(rules));
        let diagrams = Diagrams::new(&self.text, rules)?;
        let mut parts = vec![];
        for (title, within) in PARTS {
            let lines = told.iter().filter(|(article, _)| within.contains(article));
            let line = |(article, line): &(Article, String)| {
                let pictures = diagrams.of(article.id());
                context! { id => article.id(), text => line, pictures }
            };
            let lines: Vec<_> = lines.map(line).collect();
            parts.push(context! { title => self.words.say(title)?, lines });
        }
        Ok(parts)
    }

    /// How tradition differs from how this site sets the game up.
    pub(crate) fn traditions(&self, game: Variant, rules: &Rules) -> Result<Vec<Value>> {
        let side = vec![("side", side_id(rules.first))];
        let first = if side_that_begins(rules) == rules.first { "tradition-same" } else { "tradition-first" };
        let mut lines = vec![context! { text => self.words.say_with(first, &side)? }];
        if rules.naming.turned == Turned::Mirrored {
            lines.push(context! { text => self.words.say("tradition-turned")? });
        }
        let tournament = rules.with_draw(game.tournament());
        if tournament.draw != rules.draw {
            let draws = articles(&self.text, &tournament, rules.first).into_iter();
            let draws = draws.filter(|(article, _)| matches!(article, Article::Repetition | Article::Limits));
            let draws: Vec<_> = draws.map(|(_, line)| line).collect();
            lines.push(context! { text => self.words.say("tradition-draws")?, list => draws });
        }
        Ok(lines)
    }

    /// The points in which games differ: a column for each game, a row for each point.
    fn table(&self, games: &[Variant]) -> Result<Value> {
        let row = |row: Row| -> Result<Value> {
            let cells: Result<Vec<String>> = games.iter().map(|game| self.cell(row, &game.rules())).collect();
            Ok(context! { head => self.words.say(row.id())?, cells => cells? })
        };
        let rows: Result<Vec<Value>> = Row::ALL.into_iter().map(row).collect();
        let heads: Vec<_> = games.iter().map(|&game| self.text.say(variant(game))).collect();
        Ok(context! { heads, rows => rows? })
    }

    /// What stands in a cell of the table.
    pub(crate) fn cell(&self, row: Row, rules: &Rules) -> Result<String> {
        match row.cell(rules) {
            Cell::Figures(figures) => Ok(figures),
            Cell::Words(ids) => {
                let words: Result<Vec<String>> = ids.into_iter().map(|id| self.words.say(id)).collect();
                Ok(words?.join(&self.text.say(text::Key::ListSeparator)))
            }
        }
    }

    /// The sentences that prose may use, by the articles' names; several of one article stand
    /// together.
    pub(crate) fn values(&self, rules: &Rules) -> Values {
        let mut values: Values = vec![
            ("men", rules.board.men().to_string()),
            ("squares", rules.board.squares().to_string()),
            ("width", rules.board.width.to_string()),
        ];
        for (article, line) in articles(&self.text, rules, side_that_begins(rules)) {
            match values.iter_mut().find(|(name, _)| *name == article.id()) {
                Some((_, lines)) => *lines = format!("{lines} {line}"),
                None => values.push((article.id(), line)),
            }
        }
        values
    }

    fn said(&self, rules: &Rules, wanted: Article) -> Vec<String> {
        let told = articles(&self.text, rules, rules.first).into_iter();
        told.filter(|(article, _)| *article == wanted).map(|(_, line)| line).collect()
    }
}

/// The American game stands beside every other.
fn compared(game: Variant) -> Vec<Variant> {
    let mut games = vec![game, Variant::American];
    games.dedup();
    games
}

fn side_that_begins(rules: &Rules) -> Side {
    Game::site(*rules).start().turn()
}

fn side_id(side: Side) -> String {
    match side {
        Side::White => "white".to_owned(),
        Side::Black => "black".to_owned(),
    }
}
