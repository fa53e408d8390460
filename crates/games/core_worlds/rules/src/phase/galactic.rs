//! The Galactic Phase (CW-GAL).

use engine::Sink;

use crate::content::{CardType, Content, Origin};
use crate::event::Event;
use crate::state::{CoreWorlds, Offer, ROUNDS};

use super::Play;

/// Its three steps, in order (CW-GAL-01).
pub(super) fn galactic_phase<S: Sink<Event>>(play: &mut Play<'_, S>) {
    remove_old_cards(play);
    place_tokens(play);
    if play.game.round == ROUNDS {
        // CW-GAL-13.
        while reveal(play) {}
    } else {
        refill(play);
    }
}

/// Cards with a token go on top of their own deck, from which nobody draws
/// any more (CW-GAL-03, CW-R15).
fn remove_old_cards<S: Sink<Event>>(play: &mut Play<'_, S>) {
    let mut kept = 0;
    for place in 0..play.game.central.len() {
        let offer = play.game.central[place];
        if !offer.token {
            play.game.central[kept] = offer;
            kept += 1;
            continue;
        }
        if let Origin::Sector(sector @ 1..=5) = play.content.card(offer.card).origin {
            play.game.galactic[usize::from(sector) - 1].put(offer.card);
        }
        play.emit(Event::Departed(offer.card));
    }
    play.game.central.truncate(kept);
}

/// Every card that stays gets a token (CW-GAL-05).
fn place_tokens<S: Sink<Event>>(play: &mut Play<'_, S>) {
    for offer in &mut play.game.central {
        offer.token = true;
    }
    let count = play.game.central.len() as u8;
    if count > 0 {
        play.emit(Event::Tokens(count));
    }
}

/// First up to the limit, then until there are Worlds enough, then until
/// there are other cards enough (CW-GAL-08 to CW-GAL-12).
fn refill<S: Sink<Event>>(play: &mut Play<'_, S>) {
    let players = play.game.players();
    let limit = play.content.central_zone(players);
    while play.game.central.len() < limit && reveal(play) {}
    while play.game.worlds_offered(play.content) < players && reveal(play) {}
    while play.game.others_offered(play.content) < players && reveal(play) {}
}

/// One card from the current deck; nothing when it has run out (CW-R19).
fn reveal<S: Sink<Event>>(play: &mut Play<'_, S>) -> bool {
    let sector = usize::from(play.game.sector()) - 1;
    let Some(card) = play.game.galactic[sector].draw() else {
        return false;
    };
    play.game.central.push(Offer { card, token: false });
    play.emit(Event::Appeared(card));
    true
}

impl CoreWorlds {
    /// How many Worlds are in the Central Zone.
    fn worlds_offered(&self, content: &Content) -> usize {
        let is_world = |offer: &&Offer| content.card(offer.card).kind == CardType::World;
        self.central.iter().filter(is_world).count()
    }

    /// How many other cards are there.
    fn others_offered(&self, content: &Content) -> usize {
        self.central.len() - self.worlds_offered(content)
    }
}
