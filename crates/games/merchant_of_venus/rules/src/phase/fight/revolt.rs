//! Revolts: Spaceports and Factories of who is away change hands (MOV-15.5b,
//! MOV-15.54a to MOV-15.542e).

use engine::step::Options;
use engine::{Label, Seat, Sink, Text};

use super::fire::Fire;
use super::odds::Sums;
use super::story::FightEvent;
use super::{Battle, Target, clash};
use crate::ban::Ban;
use crate::choice::Choice;
use crate::event::MerchantEvent;
use crate::ids::{Culture, Space};
use crate::phase::port::{Market, deeds};
use crate::{Look, MerchantOfVenus, Play};

/// The Culture whose Factory stands where this ship is.
fn factory_here(look: Look<'_>, seat: Seat) -> Option<(Culture, Seat)> {
    let at = look.game.at(seat);
    let culture = look.game.resident(look.content, at)?;
    let (owner, place) = look.game.factories[culture as usize]?;
    (place == at).then_some((culture, owner))
}

/// Who owns the Spaceport, or the Factory, where this ship is.
pub(super) fn owner(look: Look<'_>, seat: Seat, target: Target) -> Option<Seat> {
    let at = look.game.at(seat);
    match target {
        Target::Spaceport => {
            let orbit = look.content.map.lay(at).orbit?;
            look.game.ports[usize::from(orbit)]
        }
        Target::Factory => factory_here(look, seat).map(|(_, owner)| owner),
        Target::Counter | Target::Fort | Target::Rastur | Target::Pawn(_) | Target::Goods(_) => {
            None
        }
    }
}

/// MOV-15.51a, MOV-15.541a, MOV-R07: bought from the Culture, while the owner is in
/// another system.
fn may_revolt(market: &Market<'_>, owner: Seat) -> Result<(), Ban> {
    let (game, content) = (market.look.game, market.look.content);
    market.trader()?;
    let home = content.map.lay(game.at(owner)).system;
    if home == market.system() {
        return Err(Ban::AtHome(owner));
    }
    deeds::has_counter(market)?;
    market.may_buy_more()?;
    let arsenal = game.arsenal(market.seat);
    if arsenal.is_empty() {
        return Err(Ban::NoWeapon);
    }
    let price = content.figures.combat.revolt - arsenal.firepower(content);
    market.has_cash(price)
}

pub(crate) fn options<O: Options<MerchantOfVenus>>(market: &Market<'_>, out: &mut O) {
    if !market.look.game.modules.combat {
        return;
    }
    for target in [Target::Spaceport, Target::Factory] {
        let owner = owner(market.look, market.seat, target);
        if let Some(owner) = owner.filter(|owner| *owner != market.seat) {
            out.option(Choice::Attack(target), may_revolt(market, owner));
        }
    }
}

pub(crate) fn label(market: &Market<'_>, target: Target) -> Label {
    let (look, at) = (market.look, market.at);
    let key = match target {
        Target::Spaceport => "mov-revolt-spaceport",
        _ => "mov-revolt-factory",
    };
    let mut text = Text::new(key).with("space", look.content.space(at));
    if let Some(owner) = owner(look, market.seat, target) {
        text = text.with("seat", owner);
    }
    Label::new(text).in_group("mov-group-attack")
}

/// The weapons are to be named.
pub(crate) fn prepare<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, target: Target) {
    let space = play.game.at(seat);
    play.emit(FightEvent::Attacked(seat, target, space).into());
    play.game
        .frames
        .call(Fire(Battle::new(seat, target)).into());
}

/// MOV-15.54a, MOV-15.54b: what is left to pay in money.
pub(super) fn price(look: Look<'_>, battle: Battle) -> i32 {
    let all = look.content.figures.combat.revolt;
    (all - battle.fired.firepower(look.content)).max(0)
}

/// Can the attacker pay what the weapons leave? Other attacks cost nothing.
pub(super) fn can_pay(look: Look<'_>, battle: Battle) -> Result<(), Ban> {
    let price = match battle.target {
        Target::Spaceport | Target::Factory => price(look, battle),
        Target::Counter | Target::Fort | Target::Rastur | Target::Pawn(_) | Target::Goods(_) => 0,
    };
    match look.game.cash(battle.attacker) < price {
        true => Err(Ban::NoCash(price)),
        false => Ok(()),
    }
}

/// MOV-15.542a to MOV-15.542c: a pip for each Spaceport in the system, for Factory
/// and Fort in the very space, and one for who is at home. Firepower adds nothing
/// (MOV-R51), and neither do Deeds that Rastur occupy (MOV-16.4e).
pub(super) fn sums(look: Look<'_>, battle: Battle) -> Sums {
    let attacker = battle.attacker;
    let owner = owner(look, attacker, battle.target);
    sums_at(look, look.game.at(attacker), (attacker, owner))
}

/// The same wherever the attacker is.
pub(crate) fn sums_at(
    look: Look<'_>,
    space: Space,
    (attacker, owner): (Seat, Option<Seat>),
) -> Sums {
    let (game, content) = (look.game, look.content);
    let system = content.map.lay(space).system;
    let more = |seat| {
        let orbits = content.map.orbits().iter().zip(&game.ports);
        let here = orbits.filter(|(orbit, _)| {
            content.map.lay(**orbit).system == system && !game.is_occupied(content, **orbit)
        });
        let ports = here.filter(|(_, owner)| **owner == Some(seat)).count() as i32;
        let [_, factory, fort] = game.holdings(content, seat, space);
        ports + factory + fort + i32::from(game.is_native(content, seat, space))
    };
    Sums {
        pip: 1,
        attack: more(attacker),
        defence: owner.map_or(0, more),
    }
}

/// MOV-R51, MOV-15.6a: money and weapons are spent, whatever comes of it.
pub(super) fn incite<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, battle: Battle) {
    let price = price(play.look(), battle);
    play.game.charge(battle.attacker, price);
    play.game.turn.bought = true;
    play.emit(FightEvent::Incited(battle.attacker, price).into());
    clash(play, battle);
}

/// MOV-15.542d, MOV-15.7b: Deed and counter change hands; all else stays.
pub(super) fn won<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, battle: Battle) {
    let Battle {
        attacker, target, ..
    } = battle;
    let look = play.look();
    let space = look.game.at(attacker);
    let (orbit, factory) = (
        look.content.map.lay(space).orbit,
        factory_here(look, attacker),
    );
    match (target, orbit, factory) {
        (Target::Spaceport, Some(orbit), _) => {
            play.game.ports[usize::from(orbit)] = Some(attacker);
        }
        (Target::Factory, _, Some((culture, _))) => {
            play.game.factories[culture as usize] = Some((attacker, space));
        }
        _ => unreachable!("there is nothing to seize at {space}"),
    }
    play.emit(FightEvent::Seized(attacker, target, space).into());
}
