//! What every part of the board is drawn from, and how it speaks of it.

use std::sync::Arc;

use core_worlds::content::{CardFacts, CardType, Content, Faction, Origin};
use core_worlds::state::Holding;
use core_worlds::view::{EmpireView, Pending};
use core_worlds::{Card, Choice, CoreWorlds, Subject, View};
use engine::content::ContentHash;
use engine::i18n::Lang;
use engine::table::Listed;
use engine::{Seat, Text};
use maud::{Markup, PreEscaped};

use web::parts::{Colour, Kept, Lit};
use web::{Choosable, SeatFace, Showing, Voice};

use crate::CoreWorldsBoard;

/// The cards, and how to speak of them.
#[derive(Clone, Copy)]
pub(crate) struct Cards<'a> {
    pub(crate) content: &'a Content,
    pub(crate) voice: Voice<'a>,
}

impl<'a> Cards<'a> {
    pub(crate) const fn facts(&self, card: Card) -> &'a CardFacts {
        self.content.card(card)
    }

    pub(crate) fn name(&self, card: Card) -> &'a str {
        self.content.name(card).name(self.voice.lang)
    }

    /// What it says; nothing when it says nothing.
    pub(crate) fn text(&self, card: Card) -> Option<&'a str> {
        let text = self.content.face(card).text.as_ref()?;
        Some(text.say(self.voice.lang))
    }

    pub(crate) fn kind(&self, card: Card) -> String {
        self.voice.tell(self.facts(card).kind.key())
    }

    /// The message of a key, as it stands.
    pub(crate) fn tell(&self, key: &'static str) -> String {
        self.voice.tell(key)
    }

    /// A message that counts something.
    pub(crate) fn count(&self, key: &'static str, count: usize) -> String {
        self.voice.phrase(&Text::new(key).with("count", count))
    }
}

/// What of a card is drawn, in which shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Shape {
    /// In a row, with or without an Energy Token on it.
    Row { token: bool },
    /// In a hand, which may be full.
    Hand { full: bool },
    /// Its figures alone.
    Figures,
    /// A World among many, without anything on it.
    World,
}

/// All that the drawing of a card follows from.
pub(crate) type Drawing = (ContentHash, Lang, Card, Shape);

/// The table as one viewer may see it.
#[derive(Clone, Copy)]
pub(crate) struct Seen<'a> {
    pub(crate) cards: Cards<'a>,
    pub(crate) view: &'a View,
    pub(crate) choices: &'a [Choosable<'a, CoreWorlds>],
    showing: &'a Showing<'a, CoreWorlds>,
    kept: &'a Kept<Drawing>,
}

impl<'a> Seen<'a> {
    pub(crate) const fn new(
        board: &'a CoreWorldsBoard,
        showing: &'a Showing<'a, CoreWorlds>,
    ) -> Self {
        let (content, voice) = (showing.content, showing.scene.voice);
        Self {
            cards: Cards { content, voice },
            view: showing.view,
            choices: showing.choices,
            showing,
            kept: &board.cards,
        }
    }

    /// A card as it always looks, whoever has it: drawn the first time.
    pub(crate) fn once(
        &self,
        card: Card,
        shape: Shape,
        draw: impl FnOnce(&Cards<'_>) -> Markup,
    ) -> PreEscaped<Arc<str>> {
        let facts = self.showing.content_hash;
        let key = (facts, self.cards.voice.lang, card, shape);
        self.kept.draw(key, || draw(&self.cards))
    }

    pub(crate) fn tell(&self, key: &'static str) -> String {
        self.cards.tell(key)
    }

    pub(crate) fn phrase(&self, text: &Text) -> String {
        self.cards.voice.phrase(text)
    }

    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.view.pending, Pending::Over)
    }

    /// Is this the viewer's own?
    pub(crate) fn is_own(&self, seat: Seat) -> bool {
        self.view.seat == Some(seat)
    }

    pub(crate) fn empire(&self, seat: Seat) -> &'a EmpireView {
        &self.view.empires[seat.index()]
    }

    /// The viewer's own Empire.
    pub(crate) fn own(&self) -> Option<&'a EmpireView> {
        self.view.seat.map(|seat| self.empire(seat))
    }

    /// Everyone, the viewer first, then clockwise.
    pub(crate) fn in_order(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.view.empires.len()).collect();
        seats.rotate_left(self.view.seat.map_or(0, Seat::index));
        seats
    }

    /// Whoever plays an Empire.
    pub(crate) fn face(&self, seat: Seat) -> &'a SeatFace {
        self.showing.scene.seat(seat)
    }

    /// A choice, where the viewer has it.
    pub(crate) fn choice(&self, wanted: Choice) -> Option<&'a Listed> {
        self.showing.choice(wanted)
    }

    /// What can be chosen about a thing.
    pub(crate) fn about(&self, subject: Subject) -> Lit<'a> {
        self.showing.about(subject)
    }

    pub(crate) fn colour(&self, seat: Seat) -> Colour {
        self.face(seat).colour
    }

    /// The emblem of the leader of an Empire.
    pub(crate) fn emblem(&self, seat: Seat) -> &'static str {
        match self.faction(seat) {
            Some(Faction::Banner) => "e-banner",
            Some(Faction::Viktor) => "e-viktor",
            Some(Faction::Aaron) => "e-aaron",
            Some(Faction::Elona) => "e-elona",
            Some(Faction::Simon) => "e-simon",
            None => self.colour(seat).emblem(),
        }
    }

    /// Who leads an Empire: the Hero of its starting deck.
    pub(crate) fn leader(&self, seat: Seat) -> Option<Card> {
        let start = Origin::Start(self.faction(seat)?);
        let is_hero = |card: &Card| {
            let facts = self.cards.facts(*card);
            facts.origin == start && facts.kind == CardType::Hero
        };
        Card::ALL.into_iter().find(is_hero)
    }

    fn faction(&self, seat: Seat) -> Option<Faction> {
        let home: &Holding = self.empire(seat).worlds.first()?;
        match self.cards.facts(home.card).origin {
            Origin::Home(faction) => Some(faction),
            Origin::EveryStart | Origin::Start(_) | Origin::Sector(_) => None,
        }
    }
}
