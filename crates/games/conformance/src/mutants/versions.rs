//! What becomes of a game in progress when its rules change under it.

use std::sync::Arc;

use engine::content::Files;
use engine::log::{Line, Log};
use engine::{Dice, Facts, Game, Pace, Seat, Seed, Setup, Sink, Table};
use kit::random_game;

use crate::bazaar::{Bazaar, BazaarEvent, Choice, Content, Options};
use crate::bent::{Bend, Bent};

/// A new version that plays the same.
struct Renamed;

impl Bend<Bazaar> for Renamed {}

/// A new version in which passing costs the deck its top card's place.
struct Changed;

impl Bend<Bazaar> for Changed {
    fn apply(
        &self,
        game: &mut Bazaar,
        content: &Content,
        seat: Seat,
        choice: Choice,
        dice: &mut Dice,
        mut sink: &mut dyn Sink<BazaarEvent>,
    ) {
        game.apply(content, seat, choice, dice, &mut sink);
        if choice == Choice::Pass {
            game.row.rotate_left(1);
        }
    }
}

/// The second version of the rules, bent like this.
fn newer(bend: &'static dyn Bend<Bazaar>) -> Arc<Facts<Bent<Bazaar, 2>>> {
    Bent::facts(bend).unwrap()
}

fn facts<G: Game>() -> Arc<Facts<G>> {
    Facts::load(&Files::embedded(G::INFO.files)).unwrap()
}

/// A finished game under the first version.
fn old_game() -> (Log, Seed) {
    let options = Options { rounds: 8 };
    let setup = Setup::new(3, Pace::Brisk);
    let game = random_game(&facts::<Bazaar>(), &options, setup, "upgrade").unwrap();
    (game.log(), game.seed().clone())
}

#[test]
fn a_game_goes_on_under_a_version_that_plays_the_same() {
    let (log, seed) = old_game();
    let replayed = Table::replay(newer(&Renamed), &log, seed).unwrap();
    assert_eq!(replayed.divergence, None);
    assert_eq!(
        replayed.table.log(),
        log,
        "the log keeps the version it was begun under"
    );
}

#[test]
fn a_game_is_frozen_where_a_new_version_plays_otherwise_and_can_go_on() {
    let (log, seed) = old_game();
    let mut replayed = Table::replay(newer(&Changed), &log, seed.clone()).unwrap();
    let divergence = replayed.divergence.clone().unwrap();
    assert!(!divergence.same_version, "{divergence}");
    let passed = log
        .entries
        .iter()
        .position(|entry| matches!(&entry.line, Line::Choice { choice, .. } if choice == "pass"));
    assert!(
        divergence.good_steps > passed.unwrap(),
        "good up to the first pass at least"
    );
    assert!(divergence.good_steps < log.entries.len());
    // Nothing is lost: what was good is there to be seen, and to go on from.
    let table = &mut replayed.table;
    assert_eq!(table.steps(), divergence.good_steps);
    table.go_on();
    let seat = table.to_act().first().unwrap();
    table.choose(seat, &[Choice::Pass]).unwrap();
    let text = table.log().to_string();
    assert!(text.contains("! rules 2 content "), "{text}");
    let again = Table::replay(newer(&Changed), &text.parse().unwrap(), seed).unwrap();
    assert_eq!(again.divergence, None);
}
