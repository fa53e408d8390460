//! Technologies and focus dice (TINS-TEC-01 to TINS-TEC-07, TINS-FOC-01 to
//! TINS-FOC-05).

use engine::step::Options;
use engine::{Seat, Sink};
use strum::VariantArray;

use super::industry::holds;
use super::{offer_one, pay};
use crate::asset;
use crate::ban::Ban;
use crate::cards::effect::Effect;
use crate::cards::run::{self, Happening, fire};
use crate::cards::trigger::Trigger;
use crate::choice::Choice;
use crate::content::Offer;
use crate::event::InscriptionEvent;
use crate::ids::{Resource, Sheet, Specialty, Stock, Technology};
use crate::pen::Pen;
use crate::phase::Stage;
use crate::purse::{Kinds, Pay, Pays, Source};
use crate::{Play, TwilightInscription};

const RESEARCH: Kinds = Kinds::one(Resource::Research);

/// Has a technology research icons that are not crossed out?
fn is_open(pen: &Pen<'_>, offer: &Offer) -> bool {
    !pen.has(offer.id)
}

/// Is there a research icon to cross out on a sheet?
pub(crate) fn has_icon(pen: &Pen<'_>, sheet: Sheet) -> bool {
    pen.offers(sheet).iter().any(|offer| is_open(pen, offer))
}

/// What resources can pay for, and what specialties can (TINS-R35).
pub(super) fn marks<T: Options<TwilightInscription>>(pen: &Pen<'_>, source: &Source, out: &mut T) {
    let pays = source.pays(pen, RESEARCH);
    let offers = pen.offers(source.sheet);
    for offer in offers.iter().filter(|offer| is_open(pen, offer)) {
        offer_one(out, pays, |pay| Choice::Tech(offer.id, pay));
    }
    if !source.goods {
        return;
    }
    for offer in offers.iter().filter(|offer| is_open(pen, offer)) {
        let with = offer.specialty;
        out.option(Choice::TechWith(offer.id, with), holds(pen, with));
    }
    for resource in Resource::VARIANTS {
        out.option(
            Choice::Focus(*resource),
            may_focus(pen, source.sheet, *resource),
        );
    }
    for offer in offers {
        out.option(Choice::Use(offer.id), may_use(pen, offer.id));
    }
}

/// Research icons of a sheet.
fn research<T: Options<TwilightInscription>>(pen: &Pen<'_>, sheet: Sheet, pays: Pays, out: &mut T) {
    for offer in pen.offers(sheet) {
        if is_open(pen, offer) {
            offer_one(out, pays, |pay| Choice::Tech(offer.id, pay));
        } else {
            out.option(Choice::Tech(offer.id, Pay::Free), Err(Ban::Known));
        }
    }
}

/// Research icons that an effect lets its owner cross out.
pub(crate) fn research_free<T: Options<TwilightInscription>>(
    pen: &Pen<'_>,
    sheet: Sheet,
    out: &mut T,
) {
    research(pen, sheet, Pays::FREE, out);
}

/// Technologies that an effect lets its owner unlock (TINS-TEC-07).
pub(crate) fn learn_free<T: Options<TwilightInscription>>(
    pen: &Pen<'_>,
    sheet: Option<Sheet>,
    out: &mut T,
) {
    for on in Sheet::VARIANTS {
        for offer in pen.offers(*on) {
            let verdict = match sheet {
                Some(sheet) if sheet != *on => Err(Ban::Inactive(sheet)),
                _ if is_open(pen, offer) => Ok(()),
                _ => Err(Ban::Known),
            };
            out.option(Choice::Learn(offer.id), verdict);
        }
    }
}

/// TINS-FOC-03: a focus asset, and a die that is locked on this sheet.
fn may_focus(pen: &Pen<'_>, sheet: Sheet, resource: Resource) -> Result<(), Ban> {
    if pen.sheets().focus_on(sheet) >> resource as u8 & 1 == 1 {
        Err(Ban::Unlocked)
    } else if pen.kept(Stock::Focus(resource)) == 0 {
        Err(Ban::NoFocus)
    } else {
        Ok(())
    }
}

/// TINS-TEC-05: once in a round in which its sheet is active.
fn may_use(pen: &Pen<'_>, technology: Technology) -> Result<(), Ban> {
    if !pen.has(technology) {
        return Err(Ban::Unknown(technology));
    }
    let facts = pen.content.technology(technology);
    let after_dice = facts.clause.trigger == Trigger::AfterDice;
    let effects = pen.content.effects(facts.clause.effects);
    if !facts.active_only
        || !facts.conversions.is_empty()
        || !matches!(
            facts.clause.trigger,
            Trigger::StrategyStep | Trigger::AfterDice
        )
    {
        Err(Ban::Passive)
    } else if pen.lane.own.notes.used >> technology as u32 & 1 == 1 {
        Err(Ban::Used)
    } else if after_dice && pen.game.stage() != Some(Stage::Dice) {
        Err(Ban::NotNow)
    } else if effects.iter().all(|effect| run::is_idle(pen, *effect, 0)) {
        Err(Ban::NoUse)
    } else {
        Ok(())
    }
}

/// Crosses a research icon out; with the last one it is unlocked (TINS-TEC-02).
pub(crate) fn cross<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    technology: Technology,
    with: Pay,
) {
    pay(play, seat, with, RESEARCH);
    cross_icon(play, seat, technology);
}

/// Crosses a research icon out, whoever pays.
pub(crate) fn cross_icon<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    technology: Technology,
) {
    let pen = Pen::of(play.look(), seat);
    let sheet = pen.content.technology(technology).sheet;
    let Some(slot) = pen
        .offers(sheet)
        .iter()
        .position(|offer| offer.id == technology)
    else {
        return;
    };
    let needed = pen.offers(sheet)[slot].research;
    let crossed = &mut play.game.lane_mut(seat).own.sheets.research[sheet as usize][slot];
    *crossed += 1;
    if *crossed >= needed {
        learn(play, seat, technology);
    }
}

/// A technology is unlocked.
pub(crate) fn learn<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    technology: Technology,
) {
    play.game.lane_mut(seat).own.sheets.learned |= 1 << technology as u32;
    play.emit(InscriptionEvent::Learned(seat, technology));
    fire(play, seat, Happening::of(Trigger::UnlockTechnology));
}

/// Unlocks a technology with a specialty (TINS-TEC-03).
pub(crate) fn learn_with<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    technology: Technology,
    specialty: Specialty,
) {
    asset::strike(play, seat, Stock::Specialty(specialty));
    learn(play, seat, technology);
}

/// Unlocks a focus die on the active sheet: its result of this round may be spent
/// there, too (TINS-FOC-05, TINS-R36).
pub(crate) fn focus<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    resource: Resource,
) {
    asset::strike(play, seat, Stock::Focus(resource));
    if let Some(active) = play.game.lane(seat).own.notes.active {
        play.game
            .lane_mut(seat)
            .own
            .sheets
            .unlock_focus(active, resource);
    }
    if play.game.stage() == Some(Stage::Dice) {
        add_die(play, seat, resource);
    }
}

/// The result of a focus die comes into the purse, once.
pub(crate) fn add_die<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    resource: Resource,
) {
    let shown = play.game.rolled.focus[resource as usize];
    let lane = play.game.lane_mut(seat);
    if lane.own.notes.dice >> resource as u8 & 1 == 0 {
        lane.own.notes.dice |= 1 << resource as u8;
        lane.purse[resource as usize] += shown;
    }
}

/// Uses a technology.
pub(crate) fn use_it<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    technology: Technology,
) {
    play.game.lane_mut(seat).own.notes.used |= 1 << technology as u32;
    let effects = play.content.technology(technology).clause.effects;
    run::begin(play, seat, effects, 0);
}

/// Focus dice that an effect lets its owner use.
pub(crate) fn dice<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    for resource in Resource::VARIANTS {
        let used = pen.lane.own.notes.dice >> *resource as u8 & 1 == 1;
        let verdict = if used { Err(Ban::Used) } else { Ok(()) };
        out.option(Choice::Die(*resource), verdict);
    }
}

/// Does a technology have this effect, and is it known?
pub(crate) fn ignored_loss(pen: &Pen<'_>) -> u8 {
    let known = Technology::VARIANTS
        .iter()
        .filter(|technology| pen.has(**technology));
    let effects = known.flat_map(|technology| {
        let clause = pen.content.technology(*technology).clause;
        pen.content.effects(clause.effects).iter()
    });
    let losses = effects.filter_map(|effect| match effect {
        Effect::IgnoreLoss(by) => Some(*by),
        _ => None,
    });
    losses.max().unwrap_or(0)
}
