//! The chapter about Tablić.

mod aces;
mod captures;
mod deck;
mod evidence;
mod genes;
mod groups;
mod growth;
mod knowledge;
mod luck;
mod meant;
mod memory;
mod minimax;
mod published;
mod readings;
mod remembering;
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
            program’s game. What its program gives for laying a card is not printed: four \
            readings of its algorithm are played, in the printed seats and in both seatings, and \
            judged by how likely they make the published games.",
        seconds: 60,
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
        about: "The thesis gives Greedy and Backtrack the same asymptotic cost. Its enumeration \
            and our way to the same moves are run on random positions that grow: subsets tried, \
            time, and positions remembered.",
        seconds: 30,
        run: growth::run,
    },
    Experiment {
        id: "tablic-memory",
        title: "Promised: the memory of each player",
        about: "The abstract promises a comparison of memory and the thesis gives none. The most \
            bytes in use at once, counted at the allocator, while a player is made and chooses a \
            move; on positions of games between two random players, on whose tables cards heap \
            up, by the number of cards there.",
        seconds: 20,
        run: memory::run,
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
        id: "tablic-knowledge",
        title: "The modified game: what knowing more is worth",
        about: "The title’s modified game is the one in which players know the other hand, or the \
            order of the whole deck. One player is told, its like is not; nothing else differs. \
            The rules open=hands and open=deck tell everybody.",
        seconds: 150,
        run: knowledge::run,
    },
    Experiment {
        id: "tablic-groups",
        title: "Claim: taking all groups is almost always best",
        about: "Where a card can take more than it need, the exact solver values taking all that \
            can be taken with it and taking less, in the last two deals of games between greedy \
            players.",
        seconds: 40,
        run: groups::run,
    },
    Experiment {
        id: "tablic-aces",
        title: "Claim: laying an ace early is bad",
        about: "What does it cost to lay an ace, and to lay another card, when the deal has just \
            begun and when it nears its end? By the exact solver, in the last two deals.",
        seconds: 40,
        run: aces::run,
    },
    Experiment {
        id: "tablic-remembering",
        title: "Claim: who remembers cards has a significant advantage",
        about: "Each player meets its like who forgets: before every move it takes the cards that \
            have gone for any others that it does not see, as many. Nothing else differs.",
        seconds: 60,
        run: remembering::run,
    },
    Experiment {
        id: "tablic-genes",
        title: "The training of the genes",
        about: "Population 50, 100 generations, fitness by wins less losses in 30 games against \
            Greedy, who sits in front; the worse are pulled towards the better, 5 % are replaced. \
            Code and prose differ in who pairs and who is replaced: run again as either has it; \
            then the trained and the published genes are judged on deals that chose neither.",
        seconds: 50,
        run: genes::run,
    },
];
