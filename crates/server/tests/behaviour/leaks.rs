//! Nothing leaks through the wire: whatever is sent to a seat, or to someone
//! who looks on, is the same byte for byte in worlds that they cannot tell
//! apart. Pages, parts, files, answers to programs, headers, sizes, and when
//! the live stream speaks.

use conformance::bent::{Bend, Bent};
use conformance::sealed::SealedEvent;
use conformance::{Bazaar, Intrigue, Sealed, intrigue, sealed};
use engine::registry::{Loaded, Registry};
use engine::{Dice, Game, Pace, Seat, Sink, Viewer};
use kit::laws::Lawful;
use table_kit::worlds::{Case, Worlds};

#[test]
fn bazaar_leaks_nothing() {
    Case::of::<Bazaar>(2, Pace::Brisk, 6).compare();
    Case::of::<Bazaar>(4, Pace::Strict, 6).compare();
}

#[test]
fn intrigue_leaks_nothing() {
    Case::of::<Intrigue>(2, Pace::Strict, 6).compare();
    Case::of::<Intrigue>(3, Pace::Brisk, 12).compare();
    let tally = Case::of::<Intrigue>(4, Pace::Strict, 6).compare();
    assert!(tally.silent > 0, "{tally:?}");
}

#[test]
fn sealed_leaks_nothing() {
    let tally = Case::of::<Sealed>(2, Pace::Brisk, 9).compare()
        + Case::of::<Sealed>(4, Pace::Strict, 12).compare();
    assert!(tally.silent > 0 && tally.sealed > 0, "{tally:?}");
}

/// Windows that the clock closes: whatever was answered, and whether anyone
/// could, comes out for all at once.
#[test]
fn clocks_tell_nothing() {
    let case = Case {
        window: 1,
        ..Case::of::<Intrigue>(3, Pace::Strict, 4)
    };
    let tally = Worlds::open(case).compare();
    let tally = tally.unwrap_or_else(|leak| panic!("{leak}"));
    assert!(tally.closed > 0, "{tally:?}");
}

// Leaks that were planted: each is found.

/// The games of a house where one has a rule bent.
fn bent<G: Lawful>(bend: &'static dyn Bend<G>) -> Registry {
    let game = Loaded::with_facts(Bent::<G>::facts(bend).unwrap());
    table_kit::registry(vec![Box::new(game)])
}

fn leak_of<G: Lawful>(games: fn() -> Registry, pace: Pace) -> String {
    let case = Case {
        games,
        ..Case::of::<Bent<G>>(3, pace, 12)
    };
    match Worlds::open(case).compare() {
        Ok(tally) => panic!("nobody noticed: {tally:?}"),
        Err(leak) => leak,
    }
}

/// Everyone sees the hand of the next seat.
struct OpenHands;

impl Bend<Intrigue> for OpenHands {
    fn view(&self, game: &Intrigue, content: &intrigue::Content, viewer: Viewer) -> intrigue::View {
        match viewer {
            Viewer::Seat(seat) => game.view(content, Viewer::Seat(seat.next(3))),
            Viewer::Public => game.view(content, viewer),
        }
    }
}

#[test]
fn a_view_that_shows_a_hand_is_found() {
    let leak = leak_of::<Intrigue>(|| bent(&OpenHands), Pace::Strict);
    assert!(leak.starts_with("at first, Seat(s"), "{leak}");
}

/// Whoever looks on sees what the first seat does.
struct OverTheShoulder;

impl Bend<Intrigue> for OverTheShoulder {
    fn view(&self, game: &Intrigue, content: &intrigue::Content, viewer: Viewer) -> intrigue::View {
        let eyes = viewer.seat().or(Seat::new(0));
        game.view(content, eyes.map_or(viewer, Viewer::Seat))
    }
}

#[test]
fn a_view_over_a_shoulder_is_found() {
    let leak = leak_of::<Intrigue>(|| bent(&OverTheShoulder), Pace::Brisk);
    assert!(leak.contains("Public can tell two worlds apart"), "{leak}");
}

/// A lane that betrays itself: everyone hears which track was marked.
struct LoudLane;

impl Bend<Sealed> for LoudLane {
    fn apply(
        &self,
        game: &mut Sealed,
        content: &sealed::Content,
        seat: Seat,
        choice: sealed::Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<SealedEvent>,
    ) {
        game.apply(content, seat, choice, dice, &mut sink);
        if let sealed::Choice::Mark(track) = choice {
            sink.emit(SealedEvent::Crowned(seat, track, 0));
        }
    }
}

#[test]
fn a_secret_that_is_heard_of_is_found() {
    let leak = leak_of::<Sealed>(|| bent(&LoudLane), Pace::Brisk);
    assert!(leak.contains("can tell two worlds apart"), "{leak}");
}
