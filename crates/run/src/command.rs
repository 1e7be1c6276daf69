//! The command that repeats a run, on any number of threads and into any files.

use std::borrow::Cow;

use adut_arena::compare::{Hypotheses, Meetings, Provenance, Shard, split_alias};
use adut_players::Programs;
use adut_session::DynGame;

use crate::order::{MOVE_TIME, OPENING, Order, PRIOR, SITUATIONS};

/// The command that repeats what an order plays.
pub(crate) fn provenance(order: &Order, game: &dyn DynGame, programs: Programs) -> Provenance {
    let verb = if order.test.is_some() { "sprt" } else { "compare" };
    let names: String = order.players.iter().map(|name| format!(" {}", quoted(name))).collect();
    let mut command = format!("adut {verb} {}{names}", order.game);
    match order.test {
        None => command += &format!(" --deals {}", order.deals),
        Some(Hypotheses { elo0, elo1, alpha, beta }) => {
            command += &format!(" --elo0 {elo0} --elo1 {elo1} --alpha {alpha} --beta {beta}");
            command += &format!(" --cap {}", order.deals);
        }
    }
    command += &format!(" --seed {}", quoted(&order.seed));
    if !game.has_default_rules() {
        command += &format!(" --rules {}", game.rules());
    }
    if !game.has_deck() && order.opening != OPENING {
        command += &format!(" --opening {}", order.opening);
    }
    if order.in_matches {
        command += " --match";
    }
    match order.meetings {
        Meetings::Pairs => {}
        Meetings::Tables => command += " --tables all",
        Meetings::Sample(size) => command += &format!(" --tables {size}"),
    }
    if order.prior != PRIOR {
        command += &format!(" --prior {}", order.prior);
    }
    if order.test.is_none() && order.agreement != SITUATIONS {
        command += &format!(" --agreement {}", order.agreement);
    }
    let player = |name| split_alias(name).map_or(name, |(_, player)| player);
    let has_outsider = order.players.iter().any(|name| Programs::is_one(player(name)));
    if let (true, Programs::Started(time)) = (has_outsider, programs)
        && time != MOVE_TIME
    {
        command += &format!(" --move-time {}", time.as_secs_f64());
    }
    if order.shard != Shard::WHOLE {
        command += &format!(" --shard {}", order.shard);
    }
    Provenance { command, version: env!("CARGO_PKG_VERSION").to_owned() }
}

/// A word as a shell takes it. Settings need no quotes, though `=` is special at the beginning of a
/// line. No shell takes the character 0, so it is shown as a mark that does no harm.
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "_-+=:,./@%".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    let word = word.replace('\0', "\u{fffd}");
    shlex::try_quote(&word).map_or_else(|_| String::new(), Cow::into_owned)
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_word_stays_one_word_of_a_shell() {
        assert_eq!(quoted("ismcts:sims=20"), "ismcts:sims=20");
        let words = ["", "; id", "it's", "$(id) `id`", "a\nb", "\u{1b}[2J", "x\0; id", "\0"];
        for word in words {
            let split = shlex::split(&format!("adut --seed {}", quoted(word)));
            let kept = word.replace('\0', "\u{fffd}");
            assert_eq!(split, Some(vec!["adut".to_owned(), "--seed".to_owned(), kept]));
        }
    }
}
