//! Battle events (section 10).

use engine::table::Barrier;
use engine::{Pace, SeatSet, Setup, Viewer};

use super::*;
use crate::ids::{Side, Technology};

/// A table at the end of a round, with this battle to come.
fn before(event: EventCard) -> Table {
    let mut table = table(3);
    let next = usize::from(table.game.turned);
    table.game.events[next] = event;
    table.game.events[next + 1] = EventCard::TheEveOfEmpire;
    table
}

/// So many written nodes in the first sections of a seat.
fn army(table: &mut Table, seat: Seat, left: usize, right: usize) {
    let row = ["c0r0", "c1r0", "c2r0", "c3r0", "c0r1", "c1r1"];
    let other = ["c4r0", "c5r0", "c6r0", "c7r0", "c4r1", "c5r1"];
    table.shown(seat).nodes = nodes(&row[..left]) | nodes(&other[..right]);
    table.game.lane_mut(seat).own.sheets.nodes = table.game.player(seat).sheets.nodes;
}

/// Both steps of the strategy event are over: the battle is fought.
fn fight(table: &mut Table) -> Vec<InscriptionEvent> {
    table.all_down();
    table.all_down()
}

/// TINS-EX-13, TINS-BAT-04, TINS-BAT-05a: the line advances, and what is written below it
/// counts, left and right.
#[test]
fn strength_is_counted_below_the_line() {
    let mut table = before(EventCard::BorderSkirmishes);
    army(&mut table, S1, 3, 4);
    table.game.lane_mut(S1).own.sheets.nodes |= nodes(&["c0r3", "c1r3"]);
    let events = fight(&mut table);
    assert!(events.contains(&InscriptionEvent::Totalled(S1, 3, 4)));
    assert_eq!(table.shown(S1).line, 1);
    assert_eq!(
        [table.shown(S1).boxes[0][0], table.shown(S1).boxes[1][0]],
        [3, 4]
    );
}

/// TINS-EX-14, TINS-BAT-07, TINS-BAT-11: one's left box meets the right box of the left
/// neighbour, and the other way.
#[test]
fn each_fights_both_neighbours() {
    let mut table = before(EventCard::BorderSkirmishes);
    army(&mut table, S1, 6, 2);
    army(&mut table, S2, 0, 3);
    army(&mut table, S3, 2, 0);
    fight(&mut table);
    let results = |table: &mut Table, seat| {
        let battles = table.shown(seat).battles;
        [battles[0][0], battles[1][0]]
    };
    assert_eq!(results(&mut table, S1), [Battle::Won, Battle::Tied]);
    assert_eq!(results(&mut table, S2), [Battle::Tied, Battle::Lost]);
    assert_eq!(results(&mut table, S3), [Battle::Tied, Battle::Tied]);
}

/// TINS-BAT-08, TINS-BAT-09, TINS-BAT-10: the winner claims the asset above the box, the
/// loser the one below, and of equals nobody anything.
#[test]
fn winners_claim_and_losers_pay() {
    let mut table = before(EventCard::BorderSkirmishes);
    army(&mut table, S1, 1, 0);
    fight(&mut table);
    assert_eq!(table.shown(S1).goods.claimed, 1, "above the left box");
    let war = |table: &Table, seat| {
        table.game.subtotal(
            &table.content,
            seat,
            &table.game.player(seat).sheets,
            Sheet::War,
        )
    };
    assert_eq!([S1, S2, S3].map(|seat| war(&table, seat)), [0, -1, 0]);
}

/// TINS-BAT-01, TINS-BAT-12, TINS-BAT-13: there are two battles for each, and then a new
/// round begins.
#[test]
fn a_battle_event_is_two_battles() {
    let mut table = before(EventCard::BorderSkirmishes);
    let turned = table.game.turned;
    let events = fight(&mut table);
    let fought = events
        .iter()
        .filter(|event| matches!(event, InscriptionEvent::Fought { seat: S1, .. }));
    assert_eq!(fought.count(), 2);
    assert_eq!(table.game.turned, turned + 2);
}

/// TINS-BAT-02, TINS-BAT-03, TINS-BAT-06: each written node counts one, in its own
/// section alone.
#[test]
fn each_section_counts_for_itself() {
    let mut table = before(EventCard::OpenHostilities);
    army(&mut table, S1, 6, 6);
    table.game.lane_mut(S1).own.sheets.line = 1;
    table.game.lane_mut(S1).own.sheets.nodes |= nodes(&["c3r5", "c4r3", "c7r5"]);
    let events = fight(&mut table);
    assert!(events.contains(&InscriptionEvent::Totalled(S1, 1, 2)));
}

/// TINS-BAT-05b, TINS-BAT-15, TINS-ALI-12b: bonuses are noted in boxes and added, and so
/// is what Fleet Logistics gives.
#[test]
fn bonuses_are_added() {
    let mut table = before(EventCard::BorderSkirmishes);
    army(&mut table, S1, 1, 1);
    let sheets = &mut table.game.lane_mut(S1).own.sheets;
    sheets.boxes = [[2; 4], [0; 4]];
    sheets.learned = 1 << Technology::FleetLogistics as u32;
    let events = fight(&mut table);
    assert!(events.contains(&InscriptionEvent::Totalled(S1, 4, 2)));
    assert_eq!(table.shown(S1).boxes, [[4, 2, 2, 2], [2, 0, 0, 0]]);
}

/// TINS-BAT-14, TINS-R28: numbers in finished boxes never change.
#[test]
fn finished_boxes_never_change() {
    let mut table = before(EventCard::BorderSkirmishes);
    army(&mut table, S1, 1, 0);
    fight(&mut table);
    table.enter(Stage::Open);
    table.spend(Sheet::Navigation, [0, 1, 0, 0]);
    table.sheets().explored |= systems(&["s22"]);
    table.pick(S1, "claim:s22:i");
    assert_eq!(table.sheets().boxes[0], [1, 1, 1, 1]);
}

/// TINS-R53: no strength is less than nothing.
#[test]
fn strength_is_never_negative() {
    let mut table = before(EventCard::BorderSkirmishes);
    table.game.factions[0] = Some(Faction::Jolnar);
    let events = fight(&mut table);
    assert!(events.contains(&InscriptionEvent::Totalled(S1, 0, 0)));
}

/// TINS-BAT-16: defeats may take War below nothing.
#[test]
fn war_may_be_worth_less_than_nothing() {
    let mut table = before(EventCard::BorderSkirmishes);
    army(&mut table, S2, 0, 1);
    army(&mut table, S3, 1, 0);
    fight(&mut table);
    let sheets = table.game.player(S1).sheets;
    assert_eq!(
        table.game.subtotal(&table.content, S1, &sheets, Sheet::War),
        -2
    );
}

/// TINS-FAC-01: Letnev may spend a trade good for strength, once in each battle.
#[test]
fn letnev_buy_strength() {
    let mut table = before(EventCard::BorderSkirmishes);
    table.game.factions[0] = Some(Faction::Letnev);
    table.game.lane_mut(S1).own.sheets.goods.claimed = 3;
    fight(&mut table);
    assert_eq!(table.game.stage(), Some(Stage::Totals));
    assert_eq!(table.texts(S1), ["boost:left", "boost:right", "down"]);
    table.pick(S1, "boost:left");
    assert_eq!(table.texts(S1), ["boost:right", "down"]);
    table.pick(S1, "down");
    assert_eq!(table.shown(S1).boxes[Side::Left as usize][0], 2);
    assert_eq!(table.shown(S1).battles[Side::Left as usize][0], Battle::Won);
}

/// TINS-REL-02, TINS-REL-04: a relic is played at its moment, once, and then lies open.
#[test]
fn thalnos_adds_to_one_battle() {
    let mut table = before(EventCard::BorderSkirmishes);
    table.game.lane_mut(S1).own.hand = 1 << Relic::CrownOfThalnos as u16;
    table.game.deck &= !(1 << Relic::CrownOfThalnos as u16);
    fight(&mut table);
    let events = table.pick(S1, "relic:crown-of-thalnos:right");
    assert!(events.contains(&InscriptionEvent::Played(S1, Relic::CrownOfThalnos)));
    assert_eq!(table.shown(S1).boxes[Side::Right as usize][0], 3);
    assert_eq!(table.view(S2).players[0].played, [Relic::CrownOfThalnos]);
}

/// TINS-BAT-05b: whoever has played the only relic can add nothing more. At a brisk
/// table that answer is whole, and no pass is left over for the next event.
#[test]
fn the_last_relic_is_a_whole_answer() {
    let mut table = table(3);
    table.game.players[0].hand = 1 << Relic::CrownOfThalnos as u16;
    table.enter(Stage::Totals);
    let setup = Setup::new(3, Pace::Brisk);
    let seed = Seed::from_word("the last relic");
    let mut seated = engine::Table::from_position(kit::facts(), table.game, setup, seed);
    let concerned = seated.window().map(|window| window.concerned);
    assert_eq!(concerned, Some(SeatSet::one(S1)));
    let relic = choice("relic:crown-of-thalnos:left");
    assert_eq!(seated.barrier(S1, relic), Some(Barrier::Others));
    let receipt = seated.choose(S1, &[relic]).unwrap();
    assert_eq!(receipt.barrier, Some(Barrier::Others));
    assert_eq!(seated.drafted(S1).count(), 0);
    assert!(seated.window().is_none());
    let view = seated.view(Viewer::Public);
    assert!(view.stage.is_some_and(|stage| stage != Stage::Totals));
    assert_eq!(view.players[0].played, [Relic::CrownOfThalnos]);
    // Whoever is asked has something to choose.
    for seat in seated.to_act() {
        assert!(!seated.choices(seat).is_empty(), "{seat}");
    }
}

/// TINS-REL-02: whoever has done all that they can in a window has answered: nobody puts
/// their pen down for them a second time.
#[test]
fn nothing_left_to_do_is_an_answer() {
    let mut table = table(3);
    table.asks_everyone = true;
    table.game.players[0].hand = 1 << Relic::DynamisCore as u16;
    table.enter(Stage::Yield);
    assert_eq!(table.texts(S1), ["relic:dynamis-core", "down"]);
    table.pick(S1, "relic:dynamis-core");
    assert_ne!(table.game.stage(), Some(Stage::Yield));
    assert_eq!(table.shown(S1).goods.claimed, 4);
}
