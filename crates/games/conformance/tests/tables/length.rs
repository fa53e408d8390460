//! Long games of the toys: stories from anywhere, and moments that are past.

use conformance::{Bazaar, Intrigue, Sealed, bazaar, intrigue, sealed};
use engine::log::Log;
use engine::{Event, Game, Pace, Setup, Table, Viewer};
use kit::{Lawful, facts, long_game};

fn long<G: Lawful>(options: &G::Options, seats: usize, pace: Pace, lines: usize) -> Table<G> {
    let table = long_game::<G>(options, Setup::new(seats, pace), lines, "long");
    assert!(table.steps() > 64, "{} lines", table.steps());
    table
}

/// Told from any place, a story is the end of all that its viewer saw, with
/// the same numbers.
fn tells_its_end<G: Game>(table: &Table<G>) {
    for viewer in Viewer::all(table.seats()) {
        let all: Vec<_> = table
            .chronicle(0)
            .filter_map(|event| event.seen_by(viewer))
            .collect();
        assert_eq!(table.settled(viewer), all.len());
        let story: Vec<_> = table.story(viewer).collect();
        assert_eq!(table.story_len(viewer), story.len());
        let settled = story.iter().filter(|told| !told.tentative);
        assert!(settled.map(|told| &told.event).eq(&all));
        for skip in (0..=story.len() + 1).rev().step_by(story.len() / 90 + 1) {
            let told = table.story_from(viewer, skip);
            assert!(told.eq(story.iter().skip(skip).cloned()), "{skip}");
        }
        for (moment, told) in story.iter().enumerate() {
            assert_eq!(told.moment, moment);
            assert_eq!(told.tentative, moment >= all.len());
        }
    }
}

#[test]
fn a_story_told_from_its_end_is_the_end_of_the_story() {
    for lines in [63, 64, 65, 128, 1_000] {
        let options = bazaar::Options { rounds: 20 };
        tells_its_end(&long_game::<Bazaar>(
            &options,
            Setup::new(3, Pace::Brisk),
            lines,
            "story",
        ));
    }
    for pace in [Pace::Brisk, Pace::Strict] {
        tells_its_end(&long::<Intrigue>(
            &intrigue::Options { target: 15 },
            4,
            pace,
            200,
        ));
        tells_its_end(&long::<Sealed>(
            &sealed::Options { rounds: 4 },
            8,
            pace,
            200,
        ));
    }
}

/// A moment from memory is what the log up to there replays to.
fn looks_back<G: Game>(table: &Table<G>) {
    let log = table.log();
    for step in (0..=table.steps()).step_by(table.steps() / 40 + 1) {
        let past = table.at(step).unwrap();
        let cut = Log {
            entries: log.entries[..step].to_vec(),
            ending: None,
            ..log.clone()
        };
        let replayed = Table::<G>::replay(facts(), &cut, table.seed().clone()).unwrap();
        assert_eq!(replayed.divergence, None);
        let other = replayed.table;
        assert_eq!(past.committed(), other.committed());
        assert_eq!(past.log(), other.log());
        for viewer in Viewer::all(table.seats()) {
            assert!(past.story(viewer).eq(other.story(viewer)));
            assert!(past.deals(viewer).eq(other.deals(viewer)));
            assert_eq!(past.view(viewer), other.view(viewer));
            assert_eq!(past.waiting(viewer), other.waiting(viewer));
        }
    }
}

#[test]
fn a_moment_from_memory_is_what_its_log_replays_to() {
    looks_back(&long::<Bazaar>(
        &bazaar::Options { rounds: 20 },
        4,
        Pace::Brisk,
        1_500,
    ));
    for pace in [Pace::Brisk, Pace::Strict] {
        looks_back(&long::<Intrigue>(
            &intrigue::Options { target: 15 },
            3,
            pace,
            200,
        ));
        looks_back(&long::<Sealed>(
            &sealed::Options { rounds: 4 },
            8,
            pace,
            200,
        ));
    }
}
