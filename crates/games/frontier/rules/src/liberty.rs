//! Cards that are played at any time, whoever's turn it is (FRO-56 to FRO-58).

use engine::map::{Hex, PlaceSet};
use engine::{Label, Seat, SeatSet, Sink, Text};

use crate::card::Card;
use crate::choice::{Choice, stray};
use crate::event::FrontierEvent;
use crate::{Frontier, Look, Play};

/// The cards that are played at any time.
const CARDS: [Card; 2] = [Card::Windfall, Card::Storm];

impl Frontier {
    /// FRO-56: whoever holds such a card, while someone thinks about their turn
    /// and nothing is half resolved.
    pub(crate) fn free(&self) -> SeatSet {
        if self.calm_turn().is_none() {
            return SeatSet::NONE;
        }
        let holds = |seat: &Seat| CARDS.iter().any(|&card| self.can_use(*seat, card));
        self.everyone().filter(holds).collect()
    }

    fn can_use(&self, seat: Seat, card: Card) -> bool {
        let useful = card != Card::Storm || !self.calm_hexes().is_empty();
        useful && self.holds(seat, card)
    }

    /// FRO-58: one storm a hex.
    fn calm_hexes(&self) -> PlaceSet {
        PlaceSet::first(self.hexes()).difference(self.storms)
    }

    pub(crate) fn liberties_of(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.calm_turn().is_none() {
            return;
        }
        if self.can_use(seat, Card::Windfall) {
            out.push(Choice::Windfall);
        }
        if self.can_use(seat, Card::Storm) {
            out.extend(Hex::of(self.calm_hexes()).map(Choice::Storm));
        }
    }
}

/// Is this a choice that nobody owes?
pub(crate) const fn is_liberty(choice: Choice) -> bool {
    matches!(choice, Choice::Windfall | Choice::Storm(_))
}

pub(crate) fn label(look: Look<'_>, seat: Seat, choice: Choice) -> Label {
    match choice {
        Choice::Windfall => {
            let credits = look.game.player(seat).credits;
            let after = worth(look, seat);
            Label::new(Text::new("frontier-windfall"))
                .in_group("frontier-group-liberty")
                .with_change("frontier-credits", credits, after)
        }
        Choice::Storm(hex) => {
            let text = Text::new("frontier-storm").with("hex", hex.to_string());
            Label::new(text).in_group("frontier-group-liberty")
        }
        _ => stray(choice),
    }
}

/// FRO-57: what one has after a Windfall.
fn worth(look: Look<'_>, seat: Seat) -> u8 {
    let gain = look.content.card(Card::Windfall).strength;
    let credits = look.game.player(seat).credits;
    credits.saturating_add(gain).min(look.content.yields.most)
}

pub(crate) fn apply<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
    let card = match choice {
        Choice::Windfall => Card::Windfall,
        Choice::Storm(_) => Card::Storm,
        _ => stray(choice),
    };
    play.game.hands[seat.index()].give(card);
    play.game.discard[card as usize] += 1;
    match choice {
        Choice::Storm(hex) => {
            play.game.storms = play.game.storms.with(hex.index());
            play.emit(FrontierEvent::Storm(seat, hex));
        }
        _ => {
            let after = worth(play.look(), seat);
            let player = play.game.player_mut(seat);
            let gained = after - player.credits;
            player.credits = after;
            play.emit(FrontierEvent::Windfall(seat, gained));
        }
    }
}
