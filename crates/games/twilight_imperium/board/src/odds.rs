//! How a battle may end, before it begins and while it goes on.

use engine::Seat;
use engine::map::Hex;
use maud::{Markup, html};

use twilight_imperium::ids::Unit;
use twilight_imperium::view::BattleView;

use crate::seen::Seen;

/// The odds of a battle in this system, where one is to be expected.
pub(crate) fn odds(_table: &Seen<'_>, _place: Hex) -> Markup {
    html! {}
}

/// What a die of a unit must show in a battle, and why.
pub(crate) fn needs(table: &Seen<'_>, _battle: BattleView, _seat: Seat, unit: Unit) -> Markup {
    crate::dice::needs(table, unit, table.content.unit(unit).combat)
}
