//! Numbers in as few bytes as the largest of them needs.
//!
//! Touching fresh memory for the first time is a large part of the work on a large tree, and most
//! trees hold small numbers. So values start in two bytes and move to four or eight when one
//! comes that does not fit.

/// A list of 64-bit numbers, stored narrower where possible.
#[derive(Debug, Clone)]
pub(super) enum Values {
    /// All fit two bytes.
    Narrow(Vec<i16>),
    /// All fit four bytes.
    Middle(Vec<i32>),
    /// Some need eight bytes.
    Wide(Vec<i64>),
}

/// Does the same with the vector inside, whatever its width.
macro_rules! with_values {
    ($values:expr, $inside:ident => $body:expr) => {
        match $values {
            $crate::values::Values::Narrow($inside) => $body,
            $crate::values::Values::Middle($inside) => $body,
            $crate::values::Values::Wide($inside) => $body,
        }
    };
}
pub(super) use with_values;

/// A stored number at its full width.
#[inline]
pub(super) fn widened(value: impl Into<i64>) -> i64 {
    value.into()
}

impl Values {
    pub(super) fn new() -> Self {
        Self::Narrow(Vec::new())
    }

    pub(super) fn len(&self) -> usize {
        with_values!(self, values => values.len())
    }

    #[inline]
    pub(super) fn get(&self, index: usize) -> i64 {
        with_values!(self, values => widened(values[index]))
    }

    #[inline]
    pub(super) fn push(&mut self, value: i64) {
        match (self, i16::try_from(value)) {
            (Self::Narrow(values), Ok(value)) => values.push(value),
            (wider, _) => wider.push_wide(value),
        }
    }

    #[inline(never)]
    fn push_wide(&mut self, value: i64) {
        let fits = match self {
            Self::Narrow(_) => false,
            Self::Middle(values) => i32::try_from(value).map(|value| values.push(value)).is_ok(),
            Self::Wide(values) => {
                values.push(value);
                true
            }
        };
        if !fits {
            self.widen();
            self.push(value);
        }
    }

    /// Adds all numbers of another list.
    pub(super) fn append(&mut self, other: &Self) {
        if let (Self::Narrow(values), Self::Narrow(others)) = (&mut *self, other) {
            return values.extend_from_slice(others);
        }
        with_values!(other, others => others.iter().for_each(|&value| self.push(widened(value))));
    }

    #[cold]
    fn widen(&mut self) {
        *self = match self {
            Self::Narrow(values) => Self::Middle(values.iter().copied().map(i32::from).collect()),
            Self::Middle(values) => Self::Wide(values.iter().copied().map(i64::from).collect()),
            Self::Wide(_) => return,
        };
    }
}

impl PartialEq for Values {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && (0..self.len()).all(|i| self.get(i) == other.get(i))
    }
}

impl Eq for Values {}

impl FromIterator<i64> for Values {
    fn from_iter<I: IntoIterator<Item = i64>>(numbers: I) -> Self {
        let mut values = Self::new();
        numbers.into_iter().for_each(|number| values.push(number));
        values
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_whatever_the_width() {
        let edges = [0, -1, 32_767, -32_768, 32_768, 7, -2_147_483_648, 2_147_483_648, i64::MIN];
        for count in 0..=edges.len() {
            let values: Values = edges[..count].iter().copied().collect();
            assert_eq!(
                (0..values.len()).map(|i| values.get(i)).collect::<Vec<_>>(),
                edges[..count]
            );
        }
        assert!(matches!([1, 2].into_iter().collect(), Values::Narrow(_)));
        assert!(matches!([1, 40_000].into_iter().collect(), Values::Middle(_)));
        assert!(matches!([i64::MAX].into_iter().collect(), Values::Wide(_)));
    }
}
