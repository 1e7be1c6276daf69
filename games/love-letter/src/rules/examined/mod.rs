//! What the test kit asks for, the slow way.

pub(super) mod model;

use adut_kernel::testkit::Examined;
use adut_kernel::{Course, Rng, Seat};
use model::Round;

use super::{Action, Card, Chance, Counts, Deck, LoveLetter, State};

impl Examined for LoveLetter {
    /// The whole deal: it fixes every hand and every draw, past and to come.
    type Hidden = Vec<Card>;

    fn audit(&self, state: &State) -> Result<(), String> {
        let count = |cards: &mut dyn Iterator<Item = Card>| cards.collect::<Counts>();
        let pack = count(&mut self.pack().iter().copied());
        let dealt = state.dealt().cards();
        if count(&mut dealt.iter().copied()) != pack {
            return Err(format!("the deal {dealt:?} is not the pack"));
        }
        let seats = || Seat::all(state.seats());
        let piles = seats().flat_map(|seat| state.pile(seat).iter());
        let hands = seats().filter_map(|seat| state.hand(seat));
        let deck = &dealt[dealt.len() - state.deck_left()..];
        // A redraw more than the deck has cards took the set-aside card.
        let redraws = state.events().iter().filter(|event| event.redrawn.is_some()).count();
        let taken = state.seats() + state.events().len() + redraws + state.drawn().iter().len();
        let aside_taken = taken + state.face_up().len() == dealt.len();
        let aside = dealt.first().filter(|_| !aside_taken);
        let table = state.face_up().iter().chain(deck).chain(aside).copied();
        let placed = count(&mut piles.chain(hands).chain(state.drawn()).chain(table));
        if placed != pack {
            return Err(format!("the cards {placed:?} are not the pack"));
        }
        if seats().any(|seat| state.is_protected(seat) && state.pile(seat).of(Card::Handmaid) == 0)
        {
            return Err("somebody is protected without a handmaid".to_owned());
        }
        Ok(())
    }

    fn brute_force_actions(&self, state: &State) -> Vec<Action> {
        let me = state.acting();
        let Some((kept, drawn)) = state.hand(me).zip(state.drawn()) else { return Vec::new() };
        let hand = [kept, drawn];
        let royal = hand.contains(&Card::King) || hand.contains(&Card::Prince);
        let must_play_countess = hand.contains(&Card::Countess) && royal;
        let can_reach = |seat: Seat| seat != me && state.is_in(seat) && !state.is_protected(seat);
        let nobody = !Seat::all(self.seats).any(can_reach);
        let mut legal = Vec::new();
        for card in hand {
            if must_play_countess && card != Card::Countess {
                continue;
            }
            let lone = match card {
                Card::Handmaid | Card::Countess | Card::Princess => true,
                Card::Prince => false,
                _ => nobody,
            };
            if lone {
                legal.push(Action { card, target: None, guess: None });
                continue;
            }
            for seat in Seat::all(self.seats) {
                if !(can_reach(seat) || card == Card::Prince && seat == me) {
                    continue;
                }
                let guesses = match card {
                    Card::Guard => {
                        Card::ALL.into_iter().filter(|&g| g != Card::Guard).map(Some).collect()
                    }
                    _ => vec![None],
                };
                legal.extend(guesses.iter().map(|&guess| Action {
                    card,
                    target: Some(seat),
                    guess,
                }));
            }
        }
        legal
    }

    /// Moves the cards that the seat has not seen round and round, at random, as long as it would
    /// have seen the same.
    fn redeal(&self, course: &Course<Self>, seat: Seat, rng: &mut Rng) -> Option<Chance> {
        let (mut pack, moves) = (pack_of(course), moves(course));
        let (players, observer) = (self.seats, seat.index());
        let truth = Round::run(&pack, players, &moves, observer, None).ok()?;
        let (notes, open) = (truth.notes, truth.open);
        let mut hidden: Vec<usize> =
            (0..pack.len()).filter(|place| !open.contains(place)).collect();
        for _ in 0..150 {
            rng.shuffle(&mut hidden);
            let cycle = &hidden[..hidden.len().min(2 + rng.index(3))];
            let mut other = pack.clone();
            for pair in cycle.windows(2) {
                other.swap(pair[0], pair[1]);
            }
            if Round::run(&other, players, &moves, observer, Some(&notes)).is_ok() {
                pack = other;
            }
        }
        Some(Chance::Deal(Deck::new(pack.into_iter().flatten())))
    }

    fn hidden(&self, state: &State, _: Seat) -> Vec<Card> {
        state.dealt().cards().to_vec()
    }
}

/// The moves of a course.
pub(super) fn moves(course: &Course<LoveLetter>) -> Vec<Action> {
    course.played().iter().map(|played| played.action).collect()
}

/// The pack that a course was dealt from.
pub(super) fn pack_of(course: &Course<LoveLetter>) -> Vec<Option<Card>> {
    match course.deal() {
        Some(Chance::Deal(deck)) => deck.cards().iter().copied().map(Some).collect(),
        _ => panic!("a round is dealt"),
    }
}
