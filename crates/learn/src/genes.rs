//! Files of genes, which say where they come from.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The first word of every file of genes.
pub const FORMAT: &str = "adut-genes/1";

/// Genes and how they were found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GenesFile {
    /// What the file is, [`FORMAT`].
    pub format: String,
    /// The genes, to six decimals.
    pub genes: Vec<f64>,
    /// What they reached: the mean measure of their training, on trials that did not choose them.
    pub fitness: f64,
    /// How often the population was renewed.
    pub generations: u32,
    /// The command that found them.
    pub command: String,
    /// The version of the program.
    pub version: String,
    /// What all randomness came from.
    pub seed: String,
}

/// Why a file of genes cannot be used.
#[derive(Debug, Error)]
pub enum GenesError {
    /// It cannot be read.
    #[error("the genes in {path} cannot be read: {source}")]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// It is something else.
    #[error("{path} is no file of genes: {reason}")]
    NoGenes {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        reason: String,
    },
}

impl GenesFile {
    /// Reads a file that holds `count` genes from 0 to 1.
    ///
    /// # Errors
    /// If there is no such file, or it is not one of these.
    pub fn read(path: &Path, count: usize) -> Result<Self, GenesError> {
        let text = std::fs::read_to_string(path)
            .map_err(|source| GenesError::Unreadable { path: path.to_owned(), source })?;
        Self::parse(&text, count, path)
    }

    /// Reads the text of such a file; `path` is for what is said if it is not one.
    ///
    /// # Errors
    /// If the text is something else.
    pub fn parse(text: &str, count: usize, path: &Path) -> Result<Self, GenesError> {
        let no_genes = |reason: String| GenesError::NoGenes { path: path.to_owned(), reason };
        let file: Self = serde_json::from_str(text).map_err(|error| no_genes(error.to_string()))?;
        if file.format != FORMAT {
            return Err(no_genes(format!("its format is `{}`, not `{FORMAT}`", file.format)));
        }
        if file.genes.len() != count {
            return Err(no_genes(format!("it has {} genes, not {count}", file.genes.len())));
        }
        if file.genes.iter().any(|gene| !(0.0..=1.0).contains(gene)) {
            return Err(no_genes("a gene is not between 0 and 1".to_owned()));
        }
        Ok(file)
    }
}

/// Genes to six decimals, as files keep them.
pub fn rounded(genes: &[f64]) -> Vec<f64> {
    genes.iter().map(|gene| (gene * 1e6).round() / 1e6).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_and_what_is_wrong_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("genes.json");
        let file = GenesFile {
            format: FORMAT.to_owned(),
            genes: rounded(&[0.123_456_789, 1.0]),
            fitness: 1.5,
            generations: 3,
            command: "adut train genetic".to_owned(),
            version: "0.1.0".to_owned(),
            seed: "1".to_owned(),
        };
        let write = |file: &GenesFile| {
            std::fs::write(&path, serde_json::to_string(file).unwrap()).unwrap();
        };
        write(&file);
        assert_eq!(GenesFile::read(&path, 2).unwrap(), file);
        let message = |count| GenesFile::read(&path, count).unwrap_err().to_string();
        assert!(message(4).ends_with("it has 2 genes, not 4"));
        write(&GenesFile { genes: vec![2.0, 0.0], ..file.clone() });
        assert!(message(2).ends_with("a gene is not between 0 and 1"));
        write(&GenesFile { format: "x".to_owned(), ..file });
        assert!(message(2).contains("format"));
        std::fs::write(&path, "no").unwrap();
        assert!(message(2).contains("is no file of genes"));
        std::fs::remove_file(&path).unwrap();
        assert!(message(2).contains("cannot be read"));
    }
}
