//! Numbers in checkpoints, as text: reading a JSON number may change its last bit.

use serde::de::Deserializer;
use serde::ser::Serializer;

fn parse<E: serde::de::Error>(text: &str) -> Result<f64, E> {
    text.parse().map_err(|_| E::custom(format!("`{text}` is not a number")))
}

pub(super) mod number {
    use super::{Deserializer, Serializer, parse};
    use serde::de::Deserialize as _;

    pub(crate) fn serialize<S: Serializer>(value: &f64, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(value)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<f64, D::Error> {
        parse(&String::deserialize(input)?)
    }
}

pub(super) mod numbers {
    use super::{Deserializer, Serializer, parse};
    use serde::de::Deserialize as _;

    pub(crate) fn serialize<S: Serializer>(values: &[f64], out: S) -> Result<S::Ok, S::Error> {
        out.collect_seq(values.iter().map(f64::to_string))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<f64>, D::Error> {
        Vec::<String>::deserialize(input)?.iter().map(|text| parse(text)).collect()
    }
}

pub(super) mod rows {
    use super::{Deserializer, Serializer, parse};
    use serde::de::Deserialize as _;

    pub(crate) fn serialize<S: Serializer>(rows: &[Vec<f64>], out: S) -> Result<S::Ok, S::Error> {
        let written = |row: &Vec<f64>| row.iter().map(f64::to_string).collect::<Vec<_>>();
        out.collect_seq(rows.iter().map(written))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
        input: D,
    ) -> Result<Vec<Vec<f64>>, D::Error> {
        let rows = Vec::<Vec<String>>::deserialize(input)?;
        rows.iter().map(|row| row.iter().map(|text| parse(text)).collect()).collect()
    }
}
