//! `adut train data` and `adut train net`, small: repeatable, resumable, and clear when refused.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on should stop")]

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use tempfile::TempDir;

/// The command in a folder of its own.
struct Adut(TempDir);

impl Adut {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn command(&self, words: &str) -> Command {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("adut"));
        command.current_dir(self.0.path()).args(words.split(' '));
        command
    }

    fn run(&self, words: &str) -> String {
        let output = self.command(words).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    fn refused(&self, words: &str) -> String {
        let output = self.command(words).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{words}");
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(message.lines().count(), 1, "one sentence: {message}");
        message
    }

    fn bytes(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap()
    }

    /// Starts an endless run and interrupts it as soon as it has kept something.
    fn interrupt(&self, words: &str, kept: &str) -> String {
        let mut child =
            self.command(words).stderr(Stdio::piped()).stdout(Stdio::null()).spawn().unwrap();
        while !self.path(kept).exists() {
            assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
            std::thread::sleep(Duration::from_millis(5));
        }
        let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(killed.unwrap().success());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130));
        String::from_utf8(output.stderr).unwrap()
    }
}

#[test]
fn positions_do_not_depend_on_threads() {
    let adut = Adut::new();
    let said = adut.run("train data --out one.st --deals 6 --threads 1");
    assert_eq!(said, "228 positions in one.st\n");
    adut.run("train data --out two.st --deals 6 --threads 2");
    assert!(adut.bytes("one.st") == adut.bytes("two.st"));
    adut.run("train data --out other.st --deals 6 --seed 2");
    assert!(adut.bytes("one.st") != adut.bytes("other.st"));
    assert!(!adut.path("one.st.part").exists());
}

#[test]
fn a_net_is_the_same_every_time_and_a_player_takes_it() {
    let adut = Adut::new();
    adut.run("train data --out data.st --deals 10");
    let train = "train net --kind meant --data data.st --hidden 8 --epochs 2 --out";
    let said = adut.run(&format!("{train} a.st --plot a.svg --onnx a.onnx --json a.json"));
    assert!(said.contains("best after epoch"), "{said}");
    assert!(said.contains("test set of 38 positions, asked once"), "{said}");
    adut.run(&format!("{train} b.st"));
    assert!(adut.bytes("a.st") == adut.bytes("b.st"));
    assert!(adut.bytes("a.svg").starts_with(b"<svg") && !adut.bytes("a.onnx").is_empty());
    let epochs: serde_json::Value = serde_json::from_slice(&adut.bytes("a.json")).unwrap();
    assert_eq!(epochs.as_array().unwrap().len(), 3);
    let said = adut.run("compare briskula normal:net=a.st easy --deals 2 --agreement 0");
    assert!(said.contains("normal:net=a.st"), "{said}");

    let said = adut.run("train net --kind published --data data.st --epochs 2 --out p.st");
    assert!(said.contains("481 parameters"), "{said}");
    for more in ["--learning full-batch", "--batch 8", "--curve tanh", "--output identity"] {
        let train = "train net --kind published --data data.st --epochs 1 --force --out q.st";
        assert!(adut.run(&format!("{train} {more}")).contains("asked once"), "{more}");
    }
    adut.run("compare briskula normal-published:net=p.st easy-published --deals 2 --agreement 0");
}

#[test]
fn an_interrupted_training_ends_the_same() {
    let adut = Adut::new();
    adut.run("train data --out data.st --deals 40");
    let train =
        |out: &str| format!("train net --kind published --data data.st --epochs 100 --out {out}");
    adut.run(&train("whole.st"));
    let said = adut.interrupt(&train("cut.st"), "cut.st.part");
    assert!(said.contains("the same command with --resume goes on from here"), "{said}");
    let again = adut.refused(&train("cut.st"));
    assert!(again.contains("cut.st.part holds work that was stopped: --resume goes on"), "{again}");
    let other = adut.refused(&format!("{} --resume --seed 9", train("cut.st")));
    assert!(other.contains("another recipe"), "{other}");
    let nothing = adut.refused(&format!("{} --resume", train("none.st")));
    assert!(nothing.contains("there is nothing to go on from: none.st.part"), "{nothing}");
    adut.run(&format!("{} --resume", train("cut.st")));
    assert!(adut.bytes("cut.st") == adut.bytes("whole.st"));
    assert!(!adut.path("cut.st.part").exists());
}

#[test]
fn what_cannot_be_is_refused_in_one_sentence() {
    let adut = Adut::new();
    adut.run("train data --out data.st --deals 1");
    for (words, part) in [
        ("train data --out x.st --by serious", "sees all cards"),
        ("train data --out x.st --by nobody", "no player called `nobody`"),
        ("train data --out x.st --rules variant=obicna,players=3", "for two only"),
        ("train data --out x.st --epsilon 2", "not a share"),
        ("train net --kind meant --data none.st --out x.st", "cannot read none.st"),
        ("train net --kind meant --data data.st --out x.st", "too few deals"),
        ("train net --kind published --data data.st --hidden 9 --out x.st", "--kind meant"),
        ("train net --kind meant --data data.st --rate 0 --out x.st", "--rate 0"),
        (
            "train net --kind meant --data data.st --learning online --batch 3 --out x.st",
            "--learning mini-batch",
        ),
    ] {
        let message = adut.refused(words);
        assert!(message.contains(part), "{words}: {message}");
    }
    std::fs::write(adut.path("bad.st"), b"not tensors").unwrap();
    let message = adut.refused("train net --kind meant --data bad.st --out x.st");
    assert!(message.contains("bad.st") && message.contains("safetensors"), "{message}");
}
