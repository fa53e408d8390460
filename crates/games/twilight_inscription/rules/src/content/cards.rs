//! Cards and technologies.

use std::collections::BTreeMap;

use engine::content::{ContentError, Files, Spanned, in_order};
use engine::noun::Noun;
use engine::text::Phrase;
use serde::Deserialize;
use strum::{EnumCount, VariantArray};

use crate::cards::effect::{Against, Count, Effect, Forbidden, Kind, List, On, Scope};
use crate::cards::trigger::{Clause, Limit, Trigger};
use crate::cards::written::{FACTIONS, Ink, When, Written};
use crate::ids::{Agenda, EventCard, Faction, Objective, Relic, Resource, Sheet, Technology, Unit};

/// What always holds for whoever has a technology or a faction.
#[derive(Debug, Clone, Copy, Default)]
pub struct Traits {
    /// Wormholes may be used.
    pub wormholes: bool,
    /// Units may cover anomalies.
    pub anomalies: bool,
    /// What is added to strength in every battle.
    pub strength: i8,
    /// Icons that units cost less.
    pub discount: [u8; Unit::COUNT],
    /// Its owner never casts votes.
    pub mute: bool,
    /// Its owner may vote after all others.
    pub votes_last: bool,
    /// Free votes of its owner, wherever they vote (TINS-ALI-06).
    pub free_votes: u8,
    /// Its owner may spend the dice on another sheet.
    pub dice_sheet: bool,
    /// The triggers of its clauses, a bit each.
    triggers: u32,
}

impl Traits {
    /// Does it have a clause that this sets off?
    #[inline]
    pub(crate) const fn has(&self, trigger: Trigger) -> bool {
        self.triggers >> trigger as u32 & 1 == 1
    }
}

/// Resources that may be spent as others.
#[derive(Debug, Clone, Copy)]
pub struct Conversion {
    /// What is spent.
    pub from: Kind,
    /// As what.
    pub to: Kind,
    /// Where.
    pub on: On,
    /// How many in a strategy event; none is any number.
    pub most: Option<u8>,
}

/// Facts about abilities.
#[derive(Debug, Clone)]
pub struct Ability {
    /// Its clauses.
    pub clauses: Vec<Clause>,
    /// What always holds.
    pub traits: Traits,
    /// Resources that may be spent as others. Where there are several, one of
    /// them is meant.
    pub conversions: Vec<Conversion>,
}

/// What is known of a technology.
#[derive(Debug, Clone)]
pub struct TechnologyFacts {
    /// What it is called.
    pub name: Noun,
    /// The sheet that shows it.
    pub sheet: Sheet,
    /// Does it work once in each round in which that is active (TINS-TEC-05)?
    pub active_only: bool,
    /// What it says.
    pub text: Phrase,
    /// Its one clause.
    pub clause: Clause,
    /// What always holds.
    pub traits: Traits,
    /// Resources that may be spent as others.
    pub conversions: Vec<Conversion>,
}

/// What is known of a faction.
#[derive(Debug, Clone)]
pub struct FactionFacts {
    /// What it is called.
    pub name: Noun,
    /// The name of its first ability.
    pub ability_name: Phrase,
    /// Its first ability.
    pub text: Phrase,
    /// What it does at setup.
    pub setup_text: Option<Phrase>,
    /// Its second ability.
    pub asset_text: Phrase,
    /// At setup (TINS-SET-05).
    pub setup: List,
    /// With each faction asset (TINS-FAC-02).
    pub asset: List,
    /// Does that count unspent trade goods? Then its owner may want to be rid of them.
    pub(crate) counts_goods: bool,
    /// The first ability.
    pub ability: Ability,
}

/// The back of an event card (TINS-SET-08).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Back {
    /// Blue.
    Blue,
    /// Black.
    Black,
}

/// The kinds of event (TINS-RND-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventKind {
    /// Everyone spends resources.
    Strategy,
    /// Everyone fights both neighbours.
    Battle,
    /// Everyone votes.
    Council,
    /// Everyone claims trade goods.
    Production,
}

/// What is known of an event card.
#[derive(Debug, Clone)]
pub struct EventFacts {
    /// What it is called.
    pub name: Phrase,
    /// Its tier, from 1 to 5.
    pub tier: u8,
    /// Its back.
    pub back: Back,
    /// What it is.
    pub kind: EventKind,
    /// Material, influence, research, any.
    pub resources: [u8; 4],
    /// Does the game end with it (TINS-RND-03)?
    pub ends: bool,
}

/// What is known of an objective.
#[derive(Debug, Clone)]
pub struct ObjectiveFacts {
    /// What it is called.
    pub name: Phrase,
    /// Its sheet (TINS-OBJ-01).
    pub sheet: Sheet,
    /// What the first scores (TINS-OBJ-03).
    pub first: u8,
    /// What everybody later scores.
    pub later: u8,
    /// What it says.
    pub text: Phrase,
    /// All of this must be.
    pub conditions: Vec<(Count, u8)>,
}

/// When a relic is played (TINS-REL-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// At once.
    OnDraw,
    /// While resources are spent in a strategy event.
    Strategy,
    /// After the dice are rolled.
    AfterDice,
    /// In a battle, while strength is totalled.
    BattleStrength,
    /// When votes are cast.
    CouncilCast,
    /// In a production event.
    Production,
    /// When the game ends.
    GameEnd,
}

/// What is known of a relic.
#[derive(Debug, Clone)]
pub struct RelicFacts {
    /// What it is called.
    pub name: Noun,
    /// The points beside its system (TINS-ALI-11b).
    pub vp: u8,
    /// When it is played.
    pub timing: Timing,
    /// What it says.
    pub text: Phrase,
    /// What it does.
    pub effects: List,
}

/// An outcome of an agenda.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// What it says.
    pub text: Phrase,
    /// What everyone does.
    pub effects: List,
}

/// What is known of an agenda.
#[derive(Debug, Clone)]
pub struct AgendaFacts {
    /// What it is called.
    pub name: Phrase,
    /// Its tier, from 2 to 4.
    pub tier: u8,
    /// Are its outcomes good (TINS-AIC-03a)?
    pub star: bool,
    /// What happens if it is agreed to.
    pub in_favour: Outcome,
    /// What happens if it is not.
    pub against: Outcome,
}

/// What always holds, by these clauses.
fn ability(ink: &Ink, clauses: Vec<Clause>) -> Ability {
    let effects = |list: List| {
        let at = usize::from(list.at);
        &ink.effects[at..at + usize::from(list.len)]
    };
    let mut traits = Traits::default();
    let mut conversions = Vec::new();
    let mut convert = |effect: &Effect| {
        if let Effect::TreatAs(from, to, on, most) = *effect {
            conversions.push(Conversion { from, to, on, most });
        }
    };
    for clause in &clauses {
        traits.triggers |= 1 << clause.trigger as u32;
        for effect in effects(clause.effects) {
            match *effect {
                Effect::WormholeAccess => traits.wormholes = true,
                Effect::WriteOnAnomalies => traits.anomalies = true,
                Effect::Strength(n, Against::Both, Scope::Game)
                    if clause.trigger == Trigger::Always =>
                {
                    traits.strength += n;
                }
                Effect::Forbid(Forbidden::CastVotes) => traits.mute = true,
                Effect::VoteLast => traits.votes_last = true,
                Effect::FreeVotes(n) => traits.free_votes += n,
                Effect::DiceSheet => traits.dice_sheet = true,
                Effect::Discount(unit, n) => traits.discount[unit as usize] += n,
                Effect::Choose { at, len } => {
                    let at = usize::from(at);
                    let lists = &ink.lists[at..at + usize::from(len)];
                    lists
                        .iter()
                        .flat_map(|list| effects(*list))
                        .for_each(&mut convert);
                }
                _ => convert(effect),
            }
        }
    }
    Ability {
        clauses,
        traits,
        conversions,
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct TechnologyEntry {
    name: Noun,
    sheet: Sheet,
    #[serde(default)]
    active_only: bool,
    text: Phrase,
    trigger: Trigger,
    effects: Spanned<Vec<Written>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TechnologiesFile {
    technologies: BTreeMap<String, Spanned<TechnologyEntry>>,
}

pub(super) fn technologies(
    files: &Files,
    ink: &mut Ink,
) -> Result<Vec<TechnologyFacts>, ContentError> {
    let file = "twilight_inscription/technologies.toml";
    let TechnologiesFile { technologies } = files.parse(file)?;
    let ids = Technology::VARIANTS.iter();
    let entries = in_order(files, (file, "technologies"), technologies, ids)?;
    let facts = Technology::VARIANTS.iter().zip(entries).map(|(id, entry)| {
        let field = format!("technologies.{id}.effects");
        let clause = Clause {
            trigger: entry.trigger,
            sheet: None,
            unit: None,
            limit: Limit::None,
            effects: ink.field((file, field), &entry.effects),
        };
        let ability = ability(ink, vec![clause]);
        TechnologyFacts {
            name: entry.name,
            sheet: entry.sheet,
            active_only: entry.active_only,
            text: entry.text,
            clause,
            traits: ability.traits,
            conversions: ability.conversions,
        }
    });
    Ok(facts.collect())
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct FactionEntry {
    name: Noun,
    ability: Phrase,
    text: Phrase,
    #[serde(default)]
    setup_text: Option<Phrase>,
    #[serde(default)]
    setup: Option<Spanned<Vec<Written>>>,
    asset_text: Phrase,
    asset: Spanned<Vec<Written>>,
    clauses: Vec<ClauseEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClauseEntry {
    trigger: Trigger,
    #[serde(default)]
    sheet: Option<Sheet>,
    #[serde(default)]
    unit: Option<Unit>,
    #[serde(default)]
    limit: Limit,
    effects: Spanned<Vec<Written>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FactionsFile {
    factions: BTreeMap<String, Spanned<FactionEntry>>,
}

/// Does a list count unspent trade goods?
fn counts_goods(ink: &Ink, list: List) -> bool {
    let at = usize::from(list.at);
    let effects = ink.effects[at..at + usize::from(list.len)].iter();
    let mut counts = effects.filter_map(|effect| match effect {
        Effect::ForEach(of, ..) | Effect::If(of, ..) | Effect::VpPer { of, .. } => Some(*of),
        _ => None,
    });
    counts.any(|of| of == Count::RicherNeighbours)
}

pub(super) fn factions(files: &Files, ink: &mut Ink) -> Result<Vec<FactionFacts>, ContentError> {
    let FactionsFile { factions } = files.parse(FACTIONS)?;
    let ids = Faction::VARIANTS.iter();
    let entries = in_order(files, (FACTIONS, "factions"), factions, ids)?;
    let facts = Faction::VARIANTS.iter().zip(entries).map(|(id, entry)| {
        let at = |field: &str| (FACTIONS, format!("factions.{id}.{field}"));
        let clauses = entry
            .clauses
            .iter()
            .enumerate()
            .map(|(number, clause)| Clause {
                trigger: clause.trigger,
                sheet: clause.sheet,
                unit: clause.unit,
                limit: clause.limit,
                effects: ink.field(at(&format!("clauses[{number}].effects")), &clause.effects),
            });
        let clauses = clauses.collect();
        let asset = ink.field(at("asset"), &entry.asset);
        let setup = entry.setup.as_ref();
        FactionFacts {
            name: entry.name,
            ability_name: entry.ability,
            text: entry.text,
            setup_text: entry.setup_text,
            asset_text: entry.asset_text,
            setup: setup.map_or(List::default(), |setup| ink.field(at("setup"), setup)),
            asset,
            counts_goods: counts_goods(ink, asset),
            ability: ability(ink, clauses),
        }
    });
    Ok(facts.collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventEntry {
    name: Phrase,
    tier: u8,
    back: Back,
    kind: EventKind,
    #[serde(default, deserialize_with = "engine::content::all_named")]
    resources: Vec<Kind>,
    #[serde(default)]
    ends: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventsFile {
    events: BTreeMap<String, Spanned<EventEntry>>,
}

pub(super) fn events(files: &Files) -> Result<Vec<EventFacts>, ContentError> {
    let file = "twilight_inscription/events.toml";
    let EventsFile { events } = files.parse(file)?;
    let entries = in_order(files, (file, "events"), events, EventCard::VARIANTS.iter())?;
    let facts = entries.into_iter().map(|entry| {
        let mut resources = [0; 4];
        for Kind(kind) in entry.resources {
            resources[kind.map_or(Resource::COUNT, |kind| kind as usize)] += 1;
        }
        EventFacts {
            name: entry.name,
            tier: entry.tier,
            back: entry.back,
            kind: entry.kind,
            resources,
            ends: entry.ends,
        }
    });
    Ok(facts.collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectiveEntry {
    name: Phrase,
    sheet: Sheet,
    first: u8,
    later: u8,
    text: Phrase,
    conditions: Vec<When>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ObjectivesFile {
    objectives: BTreeMap<String, Spanned<ObjectiveEntry>>,
}

pub(super) fn objectives(files: &Files) -> Result<Vec<ObjectiveFacts>, ContentError> {
    let file = "twilight_inscription/objectives.toml";
    let ObjectivesFile { objectives } = files.parse(file)?;
    let entries = in_order(
        files,
        (file, "objectives"),
        objectives,
        Objective::VARIANTS.iter(),
    )?;
    let facts = entries.into_iter().map(|entry| ObjectiveFacts {
        name: entry.name,
        sheet: entry.sheet,
        first: entry.first,
        later: entry.later,
        text: entry.text,
        conditions: entry
            .conditions
            .iter()
            .map(|when| (when.count, when.at_least))
            .collect(),
    });
    Ok(facts.collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RelicEntry {
    name: Noun,
    vp: u8,
    timing: Timing,
    text: Phrase,
    effects: Spanned<Vec<Written>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RelicsFile {
    relics: BTreeMap<String, Spanned<RelicEntry>>,
}

pub(super) fn relics(files: &Files, ink: &mut Ink) -> Result<Vec<RelicFacts>, ContentError> {
    let file = "twilight_inscription/relics.toml";
    let RelicsFile { relics } = files.parse(file)?;
    let entries = in_order(files, (file, "relics"), relics, Relic::VARIANTS.iter())?;
    let facts = Relic::VARIANTS
        .iter()
        .zip(entries)
        .map(|(id, entry)| RelicFacts {
            name: entry.name,
            vp: entry.vp,
            timing: entry.timing,
            text: entry.text,
            effects: ink.field((file, format!("relics.{id}.effects")), &entry.effects),
        });
    Ok(facts.collect())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AgendaEntry {
    name: Phrase,
    tier: u8,
    star: bool,
    r#for: OutcomeEntry,
    against: OutcomeEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OutcomeEntry {
    text: Phrase,
    effects: Spanned<Vec<Written>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AgendasFile {
    agendas: BTreeMap<String, Spanned<AgendaEntry>>,
}

pub(super) fn agendas(files: &Files, ink: &mut Ink) -> Result<Vec<AgendaFacts>, ContentError> {
    let file = "twilight_inscription/agendas.toml";
    let AgendasFile { agendas } = files.parse(file)?;
    let entries = in_order(files, (file, "agendas"), agendas, Agenda::VARIANTS.iter())?;
    let mut outcome = |field: String, entry: OutcomeEntry| Outcome {
        text: entry.text,
        effects: ink.field((file, field + ".effects"), &entry.effects),
    };
    let facts = Agenda::VARIANTS
        .iter()
        .zip(entries)
        .map(|(id, entry)| AgendaFacts {
            name: entry.name,
            tier: entry.tier,
            star: entry.star,
            in_favour: outcome(format!("agendas.{id}.for"), entry.r#for),
            against: outcome(format!("agendas.{id}.against"), entry.against),
        });
    Ok(facts.collect())
}
