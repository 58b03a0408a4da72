//! Plots of ratings, as SVG text.

mod curve;

use std::fmt;

use bots::Budget;
use plotters::coord::Shift;
use plotters::coord::combinators::BindKeyPoints;
use plotters::prelude::*;

use crate::ladder::{Elo, Rung};

pub use curve::curve;

/// A plot that couldn't be drawn, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotDrawn(String);

impl fmt::Display for NotDrawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "failed to draw the plot: {}", self.0)
    }
}

impl std::error::Error for NotDrawn {}

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

const WIDTH: u32 = 860;
const FONT: &str = "sans-serif";
const BLUE: RGBColor = RGBColor(0x35, 0x6f, 0xa3);
const COLOURS: [RGBColor; 4] =
    [BLUE, RGBColor(0xb4, 0x4c, 0x2f), RGBColor(0x4a, 0x86, 0x4a), RGBColor(0x7a, 0x55, 0x96)];

/// Draws a bar for every bot from 0 to its rating, with its interval.
pub fn bars(title: &str, rungs: &[Rung]) -> Result<String, NotDrawn> {
    let names: Vec<_> = rungs.iter().map(|rung| rung.bot.clone()).collect();
    let height = 110 + 34 * rungs.len() as u32;
    drawn(height, |area| {
        let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0) as u32;
        let (low, high) = range(rungs.iter().map(|rung| &rung.rating));
        let mut chart = ChartBuilder::on(area)
            .caption(title, (FONT, 24))
            .margin(12)
            .margin_right(30)
            .x_label_area_size(45)
            .y_label_area_size(24 + 9 * longest)
            .build_cartesian_2d(low..high, (0..rungs.len().saturating_sub(1)).into_segmented())?;
        let name = |place: &SegmentValue<usize>| match place {
            // The first is at the top.
            SegmentValue::CenterOf(place) if *place < names.len() => names[names.len() - 1 - place].clone(),
            _ => String::new(),
        };
        chart
            .configure_mesh()
            .max_light_lines(1)
            .disable_y_mesh()
            .y_labels(rungs.len())
            .y_label_formatter(&name)
            .x_label_formatter(&whole)
            .x_desc("Elo, with 95 % intervals")
            .label_style((FONT, 17))
            .draw()?;
        let rows = || rungs.iter().rev().enumerate();
        chart.draw_series(rows().map(|(row, rung)| {
            let ends = [(0.0, SegmentValue::Exact(row)), (rung.rating.elo, SegmentValue::Exact(row + 1))];
            let mut bar = Rectangle::new(ends, BLUE.mix(0.55).filled());
            bar.set_margin(7, 7, 0, 0);
            bar
        }))?;
        chart.draw_series(rows().map(|(row, rung)| {
            let ends = [rung.rating.elo_low, rung.rating.elo_high].map(|end| (end, SegmentValue::CenterOf(row)));
            PathElement::new(ends.to_vec(), BLACK.stroke_width(2))
        }))?;
        area.present()?;
        Ok(())
    })
}

/// Ratings of bots that differ only in their budgets.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The bots' common name.
    pub name: String,
    /// The budgets, in nodes or milliseconds, with the ratings; at least two, ascending.
    pub points: Vec<(f64, Elo)>,
}

/// A bot's name, split from its budget.
#[derive(Clone, PartialEq, Debug)]
pub struct Budgeted {
    /// The name without the budget.
    pub name: String,
    /// The size of the budget.
    pub size: f64,
    /// The unit of the budget.
    pub unit: &'static str,
}

/// Returns the budgets in these names; `None` if no two bots differ only in their budgets or if there are budgets of
/// both kinds.
pub fn budgets(names: &[String]) -> Option<Vec<Option<Budgeted>>> {
    let found: Vec<_> = names.iter().map(|name| budget(name)).collect();
    let known = || found.iter().flatten();
    let one_unit = known().all(|one| known().all(|other| one.unit == other.unit));
    let two = known().any(|one| known().filter(|other| one.name == other.name).count() > 1);
    (one_unit && two).then_some(found)
}

fn budget(name: &str) -> Option<Budgeted> {
    let (text, budget) = name.split(':').find_map(|part| Some((part, part.parse::<Budget>().ok()?)))?;
    let (size, unit) = match budget {
        Budget::Nodes(nodes) => (f64::from(nodes), "nodes"),
        Budget::Time(time) => (time.as_secs_f64() * 1000.0, "CPU milliseconds"),
    };
    Some(Budgeted { name: name.replacen(&format!(":{text}"), "", 1), size, unit })
}

/// Returns the lines that these bots make and the unit of their budgets, if there are such [`budgets`].
pub fn lines_of(rungs: &[Rung]) -> Option<(Vec<Line>, &'static str)> {
    let names: Vec<_> = rungs.iter().map(|rung| rung.bot.clone()).collect();
    let budgets = budgets(&names)?;
    let unit = budgets.iter().flatten().next()?.unit;
    let mut lines = Vec::<Line>::new();
    for (rung, budget) in rungs.iter().zip(budgets) {
        let Some(Budgeted { name, size, .. }) = budget else { continue };
        match lines.iter_mut().find(|line| line.name == name) {
            Some(line) => line.points.push((size, rung.rating)),
            None => lines.push(Line { name, points: vec![(size, rung.rating)] }),
        }
    }
    lines.retain(|line| line.points.len() > 1);
    lines.iter_mut().for_each(|line| line.points.sort_by(|one, other| one.0.total_cmp(&other.0)));
    Some((lines, unit))
}

/// Draws ratings over budgets: does more time help?
pub fn lines(title: &str, lines: &[Line], unit: &str) -> Result<String, NotDrawn> {
    drawn(480, |area| {
        let points = || lines.iter().flat_map(|line| &line.points);
        let sizes = points().map(|point| point.0);
        let (least, most) = sizes.fold((f64::MAX, f64::MIN), |(least, most), size| (least.min(size), most.max(size)));
        let (low, high) = range(points().map(|(_, elo)| elo));
        let mut ticks: Vec<_> = points().map(|point| point.0).collect();
        ticks.sort_by(f64::total_cmp);
        ticks.dedup();
        let mut chart = ChartBuilder::on(area)
            .caption(title, (FONT, 24))
            .margin(12)
            .margin_right(30)
            .x_label_area_size(45)
            .y_label_area_size(70)
            .build_cartesian_2d((least / 1.3..most * 1.3).log_scale().with_key_points(ticks), low..high)?;
        chart
            .configure_mesh()
            .max_light_lines(1)
            .x_label_formatter(&whole)
            .y_label_formatter(&whole)
            .x_desc(format!("{unit} for each decision"))
            .y_desc("Elo, with 95 % intervals")
            .label_style((FONT, 17))
            .draw()?;
        for (line, colour) in lines.iter().zip(COLOURS.into_iter().cycle()) {
            let path = line.points.iter().map(|&(size, elo)| (size, elo.elo));
            chart
                .draw_series(LineSeries::new(path, colour.stroke_width(2)))?
                .label(&line.name)
                .legend(move |(x, y)| PathElement::new(vec![(x, y), (x + 18, y)], colour.stroke_width(2)));
            chart.draw_series(line.points.iter().map(|&(size, elo)| {
                PathElement::new(vec![(size, elo.elo_low), (size, elo.elo_high)], colour.stroke_width(2))
            }))?;
            chart
                .draw_series(line.points.iter().map(|&(size, elo)| Circle::new((size, elo.elo), 4, colour.filled())))?;
        }
        chart
            .configure_series_labels()
            .position(SeriesLabelPosition::UpperLeft)
            .background_style(WHITE.mix(0.8))
            .border_style(BLACK.mix(0.3))
            .label_font((FONT, 17))
            .draw()?;
        area.present()?;
        Ok(())
    })
}

fn drawn(
    height: u32,
    draw: impl FnOnce(&Area<'_>) -> Result<(), Box<dyn std::error::Error>>,
) -> Result<String, NotDrawn> {
    let mut text = String::new();
    {
        let area = SVGBackend::with_string(&mut text, (WIDTH, height)).into_drawing_area();
        area.fill(&WHITE).map_err(|fault| NotDrawn(fault.to_string()))?;
        draw(&area).map_err(|fault| NotDrawn(fault.to_string()))?;
    }
    Ok(text)
}

fn whole(x: &f64) -> String {
    format!("{x:.0}")
}

/// Room for all intervals, for 0, and for a margin.
fn range<'a>(elos: impl Iterator<Item = &'a Elo>) -> (f64, f64) {
    let (low, high) = elos.fold((0.0_f64, 0.0_f64), |(low, high), elo| (low.min(elo.elo_low), high.max(elo.elo_high)));
    let air = ((high - low) * 0.05).max(5.0);
    (low - air, high + air)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rung(bot: &str, elo: f64) -> Rung {
        let rating = Elo { elo, elo_low: elo - 20.0, elo_high: elo + 30.0 };
        Rung { bot: bot.to_owned(), rating, above_next: None, score: 0.5, games: 10, ms_per_move: 1.0 }
    }

    #[test]
    fn every_bot_has_a_bar_with_its_name() {
        let svg = bars("A ladder", &[rung("flat:100n", 300.0), rung("random", 0.0)]).unwrap();
        assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"), "{svg}");
        for text in ["flat:100n", "random", "A ladder", "Elo, with 95 % intervals"] {
            assert_eq!(svg.matches(text).count(), 1, "{text} in {svg}");
        }
    }

    #[test]
    fn bots_that_differ_in_their_budgets_make_a_line() {
        let rungs = [rung("ismcts:50ms:c0.3", 90.0), rung("ismcts:10ms:c0.3", 40.0), rung("random", 0.0)];
        let (found, unit) = lines_of(&rungs).unwrap();
        assert_eq!(unit, "CPU milliseconds");
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].name, "ismcts:c0.3");
        assert_eq!(found[0].points.iter().map(|point| point.0).collect::<Vec<_>>(), [10.0, 50.0]);
        let svg = lines("More time", &found, unit).unwrap();
        assert!(svg.contains("ismcts:c0.3") && svg.contains("CPU milliseconds for each decision"), "{svg}");
    }

    #[test]
    fn other_bots_make_none() {
        assert_eq!(lines_of(&[rung("random", 0.0), rung("flat:10n", 1.0)]), None);
        assert_eq!(lines_of(&[rung("flat:10ms", 0.0), rung("flat:10n", 1.0), rung("flat:20n", 1.0)]), None);
    }
}
