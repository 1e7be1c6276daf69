//! The later draft's model of a round as a player.
//!
//! The draft writes a round as dynamic programming: stages are turns, the value of a stage is the
//! strength of the card held then, and the objective is that of the last stage, to be as large as
//! can be. So this player wants to hold a high card at the end, and to be still in; who wins does
//! not matter to it. The sum over all that may happen is taken by a tree over what it can tell
//! apart, in which the others do the same.

use adut_kernel::{Game as _, Player, RulesError, RulesReader, Seat, Turn};
use adut_players::settings;
use adut_search::Insight;
use adut_search::montecarlo::{Guided, Ismcts};

use super::playout::playout;
use crate::rules::{Card, LoveLetter, State};

/// The strength of the card held at the end, the Princess being worth 1; nothing for who is out.
#[derive(Clone, Copy, Debug)]
pub(super) struct FinalCard;

impl Insight<LoveLetter> for FinalCard {
    fn value(&self, game: &LoveLetter, state: &State, seat: Seat) -> f64 {
        if game.turn(state) != Turn::Over || !state.is_in(seat) {
            return 0.0;
        }
        let strength = |card: Card| f64::from(card.number()) / f64::from(Card::Princess.number());
        state.hand(seat).map_or(0.0, strength)
    }
}

pub(super) fn final_card(
    _: &LoveLetter,
    read: &RulesReader<'_>,
) -> Result<Player<LoveLetter>, RulesError> {
    let growth = settings::read_growth(read)?;
    Ok(Player::honest(Ismcts::<LoveLetter, _, _>::with(growth, Guided(playout), FinalCard)))
}

#[cfg(test)]
mod tests {
    use adut_arena::{Referee, Start};
    use adut_kernel::{Notation as _, Rules, Seed};

    use adut_players::{Chosen, Programs};

    use super::*;

    /// Where it is still in at the end, it holds a higher card than the player who wants to win,
    /// and it wins less.
    #[test]
    fn it_keeps_high_cards_and_not_the_round() {
        let game = LoveLetter::from_rules(&Rules::new()).unwrap();
        let player = |name: &str| Chosen::find(&game, name, Programs::Refused).unwrap().make();
        let mut referee = Referee::new(game.clone());
        let (mut held, mut still_in) = ([0.0; 2], [0.0; 2]);
        let mut wins = [0; 2];
        for (at, name) in ["final-card:sims=300", "ismcts:sims=300"].into_iter().enumerate() {
            let (mut watched, mut other) = (player(name), player("greedy-2016"));
            for n in 0..200 {
                let seed = Seed::from_text("final card").nth(n);
                let start = Start::random(&game, seed.child("cards"), 0);
                let players = &mut [&mut watched, &mut other];
                let (ending, course) = referee.play(&start, players, seed, &mut ());
                let value = FinalCard.value(&game, course.state(), Seat::FIRST);
                held[at] += value;
                still_in[at] += f64::from(u8::from(value > 0.0));
                wins[at] += u32::from(ending.outcome().won(0));
            }
        }
        let mean = [0, 1].map(|at| held[at] / still_in[at]);
        assert!(mean[0] > mean[1], "{mean:?} {wins:?}");
        assert!(wins[0] < wins[1], "{mean:?} {wins:?}");
    }
}
