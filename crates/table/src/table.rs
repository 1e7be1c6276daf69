//! The games of a table, one after the other.

use std::sync::Arc;

use adut_kernel::{Crash, End, Forfeit, Match, Outcome, Record, Seat, guarded};
use adut_review::{Hint, ReviewError, Settings, Watch};
use adut_session::{Choice, Decision, DynGame, DynPlayer, Legal, LegalMove, SeenMove, ToldMove};

use crate::entrant::Entrant;
use crate::error::TableError;
use crate::remembered::Remembered;
use crate::round::{Round, SavedRound, turned};

/// Something to be thought about elsewhere, which holds no lock on the table.
pub type Thought<T> = Box<dyn FnOnce() -> T + Send>;

/// A hint to be worked out elsewhere, which can be watched and given up.
pub type HintThought =
    Box<dyn FnOnce(&mut Watch<'_>) -> Result<Result<Hint, ReviewError>, Crash> + Send>;

/// What is fixed for a table.
#[derive(Clone, Debug)]
pub struct Setup {
    /// What the table is called in the records of its match.
    pub id: String,
    /// The game with its rules.
    pub game: Arc<dyn DynGame>,
    /// Who plays.
    pub entrants: Vec<Entrant>,
    /// Whether a match is played.
    pub whole_match: bool,
    /// Whether everybody sits one seat further in the next game, where no match says who sits where.
    pub rotate_seats: bool,
}

/// A table.
pub struct Table {
    setup: Setup,
    /// The match without the present game.
    score: Option<Match>,
    round: Round,
    /// The programs that play, by entrant, with what they remember of the present game.
    players: Vec<Option<Remembered>>,
    /// The game before, and the match without it, until it is certain that the next one is kept.
    before: Option<(Round, Option<Match>)>,
}

impl Setup {
    fn score(&self) -> Option<Match> {
        let rules = self.game.match_rules();
        self.whole_match.then(|| Match::of_sides(self.game.side_of_seat(), rules))
    }

    fn check(&self) -> Result<(), TableError> {
        let (found, seats) = (self.entrants.len(), self.game.side_of_seat().len());
        if found == seats { Ok(()) } else { Err(TableError::Seats { found, seats }) }
    }

    fn players(&self) -> Vec<Option<Remembered>> {
        let player = |entrant: &Entrant| match entrant {
            Entrant::Player(player) => Some(Remembered::new(Arc::clone(player))),
            Entrant::Person => None,
        };
        self.entrants.iter().map(player).collect()
    }
}

impl Table {
    /// Sets up a table and deals the first game from `seed`.
    pub fn open(setup: Setup, seed: String) -> Result<Self, TableError> {
        Self::open_deal(setup, seed, 0)
    }

    /// Sets up a table and deals the game of this number among those of `seed`.
    pub fn open_deal(setup: Setup, seed: String, number: u64) -> Result<Self, TableError> {
        setup.check()?;
        let (score, seating) = (setup.score(), (0..setup.entrants.len()).collect());
        let round = Round::begin(&*setup.game, number, seed, setup.whole_match, seating);
        let players = setup.players();
        Ok(Self { setup, score, round, players, before: None })
    }

    /// A table as it was kept, its present game where it stood.
    pub fn restore(setup: Setup, rounds: &[SavedRound]) -> Result<Self, TableError> {
        setup.check()?;
        let mut score = setup.score();
        let mut present: Option<Round> = None;
        for (place, saved) in rounds.iter().enumerate() {
            let before = place.checked_sub(1).and_then(|before| rounds.get(before));
            if !seats_everybody(&saved.seating, setup.entrants.len()) {
                return Err(TableError::Seating(saved.number));
            }
            let round = Round::replay(&*setup.game, setup.whole_match, saved, before)?;
            if let Some(before) = present.replace(round)
                && let (Some(score), Some(outcome)) = (&mut score, before.outcome())
            {
                score.count(&outcome);
                if score.is_over() {
                    *score = Match::of_sides(setup.game.side_of_seat(), setup.game.match_rules());
                }
            }
        }
        let round = present.ok_or(TableError::Empty)?;
        let players = setup.players();
        Ok(Self { setup, score, round, players, before: None })
    }

    /// Another table that stands where this one does; what programs remember of the game stays here.
    #[must_use]
    pub fn fork(&self) -> Self {
        let setup = self.setup.clone();
        let players = setup.players();
        Self { players, score: self.score.clone(), round: self.round.fork(), before: None, setup }
    }

    /// What is fixed.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The present game.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// The match with the present game, if that is over.
    pub fn standing(&self) -> Option<Match> {
        let mut score = self.score.clone()?;
        if let Some(outcome) = self.round.outcome() {
            score.count(&outcome);
        }
        Some(score)
    }

    /// The seat that is to act.
    pub fn turn(&self) -> Option<Seat> {
        self.round.turn()
    }

    /// The entrant who is to act.
    pub fn actor(&self) -> Option<usize> {
        self.turn().map(|seat| self.round.seating[seat.index()])
    }

    /// What whoever is to act may do.
    pub fn legal(&self) -> Legal {
        if self.turn().is_none() { Legal::default() } else { self.round.session.legal() }
    }

    /// The same moves in their parts, with what would follow.
    pub fn legal_moves(&self) -> Vec<LegalMove> {
        if self.turn().is_none() { Vec::new() } else { self.round.session.legal_moves() }
    }

    /// A move of whoever is to act in its parts, also one that is not listed.
    pub fn legal_move(&self, text: &str) -> Result<LegalMove, TableError> {
        self.turn().ok_or(TableError::Over)?;
        self.round.session.legal_move(text).map_err(TableError::Illegal)
    }

    /// The moves that an entrant saw, with what is told of them; those that everybody saw for who
    /// only watches.
    pub fn told(&self, entrant: Option<usize>) -> Vec<ToldMove> {
        self.round.session.told(entrant.map(|entrant| self.round.seat_of(entrant)))
    }

    /// The moves that an entrant saw; those that everybody saw for who only watches.
    pub fn seen_moves(&self, entrant: Option<usize>) -> Vec<SeenMove> {
        self.round.session.witnessed(entrant.map(|entrant| self.round.seat_of(entrant)))
    }

    /// What the program thinks that is to act, if one is. It remembers the game so far, so that an
    /// outside program is started once.
    pub fn thought(&self) -> Option<Thought<Choice>> {
        let seat = self.turn()?;
        let player = self.players[self.actor()?].clone()?;
        let session = self.round.session.fork();
        let mut rng = self.round.path().thought(seat, session.made());
        Some(Box::new(move || player.with(|player| session.choose(player, &mut rng))))
    }

    /// The same thought with the values by which the program decides.
    pub fn decision(&self) -> Option<Thought<Decision>> {
        let seat = self.turn()?;
        let player = self.players[self.actor()?].clone()?;
        let session = self.round.session.fork();
        let mut rng = self.round.path().thought(seat, session.made());
        Some(Box::new(move || player.with(|player| session.decide(player, &mut rng))))
    }

    /// What a player would do for whoever is to act, to be worked out elsewhere. The same position
    /// gives the same move.
    pub fn thought_of(&self, player: Arc<dyn DynPlayer>) -> Option<Thought<Choice>> {
        let seat = self.turn()?;
        let session = self.round.session.fork();
        let mut rng = self.round.path().thought(seat, session.made());
        Some(Box::new(move || session.choose(&mut *player.make(), &mut rng)))
    }

    /// What every move is worth to whoever is to act, to be worked out elsewhere. It is made of what
    /// that seat sees, and of nothing else.
    pub fn hint(&self, settings: Settings) -> Result<HintThought, TableError> {
        self.turn().ok_or(TableError::Over)?;
        let session = self.round.session.fork();
        Ok(Box::new(move |watch| guarded(|| session.hint(&settings, watch))))
    }

    /// Makes an entrant's move, and returns it as it is kept. `seen` is how many moves the entrant
    /// had seen.
    pub fn play(
        &mut self,
        entrant: usize,
        text: &str,
        seen: Option<usize>,
    ) -> Result<String, TableError> {
        let turn = self.turn().ok_or(TableError::Over)?;
        let stands = self.seen_moves(Some(entrant)).len();
        match seen {
            Some(meant) if meant != stands => Err(TableError::Stale { meant, stands }),
            _ if turn != self.round.seat_of(entrant) => Err(TableError::OutOfTurn(turn.index())),
            _ => self.play_for_turn(text),
        }
    }

    /// Makes the move of whoever's turn it is.
    pub fn play_for_turn(&mut self, text: &str) -> Result<String, TableError> {
        self.turn().ok_or(TableError::Over)?;
        let mut chance = self.round.path().chance(self.round.session.made());
        let written = self.round.session.play(text, &mut chance).map_err(TableError::Illegal)?;
        self.before = None;
        Ok(written)
    }

    /// Makes the move that was chosen for whoever's turn it is; who could choose none forfeits.
    pub fn make_choice(&mut self, choice: Result<String, Forfeit>) -> Result<(), TableError> {
        let seat = self.turn().ok_or(TableError::Over)?;
        match choice {
            Ok(text) => self.play_for_turn(&text).map(|_| ()),
            Err(forfeit) => self.forfeit(seat, forfeit),
        }
    }

    /// A seat loses the game that is not over.
    pub fn forfeit(&mut self, seat: Seat, Forfeit(reason): Forfeit) -> Result<(), TableError> {
        self.turn().ok_or(TableError::Over)?;
        self.round.end = Some(End { forfeit: seat.index(), reason });
        Ok(())
    }

    /// How many moves remain when an entrant takes back the last own one.
    pub fn undone(&self, entrant: usize) -> Result<usize, TableError> {
        let seat = self.round.seat_of(entrant);
        let own = self.round.session.movers().iter().rposition(|&mover| mover == seat);
        own.ok_or(TableError::NothingToUndo)
    }

    /// Goes back to where this many moves were made.
    pub fn rewind(&mut self, made: usize) {
        self.round.session.rewind(made);
        self.round.end = None;
        self.restart_players();
    }

    /// Takes back an entrant's last own move, and those that followed on it.
    pub fn undo(&mut self, entrant: usize) -> Result<(), TableError> {
        self.rewind(self.undone(entrant)?);
        Ok(())
    }

    fn restart_players(&mut self) {
        self.players.iter_mut().flatten().for_each(Remembered::restart);
    }

    /// Begins the next game: with the same cards, or with those of `seed`.
    pub fn next(&mut self, seed: String, same_cards: bool) -> Result<(), TableError> {
        if self.round.outcome().is_none() {
            return Err(TableError::NotOver);
        }
        // After a match that is over another one begins.
        let standing = match self.standing() {
            Some(standing) if standing.is_over() => self.setup.score(),
            standing => standing,
        };
        let game = &*self.setup.game;
        let next = if same_cards {
            if standing.is_some() {
                return Err(TableError::SameCardsInMatch);
            }
            self.round.turned_round(game)
        } else {
            let seating = match &standing {
                Some(standing) => standing.seating(),
                None if self.setup.rotate_seats => turned(&self.round.seating),
                None => self.round.seating.clone(),
            };
            Round::begin(game, self.round.number + 1, seed, self.setup.whole_match, seating)
        };
        let round = std::mem::replace(&mut self.round, next);
        let score = std::mem::replace(&mut self.score, standing);
        self.before = Some((round, score));
        self.restart_players();
        Ok(())
    }

    /// Goes back to the end of the game before.
    pub fn withdraw_next(&mut self) {
        if let Some((round, score)) = self.before.take() {
            self.round = round;
            self.score = score;
            self.restart_players();
        }
    }

    /// The result of the present game, if it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.round.outcome()
    }

    /// The present game as far as it has come, written down.
    pub fn record(&self) -> Record {
        let names: Vec<String> =
            self.setup.entrants.iter().map(|entrant| entrant.name().to_owned()).collect();
        self.round.record(&self.setup.id, &names)
    }
}

/// Whether each of so many entrants sits at one seat.
fn seats_everybody(seating: &[usize], entrants: usize) -> bool {
    let mut seated = seating.to_vec();
    seated.sort_unstable();
    seated.into_iter().eq(0..entrants)
}
