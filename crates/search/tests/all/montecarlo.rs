//! Monte Carlo searches: they converge to known results, keep within their memory, repeat, and
//! see nothing that is hidden.

use std::sync::atomic::{AtomicU64, Ordering};

use adut_connect4::rules::Connect4;
use adut_kernel::testkit::examine_agent;
use adut_kernel::{
    Actions, Agent, Clairvoyant, Course, Determinize, Game, Notation, Rng, Seed, Turn, View,
};
use adut_pokers::kuhn::{self, Kuhn};
use adut_search::exact::{AlphaBeta, Minimax};
use adut_search::montecarlo::{Flat, Growth, Guided, Ismcts, MultiObserver, Uct};
use adut_search::{
    Budget, DeterminizedUct, Merge, Peeking, PerfectInformation, Pimc, RulesOnly, Sampled,
    Searcher, Valued,
};

use crate::tic_tac_toe::TicTacToe;
use crate::tree_game::{Shape, TreeGame, plain};
use crate::tricks::Tricks;

fn actions<G: Game>(game: &G, state: &G::State) -> Actions<G::Action> {
    let mut actions = Actions::new();
    game.actions(state, &mut actions);
    actions
}

/// Plays random games and checks that in every position with a choice the player takes one of
/// the best actions, as minimax knows them.
fn plays_perfectly<G>(game: &G, mut player: impl Agent<G>, games: u64, from: usize)
where
    G: Game<Observation = <G as Game>::State>,
{
    for n in 0..games {
        let mut rng = Seed::from_text("perfect").nth(n).rng();
        let mut course = Course::begin(game.clone(), &mut rng);
        player.restart();
        while let Turn::Seat(seat) = course.turn() {
            let listed = actions(game, course.state());
            let mut chosen = listed[rng.index(listed.len())];
            if listed.len() > 1 && course.played().len() >= from {
                let history = course.witnessed_by(seat);
                let view = View::of(game, course.state(), seat, &listed, &history);
                let choice = player.act(&view, &mut rng);
                let mut values = Vec::new();
                let mut exact = AlphaBeta::to_the_end();
                exact.rank(game, course.state(), &listed, &mut rng, &mut values);
                let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
                let place = listed.iter().position(|&a| a == choice).unwrap();
                assert_eq!(values[place], best, "{choice:?} in {:?}: {values:?}", course.state());
                // Every other move is the player's own, so that a tree that is kept is met again.
                if course.played().len().is_multiple_of(2) {
                    chosen = choice;
                }
            }
            course.play(chosen, &mut rng).unwrap();
        }
    }
}

#[test]
fn searches_converge_in_tic_tac_toe() {
    let growth = Growth::simulations(4000);
    plays_perfectly(&TicTacToe, PerfectInformation::new(Uct::new(growth.clone())), 12, 0);
    plays_perfectly(&TicTacToe, PerfectInformation::new(Uct::new(growth.clone().reusing())), 12, 0);
    plays_perfectly(&TicTacToe, Ismcts::new(growth.clone()), 12, 0);
    plays_perfectly(&TicTacToe, Ismcts::new(growth.clone().reusing()), 12, 0);
    plays_perfectly(&TicTacToe, MultiObserver::new(growth.clone()), 12, 0);
    plays_perfectly(&TicTacToe, MultiObserver::new(growth.clone().reusing()), 12, 0);
    plays_perfectly(&TicTacToe, Ismcts::new(growth.by_observation().reusing()), 12, 0);
}

#[test]
fn searches_converge_on_a_small_connect4_board() {
    let game = Connect4::new(4, 4, 3).unwrap();
    let growth = Growth::simulations(20_000);
    plays_perfectly(&game, PerfectInformation::new(Uct::new(growth.clone())), 6, 0);
    plays_perfectly(&game, Ismcts::new(growth), 6, 0);
}

#[test]
fn uct_goes_to_the_value_of_trees_with_chance_and_many_seats() {
    let shape = Shape {
        depth: 4,
        breadth: 3,
        seats: 4,
        sides: 2,
        chance: 30,
        leaves: 10,
        shared: 0,
        alternates: false,
    };
    for n in 0..40 {
        let seed = Seed::from_text("uct").nth(n);
        let game = TreeGame::random(shape, &mut seed.rng());
        let Turn::Seat(me) = game.turn(&0) else { continue };
        let listed = actions(&game, &0);
        let growth = Growth::simulations(60_000).exploring(2.0);
        let choice = Uct::new(growth).choose(&game, &0, &listed, &mut seed.child("x").rng());
        let mut after = 0;
        game.apply(&mut after, choice);
        let lost = plain(&game, 0, 99, me) - plain(&game, after, 99, me);
        assert!(lost < 0.06, "tree {n}: lost {lost}");
    }
}

#[test]
fn flat_sampling_gives_the_mean_of_random_games() {
    let game = TicTacToe;
    let state = crate::tic_tac_toe::Board([0b011, 0b1_1000]);
    let listed = actions(&game, &state);
    let mut flat = Flat::new(Budget::steps(60_000));
    let mut values = Vec::new();
    flat.rank(&game, &state, &listed, &mut Rng::new(5), &mut values);
    // X has cells 0 and 1 and wins at cell 2 at once; anything else lets O, on 3 and 4, win at
    // cell 5 now and then.
    assert_eq!(values[listed.iter().position(|&a| a == 2).unwrap()], 1.0);
    assert!(values.iter().filter(|&&value| value == 1.0).count() == 1);
}

/// Kuhn poker with these cards, from 0 for the jack.
fn dealt(deal: [u8; 3]) -> Course<Kuhn> {
    let deck = deal.map(|card| ["J", "Q", "K"][usize::from(card)].to_owned());
    Course::dealt(Kuhn, Some(Kuhn.read_deck(&deck).unwrap()))
}

/// Asks a player in Kuhn poker what to do with a card after some bets.
fn kuhn_choice(
    player: &mut impl Agent<Kuhn>,
    deal: [u8; 3],
    bets: &[kuhn::Action],
) -> kuhn::Action {
    let mut rng = Rng::new(11);
    let mut course = dealt(deal);
    for &bet in bets {
        course.play(bet, &mut rng).unwrap();
    }
    let Turn::Seat(seat) = course.turn() else { panic!("it is over") };
    let listed = actions(&Kuhn, course.state());
    let history = course.witnessed_by(seat);
    player.act(&View::of(&Kuhn, course.state(), seat, &listed, &history), &mut rng)
}

#[test]
fn honest_players_make_no_blunder_in_kuhn_poker() {
    use kuhn::Action::{Bet, Pass};
    let growth = || Growth::simulations(3000).exploring(2.0);
    fn check(mut player: impl Agent<Kuhn>) {
        // Never call with the jack, always with the king; whatever the hidden card is.
        assert_eq!(kuhn_choice(&mut player, [1, 0, 2], &[Bet]), Pass);
        assert_eq!(kuhn_choice(&mut player, [2, 0, 1], &[Bet]), Pass);
        assert_eq!(kuhn_choice(&mut player, [0, 2, 1], &[Bet]), Bet);
        assert_eq!(kuhn_choice(&mut player, [2, 1, 0], &[Pass, Bet]), Bet);
        assert_eq!(kuhn_choice(&mut player, [0, 1, 2], &[Pass, Bet]), Pass);
    }
    check(Ismcts::new(growth()));
    check(MultiObserver::new(growth()));
    check(Pimc::new(Minimax::to_the_end(), 200));
    check(DeterminizedUct::new(Uct::new(growth()), 20).merged_by(Merge::Vote));
    check(Flat::new(Budget::steps(4000)));
}

/// The leak test of the kit, on a game with stock, partners and, if `NODS`, hidden moves.
fn sees_nothing_hidden<const NODS: bool, A: Agent<Tricks<NODS>>>(make: impl Fn() -> A) {
    for seats in 2..=4 {
        examine_agent(&Tricks::<NODS> { seats }, &make, 6);
    }
}

#[test]
fn honest_players_see_nothing_hidden() {
    fn all<const NODS: bool>() {
        let growth = || Growth::simulations(120);
        sees_nothing_hidden::<NODS, _>(|| Ismcts::new(growth()));
        sees_nothing_hidden::<NODS, _>(|| Ismcts::new(growth().holding(40).reusing()));
        sees_nothing_hidden::<NODS, _>(|| MultiObserver::new(growth()));
        sees_nothing_hidden::<NODS, _>(|| MultiObserver::new(growth().holding(100)));
        sees_nothing_hidden::<NODS, _>(|| Ismcts::new(growth().by_observation().reusing()));
        sees_nothing_hidden::<NODS, _>(|| MultiObserver::new(growth().by_observation()));
        sees_nothing_hidden::<NODS, _>(|| Flat::new(Budget::steps(60)));
        sees_nothing_hidden::<NODS, _>(|| Sampled::new(Uct::new(growth()), 5));
        sees_nothing_hidden::<NODS, _>(|| Sampled::new(AlphaBeta::to_depth(3), 5));
        sees_nothing_hidden::<NODS, _>(|| {
            Sampled::new(Flat::new(Budget::steps(40)), 4).merged_by(Merge::Vote)
        });
    }
    all::<false>();
    all::<true>();
}

/// All values a player gives in a few games, as bits.
fn signature<G: Determinize>(game: &G, player: &mut impl Agent<G>) -> Vec<u64> {
    let mut bits = Vec::new();
    for n in 0..3 {
        let mut rng = Seed::from_text("signature").nth(n).rng();
        let mut course = Course::begin(game.clone(), &mut rng);
        player.restart();
        while let Turn::Seat(seat) = course.turn() {
            let listed = actions(game, course.state());
            let history = course.witnessed_by(seat);
            let view = View::of(game, course.state(), seat, &listed, &history);
            let values = player.values(&view, &mut rng);
            assert_eq!(values.len(), listed.len());
            bits.extend(values.iter().map(|value| value.to_bits()));
            course.play(listed[rng.index(listed.len())], &mut rng).unwrap();
        }
    }
    bits
}

#[test]
fn a_used_player_answers_like_a_new_one() {
    // Memory that is kept for the next search must not reach into it.
    let game = Tricks::<false> { seats: 3 };
    let mut used = Ismcts::new(Growth::simulations(300));
    let first = signature(&game, &mut used);
    assert_eq!(signature(&game, &mut used), first);
    let mut used = MultiObserver::new(Growth::simulations(300).reusing());
    let first = signature(&game, &mut used);
    assert_eq!(signature(&game, &mut used), first);
}

#[test]
fn what_was_learned_is_kept_from_move_to_move() {
    /// Searches before the first move and, after two moves, looks without searching again.
    fn remembers<G: Game>(game: &G, make: impl Fn(Growth) -> Box<dyn Agent<G>>) -> bool {
        let asked = AtomicU64::new(0);
        let budget =
            Budget::steps(6400).or_when(move || asked.fetch_add(1, Ordering::Relaxed) >= 100);
        let mut player = make(Growth { budget, ..Growth::simulations(0).reusing() });
        let mut rng = Rng::new(8);
        let mut course = Course::begin(game.clone(), &mut rng);
        let mut values = Vec::new();
        for _ in 0..2 {
            let Turn::Seat(seat) = course.turn() else { panic!("it is over") };
            let listed = actions(game, course.state());
            let history = course.witnessed_by(seat);
            let view = View::of(game, course.state(), seat, &listed, &history);
            values = player.values(&view, &mut rng);
            let best = adut_search::first_best(&values);
            course.play(listed[best], &mut rng).unwrap();
            // The reply is whatever comes first; it has been tried often enough.
            while course.turn() != Turn::Seat(seat) {
                let reply = actions(game, course.state())[0];
                course.play(reply, &mut rng).unwrap();
            }
        }
        values.iter().sum::<f64>() > 0.99
    }
    assert!(remembers(&TicTacToe, |growth| Box::new(PerfectInformation::new(Uct::new(growth)))));
    assert!(remembers(&TicTacToe, |growth| Box::new(Ismcts::new(growth))));
    assert!(remembers(&TicTacToe, |growth| Box::new(Ismcts::new(growth.by_observation()))));
    assert!(remembers(&TicTacToe, |growth| Box::new(MultiObserver::new(growth))));
    let game = Tricks::<true> { seats: 2 };
    assert!(remembers(&game, |growth| Box::new(Ismcts::new(growth))));
    let forgetful = |growth| Growth { reuse: false, ..growth };
    assert!(!remembers(&game, |growth| Box::new(Ismcts::new(forgetful(growth)))));
}

#[test]
fn full_trees_still_give_answers() {
    let game = Tricks::<true> { seats: 4 };
    for capacity in [0, 1, 5, 50] {
        let growth = Growth::simulations(500).holding(capacity).reusing();
        signature(&game, &mut Ismcts::new(growth.clone()));
        signature(&game, &mut MultiObserver::new(growth.clone()));
        signature(&game, &mut Sampled::new(Uct::new(growth), 2));
    }
    // A root that fits is enough to find a win in one.
    let board = crate::tic_tac_toe::Board([0b011, 0b1_1000]);
    let listed = actions(&TicTacToe, &board);
    let growth = Growth::simulations(2000).holding(8);
    assert_eq!(Uct::new(growth).choose(&TicTacToe, &board, &listed, &mut Rng::new(1)), 2);
}

#[test]
fn callers_can_guide_playouts_and_value_results() {
    let game = TicTacToe;
    let listed = actions(&game, &game.root());
    // Whoever values a lost game highest loses on purpose.
    let upside_down = Valued(|game: &TicTacToe, state: &_, seat| -game.payoff(state, seat));
    let first = Guided(|_: &TicTacToe, _: &_, actions: &[u8], _: &mut Rng| actions[0]);
    let mut search = Uct::with(Growth::simulations(500), first, upside_down);
    let mut values = Vec::new();
    search.rank(&game, &game.root(), &listed, &mut Rng::new(3), &mut values);
    assert!((values.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    let board = crate::tic_tac_toe::Board([0b011, 0b1_1000]);
    let listed = actions(&game, &board);
    assert_ne!(search.choose(&game, &board, &listed, &mut Rng::new(3)), 2);
    let mut plain = Uct::with(Growth::simulations(500), first, RulesOnly);
    assert_eq!(plain.choose(&game, &board, &listed, &mut Rng::new(3)), 2);
}

#[test]
fn a_peeking_player_knows_the_hidden_card() {
    use kuhn::Action::{Bet, Pass};
    let mut rng = Rng::new(2);
    let mut player = Peeking(Minimax::to_the_end());
    for (deal, right) in [([0, 1, 2], Bet), ([2, 1, 0], Pass)] {
        let mut course = dealt(deal);
        course.play(Bet, &mut rng).unwrap();
        let listed = actions(&Kuhn, course.state());
        assert_eq!(player.act_seeing(&Kuhn, course.state(), &listed, &mut rng), right);
        let values = player.values_seeing(&Kuhn, course.state(), &listed, &mut rng);
        assert_eq!(values, if right == Bet { [-1.0, 2.0] } else { [-1.0, -2.0] });
    }
}
