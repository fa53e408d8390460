//! What a merchant knows of prices: what things can be sold for, and where.

use engine::Seat;
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus::content::wares::FareFacts;
use merchant_of_venus::content::{Content, Stop};
use merchant_of_venus::ids::{Culture, Good, Item, Space, System};
use strum::VariantArray;

use crate::routes::Routes;

/// What a turn of flying takes off a price, in hundredths of it.
const DELAY: i32 = 6;
/// What something is worth whose buyer is not found yet, in hundredths of the
/// price.
const UNFOUND: i32 = 40;

/// A merchant's eyes on the trade.
#[derive(Clone, Copy)]
pub(crate) struct Trade<'a> {
    pub(crate) content: &'a Content,
    pub(crate) world: &'a MerchantOfVenus,
    pub(crate) routes: &'a Routes,
    pub(crate) seat: Seat,
    drives: (bool, bool),
    dice: u8,
}

impl<'a> Trade<'a> {
    pub(crate) fn of(
        content: &'a Content,
        world: &'a MerchantOfVenus,
        routes: &'a Routes,
        seat: Seat,
    ) -> Self {
        let (ship, _) = world.ship(seat);
        Self {
            content,
            world,
            routes,
            seat,
            drives: world.skips(seat),
            dice: content.ship(ship).dice,
        }
    }

    /// Turns between two spaces, in hundredths.
    pub(crate) fn turns(&self, from: Space, to: Space) -> i32 {
        self.routes.turns(self.drives, self.dice, from, to)
    }

    /// Movement points between two spaces, about.
    pub(crate) fn steps(&self, from: Space, to: Space) -> u8 {
        self.routes.steps(self.drives, from, to)
    }

    /// The place of a system where one gets to trade soonest.
    pub(crate) fn market(&self, from: Space, system: System) -> Option<Space> {
        let places = self.content.map.places(system).iter().copied();
        let inhabited = places.filter(|place| {
            let berth = self.world.berth(self.content, *place);
            berth.is_some_and(merchant_of_venus::state::Berth::is_inhabited)
        });
        inhabited.min_by_key(|place| self.turns(from, *place))
    }

    /// A price that is paid this many hundredths of a turn from now.
    pub(crate) const fn later(price: i32, turns: i32) -> i32 {
        let left = 10_000 - DELAY * turns;
        if left <= 2_000 {
            price / 5
        } else {
            (price as i64 * left as i64 / 10_000) as i32
        }
    }

    /// The best that one unit of a Good brings, from where it is.
    pub(crate) fn sale(&self, from: Space, good: Good) -> i32 {
        let mut best = UNFOUND * self.content.good(good).sell / 100;
        for culture in Culture::VARIANTS {
            if !self.content.buys(*culture, good) {
                continue;
            }
            let market = self
                .world
                .known_home(*culture, self.seat)
                .and_then(|home| self.market(from, home));
            if let Some(market) = market {
                let price = self.world.sale_price(self.content, *culture, good);
                best = best.max(Self::later(price, self.turns(from, market)));
            }
        }
        best
    }

    /// What is paid for a Good where the ship is.
    pub(crate) fn price_here(&self, good: Good) -> i32 {
        let lay = self.content.map.lay(self.world.at(self.seat));
        let culture = lay
            .system
            .and_then(|system| self.world.known_culture(system, self.seat));
        culture.map_or(0, |culture| {
            self.world.sale_price(self.content, culture, good)
        })
    }

    /// What a passenger on board will bring.
    pub(crate) fn fare(&self, from: Space, facts: &FareFacts) -> i32 {
        let stop = match facts.to {
            Stop::Base => Some(self.content.map.base()),
            Stop::Culture(culture) => self
                .world
                .known_home(culture, self.seat)
                .and_then(|home| self.market(from, home)),
        };
        match stop {
            Some(stop) => Self::later(facts.value, self.turns(from, stop)),
            None => UNFOUND * facts.value / 100,
        }
    }

    /// All that is on board to be sold.
    pub(crate) fn cargo(&self) -> i32 {
        let from = self.world.at(self.seat);
        let (_, cargo) = self.world.ship(self.seat);
        let worth = |(item, count): (Item, u8)| {
            let each = match item {
                Item::Good(good) => self.sale(from, good),
                Item::Fare(fare) => self.fare(from, self.content.fare(fare)),
                Item::Gear(_) | Item::Relic(_) => 0,
            };
            each * i32::from(count)
        };
        cargo.items().map(worth).sum()
    }

    /// What can be done at a market: what is on board for sale there, and the best
    /// Good to be bought there.
    pub(crate) fn business(&self, market: Space, system: System) -> i32 {
        let Some(culture) = self.world.known_culture(system, self.seat) else {
            return 0;
        };
        let (ship, cargo) = self.world.ship(self.seat);
        let sold: i32 = cargo
            .items()
            .map(|(item, count)| match item {
                Item::Good(good) if self.content.buys(culture, good) => {
                    i32::from(count) * self.world.sale_price(self.content, culture, good)
                }
                Item::Fare(fare) if self.content.fare(fare).to == Stop::Culture(culture) => {
                    self.content.fare(fare).value
                }
                _ => 0,
            })
            .sum();
        let cash = self.world.cash(self.seat) + sold;
        let holds = i32::from(self.content.ship(ship).holds);
        let bought = self.content.made_by(culture).map(|good| {
            let facts = self.content.good(good);
            let stock = i32::from(self.world.stock(good));
            let count = stock.min(holds).min(cash / facts.buy);
            count * (self.sale(market, good) - facts.buy).max(0)
        });
        sold + bought.max().unwrap_or(0)
    }

    /// What the best trip for a Good would earn, from here to its makers and on
    /// to who buys it, with the room and the money that are left.
    pub(crate) fn best_trip(&self) -> i32 {
        let from = self.world.at(self.seat);
        let (ship, cargo) = self.world.ship(self.seat);
        let holds = i32::from(self.content.ship(ship).holds) - cargo.holds() as i32;
        let cash = self.world.cash(self.seat);
        let mut best = 0;
        for good in Good::VARIANTS {
            let facts = self.content.good(*good);
            let stock = i32::from(self.world.stock(*good));
            let home = self.world.known_home(facts.culture, self.seat);
            let market = home.and_then(|home| self.market(from, home));
            let Some(market) = market.filter(|_| stock > 0) else {
                continue;
            };
            let count = stock.min(holds).min(cash / facts.buy);
            let profit = count * (self.sale(market, *good) - facts.buy);
            best = best.max(Self::later(profit, 2 * self.turns(from, market)));
        }
        best
    }
}
