//! Reading the files: what a card of each kind must say.

use std::collections::BTreeMap;
use std::ops::Range;

use engine::content::{ContentError, Files, Spanned};
use engine::noun::Noun;
use engine::text::Phrase;
use serde::Deserialize;

use super::{CardFacts, CardType, Content, Face, Faction, Origin, Sector, Source, ability};
use crate::card::Card;

/// The files with cards, and where the cards of each begin.
const DECKS: [(&str, Deck); 8] = [
    ("core_worlds/home_worlds.toml", Deck::Homes),
    ("core_worlds/starting_decks.toml", Deck::Starts),
    ("core_worlds/sector_0.toml", Deck::Sector(0)),
    ("core_worlds/sector_1.toml", Deck::Sector(1)),
    ("core_worlds/sector_2.toml", Deck::Sector(2)),
    ("core_worlds/sector_3.toml", Deck::Sector(3)),
    ("core_worlds/sector_4.toml", Deck::Sector(4)),
    ("core_worlds/sector_5.toml", Deck::Sector(5)),
];

pub(super) const SECTORS: &str = "core_worlds/sectors.toml";

#[derive(Clone, Copy)]
enum Deck {
    Homes,
    Starts,
    Sector(u8),
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct CardEntry {
    name: Noun,
    text: Option<Phrase>,
    kind: CardType,
    #[serde(default = "one")]
    copies: u8,
    faction: Option<Faction>,
    number: Option<u8>,
    draft: Option<u8>,
    deploy: Option<u8>,
    fleet: Option<u8>,
    ground: Option<u8>,
    energy: Option<u8>,
    points: u8,
    energy_phase: Option<ability::EnergyPhase>,
    invasion: Option<ability::Invasion>,
    support: Option<ability::Support>,
    action: Option<ability::Action>,
    deployed: Option<ability::Deployed>,
    conquest: Option<ability::Conquest>,
    lasting: Option<ability::Lasting>,
    own_discount: Option<ability::OwnDiscount>,
    bonus: Option<ability::Bonus>,
    source: Source,
    #[serde(default)]
    designed: Vec<String>,
    note: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct SectorsFile {
    sector_1: SectorEntry,
    sector_2: SectorEntry,
    sector_3: SectorEntry,
    sector_4: SectorEntry,
    sector_5: SectorEntry,
    tables: Tables,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SectorEntry {
    name: Noun,
    action_points: u8,
    hand: u8,
    #[serde(rename = "source")]
    _source: Source,
    #[serde(default, rename = "designed")]
    _designed: Vec<String>,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tables {
    central_zone: [u8; 4],
    surge_tokens: [Vec<u8>; 4],
    #[serde(rename = "source")]
    _source: Source,
}

/// A mistake on one card.
struct Mistake<'a> {
    files: &'a Files,
    file: &'a str,
    id: &'a str,
    span: Range<usize>,
}

impl Mistake<'_> {
    fn in_field(&self, field: &str, why: impl Into<String>) -> ContentError {
        let field = if field.is_empty() {
            self.id.to_owned()
        } else {
            format!("{}.{field}", self.id)
        };
        self.files.fault(self.file, self.span.clone(), field, why)
    }
}

const fn one() -> u8 {
    1
}

pub(super) fn read(files: &Files) -> Result<Content, ContentError> {
    let mut cards: [Option<(CardFacts, Face)>; Card::COUNT] = [const { None }; Card::COUNT];
    for (file, deck) in DECKS {
        let entries: BTreeMap<String, Spanned<CardEntry>> = files.parse(file)?;
        for (id, entry) in entries {
            let mistake = Mistake {
                files,
                file,
                id: &id,
                span: entry.span(),
            };
            let entry = entry.into_inner();
            let Ok(card) = id.parse::<Card>() else {
                return Err(mistake.in_field("", "no card of the game has this name"));
            };
            let known = &mut cards[card as usize];
            if known.is_some() {
                return Err(mistake.in_field("", "this card is in two files: keep one"));
            }
            *known = Some((facts(&mistake, deck, &entry)?, face(entry)));
        }
    }
    let missing = Card::ALL
        .into_iter()
        .find(|card| cards[*card as usize].is_none());
    if let Some(card) = missing {
        let why = format!("the card `{card}` is in none of the files");
        return Err(files.fault(DECKS[0].0, 0..0, "", why));
    }
    let (facts, faces): (Vec<_>, Vec<_>) = cards.into_iter().flatten().unzip();
    let Ok(facts) = <[CardFacts; Card::COUNT]>::try_from(facts) else {
        return Err(files.fault(DECKS[0].0, 0..0, "", "not as many cards as there should be"));
    };
    let sectors: SectorsFile = files.parse(SECTORS)?;
    Ok(Content {
        facts,
        faces,
        sectors: [
            sectors.sector_1,
            sectors.sector_2,
            sectors.sector_3,
            sectors.sector_4,
            sectors.sector_5,
        ]
        .map(|entry| Sector {
            name: entry.name,
            action_points: entry.action_points,
            hand: entry.hand,
        }),
        central_zone: sectors.tables.central_zone,
        surge_tokens: sectors.tables.surge_tokens,
    })
}

fn face(entry: CardEntry) -> Face {
    Face {
        name: entry.name,
        text: entry.text,
        source: entry.source,
        designed: entry.designed,
        note: entry.note,
    }
}

fn facts(mistake: &Mistake<'_>, deck: Deck, entry: &CardEntry) -> Result<CardFacts, ContentError> {
    let kind = entry.kind;
    let origin = match (deck, entry.faction) {
        (Deck::Homes, Some(faction)) => Origin::Home(faction),
        (Deck::Homes, None) => return Err(mistake.in_field("faction", "a Home World needs one")),
        (Deck::Starts, Some(faction)) => Origin::Start(faction),
        (Deck::Starts, None) => Origin::EveryStart,
        (Deck::Sector(sector), None) => Origin::Sector(sector),
        (Deck::Sector(_), Some(_)) => {
            return Err(mistake.in_field("faction", "only starting cards have one"));
        }
    };
    let drafted = matches!(deck, Deck::Sector(1..)) && !kind.is_world();
    let played = kind.is_unit() || kind == CardType::Tactic;
    let fights = kind.is_unit() || kind == CardType::World;
    let figure = |field, value: Option<u8>, wanted: bool| match (value, wanted) {
        (Some(value), true) => Ok(value),
        (None, false) => Ok(0),
        (None, true) => Err(mistake.in_field(field, "this kind of card needs it")),
        (Some(_), false) => Err(mistake.in_field(field, "this kind of card has none")),
    };
    fits(mistake, entry)?;
    Ok(CardFacts {
        kind,
        origin,
        copies: entry.copies,
        number: figure("number", entry.number, kind == CardType::HomeWorld)?,
        draft: figure("draft", entry.draft, drafted)?,
        deploy: figure("deploy", entry.deploy, played)?,
        fleet: figure("fleet", entry.fleet, fights)?,
        ground: figure("ground", entry.ground, fights)?,
        energy: figure("energy", entry.energy, kind.is_world())?,
        points: entry.points,
        energy_phase: entry.energy_phase,
        invasion: entry.invasion,
        support: entry.support,
        action: entry.action,
        deployed: entry.deployed,
        conquest: entry.conquest,
        lasting: entry.lasting,
        own_discount: entry.own_discount,
        bonus: entry.bonus,
    })
}

/// Can a card of this kind have these texts?
fn fits(mistake: &Mistake<'_>, entry: &CardEntry) -> Result<(), ContentError> {
    use ability::{Action, Conquest, EnergyPhase, Invasion};
    let kind = entry.kind;
    let (unit, tactic, world) = (kind.is_unit(), kind == CardType::Tactic, kind.is_world());
    let energy_phase = match entry.energy_phase {
        None => true,
        Some(EnergyPhase::Gain { .. }) => unit || tactic,
        Some(EnergyPhase::Exchange { .. } | EnergyPhase::Burn { .. }) => unit || world,
        Some(EnergyPhase::Charge { .. }) => unit,
        Some(EnergyPhase::Surge { .. } | EnergyPhase::Tithe { .. }) => tactic,
    };
    let invasion = match entry.invasion {
        None => true,
        Some(Invasion::Sacrifice { .. }) => tactic,
        Some(_) => unit || tactic,
    };
    let action = match entry.action {
        None => true,
        Some(Action::Draw { .. } | Action::Recover { .. }) => unit,
        Some(Action::Deploy { .. } | Action::Command { .. }) => tactic,
    };
    let conquest = match entry.conquest {
        None => true,
        Some(Conquest::Spoils { .. }) => unit || world,
        Some(Conquest::ToHand {} | Conquest::Stay { .. }) => unit,
        Some(Conquest::Colonists { .. }) => world,
    };
    let checks = [
        ("energy-phase", energy_phase),
        ("invasion", invasion),
        ("support", entry.support.is_none() || unit),
        ("action", action),
        ("deployed", entry.deployed.is_none() || unit),
        ("conquest", conquest),
        ("lasting", entry.lasting.is_none() || unit || world),
        ("own-discount", entry.own_discount.is_none() || unit),
        ("bonus", entry.bonus.is_none() || !tactic),
    ];
    if let Some((field, _)) = checks.into_iter().find(|(_, fits)| !fits) {
        return Err(mistake.in_field(field, "this kind of card cannot have this text"));
    }
    if let Some(EnergyPhase::Exchange { cards: 0, .. }) = entry.energy_phase {
        return Err(mistake.in_field("energy-phase", "`cards` must be 1 at least"));
    }
    // One moment to play it, and one limit a round: see `Unit::spent`.
    let moments = [
        entry.energy_phase.is_some(),
        entry.invasion.is_some(),
        entry.action.is_some(),
    ];
    if tactic && moments.into_iter().filter(|there| *there).count() != 1 {
        let why = "a Tactic has exactly one of `energy-phase`, `invasion` and `action`";
        return Err(mistake.in_field("", why));
    }
    let once_a_round = [
        entry.energy_phase.is_some(),
        entry.action.is_some(),
        entry.lasting.is_some(),
    ];
    if !tactic && once_a_round.into_iter().filter(|there| *there).count() > 1 {
        let why = "only one of `energy-phase`, `action` and `lasting` goes on one card";
        return Err(mistake.in_field("", why));
    }
    Ok(())
}
