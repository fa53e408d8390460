//! What can happen in Frontier, and who sees it.

use std::fmt;

use engine::map::Hex;
use engine::{Event, Seat, Viewer};

use crate::card::Card;
use crate::choice::Unit;
use crate::deal::Bundle;
use crate::window::Purpose;

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FrontierEvent {
    /// A round began.
    Began(u8),
    /// A card was drawn; which, only its owner sees.
    Drew(Seat, Option<Card>),
    /// The discard pile became the deck.
    Reshuffled,
    /// Someone is done for the round.
    Passed(Seat),
    /// An expedition to a hex begins.
    Went(Seat, Hex),
    /// A ship sailed from a hex, with troops.
    Sailed(Seat, Hex, u8),
    /// An expedition set out: to where, ships and troops.
    SetOut(Seat, Hex, u8, u8),
    /// A pact was proposed.
    Proposed(Seat, Seat),
    /// Someone agrees to it.
    Agreed(Seat),
    /// Someone does not.
    Refused(Seat),
    /// It holds.
    Allied(Seat, Seat),
    /// One met another in a hex: there is a battle.
    Met(Seat, Seat, Hex),
    /// A card was announced face down; which, only its owner sees.
    Announced(Seat, Option<Card>),
    /// A window closed, and nobody announced anything in it.
    Quiet(Purpose),
    /// A Sabotage was announced.
    Sabotaged(Seat),
    /// A card was shown, and takes effect.
    Shown(Seat, Card),
    /// A card was shown, and comes to nothing.
    Cancelled(Seat, Card),
    /// Someone will retreat.
    WillRetreat(Seat, Hex),
    /// Someone stands.
    Stood(Seat),
    /// Someone rolled so many dice, with so many hits.
    Rolled(Seat, u8, u8),
    /// Someone lost a unit.
    Lost(Seat, Unit),
    /// Someone retreated.
    Retreated(Seat, Hex),
    /// A battle is over; who holds the hex, if anyone.
    Fought(Hex, Option<Seat>),
    /// Someone's hexes yielded credits.
    Harvested(Seat, u8),
    /// Someone will build: only they see it.
    Planned(Seat, Unit, Hex),
    /// Someone has spent what they want.
    Ready(Seat),
    /// Something was built.
    Built(Seat, Unit, Hex),
    /// Points were scored.
    Scored(Seat, u8),
    /// The blight spreads.
    Blighted(u8),
    /// A Windfall was played, for credits.
    Windfall(Seat, u8),
    /// A Storm was played on a hex.
    Storm(Seat, Hex),
    /// A deal was made; what was handed over, only the two see.
    Swapped(Seat, Seat, Bundle, Bundle),
    /// A deal was made: credits and number of cards of each side.
    Dealt(Seat, Seat, (u8, u8), (u8, u8)),
}

impl fmt::Display for FrontierEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Began(round) => write!(f, "round {round}"),
            Self::Drew(seat, None) => write!(f, "{seat} drew"),
            Self::Drew(seat, Some(card)) => write!(f, "{seat} drew {card}"),
            Self::Reshuffled => f.write_str("reshuffled"),
            Self::Passed(seat) => write!(f, "{seat} passed"),
            Self::Went(seat, hex) => write!(f, "{seat} went {hex}"),
            Self::Sailed(seat, hex, troops) => write!(f, "{seat} sailed {hex} {troops}"),
            Self::SetOut(seat, hex, ships, troops) => {
                write!(f, "{seat} set out {hex} {ships} {troops}")
            }
            Self::Proposed(seat, other) => write!(f, "{seat} proposed {other}"),
            Self::Agreed(seat) => write!(f, "{seat} agreed"),
            Self::Refused(seat) => write!(f, "{seat} refused"),
            Self::Allied(one, other) => write!(f, "{one} allied {other}"),
            Self::Met(one, other, hex) => write!(f, "{one} met {other} {hex}"),
            Self::Announced(seat, None) => write!(f, "{seat} announced"),
            Self::Announced(seat, Some(card)) => write!(f, "{seat} announced {card}"),
            Self::Quiet(purpose) => write!(f, "quiet {}", purpose.kind()),
            Self::Sabotaged(seat) => write!(f, "{seat} sabotaged"),
            Self::Shown(seat, card) => write!(f, "{seat} showed {card}"),
            Self::Cancelled(seat, card) => write!(f, "{card} of {seat} cancelled"),
            Self::WillRetreat(seat, hex) => write!(f, "{seat} will retreat {hex}"),
            Self::Stood(seat) => write!(f, "{seat} stood"),
            Self::Rolled(seat, dice, hits) => write!(f, "{seat} rolled {dice} hit {hits}"),
            Self::Lost(seat, unit) => write!(f, "{seat} lost {unit}"),
            Self::Retreated(seat, hex) => write!(f, "{seat} retreated {hex}"),
            Self::Fought(hex, None) => write!(f, "{hex} nobody's"),
            Self::Fought(hex, Some(seat)) => write!(f, "{hex} held by {seat}"),
            Self::Harvested(seat, credits) => write!(f, "{seat} harvested {credits}"),
            Self::Planned(seat, unit, hex) => write!(f, "{seat} planned {unit} {hex}"),
            Self::Ready(seat) => write!(f, "{seat} ready"),
            Self::Built(seat, unit, hex) => write!(f, "{seat} built {unit} {hex}"),
            Self::Scored(seat, points) => write!(f, "{seat} scored {points}"),
            Self::Blighted(blight) => write!(f, "blight {blight}"),
            Self::Windfall(seat, credits) => write!(f, "{seat} windfall {credits}"),
            Self::Storm(seat, hex) => write!(f, "{seat} storm {hex}"),
            Self::Swapped(one, other, gives, gets) => {
                write!(f, "{one} swapped {other} {gives} {gets}")
            }
            Self::Dealt(one, other, gives, gets) => {
                write!(f, "{one} dealt {other} {gives:?} {gets:?}")
            }
        }
    }
}

impl Event for FrontierEvent {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::Drew(seat, _) if !viewer.is(seat) => Self::Drew(seat, None),
            Self::Announced(seat, _) if !viewer.is(seat) => Self::Announced(seat, None),
            Self::Planned(seat, ..) if !viewer.is(seat) => return None,
            Self::Swapped(one, other, gives, gets) if !viewer.is(one) && !viewer.is(other) => {
                Self::Dealt(one, other, gives.seen(), gets.seen())
            }
            whole => whole,
        })
    }

    /// Cards that come from a hand are shown to whoever does not hold them; what
    /// was answered or planned in secret comes to light when it is announced or
    /// built.
    fn reveals_to(&self, viewer: Viewer) -> bool {
        match *self {
            Self::Drew(_, card) => card.is_some(),
            Self::Announced(seat, _)
            | Self::Shown(seat, _)
            | Self::Cancelled(seat, _)
            | Self::Sabotaged(seat)
            | Self::Windfall(seat, _)
            | Self::Storm(seat, _)
            | Self::Built(seat, ..) => !viewer.is(seat),
            Self::Swapped(_, _, gives, gets) => gives.seen().1 + gets.seen().1 > 0,
            Self::Rolled(..) => true,
            _ => false,
        }
    }
}
