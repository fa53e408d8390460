//! §15.43, attacks on other players.

use engine::game::Game;
use engine::{Pace, Seed, Setup};
use kit::position::{S1, S2, S3};

use super::{LASER, Layout, NOVA, SHIELD, Table, meets};
use crate::event::MerchantEvent;
use crate::ids::{Gear, Good, Item, Relic};
use crate::phase::fight::story::FightEvent;
use crate::view::Pending;

const SPICE: Item = Item::Good(Good::SpaceSpice);

/// The first fires at the second, who answers, with these dice.
fn battle(
    (mine, theirs): (&[Item], &[Item]),
    (fire, answer): (&[&str], &[&str]),
    dice: &[u8],
) -> (Table, Vec<MerchantEvent>) {
    let mut table = meets(mine, theirs);
    table.does(S1, "attack:s2");
    fire.iter().for_each(|fire| drop(table.does(S1, fire)));
    table.rolls(dice);
    let mut events = table.does(S1, "shoot");
    if table.game.to_act().contains(S2) && table.game.seen_pending() == Pending::Defence {
        answer.iter().for_each(|fire| drop(table.does(S2, fire)));
        events.extend(table.does(S2, "shoot"));
    }
    (table, events)
}

fn totals(events: &[MerchantEvent]) -> (i32, i32) {
    let found = events.iter().find_map(|event| match event {
        MerchantEvent::Fight(FightEvent::Fought(_, _, totals)) => Some(*totals),
        _ => None,
    });
    found.unwrap()
}

/// MOV-15.43a: whoever is fired at chooses what to fire back, once the attacker's
/// weapons are named, and before the dice.
#[test]
fn the_defender_chooses_weapons() {
    let mut table = meets(&[LASER], &[LASER, NOVA]);
    table.does(S1, "attack:s2");
    table.does(S1, "fire:laser");
    table.does(S1, "shoot");
    assert_eq!(
        (table.listed(S1).len(), table.game.to_act()),
        (0, engine::SeatSet::one(S2))
    );
    assert_eq!(table.listed(S2), ["fire:laser", "fire:nova", "shoot"]);
    assert_eq!(table.concerned, engine::SeatSet::one(S2));
    let window = table.game.reactions().unwrap();
    assert_eq!((window.kind, window.number), ("mov-window-defence", 1));
    let pass = table.game.pass(&table.content, S2).unwrap();
    assert_eq!(pass.choice.to_string(), "shoot");
    assert_eq!(
        table.game.active(),
        Some(S1),
        "it is still the attacker's turn"
    );
    table.does(S2, "fire:nova");
    assert_eq!(
        table.game.reactions(),
        Some(window),
        "it is the same window"
    );
    assert_eq!(table.game.pass(&table.content, S2), None, "half answered");
    table.rolls(&[1, 6]);
    table.does(S2, "shoot");
    assert_eq!(table.game.merchant(S2).sound(Gear::NovaBall), 0);
}

/// The defender is asked; as a table of the engine.
fn asked(theirs: &[Item]) -> engine::Table<crate::MerchantOfVenus> {
    let mut table = meets(&[LASER], theirs);
    for choice in ["attack:s2", "fire:laser", "shoot"] {
        table.does(S1, choice);
    }
    let setup = Setup::new(3, Pace::Brisk);
    engine::Table::from_position(kit::facts(), table.game, setup, Seed::from_word("laid"))
}

/// MOV-15.43a, MOV-15.32b: a defender can have ordered what is fired back: nothing,
/// everything, or what is kept. Who has begun to answer is not spoken for.
#[test]
fn an_answer_can_be_ordered() {
    let relic = Item::Relic(Relic::LaserRelic);
    let answer = |table: &engine::Table<_>, order: &str| {
        let orders = format!("mov-window-defence={order}").parse().unwrap();
        table.by_order(S2, &orders)
    };
    let armed = [LASER, LASER, NOVA, relic];
    for (order, theirs, fired) in [
        ("always", &armed[..], "shoot"),
        (
            "answer:mov-order-everything",
            &armed,
            "fire:laser fire:laser fire:relic-laser fire:nova shoot",
        ),
        (
            "answer:mov-order-lasers",
            &armed,
            "fire:laser fire:laser fire:relic-laser shoot",
        ),
        ("answer:mov-order-lasers", &[NOVA], "shoot"),
        ("answer:mov-order-else", &armed, ""),
    ] {
        let mut table = asked(theirs);
        let given = answer(&table, order);
        let written: Vec<String> = given.iter().map(ToString::to_string).collect();
        assert_eq!(written.join(" "), fired, "{order}");
        if !given.is_empty() {
            table.choose(S2, &given).unwrap();
            assert!(table.window().is_none(), "{order}: the dice have fallen");
        }
    }
    let mut table = asked(&armed);
    table.choose(S2, &["fire:laser".parse().unwrap()]).unwrap();
    assert_eq!(answer(&table, "answer:mov-order-everything"), []);
    assert_eq!(answer(&table, "always"), []);
}

/// MOV-15.21a: everybody sees both dice and what they made, until the next player has
/// been on.
#[test]
fn the_dice_lie_there_for_a_turn() {
    let (mut table, _) = battle((&[LASER], &[LASER]), (&["fire:laser"], &[]), &[1, 6]);
    let shown = table.public().clash.unwrap();
    assert_eq!((shown.attacker, shown.defender), (S1, Some(S2)));
    assert_eq!((shown.dice, shown.totals), ((1, 6), (30, 60)));
    assert_eq!(table.game.active(), Some(S2));
    table.does(S2, "stay");
    assert!(table.public().clash.is_some());
    table.does(S2, "hold-fire");
    table.does(S2, "done");
    assert_eq!(
        (table.game.active(), table.public().clash),
        (Some(S3), None)
    );
}

/// MOV-R47, MOV-15.43a: who has no weapon that works is not asked; who has may fire
/// none.
#[test]
fn nobody_is_asked_without_a_weapon() {
    let (table, _) = battle((&[LASER], &[SHIELD]), (&["fire:laser"], &[]), &[1, 6]);
    assert_eq!((table.game.windows, table.game.active()), (0, Some(S2)));
    let mut hurt = meets(&[LASER], &[LASER]);
    hurt.game.merchant_mut(S2).stowage = crate::stowage::Stowage::default();
    let mut stowage = crate::stowage::Stowage::default();
    stowage.put(LASER, true);
    hurt.game.merchant_mut(S2).stowage = stowage;
    hurt.does(S1, "attack:s2");
    hurt.does(S1, "fire:laser");
    hurt.does(S1, "shoot");
    assert_eq!(hurt.game.windows, 0);
    let (table, events) = battle((&[LASER], &[LASER]), (&["fire:laser"], &[]), &[1, 6]);
    assert_eq!((table.game.windows, totals(&events)), (1, (30, 60)));
}

/// MOV-15.43b: each side has ten times its die and its firepower, less the Shields of
/// the other; the defender rolls even without firing.
#[test]
fn both_sides_are_summed_up() {
    let relic = Item::Relic(Relic::ShieldRelic);
    let (_, events) = battle(
        (&[LASER, NOVA, SHIELD], &[LASER, SHIELD, relic]),
        (&["fire:laser", "fire:nova"], &["fire:laser"]),
        &[5, 2],
    );
    assert_eq!(totals(&events), (50 + 40 - 40, 20 + 20 - 20));
    let (_, events) = battle((&[LASER], &[]), (&["fire:laser"], &[]), &[2, 3]);
    assert_eq!(totals(&events), (40, 30));
}

/// MOV-15.43b: a total is not below nothing; then both have the same, and the defender
/// wins.
#[test]
fn totals_are_not_below_nothing() {
    let mine = [LASER, SHIELD, SHIELD];
    let theirs = [SHIELD, SHIELD, SHIELD];
    let (table, events) = battle((&mine, &theirs), (&["fire:laser"], &[]), &[1, 3]);
    assert_eq!(totals(&events), (0, 0));
    assert_eq!(table.game.active(), Some(S2));
}

/// MOV-15.43b: damaged Shields take nothing off.
#[test]
fn damaged_shields_do_not_help() {
    let mut table = meets(&[LASER], &[SHIELD]);
    let mut stowage = crate::stowage::Stowage::default();
    stowage.put(SHIELD, true);
    table.game.merchant_mut(S2).stowage = stowage;
    assert_eq!(table.game.merchant(S2).shields(&table.content), 0);
    table.does(S1, "attack:s2");
    table.does(S1, "fire:laser");
    table.rolls(&[3, 1]);
    let events = table.does(S1, "shoot");
    assert_eq!(totals(&events), (50, 10));
}

/// MOV-15.43c: who wins hits, and goes on.
#[test]
fn a_won_attack_is_a_hit() {
    let (mut table, _) = battle(
        (&[LASER], &[SHIELD, SPICE]),
        (&["fire:laser"], &[]),
        &[6, 1],
    );
    assert_eq!(table.listed(S1), ["hit:hull:shield", "hit:hold:1"]);
    table.does(S1, "hit:hull:shield");
    assert_eq!(
        (table.game.active(), table.whereabouts(S1)),
        (Some(S1), "colony-02")
    );
    assert_eq!(table.game.merchant(S2).cargo.count(SHIELD), 0);
}

/// MOV-15.43d: who loses has no more turn; MOV-15.43e: who has not fired back does not
/// hit.
#[test]
fn a_lost_attack_ends_the_turn() {
    let (table, events) = battle(
        (&[LASER, SHIELD], &[LASER]),
        (&["fire:laser"], &[]),
        &[1, 6],
    );
    assert!(totals(&events).0 < totals(&events).1);
    assert_eq!(table.game.active(), Some(S2));
    assert_eq!(table.game.seen_pending(), Pending::Helm);
    assert_eq!(table.game.merchant(S1).cargo.count(SHIELD), 1);
}

/// MOV-15.43e: a defender who has fired back, and has more, hits; then the turn is
/// over.
#[test]
fn the_defender_hits_back() {
    let (mut table, _) = battle(
        (&[LASER, SHIELD], &[LASER]),
        (&["fire:laser"], &["fire:laser"]),
        &[3, 6],
    );
    assert_eq!(table.game.active(), Some(S1), "the turn is not over yet");
    assert_eq!(table.listed(S2), ["hit:hull:shield", "hit:hull:laser"]);
    table.does(S2, "hit:hull:laser");
    assert_eq!(
        (table.game.active(), table.game.arsenal(S1).is_empty()),
        (Some(S2), true)
    );
}

/// MOV-15.43e, MOV-15.212a: on an equal total the defender wins, and hits nothing.
#[test]
fn a_tie_hits_nobody() {
    let (table, events) = battle(
        (&[LASER, SHIELD], &[LASER]),
        (&["fire:laser"], &["fire:laser"]),
        &[2, 4],
    );
    assert_eq!(totals(&events), (40, 40), "the Shield takes twenty off");
    assert_eq!(
        (table.game.active(), table.game.seen_pending()),
        (Some(S2), Pending::Helm)
    );
    assert_eq!(table.game.merchant(S1).cargo.count(SHIELD), 1);
}

/// MOV-13.2a, MOV-15.43d: the turn that is lost still ends as turns do: who has the
/// wealth wins.
#[test]
fn a_lost_turn_can_still_win() {
    let mut table = meets(&[LASER], &[]);
    table.cash(S1, 2000);
    table.does(S1, "attack:s2");
    table.does(S1, "fire:laser");
    table.rolls(&[1, 6]);
    table.does(S1, "shoot");
    assert_eq!(table.outcome().map(|(how, _)| how), Some("mov-end-wealth"));
}

/// MOV-15.212a, MOV-R31: a move that is lost in a box with a face-down counter turns
/// it up.
#[test]
fn a_lost_move_turns_the_counter_up() {
    let mut table = super::war(crate::ids::Culture::Graw);
    table.load(S1, &[LASER, Item::Relic(Relic::SpyEye)]);
    table.lay("desert-02", crate::ids::Counter::OpenPort, false);
    table.put(S1, "desert-01");
    table.put(S2, "desert-02");
    table.head(S1, "desert-02", &[3]);
    table.does(S1, "peek");
    table.does(S1, "attack:s2");
    table.does(S1, "fire:laser");
    table.rolls(&[1, 6]);
    table.does(S1, "shoot");
    assert!(
        !table
            .game
            .is_face_down(&table.content, super::space("desert-02"))
    );
}

/// MOV-15.32c: a Laser fires in each attack of a turn; a Nova Ball in one.
#[test]
fn weapons_of_the_second_attack() {
    let mut table = meets(&[LASER, NOVA], &[]);
    table.put(S3, "colony-02");
    table.does(S1, "attack:s2");
    table.does(S1, "fire:laser");
    table.does(S1, "fire:nova");
    table.rolls(&[6, 1]);
    table.does(S1, "shoot");
    table.does(S1, "attack:s3");
    assert_eq!(table.listed(S1), ["fire:laser"]);
}

/// MOV-15.43a: all lasers, or all there is, in one row, on both sides, each with what
/// it does to the odds.
#[test]
fn volleys_are_rows() {
    let rows = |table: &Table, seat| -> Vec<Vec<String>> {
        let rows = table.game.suggest(&table.content, seat);
        let written = rows
            .iter()
            .map(|row| row.choices.iter().map(ToString::to_string).collect());
        written.collect()
    };
    let mut table = meets(&[LASER, NOVA], &[LASER, LASER]);
    table.does(S1, "attack:s2");
    let both = [
        vec!["fire:laser", "shoot"],
        vec!["fire:laser", "fire:nova", "shoot"],
    ];
    assert_eq!(rows(&table, S1), both);
    table.does(S1, "fire:nova");
    table.does(S1, "shoot");
    assert_eq!(rows(&table, S2), [["fire:laser", "fire:laser", "shoot"]]);
    assert!(rows(&table, S1).is_empty());
    let battle = table.public().battle.unwrap();
    assert!(battle.at_worst.unwrap().wins < battle.odds.wins);
}

/// MOV-5.4a: without combat ships do not touch each other.
#[test]
fn without_combat_ships_are_safe() {
    let mut table = super::table(2);
    table.put(S1, "colony-cobbleport");
    table.put(S2, "colony-01");
    table.head(S1, "colony-01", &[1, 1]);
    assert_eq!(
        table.whereabouts(S1),
        "colony-02",
        "there is nothing to ask"
    );
}
