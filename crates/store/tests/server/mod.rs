//! A PostgreSQL server of the test's own, on a socket in a folder of its own.

use std::ffi::OsStr;
use std::os::unix::fs::{MetadataExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// A running server; it is stopped when this is dropped.
pub(crate) struct Server {
    programs: PathBuf,
    folder: TempDir,
    /// The number of the user who runs the server, if it must be another one.
    run_as: Option<u32>,
}

impl Server {
    /// Starts a server.
    ///
    /// # Panics
    /// Without PostgreSQL's programs, which `cargo xtask test` installs.
    pub(crate) fn start() -> Self {
        let programs = programs().expect(
            "PostgreSQL's server programs are not installed: run `cargo xtask test`, \
             or `apt-get install postgresql`",
        );
        let folder = tempfile::tempdir().unwrap();
        let server = Self { programs, run_as: other_user(), folder };
        if let Some(user) = server.run_as {
            chown(server.folder.path(), Some(user), None).unwrap();
        }
        let data = server.data();
        let data = data.to_str().unwrap();
        server.run("initdb", &["-D", data, "-U", "adut", "--auth=trust", "--no-sync"]);
        let socket = server.folder.path().display();
        let options = format!("-k {socket} -c listen_addresses='' -c fsync=off");
        let log = server.folder.path().join("log");
        server.run(
            "pg_ctl",
            &["-D", data, "-w", "-l", log.to_str().unwrap(), "-o", &options, "start"],
        );
        server
    }

    /// The address of the database that every server has.
    pub(crate) fn url(&self) -> String {
        format!("postgres://adut@localhost/postgres?host={}", self.folder.path().display())
    }

    /// Cuts all connections, as a restart would.
    #[allow(dead_code, reason = "not all tests that have a server cut them")]
    pub(crate) fn cut_connections(&self) {
        let folder = self.folder.path().to_str().unwrap();
        let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE datname = 'postgres' AND pid <> pg_backend_pid()";
        self.run("psql", &["-h", folder, "-U", "adut", "-d", "postgres", "-c", cut]);
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn run(&self, program: &str, args: &[&str]) {
        let program = self.programs.join(program);
        let mut command = Command::new(&program);
        if let Some(user) = self.run_as {
            command.uid(user);
        }
        let log = self.folder.path().join("out");
        let out = std::fs::File::create(&log).unwrap();
        // Not a pipe: the server would hold it open.
        let status = command
            .args(args.iter().map(OsStr::new))
            .current_dir(self.folder.path())
            .stdout(out.try_clone().unwrap())
            .stderr(out)
            .status()
            .unwrap();
        let said = std::fs::read_to_string(&log).unwrap_or_default();
        assert!(status.success(), "{}: {said}", program.display());
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let data = self.data();
        self.run("pg_ctl", &["-D", data.to_str().unwrap(), "-m", "immediate", "-w", "stop"]);
    }
}

/// Where Debian puts the newest version's programs, or where the search path has them.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut all = folders.into_iter().rev().chain(std::env::split_paths(&path));
    all.find(|folder| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file())
}

/// The server will not run as root, so root steps down for it.
fn other_user() -> Option<u32> {
    let is_root = Path::new("/proc/self").metadata().is_ok_and(|meta| meta.uid() == 0);
    if is_root { ["postgres", "nobody"].into_iter().find_map(user_id) } else { None }
}

fn user_id(user: &str) -> Option<u32> {
    let output = Command::new("id").args(["-u", user]).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}
