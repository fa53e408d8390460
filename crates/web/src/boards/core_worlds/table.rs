//! What every part of the board is drawn from, and how it speaks of it.

use core_worlds::content::{Content, Faction, Facts, Kind, Origin};
use core_worlds::state::Holding;
use core_worlds::view::{EmpireView, Pending};
use core_worlds::{Card, Subject, View};
use engine::{Seat, Text};

use crate::board::Scene;
use crate::parts::{Colour, Lit};
use crate::voice::Voice;

/// The cards, and how to speak of them.
#[derive(Clone, Copy)]
pub(super) struct Cards<'a> {
    pub(super) content: &'a Content,
    pub(super) voice: Voice<'a>,
}

impl<'a> Cards<'a> {
    pub(super) const fn facts(&self, card: Card) -> &'a Facts {
        self.content.card(card)
    }

    pub(super) fn name(&self, card: Card) -> &'a str {
        self.content.name(card).name(self.voice.lang)
    }

    /// What it says; nothing when it says nothing.
    pub(super) fn text(&self, card: Card) -> Option<&'a str> {
        let text = self.content.face(card).text.as_ref()?;
        Some(text.say(self.voice.lang))
    }

    pub(super) fn kind(&self, card: Card) -> String {
        self.voice.tell(self.facts(card).kind.key())
    }

    /// The message of a key, as it stands.
    pub(super) fn tell(&self, key: &'static str) -> String {
        self.voice.tell(key)
    }

    /// A message that counts something.
    pub(super) fn count(&self, key: &'static str, count: usize) -> String {
        self.voice.phrase(&Text::new(key).with("count", count))
    }
}

/// The table as one viewer may see it.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    pub(super) cards: Cards<'a>,
    pub(super) view: &'a View,
    pub(super) scene: &'a Scene<'a>,
}

impl<'a> Table<'a> {
    pub(super) const fn new(content: &'a Content, view: &'a View, scene: &'a Scene<'a>) -> Self {
        let voice = scene.voice;
        Self {
            cards: Cards { content, voice },
            view,
            scene,
        }
    }

    pub(super) fn tell(&self, key: &'static str) -> String {
        self.cards.tell(key)
    }

    pub(super) fn phrase(&self, text: &Text) -> String {
        self.cards.voice.phrase(text)
    }

    pub(super) const fn is_over(&self) -> bool {
        matches!(self.view.pending, Pending::Over)
    }

    /// Is this the viewer's own?
    pub(super) fn is_own(&self, seat: Seat) -> bool {
        self.view.seat == Some(seat)
    }

    pub(super) fn empire(&self, seat: Seat) -> &'a EmpireView {
        &self.view.empires[seat.index()]
    }

    /// The viewer's own Empire.
    pub(super) fn own(&self) -> Option<&'a EmpireView> {
        self.view.seat.map(|seat| self.empire(seat))
    }

    /// Everyone, the viewer first, then clockwise.
    pub(super) fn in_order(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.view.empires.len()).collect();
        seats.rotate_left(self.view.seat.map_or(0, Seat::index));
        seats
    }

    /// What can be chosen about a thing.
    pub(super) fn about(&self, subject: Subject) -> Lit<'a> {
        self.scene.about(&subject.to_string())
    }

    pub(super) fn colour(&self, seat: Seat) -> Colour {
        self.scene.seat(seat).colour
    }

    /// The emblem of the leader of an Empire.
    pub(super) fn emblem(&self, seat: Seat) -> &'static str {
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
    pub(super) fn leader(&self, seat: Seat) -> Option<Card> {
        let start = Origin::Start(self.faction(seat)?);
        let is_hero = |card: &Card| {
            let facts = self.cards.facts(*card);
            facts.origin == start && facts.kind == Kind::Hero
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
