//! Plain memory for large tables.
//!
//! The memory is an anonymous mapping, which costs nothing until touched, and asks for huge pages,
//! because a table is accessed at random.

use memmap2::MmapMut;

/// From here on huge pages are asked for.
const LARGE: usize = 1 << 22;

/// So many bytes of zeros.
pub fn mapped(bytes: usize) -> std::io::Result<MmapMut> {
    let memory = MmapMut::map_anon(bytes)?;
    #[cfg(target_os = "linux")]
    if bytes >= LARGE {
        // Only a hint: without huge pages the table is slower, not wrong.
        let _ = memory.advise(memmap2::Advice::HugePage);
    }
    Ok(memory)
}
