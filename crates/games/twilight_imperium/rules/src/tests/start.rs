//! GEN, CMP, SET, OBD, GAL, SYS, WHL, P5: what lies on the table when a game begins.

use std::collections::BTreeSet;

use engine::{Game, Seat, Viewer};
use kit::position::{S1, S2};
use strum::VariantArray;

use super::setup::{BUILT, DEALT, build, go_on, new};
use super::{Layout, Table, place, table};
use crate::TwilightImperium;
use crate::event::ImperiumEvent;
use crate::ids::{Objective, Planet, Race, Ship, Stage, Strategy, System, Tile, Unit};
use crate::phase::Frame;

/// TI3-GEN-01: three to six play, each with a race and a home.
#[test]
fn three_to_six_play() {
    let (fewest, most) = TwilightImperium::INFO.seats;
    assert_eq!((fewest, most), (3, 6));
    for seats in fewest..=most {
        let table = new(&DEALT, seats);
        let homes: BTreeSet<usize> = table
            .game
            .everyone()
            .map(|seat| table.game.player(seat).home.index())
            .collect();
        assert_eq!(homes.len(), seats);
    }
}

/// TI3-GEN-04: fewer than six have galaxies, tiles and strategy cards of their own.
#[test]
fn fewer_than_six_have_their_own_rules() {
    let of = |seats| {
        let table = new(&BUILT, seats);
        let hand = table.game.hands[0].len();
        (hand, table.game.cards_each())
    };
    assert_eq!([3, 4, 5, 6].map(of), [(8, 2), (8, 2), (6, 1), (5, 1)]);
}

/// TI3-GEN-10: the planets of a tile lie in its system, and those of no tile nowhere.
#[test]
fn a_tile_is_a_system() {
    let mut table = table();
    table.lay(1, Tile::AbyzFria);
    assert_eq!(
        table.game.planets(&table.content, place(1)),
        [Planet::Abyz, Planet::Fria]
    );
    let lies = |planet| table.game.galaxy.place(planet);
    assert_eq!(
        [Planet::Abyz, Planet::Fria, Planet::Quann].map(lies),
        [Some(place(1)), Some(place(1)), None]
    );
}

/// TI3-GEN-11, TI3-SYS-01: homes have a race, special systems hinder ships, all others
/// neither.
#[test]
fn there_are_three_types_of_systems() {
    let mut counts = [0; 3];
    for tile in Tile::VARIANTS {
        let mut table = table();
        let facts = table.content.tile(*tile).clone();
        table.lay(1, *tile);
        let hinders = table.game.galaxy.impassable().contains(1);
        assert_eq!(hinders, facts.kind.is_special(), "{tile}");
        assert_eq!(facts.race.is_some(), facts.kind == System::Home, "{tile}");
        let type_of = match facts.kind {
            System::Home => 0,
            kind if kind.is_special() => 1,
            _ => 2,
        };
        counts[type_of] += 1;
    }
    assert_eq!(counts, [10, 4, 29]);
}

/// TI3-SYS-02: which homes lie in the galaxy is drawn.
#[test]
fn homes_are_drawn() {
    let mut drawn = BTreeSet::new();
    for index in 0..12 {
        let table = Table::seeded(&DEALT, 3, &format!("home {index}"));
        for seat in table.game.everyone() {
            let player = table.game.player(seat);
            let home = table.content.home_of(player.race);
            assert_eq!(table.game.galaxy.tile(player.home), Some(home));
            drawn.insert(player.race);
        }
    }
    assert_eq!(drawn.len(), Race::VARIANTS.len());
}

/// TI3-SYS-10: regular systems have two planets at most, two of each wormhole among them.
#[test]
fn regular_systems() {
    let table = table();
    let regular = |tile: &&Tile| {
        let kind = table.content.tile(**tile).kind;
        matches!(kind, System::Empty | System::Planets)
    };
    let regular: Vec<&Tile> = Tile::VARIANTS.iter().filter(regular).collect();
    for tile in &regular {
        let facts = table.content.tile(**tile);
        assert!(facts.planets.len() <= 2, "{tile}");
        assert_eq!(facts.planets.is_empty(), facts.kind == System::Empty);
    }
    let holes = regular
        .iter()
        .filter_map(|tile| table.content.tile(**tile).wormhole);
    assert_eq!(holes.count(), 4);
}

/// TI3-R52: three wormholes of a type are all adjacent.
#[test]
fn three_wormholes_are_adjacent() {
    let mut table = table();
    // There are two of a type in the box: one lies twice here.
    for number in [8, 12, 16] {
        table.lay(number, Tile::WormholeBeta);
    }
    let near = |number| -> Vec<usize> { table.game.galaxy.adjacent(place(number)).collect() };
    assert_eq!(near(8), [12, 16]);
    assert_eq!(near(12), [8, 16]);
    assert_eq!(near(16), [8, 12]);
}

/// TI3-CMP-04, TI3-SET-02: ten races, each with sixteen command counters.
#[test]
fn a_race_has_its_sheet_and_counters() {
    let table = new(&DEALT, 6);
    assert_eq!(Race::VARIANTS.len(), 10);
    for seat in table.game.everyone() {
        let player = table.game.player(seat);
        let facts = table.content.race(player.race);
        assert_eq!(
            player.counters.total(),
            facts.counters.strategy + facts.counters.pool + facts.counters.fleet
        );
        assert_eq!(player.counters.total() + player.counters_left(16), 16);
    }
}

/// TI3-RSH-01: a sheet has the units that a race begins with; all have the same figures
/// for units.
#[test]
fn a_sheet_names_first_units() {
    let table = table();
    for race in Race::VARIANTS {
        let facts = table.content.race(*race);
        assert_eq!(facts.units(Unit::SpaceDock), 1, "{race}");
        assert!(facts.units(Unit::GroundForce) > 0, "{race}");
    }
    let figures = |unit| {
        let facts = table.content.unit(unit);
        (facts.cost, facts.combat, facts.movement)
    };
    assert_eq!(figures(Unit::Cruiser), (2, 7, 2));
    assert_eq!(figures(Unit::Carrier), (3, 9, 1));
}

/// TI3-CMP-12: ten points are the end of the track.
#[test]
fn the_track_ends_with_ten() {
    assert_eq!(table().content.figures.victory.points, 10);
}

/// TI3-R03: control markers do not run out.
#[test]
fn control_markers_do_not_run_out() {
    let mut table = table();
    for planet in Planet::VARIANTS.iter().take(20) {
        table.planet(S1, *planet, (0, 0));
    }
    table.lay(1, Tile::Saudor);
    let laden = crate::state::Vessel {
        ground: 1,
        ..crate::state::Vessel::new(Ship::Carrier)
    };
    table.vessel(S1, 1, laden);
    table.does(S1, "activate:h1 moved land:ground-force:saudor landed");
    assert_eq!(table.game.world(Planet::Saudor).owner, Some(S1));
}

/// TI3-R04: a ninth bonus counter is laid as any other.
#[test]
fn bonus_counters_do_not_run_out() {
    let mut table = super::strategy::strategy_phase();
    table.game.strategy_mut(Strategy::Technology).bonus = 8;
    for card in [
        "trade",
        "diplomacy",
        "imperial",
        "warfare",
        "political",
        "logistics",
    ] {
        let seat = table
            .game
            .everyone()
            .find(|seat| table.offers(*seat, &format!("pick:{card}")));
        table.does(seat.unwrap(), &format!("pick:{card}"));
    }
    assert_eq!(table.game.strategy(Strategy::Technology).bonus, 9);
    assert_eq!(table.game.strategy(Strategy::Initiative).bonus, 1);
}

/// TI3-R05: supplement counters do not run out, plastic pieces do.
#[test]
fn supplement_counters_do_not_run_out() {
    let mut table = table();
    table.lay(1, Tile::AbyzFria);
    table.planet(S1, Planet::Abyz, (60, 0));
    table.planet(S1, Planet::Fria, (0, 0));
    table.dock(Planet::Abyz);
    table.dock(Planet::Fria);
    table.game.player_mut(S1).goods = 9;
    let groups = table.game.ground_groups(S1);
    for (planet, _) in Planet::VARIANTS.iter().rev().zip(groups..12) {
        table.planet(S1, *planet, (1, 0));
    }
    table.does(S1, "activate:h1 moved");
    assert!(table.offers(S1, "build:ground-force:abyz"));
    assert!(!table.offers(S1, "build:ground-force:fria"));
}

/// TI3-SET-06: everyone begins with the planets at home, refreshed.
#[test]
fn homes_are_refreshed() {
    let table = new(&DEALT, 6);
    for seat in table.game.everyone() {
        let home = table.game.player(seat).home;
        for planet in table.game.planets(&table.content, home) {
            let world = table.game.world(*planet);
            assert_eq!((world.owner, world.ready), (Some(seat), true));
        }
    }
}

/// TI3-SET-09, TI3-STR-01: eight strategy cards in order of their numbers, which nobody
/// has or has used.
#[test]
fn eight_strategy_cards_lie_ready() {
    let table = new(&DEALT, 6);
    let names: Vec<String> = Strategy::VARIANTS.iter().map(ToString::to_string).collect();
    assert_eq!(
        names.join(" "),
        "initiative diplomacy political logistics trade warfare technology imperial"
    );
    let numbers = Strategy::VARIANTS.iter().map(|card| card.initiative());
    assert!(numbers.eq(1..=8));
    let cards = &table.game.strategies;
    assert!(cards.iter().all(|card| card.holder.is_none() && !card.used));
}

/// TI3-SET-10, TI3-R07, TI3-OBD-10: what is not used lies in the box, and no one sees it.
#[test]
fn unused_objectives_are_in_the_box() {
    let table = new(&BUILT, 4);
    let game = &table.game;
    assert_eq!((game.deck.len(), game.boxed.len()), (10, 30 - 10 - 4));
    let secrets = game.everyone().map(|seat| game.player(seat).secret.0);
    let used: Vec<Objective> = game.deck.iter().copied().chain(secrets).collect();
    assert!(game.boxed.iter().all(|card| !used.contains(card)));
    for seat in game.everyone() {
        let view = table.view(seat);
        assert!(view.objectives.is_empty());
        let seen = view.players.iter().filter_map(|player| player.secret);
        assert_eq!(seen.collect::<Vec<_>>(), [game.player(seat).secret.0]);
    }
}

/// TI3-OBD-03: a secret objective is seen by its owner alone from the beginning.
#[test]
fn a_secret_is_ones_own() {
    let table = new(&BUILT, 3);
    for seat in table.game.everyone() {
        for other in table.game.everyone() {
            let seen = table.view(seat).players[other.index()].secret;
            let own = table.game.player(other).secret.0;
            assert_eq!(seen, (seat == other).then_some(own));
        }
    }
    let public = table.game.seen_by(&table.content, Viewer::Public);
    assert!(public.players.iter().all(|player| player.secret.is_none()));
}

/// TI3-OBD-07, TI3-R10: Imperium Rex is always among the last four, with three others of
/// stage II; six are in the box.
#[test]
fn imperium_rex_is_in_the_deck() {
    for index in 0..20 {
        let table = Table::seeded(&BUILT, 3, &format!("over {index}"));
        let rex = |card: &&Objective| **card == Objective::ImperiumRex;
        assert_eq!(table.game.deck.iter().filter(rex).count(), 1);
        let boxed = table.game.boxed.iter();
        let boxed = boxed.filter(|card| card.stage() == Stage::Two);
        assert_eq!(boxed.count(), 6);
    }
}

/// TI3-GAL-02: someone is drawn to be first, and is the speaker.
#[test]
fn the_first_player_is_the_speaker() {
    let mut drawn = BTreeSet::new();
    for index in 0..30 {
        let table = Table::seeded(&BUILT, 6, &format!("first {index}"));
        assert_eq!(table.game.speaker, table.game.first);
        drawn.insert(table.game.first);
    }
    assert_eq!(drawn.len(), 6);
}

/// TI3-GAL-10: homes lie there without anyone placing them.
#[test]
fn homes_take_no_turn() {
    let mut table = new(&BUILT, 6);
    let hands: usize = table.game.hands.iter().map(|hand| hand.len()).sum();
    let events = build(&mut table);
    let placed = events.iter().filter_map(|event| match event {
        ImperiumEvent::Placed(_, site) => Some(site.tile),
        _ => None,
    });
    let placed: Vec<Tile> = placed.collect();
    assert_eq!(placed.len(), hands);
    let is_home = |tile: &Tile| table.content.tile(*tile).race.is_some();
    assert!(!placed.iter().any(is_home));
    let homes = table
        .game
        .everyone()
        .map(|seat| table.game.player(seat).home);
    let tiles: Vec<Tile> = homes
        .filter_map(|home| table.game.galaxy.tile(home))
        .collect();
    assert_eq!(tiles.len(), 6);
    assert!(tiles.iter().all(is_home));
}

/// TI3-GAL-15: with the last tile the galaxy is finished.
#[test]
fn the_galaxy_is_finished() {
    let mut table = new(&BUILT, 6);
    build(&mut table);
    assert!(table.game.hands.iter().all(|hand| hand.is_empty()));
    assert_eq!(table.game.galaxy.laid().len(), 37);
    go_on(&mut table, |frame| matches!(frame, Frame::Deploy(_)));
    assert!(matches!(table.game.frames.top(), Some(Frame::Pick(_))));
}

/// TI3-R75: a system that lies face down is neither special nor has a planet.
#[test]
fn a_veiled_system_is_neither() {
    let mut table = new(&BUILT, 5);
    table.game.unseen[0] = Tile::Supernova;
    let first = table.game.first;
    table.does(first, "veil:h3");
    go_on(&mut table, |frame| matches!(frame, Frame::Home(_)));
    let first = table.game.first;
    assert!(!table.game.barren.contains(first));
    table.game.hands[first.index()] = [Tile::Nebula, Tile::EmptyOne].into_iter().collect();
    table.does(first, "tile:nebula");
    assert!(table.offers(first, "at:h2") && table.offers(first, "at:h4"));
    assert!(!table.offers(first, "at:h3"));
}

/// TI3-GEN-12, TI3-SET-17, TI3-SET-18: what is not on the map is in reinforcements, from
/// where new units come.
#[test]
fn reinforcements_are_what_is_left() {
    let mut table = table();
    table.lay(1, Tile::AbyzFria);
    table.planet(S1, Planet::Abyz, (1, 1));
    table.dock(Planet::Abyz);
    table.game.player_mut(S1).goods = 9;
    table.ships(S1, 0, Ship::Cruiser, 3);
    let left = |table: &Table| {
        [Unit::Cruiser, Unit::Pds, Unit::SpaceDock]
            .map(|unit| table.game.pieces_left(&table.content, S1, unit))
    };
    assert_eq!(left(&table), [5, 5, 2]);
    assert_eq!(table.game.player(S1).counters_left(16), 8);
    table.does(S1, "activate:h1 moved build:cruiser:abyz build:pds:abyz");
    assert_eq!(left(&table), [4, 4, 2]);
}

/// TI3-SET-19: a command counter comes from reinforcements and is put into an area.
#[test]
fn counters_come_from_reinforcements() {
    let mut table = table();
    let before = table.game.player(S1).counters_left(16);
    table.does(S1, "strategic:logistics");
    assert_eq!(
        table.listed(S1),
        ["counter:strategy", "counter:pool", "counter:fleet"]
    );
    table.does(S1, "counter:strategy");
    let player = table.game.player(S1);
    assert_eq!(
        (player.counters.strategy, player.counters_left(16)),
        (3, before - 1)
    );
}

/// TI3-GEN-15: everyone sees who has which planet, how many points, and which objectives.
#[test]
fn all_see_who_has_what() {
    let mut table = table();
    table.planet(S2, Planet::MecatolRex, (0, 0));
    table.game.player_mut(S2).points = 4;
    table.game.revealed.push(Objective::FivePlanets);
    table.game.scored[Objective::FivePlanets as usize] = engine::SeatSet::one(S2);
    for seat in Seat::all(3) {
        let view = table.view(seat);
        let centre = view
            .systems
            .iter()
            .find(|system| system.site.place == place(0));
        assert_eq!(centre.unwrap().planets[0].owner, Some(S2));
        assert_eq!(view.players[S2.index()].points, 4);
        let scored = (Objective::FivePlanets, engine::SeatSet::one(S2));
        assert_eq!(view.objectives, [scored]);
    }
}
