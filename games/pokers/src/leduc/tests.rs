use adut_kernel::testkit::{self, Examined, Thoroughness};
use adut_kernel::{Course, Game, Rng, Seat};

use super::{Action, Card, Deal, Foul, Leduc, State};

impl Examined for Leduc {
    type Hidden = Option<Deal>;

    fn audit(&self, state: &State) -> Result<(), String> {
        match state.deal {
            Some([a, b, c]) if a == b && b == c => Err("three cards of one rank".to_owned()),
            _ if state.bets.paid.iter().any(|&paid| paid > 13) => Err("too much paid".to_owned()),
            _ => Ok(()),
        }
    }

    fn brute_force_actions(&self, state: &State) -> Vec<Action> {
        if state.bets.over {
            return vec![];
        }
        let mut actions = vec![Action::Call];
        let round = state.bets.made[usize::from(state.bets.round)];
        let raises = round.iter().flatten().filter(|&&a| a == Action::Raise).count();
        if raises < 2 {
            actions.push(Action::Raise);
        }
        if round.iter().flatten().next_back() == Some(&Action::Raise) {
            actions.push(Action::Fold);
        }
        actions
    }

    fn redeal(&self, course: &Course<Self>, seat: Seat, rng: &mut Rng) -> Option<Deal> {
        let truth = *course.deal()?;
        let open_is_seen = course.state().bets.round == 1;
        loop {
            let deal = self.sample_chance(&self.root(), rng);
            let same_open = !open_is_seen || deal[2] == truth[2];
            if deal[seat.index()] == truth[seat.index()] && same_open {
                return Some(deal);
            }
        }
    }

    fn hidden(&self, state: &State, _: Seat) -> Option<Deal> {
        state.deal
    }
}

#[test]
fn the_kit_passes() {
    testkit::examine(&Leduc, Thoroughness { games: 500, hidden_games: 20, worlds: 500 });
}

#[test]
fn playthrough() {
    insta::assert_snapshot!(testkit::playthrough(&Leduc, "playthrough"));
}

#[test]
fn deals_are_listed_with_their_probabilities() {
    let mut deals = Vec::new();
    assert!(Leduc.chances(&Leduc.root(), &mut deals));
    assert_eq!(deals.len(), 24);
    assert!((deals.iter().map(|(_, p)| p).sum::<f64>() - 1.0).abs() < 1e-12);
}

#[test]
fn pairs_beat_high_cards_and_stakes_add_up() {
    use Action::{Call, Fold, Raise};
    let won = |deal: [u8; 3], moves: &[Action]| {
        let mut course = Course::dealt(Leduc, Some(deal.map(Card)));
        for &action in moves {
            course.play(action, &mut Rng::new(1)).unwrap();
        }
        course.outcome().map(|outcome| outcome.scores[0])
    };
    assert_eq!(won([0, 2, 0], &[Call, Call, Call, Call]), Some(1.0));
    assert_eq!(won([0, 2, 1], &[Call, Call, Call, Call]), Some(-1.0));
    assert_eq!(won([1, 1, 2], &[Raise, Call, Call, Call]), Some(0.0));
    assert_eq!(won([1, 1, 2], &[Raise, Fold]), Some(1.0));
    assert_eq!(won([2, 1, 0], &[Raise, Raise, Call, Raise, Raise, Call]), Some(13.0));
    assert_eq!(won([2, 1, 0], &[Call, Raise, Raise, Call]), None);
    assert_eq!(won([2, 1, 0], &[Call, Raise, Fold]), Some(-1.0));
    let mut course = Course::dealt(Leduc, Some([2, 1, 0].map(Card)));
    assert_eq!(course.play(Fold, &mut Rng::new(1)), Err(Foul::NothingToFoldTo));
    for action in [Raise, Raise] {
        course.play(action, &mut Rng::new(1)).unwrap();
    }
    assert_eq!(course.play(Raise, &mut Rng::new(1)), Err(Foul::TooManyRaises));
}
