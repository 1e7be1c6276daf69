//! What can be said of a position without searching it.
//!
//! A question is always "is the value at least `beta`?" for the side to move, and it is asked only
//! where that side cannot win at once. The answers, cheapest first:
//!
//! - the quickest win and the quickest loss that are still possible;
//! - forced moves are played until there is a choice;
//! - who can complete no line any more cannot win;
//! - the table;
//! - the strategies of answering in the same column (`strategy`);
//! - a win with the next stone but one, when every reply loses.

use super::bitboards::Bitboards;
use super::geometry::Geometry;
use super::lines::Lines;
use super::strategy::{follower_value, trap_value};
use super::table::{Bounds, OpenTable};
use super::word::Word;

/// What is known of a position after the first look.
pub(crate) enum Settled<W> {
    /// The answer: a value of at least `beta` is a lower bound, a smaller one an upper bound.
    Answer(i32),
    /// A position with a choice, reached by forced moves, that has to be searched.
    Open(Branching<W>),
}

/// A position with a choice of moves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branching<W> {
    pub(crate) position: Bitboards<W>,
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
    table: &OpenTable<'_, W>,
    mirrored: bool,
    mut position: Bitboards<W>,
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
        if let Some(value) = trap_value(geometry, &position, threats, playable, beta) {
            break value;
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
        return Settled::Open(Branching { position, moves, turned });
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
    position: &Bitboards<W>,
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
