//! What can happen in Merchant of Venus, and who sees it.

use std::fmt;

use engine::{Event, Seat, Viewer};

use crate::choice::Switch;
use crate::deal::Parcel;
use crate::ids::{Counter, Culture, Demand, Fare, Good, Item, Relic, Ship, Space, System};
use crate::phase::fight::story::FightEvent;
use crate::phase::rastur::story::RasturEvent;

/// A counter that came out of the cup.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Drawn {
    /// A Good.
    Good(Good),
    /// A Demand.
    Demand(Demand),
    /// A passenger.
    Fare(Fare),
}

/// What a commission is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Commission {
    /// A trade in one's Spaceport: where it is.
    Spaceport(Space),
    /// A Good of one's Factory: whose it is.
    Factory(Culture),
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MerchantEvent {
    /// Someone belongs to a Culture.
    Chose(Seat, Culture),
    /// Someone's turn began.
    Began(Seat),
    /// Something was set before the roll.
    Switched(Seat, Switch),
    /// The first space was declared.
    Headed(Seat, Space),
    /// Someone does not move.
    Stayed(Seat, Space),
    /// The dice, none where one is missing.
    Rolled(Seat, [u8; 4]),
    /// A die of this value was rolled again: what it shows now.
    Rerolled(Seat, u8, u8),
    /// The dice stay as they are.
    Kept(Seat),
    /// The Pilot Number was chosen.
    Piloted(Seat, u8),
    /// A ship entered a space; the movement points that are left.
    Flew(Seat, Space, u8),
    /// A ship skipped a space.
    Skipped(Seat, Space),
    /// A ship jumped to a gate.
    Jumped(Seat, Space),
    /// A "?" counter was turned up.
    TurnedUp(Seat, Space, Counter),
    /// Someone looked at one in secret: only they see what it is.
    Peeked(Seat, Space, Option<Counter>),
    /// Someone looked at the Culture of a system: only they see which it is.
    Looked(Seat, System, Option<Culture>),
    /// A penalty was paid.
    Paid(Seat, Space, i32),
    /// Someone stopped at a Penalty Oval.
    Stopped(Seat, Space),
    /// Someone landed.
    Landed(Seat, Space),
    /// The movement ended where nobody can land.
    Drifts(Seat, Space),
    /// A Culture was discovered, and its IOU received.
    Discovered(Seat, System, Culture),
    /// Something was bought.
    Bought(Seat, Item, i32),
    /// Ships were exchanged: the old one, the new one, its price.
    Exchanged(Seat, Ship, Ship, i32),
    /// A Spaceport was built.
    Built(Seat, Space, i32),
    /// A Factory was built.
    Founded(Seat, Culture, Space, i32),
    /// A Good was sold; the Demand that was used up.
    Sold(Seat, Good, i32, Option<Demand>),
    /// Something was traded in, for credit.
    Bartered(Seat, Item, i32),
    /// An IOU was used, for credit.
    UsedIou(Seat, Culture, i32),
    /// A passenger came aboard.
    Boarded(Seat, Fare),
    /// A passenger arrived, and paid.
    Delivered(Seat, Fare, i32),
    /// A Relic was taken.
    Took(Seat, Relic),
    /// Something was thrown overboard.
    Jettisoned(Seat, Item),
    /// A counter came out of the cup.
    Drew(Drawn),
    /// The bank paid a commission.
    Commission(Seat, Commission, i32),
    /// Credit that was not used is lost.
    CreditLost(Seat, i32),
    /// A deal was made: what the first gave and got.
    Dealt(Seat, Seat, Box<(Parcel, Parcel)>),
    /// A turn ended.
    Done(Seat),
    /// Someone has the wealth.
    Won(Seat, i32),
    /// The bank could not pay.
    BankBroke(i32),
    /// What happens in attacks, and with Forts.
    Fight(FightEvent),
    /// What the Rastur do.
    Rastur(RasturEvent),
}

impl fmt::Display for MerchantEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chose(seat, culture) => write!(f, "{seat} race {culture}"),
            Self::Began(seat) => write!(f, "{seat} turn"),
            Self::Switched(seat, switch) => write!(f, "{seat} {switch}"),
            Self::Headed(seat, space) => write!(f, "{seat} headed {space}"),
            Self::Stayed(seat, space) => write!(f, "{seat} stayed {space}"),
            Self::Rolled(seat, dice) => write!(f, "{seat} rolled {dice:?}"),
            Self::Rerolled(seat, old, new) => write!(f, "{seat} rerolled {old} {new}"),
            Self::Kept(seat) => write!(f, "{seat} kept"),
            Self::Piloted(seat, number) => write!(f, "{seat} pilot {number}"),
            Self::Flew(seat, space, left) => write!(f, "{seat} flew {space} {left}"),
            Self::Skipped(seat, space) => write!(f, "{seat} skipped {space}"),
            Self::Jumped(seat, space) => write!(f, "{seat} jumped {space}"),
            Self::TurnedUp(seat, space, counter) => {
                write!(f, "{seat} turned up {space} {counter}")
            }
            Self::Peeked(seat, space, None) => write!(f, "{seat} peeked {space}"),
            Self::Peeked(seat, space, Some(counter)) => {
                write!(f, "{seat} peeked {space} {counter}")
            }
            Self::Looked(seat, system, None) => write!(f, "{seat} looked {system}"),
            Self::Looked(seat, system, Some(culture)) => {
                write!(f, "{seat} looked {system} {culture}")
            }
            Self::Paid(seat, space, due) => write!(f, "{seat} paid {space} {due}"),
            Self::Stopped(seat, space) => write!(f, "{seat} stopped {space}"),
            Self::Landed(seat, space) => write!(f, "{seat} landed {space}"),
            Self::Drifts(seat, space) => write!(f, "{seat} drifts {space}"),
            Self::Discovered(seat, system, culture) => {
                write!(f, "{seat} discovered {system} {culture}")
            }
            Self::Bought(seat, item, price) => write!(f, "{seat} bought {item} {price}"),
            Self::Exchanged(seat, old, new, price) => {
                write!(f, "{seat} exchanged {old} {new} {price}")
            }
            Self::Built(seat, space, price) => write!(f, "{seat} built {space} {price}"),
            Self::Founded(seat, culture, space, price) => {
                write!(f, "{seat} founded {culture} {space} {price}")
            }
            Self::Sold(seat, good, price, None) => write!(f, "{seat} sold {good} {price}"),
            Self::Sold(seat, good, price, Some(demand)) => {
                write!(f, "{seat} sold {good} {price} {demand}")
            }
            Self::Bartered(seat, item, value) => write!(f, "{seat} bartered {item} {value}"),
            Self::UsedIou(seat, culture, value) => write!(f, "{seat} iou {culture} {value}"),
            Self::Boarded(seat, fare) => write!(f, "{seat} boarded {fare}"),
            Self::Delivered(seat, fare, value) => write!(f, "{seat} delivered {fare} {value}"),
            Self::Took(seat, relic) => write!(f, "{seat} took {relic}"),
            Self::Jettisoned(seat, item) => write!(f, "{seat} jettisoned {item}"),
            Self::Drew(Drawn::Good(good)) => write!(f, "drew {good}"),
            Self::Drew(Drawn::Demand(demand)) => write!(f, "drew {demand}"),
            Self::Drew(Drawn::Fare(fare)) => write!(f, "drew {fare}"),
            Self::Commission(seat, Commission::Spaceport(space), sum) => {
                write!(f, "{seat} spaceport {space} {sum}")
            }
            Self::Commission(seat, Commission::Factory(culture), sum) => {
                write!(f, "{seat} factory {culture} {sum}")
            }
            Self::CreditLost(seat, sum) => write!(f, "{seat} credit lost {sum}"),
            Self::Dealt(one, other, goods) => {
                write!(f, "{one} dealt {other} {} {}", goods.0, goods.1)
            }
            Self::Done(seat) => write!(f, "{seat} done"),
            Self::Won(seat, wealth) => write!(f, "{seat} won {wealth}"),
            Self::BankBroke(owed) => write!(f, "bank broke {owed}"),
            Self::Fight(event) => event.fmt(f),
            Self::Rastur(event) => event.fmt(f),
        }
    }
}

impl Event for MerchantEvent {
    /// MOV-R64: that someone looks is public, what they see is theirs.
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match self {
            Self::Peeked(seat, space, _) if !viewer.is(*seat) => Self::Peeked(*seat, *space, None),
            Self::Looked(seat, system, _) if !viewer.is(*seat) => {
                Self::Looked(*seat, *system, None)
            }
            whole => whole.clone(),
        })
    }

    fn reveals_to(&self, _: Viewer) -> bool {
        match self {
            Self::Peeked(_, _, counter) => counter.is_some(),
            Self::Looked(_, _, culture) => culture.is_some(),
            Self::TurnedUp(..)
            | Self::Discovered(..)
            | Self::Rolled(..)
            | Self::Rerolled(..)
            | Self::Drew(_) => true,
            Self::Fight(event) => event.reveals(),
            Self::Rastur(event) => event.reveals(),
            _ => false,
        }
    }
}
