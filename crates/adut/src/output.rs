//! Writing files whole or not at all.

use std::io::Write as _;
use std::path::Path;

use anyhow::{Context as _, Result};

/// Writes a file with this text and a line's end, as [`write_bytes`] does.
pub(crate) fn write_whole(path: &Path, text: &[u8]) -> Result<()> {
    write_bytes(path, &[text, b"\n"].concat())
}

/// Writes a file with these bytes: to a temporary file beside it, which is then renamed, so that
/// nothing is ever half-written.
pub(crate) fn write_bytes(path: &Path, bytes: &[u8]) -> Result<()> {
    let context = || format!("cannot write {}", path.display());
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut file =
        readable_by_all().tempfile_in(folder.unwrap_or(Path::new("."))).with_context(context)?;
    file.write_all(bytes).with_context(context)?;
    file.persist(path).with_context(context)?;
    Ok(())
}

/// Temporary files are private by default; what becomes a result is as any new file would be.
fn readable_by_all() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder
}
