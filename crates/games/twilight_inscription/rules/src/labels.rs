//! What choices are called, and why a thing that no choice is about is out of the
//! question.

use engine::{Label, Seat, Text};

use crate::Look;
use crate::ban::Ban;
use crate::choice::{Choice, Subject};
use crate::ids::{Asset, Node, Sheet, Side, Turn};
use crate::pen::Pen;
use crate::state::TwilightInscription;
use crate::task::Task;
use crate::words;

/// What a choice is called.
pub(crate) fn of(pen: &Pen<'_>, choice: Choice) -> Label {
    let plain = |key| Label::new(Text::new(key));
    match choice {
        Choice::Keep(faction) => {
            let name = &pen.content.faction(faction).name;
            Label::new(Text::new("tins-keep").with("faction", name))
        }
        Choice::Active(sheet) => {
            Label::new(Text::new("tins-active").with("sheet", words::sheet(sheet)))
        }
        Choice::Switch(sheet) => {
            Label::new(Text::new("tins-switch").with("sheet", words::sheet(sheet)))
        }
        Choice::On(sheet) => Label::new(Text::new("tins-on").with("sheet", words::sheet(sheet))),
        Choice::Name(sheet) => {
            Label::new(Text::new("tins-name").with("sheet", words::sheet(sheet)))
        }
        Choice::Explore(system, pay) => {
            let asset = words::holding(pen.navigation().asset(system));
            let text = Text::new("tins-explore").with("system", system.to_string());
            marked(
                text.with("asset", asset),
                words::pay(pay),
                "tins-group-explore",
            )
        }
        Choice::Worm(from, to, pay) => {
            let wormholes = &pen.navigation().wormholes;
            let text = Text::new("tins-worm")
                .with("from", wormholes[usize::from(from)].to_string())
                .with("to", wormholes[usize::from(to)].to_string());
            marked(text, words::pay(pay), "tins-group-explore")
        }
        Choice::Claim(system, pay) => {
            let mecatol = system == pen.navigation().mecatol;
            let asset = match mecatol {
                true => Text::new("tins-asset-mecatol"),
                false => words::holding(pen.navigation().asset(system)),
            };
            let text = Text::new("tins-claim").with("system", system.to_string());
            marked(
                text.with("asset", asset),
                words::pay(pay),
                "tins-group-claim",
            )
        }
        Choice::Icon(icon, pay) => {
            let expansion = pen.expansion();
            let planet = expansion.planets[icon.planet()].name.as_str();
            let text = Text::new("tins-icon")
                .with("planet", planet)
                .with("icon", icon.to_string());
            let kind = expansion
                .kind(icon)
                .map_or(Text::new("tins-material"), words::resource);
            marked(
                text.with("kind", kind),
                words::pay(pay),
                "tins-group-planets",
            )
        }
        Choice::Dock(dock, kind, pay) => {
            let text = Text::new("tins-dock")
                .with("dock", dock + 1)
                .with("kind", words::resource(kind));
            marked(text, words::pay(pay), "tins-group-docks")
        }
        Choice::DockPlanet(dock) => dock_label(pen, "tins-dock-planet", dock),
        Choice::DockFree(dock) => dock_label(pen, "tins-dock-free", dock),
        Choice::Unlock(planet) => {
            let name = pen.expansion().planets[usize::from(planet)].name.as_str();
            Label::new(Text::new("tins-unlock").with("planet", name)).in_group("tins-group-planets")
        }
        Choice::Scrap(cell, pay) => {
            let text = Text::new("tins-scrap").with("cell", cell.to_string());
            let asset = words::holding(pen.industry().asset(cell));
            marked(
                text.with("asset", asset),
                words::pay(pay),
                "tins-group-scrap",
            )
        }
        Choice::Take(cell, pay) => {
            let text = Text::new("tins-take").with("cell", cell.to_string());
            let asset = words::holding(pen.industry().asset(cell));
            marked(
                text.with("asset", asset),
                words::pay(pay),
                "tins-group-take",
            )
        }
        Choice::Open(cell) => {
            let text = Text::new("tins-open").with("cell", cell.to_string());
            Label::new(text).in_group("tins-group-specialties")
        }
        Choice::Burst(specialty) => {
            let bursts = pen.industry().bursts.iter();
            let mut bursts = bursts.filter(|burst| burst.specialty == specialty);
            let found = bursts.next();
            let (amount, kind) = found.map_or((0, Text::new("tins-material")), |burst| {
                (burst.amount, words::resource(burst.resource))
            });
            let text = Text::new("tins-burst").with("specialty", words::specialty(specialty));
            Label::new(text.with("amount", amount).with("kind", kind))
                .in_group("tins-group-specialties")
        }
        Choice::Build(unit, copy, kind, pay) => {
            let text = Text::new("tins-build")
                .with("unit", words::unit(unit))
                .with("number", copy + 1);
            marked(
                text.with("kind", words::resource(kind)),
                words::pay(pay),
                "tins-group-build",
            )
        }
        Choice::BuildWith(unit, copy, specialty) => {
            let text = Text::new("tins-build-with").with("unit", words::unit(unit));
            let text = text
                .with("number", copy + 1)
                .with("specialty", words::specialty(specialty));
            Label::new(text).in_group("tins-group-specialties")
        }
        Choice::Infantry(pay) => {
            let text = Text::new("tins-infantry");
            marked(text, words::pay(pay), "tins-group-build")
        }
        Choice::Lift(unit) => {
            let text = Text::new("tins-lift").with("unit", words::unit(unit));
            Label::new(text).in_group("tins-group-specialties")
        }
        Choice::At(node, turn) => place(pen, node, turn),
        Choice::Tech(technology, pay) => {
            let text =
                Text::new("tins-tech").with("technology", &pen.content.technology(technology).name);
            let sheet = pen.content.technology(technology).sheet;
            let slot = pen
                .offers(sheet)
                .iter()
                .position(|offer| offer.id == technology)
                .unwrap_or(0);
            let crossed = pen.sheets().research[sheet as usize][slot];
            let needed = pen.offers(sheet)[slot].research;
            let text = text.with("crossed", crossed + 1).with("needed", needed);
            marked(text, words::pay(pay), "tins-group-technologies")
        }
        Choice::TechWith(technology, specialty) => {
            let text = Text::new("tins-tech-with")
                .with("technology", &pen.content.technology(technology).name);
            Label::new(text.with("specialty", words::specialty(specialty)))
                .in_group("tins-group-specialties")
        }
        Choice::Learn(technology) => {
            let text = Text::new("tins-learn")
                .with("technology", &pen.content.technology(technology).name);
            Label::new(text).in_group("tins-group-technologies")
        }
        Choice::Use(technology) => {
            let text =
                Text::new("tins-use").with("technology", &pen.content.technology(technology).name);
            Label::new(text).in_group("tins-group-technologies")
        }
        Choice::Focus(resource) => {
            let text = Text::new("tins-focus").with("kind", words::resource(resource));
            Label::new(text).in_group("tins-group-dice")
        }
        Choice::Die(resource) => {
            let text = Text::new("tins-die").with("kind", words::resource(resource));
            Label::new(text).in_group("tins-group-dice")
        }
        Choice::Skip(resource) => {
            let text = Text::new("tins-skip").with("kind", words::resource(resource));
            Label::new(text).in_group("tins-group-dice")
        }
        Choice::Relic(relic) => {
            let text = Text::new("tins-relic").with("relic", &pen.content.relic(relic).name);
            Label::new(text).in_group("tins-group-relics")
        }
        Choice::RelicOn(relic, side) => {
            let text = Text::new("tins-relic-on").with("relic", &pen.content.relic(relic).name);
            Label::new(text.with("side", words::side(side))).in_group("tins-group-relics")
        }
        Choice::Next(asset) => {
            Label::new(Text::new("tins-next").with("asset", words::asset(asset)))
        }
        Choice::Gain(asset) => {
            Label::new(Text::new("tins-gain").with("asset", words::asset(asset)))
        }
        Choice::Option(number) => Label::new(Text::new("tins-option").with("number", number)),
        Choice::Node(node) => Label::new(Text::new("tins-node").with("node", node.to_string())),
        Choice::Bar(system) => {
            let asset = words::holding(pen.navigation().asset(system));
            Label::new(
                Text::new("tins-bar")
                    .with("system", system.to_string())
                    .with("asset", asset),
            )
        }
        Choice::BarLine(line) => {
            let planet = pen.expansion().planets[line.planet()].name.as_str();
            Label::new(
                Text::new("tins-bar-line")
                    .with("line", line.to_string())
                    .with("planet", planet),
            )
        }
        Choice::Lose(specialty) => {
            Label::new(Text::new("tins-lose").with("specialty", words::specialty(specialty)))
        }
        Choice::Copy(side) => Label::new(match pen.game.neighbour(pen.seat, side) {
            Some(neighbour) => Text::new("tins-copy").with("seat", neighbour),
            None => Text::new("tins-copy-nobody").with("side", words::side(side)),
        }),
        Choice::Boost(side) => boost(pen, side),
        Choice::Vote(true, votes) => {
            Label::new(Text::new("tins-vote-for").with("votes", votes)).in_group("tins-group-for")
        }
        Choice::Vote(false, votes) => {
            Label::new(Text::new("tins-vote-against").with("votes", votes))
                .in_group("tins-group-against")
        }
        Choice::Cast(votes) => Label::new(Text::new("tins-cast").with("votes", votes)),
        Choice::Abstain => plain("tins-abstain").ending(),
        Choice::Wait => plain("tins-wait"),
        Choice::Down => plain("tins-down").ending(),
    }
}

/// A mark, and with what it is paid.
fn marked(text: Text, pay: Text, group: &'static str) -> Label {
    Label::new(text.with("pay", pay)).in_group(group)
}

fn dock_label(pen: &Pen<'_>, key: &'static str, dock: u8) -> Label {
    let asset = pen.expansion().docks[usize::from(dock)].asset;
    let text = Text::new(key)
        .with("dock", dock + 1)
        .with("asset", words::asset(asset));
    Label::new(text).in_group("tins-group-docks")
}

/// Strength against a neighbour, with what their sheets show.
fn boost(pen: &Pen<'_>, side: Side) -> Label {
    let text = match pen.game.neighbour(pen.seat, side) {
        Some(neighbour) => Text::new("tins-boost").with("seat", neighbour),
        None => Text::new("tins-boost-rival"),
    };
    Label::new(text.with("side", words::side(side)))
}

/// A place for a unit, with what it claims.
fn place(pen: &Pen<'_>, node: Node, turn: Turn) -> Label {
    let Some(Task::Place(unit, _)) = pen.task() else {
        return Label::new(Text::new("tins-node").with("node", node.to_string()));
    };
    let war = pen.war();
    let mut places = war.unit(unit).places.iter();
    let here = places.find(|place| (place.at, place.turn) == (node, turn));
    let covered = here.map_or(0, |place| place.nodes);
    let claimed = war
        .assets
        .iter()
        .filter(|(node, _)| covered >> node.index() & 1 == 1);
    let claimed: Vec<Asset> = claimed.map(|(_, asset)| *asset).collect();
    let turn = Text::new(match turn {
        Turn(0) => "tins-turn-none",
        Turn(1) => "tins-turn-right",
        Turn(2) => "tins-turn-half",
        Turn(_) => "tins-turn-left",
    });
    let text = Text::new("tins-at")
        .with("node", node.to_string())
        .with("turn", turn);
    let text = match claimed[..] {
        [] => text.with("assets", 0).with("first", "").with("second", ""),
        [one] => text
            .with("assets", 1)
            .with("first", words::asset(one))
            .with("second", ""),
        [one, two, ..] => text
            .with("assets", claimed.len())
            .with("first", words::asset(one))
            .with("second", words::asset(two)),
    };
    Label::new(text)
}

/// The sheet on which a thing lies.
fn sheet_of(pen: &Pen<'_>, subject: Subject) -> Option<Sheet> {
    Some(match subject {
        Subject::System(_) => Sheet::Navigation,
        Subject::Planet(_) | Subject::Icon(_) | Subject::Line(_) | Subject::Dock(_) => {
            Sheet::Expansion
        }
        Subject::Cell(_) | Subject::Burst(_) => Sheet::Industry,
        Subject::Unit(_) | Subject::Node(_) | Subject::Side(_) => Sheet::War,
        Subject::Technology(technology) => pen.content.technology(technology).sheet,
        Subject::Sheet(_)
        | Subject::Focus(_)
        | Subject::Relic(_)
        | Subject::Faction(_)
        | Subject::Player(_) => return None,
    })
}

/// Why a thing that no choice is about is out of the question.
pub(crate) fn elsewhere(pen: &Pen<'_>, subject: Subject) -> Option<Ban> {
    let task = pen.task()?;
    if let Subject::Player(_) | Subject::Faction(_) = subject {
        return None;
    }
    let active = match task {
        Task::Spend => pen.lane.own.notes.active,
        Task::Sum(_, sheet) => Some(sheet),
        Task::Active => return Some(Ban::NoSheet),
        _ => return Some(Ban::First),
    };
    match (sheet_of(pen, subject), active) {
        (Some(sheet), Some(active)) if sheet != active => Some(Ban::Inactive(active)),
        (_, _) => Some(Ban::NotNow),
    }
}

/// Does a thing lie on the sheets of a seat?
pub(crate) fn is_there(look: Look<'_>, seat: Seat, subject: Subject) -> bool {
    let pen = Pen::of(look, seat);
    match subject {
        Subject::System(system) => pen.navigation().all >> system.index() & 1 == 1,
        Subject::Planet(planet) => usize::from(planet) < pen.expansion().planets.len(),
        Subject::Icon(icon) => pen.expansion().kind(icon).is_some(),
        Subject::Line(line) => pen.expansion().line(line).1.is_some(),
        Subject::Dock(dock) => usize::from(dock) < pen.expansion().docks.len(),
        Subject::Cell(cell) => {
            let industry = pen.industry();
            (industry.tiles | industry.dotted | 1 << industry.start.index()) >> cell.index() & 1
                == 1
        }
        Subject::Burst(specialty) => pen
            .industry()
            .bursts
            .iter()
            .any(|burst| burst.specialty == specialty),
        Subject::Node(node) => pen.war().nodes >> node.index() & 1 == 1,
        Subject::Technology(technology) => {
            let sheet = pen.content.technology(technology).sheet;
            pen.offers(sheet).iter().any(|offer| offer.id == technology)
        }
        Subject::Player(other) => is_other(look.game, seat, other),
        Subject::Sheet(_)
        | Subject::Unit(_)
        | Subject::Focus(_)
        | Subject::Relic(_)
        | Subject::Faction(_)
        | Subject::Side(_) => true,
    }
}

fn is_other(game: &TwilightInscription, seat: Seat, other: Seat) -> bool {
    other != seat && game.all().contains(other)
}
