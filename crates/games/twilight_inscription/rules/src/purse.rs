//! With what a mark is paid (TINS-RES-03 to TINS-RES-06).

use std::fmt;
use std::str::FromStr;

use strum::{EnumCount, VariantArray};

use crate::cards::effect::On;
use crate::content::Conversion;
use crate::content::navigation::bits;
use crate::ids::{Resource, Sheet};
use crate::pen::Pen;
use crate::state::Notes;

/// With what a mark is paid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pay {
    /// A resource of this kind.
    Of(Resource),
    /// A resource that is of any kind.
    Any,
    /// A trade good (TINS-ALI-03).
    Good,
    /// Nothing: an effect does it.
    Free,
}

impl fmt::Display for Pay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Of(resource) => write!(f, "{}", resource.letter()),
            Self::Any => f.write_str("a"),
            Self::Good => f.write_str("t"),
            Self::Free => f.write_str("*"),
        }
    }
}

impl FromStr for Pay {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "a" => Ok(Self::Any),
            "t" => Ok(Self::Good),
            "*" => Ok(Self::Free),
            letter => Resource::of_letter(letter).map(Self::Of).ok_or(()),
        }
    }
}

/// A set of kinds of resources.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Kinds(pub(crate) u8);

impl Kinds {
    /// All three.
    pub(crate) const ALL: Self = Self(0b111);

    /// This one alone.
    #[inline]
    pub(crate) const fn one(resource: Resource) -> Self {
        Self(1 << resource as u8)
    }

    /// This one too.
    #[inline]
    pub(crate) const fn with(self, resource: Resource) -> Self {
        Self(self.0 | 1 << resource as u8)
    }

    /// Is it among them?
    #[inline]
    pub(crate) const fn has(self, resource: Resource) -> bool {
        self.0 >> resource as u8 & 1 == 1
    }

    /// All of both, where this holds.
    #[inline]
    pub(crate) const fn and(self, other: Self, holds: bool) -> Self {
        if holds { Self(self.0 | other.0) } else { self }
    }
}

/// A set of ways to pay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Pays(u8);

const ANY: usize = Resource::COUNT;
const GOOD: usize = ANY + 1;
const FREE: usize = GOOD + 1;

impl Pays {
    /// An effect does it.
    pub(crate) const FREE: Self = Self(1 << FREE);

    /// Is there no way?
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Every way, in the order of lists.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Pay> {
        const ALL: [Pay; FREE + 1] = [
            Pay::Of(Resource::Material),
            Pay::Of(Resource::Influence),
            Pay::Of(Resource::Research),
            Pay::Any,
            Pay::Good,
            Pay::Free,
        ];
        bits(self.0.into()).map(|bit| ALL[bit])
    }
}

/// From what marks on a sheet are paid.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Source {
    /// Material, influence, research, any.
    pub(crate) purse: [u8; 4],
    /// May trade goods be spent (TINS-ALI-03)?
    pub(crate) goods: bool,
    /// Where.
    pub(crate) sheet: Sheet,
    /// As which kinds each resource may be spent that is none of them.
    pub(crate) converts: [Kinds; Resource::COUNT],
}

impl Source {
    /// The ways to pay for a mark that takes one of these kinds. A resource that
    /// can pay is listed as such; a trade good only where none can, since keeping
    /// it is never worse, but where somebody's faction counts them.
    #[inline]
    pub(crate) fn pays(&self, pen: &Pen<'_>, kinds: Kinds) -> Pays {
        let native = self.native(kinds);
        let mut pays = native | self.converted(kinds);
        if self.goods && pen.sheets().goods.left() > 0 && (native == 0 || counts_goods(pen)) {
            pays |= 1 << GOOD;
        }
        Pays(pays)
    }

    /// Is nothing of it left?
    #[inline]
    fn is_spent(&self) -> bool {
        self.purse == [0; 4]
    }

    /// The resources that are of these kinds, or of any.
    #[inline]
    fn native(&self, kinds: Kinds) -> u8 {
        if self.is_spent() {
            return 0;
        }
        let own = Resource::VARIANTS.iter().filter(|kind| kinds.has(**kind));
        let there = own.filter(|kind| self.purse[**kind as usize] > 0);
        let any = u8::from(self.purse[ANY] > 0) << ANY;
        there.fold(any, |pays, kind| pays | 1 << *kind as u8)
    }

    /// The others that may be spent as one of these kinds.
    #[inline]
    fn converted(&self, kinds: Kinds) -> u8 {
        if self.is_spent() {
            return 0;
        }
        let others = Resource::VARIANTS.iter().filter(|kind| !kinds.has(**kind));
        let there = others.filter(|kind| self.purse[**kind as usize] > 0);
        let fits = there.filter(|kind| self.converts[**kind as usize].0 & kinds.0 != 0);
        fits.fold(0, |pays, kind| pays | 1 << *kind as u8)
    }

    /// Must some of it still be spent, where these kinds have a use (TINS-R07)?
    #[inline]
    pub(crate) fn is_owed(&self, usable: impl FnOnce() -> Kinds) -> bool {
        if self.is_spent() {
            return false;
        }
        let usable = usable();
        let owed =
            |resource: &Resource| self.purse[*resource as usize] > 0 && usable.has(*resource);
        self.purse[ANY] > 0 && usable.0 != 0 || Resource::VARIANTS.iter().any(owed)
    }
}

/// Does the faction of a seat count unspent trade goods?
fn counts_goods(pen: &Pen<'_>) -> bool {
    pen.faction()
        .is_some_and(|faction| pen.content.faction(faction).counts_goods)
}

/// A way to spend a resource as another: whose it is, and which of its ways.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Way {
    owner: usize,
    number: u8,
    limited: bool,
    /// Does it turn anything into anything?
    wide: bool,
}

/// How far conversions have been used: below, how often; above, which way.
const OFTEN: u8 = 0b1111;

/// The conversions that may be used on a sheet at this moment.
fn ways<'a>(pen: &Pen<'a>, sheet: Sheet, mut found: impl FnMut(Way, &'a Conversion)) {
    if !pen.is_strategy() {
        return;
    }
    let notes = &pen.lane.own.notes;
    let here = |on| match on {
        On::Active => notes.active == Some(sheet),
        On::Sheet(named) => named == sheet,
        On::Any | On::Each | On::Chosen | On::Objective => false,
    };
    let mut offer = |owner: usize, conversions: &'a [Conversion]| {
        let spent = notes.converted[owner];
        for (number, conversion) in (1_u8..).zip(conversions) {
            let taken = matches!(spent >> 4, way if way == 0 || way == number);
            let left = conversion.most.is_none_or(|most| spent & OFTEN < most);
            if taken && left && here(conversion.on) {
                let way = Way {
                    owner,
                    number,
                    limited: conversion.most.is_some(),
                    wide: conversion.from.0.is_none(),
                };
                found(way, conversion);
            }
        }
    };
    if let Some(faction) = pen.faction() {
        offer(0, &pen.content.faction(faction).ability.conversions);
    }
    if let Some(active) = notes.active {
        for (owner, technology) in (1..).zip(pen.offers(active)) {
            if pen.has(technology.id) {
                offer(owner, &pen.content.technology(technology.id).conversions);
            }
        }
    }
}

/// As which kinds each resource may be spent on a sheet.
pub(crate) fn converts(pen: &Pen<'_>, sheet: Sheet) -> [Kinds; Resource::COUNT] {
    let mut converts = [Kinds::default(); Resource::COUNT];
    ways(pen, sheet, |_, found| {
        for from in Resource::VARIANTS
            .iter()
            .filter(|from| found.from.covers(**from))
        {
            for to in Resource::VARIANTS.iter().filter(|to| found.to.covers(**to)) {
                converts[*from as usize] = converts[*from as usize].with(*to);
            }
        }
    });
    converts
}

/// How a resource may be spent as one of these kinds on a sheet: what has no limit
/// first, then what turns one kind into one.
fn conversion(pen: &Pen<'_>, sheet: Sheet, from: Resource, kinds: Kinds) -> Option<Way> {
    let mut best: Option<Way> = None;
    ways(pen, sheet, |way, found| {
        let mut kinds = Resource::VARIANTS.iter().filter(|to| kinds.has(**to));
        let fits = found.from.covers(from) && kinds.any(|to| found.to.covers(*to));
        let rank = |way: Way| (way.limited, way.wide);
        if fits && best.is_none_or(|best| rank(way) < rank(best)) {
            best = Some(way);
        }
    });
    best
}

impl Notes {
    fn convert(&mut self, way: Way) {
        if way.limited {
            let spent = &mut self.converted[way.owner];
            *spent = (way.number << 4) | ((*spent & OFTEN) + 1);
        }
    }
}

/// What is left of a purse once a mark of these kinds is paid from it, and of what
/// may be spent as others.
pub(crate) fn paid(pen: &Pen<'_>, source: &Source, pay: Pay, kinds: Kinds) -> ([u8; 4], Notes) {
    let mut purse = source.purse;
    let mut notes = pen.lane.own.notes;
    match pay {
        Pay::Of(resource) => {
            purse[resource as usize] -= 1;
            if !kinds.has(resource)
                && let Some(way) = conversion(pen, source.sheet, resource, kinds)
            {
                notes.convert(way);
            }
        }
        Pay::Any => purse[ANY] -= 1,
        Pay::Good | Pay::Free => {}
    }
    (purse, notes)
}
