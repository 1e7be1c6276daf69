//! NumPy arrays. Small ones are copied; those of many games lie in memory of ours, which NumPy looks
//! at through its array interface.

use pyo3::IntoPyObjectExt as _;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyDict, PyTuple};
use zerocopy::{Immutable, IntoBytes};

/// The kind of an array's numbers, as NumPy writes it.
pub(crate) trait Element: IntoBytes + Immutable {
    /// The name of its type.
    const KIND: &'static str;
}

impl Element for f32 {
    const KIND: &'static str = "<f4";
}
impl Element for f64 {
    const KIND: &'static str = "<f8";
}
impl Element for bool {
    const KIND: &'static str = "|b1";
}
impl Element for i32 {
    const KIND: &'static str = "<i4";
}
impl Element for i64 {
    const KIND: &'static str = "<i8";
}

/// A new array with these numbers, which may be written to.
pub(crate) fn array<'py, T: Element>(
    py: Python<'py>,
    numbers: &[T],
    shape: &[usize],
) -> PyResult<Bound<'py, PyAny>> {
    let bytes = PyByteArray::new(py, numbers.as_bytes());
    let array = py.import("numpy")?.call_method1("frombuffer", (bytes, T::KIND))?;
    array.call_method1("reshape", (PyTuple::new(py, shape)?,))
}

/// Numbers that stay at one place of memory for as long as their owner lives. Whoever makes an array of
/// them keeps the owner alive.
#[pyclass(module = "adut._adut", frozen)]
pub(crate) struct Memory {
    owner: Py<PyAny>,
    address: usize,
    kind: &'static str,
    shape: Vec<usize>,
}

impl Memory {
    /// The numbers of a vector that `owner` never makes longer or shorter.
    pub(crate) fn of<T: Element>(owner: Py<PyAny>, numbers: &[T], shape: &[usize]) -> Self {
        debug_assert_eq!(numbers.len(), shape.iter().product::<usize>());
        Self { owner, address: numbers.as_ptr() as usize, kind: T::KIND, shape: shape.to_vec() }
    }
}

#[pymethods]
impl Memory {
    /// What NumPy asks for.
    #[getter]
    fn __array_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let told = PyDict::new(py);
        told.set_item("version", 3)?;
        told.set_item("typestr", self.kind)?;
        told.set_item("shape", PyTuple::new(py, &self.shape)?)?;
        // Only we write there.
        told.set_item("data", (self.address, true).into_bound_py_any(py)?)?;
        Ok(told)
    }

    /// Whose memory it is.
    #[getter]
    fn owner(&self, py: Python<'_>) -> Py<PyAny> {
        self.owner.clone_ref(py)
    }
}
