//! What evaluations, plans and pages ask of a game, as far as a player knows it.

use engine::Seat;
use strum::EnumCount;

use crate::Look;
use crate::content::{Content, ORBITS};
use crate::ids::{Counter, Culture, Demand, Fare, Gear, Good, Relic, Ship, Space, System};
use crate::options::Modules;
use crate::phase::fight::odds::Odds;
use crate::phase::fight::revolt;
use crate::ship::Cargo;
use crate::state::{End, Guard, MerchantOfVenus};

/// What evaluations and plans go by.
impl MerchantOfVenus {
    /// Cash.
    #[must_use]
    pub const fn cash(&self, seat: Seat) -> i32 {
        self.merchant(seat).cash
    }

    /// The type of ship, and what is on board.
    #[must_use]
    pub const fn ship(&self, seat: Seat) -> (Ship, &Cargo) {
        let merchant = self.merchant(seat);
        (merchant.ship, &merchant.cargo)
    }

    /// Who lives in a system, as far as this player knows.
    #[must_use]
    pub const fn known_culture(&self, system: System, seat: Seat) -> Option<Culture> {
        let world = &self.worlds[system as usize];
        match world.culture {
            Some(culture) if world.discovered || world.known.contains(seat) => Some(culture),
            _ => None,
        }
    }

    /// Where a Culture lives, as far as this player knows.
    #[must_use]
    pub fn known_home(&self, culture: Culture, seat: Seat) -> Option<System> {
        use strum::VariantArray;
        let mut systems = System::VARIANTS.iter().copied();
        systems.find(|system| self.known_culture(*system, seat) == Some(culture))
    }

    /// Is the Culture of this system still to be discovered?
    #[must_use]
    pub const fn is_undiscovered(&self, system: System) -> bool {
        let world = &self.worlds[system as usize];
        world.culture.is_some() && !world.discovered
    }

    /// How many of a Good its makers have.
    #[must_use]
    pub const fn stock(&self, good: Good) -> u8 {
        self.out.goods[good as usize]
    }

    /// Is trade limited in this turn (MOV-9.41a)?
    #[must_use]
    pub const fn is_limited(&self) -> bool {
        self.turn.limited
    }

    /// Has something been set already before the roll of this turn?
    #[must_use]
    pub const fn has_switched(&self) -> bool {
        self.turn.switches != 0
    }

    /// How many passengers of a kind wait where they come from.
    #[must_use]
    pub const fn waiting(&self, fare: Fare) -> u8 {
        self.out.fares[fare.index()]
    }

    /// How many Demands of a kind lie with their Culture.
    #[must_use]
    pub const fn demanded(&self, demand: Demand) -> u8 {
        self.out.demands[demand.index()]
    }

    /// What lies face up in a "?" box; nothing where it is face down or empty.
    #[must_use]
    pub fn counter_at(&self, content: &Content, space: Space) -> Option<Counter> {
        self.shown(content, space)
    }

    /// Does a counter lie face down here?
    #[must_use]
    pub fn hides_counter(&self, content: &Content, space: Space) -> bool {
        self.is_face_down(content, space)
    }

    /// Who owns the Spaceport in each Orbit.
    #[must_use]
    pub const fn spaceports(&self) -> &[Option<Seat>; ORBITS] {
        &self.ports
    }

    /// Who owns the Factory of a Culture.
    #[must_use]
    pub fn factory_of(&self, culture: Culture) -> Option<Seat> {
        self.factories[culture as usize].map(|(owner, _)| owner)
    }

    /// Who owns the Factory of each Culture, and where it stands.
    #[must_use]
    pub const fn factories(&self) -> &[Option<(Seat, Space)>; Culture::COUNT] {
        &self.factories
    }

    /// Which optional rules are played.
    #[must_use]
    pub const fn modules(&self) -> Modules {
        self.modules
    }

    /// What a Fort of somebody else takes from this player in a space, less Shields.
    #[must_use]
    pub fn fort_toll(&self, content: &Content, seat: Seat, space: Space) -> i32 {
        match self.fort_at(content, space) {
            Some(owner) if owner != seat => {
                let penalty = content.figures.fort.penalty;
                (penalty - self.merchant(seat).shields(content)).max(0)
            }
            _ => 0,
        }
    }

    /// What a Deed with this printed value, or a Fort, costs this player where a Culture
    /// lives: less at home (MOV-3.3a).
    #[must_use]
    pub fn price_from(
        &self,
        content: &Content,
        (seat, culture): (Seat, Culture),
        printed: i32,
    ) -> i32 {
        if self.merchant(seat).race == Some(culture) {
            crate::bank::discounted(printed, content.figures.percent.home_discount)
        } else {
            printed
        }
    }

    /// The Rastur on the map: where, and what each takes from this player, less Shields.
    pub fn invaded<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
    ) -> impl Iterator<Item = (Space, i32)> + use<'a> {
        let shields = self.merchant(seat).shields(content);
        let places = content.map.all_places().iter().zip(&self.guards);
        places.filter_map(move |(space, guard)| match guard {
            Some(Guard::Rastur(rastur)) => {
                let value = content.rastur(*rastur).value;
                Some((*space, (value - shields).max(0)))
            }
            Some(Guard::Fort(_)) | None => None,
        })
    }

    /// How a revolt against what somebody owns in a space would end.
    #[must_use]
    pub fn revolt_odds(&self, content: &Content, space: Space, (by, owner): (Seat, Seat)) -> Odds {
        let look = Look::new(self, content);
        revolt::sums_at(look, space, (by, Some(owner))).odds()
    }

    /// The wealth that wins.
    #[must_use]
    pub const fn target(&self) -> i32 {
        self.target
    }

    /// Who got rich enough, once someone has.
    #[must_use]
    pub const fn winner(&self) -> Option<Seat> {
        match self.end {
            Some(End::Wealth(seat)) => Some(seat),
            Some(End::Bank | End::Rastur(_)) | None => None,
        }
    }

    /// Credit of the turn that is played, if it is this one's.
    #[must_use]
    pub fn credit(&self, seat: Seat) -> i32 {
        if self.active() == Some(seat) {
            self.turn.credit
        } else {
            0
        }
    }

    /// Movement points that are left, and the penalty that is due where the ship
    /// on turn is.
    #[must_use]
    pub fn flight(&self, content: &Content, seat: Seat) -> (u8, Option<i32>) {
        (self.turn.mp, self.due(content, seat))
    }

    /// Do drives that can be used skip red, and yellow?
    #[must_use]
    pub fn skips(&self, seat: Seat) -> (bool, bool) {
        let merchant = self.merchant(seat);
        if !merchant.stowage.has_damage() {
            return merchant.cargo.skips();
        }
        let works = |gear| merchant.sound(gear) > 0;
        let both = works(Gear::CombinedDrive);
        let yellow = works(Gear::YellowDrive) || merchant.cargo.has(Relic::YellowDriveRelic);
        (both || works(Gear::RedDrive), both || yellow)
    }
}
