//! What a die must show for a hit (TI3-SPB-12, TI3-SYS-06, SE-ERR-09, SE-ERR-12).

use engine::Text;
use engine::map::Hex;

use super::{Scene, Why};
use crate::content::Content;
use crate::ids::Unit;

/// What a combat die is rolled for (SE-ERR-09).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// A round of a battle, in space or on the ground.
    Round,
    /// The anti-fighter barrage.
    Barrage,
    /// PDS at ships or at those who land.
    Pds,
    /// Bombardment.
    Bombardment,
}

/// A roll: with what, for what, and where.
#[derive(Debug, Clone, Copy)]
pub struct Roll {
    /// With what.
    pub unit: Unit,
    /// For what.
    pub purpose: Purpose,
    /// Where.
    pub place: Hex,
    /// Is whoever rolls the one who defends?
    pub defends: bool,
}

/// What a die must show at least.
pub(crate) fn hits_on<W: Why>(scene: impl Scene, roll: Roll, why: &mut W) -> u8 {
    let facts = scene.content().unit(roll.unit);
    let mut value = facts.combat;
    why.because(|| {
        Text::new("ti3-why-printed")
            .with("unit", &facts.name)
            .with("value", facts.combat)
    });
    // TI3-SYS-06, TI3-R50: in rounds of space battles alone.
    let rounds = roll.purpose == Purpose::Round && roll.unit != Unit::GroundForce;
    if rounds && roll.defends && scene.is_nebula(roll.place) {
        let bonus = scene.content().figures.limits.nebula_bonus;
        value = value.saturating_sub(bonus).max(1);
        why.because(|| Text::new("ti3-why-nebula-bonus").with("bonus", bonus));
    }
    value
}

/// How many dice a unit rolls (TI3-SPB-11, TI3-SPB-05).
pub(crate) fn dice(content: &Content, unit: Unit, purpose: Purpose) -> u8 {
    match purpose {
        Purpose::Barrage => BARRAGE,
        Purpose::Round | Purpose::Pds | Purpose::Bombardment => content.unit(unit).dice,
    }
}

/// TI3-SPB-05: dice of a destroyer in the barrage.
pub(crate) const BARRAGE: u8 = 2;
