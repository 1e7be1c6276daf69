//! The clock by which tables and runs grow old, until they are forgotten.
//!
//! A machine's clock may be wrong and jump, and what was deleted by a wrong clock does not come
//! back. So this one goes on only as the process sees time pass. It is kept in the database, where
//! several processes agree on it: the one that is furthest ahead is right, and none can be ahead of
//! the time that has passed.
//!
//! While no process runs nobody sees time pass, and a machine's clock that has moved on since may
//! have jumped. Then at most [`ABSENCE`] counts, and only so far as the clock shows a later time
//! than it ever has, so that many starts at the same wrong time count once. Who is away for long
//! finds the tables kept for longer.

use std::time::Duration;

use adut_store::Clock;
use time::OffsetDateTime;
use tokio::time::Instant;

/// How much of an absence counts.
const ABSENCE: i64 = 24 * 3600;

/// The clock by which tables and runs grow old.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RetentionClock {
    /// How far time had passed when it was resumed, in seconds since 1970.
    started: i64,
    at: Instant,
}

impl RetentionClock {
    /// Goes on with what is kept, now that the machine's clock shows `wall`.
    pub(crate) fn resume(kept: Clock, wall: OffsetDateTime, at: Instant) -> Self {
        let wall = wall.unix_timestamp();
        let absence = wall.saturating_sub(kept.latest).clamp(0, ABSENCE);
        Self { started: kept.reached.saturating_add(absence), at }
    }

    /// How far time has passed.
    pub(crate) fn reached(&self, now: Instant) -> OffsetDateTime {
        let start = OffsetDateTime::from_unix_timestamp(self.started);
        let passed: Duration = now.duration_since(self.at);
        start.unwrap_or(OffsetDateTime::UNIX_EPOCH) + passed
    }

    /// What is to be kept of it, now that the machine's clock shows `wall`.
    pub(crate) fn kept(&self, wall: OffsetDateTime, now: Instant) -> Clock {
        let reached = self.reached(now).unix_timestamp();
        Clock { reached, latest: wall.unix_timestamp() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 24 * 3600;
    const NOON: i64 = 1_800_000_000;

    fn wall(seconds: i64) -> OffsetDateTime {
        OffsetDateTime::from_unix_timestamp(seconds).unwrap()
    }

    /// Starts, lets time pass, notes, and says what is kept then; the database never goes back.
    fn serve(kept: Clock, walls: [i64; 2], seconds: u64) -> Clock {
        let at = Instant::now();
        let clock = RetentionClock::resume(kept, wall(walls[0]), at);
        let noted = clock.kept(wall(walls[1]), at + Duration::from_secs(seconds));
        Clock { reached: noted.reached.max(kept.reached), latest: noted.latest.max(kept.latest) }
    }

    #[test]
    fn time_that_is_seen_to_pass_counts_and_no_other() {
        let new = Clock { reached: NOON, latest: NOON };
        let hour = Clock { reached: NOON + 3600, latest: NOON + 3600 };
        assert_eq!(serve(new, [NOON, NOON + 3600], 3600), hour);
        // The clock jumps ahead while it is served, or back.
        let jumped = serve(new, [NOON, NOON + 30 * DAY], 3600);
        assert_eq!(jumped, Clock { latest: NOON + 30 * DAY, ..hour });
        assert_eq!(serve(new, [NOON, NOON - 30 * DAY], 3600).reached, NOON + 3600);
    }

    #[test]
    fn an_absence_counts_for_a_day_at_most_and_once() {
        let kept = Clock { reached: NOON, latest: NOON };
        let ten_minutes = serve(kept, [NOON + 600, NOON + 660], 60);
        assert_eq!(ten_minutes.reached, NOON + 660, "a short absence counts whole");
        let mut kept = serve(kept, [NOON + 30 * DAY; 2], 0);
        assert_eq!(kept.reached, NOON + DAY);
        for _ in 0..100 {
            // It falls again and again, at the wrong time and at the right one.
            kept = serve(kept, [NOON + 30 * DAY; 2], 0);
            kept = serve(kept, [NOON; 2], 0);
        }
        assert_eq!(kept.reached, NOON + DAY);
    }

    #[test]
    fn clocks_at_the_ends_of_time_do_no_harm() {
        for second in [i64::MIN, -1, 0, NOON, i64::MAX] {
            let kept = Clock { reached: second, latest: NOON };
            let clock = RetentionClock::resume(kept, wall(NOON), Instant::now());
            let _ = clock.reached(Instant::now());
        }
    }
}
