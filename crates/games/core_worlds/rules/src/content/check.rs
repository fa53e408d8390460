//! What must hold over all cards together: the list of components (CW-CMP-02)
//! and what the rules count on.

use engine::content::{ContentError, Files};

use super::read::SECTORS;
use super::{CardType, Content, Faction, Origin};
use crate::card::Card;
use crate::state::{SEATS, WORLDS};

/// Cards in the Galactic Decks, by sector.
pub(crate) const GALACTIC_DECKS: [usize; 6] = [12, 24, 24, 24, 24, 12];
/// Cards in a starting deck.
pub(crate) const STARTING_DECK: usize = 16;
/// Copies of cards that bring further Units along when deployed: a bound on
/// how deep one deployment nests in another.
pub(crate) const MAX_CHAIN: usize = 16;

/// Worlds in each of sectors 1 to 4 at least: the rest joins hands and decks.
const MIN_WORLDS: usize = 8;

const FACTIONS: [Faction; 5] = [
    Faction::Banner,
    Faction::Viktor,
    Faction::Aaron,
    Faction::Elona,
    Faction::Simon,
];

pub(super) fn check(files: &Files, content: &Content) -> Result<(), ContentError> {
    let fault = |file: &str, why: String| Err(files.fault(file, 0..0, "", why));
    if let Some(why) = home_worlds(content) {
        return fault("core_worlds/home_worlds.toml", why);
    }
    if let Some(why) = starting_decks(content) {
        return fault("core_worlds/starting_decks.toml", why);
    }
    for sector in 0..6 {
        if let Some(why) = galactic_deck(content, sector) {
            return fault(&format!("core_worlds/sector_{sector}.toml"), why);
        }
    }
    if let Some(why) = worlds(content) {
        return fault(SECTORS, why);
    }
    let chain: usize = content
        .deck(|_| true)
        .filter(|card| content.card(*card).deployed.is_some())
        .count();
    if chain > MAX_CHAIN {
        let why = format!("more than {MAX_CHAIN} cards have a text upon deployment");
        return fault(SECTORS, why);
    }
    match sectors(content) {
        Some(why) => fault(SECTORS, why),
        None => Ok(()),
    }
}

fn home_worlds(content: &Content) -> Option<String> {
    for faction in FACTIONS {
        let homes: Vec<Card> = content
            .deck(|origin| origin == Origin::Home(faction))
            .collect();
        let [home] = homes[..] else {
            return Some(format!("{faction:?} needs exactly one Home World"));
        };
        if content.card(home).kind != CardType::HomeWorld {
            return Some(format!("`{home}` must be a `home-world`"));
        }
    }
    let mut numbers = content
        .deck(|origin| matches!(origin, Origin::Home(_)))
        .map(|home| content.card(home).number)
        .collect::<Vec<_>>();
    numbers.sort_unstable();
    numbers.dedup();
    (numbers.len() != FACTIONS.len()).then(|| "Home Worlds need different numbers".to_owned())
}

fn starting_decks(content: &Content) -> Option<String> {
    for faction in FACTIONS {
        let deck: Vec<Card> = content.starting_deck(faction).collect();
        if deck.len() != STARTING_DECK {
            let count = deck.len();
            return Some(format!(
                "the deck of {faction:?} has {count} cards; it must have {STARTING_DECK}"
            ));
        }
        // Named by the rules of colonising and of the pre-game draft.
        for needed in [Card::GalacticGrunts, Card::SnubFighter] {
            if !deck.contains(&needed) {
                return Some(format!("every starting deck needs a `{needed}`"));
            }
        }
        let playable = |card: &Card| {
            let kind = content.card(*card).kind;
            kind.is_unit() || kind == CardType::Tactic
        };
        if let Some(card) = deck.into_iter().find(|card| !playable(card)) {
            return Some(format!("`{card}` cannot be in a starting deck"));
        }
    }
    None
}

fn galactic_deck(content: &Content, sector: u8) -> Option<String> {
    let deck: Vec<Card> = content
        .deck(|origin| origin == Origin::Sector(sector))
        .collect();
    let wanted = GALACTIC_DECKS[usize::from(sector)];
    if deck.len() != wanted {
        let count = deck.len();
        return Some(format!("there are {count} cards; there must be {wanted}"));
    }
    let count = |kind| {
        deck.iter()
            .filter(|card| content.card(**card).kind == kind)
            .count()
    };
    let (worlds, prestige) = (count(CardType::World), count(CardType::Prestige));
    let right = match sector {
        0 => worlds == 0 && prestige == 0,
        // CW-COR-04.
        5 => worlds == 6 && prestige == 6,
        // CW-PRS-01.
        _ => prestige == 0,
    };
    if !right || count(CardType::HomeWorld) > 0 {
        return Some("sector 0 has Units and Tactics only; 5 has six Worlds and six Prestige cards; the others have no Prestige cards; Home Worlds are apart".to_owned());
    }
    // Worlds are named by their card alone.
    let twice = |card: &&Card| {
        content.card(**card).kind == CardType::World && content.card(**card).copies > 1
    };
    deck.iter()
        .find(twice)
        .map(|card| format!("the World `{card}` can exist only once"))
}

/// How many cards a state has room for: see `state::CARDS` and
/// `state::WORLDS`.
fn worlds(content: &Content) -> Option<String> {
    let is_world = |card: &Card| content.card(*card).kind == CardType::World;
    let all = content.deck(|_| true).filter(is_world).count();
    let of_sector = |sector| {
        content
            .deck(|origin| origin == Origin::Sector(sector))
            .filter(is_world)
            .count()
    };
    if all >= WORLDS || (1..=4).any(|sector| of_sector(sector) < MIN_WORLDS) {
        return Some(format!(
            "sectors 1 to 4 have {MIN_WORLDS} Worlds each at least, and all together fewer than {WORLDS}"
        ));
    }
    None
}

fn sectors(content: &Content) -> Option<String> {
    let points = [1, 2, 3, 4, 5].map(|number| content.sector(number).action_points);
    // CW-R03.
    if points[0] != 4 || !points.is_sorted() {
        return Some("Action Points begin with 4 and never fall".to_owned());
    }
    let hands = [1, 2, 3, 4, 5].map(|number| content.sector(number).hand);
    if hands != [6, 6, 6, 6, 7] {
        return Some("hands are 6 cards, and 7 in sector 5".to_owned());
    }
    for players in 2..=SEATS {
        // Two of the cards laid out for the pre-game draft are left over
        // (CW-PRE-07), and there are no more than sector 0 has.
        let laid_out = content.central_zone(players);
        if !(2 * players + 2..=GALACTIC_DECKS[0]).contains(&laid_out) {
            return Some(format!(
                "the Central Zone of {players} players cannot have {laid_out} cards"
            ));
        }
        if content.surge_tokens[players - 2].len() != players {
            return Some(format!(
                "the Energy Surge Tokens of {players} players need a figure a seat"
            ));
        }
    }
    None
}

impl Content {
    /// The starting deck of a leader, in order.
    pub fn starting_deck(&self, faction: Faction) -> impl Iterator<Item = Card> {
        self.deck(move |origin| origin == Origin::EveryStart || origin == Origin::Start(faction))
    }
}
