//! Drawings as values, and the one writer of SVG.
//!
//! A drawing on a page takes its colours from the page's variables, and so is light or dark as the
//! page is. A drawing in a file of its own has the colours of print in it.

use maud::{Markup, PreEscaped, html};

use crate::colour::Colour;

/// The letters of all drawings.
const FONT: &str = "system-ui, 'Segoe UI', 'DejaVu Sans', Arial, Helvetica, sans-serif";

/// Where a text is fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// By its beginning.
    Start,
    /// By its middle.
    Middle,
    /// By its end.
    End,
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// In which colour.
    pub colour: Colour,
    /// How wide.
    pub width: f64,
    /// Whether it is broken.
    pub is_dashed: bool,
}

impl Stroke {
    /// Behind everything.
    pub const GRID: Self = Self::of(Colour::Rule, 1.0);
    /// Where values are read off.
    pub const AXIS: Self = Self::of(Colour::Ink, 1.0);
    /// Something to compare with.
    pub const REFERENCE: Self = Self { colour: Colour::Muted, width: 1.0, is_dashed: true };

    /// An unbroken line.
    pub const fn of(colour: Colour, width: f64) -> Self {
        Self { colour, width, is_dashed: false }
    }
}

/// How a text is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Letters {
    /// In which colour.
    pub colour: Colour,
    /// How high.
    pub size: f64,
    /// Whether it stands out.
    pub is_strong: bool,
}

impl Letters {
    /// A name, a value.
    pub const LABEL: Self = Self { colour: Colour::Ink, size: 13.0, is_strong: false };
    /// A mark on an axis, and what the axis shows.
    pub const TICK: Self = Self { colour: Colour::Muted, size: 12.0, is_strong: false };
    /// What a drawing is.
    pub const TITLE: Self = Self { colour: Colour::Ink, size: 13.0, is_strong: true };
    /// Text on a full field.
    pub const ON_ACCENT: Self = Self { colour: Colour::OnAccent, size: 13.0, is_strong: false };
}

/// A colour that fills, as full as this.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fill(pub Colour, pub f64);

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Shape {
    Line(Stroke, Vec<(f64, f64)>),
    Area(Fill, Option<Stroke>, Vec<(f64, f64)>),
    Rect(Fill, (f64, f64), (f64, f64), String),
    Dot(Fill, Stroke, (f64, f64), f64, String),
    Text(Letters, (f64, f64), Anchor, String),
    Faint(Vec<Shape>),
}

/// A drawing in the making.
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    pub(crate) width: f64,
    pub(crate) height: f64,
    pub(crate) shapes: Vec<Shape>,
}

impl Drawing {
    /// An empty drawing of this size.
    pub fn new(width: f64, height: f64) -> Self {
        Self { width, height, shapes: Vec::new() }
    }

    /// A straight line.
    pub fn line(&mut self, stroke: Stroke, from: (f64, f64), to: (f64, f64)) {
        self.shapes.push(Shape::Line(stroke, vec![from, to]));
    }

    /// A line through these points.
    pub fn polyline(&mut self, stroke: Stroke, points: Vec<(f64, f64)>) {
        self.shapes.push(Shape::Line(stroke, points));
    }

    /// What lies between these points.
    pub fn area(&mut self, fill: Fill, points: Vec<(f64, f64)>) {
        self.shapes.push(Shape::Area(fill, None, points));
    }

    /// The same with an outline.
    pub fn polygon(&mut self, fill: Fill, outline: Stroke, points: Vec<(f64, f64)>) {
        self.shapes.push(Shape::Area(fill, Some(outline), points));
    }

    /// A disc with an outline.
    pub fn disc(&mut self, fill: Fill, outline: Stroke, at: (f64, f64), radius: f64) {
        self.shapes.push(Shape::Dot(fill, outline, at, radius, String::new()));
    }

    /// What `draw` draws, faintly.
    pub fn faintly(&mut self, draw: impl FnOnce(&mut Self)) {
        let before = std::mem::take(&mut self.shapes);
        draw(self);
        let drawn = std::mem::replace(&mut self.shapes, before);
        self.shapes.push(Shape::Faint(drawn));
    }

    /// A rectangle; `title` shows when it is pointed at.
    pub fn rect(&mut self, fill: Fill, at: (f64, f64), size: (f64, f64), title: &str) {
        self.shapes.push(Shape::Rect(fill, at, size, title.to_owned()));
    }

    /// A dot; `title` shows when it is pointed at.
    pub fn dot(&mut self, colour: Colour, at: (f64, f64), radius: f64, title: &str) {
        let outline = Stroke::of(Colour::Paper, 1.0);
        self.shapes.push(Shape::Dot(Fill(colour, 1.0), outline, at, radius, title.to_owned()));
    }

    /// A line of text.
    pub fn text(&mut self, letters: Letters, at: (f64, f64), anchor: Anchor, text: &str) {
        self.shapes.push(Shape::Text(letters, at, anchor, text.to_owned()));
    }

    /// Drawings one below the other.
    pub(crate) fn stacked(drawings: impl IntoIterator<Item = Self>) -> Self {
        let mut all = Self::new(0.0, 0.0);
        for mut drawing in drawings {
            drawing.shapes.iter_mut().for_each(|shape| shape.lower(all.height));
            all.shapes.append(&mut drawing.shapes);
            all.width = all.width.max(drawing.width);
            all.height += drawing.height;
        }
        all
    }

    /// For a page that has the colours' variables; `label` is for those who cannot see it.
    pub(crate) fn inline(&self, label: &str) -> Markup {
        let shapes = self.shapes.iter().map(|shape| shape.write(&Colour::variable));
        html! {
            svg viewBox=(self.view_box()) width=(tenths(self.width)) role="img" aria-label=(label)
                font-family=(FONT) { @for shape in shapes { "\n" (shape) } }
        }
    }

    /// For a file of its own; `source` says what repeats it.
    pub fn standalone(&self, label: &str, source: &str) -> String {
        let printed = |colour: Colour| colour.printed().to_owned();
        let shapes = self.shapes.iter().map(|shape| shape.write(&printed));
        let (width, height) = (tenths(self.width), tenths(self.height));
        let drawing = html! {
            svg xmlns="http://www.w3.org/2000/svg" viewBox=(self.view_box()) width=(width)
                height=(height) role="img" font-family=(FONT) {
                "\n" title { (label) }
                "\n" desc { (source) }
                "\n" rect width="100%" height="100%" fill=(printed(Colour::Paper)) {}
                @for shape in shapes { "\n" (shape) }
                "\n"
            }
        };
        drawing.into_string()
    }

    fn view_box(&self) -> String {
        format!("0 0 {} {}", tenths(self.width), tenths(self.height))
    }
}

impl Shape {
    fn lower(&mut self, by: f64) {
        match self {
            Self::Line(_, points) | Self::Area(_, _, points) => {
                points.iter_mut().for_each(|point| point.1 += by);
            }
            Self::Rect(_, at, ..) | Self::Dot(_, _, at, ..) | Self::Text(_, at, ..) => at.1 += by,
            Self::Faint(shapes) => shapes.iter_mut().for_each(|shape| shape.lower(by)),
        }
    }

    fn write(&self, colour: &dyn Fn(Colour) -> String) -> Markup {
        match self {
            Self::Line(stroke, points) => {
                let dashes = stroke.is_dashed.then_some("4 3");
                html! {
                    polyline points=(places(points)) fill="none" stroke=(colour(stroke.colour))
                        stroke-width=(stroke.width) stroke-linejoin="round"
                        stroke-dasharray=[dashes] {}
                }
            }
            Self::Area(Fill(filled, opacity), outline, points) => html! {
                polygon points=(places(points)) fill=(colour(*filled)) fill-opacity=(opacity)
                    stroke=[outline.map(|outline| colour(outline.colour))]
                    stroke-width=[outline.map(|outline| outline.width)] {}
            },
            Self::Faint(shapes) => html! {
                g opacity="0.3" { @for shape in shapes { (shape.write(colour)) } }
            },
            Self::Rect(Fill(filled, opacity), (x, y), (width, height), title) => html! {
                rect x=(tenths(*x)) y=(tenths(*y)) width=(tenths(*width)) height=(tenths(*height))
                    fill=(colour(*filled)) fill-opacity=(hundredths(*opacity)) { (titled(title)) }
            },
            Self::Dot(Fill(filled, opacity), outline, (x, y), radius, title) => html! {
                circle cx=(tenths(*x)) cy=(tenths(*y)) r=(tenths(*radius)) fill=(colour(*filled))
                    fill-opacity=(opacity) stroke=(colour(outline.colour))
                    stroke-width=(outline.width) { (titled(title)) }
            },
            Self::Text(letters, (x, y), anchor, text) => {
                let anchor = match anchor {
                    Anchor::Start => "start",
                    Anchor::Middle => "middle",
                    Anchor::End => "end",
                };
                html! {
                    text x=(tenths(*x)) y=(tenths(*y)) text-anchor=(anchor) font-size=(letters.size)
                        font-weight=[letters.is_strong.then_some("600")]
                        fill=(colour(letters.colour)) { (text) }
                }
            }
        }
    }
}

fn titled(title: &str) -> Markup {
    if title.is_empty() {
        PreEscaped(String::new())
    } else {
        html! { title { (title) } }
    }
}

fn places(points: &[(f64, f64)]) -> String {
    let places: Vec<String> =
        points.iter().map(|&(x, y)| format!("{},{}", tenths(x), tenths(y))).collect();
    places.join(" ")
}

/// Finer than a tenth nobody sees.
fn tenths(place: f64) -> f64 {
    (place * 10.0).round() / 10.0
}

fn hundredths(share: f64) -> f64 {
    (share * 100.0).round() / 100.0
}

/// How wide a label is, rather too wide than too narrow: fonts differ.
pub(crate) fn text_width(text: &str) -> f64 {
    7.8 * text.chars().count() as f64
}
