//! Points, blight and how it ends (FRO-70 to FRO-74).

use engine::{Game, Seat};
use kit::position::{S1, S2};

use super::{Layout as _, Table, table};
use crate::choice::Choice;
use crate::event::FrontierEvent;

/// Everyone passes and builds nothing.
fn play_round(table: &mut Table) -> Vec<FrontierEvent> {
    let round = table.game.round;
    let mut events = Vec::new();
    while table.game.round == round
        && let Some(seat) = table.game.to_act().first()
    {
        let choice = table
            .choices(seat)
            .into_iter()
            .find(|choice| matches!(choice, Choice::Pass | Choice::Done));
        events = table.apply(seat, choice.unwrap());
    }
    events
}

fn scored(events: &[FrontierEvent], seat: Seat) -> u8 {
    events
        .iter()
        .map(|event| match *event {
            FrontierEvent::Scored(who, points) if who == seat => points,
            _ => 0,
        })
        .sum()
}

/// FRO-70: two for troops in the Core, one for most settled hexes.
#[test]
fn the_core_and_most_hexes_score() {
    let mut table = table(2);
    table.put(0, S1, (0, 1));
    table.put(3, S2, (0, 1));
    table.put(4, S2, (0, 1));
    let events = play_round(&mut table);
    assert_eq!((scored(&events, S1), scored(&events, S2)), (2, 1));
    table.put(5, S1, (0, 1));
    let events = play_round(&mut table);
    assert_eq!(
        (scored(&events, S1), scored(&events, S2)),
        (2, 0),
        "a tie is nobody's"
    );
    table.put(0, S1, (4, 0));
    let events = play_round(&mut table);
    assert_eq!(scored(&events, S1), 0, "ships hold no Core");
}

/// FRO-71: without troops in the Core the blight grows.
#[test]
fn the_blight_grows_without_anyone_in_the_core() {
    let mut table = table(2);
    let events = play_round(&mut table);
    assert!(events.contains(&FrontierEvent::Blighted(1)));
    table.put(0, S2, (0, 1));
    play_round(&mut table);
    assert_eq!(table.public().blight.0, 1);
}

/// FRO-72: the agreed points end it.
#[test]
fn reaching_the_points_ends_it() {
    let mut table = table(2);
    table.put(0, S2, (0, 1));
    table.game.player_mut(S2).points = 27;
    play_round(&mut table);
    assert_eq!(table.outcome(), Some(("frontier-end-points", vec![2, 1])));
}

/// FRO-73: after the last round the most points win, then settled hexes, then
/// credits.
#[test]
fn the_last_round_ends_it() {
    let mut table = table(2);
    table.game.round = 12;
    table.put(0, S1, (0, 1));
    table.put(3, S2, (0, 1));
    table.put(4, S2, (0, 1));
    table.game.player_mut(S2).points = 1;
    play_round(&mut table);
    assert_eq!(table.outcome(), Some(("frontier-end-rounds", vec![2, 1])));
    let mut even = super::table(2);
    even.game.round = 12;
    even.game.player_mut(S1).credits = 4;
    play_round(&mut even);
    assert_eq!(even.outcome(), Some(("frontier-end-rounds", vec![1, 2])));
}

/// FRO-74: when the blight has come so far, nobody wins.
#[test]
fn the_blight_ends_it_for_all() {
    let mut table = table(2);
    table.game.blight = 7;
    table.game.player_mut(S1).points = 29;
    play_round(&mut table);
    assert_eq!(table.outcome(), Some(("frontier-end-blight", vec![2, 3])));
    let outcome = table.game.standing(&table.content).outcome.unwrap();
    assert!(outcome.winners().is_empty());
}
