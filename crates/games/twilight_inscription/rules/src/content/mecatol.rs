//! The Mecatol Rex sheet (TINS-MEC-01), and the side of the AI faction
//! (TINS-AIS-02).

use std::fmt;
use std::str::FromStr;

use engine::content::{ContentError, Files, named, named_too};
use serde::Deserialize;
use strum::{EnumCount, VariantArray};

use crate::ids::{Resource, Sheet};
use crate::options::Difficulty;

const FILE: &str = "twilight_inscription/mecatol.toml";
/// The most sections of a track.
pub(crate) const SECTIONS: usize = 4;
/// How many ranks there are (TINS-AIW-02 to TINS-AIW-04).
pub const RANKS: usize = 5;

/// The Mecatol Rex sheet.
#[derive(Debug)]
pub struct Mecatol {
    /// Its slots, from the top (TINS-R37).
    pub slots: Vec<Slot>,
    /// What is crossed out before the game, by difficulty.
    difficulties: [DifficultyFacts; Difficulty::COUNT],
    /// The tracks of the AI faction, in the order of [`Face::all`].
    pub tracks: Vec<TrackFacts>,
    /// The least score of each rank, from the first (TINS-AIW-02 to TINS-AIW-04).
    pub ranks: [i32; RANKS],
}

/// A face of a focus die: a resource, once or twice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Face {
    /// The resource.
    pub resource: Resource,
    /// Does it show two icons?
    pub double: bool,
}

impl Face {
    /// How many there are, and tracks for them.
    pub const COUNT: usize = 2 * Resource::COUNT;

    /// Every one: single faces, then double ones.
    pub fn all() -> impl Iterator<Item = Self> {
        let of = |double| {
            Resource::VARIANTS.iter().map(move |resource| Self {
                resource: *resource,
                double,
            })
        };
        of(false).chain(of(true))
    }

    /// Its place in a list of all.
    #[must_use]
    pub const fn index(self) -> usize {
        self.resource as usize + if self.double { Resource::COUNT } else { 0 }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = self.resource.letter();
        match self.double {
            true => write!(f, "{letter}{letter}"),
            false => write!(f, "{letter}"),
        }
    }
}

impl FromStr for Face {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (letter, double) = match text {
            "mm" | "ii" | "rr" => (&text[1..], true),
            _ => (text, false),
        };
        let resource = Resource::of_letter(letter).ok_or(())?;
        Ok(Self { resource, double })
    }
}

/// What is crossed out before the game (TINS-AIS-07 to TINS-AIS-11).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DifficultyFacts {
    /// Icons of each milestone track.
    pub milestones: u8,
    /// Tiers of the strength track, an icon each.
    pub strength: Vec<u8>,
    /// Tiers of the vote track, an icon each.
    pub votes: Vec<u8>,
    /// The lowest and the highest rank that can be reached, from one; whoever does
    /// not reach the lowest is defeated (TINS-AIW-05).
    pub ranks: (u8, u8),
}

/// What a track counts (TINS-AIS-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The strength of the AI faction.
    Strength,
    /// Its votes.
    Votes,
}

/// A track of the AI faction: sections with values, or milestones.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrackFacts {
    /// The face that moves it.
    #[serde(deserialize_with = "named")]
    pub face: Face,
    /// What it counts, where it has sections.
    #[serde(default)]
    pub role: Option<Role>,
    /// Its sections.
    #[serde(default)]
    pub sections: Vec<SectionFacts>,
    /// How many icons it has, where it has milestones.
    #[serde(default)]
    pub icons: u8,
    /// Its milestones.
    #[serde(default)]
    pub milestones: Vec<Milestone>,
    /// What it counts as once it is full (TINS-AIM-07).
    #[serde(default, deserialize_with = "named_too")]
    pub overflow: Option<Face>,
}

/// A section of a track.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionFacts {
    /// The tier of its event.
    pub tier: u8,
    /// What stands above its icons.
    pub values: Vec<u8>,
    /// How many of them are printed as crossed out (TINS-R46).
    #[serde(default)]
    pub crossed: u8,
}

impl SectionFacts {
    /// The value above the rightmost icon that is crossed out (TINS-AIB-02); nothing
    /// where none is (TINS-R46).
    #[must_use]
    pub fn value(&self, crossed: u8) -> u8 {
        let last = usize::from(crossed).checked_sub(1);
        let value = last.and_then(|last| self.values.get(last).copied());
        value.unwrap_or(0)
    }
}

impl TrackFacts {
    /// How many icons each section has; a milestone track is one section.
    pub fn icons(&self) -> impl Iterator<Item = u8> + '_ {
        let one = self.role.is_none().then_some(self.icons);
        let sections = self.sections.iter();
        one.into_iter()
            .chain(sections.map(|section| section.values.len() as u8))
    }

    /// Which of its sections is that of a tier.
    #[must_use]
    pub fn section_of(&self, tier: u8) -> Option<usize> {
        self.sections
            .iter()
            .position(|section| section.tier == tier)
    }
}

/// A milestone.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Milestone {
    /// After how many icons.
    pub after: u8,
    /// What the AI faction claims.
    #[serde(deserialize_with = "named")]
    pub goal: Goal,
}

/// What a milestone is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// Mecatol Rex.
    MecatolRex,
    /// The objective of a sheet.
    Objective(Sheet),
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MecatolRex => f.write_str("mecatol-rex"),
            Self::Objective(sheet) => sheet.fmt(f),
        }
    }
}

impl FromStr for Goal {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "mecatol-rex" => Ok(Self::MecatolRex),
            _ => text.parse().map(Self::Objective).map_err(|_| ()),
        }
    }
}

/// A slot for a name.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// Points (TINS-MEC-03).
    pub vp: u8,
    /// Votes (TINS-MEC-02).
    pub votes: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SheetFile {
    slots: Vec<Slot>,
    ranks: Vec<i32>,
    difficulties: Difficulties,
    track: Vec<TrackFacts>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Difficulties {
    easy: DifficultyFacts,
    medium: DifficultyFacts,
    hard: DifficultyFacts,
}

/// What is wrong, and where.
type Fault = (String, &'static str);

/// Holds where it has to, or says what is wrong in this field.
fn must(holds: bool, field: impl Into<String>, why: &'static str) -> Result<(), Fault> {
    if holds {
        Ok(())
    } else {
        Err((field.into(), why))
    }
}

/// What a track needs, by what it counts (TINS-AIS-03, TINS-R41).
fn check_track(number: usize, track: &TrackFacts) -> Result<(), Fault> {
    let field = |name: &str| format!("track[{number}].{name}");
    let tiers: &[u8] = match track.role {
        Some(Role::Strength) => &[2, 3, 4, 5],
        Some(Role::Votes) => &[2, 3, 4],
        None => &[],
    };
    let found = track.sections.iter().map(|section| section.tier);
    let why = "strength has the sections 2 to 5, votes 2 to 4, a milestone track none";
    must(found.eq(tiers.iter().copied()), field("sections"), why)?;
    for section in &track.sections {
        let icons = section.values.len();
        let fits = icons > 0 && usize::from(section.crossed) <= icons;
        let why = "a section has icons, and no more are crossed out than there are";
        must(fits, field("sections"), why)?;
    }
    let counts = track.role.is_some();
    let plain = track.icons == 0 && track.milestones.is_empty() && track.overflow.is_none();
    let why = "what counts strength or votes has neither icons nor milestones nor overflow";
    must(!counts || plain, field("role"), why)?;
    must(
        counts || track.icons > 0,
        field("icons"),
        "a milestone track has icons",
    )?;
    let steps = track.milestones.iter().map(|milestone| milestone.after);
    let rising = steps.clone().is_sorted() && steps.clone().all(|after| after > 0);
    let within = steps.max().is_none_or(|last| last <= track.icons);
    let why = "milestones come one after the other, each after an icon of its track";
    must(rising && within, field("milestones"), why)
}

/// What the tracks need together.
fn check_tracks(tracks: &[TrackFacts]) -> Result<(), Fault> {
    let faces = tracks.iter().map(|track| track.face);
    let why = "there is one for each face, in this order: m, i, r, mm, ii, rr";
    must(faces.eq(Face::all()), "track", why)?;
    for (number, track) in tracks.iter().enumerate() {
        check_track(number, track)?;
    }
    let of = |role| {
        tracks
            .iter()
            .filter(|track| track.role == Some(role))
            .count()
    };
    let one_each = of(Role::Strength) == 1 && of(Role::Votes) == 1;
    must(one_each, "track", "one counts strength, and one votes")?;
    let milestones = tracks.iter().flat_map(|track| &track.milestones);
    let goals: Vec<Goal> = milestones.map(|milestone| milestone.goal).collect();
    let twice = |(place, goal): (usize, &Goal)| goals[..place].contains(goal);
    let once = !goals.iter().enumerate().any(twice);
    must(once, "track", "no milestone is there twice")
}

/// What a difficulty needs (TINS-AIS-07 to TINS-AIS-11).
fn check_difficulty(
    name: &str,
    facts: &DifficultyFacts,
    tracks: &[TrackFacts],
) -> Result<(), Fault> {
    let field = |of: &str| format!("difficulties.{name}.{of}");
    let (lowest, highest) = facts.ranks;
    let ranks = lowest >= 1 && lowest <= highest && usize::from(highest) <= RANKS;
    must(
        ranks,
        field("ranks"),
        "the lowest rank and the highest, from 1 to 5",
    )?;
    for track in tracks {
        let tiers = match track.role {
            None => {
                let enough = facts.milestones <= track.icons;
                must(
                    enough,
                    field("milestones"),
                    "a milestone track has fewer icons",
                )?;
                continue;
            }
            Some(Role::Strength) => &facts.strength,
            Some(Role::Votes) => &facts.votes,
        };
        let of = match track.role {
            Some(Role::Votes) => "votes",
            Some(Role::Strength) | None => "strength",
        };
        let known = tiers.iter().all(|tier| track.section_of(*tier).is_some());
        must(known, field(of), "the track has no section of this tier")?;
    }
    Ok(())
}

pub(super) fn load(files: &Files) -> Result<Mecatol, ContentError> {
    let file: SheetFile = files.parse(FILE)?;
    super::must_be(files, (FILE, "slots"), file.slots.len(), engine::MAX_SEATS)?;
    make(file).map_err(|(field, why)| files.fault(FILE, 0..0, field, why))
}

fn make(file: SheetFile) -> Result<Mecatol, Fault> {
    let mut steps = file.slots.windows(2);
    let falls = !steps.any(|pair| pair[0].vp < pair[1].vp || pair[0].votes < pair[1].votes);
    let why = "no slot may be worth more than one above it (TINS-R37)";
    must(falls, "slots", why)?;
    check_tracks(&file.track)?;
    let Difficulties { easy, medium, hard } = file.difficulties;
    for (name, facts) in [("easy", &easy), ("medium", &medium), ("hard", &hard)] {
        check_difficulty(name, facts, &file.track)?;
    }
    let why = "there are five, each with a higher score than the one before";
    let rising = file.ranks.windows(2).all(|pair| pair[0] < pair[1]);
    must(rising, "ranks", why)?;
    let wrong = |_| ("ranks".to_owned(), why);
    Ok(Mecatol {
        slots: file.slots,
        difficulties: [easy, medium, hard],
        tracks: file.track,
        ranks: file.ranks.try_into().map_err(wrong)?,
    })
}

impl Mecatol {
    /// What is crossed out before the game.
    #[must_use]
    pub const fn difficulty(&self, difficulty: Difficulty) -> &DifficultyFacts {
        &self.difficulties[difficulty as usize]
    }

    /// The track that counts strength, or votes.
    pub(crate) fn track_of(&self, role: Role) -> Option<&TrackFacts> {
        self.tracks.iter().find(|track| track.role == Some(role))
    }

    /// The rank that a score reaches, from one; none is a defeat (TINS-AIW-01 to
    /// TINS-AIW-05, TINS-R49).
    #[must_use]
    pub fn rank(&self, difficulty: Difficulty, score: i32) -> Option<u8> {
        let (lowest, highest) = self.difficulty(difficulty).ranks;
        let reached = self.ranks.iter().filter(|least| **least <= score).count() as u8;
        (reached >= lowest).then_some(reached.min(highest))
    }
}
