//! The few colours of all reports, on light and on dark paper.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

/// A colour by what it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    /// What everything stands on.
    Paper,
    /// Text and what is measured.
    Ink,
    /// What stands back.
    Muted,
    /// Lines between things.
    Rule,
    /// A shade of the paper.
    Soft,
    /// What matters.
    Accent,
    /// Text on what matters.
    OnAccent,
    /// A curve.
    Line,
    /// What was won.
    Gain,
    /// What cost a little.
    Slip,
    /// What cost something.
    Mistake,
    /// What cost much.
    Blunder,
}

impl Colour {
    const ALL: [Self; 12] = [
        Self::Paper,
        Self::Ink,
        Self::Muted,
        Self::Rule,
        Self::Soft,
        Self::Accent,
        Self::OnAccent,
        Self::Line,
        Self::Gain,
        Self::Slip,
        Self::Mistake,
        Self::Blunder,
    ];

    /// The name, and the colour on light paper, on dark paper and in print.
    fn parts(self) -> (&'static str, [&'static str; 3]) {
        match self {
            Self::Paper => ("paper", ["#fffefb", "#191815", "#ffffff"]),
            Self::Ink => ("ink", ["#1d1b18", "#ece7dc", "#000000"]),
            Self::Muted => ("muted", ["#6b665e", "#a39d91", "#444444"]),
            Self::Rule => ("rule", ["#d9d4c9", "#3b3832", "#cccccc"]),
            Self::Soft => ("soft", ["#f4f0e6", "#24221e", "#f6f6f6"]),
            Self::Accent => ("accent", ["#8c2f2b", "#e08a78", "#8c2f2b"]),
            Self::OnAccent => ("on-accent", ["#fffefb", "#191815", "#ffffff"]),
            Self::Line => ("line", ["#2f5d7c", "#85b4d2", "#2f5d7c"]),
            Self::Gain => ("gain", ["#4c7a4a", "#8fbf8a", "#4c7a4a"]),
            Self::Slip => ("slip", ["#b58a1b", "#d8b24a", "#b58a1b"]),
            Self::Mistake => ("mistake", ["#c0621f", "#e59356", "#c0621f"]),
            Self::Blunder => ("blunder", ["#8c2f2b", "#e07a70", "#8c2f2b"]),
        }
    }

    /// The name of the variable that pages keep it in.
    pub(crate) fn variable(self) -> String {
        format!("var(--{})", self.parts().0)
    }

    /// The colour in print.
    pub(crate) fn printed(self) -> &'static str {
        self.parts().1[2]
    }
}

/// The variables of a page: light, dark and for paper.
pub(crate) fn variables() -> String {
    let set = |column: usize| {
        let mut all = String::new();
        for (name, colours) in Colour::ALL.map(Colour::parts) {
            // Writing to a string does not fail.
            let _ = write!(all, " --{name}: {};", colours[column]);
        }
        all
    };
    format!(
        ":root {{ color-scheme: light dark;{} }}\n\
         @media (prefers-color-scheme: dark) {{ :root {{{} }} }}\n\
         @media print {{ :root {{ color-scheme: light;{} }} }}\n",
        set(0),
        set(1),
        set(2)
    )
}

/// What a mark or a cell says by its colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tone {
    /// Nothing.
    #[default]
    Plain,
    /// That it matters.
    Accent,
    /// That something was won.
    Gain,
    /// That it cost a little.
    Slip,
    /// That it cost something.
    Mistake,
    /// That it cost much.
    Blunder,
}

impl Tone {
    /// The class that pages give it.
    pub(crate) fn class(self) -> &'static str {
        match self {
            Self::Plain => "tone-plain",
            Self::Accent => "tone-accent",
            Self::Gain => "tone-gain",
            Self::Slip => "tone-slip",
            Self::Mistake => "tone-mistake",
            Self::Blunder => "tone-blunder",
        }
    }

    /// The colour of a mark.
    pub(crate) fn colour(self) -> Colour {
        match self {
            Self::Plain => Colour::Muted,
            Self::Accent => Colour::Accent,
            Self::Gain => Colour::Gain,
            Self::Slip => Colour::Slip,
            Self::Mistake => Colour::Mistake,
            Self::Blunder => Colour::Blunder,
        }
    }
}
