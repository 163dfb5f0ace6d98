//! Moves as a tree: a game, and what might have been played.

use rules::notation::{Names, ReadMoveError, moves};
use rules::{Game, IllegalMove, Move, Path, Position, Referee, Rules};

use crate::nag::Nag;

/// A position of a [`Tree`], known by the moves that lead to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(usize);

impl NodeId {
    /// A number for it that no other node of its tree has.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0
    }
}

/// What somebody wrote about a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// A comment before the move: only the first move of a variation has one.
    pub before: String,
    /// A comment behind the move; at the root, one before the game.
    pub after: String,
    /// Marks such as `!`, in their order.
    pub nags: Vec<Nag>,
}

#[derive(Clone, Debug)]
struct Node {
    parent: Option<NodeId>,
    ply: usize,
    made: Option<Move>,
    position: Position,
    children: Vec<NodeId>,
    notes: Notes,
}

impl Node {
    fn new(parent: Option<NodeId>, ply: usize, made: Option<Move>, position: Position) -> Node {
        Node { parent, ply, made, position, children: vec![], notes: Notes::default() }
    }
}

/// All moves that were looked at from a starting position. The first move in each position goes on
/// with the main line, the others begin variations. One node is where we are: the cursor.
///
/// Moves are legal, but no draw ends a line: records come from games with other rules for draws.
///
/// ```
/// use record::Tree;
/// use rules::{Game, Variant};
///
/// let mut tree = Tree::of(&Game::traditional(Variant::Russian.rules()));
/// tree.play(tree.read("c3-d4")?)?;
/// tree.back();
/// tree.play(tree.read("c3-b4")?)?;
/// assert_eq!(tree.text(tree.cursor()).as_deref(), Some("c3-b4"));
/// assert_eq!(tree.children(tree.root()).len(), 2);
/// tree.promote(tree.cursor());
/// assert_eq!(tree.main_line().last(), Some(tree.cursor()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    referee: Referee,
    names: Names,
    nodes: Vec<Node>,
    cursor: NodeId,
}

const ROOT: NodeId = NodeId(0);

impl Tree {
    /// A tree without moves. The rules must pass [`Rules::check`], and the position must be theirs.
    #[must_use]
    pub fn new(rules: &Rules, start: Position) -> Tree {
        let root = Node::new(None, 0, None, start);
        Tree { referee: Referee::new(rules), names: Names::official(rules), nodes: vec![root], cursor: ROOT }
    }

    /// The tree of a game, those moves included that were taken back. The cursor is where the game
    /// stands.
    #[must_use]
    pub fn of(game: &Game) -> Tree {
        let mut tree = Tree::new(game.rules(), *game.start());
        for &made in game.moves() {
            tree.cursor = tree.add(tree.cursor, made);
        }
        let here = tree.line(tree.cursor).nth(game.ply());
        tree.cursor = here.unwrap_or(ROOT);
        tree
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        self.referee.rules()
    }

    /// The referee of the rules.
    #[must_use]
    pub const fn referee(&self) -> &Referee {
        &self.referee
    }

    /// What the squares are called.
    #[must_use]
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// Where everything begins.
    #[must_use]
    pub const fn root(&self) -> NodeId {
        ROOT
    }

    /// Where we are.
    #[must_use]
    pub const fn cursor(&self) -> NodeId {
        self.cursor
    }

    /// The position of a node.
    #[must_use]
    pub fn position(&self, node: NodeId) -> &Position {
        &self.nodes[node.0].position
    }

    /// The move that leads to a node; none leads to the root.
    #[must_use]
    pub fn made(&self, node: NodeId) -> Option<Move> {
        self.nodes[node.0].made
    }

    /// The node before; none is before the root.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.0].parent
    }

    /// The nodes behind, the main line first.
    #[must_use]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].children
    }

    /// What was written about a node's move.
    #[must_use]
    pub fn notes(&self, node: NodeId) -> &Notes {
        &self.nodes[node.0].notes
    }

    /// The same, to be changed.
    pub fn notes_mut(&mut self, node: NodeId) -> &mut Notes {
        &mut self.nodes[node.0].notes
    }

    /// How many moves lead to a node.
    #[must_use]
    pub fn ply(&self, node: NodeId) -> usize {
        self.nodes[node.0].ply
    }

    /// The text of the move that leads to a node.
    #[must_use]
    pub fn text(&self, node: NodeId) -> Option<String> {
        let (parent, made) = (self.parent(node)?, self.made(node)?);
        Some(moves::write(&self.referee, self.position(parent), made, &self.names))
    }

    /// A way over the board of the move that leads to a node.
    #[must_use]
    pub fn path(&self, node: NodeId) -> Option<Path> {
        let (parent, made) = (self.parent(node)?, self.made(node)?);
        self.referee.path(self.position(parent), made)
    }

    /// The nodes from the root to this one, both included.
    pub fn line(&self, node: NodeId) -> impl DoubleEndedIterator<Item = NodeId> + use<> {
        let mut nodes: Vec<_> = self.upward(node).collect();
        nodes.reverse();
        nodes.into_iter()
    }

    /// The nodes of the main line, the root included.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        core::iter::successors(Some(ROOT), |&node| self.children(node).first().copied())
    }

    fn upward(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        core::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// The game up to the cursor; only up to its end, if its rules end it earlier by a draw.
    ///
    /// # Panics
    /// Never: the start of a tree can be played.
    #[must_use]
    pub fn game(&self) -> Game {
        let start = self.position(ROOT).setup();
        let mut game = Game::new(*self.rules(), &start).expect("a position can be played");
        let made = self.line(self.cursor).filter_map(|node| self.made(node));
        // A move after the end is refused, and so are all behind it.
        made.map_while(|made| game.play(made).ok()).for_each(drop);
        game
    }

    /// The legal moves at the cursor.
    #[must_use]
    pub fn legal(&self) -> Vec<Move> {
        self.referee.legal(self.position(self.cursor))
    }

    /// The legal move at the cursor that a text means.
    ///
    /// # Errors
    /// Why there is none, or more than one.
    pub fn read(&self, text: &str) -> Result<Move, ReadMoveError> {
        moves::read(text, &self.referee, self.position(self.cursor), &self.legal(), &self.names)
    }

    /// Makes a move at the cursor and goes there. A move that is new here becomes a variation if
    /// there is one already.
    ///
    /// # Errors
    /// If it is not legal there.
    pub fn play(&mut self, made: Move) -> Result<NodeId, IllegalMove> {
        if !self.legal().contains(&made) {
            return Err(IllegalMove(made));
        }
        self.cursor = self.add(self.cursor, made);
        Ok(self.cursor)
    }

    /// Goes to a node.
    pub fn go_to(&mut self, node: NodeId) {
        self.cursor = node;
    }

    /// Goes to the position before; false at the root.
    pub fn back(&mut self) -> bool {
        self.go(self.parent(self.cursor))
    }

    /// Goes on along the main line; false at its end.
    pub fn forward(&mut self) -> bool {
        self.go(self.children(self.cursor).first().copied())
    }

    /// Goes to the move that is looked at instead of this one, the next or the one before in their
    /// order; false if there is none.
    pub fn aside(&mut self, aside: Aside) -> bool {
        let siblings = self.siblings(self.cursor);
        let at = siblings.iter().position(|&node| node == self.cursor);
        let to = at.and_then(|at| match aside {
            Aside::Next => at.checked_add(1),
            Aside::Previous => at.checked_sub(1),
        });
        self.go(to.and_then(|to| siblings.get(to).copied()))
    }

    fn go(&mut self, to: Option<NodeId>) -> bool {
        self.cursor = to.unwrap_or(self.cursor);
        to.is_some()
    }

    /// Makes a node and all that lead to it the main line. What was the main line becomes the first
    /// variation.
    pub fn promote(&mut self, node: NodeId) {
        for on_line in self.line(node).skip(1) {
            let siblings = self.siblings_mut(on_line);
            siblings.retain(|&other| other != on_line);
            siblings.insert(0, on_line);
        }
    }

    /// Takes a move away with all that follows it; the root stays. A cursor in what is taken goes
    /// before it. Nodes that were taken must not be used again.
    pub fn delete(&mut self, node: NodeId) {
        let Some(parent) = self.parent(node) else { return };
        if self.upward(self.cursor).any(|above| above == node) {
            self.cursor = parent;
        }
        self.siblings_mut(node).retain(|&other| other != node);
    }

    fn siblings(&self, node: NodeId) -> &[NodeId] {
        self.parent(node).map_or(&[], |parent| self.children(parent))
    }

    fn siblings_mut(&mut self, node: NodeId) -> &mut Vec<NodeId> {
        let parent = self.parent(node).unwrap_or(ROOT);
        &mut self.nodes[parent.0].children
    }

    /// The node behind a legal move, made if there is none.
    fn add(&mut self, at: NodeId, made: Move) -> NodeId {
        let known = self.children(at).iter().find(|&&node| self.made(node) == Some(made)).copied();
        known.unwrap_or_else(|| self.add_new(at, made))
    }

    fn add_new(&mut self, at: NodeId, made: Move) -> NodeId {
        let position = self.referee.play(self.position(at), made);
        let node = NodeId(self.nodes.len());
        self.nodes.push(Node::new(Some(at), self.ply(at) + 1, Some(made), position));
        self.nodes[at.0].children.push(node);
        node
    }

    /// All nodes, each before those behind it, the main line of each first.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        let mut open = vec![ROOT];
        core::iter::from_fn(move || {
            let node = open.pop()?;
            open.extend(self.children(node).iter().rev());
            Some(node)
        })
    }
}

/// Which of the moves beside the one at the cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aside {
    /// The one behind it in their order.
    Next,
    /// The one before it.
    Previous,
}

/// Two trees are equal if they have the same rules, start, moves in the same order and notes,
/// wherever the cursor is.
impl PartialEq for Tree {
    fn eq(&self, other: &Tree) -> bool {
        // In this order, the number of children tells the shape of a tree.
        let same = |(a, b): (NodeId, NodeId)| {
            self.made(a) == other.made(b)
                && self.children(a).len() == other.children(b).len()
                && self.notes(a) == other.notes(b)
        };
        self.referee == other.referee
            && self.position(ROOT) == other.position(ROOT)
            && self.nodes().zip(other.nodes()).all(same)
    }
}

impl Eq for Tree {}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Variant;
    use rules::notation::fen;

    /// `c3-d4 f6-g5`, with `b6-a5 a3-b4` and `h6-g5` instead of the second move.
    fn grown() -> Tree {
        let mut tree = Tree::of(&Game::traditional(Variant::Russian.rules()));
        grow(&mut tree, "c3-d4 f6-g5");
        for line in ["b6-a5 a3-b4", "h6-g5"] {
            let first = tree.main_line().nth(1).expect("a first move");
            tree.go_to(first);
            grow(&mut tree, line);
        }
        tree
    }

    fn grow(tree: &mut Tree, moves: &str) {
        for text in moves.split(' ') {
            let made = tree.read(text).expect(text);
            tree.play(made).expect(text);
        }
    }

    fn here(tree: &Tree) -> Option<String> {
        tree.text(tree.cursor())
    }

    #[test]
    fn one_can_walk_all_ways() {
        let mut tree = grown();
        assert!(!tree.aside(Aside::Next) && tree.aside(Aside::Previous));
        assert_eq!(here(&tree).as_deref(), Some("b6-a5"));
        assert!(tree.forward() && !tree.forward());
        assert_eq!(here(&tree).as_deref(), Some("a3-b4"));
        assert!(!tree.aside(Aside::Next) && !tree.aside(Aside::Previous));
        assert!(tree.back() && tree.back() && tree.back() && !tree.back());
        assert!(!tree.aside(Aside::Next));
        assert_eq!(here(&tree), None);
    }

    #[test]
    fn a_move_that_is_known_is_gone_to() {
        let mut tree = grown();
        let before = tree.nodes().count();
        tree.go_to(tree.root());
        grow(&mut tree, "c3-d4 b6-a5 a3-b4");
        assert_eq!(tree.nodes().count(), before);
    }

    #[test]
    fn the_main_line_becomes_the_first_variation() {
        let mut tree = grown();
        tree.promote(tree.cursor());
        let siblings: Vec<_> =
            tree.siblings(tree.cursor()).iter().filter_map(|&node| tree.text(node)).collect();
        assert_eq!(siblings, ["h6-g5", "f6-g5", "b6-a5"]);
    }

    #[test]
    fn what_is_deleted_takes_the_cursor_back() {
        let mut tree = grown();
        let (cursor, parent) = (tree.cursor(), tree.parent(tree.cursor()));
        tree.delete(cursor);
        assert_eq!(Some(tree.cursor()), parent);
        tree.delete(tree.root());
        assert_eq!(tree.nodes().count(), 5);
    }

    /// The tree goes on where the third repetition draws the game.
    #[test]
    fn a_game_ends_where_its_rules_end_it() {
        let rules = Variant::International.rules();
        let kings = fen::read("W:WK46:BK1", &Names::official(&rules)).expect("a position");
        let mut tree = Tree::new(&rules, kings.seat(&rules).expect("it can be played"));
        for _ in 0..3 {
            grow(&mut tree, "46-41 1-6 41-46 6-1");
        }
        assert_eq!(tree.ply(tree.cursor()), 12);
        assert_eq!(tree.game().ply(), 8);
    }
}
