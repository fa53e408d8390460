//! What a viewer sees: all but undiscovered Cultures and counters that lie face
//! down (MOV-3.2a, MOV-7.1a, MOV-2.8b).

use engine::{Seat, SeatSet, Viewer};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use strum::{EnumCount, VariantArray};

use crate::choice::Switch;
use crate::content::{Content, ORBITS};
use crate::ids::{Counter, Culture, Demand, Fare, Gear, Good, Item, Relic, Ship, Space, System};
use crate::options::Modules;
use crate::phase::Frame;
use crate::phase::fight::Volley;
pub use crate::phase::fight::seen::{BattleView, ClashView, GuardView, HitView, StowedView};
pub use crate::phase::rastur::seen::SwarmView;
use crate::routes::Drives;
use crate::ship::Cargo;
use crate::state::MerchantOfVenus;

/// All that a viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// What is pending.
    pub pending: Pending,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// The players.
    pub merchants: Vec<MerchantView>,
    /// The turn that is played.
    pub turn: TurnView,
    /// The "?" boxes.
    pub boxes: Vec<BoxView>,
    /// Who lives where.
    pub worlds: Vec<WorldView>,
    /// Who owns the Spaceport in each Orbit.
    pub ports: [Option<Seat>; ORBITS],
    /// Who owns the Factory of each Culture, and where it stands.
    pub factories: [Option<(Seat, Space)>; Culture::COUNT],
    /// Goods with those who make them.
    pub stock: [u8; Good::COUNT],
    /// Demands that lie with Cultures.
    pub demands: [u8; Demand::COUNT],
    /// Passengers who wait.
    pub fares: [u8; Fare::COUNT],
    /// Equipment that the bank has left.
    pub bank_gear: [u8; Gear::COUNT],
    /// With whom Relics are for sale.
    pub suns: [Option<Culture>; Relic::COUNT],
    /// How many counters are in the cup.
    pub cup: usize,
    /// What the bank has left; nothing where it never runs out.
    pub bank: Option<i32>,
    /// Who began.
    pub first: Seat,
    /// Which round it is.
    pub round: u32,
    /// The wealth that wins.
    pub target: i32,
    /// Which optional rules are played.
    pub modules: Modules,
    /// Forts, and Rastur on the map.
    pub guards: Vec<GuardView>,
    /// The Rastur that are not on the map, where they are in the game.
    pub swarm: Option<SwarmView>,
    /// The attack that is being prepared.
    pub battle: Option<BattleView>,
    /// The hit that is being dealt.
    pub hit: Option<HitView>,
    /// The last attack, until the next player has been on.
    pub clash: Option<ClashView>,
}

/// What is pending, as everybody knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pending {
    /// A race is chosen.
    Race,
    /// A turn begins.
    Helm,
    /// A die may be rolled again.
    Roll,
    /// A ship flies.
    Flight,
    /// A counter may be looked at.
    Peeking,
    /// A penalty is due.
    Oval,
    /// A ship is where its move ended.
    Port,
    /// A ship is too small.
    Excess,
    /// Holds are arranged anew.
    Stow,
    /// An attacker chooses weapons.
    Fire,
    /// A defender chooses weapons.
    Defence,
    /// The winner of a battle hits the loser.
    Hit,
    /// The winner may load what fell out of a hold.
    Loot,
    /// A thief takes a Good.
    Steal,
    /// A Rastur is placed.
    Rastur,
    /// The game is over.
    Over,
}

/// A player, as everybody sees them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct MerchantView {
    /// Cash.
    pub cash: i32,
    /// Cash, and Deeds at their printed value.
    pub wealth: i32,
    /// Where the ship is.
    pub space: Space,
    /// The Culture this one belongs to.
    pub race: Option<Culture>,
    /// The type of ship.
    pub ship: Ship,
    /// What is on board.
    pub cargo: Cargo,
    /// How many holds that takes.
    pub holds: usize,
    /// IOUs.
    pub ious: Vec<Culture>,
    /// Spaceports and Factories.
    pub built: usize,
    /// Do drives that can be used skip red spaces, and yellow ones?
    pub skips: Drives,
    /// Weapons that can be fired.
    pub arsenal: Volley,
    /// What they all add to a total.
    pub firepower: i32,
    /// What Shields take off penalties, and off others' totals.
    pub shields: i32,
    /// What is in each hold, where ships can be fired at; else nothing.
    pub stowed: Vec<Vec<StowedView>>,
    /// What hangs on the hull beside Relics, where ships can be fired at.
    pub hull: Vec<StowedView>,
}

/// The turn that is played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TurnView {
    /// The dice on display.
    pub dice: Vec<u8>,
    /// Movement points that are left.
    pub mp: u8,
    /// The Pilot Number.
    pub pilot: Option<u8>,
    /// What was set before the roll.
    pub switches: Vec<Switch>,
    /// The first space, as declared, until it is entered.
    pub toward: Option<Space>,
    /// Has the ship moved?
    pub moved: bool,
    /// Credit of this turn.
    pub credit: i32,
    /// Is trade limited, and has something been bought and sold?
    pub limited: bool,
    /// Something was bought.
    pub bought: bool,
    /// Something was sold or traded in.
    pub sold: bool,
    /// What was acquired in this turn.
    pub acquired: Cargo,
}

/// A "?" box, as a viewer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct BoxView {
    /// Where it is.
    pub space: Space,
    /// Does its counter lie face up, or is it gone?
    pub up: bool,
    /// What lies in it, as far as the viewer knows.
    pub counter: Option<Counter>,
    /// Who has looked at it.
    pub known: SeatSet,
}

/// Who lives in a system, as a viewer sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct WorldView {
    /// Which system.
    pub system: System,
    /// Does anybody live there?
    pub inhabited: bool,
    /// Who, as far as the viewer knows.
    pub culture: Option<Culture>,
    /// Does everybody know it?
    pub discovered: bool,
    /// Who has looked.
    pub known: SeatSet,
}

impl Serialize for Cargo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (item, count) in self.items() {
            map.serialize_entry(&item, &count)?;
        }
        map.end()
    }
}

impl Serialize for Switch {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl MerchantOfVenus {
    pub(crate) fn seen_by(&self, content: &Content, viewer: Viewer) -> View {
        View {
            pending: self.seen_pending(),
            active: self.active(),
            merchants: self
                .everyone()
                .map(|seat| self.seen_merchant(content, seat))
                .collect(),
            turn: self.seen_turn(),
            boxes: self.seen_boxes(content, viewer),
            worlds: self.seen_worlds(viewer),
            ports: self.ports,
            factories: self.factories,
            stock: self.out.goods,
            demands: self.out.demands,
            fares: self.out.fares,
            bank_gear: self.bank_gear,
            suns: self.suns,
            cup: self.cup.len(),
            bank: self.bank_runs_out.then_some(self.bank),
            first: self.first,
            round: self.round,
            target: self.target,
            modules: self.modules,
            guards: self.seen_guards(content),
            swarm: self.seen_swarm(content),
            battle: self.seen_battle(content),
            hit: self.seen_hit(),
            clash: self.seen_clash(),
        }
    }

    /// What is pending, as everybody knows it.
    #[must_use]
    pub fn seen_pending(&self) -> Pending {
        match self.frames.top() {
            Some(Frame::Race(_)) => Pending::Race,
            Some(Frame::Helm(_)) => Pending::Helm,
            Some(Frame::Roll(_)) => Pending::Roll,
            Some(Frame::Flight(_)) => Pending::Flight,
            Some(Frame::Peeking(_)) => Pending::Peeking,
            Some(Frame::Oval(_)) => Pending::Oval,
            Some(Frame::Port(_)) => Pending::Port,
            Some(Frame::Excess(_)) => Pending::Excess,
            Some(Frame::Stow(_)) => Pending::Stow,
            Some(Frame::Fire(_)) => Pending::Fire,
            Some(Frame::Defence(_)) => Pending::Defence,
            Some(Frame::Hit(_)) => Pending::Hit,
            Some(Frame::Loot(_)) => Pending::Loot,
            Some(Frame::Steal(_)) => Pending::Steal,
            Some(Frame::Placing(_)) => Pending::Rastur,
            None => Pending::Over,
        }
    }

    fn seen_merchant(&self, content: &Content, seat: Seat) -> MerchantView {
        let merchant = self.merchant(seat);
        let cultures = Culture::VARIANTS.iter().copied();
        MerchantView {
            cash: merchant.cash,
            wealth: self.wealth(content, seat),
            space: merchant.space,
            race: merchant.race,
            ship: merchant.ship,
            cargo: merchant.cargo,
            holds: merchant.cargo.holds(),
            ious: cultures
                .filter(|culture| merchant.has_iou(*culture))
                .collect(),
            built: self.built(seat),
            skips: self.skips(seat),
            arsenal: self.arsenal(seat),
            firepower: self.arsenal(seat).firepower(content),
            shields: merchant.shields(content),
            stowed: self.seen_holds(content, seat),
            hull: self.seen_hull(seat),
        }
    }

    fn seen_turn(&self) -> TurnView {
        let turn = &self.turn;
        let switches = [
            Switch::RedOff,
            Switch::YellowOff,
            Switch::CombinedOff,
            Switch::Auto,
            Switch::Lock,
        ];
        TurnView {
            dice: turn.dice().collect(),
            mp: turn.mp,
            pilot: turn.pilot,
            switches: switches
                .into_iter()
                .filter(|switch| turn.is_set(*switch))
                .collect(),
            toward: turn.toward,
            moved: turn.moved,
            credit: turn.credit,
            limited: turn.limited,
            bought: turn.bought,
            sold: turn.sold,
            acquired: turn.acquired,
        }
    }

    fn seen_boxes(&self, content: &Content, viewer: Viewer) -> Vec<BoxView> {
        let view = |(index, found): (usize, &crate::state::QuestionBox)| {
            let knows = found.up || viewer.seat().is_some_and(|seat| found.known.contains(seat));
            BoxView {
                space: content.map.box_at(index),
                up: found.up,
                counter: found.counter.filter(|_| knows),
                known: found.known,
            }
        };
        self.boxes.iter().enumerate().map(view).collect()
    }

    fn seen_worlds(&self, viewer: Viewer) -> Vec<WorldView> {
        let view = |(system, world): (&System, &crate::state::World)| {
            let hidden = world.is_unknown_to(viewer, self.modules);
            WorldView {
                system: *system,
                inhabited: world.culture.is_some(),
                culture: world.culture.filter(|_| !hidden),
                discovered: world.discovered,
                known: world.known,
            }
        };
        System::VARIANTS
            .iter()
            .zip(&self.worlds)
            .map(view)
            .collect()
    }
}

/// What pages and plans ask of a view.
impl View {
    /// Where a Culture lives, as far as the viewer knows.
    #[must_use]
    pub fn home_of(&self, culture: Culture) -> Option<System> {
        let mut worlds = self.worlds.iter();
        let found = worlds.find(|world| world.culture == Some(culture));
        found.map(|world| world.system)
    }

    /// How many of these a player has on board.
    #[must_use]
    pub fn aboard(&self, seat: Seat, item: Item) -> u8 {
        self.merchants[seat.index()].cargo.count(item)
    }
}
