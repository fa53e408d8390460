//! The texts upon deployment and those that last, card by card.

use engine::Frames;
use kit::position::{S1, S2};

use super::table::{Layout, Table, alone, idle_round, turn_of};
use crate::card::Card;
use crate::choice::{Choice, Way};
use crate::event::Event;
use crate::phase::action::Turn;
use crate::view::Pending;

const GRUNTS: Card = Card::GalacticGrunts;
const SNUB: Card = Card::SnubFighter;

/// No card with such a text is left out.
#[test]
fn all_of_them_are_played() {
    let content = turn_of(S1, 2).content;
    let deployed = [
        Card::PrinceAaron,
        Card::DropShuttle,
        Card::ScoutMech,
        Card::JumpInfantry,
        Card::AssaultCarrier,
        Card::GrandFlagship,
    ];
    let has_text = |card: &Card| content.card(*card).deployed.is_some();
    assert!(Card::ALL.into_iter().filter(has_text).eq(deployed));
    let lasting = [
        Card::EmpressElona,
        Card::RimSmuggler,
        Card::Pelagia,
        Card::UmbraRelay,
        Card::FrontierMarshal,
        Card::Coldfoundry,
        Card::DrydockSigma,
        Card::LogisticsCore,
        Card::GildedCrescent,
    ];
    let has_text = |card: &Card| content.card(*card).lasting.is_some();
    assert!(Card::ALL.into_iter().filter(has_text).eq(lasting));
}

/// A Unit that costs so much brings this many of another for so much each and
/// no Action Points, but none of a third; then everything costs what it
/// costs.
fn brings((unit, cost): (Card, u16), count: u8, (other, each, full): (Card, u16, u16), not: Card) {
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[unit, not]).hand(S1, &[other; 4]);
    table.energy(S1, 60);
    let events = table.play(S1, &[Choice::Deploy(unit)]);
    assert_eq!(events, [Event::Deployed(S1, unit, cost)]);
    for left in (1..=count).rev() {
        assert_eq!(table.public().pending, Pending::Bring(S1, unit, left));
        assert!(
            !table.offers(S1, Choice::Deploy(not)),
            "{unit} brings no {not}"
        );
        let events = table.play(S1, &[Choice::Deploy(other)]);
        assert_eq!(events, [Event::Deployed(S1, other, each)]);
        assert_eq!(table.means(S1).1, 4, "{unit}: its own Action Point only");
    }
    assert_eq!(table.public().pending, Pending::Deploy(S1));
    let events = table.play(S1, &[Choice::Deploy(other)]);
    assert_eq!(events, [Event::Deployed(S1, other, full)]);
    assert_eq!(table.means(S1).1, 3);
}

/// Prince Aaron: up to 2 Units with a printed cost of 1 or less.
#[test]
fn prince_aaron_brings_small_units() {
    let aaron = (Card::PrinceAaron, 2);
    brings(aaron, 2, (GRUNTS, 1, 1), Card::PatrolCorvette);
    brings(aaron, 2, (SNUB, 1, 1), Card::AssaultStrider);
    brings(aaron, 2, (Card::SalvageDroid, 1, 1), Card::EnergySurge);
}

/// Prince Aaron: the printed cost counts, not what it would cost now.
#[test]
fn the_printed_cost_counts() {
    let mut table = turn_of(S1, 2);
    table.worlds(S1, &[Card::Coldfoundry]);
    table.hand(S1, &[Card::PrinceAaron, Card::AssaultStrider, GRUNTS]);
    table.play(S1, &[Choice::Deploy(Card::PrinceAaron)]);
    assert!(!table.offers(S1, Choice::Deploy(Card::AssaultStrider)));
    assert!(table.offers(S1, Choice::Deploy(GRUNTS)));
}

/// Drop Shuttle: 1 Infantry.
#[test]
fn a_drop_shuttle_brings_infantry() {
    brings((Card::DropShuttle, 1), 1, (GRUNTS, 1, 1), SNUB);
    brings(
        (Card::DropShuttle, 1),
        1,
        (Card::ShockTroopers, 2, 2),
        Card::AssaultStrider,
    );
}

/// Jump Infantry: 1 more Infantry.
#[test]
fn jump_infantry_brings_infantry() {
    brings((Card::JumpInfantry, 3), 1, (GRUNTS, 1, 1), SNUB);
    brings(
        (Card::JumpInfantry, 3),
        1,
        (Card::VanguardMarines, 4, 4),
        Card::SalvageDroid,
    );
}

/// Assault Carrier: up to 2 Starfighters.
#[test]
fn a_carrier_brings_starfighters() {
    brings((Card::AssaultCarrier, 6), 2, (SNUB, 1, 1), GRUNTS);
    brings(
        (Card::AssaultCarrier, 6),
        2,
        (Card::LancerFighter, 3, 3),
        Card::BattleCruiser,
    );
}

/// Grand Flagship: up to 2 Units of any type, each for 1 Energy less.
#[test]
fn a_flagship_brings_anything_cheaper() {
    brings(
        (Card::GrandFlagship, 9),
        2,
        (Card::SiegeTank, 3, 4),
        Card::Ambush,
    );
    brings(
        (Card::GrandFlagship, 9),
        2,
        (GRUNTS, 0, 1),
        Card::EnergySurge,
    );
}

/// They may be fewer, or none; and one that is brought may bring others.
#[test]
fn fewer_and_further() {
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[Card::AssaultCarrier, SNUB, SNUB]);
    table.play(
        S1,
        &[Choice::Deploy(Card::AssaultCarrier), Choice::Deploy(SNUB)],
    );
    table.play(S1, &[Choice::Done]);
    assert_eq!(table.public().pending, Pending::Deploy(S1));
    assert_eq!(table.means(S1).1, 4);
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[Card::DropShuttle, Card::JumpInfantry, GRUNTS, SNUB]);
    let chain = [Card::DropShuttle, Card::JumpInfantry, GRUNTS];
    table.play(S1, &chain.map(Choice::Deploy));
    assert_eq!(table.means(S1), (10 - 1 - 3 - 1, 4));
    assert_eq!(table.public().pending, Pending::Deploy(S1));
}

/// Scout Mech: a card upon deployment.
#[test]
fn a_scout_mech_draws() {
    let mech = Card::ScoutMech;
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[mech]).deck(S1, &[SNUB, GRUNTS]);
    table.play(S1, &[Choice::Deploy(mech)]);
    assert_eq!(table.public().pending, Pending::Arrival(S1, mech));
    let events = table.play(S1, &[Choice::Use(mech, Way::Plain)]);
    assert_eq!(
        events,
        [Event::Used(S1, mech), Event::Drew(S1, Some(GRUNTS))]
    );
    assert_eq!((table.held(S1), table.means(S1)), (vec![GRUNTS], (8, 4)));
    assert_eq!(
        table.public().pending,
        Pending::Deploy(S1),
        "and the turn goes on"
    );
}

/// Scout Mech: nobody has to draw.
#[test]
fn an_arrival_may_be_declined() {
    let mech = Card::ScoutMech;
    let mut table = turn_of(S1, 2);
    table.hand(S1, &[mech, SNUB]).deck(S1, &[GRUNTS]);
    table.play(S1, &[Choice::Deploy(mech)]);
    let text = Choice::Use(mech, Way::Plain);
    assert_eq!(table.choices(S1), [text, Choice::Done]);
    let events = table.play(S1, &[Choice::Done]);
    assert_eq!(events, [Event::Done(S1)]);
    assert_eq!((table.held(S1), table.means(S1)), (vec![SNUB], (8, 4)));
    assert_eq!(table.public().pending, Pending::Deploy(S1));
    assert!(!table.offers(S1, text), "that was the moment");
    assert!(table.offers(S1, Choice::Deploy(SNUB)));
}

/// What a choice costs in Energy, in a turn of this round.
fn cost(table: &mut Table, choice: Choice) -> u16 {
    table.energy(S1, 20);
    table.game.frames = Frames::starting(Turn(S1).into());
    table.play(S1, &[choice]);
    20 - table.means(S1).0
}

/// The first of these kinds each round is 1 cheaper; not the next, and not
/// other kinds; the next round again.
fn first_is_cheaper(world: Card, units: &[(Card, u16)], not: (Card, u16)) {
    for (unit, full) in units {
        let mut table = alone(S1, 2);
        table.worlds(S1, &[world]);
        table.hand(S1, &[*unit; 3]).hand(S1, &[not.0]);
        assert_eq!(cost(&mut table, Choice::Deploy(not.0)), not.1);
        assert_eq!(cost(&mut table, Choice::Deploy(*unit)), full - 1, "{world}");
        // Any of the kinds is the first.
        for (other, full) in units {
            table.hand(S1, &[*other]);
            assert_eq!(cost(&mut table, Choice::Deploy(*other)), *full);
        }
        table.game.frames = Frames::starting(Turn(S1).into());
        idle_round(&mut table);
        table.hand(S1, &[*unit]);
        assert_eq!(cost(&mut table, Choice::Deploy(*unit)), full - 1);
    }
}

/// Pelagia, Umbra Relay, Coldfoundry, Drydock Sigma: the first of a kind.
#[test]
fn worlds_that_help_to_deploy() {
    let infantry = [(GRUNTS, 1), (Card::ShockTroopers, 2)];
    first_is_cheaper(Card::Pelagia, &infantry, (SNUB, 1));
    let fighters = [(SNUB, 1), (Card::ClawFighter, 3)];
    first_is_cheaper(Card::UmbraRelay, &fighters, (Card::PatrolCorvette, 2));
    let machines = [(Card::SalvageDroid, 1), (Card::AssaultStrider, 2)];
    first_is_cheaper(Card::Coldfoundry, &machines, (GRUNTS, 1));
    let ships = [(Card::PatrolCorvette, 2), (Card::WorldShip, 8)];
    first_is_cheaper(Card::DrydockSigma, &ships, (SNUB, 1));
}

/// Logistics Core: every Robot and Vehicle, but never below 1.
#[test]
fn logistics_core_helps_every_machine() {
    let mut table = alone(S1, 2);
    table.units(S1, &[Card::LogisticsCore]);
    let costs = [
        (Card::SiegeTank, 3),
        (Card::SiegeTank, 3),
        (Card::WarGolem, 4),
        (Card::SalvageDroid, 1),
        (GRUNTS, 1),
        (Card::ClawFighter, 3),
    ];
    for (unit, expected) in costs {
        table.game.empire_mut(S1).actions = 3;
        table.hand(S1, &[unit]);
        assert_eq!(cost(&mut table, Choice::Deploy(unit)), expected, "{unit}");
    }
}

/// Empress Elona, Gilded Crescent: the first draft of each round; both
/// together, and never below 0.
#[test]
fn the_first_draft_is_cheaper() {
    let central = [Card::ClawFighter, Card::Ambush, Card::EscortFrigate];
    let draft = |card| Choice::Draft(card, false);
    let lay_out = |elona: bool, crescent: bool| {
        let mut table = alone(S1, 2);
        if elona {
            table.units(S1, &[Card::EmpressElona]);
        }
        if crescent {
            table.worlds(S1, &[Card::GildedCrescent]);
        }
        table.central(&central).central(&[Card::RaiderSkiff]);
        table
    };
    for (elona, crescent, off) in [(true, false, 1), (false, true, 1), (true, true, 2)] {
        let mut table = lay_out(elona, crescent);
        assert_eq!(cost(&mut table, draft(Card::EscortFrigate)), 3 - off);
        assert_eq!(cost(&mut table, draft(Card::ClawFighter)), 2, "the second");
        table.game.frames = Frames::starting(Turn(S1).into());
        idle_round(&mut table);
        table.game.central.clear();
        table.central(&central);
        assert_eq!(cost(&mut table, draft(Card::Ambush)), 2 - off);
        let mut table = lay_out(elona, crescent);
        assert_eq!(cost(&mut table, draft(Card::RaiderSkiff)), 0);
    }
}

/// The first of each round is the first of the round, not the first after a
/// card came: who comes after it helps in the next round only.
#[test]
fn the_first_of_the_round_is_past() {
    let deployed = [
        (Card::Pelagia, GRUNTS),
        (Card::UmbraRelay, SNUB),
        (Card::Coldfoundry, Card::SalvageDroid),
        (Card::DrydockSigma, Card::PatrolCorvette),
    ];
    for (world, unit) in deployed {
        let mut table = alone(S1, 2);
        table.hand(S1, &[unit; 3]);
        let full = cost(&mut table, Choice::Deploy(unit));
        table.worlds(S1, &[world]);
        assert_eq!(cost(&mut table, Choice::Deploy(unit)), full, "{world}");
        let shown = table.public().empires[0].worlds[1].spent;
        assert!(shown, "{world} is shown as used up");
        table.game.frames = Frames::starting(Turn(S1).into());
        idle_round(&mut table);
        table.hand(S1, &[unit]);
        assert_eq!(cost(&mut table, Choice::Deploy(unit)), full - 1, "{world}");
    }
    let draft = |card| Choice::Draft(card, false);
    for elona in [true, false] {
        let mut table = alone(S1, 2);
        let central = [Card::ClawFighter, Card::EscortFrigate];
        table.central(&central).hand(S1, &[Card::EmpressElona]);
        assert_eq!(cost(&mut table, draft(Card::ClawFighter)), 2);
        if elona {
            assert_eq!(cost(&mut table, Choice::Deploy(Card::EmpressElona)), 2);
        } else {
            table.worlds(S1, &[Card::GildedCrescent]);
        }
        assert_eq!(
            cost(&mut table, draft(Card::EscortFrigate)),
            3,
            "the second"
        );
        table.game.frames = Frames::starting(Turn(S1).into());
        idle_round(&mut table);
        table.game.central.clear();
        table.central(&central);
        assert_eq!(cost(&mut table, draft(Card::EscortFrigate)), 2);
    }
}

/// Rim Smuggler, Frontier Marshal: Invasions for 1 Energy less, every one,
/// and never below 0.
#[test]
fn invasions_are_cheaper() {
    let both = [Card::RimSmuggler, Card::FrontierMarshal];
    for units in [&both[..1], &both[1..], &both[..]] {
        let mut table = alone(S1, 2);
        table
            .units(S1, units)
            .central(&[Card::Ashfall])
            .energy(S1, 0);
        for _ in 0..2 {
            table.play(S1, &[Choice::Invade(Card::Ashfall)]);
            assert_eq!(table.means(S1).0, 0);
            table.play(S1, &[Choice::Withdraw]);
        }
        // For their owner only.
        table.game.empire_mut(S2).actions = 5;
        table.game.frames = Frames::starting(Turn(S2).into());
        table.play(S2, &[Choice::Invade(Card::Ashfall)]);
        assert_eq!(table.means(S2).0, 9);
    }
}
