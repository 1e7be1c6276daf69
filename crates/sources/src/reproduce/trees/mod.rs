//! The chapter about game trees.

mod cuts;
mod paranoid;

use super::experiment::{Chapter, Experiment};

pub(super) const CHAPTER: Chapter = Chapter {
    name: "trees",
    title: "Game trees",
    source: "Data Structures homework “Game Tree”, Politehnica Bucharest, 2020 (Romanian): minimax, \
        alpha–beta and paranoid search on given trees. It publishes no figures; what it says of \
        the searches in words is measured here, on random trees and on games that are played with \
        open cards.",
    experiments: EXPERIMENTS,
};

const EXPERIMENTS: &[Experiment] = &[
    Experiment {
        id: "trees-paranoid",
        title: "Claim: paranoid search gets worse the deeper it looks",
        about: "Paranoid search takes all others for one opponent; the homework says that this \
            pessimism makes its estimate worse with depth. It is set against max-n, in which \
            everybody plays for himself, on random trees and in Briškula and Tablić for three, with \
            open cards, by the depth of the search.",
        seconds: 60,
        run: paranoid::run,
    },
    Experiment {
        id: "trees-cuts",
        title: "Claim: alpha–beta saves a lot",
        about: "How many positions alpha–beta looks at beside minimax, by depth and by the order in \
            which moves are tried, on random trees and in Briškula dupla with open cards.",
        seconds: 30,
        run: cuts::run,
    },
];
