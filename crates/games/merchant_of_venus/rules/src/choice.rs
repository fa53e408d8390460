//! What can be chosen, what a choice can be about, and how both are written.

use std::fmt;
use std::str::FromStr;

use engine::Seat;
use strum::{Display, EnumString};

use crate::ids::{Culture, Demand, Fare, Gear, Good, Item, Rastur, Relic, Ship, Space};
use crate::phase::fight::{Target, Weapon};

/// What is set before a roll, for the turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Display, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Switch {
    /// Red Drives are off.
    #[strum(serialize = "off:red")]
    RedOff,
    /// Yellow Drives are off.
    #[strum(serialize = "off:yellow")]
    YellowOff,
    /// Combined Drives are off.
    #[strum(serialize = "off:combined")]
    CombinedOff,
    /// The Auto Pilot takes a die.
    Auto,
    /// Telegates do not work.
    Lock,
}

/// One atomic step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Belong to this Culture.
    Race(Culture),
    /// Set this before the roll.
    Switch(Switch),
    /// Declare the first space, and roll.
    Head(Space),
    /// Do not move.
    Stay,
    /// Roll a die of this value again.
    Reroll(u8),
    /// Leave the dice as they are.
    Keep,
    /// Leave a circle or a gate with this number.
    Pilot(u8),
    /// Go on to this space.
    Go(Space),
    /// Land.
    Land,
    /// Look at the Culture of the system.
    Look,
    /// Look at a "?" counter in secret.
    Peek,
    /// Turn it up.
    Reveal,
    /// Pay a penalty and go on.
    Pay,
    /// Stop at a Penalty Oval.
    Stop,
    /// Buy a Good, equipment or a Relic.
    Buy(Item),
    /// Exchange the ship.
    Ship(Ship),
    /// Build a Spaceport in this Orbit.
    Deed(Space),
    /// Build the Factory in this place.
    Factory(Space),
    /// Sell a Good; where Demands differ, with which one.
    Sell(Good, Option<Demand>),
    /// Trade equipment or a Relic in.
    Barter(Item),
    /// Use the IOU of this Culture.
    Iou(Culture),
    /// Take a passenger aboard.
    Board(Fare),
    /// Let a passenger off.
    Deliver(Fare),
    /// Take the Relic that lies here.
    Take,
    /// Throw something overboard.
    Jettison(Item),
    /// Build a Fort there.
    Fort(Space),
    /// Tear the first Fort down, and build it there.
    Refort(Space, Space),
    /// Place the Rastur that was drawn there.
    Rastur(Space),
    /// Arrange the holds anew.
    Stow,
    /// Put what comes next into this hold.
    Into(u8),
    /// Attack.
    Attack(Target),
    /// Attack nothing here.
    HoldFire,
    /// Make one more weapon ready.
    Fire(Weapon),
    /// Fire what is ready; as a defender, fire back no more than that.
    Shoot,
    /// Destroy this on the hull that was hit.
    HitHull(Item),
    /// Damage this hold.
    HitHold(u8),
    /// Load what fell out of a hold.
    Load,
    /// Leave it.
    Leave,
    /// Throw this overboard to make room for it.
    Drop(Item),
    /// Steal this Good.
    Steal(Good),
    /// End the turn.
    Done,
}

/// A choice that the step which is pending does not list.
#[track_caller]
pub(crate) fn stray(choice: Choice) -> ! {
    unreachable!("{choice} is no choice of what is pending")
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Race(culture) => write!(f, "race:{culture}"),
            Self::Switch(switch) => switch.fmt(f),
            Self::Head(space) => write!(f, "head:{space}"),
            Self::Stay => f.write_str("stay"),
            Self::Reroll(value) => write!(f, "reroll:{value}"),
            Self::Keep => f.write_str("keep"),
            Self::Pilot(number) => write!(f, "pilot:{number}"),
            Self::Go(space) => write!(f, "go:{space}"),
            Self::Land => f.write_str("land"),
            Self::Look => f.write_str("look"),
            Self::Peek => f.write_str("peek"),
            Self::Reveal => f.write_str("reveal"),
            Self::Pay => f.write_str("pay"),
            Self::Stop => f.write_str("stop"),
            Self::Buy(item) => write!(f, "buy:{item}"),
            Self::Ship(ship) => write!(f, "ship:{ship}"),
            Self::Deed(space) => write!(f, "deed:{space}"),
            Self::Factory(space) => write!(f, "factory:{space}"),
            Self::Sell(good, None) => write!(f, "sell:{good}"),
            Self::Sell(good, Some(demand)) => write!(f, "sell:{good}:{demand}"),
            Self::Barter(item) => write!(f, "barter:{item}"),
            Self::Iou(culture) => write!(f, "iou:{culture}"),
            Self::Board(fare) => write!(f, "board:{fare}"),
            Self::Deliver(fare) => write!(f, "deliver:{fare}"),
            Self::Take => f.write_str("take"),
            Self::Jettison(item) => write!(f, "jettison:{item}"),
            Self::Fort(place) => write!(f, "fort:{place}"),
            Self::Refort(from, place) => write!(f, "refort:{from}:{place}"),
            Self::Rastur(place) => write!(f, "rastur:{place}"),
            Self::Stow => f.write_str("stow"),
            Self::Into(hold) => write!(f, "into:{hold}"),
            Self::Attack(target) => target.fmt(f),
            Self::HoldFire => f.write_str("hold-fire"),
            Self::Fire(weapon) => write!(f, "fire:{weapon}"),
            Self::Shoot => f.write_str("shoot"),
            Self::HitHull(item) => write!(f, "hit:hull:{item}"),
            Self::HitHold(hold) => write!(f, "hit:hold:{hold}"),
            Self::Load => f.write_str("load"),
            Self::Leave => f.write_str("leave"),
            Self::Drop(item) => write!(f, "drop:{item}"),
            Self::Steal(good) => write!(f, "steal:{good}"),
            Self::Done => f.write_str("done"),
        }
    }
}

/// Reads a part of a choice.
fn read<T: FromStr>(text: &str) -> Result<T, ()> {
    text.parse().map_err(|_| ())
}

/// Reads a number on a die, or of a hold: neither is above six.
fn pips(text: &str) -> Result<u8, ()> {
    match text.as_bytes() {
        [digit @ b'1'..=b'6'] => Ok(digit - b'0'),
        _ => Err(()),
    }
}

impl FromStr for Choice {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if let Ok(switch) = text.parse() {
            return Ok(Self::Switch(switch));
        }
        if let Ok(target) = text.parse() {
            return Ok(Self::Attack(target));
        }
        let Some((word, of)) = text.split_once(':') else {
            return Ok(match text {
                "stay" => Self::Stay,
                "keep" => Self::Keep,
                "land" => Self::Land,
                "look" => Self::Look,
                "peek" => Self::Peek,
                "reveal" => Self::Reveal,
                "pay" => Self::Pay,
                "stop" => Self::Stop,
                "take" => Self::Take,
                "stow" => Self::Stow,
                "hold-fire" => Self::HoldFire,
                "shoot" => Self::Shoot,
                "load" => Self::Load,
                "leave" => Self::Leave,
                "done" => Self::Done,
                _ => return Err(()),
            });
        };
        Ok(match word {
            "race" => Self::Race(read(of)?),
            "head" => Self::Head(read(of)?),
            "reroll" => Self::Reroll(pips(of)?),
            "pilot" => Self::Pilot(pips(of)?),
            "go" => Self::Go(read(of)?),
            "buy" => match read(of)? {
                Item::Fare(_) => return Err(()),
                item => Self::Buy(item),
            },
            "ship" => Self::Ship(read(of)?),
            "deed" => Self::Deed(read(of)?),
            "factory" => Self::Factory(read(of)?),
            "sell" => match of.split_once(':') {
                None => Self::Sell(read(of)?, None),
                Some((good, demand)) => Self::Sell(read(good)?, Some(read(demand)?)),
            },
            "barter" => match read(of)? {
                item @ (Item::Gear(_) | Item::Relic(_)) => Self::Barter(item),
                Item::Good(_) | Item::Fare(_) => return Err(()),
            },
            "iou" => Self::Iou(read(of)?),
            "board" => Self::Board(read(of)?),
            "deliver" => Self::Deliver(read(of)?),
            "jettison" => Self::Jettison(read(of)?),
            "fort" => Self::Fort(read(of)?),
            "refort" => {
                let (from, place) = of.split_once(':').ok_or(())?;
                Self::Refort(read(from)?, read(place)?)
            }
            "rastur" => Self::Rastur(read(of)?),
            "into" => Self::Into(pips(of)?),
            "fire" => Self::Fire(read(of)?),
            "hit" => match of.split_once(':').ok_or(())? {
                ("hull", item) => match read(item)? {
                    item @ (Item::Gear(_) | Item::Relic(_)) => Self::HitHull(item),
                    Item::Good(_) | Item::Fare(_) => return Err(()),
                },
                ("hold", hold) => Self::HitHold(pips(hold)?),
                _ => return Err(()),
            },
            "drop" => match read(of)? {
                item @ (Item::Good(_) | Item::Gear(_)) => Self::Drop(item),
                Item::Relic(_) | Item::Fare(_) => return Err(()),
            },
            "steal" => Self::Steal(read(of)?),
            _ => return Err(()),
        })
    }
}

/// A thing on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A space of the map.
    Space(Space),
    /// A Good.
    Good(Good),
    /// A piece of equipment.
    Gear(Gear),
    /// A Relic.
    Relic(Relic),
    /// A passenger.
    Fare(Fare),
    /// A type of ship.
    Ship(Ship),
    /// A Culture, or its IOU.
    Culture(Culture),
    /// A Rastur.
    Rastur(Rastur),
    /// A player.
    Player(Seat),
    /// A hold of somebody's ship, by its number.
    Hold(Seat, u8),
}

impl From<Item> for Subject {
    fn from(item: Item) -> Self {
        match item {
            Item::Good(good) => Self::Good(good),
            Item::Gear(gear) => Self::Gear(gear),
            Item::Relic(relic) => Self::Relic(relic),
            Item::Fare(fare) => Self::Fare(fare),
        }
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Space(space) => space.fmt(f),
            Self::Good(good) => good.fmt(f),
            Self::Gear(gear) => gear.fmt(f),
            Self::Relic(relic) => relic.fmt(f),
            Self::Fare(fare) => fare.fmt(f),
            Self::Ship(ship) => write!(f, "ship-{ship}"),
            Self::Culture(culture) => write!(f, "culture-{culture}"),
            Self::Rastur(rastur) => rastur.fmt(f),
            Self::Player(seat) => seat.fmt(f),
            Self::Hold(seat, number) => write!(f, "{seat}-hold-{number}"),
        }
    }
}

impl FromStr for Subject {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if let Some(ship) = text.strip_prefix("ship-") {
            return read(ship).map(Self::Ship);
        }
        if let Some(culture) = text.strip_prefix("culture-") {
            return read(culture).map(Self::Culture);
        }
        if let Some((seat, number)) = text.split_once("-hold-") {
            return Ok(Self::Hold(read(seat)?, pips(number)?));
        }
        if let Ok(item) = read::<Item>(text) {
            return Ok(item.into());
        }
        if let Ok(rastur) = read(text) {
            return Ok(Self::Rastur(rastur));
        }
        let space = read(text).map(Self::Space);
        space.or_else(|()| read(text).map(Self::Player))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_back() {
        let all = [
            "race:4b",
            "off:red",
            "off:yellow",
            "off:combined",
            "auto",
            "lock",
            "head:base",
            "stay",
            "reroll:3",
            "keep",
            "pilot:6",
            "go:colony-03",
            "land",
            "look",
            "peek",
            "reveal",
            "pay",
            "stop",
            "buy:space-spice",
            "buy:shield",
            "buy:air-foil",
            "ship:freighter",
            "deed:colony-cobbleport",
            "factory:colony-cobbleport",
            "sell:space-spice",
            "sell:space-spice:demand-8",
            "barter:shield",
            "barter:shield-relic",
            "iou:10",
            "board:fare-10",
            "deliver:fare-1",
            "take",
            "jettison:fare-2",
            "jettison:mulch-wine",
            "fort:ice-ice-city",
            "refort:ice-ice-city:ice-ice-station",
            "rastur:desert-dryport",
            "stow",
            "into:2",
            "attack:counter",
            "attack:fort",
            "attack:rastur",
            "attack:s2",
            "swindle:s6",
            "revolt:spaceport",
            "revolt:factory",
            "hold-fire",
            "fire:laser",
            "fire:relic-laser",
            "fire:nova",
            "shoot",
            "hit:hull:shield",
            "hit:hull:spy-eye",
            "hit:hold:1",
            "load",
            "leave",
            "drop:mulch-wine",
            "drop:laser",
            "steal:mulch-wine",
            "done",
        ];
        for text in all {
            let choice: Choice = text.parse().unwrap();
            assert_eq!(choice.to_string(), text);
        }
        for text in [
            "",
            "go:nowhere",
            "pilot:7",
            "pilot:0",
            "buy:fare-1",
            "barter:mulch-wine",
            "attack:nobody",
            "into:7",
            "fire:shield",
            "hit:hull:mulch-wine",
            "hit:hold:0",
            "drop:fare-1",
            "drop:air-foil",
        ] {
            assert!(text.parse::<Choice>().is_err(), "{text}");
        }
    }

    #[test]
    fn subjects_are_read_back() {
        let all = [
            "base",
            "space-spice",
            "shield",
            "shield-relic",
            "fare-3",
            "ship-scout",
            "culture-7a",
            "rastur-17",
            "s2",
            "s2-hold-6",
        ];
        for text in all {
            let subject: Subject = text.parse().unwrap();
            assert_eq!(subject.to_string(), text);
        }
        for text in ["culture-11", "rastur-18", "s2-hold-7", "base-hold-1"] {
            assert!(text.parse::<Subject>().is_err(), "{text}");
        }
    }
}
