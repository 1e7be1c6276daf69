//! How long the solution's player thinks, and what it gives away, for any effort.
//!
//!     cargo run --release -p adut-love-letter --example effort -- times 200
//!     cargo run --release -p adut-love-letter --example effort -- exploit 226 557 work=1000000 least=4
//!
//! `times` plays so many decks of solved kinds, half of them against a player at random, and tells
//! the CPU time of each move by its number, as Linux counts it. `exploit` computes both best
//! responses exactly.

#![expect(clippy::print_stdout, reason = "a program for people to read")]

use std::fs;

use adut_kernel::{Actions, Game as _, Rng, Seat, Seed, Turn, View};
use adut_love_letter::players::{EFFORT, blueprint};
use adut_love_letter::rules::{Action, LoveLetter};
use adut_love_letter::solver::equilibrium::{Effort, Faces, Guide, exploitability};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut effort = EFFORT;
    let (settings, words): (Vec<String>, Vec<String>) =
        words.into_iter().partition(|word| word.contains('='));
    for (name, number) in settings.iter().filter_map(|setting| setting.split_once('=')) {
        let whole = || number.parse().expect("a whole number");
        match name {
            "work" => effort.work = whole(),
            "known" => effort.known = whole(),
            "least" => effort.least = whole(),
            "most" => effort.most = whole(),
            "tolerance" => effort.tolerance = number.parse().expect("a number"),
            _ => panic!("no setting {name}"),
        }
    }
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["times", decks] => times(effort, decks.parse().expect("a number of decks")),
        ["exploit", ref kinds @ ..] => exploit(effort, kinds),
        _ => panic!("times DECKS or exploit FACES …, and settings as NAME=NUMBER"),
    }
}

fn exploit(effort: Effort, kinds: &[&str]) {
    for faces in kinds {
        let faces: Faces = faces.parse().expect("three face-up cards");
        let solved = blueprint(faces).expect("a kind that is solved");
        let before = cpu_milliseconds();
        let bounds = solved.concedes(&effort, &mut |_| ()).expect("a whole blueprint");
        let [own, player] = [solved.bounds(), bounds].map(|bounds| 100.0 * exploitability(bounds));
        let seconds = (cpu_milliseconds() - before) / 1e3;
        println!("{faces}: blueprint {own:.2} %, player {player:.2} %, {seconds:.0} s of CPU");
    }
}

/// CPU time of this thread so far; it is brought up to date every few milliseconds.
fn cpu_milliseconds() -> f64 {
    let text = fs::read_to_string("/proc/thread-self/schedstat").expect("Linux");
    let nanoseconds = text.split_whitespace().next().and_then(|word| word.parse::<f64>().ok());
    nanoseconds.expect("a number") / 1e6
}

fn times(effort: Effort, decks: u64) {
    let game = LoveLetter::default();
    // By the number of the move.
    let mut took: Vec<Vec<(f64, String)>> = Vec::new();
    for deck in 0..decks {
        let mut rng = Seed::from_text("times").nth(deck).rng();
        let mut state = game.root();
        let faces = loop {
            state.clone_from(&game.root());
            let deal = game.sample_chance(&state, &mut rng);
            game.resolve(&mut state, &deal);
            let faces = state.face_up().try_into().ok().and_then(Faces::of);
            if let Some(faces) = faces.filter(|&faces| blueprint(faces).is_some()) {
                break faces;
            }
        };
        let mut guides = [Guide::new(effort), Guide::new(effort)];
        let mut moves = [0; 2];
        let mut actions = Actions::new();
        while let Turn::Seat(seat) = game.turn(&state) {
            game.actions(&state, &mut actions);
            let view = View::of(&game, &state, seat, &actions, &[]);
            let is_random = deck % 2 == 0 && seat.index() as u64 == deck / 2 % 2;
            let mut action = None;
            if !is_random {
                let before = cpu_milliseconds();
                action = chosen(&mut guides[seat.index()], &view, faces, &mut rng);
                let taken = cpu_milliseconds() - before;
                let number = moves[seat.index()];
                moves[seat.index()] += 1;
                took.resize(took.len().max(number + 1), Vec::new());
                let past = state.events().iter().map(|event| format!("{:?}", event.action));
                took[number]
                    .push((taken, format!("{faces} {}", past.collect::<Vec<_>>().join(" "))));
            }
            let action =
                action.unwrap_or_else(|| game.random_action(&state, &mut Actions::new(), &mut rng));
            game.apply(&mut state, action);
        }
    }
    println!("move  count  mean ms  median  95 %  99 %  most");
    for (number, mut took) in took.into_iter().enumerate() {
        took.sort_by(|a, b| a.0.total_cmp(&b.0));
        let count = took.len();
        let at = |share: f64| took[((count - 1) as f64 * share) as usize].0;
        let mean = took.iter().map(|one| one.0).sum::<f64>() / count as f64;
        println!(
            "{:>4}  {count:>5}  {mean:>7.1}  {:>6.1}  {:>4.0}  {:>4.0}  {:>4.0}  {}",
            number + 1,
            at(0.5),
            at(0.95),
            at(0.99),
            at(1.0),
            took[count - 1].1
        );
    }
}

/// A play drawn by the solution; none where it does not say.
fn chosen(
    guide: &mut Guide,
    view: &View<'_, LoveLetter>,
    faces: Faces,
    rng: &mut Rng,
) -> Option<Action> {
    let chances = guide.chances(view.seen(), blueprint(faces))?;
    let mut lot = rng.unit();
    let drawn = chances.iter().find(|(_, chance)| {
        lot -= chance;
        lot < 0.0
    });
    let (play, _) = drawn.or(chances.first())?;
    let seat: Seat = view.seat();
    let of = |reaches| Some(play.action(seat, reaches)).filter(|a| view.actions().contains(a));
    of(true).or_else(|| of(false))
}
