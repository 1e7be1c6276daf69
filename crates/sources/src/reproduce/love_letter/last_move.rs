//! The last turn of a round, worked out exactly.

use adut_arena::{Referee, Start, Watch};
use adut_kernel::{
    Actions, Course, Determinize as _, Game as _, Notation as _, Player, Rng, Rules, Seat, Seed,
    Situation, Turn,
};
use adut_love_letter::rules::{Action, Card, LoveLetter, State};
use adut_players::{Chosen, Programs};
use adut_report::Unit;
use adut_report::number::percent;
use adut_stats::{Moments, t_interval};
use anyhow::Result;

use super::PLAYERS;
use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};

/// Who plays the rounds whose last turns are looked at: reasonable, and not always the same.
const PLAYED_BY: &str = "greedy-2016:lapses=0.3";
/// At most so many rounds are played for each situation that is wanted.
const PATIENCE: u64 = 60;
/// So many deals are drawn to see every hand that is possible.
const DRAWS: usize = 2000;

pub(super) fn run(lab: &Lab<'_>) -> Result<Finding> {
    let game = LoveLetter::from_rules(&Rules::new())?;
    let wanted = lab.pick(500, 50, 4) as usize;
    lab.step(0, PLAYERS.len() + 1)?;
    let situations = collect(&game, lab.seed(), wanted)?;
    let worths =
        lab.in_parallel(situations.len() as u64, |i| Ok(situations[i as usize].worths(&game)))?;
    let mut figures = Vec::new();
    let mut missed_by = Vec::new();
    for (n, &name) in PLAYERS.iter().enumerate() {
        lab.step(n + 1, PLAYERS.len() + 1)?;
        let chosen = Chosen::find(&game, name, Programs::Refused)?;
        let seed = lab.seed().child(name);
        let losses = lab.in_parallel(situations.len() as u64, |i| {
            let (last, worths) = (&situations[i as usize], &worths[i as usize]);
            let at = last.choice(&game, &mut chosen.make(), &mut seed.nth(i).rng())?;
            let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
            // A payoff runs from −1 to 1, a share of wins from 0 to 1.
            Ok((best - worths[at]) / 2.0)
        })?;
        let missed = losses.iter().filter(|&&loss| loss > 1e-9).count() as u64;
        let all = losses.len() as u64;
        let mean: Moments = losses.into_iter().collect();
        let interval = t_interval(&mean, 0.95);
        figures.push(Figure::share(
            format!("{name} misses the best play"),
            missed,
            all,
            "last turns",
        ));
        let what = format!("{name} loses by it");
        let loss = match missed {
            // Nothing varies, so that nothing says how sure it is.
            0 => Figure::measured(what, Unit::Percent, 0.0),
            _ => {
                let bounds = [interval.low.max(0.0), interval.high];
                Figure::new(what, Unit::Percent, mean.mean(), bounds)
            }
        };
        figures.push(loss.out_of(all, "last turns"));
        missed_by.push((name, missed as f64 / all.max(1) as f64));
    }
    let of =
        |name: &str| missed_by.iter().find(|(n, _)| *n == name).map_or(0.0, |&(_, share)| share);
    Ok(Finding {
        verdict: format!(
            "On the last turn greedy-2016 misses the best play in {} of the situations, ismcts in \
             {}, best in {}.",
            percent(of("greedy-2016")),
            percent(of("ismcts")),
            percent(of("best"))
        ),
        figures,
        text: vec![format!(
            "Situations: last turns with more than one legal play, at most one for a round, from \
             rounds between two players {PLAYED_BY}. Best knows how such opponents play and draws \
             conclusions from what they did, so that it may rightly differ from what the rules \
             alone say."
        )],
        ..Finding::default()
    })
}

/// A turn after which the round is over.
struct LastTurn {
    course: Course<LoveLetter>,
    seat: Seat,
    actions: Actions<Action>,
}

impl LastTurn {
    fn of(course: &Course<LoveLetter>) -> Option<Self> {
        let Turn::Seat(seat) = course.turn() else { return None };
        let mut actions = Actions::new();
        course.game().actions(course.state(), &mut actions);
        let is_last = course.state().deck_left() == 0 && actions.len() > 1;
        is_last.then(|| Self { course: course.clone(), seat, actions })
    }

    /// The exact worth of each play to whoever has seen what the seat has seen.
    fn worths(&self, game: &LoveLetter) -> Vec<f64> {
        let seen = game.observe(self.course.state(), self.seat);
        let other = self.seat.next(game.seats());
        let belief = game.belief(&seen);
        // With the other's hand the set-aside card is known too: one world for each hand.
        let worlds = game.worlds(&seen);
        let mut rng = Rng::new(1);
        let mut by_hand: [Option<State>; 8] = Default::default();
        for _ in 0..DRAWS {
            let world = game.draw_world(&worlds, &mut rng);
            if let Some(hand) = world.hand(other) {
                by_hand[hand.index()].get_or_insert(world);
            }
        }
        let worth = |&action: &Action| {
            let worlds = Card::ALL
                .into_iter()
                .filter_map(|hand| Some((hand, by_hand[hand.index()].as_ref()?)));
            worlds
                .map(|(hand, world)| {
                    let mut after = world.clone();
                    game.apply(&mut after, action);
                    belief.holds(other, hand) * game.payoff(&after, self.seat)
                })
                .sum()
        };
        self.actions.iter().map(worth).collect()
    }

    /// Which of the plays a player makes.
    fn choice(
        &self,
        game: &LoveLetter,
        player: &mut Player<LoveLetter>,
        rng: &mut Rng,
    ) -> Result<usize> {
        let (state, seat, actions) = (self.course.state(), self.seat, &self.actions);
        let history = self.course.witnessed_by(seat);
        let situation = Situation { game, state, seat, actions, history: &history };
        let action = player.choose(&situation, rng)?;
        Ok(actions.iter().position(|&other| other == action).unwrap_or(0))
    }
}

/// Keeps the last turn of a round.
#[derive(Default)]
struct Keep(Option<LastTurn>);

impl Watch<LoveLetter> for Keep {
    fn before(&mut self, course: &Course<LoveLetter>) {
        self.0 = LastTurn::of(course);
    }
}

fn collect(game: &LoveLetter, seed: Seed, wanted: usize) -> Result<Vec<LastTurn>> {
    let chosen = Chosen::find(game, PLAYED_BY, Programs::Refused)?;
    let mut players = [chosen.make(), chosen.make()];
    let mut referee = Referee::new(game.clone());
    let mut found = Vec::new();
    for n in 0..PATIENCE * wanted as u64 {
        if found.len() == wanted {
            break;
        }
        let seed = seed.child("rounds").nth(n);
        let start = Start::random(game, seed.child("cards"), 0);
        let mut keep = Keep::default();
        let [one, two] = &mut players;
        referee.play(&start, &mut [one, two], seed.child("play"), &mut keep);
        found.extend(keep.0);
    }
    Ok(found)
}
