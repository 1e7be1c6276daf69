//! Where input comes from and where output goes.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use adut_games::tree::ValueTree;
#[cfg(target_os = "linux")]
use rustix::fs::{CWD, RenameFlags, renameat_with};
use tempfile::NamedTempFile;

use super::background::{self, Blocks};
use super::error::TreeError;

/// Standard input or output instead of a file.
const STANDARD: &str = "-";

/// Standard output as a path.
pub(super) fn standard() -> &'static Path {
    Path::new(STANDARD)
}

/// What an input is called in messages.
pub(super) fn name(path: &Path) -> String {
    if path == standard() { "standard input".into() } else { path.display().to_string() }
}

/// Reads a tree of numbers: from a file with two threads, if it is large.
pub(super) fn read_values(path: &Path) -> Result<ValueTree, TreeError> {
    if path == standard() {
        return read(path, |source| ValueTree::read(source));
    }
    let tree = File::open(path).map_err(Into::into).and_then(|file| ValueTree::read_file(&file));
    tree.map_err(|reason| TreeError::Input { file: name(path), reason })
}

/// Reads a file, or standard input for `-`.
pub(super) fn read<T>(
    path: &Path,
    parse: impl FnOnce(&mut dyn Read) -> Result<T, adut_games::tree::ReadError>,
) -> Result<T, TreeError> {
    let result = if path == standard() {
        parse(&mut io::stdin().lock())
    } else {
        File::open(path).map_err(Into::into).and_then(|mut file| parse(&mut file))
    };
    result.map_err(|reason| TreeError::Input { file: name(path), reason })
}

/// Writes a file as a whole or not at all, or standard output for `-`. A pipe, a device or
/// whatever else is no ordinary file is written to as it stands.
pub(super) fn write(
    path: &Path,
    print: impl FnOnce(&mut Blocks) -> io::Result<()>,
) -> Result<(), TreeError> {
    if path == standard() {
        return match background::write(io::stdout(), print) {
            // Whoever read the output has seen enough.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
            result => result
                .map_err(|reason| TreeError::Output { file: "standard output".into(), reason }),
        };
    }
    let result = match fs::metadata(path) {
        Ok(there) if !there.is_file() => {
            File::options().write(true).open(path).and_then(|file| background::write(file, print))
        }
        Ok(there) => {
            fs::canonicalize(path).and_then(|path| replace(&path, Some(there.permissions()), print))
        }
        Err(_) => replace(path, None, print),
    };
    result.map_err(|reason| TreeError::Output { file: path.display().to_string(), reason })
}

/// Writes beside the file, then puts the new one in its place.
fn replace(
    path: &Path,
    permissions: Option<fs::Permissions>,
    print: impl FnOnce(&mut Blocks) -> io::Result<()>,
) -> io::Result<()> {
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut file = create_beside(folder)?;
    remove_when_interrupted(file.path().to_owned());
    background::write(file.as_file_mut(), print)?;
    match permissions {
        Some(permissions) => {
            file.as_file().set_permissions(permissions)?;
            take_place(file, path)
        }
        None => Ok(file.persist(path).map(drop)?),
    }
}

/// Puts a new file in the place of an old one. Exchanging their names leaves one or the other
/// there at any moment, as renaming does, but no file system takes it as a wish to have the new
/// one on the disk at once, which would cost more than all the rest.
fn take_place(file: NamedTempFile, path: &Path) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    if renameat_with(CWD, file.path(), CWD, path, RenameFlags::EXCHANGE).is_ok() {
        // What has the temporary name now is the old file.
        return file.close();
    }
    Ok(file.persist(path).map(drop)?)
}

fn create_beside(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    // The usual rights of a new file, of which the system takes away what the person's mask says.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.prefix(".adut-tree-").tempfile_in(folder)
}

/// A game tree may take longer to write than anyone waits, so being stopped is ordinary and must
/// leave nothing behind.
fn remove_when_interrupted(path: PathBuf) {
    // If someone else already answers the signal, it stays his.
    let _ = ctrlc::try_set_handler(move || {
        let _ = fs::remove_file(&path);
        std::process::exit(130);
    });
}
