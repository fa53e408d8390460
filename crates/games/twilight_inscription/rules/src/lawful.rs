//! What the law kit must know of Twilight Inscription.

use engine::{Seat, Viewer};
use kit::laws::{self, Lawful, Secret};
use strum::{EnumCount, VariantArray};

use crate::TwilightInscription;
use crate::content::Content;
use crate::content::navigation::bits;
use crate::ids::{Faction, Relic};
use crate::phase::Stage;

impl TwilightInscription {
    /// The relics that lie with a seat: in hand, played, or dealt to draw from.
    fn relics_of(&self, seat: Seat) -> Vec<usize> {
        let lane = self.lane(seat);
        let own = bits(u64::from(lane.own.hand | lane.own.played));
        own.chain(lane.reserve.iter().map(|relic| relic as usize))
            .collect()
    }
}

impl Lawful for TwilightInscription {
    fn components(&self, _: &Content) -> Vec<i64> {
        let seats = || self.everyone();
        let relics =
            bits(u64::from(self.deck)).chain(seats().flat_map(|seat| self.relics_of(seat)));
        let mut counts = laws::counted(Relic::COUNT, relics);
        let kept = seats().filter_map(|seat| self.faction(seat));
        let dealt = seats().flat_map(|seat| self.lane(seat).dealt.iter().collect::<Vec<_>>());
        let lying = bits(u64::from(self.box_factions));
        let spare = self.rival.and_then(|rival| rival.spare);
        let held = kept.chain(dealt).chain(spare);
        let factions = lying.chain(held.map(|faction| faction as usize));
        counts.extend(laws::counted(Faction::COUNT, factions));
        let mut events = self.events;
        events.sort_unstable();
        counts.push(events.windows(2).filter(|pair| pair[0] == pair[1]).count() as i64);
        counts
    }

    fn component_names(_: &Content) -> Vec<String> {
        let relics = Relic::VARIANTS.iter().map(ToString::to_string);
        let factions = Faction::VARIANTS.iter().map(ToString::to_string);
        let events = ["events that are there twice".to_owned()];
        relics.chain(factions).chain(events).collect()
    }

    fn secrets(&self, content: &Content, viewer: Viewer) -> Vec<Secret> {
        let mut secrets = Vec::new();
        if self.stage().is_none() {
            return secrets;
        }
        let mut hide = |name: String, value: String, uncertain: bool| {
            secrets.push(Secret {
                name,
                value,
                uncertain,
            });
        };
        for place in usize::from(self.turned)..self.events.len() {
            let back = |place: usize| {
                let facts = content.event(self.events[place]);
                (facts.tier, facts.back)
            };
            let coming = usize::from(self.turned)..self.events.len();
            let alike = coming.filter(|other| back(*other) == back(place)).count();
            hide(
                format!("event {place}"),
                self.events[place].to_string(),
                alike > 1,
            );
        }
        for place in usize::from(self.sessions)..self.agendas.len() {
            hide(
                format!("agenda {place}"),
                self.agendas[place].to_string(),
                true,
            );
        }
        let keeping = self.stage() == Some(Stage::Keep);
        for seat in self.everyone().filter(|seat| !viewer.is(*seat)) {
            let lane = self.lane(seat);
            if keeping {
                hide(
                    format!("factions of {seat}"),
                    format!("{:?}", lane.dealt),
                    true,
                );
                continue;
            }
            if !lane.reserve.is_empty() {
                hide(
                    format!("reserve of {seat}"),
                    format!("{:?}", lane.reserve),
                    true,
                );
            }
            let strategy = matches!(self.stage(), Some(Stage::Open));
            if strategy && !self.writing().contains(seat) {
                let active = format!("{:?}", lane.own.notes.active);
                hide(format!("active sheet of {seat}"), active, true);
                let written = format!("{:?}", lane.own.sheets);
                hide(format!("sheets of {seat}"), written, true);
            }
            let voting = matches!(self.stage(), Some(Stage::Ballot));
            if voting && !self.writing().contains(seat) && self.votes[seat.index()] != lane.vote {
                // Who never votes has nothing to hide, nor has who has no votes.
                let mute = self
                    .faction(seat)
                    .is_some_and(|faction| content.faction(faction).ability.traits.mute);
                let votes = lane.own.sheets.votes.left();
                hide(
                    format!("vote of {seat}"),
                    format!("{:?}", lane.vote),
                    !mute && votes > 0,
                );
            }
        }
        secrets
    }
}
