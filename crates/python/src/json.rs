//! Between Python's dictionaries and JSON.

use adut_kernel::{Record, Rules};
use pyo3::prelude::*;
use pyo3::types::PyString;
use serde_json::Value;

use crate::refusal::refuse;

/// JSON as Python's own values.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    py.import("json")?.call_method1("loads", (value.to_string(),))
}

/// The text of a value: itself if it is text, else as JSON.
fn text_of(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if value.is_instance_of::<PyString>() {
        return value.extract();
    }
    value.py().import("json")?.call_method1("dumps", (value,))?.extract()
}

/// A record, given as a dictionary or as a line of JSON.
pub(crate) fn record_of(value: &Bound<'_, PyAny>) -> PyResult<Record> {
    Record::parse(&text_of(value)?).map_err(refuse)
}

/// Rules, given as a dictionary or as on the command line (`players=3,ties=all`); usual ones if
/// nothing is given.
pub(crate) fn rules_of(value: Option<&Bound<'_, PyAny>>) -> PyResult<Rules> {
    let Some(value) = value else { return Ok(Rules::new()) };
    if value.is_instance_of::<PyString>() {
        return Rules::parse(&value.extract::<String>()?).map_err(refuse);
    }
    serde_json::from_str(&text_of(value)?).map_err(|_| {
        refuse("rules are a dictionary of names and values, or a text as players=3,ties=all")
    })
}
