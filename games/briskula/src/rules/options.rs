//! The options of the rules, and what follows from them.

use adut_cards::trieste::{Card, CardSet};
use adut_kernel::{RuleOption, Rules, RulesError, Values};

use super::Briskula;

/// Which of the two versions is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Two cards from each player to a trick, four in hand.
    Dupla,
    /// One card from each player to a trick, three in hand.
    Obicna,
}

/// How the cards are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dealing {
    /// In parts, after a cut.
    Cut,
    /// Each whole hand at once, after a knock.
    Knock,
}

/// When partners show each other their hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpenHands {
    /// Never.
    Off,
    /// When each has one card left.
    LastTrick,
    /// When the stock is out.
    StockOut,
}

/// The probability that an opponent sees a signal, if nothing is said.
const SIGNAL_SEEN: f64 = 0.2;

/// How many won games win a match, if nothing is said.
const MATCH_WINS: u8 = 4;

/// The 2 of dinari, which three players leave out.
const TWO_OF_DINARI: Card = Card::new(0, 0);
/// The fours, which three players may leave out instead.
const FOURS: CardSet = CardSet::from_bits(1 << 1 | 1 << 11 | 1 << 21 | 1 << 31);

pub(super) const OPTIONS: &[RuleOption] = &[
    RuleOption::new(
        "players",
        "2",
        Values::whole(2, 4),
        "how many play; four play in pairs, 0 and 2 against 1 and 3; the source also names five and gives no rule for them, so five are not offered",
    ),
    RuleOption::new(
        "variant",
        "dupla",
        Values::choice(&["dupla", "obicna"]),
        "two cards each to a trick (two players only), or one",
    )
    .needing(&[("players", &["2"])])
    .otherwise("obicna"),
    RuleOption::new(
        "deal",
        "cut",
        Values::choice(&["cut", "knock"]),
        "hands dealt in parts, or each at once with the trump card after",
    ),
    RuleOption::new(
        "left_out",
        "2d",
        Values::choice(&["2d", "fours"]),
        "what three players leave out: the 2 of dinari, or the four fours",
    )
    .needing(&[("players", &["3"])]),
    RuleOption::new(
        "open_hands",
        "off",
        Values::choice(&["off", "last-trick", "stock-out"]),
        "partners show their hands: never, before the last trick, or once the stock is out",
    )
    .needing(&[("players", &["4"])]),
    RuleOption::new(
        "signals",
        "off",
        Values::Switch,
        "four players may signal trumps with points to the partner (motiranje)",
    )
    .needing(&[("players", &["4"])]),
    RuleOption::new(
        "signal_seen",
        "0.2",
        Values::number(0.0, 1.0),
        "the probability that an opponent sees a signal",
    )
    .needing(&[("players", &["4"]), ("signals", &["on"])]),
    RuleOption::new(
        "match_wins",
        "4",
        Values::whole(1, 100),
        "how many won games win a match; drawn ones are played again",
    )
    .needing(&[("match", &["on"])]),
];

impl Briskula {
    /// A version for so many players, all else by default. The two must go together.
    pub(super) fn new(variant: Variant, players: u8) -> Self {
        let (hand_size, each) = match variant {
            Variant::Dupla => (4, 2),
            Variant::Obicna => (3, 1),
        };
        let three = CardSet::PACK.without(TWO_OF_DINARI);
        Self {
            variant,
            dealing: Dealing::Cut,
            open_hands: OpenHands::Off,
            signals: None,
            match_wins: MATCH_WINS,
            pack: if players == 3 { three } else { CardSet::PACK },
            players,
            hand_size,
            trick_len: each * players,
        }
    }

    pub(super) fn read_rules(rules: &Rules) -> Result<Self, RulesError> {
        let reader = rules.read("briskula", OPTIONS).known_only()?;
        let players = reader.number("players")?;
        let variant =
            reader.choice("variant", &[("dupla", Variant::Dupla), ("obicna", Variant::Obicna)])?;
        let mut game = Self::new(variant, players as u8);
        game.dealing =
            reader.choice("deal", &[("cut", Dealing::Cut), ("knock", Dealing::Knock)])?;
        let hands = [
            ("off", OpenHands::Off),
            ("last-trick", OpenHands::LastTrick),
            ("stock-out", OpenHands::StockOut),
        ];
        game.open_hands = reader.choice("open_hands", &hands)?;
        let without_fours = reader.choice("left_out", &[("2d", false), ("fours", true)])?;
        let signals = reader.switch("signals")?;
        // Adding 0 turns −0, which would be written otherwise, into 0.
        let seen = reader.real("signal_seen")? + 0.0;

        if variant == Variant::Dupla && players != 2 {
            return Err(reader.conflict(format!(
                "dupla, the default, is for two, so players={players} needs variant=obicna"
            )));
        }
        if without_fours && players != 3 {
            return Err(reader.conflict("left_out=fours is for players=3"));
        }
        if game.open_hands != OpenHands::Off && players != 4 {
            return Err(reader.conflict("open_hands is for partners, so it needs players=4"));
        }
        if signals && players != 4 {
            return Err(reader.conflict("signals=on is for partners, so it needs players=4"));
        }
        if seen != SIGNAL_SEEN && !signals {
            return Err(reader.conflict("signal_seen means nothing without signals=on"));
        }
        if without_fours {
            game.pack = CardSet::PACK - FOURS;
        }
        game.signals = signals.then_some(seen);
        game.match_wins = reader.number("match_wins")? as u8;
        Ok(game)
    }

    pub(super) fn written_rules(&self) -> Rules {
        let mut rules = Rules::new().with("players", self.players);
        if self.variant == Variant::Obicna {
            rules.set("variant", "obicna");
        }
        if self.dealing == Dealing::Knock {
            rules.set("deal", "knock");
        }
        if !self.pack.contains_all(FOURS) {
            rules.set("left_out", "fours");
        }
        match self.open_hands {
            OpenHands::Off => {}
            OpenHands::LastTrick => rules.set("open_hands", "last-trick"),
            OpenHands::StockOut => rules.set("open_hands", "stock-out"),
        }
        if self.match_wins != MATCH_WINS {
            rules.set("match_wins", self.match_wins);
        }
        if let Some(seen) = self.signals {
            rules.set("signals", "on");
            if seen != SIGNAL_SEEN {
                rules.set("signal_seen", seen);
            }
        }
        rules
    }

    /// The place of the trump card in the deck.
    #[inline]
    pub(super) fn trump_position(&self) -> usize {
        match (self.variant, self.dealing) {
            (Variant::Dupla, Dealing::Cut) => 4,
            _ => usize::from(self.hand_size * self.players),
        }
    }

    /// Who gets the `nth` card dealt, the trump card not counted.
    #[inline]
    pub(super) fn dealt_to(&self, nth: usize) -> usize {
        match (self.variant, self.dealing) {
            (Variant::Dupla, Dealing::Cut) => nth / 2 % 2,
            (Variant::Obicna, Dealing::Cut) => nth % usize::from(self.players),
            (_, Dealing::Knock) => nth / self.hand_size(),
        }
    }
}
