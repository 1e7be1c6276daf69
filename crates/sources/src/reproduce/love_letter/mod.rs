//! The chapter about Love Letter: the thesis's empty chapters filled.

mod agreement;
mod example;
mod exploit;
mod last_move;
mod levels;
mod matches;
mod pairs;
mod published;
mod size;
mod whole_matches;

use super::experiment::{Chapter, Experiment};

/// The players that the thesis names, and ours beside them.
const PLAYERS: [&str; 11] = [
    "random",
    "probabilistic",
    "greedy-2015",
    "greedy-2015-bluff",
    "greedy-2016",
    "greedy-2016-bluff",
    "flat",
    "mcts",
    "ismcts",
    "final-card",
    "best",
];

pub(super) const CHAPTER: Chapter = Chapter {
    name: "love-letter",
    title: "Love Letter",
    source: "Malarczyk, “Analysis and comparison of selected algorithms for a card game”, AGH \
        Kraków, drafts of 2015 and 2016 (Polish). Its chapters on Monte Carlo tree search, \
        implementation and results are empty in both drafts; they announce times, win statistics, \
        the convergence of decisions and the size of the problem, which are given here.",
    experiments: EXPERIMENTS,
};

const EXPERIMENTS: &[Experiment] = &[
    Experiment {
        id: "love-letter-example",
        title: "The worked example",
        about: "First move of two players, face up King, Prince and Handmaid, own hand Guard and \
            Baron, a pack with four Guards. The thesis works out the odds of the opponent’s hand \
            and the criteria of both cards.",
        seconds: 1,
        run: example::run,
    },
    Experiment {
        id: "love-letter-pairs",
        title: "Win statistics and time for 1000 games",
        about: "Announced, never given: how the algorithms fare against each other with two \
            players, and how long each takes for 1000 rounds. Every pair plays the same deals in \
            both seatings. Monte Carlo tree search is named by the thesis and not described; mcts \
            is determinised UCT, ismcts searches information sets.",
        seconds: 240,
        run: pairs::run,
    },
    Experiment {
        id: "love-letter-matches",
        title: "Time for 1000 whole matches",
        about: "The drafts mean whole games (partie) where they announce the time for 1000: matches \
            to seven rounds, in which the winner of a round begins the next. Every algorithm \
            against random, their reference opponent. final-card is the later draft’s model of a \
            round as dynamic programming, as a player: it maximises the expected strength of the \
            card that it holds at the end.",
        seconds: 30,
        run: whole_matches::run,
    },
    Experiment {
        id: "love-letter-agreement",
        title: "Convergence of decisions",
        about: "Announced, never given: how often two algorithms make the same decision in the \
            same situation. Situations come from rounds of all pairs in turn, each on a deal of its own, \
            and only those with more than one legal play count.",
        seconds: 60,
        run: agreement::run,
    },
    Experiment {
        id: "love-letter-published",
        title: "Mistake: counting cards and knowing nothing else",
        about: "The thesis reckons the odds of a hand from unseen cards alone and forgets what a \
            Priest, a King, a Baron, a Guard’s miss or a forced Countess has shown. Each greedy \
            player as meant, with exact beliefs, meets its published twin. The later draft \
            withdraws bluffing; both ways to count are measured as well.",
        seconds: 10,
        run: published::run,
    },
    Experiment {
        id: "love-letter-size",
        title: "The size of the problem",
        about: "The thesis multiplies deck orders by two decisions on each of ten turns, prints \
            5.8·10¹² and calls the best strategy out of reach. Deals, situations and information \
            sets of the two-player game are counted exactly here.",
        seconds: 10,
        run: size::run,
    },
    Experiment {
        id: "love-letter-exploit",
        title: "How far each player is from unexploitable",
        about: "Whoever cannot be exploited scores at least half against everybody, seats being \
            swapped. An answer that is searched against a player, and knows how that player \
            plays, gives a lower bound of how much more than half can be won against it: \
            a tree over the answerer’s own information sets, the opponent simulated, deals weighed \
            by how likely he would have played as he did.",
        seconds: 160,
        run: exploit::run,
    },
    Experiment {
        id: "love-letter-last-move",
        title: "The last turn, exactly",
        about: "On the last turn of a round nothing follows, so the best play against a belief can \
            be worked out exactly. How often does a player miss it, and what does that cost? The \
            belief is the exact one, taking it that the opponent’s choices told nothing beyond \
            the rules.",
        seconds: 15,
        run: last_move::run,
    },
    Experiment {
        id: "love-letter-levels",
        title: "The difficulty levels, in matches to seven",
        about: "Ours, not the thesis’s. A match is won by seven rounds and the winner of a round \
            begins the next. The chance to win a match follows exactly from the chances to win a \
            round when beginning and when not.",
        seconds: 70,
        run: levels::run,
    },
];
