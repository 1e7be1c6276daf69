//! The puzzles that come along are what they say: proven again, by the solvers and without them.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::collections::{BTreeMap, BTreeSet};

use adut_kernel::{Record, Rng, Seat, next_arrangement};
use adut_puzzles::{Kind, Puzzle};
use adut_registry::{GAMES, game_of, replay};
use adut_session::Session;

/// The card games have at least so many.
const AT_LEAST: usize = 90;
/// One of so many is proven again by the solvers.
const SOLVED_EACH: usize = 16;
/// So many of a game are proven again by brute force.
const BRUTE: usize = 4;
/// Deals that brute force goes through.
const FEW_DEALS: u64 = 24;

#[test]
fn there_are_enough_and_each_is_a_position() {
    for kind in GAMES {
        let puzzles = kind.puzzles();
        let is_card_game = kind.puzzle_kinds.contains(&Kind::Certain);
        assert!(!is_card_game || puzzles.len() >= AT_LEAST, "{}: {}", kind.name, puzzles.len());
        let mut ids = BTreeSet::new();
        for Puzzle { record, facts } in &puzzles {
            assert_eq!(record.game, kind.name);
            assert!(ids.insert(&facts.id), "{} stands twice", facts.id);
            let session = replay(record).unwrap();
            let legal: BTreeSet<String> = session.legal().moves.into_iter().collect();
            assert_eq!(legal, facts.values.keys().cloned().collect(), "{}", facts.id);
            assert!(legal.contains(&facts.solution), "{}", facts.id);
        }
    }
}

#[test]
fn the_solvers_prove_them_again() {
    for kind in GAMES {
        for puzzle in kind.puzzles().iter().step_by(SOLVED_EACH) {
            let game = game_of(&puzzle.record).unwrap();
            game.prove(puzzle).unwrap();
            // What is proven is what it says, and nothing else.
            let mut wrong = puzzle.clone();
            let other = wrong.facts.values.keys().find(|&text| *text != puzzle.facts.solution);
            wrong.facts.solution = other.unwrap().clone();
            assert!(game.prove(&wrong).is_err(), "{}", puzzle.facts.id);
        }
    }
}

/// Neither solver nor list of worlds: every order of the cards that the seat cannot see is dealt and
/// replayed, and all play to the end is gone through.
#[test]
fn brute_force_proves_certain_ones_again() {
    for kind in GAMES.iter().filter(|kind| kind.puzzle_kinds.contains(&Kind::Certain)) {
        let is_small = |puzzle: &&Puzzle| {
            let facts = &puzzle.facts;
            let is_plain = !puzzle.record.moves.iter().any(|text| text.starts_with("prince"));
            facts.kind == Kind::Certain && facts.deals.unwrap() <= FEW_DEALS && is_plain
        };
        let puzzles = kind.puzzles();
        let mut small: Vec<&Puzzle> = puzzles.iter().filter(is_small).collect();
        // Those with several deals first, and of these the latest: they are the shortest.
        small.sort_by_key(|puzzle| {
            let moves = puzzle.record.moves.len();
            (puzzle.facts.deals == Some(1), std::cmp::Reverse(moves))
        });
        assert!(small.len() >= BRUTE, "{}", kind.name);
        for puzzle in small.into_iter().take(BRUTE) {
            let facts = &puzzle.facts;
            let worlds = every_deal(&puzzle.record);
            assert_eq!(worlds.len() as u64, facts.deals.unwrap(), "{} {}", kind.name, facts.id);
            let seat = worlds[0].turn().unwrap();
            for action in facts.values.keys() {
                let sure = is_sure(action, &worlds, seat);
                assert_eq!(sure, *action == facts.solution, "{} {}: {action}", kind.name, facts.id);
            }
        }
    }
}

/// Every deal that shows the seat what it saw, once for each way in which the cards lie now.
fn every_deal(record: &Record) -> Vec<Box<dyn Session>> {
    let truth = replay(record).unwrap();
    let seat = truth.turn().unwrap();
    let other = Seat::new(1 - seat.index());
    let game = game_of(record).unwrap();
    let held = |session: &dyn Session| -> Vec<String> {
        let seen = session.observe(other);
        let mut cards: Vec<String> = serde_json::from_value(seen["hand"].clone()).unwrap();
        cards.sort_unstable();
        cards
    };
    let mut deck = record.deck.clone().unwrap();
    let places = if record.game == "love-letter" {
        places_in_love_letter(&truth.movers(), seat, deck.len())
    } else {
        // Every card is there once.
        let mut hidden = held(&*truth);
        hidden.extend(game.face_down(record).unwrap());
        (0..deck.len()).filter(|&place| hidden.contains(&deck[place])).collect()
    };
    let mut hidden: Vec<String> = places.iter().map(|&place| deck[place].clone()).collect();
    hidden.sort_unstable();
    let mut worlds: BTreeMap<(Vec<String>, Vec<String>), Box<dyn Session>> = BTreeMap::new();
    loop {
        for (&place, card) in places.iter().zip(&hidden) {
            deck[place].clone_from(card);
        }
        let dealt = Record { deck: Some(deck.clone()), ..record.clone() };
        if let Ok(session) = replay(&dealt)
            && session.turn() == Some(seat)
            && session.observe(seat) == truth.observe(seat)
        {
            let now = (held(&*session), game.face_down(&dealt).unwrap());
            worlds.entry(now).or_insert(session);
        }
        if !next_arrangement(&mut hidden) {
            return worlds.into_values().collect();
        }
    }
}

/// Where the pack has cards that a seat did not see there: aside, in the other's hand and draws, and
/// what nobody has drawn. No Prince was played, so each turn drew one card.
fn places_in_love_letter(movers: &[Seat], seat: Seat, pack: usize) -> Vec<usize> {
    const HANDS: usize = 4;
    const DRAWS: usize = 6;
    let drawn = |&turn: &usize| movers.get(turn).map_or(turn > movers.len(), |&by| by != seat);
    let turns = (0..pack - DRAWS).filter(drawn).map(|turn| DRAWS + turn);
    [0, HANDS + 1 - seat.index()].into_iter().chain(turns).collect()
}

/// Whether a plan that begins with this move wins in all of these deals, which look alike.
fn is_sure(action: &str, worlds: &[Box<dyn Session>], seat: Seat) -> bool {
    let mut alike: BTreeMap<String, Vec<Box<dyn Session>>> = BTreeMap::new();
    worlds.iter().all(|world| spread(after(&**world, action), seat, &mut alike))
        && alike.values().all(|worlds| {
            let moves = worlds[0].legal().moves;
            moves.iter().any(|action| is_sure(action, worlds, seat))
        })
}

/// Lets the other player do whatever he can. False if a game ends that is not won.
fn spread(
    session: Box<dyn Session>,
    seat: Seat,
    alike: &mut BTreeMap<String, Vec<Box<dyn Session>>>,
) -> bool {
    match session.turn() {
        None => session.outcome().unwrap().winner() == Some(session.side(seat)),
        Some(turn) if turn == seat => {
            let seen = session.observe(seat).to_string();
            alike.entry(seen).or_default().push(session);
            true
        }
        Some(_) => {
            let moves = session.legal().moves;
            moves.iter().all(|action| spread(after(&*session, action), seat, alike))
        }
    }
}

fn after(session: &dyn Session, action: &str) -> Box<dyn Session> {
    let mut next = session.fork();
    next.play(action, &mut Rng::new(1)).unwrap();
    next
}
