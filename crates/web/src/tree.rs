//! A small description of HTML, and the patching of a page that differs from it.
//!
//! Elements are kept and changed in place, so the focus and the scroll position stay.

use crate::dom::{self, Fault};
use wasm_bindgen::JsCast;
use web_sys::{Element, Node as PageNode};

const SVG: &str = "http://www.w3.org/2000/svg";

/// An element: either text or children inside. Boxed, since it is handed on at each step of its
/// making.
#[derive(Clone, Debug, PartialEq)]
pub struct Node<A>(Box<Parts<A>>);

#[derive(Clone, Debug, PartialEq)]
struct Parts<A> {
    tag: &'static str,
    attributes: Vec<(&'static str, String)>,
    text: String,
    children: Vec<Node<A>>,
    action: Option<A>,
}

/// What a button may do.
pub trait Choosable: Clone + PartialEq {
    /// A name for it that no other has in its part of the page.
    fn id(&self) -> String;
}

impl Choosable for app::Action {
    fn id(&self) -> String {
        app::Action::id(*self)
    }
}

impl<A: Choosable> Node<A> {
    /// An element without attributes.
    pub fn new(tag: &'static str) -> Self {
        Self(Box::new(Parts { tag, attributes: vec![], text: String::new(), children: vec![], action: None }))
    }

    /// An element of this class.
    pub fn classed(tag: &'static str, class: &str) -> Self {
        Self::new(tag).with("class", class)
    }

    /// A button for this action.
    pub fn button(class: &str, action: A) -> Self {
        let mut button = Self::classed("button", class).with("type", "button");
        let id = action.id();
        button.0.action = Some(action);
        button.with("data-action", id)
    }

    /// A control of a form for this action.
    pub fn input(action: A) -> Self {
        let mut input = Self::new("input");
        let id = action.id();
        input.0.action = Some(action);
        input.with("data-action", id)
    }

    /// One of the drawings at the top of the page.
    pub fn icon(name: &str) -> Self {
        let drawing = Self::new("use").with("href", format!("#icon-{name}"));
        Self::classed("svg", "icon").with("aria-hidden", "true").child(drawing)
    }

    /// A small disc of this colour.
    pub fn disc(side: rules::Side) -> Self {
        let name = match side {
            rules::Side::White => "white",
            rules::Side::Black => "black",
        };
        Self::classed("span", "disc").with("data-side", name).with("aria-hidden", "true")
    }

    /// The same with an attribute more.
    pub fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.0.attributes.push((name, value.into()));
        self
    }

    /// The same with this text inside.
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.0.text = text.into();
        self
    }

    /// The same with a child more.
    pub fn child(mut self, child: Self) -> Self {
        self.0.children.push(child);
        self
    }

    /// The same with more children.
    pub fn children(mut self, children: impl IntoIterator<Item = Self>) -> Self {
        self.0.children.extend(children);
        self
    }

    fn find(&self, id: &str) -> Option<&A> {
        let own = self.0.action.as_ref().filter(|action| action.id() == id);
        own.or_else(|| find(&self.0.children, id))
    }

    fn attribute(&self, name: &str) -> Option<&str> {
        let found = self.0.attributes.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value.as_str())
    }
}

fn find<'a, A: Choosable>(nodes: &'a [Node<A>], id: &str) -> Option<&'a A> {
    nodes.iter().find_map(|node| node.find(id))
}

/// A part of the page that always looks like the nodes last shown.
pub struct Tree<A> {
    root: Element,
    shown: Vec<Node<A>>,
}

impl<A: Choosable> Tree<A> {
    /// Takes over the inside of the element with this id.
    ///
    /// # Errors
    /// If there is none.
    pub fn new(id: &str) -> Result<Self, Fault> {
        Ok(Self { root: dom::find(id)?, shown: vec![] })
    }

    /// The element whose inside this is.
    pub fn root(&self) -> &Element {
        &self.root
    }

    /// Whether nothing was shown yet.
    pub fn is_empty(&self) -> bool {
        self.shown.is_empty()
    }

    /// Changes the page where it differs from `nodes`.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn show(&mut self, nodes: Vec<Node<A>>) -> Result<(), Fault> {
        patch(&self.root, &self.shown, &nodes)?;
        self.shown = nodes;
        Ok(())
    }

    /// The action shown under this id.
    pub fn action(&self, id: &str) -> Option<A> {
        find(&self.shown, id).cloned()
    }
}

fn patch<A: Choosable>(parent: &Element, old: &[Node<A>], new: &[Node<A>]) -> Result<(), Fault> {
    for (place, node) in new.iter().enumerate() {
        patch_one(parent, place, old.get(place), node)?;
    }
    for _ in new.len()..old.len() {
        if let Some(last) = parent.last_element_child() {
            last.remove();
        }
    }
    Ok(())
}

fn patch_one<A: Choosable>(
    parent: &Element,
    place: usize,
    old: Option<&Node<A>>,
    new: &Node<A>,
) -> Result<(), Fault> {
    let there = parent.children().item(place as u32);
    match (there, old) {
        (Some(_), Some(old)) if old == new => Ok(()),
        (Some(element), Some(old)) if old.0.tag == new.0.tag => change(&element, old, new),
        (Some(element), _) => element.replace_with_with_node_1(&create(new)?),
        (None, _) => parent.append_child(&create(new)?).map(drop),
    }
}

fn change<A: Choosable>(element: &Element, old: &Node<A>, new: &Node<A>) -> Result<(), Fault> {
    for (name, _) in &old.0.attributes {
        if new.attribute(name).is_none() {
            element.remove_attribute(name)?;
        }
    }
    for (name, value) in &new.0.attributes {
        if old.attribute(name) != Some(value) {
            element.set_attribute(name, value)?;
        }
    }
    fill(element, old, new)
}

fn fill<A: Choosable>(element: &Element, old: &Node<A>, new: &Node<A>) -> Result<(), Fault> {
    if old.0.text == new.0.text {
        return patch(element, &old.0.children, &new.0.children);
    }
    // Setting the text removes the children, if there were any.
    element.set_text_content(Some(&new.0.text));
    patch(element, &[], &new.0.children)
}

fn create<A: Choosable>(node: &Node<A>) -> Result<PageNode, Fault> {
    let page = dom::document();
    let element = match node.0.tag {
        "svg" | "use" | "path" => page.create_element_ns(Some(SVG), node.0.tag)?,
        _ => page.create_element(node.0.tag)?,
    };
    change(&element, &Node::new(node.0.tag), node)?;
    Ok(element.unchecked_into())
}
