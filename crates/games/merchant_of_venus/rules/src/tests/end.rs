//! §13 and §14, victory and the length of the game.

use kit::position::{S1, S2};

use super::{Layout, Table, stays, table, table_with};
use crate::event::MerchantEvent;
use crate::ids::{Culture, Gear, Good, Item, System};
use crate::options::{Length, Options};

/// Two players, of whom the first stays in a City of the Graw.
fn pair() -> Table {
    let mut table = table(2);
    table.settle(System::Desert, Culture::Graw, true);
    table.put(S1, "desert-dry-city");
    table.does(S1, "stay");
    table
}

/// MOV-13.1a, MOV-13.1c: cash and Deeds count, nothing else does.
#[test]
fn what_wealth_is() {
    let mut table = stays(Culture::Graw);
    let worth = |table: &Table| table.game.wealth(&table.content, S1);
    assert_eq!(worth(&table), 1000);
    table.load(S1, &[Item::Good(Good::VoilSilk), Item::Gear(Gear::Shield)]);
    table.game.merchant_mut(S1).ious = 1 << Culture::Graw as u16;
    table.ship(S1, crate::ids::Ship::Freighter);
    table.game.turn.credit = 100;
    assert_eq!(worth(&table), 1000);
    table.game.ports[0] = Some(S1);
    table.game.factories[Culture::Nillis as usize] = Some((S1, table.content.map.base()));
    assert_eq!(worth(&table), 1300);
}

/// MOV-13.2a, MOV-R13, MOV-4.5a: who has enough at the end of the own turn wins, not
/// before.
#[test]
fn wealth_wins_at_the_end_of_the_turn() {
    let mut table = pair();
    table.cash(S1, 1999);
    table.does(S1, "done");
    assert_eq!(table.outcome(), None);
    let mut table = pair();
    table.cash(S1, 2000);
    assert!(table.offers(S1, "buy:space-spice"), "the turn goes on");
    let events = table.does(S1, "done");
    assert!(events.contains(&MerchantEvent::Won(S1, 2000)));
    assert_eq!(table.outcome(), Some(("mov-end-wealth", vec![1, 2])));
}

/// MOV-13.2a, MOV-0.1d: who spends below it again has not won.
#[test]
fn wealth_must_last_until_the_end() {
    let mut table = stays(Culture::Graw);
    table.cash(S1, 2000);
    table.does(S1, "buy:space-spice");
    table.does(S1, "done");
    assert_eq!(table.outcome(), None);
}

/// MOV-13.2b: who gets rich in another's turn waits for the end of the own one.
#[test]
fn another_s_turn_does_not_win() {
    let mut table = pair();
    table.cash(S2, 5000);
    table.does(S1, "done");
    assert_eq!(table.outcome(), None);
    table.does(S2, "stay");
    table.cash(S2, 1999);
    table.does(S2, "done");
    assert_eq!(table.outcome(), None, "it must still be there");
    table.does(S1, "stay");
    table.does(S1, "done");
    table.cash(S2, 2000);
    table.does(S2, "stay");
    table.does(S2, "done");
    assert_eq!(table.outcome(), Some(("mov-end-wealth", vec![2, 1])));
}

/// MOV-13.3a: without a credit one plays on.
#[test]
fn nobody_goes_bankrupt() {
    let mut table = table(2);
    table.cash(S1, 0);
    assert!(table.offers(S1, "stay") && table.offers(S1, "head:lane-base-colony-1"));
}

/// MOV-13.3b, MOV-R43: a bank that cannot pay ends the game at once: whoever is owed
/// gets what is left, the richest wins, and equals share it.
#[test]
fn an_empty_bank_ends_the_game() {
    let broke = |cash: i32| {
        let options = Options {
            bank: 50,
            ..Options::default()
        };
        let mut table = table_with(&options, 2);
        table.settle(System::Desert, Culture::Shenna, true);
        table.put(S1, "desert-dry-city");
        table.cash(S1, 0);
        table.cash(S2, cash);
        table.load(S1, &[Item::Good(Good::SpaceSpice)]);
        table.does(S1, "stay");
        let events = table.does(S1, "sell:space-spice");
        assert!(events.contains(&MerchantEvent::BankBroke(30)));
        assert_eq!((table.game.merchant(S1).cash, table.game.bank), (50, 0));
        table.outcome()
    };
    assert_eq!(broke(60), Some(("mov-end-bank", vec![2, 1])));
    assert_eq!(broke(50), Some(("mov-end-bank", vec![1, 1])));
    // Without a sum it never runs out.
    let mut table = stays(Culture::Shenna);
    table.load(S1, &[Item::Good(Good::SpaceSpice)]);
    table.does(S1, "sell:space-spice");
    assert_eq!((table.outcome(), table.public().bank), (None, None));
}

/// MOV-14.0a, MOV-R44, MOV-14.2a: the length is the wealth that wins; usually it is
/// that of the travelling merchants.
#[test]
fn the_length_is_the_wealth_that_wins() {
    assert_eq!(Options::default().length, Length::TravellingMerchants);
    for length in [
        Length::Apprentices,
        Length::TravellingMerchants,
        Length::MasterMerchants,
        Length::EmperorsOfTrade,
    ] {
        let options = Options {
            length,
            ..Options::default()
        };
        let mut table = table_with(&options, 2);
        table.cash(S1, length.target() - 1);
        table.does(S1, "stay");
        table.does(S1, "done");
        assert_eq!(table.outcome(), None);
        table.cash(S2, length.target());
        table.does(S2, "stay");
        table.does(S2, "done");
        assert!(table.outcome().is_some());
    }
}

/// MOV-14.1a, MOV-14.3a, MOV-14.4a: the other lengths.
#[test]
fn every_length_has_its_wealth() {
    assert_eq!(Length::Apprentices.target(), 1000);
    assert_eq!(Length::TravellingMerchants.target(), 2000);
    assert_eq!(Length::MasterMerchants.target(), 3000);
    assert_eq!(Length::EmperorsOfTrade.target(), 4000);
}
