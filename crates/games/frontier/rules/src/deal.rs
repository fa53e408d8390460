//! Deals: credits and cards change hands, the cards unseen by the others
//! (FRO-80 to FRO-82).

use std::fmt;
use std::str::FromStr;

use engine::{Reason, Seat, SeatSet, Sink, Swap, Text};

use crate::Frontier;
use crate::card::Card;
use crate::content::Content;
use crate::event::FrontierEvent;
use crate::state::Hidden;

/// What can change hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Bundle {
    /// Credits.
    pub credits: u8,
    /// How many of each card.
    pub cards: [u8; Card::COUNT],
}

impl Bundle {
    /// What everyone sees of it: credits, and how many cards.
    #[must_use]
    pub fn seen(self) -> (u8, u8) {
        let cards = self
            .cards
            .iter()
            .fold(0, |sum, &count| count.saturating_add(sum));
        (self.credits, cards)
    }

    fn is_empty(self) -> bool {
        self.seen() == (0, 0)
    }

    /// Each card, as often as it is in it.
    fn each(self) -> impl Iterator<Item = Card> {
        let times = move |card: &Card| usize::from(self.cards[*card as usize]);
        Card::all()
            .iter()
            .flat_map(move |card| std::iter::repeat_n(*card, times(card)))
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let mut plus = "";
        if self.credits > 0 {
            write!(f, "{}credits", self.credits)?;
            plus = "+";
        }
        for card in Card::all() {
            let count = self.cards[*card as usize];
            if count > 0 {
                write!(f, "{plus}{count}{card}")?;
                plus = "+";
            }
        }
        Ok(())
    }
}

impl FromStr for Bundle {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut bundle = Self::default();
        if text != "-" {
            for part in text.split('+') {
                let word = part
                    .find(|letter: char| !letter.is_ascii_digit())
                    .ok_or(())?;
                let (count, word) = part.split_at(word);
                let count = count.parse().map_err(|_| ())?;
                match word {
                    "credits" => bundle.credits = count,
                    card => {
                        let card: Card = card.parse().map_err(|_| ())?;
                        bundle.cards[card as usize] = count;
                    }
                }
            }
        }
        // One way to write it.
        if bundle.to_string() == text {
            Ok(bundle)
        } else {
            Err(())
        }
    }
}

impl Frontier {
    /// FRO-80: on the turn of one of the two, when nothing is half resolved.
    pub(crate) fn may_deal(&self, a: Seat, b: Seat) -> Result<(), Reason> {
        match self.calm_turn() {
            Some(seat) if seat == a || seat == b => Ok(()),
            _ => Err(Reason::new(Text::new("frontier-deal-turn"), "FRO-80")),
        }
    }

    pub(crate) fn swap(
        &mut self,
        content: &Content,
        swap: &Swap<Bundle>,
        sink: &mut impl Sink<FrontierEvent>,
    ) -> Result<(), Reason> {
        let Swap {
            from,
            to,
            gives,
            gets,
        } = *swap;
        if gives.is_empty() && gets.is_empty() {
            return Err(Reason::new(Text::new("frontier-deal-nothing"), "FRO-81"));
        }
        self.check_side(content, from, (gives, gets))?;
        self.check_side(content, to, (gets, gives))?;
        self.hand_over(from, to, gives);
        self.hand_over(to, from, gets);
        sink.emit(FrontierEvent::Swapped(from, to, gives, gets));
        Ok(())
    }

    /// FRO-81, FRO-82: what one has, and what one may hold.
    fn check_side(
        &self,
        content: &Content,
        seat: Seat,
        (gives, gets): (Bundle, Bundle),
    ) -> Result<(), Reason> {
        let hand = &self.hands[seat.index()];
        let held = |card: Card| hand.cards().filter(|other| *other == card).count();
        let has_cards = Card::all()
            .iter()
            .all(|card| held(*card) >= usize::from(gives.cards[*card as usize]));
        if !has_cards || self.player(seat).credits < gives.credits {
            let text = Text::new("frontier-deal-goods").with("seat", seat);
            return Err(Reason::new(text, "FRO-81"));
        }
        let cards = hand.len() + usize::from(gets.seen().1) - usize::from(gives.seen().1);
        let credits = u16::from(self.player(seat).credits) + u16::from(gets.credits)
            - u16::from(gives.credits);
        let room =
            cards <= usize::from(content.round.hand) && credits <= u16::from(content.yields.most);
        if room {
            Ok(())
        } else {
            let text = Text::new("frontier-deal-full").with("seat", seat);
            Err(Reason::new(text, "FRO-82"))
        }
    }

    /// The giver goes on knowing the cards that were given.
    fn hand_over(&mut self, from: Seat, to: Seat, goods: Bundle) {
        self.player_mut(from).credits -= goods.credits;
        self.player_mut(to).credits += goods.credits;
        let hand = &mut self.hands[from.index()];
        let given: arrayvec::ArrayVec<Hidden, 8> = goods
            .each()
            .map(|card| Hidden {
                card,
                known: hand.give(card).known.without(to).with(from),
            })
            .collect();
        if !given.is_empty() {
            // A third who knew cards of this hand cannot tell which have gone.
            let both = SeatSet::one(to);
            hand.places()
                .for_each(|hidden| hidden.known = hidden.known.intersection(both));
            hand.sort();
        }
        for hidden in given {
            self.hands[to.index()].take(Hidden {
                known: SeatSet::one(from),
                ..hidden
            });
        }
    }
}
