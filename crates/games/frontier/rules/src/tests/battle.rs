//! Battles (FRO-40 to FRO-46).

use engine::Game;
use kit::position::{S1, S2};

use super::{Layout as _, Table, hex, table};
use crate::choice::{Choice, Unit};
use crate::event::FrontierEvent;
use crate::phase::Frame;
use crate::phase::withdraw::UNTIL_OUTNUMBERED;
use crate::state::Garrison;
use crate::view::Pending;

/// The first one attacks the second in hex 1 with all that lies in hex 7; all
/// that could be a refuge is the third's.
fn attack(own: (u8, u8), theirs: (u8, u8)) -> Table {
    let mut table = table(3);
    table.put(7, S1, own);
    table.put(1, S2, theirs);
    table.apply(S1, Choice::Go(hex(1)));
    let rows = table.game.suggest(&table.content, S1);
    table.all(S1, &rows[0].choices);
    table
}

/// Stands until the battle is over or something else is asked.
fn fight_on(table: &mut Table) -> Vec<FrontierEvent> {
    let mut events = Vec::new();
    while let Pending::Withdraw(seat) = table.public().pending {
        events = table.apply(seat, Choice::Stand);
    }
    events
}

fn hits_by(events: &[FrontierEvent], seat: engine::Seat) -> Option<(u8, u8)> {
    events.iter().find_map(|event| match *event {
        FrontierEvent::Rolled(who, dice, hits) if who == seat => Some((dice, hits)),
        _ => None,
    })
}

/// FRO-40: the attacker is asked first whether to stay, then the defender, and
/// then dice fall; another round follows while both are there.
#[test]
fn a_battle_goes_on_round_by_round() {
    let mut table = attack((2, 0), (9, 9));
    assert_eq!(table.public().pending, Pending::Withdraw(S1));
    table.apply(S1, Choice::Stand);
    assert_eq!(table.public().pending, Pending::Withdraw(S2));
    let events = table.apply(S2, Choice::Stand);
    let rolls = events
        .iter()
        .filter(|event| matches!(event, FrontierEvent::Rolled(..)));
    assert_eq!(rolls.count(), 2);
}

/// FRO-42: a die a ship, and seven hits: over many rolls two dice in five.
#[test]
fn ships_hit_with_seven_and_more() {
    let (mut dice, mut hits) = (0, 0);
    for word in 0..200 {
        let mut table = attack((5, 0), (0, 9));
        table.reseed(&word.to_string());
        let rolled = hits_by(&fight_on(&mut table), S1).unwrap();
        assert_eq!(rolled.0, 5);
        dice += u32::from(rolled.0);
        hits += u32::from(rolled.1);
    }
    let share = 100 * hits / dice;
    assert!((35..=45).contains(&share), "{share} of a hundred");
}

/// FRO-43: the side that is hit says what it loses, unit by unit.
#[test]
fn who_is_hit_chooses_what_to_lose() {
    for word in 0..100 {
        let mut table = attack((6, 0), (2, 7));
        table.reseed(&word.to_string());
        let events = fight_on(&mut table);
        let (_, hits) = hits_by(&events, S1).unwrap();
        if !matches!(table.public().pending, Pending::Casualties(S2, _)) || hits < 2 {
            continue;
        }
        assert_eq!(table.public().pending, Pending::Casualties(S2, hits));
        assert_eq!(
            table.choices(S2),
            [Choice::Lose(Unit::Ship), Choice::Lose(Unit::Troop)]
        );
        let events = table.apply(S2, Choice::Lose(Unit::Troop));
        assert_eq!(events, [FrontierEvent::Lost(S2, Unit::Troop)]);
        assert_eq!(table.at(1), (Some(S2), 2, 6));
        assert_eq!(table.public().pending, Pending::Casualties(S2, hits - 1));
        return;
    }
    panic!("nobody was hit twice");
}

/// FRO-43: with one kind of unit left there is nothing to choose, and with as
/// many hits as units all are lost.
#[test]
fn there_is_not_always_a_choice_of_what_to_lose() {
    let (mut forced, mut wiped_out) = (false, false);
    for word in 0..200 {
        let mut table = attack((9, 0), (0, 2));
        table.reseed(&word.to_string());
        let events = fight_on(&mut table);
        match hits_by(&events, S1).unwrap().1 {
            0 => {}
            1 => {
                assert_eq!(table.choices(S2), [Choice::Lose(Unit::Troop)]);
                assert!(table.game.is_forced(&table.content, S2));
                forced = true;
            }
            _ => {
                let lost = FrontierEvent::Lost(S2, Unit::Troop);
                assert_eq!(events.iter().filter(|event| **event == lost).count(), 2);
                assert_eq!(table.at(1), (Some(S1), 9, 0));
                wiped_out = true;
            }
        }
    }
    assert!(forced && wiped_out);
}

/// FRO-43: rows lose one kind first.
#[test]
fn losses_can_be_chosen_in_one_go() {
    let mut table = attack((2, 2), (2, 2));
    let Some(Frame::Withdraw(_)) = table.game.frames.top() else {
        panic!("a battle")
    };
    table.game.battle_mut().unwrap().attacker.hits = 3;
    table
        .game
        .frames
        .goto(crate::phase::Casualties { seat: S1, hits: 3 }.into());
    let rows = table.game.suggest(&table.content, S1);
    let (ship, troop) = (Choice::Lose(Unit::Ship), Choice::Lose(Unit::Troop));
    assert_eq!(rows[0].choices, [troop, troop, ship]);
    assert_eq!(rows[1].choices, [ship, ship, troop]);
}

/// FRO-44: a retreat is announced before the dice, to a neighbouring hex that
/// is one's own or nobody's, and without a storm.
#[test]
fn a_retreat_needs_a_refuge() {
    let mut table = attack((2, 0), (2, 0));
    for (number, owner) in [(0, S2), (2, S1)] {
        table.put(number, owner, (1, 0));
    }
    table.game.storms = table.game.storms.with(6);
    let offered = table.choices(S1);
    assert!(offered.contains(&Choice::Retreat(hex(2))));
    assert!(offered.contains(&Choice::Retreat(hex(7))));
    for number in [0, 6] {
        assert!(hex(1).neighbours().contains(number));
        assert!(!offered.contains(&Choice::Retreat(hex(number))), "{number}");
    }
    assert!(
        !offered.contains(&Choice::Retreat(hex(4))),
        "not a neighbour"
    );
}

/// FRO-44: troops alone do not sail away, so they are not asked.
#[test]
fn troops_alone_stay() {
    let mut table = attack((2, 0), (0, 9));
    let events = table.apply(S1, Choice::Stand);
    assert!(hits_by(&events, S1).is_some(), "the defender is not asked");
}

/// FRO-44: standing orders let the question go by, until one is outnumbered.
#[test]
fn whether_to_retreat_can_be_left_to_an_order() {
    let mut table = attack((2, 0), (3, 0));
    let pass = table.game.pass(&table.content, S1).unwrap();
    assert_eq!(
        (pass.choice, pass.until),
        (Choice::Stand, &[UNTIL_OUTNUMBERED][..])
    );
    assert!(table.game.has_come(&table.content, S1, UNTIL_OUTNUMBERED));
    table.put(1, S2, (2, 0));
    assert!(!table.game.has_come(&table.content, S1, UNTIL_OUTNUMBERED));
    assert!(!table.game.has_come(&table.content, S1, "something else"));
}

/// FRO-45: after the losses what is left goes there; the hex is the other's.
#[test]
fn a_retreat_is_carried_out_after_the_losses() {
    for word in 0..50 {
        let mut table = attack((4, 1), (0, 9));
        table.reseed(&word.to_string());
        let mut events = table.apply(S1, Choice::Retreat(hex(7)));
        while let Pending::Casualties(seat, _) = table.public().pending {
            events = table.apply(seat, Choice::Lose(Unit::Troop));
        }
        assert!(events.contains(&FrontierEvent::Retreated(S1, hex(7))));
        assert_eq!(table.at(7), (Some(S1), 4, 1));
        assert_eq!(table.at(1).0, Some(S2));
        assert!(events.contains(&FrontierEvent::Fought(hex(1), Some(S2))));
    }
}

/// FRO-45: the attacker goes first, and who finds the refuge taken stays.
#[test]
fn a_refuge_is_taken_once() {
    for word in 0..60 {
        let mut table = attack((1, 0), (1, 0));
        table.reseed(&word.to_string());
        table.apply(S1, Choice::Retreat(hex(2)));
        let events = table.apply(S2, Choice::Retreat(hex(2)));
        let none = |seat| hits_by(&events, seat).unwrap().1 == 0;
        if none(S1) && none(S2) {
            assert_eq!(
                (table.at(2), table.at(1)),
                ((Some(S1), 1, 0), (Some(S2), 1, 0))
            );
            return;
        }
    }
    panic!("somebody was always hit");
}

/// FRO-46: who is left alone holds the hex; where both are gone, nobody does.
#[test]
fn who_is_left_alone_holds_the_hex() {
    let mut outcomes = std::collections::BTreeSet::new();
    for word in 0..200 {
        let mut table = attack((1, 0), (1, 0));
        table.reseed(&word.to_string());
        let events = fight_on(&mut table);
        let fought = events.iter().find_map(|event| match *event {
            FrontierEvent::Fought(_, winner) => Some(winner),
            _ => None,
        });
        let winner = fought.unwrap();
        assert_eq!(table.at(1).0, winner);
        outcomes.insert(winner);
    }
    assert_eq!(outcomes.len(), 3, "{outcomes:?}");
}

/// FRO-46: where neither has a ship left, the defender holds.
#[test]
fn without_ships_the_defender_holds() {
    let mut table = attack((1, 2), (0, 5));
    let Some(battle) = table.game.battle_mut() else {
        panic!("a battle")
    };
    battle.ships = 0;
    table.game.map[1] = Garrison {
        owner: Some(S2),
        ships: 0,
        troops: 5,
    };
    let events = table.apply(S1, Choice::Stand);
    assert!(events.contains(&FrontierEvent::Fought(hex(1), Some(S2))));
    assert_eq!(table.at(1), (Some(S2), 0, 5));
}
