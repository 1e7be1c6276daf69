//! A line in which clients take turns.

use std::collections::VecDeque;
use std::net::IpAddr;

use crate::limits::network;

/// What waits, by client. Whoever waits with much does not hold up who waits with little: the
/// clients take turns, and each client's own come in their order.
#[derive(Debug)]
pub(crate) struct Line<T>(VecDeque<(IpAddr, VecDeque<T>)>);

impl<T> Default for Line<T> {
    fn default() -> Self {
        Self(VecDeque::new())
    }
}

impl<T> Line<T> {
    pub(crate) fn push(&mut self, client: IpAddr, item: T) {
        let client = network(client);
        match self.0.iter_mut().find(|(other, _)| *other == client) {
            Some((_, items)) => items.push_back(item),
            None => self.0.push_back((client, VecDeque::from([item]))),
        }
    }

    /// The first of the client whose turn it is; that client is last then.
    pub(crate) fn pop(&mut self) -> Option<T> {
        let (client, mut items) = self.0.pop_front()?;
        let item = items.pop_front();
        if !items.is_empty() {
            self.0.push_back((client, items));
        }
        item
    }

    /// Takes out whatever does not wait any more.
    pub(crate) fn retain(&mut self, waits: impl Fn(&T) -> bool) {
        self.0.iter_mut().for_each(|(_, items)| items.retain(&waits));
        self.0.retain(|(_, items)| !items.is_empty());
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn len(&self) -> usize {
        self.0.iter().map(|(_, items)| items.len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_take_turns() {
        let [one, other, third] =
            ["10.0.0.1", "10.0.0.2", "2001:db8::1"].map(|text| text.parse().unwrap());
        let same_as_third = "2001:db8::2".parse().unwrap();
        let mut line = Line::default();
        for (client, item) in [(one, 'a'), (one, 'b'), (one, 'c'), (other, 'd'), (third, 'e')] {
            line.push(client, item);
        }
        line.push(same_as_third, 'f');
        assert_eq!(line.len(), 6);
        line.push(other, 'x');
        line.retain(|item| *item != 'x');
        let order: String = std::iter::from_fn(|| line.pop()).collect();
        assert_eq!(order, "adebfc");
        assert!(line.is_empty());
    }
}
