//! Where a game stands, however it came there.

use std::borrow::Cow;

use adut_kernel::{
    Actions, Crash, Effects, Forfeit, Message, Parts, Rng, Rules, Scale, Seat, Situation, Turn,
    Witnessed,
};
use adut_review::{Hint, ReviewError, Settings, Watch, hint_seen};
use adut_search::solver::{Control, Question, Unsolvable};
use serde::Serialize;
use serde_json::Value;

use crate::CardGame;
use crate::player::{SeatedPlayer, seated};
use crate::session::SeenMove;
use crate::solver::{DynSolver, Solved, solver_of};
use crate::view::{DynView, ViewOf};

/// The moves that can be made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legal {
    /// As they are written, in the order of the game.
    pub moves: Vec<String>,
    /// Whether there are more that are not listed.
    pub is_cut: bool,
}

/// A move that can be made, in its parts, with what would follow at once.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LegalMove {
    /// The move, as it is written.
    #[serde(rename = "move")]
    pub action: String,
    /// What it consists of.
    #[serde(flatten)]
    pub parts: Parts,
    /// What would follow at once.
    #[serde(skip_serializing_if = "Effects::is_empty")]
    pub effects: Effects,
    /// The move as a short phrase.
    pub phrase: Message,
}

/// What a player chose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move, or why the game is forfeit.
    pub action: Result<String, Forfeit>,
    /// Why the player's own thought came to nothing, if it did.
    pub crash: Option<Crash>,
}

/// What a player decided, and by which values of the legal moves, in the order in which they are listed. An
/// outside program, and a thought that crashed, has no values.
#[derive(Clone, Debug)]
pub struct Decision {
    /// What it decided.
    pub choice: Choice,
    /// What each move was worth to it.
    pub values: Vec<f64>,
    /// What the values are measured in.
    pub scale: Scale,
}

/// Where a game stands.
pub trait DynPosition: Send + Sync {
    /// The game's name.
    fn game_name(&self) -> &'static str;
    /// Every option that differs from its default, and the number of players.
    fn rules(&self) -> Rules;
    /// How many players sit at the table.
    fn seats(&self) -> usize;
    /// The seat that is to act; none when the game is over.
    fn turn(&self) -> Option<Seat>;
    /// What the seat that is to act may do.
    fn legal(&self) -> Legal;
    /// The same moves in their parts.
    fn legal_moves(&self) -> Vec<LegalMove>;
    /// A move of the seat that is to act in its parts, also one that is not listed, or why it
    /// cannot be made.
    fn legal_move(&self, text: &str) -> Result<LegalMove, String>;
    /// A move of the seat that is to act as a short phrase, if it is one of the game.
    fn phrase(&self, text: &str) -> Option<Message>;
    /// What a seat knows, for other programs.
    fn observe(&self, seat: Seat) -> Value;
    /// What everybody at the table sees, for other programs.
    fn observe_public(&self) -> Value;
    /// What a seat knows, for a person at a text terminal.
    fn show(&self, seat: Seat) -> String;
    /// What the seat that is to act sees; none when the game is over.
    fn view(&self) -> Option<Box<dyn DynView>>;
    /// What a seat knows as numbers; with `revealed`, what it does not know behind them.
    fn features(&self, seat: Seat, revealed: bool) -> Vec<f32>;
    /// What the result is worth to each seat; 0 while the game runs.
    fn payoffs(&self) -> Vec<f64>;
    /// Lets a player of this game choose for the seat that is to act. If its thought panics, any
    /// legal move is chosen instead, and the crash is told.
    ///
    /// # Panics
    /// If the player is one of another game.
    fn choose(&self, player: &mut dyn SeatedPlayer, rng: &mut Rng) -> Choice;
    /// As [`choose`](Self::choose), and says by which values.
    ///
    /// # Panics
    /// If the player is one of another game.
    fn decide(&self, player: &mut dyn SeatedPlayer, rng: &mut Rng) -> Decision;
    /// What a player of this game thinks each legal move is worth, in the order in which they are
    /// listed.
    ///
    /// # Panics
    /// If the player is one of another game.
    fn values(&self, player: &mut dyn SeatedPlayer, rng: &mut Rng) -> Result<Vec<f64>, Forfeit>;
    /// What every move is worth to the seat that is to act, by what it sees.
    fn hint(&self, settings: &Settings, watch: &mut Watch<'_>) -> Result<Hint, ReviewError>;
    /// Solves the position with all cards known, by a solver of this game.
    ///
    /// # Panics
    /// If the solver is one of another game.
    fn solve(
        &self,
        solver: &mut dyn DynSolver,
        question: Question,
        control: &mut Control<'_>,
    ) -> Result<Solved, Unsolvable>;
}

/// What is needed to look at a position.
pub(crate) trait Stands: Send + Sync {
    type Game: CardGame;
    fn game(&self) -> &Self::Game;
    fn state(&self) -> &<Self::Game as adut_kernel::Game>::State;
    /// The moves so far that a seat saw; none where only the position is known.
    fn seen_by(
        &self,
        seat: Seat,
    ) -> Cow<'_, [Witnessed<<Self::Game as adut_kernel::Game>::Action>]>;
}

/// A position of which it is not known how it came about.
pub(crate) struct PositionOf<G: CardGame> {
    pub(crate) game: G,
    pub(crate) state: G::State,
}

impl<G: CardGame> Stands for PositionOf<G> {
    type Game = G;

    fn game(&self) -> &G {
        &self.game
    }

    fn state(&self) -> &G::State {
        &self.state
    }

    fn seen_by(&self, _: Seat) -> Cow<'_, [Witnessed<G::Action>]> {
        Cow::Borrowed(&[])
    }
}

impl<P: Stands> DynPosition for P {
    fn game_name(&self) -> &'static str {
        <P::Game as adut_kernel::Notation>::NAME
    }

    fn rules(&self) -> Rules {
        adut_kernel::Notation::rules(self.game())
    }

    fn seats(&self) -> usize {
        adut_kernel::Game::seats(self.game())
    }

    fn turn(&self) -> Option<Seat> {
        use adut_kernel::Game as _;
        match self.game().turn(self.state()) {
            Turn::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    fn legal(&self) -> Legal {
        use adut_kernel::Notation as _;
        let actions = actions(self);
        let moves = actions.iter().map(|&action| self.game().write_action(action)).collect();
        Legal { moves, is_cut: actions.is_cut() }
    }

    fn legal_moves(&self) -> Vec<LegalMove> {
        use adut_kernel::Game as _;
        let Some(seat) = self.turn() else { return Vec::new() };
        let (game, seen) = (self.game(), self.game().observe(self.state(), seat));
        actions(self).iter().map(|&action| in_parts(game, &seen, action)).collect()
    }

    fn legal_move(&self, text: &str) -> Result<LegalMove, String> {
        use adut_kernel::{Game as _, Notation as _};
        let (game, state) = (self.game(), self.state());
        let seat = self.turn().ok_or_else(|| "the game is over".to_owned())?;
        let action = game.read_action(text).map_err(|error| error.to_string())?;
        game.check(state, action).map_err(|foul| foul.to_string())?;
        Ok(in_parts(game, &game.observe(state, seat), action))
    }

    fn phrase(&self, text: &str) -> Option<Message> {
        use adut_kernel::{Described as _, Game as _, Notation as _};
        let (game, state) = (self.game(), self.state());
        let seen = game.observe(state, self.turn()?);
        // What chance decided on a move may stand after it.
        let (action, _) = game.read_move(text).ok()?;
        Some(game.phrase(&seen, action))
    }

    fn observe(&self, seat: Seat) -> Value {
        use adut_kernel::{Game as _, Notation as _};
        let game = self.game();
        game.describe(&game.observe(self.state(), seat))
    }

    fn observe_public(&self) -> Value {
        use adut_kernel::Described as _;
        let game = self.game();
        game.describe_public(&game.observe_public(self.state()))
    }

    fn show(&self, seat: Seat) -> String {
        use adut_kernel::{Game as _, Notation as _};
        let game = self.game();
        game.show(&game.observe(self.state(), seat))
    }

    fn view(&self) -> Option<Box<dyn DynView>> {
        use adut_kernel::{Game as _, Notation as _};
        let (game, seat) = (self.game(), self.turn()?);
        let seen = |seen: &Witnessed<_>| SeenMove {
            seat: seen.seat,
            action: game.write_action(seen.action),
        };
        Some(Box::new(ViewOf {
            game: game.clone(),
            seat,
            seen: game.observe(self.state(), seat),
            actions: actions(self),
            history: self.seen_by(seat).iter().map(seen).collect(),
        }))
    }

    fn features(&self, seat: Seat, revealed: bool) -> Vec<f32> {
        use adut_kernel::{Encoded as _, Game as _, Revealed as _};
        let game = self.game();
        let (known, hidden) =
            (game.features(), if revealed { game.revealed_features() } else { 0 });
        let mut out = vec![0.0; known + hidden];
        game.encode(&game.observe(self.state(), seat), &mut out[..known]);
        if revealed {
            game.reveal(self.state(), seat, &mut out[known..]);
        }
        out
    }

    fn payoffs(&self) -> Vec<f64> {
        use adut_kernel::Game as _;
        let game = self.game();
        let is_over = game.turn(self.state()) == Turn::Over;
        let payoff = |seat| if is_over { game.payoff(self.state(), seat) } else { 0.0 };
        Seat::all(game.seats()).map(payoff).collect()
    }

    fn choose(&self, player: &mut dyn SeatedPlayer, rng: &mut Rng) -> Choice {
        use adut_kernel::Notation as _;
        let player = seated::<P::Game>(player);
        match situate(self, |situation| player.choose_or_any(situation, rng)) {
            Ok((action, crash)) => {
                Choice { action: action.map(|action| self.game().write_action(action)), crash }
            }
            Err(forfeit) => Choice { action: Err(forfeit), crash: None },
        }
    }

    fn decide(&self, player: &mut dyn SeatedPlayer, rng: &mut Rng) -> Decision {
        use adut_kernel::Notation as _;
        let player = seated::<P::Game>(player);
        let forfeited = |forfeit| Choice { action: Err(forfeit), crash: None };
        match situate(self, |situation| player.decide_or_any(situation, rng)) {
            Ok((Ok(thought), crash)) => Decision {
                choice: Choice { action: Ok(self.game().write_action(thought.action)), crash },
                values: thought.values,
                scale: thought.scale,
            },
            Ok((Err(forfeit), _)) | Err(forfeit) => {
                Decision { choice: forfeited(forfeit), values: Vec::new(), scale: Scale::Own }
            }
        }
    }

    fn values(&self, player: &mut dyn SeatedPlayer, rng: &mut Rng) -> Result<Vec<f64>, Forfeit> {
        let player = seated::<P::Game>(player);
        situate(self, |situation| player.values(situation, rng))?
    }

    fn hint(&self, settings: &Settings, watch: &mut Watch<'_>) -> Result<Hint, ReviewError> {
        use adut_kernel::Game as _;
        let seat = self.turn().ok_or(ReviewError::Over)?;
        let seen = self.game().observe(self.state(), seat);
        hint_seen(self.game(), &seen, seat, settings, watch)
    }

    fn solve(
        &self,
        solver: &mut dyn DynSolver,
        question: Question,
        control: &mut Control<'_>,
    ) -> Result<Solved, Unsolvable> {
        use adut_kernel::Notation as _;
        let solver = solver_of::<P::Game>(solver);
        let answer = solver.answer(self.game(), self.state(), question, control)?;
        Ok(Solved::new(answer, |action| self.game().write_action(action)))
    }
}

fn actions<P: Stands + ?Sized>(position: &P) -> Actions<<P::Game as adut_kernel::Game>::Action> {
    use adut_kernel::Game as _;
    let mut actions = Actions::new();
    position.game().actions(position.state(), &mut actions);
    actions
}

/// A move that whoever has `seen` this can make.
fn in_parts<G: CardGame>(game: &G, seen: &G::Observation, action: G::Action) -> LegalMove {
    LegalMove {
        action: game.write_action(action),
        parts: game.parts(action),
        effects: game.effects(seen, action),
        phrase: game.phrase(seen, action),
    }
}

/// Shows the seat that is to act what is before it.
fn situate<P: Stands, T>(
    position: &P,
    look: impl FnOnce(&Situation<'_, P::Game>) -> T,
) -> Result<T, Forfeit> {
    let seat = position.turn().ok_or_else(|| Forfeit("the game is over".to_owned()))?;
    let (game, state, actions) = (position.game(), position.state(), actions(position));
    let history = position.seen_by(seat);
    Ok(look(&Situation { game, state, seat, actions: &actions, history: &history }))
}
