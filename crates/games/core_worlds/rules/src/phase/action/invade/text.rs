//! Texts in an Invasion: of committed Units, and of Tactics played for it.

use engine::step::Options;
use engine::{Label, Seat, Sink, Text};

use crate::ban::{Ban, affordable};
use crate::card::Card;
use crate::choice::{Choice, Way};
use crate::content::CardType;
use crate::content::ability::Invasion as Power;
use crate::event::Event;
use crate::label::{about, group, with_energy};
use crate::phase::action::TACTIC_TIME;
use crate::phase::price::Price;
use crate::phase::{Look, Play, draw, finish, leave_hand};
use crate::state::{CoreWorlds, Empire, Strength, Unit, there};

/// A committed Unit without a text for Invasions.
pub(super) const NOTHING_MORE: Ban = Ban::new("core-worlds-why-committed", "CW-INV-11");
/// What a text asks for is not there.
const UNPAID: Ban = Ban::new("core-worlds-why-unpaid", "CW-TXT-05");

/// The texts of committed Units, once an Invasion for each copy (CW-TXT-03);
/// "pay up to so much" until so much is paid (CW-INV-18).
pub(super) fn options<O: Options<CoreWorlds>>(look: Look<'_>, empire: &Empire, out: &mut O) {
    for copies in empire.units.chunk_by(|one, other| one.card == other.card) {
        let card = copies[0].card;
        let power = look.content.card(card).invasion;
        if power.is_none() && !O::ASKS_WHY {
            continue;
        }
        let committed = || copies.iter().filter(|unit| unit.committed);
        if committed().next().is_none() {
            continue;
        }
        let plain = Choice::Use(card, Way::Plain);
        let Some(power) = power else {
            out.option(plain, Err(NOTHING_MORE));
            continue;
        };
        let fresh = committed().filter(|unit| !unit.used);
        let Some(paid) = fresh.map(|unit| unit.paid).min() else {
            out.option(plain, Err(Ban::new("core-worlds-why-used", "CW-TXT-03")));
            continue;
        };
        let hand = empire.hand.len();
        let paid = name_ways(power, empire.energy, hand, paid, |way| {
            out.may(Choice::Use(card, way));
        });
        if !paid {
            out.option(plain, Err(UNPAID));
        }
    }
}

/// Tactics "during an Invasion" (CW-INV-12), if they can be paid (CW-INV-14).
pub(super) fn tactic_options(look: Look<'_>, empire: &Empire, out: &mut impl Options<CoreWorlds>) {
    for card in empire.hand.different() {
        let facts = look.content.card(card);
        let cost = u16::from(facts.deploy);
        let plain = Choice::Play(card, Way::Plain);
        if facts.kind != CardType::Tactic {
            let idle = Ban::new("core-worlds-why-hand-invasion", "CW-INV-07");
            out.option(plain, Err(idle));
            continue;
        }
        let Some(power) = facts.invasion else {
            out.option(plain, Err(TACTIC_TIME));
            continue;
        };
        if let Err(dear) = affordable(cost, empire.energy, "CW-INV-14") {
            out.option(plain, Err(dear));
            continue;
        }
        let (energy, hand) = (empire.energy - cost, empire.hand.len() - 1);
        let paid = name_ways(power, energy, hand, 0, |way| {
            out.may(Choice::Play(card, way));
        });
        if !paid {
            out.option(plain, Err(UNPAID));
        }
    }
}

/// Names every way in which a text can be used with so much Energy and this many
/// cards in hand, when so much has been paid for it already; says whether there
/// is one. There is none when it cannot be paid in full (CW-TXT-05).
#[inline]
fn name_ways(power: Power, energy: u16, hand: usize, paid: u8, mut name: impl FnMut(Way)) -> bool {
    match power {
        Power::Boost { pay, discard, .. } => {
            let affordable = energy >= u16::from(pay) && hand >= usize::from(discard);
            if affordable {
                name(Way::Plain);
            }
            affordable
        }
        Power::Either { .. } | Power::LowerEither { .. } => {
            name(Way::Fleet);
            name(Way::Ground);
            true
        }
        Power::Fuel { energy: most, .. } => {
            let room = u16::from(most.saturating_sub(paid)).min(energy) as u8;
            (1..=room).for_each(|pays| name(Way::Pay(pays)));
            room > 0
        }
        Power::Sacrifice { .. } | Power::Lower { .. } | Power::Draw { .. } => {
            name(Way::Plain);
            true
        }
    }
}

pub(super) fn label(look: Look<'_>, seat: Seat, card: Card, way: Way) -> Label {
    let power = there(look.content.card(card).invasion);
    let text = about("core-worlds-use-for", look.content, card).with("gain", effect(power, way));
    let energy = look.game.empire(seat).energy;
    let label = Label::new(text).in_group(group::USE);
    with_energy(label, energy, energy.saturating_sub(price(power, way)))
}

pub(super) fn label_tactic(look: Look<'_>, seat: Seat, card: Card, way: Way) -> Label {
    let facts = look.content.card(card);
    let cost = u16::from(facts.deploy);
    let key = if cost > 0 {
        "core-worlds-play-for-paid"
    } else {
        "core-worlds-play-for"
    };
    let power = there(facts.invasion);
    let text = about(key, look.content, card)
        .with("gain", effect(power, way))
        .with("cost", cost);
    let energy = look.game.empire(seat).energy;
    let after = energy.saturating_sub(cost.saturating_add(price(power, way)));
    with_energy(Label::new(text).in_group(group::PLAY), energy, after)
}

/// The Energy that a text is paid with.
const fn price(power: Power, way: Way) -> u16 {
    match (power, way) {
        (Power::Boost { pay, .. }, _) => pay as u16,
        (Power::Fuel { .. }, Way::Pay(energy)) => energy as u16,
        _ => 0,
    }
}

/// The three ways to speak of strength: of the Fleet, on the ground, of both.
type Sides = [&'static str; 3];

const GAINED: Sides = [
    "core-worlds-plus-fleet",
    "core-worlds-plus-ground",
    "core-worlds-plus-both",
];
const LOST: Sides = [
    "core-worlds-world-fleet",
    "core-worlds-world-ground",
    "core-worlds-world-both",
];

fn name_sides([of_fleet, on_ground, of_both]: Sides, fleet: u8, ground: u8) -> Text {
    match (fleet, ground) {
        (fleet, 0) => Text::new(of_fleet).with("amount", fleet),
        (0, ground) => Text::new(on_ground).with("amount", ground),
        (fleet, ground) => Text::new(of_both)
            .with("fleet", fleet)
            .with("ground", ground),
    }
}

/// "+2 Ground", and what it is paid with.
fn effect(power: Power, way: Way) -> Text {
    let one_side = |sides, strength| match way {
        Way::Fleet => name_sides(sides, strength, 0),
        _ => name_sides(sides, 0, strength),
    };
    let for_energy = |gain: Text, cost: u8| {
        Text::new("core-worlds-for-energy")
            .with("gain", gain)
            .with("cost", cost)
    };
    match power {
        Power::Boost {
            pay,
            discard,
            fleet,
            ground,
        } => {
            let mut gain = name_sides(GAINED, fleet, ground);
            if discard > 0 {
                gain = Text::new("core-worlds-for-cards")
                    .with("gain", gain)
                    .with("cards", discard);
            }
            if pay > 0 { for_energy(gain, pay) } else { gain }
        }
        Power::Either { strength, draw: 0 } => one_side(GAINED, strength),
        Power::Either { strength, draw } => Text::new("core-worlds-then-draw")
            .with("gain", one_side(GAINED, strength))
            .with("count", draw),
        Power::Fuel { fleet, ground, .. } => {
            let energy = match way {
                Way::Pay(energy) => energy,
                _ => 0,
            };
            let (fleet, ground) = (fleet.saturating_mul(energy), ground.saturating_mul(energy));
            for_energy(name_sides(GAINED, fleet, ground), energy)
        }
        Power::Sacrifice { fleet, ground } => {
            Text::new("core-worlds-for-each-card").with("gain", name_sides(GAINED, fleet, ground))
        }
        Power::Lower { fleet, ground } => name_sides(LOST, fleet, ground),
        Power::LowerEither { strength } => one_side(LOST, strength),
        Power::Draw { cards } => Text::new("core-worlds-draw-cards").with("count", cards),
    }
}

/// A Tactic played for the Invasion: no Action Point (CW-TAC-05).
pub(super) fn play_tactic<S: Sink<Event>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    card: Card,
    way: Way,
) {
    leave_hand(play, seat, card);
    let power = there(play.content.card(card).invasion);
    take_effect(play, seat, card, power, way);
}

/// A committed Unit's text; of several copies that of the one with least room.
pub(super) fn use_text<S: Sink<Event>>(play: &mut Play<'_, S>, seat: Seat, card: Card, way: Way) {
    let power = there(play.content.card(card).invasion);
    let (pays, most) = match (power, way) {
        (Power::Fuel { energy, .. }, Way::Pay(pays)) => (pays, energy),
        _ => (0, 0),
    };
    let fits =
        |unit: &Unit| unit.card == card && unit.committed && !unit.used && unit.paid + pays <= most;
    let empire = play.game.empire_mut(seat);
    let units = empire.units.iter().enumerate();
    let fitting = units.filter(|(_, unit)| fits(unit));
    let (place, _) = there(fitting.max_by_key(|(_, unit)| unit.paid));
    empire.change(place, |unit| {
        unit.paid += pays;
        unit.used = unit.paid == most;
    });
    play.emit(Event::Used(seat, card));
    take_effect(play, seat, card, power, way);
}

/// What a text does in an Invasion.
fn take_effect<S: Sink<Event>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    card: Card,
    power: Power,
    way: Way,
) {
    let one_side = |strength| match way {
        Way::Fleet => Strength::new(strength, 0),
        _ => Strength::new(0, strength),
    };
    play.game.empire_mut(seat).pay(price(power, way));
    let invasion = there(play.game.invasion_mut());
    match power {
        Power::Boost {
            discard: 0,
            fleet,
            ground,
            ..
        } => invasion.strengthen(Strength::new(fleet, ground)),
        // What is paid with cards takes effect, and ends, when they are paid.
        Power::Boost { discard, .. } => return Price::call(play, seat, card, discard, false),
        Power::Sacrifice { .. } => {
            let all = play.game.empire(seat).hand.len() as u8;
            return Price::call(play, seat, card, all, true);
        }
        Power::Either {
            strength,
            draw: cards,
        } => {
            invasion.strengthen(one_side(strength));
            draw(play, seat, cards);
        }
        Power::Fuel { fleet, ground, .. } => {
            let Way::Pay(energy) = way else {
                unreachable!("it says how much is paid")
            };
            invasion.strengthen(Strength::new(fleet, ground).times(energy));
        }
        Power::Lower { fleet, ground } => invasion.lower(Strength::new(fleet, ground)),
        Power::LowerEither { strength } => invasion.lower(one_side(strength)),
        Power::Draw { cards } => draw(play, seat, cards),
    }
    finish(play, seat, card);
}
