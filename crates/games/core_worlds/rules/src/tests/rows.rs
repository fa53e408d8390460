//! Rows: what is often chosen together, in one press.

use engine::Game;
use kit::position::S1;

use super::table::{Layout, Table, energy_of, turn_of};
use crate::card::Card;
use crate::choice::{Choice, Subject, Way};

/// The choices of each row that is suggested to the first seat.
fn rows(table: &Table) -> Vec<Vec<Choice>> {
    let rows = table.game.suggest(&table.content, S1);
    rows.into_iter().map(|row| row.choices).collect()
}

/// CW-ENE-03: all cards that give Energy, and then on; no row where none does.
#[test]
fn energy_cards_are_played_together() {
    let mut table = energy_of(S1, 2);
    table.hand(
        S1,
        &[Card::EnergySurge, Card::GalacticGrunts, Card::EnergySurge],
    );
    let before = table.means(S1).0;
    let play = Choice::Play(Card::EnergySurge, Way::Plain);
    assert_eq!(rows(&table), [vec![play, play, Choice::Done]]);
    table.play(S1, &[play, play]);
    assert!(table.means(S1).0 > before);
    assert!(rows(&table).is_empty(), "there is no more to play");
}

/// CW-DEP-01: all Units in hand, where all of them can be paid for.
#[test]
fn all_units_are_deployed_together() {
    let mut table = turn_of(S1, 2);
    table
        .hand(
            S1,
            &[Card::SnubFighter, Card::GalacticGrunts, Card::EnergySurge],
        )
        .energy(S1, 20);
    let deploys = [Card::SnubFighter, Card::GalacticGrunts].map(Choice::Deploy);
    let [row] = rows(&table).try_into().unwrap();
    assert_eq!(row.len(), 2);
    assert!(deploys.iter().all(|deploy| row.contains(deploy)), "{row:?}");
    table.play(S1, &row[..1]);
    assert!(rows(&table).is_empty(), "one Unit is no row");
    let mut poor = turn_of(S1, 2);
    poor.hand(S1, &[Card::SnubFighter, Card::GalacticGrunts])
        .energy(S1, 1);
    assert!(rows(&poor).is_empty());
}

/// CW-INV-01: a World that can be conquered at once, from the turn on; not one
/// that is too strong.
#[test]
fn a_world_is_conquered_in_one_press() {
    let mut table = turn_of(S1, 2);
    table
        .hand(S1, &[])
        .central(&[Card::FerrumShoals])
        .units(S1, &[Card::SnubFighter, Card::SnubFighter]);
    let found = table.game.suggest(&table.content, S1);
    let [row] = found.as_slice() else {
        panic!("{found:?}")
    };
    assert_eq!(row.subject, Some(Subject::Central(Card::FerrumShoals)));
    let commit = Choice::Commit(Card::SnubFighter);
    let invade = Choice::Invade(Card::FerrumShoals);
    assert_eq!(row.choices, [invade, commit, commit, Choice::Conquer]);
    table.play(S1, &row.choices);
    assert!(table.owned(S1).contains(&Card::FerrumShoals));
    let mut weak = turn_of(S1, 2);
    weak.hand(S1, &[])
        .central(&[Card::FerrumShoals])
        .units(S1, &[Card::SnubFighter]);
    assert!(rows(&weak).is_empty());
}
