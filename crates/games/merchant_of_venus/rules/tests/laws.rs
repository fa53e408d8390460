//! The laws hold on Merchant of Venus: a line an option set.

use engine::Pace;
use kit::laws::{self, Census, Plan};
use merchant_of_venus::options::Length;
use merchant_of_venus::{MerchantOfVenus, Options};

/// Plays, prints what was met, and fails loudly on a broken law.
fn obey(plan: Plan<MerchantOfVenus>) -> Census {
    let census = laws::obey(plan).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{census:?}");
    census
}

#[test]
fn the_usual_game_obeys() {
    let census = obey(Plan::new(Options::default()).paces(&[Pace::Brisk]));
    assert!(census.rows > 500 && census.secrets > 9_000, "{census:?}");
}

/// A short game with a bank that can run out.
#[test]
fn a_bank_that_runs_out_obeys() {
    let options = Options {
        length: Length::Apprentices,
        bank: 30,
    };
    let census = obey(Plan::new(options).paces(&[Pace::Strict]));
    assert!(census.rows > 500, "{census:?}");
}
