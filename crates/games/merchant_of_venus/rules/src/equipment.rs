//! What the equipment of a ship changes for its owner in this turn (MOV-8.1a to
//! MOV-8.47b).

use engine::Seat;

use crate::choice::Switch;
use crate::ids::{Colour, Gear, Relic};
use crate::state::MerchantOfVenus;

/// What works on board, as it is switched for this turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rig {
    skips_red: bool,
    skips_yellow: bool,
    /// MOV-8.41a: cities of a planet are adjacent, and cheap to reach.
    pub(crate) air_foil: bool,
    /// MOV-8.43a: any open gate can be declared.
    pub(crate) jump_start: bool,
    /// MOV-8.45a: hidden things can be looked at.
    pub(crate) spy_eye: bool,
    /// MOV-8.46a: the Pilot Number can change.
    pub(crate) switch_switch: bool,
    /// MOV-8.47a: Telegates work, since nobody has locked them.
    pub(crate) gates: bool,
}

impl Rig {
    pub(crate) fn of(game: &MerchantOfVenus, seat: Seat) -> Self {
        let merchant = game.merchant(seat);
        let (cargo, turn) = (&merchant.cargo, &game.turn);
        let has = |gear| merchant.sound(gear) > 0;
        let combined = has(Gear::CombinedDrive) && !turn.is_set(Switch::CombinedOff);
        let red = has(Gear::RedDrive) && !turn.is_set(Switch::RedOff);
        let yellow = has(Gear::YellowDrive) || cargo.has(Relic::YellowDriveRelic);
        Self {
            skips_red: combined || red,
            skips_yellow: combined || yellow && !turn.is_set(Switch::YellowOff),
            air_foil: cargo.has(Relic::AirFoil),
            jump_start: cargo.has(Relic::JumpStart),
            spy_eye: cargo.has(Relic::SpyEye),
            switch_switch: cargo.has(Relic::SwitchSwitch),
            gates: !turn.is_set(Switch::Lock),
        }
    }

    /// MOV-8.2a, MOV-8.2b: are spaces of this colour skipped?
    #[inline]
    pub(crate) const fn skips(self, colour: Colour) -> bool {
        match colour {
            Colour::Blue => false,
            Colour::Red => self.skips_red,
            Colour::Yellow => self.skips_yellow,
        }
    }
}

/// Is there something on board that this switches?
pub(crate) fn can_switch(game: &MerchantOfVenus, seat: Seat, switch: Switch) -> bool {
    let merchant = game.merchant(seat);
    let cargo = &merchant.cargo;
    let has = |gear| merchant.sound(gear) > 0;
    match switch {
        Switch::RedOff => has(Gear::RedDrive),
        Switch::YellowOff => has(Gear::YellowDrive) || cargo.has(Relic::YellowDriveRelic),
        Switch::CombinedOff => has(Gear::CombinedDrive),
        Switch::Auto => cargo.has(Relic::AutoPilot),
        Switch::Lock => cargo.has(Relic::GateLock),
    }
}
