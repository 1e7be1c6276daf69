//! Tables: their games, matches, and what is found again of them.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, its helpers too")]

use std::ops::ControlFlow;

use adut_kernel::{Forfeit, GameSeed, Rules, Seat};
use adut_players::Programs;
use adut_registry::GAMES;
use adut_review::{Settings, Step};
use adut_table::{Entrant, SavedRound, Setup, Table, TableError};

/// A table at which everybody is a person, or a program of this name but the first.
fn setup(game: &str, rules: &str, others: Option<&str>, whole_match: bool) -> Setup {
    let game = adut_registry::game(game, &Rules::parse(rules).unwrap()).unwrap();
    let entrants = (0..game.side_of_seat().len()).map(|entrant| match others {
        Some(name) if entrant > 0 => {
            Entrant::Player(game.find_player(name, Programs::Refused).unwrap())
        }
        _ => Entrant::Person,
    });
    let entrants = entrants.collect();
    Setup { id: "t".to_owned(), game, entrants, whole_match, rotate_seats: true }
}

/// Plays the present game to its end, everybody the first legal move; programs as they think.
fn play_out(table: &mut Table) -> Vec<String> {
    let mut moves = Vec::new();
    while table.turn().is_some() {
        let text = match table.thought() {
            Some(thought) => thought().action.unwrap(),
            None => table.legal().moves[0].clone(),
        };
        moves.push(table.play_for_turn(&text).unwrap());
    }
    moves
}

/// The present game as it would be kept.
fn saved(table: &Table) -> SavedRound {
    SavedRound { moves: table.record().moves, ..table.round().saved_beginning() }
}

#[test]
fn a_table_is_found_again_where_it_stood() {
    for kind in GAMES {
        let setup = setup(kind.name, "", Some("random"), false);
        let mut table = Table::open(setup.clone(), "7".to_owned()).unwrap();
        for _ in 0..3 {
            let text = match table.thought() {
                Some(thought) => thought().action.unwrap(),
                None => table.legal().moves[0].clone(),
            };
            table.play_for_turn(&text).unwrap();
        }
        let mut again = Table::restore(setup, &[saved(&table)]).unwrap();
        assert_eq!(again.record(), table.record());
        assert_eq!(play_out(&mut again), play_out(&mut table), "{}: programs too", kind.name);
        assert_eq!(again.outcome(), table.outcome());
    }
}

/// Decks by game, seed and number. The page's tables are these; `adut compare` and Python are held to
/// the same file.
const SEEDS: &str = include_str!("../../../testdata/seeds.json");

#[test]
fn a_seed_deals_the_same_cards_everywhere() {
    let golden: serde_json::Value = serde_json::from_str(SEEDS).unwrap();
    for known in golden.as_array().unwrap() {
        let text = |key: &str| known[key].as_str().unwrap();
        let (setup, deal) = (setup(text("game"), text("rules"), None, false), &known["deal"]);
        let table = Table::open(setup.clone(), text("seed").to_owned()).unwrap();
        let seed = GameSeed::of_deal(text("seed"), deal.as_u64().unwrap());
        let compared = setup.game.begin(&mut seed.cards().rng()).record();
        assert_eq!(serde_json::json!(compared.deck), known["deck"]);
        if *deal == 0 {
            assert_eq!(table.record().deck, compared.deck);
        }
    }
}

#[test]
fn a_records_seed_deals_its_cards_again() {
    for (game, whole_match) in [("tablic", false), ("love-letter", true)] {
        let mut table =
            Table::open(setup(game, "", Some("random"), whole_match), "cards".to_owned()).unwrap();
        for _ in 0..2 {
            play_out(&mut table);
            let record = table.record();
            let seed = GameSeed::of_record(&record).unwrap();
            let dealt = adut_registry::game_of(&record).unwrap().begin(&mut seed.cards().rng());
            assert_eq!(dealt.record().deck, record.deck);
            table.next("cards".to_owned(), false).unwrap();
        }
    }
}

#[test]
fn moves_come_in_turn_and_for_the_position_they_were_meant_for() {
    let mut table = Table::open(setup("connect4", "", None, false), "1".to_owned()).unwrap();
    assert!(matches!(table.play(1, "4", None), Err(TableError::OutOfTurn(0))));
    assert_eq!(table.play(0, "4", Some(0)).unwrap(), "4");
    let stale = table.play(1, "4", Some(0));
    assert!(matches!(stale, Err(TableError::Stale { meant: 0, stands: 1 })));
    let illegal = table.play(1, "9", None).unwrap_err();
    assert!(matches!(illegal, TableError::Illegal(_)), "{illegal}");
    assert_eq!(table.round().session().made(), 1);
}

#[test]
fn moves_are_taken_back_to_ones_own() {
    let mut table = Table::open(setup("connect4", "", None, false), "1".to_owned()).unwrap();
    assert!(matches!(table.undone(0), Err(TableError::NothingToUndo)));
    for column in ["1", "2", "3"] {
        table.play_for_turn(column).unwrap();
    }
    assert_eq!(table.undone(1).unwrap(), 1);
    table.rewind(1);
    assert_eq!(table.record().moves, ["1"]);
    assert_eq!(table.turn(), Some(Seat::new(1)));
}

#[test]
fn who_forfeits_loses_to_the_other_side() {
    let mut two = Table::open(setup("briskula", "", None, false), "1".to_owned()).unwrap();
    two.forfeit(Seat::new(1), Forfeit("gone".to_owned())).unwrap();
    assert_eq!(two.outcome().unwrap().winner(), Some(0));
    assert!(two.turn().is_none() && matches!(two.play_for_turn("Ad"), Err(TableError::Over)));
    let record = two.record();
    assert_eq!(record.winner, Some(Some(0)));
    adut_registry::game_of(&record).unwrap().verify(&record).unwrap();
    let mut three = Table::open(setup("tablic", "players=3", None, false), "1".to_owned()).unwrap();
    three.forfeit(Seat::new(1), Forfeit("gone".to_owned())).unwrap();
    assert!(three.outcome().unwrap().is_draw());
}

#[test]
fn the_next_game_turns_the_seats_and_a_match_ends() {
    let mut table = Table::open(setup("tablic", "", None, false), "1".to_owned()).unwrap();
    assert!(matches!(table.next("2".to_owned(), false), Err(TableError::NotOver)));
    play_out(&mut table);
    let deck = table.record().deck;
    table.next("2".to_owned(), true).unwrap();
    assert_eq!((table.record().deck, table.round().seating()), (deck.clone(), &[1, 0][..]));
    assert!(table.round().has_same_cards());
    table.withdraw_next();
    assert_eq!(table.round().seating(), [0, 1]);
    table.next("2".to_owned(), false).unwrap();
    assert_ne!(table.record().deck, deck);

    let setup = setup("love-letter", "tokens=2", Some("random"), true);
    let mut table = Table::open(setup.clone(), "m".to_owned()).unwrap();
    let mut rounds = Vec::new();
    loop {
        play_out(&mut table);
        rounds.push(saved(&table));
        let same = table.next("x".to_owned(), true);
        assert!(matches!(same, Err(TableError::SameCardsInMatch)));
        if table.standing().unwrap().is_over() {
            break;
        }
        table.next("m".to_owned(), false).unwrap();
    }
    let again = Table::restore(setup.clone(), &rounds).unwrap();
    assert_eq!(again.standing(), table.standing());

    // After it there is a rematch, which begins with nothing.
    table.next("m".to_owned(), false).unwrap();
    assert_eq!(table.standing().unwrap().tally(), [0.0, 0.0]);
    play_out(&mut table);
    rounds.push(saved(&table));
    let again = Table::restore(setup, &rounds).unwrap();
    assert_eq!(again.standing(), table.standing());
    assert_eq!(again.standing().unwrap().games(), 1);
}

#[test]
fn a_table_needs_as_many_entrants_as_seats() {
    let mut few = setup("tablic", "players=3", None, false);
    few.entrants.pop();
    let error = Table::open(few, "1".to_owned()).map(|_| ()).unwrap_err();
    assert_eq!(error.to_string(), "2 seats are named, but 3 play by these rules");
}

#[test]
fn seats_stay_where_nothing_turns_them() {
    let mut fixed = setup("tablic", "", None, false);
    fixed.rotate_seats = false;
    let mut table = Table::open(fixed, "1".to_owned()).unwrap();
    play_out(&mut table);
    let deck = table.record().deck;
    table.next("1".to_owned(), false).unwrap();
    assert_eq!((table.round().seating(), table.round().number()), (&[0, 1][..], 1));
    assert_ne!(table.record().deck, deck, "another deck of the same seed");
}

#[test]
fn a_forfeited_game_is_found_again_and_counts_in_its_match() {
    let setup = setup("briskula", "", None, true);
    let mut table = Table::open(setup.clone(), "f".to_owned()).unwrap();
    table.make_choice(Err(Forfeit("gone".to_owned()))).unwrap();
    let first = SavedRound { end: table.record().end, ..saved(&table) };
    table.next("f".to_owned(), false).unwrap();
    let again = Table::restore(setup, &[first, saved(&table)]).unwrap();
    assert_eq!(again.standing(), table.standing());
    assert_eq!(again.standing().unwrap().games(), 1);
    assert_eq!(again.record(), table.record());
}

#[test]
fn a_game_in_which_somebody_has_no_seat_is_refused() {
    let table = Table::open(setup("connect4", "", None, false), "1".to_owned()).unwrap();
    for seating in [vec![0], vec![0, 0], vec![0, 2], vec![0, 1, 1]] {
        let kept = SavedRound { seating, ..saved(&table) };
        let error = Table::restore(table.setup().clone(), &[kept]).map(|_| ()).unwrap_err();
        assert!(matches!(error, TableError::Seating(0)), "{error}");
    }
}

#[test]
fn a_hint_values_every_move_of_the_turn() {
    let mut table = Table::open(setup("connect4", "", None, false), "1".to_owned()).unwrap();
    for column in ["1", "7", "1", "7", "1", "6"] {
        table.play_for_turn(column).unwrap();
    }
    let watch = &mut |_: Step| ControlFlow::Continue(());
    let hint = table.hint(Settings::default()).unwrap()(watch).unwrap().unwrap();
    assert_eq!(hint.best, "1", "it wins at once");
    let valued: Vec<&String> = hint.values.iter().map(|of| &of.action).collect();
    assert_eq!(valued, table.legal().moves.iter().collect::<Vec<_>>());
    table.forfeit(Seat::new(0), Forfeit("gone".to_owned())).unwrap();
    assert!(matches!(table.hint(Settings::default()), Err(TableError::Over)));
}
