//! What a side gets that always answers in the same column.
//!
//! **The follower.** When every column has an even number of empty cells, the side that has just
//! moved can answer each stone in the same column to the end. He then gets the top row and every
//! second row below it, and the other side, the leader, the rest. If the leader has no line in
//! his own stones and his share, he cannot win; if moreover the follower has one in his, he wins,
//! and the cells that lie above that line are still empty then. Columns with an odd number of
//! empty cells are paired: when the leader opens one, the follower opens the other. Who is the
//! follower never changes: the side that moves second when an even number of cells is left.
//!
//! **The trap.** A cell that would complete a line of one side, too high to be played yet, divides
//! its column; nobody wants to play the cell below it. If the cells left without the trap and
//! what is above it are odd in number and the victim is to move, the victim must fill the last of
//! them. This is so for the leader's traps in his rows and for the follower's in his. Meanwhile the
//! owner answers in the same column. Columns with an odd number of cells (in the trap's own
//! column only those below the trap count) where that does not work out are paired as above, the
//! trap's column among them if need be. The victim then gets the leader's rows elsewhere, one
//! cell of each pair at most, and below the trap the rows that are not the trap's. If he has no
//! line in that, the trap decides, with the cells above it still empty.

use super::bitboards::Bitboards;
use super::geometry::Geometry;
use super::lines::Lines;
use super::word::Word;

/// The bound that the follower's strategy gives, if it answers whether the value is at least
/// `beta`.
#[inline(always)]
pub(super) fn follower_value<W: Word, L: Lines>(
    geometry: &Geometry<W, L>,
    position: &Bitboards<W>,
    playable: W,
    beta: i32,
) -> Option<i32> {
    let mover_leads = (geometry.cells - position.stones).is_multiple_of(2);
    let needed = if mover_leads { 1 - beta } else { beta };
    let share = match needed {
        i32::MIN..=0 => W::EMPTY,
        _ => *geometry.followed_by.get(needed as usize - 1)?,
    };
    let empty = geometry.board ^ position.filled;
    let odd = playable & geometry.follower;
    let (leader, follower) = match mover_leads {
        true => (position.mine, position.theirs()),
        false => (position.theirs(), position.mine),
    };
    let plan = Plan {
        leader: leader | empty & !geometry.follower,
        follower: follower | share & empty & !odd,
        wins: needed > 0,
    };
    // Most plans fail before anything is disputed.
    if geometry.has_line(plan.leader) {
        return None;
    }
    let bound = needed.max(0);
    if mover_leads {
        return plan.holds(geometry, odd).then_some(-bound);
    }
    let mut rest = odd;
    while !rest.is_empty() {
        let cell = rest.lowest();
        rest ^= cell;
        let opened = Plan { follower: plan.follower | cell & share, ..plan };
        if opened.holds(geometry, odd ^ cell) {
            return Some(bound);
        }
    }
    None
}

/// The bound that a trap gives, if it answers whether the value is at least `beta`; the side to
/// move is the victim, and `threats` are the cells that complete a line of the other side.
#[inline(always)]
pub(super) fn trap_value<W: Word, L: Lines>(
    geometry: &Geometry<W, L>,
    position: &Bitboards<W>,
    threats: W,
    playable: W,
    beta: i32,
) -> Option<i32> {
    let mover_leads = (geometry.cells - position.stones).is_multiple_of(2);
    let rows = if mover_leads { geometry.follower } else { !geometry.follower };
    let traps = threats & rows;
    if traps.is_empty() {
        return None;
    }
    let empty = geometry.board ^ position.filled;
    let odd = playable & geometry.follower;
    for &column in &geometry.middle_first {
        let trap = (traps & column).lowest();
        if trap.is_empty() {
            continue;
        }
        let below = column & trap.plus(!W::EMPTY);
        let above = column & !(below | trap);
        let bound = -(1 + above.count() as i32 / 2);
        let elsewhere = (empty & !geometry.follower | odd) & !column;
        let share = elsewhere | empty & below & (!rows | playable);
        if bound < beta && !geometry.has_line(position.mine | share) {
            return Some(bound);
        }
    }
    None
}

/// Who gets which cells when the follower follows, and what he wants of it.
#[derive(Clone, Copy)]
struct Plan<W> {
    /// What the leader may have in the end, the cells in dispute apart.
    leader: W,
    /// What the follower surely has soon enough.
    follower: W,
    /// Whether the follower has to win and not only to hold the draw.
    wins: bool,
}

impl<W: Word> Plan<W> {
    /// Whether the plan works, the leader to move, where the follower's lowest cell of each odd
    /// column, `disputed`, goes to the leader or not.
    #[inline(always)]
    fn holds<L: Lines>(&self, geometry: &Geometry<W, L>, disputed: W) -> bool {
        if self.wins && !geometry.has_line(self.follower) {
            return false;
        }
        if !geometry.has_line(self.leader | disputed) {
            return true;
        }
        // Of two such columns the leader can open only one.
        if disputed.count() != 2 {
            return false;
        }
        let one = disputed.lowest();
        !geometry.has_line(self.leader | one) && !geometry.has_line(self.leader | disputed ^ one)
    }
}
