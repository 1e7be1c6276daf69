//! Every reason has a message in every language.

use std::path::Path;

use adut_review::REASONS;

#[test]
fn every_reason_is_told_in_every_language() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/messages");
    for language in ["en", "sr", "sr-Latn", "hr", "pl", "ro"] {
        let text = std::fs::read_to_string(folder.join(language).join("review.ftl")).unwrap();
        for id in REASONS {
            assert!(text.contains(&format!("\n{id} =")), "{language} has no {id}");
        }
    }
}
