//! The review as a report in a person's language.

use adut_report::plot::{Curve, Curves, Mark, Step, Steps};
use adut_report::{
    Block, Cell, Column, Content, Figure, Group, Look, Report, Role, Span, Table, Tone, Unit,
};
use adut_review::{Belief, Decision, Grade, MoveValue, Ply, SeatReview};

use super::teller::Teller;

/// Where the cost stands among the columns of the moves.
const COST: usize = 4;
/// Rules that need not be told.
const USUAL: &str = "players=2";
/// So many moves of a decision get a bar.
const BARS: usize = 5;

/// The whole review; so many playouts were made for a decision.
pub(super) fn report(teller: &Teller<'_>, playouts: u32) -> Report {
    let mut report = Report {
        title: teller.title(),
        language: teller.language().to_string(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        source: teller.title(),
        ..Report::default()
    };
    let rules = teller.review.rules.to_string();
    if rules != USUAL {
        report.opening.push(Block::text(Role::Lead, rules));
    }
    if let Some(forfeit) = teller.forfeit() {
        report.opening.push(Block::text(Role::Warning, forfeit));
    }
    for told in &teller.review.seats {
        seat(&mut report, teller, told);
    }
    report.push(Block::chapter(teller.say("review-moves")));
    report.push(moves(teller));
    if teller.has_truth() {
        let said = format!("{}: {}", teller.truth_name(), teller.truth_note());
        report.push(Block::text(Role::Note, said));
    }
    report.push(Block::text(Role::Note, teller.method(playouts)));
    if let Some(note) = teller.equilibrium() {
        report.push(Block::text(Role::Note, note));
    }
    report
}

fn seat(report: &mut Report, teller: &Teller<'_>, told: &SeatReview) {
    report.push(Block::chapter(teller.seat(told.seat)));
    let accuracy = teller.say_percent("review-accuracy", told.accuracy);
    let result = format!("{} · {accuracy}", teller.result(told.seat));
    report.push(Block::text(Role::Plain, result));
    report.push(Block::text(Role::Note, teller.say("review-accuracy-note")));
    report.push(Block::section(teller.say("review-curve")));
    report.push(course(teller, told));
    report.push(Block::section(teller.balance_heads()[0].as_str()));
    report.push(balance(teller, told));
    report.push(Block::section(teller.say("review-mistakes")));
    let mistakes = teller.mistakes(told);
    if mistakes.is_empty() {
        report.push(Block::text(Role::Plain, teller.say("review-no-mistakes")));
    }
    for (ply, decision) in mistakes {
        report.push(mistake(teller, ply, decision));
    }
    if let Some(cost) = teller.truth_cost(told) {
        report.push(Block::text(Role::Plain, cost));
    }
    if !told.beliefs.is_empty() {
        report.push(beliefs(teller, told));
    }
}

/// What a grade says by its colour.
fn tone(grade: Grade) -> Tone {
    match grade {
        Grade::Best | Grade::Good => Tone::Plain,
        Grade::Slip => Tone::Slip,
        Grade::Mistake => Tone::Mistake,
        Grade::Blunder => Tone::Blunder,
    }
}

/// The expected result after every ply, with the moves that cost something.
fn course(teller: &Teller<'_>, told: &SeatReview) -> Figure {
    let mark = |&(ply, decision): &(&Ply, &Decision)| {
        let value = told.curve.get(ply.ply)?.value;
        let (grade, cost) = (teller.grade(decision.grade), teller.cost(decision));
        let title = format!("{}. {} ({grade}: {cost})", ply.ply, teller.action(ply, &ply.played));
        Some(Mark { at: (ply.ply as f64, value.share), tone: tone(decision.grade), title })
    };
    let points = told.curve.iter().map(|point| (point.ply as f64, point.value.share)).collect();
    let plot = Curves {
        curves: vec![Curve { points, ..Curve::default() }],
        // The worst lie on top.
        marks: teller.mistakes(told).iter().rev().filter_map(mark).collect(),
        is_share: true,
        ..Curves::default()
    };
    let label = format!("{}: {}", teller.say("review-curve"), teller.seat(told.seat));
    let name = format!("seat-{}-course", told.seat);
    Figure::new(name, teller.curve_note(), label, plot)
}

/// Where the result came from: each part begins where the one before it ended.
fn balance(teller: &Teller<'_>, told: &SeatReview) -> Figure {
    let balance = told.balance;
    let [head, start] = teller.balance_heads();
    let whole = |name: String, to: f64| Step {
        name,
        from: 0.0,
        to,
        said: format!("{} %", teller.percent(to)),
        is_whole: true,
    };
    let mut steps = vec![whole(start, balance.start)];
    let mut reached = balance.start;
    for (name, part) in teller.parts(told) {
        let (from, to, said) = (reached, reached + part, teller.change(part));
        steps.push(Step { name, from, to, said, is_whole: false });
        reached = to;
    }
    steps.push(whole(teller.say("review-balance-end"), balance.end));
    let label = format!("{head}: {}", teller.seat(told.seat));
    Figure::new(format!("seat-{}-balance", told.seat), "", label, Steps { steps })
}

fn mistake(teller: &Teller<'_>, ply: &Ply, decision: &Decision) -> Block {
    let (played, best) = (teller.action(ply, &ply.played), teller.action(ply, &decision.best));
    let told = teller.say_with("review-played", &[("move", played.into()), ("best", best.into())]);
    let tone = tone(decision.grade);
    let head = vec![
        Span::new(Look::Quiet, ply.ply.to_string()),
        Span::plain(told),
        Span::new(Look::Badge(tone), teller.grade(decision.grade)),
        Span::new(Look::Quiet, teller.cost(decision)),
    ];
    let mut blocks = vec![Block::Paragraph { role: Role::Plain, spans: head }];
    if let Some(reason) = &decision.reason {
        blocks.push(Block::text(Role::Note, teller.reason(reason)));
    }
    blocks.push(Block::detail(vec![bars(teller, ply, decision).into()]));
    Block::Group { kind: Group::Card(tone), blocks }
}

/// The best moves and the one played, as bars.
fn bars(teller: &Teller<'_>, ply: &Ply, decision: &Decision) -> Table {
    let mut rows: Vec<&MoveValue> = decision.values.iter().collect();
    rows.sort_by(|a, b| b.value.worth.total_cmp(&a.value.worth));
    let is_played = |row: &MoveValue| row.action == decision.played;
    let mut table = Table::new("", &["", "", ""]);
    let has_points = rows.iter().any(|row| row.value.points.is_some());
    if has_points {
        table.columns.push(Column::number(""));
    }
    for (at, row) in rows.into_iter().enumerate() {
        if at >= BARS && !is_played(row) {
            continue;
        }
        let toned = |cell: Cell| if is_played(row) { cell.toned(Tone::Mistake) } else { cell };
        let mut cells = vec![
            toned(Cell::text(teller.action(ply, &row.action))),
            toned(Content::Bar(row.bar).into()),
            Cell::text(teller.worth(&row.value)),
        ];
        if has_points {
            let points = row.value.points.map(|points| teller.difference(points));
            cells.push(Cell::text(points.unwrap_or_default()));
        }
        table.push(cells);
    }
    table
}

/// How well the others could place the cards that were held, turn by turn.
fn beliefs(teller: &Teller<'_>, told: &SeatReview) -> Block {
    let mut watchers: Vec<usize> = told.beliefs.iter().map(|belief| belief.by).collect();
    watchers.sort_unstable();
    watchers.dedup();
    let place = |belief: &Belief| ((belief.ply - 1) as f64, belief.known);
    let curve = |&by: &usize| Curve {
        name: if watchers.len() > 1 { teller.place(by) } else { String::new() },
        points: told.beliefs.iter().filter(|belief| belief.by == by).map(place).collect(),
        is_reference: false,
    };
    let mark = |belief: &Belief| Mark {
        at: place(belief),
        tone: Tone::Plain,
        title: teller.belief(belief),
    };
    let plot = Curves {
        curves: watchers.iter().map(curve).collect(),
        marks: told.beliefs.iter().map(mark).collect(),
        is_share: true,
        ..Curves::default()
    };
    let label = teller.say("review-beliefs");
    let name = format!("seat-{}-beliefs", told.seat);
    let figure = Figure::new(name, teller.say("review-beliefs-note"), label.as_str(), plot);
    let mut table = Table::new("", &["", ""]);
    table.columns[1].is_text = true;
    for belief in &told.beliefs {
        let held = belief.cards.iter().filter(|card| card.held);
        let held = held
            .map(|card| format!("{} {} %", teller.card(&card.card), teller.percent(card.chance)));
        let held = held.collect::<Vec<_>>().join(" · ");
        table.push([Cell::text(teller.belief(belief)), Cell::text(held)]);
    }
    let folded = Group::Folded(teller.say("review-moves"));
    Block::detail(vec![
        Block::section(label),
        figure.into(),
        Block::Group { kind: folded, blocks: vec![table.into()] },
    ])
}

/// Every move with what it was worth and what it cost.
fn moves(teller: &Teller<'_>) -> Table {
    let column = |(head, is_number): (String, bool)| Column { head, is_text: !is_number };
    let columns: Vec<Column> = teller.columns().into_iter().map(column).collect();
    let row = |ply: &Ply| {
        let cells = teller.cells(ply).into_iter().zip(&columns).enumerate();
        let cell = |(at, (text, column)): (usize, (String, &Column))| {
            let cell = match text.parse() {
                Ok(number) if !column.is_text => Cell::number(number, Unit::Number(0)),
                _ => Cell::text(text),
            };
            match &ply.decision {
                Some(decision) if at == COST => cell.toned(tone(decision.grade)),
                _ => cell,
            }
        };
        cells.map(cell).collect()
    };
    let rows = teller.review.plies.iter().map(row).collect();
    Table { caption: String::new(), columns, rows }
}
