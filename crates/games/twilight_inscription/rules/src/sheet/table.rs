//! The table of Industry: counselors and commodities (TINS-TAB-01 to TINS-TAB-08).

use engine::{Seat, Sink};
use strum::{EnumCount, VariantArray};

use crate::Play;
use crate::cards::run::{Happening, fire_times};
use crate::cards::trigger::Trigger;
use crate::content::Industry;
use crate::content::industry::Step;
use crate::event::InscriptionEvent;
use crate::ids::Commodity;
use crate::pen::Print;
use crate::state::Sheets;

/// How many "+1 trade good" icons are unlocked: all icons above them are crossed
/// out (TINS-TAB-08).
pub(crate) fn columns(sheets: &Sheets) -> u8 {
    sheets.commodities.iter().copied().min().unwrap_or(0)
}

/// A counselor unlocks the leftmost vote (TINS-TAB-02).
pub(crate) fn counselor<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let most = Print::of(play, seat).industry().vote_icons();
    let counselors = &mut play.game.lane_mut(seat).own.sheets.counselors;
    // TINS-R21: with a full row there is no effect.
    *counselors = (*counselors + 1).min(most);
}

/// Commodities cross out the leftmost icons of their row (TINS-TAB-06).
pub(crate) fn commodity<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    commodity: Commodity,
    count: u8,
) {
    let most = Print::of(play, seat).industry().rows[commodity as usize].icons;
    let sheets = &mut play.game.lane_mut(seat).own.sheets;
    let before = columns(sheets);
    let crossed = &mut sheets.commodities[commodity as usize];
    *crossed = (*crossed + count).min(most);
    let after = columns(sheets);
    let happening = Happening::of(Trigger::ProductionOrColumn);
    fire_times(play, seat, happening, after - before);
}

/// What the table is worth (TINS-TAB-03, TINS-TAB-07).
pub(crate) fn points(industry: &Industry, sheets: &Sheets) -> i32 {
    let mut points = 0;
    let mut votes = 0;
    for step in &industry.council {
        match step {
            Step::Vote => votes += 1,
            Step::Vp(value) if votes <= sheets.counselors => points += i32::from(*value),
            Step::Vp(_) => {}
        }
    }
    for commodity in Commodity::VARIANTS {
        let crossed = sheets.commodities[*commodity as usize];
        let row = &industry.rows[*commodity as usize];
        let reached = row.vp.iter().filter(|(after, _)| *after <= crossed);
        points += reached.map(|(_, value)| i32::from(*value)).sum::<i32>();
    }
    debug_assert_eq!(Commodity::COUNT, 3);
    points
}
