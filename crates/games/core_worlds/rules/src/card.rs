//! Every card of the box by name, and how names are written in logs.

use serde::Serialize;
use strum::{Display, EnumCount, EnumString, IntoStaticStr, VariantArray};

/// A card, whichever copy of it. In the order of the content files: Home
/// Worlds, starting decks, then the Galactic Decks by sector.
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
    EnumCount,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Serialize,
)]
#[repr(u8)]
#[serde(rename_all = "kebab-case")]
#[strum(
    serialize_all = "kebab-case",
    parse_err_ty = NoSuchCard,
    parse_err_fn = no_such_card
)]
#[expect(
    missing_docs,
    reason = "the names of the cards say it; the facts are content"
)]
pub enum Card {
    // Home Worlds.
    AlphaPrime,
    Kharrow,
    VerdanceReach,
    SelunesThrone,
    Foxhollow,
    // Starting decks.
    GalacticGrunts,
    SnubFighter,
    EnergySurge,
    LordBanner,
    BaronViktor,
    PrinceAaron,
    EmpressElona,
    SimonTheFox,
    // Sector 0, for the pre-game draft.
    MiningFreighter,
    BorderVeterans,
    PicketInterceptor,
    AssaultStrider,
    PatrolCorvette,
    SalvageDroid,
    RimSmuggler,
    DropShuttle,
    AdvanceScouts,
    ForcedMarch,
    ScrambleOrder,
    ReserveCells,
    // Sector I.
    Ashfall,
    Duskwater,
    FerrumShoals,
    Brackmire,
    CinderGate,
    Ironback,
    Gorrin,
    HalcyonDrift,
    JaspersLanding,
    Kessandra,
    LanternRock,
    HerculesBomber,
    ClawFighter,
    ShockTroopers,
    TunnelSappers,
    ScoutMech,
    RaiderSkiff,
    ArmoredCrawler,
    EscortFrigate,
    WarbandChieftain,
    Ambush,
    FlankingSortie,
    SupplyConvoy,
    // Sector II.
    LornOutpost,
    MarrowFields,
    NadirStation,
    OrrinsFolly,
    Pelagia,
    QuartzVeil,
    Redoubt,
    Stillwater,
    ThuleCrossing,
    UmbraRelay,
    StealthHawk,
    BattleCruiser,
    HeavyRepeatingAssault,
    GeneticSuperSoldier,
    JumpInfantry,
    SiegeTank,
    LancerFighter,
    SentryDrones,
    FrontierMarshal,
    BroadsideVolley,
    BreachTeams,
    RapidRedeployment,
    // Sector III.
    AnvilPrime,
    Blastforge,
    Coldfoundry,
    DrydockSigma,
    Emberworks,
    FoundryNine,
    Girder,
    Hexmill,
    IngotKrait,
    JunctionOmicron,
    DreadnoughtCruiser,
    AssaultCarrier,
    PlasmaTank,
    VanguardMarines,
    WarGolem,
    ViperSquadron,
    LogisticsCore,
    EngineerTavik,
    OrbitalBombardment,
    IonDisruption,
    ProductionDrive,
    // Sector IV.
    Aurelia,
    Belcanto,
    Celestine,
    DoradoSpires,
    ElysianMere,
    Festival,
    GildedCrescent,
    Hesperine,
    IsleOfGlass,
    Jubilee,
    WorldShip,
    QueenAlais,
    JuggernautCrawler,
    PraetorianGuard,
    TitanMech,
    NovaFighter,
    SovereignCruiser,
    GrandFlagship,
    WarlordKaine,
    TotalWar,
    ShieldCollapse,
    GrandStrategy,
    // Sector V.
    Zeus,
    Anu,
    Tyr,
    Goibniu,
    Thoth,
    Inti,
    GalacticThrone,
    AdmiraltySeal,
    HallOfHeroes,
    EnergyMonopoly,
    CensusOfWorlds,
    VeteransMonument,
}

impl Card {
    /// How many there are, copies not counted.
    pub const COUNT: usize = <Self as EnumCount>::COUNT;

    /// Every card.
    pub const ALL: [Self; Self::COUNT] = match Self::VARIANTS.first_chunk() {
        Some(all) => *all,
        None => unreachable!(),
    };

    /// As logs and content files write it.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.into()
    }

    /// May it settle on a World it helped to conquer (CW-COL-01)?
    #[must_use]
    pub const fn is_colonist(self) -> bool {
        matches!(self, Self::GalacticGrunts | Self::SnubFighter)
    }
}

/// There is no card of this name.
type NoSuchCard = ();

const fn no_such_card(_: &str) -> NoSuchCard {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The list, the names and the ids say the same.
    #[test]
    fn every_card_is_listed_and_named_once() {
        for (index, card) in Card::ALL.into_iter().enumerate() {
            assert_eq!(card as usize, index);
            let words = card.id().split('-').map(|word| {
                let (first, rest) = word.split_at(1);
                first.to_uppercase() + rest
            });
            assert_eq!(words.collect::<String>(), format!("{card:?}"));
            assert_eq!(card.id().parse(), Ok(card));
        }
        let ids: BTreeSet<_> = Card::ALL.map(Card::id).into_iter().collect();
        assert_eq!(ids.len(), Card::COUNT);
        assert!("zeu".parse::<Card>().is_err());
    }
}
