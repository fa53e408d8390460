//! What can be chosen in Intrigue, what can happen, and how both are written.

use std::fmt;
use std::str::FromStr;

use engine::{Event, Seat, Viewer};

use super::content::Card;

/// One atomic step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Draw a card.
    Draw,
    /// Announce a card, perhaps on someone.
    Play(Card, Option<Seat>),
    /// Throw a card away.
    Discard(Card),
    /// Answer an announced card with a Veto.
    Veto,
    /// Let an announced card pass.
    Pass,
    /// Leave the card that was looked at on top.
    Keep,
    /// Put the card that was looked at at the bottom.
    Bury,
}

/// A choice that the step which is pending does not list.
#[track_caller]
pub(super) fn stray(choice: Choice) -> ! {
    unreachable!("{choice} is no choice of what is pending")
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw => f.write_str("draw"),
            Self::Play(card, None) => write!(f, "play-{card}"),
            Self::Play(card, Some(target)) => write!(f, "play-{card}-{target}"),
            Self::Discard(card) => write!(f, "discard-{card}"),
            Self::Veto => f.write_str("veto"),
            Self::Pass => f.write_str("pass"),
            Self::Keep => f.write_str("keep"),
            Self::Bury => f.write_str("bury"),
        }
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut words = text.split('-');
        let choice = match (words.next(), words.next(), words.next()) {
            (Some("draw"), None, None) => Self::Draw,
            (Some("veto"), None, None) => Self::Veto,
            (Some("pass"), None, None) => Self::Pass,
            (Some("keep"), None, None) => Self::Keep,
            (Some("bury"), None, None) => Self::Bury,
            (Some("discard"), Some(card), None) => Self::Discard(card.parse()?),
            (Some("play"), Some(card), target) => {
                let target = target.map(str::parse).transpose().map_err(|_| ())?;
                Self::Play(card.parse()?, target)
            }
            _ => return Err(()),
        };
        if words.next().is_none() {
            Ok(choice)
        } else {
            Err(())
        }
    }
}

/// A thing on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// The deck.
    Deck,
    /// A card of one's own hand.
    Hand(Card),
    /// The card that was announced last.
    Announced,
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deck => f.write_str("deck"),
            Self::Hand(card) => write!(f, "hand-{card}"),
            Self::Announced => f.write_str("announced"),
        }
    }
}

impl FromStr for Subject {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.split_once('-') {
            None if text == "deck" => Ok(Self::Deck),
            None if text == "announced" => Ok(Self::Announced),
            Some(("hand", card)) => Ok(Self::Hand(card.parse()?)),
            _ => Err(()),
        }
    }
}

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum IntrigueEvent {
    /// A card was drawn; which, only its owner sees.
    Drew(Seat, Option<Card>),
    /// A card was announced, perhaps on someone.
    Announced(Seat, Card, Option<Seat>),
    /// An announced card was cancelled.
    Cancelled(Seat, Card),
    /// Points were gained.
    Gained(Seat, u8),
    /// A point was stolen.
    Stole(Seat, Seat),
    /// There was nothing left to steal.
    StoleNothing(Seat, Seat),
    /// The top card was looked at; which it is, only one sees.
    Peeked(Seat, Option<Card>),
    /// It was left on top.
    Kept(Seat),
    /// It was put at the bottom.
    Buried(Seat),
    /// A card was thrown away.
    Discarded(Seat, Card),
    /// The discard pile became the deck.
    Reshuffled,
}

impl fmt::Display for IntrigueEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Drew(seat, None) => write!(f, "{seat} drew"),
            Self::Drew(seat, Some(card)) => write!(f, "{seat} drew {card}"),
            Self::Announced(seat, card, None) => write!(f, "{seat} announced {card}"),
            Self::Announced(seat, card, Some(target)) => {
                write!(f, "{seat} announced {card} on {target}")
            }
            Self::Cancelled(seat, card) => write!(f, "{card} of {seat} cancelled"),
            Self::Gained(seat, points) => write!(f, "{seat} gained {points}"),
            Self::Stole(seat, from) => write!(f, "{seat} stole from {from}"),
            Self::StoleNothing(seat, from) => write!(f, "{seat} stole nothing from {from}"),
            Self::Peeked(seat, None) => write!(f, "{seat} peeked"),
            Self::Peeked(seat, Some(card)) => write!(f, "{seat} peeked at {card}"),
            Self::Kept(seat) => write!(f, "{seat} kept"),
            Self::Buried(seat) => write!(f, "{seat} buried"),
            Self::Discarded(seat, card) => write!(f, "{seat} discarded {card}"),
            Self::Reshuffled => f.write_str("reshuffled"),
        }
    }
}

impl Event for IntrigueEvent {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::Drew(seat, _) if !viewer.is(seat) => Self::Drew(seat, None),
            Self::Peeked(seat, _) if !viewer.is(seat) => Self::Peeked(seat, None),
            whole => whole,
        })
    }

    fn reveals_to(&self, viewer: Viewer) -> bool {
        match *self {
            Self::Drew(_, card) | Self::Peeked(_, card) => card.is_some(),
            // One's own card is no news to oneself.
            Self::Announced(seat, ..) | Self::Discarded(seat, _) => !viewer.is(seat),
            Self::Cancelled(..)
            | Self::Gained(..)
            | Self::Stole(..)
            | Self::StoleNothing(..)
            | Self::Kept(_)
            | Self::Buried(_)
            | Self::Reshuffled => false,
        }
    }
}
