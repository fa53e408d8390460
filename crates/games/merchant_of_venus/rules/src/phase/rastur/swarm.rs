//! The Rastur that are not on the map: the supply, and alone the reserve and the
//! Transit Box, counted (MOV-16.1a to MOV-16.2a, MOV-17.11a to MOV-17.12a).

use engine::Draw;

use crate::content::Content;
use crate::ids::Rastur;
use crate::options::{Length, Modules};

/// How many there are of each kind.
pub type Tally = [u8; Rastur::COUNT];

/// The Rastur that are not on the map.
///
/// The supply lies face down and is shuffled whenever something comes to it: it has
/// no order but that in which it is drawn. What it is made of everybody can count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Swarm {
    pub(crate) supply: Tally,
    pub(crate) reserve: Tally,
    pub(crate) transit: Option<Rastur>,
    /// The last die of who is alone.
    pub(crate) die: Option<u8>,
}

/// Where a Rastur goes that does not go on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heap {
    /// The supply.
    Supply,
    /// The reserve.
    Reserve,
    /// The Transit Box.
    Transit,
}

impl Swarm {
    /// MOV-16.1a to MOV-16.1c: the supply of a game of this length; only who is alone
    /// uses the rest, and without the module there is nothing.
    pub(crate) fn gathered(content: &Content, length: Length, modules: Modules) -> Self {
        let count = |played: bool, supply: bool| {
            let mut tally = [0; Rastur::COUNT];
            let kinds = Rastur::all().zip(&mut tally);
            let kinds = kinds
                .filter(|(rastur, _)| played && content.invaders.begins(length, *rastur) == supply);
            kinds.for_each(|(rastur, count)| *count = content.rastur(rastur).counters);
            tally
        };
        Self {
            supply: count(modules.rastur, true),
            reserve: count(modules.alone, false),
            transit: None,
            die: None,
        }
    }

    /// How many are left to draw.
    pub(crate) fn left(&self) -> u32 {
        self.supply.iter().map(|count| u32::from(*count)).sum()
    }

    /// Draws one from the supply, each with the same chance.
    pub(super) fn draw(&mut self, draw: &mut Draw<'_>) -> Rastur {
        let mut place = draw.below(self.left());
        for (rastur, count) in Rastur::all().zip(&mut self.supply) {
            if place < u32::from(*count) {
                *count -= 1;
                return rastur;
            }
            place -= u32::from(*count);
        }
        unreachable!("a Rastur beyond the last")
    }

    /// The kinds that are in the reserve, the weakest first.
    fn reserved(&self) -> impl Iterator<Item = Rastur> {
        let kinds = Rastur::all().zip(&self.reserve);
        kinds
            .filter(|(_, count)| **count > 0)
            .map(|(rastur, _)| rastur)
    }

    /// MOV-17.21b: takes the weakest out of the reserve.
    pub(crate) fn take_weakest(&mut self) -> Option<Rastur> {
        let weakest = self.reserved().next()?;
        self.reserve[weakest.index()] -= 1;
        Some(weakest)
    }

    /// MOV-17.22a: takes out of the reserve what is nearest to a sum, the lower one of
    /// two that are equally near.
    pub(crate) fn take_nearest(&mut self, content: &Content, sum: i32) -> Option<Rastur> {
        let apart = |rastur: &Rastur| (content.rastur(*rastur).value - sum).abs();
        let nearest = self.reserved().min_by_key(apart)?;
        self.reserve[nearest.index()] -= 1;
        Some(nearest)
    }

    /// Puts one there.
    pub(crate) fn put(&mut self, rastur: Rastur, heap: Heap) {
        match heap {
            Heap::Supply => self.supply[rastur.index()] += 1,
            Heap::Reserve => self.reserve[rastur.index()] += 1,
            Heap::Transit => self.transit = Some(rastur),
        }
    }
}
