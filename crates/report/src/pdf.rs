//! A drawing as a PDF file.
//!
//! Letters are those of Helvetica, which every viewer has. Serbian Cyrillic is set in Latin script
//! there, letter by letter; what has no letter in that font is a question mark.

use std::fmt::Write as _;

use crate::colour::Colour;
use crate::drawing::{Anchor, Drawing, Fill, Letters, Shape, Stroke};

/// Points of a printer for a pixel of the screen.
const POINT: f64 = 0.75;
/// How far the handles of a quarter of a circle reach.
const ROUND: f64 = 0.5523;

/// The file; `label` says what it shows, `source` what repeats it.
pub(crate) fn pdf(drawing: &Drawing, label: &str, source: &str) -> Vec<u8> {
    let mut page = Page { height: drawing.height, ..Page::default() };
    // Writing to a string does not fail.
    let _ = writeln!(page.content, "{POINT} 0 0 {POINT} 0 0 cm");
    drawing.shapes.iter().for_each(|shape| page.shape(shape, 1.0));
    let (width, height) = (drawing.width * POINT, drawing.height * POINT);
    let differences: String =
        page.glyphs.iter().enumerate().map(|(i, glyph)| format!(" {} /{glyph}", 128 + i)).collect();
    let states: String = page
        .opacities
        .iter()
        .enumerate()
        .map(|(i, opacity)| format!("/G{i} << /ca {opacity} /CA {opacity} >> "))
        .collect();
    let font = |name: &str| {
        format!(
            "<< /Type /Font /Subtype /Type1 /BaseFont /{name} /Encoding \
             << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [{differences} ] >> >>"
        )
    };
    let objects = [
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_owned(),
        format!(
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {width} {height}] /Contents 4 0 R \
             /Resources << /Font << /F0 5 0 R /F1 6 0 R >> /ExtGState << {states}>> >> >>"
        ),
        format!("<< /Length {} >>\nstream\n{}endstream", page.content.len(), page.content),
        font("Helvetica"),
        font("Helvetica-Bold"),
        format!("<< /Title {} /Subject {} >>", unicode(label), unicode(source)),
    ];
    written(&objects)
}

fn written(objects: &[String]) -> Vec<u8> {
    let mut out = String::from("%PDF-1.4\n");
    let mut places = Vec::new();
    for (i, object) in objects.iter().enumerate() {
        places.push(out.len());
        let _ = write!(out, "{} 0 obj\n{object}\nendobj\n", i + 1);
    }
    let (start, count) = (out.len(), objects.len() + 1);
    let _ = write!(out, "xref\n0 {count}\n0000000000 65535 f \n");
    for place in places {
        let _ = writeln!(out, "{place:010} 00000 n ");
    }
    let _ = write!(
        out,
        "trailer\n<< /Size {count} /Root 1 0 R /Info {} 0 R >>\nstartxref\n{start}\n%%EOF\n",
        objects.len()
    );
    out.into_bytes()
}

/// Text outside of the page, in full.
fn unicode(text: &str) -> String {
    let digits: String = text.encode_utf16().map(|unit| format!("{unit:04X}")).collect();
    format!("<FEFF{digits}>")
}

#[derive(Default)]
struct Page {
    height: f64,
    content: String,
    /// The glyphs beyond ASCII that came up so far; they have the codes from 128 on.
    glyphs: Vec<&'static str>,
    opacities: Vec<f64>,
}

impl Page {
    fn push(&mut self, operators: &str) {
        self.content.push_str(operators);
        self.content.push('\n');
    }

    fn shape(&mut self, shape: &Shape, faint: f64) {
        match shape {
            Shape::Faint(shapes) => shapes.iter().for_each(|shape| self.shape(shape, 0.3 * faint)),
            Shape::Line(stroke, points) => {
                self.opacity(faint);
                self.stroke(*stroke);
                let path = self.path(points);
                self.push(&format!("{path}S"));
            }
            Shape::Area(fill, outline, points) => {
                let path = self.path(points);
                self.filled(*fill, *outline, &format!("{path}h"), faint);
            }
            Shape::Rect(fill, (x, y), (width, height), _) => {
                let low = self.height - y - height;
                self.filled(
                    *fill,
                    None,
                    &format!("{x:.2} {low:.2} {width:.2} {height:.2} re"),
                    faint,
                );
            }
            Shape::Dot(fill, outline, (x, y), radius, _) => {
                let circle = circle(*x, self.height - y, *radius);
                self.filled(*fill, Some(*outline), &circle, faint);
            }
            Shape::Text(letters, at, anchor, text) => {
                self.text(*letters, *at, *anchor, text, faint);
            }
        }
    }

    fn filled(
        &mut self,
        Fill(colour, opacity): Fill,
        outline: Option<Stroke>,
        path: &str,
        faint: f64,
    ) {
        self.opacity(opacity * faint);
        self.push(&format!("{} rg {path} f", rgb(colour)));
        if let Some(outline) = outline {
            self.opacity(faint);
            self.stroke(outline);
            self.push(&format!("{path} S"));
        }
    }

    fn opacity(&mut self, opacity: f64) {
        let known = self.opacities.iter().position(|&known| known == opacity);
        let number = known.unwrap_or_else(|| {
            self.opacities.push(opacity);
            self.opacities.len() - 1
        });
        self.push(&format!("/G{number} gs"));
    }

    fn stroke(&mut self, stroke: Stroke) {
        let dashes = if stroke.is_dashed { "[4 3] 0 d" } else { "[] 0 d" };
        self.push(&format!("{} RG {} w {dashes} 1 j", rgb(stroke.colour), stroke.width));
    }

    fn path(&self, points: &[(f64, f64)]) -> String {
        let mut path = String::new();
        for (i, (x, y)) in points.iter().enumerate() {
            let operator = if i == 0 { 'm' } else { 'l' };
            let _ = write!(path, "{x:.2} {:.2} {operator} ", self.height - y);
        }
        path
    }

    fn text(&mut self, letters: Letters, at: (f64, f64), anchor: Anchor, text: &str, faint: f64) {
        let (mut shown, mut width) = (String::new(), 0.0);
        for letter in text.chars().flat_map(latin) {
            let (code, wide) = self.letter(letter);
            width += wide * letters.size / 1000.0;
            let _ = write!(shown, "{code:02X}");
        }
        let x = match anchor {
            Anchor::Start => at.0,
            Anchor::Middle => at.0 - width / 2.0,
            Anchor::End => at.0 - width,
        };
        self.opacity(faint);
        let (font, size) = (u8::from(letters.is_strong), letters.size);
        let (colour, y) = (rgb(letters.colour), self.height - at.1);
        self.push(&format!("BT {colour} rg /F{font} {size} Tf {x:.2} {y:.2} Td <{shown}> Tj ET"));
    }

    /// The code of a letter, and how wide it is in thousandths of the size.
    fn letter(&mut self, letter: char) -> (usize, f64) {
        if let Some(width) = ascii_width(letter) {
            return (letter as usize, width);
        }
        let Some(&(_, glyph, width)) = GLYPHS.iter().find(|(known, ..)| *known == letter) else {
            return (usize::from(b'?'), 556.0);
        };
        let known = self.glyphs.iter().position(|&known| known == glyph);
        let number = known.unwrap_or_else(|| {
            self.glyphs.push(glyph);
            self.glyphs.len() - 1
        });
        (128 + number, width)
    }
}

fn circle(x: f64, y: f64, r: f64) -> String {
    let k = ROUND * r;
    let curve = |a: (f64, f64), b: (f64, f64), c: (f64, f64)| {
        let [a, b, c] = [a, b, c].map(|(dx, dy)| format!("{:.2} {:.2}", x + dx, y + dy));
        format!("{a} {b} {c} c ")
    };
    format!(
        "{:.2} {y:.2} m {}{}{}{}h",
        x + r,
        curve((r, k), (k, r), (0.0, r)),
        curve((-k, r), (-r, k), (-r, 0.0)),
        curve((-r, -k), (-k, -r), (0.0, -r)),
        curve((k, -r), (r, -k), (r, 0.0)),
    )
}

fn rgb(colour: Colour) -> String {
    let digits = u32::from_str_radix(&colour.printed()[1..], 16).unwrap_or(0);
    let part = |shift: u32| f64::from((digits >> shift) & 255) / 255.0;
    format!("{:.3} {:.3} {:.3}", part(16), part(8), part(0))
}

/// How wide Helvetica's letters are, from the space on.
const WIDTHS: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

fn ascii_width(letter: char) -> Option<f64> {
    let at = (letter as usize).checked_sub(' ' as usize)?;
    WIDTHS.get(at).map(|&width| f64::from(width))
}

/// Letters beyond ASCII, their names and how wide they are.
#[rustfmt::skip]
const GLYPHS: [(char, &str, f64); 51] = [
    ('−', "minus", 584.0), ('–', "endash", 556.0), ('—', "emdash", 1000.0), ('…', "ellipsis", 1000.0),
    ('’', "quoteright", 222.0), ('‘', "quoteleft", 222.0), ('“', "quotedblleft", 333.0),
    ('”', "quotedblright", 333.0), ('·', "periodcentered", 278.0), ('×', "multiply", 584.0),
    ('µ', "mu", 556.0), ('\u{202f}', "space", 278.0), ('\u{a0}', "space", 278.0), ('½', "onehalf", 834.0),
    ('č', "ccaron", 500.0), ('ć', "cacute", 500.0), ('đ', "dcroat", 556.0), ('š', "scaron", 500.0),
    ('ž', "zcaron", 500.0), ('Č', "Ccaron", 722.0), ('Ć', "Cacute", 722.0), ('Đ', "Dcroat", 722.0),
    ('Š', "Scaron", 667.0), ('Ž', "Zcaron", 611.0), ('ą', "aogonek", 556.0), ('ę', "eogonek", 556.0),
    ('ł', "lslash", 222.0), ('ń', "nacute", 556.0), ('ó', "oacute", 556.0), ('ś', "sacute", 500.0),
    ('ź', "zacute", 500.0), ('ż', "zdotaccent", 500.0), ('Ą', "Aogonek", 667.0), ('Ę', "Eogonek", 667.0),
    ('Ł', "Lslash", 556.0), ('Ń', "Nacute", 722.0), ('Ó', "Oacute", 778.0), ('Ś', "Sacute", 667.0),
    ('Ź', "Zacute", 611.0), ('Ż', "Zdotaccent", 611.0), ('ă', "abreve", 556.0), ('â', "acircumflex", 556.0),
    ('î', "icircumflex", 278.0), ('ș', "scommaaccent", 500.0), ('ț', "tcommaaccent", 278.0),
    ('Ă', "Abreve", 667.0), ('Â', "Acircumflex", 667.0), ('Î', "Icircumflex", 278.0),
    ('Ș', "Scommaaccent", 667.0), ('Ț', "Tcommaaccent", 611.0), ('•', "bullet", 350.0),
];

/// Serbian Cyrillic in Latin script; other letters as they are.
fn latin(letter: char) -> impl Iterator<Item = char> {
    const CYRILLIC: &str = "абвгдђежзијклмнопрстћуфхцчш";
    const LATIN: &str = "abvgdđežzijklmnoprstćufhcčš";
    let small = letter.to_lowercase().next().unwrap_or(letter);
    let written = match small {
        'љ' => "lj".to_owned(),
        'њ' => "nj".to_owned(),
        'џ' => "dž".to_owned(),
        small => {
            let at = CYRILLIC.chars().position(|known| known == small);
            at.and_then(|at| LATIN.chars().nth(at)).unwrap_or(letter).to_string()
        }
    };
    let is_changed = !written.starts_with(letter);
    let capital = is_changed && letter.is_uppercase();
    let mut letters: Vec<char> = written.chars().collect();
    if capital {
        letters[0] = letters[0].to_uppercase().next().unwrap_or(letters[0]);
    }
    letters.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_says_where_its_parts_are() {
        let mut drawing = Drawing::new(100.0, 50.0);
        drawing.text(Letters::LABEL, (50.0, 20.0), Anchor::Middle, "Шанса č −1");
        drawing.dot(Colour::Accent, (10.0, 10.0), 4.0, "");
        drawing.faintly(|drawing| drawing.line(Stroke::GRID, (0.0, 0.0), (9.0, 9.0)));
        let file = String::from_utf8(pdf(&drawing, "a", "b")).unwrap();
        let start: usize = file.lines().rev().nth(1).unwrap().parse().unwrap();
        assert!(file[start..].starts_with("xref\n0 8\n"), "{file}");
        for (i, line) in file[start..].lines().skip(3).take(7).enumerate() {
            let place: usize = line[..10].parse().unwrap();
            assert!(file[place..].starts_with(&format!("{} 0 obj\n", i + 1)), "{line}");
        }
        let length: usize =
            file.split("/Length ").nth(1).unwrap().split(' ').next().unwrap().parse().unwrap();
        let stream = file.split("stream\n").nth(1).unwrap().strip_suffix("end").unwrap();
        assert_eq!(stream.len(), length);
        // The letters of Cyrillic, č and the minus come one after the other.
        assert!(file.contains("<80616E736120812082 31>".replace(' ', "").as_str()), "{file}");
        assert!(file.contains("[ 128 /Scaron 129 /ccaron 130 /minus ]"), "{file}");
    }

    #[test]
    fn cyrillic_is_set_letter_by_letter() {
        let latin = |text: &str| text.chars().flat_map(latin).collect::<String>();
        assert_eq!(latin("Љубав, Ђура и џеп"), "Ljubav, Đura i džep");
        assert_eq!(latin("Abc ČĆ"), "Abc ČĆ");
    }
}
