//! What a world is worth to a merchant.

use std::sync::{Arc, OnceLock};

use arrayvec::ArrayVec;
use bots::{Evaluation, Terms};
use engine::Seat;
use engine::noun::Noun;
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus::choice::Choice;
use merchant_of_venus::content::Content;
use merchant_of_venus::ids::{Culture, Gear, Good, Item, Relic, Ship, Space, System};
use merchant_of_venus::view::Pending;
use strum::{EnumCount, VariantArray};

use crate::market::Trade;
use crate::rig::Rig;
use crate::routes::Routes;
use crate::tour::{IOU, Tours, ahead, shortage};
use crate::{fights, forts, habits, invaders};

/// One credit, in hundredths.
const CREDIT: i32 = 100;
/// What winning is worth beyond the wealth, in credits.
const VICTORY: i32 = 5_000;
/// What credit is worth of what it says, in hundredths.
const UNSPENT: i32 = 50;
/// What a Spaceport and a Factory bring in a turn, in hundredths of a credit.
const PORT: i32 = 150;
const FACTORY: i32 = 200;
/// What a Shield saves in a turn, in hundredths of a credit.
const SHIELD: i32 = 150;

/// What never changes, and is worked out once.
pub(crate) struct Chart {
    pub(crate) routes: Routes,
    /// Movement points of a usual flight between markets, by drives.
    legs: [i32; 4],
    made: [ArrayVec<Good, 2>; Culture::COUNT],
    /// Of all ways between Cities, how many lead through a space, in thousandths.
    traffic: Vec<i32>,
}

impl Chart {
    fn of(content: &Content) -> Self {
        let routes = Routes::of(content);
        let drives = [(false, false), (true, false), (false, true), (true, true)];
        let legs = drives.map(|drives| leg(content, &routes, drives));
        let mut made: [ArrayVec<Good, 2>; Culture::COUNT] = Default::default();
        for good in Good::VARIANTS {
            // A Trade Good and a Factory Good.
            let _ = made[content.good(*good).culture as usize].try_push(*good);
        }
        let traffic = traffic(content, &routes);
        Self {
            routes,
            legs,
            made,
            traffic,
        }
    }

    /// Of all ways between Cities, how many lead through this space, in thousandths.
    pub(crate) fn traffic(&self, space: Space) -> i32 {
        self.traffic[space.index()]
    }

    /// Movement points of a usual flight between markets with these drives.
    pub(crate) const fn leg(&self, (red, yellow): (bool, bool)) -> i32 {
        self.legs[red as usize + 2 * yellow as usize]
    }

    /// The Goods that a Culture makes: its Trade Good, then its Factory Good.
    pub(crate) fn made_by(&self, culture: Culture) -> &[Good] {
        &self.made[culture as usize]
    }
}

/// How many of the shortest ways between Cities lead through each space, in thousandths.
fn traffic(content: &Content, routes: &Routes) -> Vec<i32> {
    let is_city = |space: &Space| content.map.lay(*space).terrain.is_city();
    let cities: Vec<Space> = Space::all().filter(is_city).collect();
    let steps = |from: Space, to: Space| i32::from(routes.steps((false, false), from, to));
    let share = |space: Space| {
        let ways = cities
            .iter()
            .flat_map(|from| cities.iter().map(move |to| (*from, *to)));
        let through = ways.filter(|(from, to)| {
            from != to && steps(*from, space) + steps(space, *to) <= steps(*from, *to)
        });
        1_000 * through.count() as i32 / (cities.len() * cities.len()).max(1) as i32
    };
    Space::all().map(share).collect()
}

/// What of the way between two markets is usually flown, in hundredths: one trades
/// with those who are near.
const NEAR: i32 = 60;

/// The mean way from a system to another, as far as one flies it.
fn leg(content: &Content, routes: &Routes, drives: (bool, bool)) -> i32 {
    let city = |system: &System| {
        let mut places = content.map.places(*system).iter().copied();
        places.find(|place| content.map.lay(*place).terrain.is_city())
    };
    let cities: Vec<Space> = System::VARIANTS.iter().filter_map(city).collect();
    let mut sum = 0;
    let mut ways = 0;
    for from in &cities {
        for to in cities.iter().filter(|to| *to != from) {
            sum += i32::from(routes.steps(drives, *from, *to));
            ways += 1;
        }
    }
    NEAR * sum / (100 * ways.max(1))
}

/// What a merchant makes of Forts and weapons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Temper {
    /// Plans with them, for and against.
    #[default]
    Wary,
    /// Flies and trades as if there were none, and fires at what is in the way: what
    /// the wary are measured against.
    Plain,
}

/// How a merchant judges.
#[derive(Clone, Default)]
pub struct Ledger {
    chart: Arc<OnceLock<Chart>>,
    temper: Temper,
}

impl std::fmt::Debug for Ledger {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ledger").finish_non_exhaustive()
    }
}

impl Ledger {
    /// Of a merchant of this temper.
    #[must_use]
    pub fn of(temper: Temper) -> Self {
        Self {
            temper,
            ..Self::default()
        }
    }

    /// What a space is called, once a map has been looked at.
    pub(crate) fn name(&self, space: Space) -> Option<&Noun> {
        self.chart.get().map(|chart| chart.routes.name(space))
    }

    pub(crate) fn trade<'a>(
        &'a self,
        content: &'a Content,
        world: &'a MerchantOfVenus,
        seat: Seat,
    ) -> Trade<'a> {
        let chart = self.chart.get_or_init(|| Chart::of(content));
        Trade::of(content, (world, seat), chart, self.temper)
    }
}

/// What equipment gives in trade, and what else it is good for, in credits.
fn equipment(content: &Content, world: &MerchantOfVenus, seat: Seat, turns: i32) -> i32 {
    let (ship, cargo) = world.ship(seat);
    let mut worth = content.ship(ship).trade_in / 2;
    for (item, count) in cargo.items() {
        let each = match item {
            Item::Gear(gear) => {
                let saves = match gear {
                    Gear::Shield => SHIELD * turns / 10_000,
                    _ => 0,
                };
                content.gear(gear).cost / 4 + saves
            }
            Item::Relic(relic) => {
                let saves = match relic {
                    Relic::AirFoil | Relic::SwitchSwitch | Relic::MulliganGear => 300,
                    Relic::AutoPilot | Relic::ShieldRelic => 200,
                    Relic::SpyEye | Relic::GateLock | Relic::JumpStart => 100,
                    Relic::YellowDriveRelic | Relic::LaserRelic => 0,
                };
                content.relic(relic).price / 4 + saves * turns / 10_000
            }
            Item::Good(_) | Item::Fare(_) => 0,
        };
        worth += each * i32::from(count);
    }
    worth
}

impl Evaluation<MerchantOfVenus> for Ledger {
    fn terms(&self, content: &Content, world: &MerchantOfVenus, seat: Seat, out: &mut Terms) {
        let wealth = world.wealth(content, seat);
        out.add("mov-term-wealth", CREDIT * wealth);
        if world.seen_pending() == Pending::Over {
            // Nothing is left to be done with a ship, but it has been worth it.
            let won = world.winner() == Some(seat);
            out.add("mov-term-victory", if won { CREDIT * VICTORY } else { 0 });
            return;
        }
        let trade = self.trade(content, world, seat);
        let outlook = Tours::of(&trade).outlook();
        out.add("mov-term-cargo", CREDIT * outlook.cargo);
        let held = Culture::VARIANTS
            .iter()
            .filter(|culture| world.merchant(seat).has_iou(**culture));
        let ious: i32 = held.map(|culture| content.culture(*culture).iou).sum();
        out.add("mov-term-ious", IOU * ious + UNSPENT * world.credit(seat));
        out.add("mov-term-prospects", CREDIT * outlook.tour);
        let missing = (world.target() - wealth - outlook.cargo - outlook.tour).max(0);
        let rate = trade.rig.rate(trade.chart);
        let scout = Rig::bare(content, Ship::Scout).rate(trade.chart);
        let turns = ahead(&trade, missing, rate);
        let more = (i64::from(rate - scout) * i64::from(turns) / 10_000) as i32;
        let short = shortage(trade.rig, world.cash(seat) + outlook.cargo, missing);
        out.add(
            "mov-term-ship",
            CREDIT * (more - short + equipment(content, world, seat, turns)),
        );
        let ports = world.spaceports().iter();
        let ports = ports.filter(|owner| **owner == Some(seat)).count() as i32;
        let factories = Culture::VARIANTS
            .iter()
            .filter(|culture| world.factory_of(**culture) == Some(seat))
            .count() as i32;
        let commissions = (PORT * ports + FACTORY * factories) * turns / 10_000;
        out.add("mov-term-commissions", CREDIT * commissions);
        if trade.is_wary && world.modules().rastur {
            out.add("mov-term-invaders", -CREDIT * invaders::harm(&trade, turns));
        }
        if trade.is_wary {
            out.add("mov-term-arms", CREDIT * fights::arms(&trade));
            out.add("mov-term-forts", CREDIT * forts::worth(&trade, turns));
            out.add("mov-term-danger", -CREDIT * fights::danger(&trade));
        }
    }

    fn instinct(
        &self,
        content: &Content,
        world: &MerchantOfVenus,
        seat: Seat,
        choices: &[Choice],
    ) -> Option<usize> {
        habits::pick(&self.trade(content, world, seat), choices)
    }

    /// Between turns.
    fn is_settled(&self, world: &MerchantOfVenus) -> bool {
        match world.seen_pending() {
            Pending::Helm => !world.has_switched(),
            Pending::Over => true,
            _ => false,
        }
    }

    fn swing(&self) -> i32 {
        300 * CREDIT
    }
}
