//! Attacks: on whom and with what, and how the dice decide (MOV-15.2a to
//! MOV-15.7b).
//!
//! Every attack goes the same way: a target, what is used, a die for each side
//! (MOV-15.21a). What is won is in the file of its kind.

pub mod defence;
pub mod fire;
pub mod fort;
pub mod hit;
pub mod loot;
pub mod odds;
pub mod revolt;
pub mod seen;
pub mod shot;
pub mod story;
pub mod stow;
pub mod swindle;

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use engine::{Seat, Sink};
use strum::{Display, EnumString, VariantArray};

use super::question_box::turn_up;
use super::rastur::Then;
use super::{Defence, Fire, Frame, end_turn, rastur};
use crate::content::Content;
use crate::event::MerchantEvent;
use crate::ids::{Gear, Item, Relic, Space};
use crate::stowage::First;
use crate::{Look, MerchantOfVenus, Play};
use odds::{Odds, Sums};
use story::FightEvent;

/// What is attacked, in the space of the attacker's ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// The "?" counter of a Penalty Oval.
    Counter,
    /// A Fort.
    Fort,
    /// A Rastur.
    Rastur,
    /// Another ship.
    Pawn(Seat),
    /// The Goods of another ship: a Swindle.
    Goods(Seat),
    /// A Spaceport: a revolt.
    Spaceport,
    /// A Factory: a revolt.
    Factory,
}

impl Target {
    /// Who is asked, or whose it is, where it is a ship.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Pawn(seat) | Self::Goods(seat) => Some(seat),
            Self::Counter | Self::Fort | Self::Rastur | Self::Spaceport | Self::Factory => None,
        }
    }

    /// Is it attacked from port, for money?
    #[must_use]
    pub const fn is_bought(self) -> bool {
        matches!(self, Self::Goods(_) | Self::Spaceport | Self::Factory)
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Counter => f.write_str("attack:counter"),
            Self::Fort => f.write_str("attack:fort"),
            Self::Rastur => f.write_str("attack:rastur"),
            Self::Pawn(seat) => write!(f, "attack:{seat}"),
            Self::Goods(seat) => write!(f, "swindle:{seat}"),
            Self::Spaceport => f.write_str("revolt:spaceport"),
            Self::Factory => f.write_str("revolt:factory"),
        }
    }
}

impl FromStr for Target {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let seat = |of: &str| of.parse().map_err(|_| ());
        match text.split_once(':').ok_or(())? {
            ("attack", "counter") => Ok(Self::Counter),
            ("attack", "fort") => Ok(Self::Fort),
            ("attack", "rastur") => Ok(Self::Rastur),
            ("attack", of) => Ok(Self::Pawn(seat(of)?)),
            ("swindle", of) => Ok(Self::Goods(seat(of)?)),
            ("revolt", "spaceport") => Ok(Self::Spaceport),
            ("revolt", "factory") => Ok(Self::Factory),
            _ => Err(()),
        }
    }
}

/// A kind of weapon (MOV-15.3a, MOV-8.4b).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Weapon {
    /// A Laser, which is kept.
    Laser,
    /// The Relic Laser.
    RelicLaser,
    /// A Nova Ball, which is used up.
    Nova,
}

impl Weapon {
    /// The counter that it is.
    #[must_use]
    pub const fn item(self) -> Item {
        match self {
            Self::Laser => Item::Gear(Gear::Laser),
            Self::RelicLaser => Item::Relic(Relic::LaserRelic),
            Self::Nova => Item::Gear(Gear::NovaBall),
        }
    }
}

/// Weapons of a ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Volley {
    lasers: u8,
    relic: bool,
    novas: u8,
}

impl Volley {
    /// How many of a kind.
    #[must_use]
    pub const fn count(self, weapon: Weapon) -> u8 {
        match weapon {
            Weapon::Laser => self.lasers,
            Weapon::RelicLaser => self.relic as u8,
            Weapon::Nova => self.novas,
        }
    }

    /// None at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.lasers == 0 && !self.relic && self.novas == 0
    }

    /// MOV-15.32c: those that are kept when they are fired.
    #[must_use]
    pub const fn kept(self) -> Self {
        Self { novas: 0, ..self }
    }

    /// One more.
    #[must_use]
    pub const fn with(mut self, weapon: Weapon) -> Self {
        match weapon {
            Weapon::Laser => self.lasers += 1,
            Weapon::RelicLaser => self.relic = true,
            Weapon::Nova => self.novas += 1,
        }
        self
    }

    /// MOV-15.32a: what they add to a total.
    #[must_use]
    pub fn firepower(self, content: &Content) -> i32 {
        let of = |weapon: &Weapon| {
            let each = match weapon.item() {
                Item::Gear(gear) => content.gear(gear).firepower,
                Item::Relic(relic) => content.relic(relic).firepower,
                Item::Good(_) | Item::Fare(_) => 0,
            };
            i32::from(self.count(*weapon)) * each
        };
        Weapon::VARIANTS.iter().map(of).sum()
    }

    /// Each with how many there are.
    pub fn weapons(self) -> impl Iterator<Item = (Weapon, u8)> {
        let all = Weapon::VARIANTS.iter();
        let all = all.map(move |weapon| (*weapon, self.count(*weapon)));
        all.filter(|(_, count)| *count > 0)
    }
}

/// An attack under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Battle {
    /// Whose turn it is.
    pub attacker: Seat,
    /// What is attacked.
    pub target: Target,
    /// What the attacker fires.
    pub fired: Volley,
    /// What the defender fires back.
    pub answered: Volley,
}

impl Battle {
    const fn new(attacker: Seat, target: Target) -> Self {
        let none = Volley {
            lasers: 0,
            relic: false,
            novas: 0,
        };
        Self {
            attacker,
            target,
            fired: none,
            answered: none,
        }
    }

    /// Who is attacked, or whose thing.
    pub(crate) fn defender(self, look: Look<'_>) -> Option<Seat> {
        match self.target {
            Target::Pawn(seat) | Target::Goods(seat) => Some(seat),
            Target::Counter | Target::Rastur => None,
            Target::Fort => look.game.fort_at(look.content, look.game.at(self.attacker)),
            Target::Spaceport | Target::Factory => revolt::owner(look, self.attacker, self.target),
        }
    }

    /// Can the attacker pay what this takes?
    pub(crate) fn is_payable(self, look: Look<'_>) -> bool {
        revolt::can_pay(look, self).is_ok()
    }

    /// What the dice are added to on both sides.
    pub(crate) fn sums(self, look: Look<'_>) -> Sums {
        match self.target {
            Target::Counter | Target::Fort | Target::Rastur | Target::Pawn(_) => {
                shot::sums(look, self)
            }
            Target::Goods(victim) => swindle::sums(look, self.attacker, victim),
            Target::Spaceport | Target::Factory => revolt::sums(look, self),
        }
    }
}

/// The dice of an attack, as they fell: everybody sees them until the next player has
/// been on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Clash {
    pub(crate) battle: Battle,
    pub(crate) defender: Option<Seat>,
    pub(crate) space: Space,
    pub(crate) dice: (u8, u8),
    pub(crate) totals: (i32, i32),
}

impl MerchantOfVenus {
    /// MOV-15.32a, MOV-15.432a: the weapons on board that can be fired.
    #[must_use]
    pub fn arsenal(&self, seat: Seat) -> Volley {
        let merchant = self.merchant(seat);
        Volley {
            lasers: merchant.sound(Gear::Laser),
            relic: merchant.cargo.has(Relic::LaserRelic),
            novas: merchant.sound(Gear::NovaBall),
        }
    }

    /// How an attack would end with everything that is on board, if a defender fires
    /// back what is kept.
    #[must_use]
    pub fn forecast(&self, content: &Content, attacker: Seat, target: Target) -> Odds {
        let mut battle = Battle::new(attacker, target);
        battle.fired = self.arsenal(attacker);
        if let Target::Pawn(defender) = target {
            battle.answered = self.arsenal(defender).kept();
        }
        battle.sums(Look::new(self, content)).odds()
    }

    /// The attack that is being prepared, if one is.
    #[must_use]
    pub fn battle(&self) -> Option<Battle> {
        match self.frames.top()? {
            Frame::Fire(Fire(battle)) | Frame::Defence(Defence { battle, .. }) => Some(battle),
            _ => None,
        }
    }

    /// What else someone has in a space: Spaceport, Factory and Fort, counted; nothing
    /// where a Rastur is (MOV-16.4e).
    fn holdings(&self, content: &Content, seat: Seat, space: Space) -> [i32; 3] {
        if self.is_occupied(content, space) {
            return [0; 3];
        }
        let lay = content.map.lay(space);
        let port = lay.orbit.map(|orbit| self.ports[usize::from(orbit)]);
        let factory = self.factories.contains(&Some((seat, space)));
        let fort = self.fort_at(content, space) == Some(seat);
        [port == Some(Some(seat)), factory, fort].map(i32::from)
    }

    /// Does someone belong to the Culture of the system of this space?
    fn is_native(&self, content: &Content, seat: Seat, space: Space) -> bool {
        let resident = self.resident(content, space);
        resident.is_some() && resident == self.merchant(seat).race
    }
}

/// MOV-15.32b: Nova Balls that were fired return to the bank.
fn spend_novas<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat, fired: Volley) {
    for _ in 0..fired.count(Weapon::Nova) {
        let nova = Weapon::Nova.item();
        play.game.take_off(seat, nova, First::Sound);
        play.game.bank_gear[Gear::NovaBall as usize] += 1;
    }
}

/// MOV-15.21a to MOV-15.212a: a die for each side; the higher total wins, and of
/// equal ones the defence.
fn clash<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, battle: Battle) {
    let sums = battle.sums(play.look());
    spend_novas(play, battle.attacker, battle.fired);
    if let Target::Pawn(defender) = battle.target {
        spend_novas(play, defender, battle.answered);
    }
    let mut draw = play.dice.shared(&mut play.game.chance);
    let (attack, defence) = (draw.die(6), draw.die(6));
    let totals = (sums.attack(attack), sums.defence(defence));
    play.game.clash = Some(Clash {
        battle,
        defender: battle.defender(play.look()),
        space: play.game.at(battle.attacker),
        dice: (attack, defence),
        totals,
    });
    play.emit(FightEvent::Fought(battle, (attack, defence), totals).into());
    let totals = totals.0.cmp(&totals.1);
    // MOV-16.22a, MOV-R53: only the attacker's die brings a Rastur in.
    if rastur::is_brought(play.look(), &[attack]) {
        rastur::enter(play, battle.attacker, Then::Settle(battle, totals));
    } else {
        resolve(play, battle, totals);
    }
}

/// What comes of the totals: the attacker's compared with the defender's.
pub(super) fn resolve<S: Sink<MerchantEvent>>(
    play: &mut Play<'_, S>,
    battle: Battle,
    totals: Ordering,
) {
    match battle.target {
        Target::Counter | Target::Fort | Target::Rastur | Target::Pawn(_) => {
            shot::decide(play, battle, totals);
        }
        _ if totals.is_le() => lose_turn(play, battle.attacker),
        Target::Goods(victim) => swindle::won(play, battle.attacker, victim),
        Target::Spaceport | Target::Factory => revolt::won(play, battle),
    }
}

/// MOV-15.212a: the rest of the turn is lost. What lies face down where the move
/// ends is turned up (MOV-R31).
fn lose_turn<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    play.emit(FightEvent::Repelled(seat).into());
    if play.game.is_face_down(play.content, play.game.at(seat)) {
        turn_up(play, seat);
    }
    end_turn(play, seat);
}
