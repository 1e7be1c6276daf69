//! A game that leads to chosen cards.
//!
//! A state comes into being only by a deal and throws, so that no impossible one exists. Here the
//! deal and the throws are made up for the cards that somebody wants to see: each player first gets
//! what he will throw, in that order, then what he shall keep. So whatever he is to throw is in his
//! hand in time. The one exception is the turned-up trump, which is drawn last of all: if it is
//! not among the chosen cards, whoever draws it throws it as his very last.

use adut_briskula::rules::{Action, Briskula, Chance, Deck, State, beaters, trumps};
use adut_cards::trieste::{Card, CardSet};
use adut_kernel::{Game as _, Seed};
use serde::Deserialize;
use utoipa::ToSchema;

use super::TreeFault;

/// Cards that somebody has chosen.
#[derive(Debug, Deserialize, ToSchema)]
pub(super) struct Chosen {
    /// The hand of who leads, and that of the other.
    hands: [Vec<String>; 2],
    /// The stock in the order of drawing, the turned-up trump last.
    #[serde(default)]
    stock: Vec<String>,
    /// A card of the trump suit, where no stock says which that is.
    trump: Option<String>,
}

/// A state with these hands and this stock, the first hand being the one to lead.
pub(super) fn reach(game: &Briskula, chosen: &Chosen) -> Result<State, TreeFault> {
    let [first, second] = &chosen.hands;
    let hands = [cards(first)?, cards(second)?];
    let stock = cards(&chosen.stock)?;
    check_sizes(game, &hands, &stock)?;
    let kept = distinct(hands.iter().flatten().chain(&stock))?;
    let trump = turned_up(game, &hands, &stock, chosen.trump.as_deref(), kept)?;
    let mut gone: Vec<Card> = (game.pack() - kept).iter().filter(|&card| card != trump).collect();
    Seed::from_text("cards gone").rng().shuffle(&mut gone);
    let story = Story::tell(game, trump, !kept.contains(trump), &gone, stock.len());
    let deck = story.deck(game, trump, &hands, &stock);
    let mut state = game.root();
    game.resolve(&mut state, &Chance::Deck(Deck::new(&deck)));
    for &(_, card) in &story.throws {
        game.apply(&mut state, Action::Throw(card));
    }
    Ok(state)
}

fn cards(codes: &[String]) -> Result<Vec<Card>, TreeFault> {
    codes.iter().map(|code| Ok(code.parse()?)).collect()
}

fn distinct<'a>(cards: impl Iterator<Item = &'a Card>) -> Result<CardSet, TreeFault> {
    let mut seen = CardSet::EMPTY;
    for &card in cards {
        if seen.contains(card) {
            return Err(TreeFault::Twice(card.to_string()));
        }
        seen.insert(card);
    }
    Ok(seen)
}

fn check_sizes(game: &Briskula, hands: &[Vec<Card>; 2], stock: &[Card]) -> Result<(), TreeFault> {
    let [found, other] = [hands[0].len(), hands[1].len()];
    let refuse = |expected| Err(TreeFault::Hands { found, other, stock: stock.len(), expected });
    let throws = game.trick_len() / 2;
    if found != other || found == 0 {
        refuse("both hold as many cards, at least one")
    } else if found > game.hand_size() || !found.is_multiple_of(throws) {
        refuse(if throws == 2 { "two or four each" } else { "one to three each" })
    } else if !stock.is_empty() && found < game.hand_size() {
        refuse("while there is stock, hands are full")
    } else if !stock.len().is_multiple_of(game.trick_len()) {
        refuse("the stock is drawn in whole rounds")
    } else {
        Ok(())
    }
}

/// The card turned up at the deal.
fn turned_up(
    game: &Briskula,
    hands: &[Vec<Card>; 2],
    stock: &[Card],
    suit: Option<&str>,
    kept: CardSet,
) -> Result<Card, TreeFault> {
    let asked: Option<Card> = suit.map(str::parse).transpose()?;
    if let Some(&last) = stock.last() {
        let fits = asked.is_none_or(|asked| trumps(asked).contains(last));
        return if fits { Ok(last) } else { Err(TreeFault::NoTrump("the last card of the stock")) };
    }
    let trumps = trumps(asked.ok_or(TreeFault::NoSuit)?);
    let possible = if hands[0].len() == game.hand_size() {
        // The stock has just gone out, and who lost the last trick drew the trump card.
        hands[1].iter().copied().collect()
    } else {
        game.pack() - kept
    };
    let drawn_last = (trumps & possible).iter().next();
    drawn_last.ok_or(TreeFault::NoTrump("one card of the hand that does not lead"))
}

/// What happened before.
struct Story {
    /// Who threw what.
    throws: Vec<(usize, Card)>,
    /// Who won each trick.
    winners: Vec<usize>,
    /// How many tricks were followed by draws.
    draws: usize,
}

impl Story {
    /// Lets `gone` be thrown in order, and the trump card at the end if it is gone too.
    fn tell(game: &Briskula, trump: Card, trump_gone: bool, gone: &[Card], stock: usize) -> Self {
        let size = game.trick_len();
        let rest = game.pack().len() as usize - 2 * game.hand_size();
        let draws = (rest - stock) / size;
        let tricks = (gone.len() + usize::from(trump_gone)) / size;
        let mut story = Self { throws: Vec::new(), winners: Vec::new(), draws: draws.min(tricks) };
        let mut gone = gone.iter().copied();
        let mut leader = 0;
        for trick in 0..tricks {
            let mut best: Option<(usize, Card)> = None;
            for place in 0..size {
                let seat = (leader + place) % 2;
                // Of the last trick's cards, his last is the trump card he drew.
                let is_last = trick + 1 == tricks && place + 2 >= size;
                let drew =
                    draws.checked_sub(1).and_then(|nth| story.winners.get(nth)).map(|w| 1 - w);
                let card = if trump_gone && is_last && drew == Some(seat) {
                    trump
                } else {
                    gone.next().unwrap_or(trump)
                };
                if best.is_none_or(|(_, best)| beaters(best, trump).contains(card)) {
                    best = Some((seat, card));
                }
                story.throws.push((seat, card));
            }
            leader = best.map_or(leader, |(seat, _)| seat);
            story.winners.push(leader);
        }
        story
    }

    /// The pack that makes it happen: each hand in one piece, the trump card, the stock.
    fn deck(
        &self,
        game: &Briskula,
        trump: Card,
        hands: &[Vec<Card>; 2],
        stock: &[Card],
    ) -> Vec<Card> {
        let leader = self.winners.last().copied().unwrap_or(0);
        let mut got = [0, 1].map(|seat| {
            let thrown = self.throws.iter().filter(|&&(by, _)| by == seat).map(|&(_, card)| card);
            let kept = &hands[usize::from(seat != leader)];
            let all = thrown.chain(kept.iter().copied()).filter(|&card| card != trump);
            all.collect::<Vec<_>>().into_iter()
        });
        let mut deck = Vec::new();
        for hand in &mut got {
            deck.extend(hand.take(game.hand_size()));
        }
        deck.push(trump);
        for &winner in &self.winners[..self.draws] {
            for place in 0..game.trick_len() {
                deck.extend(got[(winner + place) % 2].next());
            }
        }
        deck.extend(stock.iter().copied().filter(|&card| card != trump));
        deck
    }
}
