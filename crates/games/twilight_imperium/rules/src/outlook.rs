//! What evaluations and planners ask of a world: facts of the table, what is
//! pending, and what the rules would allow. Nothing here changes anything.

use engine::map::{Hex, PlaceSet};
use engine::{Seat, SeatSet};

use crate::content::Content;
use crate::ids::{Objective, Planet, Ship, Strategy, Tile, Unit};
use crate::phase::Frame;
use crate::phase::action::may_activate;
use crate::phase::common::{Coin, wealth};
use crate::phase::status::{self, Lane, fulfils};
use crate::reach::{Reach, crossable};
use crate::state::{Counters, End, Hull, SecretState, Vessel};
use crate::value::Silent;
use crate::value::movement::movement;
use crate::value::production::{due, limit};
use crate::view::{PlanetView, StrategyView};
use crate::{Look, TwilightImperium};

/// What is asked, with what the list of choices does not tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asked {
    /// The galaxy is built, first units are put on planets.
    SetUp,
    /// A strategy card is chosen.
    Pick,
    /// Someone's turn.
    Turn(Seat),
    /// Ships move here.
    Move(Hex),
    /// A ship loads on its way to a place: fighters aboard beside what it carries.
    Load {
        /// Where it comes from.
        from: Hex,
        /// Where it goes.
        to: Hex,
        /// The ship, with what it has loaded.
        vessel: Vessel,
        /// Fighters aboard.
        wings: u8,
    },
    /// Whether to leave a battle here.
    Announce(Hex),
    /// Hits are taken here.
    Hits(Hex),
    /// Troops land here.
    Landing(Hex),
    /// Planets are invaded here.
    Invasion(Hex),
    /// Units are built.
    Produce {
        /// Where.
        place: Hex,
        /// May docks be built, too?
        docks: bool,
    },
    /// Something is paid.
    Payment {
        /// How much is still due.
        left: u8,
        /// In influence, and not in resources?
        influence: bool,
    },
    /// Whether to perform the secondary ability of a card.
    Follow(Strategy),
    /// Ships beyond fleet supply are removed here.
    Excess(Hex),
    /// Objectives are claimed.
    Claim,
    /// Command counters are laid out anew.
    Allocation,
    /// Something that its choices say.
    Other,
    /// Nothing: the game is over.
    Nothing,
}

impl Hull {
    /// Where it is.
    #[must_use]
    pub const fn place(self) -> Hex {
        self.place
    }

    /// What it is, and what it carries.
    #[must_use]
    pub const fn vessel(self) -> Vessel {
        self.vessel
    }

    /// Has it moved in the action that goes on?
    #[must_use]
    pub const fn has_moved(self) -> bool {
        self.moved
    }
}

/// What is pending.
impl TwilightImperium {
    /// What is asked.
    #[must_use]
    pub fn asked(&self) -> Asked {
        let Some(top) = self.frames.top() else {
            return Asked::Nothing;
        };
        match top {
            Frame::Home(_) | Frame::Veil(_) | Frame::Lay(_) | Frame::At(_) | Frame::Deploy(_) => {
                Asked::SetUp
            }
            Frame::Pick(_) => Asked::Pick,
            Frame::Turn(turn) => Asked::Turn(turn.0),
            Frame::Move(step) => Asked::Move(step.place),
            Frame::Load(load) => Asked::Load {
                from: load.from,
                to: load.to,
                vessel: load.vessel,
                wings: load.wings,
            },
            Frame::Announce(announce) => Asked::Announce(announce.place),
            Frame::Hits(hits) => Asked::Hits(hits.place),
            Frame::Landing(landing) => Asked::Landing(landing.place),
            Frame::Invasion(invasion) => Asked::Invasion(invasion.place),
            Frame::Produce(produce) => Asked::Produce {
                place: produce.place,
                docks: produce.docks,
            },
            Frame::Payment(payment) => Asked::Payment {
                left: payment.due.saturating_sub(payment.paid),
                influence: payment.coin == Coin::Influence,
            },
            Frame::Follow(follow) => Asked::Follow(follow.card),
            Frame::Excess(excess) => Asked::Excess(excess.place),
            Frame::Claim(_) => Asked::Claim,
            Frame::Allocation(_) => Asked::Allocation,
            _ => Asked::Other,
        }
    }

    /// Who has activated which system, while that action goes on.
    #[must_use]
    pub fn activation(&self) -> Option<(Seat, Hex)> {
        self.frames.iter().find_map(|frame| match frame {
            Frame::Tactical(tactical) => Some((tactical.seat, tactical.place)),
            _ => None,
        })
    }

    /// Who fights in space, the attacker first, and where.
    #[must_use]
    pub fn battle(&self) -> Option<([Seat; 2], Hex)> {
        self.frames.iter().find_map(|frame| match frame {
            Frame::Battle(battle) => Some(([battle.attacker, battle.defender], battle.place)),
            _ => None,
        })
    }

    /// Ground forces that have landed in this action and wait for their battle, by
    /// planet of the system.
    #[must_use]
    pub fn landed(&self, nth: usize) -> u8 {
        self.desk.landed.get(nth).map_or(0, |landed| landed.ground)
    }

    /// How many counters someone lays out in the status phase, and how many of them
    /// go into fleet supply, once that is decided.
    #[must_use]
    pub fn laid_out(&self, content: &Content, seat: Seat) -> (u8, Option<u8>) {
        let fleet = match self.lanes[seat.index()] {
            Lane::Pool(fleet) => Some(fleet),
            Lane::Fleet | Lane::Decided(_) => None,
        };
        (status::total(Look::new(self, content), seat), fleet)
    }

    /// Is the game over?
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.end.is_some()
    }
}

/// What a player has.
impl TwilightImperium {
    /// Victory points.
    #[must_use]
    pub const fn points(&self, seat: Seat) -> u8 {
        self.player(seat).points
    }

    /// Trade goods.
    #[must_use]
    pub const fn goods(&self, seat: Seat) -> u8 {
        self.player(seat).goods
    }

    /// Command counters on the race sheet.
    #[must_use]
    pub const fn counters(&self, seat: Seat) -> Counters {
        self.player(seat).counters
    }

    /// TI3-ACT-08: systems with a command counter of someone.
    #[must_use]
    pub const fn activated(&self, seat: Seat) -> PlaceSet {
        self.player(seat).activated
    }

    /// Where the home of someone lies.
    #[must_use]
    pub const fn home(&self, seat: Seat) -> Hex {
        self.player(seat).home
    }

    /// Has someone passed in this action phase?
    #[must_use]
    pub const fn has_passed(&self, seat: Seat) -> bool {
        self.player(seat).passed
    }

    /// Is someone out of the game?
    #[must_use]
    pub const fn is_out(&self, seat: Seat) -> bool {
        self.player(seat).out
    }

    /// The secret objective of someone, until it is scored. In a sample only the
    /// viewer's is true.
    #[must_use]
    pub fn secret(&self, seat: Seat) -> Option<Objective> {
        let (secret, state) = self.player(seat).secret;
        (state == SecretState::Hidden).then_some(secret)
    }

    /// The ships of someone that are no fighters.
    #[must_use]
    pub fn hulls(&self, seat: Seat) -> &[Hull] {
        &self.player(seat).hulls
    }

    /// Fighters of someone in a place.
    #[must_use]
    pub const fn fighters(&self, seat: Seat, place: Hex) -> u8 {
        self.fighters_at(seat, place)
    }

    /// TI3-UFI-04: how many fighters someone can have in a place.
    #[must_use]
    pub fn fighter_support(&self, content: &Content, seat: Seat, place: Hex) -> u8 {
        self.support(content, seat, place)
    }

    /// With whom someone keeps peace.
    #[must_use]
    pub const fn peace(&self, seat: Seat) -> SeatSet {
        self.accords[seat.index()]
    }

    /// The neighbours of someone, to the left and to the right.
    #[must_use]
    pub fn next_to(&self, seat: Seat) -> [Seat; 2] {
        self.neighbours(seat)
    }

    /// Resources that someone can pay at once.
    #[must_use]
    pub fn resources(&self, content: &Content, seat: Seat) -> u8 {
        wealth(Look::new(self, content), seat, Coin::Resources)
    }

    /// Influence that someone can pay at once.
    #[must_use]
    pub fn influence(&self, content: &Content, seat: Seat) -> u8 {
        wealth(Look::new(self, content), seat, Coin::Influence)
    }

    /// Pieces of a type that someone has left.
    #[must_use]
    pub fn reinforcements(&self, content: &Content, seat: Seat, unit: Unit) -> u8 {
        self.pieces_left(content, seat, unit)
    }
}

/// The table.
impl TwilightImperium {
    /// How many play.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The speaker.
    #[must_use]
    pub const fn speaks(&self) -> Seat {
        self.speaker
    }

    /// A strategy card.
    #[must_use]
    pub const fn card(&self, card: Strategy) -> StrategyView {
        self.strategy_view(card)
    }

    /// The public objectives that are revealed.
    #[must_use]
    pub fn objectives(&self) -> &[Objective] {
        &self.revealed
    }

    /// Who has scored an objective.
    #[must_use]
    pub const fn scored_by(&self, objective: Objective) -> SeatSet {
        self.scored[objective as usize]
    }

    /// How many public objectives are still to be revealed.
    #[must_use]
    pub fn objectives_left(&self) -> usize {
        self.deck.len()
    }

    /// Does someone fulfil an objective now?
    #[must_use]
    pub fn fulfils(&self, content: &Content, seat: Seat, objective: Objective) -> bool {
        fulfils(Look::new(self, content), seat, objective).is_ok()
    }
}

/// The galaxy.
impl TwilightImperium {
    /// Where systems lie.
    #[must_use]
    pub const fn laid(&self) -> PlaceSet {
        self.galaxy.laid()
    }

    /// The system in a place.
    #[must_use]
    pub const fn tile_at(&self, place: Hex) -> Option<Tile> {
        self.galaxy.tile(place)
    }

    /// TI3-WHL-01: the systems next to a place, through wormholes too.
    #[must_use]
    pub const fn near(&self, place: Hex) -> PlaceSet {
        self.galaxy.adjacent(place)
    }

    /// TI3-SYS-05, TI3-SYS-09: systems that nobody enters.
    #[must_use]
    pub const fn closed(&self) -> PlaceSet {
        self.galaxy.closed()
    }

    /// The systems with wormholes.
    #[must_use]
    pub const fn gates(&self) -> PlaceSet {
        self.galaxy.with_wormholes()
    }

    /// The planets of the system in a place.
    #[must_use]
    pub fn planets_at<'a>(&self, content: &'a Content, place: Hex) -> &'a [Planet] {
        self.planets(content, place)
    }

    /// Where a planet lies.
    #[must_use]
    pub const fn place_of(&self, planet: Planet) -> Option<Hex> {
        self.galaxy.place(planet)
    }

    /// A planet and what stands on it.
    #[must_use]
    #[inline]
    pub const fn planet(&self, planet: Planet) -> PlanetView {
        let world = self.world(planet);
        PlanetView {
            planet,
            owner: world.owner,
            ready: world.ready,
            held: world.held,
            dock: world.dock,
            ground: world.ground,
            pds: world.pds,
        }
    }

    /// TI3-MOV-05: the systems that ships of someone can cross.
    #[must_use]
    pub fn passable(&self, seat: Seat) -> PlaceSet {
        crossable(self, seat)
    }

    /// From where ships reach a place when these can be crossed.
    #[must_use]
    pub fn reach(&self, passable: PlaceSet, target: Hex) -> Reach {
        Reach::of(self, passable, target)
    }

    /// How far a ship moves from a place.
    #[must_use]
    pub fn moves(&self, content: &Content, ship: Ship, from: Hex) -> u8 {
        movement(Look::new(self, content), ship, from, &mut Silent)
    }

    /// TI3-ACT-04: may someone activate a system?
    #[must_use]
    pub fn can_activate(&self, content: &Content, seat: Seat, place: Hex) -> bool {
        may_activate(Look::new(self, content), seat, place).is_ok()
    }
}

/// How it ended.
impl TwilightImperium {
    /// Who has won, once someone has.
    #[must_use]
    pub fn winner(&self) -> Option<Seat> {
        match self.end? {
            End::Points(seat) | End::Objective(seat) | End::Last(seat) => Some(seat),
            End::ImperiumRex => self.everyone().max_by_key(|seat| self.rank(*seat, None)),
            End::Nobody => None,
        }
    }
}

/// While the galaxy is built.
impl TwilightImperium {
    /// The system that someone is about to place.
    #[must_use]
    pub fn placing_tile(&self, seat: Seat) -> Option<Tile> {
        match self.frames.top() {
            Some(Frame::At(at)) if at.seat == seat => Some(at.tile),
            _ => None,
        }
    }
}

/// What a dock builds in the action that goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ordered {
    /// Units of all types.
    pub units: u8,
    /// How many more it builds.
    pub room: u8,
    /// Ground forces: an even number wastes nothing (TI3-UDK-13).
    pub ground: u8,
    /// Fighters.
    pub fighters: u8,
}

/// Production.
impl TwilightImperium {
    /// What all that is built in this action costs so far.
    #[must_use]
    pub fn due(&self, content: &Content) -> u8 {
        let orders = self.desk.orders.iter();
        orders.map(|order| due(content, *order)).sum()
    }

    /// What the dock of a planet has built so far.
    #[must_use]
    pub fn ordered(&self, content: &Content, planet: Planet) -> Ordered {
        let place = self.place_of(planet).unwrap_or(Hex::MIDDLE);
        let planets = self.planets(content, place);
        let nth = planets.iter().position(|other| *other == planet);
        let order = nth.and_then(|nth| self.desk.orders.get(nth));
        let order = order.copied().unwrap_or_default();
        let most = limit(content, planet, &mut Silent);
        Ordered {
            units: order.units,
            room: most.saturating_sub(order.units),
            ground: order.ground,
            fighters: order.fighters,
        }
    }
}
