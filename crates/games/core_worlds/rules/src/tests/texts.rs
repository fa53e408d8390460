//! How card texts are used: CW-TXT.

use engine::Frames;
use kit::position::{S1, S2};

use super::table::{Layout, Table, alone, energy_of, idle_round, turn_of};
use crate::card::Card;
use crate::choice::{Choice, Subject, Way};
use crate::event::Event;
use crate::phase::action::Turn;
use crate::state::Strength;

const GRUNTS: Card = Card::GalacticGrunts;
const BOMBER: Card = Card::HerculesBomber;
const USE_BOMBER: Choice = Choice::Use(BOMBER, Way::Plain);

/// The strength of the invaders.
fn attack(table: &Table) -> (u16, u16) {
    let Strength { fleet, ground } = table.public().invasion.expect("an Invasion").attack;
    (fleet, ground)
}

/// CW-TXT-01: a text works when it says so, and at no other time.
#[test]
fn a_text_has_its_time() {
    let units = [
        Card::MiningFreighter,
        Card::EscortFrigate,
        BOMBER,
        Card::SalvageDroid,
    ];
    let mut table = energy_of(S1, 2);
    table
        .units(S1, &units)
        .hand(S1, &[GRUNTS; 2])
        .energy(S1, 10);
    table.deck(S1, &[GRUNTS; 4]).central(&[Card::Ashfall]);
    let usable = |table: &Table| {
        let choices = table.choices(S1).into_iter();
        let cards = choices.filter_map(|choice| match choice {
            Choice::Use(card, _) | Choice::Act(card) if units.contains(&card) => Some(card),
            _ => None,
        });
        cards.collect::<Vec<_>>()
    };
    assert_eq!(usable(&table), [Card::MiningFreighter]);
    let why = table.why_not(S1, Subject::Warzone(Card::EscortFrigate));
    assert_eq!(why, Some(("core-worlds-why-no-text", "CW-TXT-01")));
    table.game.frames = Frames::starting(Turn(S1).into());
    assert_eq!(usable(&table), [Card::EscortFrigate]);
    table.play(S1, &[Choice::Invade(Card::Ashfall)]);
    table.play(S1, &units.map(Choice::Commit));
    assert_eq!(usable(&table), [BOMBER]);
    table.play(S1, &[Choice::Conquer]);
    assert_eq!(usable(&table), [Card::SalvageDroid]);
}

/// CW-TXT-02: once in each situation, however much there is to pay with.
#[test]
fn a_text_works_once_in_each_situation() {
    let mut table = alone(S1, 2);
    table.units(S1, &[BOMBER]).central(&[Card::Gorrin]);
    for _ in 0..2 {
        table.play(S1, &[Choice::Invade(Card::Gorrin), Choice::Commit(BOMBER)]);
        table.play(S1, &[USE_BOMBER]);
        assert_eq!(attack(&table), (1, 2));
        assert!(!table.offers(S1, USE_BOMBER), "with Energy to spare");
        let why = table.why_not(S1, Subject::Warzone(BOMBER));
        assert_eq!(why, Some(("core-worlds-why-used", "CW-TXT-03")));
        // The next Invasion is a new situation.
        table.play(S1, &[Choice::Withdraw]);
    }
}

/// CW-TXT-02: "once a round" is once a round, and again in the next.
#[test]
fn a_text_works_once_a_round() {
    let mut table = alone(S1, 2);
    let act = Choice::Act(Card::EscortFrigate);
    table
        .units(S1, &[Card::EscortFrigate])
        .deck(S1, &[GRUNTS; 9]);
    table.play(S1, &[act]);
    assert_eq!(table.held(S1), [GRUNTS]);
    assert!(!table.offers(S1, act));
    idle_round(&mut table);
    table.game.frames = Frames::starting(Turn(S1).into());
    assert!(table.offers(S1, act));
}

/// CW-TXT-02: it is the same card when it comes back in the same round:
/// "once a round" stays used.
#[test]
fn a_used_text_stays_used_when_its_card_comes_back() {
    let frigate = Card::EscortFrigate;
    let act = Choice::Act(frigate);
    let mut table = alone(S1, 2);
    table
        .units(S1, &[frigate])
        .deck(S1, &[GRUNTS])
        .central(&[Card::FerrumShoals]);
    table.play(S1, &[act, Choice::Invade(Card::FerrumShoals)]);
    table.play(S1, &[Choice::Commit(frigate), Choice::Conquer]);
    assert_eq!(table.pile(S1), [frigate]);
    // Reshuffled, drawn and deployed again.
    table.game.empire_mut(S1).discard.clear();
    table.hand(S1, &[frigate]).energy(S1, 9);
    table.play(S1, &[Choice::Deploy(frigate), Choice::Done]);
    assert!(!table.offers(S1, act));
    let why = table.why_not(S1, Subject::Warzone(frigate));
    assert_eq!(why, Some(("core-worlds-why-used", "CW-R30")));
    idle_round(&mut table);
    table.game.frames = Frames::starting(Turn(S1).into());
    assert!(table.offers(S1, act), "the next round begins anew");
}

/// CW-TXT-03: a second copy has its own text, also when the first comes back.
#[test]
fn a_fresh_copy_is_no_used_one() {
    let frigate = Card::EscortFrigate;
    let act = Choice::Act(frigate);
    let mut table = alone(S1, 2);
    table.units(S1, &[frigate]).deck(S1, &[GRUNTS, GRUNTS]);
    table.play(S1, &[act]);
    let place = table.game.empire(S1).find(|unit| unit.card == frigate);
    table
        .game
        .empire_mut(S1)
        .dismiss(place.expect("it is there"));
    table.hand(S1, &[frigate, frigate]).energy(S1, 9);
    table.play(S1, &[Choice::Deploy(frigate)]);
    table.play(S1, &[Choice::Deploy(frigate), Choice::Done]);
    table.play(S1, &[act]);
    assert!(
        !table.offers(S1, act),
        "two copies, one of them used before"
    );
}

/// CW-TXT-03: the limit is for each card: two copies may each use their text.
#[test]
fn each_copy_uses_its_text() {
    let mut table = alone(S1, 2);
    table.units(S1, &[BOMBER; 2]).central(&[Card::Gorrin]);
    table.play(S1, &[Choice::Invade(Card::Gorrin)]);
    table.play(S1, &[Choice::Commit(BOMBER), USE_BOMBER]);
    assert!(
        !table.offers(S1, USE_BOMBER),
        "the other one is not committed"
    );
    table.play(S1, &[Choice::Commit(BOMBER), USE_BOMBER]);
    assert_eq!(attack(&table), (2, 4));
    assert_eq!(table.means(S1).0, 7, "1 for the Invasion, 1 for each");
    assert!(!table.offers(S1, USE_BOMBER));
}

/// CW-TXT-04: texts prevail: Units without Action Points, one that is not
/// discarded after its Invasion, two colonists.
#[test]
fn texts_prevail_over_rules() {
    // Deploying costs an Action Point each, but not by this text.
    let mut table = alone(S1, 2);
    table.hand(S1, &[Card::ForcedMarch, GRUNTS, GRUNTS, GRUNTS]);
    table.play(S1, &[Choice::Act(Card::ForcedMarch)]);
    table.play(S1, &[Choice::Deploy(GRUNTS); 3]);
    assert_eq!(table.means(S1), (7, 4));
    // Units of an Invasion are discarded, but not this one; one colonist may
    // settle, but here two.
    let mut table = alone(S1, 2);
    table.units(S1, &[Card::WarGolem, GRUNTS, GRUNTS, Card::SnubFighter]);
    table.central(&[Card::LanternRock]);
    table.play(S1, &[Choice::Invade(Card::LanternRock)]);
    let all = [GRUNTS, GRUNTS, Card::SnubFighter, Card::WarGolem];
    table.play(S1, &all.map(Choice::Commit));
    table.play(
        S1,
        &[Choice::Conquer, Choice::Use(Card::WarGolem, Way::Plain)],
    );
    table.play(S1, &[Choice::Colonize(GRUNTS); 2]);
    assert!(!table.offers(S1, Choice::Colonize(Card::SnubFighter)));
    assert_eq!(table.stationed(S1), [Card::WarGolem]);
    assert_eq!(table.pile(S1), [Card::SnubFighter]);
}

/// CW-TXT-05: a text with a price is usable only if it can be paid in full:
/// in Energy.
#[test]
fn energy_must_be_there_in_full() {
    let mut table = alone(S1, 2);
    table
        .units(S1, &[BOMBER])
        .central(&[Card::Gorrin])
        .energy(S1, 1);
    table.play(S1, &[Choice::Invade(Card::Gorrin), Choice::Commit(BOMBER)]);
    assert!(!table.offers(S1, USE_BOMBER));
    let why = table.why_not(S1, Subject::Warzone(BOMBER));
    assert_eq!(why, Some(("core-worlds-why-unpaid", "CW-TXT-05")));
    table.energy(S1, 1);
    assert!(table.offers(S1, USE_BOMBER));
    // After a conquest, too.
    let stay = Choice::Use(Card::WarGolem, Way::Plain);
    for (energy, there) in [(2, false), (3, true)] {
        let mut table = turn_of(S1, 2);
        table
            .units(S1, &[Card::WarGolem, BOMBER])
            .energy(S1, energy);
        table.central(&[Card::Brackmire]);
        table.play(S1, &[Choice::Invade(Card::Brackmire)]);
        table.play(
            S1,
            &[Choice::Commit(Card::WarGolem), Choice::Commit(BOMBER)],
        );
        table.play(S1, &[Choice::Conquer]);
        assert_eq!(table.offers(S1, stay), there);
    }
}

/// CW-TXT-05: and in cards.
#[test]
fn cards_must_be_there_in_full() {
    let sappers = Card::TunnelSappers;
    let using = Choice::Use(sappers, Way::Plain);
    let mut table = alone(S1, 2);
    table.units(S1, &[sappers]).central(&[Card::Duskwater]);
    table.play(
        S1,
        &[Choice::Invade(Card::Duskwater), Choice::Commit(sappers)],
    );
    assert!(!table.offers(S1, using));
    table.hand(S1, &[GRUNTS]);
    let events = table.play(S1, &[using, Choice::Discard(GRUNTS)]);
    assert!(events.contains(&Event::Discarded(S1, GRUNTS)));
    assert_eq!(attack(&table), (0, 3));
    // Exactly two for Energy Exploration.
    for (cards, there) in [(1, false), (2, true)] {
        let mut table = energy_of(S1, 2);
        table.hand(S1, &vec![GRUNTS; cards]).units(S2, &[GRUNTS]);
        let home = Choice::Use(table.owned(S1)[0], Way::Plain);
        assert_eq!(table.offers(S1, home), there);
    }
}
