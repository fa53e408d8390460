//! What rivals could bring to each place: computed once for a world.

use engine::map::{Hex, MOST_HEXES, PlaceSet};
use engine::{MAX_SEATS, Seat};
use twilight_imperium::TwilightImperium;
use twilight_imperium::content::Content;

use crate::sight::Sight;
use crate::strength::{Force, conquers};

/// The force that each player could send to each place.
pub(crate) struct Threats {
    by: [[Force; MOST_HEXES]; MAX_SEATS],
}

/// How likely something is lost.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Danger {
    /// The battle in space.
    pub(crate) space: f32,
    /// The planets too.
    pub(crate) ground: f32,
}

impl Threats {
    pub(crate) fn of(content: &Content, world: &TwilightImperium) -> Self {
        let mut threats = Self {
            by: [[Force::default(); MOST_HEXES]; MAX_SEATS],
        };
        for seat in world.everyone().filter(|seat| !world.is_out(*seat)) {
            let sight = Sight::new(content, world, seat);
            threats.gather(sight);
        }
        threats
    }

    /// Ships of one player, place by place: they lie in order.
    fn gather(&mut self, sight: Sight<'_>) {
        let Sight {
            content,
            world,
            seat,
        } = sight;
        let passable = world.passable(seat);
        let mut places = PlaceSet::NONE;
        for hull in world.hulls(seat) {
            places = places.with(hull.place().index());
        }
        for from in Hex::of(places) {
            let (mut slow, mut fast) = (Force::default(), Force::default());
            let mut room = 0u8;
            for hull in sight.hulls_at(from) {
                let force = Force::ship(content, hull);
                room += sight.capacity(hull);
                match world.moves(content, hull.vessel().ship, from) {
                    0 => {}
                    1 => slow = slow.and(force),
                    _ => fast = fast.and(force),
                }
            }
            let troops = sight.troops_at(from).min(room);
            let fighters = world.fighters(seat, from).min(room - troops);
            slow = slow.and(Force::fighters(content, fighters));
            slow.troops = troops.into();
            let near = world.near(from);
            self.send(seat, near, slow.and(fast));
            if !fast.is_nothing() {
                let across = near.intersection(passable);
                let far = sight.around(across).difference(near);
                self.send(seat, far.without(from.index()), fast);
            }
        }
    }

    fn send(&mut self, seat: Seat, places: PlaceSet, force: Force) {
        for place in places {
            let there = &mut self.by[seat.index()][place];
            *there = there.and(force);
        }
    }

    /// What someone could send to a place.
    pub(crate) const fn from(&self, seat: Seat, place: Hex) -> Force {
        self.by[seat.index()][place.index()]
    }

    /// The worst that can come to a place, if this defends it.
    pub(crate) fn danger(&self, sight: Sight<'_>, place: Hex, defence: Force) -> Danger {
        let peace = sight.world.peace(sight.seat);
        let mut worst = Danger::default();
        let garrison = || {
            let own = sight.system(place).filter(|planet| sight.owns(planet));
            own.fold((0u8, 0u8), |(ground, pds), planet| {
                (ground.max(planet.ground), pds.max(planet.pds))
            })
        };
        let (ground, pds) = garrison();
        for other in sight.others().filter(|other| !peace.contains(*other)) {
            let force = self.from(other, place);
            if force.is_nothing() {
                continue;
            }
            let space = force.beats(defence);
            worst.space = worst.space.max(space);
            if force.troops > 0 {
                let lands = space * conquers(force.troops, ground, pds);
                worst.ground = worst.ground.max(lands);
            }
        }
        worst
    }
}
