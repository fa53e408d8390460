//! Battles against the AI faction.

use super::*;

/// TINS-R42, TINS-AIB-01: of two the boxes on one side meet each other, and those on the
/// other side the AI.
#[test]
fn two_players_fight_each_other_and_the_ai() {
    for speaker_is_left in [true, false] {
        let mut table = against(2);
        table.game.rival.as_mut().unwrap().speaker_is_left = speaker_is_left;
        battle_next(&mut table);
        // The speaker has 2 and 3, the other 2 and 1; the AI has 2.
        army(&mut table, S1, 2, 3);
        army(&mut table, S2, 2, 1);
        table.all_down();
        cross_out(&mut table, "m", 0, 2);
        table.all_down();
        let results = |seat| {
            let battles = table.game.player(seat).sheets.battles;
            [battles[0][0], battles[1][0]]
        };
        // Left of the other is the speaker's right, or the other way.
        let wanted = match speaker_is_left {
            true => [[Battle::Tied, Battle::Won], [Battle::Lost, Battle::Lost]],
            false => [[Battle::Won, Battle::Won], [Battle::Tied, Battle::Lost]],
        };
        assert_eq!([results(S1), results(S2)], wanted, "{speaker_is_left}");
    }
}

/// The next event is the first battle, and then another strategy event.
fn battle_next(table: &mut Table) {
    let next = usize::from(table.game.turned);
    table.game.events[next] = EventCard::BorderSkirmishes;
    table.game.events[next + 1] = EventCard::TheEveOfEmpire;
}

/// So many written nodes in the first sections of a seat.
fn army(table: &mut Table, seat: Seat, left: usize, right: usize) {
    let row = ["c0r0", "c1r0", "c2r0", "c3r0", "c0r1", "c1r1"];
    let other = ["c4r0", "c5r0", "c6r0", "c7r0", "c4r1", "c5r1"];
    let written = nodes(&row[..left]) | nodes(&other[..right]);
    table.shown(seat).nodes = written;
    table.game.lane_mut(seat).own.sheets.nodes = written;
}

/// TINS-AIB-01, TINS-AIB-02, TINS-EX-26: alone one has the AI on both sides, with the
/// value above the rightmost icon that is crossed out.
#[test]
fn alone_both_battles_are_against_the_ai() {
    let mut table = against(1);
    battle_next(&mut table);
    army(&mut table, S1, 6, 4);
    table.all_down();
    cross_out(&mut table, "m", 0, 6);
    let events = table.all_down();
    let fought: Vec<(Side, i8, i8, Battle)> = events
        .iter()
        .filter_map(|event| match event {
            InscriptionEvent::Fought {
                side,
                own,
                other,
                result,
                ..
            } => Some((*side, *own, *other, *result)),
            _ => None,
        })
        .collect();
    let wanted = [
        (Side::Left, 6, 5, Battle::Won),
        (Side::Right, 4, 5, Battle::Lost),
    ];
    assert_eq!(fought, wanted);
    // The line came after the battles, and covers the rest of that section alone.
    assert!(events.contains(&InscriptionEvent::RivalCovered(Role::Strength, 2)));
    assert_eq!(table.game.rival.unwrap().tracks[0].covered, 0b1);
}

/// TINS-AIB-03, TINS-R46: with nothing crossed out in the section the AI has none; what
/// a line covers is never crossed out, and icons may be printed as crossed out.
#[test]
fn nothing_crossed_out_is_no_strength() {
    let mut table = against(1);
    battle_next(&mut table);
    army(&mut table, S1, 1, 0);
    table.all_down();
    cross_out(&mut table, "m", 0, 0);
    let events = table.all_down();
    let told = |side, own, result| InscriptionEvent::Fought {
        seat: S1,
        side,
        own,
        other: 0,
        result,
    };
    assert!(events.contains(&told(Side::Left, 1, Battle::Won)));
    assert!(events.contains(&told(Side::Right, 0, Battle::Tied)));
    advance(&mut table, [1, 2, 2]);
    assert_eq!(crossed(&table, "m")[..2], [0, 1]);
    let files = crate::tests::files_with(
        "twilight_inscription/mecatol.toml",
        "values = [1, 2, 3, 3, 4, 5, 6]",
        "values = [1, 2, 3, 3, 4, 5, 6], crossed = 3",
    );
    let table: Table = Position::with_files(&files, &Options::default(), 1, "printed");
    assert_eq!(crossed(&table, "m"), [3, 0, 0, 0]);
}

/// TINS-AIB-02, TINS-AIB-03: what the AI brings to the next battle, and to the next
/// council, is known before they come: by the first section that no line covers.
#[test]
fn the_next_battle_and_council_are_known() {
    let mut table = against(1);
    let ahead = |table: &Table| {
        let rival = table.view(S1).rival.unwrap();
        (rival.strength, rival.ballot)
    };
    assert_eq!(ahead(&table), (Some(0), Some(0)));
    cross_out(&mut table, "m", 0, 3);
    cross_out(&mut table, "m", 1, 2);
    cross_out(&mut table, "i", 0, 5);
    assert_eq!(ahead(&table), (Some(3), Some(3)));
    let tracks = &mut table.game.rival.as_mut().unwrap().tracks;
    (tracks[0].covered, tracks[1].covered) = (0b1, 0b1);
    assert_eq!(ahead(&table), (Some(5), Some(0)));
    let tracks = &mut table.game.rival.as_mut().unwrap().tracks;
    (tracks[0].covered, tracks[1].covered) = (0b1111, 0b111);
    assert_eq!(ahead(&table), (None, None));
}
