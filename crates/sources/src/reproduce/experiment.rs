//! Experiments: what they are and what they are given.

use std::cell::Cell;
use std::ops::ControlFlow;

use adut_arena::compare::Comparison;
use adut_arena::{Referee, Start};
use adut_kernel::{Course, Rules, Seat, Seed};
use adut_players::{Chosen, Playable, Programs};
use adut_run::{Order, Standing, Status};
use anyhow::Result;
use rayon::prelude::*;
use thiserror::Error;

use super::finding::Finding;
use super::host::{Clock, Host};

/// A source, and the chapter of the report about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chapter {
    /// Its game's name on the command line.
    pub(super) name: &'static str,
    /// Its title.
    pub(super) title: &'static str,
    /// The source.
    pub(super) source: &'static str,
    /// Its experiments.
    pub(super) experiments: &'static [Experiment],
}

/// One question put to a source.
#[derive(Clone, Copy, Debug)]
pub(super) struct Experiment {
    /// Its stable name.
    pub(super) id: &'static str,
    /// What it is about.
    pub(super) title: &'static str,
    /// What the source says, and what is done here.
    pub(super) about: &'static str,
    /// How long it takes at full size, roughly, in seconds of two cores.
    pub(super) seconds: u32,
    /// Does it.
    pub(super) run: fn(&Lab<'_>) -> Result<Finding>,
}

impl PartialEq for Experiment {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Experiment {}

/// How much is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Enough to mean something.
    Full,
    /// Enough to see that it works and where it goes.
    Quick,
    /// Enough for tests.
    Tiny,
}

impl Size {
    /// From the largest to the smallest.
    const ALL: [Self; 3] = [Size::Full, Size::Quick, Size::Tiny];

    pub(super) fn as_str(self) -> &'static str {
        match self {
            Size::Full => "full",
            Size::Quick => "quick",
            Size::Tiny => "tiny",
        }
    }

    /// The size of this name.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|size| size.as_str() == name)
    }

    /// Whether a finding of this size does for a run of another: of the same, or of a smaller one.
    pub(super) fn does_for(self, other: Self) -> bool {
        let place = |size: Self| Self::ALL.into_iter().position(|of| of == size);
        place(self) <= place(other)
    }
}

/// The host wants to stop. Whatever was finished is stored.
#[derive(Clone, Copy, Debug, Error)]
#[error("stopped; the same command with --resume goes on from here")]
pub struct Stopped;

/// What an experiment is given.
pub(super) struct Lab<'a> {
    size: Size,
    seed: String,
    host: &'a dyn Host,
    /// The seconds before this experiment, and its own.
    begins: u64,
    length: u64,
    /// The part of the experiment that the present step is: where it begins and ends.
    step: Cell<(f64, f64)>,
}

impl<'a> Lab<'a> {
    pub(super) fn new(
        experiment: &Experiment,
        size: Size,
        seed: &str,
        host: &'a dyn Host,
        begins: u64,
    ) -> Self {
        Self {
            size,
            seed: format!("{seed}/{}", experiment.id),
            host,
            begins,
            length: u64::from(experiment.seconds),
            step: Cell::new((0.0, 1.0)),
        }
    }

    /// The clock.
    pub(super) fn clock(&self) -> Clock<'a> {
        Clock(self.host)
    }

    /// The most bytes in use at once while this is done, beyond those before.
    pub(super) fn peak_bytes(&self, act: &mut dyn FnMut()) -> u64 {
        self.host.peak_bytes(act)
    }

    /// The number that goes with the size.
    pub(super) fn pick(&self, full: u64, quick: u64, tiny: u64) -> u64 {
        match self.size {
            Size::Full => full,
            Size::Quick => quick,
            Size::Tiny => tiny,
        }
    }

    /// The seed of the experiment as a text.
    pub(super) fn seed_text(&self) -> &str {
        &self.seed
    }

    /// The seed of the experiment.
    pub(super) fn seed(&self) -> Seed {
        Seed::from_text(&self.seed)
    }

    /// The experiment consists of `count` steps of about the same length; this is number `n`.
    pub(super) fn step(&self, n: usize, count: usize) -> Result<()> {
        let count = count.max(1) as f64;
        self.step.set((n as f64 / count, (n + 1) as f64 / count));
        self.progress(0.0)
    }

    /// All that is left of the experiment is one step.
    pub(super) fn rest(&self) -> Result<()> {
        self.step.set((self.step.get().1, 1.0));
        self.progress(0.0)
    }

    /// So much of the present step is done. Fails when it is time to stop.
    pub(super) fn progress(&self, share: f64) -> Result<()> {
        let (from, to) = self.step.get();
        let done = (from + (to - from) * share.clamp(0.0, 1.0)) * self.length as f64;
        self.host.reached(self.begins + done as u64);
        if self.host.is_stopped() { Err(Stopped.into()) } else { Ok(()) }
    }

    /// Every pair of the named players on so many deals, and their agreement in so many
    /// situations.
    pub(super) fn compare<G: Playable>(
        &self,
        rules: &str,
        names: &[&str],
        deals: u64,
        situations: usize,
    ) -> Result<Comparison> {
        let order = Order::new(G::NAME, Rules::parse(rules)?, names.to_vec(), deals, &self.seed);
        let order = Order { opening: 0, agreement: situations, ..order };
        let mut monitor = |standing: &Standing<'_>| {
            let all = standing.run.layout().games().max(1);
            match self.progress(standing.run.games() as f64 / all as f64) {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            }
        };
        let finished = order.prepare(Programs::Refused)?.run(&mut [], false, &mut monitor)?;
        match finished.status {
            Status::Complete => Ok(finished.result),
            Status::Stopped => Err(Stopped.into()),
        }
    }
}

impl Lab<'_> {
    /// Plays every deal in both seatings, in parallel, and looks at each finished game: `look` gets
    /// its course and the seat of the first of the two. The order of what it gives is that of
    /// deals and seatings.
    pub(super) fn look_at_games<G: Playable, T: Send>(
        &self,
        rules: &str,
        names: [&str; 2],
        deals: u64,
        look: impl Fn(&Course<G>, Seat) -> T + Sync,
    ) -> Result<Vec<T>> {
        let game = G::from_rules(&Rules::parse(rules)?)?;
        let chosen = [
            Chosen::find(&game, names[0], Programs::Refused)?,
            Chosen::find(&game, names[1], Programs::Refused)?,
        ];
        let (seed, host) = (self.seed(), self.host);
        let begin = || (Referee::new(game.clone()), chosen[0].make(), chosen[1].make());
        let mut seen = Vec::new();
        for from in (0..deals).step_by(DEALS_TOGETHER as usize) {
            let to = deals.min(from + DEALS_TOGETHER);
            let games = (from..to).into_par_iter().map_init(begin, |(referee, a, b), deal| {
                let seed = seed.nth(deal);
                let start = Start::random(&game, seed.child("cards"), 0);
                Seat::all(2)
                    .filter(|_| !host.is_stopped())
                    .map(|seat| {
                        let mut players = [&mut *a, &mut *b];
                        players.rotate_left(seat.index());
                        let play = seed.child("play").nth(seat.index() as u64);
                        look(referee.play(&start, &mut players, play, &mut ()).1, seat)
                    })
                    .collect::<Vec<T>>()
            });
            seen.extend(games.collect::<Vec<_>>().into_iter().flatten());
            self.progress(to as f64 / deals as f64)?;
        }
        Ok(seen)
    }

    /// Does something for each number below `count`, in parallel; the results are in order.
    pub(super) fn in_parallel<T: Send>(
        &self,
        count: u64,
        act: impl Fn(u64) -> Result<T> + Sync,
    ) -> Result<Vec<T>> {
        let host = self.host;
        let act = |n| if host.is_stopped() { Err(Stopped.into()) } else { act(n) };
        (0..count).into_par_iter().map(act).collect()
    }
}

/// So many deals are played between two looks at the progress.
const DEALS_TOGETHER: u64 = 64;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_larger_run_does_for_a_smaller_one() {
        for size in Size::ALL {
            assert_eq!(Size::named(size.as_str()), Some(size));
            assert!(Size::Full.does_for(size) && size.does_for(Size::Tiny));
        }
        assert!(!Size::Quick.does_for(Size::Full) && !Size::Tiny.does_for(Size::Quick));
        assert_eq!(Size::named("huge"), None);
    }
}
