//! The chapter about Briškula.

mod easy;
mod habits;
mod kariks;
mod last_draw;
mod net;
mod serious;
mod signals;
mod swaps;
mod table;
mod tricks;

use adut_briskula::rules::{Action, Briskula, State};
use adut_kernel::{Course, Game as _, Seat};

use super::experiment::{Chapter, Experiment};

/// Goes through a game for two: every state with who moved there and how.
fn walked(course: &Course<Briskula>, mut look: impl FnMut(&State, Seat, Action)) {
    let mut state = course.rewound(0).state().clone();
    for played in course.played() {
        look(&state, played.seat, played.action);
        course.game().apply(&mut state, played.action);
    }
}

pub(super) const CHAPTER: Chapter = Chapter {
    name: "briskula",
    title: "Briškula",
    source: "Blaić, “Application of artificial intelligence in a card game”, Zagreb 2024 \
        (Croatian). It gives its results in words only, judged by wins, and names neither \
        opponents nor numbers of games: the table here is the first. Briškula dupla for two.",
    experiments: EXPERIMENTS,
};

const EXPERIMENTS: &[Experiment] = &[
    Experiment {
        id: "briskula-table",
        title: "All difficulties against each other",
        about: "The source says: Easy wins a very small share, Normal is better, Hard is the best \
            that does not cheat, Serious wins 100 %. Every pair of difficulties, as published and \
            as meant, with the simple person at the table (rules) and our own players beside them.",
        seconds: 180,
        run: table::run,
    },
    Experiment {
        id: "briskula-serious",
        title: "Claim: Serious wins 100 %",
        about: "Serious knows the other hand and the stock’s order. The exact solver tells which \
            deals are won with best play of both sides, and which are lost even then; “often only \
            slightly over 60” is checked by shares: how many of its wins have 61 to 70 points, and how many \
            has a Serious that plays for points.",
        seconds: 90,
        run: serious::run,
    },
    Experiment {
        id: "briskula-swaps",
        title: "Mistake: maximum and minimum swapped after every card",
        about: "As printed, Serious looks a few cards ahead and swaps the sides after every card, \
            which is wrong in dupla whenever the second player wins a trick and leads the next. \
            Its choices are compared with those of the same search that minds whose turn it is, \
            both judged by the exact solver.",
        seconds: 30,
        run: swaps::run,
    },
    Experiment {
        id: "briskula-easy",
        title: "Mistake: Easy never throws the fourth card",
        about: "The printed line (int)(Math.random()*3) chooses among four cards and never the \
            fourth.",
        seconds: 5,
        run: easy::run,
    },
    Experiment {
        id: "briskula-net",
        title: "Mistake: weights that start in [0, 1)",
        about: "The published net, 10 × 7 × 15 × 14 × 4 sigmoids fed with raw numbers, all weights \
            from [0, 1) at first, taught sample by sample with η 0.15; beside it a net as meant, \
            with one-hot cards and sane first weights, on the same positions with labels from \
            exact play; 70 % of the deals are learned from, 15 % stop the training, 15 % test it once. \
            Then one cause at a time, and every curve and way to learn that the source describes.",
        seconds: 120,
        run: net::run,
    },
    Experiment {
        id: "briskula-habits",
        title: "Claim: Normal kills when it can and throws points on its own tricks",
        about: "The source sees Normal kill (overtake) when it can, and throw points on tricks \
            that it already wins (štrocanje). Counted where there was a choice.",
        seconds: 5,
        run: habits::run,
    },
    Experiment {
        id: "briskula-last-draw",
        title: "Claim: most lose the last trick with stock on purpose",
        about: "The loser of the last trick with stock draws the turned trump. Where the last to \
            throw could win that trick or lose it, the exact solver says which is better, and the \
            players are watched.",
        seconds: 40,
        run: last_draw::run,
    },
    Experiment {
        id: "briskula-tricks",
        title: "Claim: more tricks are no victory",
        about: "The source says that taking more tricks often does not mean winning. Counted over \
            whole games.",
        seconds: 10,
        run: tricks::run,
    },
    Experiment {
        id: "briskula-signals",
        title: "Motiranje: what signals are worth",
        about: "Partners may signal trumps with points by gestures: pursed lips, a wink, raised brows, \
            a shoulder, the tongue. The source describes them and measures nothing. A pair that \
            signals plays a pair that does not, by how likely each opponent sees a signal.",
        seconds: 60,
        run: signals::run,
    },
    Experiment {
        id: "briskula-kariks",
        title: "Claim: kariks kept for the last two tricks often decide",
        about: "A karik is an as or a trica. How often do the last two tricks, in which there is \
            no stock any more, decide the game, and does it help to hold more kariks there?",
        seconds: 5,
        run: kariks::run,
    },
];
