//! Who sits together, and how often.

use game::{Dice, Rng};

use super::Ladder;

/// One deal's table: played once for each way to turn it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitting {
    /// The bots by their place in the list, clockwise.
    pub seats: Vec<usize>,
    /// The deals with the same number were played for the same purpose.
    pub stratum: usize,
}

impl Sitting {
    /// The bots by seat after everybody has moved on by so many seats.
    pub fn turned(&self, by: usize) -> Vec<usize> {
        self.places(by).map(|(_, bot)| bot).collect()
    }

    /// For each seat of the turned table, the place in `seats` and the bot that is there.
    pub(super) fn places(&self, by: usize) -> impl Iterator<Item = (usize, usize)> + '_ {
        let players = self.seats.len();
        (0..players).map(move |seat| (seat + by) % players).map(|place| (place, self.seats[place]))
    }
}

/// All deals of a ladder.
pub fn schedule(ladder: &Ladder<'_>, players: usize) -> Vec<Sitting> {
    if players == 2 { pairs(ladder) } else { mixed(ladder, players) }
}

/// Every pair, or those close together in the list, on its own deals.
fn pairs(ladder: &Ladder<'_>) -> Vec<Sitting> {
    let (bots, reach) = (ladder.bots.len(), ladder.neighbours.unwrap_or(usize::MAX));
    let all = (0..bots).flat_map(|one| (one + 1..bots).map(move |other| [one, other]));
    let meet = all.filter(|[one, other]| other - one <= reach).enumerate();
    let deals = |(stratum, pair): (usize, [usize; 2])| {
        (0..ladder.deals).map(move |_| Sitting { seats: pair.to_vec(), stratum })
    };
    meet.flat_map(deals).collect()
}

/// Rounds of as many tables as there are bots; in each every bot has as many seats as the
/// table has. There are as many rounds as it takes to have all the deals.
fn mixed(ladder: &Ladder<'_>, players: usize) -> Vec<Sitting> {
    let bots = ladder.bots.len();
    let mut rng = Rng::new(ladder.seed).fork(u64::MAX);
    let mut sittings = Vec::new();
    while (sittings.len() as u64) < ladder.deals {
        let mut circle: Vec<_> = (0..bots).collect();
        rng.shuffle(&mut circle);
        let steps = steps(bots, players, &mut rng);
        sittings.extend((0..bots).map(|table| Sitting {
            seats: steps.iter().map(|step| circle[(table + step) % bots]).collect(),
            stratum: 0,
        }));
    }
    sittings
}

/// Which bots of the circle sit at a table, counted from its first: all different, or as
/// different as so few bots can be.
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

    fn sittings(bots: usize, players: usize, deals: u64, neighbours: Option<usize>) -> Vec<Sitting> {
        let bots: Vec<Opponent> = (1..=bots).map(|n| format!("flat:{n}n").parse().unwrap()).collect();
        schedule(&Ladder { bots: &bots, deals, neighbours, anchor: 0, seed: 1 }, players)
    }

    #[test]
    fn every_pair_meets_equally_often() {
        let all = sittings(4, 2, 10, None);
        assert_eq!(all.len(), 60);
        assert_eq!(all.iter().filter(|sitting| sitting.seats == [1, 3]).count(), 10);
        assert_eq!(sittings(4, 2, 10, Some(1)).len(), 30);
    }

    #[test]
    fn at_mixed_tables_every_bot_has_every_seat_equally_often() {
        for (bots, players) in [(2, 3), (3, 3), (5, 4), (7, 3), (2, 5)] {
            let all = sittings(bots, players, 20, None);
            assert!(all.len() >= 20 && all.len() < 20 + bots);
            let mut seen = vec![vec![0; players]; bots];
            for sitting in &all {
                for turned in 0..players {
                    sitting.turned(turned).iter().enumerate().for_each(|(seat, &bot)| seen[bot][seat] += 1);
                }
            }
            assert!(seen.iter().flatten().all(|&times| times == seen[0][0]), "{bots} at {players}: {seen:?}");
        }
    }

    #[test]
    fn nobody_sits_twice_at_a_table_if_it_can_be_helped() {
        for sitting in sittings(5, 4, 50, None) {
            let mut seats = sitting.seats;
            seats.sort_unstable();
            seats.dedup();
            assert_eq!(seats.len(), 4);
        }
    }
}
