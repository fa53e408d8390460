//! War: units that are begun, and the odds of the battles to come.

use strum::VariantArray;
use twilight_inscription::content::mecatol::Role;
use twilight_inscription::content::war::{BATTLES, section};
use twilight_inscription::ids::{Sheet, Side, Unit};
use twilight_inscription::state::BUILT;

use crate::POINT;
use crate::sheets::{Desk, begun};

/// What one node of the next section is worth beside what it does in battle: it may
/// have an asset, and it lies there for what comes beside it.
const NODE: i32 = 25;

/// The chance to win by so much less or more strength, in percent, while there is time
/// to write: from five less to five more.
const ODDS: [i32; 11] = [6, 9, 14, 21, 31, 46, 62, 74, 83, 89, 93];

impl Desk<'_> {
    /// Units with some of their icons crossed out, by what they bring when built.
    pub(crate) fn units(&self) -> i32 {
        let facts = self.content.war(self.variant(Sheet::War));
        let mut first = 0;
        let mut sum = 0;
        for unit in Unit::VARIANTS {
            let unit = facts.unit(*unit);
            let count = usize::from(unit.count);
            let copies = self.sheets.units.iter().skip(first).take(count);
            first += count;
            let worth = i32::from(unit.vp) * POINT + unit.shape.len() as i32 * (NODE + 35);
            for crossed in copies.filter(|crossed| **crossed != BUILT && **crossed != 0) {
                let crossed = crossed.count_ones() as i32;
                sum += begun(worth, crossed, unit.cost.len() as i32);
            }
        }
        let node_assets = facts.assets.iter();
        let uncovered = node_assets.filter(|(node, _)| self.sheets.nodes >> node.index() & 1 == 0);
        // Assets above the line can still be covered.
        let open = uncovered.filter(|(node, _)| node.index() / 24 >= usize::from(self.sheets.line));
        let assets: i32 = open.map(|(_, asset)| self.prices.of_asset(*asset)).sum();
        self.calendar.share(sum + assets / 12, 30)
    }

    /// The battles to come against both neighbours, by their sheets as they stood when
    /// all pens were last down.
    pub(crate) fn battles(&self) -> i32 {
        let facts = self.content.war(self.variant(Sheet::War));
        let next = usize::from(self.sheets.line);
        let mut sum = 0;
        for side in [Side::Left, Side::Right] {
            let neighbour = self.world.neighbour(self.seat, side);
            let rival = self.world.rival_ahead(self.content, Role::Strength);
            let rival = i32::from(rival.unwrap_or_default());
            for battle in next..BATTLES {
                let own = self.world.strength(self.content, self.seat, side, battle);
                let theirs = match neighbour {
                    Some(neighbour) => {
                        let sheets = &self.world.player(neighbour).sheets;
                        (sheets.nodes & section(side.other(), battle)).count_ones() as i32
                    }
                    // The AI faction grows from battle to battle.
                    None => rival + 2 * (battle - next) as i32,
                };
                let ahead = own - theirs;
                let odds = ODDS[(ahead.clamp(-5, 5) + 5) as usize];
                let stake = facts.strength_box(side, battle);
                let win = self.prices.of_asset(stake.win);
                let lose = i32::from(stake.lose) * POINT;
                // Later ones are far from settled.
                let far = 1 + (battle - next) as i32;
                sum += (odds * win - (100 - odds) * lose) / far;
            }
        }
        sum / 100
    }
}
