//! Hints: the best moves and what they promise.

use bots::{Advice, AdvisedMove, BotGame, Budget, Clock, Heuristics, SearchBot, sample_state};
use game::{Describe, Game as _, Rng};

use super::report::paragraph;
use super::screen::{Screen, ViewOf};
use super::theme::{Theme, firm, wrap};

/// The number of moves in a hint.
const NAMED: usize = 3;

/// A fixed seed, so that the same position always gets the same hint.
const SEED: u64 = 1;

/// Gives hints by a short search.
#[derive(Clone, Copy)]
pub(super) struct Adviser {
    /// The number of nodes to search.
    pub(super) nodes: u32,
    /// The clock, unused with a budget of nodes.
    pub(super) clock: Clock,
}

impl Adviser {
    /// Returns a hint for the player to move.
    pub(super) fn hint<S: Screen>(self, screen: &S, view: &ViewOf<S>, theme: Theme) -> String {
        let game = screen.game();
        let world = sample_state(game, view, &mut Rng::new(SEED));
        let mut legal = Vec::new();
        game.legal_moves(&world, &mut legal);
        match (&legal[..], game.trivial_move(&world)) {
            ([m], _) => format!("Play {m}: it is the only legal move.\n"),
            (_, Some(m)) => format!("Play {m}: all moves are equivalent here.\n"),
            _ => self.advise(screen, view, theme),
        }
    }

    fn advise<S: Screen>(self, screen: &S, view: &ViewOf<S>, theme: Theme) -> String {
        let game = screen.game();
        let budget = Budget::Nodes(self.nodes);
        let Advice { moves, confidence } =
            SearchBot::new(game.network(), game.search_params(), budget, self.clock, SEED).advise(game, view);
        let Some(best) = moves.first() else { return String::new() };
        let mut hint = wrap("", 0, &format!("Play {}: {}.", firm(best.m), how_sure(confidence)));
        let named = &moves[..moves.len().min(NAMED)];
        let width = named.iter().map(|advised| advised.m.to_string().chars().count()).max().unwrap_or(0);
        // Not numbered: a number could be mistaken for a move.
        for advised in named {
            hint += &format!("  {:<width$}  {}\n", advised.m.to_string(), theme.words(&promise(advised)));
        }
        let events: Vec<_> = best.events.iter().map(ToString::to_string).collect();
        if !events.is_empty() {
            hint += "  This is what the first would do; nothing has been played yet.\n";
            hint += &paragraph(screen, theme, Some(screen.me()), &events);
        }
        hint
    }
}

/// Formats the winning chance of a move in percent.
fn promise<G: Describe>(advised: &AdvisedMove<G>) -> String {
    let chance = 100.0 * advised.chance;
    match advised.visits {
        0 => format!("wins {chance:.1}% at first glance"),
        _ => format!("wins {chance:.1}% ± {:.1}%", 100.0 * advised.standard_error),
    }
}

/// Says how likely the first move is better than the second.
fn how_sure(sure: f32) -> String {
    let percent = (100.0 * sure).round().min(99.0);
    let words = match percent {
        95.0.. => "almost certainly the best",
        80.0.. => "probably the best",
        60.0.. => "possibly the best",
        _ => "barely better than the next",
    };
    format!("{words} ({percent}% sure)")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wording_follows_the_certainty() {
        assert_eq!(how_sure(1.0), "almost certainly the best (99% sure)");
        assert_eq!(how_sure(0.796), "probably the best (80% sure)");
        assert_eq!(how_sure(0.7), "possibly the best (70% sure)");
        assert_eq!(how_sure(0.5), "barely better than the next (50% sure)");
    }

    #[test]
    fn an_unvisited_move_has_no_error() {
        let advised = |visits| AdvisedMove::<qin::Qin> {
            m: "pass".parse().unwrap(),
            chance: 0.537,
            standard_error: 0.041,
            visits,
            events: Vec::new(),
        };
        assert_eq!(promise(&advised(9)), "wins 53.7% ± 4.1%");
        assert_eq!(promise(&advised(0)), "wins 53.7% at first glance");
    }
}
