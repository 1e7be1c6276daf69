//! What can be said of a position without searching it.
//!
//! A question is always "is the value at least `beta`?" for the side to move, and it is asked only
//! where that side cannot win at once. The answers, cheapest first:
//!
//! - the quickest win and the quickest loss that are still possible;
//! - forced moves are played until there is a choice;
//! - who can complete no line any more cannot win;
//! - the follower's strategy, below;
//! - the table;
//! - a win with the next stone but one, when every reply loses.
//!
//! **The follower.** When every column has an even number of empty cells, the side that has just
//! moved can answer each stone in the same column to the end. He then gets the top row and every
//! second row below it, and the other side, the leader, the rest. If the leader has no line in
//! his own stones and his share, he cannot win; if moreover the follower has one in his, he wins,
//! and the cells that lie above that line are still empty then. Columns with an odd number of
//! empty cells are paired: when the leader opens one, the follower opens the other. The follower
//! is the side that would move second on a board with an even number of cells left.

use super::geometry::Geometry;
use super::lines::Lines;
use super::position::Position;
use super::table::{Bounds, Table};
use super::word::Word;

/// What is known of a position after the first look.
pub(crate) enum Settled<W> {
    /// The answer: a value of at least `beta` is a lower bound, a smaller one an upper bound.
    Answer(i32),
    /// A position with a choice, reached by forced moves, that has to be searched.
    Open(Open<W>),
}

/// A position with a choice of moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Open<W> {
    pub(crate) position: Position<W>,
    /// The moves that do not lose at once.
    pub(crate) moves: W,
    /// Whether an odd number of forced moves led here, so that the other side is to move.
    pub(crate) turned: bool,
}

/// The score of a win with the stone that makes `stones` on the board.
#[inline(always)]
pub(crate) fn win_score<W: Word, L: Lines>(geometry: &Geometry<W, L>, stones: u32) -> i32 {
    ((geometry.cells + 2).saturating_sub(stones) / 2) as i32
}

/// Answers whether the value is at least `beta` where that needs no search.
#[inline(always)]
pub(crate) fn settle<W: Word, L: Lines>(
    geometry: &Geometry<W, L>,
    table: &Table<W>,
    mirrored: bool,
    mut position: Position<W>,
    mut beta: i32,
) -> Settled<W> {
    let mut turned = false;
    let value = loop {
        let quickest_win = win_score(geometry, position.stones + 3);
        if quickest_win < beta {
            break quickest_win;
        }
        let playable = position.playable(geometry);
        let theirs = position.theirs();
        let threats = geometry.completing(theirs) & !position.filled;
        let moves = safe_moves(playable, threats);
        if moves.is_empty() {
            break match position.stones == geometry.cells {
                true => 0,
                false => -win_score(geometry, position.stones + 2),
            };
        }
        if position.stones + 2 >= geometry.cells {
            break 0;
        }
        let quickest_loss = -win_score(geometry, position.stones + 4);
        if quickest_loss >= beta {
            break quickest_loss;
        }
        if !moves.has_several() {
            position = position.after(moves);
            beta = 1 - beta;
            turned = !turned;
            continue;
        }
        let empty = geometry.board ^ position.filled;
        let attacker = if beta > 0 { position.mine } else { theirs };
        if !geometry.has_line(attacker | empty) {
            break 0;
        }
        if quickest_win > beta
            && let Some(Bounds { lower, upper }) = table.probe(position.key(geometry, mirrored))
        {
            if lower >= beta {
                break lower;
            }
            if upper < beta {
                break upper;
            }
        }
        if let Some(value) = follower_value(geometry, &position, playable, beta) {
            break value;
        }
        if wins_in_three(geometry, &position, playable, moves) {
            break quickest_win;
        }
        if quickest_win == beta {
            break quickest_win - 1;
        }
        return Settled::Open(Open { position, moves, turned });
    };
    Settled::Answer(if turned { -value } else { value })
}

/// The playable cells after which the other side, whose line-completing cells are `threats`,
/// cannot win at once.
#[inline(always)]
pub(crate) fn safe_moves<W: Word>(playable: W, threats: W) -> W {
    let quiet = playable & !(threats >> 1);
    let forced = playable & threats;
    if forced.is_empty() {
        quiet
    } else if forced.has_several() {
        W::EMPTY
    } else {
        quiet & forced
    }
}

/// Whether some move leaves the other side without a safe reply.
#[inline(always)]
fn wins_in_three<W: Word, L: Lines>(
    geometry: &Geometry<W, L>,
    position: &Position<W>,
    playable: W,
    moves: W,
) -> bool {
    let mut rest = moves;
    while !rest.is_empty() {
        let cell = rest.lowest();
        rest ^= cell;
        let threats = geometry.completing(position.mine | cell) & !position.filled;
        let replies = (playable ^ cell) | ((cell << 1) & geometry.board);
        if safe_moves(replies, threats).is_empty() {
            return true;
        }
    }
    false
}

/// The bound that the follower's strategy gives, if it answers whether the value is at least
/// `beta`.
#[inline(always)]
fn follower_value<W: Word, L: Lines>(
    geometry: &Geometry<W, L>,
    position: &Position<W>,
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
