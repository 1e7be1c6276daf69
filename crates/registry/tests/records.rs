//! Records from outside: whatever the bytes, reading them ends in a course or an error.

use adut_kernel::{Record, Rules, Seed};
use adut_registry::GAMES;

/// Reads a record as the referee does.
fn read(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    for kind in GAMES {
        let game = kind.with_rules(&Rules::new()).expect("a game");
        let _ = game.read_position(text);
    }
    let Ok(record) = Record::parse(text) else { return false };
    adut_registry::game_of(&record).is_ok_and(|game| game.verify(&record).is_ok())
}

/// A random game, written down.
fn written(game: usize, seed: u64) -> String {
    let game = GAMES[game % GAMES.len()].with_rules(&Rules::new()).expect("a game");
    let mut rng = Seed::from_text("records").nth(seed).rng();
    let mut session = game.begin(&mut rng);
    while session.turn().is_some() {
        let legal = session.legal().moves;
        session.play(&legal[rng.index(legal.len())], &mut rng).expect("a legal move");
    }
    session.record().to_string()
}

#[test]
fn whole_records_are_accepted() {
    for game in 0..GAMES.len() {
        for seed in 0..20 {
            let line = written(game, seed);
            assert!(read(line.as_bytes()), "{line}");
        }
    }
}

#[test]
fn fuzz_any_bytes() {
    bolero::check!().for_each(|bytes| {
        read(bytes);
    });
}

/// True records with a few bytes changed, or cut short, come further than noise does.
#[test]
fn fuzz_damaged_records() {
    type Damage = (u8, u8, Option<u16>, Vec<(u16, u8)>);
    bolero::check!().with_type::<Damage>().for_each(|(game, seed, cut, changes)| {
        let mut bytes = written(usize::from(*game), u64::from(*seed)).into_bytes();
        if let Some(cut) = cut {
            bytes.truncate(usize::from(*cut) % (bytes.len() + 1));
        }
        for (at, byte) in changes {
            let length = bytes.len().max(1);
            if let Some(place) = bytes.get_mut(usize::from(*at) % length) {
                *place = byte & 0x7f;
            }
        }
        read(&bytes);
    });
}

/// True records with their moves and cards shuffled about.
#[test]
fn fuzz_exchanged_words() {
    type Exchange = (u8, u8, Vec<(u8, u8)>);
    bolero::check!().with_type::<Exchange>().for_each(|(game, seed, swaps)| {
        let line = written(usize::from(*game), u64::from(*seed));
        let mut record = Record::parse(&line).unwrap();
        for (a, b) in swaps {
            let (a, b) = (usize::from(*a), usize::from(*b));
            let moves = record.moves.len();
            if moves > 0 {
                record.moves.swap(a % moves, b % moves);
            }
            if let Some(deck) = record.deck.as_mut().filter(|deck| !deck.is_empty()) {
                let cards = deck.len();
                if a % 3 == 0 {
                    deck.swap(a % cards, b % cards);
                } else if a % 7 == 0 {
                    deck[a % cards] = deck[b % cards].clone();
                }
            }
        }
        read(record.to_string().as_bytes());
    });
}
