//! Every card of the box by name, and how names are written in logs.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// A card, whichever copy of it. In the order of the content files: Home
/// Worlds, starting decks, then the Galactic Decks by sector.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
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
    pub const COUNT: usize = Self::ALL.len();

    /// Every card.
    pub const ALL: [Self; 125] = [
        Self::AlphaPrime,
        Self::Kharrow,
        Self::VerdanceReach,
        Self::SelunesThrone,
        Self::Foxhollow,
        Self::GalacticGrunts,
        Self::SnubFighter,
        Self::EnergySurge,
        Self::LordBanner,
        Self::BaronViktor,
        Self::PrinceAaron,
        Self::EmpressElona,
        Self::SimonTheFox,
        Self::MiningFreighter,
        Self::BorderVeterans,
        Self::PicketInterceptor,
        Self::AssaultStrider,
        Self::PatrolCorvette,
        Self::SalvageDroid,
        Self::RimSmuggler,
        Self::DropShuttle,
        Self::AdvanceScouts,
        Self::ForcedMarch,
        Self::ScrambleOrder,
        Self::ReserveCells,
        Self::Ashfall,
        Self::Duskwater,
        Self::FerrumShoals,
        Self::Brackmire,
        Self::CinderGate,
        Self::Ironback,
        Self::Gorrin,
        Self::HalcyonDrift,
        Self::JaspersLanding,
        Self::Kessandra,
        Self::LanternRock,
        Self::HerculesBomber,
        Self::ClawFighter,
        Self::ShockTroopers,
        Self::TunnelSappers,
        Self::ScoutMech,
        Self::RaiderSkiff,
        Self::ArmoredCrawler,
        Self::EscortFrigate,
        Self::WarbandChieftain,
        Self::Ambush,
        Self::FlankingSortie,
        Self::SupplyConvoy,
        Self::LornOutpost,
        Self::MarrowFields,
        Self::NadirStation,
        Self::OrrinsFolly,
        Self::Pelagia,
        Self::QuartzVeil,
        Self::Redoubt,
        Self::Stillwater,
        Self::ThuleCrossing,
        Self::UmbraRelay,
        Self::StealthHawk,
        Self::BattleCruiser,
        Self::HeavyRepeatingAssault,
        Self::GeneticSuperSoldier,
        Self::JumpInfantry,
        Self::SiegeTank,
        Self::LancerFighter,
        Self::SentryDrones,
        Self::FrontierMarshal,
        Self::BroadsideVolley,
        Self::BreachTeams,
        Self::RapidRedeployment,
        Self::AnvilPrime,
        Self::Blastforge,
        Self::Coldfoundry,
        Self::DrydockSigma,
        Self::Emberworks,
        Self::FoundryNine,
        Self::Girder,
        Self::Hexmill,
        Self::IngotKrait,
        Self::JunctionOmicron,
        Self::DreadnoughtCruiser,
        Self::AssaultCarrier,
        Self::PlasmaTank,
        Self::VanguardMarines,
        Self::WarGolem,
        Self::ViperSquadron,
        Self::LogisticsCore,
        Self::EngineerTavik,
        Self::OrbitalBombardment,
        Self::IonDisruption,
        Self::ProductionDrive,
        Self::Aurelia,
        Self::Belcanto,
        Self::Celestine,
        Self::DoradoSpires,
        Self::ElysianMere,
        Self::Festival,
        Self::GildedCrescent,
        Self::Hesperine,
        Self::IsleOfGlass,
        Self::Jubilee,
        Self::WorldShip,
        Self::QueenAlais,
        Self::JuggernautCrawler,
        Self::PraetorianGuard,
        Self::TitanMech,
        Self::NovaFighter,
        Self::SovereignCruiser,
        Self::GrandFlagship,
        Self::WarlordKaine,
        Self::TotalWar,
        Self::ShieldCollapse,
        Self::GrandStrategy,
        Self::Zeus,
        Self::Anu,
        Self::Tyr,
        Self::Goibniu,
        Self::Thoth,
        Self::Inti,
        Self::GalacticThrone,
        Self::AdmiraltySeal,
        Self::HallOfHeroes,
        Self::EnergyMonopoly,
        Self::CensusOfWorlds,
        Self::VeteransMonument,
    ];

    /// As logs and content files write it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::AlphaPrime => "alpha-prime",
            Self::Kharrow => "kharrow",
            Self::VerdanceReach => "verdance-reach",
            Self::SelunesThrone => "selunes-throne",
            Self::Foxhollow => "foxhollow",
            Self::GalacticGrunts => "galactic-grunts",
            Self::SnubFighter => "snub-fighter",
            Self::EnergySurge => "energy-surge",
            Self::LordBanner => "lord-banner",
            Self::BaronViktor => "baron-viktor",
            Self::PrinceAaron => "prince-aaron",
            Self::EmpressElona => "empress-elona",
            Self::SimonTheFox => "simon-the-fox",
            Self::MiningFreighter => "mining-freighter",
            Self::BorderVeterans => "border-veterans",
            Self::PicketInterceptor => "picket-interceptor",
            Self::AssaultStrider => "assault-strider",
            Self::PatrolCorvette => "patrol-corvette",
            Self::SalvageDroid => "salvage-droid",
            Self::RimSmuggler => "rim-smuggler",
            Self::DropShuttle => "drop-shuttle",
            Self::AdvanceScouts => "advance-scouts",
            Self::ForcedMarch => "forced-march",
            Self::ScrambleOrder => "scramble-order",
            Self::ReserveCells => "reserve-cells",
            Self::Ashfall => "ashfall",
            Self::Duskwater => "duskwater",
            Self::FerrumShoals => "ferrum-shoals",
            Self::Brackmire => "brackmire",
            Self::CinderGate => "cinder-gate",
            Self::Ironback => "ironback",
            Self::Gorrin => "gorrin",
            Self::HalcyonDrift => "halcyon-drift",
            Self::JaspersLanding => "jaspers-landing",
            Self::Kessandra => "kessandra",
            Self::LanternRock => "lantern-rock",
            Self::HerculesBomber => "hercules-bomber",
            Self::ClawFighter => "claw-fighter",
            Self::ShockTroopers => "shock-troopers",
            Self::TunnelSappers => "tunnel-sappers",
            Self::ScoutMech => "scout-mech",
            Self::RaiderSkiff => "raider-skiff",
            Self::ArmoredCrawler => "armored-crawler",
            Self::EscortFrigate => "escort-frigate",
            Self::WarbandChieftain => "warband-chieftain",
            Self::Ambush => "ambush",
            Self::FlankingSortie => "flanking-sortie",
            Self::SupplyConvoy => "supply-convoy",
            Self::LornOutpost => "lorn-outpost",
            Self::MarrowFields => "marrow-fields",
            Self::NadirStation => "nadir-station",
            Self::OrrinsFolly => "orrins-folly",
            Self::Pelagia => "pelagia",
            Self::QuartzVeil => "quartz-veil",
            Self::Redoubt => "redoubt",
            Self::Stillwater => "stillwater",
            Self::ThuleCrossing => "thule-crossing",
            Self::UmbraRelay => "umbra-relay",
            Self::StealthHawk => "stealth-hawk",
            Self::BattleCruiser => "battle-cruiser",
            Self::HeavyRepeatingAssault => "heavy-repeating-assault",
            Self::GeneticSuperSoldier => "genetic-super-soldier",
            Self::JumpInfantry => "jump-infantry",
            Self::SiegeTank => "siege-tank",
            Self::LancerFighter => "lancer-fighter",
            Self::SentryDrones => "sentry-drones",
            Self::FrontierMarshal => "frontier-marshal",
            Self::BroadsideVolley => "broadside-volley",
            Self::BreachTeams => "breach-teams",
            Self::RapidRedeployment => "rapid-redeployment",
            Self::AnvilPrime => "anvil-prime",
            Self::Blastforge => "blastforge",
            Self::Coldfoundry => "coldfoundry",
            Self::DrydockSigma => "drydock-sigma",
            Self::Emberworks => "emberworks",
            Self::FoundryNine => "foundry-nine",
            Self::Girder => "girder",
            Self::Hexmill => "hexmill",
            Self::IngotKrait => "ingot-krait",
            Self::JunctionOmicron => "junction-omicron",
            Self::DreadnoughtCruiser => "dreadnought-cruiser",
            Self::AssaultCarrier => "assault-carrier",
            Self::PlasmaTank => "plasma-tank",
            Self::VanguardMarines => "vanguard-marines",
            Self::WarGolem => "war-golem",
            Self::ViperSquadron => "viper-squadron",
            Self::LogisticsCore => "logistics-core",
            Self::EngineerTavik => "engineer-tavik",
            Self::OrbitalBombardment => "orbital-bombardment",
            Self::IonDisruption => "ion-disruption",
            Self::ProductionDrive => "production-drive",
            Self::Aurelia => "aurelia",
            Self::Belcanto => "belcanto",
            Self::Celestine => "celestine",
            Self::DoradoSpires => "dorado-spires",
            Self::ElysianMere => "elysian-mere",
            Self::Festival => "festival",
            Self::GildedCrescent => "gilded-crescent",
            Self::Hesperine => "hesperine",
            Self::IsleOfGlass => "isle-of-glass",
            Self::Jubilee => "jubilee",
            Self::WorldShip => "world-ship",
            Self::QueenAlais => "queen-alais",
            Self::JuggernautCrawler => "juggernaut-crawler",
            Self::PraetorianGuard => "praetorian-guard",
            Self::TitanMech => "titan-mech",
            Self::NovaFighter => "nova-fighter",
            Self::SovereignCruiser => "sovereign-cruiser",
            Self::GrandFlagship => "grand-flagship",
            Self::WarlordKaine => "warlord-kaine",
            Self::TotalWar => "total-war",
            Self::ShieldCollapse => "shield-collapse",
            Self::GrandStrategy => "grand-strategy",
            Self::Zeus => "zeus",
            Self::Anu => "anu",
            Self::Tyr => "tyr",
            Self::Goibniu => "goibniu",
            Self::Thoth => "thoth",
            Self::Inti => "inti",
            Self::GalacticThrone => "galactic-throne",
            Self::AdmiraltySeal => "admiralty-seal",
            Self::HallOfHeroes => "hall-of-heroes",
            Self::EnergyMonopoly => "energy-monopoly",
            Self::CensusOfWorlds => "census-of-worlds",
            Self::VeteransMonument => "veterans-monument",
        }
    }

    /// May it settle on a World it helped to conquer (CW-COL-01)?
    #[must_use]
    pub const fn is_colonist(self) -> bool {
        matches!(self, Self::GalacticGrunts | Self::SnubFighter)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Card {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL
            .into_iter()
            .find(|card| card.id() == text)
            .ok_or(())
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

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
