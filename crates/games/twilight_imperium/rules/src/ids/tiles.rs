//! The system tiles of the base game (TI3-CMP-10).

use serde::Serialize;
use strum::{Display, EnumCount, EnumString, VariantArray};

/// A system tile.
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
)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "their names are facts of the content")]
pub enum Tile {
    MecatolRex,
    HomeLetnev,
    HomeHacan,
    HomeSol,
    HomeL1z1x,
    HomeMentak,
    HomeNaalu,
    HomeNorr,
    HomeJolNar,
    HomeXxcha,
    HomeYssaril,
    AbyzFria,
    ArinamMeer,
    ArnorLor,
    BeregLirtaIv,
    CentauriGral,
    CoorneeqResculon,
    DalBoothaXxehan,
    LazarSakulag,
    Lodor,
    MeharXull,
    MellonZohbat,
    NewAlbionStarpoint,
    Quann,
    QucennRarron,
    Saudor,
    Tarmann,
    TequranTorkan,
    Thibah,
    VefutIi,
    Wellon,
    WormholeAlpha,
    WormholeBeta,
    EmptyOne,
    EmptyTwo,
    EmptyThree,
    EmptyFour,
    EmptyFive,
    EmptySix,
    AsteroidFieldOne,
    AsteroidFieldTwo,
    Nebula,
    Supernova,
}
