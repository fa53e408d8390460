//! What a ship carries: holds and hull (MOV-3.43a to MOV-3.434a).

use strum::{EnumCount, VariantArray};

use crate::content::Content;
use crate::ids::{Fare, Gear, Good, Item, Relic, Ship};
use crate::routes::Drives;

/// Things on board, counted: without combat it does not matter which hold
/// each is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cargo {
    goods: [u8; Good::COUNT],
    gear: [u8; Gear::COUNT],
    fares: [u8; Fare::COUNT],
    /// A bit a Relic: there is one of each.
    relics: u16,
}

impl Cargo {
    /// How many of these there are.
    #[must_use]
    #[inline]
    pub const fn count(&self, item: Item) -> u8 {
        match item {
            Item::Good(good) => self.goods[good as usize],
            Item::Gear(gear) => self.gear[gear as usize],
            Item::Fare(fare) => self.fares[fare.index()],
            Item::Relic(relic) => self.has(relic) as u8,
        }
    }

    /// Is this Relic among them?
    #[must_use]
    #[inline]
    pub const fn has(&self, relic: Relic) -> bool {
        self.relics >> relic as u16 & 1 == 1
    }

    /// Adds one of these.
    pub fn add(&mut self, item: Item) {
        match item {
            Item::Good(good) => self.goods[good as usize] += 1,
            Item::Gear(gear) => self.gear[gear as usize] += 1,
            Item::Fare(fare) => self.fares[fare.index()] += 1,
            Item::Relic(relic) => self.relics |= 1 << relic as u16,
        }
    }

    /// Takes one of these away; says whether there was one.
    pub fn remove(&mut self, item: Item) -> bool {
        if self.count(item) == 0 {
            return false;
        }
        match item {
            Item::Good(good) => self.goods[good as usize] -= 1,
            Item::Gear(gear) => self.gear[gear as usize] -= 1,
            Item::Fare(fare) => self.fares[fare.index()] -= 1,
            Item::Relic(relic) => self.relics &= !(1 << relic as u16),
        }
        true
    }

    /// The same without what the other has.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        let mut rest = *self;
        let less = |from: &mut [u8], by: &[u8]| {
            let pairs = from.iter_mut().zip(by);
            pairs.for_each(|(count, by)| *count = count.saturating_sub(*by));
        };
        less(&mut rest.goods, &other.goods);
        less(&mut rest.gear, &other.gear);
        less(&mut rest.fares, &other.fares);
        rest.relics &= !other.relics;
        rest
    }

    /// The same with what the other has.
    #[must_use]
    pub fn with(&self, other: &Self) -> Self {
        let mut sum = *self;
        let more = |to: &mut [u8], by: &[u8]| {
            let pairs = to.iter_mut().zip(by);
            pairs.for_each(|(count, by)| *count = count.saturating_add(*by));
        };
        more(&mut sum.goods, &other.goods);
        more(&mut sum.gear, &other.gear);
        more(&mut sum.fares, &other.fares);
        sum.relics |= other.relics;
        sum
    }

    /// Everything, each kind with how many there are.
    pub fn items(&self) -> impl Iterator<Item = (Item, u8)> {
        let all = Item::all().map(move |item| (item, self.count(item)));
        all.filter(|(_, count)| *count > 0)
    }

    /// Is there nothing?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Do drives among them skip red spaces, and yellow ones (MOV-8.2a)?
    #[must_use]
    pub fn skips(&self) -> Drives {
        let has = |gear: Gear| self.gear[gear as usize] > 0;
        let both = has(Gear::CombinedDrive);
        let yellow = has(Gear::YellowDrive) || self.has(Relic::YellowDriveRelic);
        (both || has(Gear::RedDrive), both || yellow)
    }

    /// How many Goods.
    #[must_use]
    #[inline]
    pub fn goods(&self) -> usize {
        self.goods.iter().map(|count| usize::from(*count)).sum()
    }

    /// How many counters take half a hold: passengers, and equipment beyond
    /// what the hull carries (MOV-3.431a, MOV-3.432b, MOV-R10).
    #[must_use]
    #[inline]
    pub fn small(&self) -> usize {
        let stowed = |gear: &Gear| {
            let hull = usize::from(gear.fits_hull());
            usize::from(self.gear[*gear as usize]).saturating_sub(hull)
        };
        let gear: usize = Gear::VARIANTS.iter().map(stowed).sum();
        let fares: usize = self.fares.iter().map(|count| usize::from(*count)).sum();
        gear + fares
    }

    /// How many holds that takes: one a Good, one for two other counters.
    #[must_use]
    #[inline]
    pub fn holds(&self) -> usize {
        self.goods() + self.small().div_ceil(2)
    }

    /// Is there room for all of it in a ship of this type (MOV-3.43a)?
    #[must_use]
    #[inline]
    pub fn fits(&self, content: &Content, ship: Ship) -> bool {
        self.holds() <= usize::from(content.ship(ship).holds)
    }

    /// Is there room for one of these, too?
    #[must_use]
    #[inline]
    pub fn has_room(&self, content: &Content, ship: Ship, item: Item) -> bool {
        let mut more = *self;
        more.add(item);
        // MOV-3.432a: what hangs on the hull takes no room, even where a ship is
        // full.
        more.holds() == self.holds() || more.fits(content, ship)
    }
}

impl Item {
    /// Every item there is.
    pub fn all() -> impl Iterator<Item = Self> {
        let goods = Good::VARIANTS.iter().map(|good| Self::Good(*good));
        let gear = Gear::VARIANTS.iter().map(|gear| Self::Gear(*gear));
        let relics = Relic::VARIANTS.iter().map(|relic| Self::Relic(*relic));
        goods
            .chain(gear)
            .chain(relics)
            .chain(Fare::all().map(Self::Fare))
    }
}
