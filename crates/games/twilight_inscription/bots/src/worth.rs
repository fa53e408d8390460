//! What assets are worth.

use engine::Seat;
use twilight_inscription::TwilightInscription;
use twilight_inscription::content::Content;
use twilight_inscription::ids::{Asset, Sheet, Stock};
use twilight_inscription::state::Sheets;

use crate::POINT;
use crate::calendar::Calendar;

/// A resource of any kind, while there is something to write with it.
pub(crate) const MARK: i32 = 90;

/// What one of each kind of asset is worth to a seat now.
pub(crate) struct Prices {
    planet: i32,
    good: i32,
    vote: i32,
    specialty: i32,
    focus: i32,
    commodity: i32,
    counselor: i32,
    population: i32,
    faction: i32,
    relic: i32,
    neighbour: i32,
    /// The reward of Mecatol Rex for who comes next.
    pub(crate) mecatol: i32,
}

impl Prices {
    pub(crate) fn of(
        content: &Content,
        world: &TwilightInscription,
        seat: Seat,
        calendar: &Calendar,
    ) -> Self {
        let sheets = &world.lane(seat).own.sheets;
        let variant = |sheet| world.variant(seat, sheet);
        let steps = &content.expansion(variant(Sheet::Expansion)).population;
        let next = steps.iter().skip(usize::from(sheets.population)).take(2);
        let population: i32 = next.map(|points| i32::from(*points)).sum();
        let slot = content.mecatol.slots.get(world.mecatol_names());
        let vote = 25 * calendar.councils.min(2);
        Self {
            planet: calendar.share(220, 50),
            good: POINT / 2 + calendar.share(MARK - POINT / 2, 10),
            vote,
            specialty: calendar.share(160, 40),
            focus: calendar.share(260, 120),
            commodity: calendar.share(30, 40) + 25 * calendar.productions.min(2) + 40,
            counselor: 45 * calendar.councils + 20,
            population: population * POINT / 2,
            faction: calendar.share(150, 20) + 50,
            relic: 330 + calendar.share(80, 20),
            neighbour: 40 * calendar.battles.min(2),
            mecatol: slot.map_or(0, |slot| {
                i32::from(slot.vp) * POINT + i32::from(slot.votes) * vote
            }),
        }
    }

    /// What claiming an asset is worth.
    pub(crate) const fn of_asset(&self, asset: Asset) -> i32 {
        match asset {
            Asset::Vp(points) => points as i32 * POINT,
            Asset::Planet => self.planet,
            Asset::TradeGood => self.good,
            Asset::Vote => self.vote,
            Asset::Specialty(_) => self.specialty,
            Asset::Focus(_) => self.focus,
            Asset::Commodity(_, count) => self.commodity * count as i32,
            Asset::Counselor => self.counselor,
            Asset::Population => self.population,
            Asset::Faction => self.faction,
            Asset::Relic => self.relic,
            Asset::Neighbour(_) => self.neighbour,
        }
    }

    /// What is kept and can still be spent: a little less than what claiming it was
    /// worth, so that it is.
    pub(crate) fn kept(&self, sheets: &Sheets) -> i32 {
        let stock: i32 = Stock::all()
            .map(|kind| {
                let index = kind.index();
                let count = sheets.stock[index] + sheets.reserve[index];
                i32::from(count) * self.of_asset(kind.asset()) * 4 / 5
            })
            .sum();
        // Pairs of trade goods are points already.
        let goods = i32::from(sheets.goods.left());
        let goods = goods * self.good - goods / 2 * POINT;
        let table: i32 = sheets
            .commodities
            .iter()
            .map(|crossed| i32::from(*crossed) * self.commodity * 2 / 3)
            .sum();
        let counselors = i32::from(sheets.counselors) * self.counselor;
        stock + goods + table + counselors + i32::from(sheets.votes.left()) * self.vote
    }
}
