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

use crate::habits;
use crate::market::Trade;
use crate::rig::Rig;
use crate::routes::Routes;
use crate::tour::{Tours, ahead, shortage};

/// One credit, in hundredths.
const CREDIT: i32 = 100;
/// What winning is worth beyond the wealth, in credits.
const VICTORY: i32 = 5_000;
/// What IOUs and credit are worth of what they say, in hundredths.
const IOU: i32 = 45;
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
        Self { routes, legs, made }
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

/// How a merchant judges.
#[derive(Clone, Default)]
pub struct Ledger {
    chart: Arc<OnceLock<Chart>>,
}

impl std::fmt::Debug for Ledger {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ledger").finish_non_exhaustive()
    }
}

impl Ledger {
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
        Trade::of(content, world, chart, seat)
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
        let turns = ahead(missing, rate);
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
