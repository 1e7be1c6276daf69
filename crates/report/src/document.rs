//! A report as a value.

use crate::colour::Tone;
use crate::plot::Plot;
use crate::table::Table;

/// A report: what it is called, what repeats it, and what it says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Report {
    /// Its title.
    pub title: String,
    /// The language it is in, as pages name it.
    pub language: String,
    /// The version of the program that made it.
    pub version: String,
    /// What repeats it, in a line; goes along with every figure that is taken out of it.
    pub source: String,
    /// Whether tables and figures are numbered.
    pub is_numbered: bool,
    /// Whether the source stands below each of them.
    pub is_cited: bool,
    /// What comes before the matter itself.
    pub opening: Vec<Block>,
    /// The matter.
    pub blocks: Vec<Block>,
}

/// A part of a report.
#[derive(Clone, Debug, PartialEq)]
pub enum Block {
    /// A heading.
    Heading {
        /// 2 for a chapter, 3 for what is in it.
        level: u8,
        /// What it says.
        text: String,
        /// Where links to it lead.
        anchor: Option<String>,
    },
    /// Some sentences.
    Paragraph {
        /// What they are for.
        role: Role,
        /// The sentences.
        spans: Vec<Span>,
    },
    /// A command to be typed.
    Command(String),
    /// Links to all headings that have an anchor.
    Contents,
    /// A table.
    Table(Table),
    /// A figure.
    Figure(Figure),
    /// Blocks that belong together.
    Group {
        /// How they are set apart.
        kind: Group,
        /// The blocks.
        blocks: Vec<Block>,
    },
}

impl Block {
    /// A chapter's heading.
    pub fn chapter(text: impl Into<String>) -> Self {
        Self::Heading { level: 2, text: text.into(), anchor: None }
    }

    /// The heading of a part of a chapter.
    pub fn section(text: impl Into<String>) -> Self {
        Self::Heading { level: 3, text: text.into(), anchor: None }
    }

    /// The same heading, where links can lead to.
    #[must_use]
    pub fn anchored(self, at: &str) -> Self {
        match self {
            Self::Heading { level, text, .. } => {
                Self::Heading { level, text, anchor: Some(at.to_owned()) }
            }
            other => other,
        }
    }

    /// Blocks that are left out where room is short.
    pub fn detail(blocks: Vec<Block>) -> Self {
        Self::Group { kind: Group::Detail, blocks }
    }

    /// A paragraph of plain words.
    pub fn text(role: Role, text: impl Into<String>) -> Self {
        Self::Paragraph { role, spans: vec![Span::plain(text)] }
    }
}

/// What a paragraph is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// To be read.
    #[default]
    Plain,
    /// It says what the whole is.
    Lead,
    /// It must not be overlooked.
    Warning,
    /// It says what follows.
    Verdict,
    /// It explains.
    Note,
}

/// Some words of a paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The words.
    pub text: String,
    /// How they look.
    pub look: Look,
}

/// How words look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// As all others.
    #[default]
    Plain,
    /// They stand out.
    Strong,
    /// They stand back.
    Quiet,
    /// A mark of this tone.
    Badge(Tone),
}

impl Span {
    /// Plain words.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), look: Look::Plain }
    }

    /// Words with another look.
    pub fn new(look: Look, text: impl Into<String>) -> Self {
        Self { text: text.into(), look }
    }
}

/// How blocks that belong together are set apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Group {
    /// With a rule of this tone beside them.
    Card(Tone),
    /// Beside the matter, as what differs from run to run.
    Aside,
    /// Behind a line that opens them; left out where room is short.
    Folded(String),
    /// Not at all, but left out where room is short, as on a terminal.
    Detail,
}

/// A figure: one plot, or several of a kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// The name of its file, without an ending.
    pub name: String,
    /// What it shows.
    pub caption: String,
    /// The same in few words, for those who cannot see it.
    pub label: String,
    /// The plots.
    pub plots: Vec<Plot>,
    /// Whether its numbers stand in a table beside it: then texts leave it out.
    pub is_tabled: bool,
}

impl Figure {
    /// A figure of one plot.
    pub fn new(
        name: impl Into<String>,
        caption: impl Into<String>,
        label: impl Into<String>,
        plot: impl Into<Plot>,
    ) -> Self {
        Self {
            name: name.into(),
            caption: caption.into(),
            label: label.into(),
            plots: vec![plot.into()],
            is_tabled: false,
        }
    }

    /// The same, its numbers being in a table too.
    #[must_use]
    pub fn tabled(self) -> Self {
        Self { is_tabled: true, ..self }
    }
}

impl From<Table> for Block {
    fn from(table: Table) -> Self {
        Self::Table(table)
    }
}

impl From<Figure> for Block {
    fn from(figure: Figure) -> Self {
        Self::Figure(figure)
    }
}

impl Report {
    /// Adds a block to the matter.
    pub fn push(&mut self, block: impl Into<Block>) {
        self.blocks.push(block.into());
    }

    /// All blocks in order, those of groups in their place.
    pub(crate) fn flattened(&self) -> Vec<&Block> {
        fn flatten<'a>(blocks: &'a [Block], all: &mut Vec<&'a Block>) {
            for block in blocks {
                all.push(block);
                if let Block::Group { blocks, .. } = block {
                    flatten(blocks, all);
                }
            }
        }
        let mut all = Vec::new();
        flatten(&self.opening, &mut all);
        flatten(&self.blocks, &mut all);
        all
    }

    /// The figures in order.
    pub fn figures(&self) -> impl Iterator<Item = &Figure> {
        self.flattened().into_iter().filter_map(|block| match block {
            Block::Figure(figure) => Some(figure),
            _ => None,
        })
    }

    /// The tables in order.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.flattened().into_iter().filter_map(|block| match block {
            Block::Table(table) => Some(table),
            _ => None,
        })
    }
}
