//! Records from outside: whatever the bytes, reading them ends in a course or an error.

use adut_kernel::{Actions, Course, Record, Rules, Seed, Turn};
use adut_players::{AnyGame, GAMES, Playable, Visitor};

/// Reads a record as the referee does.
struct Verify<'a>(&'a Record);

impl Visitor for Verify<'_> {
    type Output = bool;
    fn visit<G: Playable>(self, _: G) -> bool {
        Course::<G>::verify(self.0).is_ok()
    }
}

fn read(bytes: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(bytes) else { return false };
    for name in GAMES {
        let game = AnyGame::new(name, &Rules::new()).expect("a game");
        game.visit(Shorthand(text));
    }
    let Ok(record) = Record::parse(text) else { return false };
    AnyGame::new(&record.game, &record.rules).is_ok_and(|game| game.visit(Verify(&record)))
}

struct Shorthand<'a>(&'a str);

impl Visitor for Shorthand<'_> {
    type Output = ();
    fn visit<G: Playable>(self, _: G) {
        let _ = G::read_shorthand(&Rules::new(), self.0);
    }
}

/// A random game, written down.
struct Write {
    seed: u64,
}

impl Visitor for Write {
    type Output = String;
    fn visit<G: Playable>(self, game: G) -> String {
        let mut rng = Seed::from_text("records").nth(self.seed).rng();
        let mut scratch = Actions::new();
        let mut course = Course::begin(game.clone(), &mut rng);
        while course.turn() != Turn::Over {
            let action = game.random_action(course.state(), &mut scratch, &mut rng);
            course.play(action, &mut rng).expect("a legal action");
        }
        course.to_record().to_string()
    }
}

fn written(game: usize, seed: u64) -> String {
    let name = GAMES[game % GAMES.len()];
    AnyGame::new(name, &Rules::new()).expect("a game").visit(Write { seed })
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
