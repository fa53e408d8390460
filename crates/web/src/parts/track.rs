//! Tracks: the phases of a round, and players on a row of numbers.

use std::ops::RangeInclusive;

use maud::{Markup, html};

use super::players::{Colour, emblem};

/// What follows on what, and where in it this is.
#[must_use]
pub fn phases(label: &str, words: &[String], now: usize) -> Markup {
    html! {
        ol class="phases" aria-label=(label) {
            @for (place, word) in words.iter().enumerate() {
                li class=[step(place, now)] aria-current=[(place == now).then_some("step")] { (word) }
            }
        }
    }
}

const fn step(place: usize, now: usize) -> Option<&'static str> {
    if place < now {
        Some("done")
    } else if place == now {
        Some("cur")
    } else {
        None
    }
}

/// A player on a track.
#[derive(Debug, Clone, Copy)]
pub struct Marker<'a> {
    /// The number they stand on.
    pub at: u16,
    /// Their colour.
    pub colour: Colour,
    /// Their emblem.
    pub symbol: &'a str,
    /// Their name, for who cannot see the emblem.
    pub name: &'a str,
}

/// A row of numbers with players on them; the goal stands out. Whoever is
/// beyond an end stands on it.
#[must_use]
pub fn track(
    label: &str,
    numbers: RangeInclusive<u16>,
    goal: Option<u16>,
    markers: &[Marker<'_>],
) -> Markup {
    let (first, last) = (*numbers.start(), *numbers.end());
    let on = |number: u16| {
        let there = move |marker: &&Marker<'_>| marker.at.max(first).min(last) == number;
        markers.iter().filter(there)
    };
    html! {
        ol class="track" aria-label=(label) {
            @for number in numbers.clone() {
                li class=[(goal == Some(number)).then_some("goal")] {
                    span class="num" { (number) }
                    @for marker in on(number) {
                        span title=(marker.name) {
                            (emblem(marker.colour, marker.symbol, "s"))
                            span class="vh" { (marker.name) }
                        }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_beyond_the_track_stands_on_its_end() {
        let marker = |at, name| Marker {
            at,
            colour: Colour::Blue,
            symbol: "e-sol",
            name,
        };
        let markers = [marker(0, "Anna"), marker(12, "Bruno")];
        let drawn = track("Points", 1..=10, Some(10), &markers).into_string();
        let cells: Vec<&str> = drawn.split("<li").skip(1).collect();
        assert_eq!(cells.len(), 10);
        assert!(cells[0].contains("Anna") && cells[9].contains("Bruno"));
        assert!(cells[9].starts_with(" class=\"goal\""));
        assert_eq!(drawn.matches("emb s").count(), 2);
    }

    #[test]
    fn one_phase_is_the_one_that_is_played() {
        let words = ["Draw", "Act", "End"].map(str::to_owned);
        let drawn = phases("Phases", &words, 1).into_string();
        assert!(drawn.contains("<li class=\"done\">Draw"));
        assert!(drawn.contains("<li class=\"cur\" aria-current=\"step\">Act"));
        assert!(drawn.contains("<li>End"));
    }
}
