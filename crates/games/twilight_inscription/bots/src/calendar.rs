//! What is still to come.

use twilight_inscription::TwilightInscription;
use twilight_inscription::content::{Content, EventKind};
use twilight_inscription::phase::Stage;

/// How many events of each kind are to come; a strategy event that is being resolved
/// counts by what is left of it, in tenths.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Calendar {
    /// Tenths of strategy events.
    pub(crate) strategies: i32,
    pub(crate) battles: i32,
    pub(crate) councils: i32,
    pub(crate) productions: i32,
}

impl Calendar {
    pub(crate) fn of(content: &Content, world: &TwilightInscription) -> Self {
        let mut calendar = Self::default();
        match world.stage() {
            Some(Stage::Open) => calendar.strategies = 6,
            Some(Stage::Totals) => calendar.battles = 1,
            Some(Stage::Assembly | Stage::Ballot) => calendar.councils = 1,
            Some(Stage::Yield) => calendar.productions = 1,
            _ => {}
        }
        for card in world.events_to_come() {
            match content.event(*card).kind {
                EventKind::Strategy => calendar.strategies += 10,
                EventKind::Battle => calendar.battles += 1,
                EventKind::Council => calendar.councils += 1,
                EventKind::Production => calendar.productions += 1,
            }
        }
        calendar
    }

    /// A worth that falls to nothing with the strategy events: whole while so many
    /// tenths of them are left.
    pub(crate) fn share(&self, worth: i32, whole: i32) -> i32 {
        worth * self.strategies.min(whole) / whole
    }
}
