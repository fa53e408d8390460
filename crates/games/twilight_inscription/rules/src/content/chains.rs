//! How far abilities reach: what is set off where nobody can be asked, and how deep a
//! chain of effects can become (TINS-R06). A state has room for so much, and content
//! that needs more does not load.

use engine::content::{ContentError, Files};
use strum::VariantArray;

use super::{Content, Timing, VARIANTS, Variant};
use crate::cards::effect::{Effect, List, Loss, On};
use crate::cards::trigger::{Clause, Limit, Trigger};
use crate::ids::{Agenda, Asset, Faction, Line, Relic, Resource, Sheet, Side, Technology};
use crate::state::{DEPTH, QUEUE};

/// What lies below a chain: resources are spent, in them those of a specialty, and
/// something that is left out.
const BASE: usize = 3;
/// What the last mark of a chain may still begin: assets, and a unit to be deployed.
const LAST: usize = 2;
/// How many technologies somebody may know (TINS-TEC-01).
const KNOWN: usize = 2 * Sheet::VARIANTS.len();

/// What carrying a list out may lead to.
#[derive(Debug, Clone, Copy, Default)]
struct Reach {
    /// Is its owner asked?
    asks: bool,
    /// What it may set off, a bit each.
    triggers: u32,
    /// May it claim a printed faction asset?
    faction: bool,
    /// May it draw a relic?
    draws: bool,
    /// Does it claim a faction asset by itself?
    gives_faction: bool,
}

impl Reach {
    const NOTHING: Self = Self {
        asks: false,
        triggers: 0,
        faction: false,
        draws: false,
        gives_faction: false,
    };
    /// The owner is asked, and nothing follows.
    const ASKS: Self = Self {
        asks: true,
        ..Self::NOTHING
    };

    /// This sets these off, too.
    const fn sets_off(mut self, triggers: &[Trigger]) -> Self {
        let mut place = 0;
        while place < triggers.len() {
            self.triggers |= 1 << triggers[place] as u32;
            place += 1;
        }
        self
    }

    /// It claims what is printed.
    const fn claims(mut self) -> Self {
        self.faction = true;
        self.sets_off(&[Trigger::ProductionOrColumn])
    }

    const fn and(self, other: Self) -> Self {
        Self {
            asks: self.asks || other.asks,
            triggers: self.triggers | other.triggers,
            faction: self.faction || other.faction,
            draws: self.draws || other.draws,
            gives_faction: self.gives_faction || other.gives_faction,
        }
    }

    const fn has(self, trigger: Trigger) -> bool {
        self.triggers >> trigger as u32 & 1 == 1
    }
}

/// What a claimed asset leads to.
const fn of_asset(asset: Asset) -> Reach {
    match asset {
        Asset::Commodity(..) => Reach::NOTHING.sets_off(&[Trigger::ProductionOrColumn]),
        Asset::Faction => Reach {
            faction: true,
            gives_faction: true,
            ..Reach::NOTHING
        },
        _ => Reach::NOTHING,
    }
}

/// What claiming systems leads to.
const fn of_systems() -> Reach {
    let reach = Reach {
        draws: true,
        ..Reach::NOTHING
    };
    let reach = reach.sets_off(&[Trigger::ClaimEmptySystem, Trigger::ClaimPlanetSystem]);
    reach.sets_off(&[Trigger::ClaimMecatol]).claims()
}

/// What resources lead to that are spent on a sheet.
const fn of_sheet(sheet: Sheet) -> Reach {
    let reach = Reach::ASKS.sets_off(&[Trigger::UnlockTechnology]).claims();
    match sheet {
        Sheet::Navigation => reach
            .sets_off(&[Trigger::ExploreWormhole])
            .and(of_systems()),
        Sheet::Expansion => reach.sets_off(&[Trigger::CompletePlanet]),
        Sheet::Industry => reach.sets_off(&[Trigger::ScrapTradeCell]),
        Sheet::War => reach.sets_off(&[Trigger::BuildUnit, Trigger::WriteAnomaly]),
    }
}

fn of_any_sheet() -> Reach {
    Sheet::VARIANTS
        .iter()
        .fold(Reach::NOTHING, |all, sheet| all.and(of_sheet(*sheet)))
}

impl Content {
    /// The lists in an effect.
    fn inner(&self, effect: Effect) -> Vec<List> {
        match effect {
            Effect::Choose { at, len } => self.options(at, len).to_vec(),
            Effect::ChooseSheet(list)
            | Effect::ForEach(_, _, _, list)
            | Effect::Pay(_, _, list) => {
                vec![list]
            }
            Effect::If(_, _, then, otherwise) => vec![then, otherwise],
            Effect::Lose(_, _, otherwise, each) => vec![otherwise, each],
            _ => Vec::new(),
        }
    }

    /// What an effect leads to by itself; copying leads to what all others' cards do.
    fn reach_of(&self, effect: Effect) -> Reach {
        let own = match effect {
            Effect::Resources(_, On::Sheet(sheet)) => of_sheet(sheet),
            Effect::Resources(..) => of_any_sheet(),
            Effect::Claim(asset, _) => of_asset(asset),
            Effect::ClaimChoice(assets, ..) => self
                .assets(assets)
                .iter()
                .fold(Reach::ASKS, |all, asset| all.and(of_asset(*asset))),
            Effect::Explore(_, false) => Reach::ASKS.sets_off(&[Trigger::ExploreWormhole]),
            Effect::ClaimSystem(_, true) => of_systems(),
            Effect::ClaimSystem(_, false) => Reach::ASKS.and(of_systems()),
            Effect::CrossIcons(..) => Reach::ASKS.sets_off(&[Trigger::CompletePlanet]).claims(),
            Effect::BuildDock(_) | Effect::ClaimCells(_) => Reach::ASKS.claims(),
            Effect::Scrap(..) => Reach::ASKS.sets_off(&[Trigger::ScrapTradeCell]),
            Effect::Deploy(..) | Effect::MarkAnomalies(_) => {
                Reach::ASKS.sets_off(&[Trigger::WriteAnomaly]).claims()
            }
            Effect::CrossUnits(..) => of_sheet(Sheet::War),
            Effect::CrossTechnologies(_, On::Each) | Effect::UnlockTechnologies(_, _, Some(_)) => {
                Reach::NOTHING.sets_off(&[Trigger::UnlockTechnology])
            }
            Effect::CrossTechnologies(..) | Effect::UnlockTechnologies(..) => {
                Reach::ASKS.sets_off(&[Trigger::UnlockTechnology])
            }
            Effect::UseFocusDice(n) if usize::from(n) >= Resource::VARIANTS.len() => Reach::NOTHING,
            Effect::Lose(Loss::Specialty, ..)
            | Effect::Explore(_, true)
            | Effect::UseFocusDice(_)
            | Effect::CrossOutSystems(_)
            | Effect::CrossOutLines(..)
            | Effect::Choose { .. }
            | Effect::ChooseSheet(_) => Reach::ASKS,
            Effect::CopyNeighbour => Faction::VARIANTS
                .iter()
                .map(|faction| self.faction(*faction).asset)
                .filter(|asset| !self.copies(*asset))
                .fold(Reach::ASKS, |all, asset| all.and(self.reach(asset))),
            Effect::FreeVotes(_)
            | Effect::UnlockUnit(_)
            | Effect::WriteOnAnomalies
            | Effect::WormholeAccess
            | Effect::Strength(..)
            | Effect::IgnoreLoss(_)
            | Effect::LossPenalty(_)
            | Effect::TreatAs(..)
            | Effect::Discount(..)
            | Effect::DiceSheet
            | Effect::SkipDice(_)
            | Effect::VoteLast
            | Effect::Vp(..)
            | Effect::VpPer { .. }
            | Effect::Lose(..)
            | Effect::Forbid(_)
            | Effect::CancelRelics
            | Effect::KeepSpareFaction
            | Effect::If(..)
            | Effect::ForEach(..)
            | Effect::Pay(..) => Reach::NOTHING,
        };
        let inner = self.inner(effect);
        inner
            .iter()
            .fold(own, |all, list| all.and(self.reach(*list)))
    }

    /// What a list leads to by itself.
    fn reach(&self, list: List) -> Reach {
        let effects = self.effects(list).iter();
        effects.fold(Reach::NOTHING, |all, effect| {
            all.and(self.reach_of(*effect))
        })
    }

    /// Is a neighbour copied?
    fn copies(&self, list: List) -> bool {
        self.effects(list).iter().any(|effect| {
            *effect == Effect::CopyNeighbour
                || self.inner(*effect).iter().any(|list| self.copies(*list))
        })
    }

    /// How many things a list may have begun at once, itself included.
    fn height(&self, list: List, unlocking: usize) -> usize {
        let effects = self.effects(list);
        let heights = effects.iter().enumerate().map(|(place, effect)| {
            let lists = self.inner(*effect);
            let inner = lists.iter().map(|list| self.height(*list, unlocking)).max();
            let inner = inner.unwrap_or(0);
            let own = match effect {
                Effect::ForEach(..) | Effect::ChooseSheet(_) => 1 + inner,
                Effect::Lose(..) => 2 + inner,
                Effect::CrossTechnologies(_, On::Each) => KNOWN * unlocking,
                Effect::CopyNeighbour => Faction::VARIANTS
                    .iter()
                    .map(|faction| self.faction(*faction).asset)
                    .filter(|asset| !self.copies(*asset))
                    .map(|asset| self.height(asset, unlocking))
                    .max()
                    .unwrap_or(0),
                _ => inner,
            };
            usize::from(place + 1 < effects.len()) + own.max(1)
        });
        heights.max().unwrap_or(0)
    }

    /// Every list of a card or a technology.
    fn lists(&self) -> impl Iterator<Item = List> {
        let technologies = Technology::VARIANTS.iter();
        let technologies = technologies.map(|id| self.technology(*id).clause.effects);
        let factions = Faction::VARIANTS.iter().flat_map(|id| {
            let facts = self.faction(*id);
            let clauses = facts.ability.clauses.iter().map(|clause| clause.effects);
            clauses.chain([facts.setup, facts.asset])
        });
        let relics = Relic::VARIANTS.iter().map(|id| self.relic(*id).effects);
        let agendas = Agenda::VARIANTS.iter().flat_map(|id| {
            let facts = self.agenda(*id);
            [facts.in_favour.effects, facts.against.effects]
        });
        technologies.chain(factions).chain(relics).chain(agendas)
    }

    /// Every clause of all factions and technologies.
    fn clauses(&self) -> impl Iterator<Item = &Clause> {
        let factions = Faction::VARIANTS.iter();
        let factions = factions.flat_map(|id| &self.faction(*id).ability.clauses);
        let technologies = Technology::VARIANTS.iter();
        factions.chain(technologies.map(|id| &self.technology(*id).clause))
    }

    /// Relics that are played as soon as they are drawn.
    fn drawn(&self) -> impl Iterator<Item = List> {
        let relics = Relic::VARIANTS.iter().map(|id| self.relic(*id));
        let drawn = relics.filter(|facts| facts.timing == Timing::OnDraw);
        drawn.map(|facts| facts.effects)
    }

    /// May its owner be asked before all that a list sets off is over?
    fn may_ask(&self, list: List) -> bool {
        let mut reach = self.reach(list);
        loop {
            let set_off = self.clauses().filter(|clause| reach.has(clause.trigger));
            let all = set_off.fold(reach, |all, clause| all.and(self.reach(clause.effects)));
            if all.asks || all.triggers == reach.triggers {
                return all.asks;
            }
            reach = all;
        }
    }

    /// How many faction assets one player may claim (TINS-ALI-10), and how many of them
    /// lie on the war grid and beside planets.
    fn faction_assets(&self) -> [usize; 3] {
        let variants = || (0..VARIANTS as u8).map(Variant);
        let most = |count: &dyn Fn(Variant) -> usize| variants().map(count).max().unwrap_or(0);
        let is = |asset: Asset| usize::from(asset == Asset::Faction);
        let navigation = most(&|variant| {
            let systems = self.navigation(variant).systems.iter();
            systems.filter_map(|system| system.asset).map(is).sum()
        });
        let lines = most(&|variant| {
            let lines = Line::all().filter_map(|line| self.expansion(variant).line(line).1);
            lines.map(is).sum()
        });
        let docks = most(&|variant| {
            let docks = self.expansion(variant).docks.iter();
            docks.map(|dock| is(dock.asset)).sum()
        });
        let industry = most(&|variant| {
            let industry = self.industry(variant);
            let cells = (0..64).map(crate::ids::Cell::at);
            cells.filter_map(|cell| industry.asset(cell)).map(is).sum()
        });
        let nodes = most(&|variant| {
            let nodes = self.war(variant).assets.iter();
            nodes.map(|(_, asset)| is(*asset)).sum()
        });
        let boxes = most(&|variant| {
            let war = self.war(variant);
            let sides = Side::VARIANTS.iter();
            let boxes = sides.flat_map(|side| {
                (0..super::war::BATTLES).map(|battle| war.strength_box(*side, battle).win)
            });
            boxes.map(is).sum()
        });
        let all = navigation + lines + docks + industry + nodes + boxes;
        [all, nodes, lines]
    }

    /// How many assets may wait at once: those of a mark whose faction asset comes
    /// first, and then those of the last mark.
    fn waiting(&self) -> usize {
        let (mut most, mut with_faction) = (2, 1);
        for variant in (0..VARIANTS as u8).map(Variant) {
            let war = self.war(variant);
            let mask = |is: &dyn Fn(Asset) -> bool| {
                let nodes = war.assets.iter().filter(|(_, asset)| is(*asset));
                nodes.fold(0_u128, |all, (node, _)| all | 1 << node.index())
            };
            let (all, faction) = (mask(&|_| true), mask(&|asset| asset == Asset::Faction));
            let units = crate::ids::Unit::VARIANTS.iter();
            for place in units.flat_map(|unit| &war.unit(*unit).places) {
                let claimed = (place.nodes & all).count_ones() as usize;
                most = most.max(claimed);
                if place.nodes & faction != 0 {
                    with_faction = with_faction.max(claimed);
                }
            }
        }
        let [_, nodes, lines] = self.faction_assets();
        nodes * (with_faction - 1) + lines + most
    }
}

/// Something that a chain may come to: a clause, a faction asset, a relic.
struct Link {
    list: List,
    reach: Reach,
    /// What sets it off; a faction asset and a relic have none.
    trigger: Option<Trigger>,
    /// Is it a faction asset?
    asset: bool,
    /// How often it may be under way at once; what has no limit does not set itself off.
    most: Option<usize>,
    /// What it takes.
    cost: usize,
}

impl Link {
    fn follows(&self, reach: Reach) -> bool {
        match self.trigger {
            Some(trigger) => reach.has(trigger),
            None if self.asset => reach.faction,
            None => reach.draws,
        }
    }
}

/// All links for who plays a faction and may know all technologies.
fn links(content: &Content, faction: Faction) -> Vec<Link> {
    let facts = content.faction(faction);
    let technologies = Technology::VARIANTS.iter().map(|id| {
        let facts = content.technology(*id);
        (facts.clause, facts.active_only)
    });
    let own = facts.ability.clauses.iter();
    let own = own.map(|clause| (*clause, clause.limit != Limit::None));
    let clauses: Vec<(Clause, bool)> = own.chain(technologies).collect();
    let width = |trigger: Trigger| {
        clauses
            .iter()
            .filter(|(one, _)| one.trigger == trigger)
            .count()
    };
    let unlocking = width(Trigger::UnlockTechnology);
    let cost = |list: List, trigger: Option<Trigger>| {
        // Assets that wait, what is set off with it, a unit to be deployed.
        let others = trigger.map_or(0, |trigger| width(trigger) - 1);
        let unit = usize::from(trigger == Some(Trigger::BuildUnit));
        1 + content.height(list, unlocking) + others + unit
    };
    let link = |list: List, trigger: Option<Trigger>, asset: bool, most: Option<usize>| Link {
        list,
        reach: content.reach(list),
        trigger,
        asset,
        most,
        cost: cost(list, trigger),
    };
    let mut links: Vec<Link> = clauses
        .iter()
        .map(|(clause, limited)| {
            // Mecatol Rex is claimed once.
            let once = *limited || clause.trigger == Trigger::ClaimMecatol;
            let trigger = Some(clause.trigger);
            link(clause.effects, trigger, false, once.then_some(1))
        })
        .collect();
    let [assets, _, _] = content.faction_assets();
    links.push(link(facts.asset, None, true, Some(assets)));
    links.extend(content.drawn().map(|list| link(list, None, false, Some(1))));
    links
}

/// How much the deepest chain takes that goes on from here; an error is a list that
/// sets itself off without end.
fn deepest(links: &[Link], reach: Reach, used: &mut [usize]) -> Result<usize, List> {
    let mut most = 0;
    for (place, link) in links.iter().enumerate() {
        if !link.follows(reach) || link.most.is_some_and(|most| used[place] >= most) {
            continue;
        }
        // It may come again through a faction asset, but never oftener than there are.
        if used[place] > DEPTH {
            return Err(link.list);
        }
        used[place] += 1;
        let rest = deepest(links, link.reach, used);
        used[place] -= 1;
        most = most.max(link.cost + rest?);
    }
    Ok(most)
}

/// The room that the deepest chain of a faction takes.
fn depth(content: &Content, faction: Faction) -> Result<usize, List> {
    let links = links(content, faction);
    let mut used = vec![0; links.len()];
    // A mark that resources pay for may come to anything.
    let mut most = deepest(&links, of_any_sheet(), &mut used)?;
    let unlocking = links
        .iter()
        .filter(|link| link.trigger == Some(Trigger::UnlockTechnology))
        .count();
    let facts = content.faction(faction);
    let of_others = |list: &List| {
        let others = Faction::VARIANTS.iter().filter(|other| **other != faction);
        others.copied().any(|other| {
            let facts = content.faction(other);
            let mut clauses = facts.ability.clauses.iter();
            *list == facts.setup
                || *list == facts.asset
                || clauses.any(|clause| clause.effects == *list)
        })
    };
    let own = |list: &List| *list == facts.asset || *list == facts.setup || !of_others(list);
    for list in content.lists().filter(own) {
        let height = 1 + content.height(list, unlocking);
        let rest = deepest(&links, content.reach(list), &mut used)?;
        most = most.max(height + rest);
    }
    Ok(BASE + most + LAST)
}

/// Fails with the first list that the rules cannot carry out.
pub(super) fn check(files: &Files, content: &Content) -> Result<(), ContentError> {
    let fault = |list: List, why: &str| Err(content.ink.fault(files, list, why));
    if let Some(list) = content
        .lists()
        .find(|list| content.reach(*list).gives_faction)
    {
        return fault(list, "no card may give a faction asset: it would never end");
    }
    let silent = |trigger| {
        content
            .clauses()
            .filter(move |clause| clause.trigger == trigger)
    };
    let completed = silent(Trigger::CompleteObjective).map(|clause| clause.effects);
    let mut unheard = completed.chain(content.drawn());
    if let Some(list) = unheard.find(|list| content.may_ask(*list)) {
        let why = "it may be set off when all pens are down, where nobody can be asked";
        return fault(list, why);
    }
    let mut columns = silent(Trigger::ProductionOrColumn).map(|clause| clause.effects);
    if let Some(list) = columns.find(|list| content.may_ask(*list)) {
        let why = "it may be set off while other assets wait, where nobody can be asked";
        return fault(list, why);
    }
    let assets = Faction::VARIANTS
        .iter()
        .map(|id| content.faction(*id).asset);
    if let Some(list) = assets.filter(|list| content.copies(*list)).nth(1) {
        return fault(
            list,
            "one faction may copy others: two would copy each other",
        );
    }
    for faction in Faction::VARIANTS {
        match depth(content, *faction) {
            Err(list) => return fault(list, "it may set itself off again and again"),
            Ok(depth) if depth > DEPTH => {
                let why = format!("chains of effects may be {depth} deep, and {DEPTH} is the most");
                return fault(content.faction(*faction).asset, &why);
            }
            Ok(_) => {}
        }
    }
    let waiting = content.waiting();
    if waiting > QUEUE {
        let why = format!("{waiting} assets may wait at once, and {QUEUE} are the most");
        return Err(files.fault("twilight_inscription/war.toml", 0..0, "side.assets", why));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is printed fits with little to spare: the room is no guess.
    #[test]
    fn the_room_is_about_what_is_needed() {
        let files = Files::embedded(<crate::TwilightInscription as engine::Game>::INFO.files);
        let content = Content::load(&files).expect("sound facts");
        let depths = Faction::VARIANTS
            .iter()
            .map(|faction| depth(&content, *faction));
        let most = depths.map(|depth| depth.expect("it ends")).max();
        assert_eq!((most, content.waiting()), (Some(DEPTH), QUEUE));
    }
}
