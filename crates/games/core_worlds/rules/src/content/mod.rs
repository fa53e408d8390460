//! The facts: cards and Sector Cards, read from `content/core_worlds/`.
//!
//! Most cards are reconstructions and say so. Whoever owns the box may bring
//! its exact figures and texts in files of their own: everything here is
//! checked against the list of components and the needs of the rules.

pub mod ability;
mod card_type;
mod check;
mod read;

use engine::content::{ContentError, Files};
use engine::noun::Noun;
use engine::text::Phrase;

pub use card_type::{CardType, Kinds};
pub(crate) use check::MAX_CHAIN;

use crate::card::Card;

/// The five leaders, each with a Home World and a starting deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the names of the leaders say it")]
pub enum Faction {
    Banner,
    Viktor,
    Aaron,
    Elona,
    Simon,
}

/// Where a card begins the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// A Home World.
    Home(Faction),
    /// In every starting deck.
    EveryStart,
    /// In the starting deck of this leader.
    Start(Faction),
    /// In the Galactic Deck of this sector, 0 to 5.
    Sector(u8),
}

/// What the rules must know of a card. Absent figures are 0.
#[derive(Debug, Clone, Copy)]
pub struct CardFacts {
    /// Its type.
    pub kind: CardType,
    /// Where it begins.
    pub origin: Origin,
    /// How many there are in its deck; in each starting deck, for those.
    pub copies: u8,
    /// Of Home Worlds: the lowest one in play takes the Destiny Marker.
    pub number: u8,
    /// Energy to draft it.
    pub draft: u8,
    /// Energy to deploy or play it.
    pub deploy: u8,
    /// Fleet Strength; of a World, in defence.
    pub fleet: u8,
    /// Ground Strength; of a World, in defence.
    pub ground: u8,
    /// Energy that a World generates.
    pub energy: u8,
    /// Printed Empire Points.
    pub points: u8,
    /// Its text in the Energy Phase.
    pub energy_phase: Option<ability::EnergyPhase>,
    /// Its text to be used in an Invasion.
    pub invasion: Option<ability::Invasion>,
    /// What it brings by itself when committed.
    pub support: Option<ability::Support>,
    /// Its text "as an Action".
    pub action: Option<ability::Action>,
    /// Its text upon deployment.
    pub deployed: Option<ability::Deployed>,
    /// Its text after a conquest.
    pub conquest: Option<ability::Conquest>,
    /// What it does while in the Warzone.
    pub lasting: Option<ability::Lasting>,
    /// What makes its own deployment cheaper.
    pub own_discount: Option<ability::OwnDiscount>,
    /// Its bonus points.
    pub bonus: Option<ability::Bonus>,
}

/// Where a figure comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// The rulebook.
    Rulebook,
    /// A public description of the game.
    Public,
    /// Our own, to complete the set: not the published card.
    Designed,
}

/// What people read on a card, and where it comes from.
#[derive(Debug, Clone)]
pub struct Face {
    /// What it is called.
    pub name: Noun,
    /// What it does; nothing when it does nothing.
    pub text: Option<Phrase>,
    /// Where it comes from.
    pub source: Source,
    /// Which of its fields are our own all the same.
    pub designed: Vec<String>,
    /// What else there is to say about that.
    pub note: Option<String>,
}

/// A Sector Card.
#[derive(Debug, Clone)]
pub struct Sector {
    /// What it is called.
    pub name: Noun,
    /// Action Points a round (CW-CMP-06).
    pub action_points: u8,
    /// Cards in hand after drawing.
    pub hand: u8,
}

/// All facts.
#[derive(Debug)]
pub struct Content {
    facts: [CardFacts; Card::COUNT],
    faces: Vec<Face>,
    sectors: [Sector; 5],
    /// By number of players, from two.
    central_zone: [u8; 4],
    surge_tokens: [Vec<u8>; 4],
}

impl Content {
    pub(crate) fn load(files: &Files) -> Result<Self, ContentError> {
        let content = read::read(files)?;
        check::check(files, &content)?;
        Ok(content)
    }

    /// What the rules must know of a card.
    #[must_use]
    pub const fn card(&self, card: Card) -> &CardFacts {
        &self.facts[card as usize]
    }

    /// What people read on it.
    #[must_use]
    pub fn face(&self, card: Card) -> &Face {
        &self.faces[card as usize]
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self, card: Card) -> &Noun {
        &self.face(card).name
    }

    /// The Sector Card with this number, 1 to 5.
    #[must_use]
    pub const fn sector(&self, number: u8) -> &Sector {
        &self.sectors[if number >= 1 && number <= 5 {
            number as usize - 1
        } else {
            0
        }]
    }

    /// How many cards the Central Zone is filled up to (CW-GAL-09); also how
    /// many are laid out for the pre-game draft (CW-PRE-03).
    #[must_use]
    pub fn central_zone(&self, players: usize) -> usize {
        players
            .checked_sub(2)
            .and_then(|row| self.central_zone.get(row))
            .map_or(0, |&size| usize::from(size))
    }

    /// Energy Surge Tokens of the player this many places after the Destiny
    /// holder (CW-SET-19 to CW-SET-23).
    #[must_use]
    pub fn surge_tokens(&self, players: usize, place: usize) -> u8 {
        players
            .checked_sub(2)
            .and_then(|row| self.surge_tokens.get(row)?.get(place))
            .copied()
            .unwrap_or(0)
    }

    /// Every card of some deck with its copies, in order.
    pub fn deck(&self, holds: impl Fn(Origin) -> bool) -> impl Iterator<Item = Card> {
        Card::ALL
            .into_iter()
            .filter(move |card| holds(self.card(*card).origin))
            .flat_map(|card| std::iter::repeat_n(card, usize::from(self.card(card).copies)))
    }
}
