//! A new file on the way to its place.
//!
//! Where the file system can, the new file has no name until it is whole, so that whatever ends
//! the program leaves nothing behind. Elsewhere it lies beside its place under a name of its own,
//! which is removed when the program is asked to end.

use std::fs::{File, Metadata, Permissions};
use std::io::{self, Seek as _};
use std::os::fd::AsRawFd as _;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

use rustix::fs::{
    AtFlags, CWD, Gid, Mode, OFlags, RenameFlags, Uid, fchown, linkat, openat, renameat_with,
};
use tempfile::{NamedTempFile, TempPath};

use crate::interrupt;
use crate::place::folder;

/// What any new file has, of which the system takes away what the person's mask says.
const RIGHTS: u32 = 0o666;
/// Where the system shows the files that the program has open.
const DESCRIPTORS: &str = "/proc/self/fd";

/// A new file that is not in its place yet.
#[derive(Debug)]
pub struct Beside {
    file: File,
    /// Its present name, where it needs one.
    named: Option<Named>,
    place: PathBuf,
    may_replace: bool,
    durably: bool,
}

/// A name that is gone with the program, unless the file has taken its place.
#[derive(Debug)]
struct Named(Option<TempPath>);

impl Named {
    fn new(path: TempPath) -> Self {
        interrupt::begin_file(path.to_path_buf());
        Self(Some(path))
    }

    fn into_path(mut self) -> Option<TempPath> {
        self.0.take()
    }
}

impl Drop for Named {
    fn drop(&mut self) {
        if let Some(path) = self.0.take() {
            interrupt::end_file(&path);
        }
    }
}

impl Beside {
    pub(super) fn begin(place: PathBuf, may_replace: bool, durably: bool) -> io::Result<Self> {
        let flags = OFlags::TMPFILE | OFlags::RDWR | OFlags::CLOEXEC;
        // A nameless file gets its name by way of its descriptor's.
        let nameless = match Path::new(DESCRIPTORS).is_dir() {
            true => openat(CWD, folder(&place), flags, Mode::from_raw_mode(RIGHTS)).ok(),
            false => None,
        };
        let (file, named) = match nameless {
            Some(nameless) => (File::from(nameless), None),
            None => {
                let (file, path) = named_in(folder(&place))?.into_parts();
                (file, Some(Named::new(path)))
            }
        };
        Ok(Self { file, named, place, may_replace, durably })
    }

    pub(super) fn file(&mut self) -> &mut File {
        &mut self.file
    }

    /// Puts the file in its place, with the owner and the rights of the one that it replaces.
    pub(super) fn take_place(mut self) -> io::Result<()> {
        if self.durably {
            self.file.sync_all()?;
        }
        let old = std::fs::metadata(&self.place).ok();
        match old {
            Some(_) if !self.may_replace => Err(io::ErrorKind::AlreadyExists.into()),
            Some(old) if self.resemble(&old).is_err() => self.write_over(),
            Some(_) => self.replace(),
            None => self.appear(),
        }
    }

    /// Takes on the owner and the rights of an old file.
    fn resemble(&self, old: &Metadata) -> io::Result<()> {
        let new = self.file.metadata()?;
        if (new.uid(), new.gid()) != (old.uid(), old.gid()) {
            let (owner, group) = (Uid::from_raw(old.uid()), Gid::from_raw(old.gid()));
            fchown(&self.file, Some(owner), Some(group))?;
        }
        self.file.set_permissions(Permissions::from_mode(old.mode() & 0o7777))
    }

    /// A file that somebody else owns stays his: what is whole is copied into it.
    fn write_over(&mut self) -> io::Result<()> {
        let mut old = File::options().write(true).truncate(true).open(&self.place)?;
        self.file.rewind()?;
        io::copy(&mut self.file, &mut old)?;
        if self.durably { old.sync_all() } else { Ok(()) }
    }

    /// Appears where nothing was. If something has come there meanwhile, that stays, unless it may
    /// be replaced.
    fn appear(mut self) -> io::Result<()> {
        let appeared = match self.named.take().and_then(Named::into_path) {
            None => self.link(&self.place),
            Some(path) => {
                let name = path.to_path_buf();
                let appeared = path.persist_noclobber(&self.place).map_err(|error| error.error);
                interrupt::end_file(&name);
                return appeared;
            }
        };
        match appeared {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && self.may_replace => {
                self.replace()
            }
            appeared => appeared,
        }
    }

    /// Puts the file in the place of an old one. Exchanging their names leaves one or the other
    /// there at any moment, as renaming does, but no file system takes it as a request to have the new
    /// one on the disk at once, which can cost more than all the rest.
    fn replace(mut self) -> io::Result<()> {
        let path = match self.named.take().and_then(Named::into_path) {
            Some(path) => path,
            None => self.give_name()?,
        };
        let name = path.to_path_buf();
        let exchanged = renameat_with(CWD, &name, CWD, &self.place, RenameFlags::EXCHANGE);
        let replaced = match exchanged {
            // What has the other name now is the old file.
            Ok(()) => path.close(),
            Err(_) => path.persist(&self.place).map_err(|error| error.error),
        };
        interrupt::end_file(&name);
        replaced
    }

    fn link(&self, path: &Path) -> io::Result<()> {
        let descriptor = format!("{DESCRIPTORS}/{}", self.file.as_raw_fd());
        linkat(CWD, descriptor, CWD, path, AtFlags::SYMLINK_FOLLOW)?;
        Ok(())
    }

    /// Names a nameless file, for the moment that it takes to replace another.
    fn give_name(&self) -> io::Result<TempPath> {
        let make = |path: &Path| self.link(path);
        let named = builder().make_in(folder(&self.place), make)?;
        Ok(named.into_temp_path())
    }
}

fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".adut-");
    builder
}

fn named_in(folder: &Path) -> io::Result<NamedTempFile> {
    builder().permissions(Permissions::from_mode(RIGHTS)).tempfile_in(folder)
}
