//! What the best player thinks of each move.

use adut_kernel::Seed;
use adut_players::Chosen;
use anyhow::Result;

use crate::move_time::MoveTime;
use crate::play::paint::Painted;
use crate::play::sitting::Turned;
use crate::play::thinking::Thinking;

/// Who is asked.
pub(crate) const ADVISER: &str = "best";

/// Moves with their values, the best first.
pub(crate) type Valued<A> = Vec<(A, f64)>;

/// The advice for one turn.
pub(crate) enum Hints<A> {
    Unasked,
    Thinking(Thinking<Result<Valued<A>>>),
    Ready(Valued<A>),
}

impl<A: Copy + Send + 'static> Hints<A> {
    /// Asks for the turn, unless that has been done.
    pub(crate) fn ask<G: Painted<Action = A>>(&mut self, turned: Turned<G>) {
        if matches!(self, Self::Unasked) {
            *self = Self::Thinking(Thinking::about(move || values(&turned, ADVISER)));
        }
    }

    /// Looks whether the answer has come.
    pub(crate) fn look(&mut self) -> Result<()> {
        if let Self::Thinking(thinking) = self
            && let Some(values) = thinking.answer()?
        {
            *self = Self::Ready(values?);
        }
        Ok(())
    }

    pub(crate) fn ready(&self) -> Option<&Valued<A>> {
        match self {
            Self::Ready(values) => Some(values),
            Self::Unasked | Self::Thinking(_) => None,
        }
    }
}

/// What a player thinks of every move of a turn, the best first.
pub(crate) fn values<G: Painted>(turned: &Turned<G>, player: &str) -> Result<Valued<G::Action>> {
    let game = turned.course.game();
    let mut player = Chosen::find(game, player, MoveTime::default().0)?.make();
    // The same turn always gets the same advice.
    let mut rng = Seed::from_text("hint").nth(turned.course.played().len() as u64).rng();
    let values = turned.with(|situation| player.values(situation, &mut rng))?;
    let mut ranked: Valued<G::Action> = turned.actions.iter().copied().zip(values).collect();
    ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
    Ok(ranked)
}
