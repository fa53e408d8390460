//! The cards by name.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumCount, EnumString, VariantArray};

/// A faction (TINS-FAC-01).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    EnumCount,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Faction {
    Arborec,
    Letnev,
    Saar,
    Muaat,
    Hacan,
    Sol,
    Creuss,
    #[strum(serialize = "l1z1x")]
    #[serde(rename = "l1z1x")]
    L1z1x,
    Mentak,
    Naalu,
    Nekro,
    Sardakk,
    Jolnar,
    Winnu,
    Xxcha,
    Yin,
    Yssaril,
    Argent,
    Empyrean,
    Mahact,
    NaazRokha,
    Nomad,
    Titans,
    Cabal,
}

/// A technology (TINS-TEC-01).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    EnumCount,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Technology {
    GravityDrive,
    SlingRelay,
    AntimassDeflectors,
    DarkEnergyTap,
    ScanlinkDroneNetwork,
    NeuralMotivator,
    HyperMetabolism,
    BioStims,
    DacxiveAnimators,
    PredictiveIntelligence,
    SarweenTools,
    TransitDiodes,
    IntegratedEconomy,
    SalvageOperations,
    AiDevelopmentAlgorithm,
    FleetLogistics,
    PlasmaScoring,
    SelfAssemblyRoutines,
    AssaultCannon,
    DuraniumArmor,
}

/// A relic card (TINS-REL-01).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    EnumCount,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Relic {
    ShardOfTheThrone,
    CrownOfEmphidia,
    CrownOfThalnos,
    DominusOrb,
    MawOfWorlds,
    ScepterOfEmelpar,
    StellarConverter,
    Codex,
    Obsidian,
    ProphetsTears,
    DynamisCore,
    #[strum(serialize = "jr-xs455-o")]
    #[serde(rename = "jr-xs455-o")]
    JrXs455O,
    NanoForge,
    Neuraloop,
    CircletOfTheVoid,
    BookOfLatvinia,
}

/// An event card (TINS-RND-01a).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    EnumCount,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum EventCard {
    FirstLight,
    OpenLanes,
    CautiousEnvoys,
    RelearnedSciences,
    SeizeTheMoment,
    RivalEmbassies,
    HomeworldFervour,
    PrototypeYards,
    BorderSkirmishes,
    TheCouncilReconvenes,
    FirstCaravans,
    AgeOfAmbition,
    GuardedDiscoveries,
    WarEconomy,
    OpenHostilities,
    AFractiousSession,
    GoldenRoutes,
    ClaimsAndPretenders,
    ForbiddenArchives,
    TotalMobilisation,
    GalacticWar,
    TheLastSession,
    Stockpiles,
    TheEveOfEmpire,
    AThroneToClaim,
}

/// An objective (TINS-OBJ-01).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    EnumCount,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Objective {
    Mercantilism,
    StarCharts,
    SeekersOfTheLost,
    CradleWorlds,
    TeemingBillions,
    OrbitalNetwork,
    DiversifiedTrade,
    VoiceOfTheCouncil,
    BuiltOnRuins,
    Hegemony,
    GrandArmada,
    IronCurtain,
}

/// An agenda (TINS-COU-03).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    EnumCount,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Agenda {
    EconomicEquality,
    IncentiveProgram,
    ArmsReduction,
    EnforcedTravelBan,
    ResearchTeam,
    GalacticCrisisPact,
    ConventionsOfWar,
    RegulatedConscription,
    SeedOfAnEmpire,
    UnconventionalMeasures,
    PublicExecution,
    ClassifiedDocumentLeaks,
}
