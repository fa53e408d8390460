//! The laws hold on Twilight Imperium: a line an option set.

use bots::Greedy;
use engine::Pace;
use engine::player::Player;
use kit::laws::{self, Census, Plan};
use twilight_imperium::options::Building;
use twilight_imperium::{Options, TwilightImperium};
use twilight_imperium_bots::{Ambition, EMPIRES, Empire};

/// Plays, prints what was met, and fails loudly on a broken law.
fn obey(plan: Plan<TwilightImperium>) -> Census {
    let census = laws::obey(plan).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{census:?}");
    census
}

fn with(galaxy: Building) -> Plan<TwilightImperium> {
    Plan::new(Options { galaxy })
}

#[test]
fn a_galaxy_that_is_built_obeys() {
    let census = obey(with(Building::Built).games(2).paces(&[Pace::Brisk]));
    assert!(census.lane_swaps > 100 && census.sealed > 100, "{census:?}");
}

#[test]
fn a_galaxy_that_is_dealt_obeys() {
    obey(with(Building::Dealt).games(2).paces(&[Pace::Strict]));
}

/// Chance alone builds little and fights less.
fn empire() -> Box<dyn Player<TwilightImperium>> {
    let greedy = Greedy::new(Empire, EMPIRES.greedy);
    Box::new(greedy.with_plans(Ambition, EMPIRES.plans))
}

/// Empires that expand, build, fight and score.
#[test]
fn empires_that_know_their_trade_obey() {
    for galaxy in [Building::Built, Building::Dealt] {
        let census = obey(with(galaxy).paces(&[Pace::Brisk]).led_by(empire));
        assert!(census.rows > 200 && census.undone > 100, "{census:?}");
    }
}
