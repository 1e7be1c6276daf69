//! A simulation allocates nothing once the memory of a search is warm.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

use adut_briskula::rules::Briskula;
use adut_connect4::rules::Connect4;
use adut_kernel::{Actions, Agent, Course, Game, Rng, Seat, View};
use adut_search::montecarlo::{Growth, Ismcts, MultiObserver, Uct};
use adut_search::{Budget, PerfectInformation};

struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

#[expect(unsafe_code, reason = "counting allocations needs an allocator, which is unsafe to be")]
// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        // SAFETY: the caller keeps the contract, which is the same.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract, which is the same.
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// How many allocations a search of so many simulations makes, after a warm one of more.
fn allocations<G: Game, A: Agent<G>>(
    game: &G,
    simulations: u64,
    make: impl Fn(Growth) -> A,
) -> u64 {
    let course = Course::begin(game.clone(), &mut Rng::new(9));
    let mut actions = Actions::new();
    game.actions(course.state(), &mut actions);
    let view = View::of(game, course.state(), Seat::FIRST, &actions, &[]);
    // The hook lets the first search run longer than the second.
    let budget = Budget::steps(20_000).or_when({
        let asked = AtomicU64::new(0);
        let warm = 20_000 / 64 + 1;
        move || {
            let asked = asked.fetch_add(1, Ordering::Relaxed);
            asked > warm && (asked - warm) * 64 > simulations
        }
    });
    let mut player = make(Growth { budget, ..Growth::simulations(0) });
    player.act(&view, &mut Rng::new(1));
    let before = ALLOCATIONS.load(Ordering::Relaxed);
    player.act(&view, &mut Rng::new(1));
    ALLOCATIONS.load(Ordering::Relaxed) - before
}

#[test]
fn simulations_do_not_allocate() {
    let connect4 = Connect4::default();
    let briskula = Briskula::default();
    for counts in [
        [1_000, 10_000]
            .map(|n| allocations(&connect4, n, |growth| PerfectInformation::new(Uct::new(growth)))),
        [1_000, 10_000].map(|n| allocations(&briskula, n, Ismcts::new)),
        [1_000, 10_000].map(|n| allocations(&briskula, n, MultiObserver::new)),
    ] {
        assert_eq!(counts[0], counts[1], "more simulations allocate more");
        assert!(counts[0] < 20, "{counts:?}");
    }
}
