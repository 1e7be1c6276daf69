//! A teacher's kit: cases of rising size with their answers, the same each time.

use std::io::{self, Write as _};

use super::convert::Task;
use super::random::Draws;
use crate::{Board, TupleTree, ValueTree, alpha_beta, minimax, paranoid, write_game_tree};

/// A case: what to do with an input, what must come out, and what that is worth.
#[derive(Clone, Debug)]
pub struct Case {
    /// What to do.
    pub task: Task,
    /// What it is called, the mode first.
    pub name: String,
    /// The input.
    pub input: Vec<u8>,
    /// The output.
    pub answer: Vec<u8>,
    /// Points for the right output.
    pub points: u32,
}

/// Points of all cases of each of the three tasks, and of the bonus.
pub const TASK_POINTS: u32 = 30;
/// What the homework gives for style, which no case can tell.
pub const STYLE_POINTS: u32 = 10;
/// Points of all cases of the bonus.
pub const BONUS_POINTS: u32 = 20;

/// Cells that are empty in each board.
const EMPTY: [usize; 6] = [0, 1, 3, 5, 7, 8];
/// About how many nodes each tree has.
const NODES: [u64; 6] = [1, 8, 40, 300, 5_000, 60_000];
/// The same for trees of several players, and how many play.
const TUPLES: [(u64, usize); 5] = [(1, 2), (10, 3), (60, 3), (600, 4), (20_000, 3)];

/// All cases, small ones first within each task.
pub fn cases() -> Vec<Case> {
    let mut draws = Draws::new(7);
    let mut cases = Vec::new();
    for (number, &empty) in EMPTY.iter().enumerate() {
        let input = board(empty, &mut draws);
        cases.push(case(Task::GameTree, number, input, TASK_POINTS / EMPTY.len() as u32));
    }
    for task in [Task::Minimax, Task::AlphaBeta] {
        for (number, &nodes) in NODES.iter().enumerate() {
            let leaf = |draws: &mut Draws| format!("[{}]", draws.below(199) as i64 - 99);
            let input = tree(nodes, None, &mut draws, leaf);
            cases.push(case(task, number, input, TASK_POINTS / NODES.len() as u32));
        }
    }
    for (number, &(nodes, players)) in TUPLES.iter().enumerate() {
        let leaf = |draws: &mut Draws| {
            let values: Vec<String> = (0..players).map(|_| draws.below(10).to_string()).collect();
            format!("[{}]", values.join(","))
        };
        let input = tree(nodes, Some(players), &mut draws, leaf);
        cases.push(case(Task::Paranoid, number, input, BONUS_POINTS / TUPLES.len() as u32));
    }
    cases
}

fn case(task: Task, number: usize, input: String, points: u32) -> Case {
    let name = format!("{}-{}", task.mode().trim_start_matches('-'), number + 1);
    let answer = answer(task, input.as_bytes()).unwrap_or_default();
    Case { task, name, input: input.into_bytes(), answer, points }
}

/// What the task makes of an input; none if the input is wrong.
fn answer(task: Task, input: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    let written: io::Result<()> = match task {
        Task::GameTree => write_game_tree(Board::read(input).ok()?, &mut out),
        Task::Minimax => {
            let mut tree = ValueTree::read(input).ok()?;
            minimax(&mut tree);
            tree.write(&mut out, |_| true)
        }
        Task::AlphaBeta => {
            let mut tree = ValueTree::read(input).ok()?;
            let visited = alpha_beta(&mut tree);
            tree.write(&mut out, |node| visited.contains(node))
        }
        Task::Paranoid => {
            let mut tree = TupleTree::read(input).ok()?;
            paranoid(&mut tree);
            tree.write(&mut out)
        }
    };
    written.ok()?;
    Some(out)
}

/// A board of four rows and four columns with so many empty cells, the pieces drawn.
fn board(empty: usize, draws: &mut Draws) -> String {
    const SIZE: usize = 4;
    // How many cells of each column are empty, from the top.
    let mut free = [0; SIZE];
    for _ in 0..empty {
        let open: Vec<usize> = (0..SIZE).filter(|&column| free[column] < SIZE).collect();
        free[open[draws.below(open.len() as u64) as usize]] += 1;
    }
    let mover = if draws.below(2) == 0 { 'R' } else { 'B' };
    let mut text = format!("{SIZE} {SIZE} {mover}\n");
    for row in 0..SIZE {
        let cells: Vec<&str> = (0..SIZE)
            .map(|column| match row < free[column] {
                true => "-",
                // By turns, two by two, so that few boards are won at once.
                false if (row / 2 + column + draws.below(2) as usize).is_multiple_of(2) => "R",
                false => "B",
            })
            .collect();
        text += &cells.join(" ");
        text.push('\n');
    }
    text
}

/// A tree of about so many nodes.
fn tree(
    nodes: u64,
    players: Option<usize>,
    draws: &mut Draws,
    mut leaf: impl FnMut(&mut Draws) -> String,
) -> String {
    let mut out = Vec::new();
    let lines = super::random::levels(nodes, draws, |draws, line| write!(line, "{}", leaf(draws)));
    let lines = lines.unwrap_or_default();
    let head = match players {
        Some(players) => format!("{} {players}\n", lines.len()),
        None => format!("{}\n", lines.len()),
    };
    out.extend(head.into_bytes());
    for line in lines {
        out.extend(line);
        out.push(b'\n');
    }
    String::from_utf8(out).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cases_have_answers_grow_and_make_all_points() {
        let cases = cases();
        for (task, points) in [
            (Task::GameTree, TASK_POINTS),
            (Task::Minimax, TASK_POINTS),
            (Task::AlphaBeta, TASK_POINTS),
            (Task::Paranoid, BONUS_POINTS),
        ] {
            let of: Vec<&Case> = cases.iter().filter(|case| case.task == task).collect();
            assert_eq!(of.iter().map(|case| case.points).sum::<u32>(), points);
            assert!(of.iter().all(|case| !case.answer.is_empty()), "{task:?}");
            let first = of[0].answer.len();
            assert!(of.last().unwrap().answer.len() > 50 * first, "{task:?} grows");
        }
        let again: Vec<Vec<u8>> = super::cases().into_iter().map(|case| case.input).collect();
        assert!(cases.iter().map(|case| &case.input).eq(&again), "the same each time");
        // Alpha–beta leaves something out, or the case would be minimax.
        let last = cases.iter().rfind(|case| case.task == Task::AlphaBeta).unwrap();
        let full = answer(Task::Minimax, &last.input).unwrap();
        assert!(last.answer.len() < full.len());
    }
}
