//! Writing that does not wait for the disk.
//!
//! Making the text of a large tree and handing it to the system take about the same time, so they
//! are done side by side: one thread makes the text, another writes it, and a few blocks go round
//! between them.

use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread;

use crate::Output;

/// Blocks on their way to the writing thread before the other has to wait.
const QUEUE: usize = 4;

/// A block, and how much of it is text.
type Full = (Box<[u8]>, usize);

/// Runs `print` with an output whose blocks another thread writes to `out`.
pub(super) fn write(
    out: impl Write + Send,
    print: impl FnOnce(&mut Blocks) -> io::Result<()>,
) -> io::Result<()> {
    thread::scope(|scope| {
        let (full, to_write) = sync_channel(QUEUE);
        let (written, empty) = channel();
        let writer = scope.spawn(move || write_blocks(out, &to_write, &written));
        let mut blocks = Blocks { full, empty };
        let printed = print(&mut blocks);
        drop(blocks);
        // If writing failed, printing only knows that nobody takes its blocks any more.
        writer.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)).and(printed)
    })
}

fn write_blocks(
    mut out: impl Write,
    to_write: &Receiver<Full>,
    written: &Sender<Box<[u8]>>,
) -> io::Result<()> {
    for (block, used) in to_write {
        out.write_all(&block[..used])?;
        // Near the end nobody wants the empty block back.
        let _ = written.send(block);
    }
    out.flush()
}

/// Sends blocks off and gives written ones back.
pub struct Blocks {
    full: SyncSender<Full>,
    empty: Receiver<Box<[u8]>>,
}

impl Blocks {
    /// Sends off a whole text at once.
    pub fn text(&mut self, text: Vec<u8>) -> io::Result<()> {
        let length = text.len();
        self.send(text.into_boxed_slice(), length)
    }

    fn send(&mut self, block: Box<[u8]>, used: usize) -> io::Result<()> {
        self.full.send((block, used)).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }
}

impl Output for Blocks {
    fn take(&mut self, block: Box<[u8]>, used: usize) -> io::Result<Box<[u8]>> {
        let length = block.len();
        self.send(block, used)?;
        Ok(self.empty.try_recv().unwrap_or_else(|_| vec![0; length].into_boxed_slice()))
    }

    fn finish(&mut self) -> io::Result<()> {
        Ok(())
    }
}
