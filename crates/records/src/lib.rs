//! Where the records of a run are kept: in a file that grows ([`GrowingFile`]) or has its place once all are there
//! ([`WholeFile`]), in a database ([`StoredRecords`]), in a table for data frames (`ParquetFile`). The command line
//! and Python keep runs in the same ones. [`Lines`] reads files that somebody else may have written.

mod database;
mod growing;
mod lines;
#[cfg(feature = "parquet")]
mod parquet;
mod whole;

pub use self::database::StoredRecords;
pub use self::growing::GrowingFile;
pub use self::lines::{Lines, open};
#[cfg(feature = "parquet")]
pub use self::parquet::ParquetFile;
pub use self::whole::WholeFile;
