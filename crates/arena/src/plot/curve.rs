//! Plots a learning curve: the loss above, the ratings below.

use std::error::Error;

use plotters::prelude::*;

use super::{Area, BLUE, COLOURS, FONT, NotDrawn, drawn, range, whole};
use crate::ladder::Elo;
use crate::train::curve::Point;

/// Draws what was measured during training, over the number of games.
pub fn curve(title: &str, points: &[Point]) -> Result<String, NotDrawn> {
    let most = points.iter().map(|point| point.games).max().unwrap_or(0).max(1) as f64;
    drawn(720, |area| {
        let (above, below) = area.split_vertically(280);
        losses(&above, title, points, most)?;
        ratings(&below, points, most)?;
        area.present()?;
        Ok(())
    })
}

fn losses(area: &Area<'_>, title: &str, points: &[Point], most: f64) -> Result<(), Box<dyn Error>> {
    let ends = points.iter().fold((f64::MAX, f64::MIN), |(low, high), p| (low.min(p.loss), high.max(p.loss)));
    let (low, high) = if points.is_empty() { (0.0, 1.0) } else { ends };
    let air = ((high - low) * 0.1).max(0.005);
    let mut chart = ChartBuilder::on(area)
        .caption(title, (FONT, 24))
        .margin(12)
        .margin_right(30)
        .x_label_area_size(25)
        .y_label_area_size(70)
        .build_cartesian_2d(0.0..most, low - air..high + air)?;
    chart
        .configure_mesh()
        .max_light_lines(1)
        .x_label_formatter(&whole)
        .y_label_formatter(&|loss| format!("{loss:.3}"))
        .y_desc("loss")
        .label_style((FONT, 17))
        .draw()?;
    let path: Vec<_> = points.iter().map(|point| (point.games as f64, point.loss)).collect();
    chart.draw_series(LineSeries::new(path.iter().copied(), BLUE.stroke_width(2)))?;
    chart.draw_series(path.iter().map(|&place| Circle::new(place, 3, BLUE.filled())))?;
    Ok(())
}

fn ratings(area: &Area<'_>, points: &[Point], most: f64) -> Result<(), Box<dyn Error>> {
    let (low, high) = range(points.iter().flat_map(|point| &point.against).map(|against| &against.rating));
    let mut chart = ChartBuilder::on(area)
        .margin(12)
        .margin_right(30)
        .x_label_area_size(45)
        .y_label_area_size(70)
        .build_cartesian_2d(0.0..most, low..high)?;
    chart
        .configure_mesh()
        .max_light_lines(1)
        .x_label_formatter(&whole)
        .y_label_formatter(&whole)
        .x_desc("games")
        .y_desc("Elo, with 95 % intervals")
        .label_style((FONT, 17))
        .draw()?;
    for (bot, colour) in opponents(points).into_iter().zip(COLOURS.into_iter().cycle()) {
        let line = line(points, bot);
        chart
            .draw_series(LineSeries::new(line.iter().map(|&(games, elo)| (games, elo.elo)), colour.stroke_width(2)))?
            .label(format!("against {bot}"))
            .legend(move |(x, y)| PathElement::new(vec![(x, y), (x + 18, y)], colour.stroke_width(2)));
        chart.draw_series(line.iter().map(|&(games, elo)| {
            PathElement::new(vec![(games, elo.elo_low), (games, elo.elo_high)], colour.stroke_width(1))
        }))?;
        chart.draw_series(line.iter().map(|&(games, elo)| Circle::new((games, elo.elo), 3, colour.filled())))?;
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::LowerRight)
        .background_style(WHITE.mix(0.8))
        .border_style(BLACK.mix(0.3))
        .label_font((FONT, 17))
        .draw()?;
    Ok(())
}

/// Returns all opponents in order of appearance.
fn opponents(points: &[Point]) -> Vec<&str> {
    let mut names = Vec::new();
    for against in points.iter().flat_map(|point| &point.against) {
        if !names.contains(&against.bot.as_str()) {
            names.push(against.bot.as_str());
        }
    }
    names
}

fn line(points: &[Point], bot: &str) -> Vec<(f64, Elo)> {
    let measured = points.iter().flat_map(|point| point.against.iter().map(move |against| (point.games, against)));
    measured.filter(|(_, against)| against.bot == bot).map(|(games, against)| (games as f64, against.rating)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::train::curve::Against;

    fn point(games: u64, bots: &[&str]) -> Point {
        let rating = Elo { elo: games as f64, elo_low: -20.0, elo_high: 30.0 };
        let of = |bot: &&str| {
            let bot = (*bot).to_owned();
            Against { bot, deals: 9, share: 0.5, share_low: 0.4, share_high: 0.6, rating }
        };
        Point { games, seconds: 1.0, loss: 0.6, against: bots.iter().map(of).collect() }
    }

    #[test]
    fn every_opponent_has_a_line() {
        let points = [point(10, &["greedy", "net"]), point(20, &["greedy", "net", "earlier"])];
        assert_eq!(opponents(&points), ["greedy", "net", "earlier"]);
        assert_eq!(line(&points, "earlier").len(), 1);
        let svg = curve("A network", &points).unwrap();
        for text in ["A network", "loss", "games", "against greedy", "against net", "against earlier"] {
            assert!(svg.contains(text), "{text} in {svg}");
        }
    }

    #[test]
    fn an_empty_curve_is_drawn_as_well() {
        assert!(curve("A network", &[]).unwrap().starts_with("<svg"));
    }
}
