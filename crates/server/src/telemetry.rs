//! Logs and metrics for operators.

use std::io::IsTerminal;
use std::sync::OnceLock;
use std::time::Duration;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

use crate::config::{Config, LogFormat};

/// Histogram buckets in seconds, from a quick answer to a timed-out request.
const SECONDS: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0, 30.0];
/// Histogram buckets in seconds for bot decisions waiting for a thread, from few tables to thousands.
const WAITS: [f64; 16] = [0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 10.0, 15.0, 20.0, 30.0, 60.0];
/// Histogram buckets for batch sizes.
const SIZES: [f64; 10] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

/// How often samples are summed up into histogram buckets. Until then each sample takes up memory.
pub const UPKEEP: Duration = Duration::from_secs(5);

/// Starts logging to standard error as configured, unless logging has already started.
pub fn log(config: &Config) {
    let filter: Targets = config.log.parse().unwrap_or_else(|_| {
        let Config { log, log_source, .. } = config;
        eprintln!("{log_source} is invalid: “{log}” isn't a log filter; use for example info or info,sqlx=warn (logging with info for now)");
        Targets::new().with_default(tracing::Level::INFO)
    });
    let json = match config.log_format {
        LogFormat::Json => true,
        LogFormat::Text => false,
        LogFormat::Auto => !std::io::stderr().is_terminal(),
    };
    let lines = fmt::layer().with_writer(std::io::stderr);
    let lines = if json { lines.json().flatten_event(true).boxed() } else { lines.boxed() };
    let _ = tracing_subscriber::registry().with(lines.with_filter(filter)).try_init();
}

/// Returns the metrics of this process.
#[must_use]
pub fn metrics() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || {
        let builder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)
            .and_then(|builder| {
                builder.set_buckets_for_metric(Matcher::Full("mandate_bot_wait_seconds".to_owned()), &WAITS)
            })
            .and_then(|builder| builder.set_buckets_for_metric(Matcher::Suffix("_size".to_owned()), &SIZES))
            .expect("buckets aren't empty");
        let recorder = builder.build_recorder();
        let handle = recorder.handle();
        let _ = ::metrics::set_global_recorder(recorder);
        describe();
        handle
    };
    HANDLE.get_or_init(install).clone()
}

/// Keeps the memory of metrics small even if nobody reads them. Never returns.
pub async fn upkeep(metrics: PrometheusHandle, every: Duration) {
    let mut rounds = tokio::time::interval(every);
    loop {
        rounds.tick().await;
        metrics.run_upkeep();
    }
}

/// Describes every metric; the descriptions appear at `/metrics`.
fn describe() {
    ::metrics::describe_counter!("mandate_requests_total", "HTTP requests by route, method and status");
    ::metrics::describe_histogram!("mandate_request_seconds", "Duration of HTTP requests by route");
    ::metrics::describe_gauge!("mandate_connections", "Open connections");
    ::metrics::describe_counter!("mandate_connections_refused_total", "Connections refused at the limit");
    ::metrics::describe_gauge!("mandate_database_up", "1 if PostgreSQL can be reached, otherwise 0");
    ::metrics::describe_counter!("mandate_damaged_tables_total", "Tables found whose logs can't be replayed");
    ::metrics::describe_gauge!("mandate_live_tables", "Tables in memory");
    ::metrics::describe_gauge!("mandate_sockets", "Open live connections (WebSockets)");
    ::metrics::describe_gauge!("mandate_bot_queue", "Bot decisions waiting for a thread");
    ::metrics::describe_histogram!("mandate_bot_wait_seconds", "How long bot decisions waited for a thread");
    ::metrics::describe_histogram!("mandate_bot_think_seconds", "How long bots took to decide");
    ::metrics::describe_histogram!(
        "mandate_move_seconds",
        "Time from receiving a command to sending it to all watchers"
    );
    ::metrics::describe_counter!("mandate_appends_total", "Appended log entries by outcome");
    ::metrics::describe_histogram!("mandate_append_seconds", "Duration of a transaction of appends");
    ::metrics::describe_histogram!("mandate_append_batch_size", "Number of entries in a transaction");
}

#[cfg(test)]
mod tests {
    use ::metrics::{Key, Level, Metadata, Recorder};

    use super::*;

    #[tokio::test]
    async fn samples_do_not_pile_up_when_nobody_reads_the_metrics() {
        let recorder = PrometheusBuilder::new().build_recorder();
        let metadata = Metadata::new("test", Level::INFO, None);
        recorder.register_histogram(&Key::from_static_name("test_seconds"), &metadata).record(0.5);
        let handle = recorder.handle();
        let piled_up = || format!("{handle:?}").contains("distributions: RwLock { data: {}");
        assert!(piled_up());
        let upkeep = tokio::spawn(upkeep(handle.clone(), Duration::from_millis(1)));
        while piled_up() {
            tokio::task::yield_now().await;
        }
        upkeep.abort();
    }
}
