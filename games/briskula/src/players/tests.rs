//! The source's players and their levels.

use adut_kernel::{
    Actions, Course, Game as _, Notation as _, Player, Rng, Rules, Seat, Seed, Situation, Turn,
};
use adut_learn::policy::Policy;
use adut_learn::selfplay::Plan;
use adut_players::{Chosen, Programs};
use adut_search::Searcher as _;

use super::loose::Loose;
use super::solved::{Solved, settled};
use crate::published::DepthLimited;
use crate::rules::{Action, Briskula, State};

fn game(rules: &str) -> Briskula {
    Briskula::from_rules(&Rules::parse(rules).unwrap()).unwrap()
}

fn player(game: &Briskula, name: &str) -> Player<Briskula> {
    Chosen::find(game, name, Programs::Refused).unwrap().make()
}

fn actions(game: &Briskula, state: &State) -> Actions<Action> {
    let mut actions = Actions::new();
    game.actions(state, &mut actions);
    actions
}

fn choice(game: &Briskula, player: &mut Player<Briskula>, state: &State, rng: &mut Rng) -> Action {
    let actions = actions(game, state);
    let seat = state.to_act();
    player.choose(&Situation { game, state, seat, actions: &actions, history: &[] }, rng).unwrap()
}

/// States of a random game for which `wanted` holds.
fn states(game: &Briskula, seed: &str, wanted: impl Fn(&State) -> bool) -> Vec<State> {
    let mut rng = Seed::from_text(seed).rng();
    let mut course = Course::begin(*game, &mut rng);
    let mut found = Vec::new();
    while matches!(course.turn(), Turn::Seat(_)) {
        if wanted(course.state()) {
            found.push(course.state().clone());
        }
        let action = game.random_action(course.state(), &mut Actions::new(), &mut rng);
        course.play_legal(action, &mut rng);
    }
    found
}

#[test]
fn the_published_random_player_never_throws_the_fourth_card() {
    let game = Briskula::default();
    let (mut meant, mut published) = (player(&game, "easy"), player(&game, "easy-published"));
    let mut rng = Rng::new(1);
    let mut fourth = [0, 0];
    for state in states(&game, "fourth", |state| state.hand(state.to_act()).len() == 4) {
        let last = state.hand(state.to_act()).nth(3).map(Action::Throw).unwrap();
        for _ in 0..20 {
            for (count, player) in fourth.iter_mut().zip([&mut meant, &mut published]) {
                *count += u32::from(choice(&game, player, &state, &mut rng) == last);
            }
        }
    }
    assert!(fourth[0] > 50, "a quarter of 400 or so");
    assert_eq!(fourth[1], 0);
}

/// Once the stock is out nothing is hidden between two, and these play perfectly.
#[test]
fn searching_players_are_exact_once_the_stock_is_out() {
    for rules in ["", "variant=obicna"] {
        let game = game(rules);
        let mut solved = Solved::default();
        for name in ["hard", "hard-published", "ismcts:sims=50", "pimc:worlds=2", "best"] {
            let mut player = player(&game, name);
            for seed in 0..6 {
                for state in states(&game, &seed.to_string(), |state| state.stock_len() == 0) {
                    let actions = actions(&game, &state);
                    let chosen = choice(&game, &mut player, &state, &mut Rng::new(seed));
                    let costs = solved.costs(&game, &state, &actions);
                    let at = actions.iter().position(|&action| action == chosen).unwrap();
                    assert_eq!(costs[at], 0, "{name} {rules}");
                }
            }
        }
    }
}

/// Serious gives away no win and no draw, throws the first card that keeps it, and with nothing to
/// save plays for points.
#[test]
fn serious_keeps_what_can_be_won_and_stops_there() {
    for rules in ["", "variant=obicna"] {
        let game = game(rules);
        let mut exact = Solved::default();
        let mut serious = player(&game, "serious");
        let (mut wasted, mut all) = (0, 0);
        for seed in 0..4 {
            for state in states(&game, &format!("serious {seed}"), |state| state.stock_len() < 9) {
                let actions = actions(&game, &state);
                let chosen = choice(&game, &mut serious, &state, &mut Rng::new(seed));
                let at = actions.iter().position(|&action| action == chosen).unwrap();
                let mut worth = Vec::new();
                exact.rank(&game, &state, &actions, &mut Rng::new(seed), &mut worth);
                let ends: Vec<f64> =
                    worth.iter().map(|value| value.trunc().clamp(-1.0, 1.0)).collect();
                // Winning is worth 1 and points less: what is between −1 and 1 is a draw.
                let best = ends.iter().copied().fold(-1.0, f64::max);
                let kept = ends.iter().position(|&end| end == best).unwrap();
                if best >= 0.0 {
                    assert_eq!(at, kept, "{rules}: {worth:?}");
                } else {
                    assert_eq!(worth[at], worth.iter().copied().fold(f64::MIN, f64::max));
                }
                wasted += u32::from(worth[at] < worth.iter().copied().fold(f64::MIN, f64::max));
                all += 1;
            }
        }
        assert!(all > 40 && wasted > 0, "{rules}: points are given away, {wasted} of {all}");
    }
}

/// Expectiminimax as it is defined, to the end of the game.
fn expected(game: &Briskula, state: &State, seat: Seat) -> f64 {
    match game.turn(state) {
        Turn::Over => {
            let points = [seat.index(), 1 - seat.index()].map(|side| f64::from(state.points(side)));
            settled(points[0] - points[1])
        }
        Turn::Chance => {
            let mut draws = Vec::new();
            assert!(game.chances(state, &mut draws));
            let mean = |(card, share): &(_, f64)| {
                let mut next = state.clone();
                game.resolve(&mut next, card);
                share * expected(game, &next, seat)
            };
            draws.iter().map(mean).sum()
        }
        Turn::Seat(to_act) => {
            let values = actions(game, state)
                .iter()
                .map(|&action| {
                    let mut next = state.clone();
                    game.apply(&mut next, action);
                    expected(game, &next, seat)
                })
                .collect::<Vec<_>>();
            let better = if to_act == seat { f64::max } else { f64::min };
            values.into_iter().reduce(better).unwrap()
        }
    }
}

#[test]
fn the_search_over_a_loose_stock_is_expectiminimax() {
    for (rules, last_draw) in [("", 4), ("variant=obicna", 2)] {
        let game = game(rules);
        for seed in 0..3 {
            // The last card of the last trick with stock, and obična's lead to it too.
            let lying = if last_draw == 4 { 3 } else { 0 };
            let wanted = |s: &State| s.stock_len() == last_draw && s.trick().cards().len() == lying;
            for state in states(&game, &format!("loose {seed}"), wanted) {
                let (actions, mut values) = (actions(&game, &state), Vec::new());
                Loose.rank(&game, &state, &actions, &mut Rng::new(1), &mut values);
                for (&action, value) in actions.iter().zip(values) {
                    let mut next = state.loosened();
                    game.apply(&mut next, action);
                    let exact = expected(&game, &next, state.to_act());
                    assert!((value - exact).abs() < 1e-9, "{rules}: {value} {exact}");
                }
            }
        }
    }
}

/// With its eyes on whose turn it is, the printed search is exact when it sees the end, but for
/// what it gives away once a side has more than 60.
#[test]
fn the_printed_search_without_its_swap_sees_the_end() {
    let game = Briskula::default();
    let mut solved = Solved::default();
    let (mut right, mut all) = (0, 0);
    for seed in 0..20 {
        for state in states(&game, &format!("swap {seed}"), |state| state.stock_len() == 0) {
            let actions = actions(&game, &state);
            let mut search = DepthLimited { depth: 8, swaps: false };
            let chosen = search.choose(&game, &state, &actions, &mut Rng::new(1));
            let at = actions.iter().position(|&other| other == chosen).unwrap();
            right += u32::from(solved.costs(&game, &state, &actions)[at] == 0);
            all += 1;
        }
    }
    assert!(all > 100 && 10 * right > 8 * all, "{right} of {all}");
}

#[test]
fn wrong_nets_are_refused_in_one_sentence() {
    let game = Briskula::default();
    let refused =
        |name: &str| Chosen::find(&game, name, Programs::Refused).err().unwrap().to_string();
    let missing = refused("normal:net=no-such-file");
    assert!(missing.contains("cannot play with no-such-file"), "{missing}");
    let source = concat!("normal:net=", env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    assert!(refused(source).contains("not a safetensors file"));
    let other = concat!("normal:net=", env!("CARGO_MANIFEST_DIR"), "/nets/published.safetensors");
    assert!(refused(other).contains("0.weight"), "{}", refused(other));
}

/// What is shipped is what its recipe makes, and small.
#[test]
fn shipped_policies_say_how_they_were_made() {
    for rules in ["players=2", "players=2,variant=obicna"] {
        let game = game(rules);
        let bytes = super::policy::shipped(&game).unwrap();
        assert!(bytes.len() < 1 << 20, "{} bytes", bytes.len());
        let policy = Policy::from_bytes(&game, bytes).unwrap();
        let plan = Plan::shipped(Briskula::NAME, &game.rules()).unwrap();
        assert_eq!(policy.provenance()["plan"], serde_json::to_string(&plan).unwrap());
        let decisions: u64 = policy.provenance()["decisions"].parse().unwrap();
        assert!(decisions >= plan.decisions, "the training was not stopped early");
    }
    let more = Chosen::find(&game("players=3,variant=obicna"), "net", Programs::Refused);
    assert!(more.err().unwrap().to_string().contains("no policy is shipped for these rules"));
}
