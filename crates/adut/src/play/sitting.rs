//! One game at the table: the course so far, and who sits where.

use adut_kernel::{
    Actions, Course, End, Forfeit, InMatch, Outcome, Player, Record, Rng, Seat, Seed, Situation,
    Turn, Witnessed,
};
use adut_players::{Chosen, Playable};

/// The name of the person in records.
pub(crate) const PERSON: &str = "person";

/// A game with everybody who plays it.
pub(crate) struct Sitting<G: Playable> {
    course: Course<G>,
    /// None at the person's seat, and while a player is away thinking.
    players: Vec<Option<Player<G>>>,
    names: Vec<String>,
    seed: Seed,
    seed_text: String,
    in_match: Option<InMatch>,
    /// How the game ended before its time.
    end: Option<End>,
}

/// Who sits at a seat.
pub(crate) enum Taken<'a, G: Playable> {
    Person,
    Player(&'a Chosen<G>),
}

/// A turn that somebody is to think about, with all that he needs for it.
pub(crate) struct Turned<G: Playable> {
    pub(crate) course: Course<G>,
    pub(crate) seat: Seat,
    pub(crate) actions: Actions<G::Action>,
}

impl<G: Playable> Turned<G> {
    /// What a player makes of it.
    pub(crate) fn with<T>(&self, look: impl FnOnce(&Situation<'_, G>) -> T) -> T {
        let (game, state) = (self.course.game(), self.course.state());
        let history = self.course.witnessed_by(self.seat);
        let (seat, actions) = (self.seat, &self.actions);
        look(&Situation { game, state, seat, actions, history: &history })
    }
}

impl<G: Playable> Sitting<G> {
    /// A course, new or begun before, with these players. The seed is the game's own, its text the
    /// one that a person gave.
    pub(crate) fn new(
        course: Course<G>,
        seats: &[Taken<'_, G>],
        seed: Seed,
        seed_text: &str,
        in_match: Option<InMatch>,
    ) -> Self {
        let seated = |taken: &Taken<'_, G>| match taken {
            Taken::Person => (None, PERSON.to_owned()),
            Taken::Player(chosen) => (Some(chosen.make()), chosen.name().to_owned()),
        };
        let (players, names) = seats.iter().map(seated).unzip();
        Self { course, players, names, seed, seed_text: seed_text.to_owned(), in_match, end: None }
    }

    pub(crate) fn course(&self) -> &Course<G> {
        &self.course
    }
    pub(crate) fn game(&self) -> &G {
        self.course.game()
    }
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }
    /// How many moves were made.
    pub(crate) fn ply(&self) -> usize {
        self.course.played().len()
    }

    /// The seat that is to act, and what it may do.
    pub(crate) fn turned(&self) -> Option<Turned<G>> {
        let (Turn::Seat(seat), None) = (self.course.turn(), &self.end) else { return None };
        let mut actions = Actions::new();
        self.game().actions(self.course.state(), &mut actions);
        Some(Turned { course: self.course.clone(), seat, actions })
    }

    /// What a seat knows.
    pub(crate) fn seen_by(&self, seat: Seat) -> G::Observation {
        self.game().observe(self.course.state(), seat)
    }

    /// The last move, if the seat saw it.
    pub(crate) fn last_seen_by(&self, seat: Seat) -> Option<Witnessed<G::Action>> {
        let last = self.course.events().next_back()?;
        let witnessed = self.game().witnessed(&last, seat);
        witnessed.then_some(Witnessed { seat: last.seat, action: last.action })
    }

    /// The random numbers for this move: the same whenever it is thought about.
    pub(crate) fn stream(&self, seat: Seat) -> Rng {
        let seat = seat.index() as u64;
        self.seed.child("seat").nth(seat).nth(self.ply() as u64).rng()
    }

    /// Sends the player at a seat away to think.
    pub(crate) fn call(&mut self, seat: Seat) -> Option<Player<G>> {
        self.players[seat.index()].take()
    }

    /// Has him back.
    pub(crate) fn seat_again(&mut self, seat: Seat, player: Player<G>) {
        self.players[seat.index()] = Some(player);
    }

    /// Asks the player at a seat, and waits for him. None if it is a person.
    pub(crate) fn ask(&mut self, turned: &Turned<G>) -> Option<Result<G::Action, Forfeit>> {
        let mut rng = self.stream(turned.seat);
        let player = self.players[turned.seat.index()].as_mut()?;
        Some(turned.with(|situation| player.choose(situation, &mut rng)))
    }

    /// Makes a move if it is legal.
    pub(crate) fn play(&mut self, action: G::Action) -> Result<(), G::Foul> {
        let mut chance = self.seed.child("chance").nth(self.ply() as u64).rng();
        self.course.play(action, &mut chance)
    }

    /// A seat loses the game that is not over.
    pub(crate) fn forfeit(&mut self, seat: Seat, Forfeit(reason): Forfeit) {
        self.end = Some(End { forfeit: seat.index(), reason });
    }

    /// Who forfeited the game, and why.
    pub(crate) fn forfeited(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// The result, if the game is over: who forfeits loses to the other side.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let Some(end) = &self.end else { return self.course.outcome() };
        let (game, loser) = (self.game(), self.game().side(Seat::new(end.forfeit)));
        let winner = (game.sides() == 2).then(|| 1 - loser);
        let score = |side| f64::from(u8::from(Some(side) == winner));
        Some(Outcome::new((0..game.sides()).map(score), winner))
    }

    /// Goes back to the last time it was the turn of `seat`. Says whether there was one.
    pub(crate) fn undo(&mut self, seat: Seat) -> bool {
        let Some(ply) = self.course.played().iter().rposition(|played| played.seat == seat) else {
            return false;
        };
        self.course = self.course.rewound(ply);
        self.players.iter_mut().flatten().for_each(Player::restart);
        true
    }

    /// The game so far, written down.
    pub(crate) fn record(&self) -> Record {
        let mut record = self.course.to_record();
        record.seed = Some(self.seed_text.clone());
        record.players = self.names.clone();
        record.in_match = self.in_match.clone();
        if let Some(end) = &self.end {
            record.end = Some(end.clone());
            record.winner = self.outcome().map(|outcome| outcome.winner());
        }
        record
    }
}
