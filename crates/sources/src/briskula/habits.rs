//! How a player treats tricks: whether it kills when it can, and whether it throws points on
//! tricks that are already its own (*štrocanje*).

use adut_arena::{Referee, Start, Watch};
use adut_briskula::rules::{Action, Briskula, State, beaters, trumps};
use adut_cards::trieste::CardSet;
use adut_kernel::{Course, Game as _, Player, Seat, Seed};

/// How often something was possible, with a choice, and how often it was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Habit {
    /// How often there was the choice.
    pub could: u64,
    /// How often it was taken.
    pub did: u64,
}

impl Habit {
    fn note(&mut self, did: bool) {
        self.could += 1;
        self.did += u64::from(did);
    }

    /// The share of choices in which it was done.
    pub fn share(&self) -> f64 {
        self.did as f64 / self.could.max(1) as f64
    }
}

/// What was seen of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Habits {
    /// Overtaking an opponent's trick in which points lie, with cards in hand that do and that do
    /// not.
    pub kills: Habit,
    /// The same where at least ten points lie: a karik.
    pub kills_kariks: Habit,
    /// Throwing points as the last on a trick that its own side wins, with plain cards in hand that
    /// have points and cards that have none.
    pub strocas: Habit,
}

impl Habits {
    fn note(&mut self, game: &Briskula, state: &State, thrown: Action) {
        let (Action::Throw(card), seat) = (thrown, state.to_act()) else { return };
        let (hand, trick, trump) = (state.hand(seat), state.trick(), state.trump());
        let Some((winner, best)) = trick.best(trump, game.seats()) else { return };
        let is_last = trick.cards().len() + 1 == game.trick_len();
        if game.side(winner) == game.side(seat) {
            let rich: CardSet =
                (hand - trumps(trump)).iter().filter(|card| card.points() > 0).collect();
            let poor = hand.iter().any(|card| card.points() == 0);
            if is_last && poor && !rich.is_empty() {
                self.strocas.note(rich.contains(card));
            }
            return;
        }
        let over = hand & beaters(best, trump);
        if trick.points() > 0 && !over.is_empty() && over != hand {
            self.kills.note(over.contains(card));
            if trick.points() >= 10 {
                self.kills_kariks.note(over.contains(card));
            }
        }
    }
}

/// Watches one seat.
struct Watcher {
    seat: Seat,
    before: Vec<State>,
}

impl Watch<Briskula> for Watcher {
    fn before(&mut self, course: &Course<Briskula>) {
        if course.state().to_act() == self.seat {
            self.before.push(course.state().clone());
        }
    }
}

/// Watches the first of two players over so many deals, each played in both seatings.
///
/// # Panics
/// If the game is not for two.
pub fn habits(
    game: &Briskula,
    players: &mut [Player<Briskula>; 2],
    seed: Seed,
    deals: u64,
) -> Habits {
    let mut referee = Referee::new(*game);
    let mut habits = Habits::default();
    let [watched, other] = players;
    for deal in 0..deals {
        let seed = seed.nth(deal);
        let start = Start::random(game, seed.child("cards"), 0);
        for seat in Seat::all(2) {
            let mut watcher = Watcher { seat, before: Vec::new() };
            let mut seated = [&mut *watched, &mut *other];
            seated.rotate_left(seat.index());
            let play = seed.child("play").nth(seat.index() as u64);
            let (_, course) = referee.play(&start, &mut seated, play, &mut watcher);
            let thrown = course.played().iter().filter(|played| played.seat == seat);
            for (state, played) in watcher.before.iter().zip(thrown) {
                habits.note(game, state, played.action);
            }
        }
    }
    habits
}
