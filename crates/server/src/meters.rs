//! What is counted, for Prometheus.

use std::time::Duration;

use metrics::{
    Counter, Gauge, Histogram, Key, KeyName, Label, Level, Metadata, Recorder as _, Unit,
};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle, PrometheusRecorder};

/// The counters of one server. They belong to it, not to the process, so that tests do not share
/// them.
pub(crate) struct Meters {
    handle: PrometheusHandle,
    pub(crate) tables: Counter,
    pub(crate) moves_by_people: Counter,
    pub(crate) moves_by_programs: Counter,
    pub(crate) connections: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) rooms: Gauge,
    pub(crate) dropped: Counter,
    pub(crate) jobs: Counter,
    thinking: Histogram,
    keeping: Histogram,
    /// By the first digit of the status.
    requests: [Counter; 6],
}

const METADATA: Metadata<'static> = Metadata::new("adut", Level::INFO, None);

impl Meters {
    pub(crate) fn new() -> Self {
        let recorder = PrometheusBuilder::new().build_recorder();
        let counter = |name, line: &'static str| {
            recorder.describe_counter(KeyName::from_const_str(name), None, line.into());
            recorder.register_counter(&Key::from_static_name(name), &METADATA)
        };
        let gauge = |name, line: &'static str| {
            recorder.describe_gauge(KeyName::from_const_str(name), None, line.into());
            recorder.register_gauge(&Key::from_static_name(name), &METADATA)
        };
        let moves = "moves made";
        recorder.describe_counter(KeyName::from_const_str("adut_moves_total"), None, moves.into());
        Self {
            handle: recorder.handle(),
            tables: counter("adut_tables_total", "tables set up"),
            moves_by_people: labelled(&recorder, "adut_moves_total", "by", "person"),
            moves_by_programs: labelled(&recorder, "adut_moves_total", "by", "program"),
            connections: gauge("adut_connections", "open connections, sockets included"),
            sockets: gauge("adut_sockets", "open sockets"),
            rooms: gauge("adut_tables", "tables in memory"),
            dropped: counter(
                "adut_dropped_total",
                "connections and sockets dropped: floods and slow readers",
            ),
            jobs: counter("adut_jobs_total", "reviews and the like asked for"),
            thinking: seconds(
                &recorder,
                "adut_thinking_seconds",
                "a program's move, waiting included",
            ),
            keeping: seconds(&recorder, "adut_keeping_seconds", "until a change is on the disk"),
            requests: ["0", "1xx", "2xx", "3xx", "4xx", "5xx"]
                .map(|class| labelled(&recorder, "adut_requests_total", "status", class)),
        }
    }

    pub(crate) fn thought(&self, took: Duration) {
        self.thinking.record(took.as_secs_f64());
    }

    pub(crate) fn kept(&self, took: Duration) {
        self.keeping.record(took.as_secs_f64());
    }

    pub(crate) fn answered(&self, status: u16) {
        self.requests[usize::from(status / 100).min(5)].increment(1);
    }

    /// All counters in Prometheus' own form.
    pub(crate) fn shown(&self) -> String {
        self.handle.run_upkeep();
        self.handle.render()
    }
}

fn labelled(
    recorder: &PrometheusRecorder,
    name: &'static str,
    label: &'static str,
    value: &'static str,
) -> Counter {
    let labels = vec![Label::from_static_parts(label, value)];
    recorder.register_counter(&Key::from_parts(name, labels), &METADATA)
}

fn seconds(recorder: &PrometheusRecorder, name: &'static str, line: &'static str) -> Histogram {
    recorder.describe_histogram(KeyName::from_const_str(name), Some(Unit::Seconds), line.into());
    recorder.register_histogram(&Key::from_static_name(name), &METADATA)
}
