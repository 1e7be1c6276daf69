//! One game after the other, alone or as a match.

use std::sync::Arc;

use adut_kernel::{Match, Seat};
use adut_players::Programs;
use adut_session::{Choice, DynGame};
use adut_table::{Entrant, Setup, Table};
use anyhow::{Result, ensure};

use super::record_file::RecordFile;
use super::typed_table::TypedTable;
use crate::move_time::MoveTime;
use adut_paint::Painted;

/// How a game came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    Over,
    Left,
}

/// What the person sees of it all.
pub(crate) trait Frontend {
    /// Plays a game to its end, and keeps it after every move.
    fn play<G: Painted>(&mut self, table: &mut PersonTable<'_, G>) -> Result<Ending>;

    /// Tells the result, and how the match stands. Says whether to play another game.
    fn conclude<G: Painted>(&mut self, table: &mut PersonTable<'_, G>) -> Result<bool>;
}

/// A table at which one person plays with programs, and the file in which its games are kept.
pub(crate) struct PersonTable<'a, G: Painted> {
    pub(crate) typed: TypedTable<G>,
    /// The person among the entrants.
    entrant: usize,
    file: &'a mut RecordFile,
}

/// How the match stands.
pub(crate) struct Standing {
    pub(crate) score: Match,
    /// The person among the entrants.
    pub(crate) entrant: usize,
}

impl<'a, G: Painted> PersonTable<'a, G> {
    pub(crate) fn new(table: Table, file: &'a mut RecordFile) -> Self {
        let entrant = table.setup().entrants.iter().position(Entrant::is_person).unwrap_or(0);
        Self { typed: TypedTable::new(table), entrant, file }
    }

    /// The person's seat in the present game.
    pub(crate) fn person(&self) -> Seat {
        self.typed.table().round().seat_of(self.entrant)
    }

    /// How the match stands, if one is played; with the present game, if that is over.
    pub(crate) fn standing(&self) -> Option<Standing> {
        let score = self.typed.table().standing()?;
        Some(Standing { score, entrant: self.entrant })
    }

    /// Takes back the person's last move.
    pub(crate) fn undo(&mut self) -> bool {
        self.typed.table_mut().undo(self.entrant).is_ok()
    }

    /// Lets the program think whose turn it is, and waits for it.
    pub(crate) fn think(&mut self) -> Result<()> {
        if let Some(thought) = self.typed.table().thought() {
            self.make(thought())?;
        }
        Ok(())
    }

    /// Makes a choice, and keeps the game.
    pub(crate) fn make(&mut self, choice: Choice) -> Result<()> {
        if let (Some(crash), Some(seat)) = (choice.crash, self.typed.table().turn()) {
            // It is told when the screen is free.
            self.file.note(self.typed.describe_crash(seat, &crash));
        }
        self.typed.table_mut().make_choice(choice.action)?;
        self.keep()
    }

    /// Makes the person's move, and keeps the game.
    pub(crate) fn play(&mut self, action: G::Action) -> Result<()> {
        let action = Ok(self.typed.game().write_action(action));
        self.make(Choice { action, crash: None })
    }

    /// Writes the game down as far as it has come.
    pub(crate) fn keep(&mut self) -> Result<()> {
        self.file.keep(&self.typed.table().record())
    }

    /// Plays until the person has had enough, or the match is over.
    pub(crate) fn play_rounds(mut self, front: &mut impl Frontend) -> Result<()> {
        loop {
            let ending = front.play(&mut self);
            // Also after an error the game so far is kept.
            self.keep()?;
            if ending? == Ending::Left || !front.conclude(&mut self)? {
                return Ok(());
            }
            if self.standing().is_some_and(|standing| standing.score.is_over()) {
                return Ok(());
            }
            let seed = self.typed.table().round().seed().to_owned();
            self.typed.table_mut().next(seed, false)?;
            self.file.next_game();
        }
    }
}

/// A new table: the person at a seat, the others by these names, one for all or one for each.
pub(crate) fn new_table(
    game: Arc<dyn DynGame>,
    seat: usize,
    vs: &[String],
    seed: String,
    whole_match: bool,
) -> Result<Table> {
    let seats = game.side_of_seat().len();
    ensure!(seat < seats, "there is no seat {seat}, expected 0 to {}", seats - 1);
    ensure!(
        vs.len() == 1 || vs.len() == seats - 1,
        "there are {} other players, expected --vs once or {} times",
        vs.len(),
        seats - 1
    );
    let mut names = vs.iter().cycle();
    let mut entrants = Vec::new();
    for entrant in 0..seats {
        let name = if entrant == seat { None } else { names.next() };
        entrants.push(match name {
            Some(name) => program(&*game, name, MoveTime::default().programs())?,
            None => Entrant::Person,
        });
    }
    // The seed names the match in its records. Whoever chose a seat keeps it.
    let setup = Setup { id: seed.clone(), game, entrants, whole_match, rotate_seats: false };
    Ok(Table::open(setup, seed)?)
}

/// A program as an entrant.
pub(crate) fn program(game: &dyn DynGame, name: &str, programs: Programs) -> Result<Entrant> {
    Ok(Entrant::Player(game.find_player(name, programs)?))
}
