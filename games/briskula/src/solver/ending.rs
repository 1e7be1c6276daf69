//! The end of a game in closed form, for players that meet it inside a search of their own.

use adut_cards::trieste::CardSet;

use super::dupla::Dupla;
use super::engine::Tricks;
use super::obicna::Obicna;
use super::pack::Relabelling;
use super::position::Variant;

/// What the leader can still win when the stock is out: hands of four or two in dupla, of three,
/// two or one in obična, the leader's first. The points of both hands together are shared between
/// the players, so the other gets the rest.
///
/// None when the hands are not such hands or the suit does not exist.
pub fn ending(variant: Variant, trump: usize, hands: [CardSet; 2]) -> Option<u8> {
    let [lead, other] = hands;
    let cards = lead.len() as usize;
    let fits = lead.len() == other.len()
        && (lead & other).is_empty()
        && cards <= variant.hand_size()
        && cards.is_multiple_of(variant.throws());
    if trump > 3 || !fits {
        return None;
    }
    if cards == 0 {
        return Some(0);
    }
    let names = Relabelling::new(trump);
    let (lead, other) = (names.set(lead), names.set(other));
    let points = match variant {
        Variant::Dupla => Dupla::ending(lead, other),
        Variant::Obicna => Obicna::ending(lead, other),
    };
    u8::try_from(points).ok()
}
