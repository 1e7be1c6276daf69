use adut_kernel::testkit::{self, Examined, Thoroughness};
use adut_kernel::{Course, Game, Rng, Seat, Turn};

use super::{Action, Card, Deal, Kuhn, State};

impl Examined for Kuhn {
    type Hidden = Option<Deal>;

    fn audit(&self, state: &State) -> Result<(), String> {
        match state.deal {
            Some([Card(a), Card(b), Card(c)]) if 1 << a | 1 << b | 1 << c != 7 => {
                Err(format!("{:?} is not the pack", state.deal))
            }
            _ => Ok(()),
        }
    }

    fn brute_force_actions(&self, state: &State) -> Vec<Action> {
        match self.turn(state) {
            Turn::Seat(_) => vec![Action::Bet, Action::Pass],
            _ => vec![],
        }
    }

    fn redeal(&self, course: &Course<Self>, seat: Seat, rng: &mut Rng) -> Option<Deal> {
        let mut deal = *course.deal()?;
        if rng.below(2) == 0 {
            deal.swap(1 - seat.index(), 2);
        }
        Some(deal)
    }

    fn hidden(&self, state: &State, _: Seat) -> Option<Deal> {
        state.deal
    }
}

#[test]
fn the_kit_passes() {
    testkit::examine(&Kuhn, Thoroughness::default());
}

#[test]
fn playthrough() {
    insta::assert_snapshot!(testkit::playthrough(&Kuhn, "playthrough"));
}

#[test]
fn stakes_are_the_published_ones() {
    let pot = |moves: &[Action]| {
        let deal = [Card(2), Card(0), Card(1)];
        let mut course = Course::dealt(Kuhn, Some(deal));
        for &action in moves {
            course.play(action, &mut Rng::new(1)).unwrap();
        }
        course.outcome().map(|outcome| outcome.scores[0])
    };
    use Action::{Bet, Pass};
    assert_eq!(pot(&[Pass, Pass]), Some(1.0));
    assert_eq!(pot(&[Bet, Pass]), Some(1.0));
    assert_eq!(pot(&[Bet, Bet]), Some(2.0));
    assert_eq!(pot(&[Pass, Bet]), None);
    assert_eq!(pot(&[Pass, Bet, Pass]), Some(-1.0));
    assert_eq!(pot(&[Pass, Bet, Bet]), Some(2.0));
}
