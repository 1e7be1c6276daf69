//! Drawings: the page opened in a real browser, the pictures as text.
//!
//! The page runs the algorithms itself, so the browser's results are held against the library's.
//! Without Chromium these tests say so and pass, except where `CI` is set.

#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use adut::tree::{TreeArgs, run};
use adut_trees::GameTree;
use adut_trees::modes::{Mode, value};
use clap::Parser;

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    tree: TreeArgs,
}

const TWO: &str = "4\n(2)\n(2) (2)\n(2) (2) (2) (2)\n[-13] [-16] [-7] [3] [-19] [9] [1] [-19]\n";
const THREE: &str = "4 3\n(2)\n(2) (2)\n(2) (2) (2) (2)\n\
    [3,3,3] [2,2,5] [2,5,2] [0,4,4] [4,0,4] [5,2,2] [1,1,1] [4,4,0]\n";
const CHANCE: &str = "4\n(2)\n<2> [3]\n0.25:(2) 3/4:(2)\n[20] [8] [-4] [2]\n";

fn show(folder: &Path, tree: &str, form: &str, more: &[&str]) -> PathBuf {
    let (input, output) = (folder.join("tree.in"), folder.join(format!("tree.{form}")));
    fs::write(&input, tree).unwrap();
    let option = format!("--{form}");
    let output_text = output.to_str().unwrap();
    let words = ["tree", "show", input.to_str().unwrap(), &option, output_text, "--force"];
    // Unless a test asks for another, English, whatever the language of the machine.
    let english = if more.contains(&"--lang") { &[][..] } else { &["--lang", "en"] };
    run(&Cli::parse_from(words.iter().chain(english).chain(more)).tree).unwrap();
    output
}

/// The page's elements after its scripts have run.
///
/// # Panics
/// Without Chromium, which `cargo xtask test` installs.
fn opened(page: &Path, address: &str) -> String {
    let profile = tempfile::tempdir().unwrap();
    let output = Command::new("chromium")
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"])
        .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
        .args(["--virtual-time-budget=6000", "--window-size=1600,900", "--dump-dom"])
        .arg(format!("--user-data-dir={}", profile.path().display()))
        .arg(format!("file://{}#{address}", page.display()))
        .output()
        .expect("chromium is not installed: run `cargo xtask test`, or `apt-get install chromium`");
    String::from_utf8(output.stdout).unwrap()
}

fn text_of<'a>(dom: &'a str, id: &str) -> &'a str {
    let from = dom.find(&format!("id=\"{id}\"")).expect(id);
    let (_, rest) = dom[from..].split_once('>').unwrap();
    rest.split_once('<').unwrap().0
}

fn plain(text: &str) -> String {
    text.replace('−', "-").replace(", ", ",")
}

#[test]
fn the_page_agrees_with_the_library() {
    let folder = tempfile::tempdir().unwrap();
    for (tree, modes) in [
        (TWO, &[Mode::AlphaBeta, Mode::MaxN][..]),
        (THREE, &[Mode::Paranoid, Mode::MaxN]),
        (CHANCE, &[Mode::Expectiminimax]),
    ] {
        let page = show(folder.path(), tree, "html", &[]);
        let leaves = GameTree::read(tree.as_bytes()).unwrap().shape().leaves();
        for &mode in modes {
            let dom = opened(&page, &format!("mode={mode}&step=end"));
            let found = value(&Arc::new(GameTree::read(tree.as_bytes()).unwrap()), mode).unwrap();
            assert_eq!(plain(text_of(&dom, "root-value")), found.value.to_string(), "{mode}");
            let seen = format!("{} of {leaves}", found.leaf_visits);
            assert_eq!(text_of(&dom, "leaves-seen"), seen, "{mode}");
            let cut = leaves as u64 - found.leaf_visits;
            assert_eq!(text_of(&dom, "leaves-cut"), cut.to_string(), "{mode}");
        }
    }
}

#[test]
fn a_cut_is_drawn_and_explained() {
    let folder = tempfile::tempdir().unwrap();
    let page = show(folder.path(), TWO, "html", &["--mode", "alphabeta"]);
    let dom = opened(&page, "step=13");
    assert_eq!(
        text_of(&dom, "sentence"),
        "Max has −7 here already, and Min above can get −13 elsewhere (α ≥ β): \
         Min will not come here, so the last child is cut."
    );
    assert_eq!(dom.matches("class=\"edge severed\"").count(), 1);
    assert_eq!(dom.matches(" data-status=\"cut\"").count(), 2, "a node and its edge");
    assert!(dom.contains(">α −7<") && dom.contains(">β −13<"));
}

#[test]
fn an_edited_leaf_changes_the_result() {
    let folder = tempfile::tempdir().unwrap();
    let page = show(folder.path(), TWO, "html", &[]);
    // The leaf 1 becomes 5, and Min then has the choice between 9 and 5.
    let dom = opened(&page, "mode=minimax&step=end&set=13:5");
    assert_eq!(text_of(&dom, "root-value"), "5");
    assert!(dom.contains("edited"));
}

/// What a person would do, and after each act what the page then says.
const ACTS: &str = r#"<script>
addEventListener('load', () => {
  const said = [];
  const text = (id) => document.getElementById(id).textContent;
  const key = (key) => document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const click = (node) => document.querySelector(`[data-node="${node}"]`)
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const enter = (value) => {
    document.getElementById('editor-value').value = value;
    document.getElementById('editor').requestSubmit();
  };
  const nodes = () => document.querySelectorAll('[data-node]').length;
  key('ArrowRight'); key('ArrowRight'); key('ArrowLeft'); said.push(text('step-number'));
  key('End'); said.push(text('root-value'));
  click(13); enter('x'); said.push(text('editor-error'));
  enter('5'); said.push(document.getElementById('editor').hidden, text('root-value'));
  document.getElementById('restore').click(); said.push(text('root-value'));
  click(1); said.push(nodes());
  key('Home'); key('ArrowRight'); key('ArrowRight'); said.push(text('step-number'));
  click(1); said.push(nodes());
  const before = document.documentElement.dataset.theme;
  key('d'); said.push(document.documentElement.dataset.theme !== before);
  key('Home'); key(' '); said.push(text('play'));
  setTimeout(() => {
    said.push(Number.parseInt(text('step-number')) > 1);
    document.getElementById('editor-error').textContent = said.join('; ');
  }, 5000);
});
</script></body>"#;

#[test]
fn keys_clicks_and_edits_do_what_they_say() {
    let folder = tempfile::tempdir().unwrap();
    let page = show(folder.path(), TWO, "html", &["--mode", "minimax"]);
    let acted = fs::read_to_string(&page).unwrap().replace("</body>", ACTS);
    fs::write(&page, acted).unwrap();
    let dom = opened(&page, "");
    assert_eq!(
        text_of(&dom, "editor-error"),
        "1 / 36; 1; Whole numbers of up to 15 digits only.; true; 5; 1; 9; 2 / 36; 15; true; Pause; true"
    );
}

#[test]
fn a_large_tree_opens_folded_and_still_has_its_value() {
    let folder = tempfile::tempdir().unwrap();
    let mut text = String::from("11\n");
    for level in 0..10 {
        text += &vec!["(2)"; 1 << level].join(" ");
        text.push('\n');
    }
    text += &(0..1024).map(|leaf| format!("[{}]", leaf * 7 % 101)).collect::<Vec<_>>().join(" ");
    let page = show(folder.path(), &text, "html", &[]);
    let dom = opened(&page, "mode=minimax&step=end");
    let found = value(&Arc::new(GameTree::read(text.as_bytes()).unwrap()), Mode::Minimax).unwrap();
    assert_eq!(text_of(&dom, "root-value"), found.value.to_string());
    let drawn = dom.matches("data-node=").count();
    assert!((10..=90).contains(&drawn), "{drawn} nodes are drawn");
}

#[test]
fn the_page_speaks_the_language_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let page = show(folder.path(), TWO, "html", &["--lang", "hr"]);
    let dom = opened(&page, "step=5");
    assert_eq!(text_of(&dom, "sentence"), "Max uzima −13, pa α raste na −13.");
    let unknown = ["tree", "show", "-", "--html", "x", "--lang", "tlh"];
    assert!(Cli::try_parse_from(unknown).is_err());
}

#[test]
fn the_page_asks_nothing_from_outside() {
    let folder = tempfile::tempdir().unwrap();
    let page = fs::read_to_string(show(folder.path(), TWO, "html", &[])).unwrap();
    assert!(page.contains("default-src 'none'"));
    let links = page.matches("http").count();
    let allowed =
        page.matches("http-equiv").count() + page.matches("http://www.w3.org/2000/svg").count();
    assert_eq!(links, allowed);
    assert!(!page.contains("{{"));
}

#[test]
fn pictures_hold_every_node_and_mark_what_is_cut() {
    let folder = tempfile::tempdir().unwrap();
    let svg = fs::read_to_string(show(folder.path(), TWO, "svg", &[])).unwrap();
    assert_eq!(svg.matches("<text").count(), 15);
    assert_eq!(svg.matches("<g opacity").count(), 2, "a node and its edge");
    let dot = fs::read_to_string(show(folder.path(), CHANCE, "dot", &[])).unwrap();
    assert!(dot.contains("n0 [shape=triangle, style=solid, label=\"3\"];"), "{dot}");
    assert!(dot.contains("n1 [shape=diamond, style=solid, label=\"-1\"];"), "{dot}");
    assert!(dot.contains("n1 -> n4 [style=solid, label=\"0.75\"];"), "{dot}");
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let input = folder.path().join("tree.in");
    let out = folder.path().join("out");
    let refused = |tree: &str, mode: &str| {
        fs::write(&input, tree).unwrap();
        let words = ["tree", "show", input.to_str().unwrap(), "--svg", out.to_str().unwrap()];
        let error = run(&Cli::parse_from(words.iter().chain(&["--mode", mode])).tree).unwrap_err();
        assert_eq!(error.exit_status(), 2);
        assert!(!out.exists());
        error.to_string()
    };
    assert!(refused(CHANCE, "alphabeta").ends_with("take expectiminimax or maxn"));
    assert!(refused(THREE, "minimax").contains("is for two players"));
    assert!(refused("1\n[9007199254740993]\n", "minimax").contains("`9007199254740993`"));
    assert!(Cli::try_parse_from(["tree", "show", "tree.in"]).is_err(), "some form is asked for");
}
