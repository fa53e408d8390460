//! The facts of Twilight Inscription: what is printed on sheets and cards.

pub mod cards;
mod chains;
mod check;
pub mod expansion;
pub mod industry;
pub mod mecatol;
pub mod navigation;
pub mod war;

use arrayvec::ArrayVec;
use engine::content::{ContentError, Files, named};
use engine::text::Phrase;
use serde::Deserialize;
use strum::EnumCount;

pub use cards::{
    AgendaFacts, Back, Conversion, EventFacts, EventKind, FactionFacts, ObjectiveFacts, Outcome,
    RelicFacts, TechnologyFacts, Timing, Traits,
};
pub use expansion::Expansion;
pub use industry::Industry;
pub use mecatol::{Mecatol, Slot};
pub use navigation::Navigation;
pub use war::{Placement, UnitFacts, War};

use crate::cards::effect::{Assets, Effect, List};
use crate::cards::written::Ink;
use crate::ids::{
    Agenda, Asset, EventCard, Faction, Objective, Relic, Resource, Sheet, Specialty, Technology,
};

/// How many variants there are of each sheet: side B, and eight of side A
/// (TINS-OVR-03).
pub const VARIANTS: usize = 9;
/// Technologies of a sheet (TINS-TEC-01).
pub const TECHNOLOGIES: usize = 2;

/// All facts.
#[derive(Debug)]
pub struct Content {
    navigation: Vec<Navigation>,
    expansion: Vec<Expansion>,
    industry: Vec<Industry>,
    war: Vec<War>,
    technologies: Vec<TechnologyFacts>,
    factions: Vec<FactionFacts>,
    events: Vec<EventFacts>,
    objectives: Vec<ObjectiveFacts>,
    relics: Vec<RelicFacts>,
    agendas: Vec<AgendaFacts>,
    /// The Mecatol Rex sheet.
    pub mecatol: Mecatol,
    /// The dice.
    pub dice: DiceFacts,
    /// Technologies that let their owner use wormholes, a bit each.
    pub(crate) wormhole_technologies: u32,
    /// Technologies that let units cover anomalies.
    pub(crate) anomaly_technologies: u32,
    /// Technologies that add to strength.
    pub(crate) strength_technologies: u32,
    /// The technologies of each sheet in each variant.
    offers: [Vec<[Offer; TECHNOLOGIES]>; Sheet::COUNT],
    ink: Ink,
}

/// The dice (TINS-R12, TINS-R36).
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceFacts {
    /// Faces of a black die.
    pub black: Vec<Resource>,
    /// How many icons the faces of a focus die show.
    pub focus: Vec<u8>,
}

/// A technology as a sheet shows it (TINS-TEC-02, TINS-TEC-03).
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// Which.
    #[serde(deserialize_with = "named")]
    pub id: Technology,
    /// Research icons.
    pub research: u8,
    /// The specialty that pays for it.
    #[serde(deserialize_with = "named")]
    pub specialty: Specialty,
}

/// Which of the nine a sheet is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Variant(pub u8);

impl Variant {
    /// Side B, the same for everybody (TINS-SET-02b).
    pub const B: Self = Self(0);

    /// What content files call it.
    #[must_use]
    pub fn name(self) -> String {
        match self.0 {
            0 => "b".to_owned(),
            number => format!("a{number}"),
        }
    }

    /// The one that content files call this.
    #[must_use]
    pub fn of_name(name: &str) -> Option<Self> {
        (0..VARIANTS as u8)
            .map(Self)
            .find(|variant| variant.name() == name)
    }
}

impl Content {
    pub(crate) fn load(files: &Files) -> Result<Self, ContentError> {
        let mut ink = Ink::default();
        let technologies = cards::technologies(files, &mut ink)?;
        let bits = |has: fn(&Traits) -> bool| {
            let of = |(bit, facts): (usize, &TechnologyFacts)| u32::from(has(&facts.traits)) << bit;
            technologies.iter().enumerate().map(of).sum()
        };
        let navigation = navigation::load(files)?;
        let expansion = expansion::load(files)?;
        let industry = industry::load(files)?;
        let war = war::load(files)?;
        let offers = [
            navigation.iter().map(|sheet| sheet.technologies).collect(),
            expansion.iter().map(|sheet| sheet.technologies).collect(),
            industry.iter().map(|sheet| sheet.technologies).collect(),
            war.iter().map(|sheet| sheet.technologies).collect(),
        ];
        let content = Self {
            navigation,
            expansion,
            industry,
            war,
            offers,
            wormhole_technologies: bits(|traits| traits.wormholes),
            anomaly_technologies: bits(|traits| traits.anomalies),
            strength_technologies: bits(|traits| traits.strength != 0),
            technologies,
            factions: cards::factions(files, &mut ink)?,
            events: cards::events(files)?,
            objectives: cards::objectives(files)?,
            relics: cards::relics(files, &mut ink)?,
            agendas: cards::agendas(files, &mut ink)?,
            mecatol: mecatol::load(files)?,
            dice: files.parse("twilight_inscription/dice.toml")?,
            ink,
        };
        check::check(files, &content)?;
        Ok(content)
    }

    /// A Navigation sheet.
    #[must_use]
    #[inline]
    pub fn navigation(&self, variant: Variant) -> &Navigation {
        &self.navigation[usize::from(variant.0)]
    }

    /// An Expansion sheet.
    #[must_use]
    #[inline]
    pub fn expansion(&self, variant: Variant) -> &Expansion {
        &self.expansion[usize::from(variant.0)]
    }

    /// An Industry sheet.
    #[must_use]
    #[inline]
    pub fn industry(&self, variant: Variant) -> &Industry {
        &self.industry[usize::from(variant.0)]
    }

    /// A War sheet.
    #[must_use]
    #[inline]
    pub fn war(&self, variant: Variant) -> &War {
        &self.war[usize::from(variant.0)]
    }

    /// The technologies of a sheet.
    #[must_use]
    #[inline]
    pub fn offers(&self, sheet: Sheet, variant: Variant) -> &[Offer; TECHNOLOGIES] {
        &self.offers[sheet as usize][usize::from(variant.0)]
    }

    /// What a variant of a sheet is called.
    #[must_use]
    pub fn title(&self, sheet: Sheet, variant: Variant) -> &Phrase {
        match sheet {
            Sheet::Navigation => &self.navigation(variant).title,
            Sheet::Expansion => &self.expansion(variant).title,
            Sheet::Industry => &self.industry(variant).title,
            Sheet::War => &self.war(variant).title,
        }
    }

    /// What is known of a technology.
    #[must_use]
    #[inline]
    pub fn technology(&self, technology: Technology) -> &TechnologyFacts {
        &self.technologies[technology as usize]
    }

    /// What is known of a faction.
    #[must_use]
    #[inline]
    pub fn faction(&self, faction: Faction) -> &FactionFacts {
        &self.factions[faction as usize]
    }

    /// What is known of an event card.
    #[must_use]
    #[inline]
    pub fn event(&self, event: EventCard) -> &EventFacts {
        &self.events[event as usize]
    }

    /// What is known of an objective.
    #[must_use]
    #[inline]
    pub fn objective(&self, objective: Objective) -> &ObjectiveFacts {
        &self.objectives[objective as usize]
    }

    /// What is known of a relic.
    #[must_use]
    #[inline]
    pub fn relic(&self, relic: Relic) -> &RelicFacts {
        &self.relics[relic as usize]
    }

    /// What is known of an agenda.
    #[must_use]
    #[inline]
    pub fn agenda(&self, agenda: Agenda) -> &AgendaFacts {
        &self.agendas[agenda as usize]
    }

    /// The effects of a list.
    #[must_use]
    #[inline]
    pub fn effects(&self, list: List) -> &[Effect] {
        let at = usize::from(list.at);
        &self.ink.effects[at..at + usize::from(list.len)]
    }

    /// The assets of a choice.
    #[must_use]
    #[inline]
    pub fn assets(&self, assets: Assets) -> &[Asset] {
        let at = usize::from(assets.at);
        &self.ink.assets[at..at + usize::from(assets.len)]
    }

    /// The lists of a choice.
    #[must_use]
    #[inline]
    pub fn options(&self, at: u16, len: u8) -> &[List] {
        let at = usize::from(at);
        &self.ink.lists[at..at + usize::from(len)]
    }
}

/// The sides of a sheet as a file writes them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sides<T> {
    side: Vec<T>,
}

/// Reads the nine variants of a sheet, in order.
fn sides<T, U>(
    files: &Files,
    file: &'static str,
    id: impl Fn(&T) -> &str,
    make: impl Fn(T) -> Result<U, (String, String)>,
) -> Result<Vec<U>, ContentError>
where
    T: for<'de> Deserialize<'de>,
{
    let Sides { side } = files.parse::<Sides<T>>(file)?;
    must_be(files, (file, "side"), side.len(), VARIANTS)?;
    let mut made = Vec::new();
    for (number, side) in (0..).zip(side) {
        let wanted = Variant(number).name();
        let field = format!("side[{number}]");
        if id(&side) != wanted {
            let why = format!("the sides come in order: this one is `{wanted}`");
            return Err(files.fault(file, 0..0, field + ".id", why));
        }
        let fault =
            |(at, why): (String, String)| files.fault(file, 0..0, format!("{field}.{at}"), why);
        made.push(make(side).map_err(fault)?);
    }
    Ok(made)
}

/// The two technologies of a sheet.
fn two(offers: Vec<Offer>) -> Result<[Offer; TECHNOLOGIES], (String, String)> {
    let wrong = |offers: Vec<Offer>| {
        let why = format!("a sheet has {TECHNOLOGIES}, and these are {}", offers.len());
        ("technologies".to_owned(), why)
    };
    offers.try_into().map_err(wrong)
}

/// Up to `N` of something.
fn few<T, const N: usize>(
    field: &str,
    items: impl IntoIterator<Item = T>,
) -> Result<ArrayVec<T, N>, (String, String)> {
    let mut few = ArrayVec::new();
    for item in items {
        let full = |_| (field.to_owned(), format!("there are at most {N} of them"));
        few.try_push(item).map_err(full)?;
    }
    Ok(few)
}

/// How many there must be.
fn must_be(
    files: &Files,
    (file, field): (&str, &str),
    found: usize,
    wanted: usize,
) -> Result<(), ContentError> {
    if found == wanted {
        return Ok(());
    }
    let why = format!("there must be {wanted} of them, and these are {found}");
    Err(files.fault(file, 0..0, field.to_owned(), why))
}

/// The letters of resources in files: M, I and R.
fn resource(letter: char) -> Option<Resource> {
    match letter {
        'M' => Some(Resource::Material),
        'I' => Some(Resource::Influence),
        'R' => Some(Resource::Research),
        _ => None,
    }
}

const _: () = assert!(Technology::COUNT <= 32 && Relic::COUNT <= 16 && Faction::COUNT <= 32);
