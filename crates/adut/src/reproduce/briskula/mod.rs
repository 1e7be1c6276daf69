//! The chapter about Briškula.

mod easy;
mod habits;
mod kariks;
mod net;
mod serious;
mod swaps;
mod table;

use super::experiment::{Chapter, Experiment};

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
            slightly over 60” is checked too.",
        seconds: 60,
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
            exact play. One deal in five is held out.",
        seconds: 40,
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
        id: "briskula-kariks",
        title: "Claim: kariks kept for the last two tricks often decide",
        about: "A karik is an as or a trica. How often do the last two tricks, in which there is \
            no stock any more, decide the game, and does it help to hold more kariks there?",
        seconds: 5,
        run: kariks::run,
    },
];
