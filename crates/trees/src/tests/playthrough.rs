//! A walk down a small tree as the kernel's game, kept as a snapshot.

use std::fmt::Write as _;

use adut_kernel::{Actions, Game, Seat, Seed, Turn};

use crate::{GameTree, TreeGame};

const TREE: &[u8] = b"4 2
(2)
<2> (2)
0.25:(2) 3/4:[7,1] (1) [5,6]
[1,2] [3,4] [0,9]
";

#[test]
fn playthrough() {
    let tree = GameTree::read(TREE).expect("a tree");
    let game = TreeGame::new(tree).expect("few enough players");
    let mut text = String::new();
    for seed in 0..4 {
        let mut rng = Seed::from_text("playthrough").nth(seed).rng();
        let (mut state, mut scratch) = (game.root(), Actions::new());
        loop {
            game.actions(&state, &mut scratch);
            let node = state.node();
            let turn = game.turn(&state);
            writeln!(text, "node {node}, {turn:?}, children {:?}", &scratch[..]).expect("text");
            match turn {
                Turn::Over => break,
                Turn::Seat(_) => {
                    let action = game.random_action(&state, &mut scratch, &mut rng);
                    writeln!(text, "plays {action}").expect("text");
                    game.apply(&mut state, action);
                }
                Turn::Chance => {
                    let chance = game.sample_chance(&state, &mut rng);
                    writeln!(text, "chance {chance}").expect("text");
                    game.resolve(&mut state, &chance);
                }
            }
        }
        let payoffs: Vec<f64> = Seat::all(2).map(|seat| game.payoff(&state, seat)).collect();
        writeln!(text, "payoffs {payoffs:?}\n").expect("text");
    }
    insta::with_settings!({ snapshot_path => "../snapshots" }, {
        insta::assert_snapshot!(text);
    });
}
