//! Every kind of moment at which a faction has a say. A seat that plays none goes through
//! the same, and what is told is the difference.

use std::sync::LazyLock;

use expect_test::Expect;

use super::*;
use crate::content::Variant;
use crate::ids::{Agenda, Objective};

/// A table of three in the first strategy event.
static FRESH: LazyLock<TwilightInscription> = LazyLock::new(|| {
    let mut table = table(3);
    table.shown(S2).goods.claimed = 2;
    table.game
});

/// It is laid out anew: the first player plays this, or nothing.
fn playing(table: &mut Table, faction: Option<Faction>) {
    table.game = FRESH.clone();
    table.game.factions[0] = faction;
}

/// The same on a sheet with this to spend.
fn on(table: &mut Table, faction: Option<Faction>, sheet: Sheet, purse: [u8; 4]) {
    playing(table, faction);
    table.spend(sheet, purse);
    first_choices(table);
}

/// Makes these choices, then the first of each list, and tells what was written.
fn write(table: &mut Table, texts: &[&str]) -> Vec<String> {
    let before = *table.sheets();
    table.write(texts);
    first_choices(table);
    written(table, &before)
}

fn setup(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    playing(table, faction);
    table.game.turned = 0;
    let before = *table.shown(S1);
    table.enter(Stage::Setup);
    first_choices(table);
    written(table, &before)
}

fn asset(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    on(table, faction, Sheet::Navigation, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s19"]);
    table.sheets().planets = 0b11;
    write(table, &["claim:s19:i"])
}

/// The same where every type of unit is unlocked and all docks are built.
fn later_asset(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    on(table, faction, Sheet::Navigation, [0, 1, 0, 0]);
    let sheets = table.sheets();
    sheets.explored |= systems(&["s19"]);
    (sheets.unit_types, sheets.docks) = (0b1111_1111, 0b111);
    write(table, &["claim:s19:i"])
}

fn war_is_active(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    playing(table, faction);
    write(table, &["active:war"])
}

fn planet(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    on(table, faction, Sheet::Expansion, [0; 4]);
    table.give(Stock::Planet);
    write(table, &["unlock:p1"])
}

fn empty_system(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    on(table, faction, Sheet::Navigation, [0, 1, 0, 0]);
    write(table, &["claim:s02:i"])
}

fn mecatol(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    on(table, faction, Sheet::Navigation, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s28"]);
    write(table, &["claim:s28:i"])
}

fn wormhole(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    on(table, faction, Sheet::Navigation, [1, 0, 0, 0]);
    table.sheets().learned = 1 << Technology::GravityDrive as u32;
    table.sheets().explored |= systems(&["s06", "s17"]);
    write(table, &["worm:w1>w4:m"])
}

fn technology(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    on(table, faction, Sheet::War, [0; 4]);
    let offer = table.content.war(Variant::B).technologies[0];
    table.give(Stock::Specialty(offer.specialty));
    let choice = format!("tech:{}:{}", offer.id, offer.specialty);
    write(table, &[choice.as_str()])
}

fn pds(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    on(table, faction, Sheet::War, [0, 1, 1, 0]);
    write(table, &["build:pds.1.i:i", "build:pds.1.r:r"])
}

fn destroyer(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    on(table, faction, Sheet::War, [1, 0, 0, 0]);
    write(table, &["build:destroyer.1.m:m"])
}

/// An infantry beside an anomaly: on it, if it may stand there.
fn anomaly(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    on(table, faction, Sheet::War, [1, 0, 0, 0]);
    table.sheets().nodes = nodes(&["c6r0"]);
    let before = *table.sheets();
    table.pick(S1, "infantry:m");
    let there = table.texts(S1).contains(&"at:c6r1n".to_owned());
    table.pick(S1, if there { "at:c6r1n" } else { "at:c0r0n" });
    written(table, &before)
}

/// A battle with three nodes on the left, and strength bought there where it can be.
fn battle(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    playing(table, faction);
    let next = usize::from(table.game.turned);
    table.game.events[next] = EventCard::BorderSkirmishes;
    table.game.events[next + 1] = EventCard::TheEveOfEmpire;
    let sheets = table.sheets();
    sheets.nodes = nodes(&["c0r0", "c1r0", "c2r0"]);
    sheets.goods.claimed = 1;
    let before = *sheets;
    table.all_down();
    table.all_down();
    if table.like(S1, "boost:left").is_empty() {
        table.all_down();
    } else {
        table.pick(S1, "boost:left");
        table.all_down();
        table.all_down();
    }
    shown(table, &before)
}

fn production(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    playing(table, faction);
    table.shown(S1).commodities = [1; 3];
    let before = *table.shown(S1);
    table.enter(Stage::Yield);
    written(table, &before)
}

/// A council in which the first player votes for what is resolved, if it votes.
fn council(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    playing(table, faction);
    table.game.agendas[0] = Agenda::EconomicEquality;
    let is = |card: &EventCard| *card == EventCard::TheCouncilReconvenes;
    let place = table.game.events.iter().position(is).unwrap();
    table.game.turned = place as u8 + 1;
    let before = *table.shown(S1);
    table.enter(Stage::Assembly);
    table.all_down();
    let mut dice = Dice::new(&Seed::from_word("settled"));
    engine::step::settle(&mut Play::new(
        &mut table.game,
        &table.content,
        &mut dice,
        &mut Silence,
    ));
    let ballot: Vec<String> = table.texts(S1);
    table.pick(S2, "vote:for:1");
    table.pick(S3, "abstain");
    if ballot.is_empty() {
        first_choices(table);
        return written(table, &before);
    }
    let most = table.like(S1, "vote:for:").len();
    table.pick(S1, "vote:for:1");
    first_choices(table);
    let mut told = shown(table, &before);
    told.push(format!("votes to cast {most}"));
    told.extend(ballot.into_iter().filter(|text| text == "wait"));
    told
}

fn objective(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    playing(table, faction);
    table.game.objectives[Sheet::Expansion as usize] = Objective::TeemingBillions;
    table.sheets().population = 7;
    let before = *table.sheets();
    table.all_down();
    shown(table, &before)
}

/// What can be done with one kind of resource on War, and on Expansion.
fn lists(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    on(table, faction, Sheet::War, [0, 1, 0, 0]);
    let war = table.texts(S1);
    on(table, faction, Sheet::Expansion, [0, 1, 0, 0]);
    table.sheets().planets = 0b10;
    let all = war.into_iter().chain(table.like(S1, "icon:"));
    all.map(|text| format!("may {text}")).collect()
}

/// What can be done with the dice.
fn dice(table: &mut Table, faction: Option<Faction>) -> Vec<String> {
    on(table, faction, Sheet::War, [0; 4]);
    table.dice(Rolled {
        black: [1, 1, 1],
        focus: [1, 1, 1],
    });
    table
        .texts(S1)
        .into_iter()
        .map(|text| format!("may {text}"))
        .collect()
}

type Scene = (&'static str, fn(&mut Table, Option<Faction>) -> Vec<String>);

const SCENES: [Scene; 18] = [
    ("setup", setup),
    ("asset", asset),
    ("later asset", later_asset),
    ("war is active", war_is_active),
    ("planet", planet),
    ("empty system", empty_system),
    ("mecatol", mecatol),
    ("wormhole", wormhole),
    ("technology", technology),
    ("pds", pds),
    ("destroyer", destroyer),
    ("anomaly", anomaly),
    ("battle", battle),
    ("production", production),
    ("council", council),
    ("objective", objective),
    ("lists", lists),
    ("dice", dice),
];

/// Everything that a faction changes, against a seat without one.
pub(super) fn differs(faction: Faction, wanted: &Expect) {
    let mut told = String::new();
    let mut table = table(3);
    for (name, scene) in SCENES {
        let with = scene(&mut table, Some(faction));
        let without = scene(&mut table, None);
        for line in with.iter().filter(|line| !without.contains(line)) {
            told += &format!("{name}: {line}\n");
        }
        for line in without.iter().filter(|line| !with.contains(line)) {
            told += &format!("{name}, not: {line}\n");
        }
    }
    wanted.assert_eq(&told);
}
