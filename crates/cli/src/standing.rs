//! Who stands where, in words.

use engine::i18n::Voice;
use engine::{AnyTable, Seat, Text};

/// The ranking and how the game ended; the scores while it goes on.
pub(crate) fn standing_lines(table: &dyn AnyTable, voice: Voice<'_>) -> Vec<String> {
    let standing = table.standing();
    let mut ranked: Vec<(Option<u8>, Seat, i32)> = Seat::all(standing.scores.len())
        .map(|seat| {
            let outcome = standing.outcome.as_ref();
            let place = outcome.and_then(|outcome| outcome.places.get(seat.index()));
            (place.copied(), seat, standing.scores[seat.index()])
        })
        .collect();
    ranked.sort_unstable();
    let ended = standing
        .outcome
        .map(|outcome| voice.say(&Text::new(outcome.how)));
    let lines = ranked.into_iter().map(|(place, seat, points)| {
        let text = match place {
            Some(place) => Text::new("cli-place").with("place", place),
            None => Text::new("cli-score"),
        };
        voice.phrase(&text.with("seat", seat).with("points", points))
    });
    ended.into_iter().chain(lines).collect()
}
