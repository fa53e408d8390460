//! What is on the table.

use arrayvec::ArrayVec;
use engine::{Chance, Frames, Seat, SeatSet};
use strum::EnumCount;

use crate::choice::Switch;
use crate::content::map::{MAX_WAYS, Way};
use crate::content::{BOXES, COUNTERS, Content, ORBITS, PLACES, Stop, Terrain};
use crate::ids::{
    Colour, Counter, Culture, Demand, Fare, Gear, Good, Item, Rastur, Relic, Ship, Space, System,
};
use crate::options::Modules;
use crate::phase::Frame;
use crate::phase::fight::Clash;
use crate::phase::rastur::Swarm;
use crate::ship::Cargo;
use crate::stowage::Stowage;

/// The most players (MOV-R01).
pub const MAX_MERCHANTS: usize = 6;
/// The most spaces that a drive skips in one go.
const MAX_SKIP: usize = 15;

/// One player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Merchant {
    pub(crate) cash: i32,
    pub(crate) space: Space,
    /// The Culture this one belongs to, once chosen.
    pub(crate) race: Option<Culture>,
    pub(crate) ship: Ship,
    pub(crate) cargo: Cargo,
    /// Where small counters are: kept where ships can be fired at (MOV-R49).
    pub(crate) stowage: Stowage,
    /// A bit a Culture: its IOU is held.
    pub(crate) ious: u16,
}

impl Merchant {
    /// Is the IOU of this Culture held?
    #[must_use]
    pub const fn has_iou(&self, culture: Culture) -> bool {
        self.ious >> culture as u16 & 1 == 1
    }

    /// MOV-15.432a: how many of these on board can be used.
    #[must_use]
    #[inline]
    pub fn sound(&self, gear: Gear) -> u8 {
        self.cargo.count(Item::Gear(gear)) - self.stowage.damaged(gear)
    }

    /// MOV-8.3a, MOV-R29: what the Shields on board take off.
    #[must_use]
    #[inline]
    pub fn shields(&self, content: &Content) -> i32 {
        let shields =
            i32::from(self.sound(Gear::Shield)) + i32::from(self.cargo.has(Relic::ShieldRelic));
        shields * content.figures.shield.reduction
    }
}

/// What stands in a place and stops others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Guard {
    /// Someone's Fort (MOV-15.1a).
    Fort(Seat),
    /// A Rastur (MOV-16.3a).
    Rastur(Rastur),
}

/// A "?" box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QuestionBox {
    /// What lies in it; nothing once it is taken (MOV-R17).
    pub(crate) counter: Option<Counter>,
    /// Does it lie face up?
    pub(crate) up: bool,
    /// Who has looked at it (MOV-8.45a).
    pub(crate) known: SeatSet,
}

/// Who lives in a system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct World {
    /// Nobody in systems without a Culture box.
    pub(crate) culture: Option<Culture>,
    pub(crate) discovered: bool,
    /// Who has observed it (MOV-7.2b).
    pub(crate) known: SeatSet,
}

/// The counters of the cup, counted (MOV-2.7a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Counters {
    pub(crate) goods: [u8; Good::COUNT],
    pub(crate) demands: [u8; Demand::COUNT],
    pub(crate) fares: [u8; Fare::COUNT],
}

/// A flight through spaces that a drive skips.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Skip {
    /// What has been skipped so far; nothing where nothing is being skipped.
    pub(crate) passed: ArrayVec<Space, MAX_SKIP>,
    /// Is the step to the next space paid already (MOV-R28)?
    pub(crate) paid: bool,
    /// Did it begin in a Surface City?
    pub(crate) from_city: bool,
}

/// What belongs to a turn alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Turn {
    /// The dice on display, none where one is missing (MOV-5.2b).
    pub(crate) dice: [u8; 4],
    /// Movement points that are left.
    pub(crate) mp: u8,
    /// The Pilot Number, once chosen.
    pub(crate) pilot: Option<u8>,
    /// Is it chosen for the circle or gate that is being left?
    pub(crate) piloted: bool,
    pub(crate) switches: u8,
    /// The first space, as declared, until it is entered.
    pub(crate) toward: Option<Space>,
    /// Is it a gate that the Jump Start leads to (MOV-8.43a)?
    pub(crate) jumping: bool,
    pub(crate) moved: bool,
    /// Stopped at a Penalty Oval, or cannot pay the one the turn began on: no
    /// transactions.
    pub(crate) stopped: bool,
    /// The penalty of the space the ship is in has been paid (MOV-R46, MOV-15.411a).
    pub(crate) paid: bool,
    /// The chance to attack in the space the ship is in is gone (MOV-15.41b).
    pub(crate) fired: bool,
    pub(crate) skip: Skip,
    /// Ways that were travelled (MOV-R16).
    travelled: [u64; MAX_WAYS / 64],
    /// Trade is limited: it is a City, and the turn of landing (MOV-9.41a).
    pub(crate) limited: bool,
    pub(crate) bought: bool,
    pub(crate) sold: bool,
    /// Credit from what was traded in (MOV-9.32b).
    pub(crate) credit: i32,
    /// What was acquired: not to be jettisoned (MOV-11.3e).
    pub(crate) acquired: Cargo,
    /// The holds were arranged anew (MOV-R49).
    pub(crate) stowed: bool,
    /// A Rastur has come in (MOV-16.2d).
    pub(crate) invaded: bool,
}

impl Turn {
    /// Nothing has happened yet.
    pub(crate) fn new() -> Self {
        Self {
            dice: [0; 4],
            mp: 0,
            pilot: None,
            piloted: false,
            switches: 0,
            toward: None,
            jumping: false,
            moved: false,
            stopped: false,
            paid: false,
            fired: false,
            skip: Skip::default(),
            travelled: [0; MAX_WAYS / 64],
            limited: false,
            bought: false,
            sold: false,
            credit: 0,
            acquired: Cargo::default(),
            stowed: false,
            invaded: false,
        }
    }

    pub(crate) const fn is_set(&self, switch: Switch) -> bool {
        self.switches >> switch as u8 & 1 == 1
    }

    pub(crate) const fn set(&mut self, switch: Switch) {
        self.switches |= 1 << switch as u8;
    }

    #[inline]
    pub(crate) const fn has_travelled(&self, way: Way) -> bool {
        self.travelled[way.index() / 64] >> (way.index() % 64) & 1 == 1
    }

    #[inline]
    pub(crate) const fn travel(&mut self, way: Way) {
        self.travelled[way.index() / 64] |= 1 << (way.index() % 64);
    }

    /// The dice that were rolled.
    pub(crate) fn dice(&self) -> impl Iterator<Item = u8> {
        self.dice.into_iter().filter(|die| *die > 0)
    }

    /// The numbers on them, each once.
    pub(crate) fn numbers(&self) -> impl Iterator<Item = u8> {
        (1..=6).filter(|number| self.dice.contains(number))
    }

    /// MOV-5.2a: what they add up to.
    pub(crate) fn total(&self) -> u8 {
        self.dice.iter().sum()
    }
}

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// Someone has the wealth (MOV-13.2a).
    Wealth(Seat),
    /// The bank has run out of money (MOV-13.3b).
    Bank,
    /// The Rastur have won: the last one that was drawn, if it is nowhere else
    /// (MOV-16.5a, MOV-17.5a).
    Rastur(Option<Rastur>),
}

/// Everything on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MerchantOfVenus {
    pub(crate) chance: Chance,
    pub(crate) frames: Frames<Frame, 3>,
    pub(crate) modules: Modules,
    pub(crate) merchants: [Merchant; MAX_MERCHANTS],
    pub(crate) turn: Turn,
    pub(crate) boxes: [QuestionBox; BOXES],
    /// The counters that nobody sees (MOV-2.8c).
    pub(crate) left_over: ArrayVec<Counter, { COUNTERS - BOXES }>,
    pub(crate) worlds: [World; System::COUNT],
    /// Who owns the Spaceport in each Orbit.
    pub(crate) ports: [Option<Seat>; ORBITS],
    /// Forts and Rastur by the place where they stand.
    pub(crate) guards: [Option<Guard>; PLACES],
    /// The Rastur that are not on the map.
    pub(crate) swarm: Swarm,
    /// Who owns the Factory of each Culture, and where it stands.
    pub(crate) factories: [Option<(Seat, Space)>; Culture::COUNT],
    pub(crate) cup: Counters,
    /// Goods with those who make them, Demands and passengers with their
    /// Cultures, those of undiscovered ones included (MOV-10.12b).
    pub(crate) out: Counters,
    /// Equipment that the bank has left.
    pub(crate) bank_gear: [u8; Gear::COUNT],
    /// With whom a Relic is for sale, once it was traded in (MOV-9.322b).
    pub(crate) suns: [Option<Culture>; Relic::COUNT],
    /// Relics that were jettisoned or shot (MOV-R39, MOV-15.431b).
    pub(crate) gone: u16,
    /// "?" counters that were shot (MOV-15.42d).
    pub(crate) destroyed: u8,
    /// What the bank has: below nothing where it never runs out.
    pub(crate) bank: i32,
    pub(crate) bank_runs_out: bool,
    /// The dice of the last attack, while they are shown.
    pub(crate) clash: Option<Clash>,
    /// How many windows have opened.
    pub(crate) windows: u32,
    pub(crate) seats: u8,
    /// Who began (MOV-4.2a).
    pub(crate) first: Seat,
    /// How often the first player has been on.
    pub(crate) round: u32,
    pub(crate) target: i32,
    pub(crate) end: Option<End>,
}

/// Where a ship can land (MOV-6.2a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Berth {
    /// A City.
    City,
    /// A Spaceport, and whose.
    Spaceport(Seat),
    /// An Open Port.
    OpenPort,
    /// An Asteroid.
    Asteroid,
}

impl Berth {
    /// Does a Culture live there?
    #[must_use]
    pub const fn is_inhabited(self) -> bool {
        !matches!(self, Self::Asteroid)
    }
}

impl MerchantOfVenus {
    /// Everyone, in order of seats.
    pub fn everyone(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.seats))
    }

    /// A player.
    #[must_use]
    #[inline]
    pub const fn merchant(&self, seat: Seat) -> &Merchant {
        &self.merchants[seat.index()]
    }

    #[inline]
    pub(crate) const fn merchant_mut(&mut self, seat: Seat) -> &mut Merchant {
        &mut self.merchants[seat.index()]
    }

    /// Where a player's ship is.
    #[must_use]
    #[inline]
    pub const fn at(&self, seat: Seat) -> Space {
        self.merchant(seat).space
    }

    /// The "?" box of this space, if it is one.
    #[inline]
    pub(crate) fn question(&self, content: &Content, space: Space) -> Option<&QuestionBox> {
        match content.map.lay(space).terrain {
            Terrain::Box(index) => Some(&self.boxes[usize::from(index)]),
            _ => None,
        }
    }

    /// The counter that lies face up in this space.
    #[inline]
    pub(crate) fn shown(&self, content: &Content, space: Space) -> Option<Counter> {
        let found = self.question(content, space)?;
        found.counter.filter(|_| found.up)
    }

    /// Does a counter lie face down in this space?
    #[inline]
    pub(crate) fn is_face_down(&self, content: &Content, space: Space) -> bool {
        self.question(content, space).is_some_and(|found| !found.up)
    }

    /// The colour that drives go by (MOV-1.3h, MOV-R28).
    #[inline]
    pub(crate) fn colour(&self, content: &Content, space: Space) -> Colour {
        match self.shown(content, space) {
            Some(Counter::Penalty(colour, _)) => colour,
            _ => content.map.lay(space).colour,
        }
    }

    /// What a Penalty Oval takes, before Shields.
    #[inline]
    pub(crate) fn penalty(&self, content: &Content, space: Space) -> Option<i32> {
        match content.map.lay(space).terrain {
            Terrain::Penalty(value) => Some(value.into()),
            Terrain::Box(_) => match self.shown(content, space) {
                Some(Counter::Penalty(_, value)) => Some(value.into()),
                _ => None,
            },
            _ => None,
        }
    }

    /// What stands in a place and stops others.
    #[inline]
    pub(crate) fn guard(&self, content: &Content, space: Space) -> Option<Guard> {
        if !self.modules.guards() {
            return None;
        }
        self.guards[usize::from(content.map.lay(space).place?)]
    }

    /// What this player pays in a space, before Shields: at a Penalty Oval, at a Fort
    /// of somebody else, and at a Rastur (MOV-15.13a, MOV-15.13b, MOV-16.3a).
    #[inline]
    pub(crate) fn toll(&self, content: &Content, seat: Seat, space: Space) -> Option<i32> {
        match self.guard(content, space) {
            Some(Guard::Fort(owner)) if owner != seat => Some(content.figures.fort.penalty),
            Some(Guard::Rastur(rastur)) => Some(content.rastur(rastur).value),
            Some(Guard::Fort(_)) | None => self.penalty(content, space),
        }
    }

    /// MOV-8.3a, MOV-R29: what this player pays where the ship is.
    pub(crate) fn due(&self, content: &Content, seat: Seat) -> Option<i32> {
        let toll = self.toll(content, seat, self.at(seat))?;
        Some((toll - self.merchant(seat).shields(content)).max(0))
    }

    /// The number of the Telegate that is turned up here.
    #[inline]
    pub(crate) fn gate(&self, content: &Content, space: Space) -> Option<u8> {
        match self.shown(content, space) {
            Some(Counter::Telegate(number)) => Some(number),
            _ => None,
        }
    }

    /// Where the Telegate with this number is, once it is turned up.
    pub(crate) fn gate_with(&self, content: &Content, number: u8) -> Option<Space> {
        let wanted = Some(Counter::Telegate(number));
        let shows = |found: &QuestionBox| found.up && found.counter == wanted;
        let index = self.boxes.iter().position(shows)?;
        Some(content.map.box_at(index))
    }

    /// MOV-16.4f: is this made in a Factory where a Rastur is?
    pub(crate) fn is_factory_occupied(&self, content: &Content, good: Good) -> bool {
        let facts = content.good(good);
        let factory = self.factories[facts.culture as usize].filter(|_| facts.factory);
        factory.is_some_and(|(_, space)| self.is_occupied(content, space))
    }

    /// Where a ship can land here, if it can (MOV-6.2a, MOV-6.2b): not where a Rastur
    /// is (MOV-16.4a, MOV-R55).
    #[inline]
    pub fn berth(&self, content: &Content, space: Space) -> Option<Berth> {
        self.site(content, space)
            .filter(|_| !self.is_occupied(content, space))
    }

    /// MOV-16.4a: does a Rastur cancel whatever else is in this space?
    #[must_use]
    #[inline]
    pub fn is_occupied(&self, content: &Content, space: Space) -> bool {
        self.modules.rastur && matches!(self.guard(content, space), Some(Guard::Rastur(_)))
    }

    /// What there is to land on here, whoever occupies it (MOV-6.2a, MOV-6.2b,
    /// MOV-R17).
    #[inline]
    pub(crate) fn site(&self, content: &Content, space: Space) -> Option<Berth> {
        let lay = content.map.lay(space);
        if let Some(orbit) = lay.orbit {
            return self.ports[usize::from(orbit)].map(Berth::Spaceport);
        }
        match lay.terrain {
            Terrain::SurfaceCity | Terrain::SpaceCity | Terrain::Base => Some(Berth::City),
            Terrain::Asteroid => Some(Berth::Asteroid),
            Terrain::Box(index) => match self.boxes[usize::from(index)] {
                QuestionBox { up: false, .. } => None,
                QuestionBox { counter, .. } => match counter {
                    Some(Counter::OpenPort) => Some(Berth::OpenPort),
                    Some(Counter::Relic(_)) | None => Some(Berth::Asteroid),
                    Some(Counter::Penalty(..) | Counter::Telegate(_)) => None,
                },
            },
            Terrain::Dot | Terrain::Penalty(_) | Terrain::Circle(_) | Terrain::Orbit => None,
        }
    }

    /// Who lives in the system of this space, as far as it is discovered.
    #[inline]
    pub(crate) fn resident(&self, content: &Content, space: Space) -> Option<Culture> {
        let world = &self.worlds[content.map.lay(space).system? as usize];
        world.culture.filter(|_| world.discovered)
    }

    /// The Culture that trades with whoever has landed here (MOV-9.1b).
    #[inline]
    pub(crate) fn trader(&self, content: &Content, space: Space) -> Option<Culture> {
        self.berth(content, space)
            .filter(|berth| berth.is_inhabited())?;
        self.resident(content, space)
    }

    /// Where a Culture lives, once it is discovered.
    #[must_use]
    pub fn home_of(&self, culture: Culture) -> Option<System> {
        use strum::VariantArray;
        let lives = |system: &System| {
            let world = &self.worlds[*system as usize];
            world.discovered && world.culture == Some(culture)
        };
        System::VARIANTS.iter().copied().find(lives)
    }

    /// Is this where a passenger waits, or wants to go (MOV-R62)?
    #[inline]
    pub(crate) fn is_stop(&self, content: &Content, space: Space, stop: Stop) -> bool {
        match stop {
            Stop::Base => {
                content.map.lay(space).terrain == Terrain::Base && !self.is_occupied(content, space)
            }
            Stop::Culture(culture) => self.trader(content, space) == Some(culture),
        }
    }

    /// How many Spaceports and Factories someone has.
    pub(crate) fn built(&self, seat: Seat) -> usize {
        let ports = self.ports.iter().filter(|owner| **owner == Some(seat));
        let owns =
            |factory: &&Option<(Seat, Space)>| factory.is_some_and(|(owner, _)| owner == seat);
        ports.count() + self.factories.iter().filter(owns).count()
    }

    /// MOV-13.1a, MOV-13.1b: cash, and Deeds at their printed value, but for those
    /// that Rastur occupy (MOV-16.4e).
    #[must_use]
    pub fn wealth(&self, content: &Content, seat: Seat) -> i32 {
        let mut wealth = self.merchant(seat).cash;
        for (orbit, owner) in self.ports.iter().enumerate() {
            if *owner == Some(seat) && !self.is_occupied(content, content.map.orbits()[orbit]) {
                wealth += content.map.deed(orbit);
            }
        }
        for (culture, factory) in content_cultures().zip(&self.factories) {
            let counts = |(owner, space)| owner == seat && !self.is_occupied(content, space);
            if factory.is_some_and(counts) {
                wealth += content.culture(culture).factory_cost;
            }
        }
        wealth
    }
}

fn content_cultures() -> impl Iterator<Item = Culture> {
    use strum::VariantArray;
    Culture::VARIANTS.iter().copied()
}
