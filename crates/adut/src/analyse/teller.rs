//! A review in the words of a language.

use adut_review::{Argument, Cost, Decision, Grade, Ply, Reason, Review, SeatReview};
use adut_words::{FluentValue, Language, Words};

/// What would be told as nothing is not told.
const LEAST_SHARE: f64 = 0.0005;
const LEAST_POINTS: f64 = 0.05;

/// Says what a review holds.
pub(super) struct Teller<'a> {
    words: &'a Words,
    pub(super) review: &'a Review,
}

impl<'a> Teller<'a> {
    pub(super) fn new(words: &'a Words, review: &'a Review) -> Self {
        Self { words, review }
    }

    pub(super) fn language(&self) -> Language {
        self.words.language()
    }

    pub(super) fn say(&self, key: &str) -> String {
        self.words.text(key)
    }

    pub(super) fn say_with(&self, key: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
        self.localised(self.words.text_with(key, variables))
    }

    /// A message about a percentage.
    pub(super) fn say_percent(&self, key: &str, share: f64) -> String {
        self.say_with(key, &[("percent", self.percent(share).into())])
    }

    /// Most languages here write a comma where English has a point.
    fn localised(&self, text: String) -> String {
        if self.language() == Language::English {
            return text;
        }
        let letters: Vec<char> = text.chars().collect();
        let is_digit =
            |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(char::is_ascii_digit);
        let letter = |(at, &letter): (usize, &char)| match letter {
            '.' if is_digit(at.checked_sub(1)) && is_digit(Some(at + 1)) => ',',
            other => other,
        };
        letters.iter().enumerate().map(letter).collect()
    }

    /// A share as percent, without the sign: tenths where they matter.
    pub(super) fn percent(&self, share: f64) -> String {
        let percent = share * 100.0;
        let whole = percent.abs() >= 9.95 || (percent - percent.round()).abs() < 0.05;
        self.localised(if whole { format!("{percent:.0}") } else { format!("{percent:.1}") })
    }

    /// A change in percent with its sign.
    pub(super) fn change(&self, share: f64) -> String {
        let text = self.percent(share.abs());
        match share {
            _ if text == "0" => "0 %".to_owned(),
            _ if share < 0.0 => format!("−{text} %"),
            _ => format!("+{text} %"),
        }
    }

    /// A difference of points with its sign, in tenths.
    pub(super) fn difference(&self, points: f64) -> String {
        let text = self.localised(format!("{:.1}", points.abs()));
        match points {
            _ if text == "0.0" || text == "0,0" => "0".to_owned(),
            _ if points < 0.0 => format!("−{text}"),
            _ => format!("+{text}"),
        }
    }

    /// A whole number with a proper minus.
    pub(super) fn whole(&self, number: i32) -> String {
        if number < 0 { format!("−{}", -number) } else { number.to_string() }
    }

    pub(super) fn title(&self) -> String {
        let game = self.say(&format!("game-{}", self.review.game));
        self.say_with("review-title", &[("game", game.into())])
    }

    /// A seat, with who sat there.
    pub(super) fn seat(&self, seat: usize) -> String {
        let place = self.place(seat);
        match self.review.players.get(seat) {
            Some(name) => format!("{place} · {name}"),
            None => place,
        }
    }

    /// A seat alone.
    pub(super) fn place(&self, seat: usize) -> String {
        self.say_with("who-seat", &[("seat", seat.into())])
    }

    /// How the game ended for a seat, with the score if points were counted.
    pub(super) fn result(&self, seat: usize) -> String {
        let review = self.review;
        if !review.finished && review.end.is_none() {
            return self.say("review-unfinished");
        }
        let side = review.sides[seat];
        let ended = self.say(match () {
            () if review.winners.contains(&side) => "review-won",
            () if review.winners.is_empty() => "review-drawn",
            () => "review-lost",
        });
        match &review.scores {
            Some(scores) if self.counts_points() => {
                let own_first = scores.iter().enumerate().map(|(at, _)| (side + at) % scores.len());
                let points: Vec<String> = own_first.map(|at| format!("{}", scores[at])).collect();
                let score = self.say_with("review-score", &[("score", points.join(" : ").into())]);
                format!("{ended} · {score}")
            }
            _ => ended,
        }
    }

    /// The note on a forfeit, if there was one.
    pub(super) fn forfeit(&self) -> Option<String> {
        let end = self.review.end.as_ref()?;
        let who = self.seat(end.forfeit);
        let said = self.say_with("review-forfeit", &[("who", who.into())]);
        Some(format!("{said} ({})", end.reason))
    }

    fn counts_points(&self) -> bool {
        matches!(self.review.game, "tablic" | "briskula")
    }

    /// Whether anything was left to luck.
    fn has_cards(&self) -> bool {
        self.review.game != "connect4"
    }

    /// Where a seat's result came from: the name of each part, and the change.
    pub(super) fn parts(&self, told: &SeatReview) -> Vec<(String, f64)> {
        let balance = told.balance;
        let rest = if self.has_cards() { "review-balance-cards" } else { "review-balance-unseen" };
        let mut parts = vec![
            (self.say("review-balance-decisions"), balance.decisions),
            (self.say("review-balance-others"), balance.others),
            (self.say(rest), balance.cards),
        ];
        if balance.forfeit != 0.0 {
            parts.push((self.say("review-balance-forfeit"), balance.forfeit));
        }
        parts
    }

    /// What a move cost, in shares of a win and in points.
    pub(super) fn cost(&self, cost: &Cost) -> String {
        let mut parts = Vec::new();
        if cost.share >= LEAST_SHARE {
            parts.push(self.say_percent("review-cost-share", cost.share));
        }
        if let Some(points) = cost.points.filter(|&points| points >= LEAST_POINTS) {
            parts.push(self.points("review-cost-points", points));
        }
        parts.join(", ")
    }

    /// A message about points, in tenths.
    pub(super) fn points(&self, key: &str, points: f64) -> String {
        let tenths = (points * 10.0).round() / 10.0;
        self.say_with(key, &[("points", tenths.into())])
    }

    pub(super) fn grade(&self, grade: Grade) -> String {
        self.say(match grade {
            Grade::Best => "grade-best",
            Grade::Good => "grade-good",
            Grade::Slip => "grade-slip",
            Grade::Mistake => "grade-mistake",
            Grade::Blunder => "grade-blunder",
        })
    }

    pub(super) fn reason(&self, reason: &Reason) -> String {
        let variables: Vec<(&str, FluentValue<'_>)> = reason
            .args
            .iter()
            .map(|(&name, argument)| match argument {
                Argument::Number(number) => (name, (*number).into()),
                Argument::Text(text) if name == "card" => (name, self.card(text).into()),
                Argument::Text(text) => (name, text.clone().into()),
            })
            .collect();
        self.say_with(reason.id, &variables)
    }

    /// A card by its name, or with the sign of its suit.
    pub(super) fn card(&self, card: &str) -> String {
        let (rank, suit) = card.split_at(card.len().saturating_sub(1));
        match self.review.game {
            "tablic" => format!("{rank}{}", french_sign(suit)),
            "briskula" => {
                let rank = self.say(&format!("rank-trieste-{rank}"));
                let suit = self.say(&format!("of-suit-trieste-{suit}"));
                self.say_with("card-trieste", &[("rank", rank.into()), ("suit", suit.into())])
            }
            "love-letter" => self.say(&format!("card-{card}")),
            _ => card.to_owned(),
        }
    }

    /// A move, short enough for a table.
    pub(super) fn action(&self, text: &str) -> String {
        match self.review.game {
            "tablic" => {
                let card = |word: &str| if word == "x" { "×".to_owned() } else { self.card(word) };
                text.split(' ').map(card).collect::<Vec<_>>().join(" ")
            }
            "briskula" => match text.strip_prefix('~') {
                Some(signal) => {
                    let card = self.card(signal.split('@').next().unwrap_or(signal));
                    self.say_with("choice-briskula-signal", &[("card", card.into())])
                }
                None => self.card(text),
            },
            "love-letter" => {
                let (card, on) = text.split_once('>').unwrap_or((text, ""));
                let (target, guess) = on.split_once(':').unwrap_or((on, ""));
                let mut told = self.card(card);
                if !target.is_empty() {
                    told = format!("{told} → {target}");
                }
                if !guess.is_empty() {
                    told = format!("{told}: {}", self.card(guess));
                }
                told
            }
            _ => self.say_with("choice-connect4", &[("column", text.to_owned().into())]),
        }
    }

    /// The moves of a seat that cost something that can be told, the worst first.
    pub(super) fn mistakes(&self, told: &SeatReview) -> Vec<(&'a Ply, &'a Decision)> {
        let plies = told.mistakes.iter().map(|&ply| &self.review.plies[ply - 1]);
        let told = plies.filter_map(|ply| Some((ply, ply.decision.as_ref()?)));
        told.filter(|(_, decision)| !self.cost(&decision.cost).is_empty()).collect()
    }

    /// What the seat's moves cost with open cards, where cards are hidden.
    pub(super) fn truth_cost(&self, told: &SeatReview) -> Option<String> {
        let cost = told.truth_cost.filter(|_| self.has_cards())?;
        Some(self.points("review-truth-cost", f64::from(cost)))
    }

    /// The columns of the table of moves; whether each holds numbers.
    pub(super) fn columns(&self) -> Vec<(String, bool)> {
        let columns = [
            ("review-column-ply", true),
            ("review-column-seat", true),
            ("review-column-move", false),
            ("review-column-value", true),
            ("review-column-cost", true),
            ("review-column-best", false),
            ("review-column-truth", true),
        ];
        let count = if self.has_truth() { columns.len() } else { columns.len() - 1 };
        columns[..count].iter().map(|&(key, is_number)| (self.say(key), is_number)).collect()
    }

    /// The cells of a move in that table.
    pub(super) fn cells(&self, ply: &Ply) -> Vec<String> {
        let decision = ply.decision.as_ref();
        let value = decision.map(|decision| format!("{} %", self.percent(decision.value.share)));
        let cost = match decision {
            None => self.say("review-given"),
            Some(decision) if decision.forced => self.say("review-forced"),
            Some(decision) if decision.cost.share >= LEAST_SHARE => {
                format!("{} %", self.percent(decision.cost.share))
            }
            Some(decision) => match self.cost(&decision.cost) {
                cost if cost.is_empty() => "·".to_owned(),
                cost => cost,
            },
        };
        let better = decision.filter(|decision| decision.cost.total > 0.0);
        let mut cells = vec![
            ply.ply.to_string(),
            ply.seat.to_string(),
            self.action(&ply.played),
            value.unwrap_or_default(),
            cost,
            better.map_or(String::new(), |decision| self.action(&decision.best)),
        ];
        if self.has_truth() {
            let truth = ply.truth.as_ref().map(|truth| match truth.cost {
                0 => self.whole(truth.value),
                _ => format!("{} → {}", self.whole(truth.value), self.whole(truth.after)),
            });
            cells.push(truth.unwrap_or_default());
        }
        cells
    }

    /// Whether anything was solved with open cards.
    pub(super) fn has_truth(&self) -> bool {
        self.review.plies.iter().any(|ply| ply.truth.is_some())
    }

    /// The note that explains the values with open cards.
    pub(super) fn truth_note(&self) -> String {
        let connect4 = self.review.game == "connect4";
        self.say(if connect4 { "review-truth-note-connect4" } else { "review-truth-note" })
    }
}

fn french_sign(suit: &str) -> &str {
    match suit {
        "c" => "♣",
        "d" => "♦",
        "h" => "♥",
        "s" => "♠",
        other => other,
    }
}
