//! What is written on the four sheets: what may be, and what comes of it.

pub(crate) mod expansion;
pub(crate) mod industry;
pub(crate) mod navigation;
pub(crate) mod place;
pub(crate) mod table;
pub(crate) mod technology;
pub(crate) mod war;

use engine::step::Options;
use engine::{Seat, Sink};

use crate::ban::Ban;
use crate::choice::Choice;
use crate::content::navigation::bits;
use crate::event::InscriptionEvent;
use crate::ids::Sheet;
use crate::pen::Pen;
use crate::purse::{Kinds, Pay, Pays, Source, paid};
use crate::task::Task;
use crate::{Play, TwilightInscription};

/// Is there nothing to offer, since nothing pays for it and nobody asks why?
#[inline]
pub(crate) fn is_idle<T: Options<TwilightInscription>>(pays: &[Pays]) -> bool {
    !T::ASKS_WHY && pays.iter().all(|pays| pays.is_empty())
}

/// Offers marks on places of a sheet: those that may be written, in each way to
/// pay; where somebody asks why not, all others, too.
#[inline]
pub(crate) fn offer<T: Options<TwilightInscription>>(
    out: &mut T,
    (all, legal): (u64, u64),
    pays: Pays,
    make: impl Fn(usize, Pay) -> Choice,
    ban: impl Fn(usize) -> Ban,
) {
    if is_idle::<T>(&[pays]) {
        return;
    }
    let places = if T::ASKS_WHY { all } else { legal };
    for place in bits(places) {
        if legal >> place & 1 == 0 {
            out.option(make(place, Pay::Free), Err(ban(place)));
        } else {
            offer_one(out, pays, |pay| make(place, pay));
        }
    }
}

/// Offers one mark in each way to pay.
#[inline]
pub(crate) fn offer_one<T: Options<TwilightInscription>>(
    out: &mut T,
    pays: Pays,
    make: impl Fn(Pay) -> Choice,
) {
    if pays.is_empty() && T::ASKS_WHY {
        out.option(make(Pay::Free), Err(Ban::Unpaid));
    }
    pays.iter().for_each(|pay| out.may(make(pay)));
}

/// Offers all marks that resources can pay for on a sheet.
pub(crate) fn marks<T: Options<TwilightInscription>>(pen: &Pen<'_>, source: &Source, out: &mut T) {
    match source.sheet {
        Sheet::Navigation => navigation::marks(pen, source, out),
        Sheet::Expansion => expansion::marks(pen, source, out),
        Sheet::Industry => industry::marks(pen, source, out),
        Sheet::War => war::marks(pen, source, out),
    }
    technology::marks(pen, source, out);
}

/// Which kinds of resources have a legal use on a sheet as such (TINS-R07).
pub(crate) fn usable(pen: &Pen<'_>, sheet: Sheet) -> Kinds {
    let marks = match sheet {
        Sheet::Navigation => navigation::usable(pen),
        Sheet::Expansion => expansion::usable(pen),
        Sheet::Industry => industry::usable(pen),
        // TINS-R07: infantry always is a use.
        Sheet::War => Kinds::ALL,
    };
    marks.and(
        Kinds::one(crate::ids::Resource::Research),
        technology::has_icon(pen, sheet),
    )
}

/// Pays for a mark that takes one of these kinds from what is on top.
pub(crate) fn pay<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    pay: Pay,
    kinds: Kinds,
) {
    let pen = Pen::of(play.look(), seat);
    if let Some(source) = pen.source() {
        let (purse, notes) = paid(&pen, &source, pay, kinds);
        let lane = play.game.lane_mut(seat);
        lane.own.notes = notes;
        if pay == Pay::Good {
            lane.own.sheets.goods.spent += 1;
        }
        match lane.tasks.top() {
            Some(Task::Sum(_, sheet)) => lane.tasks.replace(Task::Sum(purse, sheet)),
            _ => lane.purse = purse,
        }
    } else {
        done_once(play, seat);
    }
    play.game.lane_mut(seat).own.notes.begun = true;
}

/// One of the marks that an effect gives has been written.
pub(crate) fn done_once<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let tasks = &mut play.game.lane_mut(seat).tasks;
    let Some(task) = tasks.pop() else { return };
    let rest = match task {
        Task::Explore(n, near) if n > 1 => Some(Task::Explore(n - 1, near)),
        Task::Claim(n) if n > 1 => Some(Task::Claim(n - 1)),
        Task::Icons(n, scope, planet) if n > 1 => Some(Task::Icons(n - 1, scope, planet)),
        Task::Docks(n) if n > 1 => Some(Task::Docks(n - 1)),
        Task::Scrap(n, anywhere) if n > 1 => Some(Task::Scrap(n - 1, anywhere)),
        Task::Tiles(n) if n > 1 => Some(Task::Tiles(n - 1)),
        Task::Units(n, unit, started) if n > 1 => Some(Task::Units(n - 1, unit, started)),
        Task::Anomalies(n) if n > 1 => Some(Task::Anomalies(n - 1)),
        Task::Research(n, sheet) if n > 1 => Some(Task::Research(n - 1, sheet)),
        Task::Bar(n) if n > 1 => Some(Task::Bar(n - 1)),
        Task::BarLines(n, asset) if n > 1 => Some(Task::BarLines(n - 1, asset)),
        Task::Dice(n) if n > 1 => Some(Task::Dice(n - 1)),
        Task::Place(unit, n) if n > 1 => Some(Task::Place(unit, n - 1)),
        Task::Skip(n) if n > 1 => Some(Task::Skip(n - 1)),
        Task::Lose(n) if n > 1 => Some(Task::Lose(n - 1)),
        _ => None,
    };
    if let Some(rest) = rest {
        tasks.push(rest);
    }
}
