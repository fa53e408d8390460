//! At a strict table no clock tells what somebody holds or how they have answered
//! in secret. Whether they have a standing order takes a moment more, which is too
//! little to be seen in a game.
//!
//! By day what is done is counted, which is the same on every machine. By night
//! it is measured: many pairs of worlds, by ranks; and a leak that was planted is
//! found.

use std::time::{Duration, Instant};

use conformance::Intrigue;
use conformance::bent::{Bend, Bent};
use conformance::intrigue::{self, Choice};
use engine::registry::Loaded;
use engine::{Game, Pace, Seat, Viewer};
use table_kit::worlds::{Case, Clocked, FAR, Secrecy, Timed};

/// How many pairs of worlds are compared by day, and at night.
const PAIRS: usize = 3;
const PAIRS_AT_NIGHT: usize = 2_000;

/// How many are enough to find what takes so much longer.
const PAIRS_FOR_A_LEAK: usize = 600;
const LEAK: Duration = Duration::from_micros(300);

/// What an order may take, in thousandths of a thousandth of a second: about 15 of
/// them it does, and who wanted to see that would have to see a thousand windows.
const ORDER: f64 = 100.0;

const ALL: [Secrecy; 3] = [Secrecy::Hand, Secrecy::Answer, Secrecy::Order];

fn timed(case: Case) -> Timed {
    Timed {
        case,
        opens: "play-favour",
        answers: ["veto", "pass"],
        order: "windows",
    }
}

fn intrigue() -> Timed {
    timed(Case::of::<Intrigue>(3, Pace::Strict, 1))
}

#[test]
fn as_much_is_done_whatever_somebody_holds_answers_or_orders() {
    for secrecy in ALL {
        // Now and then nobody can hold what it takes: then nothing is asked for.
        let pairs = (0..).map(|number| Clocked::open(intrigue()).count(secrecy, number));
        let kinds: Vec<usize> = pairs.filter(|kinds| *kinds > 0).take(PAIRS).collect();
        eprintln!("{secrecy:?}: in {PAIRS} pairs {kinds:?} kinds of requests cost the same");
        assert!(kinds.iter().all(|kinds| *kinds >= 3), "{kinds:?}");
    }
}

#[test]
fn as_long_is_taken_whatever_somebody_holds_or_answers() {
    if !kit::laws::is_night() {
        eprintln!("HOW LONG THINGS TAKE IS NOT MEASURED BY DAY: it waits for ORRERY_NIGHTLY=1");
        return;
    }
    let mut leaks = Vec::new();
    for secrecy in ALL {
        let times = Clocked::open(intrigue()).measure(secrecy, PAIRS_AT_NIGHT);
        eprintln!("{secrecy:?}\n{}", times.tell());
        if secrecy == Secrecy::Order {
            assert!(times.widest() < ORDER, "{}", times.tell());
        } else {
            leaks.extend(times.leaks().into_iter().map(|leak| (secrecy, leak)));
        }
    }
    assert!(leaks.is_empty(), "{leaks:#?}");
}

/// A game that dawdles where somebody else could react.
struct Dawdles;

impl Bend<Intrigue> for Dawdles {
    fn view(&self, game: &Intrigue, content: &intrigue::Content, viewer: Viewer) -> intrigue::View {
        let could = |seat: Seat| {
            let mut choices = Vec::new();
            game.choices(content, seat, &mut choices);
            Viewer::Seat(seat) != viewer && choices.contains(&Choice::Veto)
        };
        if game.to_act().into_iter().any(could) {
            let begun = Instant::now();
            while begun.elapsed() < LEAK {
                std::hint::spin_loop();
            }
        }
        game.view(content, viewer)
    }
}

fn dawdling_games() -> engine::registry::Registry {
    let game = Loaded::with_facts(Bent::<Intrigue>::facts(&Dawdles).unwrap());
    table_kit::registry(vec![Box::new(game)])
}

#[test]
fn a_clock_that_tells_is_found() {
    if !kit::laws::is_night() {
        eprintln!("NO LEAK IS PLANTED BY DAY: it waits for ORRERY_NIGHTLY=1");
        return;
    }
    let case = Case {
        games: dawdling_games,
        ..Case::of::<Bent<Intrigue>>(3, Pace::Strict, 1)
    };
    let times = Clocked::open(timed(case)).measure(Secrecy::Hand, PAIRS_FOR_A_LEAK);
    eprintln!("planted\n{}", times.tell());
    let leaks = times.leaks();
    for what in ["5 a look of who acts", "6 a look of who looks on"] {
        let found = leaks.iter().any(|leak| leak.starts_with(what));
        assert!(found, "nobody noticed by {FAR}: {leaks:#?}");
    }
}
