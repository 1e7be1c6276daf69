//! High Card's players.
//!
//! To fill in: at least `random`, and the levels `easy`, `normal`, `hard` and `best`, which people
//! choose from. A player of one's own is an [`Agent`]; a search of `adut-search` is one already.

use adut_cards::french::Card;
use adut_kernel::{Agent, Game as _, Player, Rng, RuleOption, RulesError, RulesReader, View};
use adut_players::{Entry, Playable, random, settings};
use adut_search::RulesOnly;
use adut_search::montecarlo::{Growth, Ismcts, Uniform};

use crate::rules::{HighCard, Observation, strength};

impl Playable for HighCard {
    fn catalogue() -> &'static [Entry<Self>] {
        CATALOGUE
    }
}

const CATALOGUE: &[Entry<HighCard>] = &[
    Entry::honest("random", "any card, each equally likely", &[], random),
    Entry::honest(
        "cheap",
        "takes with the lowest card that takes for now, else throws its lowest (ours)",
        &[],
        cheap,
    ),
    Entry::honest(
        "ismcts",
        "information-set Monte Carlo tree search with random playouts (ours)",
        ISMCTS,
        ismcts,
    ),
    Entry::honest("easy", "level: random (ours)", &[], random),
    Entry::honest("normal", "level: cheap (ours)", &[], cheap),
    Entry::honest("hard", "level: a small search (ours)", &[], |_, _| Ok(search(500))),
    Entry::honest("best", "level: a larger search (ours)", &[], |_, _| Ok(search(4000))),
];

const ISMCTS: &[RuleOption] = &[settings::simulations("2000"), settings::exploration("1")];

type Made = Result<Player<HighCard>, RulesError>;

fn ismcts(_: &HighCard, read: &RulesReader<'_>) -> Made {
    Ok(searching(settings::read_growth(read)?))
}

fn search(simulations: u64) -> Player<HighCard> {
    searching(Growth::simulations(simulations))
}

fn searching(growth: Growth) -> Player<HighCard> {
    Player::honest(Ismcts::<HighCard, _, _>::with(growth, Uniform, RulesOnly))
}

fn cheap(_: &HighCard, _: &RulesReader<'_>) -> Made {
    Ok(Player::honest(Cheap))
}

/// Takes as cheaply as it can.
struct Cheap;

impl Agent<HighCard> for Cheap {
    fn act(&mut self, view: &View<'_, HighCard>, _: &mut Rng) -> Card {
        choose(view.game(), view.seen())
    }
}

fn choose(game: &HighCard, seen: &Observation) -> Card {
    let lying = seen.public.lying(game.seats());
    let highest = lying.iter().map(|&(_, card)| strength(card)).max();
    let by_strength = |card: &Card| strength(*card);
    let takes = |card: &Card| highest.is_none_or(|highest| strength(*card) > highest);
    let cheapest = seen.hand.iter().filter(takes).min_by_key(by_strength);
    let lowest = seen.hand.iter().min_by_key(by_strength);
    cheapest.or(lowest).expect("whoever is to act has a card")
}

#[cfg(test)]
mod tests {
    use adut_kernel::{Notation as _, Rules};
    use adut_players::testkit;

    use super::*;

    #[test]
    fn the_kit_passes() {
        for rules in ["players=2", "players=4"] {
            testkit::examine(&HighCard::from_rules(&Rules::parse(rules).unwrap()).unwrap(), 2);
        }
    }
}
