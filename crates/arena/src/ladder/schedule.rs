//! Who sits together, and how often.

use game::{Dice, Rng};

use super::Ladder;

/// The table of one deal: it is played once for each rotation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// The bots by their index, clockwise.
    pub seats: Vec<usize>,
    /// Deals with the same number were played for the same purpose.
    pub stratum: usize,
}

impl Seating {
    /// Returns the bots by seat after everybody has moved on by this many seats.
    pub fn turned(&self, by: usize) -> Vec<usize> {
        self.places(by).map(|(_, bot)| bot).collect()
    }

    /// Returns for each seat of the rotated table the index in `seats` and the bot.
    pub(super) fn places(&self, by: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
        let players = self.seats.len();
        (0..players).map(move |seat| (seat + by) % players).map(|place| (place, self.seats[place]))
    }
}

/// Returns all deals of a ladder.
pub fn schedule(ladder: &Ladder<'_>, players: usize) -> Vec<Seating> {
    if players == 2 { pairs(ladder) } else { mixed(ladder, players) }
}

/// Returns the deals of every pair, or of those close together in the list.
fn pairs(ladder: &Ladder<'_>) -> Vec<Seating> {
    let (bots, reach) = (ladder.bots.len(), ladder.neighbours.unwrap_or(usize::MAX));
    let all = (0..bots).flat_map(|one| (one + 1..bots).map(move |other| [one, other]));
    let meet = all.filter(|[one, other]| other - one <= reach).enumerate();
    let deals = |(stratum, pair): (usize, [usize; 2])| {
        (0..ladder.deals).map(move |_| Seating { seats: pair.to_vec(), stratum })
    };
    meet.flat_map(deals).collect()
}

/// Returns rounds of as many tables as there are bots, in which every bot has equally many seats; as many rounds as the
/// deals require.
fn mixed(ladder: &Ladder<'_>, players: usize) -> Vec<Seating> {
    let bots = ladder.bots.len();
    let mut rng = Rng::new(ladder.seed).fork(u64::MAX);
    let mut seatings = Vec::new();
    while (seatings.len() as u64) < ladder.deals {
        let mut circle: Vec<_> = (0..bots).collect();
        rng.shuffle(&mut circle);
        let steps = steps(bots, players, &mut rng);
        seatings.extend((0..bots).map(|table| Seating {
            seats: steps.iter().map(|step| circle[(table + step) % bots]).collect(),
            stratum: 0,
        }));
    }
    seatings
}

/// Returns which bots of the circle sit at a table, counted from its first: all different if possible.
fn steps(bots: usize, players: usize, rng: &mut Rng) -> Vec<usize> {
    let mut steps = Vec::new();
    while steps.len() < players {
        let mut more: Vec<_> = (0..bots).collect();
        rng.shuffle(&mut more);
        more.truncate(players - steps.len());
        steps.append(&mut more);
    }
    steps
}

#[cfg(test)]
mod tests {
    use bots::Opponent;

    use super::*;

    fn seatings(bots: usize, players: usize, deals: u64, neighbours: Option<usize>) -> Vec<Seating> {
        let bots: Vec<Opponent> = (1..=bots).map(|n| format!("flat:{n}n").parse().unwrap()).collect();
        schedule(&Ladder { bots: &bots, deals, neighbours, anchor: 0, seed: 1 }, players)
    }

    #[test]
    fn every_pair_meets_equally_often() {
        let all = seatings(4, 2, 10, None);
        assert_eq!(all.len(), 60);
        assert_eq!(all.iter().filter(|seating| seating.seats == [1, 3]).count(), 10);
        assert_eq!(seatings(4, 2, 10, Some(1)).len(), 30);
    }

    #[test]
    fn at_mixed_tables_every_bot_has_every_seat_equally_often() {
        for (bots, players) in [(2, 3), (3, 3), (5, 4), (7, 3), (2, 5)] {
            let all = seatings(bots, players, 20, None);
            assert!(all.len() >= 20 && all.len() < 20 + bots);
            let mut seen = vec![vec![0; players]; bots];
            for seating in &all {
                for turned in 0..players {
                    seating.turned(turned).iter().enumerate().for_each(|(seat, &bot)| seen[bot][seat] += 1);
                }
            }
            assert!(seen.iter().flatten().all(|&times| times == seen[0][0]), "{bots} at {players}: {seen:?}");
        }
    }

    #[test]
    fn nobody_sits_twice_at_a_table_if_avoidable() {
        for seating in seatings(5, 4, 50, None) {
            let mut seats = seating.seats;
            seats.sort_unstable();
            seats.dedup();
            assert_eq!(seats.len(), 4);
        }
    }
}
