//! A review in the words of a language.

use adut_kernel::Equipment;
use adut_paint::Teller as MoveTeller;
use adut_review::{
    Argument, Belief, Decision, Exact, Grade, Ply, Reason, Review, SeatReview, Value,
};
use adut_session::Session;
use adut_words::{FluentValue, Language, Words};

/// Says what a review holds.
pub(super) struct Teller<'a> {
    words: &'a Words,
    pub(super) review: &'a Review,
    /// The reviewed game, played to where its record ends.
    session: &'a dyn Session,
    moves: MoveTeller<'a>,
    equipment: Equipment,
}

impl<'a> Teller<'a> {
    pub(super) fn new(
        words: &'a Words,
        review: &'a Review,
        session: &'a dyn Session,
        equipment: Equipment,
    ) -> Self {
        let moves = MoveTeller::of_seats(words, session.seats(), equipment.pack);
        Self { words, review, session, moves, equipment }
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
        self.equipment.points
    }

    /// Whether anything was left to luck.
    fn has_cards(&self) -> bool {
        self.equipment.pack.is_some()
    }

    /// Where a seat's result came from: the name of each part, and the change.
    pub(super) fn parts(&self, told: &SeatReview) -> Vec<(String, f64)> {
        let balance = told.balance;
        let mut parts = vec![
            (self.say("review-balance-decisions"), balance.decisions),
            (self.say("review-balance-others"), balance.others),
        ];
        if self.has_cards() {
            parts.push((self.say("review-balance-cards"), balance.cards));
        } else if !self.is_solved() {
            parts.push((self.say("review-balance-unseen"), balance.cards));
        }
        if balance.forfeit != 0.0 {
            parts.push((self.say("review-balance-forfeit"), balance.forfeit));
        }
        parts
    }

    /// What the parts are headed by, and what the first of them is called.
    pub(super) fn balance_heads(&self) -> [String; 2] {
        let keys = match self.has_cards() {
            true => ["review-balance", "review-balance-start"],
            false => ["review-balance-plain", "review-balance-opening"],
        };
        keys.map(|key| self.say(key))
    }

    /// Whether every move was weighed by a solver that nothing was hidden from.
    pub(super) fn is_solved(&self) -> bool {
        let mut decisions = self.review.plies.iter().filter_map(|ply| ply.decision.as_ref());
        !self.has_cards() && decisions.all(|decision| decision.value.exact.is_some())
    }

    /// What the curve shows.
    pub(super) fn curve_note(&self) -> String {
        self.say(if self.is_solved() { "exact-note" } else { "review-curve-note" })
    }

    /// How the numbers came about.
    pub(super) fn method(&self, playouts: u32) -> String {
        match self.is_solved() {
            true => self.say("review-method-exact"),
            false => self.say_with("review-method", &[("playouts", playouts.into())]),
        }
    }

    /// What may be expected: how the game ends where that is known, else the share of a win.
    pub(super) fn worth(&self, value: &Value) -> String {
        match value.exact.map(Exact::message) {
            Some((key, moves)) => self.say_with(key, &[("moves", moves.into())]),
            None => format!("{} %", self.percent(value.share)),
        }
    }

    /// What a move cost: what it made of what, where both are known, else in shares of a win and in
    /// points.
    pub(super) fn cost(&self, decision: &Decision) -> String {
        let cost = &decision.cost;
        if decision.best_value.exact.is_some() && cost.total > 0.0 {
            return format!(
                "{} → {}",
                self.worth(&decision.best_value),
                self.worth(&decision.value)
            );
        }
        let mut parts = Vec::new();
        // What would be told as nothing is not told.
        if self.percent(cost.share) != "0" {
            parts.push(self.say_percent("review-cost-share", cost.share));
        }
        if let Some(points) = cost.points.filter(|&points| self.difference(points) != "0") {
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
                Argument::Card { card } => (name, self.card(card).into()),
                Argument::Text(text) => (name, text.clone().into()),
            })
            .collect();
        self.say_with(reason.id, &variables)
    }

    /// A card by its name, or with the sign of its suit.
    pub(super) fn card(&self, card: &str) -> String {
        self.words.card(self.equipment.pack, card)
    }

    /// A move that could be made at this ply, as the game phrases it.
    pub(super) fn action(&self, ply: &Ply, text: &str) -> String {
        let mut then = self.session.fork();
        then.rewind(ply.ply - 1);
        then.phrase(text).map_or_else(|| text.to_owned(), |phrase| self.moves.say(&phrase))
    }

    /// The moves of a seat that are told because of what they cost, the worst first.
    pub(super) fn mistakes(&self, told: &SeatReview) -> Vec<(&'a Ply, &'a Decision)> {
        let plies = told.told.iter().map(|&ply| &self.review.plies[ply - 1]);
        plies.filter_map(|ply| Some((ply, ply.decision.as_ref()?))).collect()
    }

    /// One belief in a line.
    pub(super) fn belief(&self, belief: &Belief) -> String {
        self.say_with(
            "review-belief",
            &[
                ("ply", belief.ply.into()),
                ("who", self.place(belief.by).into()),
                ("percent", self.percent(belief.known).into()),
            ],
        )
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
        let value = decision.map(|decision| self.worth(&decision.value));
        let cost = match decision {
            None => self.say("review-given"),
            Some(decision) if decision.forced => self.say("review-forced"),
            Some(decision)
                if decision.value.exact.is_none() && self.percent(decision.cost.share) != "0" =>
            {
                format!("{} %", self.percent(decision.cost.share))
            }
            Some(decision) => match self.cost(decision) {
                cost if cost.is_empty() => "·".to_owned(),
                cost => cost,
            },
        };
        let better = decision.filter(|decision| decision.cost.total > 0.0);
        let mut cells = vec![
            ply.ply.to_string(),
            ply.seat.to_string(),
            self.action(ply, &ply.played),
            value.unwrap_or_default(),
            cost,
            better.map_or(String::new(), |decision| self.action(ply, &decision.best)),
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

    /// How many decisions an equilibrium judged, if it did any.
    pub(super) fn equilibrium(&self) -> Option<String> {
        let decisions = || self.review.plies.iter().filter_map(|ply| ply.decision.as_ref());
        let chosen = decisions().filter(|decision| !decision.forced).count();
        let is_judged = |decision: &&Decision| decision.equilibrium && !decision.forced;
        let judged = decisions().filter(is_judged).count();
        let counts = [("judged", judged.into()), ("decisions", chosen.into())];
        (judged > 0).then(|| self.say_with("review-equilibrium", &counts))
    }

    /// Whether anything was solved with open cards, and is not told as the moves' own worth.
    pub(super) fn has_truth(&self) -> bool {
        !self.is_solved() && self.review.plies.iter().any(|ply| ply.truth.is_some())
    }

    /// What such values are called.
    pub(super) fn truth_name(&self) -> String {
        self.say(if self.has_cards() { "review-truth" } else { "review-solved" })
    }

    /// The note that explains the values with open cards.
    pub(super) fn truth_note(&self) -> String {
        self.say(if self.has_cards() { "review-truth-note" } else { "review-truth-note-connect4" })
    }
}
