//! What a merchant knows of the trade: where one can trade, at what prices, and
//! how long it takes to get there.

use arrayvec::ArrayVec;
use engine::Seat;
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus::content::wares::FareFacts;
use merchant_of_venus::content::{Content, PLACES, Stop};
use merchant_of_venus::ids::{Culture, Demand, Good, Item, Space, System};
use merchant_of_venus::state::Berth;
use strum::{EnumCount, VariantArray};

use crate::rig::Rig;
use crate::tour::shortage;
use crate::worth::{Chart, Temper};

/// What a turn of flying takes off a price, in hundredths of it.
const DELAY: i32 = 6;
/// What something is worth whose buyer is not found yet, in hundredths of the
/// price, at most and at least.
const UNFOUND: (i32, i32) = (60, 25);
/// What each Culture that is found out before takes off that.
const SEARCH: i32 = 12;
/// What a flight takes beyond its length, in hundredths of a turn: a roll is
/// seldom just enough.
const LEFT_OVER: i32 = 50;
/// A Deed must promise this much.
const BARGAIN: i32 = 20;
/// Who comes upon a Rastur on the way loses the rest of a move: in movement points.
const STOPPED: i32 = 5;
/// The most places of a system where ships trade.
const MAX_BERTHS: usize = 10;

/// A merchant's eyes on the trade.
pub(crate) struct Trade<'a> {
    pub(crate) content: &'a Content,
    pub(crate) world: &'a MerchantOfVenus,
    pub(crate) chart: &'a Chart,
    pub(crate) seat: Seat,
    /// Are there Forts, Rastur or weapons, and does the merchant think about them?
    pub(crate) is_wary: bool,
    /// The Rastur on the map that the merchant thinks of: where, and what each takes.
    pub(crate) invaders: ArrayVec<(Space, i32), PLACES>,
    pub(crate) rig: Rig,
    pub(crate) markets: ArrayVec<Market, { System::COUNT }>,
    /// Where each Culture lives, by its place among the markets.
    homes: [Option<u8>; Culture::COUNT],
    demands: ArrayVec<Wanted, { Demand::COUNT }>,
    /// What of the price of each Good is to be hoped for whose buyer is not found yet,
    /// in hundredths.
    hopes: [i32; Good::COUNT],
}

/// A system where ships trade.
pub(crate) struct Market {
    pub(crate) system: System,
    /// Who lives there, as far as the merchant knows; nobody at the Galactic Base.
    pub(crate) culture: Option<Culture>,
    /// Is it still to be discovered?
    pub(crate) undiscovered: bool,
    pub(crate) berths: ArrayVec<Place, MAX_BERTHS>,
    /// What the Deeds say that can be bought there: of the Factory, and of a Spaceport.
    pub(crate) deeds: [Option<i32>; 2],
}

/// A place where ships trade.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) space: Space,
    /// Is trade unlimited there even in the turn of landing (MOV-9.43a)?
    pub(crate) is_port: bool,
    /// Does the merchant get a commission there?
    pub(crate) is_own: bool,
    /// What a Fort there takes, as far as the merchant thinks of it.
    pub(crate) toll: i32,
}

/// A Deed that is worth buying.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bargain {
    pub(crate) printed: i32,
    pub(crate) price: i32,
    pub(crate) gain: i32,
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
        (world, seat): (&'a MerchantOfVenus, Seat),
        chart: &'a Chart,
        temper: Temper,
    ) -> Self {
        let modules = world.modules();
        let is_wary = temper == Temper::Wary && (modules.forts || modules.rastur || modules.combat);
        let mut trade = Self {
            content,
            world,
            chart,
            seat,
            is_wary,
            invaders: ArrayVec::new(),
            rig: Rig::of(content, world, seat),
            markets: ArrayVec::new(),
            homes: [None; Culture::COUNT],
            demands: ArrayVec::new(),
            hopes: [UNFOUND.1; Good::COUNT],
        };
        if is_wary && modules.rastur {
            // There are no more of them than places.
            trade.invaders.extend(world.invaded(content, seat));
        }
        for system in System::VARIANTS {
            trade.add_market(*system);
        }
        trade.hope();
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

    /// How many Cultures are found out until one of those who buy a Good is.
    fn hope(&mut self) {
        let unknown = self.unknown();
        let mut hopes = self.hopes;
        for (good, hope) in Good::VARIANTS.iter().zip(&mut hopes) {
            let buyers = self.strangers();
            let buyers = buyers.filter(|culture| self.content.buys(*culture, *good));
            let search = SEARCH * (unknown + 1) / (buyers.count() as i32 + 1);
            *hope = (100 - search).clamp(UNFOUND.1, UNFOUND.0);
        }
        self.hopes = hopes;
    }

    /// What a Good will bring whose buyer is not found yet.
    fn unfound(&self, good: Good) -> i32 {
        self.hopes[good as usize] * self.content.good(good).sell / 100
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
                toll: match self.is_wary {
                    true => self.world.fort_toll(self.content, self.seat, *space),
                    false => 0,
                },
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
            deeds: self.deeds(system, culture),
        });
    }

    /// What the Deeds say that can be bought in a system (MOV-1.4b, MOV-12.3a,
    /// MOV-16.4c).
    fn deeds(&self, system: System, culture: Option<Culture>) -> [Option<i32>; 2] {
        let (world, map) = (self.world, &self.content.map);
        let Some(culture) = culture else {
            return [None; 2];
        };
        let factory = world.factory_of(culture).is_none();
        let mut orbits = map.places(system).iter().filter_map(|place| {
            let orbit = usize::from(map.lay(*place).orbit?);
            let is_free = world.spaceports()[orbit].is_none();
            (is_free && !world.is_occupied(self.content, *place)).then(|| map.deed(orbit))
        });
        [
            factory.then(|| self.content.culture(culture).factory_cost),
            orbits.next(),
        ]
    }

    /// The Deed of a market that this much money buys with credit that would be lost
    /// otherwise: what it says, what it costs, and what buying it gains. Money in a Deed
    /// fills no holds.
    pub(crate) fn bargain(&self, market: &Market, cash: i32, credit: i32) -> Option<Bargain> {
        let culture = market.culture?;
        let missing = self.world.target() - self.world.wealth(self.content, self.seat);
        let short = |cash| shortage(self.rig, cash, missing);
        let deeds = market.deeds.iter().flatten().filter_map(|printed| {
            let from = (self.seat, culture);
            let price = self.world.price_from(self.content, from, *printed);
            let left = cash - (price - credit).max(0);
            let gain = printed - (cash - left) - (short(left) - short(cash));
            (left >= 0).then_some(Bargain {
                printed: *printed,
                price,
                gain,
            })
        });
        deeds
            .filter(|bargain| bargain.gain >= BARGAIN)
            .max_by_key(|bargain| bargain.gain)
    }

    /// Turns between two spaces, in hundredths: whole rolls of the dice.
    pub(crate) fn turns(&self, from: Space, to: Space) -> i32 {
        if from == to {
            return 0;
        }
        let rig = &self.rig;
        let flight = self.chart.routes.turns(rig.drives, rig.dice, from, to);
        let stopped = self.stops(from, to) * 200 / (7 * i32::from(rig.dice));
        (flight + stopped + LEFT_OVER).max(100)
    }

    /// Movement points between two spaces, about.
    pub(crate) fn steps(&self, from: Space, to: Space) -> i32 {
        let steps = i32::from(self.chart.routes.steps(self.rig.drives, from, to));
        steps + self.stops(from, to)
    }

    /// What Rastur on the way between two spaces cost, in movement points, those where
    /// it begins and ends left out (MOV-16.3a).
    fn stops(&self, from: Space, to: Space) -> i32 {
        let steps = |from: Space, to: Space| self.chart.routes.steps(self.rig.drives, from, to);
        let straight = steps(from, to);
        let lies_between = |space: Space| {
            let way = steps(from, space).saturating_add(steps(space, to));
            space != from && space != to && way <= straight
        };
        let met = self
            .invaders
            .iter()
            .filter(|(space, due)| *due > 0 && lies_between(*space));
        STOPPED * met.count() as i32
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
        let mut best = i32::from(units) * self.unfound(good);
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
        best.map_or(self.unfound(good), |best| best.max(self.unfound(good)))
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
            None => UNFOUND.0 * facts.value / 100,
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
