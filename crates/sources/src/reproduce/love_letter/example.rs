//! The worked example of the thesis.

use adut_kernel::{Actions, Course, Game as _, Notation as _, Rng, Rules, Seat, Situation};
use adut_love_letter::rules::{Card, LoveLetter};
use adut_players::{Chosen, Programs};
use adut_report::Unit;
use anyhow::Result;

use crate::reproduce::experiment::Lab;
use crate::reproduce::finding::{Figure, Finding};

/// Set aside, face up (King, Prince, Handmaid), both hands, the first draw, the rest.
const DECK: &str = "priest king prince handmaid guard princess baron \
                    guard guard guard priest baron handmaid prince countess";

/// What the thesis adds so that equal criteria are told apart; its example leaves it out.
const GUARDS_CONSTANT: f64 = 0.08;
const BARONS_CONSTANT: f64 = 0.06;

const ODDS: [(Card, &str, f64); 7] = [
    (Card::Guard, "30 %", 0.3),
    (Card::Priest, "20 %", 0.2),
    (Card::Baron, "10 %", 0.1),
    (Card::Handmaid, "10 % (printed as Guard)", 0.1),
    (Card::Prince, "10 %", 0.1),
    (Card::Countess, "10 %", 0.1),
    (Card::Princess, "10 %", 0.1),
];

pub(super) fn run(_: &Lab<'_>) -> Result<Finding> {
    let game = LoveLetter::from_rules(&Rules::parse("guards=4")?)?;
    let deck: Vec<String> = DECK.split_whitespace().map(str::to_owned).collect();
    let course = Course::dealt(game.clone(), Some(game.read_deck(&deck)?));
    let belief = game.belief(&game.observe(course.state(), Seat::FIRST));
    let unseen = f64::from(belief.unseen().total());
    let mut figures =
        vec![Figure::exact("Unseen cards", Unit::Count, unseen).published("10", 10.0)];
    for (card, said, value) in ODDS {
        let held = belief.holds(Seat::new(1), card);
        let what = format!("Chance that the opponent holds a {card}");
        figures.push(Figure::exact(what, Unit::Percent, held).published(said, value));
    }
    let classic = Thought::of(&course, "greedy-2015")?;
    let bluffing = Thought::of(&course, "greedy-2015-bluff")?;
    let guard = classic.value("guard>1:priest") - GUARDS_CONSTANT;
    let baron = classic.value("baron>1") - BARONS_CONSTANT;
    let criterion = |name, value| Figure::exact(name, Unit::Number(2), value);
    figures.push(criterion("F(Guard), without the small constant", guard).published("1.2", 1.2));
    figures.push(criterion("F(Baron), without the small constant", baron).published("0.3", 0.3));
    let text = vec![format!(
        "The classic player plays {}, as printed; the bluffing one, who counts his own two cards \
         among the unseen, plays {}: Priest and Baron tie at 2 of 12 and the higher is named.",
        classic.decision, bluffing.decision
    )];
    let verdict = "Every number of the example comes out as printed, but for one misprint: its \
        table has “Guard” twice, once for the Handmaid.";
    Ok(Finding { verdict: verdict.to_owned(), figures, text, ..Finding::default() })
}

/// What a player thinks of each play, and what it plays.
struct Thought {
    values: Vec<(String, f64)>,
    decision: String,
}

impl Thought {
    fn of(course: &Course<LoveLetter>, player: &str) -> Result<Self> {
        let (game, state) = (course.game(), course.state());
        let mut player = Chosen::find(game, player, Programs::Refused)?.make();
        let mut actions = Actions::new();
        game.actions(state, &mut actions);
        let seat = Seat::FIRST;
        let situation = Situation { game, state, seat, actions: &actions, history: &[] };
        let values = player.values(&situation, &mut Rng::new(1))?;
        let decision = game.write_action(player.choose(&situation, &mut Rng::new(1))?);
        let plays = actions.iter().map(|&action| game.write_action(action));
        Ok(Self { values: plays.zip(values).collect(), decision })
    }

    fn value(&self, play: &str) -> f64 {
        self.values.iter().find(|(text, _)| text == play).map_or(f64::NAN, |&(_, value)| value)
    }
}
