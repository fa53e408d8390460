//! What a merchant knows of the trade: where one can trade, at what prices, and
//! how long it takes to get there.

use arrayvec::ArrayVec;
use engine::Seat;
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus::content::wares::FareFacts;
use merchant_of_venus::content::{Content, Stop};
use merchant_of_venus::ids::{Culture, Demand, Good, Item, Space, System};
use merchant_of_venus::state::Berth;
use strum::{EnumCount, VariantArray};

use crate::rig::Rig;
use crate::worth::Chart;

/// What a turn of flying takes off a price, in hundredths of it.
const DELAY: i32 = 6;
/// What something is worth whose buyer is not found yet, in hundredths of the
/// price.
const UNFOUND: i32 = 40;
/// What a flight takes beyond its length, in hundredths of a turn: a roll is
/// seldom just enough.
const LEFT_OVER: i32 = 50;
/// The most places of a system where ships trade.
const MAX_BERTHS: usize = 10;

/// A merchant's eyes on the trade.
pub(crate) struct Trade<'a> {
    pub(crate) content: &'a Content,
    pub(crate) world: &'a MerchantOfVenus,
    pub(crate) chart: &'a Chart,
    pub(crate) seat: Seat,
    pub(crate) rig: Rig,
    pub(crate) markets: ArrayVec<Market, { System::COUNT }>,
    /// Where each Culture lives, by its place among the markets.
    homes: [Option<u8>; Culture::COUNT],
    demands: ArrayVec<Wanted, { Demand::COUNT }>,
}

/// A system where ships trade.
pub(crate) struct Market {
    pub(crate) system: System,
    /// Who lives there, as far as the merchant knows; nobody at the Galactic Base.
    pub(crate) culture: Option<Culture>,
    /// Is it still to be discovered?
    pub(crate) undiscovered: bool,
    pub(crate) berths: ArrayVec<Place, MAX_BERTHS>,
}

/// A place where ships trade.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) space: Space,
    /// Is trade unlimited there even in the turn of landing (MOV-9.43a)?
    pub(crate) is_port: bool,
    /// Does the merchant get a commission there?
    pub(crate) is_own: bool,
}

/// Demands of one kind that lie with their Culture.
struct Wanted {
    culture: Culture,
    good: Good,
    count: i32,
    surcharge: i32,
}

impl<'a> Trade<'a> {
    pub(crate) fn of(
        content: &'a Content,
        world: &'a MerchantOfVenus,
        chart: &'a Chart,
        seat: Seat,
    ) -> Self {
        let mut trade = Self {
            content,
            world,
            chart,
            seat,
            rig: Rig::of(content, world, seat),
            markets: ArrayVec::new(),
            homes: [None; Culture::COUNT],
            demands: ArrayVec::new(),
        };
        for system in System::VARIANTS {
            trade.add_market(*system);
        }
        for demand in Demand::all() {
            let (facts, count) = (content.demand(demand), world.demanded(demand));
            if count > 0 {
                trade.demands.push(Wanted {
                    culture: facts.culture,
                    good: facts.good,
                    count: count.into(),
                    surcharge: facts.surcharge,
                });
            }
        }
        trade
    }

    fn add_market(&mut self, system: System) {
        let undiscovered = self.world.is_undiscovered(system);
        let culture = self.world.known_culture(system, self.seat);
        if system != System::Base && culture.is_none() && !undiscovered {
            return;
        }
        let mut berths = ArrayVec::new();
        for space in self.content.map.places(system) {
            let berth = self.world.berth(self.content, *space);
            let Some(berth) = berth.filter(|berth| berth.is_inhabited()) else {
                continue;
            };
            let place = Place {
                space: *space,
                is_port: berth != Berth::City,
                is_own: berth == Berth::Spaceport(self.seat),
            };
            // A system has no more of them than there is room for.
            let _ = berths.try_push(place);
        }
        if let Some(culture) = culture {
            self.homes[culture as usize] = Some(self.markets.len() as u8);
        }
        self.markets.push(Market {
            system,
            culture,
            undiscovered,
            berths,
        });
    }

    /// Turns between two spaces, in hundredths: whole rolls of the dice.
    pub(crate) fn turns(&self, from: Space, to: Space) -> i32 {
        if from == to {
            return 0;
        }
        let rig = &self.rig;
        let flight = self.chart.routes.turns(rig.drives, rig.dice, from, to);
        (flight + LEFT_OVER).max(100)
    }

    /// Movement points between two spaces, about.
    pub(crate) fn steps(&self, from: Space, to: Space) -> u8 {
        self.chart.routes.steps(self.rig.drives, from, to)
    }

    /// Where a Culture lives, as far as the merchant knows.
    pub(crate) fn home(&self, culture: Culture) -> Option<&Market> {
        let place = self.homes[culture as usize]?;
        self.markets.get(usize::from(place))
    }

    /// The place of a market that is reached soonest, and in how many hundredths
    /// of a turn.
    pub(crate) fn soonest(&self, from: Space, market: &Market) -> Option<(Place, i32)> {
        let way = |place: &Place| (*place, self.turns(from, place.space));
        let ways = market.berths.iter().map(way);
        ways.min_by_key(|(place, turns)| (*turns, !place.is_port))
    }

    /// Where a passenger gets off, if it is known.
    fn stop(&self, stop: Stop) -> Option<&Market> {
        match stop {
            Stop::Base => {
                let mut markets = self.markets.iter();
                markets.find(|market| market.system == System::Base)
            }
            Stop::Culture(culture) => self.home(culture),
        }
    }

    /// A price that is paid this many hundredths of a turn from now.
    const fn later(price: i32, turns: i32) -> i32 {
        let left = 10_000 - DELAY * turns;
        if left <= 2_000 {
            price / 5
        } else {
            (price as i64 * left as i64 / 10_000) as i32
        }
    }

    /// What a Culture pays for so many of a Good (MOV-10.21a to MOV-10.21c): every
    /// unit uses up a Demand, the least first.
    pub(crate) fn revenue(&self, culture: Culture, good: Good, units: u8) -> i32 {
        let mut sum = i32::from(units) * self.content.good(good).sell;
        let lies = |wanted: &&Wanted| wanted.culture == culture && wanted.good == good;
        for wanted in self.demands.iter().filter(lies) {
            // The first unit is sold with all of them, the next with one less.
            let units = i32::from(units).min(wanted.count);
            let counters = units * wanted.count - units * (units - 1) / 2;
            sum += counters * wanted.surcharge;
        }
        sum
    }

    /// The best that units of a Good bring, from where they are.
    pub(crate) fn sale(&self, from: Space, good: Good, units: u8) -> i32 {
        let unfound = UNFOUND * self.content.good(good).sell / 100;
        let mut best = i32::from(units) * unfound;
        for market in &self.markets {
            let Some(culture) = market.culture else {
                continue;
            };
            if self.content.buys(culture, good)
                && let Some((_, turns)) = self.soonest(from, market)
            {
                let price = self.revenue(culture, good, units);
                best = best.max(Self::later(price, turns));
            }
        }
        best
    }

    /// The most that anyone known pays for one of a Good, wherever it is.
    pub(crate) fn outlet(&self, good: Good) -> i32 {
        let buyers = self.markets.iter().filter_map(|market| market.culture);
        let buyers = buyers.filter(|culture| self.content.buys(*culture, good));
        let best = buyers.map(|culture| self.revenue(culture, good, 1)).max();
        best.unwrap_or(UNFOUND * self.content.good(good).sell / 100)
    }

    /// What is paid for a Good where the ship is.
    pub(crate) fn price_here(&self, good: Good) -> i32 {
        let lay = self.content.map.lay(self.world.at(self.seat));
        let culture = lay
            .system
            .and_then(|system| self.world.known_culture(system, self.seat));
        culture.map_or(0, |culture| self.revenue(culture, good, 1))
    }

    /// What a passenger on board will bring.
    pub(crate) fn fare(&self, from: Space, facts: &FareFacts) -> i32 {
        let stop = self.stop(facts.to);
        match stop.and_then(|market| self.soonest(from, market)) {
            Some((_, turns)) => Self::later(facts.value, turns),
            None => UNFOUND * facts.value / 100,
        }
    }

    /// Is it known where a passenger gets off?
    pub(crate) fn knows_stop(&self, facts: &FareFacts) -> bool {
        self.stop(facts.to).is_some()
    }

    /// Goods on board.
    pub(crate) fn goods(&self) -> impl Iterator<Item = (Good, u8)> {
        let (_, cargo) = self.world.ship(self.seat);
        let goods = Good::VARIANTS.iter();
        let goods = goods.map(|good| (*good, cargo.count(Item::Good(*good))));
        goods.filter(|(_, count)| *count > 0)
    }

    /// How many Cultures the merchant does not know.
    pub(crate) fn unknown(&self) -> i32 {
        let homes = self.homes.iter();
        homes.filter(|home| home.is_none()).count() as i32
    }

    /// The Cultures the merchant does not know.
    pub(crate) fn strangers(&self) -> impl Iterator<Item = Culture> {
        let cultures = Culture::VARIANTS.iter().copied();
        cultures.filter(|culture| self.homes[*culture as usize].is_none())
    }
}
