//! §0 to §2, what is in the box: the map and the counters.

use strum::{EnumCount, VariantArray};

use super::{space, table};
use crate::content::Terrain;
use crate::content::map::Route;
use crate::ids::{Colour, Counter, Culture, Demand, Fare, Gear, Good, Relic, Ship, Space, System};

/// How many spaces are like this.
fn count(is: impl Fn(Terrain) -> bool) -> usize {
    let table = table(2);
    Space::all()
        .filter(|space| is(table.content.map.lay(*space).terrain))
        .count()
}

/// MOV-0.1e: systems are places on the map: what the gazetteer tells of them changes
/// nothing.
#[test]
fn systems_are_names_and_places() {
    let table = table(2);
    let uninhabited = System::VARIANTS
        .iter()
        .filter(|system| !table.content.map.system(**system).inhabited);
    let names: Vec<String> = uninhabited.map(ToString::to_string).collect();
    assert_eq!(names, ["base", "supergiant", "supernova"]);
}

/// MOV-0.2a, MOV-R06: four dice at most, six races, four types of ship, 39 Deeds.
#[test]
fn the_box_is_complete() {
    let content = table(2).content;
    let dice = Ship::VARIANTS.iter().map(|ship| content.ship(*ship).dice);
    assert_eq!(dice.max(), Some(4));
    let races = Culture::VARIANTS
        .iter()
        .filter(|race| content.culture(**race).race);
    assert_eq!((races.count(), Ship::COUNT), (6, 4));
    assert_eq!(content.map.orbits().len() + Culture::COUNT, 39);
}

/// MOV-0.2b: all amounts are whole credits, of the notes there are.
#[test]
fn prices_are_whole() {
    let content = table(2).content;
    for good in Good::VARIANTS {
        let facts = content.good(*good);
        assert!(facts.buy > 0 && facts.buy < facts.sell, "{good}");
        assert_eq!((facts.buy % 5, facts.sell % 5), (0, 0));
    }
}

/// MOV-1.1b: there is one Galactic Base.
#[test]
fn there_is_one_base() {
    assert_eq!(count(|terrain| terrain == Terrain::Base), 1);
    assert_eq!(table(2).content.map.base(), space("base"));
}

/// MOV-1.2a, MOV-1.2b, MOV-1.2c: spaces are joined by paths, all of them in the end,
/// and nothing else is.
#[test]
fn the_map_hangs_together() {
    let map = &table(2).content.map;
    let mut reached = vec![space("base")];
    let mut next = 0;
    while next < reached.len() {
        for link in map.links(reached[next]) {
            if !reached.contains(&link.to) {
                reached.push(link.to);
            }
            // Both ways.
            let back = map
                .links(link.to)
                .iter()
                .find(|back| back.to == reached[next]);
            assert_eq!(back.map(|back| back.way), Some(link.way.back()));
        }
        next += 1;
    }
    assert_eq!(reached.len(), Space::COUNT);
}

/// MOV-1.2e: nobody lives in the Super Giant and Super Nova systems.
#[test]
fn two_systems_are_empty() {
    let table = table(2);
    for system in [System::Supergiant, System::Supernova] {
        assert_eq!(table.game.worlds[system as usize].culture, None);
    }
}

/// MOV-1.3a, MOV-1.3e, MOV-1.3f: every kind of space is there, as often as on the
/// board.
#[test]
fn kinds_of_spaces() {
    assert_eq!(count(|terrain| terrain == Terrain::Dot), 146);
    assert_eq!(count(|terrain| matches!(terrain, Terrain::Penalty(_))), 28);
    assert_eq!(count(|terrain| terrain == Terrain::Asteroid), 12);
    assert_eq!(count(|terrain| matches!(terrain, Terrain::Box(_))), 24);
    assert_eq!(count(|terrain| matches!(terrain, Terrain::Circle(_))), 9);
    assert_eq!(count(|terrain| terrain == Terrain::Orbit), 23);
    assert_eq!(count(|terrain| terrain == Terrain::SurfaceCity), 20);
    assert_eq!(count(|terrain| terrain == Terrain::SpaceCity), 5);
}

/// MOV-1.3g, MOV-1.5a: cities differ only in what it costs to enter and leave them.
#[test]
fn cities_differ_in_cost_alone() {
    use super::Layout;
    use kit::position::S1;
    for (from, to, cost) in [
        ("biosphere-01", "biosphere-smoke-ring", 1),
        ("colony-comfort-station", "colony-southern-comfort", 2),
    ] {
        let mut table = table(2);
        table.put(S1, from);
        table.head(S1, to, &[cost]);
        assert_eq!(table.whereabouts(S1), to);
        assert_eq!(table.game.turn.mp, 0);
        assert!(table.game.turn.limited);
    }
}

/// MOV-1.3h: dots and ovals are blue, red or yellow; no other space is coloured.
#[test]
fn colours_are_for_dots_and_ovals() {
    let map = &table(2).content.map;
    for space in Space::all() {
        let lay = map.lay(space);
        let coloured = matches!(lay.terrain, Terrain::Dot | Terrain::Penalty(_));
        assert!(coloured || lay.colour == Colour::Blue, "{space}");
    }
    let of = |colour| {
        Space::all()
            .filter(|space| map.lay(*space).colour == colour)
            .count()
    };
    assert!(of(Colour::Red) > 50 && of(Colour::Yellow) > 38);
}

/// MOV-1.4a: twenty-five Orbits in inhabited systems, two of them circles as well.
#[test]
fn orbits_are_where_cultures_live() {
    let map = &table(2).content.map;
    let mut circles = 0;
    for orbit in map.orbits() {
        let lay = map.lay(*orbit);
        assert!(
            lay.system
                .is_some_and(|system| map.system(system).inhabited)
        );
        circles += usize::from(matches!(lay.terrain, Terrain::Circle(_)));
    }
    assert_eq!(circles, 2);
}

/// MOV-1.5b: every Surface City ends a path.
#[test]
fn surface_cities_are_dead_ends() {
    let map = &table(2).content.map;
    for space in Space::all().filter(|space| map.lay(*space).terrain == Terrain::SurfaceCity) {
        let paths = map
            .links(space)
            .iter()
            .filter(|link| link.route != Route::Glide);
        assert_eq!(paths.count(), 1, "{space}");
    }
}

/// MOV-2.1a, MOV-R05: without combat there are no Lasers and no Nova Balls.
#[test]
fn weapons_stay_in_the_box() {
    let table = table(2);
    assert_eq!(table.game.bank_gear[Gear::Laser as usize], 0);
    assert_eq!(table.game.bank_gear[Gear::NovaBall as usize], 0);
    assert_eq!(table.content.counters.len(), 36);
}

/// MOV-2.2b: a counter is a Spaceport or a Factory, as it is used: both count for
/// the twelve.
#[test]
fn counters_have_two_sides() {
    use kit::position::S1;
    let mut table = table(2);
    table.game.ports[3] = Some(S1);
    table.game.factories[2] = Some((S1, space("base")));
    assert_eq!(table.game.built(S1), 2);
}

/// MOV-2.4b, MOV-2.4a, MOV-R08: fourteen Cultures on ten numbers.
#[test]
fn fourteen_cultures_have_ten_numbers() {
    let content = table(2).content;
    let mut numbers: Vec<u8> = Culture::VARIANTS
        .iter()
        .map(|culture| content.culture(*culture).number)
        .collect();
    assert_eq!(numbers.len(), 14);
    numbers.dedup();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for culture in Culture::VARIANTS {
        let id = culture.to_string();
        let number = id.trim_end_matches(['a', 'b']).parse();
        assert_eq!(number, Ok(content.culture(*culture).number));
    }
}

/// MOV-2.4d, MOV-2.42b, MOV-2.542b: every Culture has an IOU, a science level, a
/// Trade Good, and a Factory with its Good.
#[test]
fn what_a_culture_has() {
    let content = table(2).content;
    for culture in Culture::VARIANTS {
        let facts = content.culture(*culture);
        assert!(facts.iou > 0 && [100, 200].contains(&facts.factory_cost));
        let made: Vec<bool> = content
            .made_by(*culture)
            .map(|good| content.good(good).factory)
            .collect();
        assert_eq!(made, [false, true], "{culture}");
    }
    let ious: i32 = Culture::VARIANTS
        .iter()
        .map(|culture| content.culture(*culture).iou)
        .sum();
    assert_eq!(ious, 1290);
}

/// MOV-2.5a, MOV-2.51b: 74 Trade Goods and 14 Factory Goods, bought for less than
/// they are sold for.
#[test]
fn how_many_goods_there_are() {
    let content = table(2).content;
    let sum = |factory: bool| {
        let goods = Good::VARIANTS.iter().map(|good| content.good(*good));
        let goods = goods.filter(move |facts| facts.factory == factory);
        goods.map(|facts| u32::from(facts.counters)).sum::<u32>()
    };
    assert_eq!((sum(false), sum(true)), (74, 14));
}

/// MOV-EX-01, MOV-2.51d: Goods of 9a and 9b are bought by 10, 1 and 2, and not by
/// each other.
#[test]
fn buyers_of_nine() {
    let content = table(2).content;
    for good in [Good::DesignerGenes, Good::MegalithPaperweight] {
        let buyers: Vec<String> = Culture::VARIANTS
            .iter()
            .filter(|culture| content.buys(**culture, good))
            .map(ToString::to_string)
            .collect();
        assert_eq!(buyers, ["1a", "1b", "2", "10"], "{good}");
    }
}

/// MOV-2.52a, MOV-2.52d: three kinds of Drive, Shields, and weapons; a Shield takes
/// 20 off a penalty and costs 60.
#[test]
fn kinds_of_equipment() {
    let content = table(2).content;
    assert_eq!(Gear::COUNT, 6);
    assert_eq!(content.gear(Gear::Shield).cost, 60);
    assert_eq!(content.figures.shield.reduction, 20);
    let counters = Gear::VARIANTS
        .iter()
        .map(|gear| u32::from(content.gear(*gear).counters));
    assert_eq!(counters.sum::<u32>(), 59);
}

/// MOV-2.53a: what the cards of ships say.
#[test]
fn cards_of_ships() {
    let content = table(2).content;
    let card = |ship| {
        let facts = content.ship(ship);
        (facts.dice, facts.holds, facts.cost, facts.trade_in)
    };
    assert_eq!(card(Ship::Scout), (3, 2, 60, 30));
    assert_eq!(card(Ship::Clipper), (4, 2, 120, 60));
    assert_eq!(card(Ship::Transport), (3, 3, 240, 120));
    assert_eq!(card(Ship::Freighter), (2, 5, 300, 150));
}

/// MOV-2.81c, MOV-2.82a: of 36 "?" counters ten are Relics, of which each gives half
/// its price in trade; the others are fixed.
#[test]
fn question_counters() {
    let content = table(2).content;
    let is_relic = |counter: &&Counter| matches!(counter, Counter::Relic(_));
    assert_eq!(
        content.counters.iter().filter(is_relic).count(),
        Relic::COUNT
    );
    let is_gate = |counter: &&Counter| matches!(counter, Counter::Telegate(_));
    assert_eq!(content.counters.iter().filter(is_gate).count(), 6);
    let is_oval = |counter: &&Counter| matches!(counter, Counter::Penalty(..));
    assert_eq!(content.counters.iter().filter(is_oval).count(), 17);
    for relic in Relic::VARIANTS {
        let item = crate::ids::Item::Relic(*relic);
        let value = crate::phase::port::barter::value(&content, item);
        assert_eq!(value, content.relic(*relic).price / 2);
    }
    assert_eq!((Fare::COUNT, Demand::COUNT), (10, 19));
}
