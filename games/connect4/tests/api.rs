//! Checked boards, stopping, and books.

use std::collections::HashSet;
use std::ops::ControlFlow;

use adut_connect4::solver::{Board, BoardError, Book, BookError, Cell, Goal, Shape, Solver};

#[test]
fn bad_boards_are_refused() {
    assert_eq!(Shape::new(0, 7, 4), Err(BoardError::Size { rows: 0, cols: 7 }));
    assert_eq!(Shape::new(8, 15, 4), Err(BoardError::Size { rows: 8, cols: 15 }));
    assert_eq!(Shape::new(u32::MAX, 2, 4), Err(BoardError::Size { rows: u32::MAX, cols: 2 }));
    assert_eq!(Shape::new(6, 7, 1), Err(BoardError::Connect(1)));
    let play = |columns: &[u32]| Board::from_moves(Shape::USUAL, columns.iter().copied());
    assert_eq!(play(&[8]), Err(BoardError::NoSuchColumn { column: 8, cols: 7 }));
    assert_eq!(play(&[0]), Err(BoardError::NoSuchColumn { column: 0, cols: 7 }));
    assert_eq!(play(&[1; 7]), Err(BoardError::ColumnFull(1)));
    assert_eq!(play(&[1, 2, 1, 2, 1, 2, 1, 2]), Err(BoardError::GameOver(2)));
}

#[test]
fn pictures_are_read_from_the_top() {
    let shape = Shape::new(2, 2, 2).expect("a shape");
    let cells = [Cell::Empty, Cell::Empty, Cell::Mine, Cell::Theirs];
    assert_eq!(Board::from_cells(shape, &cells), Board::from_moves(shape, [1, 2]));
    assert_eq!(
        Board::from_cells(shape, &[Cell::Mine, Cell::Empty, Cell::Empty, Cell::Theirs]),
        Err(BoardError::Hanging { row: 2, column: 1 })
    );
    assert_eq!(
        Board::from_cells(shape, &cells[1..]),
        Err(BoardError::CellCount { expected: 4, found: 3 })
    );
    let both = [Cell::Theirs, Cell::Mine, Cell::Theirs, Cell::Mine];
    assert_eq!(Board::from_cells(shape, &both), Err(BoardError::TwoWinners));
}

#[test]
fn a_finished_game_has_its_score() {
    let board = Board::from_moves(Shape::USUAL, [1, 2, 1, 2, 1, 2, 1]).expect("legal");
    assert_eq!(board.final_value(), Some(-18));
    let mut solver = Solver::new(1 << 20);
    let solution = solver.solve(&board, Goal::Value, &mut |_| ControlFlow::Continue(()));
    assert_eq!(solution.expect("nobody stops it").value, -18);
}

#[test]
fn a_stopped_search_tells_the_bounds() {
    let mut solver = Solver::new(1 << 20);
    let board = Board::new(Shape::USUAL);
    let stopped = solver
        .solve(&board, Goal::Value, &mut |progress| match progress.nodes < 250_000 {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        })
        .expect_err("it was stopped");
    assert!(stopped.0.lower <= 1 && 1 <= stopped.0.upper && stopped.0.nodes > 0, "{stopped}");
    assert!(stopped.0.upper < 20, "the quick questions are answered by then: {stopped}");
}

#[test]
fn a_book_resumes_and_answers() {
    let shape = Shape::new(4, 5, 4).expect("a shape");
    let folder = tempfile::tempdir().expect("a folder");
    let unfinished = folder.path().join("book.part");
    let mut solver = Solver::new(1 << 20).keeping(true);
    let mut calls = 0;
    let stopped = Book::generate(shape, 4, &mut solver, &unfinished, &mut |_| {
        calls += 1;
        if calls > 10 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!(matches!(stopped, Err(BookError::Stopped { done: 10, .. })), "{stopped:?}");
    let mut first = None;
    let book = Book::generate(shape, 4, &mut solver, &unfinished, &mut |progress| {
        first.get_or_insert(progress.done);
        ControlFlow::Continue(())
    })
    .expect("a book");
    assert_eq!(first, Some(10));
    let other = Book::generate(Shape::USUAL, 3, &mut solver, &unfinished, &mut |_| {
        ControlFlow::Continue(())
    });
    assert!(matches!(other, Err(BookError::OtherSettings(_))));
    let mut smaller = |plies| {
        Book::generate(shape, plies, &mut solver, &unfinished, &mut |_| panic!("all is solved"))
    };
    assert!(smaller(3).expect("a book").len() < book.len());
    assert_eq!(smaller(4).expect("a book"), book);

    let path = folder.path().join("book");
    book.save(&path).expect("saved");
    let loaded = Book::load(&path).expect("loaded");
    assert_eq!(loaded, book);
    let mut with_book = Solver::new(1 << 20).with_book(loaded);
    let mut forgetful = Solver::new(1 << 20);
    for moves in [&[][..], &[1], &[5, 1], &[3, 3, 3], &[2, 4, 1, 1], &[4, 2, 5, 5]] {
        let board = Board::from_moves(shape, moves.iter().copied()).expect("legal");
        let ask = |solver: &mut Solver| {
            solver.solve(&board, Goal::Value, &mut |_| ControlFlow::Continue(())).expect("solved")
        };
        let from_book = ask(&mut with_book);
        assert_eq!(from_book.nodes, 1);
        assert_eq!(from_book.value, ask(&mut solver).value, "{moves:?}");
    }
    // Beyond its last stone the book still bounds the value from below.
    let (mut bounded, mut plain) = (0, 0);
    for number in 0..5_u32.pow(5) {
        let columns = (0..5).map(|digit| number / 5_u32.pow(digit) % 5 + 1);
        let Ok(board) = Board::from_moves(shape, columns) else { continue };
        for goal in [Goal::Value, Goal::WinDrawLoss] {
            let ask = |solver: &mut Solver| {
                solver.solve(&board, goal, &mut |_| ControlFlow::Continue(())).expect("solved")
            };
            let (one, other) = (ask(&mut with_book), ask(&mut forgetful));
            assert_eq!(one.value, other.value, "{number} {goal:?}");
            bounded += one.nodes;
            plain += other.nodes;
        }
    }
    assert!(bounded < plain, "{bounded} {plain}");
}

#[test]
fn damaged_books_are_refused() {
    let shape = Shape::new(3, 3, 3).expect("a shape");
    let folder = tempfile::tempdir().expect("a folder");
    let mut solver = Solver::new(1 << 20);
    let part = folder.path().join("part");
    let book = Book::generate(shape, 2, &mut solver, &part, &mut |_| ControlFlow::Continue(()))
        .expect("a book");
    let bytes = book.to_bytes();
    assert!(matches!(Book::from_bytes(b"hello"), Err(BookError::NotABook)));
    assert!(matches!(Book::from_bytes(&bytes[..10]), Err(BookError::CutOff)));
    for place in 8..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[place] ^= 1;
        assert!(matches!(Book::from_bytes(&damaged), Err(BookError::Checksum)), "{place}");
    }
}

#[test]
fn the_shipped_book_agrees_with_itself() {
    let book = Book::shipped();
    assert_eq!(book.shape(), Shape::USUAL);
    assert_eq!(book.value(&Board::new(Shape::USUAL)), Some(1));
    let mut generation = HashSet::from([Board::new(Shape::USUAL)]);
    let mut known = 0;
    for _ in 0..book.plies() {
        let mut next = HashSet::new();
        for board in &generation {
            let value = book.value(board).expect("all positions with so few stones");
            let children = board.columns().into_iter().map(|column| board.play(column).unwrap());
            let children: Vec<Board> = children.collect();
            let worth = |child: &Board| child.final_value().or_else(|| book.value(child)).unwrap();
            assert_eq!(children.iter().map(|child| -worth(child)).max(), Some(value), "{board:?}");
            next.extend(children.into_iter().filter(|child| child.final_value().is_none()));
        }
        known += generation.len();
        generation = next;
    }
    // Mirror images are known too, and are not in the book twice.
    assert!(book.len() < (known + generation.len()) * 6 / 10, "{} of {known}", book.len());
}
