//! Sheets that are half written: what is near counts for a share of what it brings.

use engine::Seat;
use strum::VariantArray;
use twilight_inscription::TwilightInscription;
use twilight_inscription::content::Content;
use twilight_inscription::content::expansion::DOCKS;
use twilight_inscription::ids::{Cell, Line, Sheet, System, Technology};
use twilight_inscription::state::Sheets;

use crate::POINT;
use crate::calendar::Calendar;
use crate::worth::Prices;

/// What an asset that one mark claims is worth of it, in percent, and what two marks
/// do, and so on.
const NEAR: [i32; 6] = [34, 24, 16, 10, 6, 3];
/// Shares of lines, docks and units, in percent: when everything but the last icon is
/// crossed out.
const BEGUN: i32 = 55;

/// What a seat writes on.
pub(crate) struct Desk<'a> {
    pub(crate) content: &'a Content,
    pub(crate) world: &'a TwilightInscription,
    pub(crate) seat: Seat,
    pub(crate) sheets: &'a Sheets,
    pub(crate) calendar: &'a Calendar,
    pub(crate) prices: &'a Prices,
}

/// The numbers in a set.
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let bit = set.trailing_zeros() as usize;
            set &= set - 1;
            bit
        })
    })
}

/// A share of what so many of so many icons bring: little for the first, most for the
/// last.
pub(crate) const fn begun(worth: i32, crossed: i32, all: i32) -> i32 {
    worth * BEGUN * (4 * crossed * crossed + all) / (400 * all * all + 100 * all)
}

impl Desk<'_> {
    pub(crate) fn variant(&self, sheet: Sheet) -> twilight_inscription::content::Variant {
        self.world.variant(self.seat, sheet)
    }

    /// What waits in systems, by the marks that lead there.
    pub(crate) fn navigation(&self) -> i32 {
        let facts = self.content.navigation(self.variant(Sheet::Navigation));
        let mut reached = self.sheets.explored;
        let mut layer = reached & !self.sheets.claimed;
        let mut sum = 0;
        for near in NEAR {
            for system in bits(layer & !self.sheets.barred) {
                sum += self.in_system(facts.mecatol, system) * near;
            }
            let beside = bits(reached).fold(0, |all, system| all | facts.neighbours[system]);
            layer = beside & !reached;
            reached |= layer;
        }
        self.calendar.share(sum / 100, 30)
    }

    /// What claiming a system brings.
    pub(crate) fn in_system(&self, mecatol: System, system: usize) -> i32 {
        if system == mecatol.index() {
            return self.prices.mecatol;
        }
        let facts = self.content.navigation(self.variant(Sheet::Navigation));
        let asset = facts.systems.get(system).and_then(|facts| facts.asset);
        asset.map_or(0, |asset| self.prices.of_asset(asset))
    }

    /// Lines of planets, and docks.
    pub(crate) fn expansion(&self) -> i32 {
        let facts = self.content.expansion(self.variant(Sheet::Expansion));
        let mut sum = 0;
        for line in Line::all() {
            let (icons, Some(asset)) = facts.line(line) else {
                continue;
            };
            let bit = 1_u64 << line.index();
            if (self.sheets.lines | self.sheets.lines_out) & bit != 0 {
                continue;
            }
            let crossed = (icons & self.sheets.icons).count_ones() as i32;
            let worth = begun(
                self.prices.of_asset(asset),
                crossed,
                icons.count_ones() as i32,
            );
            let open = self.sheets.planets >> line.planet() & 1 == 1;
            sum += if open { worth } else { worth / 4 };
        }
        for dock in 0..DOCKS {
            if self.sheets.docks >> dock & 1 == 0 {
                let facts = &facts.docks[dock];
                let crossed = self.sheets.dock_icons[dock].count_ones() as i32;
                let worth = self.prices.of_asset(facts.asset);
                sum += begun(worth, crossed, facts.icons.len() as i32);
            }
        }
        self.calendar.share(sum, 30)
    }

    /// What waits on tiles, by the marks that lead there.
    pub(crate) fn industry(&self) -> i32 {
        let facts = self.content.industry(self.variant(Sheet::Industry));
        let written = self.sheets.scrapped | self.sheets.taken;
        let free = facts.tiles & !written;
        let mut reached = 0;
        let mut layer = facts.beside(self.sheets.scrapped) & free;
        let mut sum = 0;
        for near in NEAR {
            for tile in bits(layer) {
                sum += self.on_tile(tile) * near;
            }
            reached |= layer;
            layer = facts.beside(reached | written) & free & !reached;
        }
        self.calendar.share(sum / 100, 30)
    }

    /// What claiming a tile brings.
    pub(crate) fn on_tile(&self, tile: usize) -> i32 {
        let facts = self.content.industry(self.variant(Sheet::Industry));
        let cell = Cell::new(tile).and_then(|cell| facts.asset(cell));
        cell.map_or(0, |asset| self.prices.of_asset(asset))
    }

    /// Technologies and focus dice, by the events in which they can be used.
    pub(crate) fn research(&self) -> i32 {
        let mut sum = 0;
        let each = self.calendar.share(420, 140);
        for sheet in Sheet::VARIANTS.iter().copied() {
            let offers = self.content.offers(sheet, self.variant(sheet));
            for (nth, offer) in offers.iter().enumerate() {
                if self.has(offer.id) {
                    sum += each;
                } else {
                    let crossed = self.sheets.research[sheet as usize][nth].count_ones();
                    sum += begun(each, crossed as i32, i32::from(offer.research).max(1));
                }
            }
            let dice = self.sheets.focus_on(sheet).count_ones() as i32;
            sum += dice * self.calendar.share(320, 140);
        }
        sum
    }

    fn has(&self, technology: Technology) -> bool {
        self.sheets.learned >> technology as u32 & 1 == 1
    }

    /// Objectives that are not completed, by how far each is.
    pub(crate) fn objectives(&self) -> i32 {
        let mut sum = 0;
        for sheet in Sheet::VARIANTS.iter().copied() {
            if self.sheets.objectives[sheet as usize] > 0 {
                continue;
            }
            let (objective, gone) = self.world.objective(sheet);
            let facts = self.content.objective(objective);
            let points = if gone { facts.later } else { facts.first };
            let (mut done, mut all) = (0, 0);
            for (of, least) in &facts.conditions {
                let counted = self.world.counted(self.content, self.seat, *of);
                // A condition weighs as much as it asks for, so that a long way is one.
                done += i32::from(counted.min(*least));
                all += i32::from(*least);
            }
            let worth = i32::from(points) * POINT * 9 / 10;
            // Completed while writing: the points come when all pens are down.
            if done == all {
                sum += worth;
            } else {
                sum += self
                    .calendar
                    .share(worth * 6 / 10 * done * done / (all * all).max(1), 30);
            }
        }
        sum
    }
}
