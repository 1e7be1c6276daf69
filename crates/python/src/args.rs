//! What Python hands over, checked: whatever is wrong is a `ValueError` or a `TypeError` in one sentence.

use adut_kernel::Seat;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyInt, PyString};

use crate::refusal::refuse;

/// A seed: a whole number stands for the text of its digits.
#[derive(Clone)]
pub(crate) struct SeedArg(pub(crate) String);

impl<'a, 'py> FromPyObject<'a, 'py> for SeedArg {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if value.is_instance_of::<PyString>() {
            return Ok(Self(value.extract()?));
        }
        let index = value.call_method0("__index__");
        match index {
            Ok(number) if !value.is_instance_of::<PyBool>() => Ok(Self(number.str()?.extract()?)),
            _ => Err(PyTypeError::new_err("a seed is a whole number or a text")),
        }
    }
}

/// A whole number that is not negative, and not too large for anything here.
#[derive(Clone, Copy)]
pub(crate) struct Count(pub(crate) u64);

impl<'a, 'py> FromPyObject<'a, 'py> for Count {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        let number = value.call_method0("__index__").map_err(|_| {
            PyTypeError::new_err(format!("expected a whole number, not {}", shown(&value)))
        })?;
        let number = number.cast_into::<PyInt>()?;
        let count = number.extract().map_err(|_| {
            refuse(format!("expected a whole number from 0 on, not {}", shown(&value)))
        })?;
        Ok(Self(count))
    }
}

impl Count {
    /// As a size of something in memory.
    pub(crate) fn size(self) -> PyResult<usize> {
        usize::try_from(self.0).map_err(|_| refuse(format!("{} is too many", self.0)))
    }

    /// As a number of playouts.
    pub(crate) fn playouts(self) -> PyResult<u32> {
        u32::try_from(self.0).map_err(|_| refuse(format!("{} playouts are too many", self.0)))
    }

    /// As a seat of a table of so many.
    pub(crate) fn seat(self, seats: usize) -> PyResult<Seat> {
        match usize::try_from(self.0) {
            Ok(seat) if seat < seats => Ok(Seat::new(seat)),
            _ => Err(refuse(format!("there is no seat {} at a table of {seats}", self.0))),
        }
    }
}

fn shown(value: &Borrowed<'_, '_, PyAny>) -> String {
    let text = value.repr().and_then(|repr| repr.extract::<String>()).unwrap_or_default();
    text.chars().take(40).collect()
}
