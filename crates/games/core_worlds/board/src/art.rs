//! Pictures: one for each kind of card, most cards with a look of their own.
//! What is drawn more than once is a symbol that every page carries.

use core_worlds::Card;
use core_worlds::content::{CardFacts, CardType, Origin};
use maud::{Markup, html};

use web::parts::{Palette, Texture, globe, planet};

/// The picture of a card, to fill the box it stands in.
pub(crate) fn art(card: Card, facts: &CardFacts) -> Markup {
    let seed = seed(card);
    let (ground, glow) = backdrop(facts.kind);
    html! {
        svg viewBox="0 0 104 76" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect width="104" height="76" fill=(ground) {}
            ellipse cx=(20 + seed % 64) cy=(22 + seed / 64 % 16) rx="60" ry="36" fill=(glow) opacity=".55" {}
            use href="#a-stars" {}
            @match scene(card, facts.kind) {
                Some(scene) => { use href={ "#" (scene) } {} }
                None => (world_scene(card, facts)),
            }
        }
    }
}

/// A World by itself: large, with its surface.
pub(crate) fn world(card: Card) -> Markup {
    let look = Look::of(card);
    html! {
        svg class="cw-globe" viewBox="-22 -22 44 44" aria-hidden="true" {
            circle r="19.6" fill="#fff" opacity=".14" {}
            (planet(0.0, 0.0, 18.0, look.palette, look.texture))
            @if look.ring { (ring(0.0, 0.0, 18.0)) }
        }
    }
}

/// A World among many: small, without its surface, which is slow to draw.
pub(crate) fn small_world(card: Card) -> Markup {
    let look = Look::of(card);
    html! {
        svg viewBox="-22 -22 44 44" aria-hidden="true" {
            (globe(0.0, 0.0, 18.0, look.palette))
            @if look.ring { (ring(0.0, 0.0, 13.5)) }
        }
    }
}

/// A World in the sky, with what goes round it.
fn world_scene(card: Card, facts: &CardFacts) -> Markup {
    let look = Look::of(card);
    // The worlds of the core have a sun close by.
    let core = facts.origin == Origin::Sector(5);
    html! {
        @if core {
            circle cx="30" cy="22" r="34" fill="url(#sunc)" opacity=".75" {}
            circle cx="54" cy="42" r="33" fill="none" stroke="#ffcf87" opacity=".45" {}
        }
        circle cx="54" cy="42" r="27.3" fill="#fff" opacity=".13" {}
        (planet(54.0, 42.0, 25.0, look.palette, look.texture))
        @if look.ring { (ring(54.0, 42.0, 25.0)) }
        @if let Some((x, y)) = look.moon { (globe(x, y, 4.0, Palette::Grey)) }
    }
}

/// The half of a ring that is in front.
fn ring(x: f32, y: f32, radius: f32) -> Markup {
    let (outer, flat) = (radius * 1.7, radius * 0.46);
    let (inner, low) = (radius * 1.35, radius * 0.3);
    let band = outer - inner;
    html! {
        path transform={ "rotate(-18 " (x) " " (y) ")" } fill="#ffe9bd" opacity=".75"
            d={ "M" (x - outer) " " (y) "a" (outer) " " (flat) " 0 0 0 " (outer * 2.0) " 0h" (-band)
                "a" (inner) " " (low) " 0 0 1 " (-inner * 2.0) " 0z" } {}
    }
}

/// What a World looks like, always the same.
struct Look {
    palette: Palette,
    texture: Texture,
    ring: bool,
    moon: Option<(f32, f32)>,
}

impl Look {
    fn of(card: Card) -> Self {
        let seed = seed(card) as usize;
        let texture = Texture::ALL[seed / 16 % Texture::ALL.len()];
        let (palette, texture) =
            named_look(card).unwrap_or_else(|| (Palette::ALL[seed % Palette::ALL.len()], texture));
        Self {
            palette,
            texture,
            ring: texture == Texture::Gas && (seed / 64).is_multiple_of(2),
            moon: match seed / 128 % 3 {
                0 => Some((86.0, 22.0)),
                1 => Some((20.0, 58.0)),
                _ => None,
            },
        }
    }
}

/// Worlds whose names say what they look like.
const fn named_look(card: Card) -> Option<(Palette, Texture)> {
    use {Palette as P, Texture as T};
    Some(match card {
        Card::AlphaPrime => (P::Ocean, T::Sea),
        Card::Kharrow | Card::Ashfall | Card::CinderGate | Card::Emberworks => (P::Lava, T::Rock),
        Card::VerdanceReach | Card::MarrowFields | Card::ElysianMere => (P::Green, T::Sea),
        Card::SelunesThrone | Card::UmbraRelay | Card::Belcanto => (P::Violet, T::Gas),
        Card::Foxhollow | Card::Gorrin | Card::FoundryNine => (P::Rust, T::Rock),
        Card::Pelagia | Card::Stillwater => (P::Ocean, T::Sea),
        Card::Duskwater | Card::Brackmire | Card::HalcyonDrift => (P::Teal, T::Sea),
        Card::Ironback | Card::LanternRock | Card::Girder | Card::FerrumShoals => {
            (P::Grey, T::Rock)
        }
        Card::QuartzVeil | Card::IsleOfGlass | Card::ThuleCrossing => (P::Ice, T::Gas),
        Card::Coldfoundry | Card::DrydockSigma | Card::NadirStation => (P::Slate, T::Sea),
        Card::Aurelia | Card::DoradoSpires | Card::GildedCrescent => (P::Gold, T::Gas),
        Card::Hexmill | Card::JaspersLanding => (P::Sand, T::Gas),
        Card::Redoubt | Card::Festival | Card::Jubilee => (P::Rose, T::Rock),
        Card::Zeus => (P::Gold, T::Gas),
        Card::Anu => (P::Ice, T::Sea),
        Card::Tyr => (P::Rust, T::Rock),
        Card::Goibniu => (P::Lava, T::Rock),
        Card::Thoth => (P::Violet, T::Gas),
        Card::Inti => (P::Sand, T::Gas),
        _ => return None,
    })
}

/// The colours behind a picture.
const fn backdrop(kind: CardType) -> (&'static str, &'static str) {
    match kind {
        CardType::HomeWorld | CardType::World => ("#0a1226", "#1c2d5c"),
        CardType::Hero => ("#1b1220", "#6b3f5c"),
        CardType::Infantry => ("#1c1014", "#7a3b22"),
        CardType::Robot => ("#121722", "#3c5a68"),
        CardType::Vehicle => ("#171410", "#6b5a2c"),
        CardType::Starfighter | CardType::StarCruiser | CardType::CapitalShip => {
            ("#0c1433", "#3a3f8f")
        }
        CardType::Tactic => ("#150f28", "#4d3a9a"),
        CardType::Prestige => ("#1a1408", "#6b5220"),
    }
}

/// The drawing of a card that is no World.
const fn scene(card: Card, kind: CardType) -> Option<&'static str> {
    Some(match card {
        Card::MiningFreighter => "a-freighter",
        Card::PatrolCorvette | Card::EscortFrigate | Card::SovereignCruiser => "a-frigate",
        Card::GrandFlagship => "a-flagship",
        Card::WorldShip => "a-worldship",
        Card::HerculesBomber => "a-bomber",
        Card::DropShuttle => "a-shuttle",
        Card::ClawFighter | Card::ViperSquadron | Card::NovaFighter => "a-wing",
        Card::ShockTroopers | Card::HeavyRepeatingAssault | Card::VanguardMarines => "a-assault",
        Card::JumpInfantry => "a-jump",
        Card::PraetorianGuard | Card::GeneticSuperSoldier => "a-guard",
        Card::ScoutMech | Card::TitanMech | Card::AssaultStrider => "a-mech",
        Card::SentryDrones | Card::SalvageDroid => "a-drones",
        Card::LogisticsCore => "a-core",
        Card::ArmoredCrawler | Card::JuggernautCrawler => "a-crawler",
        Card::RaiderSkiff => "a-skiff",
        Card::EmpressElona | Card::QueenAlais => "a-queen",
        Card::SimonTheFox | Card::RimSmuggler | Card::EngineerTavik => "a-rogue",
        Card::WarbandChieftain | Card::WarlordKaine | Card::BaronViktor => "a-chief",
        Card::EnergySurge => "a-surge",
        Card::ReserveCells => "a-cells",
        Card::FlankingSortie | Card::ScrambleOrder => "a-sortie",
        Card::OrbitalBombardment => "a-bombard",
        Card::SupplyConvoy => "a-convoy",
        Card::ForcedMarch | Card::AdvanceScouts => "a-march",
        Card::BroadsideVolley => "a-volley",
        Card::BreachTeams => "a-breach",
        Card::RapidRedeployment | Card::GrandStrategy => "a-plan",
        Card::ShieldCollapse => "a-shield",
        Card::IonDisruption => "a-ion",
        Card::ProductionDrive => "a-drive",
        Card::TotalWar => "a-war",
        Card::AdmiraltySeal => "a-seal",
        Card::HallOfHeroes => "a-hall",
        Card::EnergyMonopoly => "a-orb",
        Card::CensusOfWorlds => "a-census",
        Card::VeteransMonument => "a-monument",
        _ => match kind {
            CardType::HomeWorld | CardType::World => return None,
            CardType::Hero => "a-lord",
            CardType::Infantry => "a-squad",
            CardType::Robot => "a-golem",
            CardType::Vehicle => "a-tank",
            CardType::Starfighter => "a-fighter",
            CardType::StarCruiser => "a-cruiser",
            CardType::CapitalShip => "a-carrier",
            CardType::Tactic => "a-ambush",
            CardType::Prestige => "a-throne",
        },
    })
}

/// A number that belongs to a card: its name, scattered.
fn seed(card: Card) -> u32 {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    let hash = card.id().bytes().fold(0x811c_9dc5, step);
    hash >> 7
}
