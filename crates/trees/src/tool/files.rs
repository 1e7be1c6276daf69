//! Where input comes from and where output goes.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use adut_output::Draft;

use super::background::{self, Blocks};
use super::error::TreeError;
use crate::{ReadError, ValueTree};

/// Standard input or output instead of a file.
const STANDARD: &str = "-";

/// Standard output as a path.
pub fn standard() -> &'static Path {
    Path::new(STANDARD)
}

/// What an input is called in messages.
pub fn input_name(path: &Path) -> String {
    if path == standard() { "standard input".into() } else { path.display().to_string() }
}

/// Reads a tree of numbers: from a file with two threads, if it is large.
pub(super) fn read_values(path: &Path) -> Result<ValueTree, TreeError> {
    if path == standard() {
        return read(path, |source| ValueTree::read(source));
    }
    let tree = File::open(path).map_err(Into::into).and_then(|file| ValueTree::read_file(&file));
    tree.map_err(|reason| TreeError::Input { file: input_name(path), reason })
}

/// Reads a file, or standard input for `-`.
pub fn read<T>(
    path: &Path,
    parse: impl FnOnce(&mut dyn Read) -> Result<T, ReadError>,
) -> Result<T, TreeError> {
    let result = if path == standard() {
        parse(&mut io::stdin().lock())
    } else {
        File::open(path).map_err(Into::into).and_then(|mut file| parse(&mut file))
    };
    result.map_err(|reason| TreeError::Input { file: input_name(path), reason })
}

/// Writes a file as a whole or not at all, or standard output for `-`. An old file is replaced; a
/// pipe, a device or whatever else is no ordinary file is written to as it stands.
pub fn write(
    path: &Path,
    print: impl FnOnce(&mut Blocks) -> io::Result<()>,
) -> Result<(), TreeError> {
    // Trees are large and quickly made again: they do not wait for the disk.
    let written = Draft::begin(path, true, false).and_then(|mut draft| {
        background::write(&mut draft, print)?;
        draft.finish()
    });
    match written {
        // Whoever read the output has seen enough.
        Err(error) if path == standard() && error.kind() == ErrorKind::BrokenPipe => Ok(()),
        Err(reason) => {
            let is_standard = path == standard();
            let file =
                if is_standard { "standard output".into() } else { path.display().to_string() };
            Err(TreeError::Output { file, reason })
        }
        Ok(()) => Ok(()),
    }
}
