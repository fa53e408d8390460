//! What Twilight Imperium says beside its steps: the story, and the table in words.

use engine::game::Row;
use engine::{Seat, Section, Sentence, Text};

use crate::choice::Subject;
use crate::content::Content;
use crate::event::{ImperiumEvent, Site};
use crate::ids::{Area, Objective, Planet, Strategy, Unit};
use crate::phase::common::site_name;
use crate::state::Vessel;
use crate::view::{FleetView, PlanetView, PlayerView, SystemView, View};

/// What a ship is called, with what has become of it and what is aboard.
pub(crate) fn vessel(content: &Content, vessel: Vessel) -> Text {
    let key = match (vessel.hurt, vessel.cargo() > 0) {
        (false, false) => "ti3-vessel",
        (true, false) => "ti3-vessel-hurt",
        (false, true) => "ti3-vessel-laden",
        (true, true) => "ti3-vessel-hurt-laden",
    };
    let text = Text::new(key).with("ship", &content.unit(vessel.ship.unit()).name);
    match vessel.cargo() {
        0 => text,
        _ => text.with("ground", vessel.ground).with("pds", vessel.pds),
    }
}

/// Sentences of the story, each with the words that it needs.
struct Story<'a>(&'a Content);

impl Story<'_> {
    fn at(&self, key: &'static str, seat: Seat, site: Site) -> Sentence<Subject> {
        Sentence::by(key, seat)
            .with("site", site_name(self.0, site))
            .about(Subject::Place(site.place))
    }

    fn on(&self, key: &'static str, seat: Seat, planet: Planet) -> Sentence<Subject> {
        Sentence::by(key, seat)
            .with("planet", &self.0.planet(planet).name)
            .about(Subject::Planet(planet))
    }

    fn unit(&self, key: &'static str, seat: Seat, unit: Unit, planet: Planet) -> Sentence<Subject> {
        self.on(key, seat, planet)
            .with("unit", &self.0.unit(unit).name)
    }

    fn card(&self, key: &'static str, seat: Seat, card: Strategy) -> Sentence<Subject> {
        Sentence::by(key, seat)
            .with("strategy", &self.0.strategy(card).name)
            .about(Subject::Strategy(card))
    }

    fn ship(&self, key: &'static str, seat: Seat, ship: Vessel) -> Sentence<Subject> {
        Sentence::by(key, seat).with("ship", vessel(self.0, ship))
    }

    fn objective(&self, key: &'static str, seat: Seat, card: Objective) -> Sentence<Subject> {
        Sentence::by(key, seat)
            .with("objective", &self.0.objective(card).name)
            .about(Subject::Objective(card))
    }
}

pub(crate) fn tell(content: &Content, event: &ImperiumEvent) -> Sentence<Subject> {
    use ImperiumEvent as E;
    let story = Story(content);
    let by = Sentence::by;
    let plain = |key| Sentence::new(Text::new(key));
    match *event {
        E::Home(seat, site) => story.at("ti3-told-home", seat, site),
        E::Veiled(seat, place) => by("ti3-told-veiled", seat)
            .with("place", place.to_string())
            .about(Subject::Place(place)),
        E::Placed(seat, site) => story.at("ti3-told-placed", seat, site),
        E::Proved(seat, ref tiles) => by("ti3-told-proved", seat).with("count", tiles.len()),
        E::Unveiled(site) => plain("ti3-told-unveiled")
            .with("site", site_name(content, site))
            .about(Subject::Place(site.place)),
        E::Put(seat, unit, planet) => story.unit("ti3-told-put", seat, unit, planet),
        E::Round(round) => plain("ti3-told-round").with("round", round),
        E::Picked(seat, card) => story.card("ti3-told-picked", seat, card),
        E::Speaker(seat) => by("ti3-told-speaker", seat),
        E::Bonus(card) => plain("ti3-told-bonus")
            .with("strategy", &content.strategy(card).name)
            .about(Subject::Strategy(card)),
        E::Goods(seat, count) => by("ti3-told-goods", seat).with("count", count),
        E::Counter(seat, Area::Strategy) => by("ti3-told-counter-strategy", seat),
        E::Counter(seat, Area::Pool) => by("ti3-told-counter-pool", seat),
        E::Counter(seat, Area::Fleet) => by("ti3-told-counter-fleet", seat),
        E::Actions => plain("ti3-told-actions"),
        E::Activated(seat, site) => story.at("ti3-told-activated", seat, site),
        E::Transfer(seat, one, other) => story
            .at("ti3-told-transfer", seat, one)
            .with("other", site_name(content, other)),
        E::Strategic(seat, card) => story.card("ti3-told-strategic", seat, card),
        E::Passed(seat) => by("ti3-told-passed", seat),
        E::Moved(seat, ship, from, to) => story
            .ship("ti3-told-moved", seat, ship)
            .with("from", site_name(content, from))
            .with("to", site_name(content, to))
            .about(Subject::Place(to.place)),
        E::Loaded(seat, unit, planet) => story.unit("ti3-told-loaded", seat, unit, planet),
        E::Wing(seat, site) => story.at("ti3-told-wing", seat, site),
        E::Aboard(seat, ship, wings) => story
            .ship("ti3-told-aboard", seat, ship)
            .with("wings", wings),
        E::Arrived(seat, site) => story.at("ti3-told-arrived", seat, site),
        E::Unsupported(seat, site, count) => story
            .at("ti3-told-unsupported", seat, site)
            .with("count", count),
        E::Fired(seat, other, site, dice, hits) => story
            .at("ti3-told-fired", seat, site)
            .with("other", other)
            .with("dice", dice.to_string())
            .with("hits", hits),
        E::HeldFire(seat) => by("ti3-told-held-fire", seat),
        E::Battle(seat, other, site) => {
            story.at("ti3-told-battle", seat, site).with("other", other)
        }
        E::Barrage(seat, dice, hits) => by("ti3-told-barrage", seat)
            .with("dice", dice.to_string())
            .with("hits", hits),
        E::WillRetreat(seat) => by("ti3-told-will-retreat", seat),
        E::FightsOn(seat) => by("ti3-told-fights-on", seat),
        E::Rolled(seat, dice, hits) => by("ti3-told-rolled", seat)
            .with("dice", dice.to_string())
            .with("hits", hits),
        E::Damaged(seat, ship) => story.ship("ti3-told-damaged", seat, ship),
        E::Lost(seat, ship) => story.ship("ti3-told-lost", seat, ship),
        E::LostFighter(seat) => by("ti3-told-lost-fighter", seat),
        E::Fled(seat, site) => story.at("ti3-told-fled", seat, site),
        E::BattleOver(site, Some(seat)) => story.at("ti3-told-battle-won", seat, site),
        E::BattleOver(site, None) => plain("ti3-told-battle-over")
            .with("site", site_name(content, site))
            .about(Subject::Place(site.place)),
        E::Landed(seat, unit, planet) => story.unit("ti3-told-landed", seat, unit, planet),
        E::Shifted(seat, unit) => {
            by("ti3-told-shifted", seat).with("unit", &content.unit(unit).name)
        }
        E::Ashore(seat, site) => story.at("ti3-told-ashore", seat, site),
        E::Took(seat, planet, None) => story.on("ti3-told-took", seat, planet),
        E::Took(seat, planet, Some(other)) => story
            .on("ti3-told-took-from", seat, planet)
            .with("other", other),
        E::Destroyed(seat, unit, planet) => story.unit("ti3-told-destroyed", seat, unit, planet),
        E::Aimed(seat, ship, planet) => story.unit("ti3-told-aimed", seat, ship.unit(), planet),
        E::Bombarded(seat, planet, dice, hits) => story
            .on("ti3-told-bombarded", seat, planet)
            .with("dice", dice.to_string())
            .with("hits", hits),
        E::Defended(seat, planet, dice, hits) => story
            .on("ti3-told-defended", seat, planet)
            .with("dice", dice.to_string())
            .with("hits", hits),
        E::Fought(seat, planet, dice, hits) => story
            .on("ti3-told-fought", seat, planet)
            .with("dice", dice.to_string())
            .with("hits", hits),
        E::Fell(seat, planet, count) => {
            story.on("ti3-told-fell", seat, planet).with("count", count)
        }
        E::Repelled(seat, planet) => story.on("ti3-told-repelled", seat, planet),
        E::Built(seat, unit, planet) => story.unit("ti3-told-built", seat, unit, planet),
        E::Produced(seat) => by("ti3-told-produced", seat),
        E::Exhausted(seat, planet) => story.on("ti3-told-exhausted", seat, planet),
        E::Paid(seat, goods) => by("ti3-told-paid", seat).with("goods", goods),
        E::Accord(seat, other) => by("ti3-told-accord", seat).with("other", other),
        E::Followed(seat, card) => story.card("ti3-told-followed", seat, card),
        E::Declined(seat) => by("ti3-told-declined", seat),
        E::Refreshed(seat, planet) => story.on("ti3-told-refreshed", seat, planet),
        E::Recalled(seat, site) => story.at("ti3-told-recalled", seat, site),
        E::Patrolled(seat, ship, from, to) => story
            .at("ti3-told-patrolled", seat, to)
            .with("unit", &content.unit(ship.unit()).name)
            .with("from", site_name(content, from)),
        E::Yard(seat, site) => story.at("ti3-told-yard", seat, site),
        E::Revealed(card) => plain("ti3-told-revealed")
            .with("objective", &content.objective(card).name)
            .about(Subject::Objective(card)),
        E::Points(seat, points) => by("ti3-told-points", seat).with("points", points),
        E::Claimed(seat, card, points) => story
            .objective("ti3-told-claimed", seat, card)
            .with("points", points),
        E::Content(seat) => by("ti3-told-content", seat),
        E::Scrapped(seat, ship, site) => story
            .at("ti3-told-scrapped", seat, site)
            .with("ship", vessel(content, ship)),
        E::ScrappedCargo(seat, unit, site) => story
            .at("ti3-told-scrapped-cargo", seat, site)
            .with("unit", &content.unit(unit).name),
        E::ScrappedUnit(seat, unit, planet) => {
            story.unit("ti3-told-scrapped-unit", seat, unit, planet)
        }
        E::Status => plain("ti3-told-status"),
        E::Upkeep => plain("ti3-told-upkeep"),
        E::Decided(seat, _) => by("ti3-told-decided", seat),
        E::Allocated(seat, counters) => by("ti3-told-allocated", seat)
            .with("strategy", counters.strategy)
            .with("pool", counters.pool)
            .with("fleet", counters.fleet),
        E::Out(seat) => by("ti3-told-out", seat),
        E::Won(seat) => by("ti3-told-won", seat),
    }
}

pub(crate) fn describe(content: &Content, view: &View) -> Vec<Section> {
    let mut sections = vec![
        state_of_play(content, view),
        players(content, view),
        strategies(content, view),
        galaxy(content, view),
    ];
    if !view.objectives.is_empty() {
        sections.push(objectives(content, view));
    }
    sections
}

fn number(value: impl Into<u64>) -> Text {
    Text::new("ti3-number").with("number", value.into() as i64)
}

fn state_of_play(content: &Content, view: &View) -> Section {
    let mut lines = vec![
        Text::new("ti3-now-round").with("round", view.round),
        Text::new("ti3-now-speaker").with("seat", view.speaker),
        Text::new("ti3-now-deck").with("count", view.deck),
    ];
    for player in &view.players {
        if let Some(secret) = player.secret.filter(|_| !player.secret_scored) {
            let name = &content.objective(secret).name;
            lines.push(Text::new("ti3-now-secret").with("objective", name));
            lines.extend(about(content, Subject::Objective(secret)));
        }
        for tile in &player.tiles.1 {
            let name = &content.tile(*tile).name;
            lines.push(Text::new("ti3-now-tile").with("tile", name));
        }
    }
    Section::new(Text::new("ti3-now"), lines)
}

fn players(content: &Content, view: &View) -> Section {
    let head = [
        "ti3-head-player",
        "ti3-head-race",
        "ti3-head-points",
        "ti3-head-goods",
        "ti3-head-strategy",
        "ti3-head-pool",
        "ti3-head-fleet",
    ];
    let row = |(seat, player): (Seat, &PlayerView)| Row {
        subject: Some(Subject::Player(seat).to_string()),
        cells: vec![
            Text::new("ti3-player").with("seat", seat),
            Text::new("ti3-race").with("race", &content.race(player.race).name),
            number(player.points),
            number(player.goods),
            number(player.counters.strategy),
            number(player.counters.pool),
            number(player.counters.fleet),
        ],
    };
    let rows = Seat::all(view.players.len()).zip(&view.players).map(row);
    Section::new(Text::new("ti3-players"), Vec::new())
        .with_rows(head.map(Text::new).to_vec(), rows.collect())
}

fn strategies(content: &Content, view: &View) -> Section {
    let head = [
        "ti3-head-card",
        "ti3-head-holder",
        "ti3-head-used",
        "ti3-head-bonus",
    ];
    let rows = view.strategies.iter().map(|card| Row {
        subject: Some(Subject::Strategy(card.card).to_string()),
        cells: vec![
            Text::new("ti3-strategy").with("strategy", &content.strategy(card.card).name),
            owner(card.holder),
            Text::new(if card.used { "ti3-yes" } else { "ti3-no" }),
            number(card.bonus),
        ],
    });
    Section::new(Text::new("ti3-strategies"), Vec::new())
        .with_rows(head.map(Text::new).to_vec(), rows.collect())
}

fn owner(seat: Option<Seat>) -> Text {
    match seat {
        Some(seat) => Text::new("ti3-player").with("seat", seat),
        None => Text::new("ti3-nobody"),
    }
}

fn galaxy(content: &Content, view: &View) -> Section {
    let head = ["ti3-head-system", "ti3-head-owner", "ti3-head-there"];
    let rows = view
        .systems
        .iter()
        .flat_map(|system| system_rows(content, system));
    Section::new(Text::new("ti3-galaxy"), Vec::new())
        .with_rows(head.map(Text::new).to_vec(), rows.collect())
}

/// A row for the system with its fleets, and one for each planet.
fn system_rows(content: &Content, system: &SystemView) -> Vec<Row> {
    let subject = Subject::Place(system.site.place).to_string();
    let name = || site_name(content, system.site);
    let mut rows: Vec<Row> = system
        .fleets
        .iter()
        .map(|fleet| Row {
            subject: Some(subject.clone()),
            cells: vec![name(), owner(Some(fleet.seat)), fleet_text(fleet)],
        })
        .collect();
    if rows.is_empty() {
        rows.push(Row {
            subject: Some(subject),
            cells: vec![name(), owner(None), Text::new("ti3-no-ships")],
        });
    }
    rows.extend(
        system
            .planets
            .iter()
            .map(|planet| planet_row(content, planet)),
    );
    rows
}

fn fleet_text(fleet: &FleetView) -> Text {
    Text::new("ti3-fleet-there")
        .with("ships", fleet.ships.len())
        .with("fighters", fleet.fighters)
}

fn planet_row(content: &Content, planet: &PlanetView) -> Row {
    let facts = content.planet(planet.planet);
    Row {
        subject: Some(Subject::Planet(planet.planet).to_string()),
        cells: vec![
            Text::new("ti3-planet-values")
                .with("planet", &facts.name)
                .with("resources", facts.resources)
                .with("influence", facts.influence),
            owner(planet.owner),
            Text::new("ti3-planet-there")
                .with("ground", planet.ground)
                .with("pds", planet.pds),
        ],
    }
}

fn objectives(content: &Content, view: &View) -> Section {
    let head = ["ti3-head-objective", "ti3-head-points", "ti3-head-scored"];
    let rows = view.objectives.iter().map(|(card, scored)| Row {
        subject: Some(Subject::Objective(*card).to_string()),
        cells: vec![
            Text::new("ti3-objective").with("objective", &content.objective(*card).name),
            number(content.objective(*card).points),
            number(scored.len() as u64),
        ],
    });
    Section::new(Text::new("ti3-objectives"), Vec::new())
        .with_rows(head.map(Text::new).to_vec(), rows.collect())
}

/// What a thing is and does.
pub(crate) fn about(content: &Content, subject: Subject) -> Option<Text> {
    Some(match subject {
        Subject::Place(_) => return None,
        Subject::Player(seat) => Text::new("ti3-about-player").with("seat", seat),
        Subject::Planet(planet) => {
            let facts = content.planet(planet);
            Text::new("ti3-planet-values")
                .with("planet", &facts.name)
                .with("resources", facts.resources)
                .with("influence", facts.influence)
        }
        Subject::Tile(tile) => Text::new("ti3-tile").with("tile", &content.tile(tile).name),
        Subject::Strategy(card) => Text::new(match card {
            Strategy::Initiative => "ti3-about-initiative",
            Strategy::Diplomacy => "ti3-about-diplomacy",
            Strategy::Political => "ti3-about-political",
            Strategy::Logistics => "ti3-about-logistics",
            Strategy::Trade => "ti3-about-trade",
            Strategy::Warfare => "ti3-about-warfare",
            Strategy::Technology => "ti3-about-technology",
            Strategy::Imperial => "ti3-about-imperial",
        }),
        Subject::Objective(card) => {
            let facts = content.objective(card);
            Text::new(objective_key(card))
                .with("count", facts.count)
                .with("points", facts.points)
        }
    })
}

const fn objective_key(card: Objective) -> &'static str {
    match card {
        Objective::FivePlanets | Objective::TenPlanets => "ti3-about-planets",
        Objective::MecatolAllRound => "ti3-about-mecatol",
        Objective::ThreeSpecialties => "ti3-about-specialties",
        Objective::FiveTechnologies | Objective::NineTechnologies => "ti3-about-technologies",
        Objective::ThreeOfAColour => "ti3-about-colour",
        Objective::FourColours => "ti3-about-colours",
        Objective::SpendGoods | Objective::SpendManyGoods => "ti3-about-spend-goods",
        Objective::SpendResources | Objective::SpendManyResources => "ti3-about-spend-resources",
        Objective::SpendInfluence | Objective::SpendMuchInfluence => "ti3-about-spend-influence",
        Objective::ThreeDocks => "ti3-about-docks",
        Objective::HeartOfTheGalaxy => "ti3-about-heart",
        Objective::MoreInfluence => "ti3-about-influence",
        Objective::Domination => "ti3-about-domination",
        Objective::Supremacy => "ti3-about-supremacy",
        Objective::ImperiumRex => "ti3-about-imperium-rex",
        Objective::Conqueror => "ti3-about-conqueror",
        Objective::Diversified => "ti3-about-diversified",
        Objective::Focused => "ti3-about-focused",
        Objective::Forceful => "ti3-about-forceful",
        Objective::Industrial => "ti3-about-industrial",
        Objective::KeeperOfGates => "ti3-about-gates",
        Objective::MasterOfShips => "ti3-about-ships",
        Objective::Merciless => "ti3-about-merciless",
        Objective::Technocrat => "ti3-about-technocrat",
        Objective::Usurper => "ti3-about-usurper",
    }
}
