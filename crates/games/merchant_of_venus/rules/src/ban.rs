//! Why something may not be chosen.

use engine::{Reason, Seat, Text};

use crate::Look;
use crate::ids::{Culture, Good, Item, Space};

/// Why something may not be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ban {
    /// Somebody else is asked.
    NotAsked,
    /// Somebody else belongs to this Culture already.
    RaceTaken(Culture),
    /// Nobody can belong to it.
    NoRace(Culture),
    /// A race is to be chosen first.
    RaceFirst,
    /// The ship's move is over.
    Landed,
    /// It is not beside the ship.
    NotBeside(Space),
    /// It would go back along a way that was travelled.
    Reversal(Space),
    /// The movement points that are left are too few.
    TooFar(Space, u8),
    /// Another space was declared.
    Declared(Space),
    /// Another number was chosen.
    OtherArrow(u8),
    /// Within a skip no space is passed twice.
    SkippedTwice(Space),
    /// No space lies behind it that the ship could enter.
    NothingBehind(Space),
    /// There is too little cash to stay on an oval.
    CannotStay(i32),
    /// A question is to be answered first.
    First,
    /// The ship is still on its way.
    Flying,
    /// There has been no movement yet in this turn.
    NotYet,
    /// It costs more than there is.
    TooDear(i32),
    /// There is no room on board.
    NoRoom(Item),
    /// One purchase is all that the turn of landing allows.
    BoughtOne,
    /// One sale is all that the turn of landing allows.
    SoldOne,
    /// A ship takes both.
    ShipIsBoth,
    /// There is nobody to trade with.
    NobodyHere,
    /// There is none left.
    NoneLeft,
    /// Nobody here sells it.
    NotSoldHere,
    /// This Culture does not buy it.
    NotBought(Good),
    /// There is none on board.
    NotAboard,
    /// It is the ship one has.
    OwnShip,
    /// What was acquired in this turn cannot be thrown overboard.
    JustAcquired,
    /// The new ship is too small for what cannot be left.
    TooSmall,
    /// It belongs to somebody.
    Owned,
    /// It lies elsewhere.
    Elsewhere,
    /// All counters are on the map.
    NoCounters,
    /// The passenger does not wait here.
    NotWaiting,
    /// The passenger wants to go elsewhere.
    NotTheirStop,
    /// There is nothing to take here.
    NothingHere,
    /// What is too much must go overboard first.
    Excess,
    /// The IOU is another Culture's, or not held.
    NoIou(Culture),
    /// That ship is elsewhere.
    NotHere(Seat),
    /// In Cities and Spaceports ships do not fire at each other.
    Sanctuary,
    /// The ship has not moved into this space, or only skips it.
    NotMoved,
    /// There was a chance to attack in this space already.
    FiredHere,
    /// The penalty of this space is not paid.
    Unpaid,
    /// There is no weapon to fire.
    NoWeapon,
    /// It is damaged.
    Damaged,
    /// All of them are ready.
    AllFired,
    /// An attack is to be seen through first.
    Battle,
    /// The holds are to be filled first.
    Stowing,
    /// There is too little cash, and credit does not count.
    NoCash(i32),
    /// That ship carries no Good.
    NoGoods(Seat),
    /// The owner is in this system.
    AtHome(Seat),
    /// A ship could not land there.
    NoPlace,
    /// A Fort stands there.
    Fortified,
    /// All Forts are in play.
    AllForts,
    /// A Rastur is there.
    Occupied,
    /// A Rastur is where the Factory stands.
    FactoryOccupied,
    /// A Fort or a Rastur is there already.
    Guarded,
    /// There are Orbits and Spaceports left for a Rastur.
    PortsFirst,
    /// It is neither Orbit nor Spaceport nor City.
    NoPort,
    /// A Rastur is to be placed first.
    Invasion,
}

impl Ban {
    /// In words, with the rule behind it.
    pub(crate) fn reason(self, look: Look<'_>) -> Reason {
        let plain = Text::new;
        let to = |key, space| Text::new(key).with("space", look.content.space(space));
        let of = |key, culture: Culture| {
            Text::new(key).with("culture", &look.content.culture(culture).name)
        };
        let (text, rule) = match self {
            Self::NotAsked => (plain("mov-why-wait"), "MOV-4.2a"),
            Self::RaceTaken(culture) => (of("mov-why-race-taken", culture), "MOV-4.2b"),
            Self::NoRace(culture) => (of("mov-why-no-race", culture), "MOV-4.2b"),
            Self::RaceFirst => (plain("mov-why-race-first"), "MOV-4.2b"),
            Self::Landed => (plain("mov-why-landed"), "MOV-4.4c"),
            Self::NotBeside(space) => (to("mov-why-not-beside", space), "MOV-1.2b"),
            Self::Reversal(space) => (to("mov-why-reversal", space), "MOV-5.32a"),
            Self::TooFar(space, cost) => {
                (to("mov-why-too-far", space).with("cost", cost), "MOV-R15")
            }
            Self::Declared(space) => (to("mov-why-declared", space), "MOV-5.31b"),
            Self::OtherArrow(number) => {
                (plain("mov-why-arrow").with("number", number), "MOV-6.41b")
            }
            Self::SkippedTwice(space) => (to("mov-why-skipped-twice", space), "MOV-R63"),
            Self::NothingBehind(space) => (to("mov-why-nothing-behind", space), "MOV-R27"),
            Self::CannotStay(due) => (plain("mov-why-stay").with("due", due), "MOV-R22"),
            Self::First => (plain("mov-why-first"), "MOV-6.3a"),
            Self::Flying => (plain("mov-why-flying"), "MOV-5.23a"),
            Self::NotYet => (plain("mov-why-not-yet"), "MOV-4.4a"),
            Self::TooDear(price) => (plain("mov-why-dear").with("price", price), "MOV-9.2a"),
            Self::NoRoom(Item::Good(_)) => (plain("mov-why-no-hold"), "MOV-3.431a"),
            Self::NoRoom(_) => (plain("mov-why-no-room"), "MOV-3.431a"),
            Self::BoughtOne => (plain("mov-why-bought"), "MOV-9.41a"),
            Self::SoldOne => (plain("mov-why-sold"), "MOV-9.41b"),
            Self::ShipIsBoth => (plain("mov-why-ship-both"), "MOV-R36"),
            Self::NobodyHere => (plain("mov-why-nobody"), "MOV-9.1b"),
            Self::NoneLeft => (plain("mov-why-none-left"), "MOV-9.2c"),
            Self::NotSoldHere => (plain("mov-why-not-sold"), "MOV-9.21a"),
            Self::NotBought(good) => {
                let text = plain("mov-why-not-bought");
                let text = text.with("good", &look.content.good(good).name);
                (text, "MOV-9.31a")
            }
            Self::NotAboard => (plain("mov-why-not-aboard"), "MOV-3.43a"),
            Self::OwnShip => (plain("mov-why-own-ship"), "MOV-3.4b"),
            Self::JustAcquired => (plain("mov-why-acquired"), "MOV-11.3e"),
            Self::TooSmall => (plain("mov-why-too-small"), "MOV-R11"),
            Self::Owned => (plain("mov-why-owned"), "MOV-1.4b"),
            Self::Elsewhere => (plain("mov-why-elsewhere"), "MOV-12.1a"),
            Self::NoCounters => (plain("mov-why-counters"), "MOV-R07"),
            Self::NotWaiting => (plain("mov-why-not-waiting"), "MOV-11.2b"),
            Self::NotTheirStop => (plain("mov-why-not-stop"), "MOV-10.3a"),
            Self::NothingHere => (plain("mov-why-nothing-here"), "MOV-11.2a"),
            Self::Excess => (plain("mov-why-excess"), "MOV-3.43b"),
            Self::NoIou(culture) => (of("mov-why-no-iou", culture), "MOV-9.321a"),
            Self::NotHere(seat) => (plain("mov-why-not-here").with("seat", seat), "MOV-15.52b"),
            Self::Sanctuary => (plain("mov-why-sanctuary"), "MOV-15.4c"),
            Self::NotMoved => (plain("mov-why-not-moved"), "MOV-15.41c"),
            Self::FiredHere => (plain("mov-why-fired"), "MOV-15.41b"),
            Self::Unpaid => (plain("mov-why-unpaid"), "MOV-15.411a"),
            Self::NoWeapon => (plain("mov-why-no-weapon"), "MOV-R47"),
            Self::Damaged => (plain("mov-why-damaged"), "MOV-15.432a"),
            Self::AllFired => (plain("mov-why-all-fired"), "MOV-15.32c"),
            Self::Battle => (plain("mov-why-battle"), "MOV-15.21a"),
            Self::Stowing => (plain("mov-why-stowing"), "MOV-R49"),
            Self::NoCash(price) => (plain("mov-why-no-cash").with("price", price), "MOV-R34"),
            Self::NoGoods(seat) => (plain("mov-why-no-goods").with("seat", seat), "MOV-R50"),
            Self::AtHome(seat) => (plain("mov-why-at-home").with("seat", seat), "MOV-15.541a"),
            Self::NoPlace => (plain("mov-why-no-place"), "MOV-15.12a"),
            Self::Fortified => (plain("mov-why-fortified"), "MOV-15.12a"),
            Self::AllForts => (plain("mov-why-all-forts"), "MOV-15.11c"),
            Self::Occupied => (plain("mov-why-occupied"), "MOV-16.4c"),
            Self::FactoryOccupied => (plain("mov-why-factory-occupied"), "MOV-16.4f"),
            Self::Guarded => (plain("mov-why-guarded"), "MOV-16.23a"),
            Self::PortsFirst => (plain("mov-why-ports-first"), "MOV-16.23b"),
            Self::NoPort => (plain("mov-why-no-port"), "MOV-16.23a"),
            Self::Invasion => (plain("mov-why-invasion"), "MOV-R53"),
        };
        Reason::new(text, rule)
    }
}
