//! What is on the table: what everyone has written, what they are writing, and
//! what lies in the middle. All of it is flat and copied as it stands.

use engine::{Chance, Frames, MAX_SEATS, Seat, SeatSet};
use strum::EnumCount;

use crate::content::expansion::{DOCKS, POPULATION};
use crate::content::navigation::RELICS;
use crate::content::war::BATTLES;
use crate::content::{TECHNOLOGIES, Variant};
use crate::ids::{
    Agenda, Asset, Commodity, EventCard, Faction, Objective, Relic, Resource, Sheet, Side, Stock,
};
use crate::phase::Frame;
use crate::phase::rival::Rival;
use crate::stack::Stack;
use crate::task::Task;

/// The most votes that a sheet may have.
pub(crate) const MAX_VOTES: u8 = 30;
/// The fewest players.
pub const MIN_PLAYERS: usize = 1;
/// Event cards.
pub(crate) const EVENTS: usize = EventCard::COUNT;
/// Faction cards that are dealt to each (TINS-SET-04a).
pub(crate) const DEALT: usize = 3;
/// How many built and half-built units a War sheet has room for, infantry apart.
pub(crate) const UNITS: usize = 24;
/// A unit that is built.
pub const BUILT: u8 = u8::MAX;
/// How deep chains of effects may be; content that could go deeper does not load
/// (`content/chains.rs`).
pub(crate) const DEPTH: usize = 25;
/// How many assets may wait at once: those of one mark, and of marks that it set off.
pub(crate) const QUEUE: usize = 8;

/// Assets of a kind that Industry counts: trade goods or votes (TINS-R05).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pool {
    /// How many were claimed.
    pub claimed: u8,
    /// How many of these were spent.
    pub spent: u8,
}

impl Pool {
    /// How many are left to spend.
    #[must_use]
    #[inline]
    pub const fn left(self) -> u8 {
        self.claimed - self.spent
    }
}

/// How a battle went for one of its two (TINS-BAT-08 to TINS-BAT-10).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Battle {
    /// It is still to come.
    #[default]
    Open,
    /// Won.
    Won,
    /// Won, but nothing could be claimed.
    WonNothing,
    /// Lost.
    Lost,
    /// Neither.
    Tied,
}

/// Which printed assets are struck, sheet by sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Struck {
    /// Systems.
    pub systems: u64,
    /// Rows and columns of planets.
    pub lines: u64,
    /// Docks.
    pub docks: u8,
    /// Tiles.
    pub tiles: u64,
    /// Assets on nodes, by their place in the list.
    pub nodes: u32,
    /// Assets above strength boxes, by side and battle.
    pub boxes: u8,
}

/// What one player has written on the four sheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sheets {
    /// Systems that a line leads to, home included.
    pub explored: u64,
    /// Circled systems.
    pub claimed: u64,
    /// Systems that were crossed out (TINS-NAV-12).
    pub barred: u64,
    /// Crossed icons of planets.
    pub icons: u128,
    /// Claimed assets of rows and columns.
    pub lines: u64,
    /// Assets of rows and columns that were crossed out.
    pub lines_out: u64,
    /// Scrapped tiles, the printed one included.
    pub scrapped: u64,
    /// Claimed tiles.
    pub taken: u64,
    /// Written nodes of the war grid.
    pub nodes: u128,
    /// Nodes that are joined to the next on the right: the shape of units.
    pub joined_right: u128,
    /// Nodes that are joined to the next above.
    pub joined_up: u128,
    /// Technologies that are unlocked, a bit each.
    pub learned: u32,
    /// What is struck.
    pub struck: Struck,
    /// What is kept and not spent, by kind.
    pub stock: [u8; Stock::COUNT],
    /// What came from cards, by kind.
    pub reserve: [u8; Stock::COUNT],
    /// Crossed icons of units that are not built; `BUILT` where one is.
    pub units: [u8; UNITS],
    /// Icons that are noted or totalled in strength boxes (TINS-BAT-15).
    pub boxes: [[i8; BATTLES]; Side::COUNT],
    /// How battles went.
    pub battles: [[Battle; BATTLES]; Side::COUNT],
    /// The points beside relic systems.
    pub relics: [u8; RELICS],
    /// Used wormholes.
    pub wormholes: u8,
    /// The points beside Mecatol Rex.
    pub mecatol: u8,
    /// Unlocked planets.
    pub planets: u8,
    /// Crossed icons of docks.
    pub dock_icons: [u8; DOCKS],
    /// Built docks.
    pub docks: u8,
    /// Claimed steps of the population track.
    pub population: u8,
    /// Unlocked "+1 vote" icons.
    pub counselors: u8,
    /// Crossed commodities.
    pub commodities: [u8; Commodity::COUNT],
    /// Trade goods.
    pub goods: Pool,
    /// Votes.
    pub votes: Pool,
    /// Unlocked types of units.
    pub unit_types: u8,
    /// Battles that are over: the deployment line lies above their sections.
    pub line: u8,
    /// Crossed research icons, by sheet and technology.
    pub research: [[u8; TECHNOLOGIES]; Sheet::COUNT],
    /// Unlocked focus dice: three bits a sheet.
    pub(crate) focus: u16,
    /// Objective boxes: points, none where nothing was completed.
    pub objectives: [u8; Sheet::COUNT],
    /// Other points that were written.
    pub extra: [i8; Sheet::COUNT],
    /// Points that the next defeats cost more.
    pub penalty: i8,
    /// Is it forbidden to use wormholes?
    pub no_wormholes: bool,
    /// Is it forbidden to claim what the next battles give?
    pub no_rewards: bool,
    /// Black dice that are left out in the next strategy event.
    pub skip: u8,
}

const _: () = assert!(POPULATION < 256);

impl Sheets {
    /// The focus dice that are unlocked on a sheet, a bit each.
    #[must_use]
    #[inline]
    pub const fn focus_on(&self, sheet: Sheet) -> u8 {
        (self.focus >> (sheet as usize * Resource::COUNT) & ((1 << Resource::COUNT) - 1)) as u8
    }

    /// Unlocks a focus die on a sheet.
    pub(crate) const fn unlock_focus(&mut self, sheet: Sheet, resource: Resource) {
        self.focus |= 1 << (sheet as usize * Resource::COUNT + resource as usize);
    }
}

/// What one does in this round that counts beyond a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Notes {
    /// The active sheet.
    pub active: Option<Sheet>,
    /// Technologies of the active sheet that have been used (TINS-TEC-05).
    pub used: u32,
    /// Resources that were spent as others, by faction and by the technologies of
    /// the active sheet; above them, which of several ways was taken.
    pub(crate) converted: [u8; 1 + TECHNOLOGIES],
    /// Clauses of the faction that have been used in this event.
    pub(crate) limited: u8,
    /// Sides on which strength was bought.
    pub(crate) boosted: u8,
    /// Focus dice whose result is in the purse.
    pub(crate) dice: u8,
    /// Has something been written since the dice were rolled?
    pub(crate) begun: bool,
}

/// A player: sheets, relics, what is done in this round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Own {
    /// What is written.
    pub sheets: Sheets,
    /// Relics in hand, a bit each.
    pub hand: u16,
    /// Relics that were played.
    pub played: u16,
    /// What is done in this round.
    pub notes: Notes,
}

/// A vote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Vote {
    /// Not yet.
    #[default]
    Open,
    /// None at all.
    Abstained,
    /// After all others.
    Waits,
    /// So many for or against, free ones included.
    Cast {
        /// For the agenda?
        in_favour: bool,
        /// How many, free ones included.
        votes: u8,
        /// How many of them are free.
        free: u8,
    },
    /// So many against the AI faction, for no outcome (TINS-AIC-04a).
    Plain {
        /// How many, free ones included.
        votes: u8,
        /// How many of them are free.
        free: u8,
    },
}

/// What one is writing while all write: nobody sees it before all pens are down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lane {
    /// The sheets as one writes on them.
    pub own: Own,
    /// What is being done: a chain of questions of its own.
    pub(crate) tasks: Stack<Task, DEPTH>,
    /// Assets that were claimed and are not resolved.
    pub(crate) queue: Stack<Asset, QUEUE>,
    /// Material, influence, research, any.
    pub(crate) purse: [u8; 4],
    /// Relics that were dealt to draw from, the next one on top (TINS-R10).
    pub(crate) reserve: Stack<Relic, RELICS>,
    /// Relic systems that were claimed without a card to draw.
    pub(crate) late: u8,
    /// Factions to choose from.
    pub(crate) dealt: Stack<Faction, DEALT>,
    /// The faction that was kept, or is copied.
    pub(crate) faction: Option<Faction>,
    /// The vote.
    pub(crate) vote: Vote,
    /// Free votes that a relic gave.
    pub(crate) free_votes: u8,
    /// The sheet that was named.
    pub(crate) named: Option<Sheet>,
    /// Marks in this step.
    pub(crate) marks: u8,
}

/// Six dice that were rolled (TINS-STR-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rolled {
    /// How many black dice show each resource.
    pub black: [u8; Resource::COUNT],
    /// How many icons each focus die shows; none before the roll.
    pub focus: [u8; Resource::COUNT],
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    /// A Throne to Claim was resolved (TINS-RND-03).
    Throne,
}

/// Everything on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TwilightInscription {
    pub(crate) chance: Chance,
    pub(crate) frames: Frames<Frame, 1>,
    /// What everyone has written, as all may see it when all pens are down.
    pub(crate) players: [Own; MAX_SEATS],
    /// What everyone is writing.
    pub(crate) lanes: [Lane; MAX_SEATS],
    pub(crate) factions: [Option<Faction>; MAX_SEATS],
    /// Which variant of each sheet everyone has.
    pub(crate) variants: [[Variant; Sheet::COUNT]; MAX_SEATS],
    /// Event cards from the top, those that are over included.
    pub(crate) events: [EventCard; EVENTS],
    /// How many have been turned over.
    pub(crate) turned: u8,
    /// The agendas of tiers 2, 3 and 4.
    pub(crate) agendas: [Agenda; 3],
    /// How many of them have been turned over.
    pub(crate) sessions: u8,
    /// The objectives, by sheet.
    pub(crate) objectives: [Objective; Sheet::COUNT],
    /// Sheets whose objective shows only the lower value.
    pub(crate) completed: u8,
    /// Relics in the deck, a bit each: it is shuffled for every draw.
    pub(crate) deck: u16,
    /// Faction cards in the box, a bit each.
    pub(crate) box_factions: u32,
    /// Relics that were dealt to each to draw from.
    pub(crate) dealt: [u8; MAX_SEATS],
    /// Names on the Mecatol Rex sheet, from the top.
    pub(crate) mecatol: Stack<Seat, MAX_SEATS>,
    pub(crate) rolled: Rolled,
    /// The votes that were cast in this council, once they are shown.
    pub(crate) votes: [Vote; MAX_SEATS],
    /// Is the agenda agreed to?
    pub(crate) agreed: bool,
    /// The sheet that was named.
    pub(crate) named: Option<Sheet>,
    /// Who names it.
    pub(crate) namer: Seat,
    /// Windows that have been opened.
    pub(crate) windows: u32,
    pub(crate) seats: u8,
    pub(crate) speaker: Seat,
    /// The AI faction, against one and two (TINS-AIS-01a).
    pub(crate) rival: Option<Rival>,
    pub(crate) end: Option<End>,
}

impl TwilightInscription {
    /// Everyone at the table.
    pub(crate) fn everyone(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(usize::from(self.seats))
    }

    /// Everyone, clockwise from the speaker.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (seats, first) = (usize::from(self.seats), self.speaker.index());
        (0..seats).filter_map(move |step| Seat::new((first + step) % seats))
    }

    /// Everyone at the table, as a set.
    pub(crate) const fn all(&self) -> SeatSet {
        SeatSet::all(self.seats as usize)
    }

    /// The player in a seat, as all may see them.
    #[must_use]
    #[inline]
    pub const fn player(&self, seat: Seat) -> &Own {
        &self.players[seat.index()]
    }

    /// What a seat is writing.
    #[must_use]
    #[inline]
    pub const fn lane(&self, seat: Seat) -> &Lane {
        &self.lanes[seat.index()]
    }

    /// What a seat is writing, to be changed.
    #[inline]
    pub(crate) const fn lane_mut(&mut self, seat: Seat) -> &mut Lane {
        &mut self.lanes[seat.index()]
    }

    /// The faction of a seat, once it is shown.
    #[must_use]
    pub const fn faction(&self, seat: Seat) -> Option<Faction> {
        self.factions[seat.index()]
    }

    /// Which variant of a sheet a seat has.
    #[must_use]
    #[inline]
    pub const fn variant(&self, seat: Seat, sheet: Sheet) -> Variant {
        self.variants[seat.index()][sheet as usize]
    }

    /// The neighbour on a side (TINS-WAR-01); nobody where the AI faction is
    /// (TINS-AIB-01, TINS-R42).
    #[must_use]
    pub fn neighbour(&self, seat: Seat, side: Side) -> Option<Seat> {
        let seats = usize::from(self.seats);
        if let Some(rival) = self.rival {
            let on_right = (seat == self.speaker) == rival.speaker_is_left;
            let here = seats > 1 && (side == Side::Right) == on_right;
            return here.then(|| seat.next(seats));
        }
        // Play goes clockwise: the next seat sits on the left.
        let steps = match side {
            Side::Left => 1,
            Side::Right => seats - 1,
        };
        Seat::new((seat.index() + steps) % seats)
    }

    /// The events to come. Their order is hidden: bots look at imagined ones.
    #[must_use]
    pub fn events_to_come(&self) -> &[EventCard] {
        &self.events[usize::from(self.turned)..]
    }

    /// The objective of a sheet, and whether its higher value is gone.
    #[must_use]
    pub const fn objective(&self, sheet: Sheet) -> (Objective, bool) {
        let gone = self.completed >> sheet as u8 & 1 == 1;
        (self.objectives[sheet as usize], gone)
    }

    /// How many names stand on the Mecatol Rex sheet.
    #[must_use]
    pub const fn mecatol_names(&self) -> usize {
        self.mecatol.len()
    }

    /// The event that is being resolved.
    #[must_use]
    pub const fn event(&self) -> EventCard {
        self.events[self.turned.saturating_sub(1) as usize]
    }
}
