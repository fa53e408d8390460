//! What the law kit must know of the toy games.

use engine::{Seat, Viewer};
use kit::laws::{self, Lawful, Secret};

use crate::bazaar::{self, Bazaar, Good, Purse};
use crate::intrigue::{self, Card, Intrigue};
use crate::sealed::{self, Relic, Sealed};

impl Lawful for Bazaar {
    fn components(&self, _: &bazaar::Content) -> Vec<i64> {
        let goods = self
            .purses
            .iter()
            .fold(self.bag, |sum, purse| sum.plus(*purse));
        let contracts = self.deck.len()
            + self.row.iter().flatten().count()
            + self.bought.iter().map(|bought| bought.len()).sum::<usize>();
        Good::ALL
            .into_iter()
            .map(|good| i64::from(goods.count(good)))
            .chain([contracts as i64])
            .collect()
    }

    fn component_names(_: &bazaar::Content) -> Vec<String> {
        let goods = Good::ALL.iter().map(ToString::to_string);
        goods.chain(["contracts".to_owned()]).collect()
    }

    fn secrets(&self, _: &bazaar::Content, _: Viewer) -> Vec<Secret> {
        let uncertain = self.deck.len() > 1;
        let place = |(index, contract): (usize, &bazaar::Contract)| Secret {
            name: format!("contract {index} of the deck"),
            value: contract.0.to_string(),
            uncertain,
        };
        self.deck.iter().enumerate().map(place).collect()
    }

    fn bundles(&self, _: &bazaar::Content) -> Vec<Purse> {
        let one = |good| Purse::default().with(good, 1);
        let mut bundles = vec![Purse::default(), Purse::default().with(Good::Ruby, 9)];
        bundles.extend(Good::ALL.map(one));
        bundles.extend(Good::ALL.map(|good| one(good).with(Good::Amber, 1)));
        bundles
    }
}

impl Lawful for Intrigue {
    fn components(&self, _: &intrigue::Content) -> Vec<i64> {
        let announced = self.chain().map(|announced| announced.card);
        let hidden = self.deck.iter().chain(self.hands.iter().flatten());
        let discarded = Card::ALL.into_iter().flat_map(|card| {
            let count = self.discard[card as usize];
            std::iter::repeat_n(card, usize::from(count))
        });
        let everywhere = hidden.map(|hidden| hidden.card).chain(announced);
        let kinds = everywhere.chain(discarded).map(|card| card as usize);
        laws::counted(Card::ALL.len(), kinds)
    }

    fn component_names(_: &intrigue::Content) -> Vec<String> {
        Card::ALL.iter().map(ToString::to_string).collect()
    }

    fn secrets(&self, _: &intrigue::Content, viewer: Viewer) -> Vec<Secret> {
        let knows = |hidden: &intrigue::Hidden| hidden.is_known_to(viewer);
        let kinds = |cards: &[Card]| Card::ALL.iter().filter(|card| cards.contains(card)).count();
        let pool = self.unseen(viewer);
        let varied = kinds(&pool) > 1;
        let mut secrets: Vec<Secret> = self
            .deck
            .iter()
            .enumerate()
            .filter(|(_, hidden)| !knows(hidden))
            .map(|(index, hidden)| Secret {
                name: format!("card {index} of the deck"),
                value: hidden.card.to_string(),
                uncertain: varied,
            })
            .collect();
        for seat in Seat::all(self.hands.len()).filter(|seat| !viewer.is(*seat)) {
            let hand = &self.hands[seat.index()];
            let unknown = hand.iter().filter(|hidden| !knows(hidden)).count();
            secrets.push(Secret {
                name: format!("hand of {seat}"),
                value: format!(
                    "{:?}",
                    hand.iter().map(|hidden| hidden.card).collect::<Vec<_>>()
                ),
                uncertain: varied && unknown > 0 && unknown < pool.len(),
            });
        }
        secrets
    }
}

impl Lawful for Sealed {
    fn components(&self, _: &sealed::Content) -> Vec<i64> {
        let dug = self.lanes.iter().filter_map(|lane| lane.dug);
        let lying = self.deck.iter().chain(self.reserve.iter().flatten());
        let lying = lying.chain(self.relics.iter().flatten()).copied();
        let kinds = lying.chain(dug).map(|relic| relic as usize);
        laws::counted(Relic::ALL.len(), kinds)
    }

    fn component_names(_: &sealed::Content) -> Vec<String> {
        Relic::ALL.iter().map(ToString::to_string).collect()
    }

    fn secrets(&self, _: &sealed::Content, viewer: Viewer) -> Vec<Secret> {
        // The deck is never so small or so uniform that anything in it is
        // certain before the end.
        let mut secrets = Vec::new();
        let mut hide = |name: String, value: String| {
            secrets.push(Secret {
                name,
                value,
                uncertain: true,
            });
        };
        for (index, relic) in self.deck.iter().enumerate() {
            hide(format!("relic {index} of the deck"), relic.to_string());
        }
        for seat in Seat::all(self.seat_count()) {
            let reserve = self.reserve[seat.index()];
            if viewer.is(seat) {
                if let Some(relic) = reserve {
                    hide("own reserve".to_owned(), relic.to_string());
                }
                continue;
            }
            hide(format!("reserve of {seat}"), format!("{reserve:?}"));
            let lane = &self.lanes[seat.index()];
            hide(format!("marks of {seat}"), format!("{:?}", lane.marks));
            hide(format!("roll of {seat}"), format!("{:?}", lane.roll));
            if !self.relics[seat.index()].is_empty() {
                hide(
                    format!("relics of {seat}"),
                    format!("{:?}", self.relics[seat.index()]),
                );
            }
        }
        secrets
    }
}
