//! Corners that a second reading of the rules brought up.

use engine::testing::{S1, S2};
use engine::text::Arg;
use engine::{Frames, Game, Seat, Text};

use super::scene::{commit, invading, points};
use super::table::{
    Layout, Table, alone, card_facts, drafting, energy_of, facts, refusal, turn_of, with_facts,
    with_files,
};
use crate::card::Card;
use crate::choice::{Choice, Subject, Way};
use crate::state::{CoreWorlds, Frame, Keeping, Strength, Unit};

const GRUNTS: Card = Card::GalacticGrunts;
const SNUB: Card = Card::SnubFighter;
const SOLDIER: Card = Card::GeneticSuperSoldier;

/// What a choice of the first seat is called.
fn label(table: &Table, choice: Choice) -> Text {
    assert!(table.offers(S1, choice), "{choice}");
    table.game.label(&table.content, S1, choice)
}

/// The figure that a message speaks of.
fn figure(text: &Text, name: &str) -> Option<i64> {
    text.args.iter().find_map(|(key, arg)| match arg {
        Arg::Number(number) if *key == name => Some(*number),
        _ => None,
    })
}

/// The message inside a message.
fn inside<'a>(text: &'a Text, name: &str) -> Option<&'a Text> {
    text.args.iter().find_map(|(key, arg)| match arg {
        Arg::Text(text) if *key == name => Some(&**text),
        _ => None,
    })
}

/// A text with a lower bound never spoils another discount: the order is the
/// player's, whichever texts meet.
#[test]
fn a_lower_bound_comes_first() {
    for first in [Card::GrandFlagship, Card::Coldfoundry] {
        let mut table = alone(S1, 2);
        table.units(S1, &[Card::LogisticsCore]).energy(S1, 9);
        table.hand(S1, &[Card::AssaultStrider]);
        if first == Card::GrandFlagship {
            table.hand(S1, &[first]);
            table.play(S1, &[Choice::Deploy(first)]);
        } else {
            table.worlds(S1, &[first]).energy(S1, 0);
        }
        assert_eq!(table.means(S1).0, 0);
        // Printed 2: to 1 by the Core, to 0 by the other.
        table.play(S1, &[Choice::Deploy(Card::AssaultStrider)]);
        assert_eq!(table.means(S1).0, 0, "{first}");
    }
}

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
    assert_eq!(figure(&label(&table, either[0]), "ground"), Some(2));
    let text = label(&table, either[1]);
    assert_eq!(figure(&text, "tokens"), Some(2));
    let text = inside(&text, "label").expect("what it brings");
    assert_eq!(figure(text, "ground"), Some(6));
    table.play(S1, &[either[1], Choice::Conquer]);
    assert_eq!(tokens(&table), [0, 2]);

    let file = "core_worlds/sector_2.toml";
    let stay = Some("{ stay = { pay = 1 } }");
    let mut table = with_files(2, &card_facts(file, SOLDIER, "conquest", stay));
    table.game.central.clear();
    table.central(&[Card::Duskwater]).energy(S1, 2);
    with(&mut table, &[0, 2]);
    table.game.frames = Frames::starting(Frame::Turn(S1));
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

/// A text that asks for cards asks for one at least.
#[test]
fn an_exchange_for_nothing_is_refused() {
    let fault = refusal(&facts(
        "core_worlds/home_worlds.toml",
        "exchange = { cards = 2",
        "exchange = { cards = 0",
    ));
    assert!(fault.why.contains("1 at least"), "{fault}");
}

/// CW-R11: however large the figures of one's own files, sums stop at what the
/// table can count.
#[test]
fn sums_do_not_overflow() {
    let mut table = turn_of(S1, 2);
    table.central(&[Card::ClawFighter]).energy(S1, u16::MAX);
    table.units(S1, &[Card::EmpressElona]);
    table.game.empire_mut(S1).surges = 1;
    assert!(table.offers(S1, Choice::Draft(Card::ClawFighter, false)));
    assert_eq!(
        figure(&label(&table, Choice::Surge), "rest"),
        Some(i64::from(u16::MAX))
    );
    table.play(S1, &[Choice::Surge]);
    assert_eq!(table.means(S1).0, u16::MAX);

    let most = Strength {
        fleet: u16::MAX,
        ground: 1,
    };
    assert_eq!(most.plus(Strength::new(1, 1)).fleet, u16::MAX);

    let mut table = with_facts(
        2,
        "core_worlds/sector_5.toml",
        "of = [\"starfighter\"], points = 1",
        "of = [\"starfighter\"], points = 255",
    );
    table.units(S1, &[SNUB; 40]).worlds(S1, &[Card::Zeus; 40]);
    let (printed, bonus) = points(&table, S1);
    assert_eq!(bonus, u16::MAX);
    let total = i32::from(printed) + i32::from(bonus);
    assert_eq!(table.scores()[S1.index()], total);
    // The table in words says the same.
    let sections = CoreWorlds::describe(&table.content, &table.public());
    assert!(
        sections
            .iter()
            .any(|section| figure(&section.title, "total") == Some(i64::from(total)))
    );
}

/// CW-TXT-01, CW-TXT-05: a text that works by itself, and a card that is full
/// of tokens, do not lack a price.
#[test]
fn what_keeps_an_energy_text_from_being_used() {
    let mut table = energy_of(S1, 2);
    table.units(S1, &[Card::EngineerTavik, SOLDIER]);
    table.energy(S1, 0);
    let why = |table: &Table, card| table.why_not(S1, Subject::Warzone(card));
    assert_eq!(
        why(&table, Card::EngineerTavik),
        Some(("core-worlds-why-by-itself", "CW-TXT-01"))
    );
    let unpaid = Some(("core-worlds-why-unpaid", "CW-TXT-05"));
    assert_eq!(why(&table, SOLDIER), unpaid);
    table.energy(S1, 5);
    assert_eq!(why(&table, SOLDIER), None);
    for unit in &mut table.game.empire_mut(S1).units {
        unit.tokens = 3;
    }
    assert_eq!(
        why(&table, SOLDIER),
        Some(("core-worlds-why-full", "CW-TXT-01"))
    );
}

/// CW-TXT-01: whom a text does not bring, it does not bring at any price.
#[test]
fn who_is_not_brought() {
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[Card::DropShuttle, Card::WorldShip, GRUNTS]);
    table.play(S1, &[Choice::Deploy(Card::DropShuttle)]);
    table.energy(S1, 0);
    let why = |table: &Table, card| table.why_not(S1, Subject::Hand(card));
    assert_eq!(
        why(&table, Card::WorldShip),
        Some(("core-worlds-why-not-brought", "CW-TXT-01"))
    );
    assert_eq!(
        why(&table, GRUNTS),
        Some(("core-worlds-why-dear", "CW-DEP-04"))
    );
}

/// Whoever waits hears the rule of the moment.
#[test]
fn why_one_waits() {
    let why = |table: &Table, seat: Seat| table.why_not(seat, Subject::Surges);
    let wait = |rule| Some(("core-worlds-why-wait", rule));
    assert_eq!(why(&energy_of(S1, 2), S2), wait("CW-ENE-03"));
    assert_eq!(why(&turn_of(S1, 2), S2), wait("CW-ACT-01"));
    let table = drafting(2);
    let waits = table.game.destiny.next(2);
    assert_eq!(why(&table, waits), wait("CW-PRE-04"));
    let mut table = turn_of(S1, 2);
    table.game.frames = Frames::starting(Frame::Reshuffle(S1));
    assert_eq!(why(&table, S2), wait("CW-R34"));
    table.game.frames = Frames::starting(Frame::Keep);
    table.game.empire_mut(S2).keeping = Keeping::Nothing;
    assert_eq!(why(&table, S2), wait("CW-R33"));
}

/// Labels say what a Tactic costs and all that it brings.
#[test]
fn labels_say_costs_and_gains() {
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[Card::GrandStrategy, Card::ForcedMarch]);
    let text = label(&table, Choice::Act(Card::GrandStrategy));
    assert_eq!(text.key, "core-worlds-act-paid");
    assert_eq!(
        ["cost", "energy", "rest"].map(|name| figure(&text, name)),
        [1, 10, 9].map(Some)
    );
    let text = label(&table, Choice::Act(Card::ForcedMarch));
    assert_eq!(text.key, "core-worlds-act-tactic");

    let mut table = energy_of(S1, 2);
    table.hand(S1, &[Card::ProductionDrive, Card::SupplyConvoy]);
    table.worlds(S1, &[Card::Ashfall, Card::Gorrin, Card::Redoubt]);
    for card in [Card::ProductionDrive, Card::SupplyConvoy] {
        let text = label(&table, Choice::Play(card, Way::Plain));
        let gain = inside(&text, "gain").expect("what it brings");
        assert_eq!(figure(gain, "amount"), Some(2), "{card}");
    }

    let mut table = invading(Card::Gorrin, &[SOLDIER, Card::LordBanner, GRUNTS]);
    table.hand(S1, &[Card::AdvanceScouts, Card::OrbitalBombardment]);
    let text = label(&table, Choice::Play(Card::AdvanceScouts, Way::Fleet));
    let gain = inside(&text, "gain").expect("what it brings");
    assert_eq!(gain.key, "core-worlds-then-draw");
    let bombard = Choice::Play(Card::OrbitalBombardment, Way::Plain);
    let text = label(&table, bombard);
    assert_eq!(text.key, "core-worlds-play-for-paid");
    assert_eq!(figure(&text, "rest"), Some(8));
    // What a Unit brings now, tokens and support included.
    for unit in &mut table.game.empire_mut(S1).units {
        unit.tokens = u8::from(unit.card == SOLDIER);
    }
    let text = label(&table, Choice::Commit(SOLDIER));
    assert_eq!(figure(&text, "ground"), Some(4));
    commit(&mut table, &[Card::LordBanner]);
    let text = label(&table, Choice::Commit(GRUNTS));
    assert_eq!(figure(&text, "ground"), Some(2));
}
