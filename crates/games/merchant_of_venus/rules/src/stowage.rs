//! Where small counters are on board: which two share a hold, what hangs on the
//! hull, and what is damaged (MOV-R49). It matters only where ships are fired at:
//! everywhere else what is on board is counted (`ship`).

use arrayvec::ArrayVec;
use engine::Seat;
use strum::{EnumCount, VariantArray};

use crate::ids::{Fare, Gear, Item};
use crate::state::MerchantOfVenus;

/// The most holds of a ship.
pub const MAX_HOLDS: usize = 6;

/// What hangs on the hull, one of each (MOV-15.31a).
const HULL: [Gear; 3] = [Gear::Shield, Gear::Laser, Gear::NovaBall];
/// The hull first, then two places for each hold.
const PLACES: usize = HULL.len() + 2 * MAX_HOLDS;

/// A counter that takes half a hold, or none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
struct Small(u8);

impl Small {
    const NONE: Self = Self(0);

    /// Goods fill holds and Relics take no room: they are in no such place.
    const fn of(item: Item) -> Self {
        match item {
            Item::Gear(gear) => Self(1 + gear as u8),
            Item::Fare(fare) => Self(1 + Gear::COUNT as u8 + fare.index() as u8),
            Item::Good(_) | Item::Relic(_) => Self::NONE,
        }
    }

    fn item(self) -> Option<Item> {
        let index = usize::from(self.0).checked_sub(1)?;
        match Gear::VARIANTS.get(index) {
            Some(gear) => Some(Item::Gear(*gear)),
            None => Fare::all().nth(index - Gear::COUNT).map(Item::Fare),
        }
    }
}

/// A counter on board, and whether it is damaged (MOV-15.431c).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stowed {
    /// What it is.
    pub item: Item,
    /// It cannot be used until it is repaired.
    pub damaged: bool,
}

/// What a hold has in it beside Goods: up to two counters.
pub type Pair = ArrayVec<Stowed, 2>;

/// Which counters go first where one of several is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum First {
    /// Damaged ones: what goes overboard (MOV-R66).
    Damaged,
    /// Sound ones: what changes hands (MOV-R66).
    Sound,
}

/// Where every small counter on board is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Stowage {
    places: [Small; PLACES],
    /// A bit a place: what is there is damaged.
    damaged: u16,
}

impl Stowage {
    const fn is_damaged(&self, place: usize) -> bool {
        self.damaged >> place & 1 == 1
    }

    const fn set(&mut self, place: usize, small: Small, damaged: bool) {
        self.places[place] = small;
        self.damaged = self.damaged & !(1 << place) | (damaged as u16) << place;
    }

    fn shift(&mut self, from: usize, to: usize) {
        self.set(to, self.places[from], self.is_damaged(from));
        self.set(from, Small::NONE, false);
    }

    /// The places of a hold.
    const fn halves(hold: usize) -> [usize; 2] {
        let first = HULL.len() + 2 * hold;
        [first, first + 1]
    }

    fn count_in(&self, hold: usize) -> usize {
        let here = |place: &usize| self.places[*place] != Small::NONE;
        Self::halves(hold)
            .iter()
            .filter(|place| here(place))
            .count()
    }

    /// MOV-R65: the first of its kind hangs on the hull; others share a hold with
    /// one that is alone, if there is one.
    pub(crate) fn put(&mut self, item: Item, damaged: bool) {
        let small = Small::of(item);
        if small == Small::NONE {
            return;
        }
        let on_hull = HULL.iter().position(|gear| item == Item::Gear(*gear));
        let on_hull = on_hull.filter(|place| self.places[*place] == Small::NONE);
        let half = || (0..MAX_HOLDS).find(|hold| self.count_in(*hold) == 1);
        let empty = || (0..MAX_HOLDS).find(|hold| self.count_in(*hold) == 0);
        let in_hold = || half().or_else(empty).and_then(|hold| self.free_half(hold));
        if let Some(place) = on_hull.or_else(in_hold) {
            self.set(place, small, damaged);
        }
    }

    fn free_half(&self, hold: usize) -> Option<usize> {
        let mut halves = Self::halves(hold).into_iter();
        halves.find(|place| self.places[*place] == Small::NONE)
    }

    /// Puts a counter into this hold, if there is room.
    pub(crate) fn put_into(&mut self, hold: usize, stowed: Stowed) {
        if let Some(place) = self.free_half(hold) {
            self.set(place, Small::of(stowed.item), stowed.damaged);
        }
    }

    /// Takes a counter away, rather from a hold than from the hull; says whether it
    /// was damaged.
    pub(crate) fn take(&mut self, item: Item, first: First) -> bool {
        let small = Small::of(item);
        if small == Small::NONE {
            return false;
        }
        let is_it = |place: &usize| self.places[*place] == small;
        let wanted = |place: &usize| self.is_damaged(*place) == (first == First::Damaged);
        let mut places = (0..PLACES).rev().filter(is_it);
        let found = (0..PLACES).rev().filter(is_it).find(wanted);
        let Some(place) = found.or_else(|| places.next()) else {
            return false;
        };
        let damaged = self.is_damaged(place);
        self.set(place, Small::NONE, false);
        self.tidy();
        damaged
    }

    /// Takes what hangs on the hull (MOV-15.431a).
    pub(crate) fn take_from_hull(&mut self, gear: Gear) {
        if let Some(place) = HULL.iter().position(|of| *of == gear) {
            self.set(place, Small::NONE, false);
            self.tidy();
        }
    }

    /// MOV-R65: what can hang on the hull does, sound counters first; no hold is
    /// empty before one that is not.
    fn tidy(&mut self) {
        for (place, gear) in HULL.iter().enumerate() {
            if self.places[place] != Small::NONE {
                continue;
            }
            let small = Small::of(Item::Gear(*gear));
            let stowed = (HULL.len()..PLACES).filter(|from| self.places[*from] == small);
            if let Some(from) = stowed.min_by_key(|from| self.is_damaged(*from)) {
                self.shift(from, place);
            }
        }
        for hold in 0..MAX_HOLDS {
            let [one, other] = Self::halves(hold);
            if self.places[one] == Small::NONE && self.places[other] != Small::NONE {
                self.shift(other, one);
            }
        }
        let mut next = 0;
        for hold in 0..MAX_HOLDS {
            if self.count_in(hold) > 0 {
                if hold > next {
                    let ([one, other], [to_one, to_other]) =
                        (Self::halves(hold), Self::halves(next));
                    self.shift(one, to_one);
                    self.shift(other, to_other);
                }
                next += 1;
            }
        }
    }

    /// How many holds have counters in them.
    pub(crate) fn holds(&self) -> usize {
        (0..MAX_HOLDS)
            .filter(|hold| self.count_in(*hold) > 0)
            .count()
    }

    /// The same in no more holds than these, as far as it can be: counters that
    /// are alone move together.
    pub(crate) fn packed(mut self, holds: usize) -> Self {
        while self.holds() > holds {
            let alone = |hold: &usize| self.count_in(*hold) == 1;
            let (Some(first), Some(last)) =
                ((0..MAX_HOLDS).find(alone), (0..MAX_HOLDS).rev().find(alone))
            else {
                break;
            };
            if first == last {
                break;
            }
            let [from, _] = Self::halves(last);
            let [_, to] = Self::halves(first);
            self.shift(from, to);
            self.tidy();
        }
        self
    }

    /// What is in a hold.
    pub(crate) fn pair(&self, hold: usize) -> Pair {
        let halves = Self::halves(hold).into_iter();
        halves.filter_map(|place| self.at(place)).collect()
    }

    fn at(&self, place: usize) -> Option<Stowed> {
        let item = self.places[place].item()?;
        Some(Stowed {
            item,
            damaged: self.is_damaged(place),
        })
    }

    /// What hangs on the hull, but for Relics.
    pub(crate) fn hull(&self) -> impl Iterator<Item = Stowed> {
        (0..HULL.len()).filter_map(|place| self.at(place))
    }

    /// Everything in holds, in the order of holds.
    pub(crate) fn stowed(&self) -> impl Iterator<Item = Stowed> {
        (HULL.len()..PLACES).filter_map(|place| self.at(place))
    }

    /// Takes everything out of the holds.
    pub(crate) fn clear_holds(&mut self) {
        for place in HULL.len()..PLACES {
            self.set(place, Small::NONE, false);
        }
    }

    /// Takes out what comes first in the holds.
    pub(crate) fn drop_first(&mut self) {
        let mut stowed = HULL.len()..PLACES;
        if let Some(place) = stowed.find(|place| self.places[*place] != Small::NONE) {
            self.set(place, Small::NONE, false);
        }
    }

    /// MOV-15.431c: all equipment in a hold is damaged.
    pub(crate) fn damage(&mut self, hold: usize) {
        for place in Self::halves(hold) {
            if matches!(self.places[place].item(), Some(Item::Gear(_))) {
                self.damaged |= 1 << place;
            }
        }
    }

    /// MOV-15.432b: everything is repaired; says whether anything was.
    pub(crate) const fn repair(&mut self) -> bool {
        std::mem::replace(&mut self.damaged, 0) != 0
    }

    /// Is anything damaged?
    #[inline]
    pub(crate) const fn has_damage(&self) -> bool {
        self.damaged != 0
    }

    /// How many counters of a kind are damaged.
    #[inline]
    pub(crate) fn damaged(&self, gear: Gear) -> u8 {
        if !self.has_damage() {
            return 0;
        }
        let small = Small::of(Item::Gear(gear));
        let hurt = (0..PLACES).filter(|place| self.is_damaged(*place));
        hurt.filter(|place| self.places[*place] == small).count() as u8
    }

    /// How many counters of a kind there are: for the law kit.
    #[cfg(feature = "laws")]
    pub(crate) fn count(&self, item: Item) -> u8 {
        let small = Small::of(item);
        self.places.iter().filter(|place| **place == small).count() as u8
    }
}

/// What comes aboard and leaves: it is counted, and where ships can be fired at it
/// has its place.
impl MerchantOfVenus {
    /// Brings something aboard; who is on turn has acquired it (MOV-11.3e).
    pub(crate) fn bring_aboard(&mut self, seat: Seat, item: Item) {
        if self.active() == Some(seat) {
            self.turn.acquired.add(item);
        }
        let combat = self.modules.combat;
        let merchant = self.merchant_mut(seat);
        merchant.cargo.add(item);
        if combat {
            merchant.stowage.put(item, false);
        }
    }

    /// Takes something from a ship.
    ///
    /// # Panics
    /// When it is not on board.
    pub(crate) fn take_off(&mut self, seat: Seat, item: Item, first: First) {
        self.discount(seat, item);
        if self.modules.combat {
            self.merchant_mut(seat).stowage.take(item, first);
        }
    }

    /// Takes something from the hull of a ship.
    ///
    /// # Panics
    /// When it is not on board.
    pub(crate) fn take_from_hull(&mut self, seat: Seat, item: Item) {
        self.discount(seat, item);
        if let Item::Gear(gear) = item {
            self.merchant_mut(seat).stowage.take_from_hull(gear);
        }
    }

    /// What is left counts as older than this turn as far as it can.
    fn discount(&mut self, seat: Seat, item: Item) {
        let had = self.merchant_mut(seat).cargo.remove(item);
        assert!(had, "{item} is not on board of {seat}");
        if self.active() == Some(seat) {
            let left = self.merchant(seat).cargo.count(item);
            while self.turn.acquired.count(item) > left {
                self.turn.acquired.remove(item);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LASER: Item = Item::Gear(Gear::Laser);
    const RED: Item = Item::Gear(Gear::RedDrive);
    const YELLOW: Item = Item::Gear(Gear::YellowDrive);

    fn fare() -> Item {
        Item::Fare(Fare::all().next().unwrap())
    }

    fn stowage(items: &[Item]) -> Stowage {
        let mut stowage = Stowage::default();
        items.iter().for_each(|item| stowage.put(*item, false));
        stowage
    }

    fn names(stowage: &Stowage) -> Vec<String> {
        let hull = stowage.hull().map(|stowed| stowed.item.to_string());
        let holds = (0..stowage.holds()).map(|hold| {
            let pair = stowage.pair(hold);
            let items: Vec<String> = pair.iter().map(|stowed| stowed.item.to_string()).collect();
            items.join("+")
        });
        hull.chain(holds).collect()
    }

    #[test]
    fn every_counter_finds_its_place() {
        let all = Item::all().filter(|item| matches!(item, Item::Gear(_) | Item::Fare(_)));
        for item in all {
            assert_eq!(Small::of(item).item(), Some(item));
        }
        let full = stowage(&[LASER, LASER, RED, fare()]);
        assert_eq!(names(&full), ["laser", "laser+red-drive", "fare-1"]);
    }

    #[test]
    fn what_is_alone_moves_together() {
        let mut loose = Stowage::default();
        for (hold, item) in [RED, fare(), YELLOW].into_iter().enumerate() {
            let damaged = false;
            loose.put_into(hold, Stowed { item, damaged });
        }
        assert_eq!(loose.holds(), 3);
        assert_eq!(names(&loose.packed(2))[0], "red-drive+yellow-drive");
        assert_eq!(loose.packed(2).packed(1).holds(), 2, "no further");
    }

    #[test]
    fn the_hull_is_filled_from_the_holds() {
        let mut two = stowage(&[LASER, LASER, RED]);
        two.damage(0);
        assert_eq!(
            (two.damaged(Gear::Laser), two.damaged(Gear::RedDrive)),
            (1, 1)
        );
        two.take_from_hull(Gear::Laser);
        assert_eq!(names(&two), ["laser", "red-drive"]);
        assert_eq!(two.damaged(Gear::Laser), 1, "it is as it was");
        assert!(two.take(LASER, First::Sound), "there is no sound one");
        assert!(two.repair() && !two.has_damage());
    }

    #[test]
    fn sound_ones_and_damaged_ones_are_told_apart() {
        let mut two = stowage(&[LASER, LASER]);
        two.damage(0);
        let mut other = two;
        assert!(!two.take(LASER, First::Sound));
        assert!(other.take(LASER, First::Damaged));
        assert_eq!(
            (two.damaged(Gear::Laser), other.damaged(Gear::Laser)),
            (1, 0)
        );
    }
}
