//! What the others could believe a seat held.

use std::collections::BTreeMap;

use adut_kernel::Seat;
use serde::Serialize;

use crate::estimate::rng_of;
use crate::facts::Reviewable;
use crate::settings::Settings;

/// Cards that were not held are listed up to here, the likeliest first.
const OTHERS_LISTED: usize = 8;

/// What one player could believe another held, before a move of the other's.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Belief {
    /// The move that was to come.
    pub ply: usize,
    /// Whose belief it is.
    pub by: usize,
    /// The mean chance given to the cards that were held; 1 if the hand was as good as open.
    pub known: f64,
    /// The cards held, and the likeliest of those that were not.
    pub cards: Vec<CardBelief>,
}

/// A card and how likely it was held.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardBelief {
    /// The card.
    pub card: String,
    /// How likely it was held, 0 to 1, if every deal that agrees with what was seen is as likely.
    pub chance: f64,
    /// Whether it was.
    pub held: bool,
}

/// What every opponent could believe that `seat` holds; nothing where nothing is hidden.
pub(crate) fn beliefs<G: Reviewable>(
    game: &G,
    state: &G::State,
    seat: Seat,
    ply: usize,
    settings: &Settings,
) -> Vec<Belief> {
    let held = game.hand(state, seat);
    if held.is_empty() || settings.belief_worlds == 0 {
        return Vec::new();
    }
    let opponents = Seat::all(game.seats()).filter(|&by| game.side(by) != game.side(seat));
    let belief = |by: Seat| {
        let worlds = game.worlds(&game.observe(state, by));
        let mut rng = rng_of(settings.seed, ply, "belief", by);
        let mut counts = BTreeMap::<String, u32>::new();
        for _ in 0..settings.belief_worlds {
            let mut hand = game.hand(&game.draw_world(&worlds, &mut rng), seat);
            hand.sort_unstable();
            hand.dedup();
            for card in hand {
                *counts.entry(card).or_default() += 1;
            }
        }
        let chance = |count: u32| f64::from(count) / f64::from(settings.belief_worlds);
        let of_held = held.iter().map(|card| CardBelief {
            chance: counts.get(card).copied().map_or(0.0, chance),
            card: card.clone(),
            held: true,
        });
        let mut cards: Vec<CardBelief> = of_held.collect();
        let known = cards.iter().map(|card| card.chance).sum::<f64>() / cards.len() as f64;
        let mut others: Vec<(String, u32)> =
            counts.into_iter().filter(|(card, _)| !held.contains(card)).collect();
        // Sorting is stable, so cards that are as likely stay in their order.
        others.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        others.truncate(OTHERS_LISTED);
        cards.extend(others.into_iter().map(|(card, count)| CardBelief {
            card,
            chance: chance(count),
            held: false,
        }));
        Belief { ply, by: by.index(), known, cards }
    };
    opponents.map(belief).collect()
}
