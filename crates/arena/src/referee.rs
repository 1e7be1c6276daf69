//! The one loop that plays a game between players.

use adut_kernel::{
    Actions, Course, Crash, End, Forfeit, Game, Notation, Outcome, Player, Record, Rng, Seat, Seed,
    Situation, Turn, guarded,
};

/// How a game begins: dealt, and with moves that are made before the players are asked.
#[derive(Clone, Debug)]
pub struct Start<G: Game>(Course<G>);

impl<G: Game> Start<G> {
    /// A deal drawn from `seed`, and an opening of so many random moves.
    pub fn random(game: &G, seed: Seed, plies: usize) -> Self {
        let mut rng = seed.rng();
        let mut course = Course::begin(game.clone(), &mut rng);
        let mut scratch = Actions::new();
        while course.played().len() < plies && course.turn() != Turn::Over {
            let action = game.random_action(course.state(), &mut scratch, &mut rng);
            course.play_legal(action, &mut rng);
        }
        Self(course)
    }

    /// The deal and the opening.
    pub fn course(&self) -> &Course<G> {
        &self.0
    }

    /// How many moves the players are not asked for.
    pub fn opening(&self) -> usize {
        self.0.played().len()
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq)]
pub enum Ending {
    /// By the rules.
    Over(Outcome),
    /// A player did what is not allowed.
    Forfeit {
        /// Who.
        seat: Seat,
        /// What was done.
        reason: String,
        /// The other side wins; with more sides nobody does. There are no points.
        outcome: Outcome,
    },
}

impl Ending {
    /// The result.
    pub fn outcome(&self) -> &Outcome {
        match self {
            Ending::Over(outcome) | Ending::Forfeit { outcome, .. } => outcome,
        }
    }

    /// Why it was forfeited, as a record tells it; none if it was not.
    pub fn reason(&self) -> Option<String> {
        match self {
            Ending::Over(_) => None,
            Ending::Forfeit { reason, .. } => Some(plain(reason)),
        }
    }
}

/// Someone who looks on while a game is played.
pub trait Watch<G: Game> {
    /// A player is about to be asked.
    fn before(&mut self, course: &Course<G>) {
        let _ = course;
    }
    /// The player at this seat has answered.
    fn after(&mut self, seat: Seat) {
        let _ = seat;
    }
}

/// Nobody looks on.
impl<G: Game> Watch<G> for () {}

/// Plays games, one after the other, and keeps its memory between them.
#[derive(Debug)]
pub struct Referee<G: Game> {
    game: G,
    course: Option<Course<G>>,
    actions: Actions<G::Action>,
    streams: Vec<Rng>,
    has_crashed: bool,
}

impl<G: Game> Referee<G> {
    /// A referee for this game.
    pub fn new(game: G) -> Self {
        Self {
            game,
            course: None,
            actions: Actions::new(),
            streams: Vec::new(),
            has_crashed: false,
        }
    }

    /// The rules.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Whether a player has panicked in the last game. Those who played it are then not to be
    /// trusted any more: what they remember may be half-written.
    pub fn has_crashed(&self) -> bool {
        self.has_crashed
    }

    /// Plays a game to its end; who panics forfeits it. `players[i]` sits at seat i and has a random
    /// stream of its own, begun with the i-th words of `seed`'s; what the rules leave to chance on
    /// the way comes from that stream's rest. `watch` looks on.
    ///
    /// # Panics
    /// If there are not as many players as seats.
    pub fn play<W: Watch<G>>(
        &mut self,
        start: &Start<G>,
        players: &mut [&mut Player<G>],
        seed: Seed,
        watch: &mut W,
    ) -> (Ending, &Course<G>) {
        assert_eq!(players.len(), self.game.seats(), "a player for each seat");
        let mut chance = seed.rng();
        self.streams.clear();
        self.streams.extend(players.iter().map(|_| {
            let words = [chance.bits(), chance.bits()].map(u128::from);
            Rng::new(words[0] << 64 | words[1])
        }));
        let Self { game, course, actions, streams, has_crashed } = self;
        let course = match course {
            Some(course) => {
                course.restart_from(&start.0);
                course
            }
            None => course.insert(start.0.clone()),
        };
        let mut turn = course.turn();
        let mut acting = Seat::FIRST;
        let played = guarded(|| {
            for player in &mut *players {
                player.restart();
            }
            while let Turn::Seat(seat) = turn {
                acting = seat;
                watch.before(course);
                game.actions(course.state(), actions);
                let history = &course.witnessed_by(seat);
                let situation = Situation { game, state: course.state(), seat, actions, history };
                let (player, stream) = (&mut players[seat.index()], &mut streams[seat.index()]);
                let choice = player.choose(&situation, stream);
                watch.after(seat);
                match choice {
                    Ok(action) => turn = course.advance(seat, action, &mut chance),
                    Err(Forfeit(reason)) => return forfeit(game, seat, reason),
                }
            }
            Ending::Over(game.outcome(course.state()))
        });
        *has_crashed = played.is_err();
        let ending = played.unwrap_or_else(|crash: Crash| forfeit(game, acting, crash.to_string()));
        (ending, course)
    }
}

/// Outside programs may say anything; terminals and databases take text.
fn plain(reason: &str) -> String {
    reason.replace(char::is_control, " ")
}

fn forfeit<G: Game>(game: &G, seat: Seat, reason: String) -> Ending {
    let outcome = Outcome::forfeit(game.sides(), game.side(seat));
    Ending::Forfeit { seat, reason, outcome }
}

impl Ending {
    /// The record of a game that ended so.
    pub fn record<G: Notation>(&self, course: &Course<G>) -> Record {
        let mut record = course.to_record();
        if let Ending::Forfeit { seat, reason, outcome } = self {
            record.end = Some(End { forfeit: seat.index(), reason: plain(reason) });
            record.winner = Some(outcome.winner());
        }
        record
    }
}

#[cfg(test)]
mod tests {
    use adut_connect4::rules::{Column, Connect4};
    use adut_kernel::{Agent, Rules, View};

    use super::*;

    /// Picks the first column, and then says another.
    struct Says(usize);

    impl Agent<Connect4> for Says {
        fn act(&mut self, view: &View<'_, Connect4>, _: &mut Rng) -> Column {
            view.pick(0);
            Column::from_index(self.0)
        }
    }

    /// How a game goes on a board of five columns.
    fn ending(says: [usize; 2]) -> Ending {
        let game = Connect4::from_rules(&Rules::parse("cols=5").unwrap()).unwrap();
        let [mut one, mut other] = says.map(|column| Player::honest(Says(column)));
        let seed = Seed::from_text("says");
        let start = Start::random(&game, seed, 0);
        Referee::new(game).play(&start, &mut [&mut one, &mut other], seed, &mut ()).0
    }

    /// Panics on its second move.
    struct Panics(usize);

    impl Agent<Connect4> for Panics {
        fn act(&mut self, view: &View<'_, Connect4>, _: &mut Rng) -> Column {
            self.0 += 1;
            assert!(self.0 < 2, "on purpose");
            view.pick(0)
        }
    }

    #[test]
    fn who_panics_forfeits_and_the_record_tells_where() {
        let game = Connect4::from_rules(&Rules::new()).unwrap();
        let [mut one, mut other] = [Player::honest(Says(3)), Player::honest(Panics(0))];
        let seed = Seed::from_text("panics");
        let start = Start::random(&game, seed, 0);
        let mut referee = Referee::new(game);
        let (ending, course) = referee.play(&start, &mut [&mut one, &mut other], seed, &mut ());
        let record = ending.record(course);
        assert_eq!(record.moves, ["4", "1", "4"]);
        let end = record.end.unwrap();
        assert_eq!((end.forfeit, end.reason.as_str()), (1, "crashed: on purpose"));
        assert_eq!(record.winner, Some(Some(0)));
        assert!(referee.has_crashed());
        let mut third = Player::honest(Says(4));
        referee.play(&start, &mut [&mut one, &mut third], seed, &mut ());
        assert!(!referee.has_crashed());
    }

    #[test]
    fn what_is_said_counts_and_not_what_was_picked() {
        let Ending::Over(outcome) = ending([3, 4]) else { panic!("both say legal columns") };
        assert_eq!(outcome.winner(), Some(0));
        let Ending::Forfeit { seat, outcome, .. } = ending([0, 6]) else {
            panic!("there is no seventh column")
        };
        assert_eq!((seat, outcome.winner()), (Seat::new(1), Some(0)));
    }
}
