//! What has happened, in paragraphs that can be read.

use kaiser::Event;

use crate::play::report::Told;

/// The events in words: what scores, or changes the whole game, in a line of its own.
pub(super) fn tell(events: &[Event]) -> Vec<Told> {
    let told = |event: &Event| match event {
        Event::HousesScored { .. }
        | Event::AllianceScored { .. }
        | Event::RoadsScored { .. }
        | Event::Shuffled { .. }
        | Event::EndIsNear
        | Event::NoRoom
        | Event::Over { .. } => Told::Apart(event.to_string()),
        _ => Told::Along(event.to_string()),
    };
    events.iter().map(told).collect()
}
