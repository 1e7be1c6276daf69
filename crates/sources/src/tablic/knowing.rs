//! Players that are told more, or that forget.

use adut_arena::{Referee, Start};
use adut_kernel::{
    Actions, Clairvoyant, Determinize as _, Game as _, Player, Rng, Seat, Seed, Situation, Turn,
};
use adut_tablic::rules::{Action, State, Tablic};

/// Plays as if the rules told it more: an honest player who is shown what `game` shows.
pub struct Told {
    /// The game that shows more; the same otherwise.
    pub game: Tablic,
    /// Who plays.
    pub player: Player<Tablic>,
}

impl Clairvoyant<Tablic> for Told {
    fn act_seeing(
        &mut self,
        game: &Tablic,
        state: &State,
        actions: &Actions<Action>,
        rng: &mut Rng,
    ) -> Action {
        let Turn::Seat(seat) = game.turn(state) else { return actions[0] };
        let situation = Situation { game: &self.game, state, seat, actions, history: &[] };
        self.player.choose(&situation, rng).unwrap_or(actions[0])
    }
}

/// Has forgotten which cards have gone: it takes the piles for any cards that it does not see, as
/// many as there are. The table, its hand and all counts it knows.
pub struct Forgetful(pub Player<Tablic>);

impl Clairvoyant<Tablic> for Forgetful {
    fn act_seeing(
        &mut self,
        game: &Tablic,
        state: &State,
        actions: &Actions<Action>,
        rng: &mut Rng,
    ) -> Action {
        let Turn::Seat(seat) = game.turn(state) else { return actions[0] };
        let world = misremembered(game, state, seat, rng);
        let situation = Situation { game, state: &world, seat, actions, history: &[] };
        self.0.choose(&situation, rng).unwrap_or(actions[0])
    }
}

/// A state that who has forgotten all piles takes for possible.
fn misremembered(game: &Tablic, state: &State, seat: Seat, rng: &mut Rng) -> State {
    let mut seen = game.observe(state, seat);
    let gone = seen.piles.iter().fold(seen.unseen(), |all, &pile| all | pile);
    let mut cards: Vec<_> = gone.iter().collect();
    rng.shuffle(&mut cards);
    let mut cards = cards.into_iter();
    for pile in &mut seen.piles {
        *pile = cards.by_ref().take(pile.len() as usize).collect();
    }
    game.draw_world(&game.worlds(&seen), rng)
}

/// Plays one deal in both seatings: the first player's share, and the points by which it is ahead.
pub fn both_seatings(game: &Tablic, players: &mut [Player<Tablic>; 2], seed: Seed) -> (f64, f64) {
    let start = Start::random(game, seed.child("cards"), 0);
    let mut referee = Referee::new(game.clone());
    let (mut share, mut points) = (0.0, 0.0);
    for seat in Seat::all(2) {
        let [first, second] = &mut *players;
        let mut seated = [first, second];
        seated.rotate_left(seat.index());
        let play = seed.child("play").nth(seat.index() as u64);
        let (ending, _) = referee.play(&start, &mut seated, play, &mut ());
        share += (ending.outcome().payoff(seat.index()) + 1.0) / 4.0;
        points += ending.outcome().difference(seat.index()) / 2.0;
    }
    (share, points)
}

#[cfg(test)]
mod tests {
    use adut_kernel::{Course, Notation as _, Rules};
    use adut_players::{Chosen, Programs};

    use super::*;

    fn player(game: &Tablic, name: &str) -> Player<Tablic> {
        Chosen::find(game, name, Programs::Refused).unwrap().make()
    }

    #[test]
    fn who_is_told_the_hands_lays_better() {
        let game = Tablic::default();
        let open = Tablic::from_rules(&Rules::parse("open=hands").unwrap()).unwrap();
        let told = Told { player: player(&open, "greedy"), game: open };
        let mut players = [Player::all_knowing(told), player(&game, "greedy")];
        let points: f64 = (0..150)
            .map(|n| both_seatings(&game, &mut players, Seed::from_text("told").nth(n)).1)
            .sum();
        assert!(points > 50.0, "{points}");
    }

    #[test]
    fn what_is_forgotten_is_the_piles_alone() {
        let game = Tablic::default();
        let mut rng = Rng::new(7);
        let mut course = Course::begin(game.clone(), &mut rng);
        let mut changed = 0;
        for _ in 0..40 {
            let Turn::Seat(seat) = course.turn() else { break };
            let (state, seen) = (course.state().clone(), game.observe(course.state(), seat));
            let world = misremembered(&game, &state, seat, &mut rng);
            let believed = game.observe(&world, seat);
            assert_eq!((believed.hand, believed.table), (seen.hand, seen.table));
            assert_eq!(believed.hand_sizes, seen.hand_sizes);
            assert_eq!(believed.undealt, seen.undealt);
            assert_eq!(believed.piles.map(|pile| pile.len()), seen.piles.map(|pile| pile.len()));
            changed += u32::from(believed.piles != seen.piles);
            let mut greedy = player(&game, "greedy");
            let mut actions = Actions::new();
            game.actions(&state, &mut actions);
            let at =
                Situation { game: &game, state: &state, seat, actions: &actions, history: &[] };
            let action = greedy.choose(&at, &mut rng).unwrap();
            course.play_legal(action, &mut rng);
        }
        assert!(changed > 20, "{changed}");
    }
}
