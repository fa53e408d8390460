//! The rules of Intrigue, in the order of play.

use engine::{Dice, Seat, SeatSet, Sink};

use super::choice::{Choice, IntrigueEvent};
use super::content::Card;
use super::{End, Frame, HAND_LIMIT, Hidden, Intrigue, SHUFFLES};

/// What a Favour gives (INT-09).
const FAVOUR: u8 = 2;
/// What a Rumour draws (INT-11).
const RUMOUR: usize = 2;

impl Intrigue {
    pub(super) fn holds(&self, seat: Seat, card: Card) -> bool {
        self.hands[seat.index()]
            .iter()
            .any(|hidden| hidden.card == card)
    }

    pub(super) fn can_draw(&self, seat: Seat) -> bool {
        self.hands[seat.index()].len() < HAND_LIMIT && self.has_cards()
    }

    /// Is there anything to draw, now or after a shuffle (INT-04)?
    pub(super) fn has_cards(&self) -> bool {
        let may_shuffle = self.shuffles < SHUFFLES && self.discard.iter().any(|&count| count > 0);
        !self.deck.is_empty() || may_shuffle
    }

    /// Everyone who has a point that `thief` could take (INT-10).
    pub(super) fn victims(&self, thief: Seat) -> impl Iterator<Item = Seat> {
        Seat::all(usize::from(self.seats))
            .filter(move |&seat| seat != thief && self.points[seat.index()] > 0)
    }

    pub(super) fn turn_choices(&self, seat: Seat, out: &mut Vec<Choice>) {
        let can_draw = self.can_draw(seat);
        out.extend(can_draw.then_some(Choice::Draw));
        for card in Card::ALL.into_iter().filter(|&card| self.holds(seat, card)) {
            match card {
                Card::Favour | Card::Spy | Card::Rumour => out.push(Choice::Play(card, None)),
                Card::Theft => {
                    let on = |victim| Choice::Play(card, Some(victim));
                    out.extend(self.victims(seat).map(on));
                }
                Card::Veto => {} // INT-08
            }
            if !can_draw {
                out.push(Choice::Discard(card)); // INT-03
            }
        }
    }

    /// Takes a card out of a hand. Of several alike, one that others know
    /// goes first.
    pub(super) fn leave_hand(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat.index()];
        if let Some(place) = hand.iter().rposition(|hidden| hidden.card == card) {
            hand.remove(place);
        }
    }

    /// Puts the top card of the deck into a hand. Who had seen it still knows.
    pub(super) fn deal(&mut self, seat: Seat) -> Option<Card> {
        let hand = &mut self.hands[seat.index()];
        if hand.is_full() {
            return None;
        }
        let hidden = self.deck.pop()?;
        hand.push(Hidden {
            card: hidden.card,
            known: hidden.known.without(seat),
        });
        hand.sort_unstable();
        Some(hidden.card)
    }

    /// Makes the discard pile the deck. Nobody knows any card of it then.
    pub(super) fn shuffle(&mut self, dice: &mut Dice) {
        for card in Card::ALL {
            for _ in 0..std::mem::take(&mut self.discard[card as usize]) {
                let known = SeatSet::NONE;
                self.deck.push(Hidden { card, known });
            }
        }
        dice.shared(&mut self.chance).shuffle(&mut self.deck);
    }

    fn refill(&mut self, dice: &mut Dice, sink: &mut impl Sink<IntrigueEvent>) {
        if self.deck.is_empty() && self.has_cards() {
            self.shuffle(dice);
            self.shuffles += 1;
            sink.emit(IntrigueEvent::Reshuffled);
        }
    }

    pub(super) fn draw(
        &mut self,
        seat: Seat,
        dice: &mut Dice,
        sink: &mut impl Sink<IntrigueEvent>,
    ) {
        if self.hands[seat.index()].is_full() {
            return;
        }
        self.refill(dice, sink);
        if let Some(card) = self.deal(seat) {
            sink.emit(IntrigueEvent::Drew(seat, Some(card)));
        }
    }

    /// Lays a card on the table, face up, and opens the window for vetoes.
    pub(super) fn announce(
        &mut self,
        seat: Seat,
        card: Card,
        target: Option<Seat>,
        sink: &mut impl Sink<IntrigueEvent>,
    ) {
        self.leave_hand(seat, card);
        self.frames.call(Frame::Announced { seat, card, target });
        sink.emit(IntrigueEvent::Announced(seat, card, target));
        // INT-05. Whether anyone can veto must not show in who is concerned.
        let concerned: SeatSet = Seat::all(usize::from(self.seats))
            .filter(|&other| other != seat && !self.hands[other.index()].is_empty())
            .collect();
        sink.concern(concerned);
        self.frames.call(Frame::Window {
            concerned,
            open: self
                .pace
                .asked(concerned, |seat| self.holds(seat, Card::Veto)),
            vetoes: SeatSet::NONE,
        });
    }

    pub(super) fn answer(&mut self, seat: Seat, veto: bool) {
        if let Some(Frame::Window { open, vetoes, .. }) = self.frames.top_mut() {
            *open = open.without(seat);
            if veto {
                *vetoes = vetoes.with(seat);
            }
        }
    }

    /// Goes on as far as nobody has to be asked.
    pub(super) fn settle(&mut self, dice: &mut Dice, sink: &mut impl Sink<IntrigueEvent>) {
        while let Some(frame) = self.frames.top() {
            match frame {
                Frame::Window { open, vetoes, .. } if open.is_empty() => {
                    self.frames.end();
                    match self.first_veto(vetoes) {
                        Some(seat) => self.announce(seat, Card::Veto, None, sink),
                        None => self.take_effect(dice, sink),
                    }
                }
                Frame::Window { .. } | Frame::Turn(_) | Frame::Peek(_) => return,
                Frame::Announced { .. } => self.take_effect(dice, sink),
            }
        }
    }

    /// INT-07: the first in turn order after the player of the card.
    fn first_veto(&self, vetoes: SeatSet) -> Option<Seat> {
        let Some(Frame::Announced { seat, .. }) = self.frames.top() else {
            return None;
        };
        let seats = usize::from(self.seats);
        let order = std::iter::successors(Some(seat.next(seats)), |seat| Some(seat.next(seats)));
        order.take(seats).find(|&seat| vetoes.contains(seat))
    }

    /// The last announced card does what it does.
    fn take_effect(&mut self, dice: &mut Dice, sink: &mut impl Sink<IntrigueEvent>) {
        let Some(Frame::Announced { seat, card, target }) = self.frames.end() else {
            return;
        };
        self.discard[card as usize] += 1;
        match (card, target) {
            (Card::Veto, _) => {
                // INT-06: what lies below comes to nothing.
                if let Some(Frame::Announced { seat, card, .. }) = self.frames.end() {
                    self.discard[card as usize] += 1;
                    sink.emit(IntrigueEvent::Cancelled(seat, card));
                }
            }
            (Card::Favour, _) => {
                self.points[seat.index()] += FAVOUR;
                sink.emit(IntrigueEvent::Gained(seat, FAVOUR));
            }
            (Card::Theft, Some(victim)) if self.points[victim.index()] > 0 => {
                self.points[victim.index()] -= 1;
                self.points[seat.index()] += 1;
                sink.emit(IntrigueEvent::Stole(seat, victim));
            }
            (Card::Theft, victim) => {
                sink.emit(IntrigueEvent::StoleNothing(seat, victim.unwrap_or(seat)));
            }
            (Card::Rumour, _) => (0..RUMOUR).for_each(|_| self.draw(seat, dice, sink)),
            (Card::Spy, _) => {
                self.refill(dice, sink);
                if let Some(top) = self.deck.last_mut() {
                    top.known = top.known.with(seat);
                    sink.emit(IntrigueEvent::Peeked(seat, Some(top.card)));
                    self.frames.call(Frame::Peek(seat));
                    return;
                }
            }
        }
        self.end_current_turn();
    }

    /// The turn is over, unless an older announced card is now to take effect.
    fn end_current_turn(&mut self) {
        if let Some(Frame::Turn(active)) = self.frames.top() {
            self.end_turn(active);
        }
    }

    pub(super) fn end_turn(&mut self, seat: Seat) {
        self.end = if self.points.iter().any(|&points| points >= self.target) {
            Some(End::Points)
        } else if self.deck.is_empty() && self.shuffles >= SHUFFLES {
            Some(End::Deck)
        } else {
            None
        };
        if self.end.is_some() {
            self.frames.clear();
        } else {
            self.frames
                .goto(Frame::Turn(seat.next(usize::from(self.seats))));
        }
    }
}
