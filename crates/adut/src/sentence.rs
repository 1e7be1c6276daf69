//! What went wrong, in one sentence.

/// An error with its causes, none of which is told twice: many name their cause themselves.
pub(crate) fn of(error: &anyhow::Error) -> String {
    let mut told = String::new();
    for cause in error.chain().map(ToString::to_string) {
        if told.is_empty() {
            told = cause;
        } else if !told.contains(&cause) {
            told = format!("{told}: {cause}");
        }
    }
    told
}

/// What is wrong with the arguments, and what was perhaps meant; without the usage, which takes
/// most of the room in what clap renders.
pub(crate) fn of_usage(rendered: &str) -> String {
    let paragraphs: Vec<String> = rendered
        .split("\n\n")
        .map(|paragraph| paragraph.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    let wrong = paragraphs.first().map_or("", |first| first.trim_start_matches("error: "));
    let similar = paragraphs.iter().find(|text| text.contains("similar"));
    let tip = similar.map_or(String::new(), |tip| format!("; {}", tip.trim_start_matches("tip: ")));
    format!("{wrong}{tip} (see --help)")
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    #[test]
    fn causes_are_told_once() {
        let error = anyhow!("the file is gone").context("cannot read x: the file is gone");
        assert_eq!(super::of(&error), "cannot read x: the file is gone");
        let error = anyhow!("the file is gone").context("cannot read x").context("line 3");
        assert_eq!(super::of(&error), "line 3: cannot read x: the file is gone");
    }
}
