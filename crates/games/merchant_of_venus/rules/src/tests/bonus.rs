//! §10, bonus counters and the cup.

use engine::Game;
use kit::position::S1;

use super::{Layout, Table, at_port, lands, stays, table};
use crate::event::{Drawn, MerchantEvent};
use crate::ids::{Culture, Demand, Fare, Good, Item, System};

const SPICE: Item = Item::Good(Good::SpaceSpice);

/// The Demand of the Humans for Space Spice, of 40.
fn demand(table: &Table) -> Demand {
    table
        .content
        .demands_for(Culture::Humans, Good::SpaceSpice)
        .next()
        .unwrap()
}

/// Humans at home, with this many Demands for Space Spice, and three on board.
fn spiced(demands: u8) -> Table {
    let mut table = stays(Culture::Humans);
    table.ship(S1, crate::ids::Ship::Transport);
    let demand = demand(&table);
    table.game.cup.demands[demand.index()] -= demands;
    table.game.out.demands[demand.index()] += demands;
    table.load(S1, &[SPICE, SPICE, SPICE]);
    table
}

/// MOV-10.1a, MOV-4.14a, MOV-2.6a: the cup begins with the 48 bonus counters, 10
/// passengers and 38 Demands.
#[test]
fn the_cup_begins_with_the_bonus_counters() {
    let table = table(2);
    let sum = |counts: &[u8]| counts.iter().map(|count| u32::from(*count)).sum::<u32>();
    assert_eq!(sum(&table.game.cup.fares), 10);
    assert_eq!(sum(&table.game.cup.demands), 38);
    assert_eq!(sum(&table.game.cup.goods), 0);
}

/// MOV-10.11a, MOV-2.7b: a Good that is drawn is for sale with its makers at once.
#[test]
fn a_drawn_good_is_for_sale() {
    let mut table = stays(Culture::Shenna);
    table.load(S1, &[SPICE]);
    table.game.out.goods[Good::MelfPelts as usize] = 0;
    table.game.cup.demands = [0; Demand::COUNT];
    table.game.cup.fares = [0; Fare::COUNT];
    table.game.cup.goods[Good::MelfPelts as usize] = 200;
    assert!(!table.offers(S1, "buy:melf-pelts"));
    let events = table.does(S1, "sell:space-spice");
    assert!(events.contains(&MerchantEvent::Drew(Drawn::Good(Good::MelfPelts))));
    assert!(table.offers(S1, "buy:melf-pelts"));
}

/// MOV-10.12a, MOV-10.12b, MOV-2.62a: a bonus lies with its Culture, and waits if
/// that is undiscovered.
#[test]
fn a_bonus_waits_for_its_culture() {
    let mut table = stays(Culture::Shenna);
    table.settle(System::Biosphere, Culture::Humans, false);
    table.load(S1, &[SPICE]);
    let demand = demand(&table);
    table.game.cup.fares = [0; Fare::COUNT];
    table.game.cup.demands = [0; Demand::COUNT];
    table.game.cup.demands[demand.index()] = 200;
    table.does(S1, "sell:space-spice");
    assert_eq!(table.game.out.demands[demand.index()], 1);
    table.put(S1, "biosphere-01");
    table.begin(S1);
    table.game.out.goods[Good::SpaceSpice as usize] += 1;
    table.load(S1, &[SPICE]);
    table.head(S1, "biosphere-smoke-ring", &[1]);
    let cash = table.game.merchant(S1).cash;
    table.does(S1, "sell:space-spice");
    assert_eq!(table.game.merchant(S1).cash, cash + 80 + 40);
}

/// MOV-10.2a, MOV-10.2b: a Demand raises the price, and goes into the cup with the
/// Good.
#[test]
fn a_demand_is_paid_and_used_up() {
    let mut table = spiced(1);
    let demand = demand(&table);
    let before = table.game.cup.demands[demand.index()];
    // Two counters in, so two come out: neither of these, for the cup is full of
    // others.
    table.game.cup.fares = [20; Fare::COUNT];
    let events = table.does(S1, "sell:space-spice");
    assert_eq!(
        events[0],
        MerchantEvent::Sold(S1, Good::SpaceSpice, 120, Some(demand))
    );
    let drew = |event: &&MerchantEvent| matches!(event, MerchantEvent::Drew(_));
    assert_eq!(events.iter().filter(drew).count(), 2);
    assert!(table.game.cup.demands[demand.index()] <= before + 1);
}

/// MOV-EX-07, MOV-10.21a, MOV-10.21b: surcharges add up on each unit, and fall one
/// by one.
#[test]
fn demands_stack_and_fall_one_by_one() {
    let mut table = spiced(2);
    // No Demand for Space Spice is drawn meanwhile.
    let demand = demand(&table);
    table.game.cup.demands = [0; Demand::COUNT];
    table.game.cup.fares = [200; Fare::COUNT];
    let mut prices = Vec::new();
    for _ in 0..3 {
        let before = table.game.merchant(S1).cash;
        table.game.cup.demands[demand.index()] = 0;
        table.does(S1, "sell:space-spice");
        prices.push(table.game.merchant(S1).cash - before);
    }
    assert_eq!(prices, [160, 120, 80]);
}

/// MOV-10.21c, MOV-R38: sales are counted unit by unit: a Demand that is drawn in
/// between counts for the next.
#[test]
fn a_demand_drawn_in_between_counts() {
    let mut table = spiced(0);
    let demand = demand(&table);
    table.game.cup.demands = [0; Demand::COUNT];
    table.game.cup.fares = [0; Fare::COUNT];
    table.game.cup.demands[demand.index()] = 200;
    table.does(S1, "sell:space-spice");
    let before = table.game.merchant(S1).cash;
    table.does(S1, "sell:space-spice");
    assert_eq!(table.game.merchant(S1).cash - before, 120);
}

/// MOV-R38: where Demands differ the seller chooses which one is used up.
#[test]
fn the_seller_chooses_the_demand() {
    let mut table = spiced(1);
    let own = demand(&table);
    // Another kind for the same Good, of 60 instead of 40.
    let other = table
        .content
        .demands_for(Culture::Niks, Good::SpaceSpice)
        .next()
        .unwrap();
    table.content.move_demand(other, Culture::Humans);
    table.game.out.demands[other.index()] = 1;
    let listed = table.listed(S1);
    let sales: Vec<&String> = listed
        .iter()
        .filter(|choice| choice.starts_with("sell:"))
        .collect();
    assert_eq!(sales.len(), 2);
    let cash = table.game.merchant(S1).cash;
    table.game.cup.demands = [0; Demand::COUNT];
    table.game.cup.fares = [200; Fare::COUNT];
    table.does(S1, &format!("sell:space-spice:{other}"));
    assert_eq!(table.game.merchant(S1).cash, cash + 80 + 40 + 60);
    assert_eq!(table.game.out.demands[other.index()], 0);
    assert_eq!(table.game.out.demands[own.index()], 1);
}

/// The passenger who pays 160 from the Base to the Graw.
fn passenger(table: &Table) -> Fare {
    let fare = Fare::all().last().unwrap();
    assert_eq!(table.content.fare(fare).value, 160);
    fare
}

/// MOV-10.3a, MOV-10.3b, MOV-2.61a: a passenger pays where it wants to go, and
/// another counter comes out of the cup.
#[test]
fn a_passenger_pays_on_arrival() {
    let mut table = lands(Culture::Graw);
    let fare = passenger(&table);
    table.load(S1, &[Item::Fare(fare)]);
    table.game.cup.goods[Good::SpaceSpice as usize] += 1;
    let events = table.does(S1, &format!("deliver:{fare}"));
    assert_eq!(events[0], MerchantEvent::Delivered(S1, fare, 160));
    assert!(matches!(events[1], MerchantEvent::Drew(_)));
    assert_eq!(table.game.merchant(S1).cash, 1160);
    let mut elsewhere = lands(Culture::Niks);
    elsewhere.load(S1, &[Item::Fare(fare)]);
    assert!(!elsewhere.offers(S1, &format!("deliver:{fare}")));
}

/// MOV-10.3c, MOV-11.2b: boarding costs nothing and is not limited, but for room.
#[test]
fn passengers_board_freely() {
    let mut table = lands(Culture::Graw);
    let fare = Fare::all().next().unwrap();
    table.game.out.fares[fare.index()] = 1;
    table.does(S1, "buy:space-spice");
    let cash = table.game.merchant(S1).cash;
    table.does(S1, &format!("board:{fare}"));
    assert_eq!(table.game.merchant(S1).cash, cash);
    assert_eq!(table.game.merchant(S1).cargo.count(Item::Fare(fare)), 1);
    table.game.out.fares[fare.index()] = 1;
    table.load(S1, &[SPICE]);
    let why = Some(("mov-why-no-room", "MOV-3.431a"));
    let subject = fare.to_string();
    // A Scout has two holds: one full, one half full, one over.
    table.game.merchant_mut(S1).cargo.remove(Item::Fare(fare));
    assert_eq!(table.refuses(S1, &subject), why);
}

/// MOV-R62: passengers from and to the Galactic Base board and leave there, whatever
/// is discovered.
#[test]
fn passengers_come_and_go_at_the_base() {
    let mut table = table(2);
    let fare = passenger(&table);
    table.game.out.fares[fare.index()] = 1;
    table.game.cup.fares[fare.index()] = 0;
    table.does(S1, "stay");
    table.does(S1, &format!("board:{fare}"));
    let home = Fare::all().nth(1).unwrap();
    table.load(S1, &[Item::Fare(home)]);
    table.does(S1, &format!("deliver:{home}"));
    assert_eq!(table.game.merchant(S1).cash, 40 + 180);
    assert!(table.game.choices_are_possible(&table.content));
}

/// MOV-12.22c: passengers give no commission.
#[test]
fn passengers_pay_no_commission() {
    let mut table = at_port(Culture::Graw, kit::position::S2);
    let fare = passenger(&table);
    table.load(S1, &[Item::Fare(fare)]);
    let events = table.does(S1, &format!("deliver:{fare}"));
    let commission = |event: &MerchantEvent| matches!(event, MerchantEvent::Commission(..));
    assert!(!events.iter().any(commission));
}

trait Possible {
    fn choices_are_possible(&self, content: &crate::content::Content) -> bool;
}

impl Possible for crate::MerchantOfVenus {
    fn choices_are_possible(&self, content: &crate::content::Content) -> bool {
        let mut choices = Vec::new();
        self.choices(content, S1, &mut choices);
        !choices.is_empty()
    }
}
