//! What a ship can earn: its dice, its holds and its drives.

use engine::Seat;
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus::content::Content;
use merchant_of_venus::ids::{Gear, Item, Ship};

use crate::worth::Chart;

/// What a full hold brings where it is sold, in credits.
const MARGIN: i32 = 70;
/// What passengers bring on a flight, in credits.
const FARES: i32 = 25;
/// What of a hold beyond the third can be filled, in hundredths: stocks are small.
const LARGE: i32 = 60;
/// A visit to a market, in hundredths of a turn: one stays to trade.
const VISIT: i32 = 130;
/// What it takes to fill a hold, in credits.
const FILLING: i32 = 140;

/// What a ship earns by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rig {
    pub(crate) ship: Ship,
    pub(crate) dice: u8,
    pub(crate) holds: u8,
    /// Equipment in holds, half of one each.
    pub(crate) stowed: u8,
    /// Red and yellow spaces are skipped.
    pub(crate) drives: (bool, bool),
}

impl Rig {
    /// What this merchant has.
    pub(crate) fn of(content: &Content, world: &MerchantOfVenus, seat: Seat) -> Self {
        let (ship, cargo) = world.ship(seat);
        let stowed = |(item, count): (Item, u8)| match item {
            Item::Gear(gear) => count - u8::from(gear.fits_hull()),
            _ => 0,
        };
        let rig = Self {
            stowed: cargo.items().map(stowed).sum(),
            drives: world.skips(seat),
            ..Self::bare(content, ship)
        };
        debug_assert!(rig.dice > 0);
        rig
    }

    /// A ship with nothing on board.
    pub(crate) fn bare(content: &Content, ship: Ship) -> Self {
        let facts = content.ship(ship);
        Self {
            ship,
            dice: facts.dice,
            holds: facts.holds,
            stowed: 0,
            drives: (false, false),
        }
    }

    /// The same equipment in another ship.
    pub(crate) fn in_ship(self, content: &Content, ship: Ship) -> Self {
        Self {
            stowed: self.stowed,
            drives: self.drives,
            ..Self::bare(content, ship)
        }
    }

    /// The same with one more piece of equipment, if that makes a difference.
    pub(crate) fn with(self, gear: Gear) -> Option<Self> {
        let (red, yellow) = self.drives;
        let drives = match gear {
            Gear::RedDrive => (true, yellow),
            Gear::YellowDrive => (red, true),
            Gear::CombinedDrive => (true, true),
            Gear::Shield | Gear::Laser | Gear::NovaBall => return None,
        };
        (drives != self.drives).then_some(Self {
            drives,
            stowed: self.stowed + 1,
            ..self
        })
    }

    /// Half-holds for Goods and passengers.
    const fn room(self) -> i32 {
        let room = 2 * self.holds as i32 - self.stowed as i32;
        if room < 1 { 1 } else { room }
    }

    /// What it earns in a turn for who has the money to fill it, in hundredths of
    /// a credit.
    pub(crate) fn rate(self, chart: &Chart) -> i32 {
        let room = self.room();
        let filled = 100 * room.min(6) + LARGE * (room - 6).max(0);
        let profit = MARGIN * filled / 2 + 100 * FARES;
        let dice = 7 * i32::from(self.dice);
        let turns = chart.leg(self.drives) * 200 / dice + VISIT;
        profit * 100 / turns
    }

    /// What it takes to fill it, in credits.
    pub(crate) const fn filling(self) -> i32 {
        FILLING * self.room() / 2
    }
}
