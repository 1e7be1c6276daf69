//! How the game is written and shown.

use std::fmt::Write as _;

use adut_cards::french::{Card, CardSet};
use adut_kernel::{
    Begins, DeckError, Described as _, Game as _, MatchGoal, MatchRules, Notation, NotationError,
    RuleOption, Rules, RulesError, Seat, Values, fields_and, read_pack,
};
use serde_json::{Value, json};

use super::captures::{Ace, CaptureRules, Catch, Jack};
use super::{Action, CardsBonus, Chance, Lay, Observation, OpenCards, Tablic, whole_pack};

const OPTIONS: &[RuleOption] = &[
    RuleOption::new(
        "players",
        "2",
        Values::whole(2, 4),
        "how many play; four play in pairs, partners opposite",
    ),
    RuleOption::new(
        "cards_bonus",
        "on-tie",
        Values::choice(&["on-tie", "always", "none"]),
        "when strictly most cards are worth 3 points",
    ),
    RuleOption::new("tabla_points", "1", Values::whole(0, 1), "what clearing the table is worth"),
    RuleOption::new("ace", "1-or-11", Values::choice(&["1-or-11", "1"]), "what an ace counts"),
    RuleOption::new(
        "jack",
        "12",
        Values::choice(&["12", "sweeps"]),
        "whether a jack takes groups of 12, or the whole table without a tabla",
    ),
    RuleOption::new(
        "cut_card",
        "off",
        Values::Switch,
        "whether the bottom card of the pack is shown before play",
    ),
    RuleOption::new(
        "match_points",
        "101",
        Values::whole(1, 1000),
        "how many points win a match of several games",
    )
    .needing(&[("match", &["on"])]),
    RuleOption::new(
        "open",
        "none",
        Values::choice(&["none", "hands", "deck"]),
        "what everybody sees: nothing more, all hands, or the order of the stock as well (the thesis's modified game)",
    ),
    RuleOption::new(
        "code",
        "meant",
        Values::choice(&["meant", "published"]),
        "published: the game of the thesis's program, for its -published players: suits do not count, a card takes cards none above it whose sum it divides, scores are points with tablas, on equal points more cards win",
    ),
    RuleOption::new(
        "lay",
        "scored",
        Values::choice(&["scored", "nothing", "honour", "literal"]),
        "what laying a card scores under code=published: the reading that fits the published figures, or another",
    )
    .needing(&[("code", &["published"])]),
];

const BONUSES: &[(&str, CardsBonus)] =
    &[("on-tie", CardsBonus::OnTie), ("always", CardsBonus::Always), ("none", CardsBonus::None)];
const ACES: &[(&str, Ace)] = &[("1-or-11", Ace::OneOrEleven), ("1", Ace::One)];
const JACKS: &[(&str, Jack)] = &[("12", Jack::Twelve), ("sweeps", Jack::Sweeps)];
const CODES: &[(&str, Catch)] = &[("meant", Catch::Groups), ("published", Catch::DivisibleSum)];
const OPEN: &[(&str, OpenCards)] =
    &[("none", OpenCards::None), ("hands", OpenCards::Hands), ("deck", OpenCards::Deck)];
const LAYS: &[(&str, Lay)] = &[
    ("scored", Lay::Scored),
    ("nothing", Lay::Nothing),
    ("honour", Lay::Honour),
    ("literal", Lay::Literal),
];
const SWITCH: &[(&str, bool)] = &[("off", false), ("on", true)];

impl Notation for Tablic {
    const NAME: &'static str = "tablic";

    fn options() -> &'static [RuleOption] {
        OPTIONS
    }

    fn from_rules(rules: &Rules) -> Result<Self, RulesError> {
        let read = rules.read(Self::NAME, OPTIONS).known_only()?;
        let game = Self {
            players: read.number("players")?,
            cards_bonus: read.choice("cards_bonus", BONUSES)?,
            tabla_points: read.number("tabla_points")? as u32,
            captures: CaptureRules {
                ace: read.choice("ace", ACES)?,
                jack: read.choice("jack", JACKS)?,
                catch: read.choice("code", CODES)?,
            },
            cut_card: read.switch("cut_card")?,
            match_points: read.number("match_points")? as u32,
            open: read.choice("open", OPEN)?,
            lay: read.choice("lay", LAYS)?,
        };
        let Self { match_points, lay, .. } = game;
        let published = Self { match_points, lay, ..Self::published_code() };
        if game.is_published_code() && game != published {
            let reason = "code=published goes with no other option than lay and match_points";
            return Err(read.conflict(reason));
        }
        if !game.is_published_code() && lay != Lay::Scored {
            return Err(
                read.conflict("lay is about the published program: it needs code=published")
            );
        }
        Ok(game)
    }

    fn rules(&self) -> Rules {
        let chosen = [
            ("cards_bonus", name_of(BONUSES, self.cards_bonus).to_owned()),
            ("tabla_points", self.tabla_points.to_string()),
            ("ace", name_of(ACES, self.captures.ace).to_owned()),
            ("jack", name_of(JACKS, self.captures.jack).to_owned()),
            ("cut_card", name_of(SWITCH, self.cut_card).to_owned()),
            ("match_points", self.match_points.to_string()),
            ("open", name_of(OPEN, self.open).to_owned()),
            ("code", name_of(CODES, self.captures.catch).to_owned()),
            ("lay", name_of(LAYS, self.lay).to_owned()),
        ];
        let mut rules = Rules::new().with("players", self.players);
        for (name, value) in chosen {
            if !OPTIONS.iter().any(|option| option.name == name && option.default == value) {
                rules.set(name, value);
            }
        }
        rules
    }

    /// The dealer alternates between games.
    fn match_rules(&self) -> MatchRules {
        let goal = MatchGoal::Points(f64::from(self.match_points));
        MatchRules { goal, begins: Begins::NextSeat }
    }

    fn write_action(&self, action: Action) -> String {
        written(action)
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        let refuse = |expected: &str| NotationError::new(text, expected);
        let card = |word: &str| {
            word.parse::<Card>().map_err(|error| NotationError::new(text, error.to_string()))
        };
        let mut words = text.split_whitespace();
        let played = card(words.next().ok_or_else(|| refuse(FORM))?)?;
        match words.next() {
            None => return Ok(Action::lay(played)),
            Some("x") => {}
            Some(_) => return Err(refuse(FORM)),
        }
        let mut taken = CardSet::EMPTY;
        for word in words {
            let card = card(word)?;
            if card == played || taken.contains(card) {
                return Err(NotationError::new(text, format!("{card} only once")));
            }
            taken.insert(card);
        }
        if taken.is_empty() { Err(refuse(FORM)) } else { Ok(Action::take(played, taken)) }
    }

    fn write_deck(&self, deal: &Chance) -> Vec<String> {
        match deal {
            Chance::Deck(deck) => deck.iter().map(Card::to_string).collect(),
            Chance::Card(card) => vec![card.to_string()],
        }
    }

    fn read_deck(&self, deck: &[String]) -> Result<Chance, DeckError> {
        let cards = read_pack(deck, &whole_pack())?;
        if let Some(place) = self.misplaced_jack(&cards) {
            let reason = "a jack cannot be among the opening four when jacks sweep".to_owned();
            return Err(DeckError::Unknown { position: place + 1, reason });
        }
        let (found, expected) = (cards.len(), 52);
        let deck = cards.try_into().map_err(|_| DeckError::Length { found, expected })?;
        Ok(Chance::Deck(deck))
    }

    fn describe(&self, seen: &Observation) -> Value {
        let own = json!({ "seat": seen.seat.index(), "hand": names(seen.hand) });
        fields_and(self.describe_public(&self.public(seen)), own)
    }

    fn show(&self, seen: &Observation) -> String {
        let mut text = String::new();
        self.show_to(seen, &mut text).expect("strings take text");
        text
    }
}

impl Tablic {
    fn show_to(&self, seen: &Observation, out: &mut String) -> std::fmt::Result {
        if let Some(last) = seen.last_move {
            writeln!(out, "Last move: seat {} played {}", last.seat, written(last.action))?;
        }
        if let Some(last) = seen.last_capture.filter(|_| seen.last_capture != seen.last_move) {
            writeln!(out, "Last capture: seat {} with {}", last.seat, written(last.action))?;
        }
        for side in 0..self.sides() {
            let (pile, tablas) = (seen.piles[side], seen.tablas[side]);
            let who = match (self.players, side) {
                (4, 0) => "Seats 0 and 2".to_owned(),
                (4, _) => "Seats 1 and 3".to_owned(),
                _ => format!("Seat {side}"),
            };
            let score = self.plain_score(side, pile, tablas, &seen.ledger);
            let stihs = self.points(pile);
            writeln!(
                out,
                "{who}: {score} points ({} cards worth {stihs}, {tablas} tablas)",
                pile.len()
            )?;
        }
        let held = seen.hand_sizes[..self.players].iter().map(u8::to_string).collect::<Vec<_>>();
        writeln!(out, "Cards in hands: {}; undealt: {}", held.join(", "), seen.undealt)?;
        if let Some(cut) = seen.cut_card {
            writeln!(out, "Cut card: {cut}")?;
        }
        writeln!(out, "Table: {}", shown(seen.table))?;
        let open = seen.open_hands.unwrap_or_default();
        for other in Seat::all(self.players).filter(|&other| other != seen.seat) {
            if seen.open_hands.is_some() {
                writeln!(out, "Hand of seat {other}: {}", shown(open[other.index()]))?;
            }
        }
        if let Some(stock) = &seen.open_stock {
            let cards: Vec<String> = stock.iter().map(Card::to_string).collect();
            writeln!(out, "Stock, the next card first: {}", cards.join(" "))?;
        }
        writeln!(out, "Your hand (seat {}): {}", seen.seat, shown(seen.hand))
    }
}

const FORM: &str = "a card, as in 8h, or a card and what it takes, as in 8h x 2d 6c 8s";

pub(super) fn written(action: Action) -> String {
    if action.is_lay() {
        action.card.to_string()
    } else {
        format!("{} x {}", action.card, action.taken)
    }
}

pub(super) fn names(cards: CardSet) -> Vec<String> {
    cards.iter().map(|card| card.to_string()).collect()
}

fn shown(cards: CardSet) -> String {
    if cards.is_empty() { "no cards".to_owned() } else { cards.to_string() }
}

fn name_of<T: PartialEq>(choices: &[(&'static str, T)], chosen: T) -> &'static str {
    choices.iter().find(|(_, value)| *value == chosen).map_or("", |(name, _)| name)
}
