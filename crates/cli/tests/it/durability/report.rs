//! The report of a run, as progress and for the documentation.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::{Duration, Instant};

use super::faults::Seen;
use super::logs::Ledger;
use super::plan::{Fault, Plan};
use super::site::{Kind, Room, Site};

/// How often progress is printed.
const OFTEN: Duration = Duration::from_secs(10);

/// The faults so far.
pub(crate) struct Report {
    kind: Kind,
    seen: BTreeMap<Fault, Vec<Seen>>,
    told: Option<Instant>,
    /// What couldn't be done as planned.
    remark: Option<String>,
}

impl Report {
    pub(crate) fn new(kind: Kind, site: &Site) -> Self {
        let without = "a limit on the size of files stood in for a full disk, as no file system could be mounted";
        let remark = match (&site.room, &site.postgres) {
            (Some(Room::Files(why)), _) => Some(format!("{without}: {why}")),
            (_, Some(postgres)) if postgres.disk.is_none() => Some(format!("{without} (only root may do that)")),
            _ => None,
        };
        if let Some(remark) = &remark {
            println!("{kind}: {remark}");
        }
        Self { kind, seen: BTreeMap::new(), told: None, remark }
    }

    /// Prints the start of a fault, so that the last line before a failure names it.
    pub(crate) fn begin(&self, fault: Fault) {
        if fault != Fault::Kill {
            println!("{}: {}", self.kind, fault.name());
        }
    }

    /// Records the end of a fault.
    pub(crate) fn note(&mut self, fault: Fault, seen: Seen) {
        self.seen.entry(fault).or_default().push(seen);
    }

    /// Prints the progress from time to time.
    pub(crate) fn progress(&mut self, plan: &Plan, elapsed: Duration, acknowledged: u64, ledger: &Ledger) {
        if self.told.is_some_and(|told| told.elapsed() < OFTEN) {
            return;
        }
        self.told = Some(Instant::now());
        let kills = self.seen.get(&Fault::Kill).map_or(0, Vec::len);
        let others: usize = self.seen.values().map(Vec::len).sum::<usize>() - kills;
        let (kind, matches, seconds) = (self.kind, ledger.matches(), elapsed.as_secs());
        let (minutes, seconds) = (seconds / 60, seconds % 60);
        println!(
            "{kind}: {minutes}:{seconds:02} of {}:00, {kills} of {} kills, {others} other faults, {matches} matches, \
             {acknowledged} acknowledged, nothing lost",
            plan.minutes, plan.kills
        );
    }

    /// Returns the report as Markdown.
    pub(crate) fn table(&self, ledger: &Ledger, elapsed: Duration) -> String {
        let kind = self.kind;
        let mut text = format!(
            "\n| {kind} | times | noticed after (median, longest) | well again after (median, longest) |\n\
             | --- | --- | --- | --- |\n"
        );
        for (fault, seen) in &self.seen {
            let noticed = times(seen.iter().filter_map(|seen| seen.noticed));
            let back = times(seen.iter().map(|seen| seen.back));
            let _ = writeln!(text, "| {} | {} | {noticed} | {back} |", fault.name(), seen.len());
        }
        let (checked, matches, minutes) = (&ledger.checked, ledger.matches(), elapsed.as_secs_f64() / 60.0);
        let _ = writeln!(
            text,
            "\n| | matches | entries | acknowledged | shown to somebody | lost | connections | minutes |\n\
             | --- | --- | --- | --- | --- | --- | --- | --- |\n\
             | {kind} | {matches} | {} | {} | {} | 0 | {} | {minutes:.1} |",
            checked.entries, checked.acknowledged, checked.shown, checked.connections
        );
        if let Some(remark) = &self.remark {
            let _ = writeln!(text, "\n{remark}.");
        }
        text
    }
}

/// Formats the median and the maximum.
fn times(times: impl Iterator<Item = Duration>) -> String {
    let mut times: Vec<_> = times.collect();
    times.sort_unstable();
    let Some(longest) = times.last() else { return "–".to_owned() };
    format!("{:.1} s, {:.1} s", times[times.len() / 2].as_secs_f64(), longest.as_secs_f64())
}
