//! Love Letter for two and counterfactual regret minimisation once more, as plainly as possible:
//! every hidden card, every legal play, every observation written out. Nothing is shared with the
//! solver; cards are their numbers.

use std::collections::HashMap;

/// A node of the whole tree.
enum Node {
    Over(f64),
    Chance(Vec<(f64, usize)>),
    Choice { set: usize, children: Vec<usize> },
}

struct Set {
    seat: usize,
    first: usize,
    count: usize,
}

/// A tree with regrets and average strategy.
pub(super) struct Plain {
    nodes: Vec<Node>,
    sets: Vec<Set>,
    places: HashMap<(usize, Vec<u8>), usize>,
    regrets: Vec<f64>,
    gains: Vec<f64>,
    /// The regrets if the next round is as the last.
    expected: Vec<f64>,
    sums: Vec<f64>,
    root: usize,
    rounds: f64,
}

#[derive(Clone)]
struct Round {
    hands: [u8; 2],
    rest: Vec<u8>,
    turn: usize,
    protected: [bool; 2],
    piles: [i32; 2],
    seen: [Vec<u8>; 2],
}

/// The different cards, and how likely each is drawn.
fn draws(rest: &[u8]) -> Vec<(u8, f64)> {
    let mut kinds = rest.to_vec();
    kinds.sort_unstable();
    kinds.dedup();
    let share = |card: u8| rest.iter().filter(|&&c| c == card).count() as f64 / rest.len() as f64;
    kinds.into_iter().map(|card| (card, share(card))).collect()
}

fn taken(rest: &[u8], card: u8) -> Vec<u8> {
    let mut left = rest.to_vec();
    left.remove(left.iter().position(|&c| c == card).unwrap());
    left
}

impl Plain {
    pub(super) fn new(cards: &[u8]) -> Self {
        let mut plain = Self {
            nodes: Vec::new(),
            sets: Vec::new(),
            places: HashMap::new(),
            regrets: Vec::new(),
            gains: Vec::new(),
            expected: Vec::new(),
            sums: Vec::new(),
            root: 0,
            rounds: 0.0,
        };
        let mut deals = Vec::new();
        for (a, p) in draws(cards) {
            let left = taken(cards, a);
            for (b, q) in draws(&left) {
                let round = Round {
                    hands: [a, b],
                    rest: taken(&left, b),
                    turn: 0,
                    protected: [false; 2],
                    piles: [0; 2],
                    seen: [vec![a], vec![b]],
                };
                let node = plain.turn(round);
                deals.push((p * q, node));
            }
        }
        plain.root = plain.add(Node::Chance(deals));
        plain.regrets = vec![0.0; plain.gains.len()];
        plain.sums = plain.regrets.clone();
        plain.expected = plain.regrets.clone();
        plain
    }

    fn add(&mut self, node: Node) -> usize {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn over(&mut self, winner: usize) -> usize {
        self.add(Node::Over(if winner == 0 { 1.0 } else { -1.0 }))
    }

    /// A turn begins: the end if the deck is empty, a draw otherwise.
    fn turn(&mut self, mut round: Round) -> usize {
        if round.rest.len() <= 1 {
            let [a, b] = round.hands.map(i32::from);
            let ahead = if a == b { round.piles[0] - round.piles[1] } else { a - b };
            return self.add(Node::Over(f64::from(ahead.signum())));
        }
        round.protected[round.turn] = false;
        let mut outcomes = Vec::new();
        for (card, p) in draws(&round.rest) {
            let mut drawn = round.clone();
            drawn.rest = taken(&round.rest, card);
            drawn.seen[round.turn].push(card);
            let node = self.decide(&drawn, card);
            outcomes.push((p, node));
        }
        self.add(Node::Chance(outcomes))
    }

    fn decide(&mut self, round: &Round, drawn: u8) -> usize {
        let (me, held) = (round.turn, round.hands[round.turn]);
        let countess = held == 7 || drawn == 7;
        let mut children = Vec::new();
        for (card, kept) in [(held, drawn), (drawn, held)] {
            if countess && (card == 5 || card == 6) || held == drawn && !children.is_empty() {
                continue;
            }
            let open = !round.protected[1 - me];
            let ways: Vec<(usize, u8)> = match card {
                1 if open => (2..=8).map(|named| (1 - me, named)).collect(),
                5 if open => vec![(1 - me, 0), (me, 0)],
                5 => vec![(me, 0)],
                2 | 3 | 6 if open => vec![(1 - me, 0)],
                _ => vec![(9, 0)],
            };
            for (target, named) in ways {
                let mut next = round.clone();
                next.hands[me] = kept;
                next.piles[me] += i32::from(card);
                let said = [100 + card, target as u8, named];
                next.seen.iter_mut().for_each(|seen| seen.extend(said));
                children.push(self.effect(next, card, target, named));
            }
        }
        let key = (me, round.seen[me].clone());
        let (next, first) = (self.sets.len(), self.gains.len());
        let set = *self.places.entry(key).or_insert(next);
        if set == next {
            self.sets.push(Set { seat: me, first, count: children.len() });
            self.gains.resize(first + children.len(), 0.0);
        }
        assert_eq!(self.sets[set].count, children.len());
        self.add(Node::Choice { set, children })
    }

    fn effect(&mut self, mut round: Round, card: u8, target: usize, named: u8) -> usize {
        let me = round.turn;
        let you = 1 - me;
        round.turn = you;
        let [mine, yours] = [round.hands[me], round.hands[you]];
        match (card, target) {
            (1, t) if t == you && named == yours => return self.over(me),
            (2, t) if t == you => {
                round.seen[me].push(yours);
                // The other knows that he was seen: the play says so.
            }
            (3, t) if t == you => {
                if mine != yours {
                    return self.over(if mine > yours { me } else { you });
                }
                round.seen.iter_mut().for_each(|seen| seen.push(mine));
            }
            (4, _) => round.protected[me] = true,
            (5, t) => {
                let discarded = round.hands[t];
                if discarded == 8 {
                    return self.over(1 - t);
                }
                round.piles[t] += i32::from(discarded);
                round.seen.iter_mut().for_each(|seen| seen.push(discarded));
                let mut outcomes = Vec::new();
                for (drawn, p) in draws(&round.rest) {
                    let mut next = round.clone();
                    next.rest = taken(&round.rest, drawn);
                    next.hands[t] = drawn;
                    next.seen[t].push(drawn);
                    let node = self.turn(next);
                    outcomes.push((p, node));
                }
                return self.add(Node::Chance(outcomes));
            }
            (6, t) if t == you => {
                round.hands.swap(0, 1);
                round.seen[me].push(yours);
                round.seen[you].push(mine);
            }
            (8, _) => return self.over(you),
            _ => {}
        }
        self.turn(round)
    }

    fn shares(&self, numbers: &[f64], set: usize) -> Vec<f64> {
        let Set { first, count, .. } = self.sets[set];
        let row: Vec<f64> = numbers[first..first + count].iter().map(|r| r.max(0.0)).collect();
        let total: f64 = row.iter().sum();
        row.iter().map(|r| if total > 0.0 { r / total } else { 1.0 / count as f64 }).collect()
    }

    /// Plays one round for each seat, expecting the next to be as the last: that comes nearer
    /// to the end sooner in so small a game.
    pub(super) fn round(&mut self) {
        self.rounds += 1.0;
        for seat in 0..2 {
            self.visit(self.root, seat, 1.0, 1.0);
            for set in self.sets.iter().filter(|set| set.seat == seat) {
                for slot in set.first..set.first + set.count {
                    let gain = std::mem::take(&mut self.gains[slot]);
                    self.regrets[slot] = (self.regrets[slot] + gain).max(0.0);
                    self.expected[slot] = self.regrets[slot] + gain;
                }
            }
        }
    }

    fn visit(&mut self, node: usize, seat: usize, own: f64, others: f64) -> f64 {
        match &self.nodes[node] {
            &Node::Over(payoff) => {
                if seat == 0 {
                    payoff
                } else {
                    -payoff
                }
            }
            Node::Chance(outcomes) => {
                let outcomes = outcomes.clone();
                outcomes
                    .iter()
                    .map(|&(p, child)| p * self.visit(child, seat, own, others * p))
                    .sum()
            }
            Node::Choice { set, children } => {
                let (set, children) = (*set, children.clone());
                let shares = self.shares(&self.expected, set);
                let mine = self.sets[set].seat == seat;
                let mut values = Vec::new();
                for (&child, &p) in children.iter().zip(&shares) {
                    let (own, others) = if mine { (own * p, others) } else { (own, others * p) };
                    values.push(self.visit(child, seat, own, others));
                }
                let value: f64 = values.iter().zip(&shares).map(|(v, p)| v * p).sum();
                if mine {
                    for (i, v) in values.iter().enumerate() {
                        let slot = self.sets[set].first + i;
                        self.gains[slot] += others * (v - value);
                        self.sums[slot] += self.rounds.powi(2) * own * shares[i];
                    }
                }
                value
            }
        }
    }

    /// Between what and what the value of seat 0 lies.
    pub(super) fn bounds(&self) -> [f64; 2] {
        [-self.best_response(1), self.best_response(0)]
    }

    /// What a best response to the average strategy gets; before the first round that is to play
    /// everything equally often.
    pub(super) fn best_response(&self, seat: usize) -> f64 {
        let mut members = vec![Vec::new(); self.sets.len()];
        self.reach(self.root, seat, 1.0, &mut members);
        let mut best = vec![None; self.sets.len()];
        self.respond(self.root, seat, &members, &mut best)
    }

    fn reach(&self, node: usize, seat: usize, others: f64, members: &mut [Vec<(usize, f64)>]) {
        match &self.nodes[node] {
            Node::Over(_) => {}
            Node::Chance(outcomes) => {
                outcomes.iter().for_each(|&(p, c)| self.reach(c, seat, others * p, members));
            }
            Node::Choice { set, children } if self.sets[*set].seat == seat => {
                members[*set].push((node, others));
                children.iter().for_each(|&c| self.reach(c, seat, others, members));
            }
            Node::Choice { set, children } => {
                let shares = self.shares(&self.sums, *set);
                for (&c, p) in children.iter().zip(shares) {
                    self.reach(c, seat, others * p, members);
                }
            }
        }
    }

    fn respond(
        &self,
        node: usize,
        seat: usize,
        members: &[Vec<(usize, f64)>],
        best: &mut [Option<usize>],
    ) -> f64 {
        match &self.nodes[node] {
            &Node::Over(payoff) => {
                if seat == 0 {
                    payoff
                } else {
                    -payoff
                }
            }
            Node::Chance(outcomes) => {
                outcomes.iter().map(|&(p, c)| p * self.respond(c, seat, members, best)).sum()
            }
            Node::Choice { set, children } if self.sets[*set].seat == seat => {
                if best[*set].is_none() {
                    let mut totals = vec![0.0; children.len()];
                    for &(member, others) in &members[*set] {
                        let Node::Choice { children, .. } = &self.nodes[member] else { continue };
                        for (total, &c) in totals.iter_mut().zip(children) {
                            *total += others * self.respond(c, seat, members, best);
                        }
                    }
                    let top = totals.iter().copied().fold(f64::MIN, f64::max);
                    best[*set] = totals.iter().position(|&t| t == top);
                }
                self.respond(children[best[*set].unwrap_or(0)], seat, members, best)
            }
            Node::Choice { set, children } => {
                let shares = self.shares(&self.sums, *set);
                let each = children.iter().zip(shares);
                each.map(|(&c, p)| p * self.respond(c, seat, members, best)).sum()
            }
        }
    }
}
