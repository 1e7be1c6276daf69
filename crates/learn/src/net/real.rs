//! The two kinds of floating-point numbers that nets can be made of.

use std::fmt::Debug;
use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

use safetensors::Dtype;

/// `f32`, which is fast, or `f64`, which the source used and in which gradients can be checked.
pub trait Real:
    Copy
    + Debug
    + Default
    + PartialOrd
    + Send
    + Sync
    + Add<Output = Self>
    + AddAssign
    + Sub<Output = Self>
    + SubAssign
    + Mul<Output = Self>
    + MulAssign
    + Div<Output = Self>
    + Neg<Output = Self>
    + 'static
{
    /// Nothing.
    const ZERO: Self;
    /// One.
    const ONE: Self;
    /// How it is called in a file.
    const DTYPE: Dtype;
    /// Its number in ONNX's list of types.
    const ONNX_TYPE: u64;

    /// The nearest number of this kind.
    fn from_f64(value: f64) -> Self;
    /// The same number as `f64`.
    fn to_f64(self) -> f64;
    /// e to this power.
    fn exp(self) -> Self;
    /// The natural logarithm.
    fn ln(self) -> Self;
    /// The square root.
    fn sqrt(self) -> Self;
    /// Its bytes, the lowest first, appended.
    fn write(self, bytes: &mut Vec<u8>);
    /// From as many bytes as [`write`](Real::write) gives.
    fn read(bytes: &[u8]) -> Option<Self>;
    /// c ← a·b + beta·c.
    fn multiply(a: Matrix<'_, Self>, b: Matrix<'_, Self>, beta: Self, c: &mut [Self]);
}

/// A matrix in a slice, row by row, or the same turned over.
#[derive(Clone, Copy, Debug)]
pub struct Matrix<'a, T> {
    cells: &'a [T],
    rows: usize,
    columns: usize,
    is_turned: bool,
}

impl<'a, T> Matrix<'a, T> {
    /// Rows of so many columns.
    ///
    /// # Panics
    /// If the cells do not fill the rows.
    pub fn new(cells: &'a [T], columns: usize) -> Self {
        assert!(columns > 0 && cells.len().is_multiple_of(columns), "rows of equal length");
        Self { cells, rows: cells.len() / columns, columns, is_turned: false }
    }

    /// Its rows as columns.
    #[must_use]
    pub fn turned(self) -> Self {
        let Self { cells, rows, columns, is_turned } = self;
        Self { cells, rows: columns, columns: rows, is_turned: !is_turned }
    }

    /// How far it is from one row to the next, and from one column to the next.
    fn strides(&self) -> (isize, isize) {
        if self.is_turned { (1, self.rows as isize) } else { (self.columns as isize, 1) }
    }
}

macro_rules! real {
    ($type:ident, $dtype:ident, $onnx:literal, $gemm:ident) => {
        impl Real for $type {
            const ZERO: Self = 0.0;
            const ONE: Self = 1.0;
            const DTYPE: Dtype = Dtype::$dtype;
            const ONNX_TYPE: u64 = $onnx;

            fn from_f64(value: f64) -> Self {
                value as Self
            }
            fn to_f64(self) -> f64 {
                f64::from(self)
            }
            fn exp(self) -> Self {
                self.exp()
            }
            fn ln(self) -> Self {
                self.ln()
            }
            fn sqrt(self) -> Self {
                self.sqrt()
            }
            fn write(self, bytes: &mut Vec<u8>) {
                bytes.extend(self.to_le_bytes());
            }
            fn read(bytes: &[u8]) -> Option<Self> {
                bytes.try_into().ok().map(Self::from_le_bytes)
            }
            #[expect(unsafe_code, reason = "the fast product of matrices takes pointers")]
            fn multiply(a: Matrix<'_, Self>, b: Matrix<'_, Self>, beta: Self, c: &mut [Self]) {
                assert!(a.columns == b.rows && c.len() == a.rows * b.columns, "sizes that fit");
                let ((a_row, a_column), (b_row, b_column)) = (a.strides(), b.strides());
                // SAFETY: the strides of a matrix stay within its cells, the sizes were compared
                // above, and `c` is borrowed for this call alone.
                unsafe {
                    matrixmultiply::$gemm(
                        a.rows,
                        a.columns,
                        b.columns,
                        1.0,
                        a.cells.as_ptr(),
                        a_row,
                        a_column,
                        b.cells.as_ptr(),
                        b_row,
                        b_column,
                        beta,
                        c.as_mut_ptr(),
                        b.columns as isize,
                        1,
                    );
                }
            }
        }
    };
}

real!(f32, F32, 1, sgemm);
real!(f64, F64, 11, dgemm);

#[cfg(test)]
mod tests {
    use super::*;

    /// The product cell by cell.
    fn product(a: &[f64], b: &[f64], inner: usize, columns: usize) -> Vec<f64> {
        let rows = a.len() / inner;
        let cell = |row: usize, column: usize| {
            (0..inner).map(|k| a[row * inner + k] * b[k * columns + column]).sum()
        };
        (0..rows)
            .flat_map(|row| (0..columns).map(move |column| (row, column)))
            .map(|(r, c)| cell(r, c))
            .collect()
    }

    fn turned(cells: &[f64], columns: usize) -> Vec<f64> {
        let rows = cells.len() / columns;
        (0..columns).flat_map(|c| (0..rows).map(move |r| cells[r * columns + c])).collect()
    }

    #[test]
    fn products_are_those_of_the_definition() {
        let a: Vec<f64> = (0..12).map(|x| f64::from(x) - 4.5).collect();
        let b: Vec<f64> = (0..20).map(|x| 7.0 - f64::from(x)).collect();
        let expected = product(&a, &b, 4, 5);
        let mut c = vec![1.0; 15];
        Real::multiply(Matrix::new(&a, 4), Matrix::new(&b, 5), 0.0, &mut c);
        assert_eq!(c, expected);
        let (a, b) = (turned(&a, 4), turned(&b, 5));
        Real::multiply(Matrix::new(&a, 3).turned(), Matrix::new(&b, 4).turned(), 1.0, &mut c);
        assert_eq!(c, expected.iter().map(|x| 2.0 * x).collect::<Vec<_>>());
    }

    #[test]
    fn numbers_read_back() {
        let mut bytes = Vec::new();
        1.25f32.write(&mut bytes);
        (-3.5f64).write(&mut bytes);
        assert_eq!((f32::read(&bytes[..4]), f64::read(&bytes[4..])), (Some(1.25), Some(-3.5)));
        assert_eq!(f32::read(&bytes), None);
    }
}
