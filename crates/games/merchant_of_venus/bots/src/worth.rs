//! What a world is worth to a merchant.

use std::sync::{Arc, OnceLock};

use bots::{Evaluation, Terms};
use engine::Seat;
use engine::noun::Noun;
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus::choice::Choice;
use merchant_of_venus::content::Content;
use merchant_of_venus::ids::{Culture, Gear, Item, Relic, Space};
use merchant_of_venus::view::Pending;
use strum::VariantArray;

use crate::habits;
use crate::market::Trade;
use crate::routes::Routes;

/// One credit, in hundredths.
const CREDIT: i32 = 100;
/// What winning is worth beyond the wealth, in credits.
const VICTORY: i32 = 5_000;
/// What cargo is worth of what it will bring, in hundredths.
const UNSOLD: i32 = 85;
/// What IOUs and credit are worth of what they say, in hundredths.
const IOU: i32 = 55;
const UNSPENT: i32 = 50;
/// What a ship earns in a turn for each die and hold, in credits, as long as it
/// takes to get rich.
const EARNING: i32 = 5;
/// What it takes to fill a hold, in credits.
const FILLING: i32 = 90;
/// What a Spaceport and a Factory bring in a turn, in credits.
const PORT: i32 = 4;
const FACTORY: i32 = 2;
/// What of the best trip is counted before it is made, in hundredths.
const PROSPECT: i32 = 60;
/// Turns that are looked ahead. It does not fall with wealth: who has more would
/// seem to have less to look forward to.
const AHEAD: i32 = 7;

/// How a merchant judges.
#[derive(Debug, Clone, Default)]
pub struct Ledger {
    routes: Arc<OnceLock<Routes>>,
}

impl Ledger {
    pub(crate) fn routes(&self, content: &Content) -> &Routes {
        self.routes.get_or_init(|| Routes::of(content))
    }

    /// What a space is called, once a map has been looked at.
    pub(crate) fn name(&self, space: Space) -> Option<&Noun> {
        self.routes.get().map(|routes| routes.name(space))
    }

    pub(crate) fn trade<'a>(
        &'a self,
        content: &'a Content,
        world: &'a MerchantOfVenus,
        seat: Seat,
    ) -> Trade<'a> {
        Trade::of(content, world, self.routes(content), seat)
    }
}

/// How much a ship and its drives can earn in a turn, in credits, for who has the
/// money to fill its holds.
fn earning(content: &Content, world: &MerchantOfVenus, seat: Seat, capital: i32) -> i32 {
    let (ship, cargo) = world.ship(seat);
    let facts = content.ship(ship);
    // Drives that ride in holds leave less room; passengers get off again.
    let gear = |item: &(Item, u8)| matches!(item.0, Item::Gear(_));
    let stowed: i32 = cargo
        .items()
        .filter(gear)
        .map(|(item, count)| match item {
            Item::Gear(gear) if gear.fits_hull() => i32::from(count) - 1,
            _ => i32::from(count),
        })
        .sum();
    let room = 2 * i32::from(facts.holds) - stowed;
    let speed = match world.skips(seat) {
        (true, true) => 160,
        (true, false) => 130,
        (false, true) => 118,
        (false, false) => 100,
    };
    let most = EARNING * i32::from(facts.dice) * room.max(1) * speed / 200;
    let full = FILLING * i32::from(facts.holds);
    most * capital.clamp(0, full) / full
}

/// What equipment gives in trade, and what else it is good for.
fn equipment(content: &Content, world: &MerchantOfVenus, seat: Seat) -> i32 {
    let (ship, cargo) = world.ship(seat);
    let mut worth = content.ship(ship).trade_in;
    for (item, count) in cargo.items() {
        let each = match item {
            Item::Gear(gear) => {
                let use_of = match gear {
                    Gear::Shield => 2 * AHEAD,
                    _ => 0,
                };
                content.gear(gear).cost / 2 + use_of
            }
            Item::Relic(relic) => {
                let use_of = match relic {
                    Relic::AirFoil | Relic::SwitchSwitch | Relic::MulliganGear => 3,
                    Relic::AutoPilot | Relic::ShieldRelic => 2,
                    Relic::SpyEye | Relic::GateLock | Relic::JumpStart => 1,
                    Relic::YellowDriveRelic | Relic::LaserRelic => 0,
                };
                content.relic(relic).price / 2 + use_of * AHEAD
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
        let cargo = trade.cargo();
        out.add("mov-term-cargo", UNSOLD * cargo);
        let held = Culture::VARIANTS
            .iter()
            .filter(|culture| world.merchant(seat).has_iou(**culture));
        let ious: i32 = held.map(|culture| content.culture(*culture).iou).sum();
        out.add("mov-term-ious", IOU * ious + UNSPENT * world.credit(seat));
        out.add("mov-term-prospects", PROSPECT * trade.best_trip());
        let capital = world.cash(seat) + cargo;
        let earning = earning(content, world, seat, capital) * AHEAD;
        out.add(
            "mov-term-ship",
            CREDIT * (earning + equipment(content, world, seat)),
        );
        let ports = world.spaceports().iter();
        let ports = ports.filter(|owner| **owner == Some(seat)).count() as i32;
        let factories = Culture::VARIANTS
            .iter()
            .filter(|culture| world.factory_of(**culture) == Some(seat))
            .count() as i32;
        let commissions = (PORT * ports + FACTORY * factories) * AHEAD;
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
        matches!(world.seen_pending(), Pending::Helm | Pending::Over)
    }

    fn swing(&self) -> i32 {
        300 * CREDIT
    }
}
