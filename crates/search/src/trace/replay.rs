//! Playing a recorded search forwards and back.

use adut_kernel::Turn;

use super::{Event, NodeId, Reason, Via, Window};

/// A node as it looks at one moment of a replay.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen<A> {
    /// The node above.
    pub parent: Option<NodeId>,
    /// How it was reached.
    pub via: Via<A>,
    /// Who is to act there.
    pub turn: Turn,
    /// Its window at this moment.
    pub window: Window,
    /// How often it was come to.
    pub visits: u32,
    /// Its value, once there is one.
    pub value: Option<f64>,
    /// Whether it was valued without looking further.
    pub is_leaf: bool,
    /// Why and where it was cut, if it was.
    pub cut: Option<(Reason, usize)>,
}

/// A recorded search at some moment between its events.
#[derive(Clone, Debug)]
pub struct Replay<'a, A> {
    events: &'a [Event<A>],
    at: usize,
    nodes: Vec<Seen<A>>,
}

impl<'a, A: Copy> Replay<'a, A> {
    /// Begins before the first event. The events must be those of one search, from its start.
    pub fn new(events: &'a [Event<A>]) -> Self {
        Self { events, at: 0, nodes: Vec::new() }
    }

    /// How many events have been played.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The nodes entered so far; a node's number is its index.
    pub fn nodes(&self) -> &[Seen<A>] {
        &self.nodes
    }

    /// Plays the next event and returns it; none at the end.
    pub fn forward(&mut self) -> Option<&'a Event<A>> {
        let event = self.events.get(self.at)?;
        self.at += 1;
        match *event {
            Event::Enter { parent, via, turn, window, .. } => self.nodes.push(Seen {
                parent,
                via,
                turn,
                window,
                visits: 1,
                value: None,
                is_leaf: false,
                cut: None,
            }),
            Event::Narrow { node, to, .. } => self.change(node, |seen| seen.window = to),
            Event::Leaf { node, value } => self.change(node, |seen| {
                seen.value = Some(value);
                seen.is_leaf = true;
            }),
            Event::Cut { node, reason, skipped, .. } => {
                self.change(node, |seen| seen.cut = Some((reason, skipped)));
            }
            Event::Pass { node } => self.change(node, |seen| seen.visits += 1),
            Event::Playout { .. } => {}
            Event::Back { node, value, .. } => self.change(node, |seen| seen.value = Some(value)),
        }
        Some(event)
    }

    /// Takes the last event back and returns it; none at the beginning.
    pub fn back(&mut self) -> Option<&'a Event<A>> {
        let event = self.events.get(self.at.checked_sub(1)?)?;
        self.at -= 1;
        match *event {
            Event::Enter { .. } => drop(self.nodes.pop()),
            Event::Narrow { node, from, .. } => self.change(node, |seen| seen.window = from),
            Event::Leaf { node, .. } => self.change(node, |seen| {
                seen.value = None;
                seen.is_leaf = false;
            }),
            Event::Cut { node, .. } => self.change(node, |seen| seen.cut = None),
            Event::Pass { node } => self.change(node, |seen| seen.visits -= 1),
            Event::Playout { .. } => {}
            Event::Back { node, from, .. } => self.change(node, |seen| seen.value = from),
        }
        Some(event)
    }

    fn change(&mut self, node: NodeId, how: impl FnOnce(&mut Seen<A>)) {
        if let Some(seen) = self.nodes.get_mut(node as usize) {
            how(seen);
        }
    }
}
