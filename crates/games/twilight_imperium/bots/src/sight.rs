//! A world as one player looks at it: what bots count everywhere.

use engine::Seat;
use engine::map::{Hex, PlaceSet};
use strum::VariantArray;
use twilight_imperium::TwilightImperium;
use twilight_imperium::content::Content;
use twilight_imperium::ids::{Planet, Unit};
use twilight_imperium::state::{Dock, Hull};
use twilight_imperium::view::PlanetView;

/// A world, its facts, and who looks.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    pub(crate) content: &'a Content,
    pub(crate) world: &'a TwilightImperium,
    pub(crate) seat: Seat,
}

impl<'a> Sight<'a> {
    pub(crate) const fn new(content: &'a Content, world: &'a TwilightImperium, seat: Seat) -> Self {
        Self {
            content,
            world,
            seat,
        }
    }

    /// The same world through the eyes of another.
    pub(crate) const fn of(self, seat: Seat) -> Self {
        Self { seat, ..self }
    }

    /// The own home.
    pub(crate) const fn home(self) -> Hex {
        self.world.home(self.seat)
    }

    /// Every planet of the own empire.
    pub(crate) fn planets(self) -> impl Iterator<Item = PlanetView> + 'a {
        let Self { world, seat, .. } = self;
        let all = Planet::VARIANTS.iter().map(|planet| world.planet(*planet));
        all.filter(move |planet| planet.owner == Some(seat))
    }

    /// The planets of a system.
    pub(crate) fn system(self, place: Hex) -> impl Iterator<Item = PlanetView> + 'a {
        let planets = self.world.planets_at(self.content, place).iter();
        planets.map(move |planet| self.world.planet(*planet))
    }

    pub(crate) fn owns(self, planet: &PlanetView) -> bool {
        planet.owner == Some(self.seat)
    }

    /// Own ships in a place.
    pub(crate) fn hulls_at(self, place: Hex) -> impl Iterator<Item = Hull> + 'a {
        let hulls = self.world.hulls(self.seat).iter().copied();
        hulls.filter(move |hull| hull.place() == place)
    }

    /// Has this player ships in a place?
    pub(crate) fn flies_at(self, place: Hex) -> bool {
        self.world.fighters(self.seat, place) > 0 || self.hulls_at(place).next().is_some()
    }

    /// Whose ships are in a place, the own ones aside.
    pub(crate) fn enemy_at(self, place: Hex) -> Option<Seat> {
        let mut others = self.others();
        others.find(|other| self.of(*other).flies_at(place))
    }

    /// Everyone else who is still in the game.
    pub(crate) fn others(self) -> impl Iterator<Item = Seat> + 'a {
        let others = self.world.everyone();
        others.filter(move |other| *other != self.seat && !self.world.is_out(*other))
    }

    /// Is a system of this player's empire: planets of one's own, or ships and no
    /// planet of others?
    pub(crate) fn is_own(self, place: Hex) -> bool {
        self.system(place).any(|planet| self.owns(&planet))
    }

    /// TI3-ACT-08: ships there cannot leave in this round.
    pub(crate) const fn is_pinned(self, place: Hex) -> bool {
        self.world.activated(self.seat).contains(place.index())
    }

    /// How much a ship carries.
    pub(crate) fn capacity(self, hull: Hull) -> u8 {
        self.content.unit(hull.vessel().ship.unit()).capacity
    }

    /// Ground forces in a system, on own planets and aboard.
    pub(crate) fn troops_at(self, place: Hex) -> u8 {
        let on_planets = self.system(place).filter(|planet| self.owns(planet));
        let on_planets = on_planets.map(|planet| planet.ground);
        let aboard = self.hulls_at(place).map(|hull| hull.vessel().ground);
        on_planets.chain(aboard).fold(0, u8::saturating_add)
    }

    /// Ground forces aboard in a place.
    pub(crate) fn aboard(self, place: Hex) -> u8 {
        let aboard = self.hulls_at(place).map(|hull| hull.vessel().ground);
        aboard.fold(0, u8::saturating_add)
    }

    /// How many units of a type of ship this player has.
    pub(crate) fn count(self, unit: Unit) -> u8 {
        let hulls = self.world.hulls(self.seat).iter();
        hulls
            .filter(|hull| hull.vessel().ship.unit() == unit)
            .count() as u8
    }

    pub(crate) fn docks(self) -> u8 {
        let docks = self.planets().filter(|planet| planet.dock != Dock::None);
        docks.count() as u8
    }

    /// Can a place be activated by this player in this round?
    pub(crate) fn can_activate(self, place: Hex) -> bool {
        self.world.can_activate(self.content, self.seat, place)
    }

    /// The systems within one step of these, and these.
    pub(crate) fn around(self, places: PlaceSet) -> PlaceSet {
        let near = Hex::of(places).map(|place| self.world.near(place));
        near.fold(places, PlaceSet::union)
    }
}

/// What lies around.
impl Sight<'_> {
    /// Planets that nobody defends, in the systems around a place.
    pub(crate) fn has_free_planets_near(self, place: Hex) -> bool {
        let near = self.world.near(place).difference(self.world.closed());
        Hex::of(near).any(|near| self.has_free_planet(near))
    }

    fn has_free_planet(self, place: Hex) -> bool {
        let mut planets = self.system(place);
        let free = planets.any(|planet| planet.ground == 0 && !self.owns(&planet));
        free && self.enemy_at(place).is_none()
    }

    /// How many planets that are nobody's lie within two steps.
    pub(crate) fn free_planets_around(self, place: Hex) -> u8 {
        let near = self.world.near(place).difference(self.world.closed());
        let around = self.around(near.intersection(self.world.passable(self.seat)));
        let planets = Hex::of(around).flat_map(|place| self.system(place));
        planets.filter(|planet| planet.owner.is_none()).count() as u8
    }

    /// Do planets of others lie next to a place?
    pub(crate) fn has_rivals_next_to(self, place: Hex) -> bool {
        let near = self.world.near(place).difference(self.world.closed());
        Hex::of(near).any(|near| {
            let mut planets = self.system(near);
            planets.any(|planet| planet.owner.is_some_and(|owner| owner != self.seat))
        })
    }

    /// Are ships of others within two steps?
    pub(crate) fn is_near_rivals(self, place: Hex) -> bool {
        let near = self.around(self.world.near(place));
        self.others().any(|other| {
            let mut hulls = self.world.hulls(other).iter();
            hulls.any(|hull| near.contains(hull.place().index()))
        })
    }
}
