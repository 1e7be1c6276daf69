//! A game that is watched: how far it has come, and what was thought on the way.

use adut_kernel::{Course, Forfeit, Scale, Seat};
use adut_session::Decision;
use adut_words::Words;
use anyhow::Result;

use crate::play::log::Log;
use crate::play::thinking::Thinking;
use crate::play::typed_table::TypedTable;
use adut_paint::{Painted, Teller};

/// What a player thought of its moves, the best first, and what it decided by that.
pub(crate) struct Thought<A> {
    pub(crate) values: Valued<A>,
    /// What the values are measured in.
    pub(crate) scale: Scale,
    pub(crate) decision: Result<String, Forfeit>,
}

/// The message that says what values are measured in.
pub(crate) fn scale_key(scale: Scale) -> &'static str {
    match scale {
        Scale::Chance => "scale-chance",
        Scale::Simulations => "scale-simulations",
        Scale::Payoff => "scale-payoff",
        Scale::Points => "scale-points",
        Scale::Own => "scale-own",
    }
}

/// Moves with what a player thinks of them, the best first.
type Valued<A> = Vec<(A, f64)>;

/// The game, and what each player thought on each of its turns.
pub(crate) struct Show<'a, G: Painted> {
    typed: TypedTable<G>,
    teller: Teller<'a>,
    thoughts: Vec<Thought<G::Action>>,
    thinking: Option<Thinking<Decision>>,
    /// What is to be told of thoughts that crashed.
    crashes: Vec<String>,
}

impl<'a, G: Painted> Show<'a, G> {
    pub(crate) fn new(typed: TypedTable<G>, words: &'a Words) -> Self {
        let teller = Teller::of_spectator(words, typed.game(), &typed.names());
        let (thoughts, crashes) = (Vec::new(), Vec::new());
        Self { typed, teller, thoughts, thinking: None, crashes }
    }

    /// What is to be told of thoughts that crashed.
    pub(crate) fn crashes(&self) -> &[String] {
        &self.crashes
    }

    pub(crate) fn game(&self) -> &G {
        self.typed.game()
    }
    pub(crate) fn names(&self) -> Vec<String> {
        self.typed.names()
    }
    pub(crate) fn teller(&self) -> &Teller<'a> {
        &self.teller
    }
    /// How many moves have been made.
    pub(crate) fn moves(&self) -> usize {
        self.typed.ply()
    }
    /// The game as it stood after so many moves.
    pub(crate) fn course(&self, moves: usize) -> Course<G> {
        self.typed.course().rewound(moves)
    }
    /// What was thought after so many moves.
    pub(crate) fn thought(&self, moves: usize) -> Option<&Thought<G::Action>> {
        self.thoughts.get(moves)
    }

    /// Whether nothing more will come.
    pub(crate) fn is_over(&self) -> bool {
        self.typed.table().outcome().is_some()
    }

    /// Lets the player whose turn it is think, unless it has done so.
    pub(crate) fn think(&mut self) -> Result<()> {
        if self.thinking.is_none() {
            self.thinking = self.thought_due().map(Thinking::about);
        }
        if let Some(thinking) = &self.thinking
            && let Some(answer) = thinking.answer()?
        {
            self.thinking = None;
            self.note(answer)?;
        }
        Ok(())
    }

    /// As [`think`](Self::think), and waits for it.
    pub(crate) fn think_through(&mut self) -> Result<()> {
        match self.thought_due() {
            Some(thought) => self.note(thought()),
            None => Ok(()),
        }
    }

    /// What the player whose turn it is has to think; none if it has thought about this turn. The values
    /// are those of the thought by which it moves.
    fn thought_due(&self) -> Option<impl FnOnce() -> Decision + Send + use<G>> {
        if self.thoughts.len() != self.moves() {
            return None;
        }
        self.typed.table().decision()
    }

    /// Notes what the player thought whose turn it is.
    fn note(&mut self, decision: Decision) -> Result<()> {
        let Some(to_move) = self.typed.to_move() else { return Ok(()) };
        let Decision { choice, values, scale } = decision;
        if let Some(crash) = choice.crash {
            self.crashes.push(self.typed.describe_crash(to_move.seat, &crash));
        }
        let mut values: Valued<G::Action> = to_move.actions.iter().copied().zip(values).collect();
        values.sort_by(|a, b| b.1.total_cmp(&a.1));
        self.thoughts.push(Thought { values, scale, decision: choice.action });
        Ok(())
    }

    /// Makes the move that was decided on. Says whether there was one.
    pub(crate) fn play(&mut self) -> Result<bool> {
        let Some(thought) = self.thoughts.get(self.moves()).filter(|_| !self.is_over()) else {
            return Ok(false);
        };
        self.typed.table_mut().make_choice(thought.decision.clone())?;
        Ok(true)
    }

    /// What happened up to a move, as sentences.
    pub(crate) fn log(&self, moves: usize) -> Log {
        let mut log = Log::default();
        log.follow(&self.course(moves), None, &self.teller);
        if let (Some(end), true) = (self.typed.table().round().forfeited(), moves == self.moves()) {
            let who = self.teller.who(Seat::new(end.forfeit)).to_owned();
            let variables = [("who", who.into()), ("reason", end.reason.clone().into())];
            log.add(self.teller.text_with("forfeits", &variables));
        }
        log
    }

    /// The result, each side with its points.
    pub(crate) fn result(&self) -> Option<String> {
        let outcome = self.typed.table().outcome()?;
        let scores = outcome.scores.iter().enumerate();
        let sides: Vec<String> =
            scores.map(|(side, score)| format!("{}: {score}", self.teller.side(side))).collect();
        Some(sides.join(" · "))
    }
}
