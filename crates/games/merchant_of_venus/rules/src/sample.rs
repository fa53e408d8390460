//! Worlds that a viewer cannot tell from the true one: Cultures and counters that
//! they have not seen are dealt anew.

use engine::cards;
use engine::{Draw, SeatSet, Viewer};
use strum::EnumCount;

use crate::MerchantOfVenus;
use crate::content::COUNTERS;
use crate::ids::Culture;
use crate::options::Modules;
use crate::state::{QuestionBox, World};

/// Does this viewer belong to those who have looked?
fn has_looked(known: SeatSet, viewer: Viewer) -> bool {
    viewer.seat().is_some_and(|seat| known.contains(seat))
}

impl World {
    /// Does somebody live here whom the viewer does not know? Who is alone leaves
    /// what was observed face up (MOV-17.4a).
    pub(crate) fn is_unknown_to(&self, viewer: Viewer, modules: Modules) -> bool {
        let lies_up = modules.alone && !self.known.is_empty();
        self.culture.is_some() && !self.discovered && !lies_up && !has_looked(self.known, viewer)
    }
}

impl QuestionBox {
    /// Does a counter lie here that the viewer has not seen?
    pub(crate) fn is_unknown_to(&self, viewer: Viewer) -> bool {
        !self.up && !has_looked(self.known, viewer)
    }
}

impl MerchantOfVenus {
    /// Deals everything anew that the viewer does not know.
    pub(crate) fn sample_for(&mut self, viewer: Viewer, draw: &mut Draw<'_>) {
        let worlds = self.worlds.iter_mut();
        let modules = self.modules;
        let unknown = worlds.filter(|world| world.is_unknown_to(viewer, modules));
        let cultures = unknown.filter_map(|world| world.culture.as_mut());
        cards::deal_among::<_, { Culture::COUNT }>(cultures, draw, |_, _| true);

        let boxes = self.boxes.iter_mut();
        let unknown = boxes.filter(|found| found.is_unknown_to(viewer));
        let in_boxes = unknown.filter_map(|found| found.counter.as_mut());
        let places = in_boxes.chain(&mut self.left_over);
        cards::deal_among::<_, COUNTERS>(places, draw, |_, _| true);
        self.chance.forget_others(viewer);
    }
}
