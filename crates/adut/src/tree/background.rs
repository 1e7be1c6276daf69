//! Writing that does not wait for the disk.
//!
//! Making the text of a large tree and handing it to the system take about the same time, so they
//! are done side by side: one thread makes the text, another writes it, and a few blocks go round
//! between them.

use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread;

/// Blocks on their way to the writing thread before the other has to wait.
const QUEUE: usize = 4;

/// Runs `print` with a writer whose blocks another thread writes to `out`.
pub(super) fn write(
    out: impl Write + Send,
    print: impl FnOnce(&mut dyn Write) -> io::Result<()>,
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
    to_write: &Receiver<Vec<u8>>,
    written: &Sender<Vec<u8>>,
) -> io::Result<()> {
    for block in to_write {
        out.write_all(&block)?;
        // Near the end nobody wants the empty block back.
        let _ = written.send(block);
    }
    out.flush()
}

/// Copies what it is given into a block and sends it off.
struct Blocks {
    full: SyncSender<Vec<u8>>,
    empty: Receiver<Vec<u8>>,
}

impl Write for Blocks {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut block = self.empty.try_recv().unwrap_or_default();
        block.clear();
        block.extend_from_slice(bytes);
        match self.full.send(block) {
            Ok(()) => Ok(bytes.len()),
            Err(_) => Err(io::ErrorKind::BrokenPipe.into()),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
