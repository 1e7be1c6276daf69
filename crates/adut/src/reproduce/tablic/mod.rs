//! The chapter about Tablić.

mod captures;
mod deck;
mod evidence;
mod genes;
mod growth;
mod luck;
mod meant;
mod minimax;
mod published;
mod reply;
mod scoring;

use super::experiment::{Chapter, Experiment};

/// The rules of the thesis's published program.
const PUBLISHED: &str = "code=published";

pub(super) const CHAPTER: Chapter = Chapter {
    name: "tablic",
    title: "Tablić",
    source: "Milenković, “Comparison of greedy, backtracking and genetic algorithms for the game \
        tablić and its modifications”, Belgrade 2017 (Serbian). Measured there on a four-core i7 \
        of 2.5 GHz, in C++, as CPU time. Each of its players exists twice here: as published, in \
        the game of its program (ranks only, captures by divisible sums, score by points and then \
        cards), and as meant, by the rules of its text.",
    experiments: EXPERIMENTS,
};

const EXPERIMENTS: &[Experiment] = &[
    Experiment {
        id: "tablic-published",
        title: "The published table",
        about: "Three pairings, as published: the thesis’s players with its mistakes, in its \
            program’s game. Seats are printed only for Backtrack – Genetic, Backtrack first; here \
            every deal is played in both seatings.",
        seconds: 20,
        run: published::run,
    },
    Experiment {
        id: "tablic-meant",
        title: "The same pairings as meant",
        about: "Legal captures, replies on the table that a move leaves, sums to the end of the \
            deal, points for 10♦ and 2♣, three points for more cards on a tie; the genetic player \
            with the genes that it is shipped with, and with the published ones.",
        seconds: 60,
        run: meant::run,
    },
    Experiment {
        id: "tablic-evidence",
        title: "Mistake: fifty games for a headline",
        about: "Two of the three published results rest on fifty games. How far do results of \
            fifty games lie apart when nothing changes but the cards?",
        seconds: 10,
        run: evidence::run,
    },
    Experiment {
        id: "tablic-luck",
        title: "Claim: Greedy’s wins come from the deal",
        about: "The thesis says that in the games that Greedy won against Backtrack it held many \
            more štihs in each hand. The štihs dealt to each side are counted in games that \
            Greedy won and in games that it lost.",
        seconds: 6,
        run: luck::run,
    },
    Experiment {
        id: "tablic-growth",
        title: "Claim: the cost is O(2ⁿ·n) in the table’s size",
        about: "The thesis gives Greedy and Backtrack the same asymptotic cost, and its abstract \
            promises memory, which it does not measure. Its enumeration and our way to the same \
            moves are run on random positions that grow: subsets tried, time, and positions \
            remembered.",
        seconds: 30,
        run: growth::run,
    },
    Experiment {
        id: "tablic-captures",
        title: "Mistake: captures by divisible sums",
        about: "The program takes any cards whose sum the played card divides and none of which \
            exceeds it; 6 would take 5, 5 and 2. How often is that illegal?",
        seconds: 10,
        run: captures::run,
    },
    Experiment {
        id: "tablic-reply",
        title: "Mistake: the reply on the old table",
        about: "Genetic values Greedy’s reply on the table before its own move, so that the reply \
            is the same for every candidate and two of its four genes cannot change a choice. \
            They are drawn anew at every decision, as published and as meant.",
        seconds: 5,
        run: reply::run,
    },
    Experiment {
        id: "tablic-scoring",
        title: "Mistake: a score without 10♦, 2♣ and the bonus",
        about: "The main program counts neither 10♦ twice, nor 2♣, nor the bonus for more cards \
            that its own rules chapter gives. Games played by the rules are scored both ways.",
        seconds: 5,
        run: scoring::run,
    },
    Experiment {
        id: "tablic-minimax",
        title: "Mistakes: one move instead of the sum, and Greedy instead of the best reply",
        about: "The printed Backtrack adds to a move only the next one’s score, not the sum to the \
            end of the deal; and perfect information is called backtracking with Greedy as the \
            opponent, where minimax is the right tool. In the last deal all is known: what does \
            each player’s first move there cost against best play of both sides?",
        seconds: 30,
        run: minimax::run,
    },
    Experiment {
        id: "tablic-deck",
        title: "Claim: Backtrack over the whole deck is out of reach",
        about: "The thesis gave up on Backtrack over the whole deck: (6!)⁴ orders. How many \
            positions does a search that remembers them look at, with one to four deals left?",
        seconds: 30,
        run: deck::run,
    },
    Experiment {
        id: "tablic-genes",
        title: "The training of the genes",
        about: "Population 50, 100 generations, fitness by wins less losses in 30 games against \
            Greedy, who sits in front; the worse are pulled towards the better, 5 % are replaced. \
            Run again as the code has it; then the trained and the published genes are judged on \
            deals that chose neither.",
        seconds: 25,
        run: genes::run,
    },
];
