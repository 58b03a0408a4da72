//! What to play, and what speaks for it.

use bots::{Advice, Budget, Clock, Judged, Learned, Reason, Thinker, imagine};
use game::{Describe, Game as _, Rng};

use super::look::{Look, firm, wrap};
use super::report::paragraph;
use super::screen::{Screen, ViewOf};

/// So many moves are named.
const NAMED: usize = 3;

/// The same position always gets the same hint.
const SEED: u64 = 1;

/// How hints are thought out.
#[derive(Clone, Copy)]
pub(super) struct Adviser {
    /// So many nodes are looked at for a hint.
    pub(super) nodes: u32,
    /// The clock, which nodes do not need.
    pub(super) clock: Clock,
}

impl Adviser {
    /// What the player, who has to decide, should play.
    pub(super) fn hint<S: Screen>(self, screen: &S, view: &ViewOf<S>, look: Look) -> String {
        let game = screen.game();
        let world = imagine(game, view, &mut Rng::new(SEED));
        let mut legal = Vec::new();
        game.legal_moves(&world, &mut legal);
        match (&legal[..], game.indifferent(&world)) {
            ([m], _) => format!("Play {m}: nothing else is legal.\n"),
            (_, Some(m)) => format!("Play {m}: it makes no difference what you play here.\n"),
            _ => self.advise(screen, view, look),
        }
    }

    fn advise<S: Screen>(self, screen: &S, view: &ViewOf<S>, look: Look) -> String {
        let game = screen.game();
        let budget = Budget::Nodes(self.nodes);
        let Advice { moves, sure } =
            Thinker::new(game.network(), game.spread(), budget, self.clock, SEED).advise(game, view);
        let Some(best) = moves.first() else { return String::new() };
        let mut hint = wrap("", 0, &format!("Play {}: {}.", firm(best.m), how_sure(sure)));
        let named = &moves[..moves.len().min(NAMED)];
        let width = named.iter().map(|reason| reason.m.to_string().chars().count()).max().unwrap_or(0);
        // Not numbered: a number would be taken for a move.
        for reason in named {
            hint += &format!("  {:<width$}  {}\n", reason.m.to_string(), look.words(&promise(reason)));
        }
        let events: Vec<_> = best.events.iter().map(ToString::to_string).collect();
        if !events.is_empty() {
            hint += "  The first of them would do this; nothing is played yet.\n";
            hint += &paragraph(screen, look, Some(screen.me()), &events);
        }
        hint
    }
}

/// What a move promises, in per cent.
fn promise<G: Describe>(reason: &Reason<G>) -> String {
    let chance = 100.0 * reason.chance;
    match reason.visits {
        0 => format!("wins {chance:.1}% at a glance"),
        _ => format!("wins {chance:.1}% ± {:.1}%", 100.0 * reason.unsure),
    }
}

/// How sure it is that the first move is better than the second, in words.
fn how_sure(sure: f32) -> String {
    let percent = (100.0 * sure).round().min(99.0);
    let words = match percent {
        95.0.. => "almost surely the best",
        80.0.. => "probably the best",
        60.0.. => "perhaps the best",
        _ => "hardly better than the next",
    };
    format!("{words} ({percent}% sure)")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_follow_from_how_sure_it_is() {
        assert_eq!(how_sure(1.0), "almost surely the best (99% sure)");
        assert_eq!(how_sure(0.796), "probably the best (80% sure)");
        assert_eq!(how_sure(0.7), "perhaps the best (70% sure)");
        assert_eq!(how_sure(0.5), "hardly better than the next (50% sure)");
    }

    #[test]
    fn what_was_not_looked_into_has_no_error() {
        let reason = |visits| Reason::<qin::Qin> {
            m: "pass".parse().unwrap(),
            chance: 0.537,
            unsure: 0.041,
            visits,
            events: Vec::new(),
        };
        assert_eq!(promise(&reason(9)), "wins 53.7% ± 4.1%");
        assert_eq!(promise(&reason(0)), "wins 53.7% at a glance");
    }
}
