//! Writing files whole or not at all.

use std::io::Write as _;
use std::path::Path;

use anyhow::{Context as _, Result};
use tempfile::NamedTempFile;

/// Writes a file with this text and a line's end, as [`write_bytes`] does.
pub(crate) fn write_whole(path: &Path, text: &[u8]) -> Result<()> {
    write_bytes(path, &[text, b"\n"].concat())
}

/// Writes a file with these bytes, so that nothing is ever half-written.
pub(crate) fn write_bytes(path: &Path, bytes: &[u8]) -> Result<()> {
    let mut file = begin(path)?;
    file.write_all(bytes).with_context(|| failure(path))?;
    finish(file, path)
}

/// A temporary file beside the one that is to be written.
pub(crate) fn begin(path: &Path) -> Result<NamedTempFile> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    readable_by_all().tempfile_in(folder).with_context(|| failure(path))
}

/// Gives a temporary file, now whole, its name.
pub(crate) fn finish(file: NamedTempFile, path: &Path) -> Result<()> {
    file.persist(path).with_context(|| failure(path))?;
    Ok(())
}

fn failure(path: &Path) -> String {
    format!("cannot write {}", path.display())
}

/// Temporary files are private by default; what becomes a result is as any new file would be.
fn readable_by_all() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder
}
