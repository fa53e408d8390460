//! Strategy events: everyone chooses a sheet, spends the resources of the card, and
//! then those of the dice (TINS-STR-01 to TINS-STR-09).

use engine::step::Options;
use engine::{Seat, Sink};
use strum::VariantArray;

use super::{Stage, round};
use crate::ban::Ban;
use crate::cards::run::{Happening, fire};
use crate::choice::Choice;
use crate::content::navigation::bits;
use crate::event::InscriptionEvent;
use crate::ids::{Faction, Resource, Sheet};
use crate::pen::Pen;
use crate::sheet::technology;
use crate::state::Rolled;
use crate::task::Task;
use crate::{Play, TwilightInscription};

/// A strategy event begins.
pub(super) fn begin<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    round::forget(play);
    play.game.rolled = Rolled::default();
    round::enter(play, Stage::Open);
}

/// The factions that were dealt to a seat (TINS-SET-04a).
pub(crate) fn factions<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    let dealt = |faction: Faction| pen.lane.dealt.iter().any(|card| card == faction);
    for faction in Faction::VARIANTS {
        let verdict = if dealt(*faction) {
            Ok(())
        } else {
            Err(Ban::NotDealt)
        };
        if T::ASKS_WHY || verdict.is_ok() {
            out.option(Choice::Keep(*faction), verdict);
        }
    }
}

/// Step 1: a sheet is chosen, and the resources of the card are spent on it.
pub(super) fn open<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let purse = play.content.event(play.game.event()).resources;
    let lane = play.game.lane_mut(seat);
    lane.purse = purse;
    lane.tasks.push(Task::Spend);
    lane.tasks.push(Task::Active);
}

/// A sheet becomes active for the rest of the round (TINS-STR-02); what that sets
/// off comes before anything is spent (TINS-CLR-04).
pub(crate) fn activate<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    sheet: Sheet,
) {
    let lane = play.game.lane_mut(seat);
    lane.tasks.pop();
    lane.own.notes.active = Some(sheet);
    fire(play, seat, Happening::active(sheet));
}

/// Step 2: all six dice are rolled once for everybody (TINS-STR-04).
pub(super) fn roll<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    let faces = &play.content.dice;
    let mut draw = play.dice.shared(&mut play.game.chance);
    let mut rolled = Rolled::default();
    for _ in 0..BLACK {
        let face = faces.black[draw.index(faces.black.len())];
        rolled.black[face as usize] += 1;
    }
    for icons in &mut rolled.focus {
        *icons = faces.focus[draw.index(faces.focus.len())];
    }
    play.game.rolled = rolled;
    play.emit(InscriptionEvent::Rolled(rolled));
}

/// Black dice (TINS-OVR-03).
const BLACK: usize = 3;

/// Step 3: the resources of the black dice, and of the focus dice that are unlocked
/// on the active sheet (TINS-STR-05, TINS-STR-06).
pub(super) fn open_dice<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let black = play.game.rolled.black;
    let lane = play.game.lane_mut(seat);
    lane.purse[..black.len()].copy_from_slice(&black);
    lane.own.notes.begun = false;
    lane.tasks.push(Task::Spend);
    let skip = std::mem::take(&mut lane.own.sheets.skip);
    if skip > 0 {
        lane.tasks.push(Task::Skip(skip));
    }
    add_unlocked(play, seat);
}

/// The focus dice that are unlocked on the active sheet.
fn add_unlocked<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let own = &play.game.lane(seat).own;
    let Some(active) = own.notes.active else {
        return;
    };
    for bit in bits(u64::from(own.sheets.focus_on(active))) {
        technology::add_die(play, seat, Resource::VARIANTS[bit]);
    }
}

/// Black dice that can be left out.
pub(crate) fn dice_to_skip<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    for resource in Resource::VARIANTS {
        if pen.game.rolled.black[*resource as usize] > 0 && pen.lane.purse[*resource as usize] > 0 {
            out.may(Choice::Skip(*resource));
        }
    }
}

/// The sheets that can be made active after the roll, before anything is spent.
pub(crate) fn switches<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    let able = pen
        .faction()
        .is_some_and(|faction| pen.content.faction(faction).ability.traits.dice_sheet);
    let notes = &pen.lane.own.notes;
    if pen.game.stage() == Some(Stage::Dice) && able && !notes.begun {
        let others = Sheet::VARIANTS
            .iter()
            .filter(|sheet| notes.active != Some(**sheet));
        others.for_each(|sheet| out.may(Choice::Switch(*sheet)));
    }
}

/// Another sheet becomes active: its focus dice count, once.
pub(crate) fn switch<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, sheet: Sheet) {
    let focus = play.game.rolled.focus;
    let lane = play.game.lane_mut(seat);
    for bit in bits(u64::from(std::mem::take(&mut lane.own.notes.dice))) {
        lane.purse[bit] -= focus[bit];
    }
    lane.own.notes.active = Some(sheet);
    lane.own.notes.begun = true;
    lane.own.notes.converted[1..].fill(0);
    add_unlocked(play, seat);
    fire(play, seat, Happening::active(sheet));
}
