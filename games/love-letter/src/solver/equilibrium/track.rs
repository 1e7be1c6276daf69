//! Where a round stands in the solution, and what to do there.

use std::ops::Range;
use std::sync::Arc;

use adut_kernel::Seat;

use super::super::hands::Hands;
use super::blueprint::{Blueprint, Spot, WHOLE, own_weight};
use super::concede::instead_of;
use super::follow::{Follow, follow, positions_after};
use super::graph::{MAX_PLAYS, Passage, Vector};
use super::last::last_choices;
use super::public::{Play, Public, Turn, Way};
use super::slots::{self, Responding};
use super::subgame::{Effort, Instead, Subgame};
use super::walk::{PlayVectors, passed_on, spread, values};
use crate::rules::{Card, Effect, Event, KINDS, Observation};

/// Plays by blueprints and solves anew what follows them.
#[derive(Debug)]
pub struct Guide {
    effort: Effort,
    /// Whether to solve what follows plays that the solution never makes.
    opens: bool,
    faces: Vec<Card>,
    /// Subgames of the present round, by what both players know of the turns before.
    solved: Vec<(Vec<Step>, Arc<Subgame>)>,
}

/// With more cards unseen, what follows a play that the solution never makes is too large to solve.
const OPENED_CARDS: u32 = 10;

/// What both players know of a turn.
type Step = (Play, Outcome);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Passed(Passage),
    /// Both hands were shown, the mover's first.
    Met(Card, Card),
}

/// Where a round stands, seen by us.
pub(super) enum Place<'a> {
    /// In a blueprint.
    Kept(Box<Spot<'a>>),
    /// In a subgame that was solved anew.
    Inside(Inside),
    /// Nowhere: only what is public is known.
    Open(Public),
}

#[derive(Clone)]
pub(super) struct Inside {
    pub(super) game: Arc<Subgame>,
    pub(super) at: Public,
    pub(super) node: u32,
    pub(super) slots: Range<usize>,
    /// How likely our strategy makes our hands.
    pub(super) own: Vector<f32>,
}

impl Guide {
    /// One that gives every subgame this effort.
    pub const fn new(effort: Effort) -> Self {
        Self { effort, opens: false, faces: Vec::new(), solved: Vec::new() }
    }

    /// One that knows how to go on also after plays of our own that the solution never makes: from
    /// there on every hand is as likely as the cards make it, once few enough are unseen.
    pub(super) fn forgiving(effort: Effort) -> Self {
        Self { opens: true, ..Self::new(effort) }
    }

    /// How often to make each play, on our turn; none where the solution does not say.
    pub fn chances(
        &mut self,
        seen: &Observation,
        blueprint: Option<&Blueprint<'_>>,
    ) -> Option<Vec<(Play, f64)>> {
        let mut cards = [seen.hand()?, seen.drawn()?];
        cards.sort_unstable();
        let place = self.place(seen, seen.seat(), blueprint)?;
        place.chances(cards)
    }

    /// Where the round that was seen stands, if this seat is ours.
    pub(super) fn place<'a>(
        &mut self,
        seen: &Observation,
        us: Seat,
        blueprint: Option<&'a Blueprint<'_>>,
    ) -> Option<Place<'a>> {
        let faces: Vec<Card> = seen.face_up().collect();
        if faces != self.faces {
            self.faces = faces;
            self.solved.clear();
        }
        let mut place = match blueprint {
            Some(blueprint) => Place::Kept(Box::new(blueprint.first()?)),
            None => {
                let faces: [Card; 3] = self.faces[..].try_into().ok()?;
                Place::Open(Public::first(super::Faces::of(faces)?.unseen()))
            }
        };
        let mut path = Vec::new();
        for event in seen.events() {
            let turn = place.at().turn();
            let step = step_of(event, &turn)?;
            path.push(step);
            place = self.follow(place, &turn, &path, event.actor == us)?;
        }
        self.solved.retain(|(key, _)| path.starts_with(key));
        Some(place)
    }

    /// Where the last step of a path leads to; none if that cannot be.
    fn follow<'a>(
        &mut self,
        place: Place<'a>,
        turn: &Turn,
        path: &[Step],
        own: bool,
    ) -> Option<Place<'a>> {
        let &(play, outcome) = path.last()?;
        let at = place.at();
        let index = turn.plays.iter().position(|other| other.0 == play);
        let wide = (play, every_kept(turn, play.card));
        let expected = index.map_or(wide, |i| turn.plays[i]);
        let next = match arrival(&at, expected, outcome) {
            Some(next) => next,
            None => {
                let next = arrival(&at, wide, outcome)?;
                return Some(self.open(path, next, own));
            }
        };
        if next.known().is_some() {
            let game = self.solve(path, |effort| Subgame::known(&next, !own, effort));
            return Some(Place::Inside(Inside::at_root(&game, 0)));
        }
        let Outcome::Passed(passage) = outcome else { return Some(self.open(path, next, own)) };
        Some(match place {
            Place::Open(_) => self.open(path, next, own),
            Place::Kept(spot) => {
                let child = index.and_then(|i| spot.after(i, passage));
                let is_ours = |spot: &Spot<'_>| {
                    spot.reach[usize::from(own)].iter().any(|&likely| likely > 0.0)
                };
                match (child, index) {
                    (Some(child), _) if is_ours(&child) => Place::Kept(Box::new(child)),
                    (Some(_), _) => self.open(path, next, own),
                    (None, Some(i)) if own => match spot.leaving(i, passage) {
                        Some(end) => {
                            let (reach, instead) = (end.reach[1], end.hand_sums(&next));
                            let game = self
                                .solve(path, |effort| Subgame::at(&next, reach, &instead, effort));
                            Place::Inside(Inside::at_root(&game, 0))
                        }
                        None => self.open(path, next, own),
                    },
                    (None, _) if own => self.open(path, next, own),
                    (None, i) => {
                        let instead = match i {
                            Some(i) => instead_of(&spot, i),
                            None => instead_of_unexpected(turn, play.card, &spot.sums()),
                        };
                        self.after(path, &at, expected, passage, spot.reach[1], &instead)?
                    }
                }
            }
            Place::Inside(inside) => match inside.after(turn, index, passage, own) {
                Some(child) => Place::Inside(child),
                None if own => self.open(path, next, own),
                None => {
                    let instead = instead_of_unexpected(turn, play.card, &inside.sums(turn));
                    self.after(path, &at, expected, passage, inside.own, &instead)?
                }
            },
        })
    }

    /// Where a play led that our strategy does not make: nowhere, or in a subgame of its own.
    fn open<'a>(&mut self, path: &[Step], next: Public, own: bool) -> Place<'a> {
        if !self.opens || next.unseen.total() > OPENED_CARDS {
            return Place::Open(next);
        }
        let game = self.solve(path, |effort| Subgame::open(&next, !own, effort));
        Place::Inside(Inside::at_root(&game, 0))
    }

    /// In the subgame after a play of the opponent's.
    fn after<'a>(
        &mut self,
        path: &[Step],
        at: &Public,
        play: (Play, Hands),
        passage: Passage,
        own: Vector<f32>,
        instead: &Instead,
    ) -> Option<Place<'a>> {
        // One subgame for all that the play may have shown.
        let mut key = path.to_vec();
        key.last_mut()?.1 = Outcome::Passed(Passage::Same);
        let game =
            self.solve_as(key, path, |effort| Subgame::after(at, play, own, instead, effort));
        let root = game.roots.iter().position(|root| root.edge.passage == passage)?;
        Some(Place::Inside(Inside::at_root(&game, root)))
    }

    fn solve(&mut self, path: &[Step], solve: impl FnOnce(&Effort) -> Subgame) -> Arc<Subgame> {
        self.solve_as(path.to_vec(), path, solve)
    }

    fn solve_as(
        &mut self,
        key: Vec<Step>,
        path: &[Step],
        solve: impl FnOnce(&Effort) -> Subgame,
    ) -> Arc<Subgame> {
        // What belongs to other turns than these is not needed any more.
        self.solved.retain(|(other, _)| {
            let before = other.len() - 1;
            other.len() <= path.len()
                && path.starts_with(&other[..before])
                && other[before].0 == path[before].0
        });
        if let Some((_, game)) = self.solved.iter().find(|(other, _)| *other == key) {
            return Arc::clone(game);
        }
        let game = Arc::new(solve(&self.effort));
        self.solved.push((key, Arc::clone(&game)));
        game
    }
}

impl Place<'_> {
    pub(super) fn at(&self) -> Public {
        match self {
            Self::Kept(spot) => spot.at,
            Self::Inside(inside) => inside.at,
            Self::Open(at) => *at,
        }
    }

    /// How often each play is made with two cards, on our turn.
    fn chances(&self, [low, high]: [Card; 2]) -> Option<Vec<(Play, f64)>> {
        let at = self.at();
        let turn = at.turn();
        let index = turn.pairs.iter().position(|pair| (pair.low, pair.high) == (low, high))?;
        let pair = &turn.pairs[index];
        let choices = pair.choices.iter().map(|&(play, _)| play);
        if let [(play, _)] = pair.choices[..] {
            return Some(vec![(play, 1.0)]);
        }
        match self {
            Self::Kept(spot) => {
                let shares = spot.shares[index]?;
                let share = shares.iter().map(|&units| f64::from(units) / f64::from(WHOLE));
                Some(choices.zip(share).collect())
            }
            Self::Inside(inside) => {
                let best: Vec<usize> = if at.is_last() {
                    last_choices(&at, pair).into_iter().map(|(choice, _)| choice).collect()
                } else {
                    (0..pair.choices.len()).collect()
                };
                let mut row = [1.0; MAX_PLAYS];
                let row = &mut row[..best.len()];
                if best.len() > 1 {
                    if own_weight(pair, &inside.own) == 0.0 {
                        return None;
                    }
                    let before: usize =
                        turn.pairs[..index].iter().map(|pair| slot_count(&at, pair)).sum();
                    let start = inside.slots.start + before;
                    let sums = &inside.game.sums[start..start + best.len()];
                    slots::average(sums, 1.0, row);
                }
                let made = best.into_iter().zip(row);
                Some(made.map(|(i, share)| (pair.choices[i].0, f64::from(*share))).collect())
            }
            Self::Open(_) => None,
        }
    }
}

/// How many slots a pair has.
fn slot_count(at: &Public, pair: &super::public::Pair) -> usize {
    let count = if at.is_last() { last_choices(at, pair).len() } else { pair.choices.len() };
    if count > 1 { count } else { 0 }
}

impl Inside {
    fn at_root(game: &Arc<Subgame>, root: usize) -> Self {
        let own = game.own_at(root);
        let root = &game.roots[root];
        let (at, node, slots) = (root.at, root.edge.child, root.slots.clone());
        Self { game: Arc::clone(game), at, node, slots, own }
    }

    /// The position after a play; none if the subgame does not go there.
    fn after(&self, turn: &Turn, play: Option<usize>, passage: Passage, own: bool) -> Option<Self> {
        let play = play?;
        let graph = &self.game.graph;
        let node = &graph.nodes[self.node as usize];
        let (made, hands) = turn.plays[play];
        let positions = positions_after(&self.at, made, hands);
        let mut start = self.slots.start + usize::from(node.slots);
        let plays = graph.plays_of(node);
        let before = plays[..play].iter().flat_map(|play| graph.edges_of(play));
        start += before.map(|edge| edge.slots as usize).sum::<usize>();
        for (edge, (leads, at)) in graph.edges_of(&plays[play]).iter().zip(positions) {
            let slots = start..start + edge.slots as usize;
            start = slots.end;
            if leads != passage {
                continue;
            }
            let mut kept = [0.0; KINDS];
            if own {
                let sums = &self.game.sums[self.slots.start..];
                let slots = Responding::<f32, false>(&sums[..usize::from(node.slots)]);
                kept = spread(graph, node, &self.own, slots)[play];
            }
            let [next, moved] = passed_on(passage, &kept, &self.own);
            let own = if own { moved } else { next };
            let game = Arc::clone(&self.game);
            return Some(Self { game, at, node: edge.child, slots, own });
        }
        None
    }

    /// What each play of the opponent's is worth for each card that he keeps, times the ways to have
    /// it; not on a last turn.
    pub(super) fn values(&self) -> PlayVectors<f32> {
        let graph = &self.game.graph;
        let node = &graph.nodes[self.node as usize];
        let below = self.slots.start + usize::from(node.slots)..self.slots.end;
        let slots = Responding::<f32, false>(&self.game.sums[below]);
        values(graph, node, &self.own, u16::MAX, slots)
    }

    /// What each of the opponent's pairs can win, times the ways to have it.
    fn sums(&self, turn: &Turn) -> Vec<f64> {
        let table = self.values();
        let mut choices = &turn.choices[..];
        let of_pair = turn.pairs.iter().map(|pair| {
            let (own, rest) = choices.split_at(pair.choices.len());
            choices = rest;
            let value = |&choice: &u8| table[usize::from(choice >> 3)][usize::from(choice & 7)];
            f64::from(own.iter().map(value).reduce(f32::max).unwrap_or(0.0))
        });
        of_pair.collect()
    }
}

/// What the opponent's pairs could have instead of a play that he would not have made.
fn instead_of_unexpected(turn: &Turn, card: Card, sums: &[f64]) -> Instead {
    let mut instead = [0.0; KINDS];
    for (pair, &sum) in turn.pairs.iter().zip(sums) {
        if pair.low == card {
            instead[pair.high.index()] = sum;
        } else if pair.high == card {
            instead[pair.low.index()] = sum;
        }
    }
    instead
}

/// Every card that may lie beside this one when it is played.
fn every_kept(turn: &Turn, card: Card) -> Hands {
    let beside = turn.pairs.iter().filter_map(|pair| match (pair.low, pair.high) {
        (low, high) if low == card => Some(high),
        (low, high) if high == card => Some(low),
        _ => None,
    });
    Hands::of(beside.filter(|&kept| card.playable_beside(kept)))
}

/// What both players know of a turn. A Guard that names a card which cannot be there is played
/// without effect, as far as the solution goes.
fn step_of(event: &Event, turn: &Turn) -> Option<Step> {
    let action = event.action;
    let card = action.card;
    let passed = |way: Way, passage: Passage| Some((Play { card, way }, Outcome::Passed(passage)));
    let index = |card: Card| card.index() as u8;
    match (card.effect(), action.target) {
        (Effect::Guess, Some(_)) => {
            let named = action.guess?;
            let play = Play { card, way: Way::Naming(named) };
            if turn.plays.iter().any(|other| other.0 == play) {
                passed(play.way, Passage::Without(index(named)))
            } else {
                passed(Way::Alone, Passage::Same)
            }
        }
        (Effect::Look, Some(_)) => passed(Way::Other, Passage::Only(index(event.met?))),
        (Effect::Compare | Effect::Swap, Some(_)) => {
            Some((Play { card, way: Way::Other }, Outcome::Met(event.kept?, event.met?)))
        }
        (Effect::Replace, Some(target)) if target == event.actor => {
            passed(Way::Oneself, Passage::MoverRedraws(index(event.met?)))
        }
        (Effect::Replace, Some(_)) => passed(Way::Other, Passage::OtherRedraws(index(event.met?))),
        _ => passed(Way::Alone, Passage::Same),
    }
}

/// The position that a play leads to with this outcome.
fn arrival(at: &Public, (play, kept): (Play, Hands), outcome: Outcome) -> Option<Public> {
    struct Find(Outcome, Option<Public>);
    impl Follow for Find {
        fn ends(&mut self, _: Card, _: Card, _: f64) {}
        fn meet(&mut self, before: (Card, Card), _: (Card, Card), next: Public, _: f64) {
            if self.0 == Outcome::Met(before.0, before.1) {
                self.1 = Some(next);
            }
        }
        fn go_on(&mut self, next: Public, _: f64, passage: Passage) {
            if self.0 == Outcome::Passed(passage) {
                self.1 = Some(next);
            }
        }
    }
    let mut find = Find(outcome, None);
    follow(at, play, kept, &mut find);
    let next = find.1?;
    let settled = next.settled();
    let is_possible = !settled.mover.is_empty() && !settled.other.is_empty() && !next.is_over();
    is_possible.then_some(settled)
}
