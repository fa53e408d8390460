//! The laws hold on Merchant of Venus: a line an option set.

use bots::Greedy;
use engine::Pace;
use engine::player::Player;
use kit::laws::{self, Census, Plan};
use merchant_of_venus::options::Length;
use merchant_of_venus::{MerchantOfVenus, Options};
use merchant_of_venus_bots::{Ledger, TRADERS, Ventures};

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

/// Chance alone never makes anyone rich.
fn merchant() -> Box<dyn Player<MerchantOfVenus>> {
    let ledger = Ledger::default();
    let greedy = Greedy::new(ledger.clone(), TRADERS.greedy);
    Box::new(greedy.with_plans(Ventures(ledger), TRADERS.plans))
}

/// Ships, Deeds and deals of merchants who get rich, for every length.
#[test]
fn merchants_who_get_rich_obey() {
    for (length, seats) in [
        (Length::Apprentices, 6),
        (Length::TravellingMerchants, 2),
        (Length::MasterMerchants, 2),
        (Length::EmperorsOfTrade, 2),
    ] {
        let options = Options { length, bank: 0 };
        let plan = Plan::new(options).seats(seats..=seats);
        let census = obey(plan.paces(&[Pace::Brisk]).led_by(merchant));
        let rich = census.endings.get("mov-end-wealth").copied();
        assert!(
            rich.is_some_and(|games| games == census.games),
            "{census:?}"
        );
        assert!(census.undone > 0 && census.rows > 50, "{census:?}");
    }
}
