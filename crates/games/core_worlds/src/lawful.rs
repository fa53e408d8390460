//! What the law kit must know of the game.

use engine::laws::{Lawful, Secret};
use engine::{Seat, Viewer};

use crate::card::Card;
use crate::content::{Content, Kind};
use crate::phase::Frame;
use crate::state::{CoreWorlds, Keeping};

impl Lawful for CoreWorlds {
    fn components(&self, content: &Content) -> Vec<(String, i64)> {
        let mut counts = [0_i64; Card::COUNT];
        // A Tactic lies in its frame until it has taken effect.
        let in_play = self.frames.iter().filter_map(|frame| match frame {
            Frame::Bring(step) => Some(step.card),
            Frame::Price(step) => Some(step.card),
            _ => None,
        });
        let in_play = in_play.filter(|card| content.card(*card).kind == Kind::Tactic);
        let everywhere = self
            .empires
            .iter()
            .flat_map(|empire| empire.cards())
            .chain(self.central.iter().map(|offer| offer.card))
            .chain(self.galactic.iter().flatten().copied())
            .chain(self.put_away.iter().copied())
            .chain(in_play);
        for card in everywhere {
            counts[card as usize] += 1;
        }
        Card::ALL
            .into_iter()
            .map(|card| (card.to_string(), counts[card as usize]))
            .collect()
    }

    fn secrets(&self, _: &Content, viewer: Viewer) -> Vec<Secret> {
        let mut secrets = Vec::new();
        let mut hide = |name: String, cards: &[Card], uncertain: bool| {
            secrets.push(Secret {
                name,
                value: format!("{cards:?}"),
                uncertain,
            });
        };
        let varied = |cards: &[Card]| cards.iter().any(|card| *card != cards[0]);
        for sector in self.sector()..=5 {
            let deck = &self.galactic[usize::from(sector) - 1];
            hide(format!("deck of sector {sector}"), deck, varied(deck));
        }
        for seat in Seat::all(self.players()) {
            let empire = self.empire(seat);
            if viewer.is(seat) {
                hide("own deck".to_owned(), &empire.deck, varied(&empire.deck));
                continue;
            }
            let hand: Vec<Card> = empire
                .hand
                .iter()
                .filter(|held| !held.shown)
                .map(|held| held.card)
                .collect();
            let below = empire.discard.len().saturating_sub(1);
            let pile = &empire.discard[..below];
            let pool: Vec<Card> = hand
                .iter()
                .chain(&empire.deck)
                .chain(pile)
                .copied()
                .collect();
            let elsewhere = |held: usize| held > 0 && held < pool.len() && varied(&pool);
            hide(format!("hand of {seat}"), &hand, elsewhere(hand.len()));
            let alone = empire.deck.len() == pool.len();
            hide(
                format!("deck of {seat}"),
                &empire.deck,
                elsewhere(empire.deck.len()) || alone && varied(&empire.deck),
            );
            hide(format!("discards of {seat}"), pile, elsewhere(pile.len()));
            if matches!(self.frames.top(), Some(Frame::Keep(_)))
                && empire.keeping != Keeping::Undecided
            {
                let kept: &[Card] = match &empire.keeping {
                    Keeping::Card(card) => std::slice::from_ref(card),
                    Keeping::Nothing | Keeping::Undecided => &[],
                };
                hide(format!("what {seat} keeps"), kept, !empire.hand.is_empty());
            }
        }
        secrets
    }
}
