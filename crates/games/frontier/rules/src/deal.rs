//! Deals: credits and cards change hands, the cards unseen by the others
//! (FRO-80 to FRO-82).

use std::fmt;
use std::iter;
use std::str::FromStr;

use arrayvec::ArrayVec;
use engine::goods::{self, Swap, Ware};
use engine::{Reason, Seat, SeatSet, Sink, Text, Viewer};

use crate::Frontier;
use crate::card::Card;
use crate::content::{Content, MAX_HAND};
use crate::event::FrontierEvent;
use crate::state::Hidden;
use crate::view::View;

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

/// Credits in the notation of goods; cards have names of their own.
const CREDITS: &str = "credits";

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let credits = (u16::from(self.credits), CREDITS.to_owned());
        let count = |card: &Card| u16::from(self.cards[*card as usize]);
        let cards = Card::all()
            .iter()
            .map(|card| (count(card), card.to_string()));
        goods::write(f, iter::once(credits).chain(cards))
    }
}

impl FromStr for Bundle {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut bundle = Self::default();
        for (count, word) in goods::read(text).ok_or(())? {
            let count = count.try_into().map_err(|_| ())?;
            if word == CREDITS {
                bundle.credits = count;
            } else {
                let card: Card = word.parse().map_err(|_| ())?;
                bundle.cards[card as usize] = count;
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

/// All that this seat could give: credits, and cards, of which others know how
/// many there are and perhaps some (FRO-81).
pub(crate) fn wares(content: &Content, (view, viewer): (&View, Viewer), seat: Seat) -> Vec<Ware> {
    let player = &view.players[seat.index()];
    let own = view.hand.iter().map(|(card, _)| *card);
    let (known, unknown): (Vec<Card>, usize) = if viewer.is(seat) {
        (own.collect(), 0)
    } else {
        let (count, known) = &player.hand;
        (known.clone(), count.saturating_sub(known.len()))
    };
    let credits = Ware {
        word: CREDITS.to_owned(),
        name: Text::new("frontier-credits"),
        most: player.credits.into(),
    };
    let of = |card: &Card| {
        let held = known.iter().filter(|other| *other == card).count();
        Ware {
            word: card.to_string(),
            name: Text::new("ware").with("ware", &content.card(*card).name),
            most: (held + unknown) as u16,
        }
    };
    iter::once(credits)
        .chain(Card::all().iter().map(of))
        .collect()
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
        // Both lay down before either takes up: a full hand can swap.
        let given = self.lay_down(from, to, gives);
        let got = self.lay_down(to, from, gets);
        self.take_up(to, from, gives, given);
        self.take_up(from, to, gets, got);
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

    /// What one gives leaves their hand.
    fn lay_down(&mut self, from: Seat, to: Seat, goods: Bundle) -> ArrayVec<Hidden, MAX_HAND> {
        self.player_mut(from).credits -= goods.credits;
        let hand = &mut self.hands[from.index()];
        let given: ArrayVec<Hidden, MAX_HAND> = goods.each().map(|card| hand.give(card)).collect();
        if !given.is_empty() {
            // A third who knew cards of this hand cannot tell which have gone.
            let other = SeatSet::one(to);
            hand.places()
                .for_each(|hidden| hidden.known = hidden.known.intersection(other));
            hand.sort();
        }
        given
    }

    /// The giver goes on knowing the cards that were given, and nobody else.
    fn take_up(&mut self, to: Seat, from: Seat, goods: Bundle, cards: ArrayVec<Hidden, MAX_HAND>) {
        self.player_mut(to).credits += goods.credits;
        for hidden in cards {
            self.hands[to.index()].take(Hidden {
                known: SeatSet::one(from),
                ..hidden
            });
        }
    }
}
