//! What merchants have in mind, in positions that are laid out.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use bots::Greedy;
use engine::goods::Swap;
use engine::player::{Eyes, Player};
use engine::{Game, Seed};
use kit::position::{Position, S1, S2};
use merchant_of_venus::choice::Choice;
use merchant_of_venus::deal::Parcel;
use merchant_of_venus::ids::{Culture, Good, Item, Ship, Space, System};
use merchant_of_venus::{MerchantOfVenus, Options};
use merchant_of_venus_bots::{Ledger, TRADERS, Ventures};
use strum::VariantArray;

type Table = Position<MerchantOfVenus>;
type Merchant = Greedy<MerchantOfVenus, Ledger, Ventures>;

fn greedy() -> Merchant {
    let ledger = Ledger::default();
    let greedy = Greedy::new(ledger.clone(), TRADERS.greedy);
    let mut greedy = greedy.with_plans(Ventures(ledger), TRADERS.plans);
    greedy.begin(&Seed::from_word("planning"), S1);
    greedy
}

fn space(name: &str) -> Space {
    name.parse().unwrap()
}

/// Two merchants for $2000, who know where everybody lives: the Cholos, who make
/// Designer Genes, at the Desert, and the Qossuth, who buy them, at the Biosphere
/// next to it. The first is in a City of the Desert, on turn.
fn table(goods: &[Good], cash: i32) -> Table {
    let mut table = Table::new(&Options::default(), 2);
    let near = [
        (System::Desert, Culture::Cholos),
        (System::Biosphere, Culture::Qossuth),
    ];
    let empty = [System::Base, System::Supergiant, System::Supernova];
    let is_near = |system: &System| near.iter().any(|(other, _)| other == system);
    let systems = System::VARIANTS.iter().copied();
    let systems = systems.filter(|system| !empty.contains(system) && !is_near(system));
    let cultures = Culture::VARIANTS.iter().copied();
    let cultures = cultures.filter(|culture| !near.iter().any(|(_, other)| other == culture));
    for (system, culture) in near.into_iter().chain(systems.zip(cultures)) {
        table.game.settle(system, culture);
    }
    let city = space("desert-desolation-city");
    table.game.put(S1, (Ship::Scout, city), goods, cash);
    table.game.begin_turn(S1);
    table
}

/// What one of them picks.
fn pick(table: &Table, merchant: &mut Merchant) -> Choice {
    let mut choices = Vec::new();
    table.game.choices(&table.content, S1, &mut choices);
    let eyes = Eyes::new(&table.content, &table.game, S1);
    let picked = match choices.len() {
        1 => 0,
        _ => merchant.pick(&eyes, &choices),
    };
    choices[picked]
}

/// Plays so many turns of the first; the other stays.
fn play(table: &mut Table, merchant: &mut Merchant, turns: usize) {
    let mut begun = 0;
    while let Some(seat) = table.game.to_act().first() {
        let choice = if seat == S1 {
            pick(table, merchant)
        } else {
            let mut choices = table.choices(seat);
            choices.retain(|choice| matches!(choice, Choice::Stay | Choice::Done));
            choices[0]
        };
        if matches!(choice, Choice::Head(_) | Choice::Stay) && seat == S1 {
            begun += 1;
            if begun > turns {
                return;
            }
        }
        table.apply(seat, choice);
    }
}

fn aboard(table: &Table, good: Good) -> u8 {
    let (_, cargo) = table.game.ship(S1);
    cargo.count(Item::Good(good))
}

/// Who has room and money stays where a City allowed one purchase; who is full
/// flies to those who buy.
#[test]
fn stays_to_fill_the_holds() {
    let one = table(&[Good::DesignerGenes], 300);
    assert_eq!(pick(&one, &mut greedy()), Choice::Stay);
    let full = table(&[Good::DesignerGenes; 2], 300);
    assert!(matches!(pick(&full, &mut greedy()), Choice::Head(_)));
}

/// What is on board is brought to the one Culture that is known to buy it.
#[test]
fn flies_to_who_buys() {
    let mut table = table(&[Good::DesignerGenes; 2], 100);
    let mut merchant = greedy();
    play(&mut table, &mut merchant, 6);
    assert_eq!(aboard(&table, Good::DesignerGenes), 0);
    assert!(table.game.wealth(&table.content, S1) >= 100);
}

/// At the Galactic Base with money: a ship is for who still has far to go.
#[test]
fn buys_a_ship_while_there_is_time() {
    let outfits = |cash: i32| {
        let mut table = table(&[], cash);
        let base = table.content.map.base();
        table.game.put(S1, (Ship::Scout, base), &[], cash);
        table.apply(S1, Choice::Stay);
        matches!(pick(&table, &mut greedy()), Choice::Ship(_))
    };
    assert!(outfits(700));
    assert!(!outfits(1_970));
}

/// A deal is judged by what goods will bring.
#[test]
fn deals_are_judged_by_what_goods_bring() {
    let mut table = table(&[Good::DesignerGenes], 200);
    let city = space("desert-desolation-city");
    table.game.put(S2, (Ship::Scout, city), &[], 400);
    table.game.begin_turn(S2);
    table.apply(S2, Choice::Stay);
    let opinion = |gives: &str, gets: &str| {
        let swap: Swap<Parcel> = Swap {
            from: S2,
            to: S1,
            gives: gives.parse().unwrap(),
            gets: gets.parse().unwrap(),
        };
        let eyes = Eyes::new(&table.content, &table.game, S1);
        greedy().consider(&eyes, &swap).takes
    };
    assert!(opinion("200credits", "1designer-genes"));
    assert!(!opinion("10credits", "1designer-genes"));
}
