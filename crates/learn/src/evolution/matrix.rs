//! The little linear algebra that an evolution strategy needs.

/// A square matrix, row by row.
pub(super) type Matrix = Vec<Vec<f64>>;

pub(super) fn identity(size: usize) -> Matrix {
    (0..size)
        .map(|row| (0..size).map(|column| f64::from(u8::from(row == column))).collect())
        .collect()
}

/// A matrix times a vector.
pub(super) fn times(matrix: &Matrix, vector: &[f64]) -> Vec<f64> {
    let dot = |row: &Vec<f64>| row.iter().zip(vector).map(|(a, b)| a * b).sum();
    matrix.iter().map(dot).collect()
}

/// The transposed matrix times a vector.
pub(super) fn transposed_times(matrix: &Matrix, vector: &[f64]) -> Vec<f64> {
    let mut product = vec![0.0; vector.len()];
    for (row, weight) in matrix.iter().zip(vector) {
        for (sum, value) in product.iter_mut().zip(row) {
            *sum += weight * value;
        }
    }
    product
}

/// Rotations until nothing is left beside the diagonal; small matrices need far fewer sweeps.
const SWEEPS: usize = 50;

/// The eigenvalues of a symmetric matrix, and its eigenvectors as columns (Jacobi's method).
pub(super) fn eigen(symmetric: &Matrix) -> (Vec<f64>, Matrix) {
    let size = symmetric.len();
    let (mut a, mut vectors) = (symmetric.clone(), identity(size));
    for _ in 0..SWEEPS {
        let beside: f64 = (0..size)
            .flat_map(|p| (p + 1..size).map(move |q| (p, q)))
            .map(|(p, q)| a[p][q].abs())
            .sum();
        if beside == 0.0 {
            break;
        }
        for p in 0..size {
            for q in p + 1..size {
                rotate(&mut a, &mut vectors, p, q);
            }
        }
    }
    ((0..size).map(|at| a[at][at]).collect(), vectors)
}

/// Turns the plane of two axes so that the entry between them vanishes.
fn rotate(a: &mut Matrix, vectors: &mut Matrix, p: usize, q: usize) {
    if a[p][q].abs() < f64::MIN_POSITIVE {
        a[p][q] = 0.0;
        a[q][p] = 0.0;
        return;
    }
    let slope = (a[q][q] - a[p][p]) / (2.0 * a[p][q]);
    let tangent = slope.signum() / (slope.abs() + (slope * slope + 1.0).sqrt());
    let cosine = 1.0 / (tangent * tangent + 1.0).sqrt();
    let sine = tangent * cosine;
    let turn = |x: &mut f64, y: &mut f64| {
        (*x, *y) = (cosine * *x - sine * *y, sine * *x + cosine * *y);
    };
    for row in a.iter_mut().chain(vectors.iter_mut()) {
        let (left, right) = row.split_at_mut(q);
        turn(&mut left[p], &mut right[0]);
    }
    let (above, below) = a.split_at_mut(q);
    for (x, y) in above[p].iter_mut().zip(&mut below[0]) {
        turn(x, y);
    }
    a[p][q] = 0.0;
    a[q][p] = 0.0;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eigenvectors_keep_their_direction() {
        let symmetric = vec![
            vec![4.0, 1.0, -2.0, 0.5],
            vec![1.0, 2.0, 0.0, 1.0],
            vec![-2.0, 0.0, 3.0, -1.0],
            vec![0.5, 1.0, -1.0, 1.5],
        ];
        let (values, vectors) = eigen(&symmetric);
        for (at, value) in values.iter().enumerate() {
            let vector: Vec<f64> = vectors.iter().map(|row| row[at]).collect();
            let length: f64 = vector.iter().map(|x| x * x).sum();
            assert!((length - 1.0).abs() < 1e-12);
            for (image, x) in times(&symmetric, &vector).iter().zip(&vector) {
                assert!((image - value * x).abs() < 1e-9);
            }
        }
        let trace: f64 = values.iter().sum();
        assert!((trace - 10.5).abs() < 1e-12);
        assert_eq!(eigen(&identity(3)), (vec![1.0; 3], identity(3)));
    }
}
