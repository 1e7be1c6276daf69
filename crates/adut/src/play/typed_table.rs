//! A table whose game's type is known, so that it can be drawn and told.

use std::marker::PhantomData;

use adut_kernel::{Actions, Course, Crash, Seat, Witnessed};
use adut_players::Playable;
use adut_session::course_of;
use adut_table::Table;

use adut_paint::Painted;

/// A table of the game `G`.
pub(crate) struct TypedTable<G> {
    table: Table,
    game: PhantomData<G>,
}

/// A turn: who is to move, and what he may do.
pub(crate) struct ToMove<G: Playable> {
    pub(crate) course: Course<G>,
    pub(crate) seat: Seat,
    pub(crate) actions: Actions<G::Action>,
}

impl<G: Painted> TypedTable<G> {
    /// A table of this game.
    pub(crate) fn new(table: Table) -> Self {
        Self { table, game: PhantomData }
    }

    pub(crate) fn table(&self) -> &Table {
        &self.table
    }
    pub(crate) fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }
    pub(crate) fn course(&self) -> &Course<G> {
        course_of(self.table.round().session())
    }
    pub(crate) fn game(&self) -> &G {
        self.course().game()
    }
    /// The name at each seat.
    pub(crate) fn names(&self) -> Vec<String> {
        let entrants = &self.table.setup().entrants;
        let seating = self.table.round().seating();
        seating.iter().map(|&entrant| entrants[entrant].name().to_owned()).collect()
    }
    /// How many moves were made.
    pub(crate) fn ply(&self) -> usize {
        self.course().played().len()
    }

    /// The turn, unless the game is over.
    pub(crate) fn to_move(&self) -> Option<ToMove<G>> {
        let seat = self.table.turn()?;
        let course = self.course().clone();
        let mut actions = Actions::new();
        course.game().actions(course.state(), &mut actions);
        Some(ToMove { course, seat, actions })
    }

    /// What a seat knows.
    pub(crate) fn seen_by(&self, seat: Seat) -> G::Observation {
        self.game().observe(self.course().state(), seat)
    }

    /// The last move, if the seat saw it.
    pub(crate) fn last_seen_by(&self, seat: Seat) -> Option<Witnessed<G::Action>> {
        let last = self.course().events().next_back()?;
        let witnessed = self.game().witnessed(&last, seat);
        witnessed.then_some(Witnessed { seat: last.seat, action: last.action })
    }

    /// What is told of a thought that crashed: with the game so far, which repeats it.
    pub(crate) fn describe_crash(&self, seat: Seat, crash: &Crash) -> String {
        let name = &self.names()[seat.index()];
        format!("{name} {crash}; any legal move was made instead, in {}", self.table.record())
    }
}
