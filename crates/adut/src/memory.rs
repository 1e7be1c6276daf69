//! How much memory something takes, counted at the allocator.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

/// The system's allocator, which counts while it is asked to. Otherwise an allocation costs a look
/// at a flag.
struct Counting;

static IS_COUNTING: AtomicBool = AtomicBool::new(false);
/// Bytes in use beyond those when the counting began, and the most of them.
static IN_USE: AtomicI64 = AtomicI64::new(0);
static MOST: AtomicI64 = AtomicI64::new(0);

fn grown(by: i64) {
    if IS_COUNTING.load(Ordering::Relaxed) {
        let now = IN_USE.fetch_add(by, Ordering::Relaxed) + by;
        MOST.fetch_max(now, Ordering::Relaxed);
    }
}

#[expect(unsafe_code, reason = "counting bytes needs an allocator, which is unsafe to be")]
// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        grown(layout.size() as i64);
        // SAFETY: the caller keeps the contract, which is the same.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        grown(layout.size() as i64);
        // SAFETY: the caller keeps the contract, which is the same.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        grown(-(layout.size() as i64));
        // SAFETY: the caller keeps the contract, which is the same.
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        grown(size as i64 - layout.size() as i64);
        // SAFETY: the caller keeps the contract, which is the same.
        unsafe { System.realloc(place, layout, size) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// The most bytes that were in use at once while this was done, beyond those before, by all threads.
pub(crate) fn peak_bytes(act: &mut dyn FnMut()) -> u64 {
    IN_USE.store(0, Ordering::Relaxed);
    MOST.store(0, Ordering::Relaxed);
    IS_COUNTING.store(true, Ordering::Relaxed);
    act();
    IS_COUNTING.store(false, Ordering::Relaxed);
    MOST.load(Ordering::Relaxed).max(0) as u64
}
