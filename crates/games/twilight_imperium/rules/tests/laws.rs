//! The laws hold on Twilight Imperium: a line an option set.

use engine::Pace;
use kit::laws::{self, Census, Plan};
use twilight_imperium::options::Building;
use twilight_imperium::{Options, TwilightImperium};

/// Plays, prints what was met, and fails loudly on a broken law.
fn obey(plan: Plan<TwilightImperium>) -> Census {
    let census = laws::obey(plan).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{census:?}");
    census
}

#[test]
fn a_galaxy_that_is_built_obeys() {
    let options = Options {
        galaxy: Building::Built,
    };
    obey(Plan::new(options).paces(&[Pace::Brisk]));
}

#[test]
fn a_galaxy_that_is_dealt_obeys() {
    let options = Options {
        galaxy: Building::Dealt,
    };
    obey(Plan::new(options).paces(&[Pace::Strict]));
}
