//! With what a mark is paid (TINS-RES-03 to TINS-RES-06).

use std::fmt;
use std::str::FromStr;

use strum::{EnumCount, VariantArray};

use crate::cards::effect::On;
use crate::content::Conversion;
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
        (0..=FREE)
            .filter(move |bit| self.0 >> bit & 1 == 1)
            .map(|bit| ALL[bit])
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
}

impl Source {
    /// The ways to pay for a mark that takes one of these kinds. A resource that
    /// can pay is listed as such; a trade good only where none can, since keeping
    /// it is never worse, but where somebody's faction counts them.
    #[inline]
    pub(crate) fn pays(&self, pen: &Pen<'_>, kinds: Kinds) -> Pays {
        let mut pays = 0;
        for resource in Resource::VARIANTS {
            if self.purse[*resource as usize] > 0 && kinds.has(*resource) {
                pays |= 1 << *resource as u8;
            }
        }
        if self.purse[ANY] > 0 {
            pays |= 1 << ANY;
        }
        let native = pays;
        for resource in Resource::VARIANTS {
            let there = self.purse[*resource as usize] > 0 && !kinds.has(*resource);
            if there && conversion(pen, self.sheet, *resource, kinds).is_some() {
                pays |= 1 << *resource as u8;
            }
        }
        if self.goods && pen.sheets().goods.left() > 0 && (native == 0 || counts_goods(pen)) {
            pays |= 1 << GOOD;
        }
        Pays(pays)
    }

    /// Must some of it still be spent, where these kinds have a use (TINS-R07)?
    #[inline]
    pub(crate) fn is_owed(&self, usable: Kinds) -> bool {
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

/// How a resource may be spent as one of these kinds on a sheet: what has no limit
/// first, then what turns one kind into one.
fn conversion(pen: &Pen<'_>, sheet: Sheet, from: Resource, kinds: Kinds) -> Option<Way> {
    if !pen.is_strategy() {
        return None;
    }
    let notes = &pen.lane.own.notes;
    let fits = |found: &Conversion| {
        let on = match found.on {
            On::Active => notes.active == Some(sheet),
            On::Sheet(named) => named == sheet,
            On::Any | On::Each | On::Chosen | On::Objective => false,
        };
        on && found.from.covers(from)
            && Resource::VARIANTS
                .iter()
                .any(|to| kinds.has(*to) && found.to.covers(*to))
    };
    let mut best: Option<Way> = None;
    let mut offer = |owner: usize, conversions: &[Conversion]| {
        let spent = notes.converted[owner];
        for (number, found) in (1_u8..).zip(conversions) {
            let taken = matches!(spent >> 4, way if way == 0 || way == number);
            let left = found.most.is_none_or(|most| spent & OFTEN < most);
            if taken && left && fits(found) {
                let way = Way {
                    owner,
                    number,
                    limited: found.most.is_some(),
                    wide: found.from.0.is_none(),
                };
                let better =
                    best.is_none_or(|best| (way.limited, way.wide) < (best.limited, best.wide));
                if better {
                    best = Some(way);
                }
            }
        }
    };
    if let Some(faction) = pen.faction() {
        offer(0, &pen.content.faction(faction).ability.conversions);
    }
    if let Some(active) = notes.active {
        for (owner, technology) in (1..).zip(pen.offers(active)) {
            let learned = pen.has(technology.id);
            let conversions = &pen.content.technology(technology.id).conversions;
            if learned && !conversions.is_empty() {
                offer(owner, conversions);
            }
        }
    }
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
