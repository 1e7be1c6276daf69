//! Files that are written: nothing is lost, and nothing is replaced that is no file.

use std::fs;
use std::os::unix::fs::{FileTypeExt as _, MetadataExt as _, PermissionsExt as _, symlink};
use std::process::Command;

use crate::common::Adut;
use serde_json::Value;

const QUICK: [&str; 8] =
    ["compare", "connect4", "random", "random", "--deals", "2", "--agreement", "0"];

fn quick(more: &[&'static str]) -> Vec<&'static str> {
    [&QUICK[..], more].concat()
}

fn names(adut: &Adut) -> Vec<String> {
    let entries = fs::read_dir(adut.folder.path()).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_file_that_is_there_is_replaced_only_for_who_says_so() {
    let adut = Adut::new();
    for option in ["--json", "--html", "--markdown", "--record", "--parquet"] {
        fs::write(adut.path("old"), "precious").unwrap();
        fs::set_permissions(adut.path("old"), fs::Permissions::from_mode(0o640)).unwrap();
        let message = adut.refused(&quick(&[option, "old"]));
        assert!(message.contains("old is there already (--force"), "{option}: {message}");
        assert_eq!(adut.read("old"), "precious", "{option}");
        adut.run(&quick(&[option, "old", "--force"]));
        assert_ne!(fs::read(adut.path("old")).unwrap(), b"precious", "{option}");
        let rights = fs::metadata(adut.path("old")).unwrap().permissions().mode();
        assert_eq!(rights & 0o777, 0o640, "{option}");
        assert_eq!(names(&adut), ["old"], "{option}");
    }
}

#[test]
fn links_are_followed_also_where_nothing_is_yet() {
    let adut = Adut::new();
    fs::create_dir(adut.path("there")).unwrap();
    for option in ["--json", "--record"] {
        symlink("there/new", adut.path("link")).unwrap();
        adut.run(&quick(&[option, "link"]));
        assert!(adut.path("link").is_symlink() && adut.path("there/new").is_file(), "{option}");
        assert!(adut.refused(&quick(&[option, "link"])).contains("link is there already"));
        adut.run(&quick(&[option, "link", "--force"]));
        assert!(adut.path("link").is_symlink(), "{option}");
        fs::remove_file(adut.path("link")).unwrap();
        fs::remove_file(adut.path("there/new")).unwrap();
    }
}

#[test]
fn devices_and_pipes_are_written_to_and_not_replaced() {
    let adut = Adut::new();
    for option in ["--json", "--record", "--parquet"] {
        adut.run(&quick(&[option, "/dev/null"]));
        assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
    }
    assert!(Command::new("mkfifo").arg(adut.path("pipe")).status().unwrap().success());
    let pipe = adut.path("pipe");
    let reader = std::thread::spawn(move || fs::read_to_string(pipe).unwrap());
    adut.run(&quick(&["--json", "pipe"]));
    let result: Value = serde_json::from_str(&reader.join().unwrap()).unwrap();
    assert_eq!(result["deals"], 2);
    assert!(fs::metadata(adut.path("pipe")).unwrap().file_type().is_fifo());
}

#[test]
fn a_dash_is_standard_output_and_nothing_else_goes_there() {
    let adut = Adut::new();
    for name in ["-", "/dev/stdout"] {
        let result: Value = serde_json::from_str(&adut.run(&quick(&["--json", name]))).unwrap();
        assert_eq!(result["deals"], 2);
        assert!(adut.run(&quick(&["--html", name])).starts_with("<!doctype html>"));
        let records = adut.run(&quick(&["--record", name]));
        assert_eq!(records.lines().count(), 4);
        assert!(records.lines().all(|line| line.starts_with("{\"format\"")), "{records}");
    }
    assert!(names(&adut).is_empty());
    let message = adut.refused(&quick(&["--json", "-", "--record", "-"]));
    assert!(message.contains("- cannot be written twice"), "{message}");
    let message = adut.refused(&quick(&["--json", "r", "--html", "./r"]));
    assert!(message.contains("./r cannot be written twice"), "{message}");
    let message = adut.refused(&quick(&["--record", "-", "--resume"]));
    assert!(message.contains("it is no file"), "{message}");
}

#[test]
fn what_is_read_is_never_written() {
    let adut = Adut::new();
    for part in ["0/2", "1/2"] {
        let file = format!("s{}", &part[..1]);
        adut.run(&[&QUICK[..], &["--shard", part, "--record", &file]].concat());
    }
    let before = [adut.read("s0"), adut.read("s1")];
    symlink("s0", adut.path("link")).unwrap();
    fs::hard_link(adut.path("s1"), adut.path("twin")).unwrap();
    for (option, name) in
        [("--record", "s0"), ("--record", "link"), ("--json", "twin"), ("--html", "./s1")]
    {
        let message = adut.refused(&["merge", "s0", "s1", option, name, "--force"]);
        assert!(message.contains(&format!("{name} is read")), "{message}");
    }
    let message = adut.refused(&["analyse", "s0", "--html", "s0", "--force"]);
    assert!(message.contains("s0 is read"), "{message}");
    assert_eq!([adut.read("s0"), adut.read("s1")], before);
}

#[test]
fn a_merge_that_fails_leaves_everything_as_it_was() {
    let adut = Adut::new();
    adut.run(&quick(&["--shard", "1/2", "--record", "s1"]));
    fs::write(adut.path("old.jsonl"), "precious").unwrap();
    fs::write(adut.path("old.json"), "precious").unwrap();
    let inode = fs::metadata(adut.path("old.jsonl")).unwrap().ino();
    let words = ["merge", "s1", "--record", "old.jsonl", "--json", "old.json", "--force"];
    assert!(adut.refused(&words).contains("in none of the files"));
    assert_eq!([adut.read("old.jsonl"), adut.read("old.json")], ["precious", "precious"]);
    assert_eq!(fs::metadata(adut.path("old.jsonl")).unwrap().ino(), inode);
    assert_eq!(names(&adut), ["old.json", "old.jsonl", "s1"]);
}

#[test]
fn no_text_of_a_file_commands_a_terminal() {
    let adut = Adut::new();
    adut.run(&quick(&["--record", "r.jsonl"]));
    let escape = "\\u001b]0;owned\\u0007\\u009b2J";
    let text = adut.read("r.jsonl").replace("\"random\"", &format!("\"{escape}\""));
    fs::write(adut.path("r.jsonl"), &text).unwrap();
    let seeded = text.replace("\"seed\":\"1\"", &format!("\"seed\":\"{escape}\""));
    fs::write(adut.path("seed.jsonl"), seeded.replace(&format!("\"{escape}\","), "\"random\","))
        .unwrap();
    for words in [
        &["analyse", "r.jsonl", "--budget", "50", "--truth", "off"][..],
        &["analyse", "r.jsonl", "--budget", "50", "--truth", "off", "--json"],
        &["merge", "r.jsonl", "--agreement", "0"],
        &["merge", "seed.jsonl", "--agreement", "0"],
        &["referee", "r.jsonl"],
    ] {
        let output = adut.command(words).output().unwrap();
        for printed in [&output.stdout, &output.stderr] {
            let printed = String::from_utf8(printed.clone()).unwrap();
            let commands = printed.chars().find(|c| c.is_control() && *c != '\n');
            assert_eq!(commands, None, "{words:?}: {printed}");
        }
    }
}

#[test]
fn a_net_is_read_once_and_a_missing_one_is_an_error_at_the_start() {
    let adut = Adut::new();
    let net = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/briskula/nets/dupla.safetensors");
    let words = ["compare", "briskula", "normal:net=net.st", "random", "--deals", "100000000"];
    let message = adut.refused(&[&words[..], &["--record", "r.jsonl"]].concat());
    assert!(message.contains("cannot play with net.st"), "{message}");
    assert!(!adut.path("r.jsonl").exists());
    fs::copy(net, adut.path("net.st")).unwrap();
    // The file goes while games are played: nobody looks at it again.
    let mut child = Command::new(assert_cmd::cargo::cargo_bin("adut"))
        .current_dir(adut.folder.path())
        .args(&words[..5])
        .args(["200", "--record", "r.jsonl", "--agreement", "40"])
        .stdout(std::process::Stdio::null())
        .spawn()
        .unwrap();
    while !adut.path("r.jsonl").exists() {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    fs::remove_file(adut.path("net.st")).unwrap();
    assert!(child.wait().unwrap().success());
    assert_eq!(adut.lines("r.jsonl").len(), 400);
}
