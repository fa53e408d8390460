//! War: units are deployed on the grid (TINS-WAR-10 to TINS-WAR-22).

use engine::step::Options;
use engine::{Seat, Sink};

use super::done_once;
use crate::asset;
use crate::ban::Ban;
use crate::cards::run::{Happening, fire_times};
use crate::cards::trigger::Trigger;
use crate::choice::Choice;
use crate::content::Placement;
use crate::content::war::{self, SECTION};
use crate::event::InscriptionEvent;
use crate::ids::{COLUMNS, Node, Turn, Unit};
use crate::pen::{Pen, Print};
use crate::state::Sheets;
use crate::task::Task;
use crate::{Play, TwilightInscription};

/// The first row above the deployment line (TINS-WAR-12).
fn first_row(sheets: &Sheets) -> usize {
    usize::from(sheets.line) * SECTION
}

/// TINS-WAR-22: may units cover anomalies?
fn covers_anomalies(pen: &Pen<'_>) -> bool {
    let technology = pen.sheets().learned & pen.content.anomaly_technologies != 0;
    let faction = || {
        let faction = pen.faction();
        faction.is_some_and(|faction| pen.content.faction(faction).ability.traits.anomalies)
    };
    technology || faction()
}

/// Where units may stand: what is taken, what touches the line, what touches a unit.
struct Room {
    taken: u128,
    touching: u128,
    row: usize,
}

impl Room {
    fn of(pen: &Pen<'_>) -> Self {
        let sheets = pen.sheets();
        let row = first_row(sheets);
        let anomalies = if covers_anomalies(pen) {
            0
        } else {
            pen.war().anomalies
        };
        let line = match row < crate::content::war::ROWS {
            true => ((1 << COLUMNS) - 1) << (row * COLUMNS),
            false => 0,
        };
        Self {
            taken: sheets.nodes | anomalies,
            // TINS-WAR-16, TINS-R24.
            touching: line | war::beside(sheets.nodes),
            row,
        }
    }

    /// TINS-WAR-15 to TINS-WAR-17.
    fn may_stand(&self, place: &Placement) -> Result<(), Ban> {
        if usize::from(place.row) < self.row {
            Err(Ban::BelowLine)
        } else if place.nodes & self.taken != 0 || place.nodes & self.touching == 0 {
            Err(Ban::NoRoom)
        } else {
            Ok(())
        }
    }
}

/// Everywhere a unit may be deployed.
pub(crate) fn places<T: Options<TwilightInscription>>(pen: &Pen<'_>, unit: Unit, out: &mut T) {
    let room = Room::of(pen);
    for place in &pen.war().unit(unit).places {
        match room.may_stand(place) {
            Ok(()) => out.may(Choice::At(place.at, place.turn)),
            Err(ban) if T::ASKS_WHY => out.option(Choice::At(place.at, place.turn), Err(ban)),
            Err(_) => {}
        }
    }
}

/// Is there anywhere at all (TINS-WAR-20)?
pub(crate) fn fits(pen: &Pen<'_>, unit: Unit) -> bool {
    let room = Room::of(pen);
    pen.war()
        .unit(unit)
        .places
        .iter()
        .any(|place| room.may_stand(place).is_ok())
}

/// The anomalies that an effect lets its owner write on: wherever they are above
/// the line.
pub(crate) fn anomalies<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    let row = first_row(pen.sheets());
    let taken = pen.sheets().nodes;
    for node in Node::all().filter(|node| pen.war().anomalies >> node.index() & 1 == 1) {
        let verdict = if node.row() < row {
            Err(Ban::BelowLine)
        } else if taken >> node.index() & 1 == 1 {
            Err(Ban::Written)
        } else {
            Ok(())
        };
        out.option(Choice::Node(node), verdict);
    }
}

/// A unit is to be deployed: this comes first.
pub(crate) fn deploy<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, unit: Unit) {
    play.game.lane_mut(seat).tasks.push(Task::Place(unit, 1));
}

/// Draws a unit.
pub(crate) fn stand<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    (node, turn): (Node, Turn),
) {
    let Some(Task::Place(unit, _)) = play.game.lane(seat).tasks.top() else {
        return;
    };
    done_once(play, seat);
    let places = &Print::of(play, seat).war().unit(unit).places;
    let here = |place: &&Placement| (place.at, place.turn) == (node, turn);
    if let Some(place) = places.iter().find(here) {
        write(play, seat, place.nodes);
    }
}

/// Writes on an anomaly, as if a unit stood there.
pub(crate) fn mark<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, node: Node) {
    done_once(play, seat);
    write(play, seat, 1 << node.index());
}

/// Writes on nodes: their assets are claimed (TINS-WAR-18).
fn write<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, nodes: u128) {
    let war = Print::of(play, seat).war();
    let left: u128 = 0x0101_0101_0101_0101_0101_0101;
    let lane = play.game.lane_mut(seat);
    lane.own.notes.begun = true;
    let sheets = &mut lane.own.sheets;
    sheets.nodes |= nodes;
    sheets.joined_right |= nodes & (nodes & !left) >> 1;
    sheets.joined_up |= nodes & nodes >> COLUMNS;
    for (node, asset) in &war.assets {
        if nodes >> node.index() & 1 == 1 {
            asset::circled(play, seat, *asset);
        }
    }
    let anomalies = (nodes & war.anomalies).count_ones() as u8;
    fire_times(play, seat, Happening::of(Trigger::WriteAnomaly), anomalies);
}
