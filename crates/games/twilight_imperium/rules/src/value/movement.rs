//! How far a ship moves (TI3-MOV-03, TI3-SYS-08).

use engine::Text;
use engine::map::Hex;

use super::{Scene, Why};
use crate::ids::Ship;

/// TI3-SYS-08: how far a ship moves that leaves a nebula.
const FROM_NEBULA: u8 = 1;

/// How many systems a ship moves from a place.
#[inline]
pub(crate) fn movement<W: Why>(scene: impl Scene, ship: Ship, from: Hex, why: &mut W) -> u8 {
    let facts = scene.content().unit(ship.unit());
    why.because(|| {
        Text::new("ti3-why-printed")
            .with("unit", &facts.name)
            .with("value", facts.movement)
    });
    // Last, since it beats everything else.
    if scene.is_nebula(from) && facts.movement > 0 {
        why.because(|| Text::new("ti3-why-nebula-movement"));
        return FROM_NEBULA;
    }
    facts.movement
}
