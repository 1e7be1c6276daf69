//! The time that outside programs have for a move.

use std::str::FromStr;
use std::time::Duration;

use adut_players::Programs;

/// Seconds, from a thousandth to an hour.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveTime(pub(crate) Duration);

impl Default for MoveTime {
    fn default() -> Self {
        Self(adut_run::MOVE_TIME)
    }
}

impl MoveTime {
    /// The programs that a person has named on the command line.
    pub(crate) fn programs(self) -> Programs {
        Programs::Started(self.0)
    }
}

impl FromStr for MoveTime {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.parse::<f64>() {
            Ok(seconds) if (0.001..=3600.0).contains(&seconds) => {
                Ok(Self(Duration::from_secs_f64(seconds)))
            }
            _ => Err("expected seconds, from 0.001 to 3600".to_owned()),
        }
    }
}
