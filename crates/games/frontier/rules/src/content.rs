//! The facts of Frontier: figures and cards.

use engine::content::{ContentError, Files, Spanned};
use engine::noun::Noun;
use serde::Deserialize;

use crate::card::Card;

/// The most cards in the whole deck.
pub const MAX_CARDS: usize = 64;
/// The most cards that fit into a hand.
pub const MAX_HAND: usize = 8;
/// The most things that fit into one harvest.
pub const MAX_BUILDS: usize = 8;
/// The most units of a kind in a hex.
pub const MAX_UNITS: u8 = 9;

/// What units do and cost.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Units {
    /// How many steps a ship sails: one or two.
    pub reach: u8,
    /// How many troops it carries.
    pub hold: u8,
    /// What a ship needs on a die of ten.
    pub hits_on: u8,
    /// Credits for a ship.
    pub ship_cost: u8,
    /// Credits for a troop.
    pub troop_cost: u8,
}

/// What everyone begins with.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Ships at home.
    pub ships: u8,
    /// Troops at home.
    pub troops: u8,
    /// Credits.
    pub credits: u8,
    /// Cards.
    pub cards: u8,
}

/// What a round allows.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// Orders of a player.
    pub orders: u8,
    /// The most cards in a hand.
    pub hand: u8,
    /// The most things built in a harvest.
    pub builds: u8,
}

/// What hexes yield.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Yields {
    /// The Core.
    pub core: u8,
    /// A home.
    pub home: u8,
    /// Any other hex.
    pub hex: u8,
    /// The most credits that one keeps.
    pub most: u8,
}

/// What points are for.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Having troops in the Core.
    pub core: u8,
    /// Having settled most hexes.
    pub most_settled: u8,
    /// What a good player scores alone, a round.
    pub par_a_round: u8,
}

/// What is known of a card.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardFacts {
    /// How many there are.
    pub count: u8,
    /// How strong it is.
    pub strength: u8,
    /// What it is called.
    pub name: Noun,
}

/// All facts.
#[derive(Debug)]
pub struct Content {
    /// What units do and cost.
    pub units: Units,
    /// What everyone begins with.
    pub start: Start,
    /// What a round allows.
    pub round: Round,
    /// What hexes yield.
    pub yields: Yields,
    /// What points are for.
    pub points: Points,
    cards: [CardFacts; Card::COUNT],
}

const FIGURES: &str = "frontier/figures.toml";
const CARDS: &str = "frontier/cards.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FiguresFile {
    units: Spanned<Units>,
    start: Spanned<Start>,
    round: Spanned<Round>,
    yields: Yields,
    points: Points,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    ambush: CardFacts,
    screen: CardFacts,
    repair: CardFacts,
    fury: CardFacts,
    sabotage: CardFacts,
    windfall: CardFacts,
    storm: Spanned<CardFacts>,
}

impl Content {
    pub(crate) fn load(files: &Files) -> Result<Self, ContentError> {
        let FiguresFile {
            units,
            start,
            round,
            yields,
            points,
        } = files.parse(FIGURES)?;
        let within = |span, field: &str, value: u8, (least, most): (u8, u8)| {
            if (least..=most).contains(&value) {
                return Ok(());
            }
            let why = format!("must be from {least} to {most}");
            Err(files.fault(FIGURES, span, field.to_owned(), why))
        };
        let span = units.span();
        let units = units.into_inner();
        within(span.clone(), "units.reach", units.reach, (1, 2))?;
        within(span.clone(), "units.hold", units.hold, (1, MAX_UNITS))?;
        within(span.clone(), "units.hits_on", units.hits_on, (2, 10))?;
        within(span.clone(), "units.ship_cost", units.ship_cost, (1, 99))?;
        within(span, "units.troop_cost", units.troop_cost, (1, 99))?;
        let (begun, allowed) = (start.span(), round.span());
        let (start, round) = (start.into_inner(), round.into_inner());
        within(begun.clone(), "start.ships", start.ships, (1, MAX_UNITS))?;
        within(begun.clone(), "start.troops", start.troops, (1, MAX_UNITS))?;
        within(
            allowed.clone(),
            "round.hand",
            round.hand,
            (1, MAX_HAND as u8),
        )?;
        within(
            allowed.clone(),
            "round.builds",
            round.builds,
            (1, MAX_BUILDS as u8),
        )?;
        within(begun, "start.cards", start.cards, (0, round.hand))?;
        within(allowed, "round.orders", round.orders, (1, 9))?;
        Ok(Self {
            units,
            start,
            round,
            yields,
            points,
            cards: cards(files)?,
        })
    }

    /// What is known of a card.
    #[must_use]
    #[inline]
    pub const fn card(&self, card: Card) -> &CardFacts {
        &self.cards[card as usize]
    }
}

fn cards(files: &Files) -> Result<[CardFacts; Card::COUNT], ContentError> {
    let file: CardsFile = files.parse(CARDS)?;
    let last = file.storm.span();
    let cards = [
        file.ambush,
        file.screen,
        file.repair,
        file.fury,
        file.sabotage,
        file.windfall,
        file.storm.into_inner(),
    ];
    let all: usize = cards.iter().map(|facts| usize::from(facts.count)).sum();
    if all > MAX_CARDS {
        let why = format!("there can be {MAX_CARDS} cards at most, and these are {all}");
        return Err(files.fault(CARDS, last, "storm.count".to_owned(), why));
    }
    Ok(cards)
}
