//! What the kit asks for, the slow way.

use adut_kernel::testkit::{Examined, Thoroughness, examine};
use adut_kernel::{Actions, Course, Game, MAX_SEATS, Rng, Seat, Turn};

use super::model::Round;
use super::{game, moves, pack_of, random_course};
use crate::love_letter::{Action, Card, Chance, Counts, Deck, LoveLetter, State};

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
        let hand = [state.hand(me).unwrap(), state.drawn().unwrap()];
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

fn examine_rules(rules: &str) {
    examine(&game(rules), Thoroughness { games: 300, hidden_games: 6, worlds: 1500 });
}

#[test]
fn two_players() {
    examine_rules("players=2");
}

#[test]
fn three_players() {
    examine_rules("players=3");
}

#[test]
fn four_players() {
    examine_rules("players=4");
}

#[test]
fn four_guards() {
    examine_rules("players=2,guards=4");
    examine_rules("players=3,guards=4");
}

#[test]
fn all_tied_win() {
    examine_rules("players=2,ties=all");
    examine_rules("players=4,ties=all,tokens=3");
}

#[test]
fn rounds_go_as_in_the_slow_model() {
    let mut rng = Rng::new(11);
    for n in 0..6000 {
        let rules = ["players=2", "players=3", "players=4", "players=4,guards=4,ties=all"][n % 4];
        let game = game(rules);
        let course = random_course(&game, &mut rng, n % 3 == 0);
        let (pack, moves, state) = (pack_of(&course), moves(&course), course.state());
        let slow = Round::run(&pack, game.seats, &moves, 0, None).expect("legal moves");
        assert_eq!(course.turn() == Turn::Over, slow.over);
        for seat in Seat::all(game.seats) {
            let i = seat.index();
            assert_eq!(state.is_in(seat), !slow.out[i]);
            assert_eq!(state.pile(seat), slow.piles[i].iter().copied().collect());
            assert!(slow.over || state.is_protected(seat) == slow.is_safe(i));
            let mut cards: Vec<Card> = state.hand(seat).into_iter().collect();
            cards.extend(state.drawn().filter(|_| state.acting() == seat));
            assert_eq!(cards, slow.hands[i]);
        }
        if let Some(outcome) = course.outcome() {
            let all = rules.contains("ties=all");
            let best = slow.best(!all);
            let share = if best.len() > 1 && !all { 0.5 } else { 1.0 };
            for seat in 0..game.seats {
                let expected = if best.contains(&seat) { share } else { 0.0 };
                assert_eq!(outcome.scores[seat], expected);
                assert_eq!(outcome.won(seat), expected == 1.0);
            }
        } else {
            assert_eq!(course.turn(), Turn::Seat(Seat::new(slow.turn)));
        }
    }
}

#[test]
fn every_action_there_is_gets_checked() {
    let mut rng = Rng::new(12);
    let targets = || std::iter::once(None).chain(Seat::all(MAX_SEATS).map(Some));
    let guesses = || std::iter::once(None).chain(Card::ALL.map(Some));
    for n in 0..300 {
        let game = game(["players=2", "players=3", "players=4"][n % 3]);
        let course = random_course(&game, &mut rng, true);
        let state = course.state();
        let over = course.turn() == Turn::Over;
        let legal = if over { vec![] } else { game.brute_force_actions(state) };
        for card in Card::ALL {
            for (target, guess) in targets().flat_map(|t| guesses().map(move |g| (t, g))) {
                let action = Action { card, target, guess };
                assert_eq!(game.check(state, action).is_ok(), legal.contains(&action));
            }
        }
    }
}

#[test]
fn random_actions_are_even() {
    let mut rng = Rng::new(13);
    let mut actions = Actions::new();
    for n in 0..60 {
        let game = game(["players=2", "players=3", "players=4"][n % 3]);
        let course = random_course(&game, &mut rng, true);
        game.actions(course.state(), &mut actions);
        if actions.len() < 2 {
            continue;
        }
        let mut counts = vec![0.0; actions.len()];
        for _ in 0..100 * actions.len() {
            let action = game.random_action(course.state(), &mut Actions::new(), &mut rng);
            counts[actions.iter().position(|&other| other == action).unwrap()] += 1.0;
        }
        let chi: f64 = counts.iter().map(|count| (count - 100.0f64).powi(2) / 100.0).sum();
        let freedom = counts.len() as f64 - 1.0;
        assert!(chi < freedom + 5.0 * (2.0 * freedom).sqrt() + 8.0, "{counts:?}");
    }
}
