//! What can happen in Twilight Imperium, and who sees it.

use std::fmt;

use arrayvec::ArrayVec;
use engine::map::Hex;
use engine::{Event, Seat, Viewer};
use serde::Serialize;

use crate::ids::{Area, Objective, Planet, Ship, Strategy, Tile, Unit};
use crate::state::{Counters, Vessel};

/// A place and the system that lies there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Site {
    /// Where.
    pub place: Hex,
    /// What lies there.
    pub tile: Tile,
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.place)
    }
}

/// Dice by the faces that they show (TI3-GEN-05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Dice(pub [u8; 10]);

impl Dice {
    /// A die shows this.
    pub(crate) const fn add(&mut self, face: u8) {
        self.0[face as usize - 1] += 1;
    }

    /// How many dice there are.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Were none rolled?
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Every die, the lowest first.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        let faces = (1..=10).zip(self.0);
        faces.flat_map(|(face, count)| std::iter::repeat_n(face, usize::from(count)))
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, face) in self.faces().enumerate() {
            let gap = if place > 0 { " " } else { "" };
            write!(f, "{gap}{face}")?;
        }
        Ok(())
    }
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ImperiumEvent {
    /// Someone's home lies here.
    Home(Seat, Site),
    /// A system was laid face down here.
    Veiled(Seat, Hex),
    /// A system was placed.
    Placed(Seat, Site),
    /// Someone showed the systems in hand (TI3-GAL-14).
    Proved(Seat, ArrayVec<Tile, 8>),
    /// The system that lay face down.
    Unveiled(Site),
    /// A unit to begin with was put on a planet.
    Put(Seat, Unit, Planet),
    /// A round began.
    Round(u8),
    /// A strategy card was chosen.
    Picked(Seat, Strategy),
    /// Someone is the speaker now.
    Speaker(Seat),
    /// A bonus counter lies on a card.
    Bonus(Strategy),
    /// Someone received trade goods.
    Goods(Seat, u8),
    /// Someone received a command counter.
    Counter(Seat, Area),
    /// The action phase began.
    Actions,
    /// A system was activated.
    Activated(Seat, Site),
    /// Two systems were activated for a transfer.
    Transfer(Seat, Site, Site),
    /// A strategic action began.
    Strategic(Seat, Strategy),
    /// Someone passed.
    Passed(Seat),
    /// A ship moved.
    Moved(Seat, Vessel, Site, Site),
    /// Something was loaded.
    Loaded(Seat, Unit, Planet),
    /// A fighter was loaded.
    Wing(Seat, Site),
    /// A ship has all it carries.
    Aboard(Seat, Vessel, u8),
    /// The movement is over.
    Arrived(Seat, Site),
    /// Fighters without support are gone.
    Unsupported(Seat, Site, u8),
    /// PDS fired at ships of another: dice and hits.
    Fired(Seat, Seat, Site, Dice, u8),
    /// PDS did not fire.
    HeldFire(Seat),
    /// A battle in space began: attacker, defender.
    Battle(Seat, Seat, Site),
    /// Destroyers fired at fighters.
    Barrage(Seat, Dice, u8),
    /// A retreat was announced.
    WillRetreat(Seat),
    /// Someone fights on.
    FightsOn(Seat),
    /// A round of a battle: dice and hits.
    Rolled(Seat, Dice, u8),
    /// A ship took a hit.
    Damaged(Seat, Vessel),
    /// A ship was lost.
    Lost(Seat, Vessel),
    /// A fighter was lost.
    LostFighter(Seat),
    /// A fleet retreated.
    Fled(Seat, Site),
    /// A battle is over: who is left.
    BattleOver(Site, Option<Seat>),
    /// A unit landed.
    Landed(Seat, Unit, Planet),
    /// Cargo went from one ship to another.
    Shifted(Seat, Unit),
    /// All have landed.
    Ashore(Seat, Site),
    /// A planet was taken, perhaps from someone.
    Took(Seat, Planet, Option<Seat>),
    /// A unit on a planet was destroyed.
    Destroyed(Seat, Unit, Planet),
    /// Ships are aimed at a planet.
    Aimed(Seat, Ship, Planet),
    /// Ships bombarded a planet.
    Bombarded(Seat, Planet, Dice, u8),
    /// PDS fired at those who land.
    Defended(Seat, Planet, Dice, u8),
    /// A round on the ground.
    Fought(Seat, Planet, Dice, u8),
    /// Ground forces were lost.
    Fell(Seat, Planet, u8),
    /// An invasion failed.
    Repelled(Seat, Planet),
    /// A unit was built.
    Built(Seat, Unit, Planet),
    /// Production is over.
    Produced(Seat),
    /// A planet was exhausted to pay.
    Exhausted(Seat, Planet),
    /// Trade goods were paid.
    Paid(Seat, u8),
    /// Diplomacy: peace between these.
    Accord(Seat, Seat),
    /// A secondary ability is performed.
    Followed(Seat, Strategy),
    /// It is not.
    Declined(Seat),
    /// A planet was refreshed.
    Refreshed(Seat, Planet),
    /// A command counter was taken back.
    Recalled(Seat, Site),
    /// A ship moved by Warfare.
    Patrolled(Seat, Ship, Site, Site),
    /// Someone builds in a system without activating it.
    Yard(Seat, Site),
    /// An objective was revealed.
    Revealed(Objective),
    /// Victory points.
    Points(Seat, u8),
    /// An objective was claimed.
    Claimed(Seat, Objective, u8),
    /// Someone claims no more.
    Content(Seat),
    /// Someone scrapped a ship, with all that was aboard.
    Scrapped(Seat, Vessel, Site),
    /// Someone scrapped a fighter, or a unit aboard a ship.
    ScrappedCargo(Seat, Unit, Site),
    /// Someone scrapped a unit on a planet.
    ScrappedUnit(Seat, Unit, Planet),
    /// The status phase began.
    Status,
    /// Damaged ships were repaired, counters removed, planets refreshed.
    Upkeep,
    /// Someone has decided about the command counters: only they see how as yet.
    Decided(Seat, Option<Counters>),
    /// How someone's command counters lie now.
    Allocated(Seat, Counters),
    /// A player is out of the game.
    Out(Seat),
    /// Someone has won.
    Won(Seat),
}

impl fmt::Display for ImperiumEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Home(seat, site) => write!(f, "{seat} home {site}"),
            Self::Veiled(seat, place) => write!(f, "{seat} veiled {place}"),
            Self::Placed(seat, site) => write!(f, "{seat} placed {} {site}", site.tile),
            Self::Proved(seat, tiles) => write!(f, "{seat} proved {tiles:?}"),
            Self::Unveiled(site) => write!(f, "unveiled {} {site}", site.tile),
            Self::Put(seat, unit, planet) => write!(f, "{seat} put {unit} {planet}"),
            Self::Round(round) => write!(f, "round {round}"),
            Self::Picked(seat, strategy) => write!(f, "{seat} picked {strategy}"),
            Self::Speaker(seat) => write!(f, "{seat} speaker"),
            Self::Bonus(strategy) => write!(f, "bonus {strategy}"),
            Self::Goods(seat, count) => write!(f, "{seat} goods {count}"),
            Self::Counter(seat, area) => write!(f, "{seat} counter {area}"),
            Self::Actions => f.write_str("actions"),
            Self::Activated(seat, site) => write!(f, "{seat} activated {site}"),
            Self::Transfer(seat, one, other) => write!(f, "{seat} transfer {one} {other}"),
            Self::Strategic(seat, strategy) => write!(f, "{seat} strategic {strategy}"),
            Self::Passed(seat) => write!(f, "{seat} passed"),
            Self::Moved(seat, vessel, from, to) => write!(f, "{seat} moved {vessel} {from} {to}"),
            Self::Loaded(seat, unit, planet) => write!(f, "{seat} loaded {unit} {planet}"),
            Self::Wing(seat, site) => write!(f, "{seat} wing {site}"),
            Self::Aboard(seat, vessel, wings) => write!(f, "{seat} aboard {vessel} {wings}"),
            Self::Arrived(seat, site) => write!(f, "{seat} arrived {site}"),
            Self::Unsupported(seat, site, count) => write!(f, "{seat} unsupported {site} {count}"),
            Self::Fired(seat, other, site, dice, hits) => {
                write!(f, "{seat} fired {other} {site} {dice} hits {hits}")
            }
            Self::HeldFire(seat) => write!(f, "{seat} held fire"),
            Self::Battle(seat, other, site) => write!(f, "{seat} battle {other} {site}"),
            Self::Barrage(seat, dice, hits) => write!(f, "{seat} barrage {dice} hits {hits}"),
            Self::WillRetreat(seat) => write!(f, "{seat} will retreat"),
            Self::FightsOn(seat) => write!(f, "{seat} fights on"),
            Self::Rolled(seat, dice, hits) => write!(f, "{seat} rolled {dice} hits {hits}"),
            Self::Damaged(seat, vessel) => write!(f, "{seat} damaged {vessel}"),
            Self::Lost(seat, vessel) => write!(f, "{seat} lost {vessel}"),
            Self::LostFighter(seat) => write!(f, "{seat} lost fighter"),
            Self::Fled(seat, site) => write!(f, "{seat} fled {site}"),
            Self::BattleOver(site, Some(seat)) => write!(f, "{seat} holds {site}"),
            Self::BattleOver(site, None) => write!(f, "nobody holds {site}"),
            Self::Landed(seat, unit, planet) => write!(f, "{seat} landed {unit} {planet}"),
            Self::Shifted(seat, unit) => write!(f, "{seat} shifted {unit}"),
            Self::Ashore(seat, site) => write!(f, "{seat} ashore {site}"),
            Self::Took(seat, planet, None) => write!(f, "{seat} took {planet}"),
            Self::Took(seat, planet, Some(from)) => write!(f, "{seat} took {planet} from {from}"),
            Self::Destroyed(seat, unit, planet) => write!(f, "{seat} destroyed {unit} {planet}"),
            Self::Aimed(seat, ship, planet) => write!(f, "{seat} aimed {ship} {planet}"),
            Self::Bombarded(seat, planet, dice, hits) => {
                write!(f, "{seat} bombarded {planet} {dice} hits {hits}")
            }
            Self::Defended(seat, planet, dice, hits) => {
                write!(f, "{seat} defended {planet} {dice} hits {hits}")
            }
            Self::Fought(seat, planet, dice, hits) => {
                write!(f, "{seat} fought {planet} {dice} hits {hits}")
            }
            Self::Fell(seat, planet, count) => write!(f, "{seat} fell {planet} {count}"),
            Self::Repelled(seat, planet) => write!(f, "{seat} repelled {planet}"),
            Self::Built(seat, unit, planet) => write!(f, "{seat} built {unit} {planet}"),
            Self::Produced(seat) => write!(f, "{seat} produced"),
            Self::Exhausted(seat, planet) => write!(f, "{seat} exhausted {planet}"),
            Self::Paid(seat, goods) => write!(f, "{seat} paid {goods}"),
            Self::Accord(seat, other) => write!(f, "{seat} accord {other}"),
            Self::Followed(seat, strategy) => write!(f, "{seat} followed {strategy}"),
            Self::Declined(seat) => write!(f, "{seat} declined"),
            Self::Refreshed(seat, planet) => write!(f, "{seat} refreshed {planet}"),
            Self::Recalled(seat, site) => write!(f, "{seat} recalled {site}"),
            Self::Patrolled(seat, ship, from, to) => {
                write!(f, "{seat} patrolled {ship} {from} {to}")
            }
            Self::Yard(seat, site) => write!(f, "{seat} yard {site}"),
            Self::Revealed(objective) => write!(f, "revealed {objective}"),
            Self::Points(seat, points) => write!(f, "{seat} points {points}"),
            Self::Claimed(seat, objective, points) => {
                write!(f, "{seat} claimed {objective} {points}")
            }
            Self::Content(seat) => write!(f, "{seat} content"),
            Self::Scrapped(seat, vessel, site) => write!(f, "{seat} scrapped {vessel} {site}"),
            Self::ScrappedCargo(seat, unit, site) => write!(f, "{seat} scrapped {unit} {site}"),
            Self::ScrappedUnit(seat, unit, planet) => {
                write!(f, "{seat} scrapped {unit} {planet}")
            }
            Self::Status => f.write_str("status"),
            Self::Upkeep => f.write_str("upkeep"),
            Self::Decided(seat, None) => write!(f, "{seat} decided"),
            Self::Decided(seat, Some(counters)) => write!(f, "{seat} decided {counters:?}"),
            Self::Allocated(seat, counters) => write!(f, "{seat} allocated {counters:?}"),
            Self::Out(seat) => write!(f, "{seat} out"),
            Self::Won(seat) => write!(f, "{seat} won"),
        }
    }
}

impl Event for ImperiumEvent {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match self {
            Self::Decided(seat, Some(_)) if !viewer.is(*seat) => Self::Decided(*seat, None),
            seen => seen.clone(),
        })
    }

    fn reveals_to(&self, viewer: Viewer) -> bool {
        match self {
            Self::Unveiled(_) | Self::Revealed(_) => true,
            // Whoever shows something has known it before.
            Self::Placed(seat, _) | Self::Proved(seat, _) => !viewer.is(*seat),
            Self::Claimed(seat, objective, _) => {
                !viewer.is(*seat) && objective.stage() == crate::ids::Stage::Secret
            }
            Self::Allocated(seat, _) => !viewer.is(*seat),
            _ => false,
        }
    }
}
