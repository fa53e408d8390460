//! Attacks on the way: who and what can be fired at, and what comes of it
//! (MOV-15.4a to MOV-15.44a).

use std::cmp::Ordering;

use engine::step::Options;
use engine::{Label, Seat, Sink, Text};

use super::fire::Fire;
use super::hit::Hit;
use super::odds::Sums;
use super::story::FightEvent;
use super::{Battle, Target, lose_turn};
use crate::ban::Ban;
use crate::bank::pay_out;
use crate::choice::Choice;
use crate::content::{Content, Terrain};
use crate::event::MerchantEvent;
use crate::ids::{Counter, Space};
use crate::phase::rastur;
use crate::state::{Berth, Guard};
use crate::{Look, MerchantOfVenus, Play};

/// MOV-15.4c, MOV-R48: where ships are safe from each other: Cities, Spaceports,
/// Open Ports.
fn is_sanctuary(look: Look<'_>, space: Space) -> bool {
    let site = look.game.site(look.content, space);
    site.is_some_and(Berth::is_inhabited)
}

/// The Penalty Oval counter in a space that this player can fire at (MOV-15.4a,
/// MOV-15.4d): never one that is printed, and not a Fort of one's own.
fn counter(look: Look<'_>, seat: Seat, space: Space) -> Option<Target> {
    let (game, content) = (look.game, look.content);
    match game.guard(content, space) {
        Some(Guard::Fort(owner)) => {
            return (game.modules.combat && owner != seat).then_some(Target::Fort);
        }
        Some(Guard::Rastur(_)) => return Some(Target::Rastur),
        None => {}
    }
    match game.shown(content, space) {
        Some(Counter::Penalty(..)) => Some(Target::Counter),
        _ => None,
    }
}

/// Everything in the space of a ship that it could fire at.
fn targets(look: Look<'_>, seat: Seat) -> impl Iterator<Item = Target> {
    let (game, at) = (look.game, look.game.at(seat));
    let ships = game.modules.combat && !is_sanctuary(look, at);
    let beside = move |other: &Seat| *other != seat && game.at(*other) == at;
    let pawns = game.everyone().filter(move |other| ships && beside(other));
    counter(look, seat, at)
        .into_iter()
        .chain(pawns.map(Target::Pawn))
}

/// MOV-15.411a: the penalty that must be paid before there can be an attack, or a
/// landing (MOV-R46).
pub(crate) fn owes(look: Look<'_>, seat: Seat) -> bool {
    !look.game.turn.paid && look.game.due(look.content, seat).is_some()
}

/// May this ship still fire where it is? Said of the moment, not of a target.
fn may_fire(look: Look<'_>, seat: Seat, goes_on: bool) -> Result<(), Ban> {
    let turn = &look.game.turn;
    // MOV-15.41c, MOV-15.412a: who does not move at all may fire before trading.
    if !turn.moved && goes_on || !turn.skip.passed.is_empty() {
        return Err(Ban::NotMoved);
    }
    // MOV-15.41a, MOV-15.41b: at once, and once.
    if turn.fired || turn.piloted {
        return Err(Ban::FiredHere);
    }
    // MOV-15.411a.
    if turn.stopped || owes(look, seat) {
        return Err(Ban::Unpaid);
    }
    // MOV-R47.
    if look.game.arsenal(seat).is_empty() {
        return Err(Ban::NoWeapon);
    }
    Ok(())
}

/// Can this ship attack anything here now? `goes_on` says whether it could fly on.
#[inline]
pub(crate) fn can_attack(look: Look<'_>, seat: Seat, goes_on: bool) -> bool {
    look.game.modules.weapons
        && may_fire(look, seat, goes_on).is_ok()
        && targets(look, seat).next().is_some()
}

/// Is there something here that could be attacked once the penalty is paid
/// (MOV-15.411a)?
pub(crate) fn is_worth_paying(look: Look<'_>, seat: Seat) -> bool {
    let game = look.game;
    game.modules.weapons
        && !game.turn.fired
        && !game.arsenal(seat).is_empty()
        && targets(look, seat).next().is_some()
}

/// Everything that can be attacked here, and why other ships cannot.
pub(crate) fn options<O: Options<MerchantOfVenus>>(
    look: Look<'_>,
    seat: Seat,
    goes_on: bool,
    out: &mut O,
) {
    if !look.game.modules.weapons {
        return;
    }
    let moment = may_fire(look, seat, goes_on);
    for target in targets(look, seat) {
        out.option(Choice::Attack(target), moment);
    }
    if !O::ASKS_WHY || !look.game.modules.combat {
        return;
    }
    let at = look.game.at(seat);
    for other in look.game.everyone().filter(|other| *other != seat) {
        let ban = match look.game.at(other) == at {
            false => Ban::NotHere(other),
            true if is_sanctuary(look, at) => Ban::Sanctuary,
            true => continue,
        };
        out.option(Choice::Attack(Target::Pawn(other)), Err(ban));
    }
}

/// What an attack on the way is called.
pub(crate) fn label(target: Target) -> Label {
    let text = match target {
        Target::Counter => Text::new("mov-attack-counter"),
        Target::Fort => Text::new("mov-attack-fort"),
        Target::Rastur => Text::new("mov-attack-rastur"),
        Target::Pawn(seat) => Text::new("mov-attack-pawn").with("seat", seat),
        Target::Goods(_) | Target::Spaceport | Target::Factory => {
            unreachable!("{target} is no attack on the way")
        }
    };
    Label::new(text).in_group("mov-group-attack")
}

/// Takes aim.
pub(crate) fn attack<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, target: Target) {
    play.game.turn.fired = true;
    let space = play.game.at(seat);
    play.emit(FightEvent::Attacked(seat, target, space).into());
    play.game
        .frames
        .call(Fire(Battle::new(seat, target)).into());
}

/// What the penalty of a counter is worth to those who fire at it.
fn value(game: &MerchantOfVenus, content: &Content, battle: Battle) -> i32 {
    let space = game.at(battle.attacker);
    let toll = game.toll(content, battle.attacker, space);
    toll.unwrap_or_else(|| unreachable!("there is no Penalty Oval at {space}"))
}

/// MOV-15.42a, MOV-15.42b, MOV-15.43b: firepower against the penalty, or against
/// firepower and Shields.
pub(super) fn sums(look: Look<'_>, battle: Battle) -> Sums {
    let (game, content) = (look.game, look.content);
    let (fired, answered) = (
        battle.fired.firepower(content),
        battle.answered.firepower(content),
    );
    let shields = |seat| game.merchant(seat).shields(content);
    let (attack, defence) = match battle.target {
        Target::Pawn(defender) => (
            fired - shields(defender),
            answered - shields(battle.attacker),
        ),
        _ => (fired, value(game, content, battle)),
    };
    Sums {
        pip: content.figures.combat.pip,
        attack,
        defence,
    }
}

/// What comes of the totals.
pub(super) fn decide<S: Sink<MerchantEvent>>(
    play: &mut Play<'_, S>,
    battle: Battle,
    totals: Ordering,
) {
    let Battle {
        attacker, target, ..
    } = battle;
    match target {
        Target::Pawn(defender) if totals.is_gt() => {
            Hit::call(play, (attacker, defender));
        }
        // MOV-15.43e: who has fired back, and has more, strikes.
        Target::Pawn(defender) if !battle.answered.is_empty() && totals.is_lt() => {
            Hit::call(play, (defender, attacker));
        }
        _ if totals.is_gt() => destroy(play, battle),
        // MOV-15.42e, MOV-15.43d.
        _ => lose_turn(play, attacker),
    }
}

/// MOV-15.42c, MOV-15.42d, MOV-15.7a: the counter is gone, and the bank pays what
/// it was worth (MOV-16.3c).
fn destroy<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, battle: Battle) {
    let Battle {
        attacker, target, ..
    } = battle;
    let worth = value(play.game, play.content, battle);
    let space = play.game.at(attacker);
    let lay = play.content.map.lay(space);
    let mut guard = None;
    match (target, lay.terrain, lay.place) {
        (Target::Counter, Terrain::Box(index), _) => {
            play.game.boxes[usize::from(index)].counter = None;
            play.game.destroyed += 1;
        }
        (_, _, Some(place)) => guard = play.game.guards[usize::from(place)].take(),
        _ => unreachable!("nothing can be destroyed at {space}"),
    }
    play.emit(FightEvent::Destroyed(attacker, target, space, worth).into());
    if let Some(Guard::Rastur(rastur)) = guard {
        rastur::retire(play, rastur);
    }
    pay_out(play, attacker, worth);
}
