//! The theses behind Adut's players, beside the product and not inside it.
//!
//! [`reproduce`] runs their experiments again and reports every published figure beside ours.
//! [`tablic`], [`briskula`] and [`trees`] hold what the experiments count and how the players of these theses
//! were trained. The players themselves, with the mistakes of the published programs where those
//! matter, are in the catalogue of `adut-players`.
//!
//! - Milenković on Tablić (Belgrade 2017): greedy, backtracking and genetic players.
//! - Blaić on Briškula (Zagreb 2024): random, net, expectiminimax and all-knowing players.
//! - Malarczyk on Love Letter (AGH Kraków, drafts of 2015 and 2016): random and greedy players.
//! - A homework on game trees (Politehnica Bucharest 2020): minimax, alpha–beta and paranoid search.
//!
//! Nothing here looks at a clock, prints or touches a file: a [`reproduce::Host`] does it.

pub mod briskula;
pub mod reproduce;
pub mod tablic;
pub mod trees;
