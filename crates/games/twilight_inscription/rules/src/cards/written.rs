//! Effects as content files write them, and how they are laid together.

use std::ops::Range;

use engine::content::{ContentError, Files, Spanned, named, named_too};
use serde::{Deserialize, Deserializer};

use super::effect::{
    Against, Assets, Count, Effect, Forbidden, Icons, Kind, List, Loss, On, Scope,
};
use crate::ids::{Asset, Technology, Unit};

/// Where factions are.
pub(crate) const FACTIONS: &str = "twilight_inscription/factions.toml";

/// Assets by their names.
fn assets<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Asset>, D::Error> {
    engine::content::all_named(deserializer)
}

/// An effect as a file writes it.
#[derive(Debug, Clone, Deserialize)]
#[serde(
    tag = "op",
    rename_all = "kebab-case",
    rename_all_fields = "kebab-case",
    deny_unknown_fields
)]
pub(crate) enum Written {
    Resources {
        #[serde(default)]
        material: u8,
        #[serde(default)]
        influence: u8,
        #[serde(default)]
        research: u8,
        #[serde(default)]
        any: u8,
        #[serde(deserialize_with = "named")]
        on: On,
    },
    FreeTradeGoods {
        n: u8,
        #[serde(deserialize_with = "named")]
        on: On,
    },
    FreeVotes {
        n: u8,
    },
    Claim {
        #[serde(deserialize_with = "named")]
        asset: Asset,
        n: u8,
    },
    ClaimChoice {
        #[serde(deserialize_with = "assets")]
        assets: Vec<Asset>,
        n: u8,
        #[serde(default)]
        different: bool,
    },
    Explore {
        n: u8,
        #[serde(default)]
        nearby: bool,
    },
    ClaimSystem {
        n: u8,
        #[serde(default)]
        arrival: bool,
    },
    CrossPlanetIcons {
        n: u8,
        scope: Icons,
    },
    BuildDock {
        n: u8,
    },
    ScrapCells {
        n: u8,
        #[serde(default)]
        anywhere: bool,
    },
    ClaimCells {
        n: u8,
    },
    DeployUnit {
        unit: Unit,
        n: u8,
    },
    CrossUnitIcons {
        n: u8,
        #[serde(default)]
        unit: Option<Unit>,
        #[serde(default)]
        started: bool,
    },
    UnlockUnit {
        unit: Unit,
    },
    MarkAnomalies {
        n: u8,
    },
    WriteOnAnomalies,
    CrossTechIcons {
        n: u8,
        #[serde(deserialize_with = "named")]
        on: On,
    },
    UnlockTechnology {
        n: u8,
        #[serde(deserialize_with = "named")]
        on: On,
        #[serde(default)]
        technology: Option<Technology>,
    },
    WormholeAccess,
    Strength {
        n: i8,
        side: Against,
        scope: Scope,
    },
    IgnoreLoss {
        by_at_most: u8,
    },
    LossPenalty {
        n: i8,
    },
    TreatAs {
        #[serde(default, deserialize_with = "named")]
        from: Kind,
        #[serde(deserialize_with = "named")]
        to: Kind,
        #[serde(deserialize_with = "named")]
        on: On,
        #[serde(default)]
        n: Option<u8>,
    },
    Discount {
        unit: Unit,
        n: u8,
    },
    UseFocusDie {
        n: u8,
    },
    DiceSheet,
    SkipDice {
        n: u8,
    },
    VoteLast,
    Vp {
        n: i8,
        #[serde(deserialize_with = "named")]
        sheet: On,
    },
    VpPer {
        of: Count,
        per: u8,
        n: i8,
        max: u8,
        #[serde(deserialize_with = "named")]
        sheet: On,
    },
    Lose {
        asset: Loss,
        n: u8,
        #[serde(default)]
        otherwise: Vec<Written>,
        #[serde(default)]
        each_missing: Vec<Written>,
    },
    Forbid {
        what: Forbidden,
    },
    CrossOutSystems {
        n: u8,
    },
    CrossOutLineAssets {
        n: u8,
        #[serde(deserialize_with = "named")]
        asset: Asset,
    },
    CancelRelics,
    CopyNeighbour,
    KeepSpareFaction,
    Choose {
        options: Vec<Vec<Written>>,
    },
    ChooseSheet {
        r#do: Vec<Written>,
    },
    If {
        when: When,
        then: Vec<Written>,
        #[serde(default)]
        otherwise: Vec<Written>,
    },
    ForEach {
        of: Count,
        per: u8,
        max: u8,
        r#do: Vec<Written>,
    },
    Pay {
        #[serde(deserialize_with = "named")]
        asset: Asset,
        n: u8,
        then: Vec<Written>,
    },
}

/// Enough of something.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct When {
    pub(crate) count: Count,
    pub(crate) at_least: u8,
}

/// A word that may be missing.
pub(crate) fn maybe<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: std::str::FromStr,
{
    named_too(deserializer)
}

/// All effects of the content, laid together.
#[derive(Debug, Default)]
pub(crate) struct Ink {
    pub(crate) effects: Vec<Effect>,
    pub(crate) lists: Vec<List>,
    pub(crate) assets: Vec<Asset>,
    /// Where the lists of cards and technologies were written.
    sources: Vec<Source>,
}

/// Where a list was written.
#[derive(Debug)]
struct Source {
    list: List,
    file: &'static str,
    field: String,
    span: Range<usize>,
}

impl Ink {
    /// Lays down the list of a field.
    pub(crate) fn field(
        &mut self,
        (file, field): (&'static str, String),
        written: &Spanned<Vec<Written>>,
    ) -> List {
        let list = self.list(written.get_ref());
        self.sources.push(Source {
            list,
            file,
            field,
            span: written.span(),
        });
        list
    }

    /// A mistake in a list that a field holds.
    pub(crate) fn fault(&self, files: &Files, list: List, why: &str) -> ContentError {
        match self.sources.iter().find(|source| source.list == list) {
            Some(source) => {
                files.fault(source.file, source.span.clone(), source.field.as_str(), why)
            }
            None => files.fault(FACTIONS, 0..0, "", why),
        }
    }

    /// Lays a list down.
    pub(crate) fn list(&mut self, written: &[Written]) -> List {
        // What lies inside comes first, so that the list itself lies together.
        let effects: Vec<Effect> = written.iter().map(|effect| self.effect(effect)).collect();
        let at = self.effects.len() as u16;
        self.effects.extend(effects);
        List {
            at,
            len: written.len() as u8,
        }
    }

    fn effect(&mut self, written: &Written) -> Effect {
        match written {
            Written::Resources {
                material,
                influence,
                research,
                any,
                on,
            } => Effect::Resources([*material, *influence, *research, *any], *on),
            Written::FreeTradeGoods { n, on } => Effect::Resources([0, 0, 0, *n], *on),
            Written::FreeVotes { n } => Effect::FreeVotes(*n),
            Written::Claim { asset, n } => Effect::Claim(*asset, *n),
            Written::ClaimChoice {
                assets,
                n,
                different,
            } => {
                let at = self.assets.len() as u16;
                self.assets.extend(assets);
                let len = assets.len() as u8;
                Effect::ClaimChoice(Assets { at, len }, *n, *different)
            }
            Written::Explore { n, nearby } => Effect::Explore(*n, *nearby),
            Written::ClaimSystem { n, arrival } => Effect::ClaimSystem(*n, *arrival),
            Written::CrossPlanetIcons { n, scope } => Effect::CrossIcons(*n, *scope),
            Written::BuildDock { n } => Effect::BuildDock(*n),
            Written::ScrapCells { n, anywhere } => Effect::Scrap(*n, *anywhere),
            Written::ClaimCells { n } => Effect::ClaimCells(*n),
            Written::DeployUnit { unit, n } => Effect::Deploy(*unit, *n),
            Written::CrossUnitIcons { n, unit, started } => Effect::CrossUnits(*n, *unit, *started),
            Written::UnlockUnit { unit } => Effect::UnlockUnit(*unit),
            Written::MarkAnomalies { n } => Effect::MarkAnomalies(*n),
            Written::WriteOnAnomalies => Effect::WriteOnAnomalies,
            Written::CrossTechIcons { n, on } => Effect::CrossTechnologies(*n, *on),
            Written::UnlockTechnology { n, on, technology } => {
                Effect::UnlockTechnologies(*n, *on, *technology)
            }
            Written::WormholeAccess => Effect::WormholeAccess,
            Written::Strength { n, side, scope } => Effect::Strength(*n, *side, *scope),
            Written::IgnoreLoss { by_at_most } => Effect::IgnoreLoss(*by_at_most),
            Written::LossPenalty { n } => Effect::LossPenalty(*n),
            Written::TreatAs { from, to, on, n } => Effect::TreatAs(*from, *to, *on, *n),
            Written::Discount { unit, n } => Effect::Discount(*unit, *n),
            Written::UseFocusDie { n } => Effect::UseFocusDice(*n),
            Written::DiceSheet => Effect::DiceSheet,
            Written::SkipDice { n } => Effect::SkipDice(*n),
            Written::VoteLast => Effect::VoteLast,
            Written::Vp { n, sheet } => Effect::Vp(*n, *sheet),
            Written::VpPer {
                of,
                per,
                n,
                max,
                sheet,
            } => Effect::VpPer {
                of: *of,
                per: *per,
                n: *n,
                max: *max,
                on: *sheet,
            },
            Written::Lose {
                asset,
                n,
                otherwise,
                each_missing,
            } => Effect::Lose(*asset, *n, self.list(otherwise), self.list(each_missing)),
            Written::Forbid { what } => Effect::Forbid(*what),
            Written::CrossOutSystems { n } => Effect::CrossOutSystems(*n),
            Written::CrossOutLineAssets { n, asset } => Effect::CrossOutLines(*n, *asset),
            Written::CancelRelics => Effect::CancelRelics,
            Written::CopyNeighbour => Effect::CopyNeighbour,
            Written::KeepSpareFaction => Effect::KeepSpareFaction,
            Written::Choose { options } => {
                let lists: Vec<List> = options.iter().map(|list| self.list(list)).collect();
                let at = self.lists.len() as u16;
                self.lists.extend(&lists);
                Effect::Choose {
                    at,
                    len: lists.len() as u8,
                }
            }
            Written::ChooseSheet { r#do } => Effect::ChooseSheet(self.list(r#do)),
            Written::If {
                when,
                then,
                otherwise,
            } => {
                let (then, otherwise) = (self.list(then), self.list(otherwise));
                Effect::If(when.count, when.at_least, then, otherwise)
            }
            Written::ForEach { of, per, max, r#do } => {
                Effect::ForEach(*of, *per, *max, self.list(r#do))
            }
            Written::Pay { asset, n, then } => Effect::Pay(*asset, *n, self.list(then)),
        }
    }
}
