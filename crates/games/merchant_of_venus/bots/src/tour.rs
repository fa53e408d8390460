//! Tours: a few visits ahead, what they bring and how long they take.
//!
//! A tour is flown in the head: prices and stocks are those of now, flights take
//! what they take on average. Its worth is what it brings, less what the ship
//! earns anyway in the time.

use arrayvec::ArrayVec;
use merchant_of_venus::content::Stop;
use merchant_of_venus::ids::{Culture, Fare, Gear, Good, Item, Ship, Space, System};
use strum::VariantArray;

use crate::invaders;
use crate::market::{Market, Place, Trade};
use crate::rig::Rig;

/// The most visits of a tour.
const VISITS: usize = 3;
/// How many tours are followed further after each visit.
const BEAM: usize = 8;
/// The most kinds of Goods on board.
const KINDS: usize = 6;
/// A purchase must promise this much more than it costs, in credits.
const PROFIT: i32 = 15;
/// What cargo at the end of a tour is worth of what it will bring, in hundredths.
const UNSOLD: i32 = 85;
/// What an IOU is worth of what it says before it is used, in hundredths.
pub(crate) const IOU: i32 = 60;
/// What it is worth to find a Culture out, in credits, for each that is unknown.
const FIND: i32 = 5;
/// What a turn costs of what a ship earns in it, in hundredths: it is seldom put
/// to the best use.
const TIME: i32 = 60;
/// What each credit that is missing to fill the holds costs, in hundredths.
const SHORT: i32 = 80;
/// Turns that are looked ahead, at least and at most, in hundredths.
const AHEAD: (i32, i32) = (200, 2_500);

/// The first visit of a tour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Visit {
    pub(crate) space: Space,
    /// Does it begin with a turn in which one stays here?
    pub(crate) is_here: bool,
    /// What is bought there for the ship.
    pub(crate) outfit: Option<Outfit>,
}

/// Something that makes a ship better.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outfit {
    /// Another ship.
    Ship(Ship),
    /// A drive.
    Drive(Gear),
}

/// What lies ahead.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Outlook {
    /// What the cargo is worth where it is, in credits.
    pub(crate) cargo: i32,
    /// What the best tour promises beyond it.
    pub(crate) tour: i32,
}

/// A merchant on a tour.
#[derive(Clone)]
struct Leg {
    first: Option<Visit>,
    at: Space,
    /// In hundredths.
    turns: i32,
    cash: i32,
    /// What is gained besides cash.
    gain: i32,
    /// What the Deeds say that were bought.
    deeds: i32,
    /// Markets where one was.
    invested: u32,
    goods: ArrayVec<(Good, u8), KINDS>,
    bought: ArrayVec<(Good, u8), KINDS>,
    /// A bit for each on board, and for each who no longer waits.
    fares: u16,
    boarded: u16,
    ious: u16,
    /// Systems that were found out.
    found: u32,
    outfitted: bool,
    worth: i32,
}

/// How a market is visited.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// One item each way where it is a City.
    Touch,
    /// A turn longer, and as much as one likes.
    Stay,
    /// A better ship or drive.
    Outfit,
}

/// What a tour is made of; what is bought for the ship counts once it is there.
const TRADING: [Way; 2] = [Way::Touch, Way::Stay];
const ALL: [Way; 3] = [Way::Touch, Way::Stay, Way::Outfit];

/// The tours of a merchant.
pub(crate) struct Tours<'a> {
    trade: &'a Trade<'a>,
    /// What a turn costs, in hundredths of a credit.
    time: i32,
    /// Turns that are looked ahead, in hundredths.
    ahead: i32,
    /// Turns that the Rastur leave, in hundredths.
    left: i32,
    rate: i32,
    cash: i32,
    /// What is missing to win, in credits.
    missing: i32,
    find: i32,
}

/// How many turns it takes to earn the rest at this rate, in hundredths: no more than the
/// Rastur leave.
pub(crate) fn ahead(trade: &Trade<'_>, missing: i32, rate: i32) -> i32 {
    let turns = i64::from(missing) * 10_000 / i64::from(rate.max(1));
    let most = AHEAD.1.min(invaders::left(trade)).max(AHEAD.0);
    (turns as i32).clamp(AHEAD.0, most)
}

/// What it costs not to be able to fill the holds, in credits.
pub(crate) fn shortage(rig: Rig, capital: i32, missing: i32) -> i32 {
    let short = (rig.filling() - capital).clamp(0, missing.max(0));
    SHORT * short / 100
}

impl<'a> Tours<'a> {
    pub(crate) fn of(trade: &'a Trade<'a>) -> Self {
        let (world, seat) = (trade.world, trade.seat);
        let rate = trade.rig.rate(trade.chart);
        let missing = (world.target() - world.wealth(trade.content, seat)).max(0);
        let unknown = trade.unknown();
        let ious: i32 = trade
            .strangers()
            .map(|culture| trade.content.culture(culture).iou)
            .sum();
        Self {
            trade,
            time: TIME * rate / 100,
            ahead: ahead(trade, missing, rate),
            left: invaders::left(trade),
            rate,
            cash: world.cash(seat),
            missing,
            find: FIND * unknown + IOU * ious / (100 * unknown.max(1)),
        }
    }

    /// What lies ahead on the best tour.
    pub(crate) fn outlook(&self) -> Outlook {
        let start = self.start();
        let cargo = start.worth;
        let mut best = start.worth;
        self.follow(start, &TRADING, |leg| best = best.max(leg.worth));
        Outlook {
            cargo,
            tour: best - cargo,
        }
    }

    /// First visits, with the worth of the best tour that begins with each; the
    /// best first.
    pub(crate) fn visits(&self, out: &mut Vec<(i32, Visit)>) {
        out.clear();
        self.follow(self.start(), &ALL, |leg| {
            let Some(first) = leg.first else { return };
            match out.iter_mut().find(|(_, visit)| *visit == first) {
                Some((worth, _)) => *worth = leg.worth.max(*worth),
                None => out.push((leg.worth, first)),
            }
        });
        out.sort_by_key(|(worth, _)| -worth);
    }

    /// The first visit of the best tour.
    pub(crate) fn best_visit(&self) -> Option<Visit> {
        let mut best = None;
        self.follow(self.start(), &TRADING, |leg| {
            if best.is_none_or(|(worth, _)| leg.worth > worth) {
                best = Some((leg.worth, leg.first));
            }
        });
        best.and_then(|(_, first)| first)
    }

    fn start(&self) -> Leg {
        let trade = self.trade;
        let (_, cargo) = trade.world.ship(trade.seat);
        let mut goods = ArrayVec::new();
        for held in trade.goods() {
            // Who has more kinds than a ship has holds has too many.
            let _ = goods.try_push(held);
        }
        let has = |fare: &Fare| cargo.count(Item::Fare(*fare)) > 0;
        let fares = Fare::all().filter(has).map(|fare| 1 << fare.index()).sum();
        let merchant = trade.world.merchant(trade.seat);
        let held = |culture: &&Culture| merchant.has_iou(**culture);
        let cultures = Culture::VARIANTS.iter().filter(held);
        let mut leg = Leg {
            first: None,
            at: trade.world.at(trade.seat),
            turns: 0,
            cash: self.cash,
            gain: 0,
            deeds: 0,
            invested: 0,
            goods,
            bought: ArrayVec::new(),
            fares,
            boarded: 0,
            ious: cultures.map(|culture| 1 << *culture as u16).sum(),
            found: 0,
            outfitted: false,
            worth: 0,
        };
        leg.worth = self.worth(&leg);
        leg
    }

    /// Follows the best tours, and shows every leg of them.
    fn follow(&self, start: Leg, ways: &[Way], mut look: impl FnMut(&Leg)) {
        let mut beam = ArrayVec::<Leg, BEAM>::new();
        beam.push(start);
        for _ in 0..VISITS {
            let mut next = ArrayVec::<Leg, BEAM>::new();
            for leg in &beam {
                for market in &self.trade.markets {
                    for way in ways {
                        if let Some(leg) = self.visit(leg, market, *way) {
                            look(&leg);
                            keep(&mut next, leg);
                        }
                    }
                }
            }
            beam = next;
        }
    }

    /// What comes of a visit; nothing where nothing does.
    fn visit(&self, from: &Leg, market: &Market, way: Way) -> Option<Leg> {
        let (place, flight) = self.berth(from, market, way)?;
        let stays = flight == 0;
        // Who is there already can only stay, and only at the beginning.
        if stays && (from.first.is_some() || way == Way::Touch) {
            return None;
        }
        if way == Way::Stay && place.is_port && !stays {
            return None;
        }
        let mut leg = from.clone();
        leg.at = place.space;
        leg.turns += flight;
        if way == Way::Stay || stays {
            leg.turns += 100;
        }
        if leg.turns > self.left {
            return None;
        }
        // MOV-15.13b, MOV-15.13c: at every landing, and at every turn that begins there.
        leg.cash -= place.toll * if way == Way::Stay && !stays { 2 } else { 1 };
        if leg.cash < 0 && place.toll > 0 {
            return None;
        }
        let freely = way == Way::Stay || place.is_port || stays;
        let mut does = self.deliver(&mut leg, market);
        match market.culture {
            None if market.system != System::Base => does |= self.find_out(&mut leg, market.system),
            Some(culture) => {
                if market.undiscovered {
                    does |= leg.found & 1 << market.system as u32 == 0;
                    leg.found |= 1 << market.system as u32;
                    leg.ious |= 1 << culture as u16;
                    leg.gain += IOU * self.trade.content.culture(culture).iou / 100;
                }
                if way != Way::Outfit || freely {
                    does |= self.sell(&mut leg, (culture, place), freely);
                }
            }
            None => {}
        }
        let mut outfit = None;
        if way == Way::Outfit {
            outfit = Some(self.outfit(&mut leg, market)?);
            does = true;
        }
        does |= self.board(&mut leg, market);
        if let Some(culture) = market.culture
            && (way != Way::Outfit || freely)
        {
            let invests = !freely && self.invest(&mut leg, market, culture);
            does |= invests || self.buy(&mut leg, (culture, place), freely);
            if freely {
                does |= self.invest(&mut leg, market, culture);
            }
        }
        if !does {
            return None;
        }
        leg.first = from.first.or(Some(Visit {
            space: place.space,
            is_here: stays,
            outfit,
        }));
        leg.worth = self.worth(&leg);
        Some(leg)
    }

    /// The place of a market where this is done soonest.
    fn berth(&self, from: &Leg, market: &Market, way: Way) -> Option<(Place, i32)> {
        let cost = |place: &Place| {
            let turns = self.trade.turns(from.at, place.space);
            let waits = way == Way::Stay && !place.is_port;
            let toll = place.toll * (1 + i32::from(waits)) * 10_000 / self.time.max(1);
            (turns + toll + if waits { 100 } else { 0 }, turns)
        };
        let best = market.berths.iter().min_by_key(|place| cost(place).0)?;
        Some((*best, cost(best).1))
    }

    /// Passengers get off.
    fn deliver(&self, leg: &mut Leg, market: &Market) -> bool {
        if leg.fares == 0 {
            return false;
        }
        let content = self.trade.content;
        let before = leg.fares;
        for fare in Fare::all() {
            let facts = content.fare(fare);
            if leg.fares >> fare.index() & 1 == 1 && is_stop(facts.to, market) {
                leg.fares &= !(1 << fare.index());
                leg.cash += facts.value;
            }
        }
        leg.fares != before
    }

    /// Passengers come aboard, if it is known where they get off.
    fn board(&self, leg: &mut Leg, market: &Market) -> bool {
        let (trade, before) = (self.trade, leg.fares);
        for fare in Fare::all() {
            let facts = trade.content.fare(fare);
            if trade.world.waiting(fare) > 0
                && leg.boarded >> fare.index() & 1 == 0
                && is_stop(facts.from, market)
                && trade.knows_stop(facts)
                && self.holds(leg, 1) <= i32::from(trade.rig.holds)
            {
                leg.boarded |= 1 << fare.index();
                leg.fares |= 1 << fare.index();
            }
        }
        leg.fares != before
    }

    /// How many holds are taken, with so many more passengers.
    fn holds(&self, leg: &Leg, more: i32) -> i32 {
        let goods: i32 = leg.goods.iter().map(|(_, count)| i32::from(*count)).sum();
        let small = i32::from(self.trade.rig.stowed) + leg.fares.count_ones() as i32 + more;
        goods + (small + 1) / 2
    }

    /// A Culture is found out, whoever it is: its IOU, what is learned, and perhaps
    /// it buys what is on board.
    fn find_out(&self, leg: &mut Leg, system: System) -> bool {
        if leg.found >> system as u32 & 1 == 1 {
            return false;
        }
        leg.found |= 1 << system as u32;
        let trade = self.trade;
        let unknown = trade.unknown().max(1);
        let hope = |(good, _): &(Good, u8)| {
            let buyers = trade
                .strangers()
                .filter(|culture| trade.content.buys(*culture, *good));
            trade.content.good(*good).sell * buyers.count() as i32 / unknown
        };
        let hope = leg.goods.iter().map(hope).max().unwrap_or(0);
        leg.gain += self.find + hope / 3;
        true
    }

    /// Goods are sold: all that the Culture buys, or the best of it.
    fn sell(&self, leg: &mut Leg, (culture, place): (Culture, Place), freely: bool) -> bool {
        let trade = self.trade;
        let buys = |good: Good| trade.content.buys(culture, good);
        let mut earned = 0;
        if freely {
            leg.goods.retain(|(good, count)| {
                let sold = buys(*good);
                if sold {
                    earned += trade.revenue(culture, *good, *count);
                }
                !sold
            });
        } else {
            let prices = leg.goods.iter().enumerate();
            let prices = prices.filter(|(_, (good, _))| buys(*good));
            let prices = prices.map(|(index, (good, _))| (trade.revenue(culture, *good, 1), index));
            if let Some((price, index)) = prices.max() {
                earned = price;
                leg.goods[index].1 -= 1;
                if leg.goods[index].1 == 0 {
                    leg.goods.remove(index);
                }
            }
        }
        leg.cash += earned + self.commission(place, earned);
        earned > 0
    }

    /// What a trade brings the owner of a Spaceport.
    const fn commission(&self, place: Place, sum: i32) -> i32 {
        if place.is_own {
            sum * self.trade.content.figures.percent.spaceport / 100
        } else {
            0
        }
    }

    /// Goods are bought: as many as there are room and money for, or one.
    fn buy(&self, leg: &mut Leg, (culture, place): (Culture, Place), freely: bool) -> bool {
        let trade = self.trade;
        let mut credit = 0;
        if leg.ious >> culture as u16 & 1 == 1 {
            credit = trade.content.culture(culture).iou;
        }
        let owns = trade.world.factory_of(culture) == Some(trade.seat);
        let mut spent = 0;
        // The Factory Good first: it brings more.
        for good in trade.chart.made_by(culture).iter().rev() {
            let facts = trade.content.good(*good);
            let back = match facts.factory && owns {
                true => facts.buy * trade.content.figures.percent.factory / 100,
                false => 0,
            };
            // An IOU buys what money would not be spent on.
            let saved = (credit - spent).clamp(0, facts.buy) * (100 - IOU) / 100;
            if trade.outlet(*good) - facts.buy + saved + back < PROFIT {
                continue;
            }
            let taken = leg.bought.iter().find(|(bought, _)| bought == good);
            let stock = trade.world.stock(*good) - taken.map_or(0, |(_, count)| *count);
            let room = i32::from(trade.rig.holds) - self.holds(leg, 0);
            let purse = leg.cash + credit - spent;
            let mut count = i32::from(stock).min(room).min(purse / facts.buy.max(1));
            if !freely {
                count = count.min(i32::from(spent == 0));
            }
            if count <= 0 {
                continue;
            }
            spent += count * facts.buy;
            leg.cash += count * back;
            add(&mut leg.goods, *good, count as u8);
            add(&mut leg.bought, *good, count as u8);
        }
        if spent > 0 {
            if credit > 0 {
                leg.ious &= !(1 << culture as u16);
                leg.gain -= IOU * credit / 100;
            }
            leg.cash -= (spent - credit).max(0);
            leg.cash += self.commission(place, spent);
        }
        spent > 0
    }

    /// An IOU pays for a Deed.
    fn invest(&self, leg: &mut Leg, market: &Market, culture: Culture) -> bool {
        if leg.ious >> culture as u16 & 1 == 0 || leg.invested >> market.system as u32 & 1 == 1 {
            return false;
        }
        let credit = self.trade.content.culture(culture).iou;
        let Some(bargain) = self.trade.bargain(market, leg.cash, credit) else {
            return false;
        };
        let paid = (bargain.price - credit).max(0);
        leg.ious &= !(1 << culture as u16);
        leg.invested |= 1 << market.system as u32;
        leg.cash -= paid;
        leg.deeds += bargain.printed;
        // What is missing to fill the holds, and the IOU itself.
        leg.gain -= bargain.printed - paid - bargain.gain + IOU * credit / 100;
        true
    }

    /// The ship or drive that makes the greatest difference is bought, if any does.
    fn outfit(&self, leg: &mut Leg, market: &Market) -> Option<Outfit> {
        if leg.outfitted {
            return None;
        }
        let (trade, rig) = (self.trade, self.trade.rig);
        let content = trade.content;
        let before = shortage(rig, leg.cash, self.missing);
        let mut best = None;
        let mut gained = 0;
        let mut try_out = |outfit: Outfit, new: Rig, price: i32| {
            let faster = i64::from(new.rate(trade.chart) - self.rate) * i64::from(self.ahead);
            let short = shortage(new, leg.cash - price, self.missing) - before;
            let gain = (faster / 10_000) as i32 - short - price;
            if price <= leg.cash && gain > gained {
                gained = gain;
                best = Some((outfit, price));
            }
        };
        let technology = market
            .culture
            .map(|culture| content.technology(content.culture(culture).technology));
        let trade_in = content.ship(rig.ship).trade_in;
        let ships = match technology {
            Some(technology) => technology.ships.as_slice(),
            None if market.system == System::Base => Ship::VARIANTS,
            None => &[],
        };
        for ship in ships.iter().filter(|ship| **ship != rig.ship) {
            let price = content.ship(*ship).cost - trade_in;
            try_out(Outfit::Ship(*ship), rig.in_ship(content, *ship), price);
        }
        for gear in technology.map_or(&[][..], |technology| technology.equipment.as_slice()) {
            if let Some(new) = rig.with(*gear) {
                try_out(Outfit::Drive(*gear), new, content.gear(*gear).cost);
            }
        }
        let (outfit, price) = best?;
        leg.outfitted = true;
        leg.gain += gained + price;
        leg.cash -= price;
        Some(outfit)
    }

    /// What a tour brings so far, with what is on board, less what its time costs.
    /// More than it takes to win brings nothing.
    fn worth(&self, leg: &Leg) -> i32 {
        let trade = self.trade;
        let mut cargo: i32 = leg
            .goods
            .iter()
            .map(|(good, count)| trade.sale(leg.at, *good, *count))
            .sum();
        if leg.fares != 0 {
            let aboard = Fare::all().filter(|fare| leg.fares >> fare.index() & 1 == 1);
            let fares = aboard.map(|fare| trade.fare(leg.at, trade.content.fare(fare)));
            cargo += fares.sum::<i32>();
        }
        let earned = leg.cash + leg.deeds - self.cash;
        let brought = match earned >= self.missing {
            true => self.missing + WON,
            false => earned + leg.gain + UNSOLD * cargo / 100,
        };
        brought - (i64::from(self.time) * i64::from(leg.turns) / 10_000) as i32
    }
}

/// What it is worth to have what it takes to win, in credits.
const WON: i32 = 100;

/// Do passengers get on or off here?
fn is_stop(stop: Stop, market: &Market) -> bool {
    match stop {
        Stop::Base => market.system == System::Base,
        Stop::Culture(culture) => market.culture == Some(culture),
    }
}

fn add(goods: &mut ArrayVec<(Good, u8), KINDS>, good: Good, count: u8) {
    match goods.iter_mut().find(|(held, _)| *held == good) {
        Some((_, held)) => *held += count,
        // There are no more kinds than holds.
        None => drop(goods.try_push((good, count))),
    }
}

/// Keeps the best, in any order.
fn keep(beam: &mut ArrayVec<Leg, BEAM>, leg: Leg) {
    match beam.try_push(leg) {
        Ok(()) => {}
        Err(full) => {
            let leg = full.element();
            let worst = beam.iter_mut().min_by_key(|kept| kept.worth);
            if let Some(worst) = worst.filter(|worst| worst.worth < leg.worth) {
                *worst = leg;
            }
        }
    }
}
