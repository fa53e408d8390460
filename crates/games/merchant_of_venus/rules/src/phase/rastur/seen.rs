//! What a viewer sees of the Rastur: everything but the order of the supply, since
//! all that comes and goes is open.

use engine::{Section, Text};
use serde::Serialize;

use super::{Placing, Tally};
use crate::content::Content;
use crate::ids::Rastur;
use crate::phase::Frame;
use crate::state::MerchantOfVenus;
use crate::view::View;

/// The Rastur that are not on the map, the weakest first: values, and how many there
/// are of each.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SwarmView {
    /// What is left to draw.
    pub supply: Vec<(i32, u8)>,
    /// How many that are.
    pub left: u32,
    /// The reserve of who is alone.
    pub reserve: Vec<(i32, u8)>,
    /// What waits in the Transit Box of who is alone.
    pub transit: Option<i32>,
    /// The last die of who is alone, once there is one.
    pub die: Option<u8>,
    /// What was drawn and is to be placed.
    pub placing: Option<i32>,
}

fn listed(content: &Content, tally: Tally) -> Vec<(i32, u8)> {
    let kinds = Rastur::all().zip(tally).filter(|(_, count)| *count > 0);
    kinds
        .map(|(rastur, count)| (content.rastur(rastur).value, count))
        .collect()
}

impl MerchantOfVenus {
    /// The Rastur that are not on the map, where there are any in the game.
    pub(crate) fn seen_swarm(&self, content: &Content) -> Option<SwarmView> {
        let value = |rastur| content.rastur(rastur).value;
        let placing = match self.frames.top() {
            Some(Frame::Placing(Placing { rastur, .. })) => Some(value(rastur)),
            _ => None,
        };
        self.modules.rastur.then(|| SwarmView {
            supply: listed(content, self.swarm.supply),
            left: self.swarm.left(),
            reserve: listed(content, self.swarm.reserve),
            transit: self.swarm.transit.map(value),
            die: self.swarm.die,
            placing,
        })
    }
}

/// Values with how many there are of each, in words.
fn values(listed: &[(i32, u8)]) -> Text {
    let each = listed.iter().map(|(value, count)| {
        Text::new("mov-rastur-count")
            .with("count", *count)
            .with("value", *value)
    });
    let list = |first, rest| {
        Text::new("goods-list")
            .with("first", first)
            .with("rest", rest)
    };
    each.reduce(list).unwrap_or_else(|| Text::new("goods-none"))
}

/// The last die of who is alone, and what it was.
#[must_use]
pub fn last_die(content: &Content, swarm: &SwarmView) -> Option<Text> {
    let die = swarm.die?;
    let key = if die <= content.invaders.expands_up_to {
        "mov-rastur-expanded"
    } else {
        "mov-rastur-fused"
    };
    Some(Text::new(key).with("die", die))
}

/// The heaps in words, where the Rastur are in the game.
pub(crate) fn describe(content: &Content, view: &View) -> Option<Section> {
    let swarm = view.swarm.as_ref()?;
    let mut lines = Vec::new();
    if let Some(value) = swarm.placing {
        lines.push(Text::new("mov-rastur-waits").with("value", value));
    }
    lines.push(
        Text::new("mov-rastur-supply")
            .with("count", swarm.left)
            .with("list", values(&swarm.supply)),
    );
    if view.modules.alone {
        lines.push(Text::new("mov-rastur-reserve").with("list", values(&swarm.reserve)));
        lines.push(match swarm.transit {
            Some(value) => Text::new("mov-rastur-transit").with("value", value),
            None => Text::new("mov-rastur-transit-empty"),
        });
        lines.extend(last_die(content, swarm));
    }
    Some(Section::new(Text::new("mov-rastur"), lines))
}
