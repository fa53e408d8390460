//! Industry: tiles are scrapped and claimed (TINS-IND-01 to TINS-IND-11).

use engine::step::Options;
use engine::{Seat, Sink};

use super::{is_idle, offer, pay};
use crate::asset;
use crate::ban::Ban;
use crate::cards::run::{Happening, fire};
use crate::cards::trigger::Trigger;
use crate::choice::Choice;
use crate::content::navigation::bits;
use crate::event::InscriptionEvent;
use crate::ids::{Cell, Resource, Sheet, Specialty, Stock};
use crate::pen::{Pen, Print};
use crate::purse::{Kinds, Pay, Pays, Source};
use crate::task::Task;
use crate::{Play, TwilightInscription};

/// TINS-IND-05: what scrapping costs.
const SCRAP: Kinds = Kinds::one(Resource::Material);
/// TINS-IND-06: what claiming costs.
const TAKE: Kinds = Kinds::one(Resource::Influence).with(Resource::Research);

/// Tiles with nothing written on them, dotted X apart.
fn open(pen: &Pen<'_>) -> u64 {
    let sheets = pen.sheets();
    pen.industry().tiles & !sheets.scrapped & !sheets.taken
}

/// TINS-IND-05: beside a scrapped or claimed tile.
pub(crate) fn scrappable(pen: &Pen<'_>) -> u64 {
    let sheets = pen.sheets();
    open(pen) & pen.industry().beside(sheets.scrapped | sheets.taken)
}

/// TINS-IND-06: beside a scrapped tile.
pub(crate) fn takeable(pen: &Pen<'_>) -> u64 {
    open(pen) & pen.industry().beside(pen.sheets().scrapped)
}

/// Why a tile cannot be written on.
fn why_not(pen: &Pen<'_>, cell: usize) -> Ban {
    let sheets = pen.sheets();
    if (sheets.scrapped | sheets.taken) >> cell & 1 == 1 {
        return Ban::Written;
    }
    pen.industry()
        .tag(Cell::at(cell))
        .map_or(Ban::NotBeside, Ban::DottedX)
}

/// All that somebody may look for: TINS-IND-11 leaves out what is no tile.
fn all(pen: &Pen<'_>) -> u64 {
    let industry = pen.industry();
    industry.tiles | industry.dotted | 1 << industry.start.index()
}

fn scrap_choice(cell: usize, pay: Pay) -> Choice {
    Choice::Scrap(Cell::at(cell), pay)
}

fn take_choice(cell: usize, pay: Pay) -> Choice {
    Choice::Take(Cell::at(cell), pay)
}

/// What resources can pay for, and what specialties can.
pub(super) fn marks<T: Options<TwilightInscription>>(pen: &Pen<'_>, source: &Source, out: &mut T) {
    let [scraps, takes] = [SCRAP, TAKE].map(|kinds| source.pays(pen, kinds));
    if !is_idle::<T>(&[scraps, takes]) {
        let all = all(pen);
        let ban = |cell| why_not(pen, cell);
        offer(out, (all, scrappable(pen)), scraps, scrap_choice, ban);
        offer(out, (all, takeable(pen)), takes, take_choice, ban);
    }
    // TINS-IND-08: no other asset is spent in between.
    if source.goods {
        offer_specialties(pen, out);
    }
}

/// Tiles with a dotted X, and the specialties of the legend (TINS-IND-07,
/// TINS-IND-09, TINS-R19).
fn offer_specialties<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    let industry = pen.industry();
    for cell in bits(industry.dotted & !pen.sheets().scrapped).map(Cell::at) {
        if let Some(tag) = industry.tag(cell) {
            out.option(Choice::Open(cell), holds(pen, tag));
        }
    }
    let usable = usable(pen);
    for burst in &industry.bursts {
        let used = if usable.has(burst.resource) {
            Ok(())
        } else {
            Err(Ban::NoUse)
        };
        out.option(
            Choice::Burst(burst.specialty),
            holds(pen, burst.specialty).and(used),
        );
    }
}

/// Is there such a specialty to spend?
pub(super) fn holds(pen: &Pen<'_>, specialty: Specialty) -> Result<(), Ban> {
    match pen.kept(Stock::Specialty(specialty)) {
        0 => Err(Ban::NoSpecialty(specialty)),
        _ => Ok(()),
    }
}

/// Which resources have a use.
pub(super) fn usable(pen: &Pen<'_>) -> Kinds {
    let scraps = scrappable(pen) != 0;
    Kinds::default()
        .and(SCRAP, scraps)
        .and(TAKE, takeable(pen) != 0)
}

/// What an effect lets its owner scrap: by the usual rule, or anywhere.
pub(crate) fn scrap_free<T: Options<TwilightInscription>>(
    pen: &Pen<'_>,
    anywhere: bool,
    out: &mut T,
) {
    let legal = match anywhere {
        // TINS-CLR-05.
        true => open(pen) | pen.industry().dotted & !pen.sheets().scrapped,
        false => scrappable(pen),
    };
    offer(out, (all(pen), legal), Pays::FREE, scrap_choice, |cell| {
        why_not(pen, cell)
    });
}

/// What an effect lets its owner claim: tiles beside claimed ones.
pub(crate) fn take_free<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    let legal = open(pen) & pen.industry().beside(pen.sheets().taken);
    offer(out, (all(pen), legal), Pays::FREE, take_choice, |cell| {
        why_not(pen, cell)
    });
}

/// Scraps a tile: its asset is destroyed (TINS-IND-04).
pub(crate) fn scrap<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    cell: Cell,
    with: Pay,
) {
    pay(play, seat, with, SCRAP);
    scrapped(play, seat, cell);
}

fn scrapped<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, cell: Cell) {
    play.game.lane_mut(seat).own.sheets.scrapped |= 1 << cell.index();
    if Print::of(play, seat).industry().trade >> cell.index() & 1 == 1 {
        fire(
            play,
            seat,
            Happening::about(Trigger::ScrapTradeCell, cell.index() as u8),
        );
    }
}

/// Claims a tile.
pub(crate) fn take<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    cell: Cell,
    with: Pay,
) {
    pay(play, seat, with, TAKE);
    play.game.lane_mut(seat).own.sheets.taken |= 1 << cell.index();
    if let Some(asset) = Print::of(play, seat).industry().asset(cell) {
        asset::circled(play, seat, asset);
    }
}

/// Scraps a tile with a dotted X (TINS-IND-09).
pub(crate) fn open_up<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, cell: Cell) {
    if let Some(tag) = Print::of(play, seat).industry().tag(cell) {
        asset::strike(play, seat, Stock::Specialty(tag));
    }
    scrapped(play, seat, cell);
}

/// Spends a specialty as resources: one after the other, with nothing in between
/// (TINS-IND-08, TINS-R18).
pub(crate) fn burst<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    specialty: Specialty,
) {
    let bursts = &Print::of(play, seat).industry().bursts;
    let Some(burst) = bursts.iter().find(|burst| burst.specialty == specialty) else {
        return;
    };
    asset::strike(play, seat, Stock::Specialty(specialty));
    let mut sum = [0; 4];
    sum[burst.resource as usize] = burst.amount;
    play.game
        .lane_mut(seat)
        .tasks
        .push(Task::Sum(sum, Sheet::Industry));
}
