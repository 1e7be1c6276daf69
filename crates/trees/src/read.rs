//! The text of a tree: a first line with the height, then a line for each level.

use std::io::Read;

use super::error::{Count, Fault, ReadError, Token};
use super::lexer::{Lexer, ShortNode, ShortNodes, integer};
use super::shape::{Shape, ShapeBuilder};

/// Takes the nodes of a tree as they are read, level by level.
pub(super) trait NodeSink {
    /// Which nodes the short way may read.
    const SHORT: ShortNodes;

    /// A node that the short way recognised.
    fn short(&mut self, node: &ShortNode);

    /// Any other token: says how many children the node has, 0 for a leaf.
    fn node(&mut self, token: &[u8]) -> Result<u32, Fault>;
}

/// Reads a positive number from the first line.
pub(super) fn header_number<R: Read>(
    lexer: &mut Lexer<R>,
    name: &'static str,
) -> Result<u64, ReadError> {
    let Some(token) = lexer.token()? else {
        return Err(lexer.malformed(Fault::Missing(name)));
    };
    let fault = match integer(token) {
        Some(Ok(number @ 1..)) => return Ok(number.unsigned_abs()),
        Some(Err(_)) => Fault::OutOfRange(Token::new(token)),
        _ => Fault::Unexpected { token: Token::new(token), expected: name },
    };
    Err(lexer.malformed(fault))
}

/// Checks that nothing more stands on this line.
pub(super) fn line_is_full<R: Read>(lexer: &mut Lexer<R>, room: Count) -> Result<(), ReadError> {
    match lexer.token()? {
        Some(token) => {
            let token = Token::new(token);
            Err(lexer.malformed(Fault::TooLong { token, room }))
        }
        None => Ok(()),
    }
}

/// Reads all levels and checks that they fit each other and the height.
pub(super) fn read_levels<R: Read, S: NodeSink>(
    lexer: &mut Lexer<R>,
    height: u64,
    sink: &mut S,
) -> Result<Shape, ReadError> {
    let mut shape = ShapeBuilder::new();
    for level in 1..=height {
        let wanted = shape.begin_level();
        if wanted == 0 {
            return Err(lexer.malformed(Fault::EndsAbove { level: level - 1, height }));
        }
        let room = Count { number: u64::from(wanted), noun: "node" };
        if !lexer.next_line()? {
            return Err(lexer.malformed(Fault::EndsEarly(room)));
        }
        let is_last = level == height;
        let refused = |token| match is_last {
            true => Fault::BelowLastLevel { token, height },
            false => Fault::TooManyNodes(token),
        };
        let mut found = 0;
        while found < wanted {
            let mut bad = None;
            found += lexer.short_nodes(wanted - found, S::SHORT, |node| {
                sink.short(&node);
                let children = match node {
                    ShortNode::Inner(children) => children,
                    ShortNode::Leaf(_) => 0,
                };
                let is_good = shape.push(children) && (children == 0 || !is_last);
                if !is_good {
                    bad = Some(children);
                }
                is_good
            });
            if let Some(children) = bad {
                // The token has passed, but a short one can only have looked so.
                let token = Token::new(format!("({children})").as_bytes());
                return Err(lexer.malformed(refused(token)));
            }
            if found < wanted {
                let result = match lexer.token()? {
                    None => Err(Fault::TooShort { found: u64::from(found), wanted: room }),
                    Some(token) => sink.node(token).and_then(|children| {
                        let is_good = shape.push(children) && (children == 0 || !is_last);
                        if is_good { Ok(()) } else { Err(refused(Token::new(token))) }
                    }),
                };
                result.map_err(|fault| lexer.malformed(fault))?;
                found += 1;
            }
        }
        line_is_full(lexer, room)?;
    }
    lexer.next_line()?;
    lexer.finish("the tree")?;
    Ok(shape.finish())
}

/// The number of children in `(k)`, or in `<k>` with other brackets; `None` if the token is not
/// written so.
pub(super) fn children_in(token: &[u8], open: u8, close: u8) -> Option<Result<u32, Fault>> {
    let number = match inside(token, open, close).and_then(integer)? {
        Ok(0) => Err(Fault::Childless(Token::new(token))),
        Ok(count @ 1..) => u32::try_from(count).map_err(|_| Fault::TooManyNodes(Token::new(token))),
        Ok(_) => return None,
        Err(_) => Err(Fault::OutOfRange(Token::new(token))),
    };
    Some(number)
}

/// What stands between two brackets.
pub(super) fn inside(token: &[u8], open: u8, close: u8) -> Option<&[u8]> {
    match token {
        [first, inside @ .., last] if *first == open && *last == close => Some(inside),
        _ => None,
    }
}

/// Adds the values of a leaf `[a,b,c]` to `values`; `expected` says in words what it should be.
pub(super) fn push_tuple(
    token: &[u8],
    players: usize,
    values: &mut Vec<i64>,
    expected: &'static str,
) -> Result<(), Fault> {
    let Some(list) = inside(token, b'[', b']') else {
        return Err(Fault::Unexpected { token: Token::new(token), expected });
    };
    let mut found = 0;
    for number in list.split(|&byte| byte == b',') {
        match integer(number) {
            Some(Ok(value)) => values.push(value),
            Some(Err(_)) => return Err(Fault::OutOfRange(Token::new(number))),
            None => return Err(Fault::Unexpected { token: Token::new(token), expected }),
        }
        found += 1;
    }
    if found == players {
        Ok(())
    } else {
        Err(Fault::WrongTuple { token: Token::new(token), found, players })
    }
}
