//! What went wrong, as a Python exception with one sentence.

use std::fmt::Display;

use pyo3::PyErr;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;

create_exception!(adut, AdutError, PyValueError, "Adut refuses: the message says what is wrong.");

/// The exception for an error of ours.
pub(crate) fn refuse(error: impl Display) -> PyErr {
    AdutError::new_err(error.to_string())
}

/// The exception for an error with all that led to it.
pub(crate) fn refuse_whole(error: impl Into<anyhow::Error>) -> PyErr {
    refuse(format!("{:#}", error.into()))
}

/// The exception for what only those may ask who may see all cards.
pub(crate) fn peeking(what: &str) -> PyErr {
    refuse(format!("{what} looks at hidden cards, which needs all_knowing=True"))
}
