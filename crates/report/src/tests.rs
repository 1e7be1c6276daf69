//! Every back end on a report that is as odd as reports get.

use crate::plot::{Bars, Curve, Curves, Estimate, Intervals, Mark, Matrix, Step, Steps};
use crate::{
    Block, Cell, Content, Figure, Group, Look, Pictures, Plot, Report, Role, Span, Table, Tone,
    Unit, body, for_papers, latex, markdown, page, text,
};

/// A name that would break out of a page or a table that did not guard against it.
const NAME: &str = "cmd:<img src=x onerror=\"alert(1)\"> | `a` & 'b'";

fn report() -> Report {
    let mut table = Table::new("Shares", &["A_1", "share", "95 %", "p", "bar"]);
    table.push([
        Cell::text(NAME),
        Cell::percent(0.5),
        Cell::interval([f64::NEG_INFINITY, f64::INFINITY], Unit::Signed(2)),
        Content::Chance(0.0004).into(),
        Content::Bar(0.5).into(),
    ]);
    let estimate =
        |name: &str, value, interval| Estimate { name: name.to_owned(), value, interval };
    let plots: Vec<Plot> = vec![
        Intervals {
            axis: "share".to_owned(),
            reference: Some(0.5),
            unit: Unit::Percent,
            is_logarithmic: false,
            rows: vec![
                estimate(NAME, 0.5, [f64::NEG_INFINITY, f64::INFINITY]),
                estimate("b", 0.25, [0.2, 0.3]),
            ],
        }
        .into(),
        Intervals {
            axis: "time".to_owned(),
            reference: None,
            unit: Unit::Time,
            is_logarithmic: true,
            rows: vec![estimate("a", 3.0, [3.0; 2]), estimate("b", 4000.0, [4000.0; 2])],
        }
        .into(),
        Matrix { names: vec![NAME.to_owned()], shares: vec![vec![1.0]] }.into(),
        Curves {
            curves: vec![Curve {
                name: NAME.to_owned(),
                points: vec![(0.0, 0.0), (1.0, 1.0)],
                is_reference: false,
            }],
            marks: vec![Mark { at: (1.0, 1.0), tone: Tone::Blunder, title: NAME.to_owned() }],
            is_share: true,
            ..Curves::default()
        }
        .into(),
        Bars {
            title: NAME.to_owned(),
            axis: "difference".to_owned(),
            of: "deals".to_owned(),
            histogram: vec![(1.0, 1)],
            mean: 1.0,
        }
        .into(),
        Steps {
            steps: vec![Step {
                name: NAME.to_owned(),
                from: 0.5,
                to: 0.25,
                said: "−25 %".to_owned(),
                is_whole: false,
            }],
        }
        .into(),
    ];
    let figure = Figure { plots, ..Figure::new("all", NAME, NAME, Steps { steps: vec![] }) };
    let spans = vec![
        Span::new(Look::Strong, NAME),
        Span::new(Look::Badge(Tone::Slip), "slip"),
        Span::new(Look::Quiet, "quiet"),
    ];
    Report {
        title: NAME.to_owned(),
        language: "en".to_owned(),
        version: "1".to_owned(),
        source: NAME.to_owned(),
        is_numbered: true,
        is_cited: true,
        opening: vec![
            Block::text(Role::Lead, NAME),
            Block::Command(NAME.to_owned()),
            Block::Contents,
        ],
        blocks: vec![
            Block::chapter(NAME).anchored("here"),
            Block::section(NAME).anchored("below"),
            Block::Paragraph { role: Role::Verdict, spans },
            Block::Group { kind: Group::Card(Tone::Mistake), blocks: vec![table.clone().into()] },
            Block::Group { kind: Group::Folded("more".to_owned()), blocks: vec![figure.into()] },
            Block::detail(vec![table.into()]),
        ],
    }
}

#[test]
fn a_page_holds_nothing_that_could_break_it() {
    let page = page(&report());
    assert!(page.starts_with("<!doctype html>"), "{page}");
    assert!(!page.contains("<img") && page.contains("&lt;img"));
    for number in ["NaN", "inf\"", "=\"inf", "-inf"] {
        assert!(!page.contains(number), "{number}");
    }
    assert!(page.contains("[−∞, +∞]"));
    let elements = [
        "table",
        "figure",
        "svg",
        "tr",
        "td",
        "caption",
        "figcaption",
        "div",
        "span",
        "polyline",
        "rect",
        "circle",
        "text",
        "ul",
        "li",
        "details",
        "h2",
        "h3",
        "p",
    ];
    for element in elements {
        let opened = page.matches(&format!("<{element}>")).count()
            + page.matches(&format!("<{element} ")).count();
        assert_eq!(opened, page.matches(&format!("</{element}>")).count(), "{element}");
    }
    assert!(page.contains("<b>Table 2.</b>") && page.contains("<b>Figure 1.</b>"));
    assert!(page.contains("<a href=\"#below\">"));
    // What another page takes in has no style of its own and nothing of the head.
    let body = body(&report());
    assert!(body.contains("<svg") && !body.contains("<style") && !body.contains("<h1"));
}

#[test]
fn tables_of_markdown_keep_their_columns() {
    for pictures in [Pictures::Characters, Pictures::Folder("figures")] {
        let text = markdown(&report(), pictures);
        assert!(!text.contains("\n| <img") && !text.contains(" <img src"), "{text}");
        let mut columns = None;
        for line in text.lines() {
            let bars = line.replace("\\|", "").matches('|').count();
            if !line.starts_with('|') {
                columns = None;
            } else if *columns.get_or_insert(bars) != bars {
                panic!("{line}");
            }
        }
    }
    let linked = markdown(&report(), Pictures::Folder("figures"));
    assert!(linked.contains("(figures/all-6.svg)") && !linked.contains("```text"), "{linked}");
}

#[test]
fn a_terminal_is_told_what_fits() {
    let told = text(&report(), 75);
    assert_eq!(
        told.matches("A_1").count(),
        2,
        "one table in two parts, the detail left out: {told}"
    );
    assert!(!told.contains("quiet\nquiet") && told.contains("[−∞, +∞]"), "{told}");
    let rows = told.lines().filter(|line| line.contains("95 %")).map(|line| line.chars().count());
    assert!(rows.max() <= Some(75), "{told}");
}

#[test]
fn papers_get_values_drawings_and_tables() {
    let files = for_papers(&report());
    let file = |name: &str| {
        let found = files.iter().find(|file| file.name == name);
        String::from_utf8(found.expect(name).content.clone()).unwrap()
    };
    assert_eq!(files.len(), 6 * 3 + 2 * 2 + 1);
    for i in 1..=6 {
        let drawing = file(&format!("all-{i}.svg"));
        assert!(drawing.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""), "{drawing}");
        assert!(!drawing.contains("var(") && !drawing.contains("<img"), "{drawing}");
        let printed = file(&format!("all-{i}.pdf"));
        assert!(printed.starts_with("%PDF-1.4") && printed.ends_with("%%EOF\n"));
        assert!(!printed.contains("NaN") && !printed.contains("inf"), "{printed}");
    }
    let name = "\"cmd:<img src=x onerror=\"\"alert(1)\"\"> | `a` & 'b'\"";
    assert_eq!(
        file("all-1.csv"),
        format!(
            "name,value,value interval low,value interval high\n{name},0.5,,\nb,0.25,0.2,0.3\n"
        )
    );
    assert_eq!(file("all-3.csv"), format!("row,column,share\n{name},{name},1\n"));
    assert_eq!(file("all-4.csv"), format!("curve,x,y\n{name},0,0\n{name},1,1\n"));
    assert_eq!(file("all-5.csv"), "value,count\n1,1\n");
    assert_eq!(
        file("table-1.csv"),
        format!("A_1,share,share 95 % low,share 95 % high,p,bar\n{name},0.5,,,0.0004,0.5\n")
    );
    let table = file("table-1.tex");
    let row = "cmd:$<$img src=x onerror=\"alert(1)\"$>$ | `a` \\& 'b' & 50.0 \\% & [$-$$\\infty$, +$\\infty$]";
    assert!(table.contains(row) && table.contains("\n{}A\\_1 & share"), "{table}");
    let document = latex(&report());
    assert_eq!(document.matches("\\begin{").count(), document.matches("\\end{").count());
}

#[test]
fn a_report_without_anything_is_one_too() {
    let empty = Report::default();
    assert!(page(&empty).contains("</html>"));
    assert_eq!(markdown(&empty, Pictures::Characters), "#\n");
    assert_eq!(text(&empty, 80), "\n");
}
