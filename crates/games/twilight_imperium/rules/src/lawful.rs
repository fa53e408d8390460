//! What the law kit must know of Twilight Imperium.

use arrayvec::ArrayVec;
use engine::{Seat, Viewer};
use kit::laws::{Lawful, Secret};
use strum::{EnumCount, VariantArray};

use crate::TwilightImperium;
use crate::content::Content;
use crate::ids::{Objective, Stage, Tile};
use crate::phase::Frame;
use crate::state::SecretState;

impl Lawful for TwilightImperium {
    const STEP_LIMIT: usize = 100_000;

    /// Trade goods, command counters of each player, objectives, and tiles.
    fn components(&self, content: &Content) -> Vec<i64> {
        let goods: i64 = self
            .everyone()
            .map(|seat| i64::from(self.player(seat).goods))
            .sum();
        let mut counts = vec![goods + i64::from(self.goods_left(content))];
        let all = content.figures.supply.counters;
        for seat in Seat::all(engine::MAX_SEATS) {
            let player = self.player(seat);
            let used = player.counters.total() + player.activated.len() as u8;
            counts.push(i64::from(used + player.counters_left(all)));
        }
        let mut cards = [0; Objective::COUNT];
        let secrets = self.everyone().map(|seat| self.player(seat).secret.0);
        let public = self
            .deck
            .iter()
            .chain(&self.revealed)
            .chain(&self.boxed)
            .copied();
        for card in secrets.chain(public) {
            cards[card as usize] += 1;
        }
        counts.extend(cards);
        let mut tiles = [0; Tile::COUNT];
        let laid = engine::map::Hex::of(self.galaxy.laid());
        let laid = laid.filter_map(|place| self.galaxy.tile(place));
        let held = self.hands.iter().flatten().chain(&self.unseen).copied();
        for tile in laid.chain(held) {
            tiles[tile as usize] += 1;
        }
        // Homes are laid as they are chosen.
        let dealt = Tile::VARIANTS
            .iter()
            .filter(|tile| content.tile(**tile).race.is_none());
        counts.extend(dealt.map(|tile| tiles[*tile as usize]));
        counts
    }

    fn component_names(content: &Content) -> Vec<String> {
        let counters = Seat::all(engine::MAX_SEATS).map(|seat| format!("counters of {seat}"));
        let cards = Objective::VARIANTS.iter().map(ToString::to_string);
        let tiles = Tile::VARIANTS
            .iter()
            .filter(|tile| content.tile(**tile).race.is_none());
        let tiles = tiles.map(ToString::to_string);
        let goods = std::iter::once("trade goods".to_owned());
        goods.chain(counters).chain(cards).chain(tiles).collect()
    }

    fn secrets(&self, content: &Content, viewer: Viewer) -> Vec<Secret> {
        let mut secrets = self.objective_secrets(viewer);
        secrets.extend(self.tile_secrets(viewer));
        secrets.extend(self.lane_secrets(content, viewer));
        secrets
    }
}

impl TwilightImperium {
    /// Secret objectives of others and the order of the deck.
    fn objective_secrets(&self, viewer: Viewer) -> Vec<Secret> {
        let others = self.everyone().filter(|seat| !viewer.is(*seat));
        let hidden = others.filter(|seat| self.player(*seat).secret.1 == SecretState::Hidden);
        let secrets: Vec<(String, Objective)> = hidden
            .map(|seat| {
                (
                    format!("secret objective of {seat}"),
                    self.player(seat).secret.0,
                )
            })
            .collect();
        let deck = self.deck.iter().enumerate();
        let deck = deck.map(|(place, card)| (format!("objective {place} of the deck"), *card));
        let places: Vec<(String, Objective)> = secrets.into_iter().chain(deck).collect();
        let of_stage = |stage: Stage| {
            let boxed = self
                .boxed
                .iter()
                .filter(|card| card.stage() == stage)
                .count();
            let open = places
                .iter()
                .filter(|(_, card)| card.stage() == stage)
                .count();
            boxed + open
        };
        let rex = places
            .iter()
            .any(|(_, card)| *card == Objective::ImperiumRex);
        places
            .iter()
            .map(|(name, card)| {
                let two_in_deck = self.deck.iter().filter(|card| card.stage() == Stage::Two);
                let alone = card.stage() == Stage::Two && rex && two_in_deck.count() == 1;
                Secret {
                    name: name.clone(),
                    value: card.to_string(),
                    uncertain: of_stage(card.stage()) > 1 && !alone,
                }
            })
            .collect()
    }

    /// Tiles in others' hands, and those that nobody has seen.
    fn tile_secrets(&self, viewer: Viewer) -> Vec<Secret> {
        let others = self.everyone().filter(|seat| !viewer.is(*seat));
        let hidden: ArrayVec<Seat, { engine::MAX_SEATS }> = others
            .filter(|seat| !self.proved.contains(*seat) && !self.hands[seat.index()].is_empty())
            .collect();
        let mut pool: Vec<Tile> = self.unseen.to_vec();
        for seat in &hidden {
            pool.extend(&self.hands[seat.index()]);
        }
        let mut secrets: Vec<Secret> = hidden
            .iter()
            .map(|seat| {
                let hand = &self.hands[seat.index()];
                Secret::hand(format!("tiles of {seat}"), hand, &pool)
            })
            .collect();
        if self.veil.is_some() {
            secrets.push(Secret::hand(
                "the veiled tile".to_owned(),
                &self.unseen[..1],
                &pool,
            ));
        }
        secrets
    }

    /// What others have decided about their counters.
    fn lane_secrets(&self, content: &Content, viewer: Viewer) -> Vec<Secret> {
        if !matches!(self.frames.top(), Some(Frame::Allocation(_))) {
            return Vec::new();
        }
        let look = crate::Look::new(self, content);
        let others = self
            .everyone()
            .filter(|seat| !viewer.is(*seat) && !self.player(*seat).out);
        others
            .map(|seat| Secret {
                name: format!("counters of {seat}"),
                value: format!("{:?}", self.lanes[seat.index()]),
                uncertain: crate::phase::status::total(look, seat) > 0,
            })
            .collect()
    }
}
