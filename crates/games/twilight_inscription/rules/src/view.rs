//! What a viewer sees: sheets as they stood when all pens were last down, and one's
//! own as one writes on them (TINS-STR-09, TINS-CLR-07).

use engine::{Seat, SeatSet, Viewer};
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};
use strum::{EnumCount, VariantArray};

use crate::content::mecatol::{Face, Role};
use crate::content::navigation::bits;
use crate::content::{Back, Content};
use crate::ids::{
    Agenda, Cell, EventCard, Faction, Icon, Line, Node, Objective, Relic, Resource, Sheet, Side,
    System, Technology, Unit,
};
use crate::options::Difficulty;
use crate::pen::Pen;
use crate::phase::rival::Rival;
use crate::phase::{Stage, battle};
use crate::state::{Battle, Lane, Notes, Pool, Rolled, Sheets, TwilightInscription, Vote};
use crate::task::Task;
use crate::{Look, objective};

/// All that a viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// What everyone does.
    pub stage: Option<Stage>,
    /// The event that is resolved, once there is one.
    pub event: Option<EventCard>,
    /// Which round it is.
    pub round: u8,
    /// The backs of the events to come: tier and colour.
    pub deck: Vec<(u8, Back)>,
    /// The players.
    pub players: Vec<PlayerView>,
    /// Who begins where it matters.
    pub speaker: Seat,
    /// Whose pens are up; in a window, whom it concerns.
    pub writing: SeatSet,
    /// The dice of this round.
    pub rolled: Rolled,
    /// The objectives, and whether their higher value is gone.
    pub objectives: [(Objective, bool); Sheet::COUNT],
    /// Names on the Mecatol Rex sheet.
    pub mecatol: Vec<Seat>,
    /// Relics that nobody has drawn.
    pub relics: usize,
    /// The agenda that is voted on.
    pub agenda: Option<Agenda>,
    /// The sheet that was named.
    pub named: Option<Sheet>,
    /// The AI faction, against one and two.
    pub rival: Option<RivalView>,
    /// What only this viewer sees.
    pub own: Option<OwnView>,
}

/// The AI faction: all of it is public.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RivalView {
    /// How hard it makes it.
    pub difficulty: Difficulty,
    /// Its tracks, in the order of the faces: m, i, r, mm, ii, rr.
    pub tracks: Vec<TrackView>,
    /// Its slot on the Mecatol Rex sheet, from zero: names from there on stand a slot
    /// lower.
    pub slot: Option<u8>,
    /// Its strength in the next battle, or in the one that is fought; nothing once all
    /// battles are over.
    pub strength: Option<u8>,
    /// What it casts in the next council before the die is rolled; nothing once all
    /// councils are over.
    pub ballot: Option<u8>,
    /// The agenda whose outcome "against" counts in this council.
    pub counter: Option<Agenda>,
    /// Its votes in this council, once they are cast.
    pub votes: Option<u8>,
    /// The faction that who plays alone may copy.
    pub spare: Option<Faction>,
}

/// A track of the AI faction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct TrackView {
    /// The face that moves it.
    pub face: Face,
    /// Its sections from the left: how many icons are crossed out, and whether the
    /// others are covered by a line. A milestone track is one section.
    pub sections: Vec<(u8, bool)>,
}

/// A player, as everybody sees them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The faction, once it is chosen.
    pub faction: Option<Faction>,
    /// Who is on the left and on the right; nobody where the AI faction is.
    pub neighbours: [Option<Seat>; Side::COUNT],
    /// The variants of the sheets: b, a1 and so on.
    pub variants: [String; Sheet::COUNT],
    /// What is written.
    pub sheets: Sheets,
    /// Points by sheet.
    pub points: [i32; Sheet::COUNT],
    /// What is done in this round.
    pub notes: Notes,
    /// How many relics are in hand.
    pub hand: u32,
    /// Relics that were played.
    pub played: Vec<Relic>,
    /// The vote, once it is shown.
    pub vote: Vote,
    /// How far the objective of each sheet has come, and how far it has to come.
    pub progress: [(u8, u8); Sheet::COUNT],
    /// Strength on each side in the next battle, or in the one that is fought.
    pub forces: Option<[i8; Side::COUNT]>,
}

/// What only its writer sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct OwnView {
    /// Whose.
    pub seat: Seat,
    /// The sheets as they are being written on.
    pub sheets: Sheets,
    /// What is done in this round.
    pub notes: Notes,
    /// Material, influence, research, any.
    pub purse: [u8; 4],
    /// Relics in hand.
    pub hand: Vec<Relic>,
    /// Relics that were played.
    pub played: Vec<Relic>,
    /// Factions to choose from.
    pub dealt: Vec<Faction>,
    /// The vote.
    pub vote: Vote,
    /// How far the objective of each sheet has come with what is being written.
    pub progress: [(u8, u8); Sheet::COUNT],
    /// Strength on each side with what is being written.
    pub forces: Option<[i8; Side::COUNT]>,
    /// What can be spent at this moment, and on which sheet.
    pub spends: Option<([u8; 4], Sheet)>,
    /// The unit that is being deployed.
    pub placing: Option<Unit>,
}

/// The relics of a set.
fn relics(set: u16) -> Vec<Relic> {
    bits(u64::from(set))
        .map(|bit| Relic::VARIANTS[bit])
        .collect()
}

impl TwilightInscription {
    pub(crate) fn seen_by(&self, content: &Content, viewer: Viewer) -> View {
        let window = matches!(self.stage(), Some(Stage::Totals | Stage::Yield));
        let council = self.stage().filter(|stage| {
            matches!(
                stage,
                Stage::Ballot | Stage::LastBallot | Stage::Name | Stage::Outcome | Stage::Adjourn
            )
        });
        let known: u32 = self
            .everyone()
            .map(|seat| {
                let player = self.player(seat);
                player.hand.count_ones() + player.played.count_ones()
            })
            .sum();
        let coming = self.events.iter().skip(usize::from(self.turned));
        View {
            stage: self.stage(),
            event: (self.turned > 0).then(|| self.event()),
            round: self.turned,
            deck: coming
                .map(|card| content.event(*card))
                .map(|facts| (facts.tier, facts.back))
                .collect(),
            players: self
                .everyone()
                .map(|seat| self.seen_player(content, seat))
                .collect(),
            speaker: self.speaker,
            writing: if window {
                self.concerned()
            } else {
                self.writing()
            },
            rolled: self.rolled,
            objectives: std::array::from_fn(|sheet| {
                (self.objectives[sheet], self.completed >> sheet & 1 == 1)
            }),
            mecatol: self.mecatol.iter().collect(),
            relics: Relic::COUNT - known as usize,
            agenda: council.and_then(|_| self.agenda(content)),
            named: self.named,
            rival: self.rival.map(|rival| self.seen_rival(content, &rival)),
            own: viewer
                .seat()
                .filter(|seat| self.all().contains(*seat))
                .map(|seat| self.seen_own(content, seat)),
        }
    }

    fn seen_rival(&self, content: &Content, rival: &Rival) -> RivalView {
        let facts = content.mecatol.tracks.iter();
        let tracks = facts.zip(&rival.tracks).map(|(facts, track)| TrackView {
            face: facts.face,
            sections: (0..facts.icons().count())
                .map(|section| {
                    let covered = track.covered >> section & 1 == 1;
                    (track.crossed[section], covered)
                })
                .collect(),
        });
        RivalView {
            difficulty: rival.difficulty,
            tracks: tracks.collect(),
            slot: rival.slot,
            strength: self.rival_ahead(content, Role::Strength),
            ballot: self.rival_ahead(content, Role::Votes),
            counter: rival.counter,
            votes: rival.votes,
            spare: rival.spare,
        }
    }

    fn seen_player(&self, content: &Content, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let shown = Lane {
            own: *player,
            ..Lane::default()
        };
        let pen = Pen {
            lane: &shown,
            ..Pen::of(Look::new(self, content), seat)
        };
        PlayerView {
            faction: self.faction(seat),
            neighbours: [Side::Left, Side::Right].map(|side| self.neighbour(seat, side)),
            variants: self.variants[seat.index()].map(|variant| variant.name()),
            sheets: player.sheets,
            points: std::array::from_fn(|sheet| {
                self.subtotal(content, seat, &player.sheets, Sheet::VARIANTS[sheet])
            }),
            notes: player.notes,
            hand: player.hand.count_ones(),
            played: relics(player.played),
            vote: self.votes[seat.index()],
            progress: progress(&pen),
            forces: battle::forces(&pen),
        }
    }

    fn seen_own(&self, content: &Content, seat: Seat) -> OwnView {
        let lane = self.lane(seat);
        let pen = Pen::of(Look::new(self, content), seat);
        OwnView {
            seat,
            sheets: lane.own.sheets,
            notes: lane.own.notes,
            purse: lane.purse,
            hand: relics(lane.own.hand),
            played: relics(lane.own.played),
            dealt: lane.dealt.iter().collect(),
            vote: lane.vote,
            progress: progress(&pen),
            forces: battle::forces(&pen),
            spends: pen.source().map(|source| (source.purse, source.sheet)),
            placing: match pen.task() {
                Some(Task::Place(unit, _)) => Some(unit),
                _ => None,
            },
        }
    }
}

/// How far a seat has come with each objective.
fn progress(pen: &Pen<'_>) -> [(u8, u8); Sheet::COUNT] {
    std::array::from_fn(|sheet| objective::progress(pen, Sheet::VARIANTS[sheet]))
}

/// The places of a set, by name.
struct Places<T>(u128, fn(usize) -> T);

impl<T: Serialize> Serialize for Places<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (low, high) = (self.0 as u64, (self.0 >> 64) as u64);
        let places = bits(low).chain(bits(high).map(|bit| bit + 64));
        serializer.collect_seq(places.map(self.1))
    }
}

impl Serialize for Sheets {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let systems = |set: u64| Places(u128::from(set), System::at);
        let lines = |set: u64| Places(u128::from(set), Line::at);
        let cells = |set: u64| Places(u128::from(set), Cell::at);
        let numbers = |set: u128| Places(set, |bit| bit);
        let mut fields = serializer.serialize_struct("Sheets", 41)?;
        fields.serialize_field("explored", &systems(self.explored))?;
        fields.serialize_field("claimed", &systems(self.claimed))?;
        fields.serialize_field("barred", &systems(self.barred))?;
        fields.serialize_field("wormholes", &numbers(u128::from(self.wormholes)))?;
        fields.serialize_field("relics", &self.relics)?;
        fields.serialize_field("mecatol", &self.mecatol)?;
        fields.serialize_field("icons", &Places(self.icons, Icon::at))?;
        fields.serialize_field("lines", &lines(self.lines))?;
        fields.serialize_field("lines_out", &lines(self.lines_out))?;
        fields.serialize_field("planets", &numbers(u128::from(self.planets)))?;
        fields.serialize_field("dock_icons", &self.dock_icons)?;
        fields.serialize_field("docks", &numbers(u128::from(self.docks)))?;
        fields.serialize_field("population", &self.population)?;
        fields.serialize_field("scrapped", &cells(self.scrapped))?;
        fields.serialize_field("taken", &cells(self.taken))?;
        fields.serialize_field("counselors", &self.counselors)?;
        fields.serialize_field("commodities", &self.commodities)?;
        fields.serialize_field("goods", &self.goods)?;
        fields.serialize_field("votes", &self.votes)?;
        fields.serialize_field("nodes", &Places(self.nodes, Node::at))?;
        fields.serialize_field("joined_right", &Places(self.joined_right, Node::at))?;
        fields.serialize_field("joined_up", &Places(self.joined_up, Node::at))?;
        fields.serialize_field("units", &self.units.as_slice())?;
        fields.serialize_field("unit_types", &self.unit_types)?;
        fields.serialize_field("line", &self.line)?;
        fields.serialize_field("boxes", &self.boxes)?;
        fields.serialize_field("battles", &self.battles)?;
        fields.serialize_field("research", &self.research)?;
        let learned = |bit| Technology::VARIANTS[bit];
        fields.serialize_field("learned", &Places(u128::from(self.learned), learned))?;
        let focus: [u8; Sheet::COUNT] =
            std::array::from_fn(|sheet| self.focus_on(Sheet::VARIANTS[sheet]));
        fields.serialize_field("focus", &focus)?;
        fields.serialize_field("objectives", &self.objectives)?;
        fields.serialize_field("extra", &self.extra)?;
        fields.serialize_field("stock", &self.stock)?;
        fields.serialize_field("reserve", &self.reserve)?;
        fields.serialize_field("struck_systems", &systems(self.struck.systems))?;
        fields.serialize_field("struck_lines", &lines(self.struck.lines))?;
        fields.serialize_field("struck_tiles", &cells(self.struck.tiles))?;
        fields.serialize_field("penalty", &self.penalty)?;
        fields.serialize_field("no_wormholes", &self.no_wormholes)?;
        fields.serialize_field("no_rewards", &self.no_rewards)?;
        fields.serialize_field("skip", &self.skip)?;
        fields.end()
    }
}

impl Serialize for Pool {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.claimed, self.spent).serialize(serializer)
    }
}

impl Serialize for Battle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Vote {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Back {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Self::Blue => "blue",
            Self::Black => "black",
        })
    }
}

impl Serialize for Face {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Notes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Notes", 3)?;
        fields.serialize_field("active", &self.active)?;
        let used = Places(u128::from(self.used), |bit| Technology::VARIANTS[bit]);
        fields.serialize_field("used", &used)?;
        let dice = Places(u128::from(self.dice), |bit| Resource::VARIANTS[bit]);
        fields.serialize_field("dice", &dice)?;
        fields.end()
    }
}

impl Serialize for Rolled {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.black, self.focus).serialize(serializer)
    }
}
