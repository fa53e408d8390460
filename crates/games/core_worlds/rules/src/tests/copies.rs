//! Several copies of a card in different states: CW-TXT-03.

use engine::Frames;
use kit::position::S1;

use super::scene::{commit, invading};
use super::table::{Layout, Table, alone, card_facts, energy_of, with_files};
use super::words::{GROUND, change, figure, label};
use crate::card::Card;
use crate::choice::{Choice, Way};
use crate::phase::action::Turn;
use crate::state::Unit;

const GRUNTS: Card = Card::GalacticGrunts;
const SOLDIER: Card = Card::GeneticSuperSoldier;

/// CW-TXT-03: of two copies the one goes to the Invasion whose text has been
/// used, and the other can still use its own.
#[test]
fn the_fresh_copy_stays() {
    let frigate = Card::EscortFrigate;
    let mut table = alone(S1, 2);
    table
        .units(S1, &[frigate; 2])
        .central(&[Card::FerrumShoals]);
    table.deck(S1, &[GRUNTS, GRUNTS]);
    table.play(S1, &[Choice::Act(frigate)]);
    table.play(
        S1,
        &[
            Choice::Invade(Card::FerrumShoals),
            Choice::Commit(frigate),
            Choice::Conquer,
        ],
    );
    assert_eq!(table.stationed(S1), [frigate]);
    table.play(S1, &[Choice::Act(frigate)]);
    assert_eq!(table.held(S1), [GRUNTS; 2]);
}

/// CW-TXT-03: of copies with different tokens, one may commit either, charge
/// either and leave either in the Warzone.
#[test]
fn tokens_tell_copies_apart() {
    let charge = |way| Choice::Use(SOLDIER, way);
    let tokens = |table: &Table| {
        let units = table.game.empire(S1).units.iter();
        units.map(|unit| unit.tokens).collect::<Vec<_>>()
    };
    let with = |table: &mut Table, all: &[u8]| {
        for tokens in all {
            let tokens = *tokens;
            let unit = Unit::new(SOLDIER);
            let unit = Unit { tokens, ..unit };
            table.game.empire_mut(S1).station(unit);
        }
    };
    let mut table = energy_of(S1, 2);
    with(&mut table, &[0, 1, 1, 3]);
    table.energy(S1, 2);
    let way = Way::Copy(1);
    assert_eq!(
        table.choices(S1),
        [charge(Way::Plain), charge(way), Choice::Done]
    );
    table.play(S1, &[charge(way)]);
    assert_eq!(tokens(&table), [0, 1, 2, 3]);

    let mut table = invading(Card::Duskwater, &[]);
    with(&mut table, &[0, 2, 2]);
    let either = [Choice::Commit(SOLDIER), Choice::CommitCopy(SOLDIER, 2)];
    assert!(table.choices(S1).starts_with(&either));
    assert_eq!(change(&label(&table, either[0]), GROUND), Some((0, 2)));
    let second = label(&table, either[1]);
    assert_eq!(figure(&second.text, "tokens"), Some(2));
    assert_eq!(change(&second, GROUND), Some((0, 6)));
    table.play(S1, &[either[1], Choice::Conquer]);
    assert_eq!(tokens(&table), [0, 2]);

    let file = "core_worlds/sector_2.toml";
    let stay = Some("{ stay = { pay = 1 } }");
    let mut table = with_files(2, &card_facts(file, SOLDIER, "conquest", stay));
    table.game.central.clear();
    table.central(&[Card::Duskwater]).energy(S1, 2);
    with(&mut table, &[0, 2]);
    table.game.frames = Frames::starting(Turn(S1).into());
    table.play(S1, &[Choice::Invade(Card::Duskwater)]);
    commit(&mut table, &[SOLDIER; 2]);
    table.play(S1, &[Choice::Conquer, charge(Way::Copy(2))]);
    assert_eq!(tokens(&table), [2], "the other is discarded");
}

/// CW-TXT-03: a choice that means a copy is written in one way only.
#[test]
fn copies_in_logs() {
    for (text, choice) in [
        (
            "commit:genetic-super-soldier:tokens-2",
            Choice::CommitCopy(SOLDIER, 2),
        ),
        (
            "use:genetic-super-soldier:tokens-10",
            Choice::Use(SOLDIER, Way::Copy(10)),
        ),
    ] {
        assert_eq!(choice.to_string(), text);
        assert_eq!(text.parse(), Ok(choice));
    }
    for wrong in [
        "commit:genetic-super-soldier:2",
        "commit:genetic-super-soldier:fleet",
        "commit:genetic-super-soldier:tokens-02",
        "use:genetic-super-soldier:tokens-",
    ] {
        assert_eq!(wrong.parse::<Choice>(), Err(()), "{wrong}");
    }
}
