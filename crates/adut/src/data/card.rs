//! The card: what is in a table.

use std::path::Path;

use super::Source;
use super::table::Summary;

/// What people should know before they use the table.
pub(super) fn text(
    source: &Source,
    command: &str,
    path: &Path,
    games: u64,
    summary: &Summary,
) -> String {
    let Source { game, player, seed, opening } = source;
    let name =
        path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    let scales: Vec<String> = summary
        .scales
        .iter()
        .map(|scale| format!("`{scale}`: {}", crate::eval::meaning(scale)))
        .collect();
    let opening = match opening {
        0 => String::new(),
        moves => format!(" The first {moves} moves of each game are random and not in the table."),
    };
    format!(
        "# {name}

{games} games of {game_name} ({rules}), `{player}` ({sees}) at every seat: {rows} decisions, {mean:.1} legal moves
each on average.{opening}

    {command}

The same command of the same version makes the same file, byte by byte: adut {version}, seed `{seed}`. The games are made by
programs and hold nothing of any person; use them as you like (CC0 1.0).

| column | type | what it is |
| --- | --- | --- |
| `game` | int64 | the game, which is also the number of its deck |
| `ply` | int64 | how many moves were made before |
| `seat` | int64 | whose decision it is, from 0 |
| `observation` | text | what that seat knew, as JSON; nothing hidden is in it |
| `legal` | list of texts | the legal moves, ascending; in Tablić cut where there are very many |
| `values` | list of float64 | what each of them was worth to the player, in the same order |
| `scale` | text | what the values are measured in |
| `move` | text | the move that was made by these values |
| `payoff` | float64 | what the game was worth to the seat in the end: 1 won, −1 lost, 0 drawn |
| `score` | float64 | the points of its side in the end |

Scales: {scales}.

What it is not: play of people, or truth. Values are what the player believed, and positions are those that it comes to.
",
        game_name = game.name(),
        rules = game.rules(),
        player = player.name(),
        sees = player.sees(),
        rows = summary.rows,
        mean = summary.moves as f64 / summary.rows.max(1) as f64,
        version = env!("CARGO_PKG_VERSION"),
        scales = scales.join("; "),
    )
}
