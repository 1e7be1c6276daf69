//! The slow, obvious round: lists of cards, moved about by hand. It shares no code with the game
//! but the names of the cards, and writes down what one seat sees.

use crate::rules::{Action, Card};

/// Something that a seat sees: what, whom it concerns, which card.
pub(in crate::rules) type Note = (&'static str, usize, Option<Card>);

/// Why a run cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::rules) enum Stop {
    /// The card at this place of the pack is not decided yet.
    Needs(usize),
    /// Against the rules, or against what the seat is known to have seen.
    Impossible,
}

/// A round on a pack of which some cards may be undecided.
#[derive(Debug)]
pub(in crate::rules) struct Round<'a> {
    pack: &'a [Option<Card>],
    players: usize,
    observer: usize,
    expected: Option<&'a [Note]>,
    next: usize,
    pub(in crate::rules) hands: Vec<Vec<Card>>,
    pub(in crate::rules) piles: Vec<Vec<Card>>,
    pub(in crate::rules) out: Vec<bool>,
    safe: Vec<bool>,
    pub(in crate::rules) turn: usize,
    pub(in crate::rules) over: bool,
    pub(in crate::rules) notes: Vec<Note>,
    /// The places of the pack whose cards came to lie before the observer's eyes.
    pub(in crate::rules) open: Vec<usize>,
}

impl<'a> Round<'a> {
    /// Plays `moves`; if `expected` is given, the observer must see exactly that.
    pub(in crate::rules) fn run(
        pack: &'a [Option<Card>],
        players: usize,
        moves: &[Action],
        observer: usize,
        expected: Option<&'a [Note]>,
    ) -> Result<Self, Stop> {
        let mut round = Self {
            pack,
            players,
            observer,
            expected,
            next: 1,
            hands: vec![vec![]; players],
            piles: vec![vec![]; players],
            out: vec![false; players],
            safe: vec![false; players],
            turn: 0,
            over: false,
            notes: vec![],
            open: vec![],
        };
        if players == 2 {
            for _ in 0..3 {
                let (place, card) = round.top()?;
                round.open.push(place);
                round.note("face up", 0, Some(card))?;
            }
        }
        for seat in 0..players {
            round.draw(seat)?;
        }
        round.draw(0)?;
        for &action in moves {
            round.play(action)?;
        }
        Ok(round)
    }

    fn top(&mut self) -> Result<(usize, Card), Stop> {
        let place = if self.next == self.pack.len() { 0 } else { self.next };
        let card = self.pack[place].ok_or(Stop::Needs(place))?;
        self.next += usize::from(place > 0);
        Ok((place, card))
    }

    fn draw(&mut self, seat: usize) -> Result<(), Stop> {
        let (place, card) = self.top()?;
        self.hands[seat].push(card);
        if seat != self.observer {
            return Ok(());
        }
        self.open.push(place);
        self.note("draws", seat, Some(card))
    }

    fn note(&mut self, what: &'static str, whom: usize, card: Option<Card>) -> Result<(), Stop> {
        let note = (what, whom, card);
        if self.expected.is_some_and(|expected| expected.get(self.notes.len()) != Some(&note)) {
            return Err(Stop::Impossible);
        }
        self.notes.push(note);
        Ok(())
    }

    fn put_out(&mut self, seat: usize) -> Result<(), Stop> {
        self.out[seat] = true;
        let card = self.hands[seat].pop().expect("players have a card");
        self.piles[seat].push(card);
        self.note("is out", seat, Some(card))
    }

    fn play(&mut self, action: Action) -> Result<(), Stop> {
        let me = self.turn;
        let Some(at) = self.hands[me].iter().position(|&card| card == action.card) else {
            return Err(Stop::Impossible);
        };
        self.hands[me].remove(at);
        let forced = action.card == Card::King || action.card == Card::Prince;
        if forced && self.hands[me].contains(&Card::Countess) {
            return Err(Stop::Impossible);
        }
        self.piles[me].push(action.card);
        let target = action.target.map(|seat| seat.index());
        match (action.card, target) {
            (Card::Handmaid, _) => self.safe[me] = true,
            (Card::Princess, _) => self.put_out(me)?,
            (Card::Guard, Some(target)) => {
                if Some(self.hands[target][0]) == action.guess {
                    self.put_out(target)?;
                } else {
                    self.note("does not hold", target, action.guess)?;
                }
            }
            (Card::Priest, Some(target)) if me == self.observer => {
                let card = self.hands[target][0];
                self.note("holds", target, Some(card))?;
            }
            (Card::Baron, Some(target)) => self.compare(me, target)?,
            (Card::Prince, Some(target)) => {
                let card = self.hands[target].pop().expect("players have a card");
                self.piles[target].push(card);
                self.note("discards", target, Some(card))?;
                if card == Card::Princess {
                    self.out[target] = true;
                } else {
                    self.draw(target)?;
                }
            }
            (Card::King, Some(target)) => {
                let (mine, theirs) = (self.hands[me].clone(), self.hands[target].clone());
                self.hands[me] = theirs;
                self.hands[target] = mine;
                if self.observer == me || self.observer == target {
                    let card = self.hands[self.observer][0];
                    self.note("receives", self.observer, Some(card))?;
                }
            }
            _ => {}
        }
        self.pass_on()
    }

    fn compare(&mut self, me: usize, target: usize) -> Result<(), Stop> {
        let (mine, theirs) = (self.hands[me][0], self.hands[target][0]);
        if self.observer == me {
            self.note("holds", target, Some(theirs))?;
        }
        if self.observer == target {
            self.note("holds", me, Some(mine))?;
        }
        if mine.number() < theirs.number() {
            self.put_out(me)
        } else if mine.number() > theirs.number() {
            self.put_out(target)
        } else {
            self.note("equals", target, None)
        }
    }

    fn pass_on(&mut self) -> Result<(), Stop> {
        let still_in: Vec<usize> = (0..self.players).filter(|&seat| !self.out[seat]).collect();
        if still_in.len() == 1 {
            self.over = true;
            return Ok(());
        }
        if self.next == self.pack.len() {
            self.over = true;
            for seat in still_in {
                let card = self.hands[seat][0];
                self.note("shows", seat, Some(card))?;
            }
            return Ok(());
        }
        let after = (1..=self.players).map(|step| (self.turn + step) % self.players);
        self.turn = after.into_iter().find(|&seat| !self.out[seat]).expect("two are in");
        self.safe[self.turn] = false;
        self.draw(self.turn)
    }

    /// The seats that win, and whether the discards decided nothing either.
    #[cfg(test)]
    pub(in crate::rules) fn best(&self, by_discards: bool) -> Vec<usize> {
        let still_in = (0..self.players).filter(|&seat| !self.out[seat]);
        let mut groups: std::collections::BTreeMap<(u8, u32), Vec<usize>> = Default::default();
        for seat in still_in {
            let sum = self.piles[seat].iter().map(|card| u32::from(card.number())).sum();
            let key = (self.hands[seat][0].number(), if by_discards { sum } else { 0 });
            groups.entry(key).or_default().push(seat);
        }
        groups.pop_last().expect("somebody is in").1
    }

    #[cfg(test)]
    pub(in crate::rules) fn is_safe(&self, seat: usize) -> bool {
        self.safe[seat]
    }
}
