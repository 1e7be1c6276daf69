//! Positions in Connect-4's own forms.

use adut_kernel::{Game as _, Notation as _, Rules};
use adut_players::ShorthandError;

use crate::rules::{Connect4, State};

/// Columns from 1, as in `4455`, with commas from ten columns on; or a picture of the board as the
/// game-tree tool reads it. None if the text is neither.
pub(super) fn read(rules: &Rules, text: &str) -> Option<Result<(Connect4, State), ShorthandError>> {
    let text = text.trim();
    if text.chars().all(|c| c.is_ascii_digit() || c == ',') {
        Some(read_columns(rules, text))
    } else if text.starts_with(|c: char| c.is_ascii_digit()) {
        Some(read_picture(rules, text))
    } else {
        None
    }
}

fn read_columns(rules: &Rules, text: &str) -> Result<(Connect4, State), ShorthandError> {
    let game = Connect4::from_rules(rules)?;
    let columns: Vec<&str> = if text.contains(',') || game.cols() >= 10 {
        text.split(',').filter(|_| !text.is_empty()).collect()
    } else {
        text.split("").filter(|c| !c.is_empty()).collect()
    };
    let mut state = game.root();
    for (i, column) in columns.iter().enumerate() {
        let wrong =
            |reason: String| ShorthandError::Text(format!("move {} (`{column}`): {reason}", i + 1));
        let action = game.read_action(column).map_err(|error| wrong(error.to_string()))?;
        game.try_apply(&mut state, action).map_err(|foul| wrong(foul.to_string()))?;
    }
    Ok((game, state))
}

/// The first line is `ROWS COLUMNS R|B`, whose last letter moves; then the cells, top row first.
fn read_picture(rules: &Rules, text: &str) -> Result<(Connect4, State), ShorthandError> {
    let wrong = |message: String| ShorthandError::Text(message);
    let mut words = text.split_whitespace();
    let header: Vec<&str> = words.by_ref().take(3).collect();
    let &[rows, cols, mover @ ("R" | "B")] = header.as_slice() else {
        let found = header.join(" ");
        return Err(wrong(format!(
            "the board begins with `{found}`, expected rows, columns, R or B"
        )));
    };
    let rules = rules.clone().with("rows", rows).with("cols", cols);
    let game = Connect4::from_rules(&rules)?;
    let mut cells = Vec::new();
    for (i, cell) in words.enumerate() {
        cells.push(match cell {
            "-" => None,
            "R" | "B" => Some(cell == mover),
            _ => {
                let row = i / game.cols() + 1;
                return Err(wrong(format!("row {row} has `{cell}`, expected R, B or -")));
            }
        });
    }
    let state = game.state_from_cells(&cells).map_err(|error| wrong(error.to_string()))?;
    Ok((game, state))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stones(text: &str) -> Result<usize, String> {
        let read = read(&Rules::new(), text).expect("a shorthand");
        read.map(|(_, state)| state.stones()).map_err(|error| error.to_string())
    }

    #[test]
    fn columns_and_pictures_are_positions() {
        assert_eq!(stones("4455"), Ok(4));
        assert_eq!(stones(""), Ok(0));
        assert_eq!(stones("4,4,5"), Ok(3));
        assert_eq!(stones("2 2 R\n- -\nR B"), Ok(2));
        assert!(read(&Rules::new(), "{}").is_none());
        let wide = Rules::new().with("cols", 10);
        let (_, state) = read(&wide, "10,10").unwrap().unwrap();
        assert_eq!(state.stones(), 2);
    }

    #[test]
    fn bad_positions_say_where() {
        let error = |text| stones(text).unwrap_err();
        assert_eq!(error("448"), "move 3 (`8`): there is no column 8, the board has 7");
        assert_eq!(error("4444444"), "move 7 (`4`): column 4 is full");
        assert_eq!(
            error("2 2 X - - R B"),
            "the board begins with `2 2 X`, expected rows, columns, R or B"
        );
        assert_eq!(error("2 2 R - - R ?"), "row 2 has `?`, expected R, B or -");
        assert_eq!(error("2 2 R - -"), "the board has 2 cells, expected 4");
        assert_eq!(
            error("2 2 R R - - B"),
            "the stone in row 1 from the top, column 1, hangs in the air"
        );
        assert!(
            error("99 99 R").contains("expected at most 128")
                || error("99 99 R").contains("1 to 64")
        );
    }
}
