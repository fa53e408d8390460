//! Nothing of a real game leaks through the wire: whatever is sent to a seat,
//! or to someone who looks on, is the same byte for byte in worlds that they
//! cannot tell apart.

use core_worlds::CoreWorlds;
use engine::{Game, Pace};
use frontier::Frontier;
use merchant_of_venus::MerchantOfVenus;
use table_kit::worlds::{Case, Tally};
use twilight_imperium::TwilightImperium;
use twilight_inscription::TwilightInscription;

fn case<G: Game>(seats: usize, pace: Pace, twins: u64) -> Case {
    Case {
        games: || registry::load(None).unwrap(),
        boards: registry::boards,
        ..Case::of::<G>(seats, pace, twins)
    }
}

fn compare<G: Game>(seats: usize, pace: Pace, twins: u64) -> Tally {
    case::<G>(seats, pace, twins).compare()
}

#[test]
fn core_worlds_leaks_nothing() {
    let tally = compare::<CoreWorlds>(2, Pace::Brisk, 6)
        + compare::<CoreWorlds>(3, Pace::Strict, 6)
        + compare::<CoreWorlds>(4, Pace::Brisk, 6);
    assert!(tally.silent > 0 && tally.sealed > 0, "{tally:?}");
}

#[test]
fn frontier_leaks_nothing() {
    let tally = compare::<Frontier>(3, Pace::Brisk, 4) + compare::<Frontier>(4, Pace::Strict, 4);
    assert!(tally.silent > 0 && tally.sealed > 0, "{tally:?}");
}

/// Merchants that chance leads discover little: here they know their trade.
#[test]
fn merchant_of_venus_leaks_nothing() {
    let traders = |seats, pace| Case {
        player: Some("greedy"),
        ..case::<MerchantOfVenus>(seats, pace, 5)
    };
    let tally = traders(2, Pace::Brisk).compare() + traders(4, Pace::Strict).compare();
    assert!(tally.silent > 0, "{tally:?}");
}

/// Tiles in hand, the secret objective, the deck, and what is laid out unseen.
#[test]
fn twilight_imperium_leaks_nothing() {
    let tally = compare::<TwilightImperium>(3, Pace::Brisk, 3)
        + compare::<TwilightImperium>(5, Pace::Strict, 3);
    assert!(tally.silent > 0 && tally.sealed > 0, "{tally:?}");
}

/// What is being written, relics in hand and in reserve, factions that were not kept.
#[test]
fn twilight_inscription_leaks_nothing() {
    let tally = compare::<TwilightInscription>(3, Pace::Brisk, 3)
        + compare::<TwilightInscription>(5, Pace::Strict, 3);
    assert!(tally.silent > 0, "{tally:?}");
}
