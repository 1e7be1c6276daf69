//! How a game ended for one of those who played, as it goes into a person's own record.

use adut_kernel::Outcome;
use adut_store::Verdict;
use serde::Serialize;
use utoipa::ToSchema;

/// What stands for opponents of several kinds.
const SEVERAL: &str = "several";

/// A finished game in the eyes of one who played.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct OwnResult {
    /// Won, drawn or lost.
    #[serde(serialize_with = "by_name")]
    #[schema(value_type = String)]
    pub verdict: Verdict,
    /// Points, less the mean of the others'.
    pub difference: f64,
    /// The opponents' name if all have the same, else `several`. People are `person`.
    pub against: String,
    /// Whether it goes into records: nobody practised, and nobody could know the cards before.
    pub counts: bool,
}

fn by_name<S: serde::Serializer>(verdict: &Verdict, writer: S) -> Result<S::Ok, S::Error> {
    writer.serialize_str(verdict.name())
}

impl OwnResult {
    /// The result of a side, whose opponents have these names.
    pub(super) fn new<'a>(
        outcome: &Outcome,
        side: usize,
        opponents: impl IntoIterator<Item = &'a str>,
        counts: bool,
    ) -> Self {
        let payoff = outcome.payoff(side);
        let verdict = if payoff > 0.0 {
            Verdict::Won
        } else if payoff < 0.0 {
            Verdict::Lost
        } else {
            Verdict::Drawn
        };
        let mut names = opponents.into_iter();
        let first = names.next().unwrap_or(SEVERAL);
        let against = if names.all(|name| name == first) { first } else { SEVERAL };
        let difference = outcome.difference(side);
        Self { verdict, difference, against: against.to_owned(), counts }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_names_its_opponents() {
        let outcome = Outcome::highest([12.0, 9.0, 3.0]);
        let first = OwnResult::new(&outcome, 0, ["hard", "hard"], true);
        assert_eq!((first.verdict, first.difference), (Verdict::Won, 6.0));
        assert_eq!(first.against, "hard");
        let last = OwnResult::new(&outcome, 2, ["person", "hard"], true);
        assert_eq!((last.verdict, last.difference), (Verdict::Lost, -7.5));
        assert_eq!(last.against, SEVERAL);
        let drawn = OwnResult::new(&Outcome::highest([1.0, 1.0]), 1, ["person"], false);
        assert_eq!((drawn.verdict, drawn.difference), (Verdict::Drawn, 0.0));
        assert_eq!(drawn.against, "person");
    }
}
