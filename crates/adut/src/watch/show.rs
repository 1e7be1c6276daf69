//! A game that is watched: how far it has come, and what was thought on the way.

use adut_kernel::{Course, Forfeit, Player, Rng, Seat};
use adut_words::Words;
use anyhow::Result;

use crate::play::full::hints::{Valued, values};
use crate::play::log::Log;
use crate::play::paint::{Painted, Teller};
use crate::play::sitting::{Sitting, Turned};
use crate::play::thinking::Thinking;

/// What a player thought of its moves, the best first, and what it decided.
pub(crate) struct Thought<A> {
    pub(crate) values: Valued<A>,
    pub(crate) decision: Result<A, Forfeit>,
}

/// A player who comes back with its thoughts.
type Back<G> = (Player<G>, Result<Thought<<G as adut_kernel::Game>::Action>>);

/// The game, and what each player thought on each of its turns.
pub(crate) struct Show<'a, G: Painted> {
    sitting: Sitting<G>,
    teller: Teller<'a>,
    thoughts: Vec<Thought<G::Action>>,
    thinking: Option<(Seat, Thinking<Back<G>>)>,
}

impl<'a, G: Painted> Show<'a, G> {
    pub(crate) fn new(sitting: Sitting<G>, words: &'a Words) -> Self {
        let teller = Teller::of_spectator(words, sitting.game(), sitting.names());
        Self { sitting, teller, thoughts: Vec::new(), thinking: None }
    }

    pub(crate) fn game(&self) -> &G {
        self.sitting.game()
    }
    pub(crate) fn names(&self) -> &[String] {
        self.sitting.names()
    }
    pub(crate) fn teller(&self) -> &Teller<'a> {
        &self.teller
    }
    /// How many moves have been made.
    pub(crate) fn moves(&self) -> usize {
        self.sitting.ply()
    }
    /// The game as it stood after so many moves.
    pub(crate) fn course(&self, moves: usize) -> Course<G> {
        self.sitting.course().rewound(moves)
    }
    /// What was thought after so many moves.
    pub(crate) fn thought(&self, moves: usize) -> Option<&Thought<G::Action>> {
        self.thoughts.get(moves)
    }

    /// Whether nothing more will come.
    pub(crate) fn is_over(&self) -> bool {
        self.sitting.outcome().is_some()
    }

    /// Lets the player whose turn it is think, unless it has done so.
    pub(crate) fn think(&mut self) -> Result<()> {
        if self.thinking.is_none() {
            self.thinking = self.work().map(|(seat, work)| (seat, Thinking::about(work)));
        }
        if let Some((seat, thinking)) = &self.thinking
            && let Some(back) = thinking.answer()?
        {
            let seat = *seat;
            self.thinking = None;
            self.welcome(seat, back)?;
        }
        Ok(())
    }

    /// As [`think`](Self::think), and waits for it.
    pub(crate) fn think_through(&mut self) -> Result<()> {
        if let Some((seat, work)) = self.work() {
            self.welcome(seat, work())?;
        }
        Ok(())
    }

    /// Sends the player whose turn it is away, with what it is to do; none if it has been thought
    /// about this turn.
    fn work(&mut self) -> Option<(Seat, impl FnOnce() -> Back<G> + Send + use<G>)> {
        let due = self.thoughts.len() == self.moves();
        let turned = self.sitting.turned().filter(|_| due)?;
        let seat = turned.seat;
        let mut rng = self.sitting.stream(seat);
        let name = self.sitting.names()[seat.index()].clone();
        let mut player = self.sitting.call(seat)?;
        let work = move || {
            let thought = think(&turned, &name, &mut player, &mut rng);
            (player, thought)
        };
        Some((seat, work))
    }

    /// Has the player back, with what it thought.
    fn welcome(&mut self, seat: Seat, (player, thought): Back<G>) -> Result<()> {
        self.sitting.seat_again(seat, player);
        self.thoughts.push(thought?);
        Ok(())
    }

    /// Makes the move that was decided on. Says whether there was one.
    pub(crate) fn play(&mut self) -> Result<bool> {
        let (Some(turned), Some(thought)) =
            (self.sitting.turned(), self.thoughts.get(self.moves()))
        else {
            return Ok(false);
        };
        match &thought.decision {
            Ok(action) => {
                let action = *action;
                self.sitting.play(action)?;
            }
            Err(forfeit) => {
                let forfeit = forfeit.clone();
                self.sitting.forfeit(turned.seat, forfeit);
            }
        }
        Ok(true)
    }

    /// What happened up to a move, as sentences.
    pub(crate) fn log(&self, moves: usize) -> Log {
        let mut log = Log::default();
        log.follow(&self.course(moves), None, &self.teller);
        if let (Some(end), true) = (self.sitting.forfeited(), moves == self.moves()) {
            let who = self.teller.who(Seat::new(end.forfeit)).to_owned();
            let variables = [("who", who.into()), ("reason", end.reason.clone().into())];
            log.add(self.teller.text_with("forfeits", &variables));
        }
        log
    }

    /// The result, each side with its points.
    pub(crate) fn result(&self) -> Option<String> {
        let outcome = self.sitting.outcome()?;
        let scores = outcome.scores.iter().enumerate();
        let sides: Vec<String> =
            scores.map(|(side, score)| format!("{}: {score}", self.teller.side(side))).collect();
        Some(sides.join(" · "))
    }
}

/// The values come from a twin of the player, so that being asked does not change its play. An
/// outside program is not started twice: it has no values anyway.
fn think<G: Painted>(
    turned: &Turned<G>,
    name: &str,
    player: &mut Player<G>,
    rng: &mut Rng,
) -> Result<Thought<G::Action>> {
    let values = match player {
        Player::Outside(_) => Vec::new(),
        Player::Honest(_) | Player::AllKnowing(_) => values(turned, name)?,
    };
    let decision = turned.with(|situation| player.choose(situation, rng));
    Ok(Thought { values, decision })
}
