//! The list of components (TINS-OVR-03), and what the rules count on.

use engine::content::{ContentError, Files};
use strum::VariantArray;

use super::{Back, Content, EventKind, VARIANTS, Variant, must_be};
use crate::ids::{Agenda, EventCard, Objective, Sheet};
use crate::state::MAX_VOTES;

/// Fails with the first thing that is not as the rules need it.
pub(super) fn check(files: &Files, content: &Content) -> Result<(), ContentError> {
    events(files, content)?;
    let objectives = "twilight_inscription/objectives.toml";
    for sheet in Sheet::VARIANTS {
        let of = Objective::VARIANTS
            .iter()
            .filter(|id| content.objective(**id).sheet == *sheet);
        must_be(files, (objectives, "objectives"), of.count(), 3)?;
    }
    let agendas = "twilight_inscription/agendas.toml";
    for tier in 2..=4 {
        let of = Agenda::VARIANTS
            .iter()
            .filter(|id| content.agenda(**id).tier == tier);
        must_be(files, (agendas, "agendas"), of.count(), 4)?;
    }
    let dice = "twilight_inscription/dice.toml";
    must_be(files, (dice, "black"), content.dice.black.len(), 6)?;
    must_be(files, (dice, "focus"), content.dice.focus.len(), 6)?;
    for number in 0..VARIANTS as u8 {
        sheets(files, content, Variant(number))?;
    }
    super::chains::check(files, content)
}

/// TINS-SET-08, TINS-RND-03 to TINS-RND-06.
fn events(files: &Files, content: &Content) -> Result<(), ContentError> {
    let file = "twilight_inscription/events.toml";
    let count = |tier: u8, kind: EventKind| {
        let cards = EventCard::VARIANTS.iter().map(|card| content.event(*card));
        cards
            .filter(|facts| (facts.tier, facts.kind) == (tier, kind))
            .count()
    };
    for tier in 1..=5 {
        let (battles, councils) = (usize::from(tier > 1), usize::from((2..=4).contains(&tier)));
        must_be(
            files,
            (file, "events"),
            count(tier, EventKind::Battle),
            battles,
        )?;
        must_be(
            files,
            (file, "events"),
            count(tier, EventKind::Council),
            councils,
        )?;
        must_be(
            files,
            (file, "events"),
            count(tier, EventKind::Production),
            councils,
        )?;
        let backs = |back| {
            let cards = EventCard::VARIANTS.iter().map(|card| content.event(*card));
            cards
                .filter(|facts| (facts.tier, facts.back) == (tier, back))
                .count()
        };
        if backs(Back::Blue) == 0 || backs(Back::Black) == 0 {
            let why = format!("tier {tier} has cards of both backs (TINS-SET-08)");
            return Err(files.fault(file, 0..0, "events", why));
        }
    }
    let last = EventCard::VARIANTS
        .iter()
        .filter(|card| content.event(**card).ends);
    let last: Vec<_> = last.map(|card| content.event(*card)).collect();
    let throne = matches!(last[..], [facts] if facts.tier == 5 && facts.kind == EventKind::Battle);
    if !throne {
        let why = "the battle of tier 5, and it alone, ends the game (TINS-R09)";
        return Err(files.fault(file, 0..0, "events", why));
    }
    Ok(())
}

/// What the state has room for, and what a sheet cannot do without.
fn sheets(files: &Files, content: &Content, variant: Variant) -> Result<(), ContentError> {
    let side = format!("side[{}]", variant.0);
    for sheet in Sheet::VARIANTS {
        for offer in content.offers(*sheet, variant) {
            if content.technology(offer.id).sheet != *sheet || offer.research == 0 {
                let why = format!("{} is no technology of this sheet", offer.id);
                let file = format!("twilight_inscription/{sheet}.toml");
                return Err(files.fault(&file, 0..0, format!("{side}.technologies"), why));
            }
        }
    }
    let navigation = content.navigation(variant);
    let mut reached = navigation.explored;
    while reached | navigation.beside(reached) != reached {
        reached |= navigation.beside(reached);
    }
    for end in &navigation.wormholes {
        let mut pocket = 1 << end.index();
        while pocket | navigation.beside(pocket) != pocket {
            pocket |= navigation.beside(pocket);
        }
        reached |= pocket;
    }
    if reached != navigation.all {
        let why = "each system can be reached, by ways or through a wormhole";
        let file = "twilight_inscription/navigation.toml";
        return Err(files.fault(file, 0..0, format!("{side}.routes"), why));
    }
    let industry = content.industry(variant);
    if industry.bursts.len() != 2 || industry.vote_icons() == 0 || industry.votes > MAX_VOTES {
        let why = "a sheet has two specialties in its legend, a vote icon and up to 30 votes";
        let file = "twilight_inscription/industry.toml";
        return Err(files.fault(file, 0..0, side, why));
    }
    Ok(())
}
