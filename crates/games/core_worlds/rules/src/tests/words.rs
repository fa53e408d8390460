//! What choices are called, and why something is not offered.

use engine::text::Arg;
use engine::{Frames, Game, Label, Seat, Text};
use kit::position::{S1, S2};

use super::scene::{commit, invading};
use super::table::{Layout, Table, drafting, energy_of, seeded, turn_of};
use crate::card::Card;
use crate::choice::{Choice, Subject, Way};
use crate::event::Event;
use crate::phase::discard::Keep;
use crate::phase::end::Reshuffle;
use crate::state::Keeping;

const GRUNTS: Card = Card::GalacticGrunts;
const SOLDIER: Card = Card::GeneticSuperSoldier;

/// What a choice of the first seat is called.
pub(super) fn label(table: &Table, choice: Choice) -> Label {
    assert!(table.offers(S1, choice), "{choice}");
    table.game.label(&table.content, S1, choice)
}

/// What a label says a figure becomes: before, after.
pub(super) fn change(label: &Label, of: &str) -> Option<(i32, i32)> {
    let mut changes = label.changes.iter();
    let change = changes.find(|change| change.of == of)?;
    Some((change.before, change.after))
}

pub(super) const ENERGY: &str = "core-worlds-head-energy";
pub(super) const GROUND: &str = "core-worlds-head-ground";

/// The figure that a message speaks of.
pub(super) fn figure(text: &Text, name: &str) -> Option<i64> {
    text.args.iter().find_map(|(key, arg)| match arg {
        Arg::Number(number) if *key == name => Some(*number),
        _ => None,
    })
}

/// The message inside a message.
pub(super) fn inside<'a>(text: &'a Text, name: &str) -> Option<&'a Text> {
    text.args.iter().find_map(|(key, arg)| match arg {
        Arg::Text(text) if *key == name => Some(&**text),
        _ => None,
    })
}

/// Labels say what a Tactic costs and all that it brings.
#[test]
fn labels_say_costs_and_gains() {
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[Card::GrandStrategy, Card::ForcedMarch]);
    let paid = label(&table, Choice::Act(Card::GrandStrategy));
    assert_eq!(paid.text.key, "core-worlds-act-paid");
    assert_eq!(figure(&paid.text, "cost"), Some(1));
    assert_eq!(change(&paid, ENERGY), Some((10, 9)));
    let free = label(&table, Choice::Act(Card::ForcedMarch));
    assert_eq!(change(&free, ENERGY), None);
    assert_eq!(free.text.key, "core-worlds-act-tactic");

    let mut table = energy_of(S1, 2);
    table.hand(S1, &[Card::ProductionDrive, Card::SupplyConvoy]);
    table.worlds(S1, &[Card::Ashfall, Card::Gorrin, Card::Redoubt]);
    for card in [Card::ProductionDrive, Card::SupplyConvoy] {
        let text = label(&table, Choice::Play(card, Way::Plain)).text;
        let gain = inside(&text, "gain").expect("what it brings");
        assert_eq!(figure(gain, "amount"), Some(2), "{card}");
    }

    let mut table = invading(Card::Gorrin, &[SOLDIER, Card::LordBanner, GRUNTS]);
    table.hand(S1, &[Card::AdvanceScouts, Card::OrbitalBombardment]);
    let text = label(&table, Choice::Play(Card::AdvanceScouts, Way::Fleet)).text;
    let gain = inside(&text, "gain").expect("what it brings");
    assert_eq!(gain.key, "core-worlds-then-draw");
    let bombard = Choice::Play(Card::OrbitalBombardment, Way::Plain);
    let paid = label(&table, bombard);
    assert_eq!(paid.text.key, "core-worlds-play-for-paid");
    assert_eq!(change(&paid, ENERGY), Some((9, 8)));
    // What a Unit brings now, tokens and support included.
    for unit in &mut table.game.empire_mut(S1).units {
        unit.tokens = u8::from(unit.card == SOLDIER);
    }
    let ground = |table: &Table, unit| {
        let label = label(table, Choice::Commit(unit));
        change(&label, GROUND).expect("a strength")
    };
    assert_eq!(ground(&table, SOLDIER), (0, 4));
    commit(&mut table, &[Card::LordBanner]);
    assert_eq!(ground(&table, GRUNTS), (1, 3));
    // A Tactic counts on both sides of the arrow.
    table.play(S1, &[Choice::Play(Card::AdvanceScouts, Way::Ground)]);
    let (before, after) = ground(&table, GRUNTS);
    assert!(before > 1 && after == before + 2);
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
    table.game.frames = Frames::starting(Reshuffle(S1).into());
    assert_eq!(why(&table, S2), wait("CW-R34"));
    table.game.frames = Frames::starting(Keep.into());
    table.game.empire_mut(S2).keeping = Keeping::Nothing;
    assert_eq!(why(&table, S2), wait("CW-R33"));
}

/// What a label says a card costs is what it costs, with every discount there
/// is: in random games, and when the text of a Unit brings others for less.
#[test]
fn labels_print_the_cost_that_is_paid() {
    let mut checked = 0;
    let mut check = |table: &mut Table, seat: Seat, choice: Choice| {
        let label = table.game.label(&table.content, seat, choice);
        let (before, energy) = (table.game.clone(), table.means(seat).0);
        let events = table.apply(seat, choice);
        table.game = before;
        let paid = match events.first() {
            Some(Event::Drafted(_, _, paid) | Event::Deployed(_, _, paid)) => *paid,
            _ => return,
        };
        assert_eq!(
            figure(&label.text, "cost"),
            Some(i64::from(paid)),
            "{choice}"
        );
        let token = u16::from(matches!(choice, Choice::Draft(_, true)));
        let energy = (i32::from(energy), i32::from(energy - paid + token));
        let told = (energy.0 != energy.1).then_some(energy);
        assert_eq!(change(&label, ENERGY), told, "{choice}");
        checked += 1;
    };
    for players in 2..=4 {
        let mut table = seeded(players, "labels");
        for step in 0_usize..400 {
            let Some(seat) = table.game.to_act().first() else {
                break;
            };
            let choices = table.choices(seat);
            for choice in &choices {
                check(&mut table, seat, *choice);
            }
            table.apply(seat, choices[step * 7 % choices.len()]);
        }
    }
    let mut table = turn_of(S1, 2);
    let hand = [Card::GrandFlagship, Card::ClawFighter, Card::DropShuttle];
    table.hand(S1, &hand).energy(S1, 30);
    table.play(S1, &[Choice::Deploy(Card::GrandFlagship)]);
    let claw = Choice::Deploy(Card::ClawFighter);
    assert_eq!(
        figure(&label(&table, claw).text, "cost"),
        Some(2),
        "3 less 1"
    );
    for choice in table.choices(S1) {
        check(&mut table, S1, choice);
    }
    assert!(checked > 300, "{checked}");
}

/// Whatever lies there twice is offered once, unless a token tells it apart.
#[test]
fn copies_are_offered_once() {
    let once = |table: &Table, choice: Choice| {
        let offered = table.choices(S1).into_iter();
        assert_eq!(
            offered.filter(|other| *other == choice).count(),
            1,
            "{choice}"
        );
    };
    let mut table = turn_of(S1, 2);
    table
        .central(&[Card::NovaFighter, Card::NovaFighter])
        .hand(
            S1,
            &[GRUNTS, GRUNTS, Card::GrandStrategy, Card::GrandStrategy],
        )
        .units(S1, &[Card::TitanMech])
        .discards(S1, &[Card::SiegeTank, Card::SiegeTank]);
    for choice in [
        Choice::Draft(Card::NovaFighter, false),
        Choice::Deploy(GRUNTS),
        Choice::Act(Card::GrandStrategy),
        Choice::Recover(Card::TitanMech, Card::SiegeTank),
    ] {
        once(&table, choice);
    }
    table.game.central[0].token = true;
    once(&table, Choice::Draft(Card::NovaFighter, false));
    once(&table, Choice::Draft(Card::NovaFighter, true));
    let mut table = drafting(2);
    let seat = table.game.to_act().first().expect("someone picks");
    let twin = table.game.central[0];
    table.game.central[1] = twin;
    let offered = table.choices(seat).into_iter();
    assert_eq!(
        offered
            .filter(|choice| *choice == Choice::Pick(twin.card))
            .count(),
        1
    );
    let mut table = energy_of(S1, 2);
    table.hand(S1, &[Card::EnergySurge, Card::EnergySurge]);
    once(&table, Choice::Play(Card::EnergySurge, Way::Plain));
}
