//! What the law kit must know of the game.

use engine::{Seat, Viewer};
use kit::laws::{self, Lawful, Secret};

use crate::card::Card;
use crate::content::{CardType, Content};
use crate::phase::Frame;
use crate::state::{CoreWorlds, Keeping};

impl Lawful for CoreWorlds {
    fn components(&self, content: &Content) -> Vec<i64> {
        // A Tactic lies in its frame until it has taken effect.
        let in_play = self.frames.iter().filter_map(|frame| match frame {
            Frame::Bring(step) => Some(step.card),
            Frame::Price(step) => Some(step.card),
            _ => None,
        });
        let in_play = in_play.filter(|card| content.card(*card).kind == CardType::Tactic);
        let everywhere = self
            .empires
            .iter()
            .flat_map(|empire| empire.cards())
            .chain(self.central.iter().map(|offer| offer.card))
            .chain(self.galactic.iter().flatten().copied())
            .chain(self.put_away.iter().copied())
            .chain(in_play);
        laws::counted(Card::ALL.len(), everywhere.map(|card| card as usize))
    }

    fn component_names(_: &Content) -> Vec<String> {
        Card::ALL.iter().map(ToString::to_string).collect()
    }

    fn secrets(&self, _: &Content, viewer: Viewer) -> Vec<Secret> {
        let mut secrets = Vec::new();
        for sector in self.sector()..=5 {
            let deck = &self.galactic[usize::from(sector) - 1];
            secrets.push(Secret::pile(format!("deck of sector {sector}"), deck, deck));
        }
        for seat in Seat::all(self.players()) {
            let empire = self.empire(seat);
            let deck = &empire.deck;
            if viewer.is(seat) {
                secrets.push(Secret::pile("own deck".to_owned(), deck, deck));
                continue;
            }
            let unshown = empire.hand.iter().filter(|held| !held.is_seen());
            let hand: Vec<Card> = unshown.map(|held| held.card).collect();
            let discards = empire.discard.below_top();
            let pool = [&hand, &deck[..], discards].concat();
            secrets.extend([
                Secret::hand(format!("hand of {seat}"), &hand, &pool),
                Secret::pile(format!("deck of {seat}"), deck, &pool),
                Secret::hand(format!("discards of {seat}"), discards, &pool),
            ]);
            if matches!(self.frames.top(), Some(Frame::Keep(_)))
                && empire.keeping != Keeping::Undecided
            {
                secrets.push(Secret {
                    name: format!("what {seat} keeps"),
                    value: format!("{:?}", empire.keeping),
                    uncertain: !empire.hand.is_empty(),
                });
            }
        }
        secrets
    }
}
