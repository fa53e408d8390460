//! What merchants have in mind, in positions that are laid out.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use bots::{Evaluation, Greedy, Planner, Terms};
use engine::goods::Swap;
use engine::player::{Eyes, Player};
use engine::{Game, Seed};
use kit::position::{Position, S1, S2};
use merchant_of_venus::choice::Choice;
use merchant_of_venus::deal::Parcel;
use merchant_of_venus::ids::{Culture, Gear, Good, Item, Rastur, Ship, Space, System};
use merchant_of_venus::phase::fight::Target;
use merchant_of_venus::{MerchantOfVenus, Options};
use merchant_of_venus_bots::plans::Venture;
use merchant_of_venus_bots::{Ledger, TRADERS, Temper, Ventures};
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
    table_with(&Options::default(), goods, cash)
}

fn table_with(options: &Options, goods: &[Good], cash: i32) -> Table {
    let mut table = Table::new(options, 2);
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

/// All rules of war.
const WAR: Options = Options {
    combat: true,
    forts: true,
    ..Options::USUAL
};

/// What a term of the evaluation says of a position, for the first.
fn term(table: &Table, key: &str) -> i32 {
    let mut terms = Terms::default();
    Ledger::default().terms(&table.content, &table.game, S1, &mut terms);
    terms
        .iter()
        .filter(|term| term.0 == key)
        .map(|term| term.1)
        .sum()
}

/// Who lies on open ground beside somebody with weapons is in danger, and all the more
/// with something to lose; who is in port, or meets nobody who is armed, is not.
#[test]
fn armed_rivals_are_kept_away_from() {
    let danger = |at: &str, gear: &[Gear], goods: &[Good]| {
        let mut table = table_with(&WAR, &[], 100);
        table.game.put(S1, (Ship::Scout, space(at)), goods, 100);
        table
            .game
            .put(S2, (Ship::Scout, space("colony-01")), &[], 100);
        table.game.arm(S2, gear);
        -term(&table, "mov-term-danger")
    };
    let laden = danger("colony-01", &[Gear::Laser], &[Good::DesignerGenes]);
    assert!(laden > 0);
    assert!(danger("colony-01", &[Gear::Laser; 2], &[Good::DesignerGenes]) > laden);
    assert_eq!(danger("colony-01", &[Gear::Laser], &[]), 0);
    assert_eq!(danger("colony-01", &[], &[Good::DesignerGenes]), 0);
    let port = "desert-desolation-city";
    assert_eq!(danger(port, &[Gear::Laser], &[Good::DesignerGenes]), 0);
}

/// In a game without Forts and weapons both tempers judge alike.
#[test]
fn tempers_differ_in_war_alone() {
    let worth = |options: &Options, temper: Temper| {
        let mut table = table_with(options, &[], 100);
        table.game.put(
            S1,
            (Ship::Scout, space("colony-01")),
            &[Good::DesignerGenes],
            100,
        );
        table
            .game
            .put(S2, (Ship::Scout, space("colony-01")), &[], 100);
        table.game.arm(S2, &[Gear::Shield]);
        if options.combat {
            table.game.arm(S2, &[Gear::Laser]);
        }
        Ledger::of(temper).worth(&table.content, &table.game, S1)
    };
    let both =
        |options: &Options| [Temper::Wary, Temper::Plain].map(|temper| worth(options, temper));
    let [wary, plain] = both(&Options::default());
    assert_eq!(wary, plain);
    let [wary, plain] = both(&WAR);
    assert!(wary < plain);
}

/// Who comes to a Fort where the trade is pays the toll and sells.
#[test]
fn tolls_are_paid_where_the_trade_is() {
    let mut table = table_with(&WAR, &[Good::DesignerGenes; 2], 100);
    let city = space("biosphere-smoke-ring");
    fortify(&mut table, city);
    play(&mut table, &mut greedy(), 8);
    assert_eq!(aboard(&table, Good::DesignerGenes), 0);
}

/// The second builds a Fort there.
fn fortify(table: &mut Table, place: Space) {
    table.game.put(S2, (Ship::Scout, place), &[], 500);
    table.game.begin_turn(S2);
    table.apply(S2, Choice::Stay);
    table.apply(S2, Choice::Fort(place));
    table.apply(S2, Choice::Done);
    assert_eq!(table.game.fort_at(&table.content, place), Some(S2));
}

/// The Rastur are out.
const INVASION: Options = Options {
    rastur: true,
    ..Options::USUAL
};

/// A Rastur of this value, on the first's own Spaceport next to where it is.
fn invaded(value: i32, gear: &[Gear], cash: i32) -> Table {
    let mut table = table_with(&INVASION, &[], cash);
    let city = space("desert-desolation-city");
    table.game.put(S1, (Ship::Freighter, city), &[], cash + 200);
    table.game.begin_turn(S1);
    table.apply(S1, Choice::Stay);
    table.apply(S1, Choice::Deed(landing()));
    table.game.arm(S1, gear);
    let content = &table.content;
    let rastur = Rastur::all().find(|rastur| content.rastur(*rastur).value == value);
    table.game.invade(content, landing(), rastur.unwrap());
    table.game.begin_turn(S1);
    table
}

fn landing() -> Space {
    space("desert-desolation-landing")
}

/// What the first could do with this turn.
fn plans(table: &Table) -> Vec<Venture> {
    let mut plans = Vec::new();
    Ventures::default().plans(&table.content, &table.game, S1, &mut plans);
    plans
}

/// MOV-16.3c, MOV-16.4e: a Rastur on a Spaceport of one's own is hunted by who has the
/// weapons and the money for it, and left alone by everybody else.
#[test]
fn rastur_are_hunted_where_it_pays() {
    let hunted = |value: i32, gear: &[Gear], cash: i32| {
        let table = invaded(value, gear, cash);
        plans(&table).contains(&Venture::Hunt(landing()))
    };
    assert!(hunted(60, &[Gear::Laser; 5], 300));
    assert!(hunted(80, &[Gear::Laser; 5], 300));
    assert!(!hunted(150, &[Gear::Laser; 2], 300));
    assert!(!hunted(60, &[], 300));
    // The penalty comes first.
    assert!(!hunted(60, &[Gear::Laser; 5], 20));
}

/// Who set out to destroy it pays, and fires at it.
#[test]
fn hunters_pay_and_fire() {
    let mut table = invaded(60, &[Gear::Laser; 5], 300);
    let hunt = Venture::Hunt(landing());
    let ventures = Ventures::default();
    let mut seen = Vec::new();
    while !seen.contains(&Choice::Attack(Target::Rastur)) && seen.len() < 12 {
        let choices = table.choices(S1);
        let next = ventures.next(&table.content, hunt, &table.game, S1, &choices);
        // A die may bring another one in, which has to be placed first.
        let choice = choices[next.unwrap_or(0)];
        seen.push(choice);
        table.apply(S1, choice);
    }
    assert!(seen.contains(&Choice::Pay), "{seen:?}");
    assert!(seen.contains(&Choice::Attack(Target::Rastur)), "{seen:?}");
}

/// MOV-17.21a: a Rastur where much is flown hurts more than one that nobody comes by; who
/// has Shields enough feels neither.
#[test]
fn rastur_hurt_where_much_is_flown() {
    let harm = |at: &str, shields: &[Gear]| {
        let mut table = table_with(&INVASION, &[], 100);
        table.game.arm(S1, shields);
        let rastur = Rastur::all().next().unwrap();
        table.game.invade(&table.content, space(at), rastur);
        -term(&table, "mov-term-invaders")
    };
    let busy = harm("cloud-body", &[]);
    assert!(busy > harm("asteroids-airhome", &[]), "{busy}");
    assert_eq!(harm("cloud-body", &[Gear::Shield; 3]), 0);
}
