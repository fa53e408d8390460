//! STA, OBJ, VIC: the status phase, objectives, victory.

use engine::Frames;
use kit::position::{S1, S2, S3};

use super::{Layout, Table, table};
use crate::event::ImperiumEvent;
use crate::ids::{Objective, Planet, Ship, Tile, Unit};
use crate::state::{SecretState, Vessel};

/// The status phase, with this objective revealed and secrets that nobody fulfils.
pub(super) fn status(revealed: &[Objective]) -> Table {
    let mut table = table();
    for seat in [S1, S2, S3] {
        table.game.player_mut(seat).secret = (Objective::Diversified, SecretState::Hidden);
    }
    table.game.deck.retain(|card| !revealed.contains(&card));
    table.game.revealed = revealed.iter().copied().collect();
    table.game.frames = Frames::starting(crate::phase::status::Claim::first().into());
    table
}

/// Gives someone so many planets outside the home.
fn planets(table: &mut Table, count: usize) {
    let tiles = [
        (1, Tile::AbyzFria),
        (2, Tile::ArnorLor),
        (3, Tile::MellonZohbat),
        (4, Tile::ArinamMeer),
    ];
    let mut given = 0;
    for (number, tile) in tiles {
        table.lay(number, tile);
        for planet in table.content.tile(tile).planets.clone() {
            if given < count {
                table.planet(S1, planet, (1, 0));
                given += 1;
            }
        }
    }
}

/// TI3-STA-02, TI3-STA-03, TI3-OBJ-01: who fulfils an objective claims it, for its points.
#[test]
fn an_objective_is_claimed() {
    let mut table = status(&[Objective::FivePlanets]);
    planets(&mut table, 4);
    let why = Some(("ti3-ban-not-fulfilled", "TI3-STA-03"));
    assert_eq!(table.bans(S1, "claim:five-planets"), why);
    table.planet(S1, Planet::Meer, (1, 0));
    table.does(S1, "claim:five-planets");
    assert_eq!(table.game.player(S1).points, 1);
}

/// TI3-STA-04, TI3-OBJ-05: once a player.
#[test]
fn an_objective_counts_once() {
    let mut table = status(&[Objective::FivePlanets]);
    planets(&mut table, 5);
    table.game.scored[Objective::FivePlanets as usize] = engine::SeatSet::one(S1);
    let why = Some(("ti3-ban-scored", "TI3-STA-04"));
    assert_eq!(table.bans(S1, "claim:five-planets"), why);
}

/// TI3-OBJ-08: one public objective a round, and the secret one besides.
#[test]
fn one_public_objective_a_round() {
    let mut table = status(&[Objective::FivePlanets, Objective::SpendGoods]);
    planets(&mut table, 5);
    table.game.player_mut(S1).goods = 6;
    table.does(S1, "claim:five-planets");
    assert_eq!(
        table.bans(S1, "claim:spend-goods"),
        Some(("ti3-ban-one-public", "TI3-OBJ-08"))
    );
}

/// TI3-STA-05, TI3-OBJ-06: a secret objective is shown when it is fulfilled.
#[test]
fn a_secret_objective_is_shown() {
    let mut table = status(&[]);
    planets(&mut table, 5);
    table.game.player_mut(S1).secret.0 = Objective::KeeperOfGates;
    table.lay(7, Tile::Quann);
    let why = Some(("ti3-ban-not-fulfilled", "TI3-STA-03"));
    assert_eq!(table.bans(S1, "claim:keeper-of-gates"), why);
    table.ships(S1, 7, Ship::Destroyer, 1);
    table.does(S1, "claim:keeper-of-gates");
    assert_eq!(table.game.player(S1).points, 2);
    assert_eq!(table.game.player(S1).secret.1, SecretState::Scored);
    assert_eq!(
        table.view(S2).players[0].secret,
        Some(Objective::KeeperOfGates)
    );
}

/// TI3-OBD-04: before that nobody else sees it.
#[test]
fn a_secret_objective_is_secret() {
    let table = status(&[]);
    assert_eq!(
        table.view(S1).players[0].secret,
        Some(Objective::Diversified)
    );
    assert_eq!(table.view(S2).players[0].secret, None);
}

/// TI3-STA-06: who has lost a planet at home claims nothing.
#[test]
fn home_must_be_held() {
    let mut table = status(&[Objective::FivePlanets]);
    planets(&mut table, 5);
    let home = table.game.player(S1).home;
    let planet = table.game.planets(&table.content, home)[0];
    table.planet(S2, planet, (1, 0));
    let why = Some(("ti3-ban-home-lost", "TI3-STA-06"));
    assert_eq!(table.bans(S1, "claim:five-planets"), why);
}

/// TI3-OBJ-04, TI3-EX-21: what is to be spent is paid now.
#[test]
fn spending_is_paid_now() {
    let mut table = status(&[Objective::SpendInfluence]);
    table.game.player_mut(S1).goods = 10;
    table.does(S1, "claim:spend-influence");
    assert_eq!(table.game.player(S1).points, 0);
    table.does(S1, "pay");
    assert_eq!(
        (table.game.player(S1).points, table.game.player(S1).goods),
        (1, 0)
    );
}

/// TI3-EX-13, TI3-VIC-01: the first in order of play who has ten points wins.
#[test]
fn the_first_with_ten_wins() {
    let mut table = status(&[Objective::SpendGoods]);
    for seat in [S1, S2] {
        table.game.player_mut(seat).points = 9;
        table.game.player_mut(seat).goods = 6;
    }
    table.does(S1, "claim:spend-goods");
    assert_eq!(table.outcome().unwrap().1[0], 1);
}

/// TI3-VIC-02, TI3-R48: Supremacy wins at once.
#[test]
fn supremacy_wins() {
    let mut table = status(&[Objective::Supremacy]);
    for planet in <Planet as strum::VariantArray>::VARIANTS
        .iter()
        .take(36)
        .skip(18)
    {
        table.planet(S1, *planet, (0, 0));
    }
    for (number, tile) in (1..).zip(
        <Tile as strum::VariantArray>::VARIANTS
            .iter()
            .filter(|tile| !table.content.tile(**tile).planets.is_empty())
            .skip(11)
            .take(18)
            .collect::<Vec<_>>(),
    ) {
        table.lay(number, *tile);
    }
    assert!(table.offers(S1, "claim:supremacy"));
    table.does(S1, "claim:supremacy");
    assert_eq!(
        table.outcome().map(|(how, _)| how),
        Some("ti3-end-objective")
    );
}

/// TI3-STA-07, TI3-UDR-04, TI3-STA-08: ships are repaired, counters come back.
#[test]
fn upkeep_repairs_and_removes_counters() {
    let mut table = status(&[]);
    table.vessel(
        S1,
        0,
        Vessel {
            hurt: true,
            ..Vessel::new(Ship::Dreadnought)
        },
    );
    table.mark(S1, 0);
    end_claims(&mut table);
    assert_eq!(table.fleet(S1, 0), ["dreadnought"]);
    assert!(table.game.player(S1).activated.is_empty());
}

/// Nobody claims anything.
pub(super) fn end_claims(table: &mut Table) {
    while let Some(seat) = [S1, S2, S3]
        .into_iter()
        .find(|seat| table.offers(*seat, "done"))
    {
        table.does(seat, "done");
    }
}

/// TI3-STA-09: planets are refreshed.
#[test]
fn planets_are_refreshed() {
    let mut table = status(&[]);
    table.planet(S1, Planet::MecatolRex, (1, 0));
    table.game.world_mut(Planet::MecatolRex).ready = false;
    end_claims(&mut table);
    assert!(table.game.world(Planet::MecatolRex).ready);
}

/// TI3-STA-10, TI3-STA-11: two counters more, laid out as one likes.
#[test]
fn counters_are_laid_out() {
    let mut table = status(&[]);
    end_claims(&mut table);
    for seat in [S1, S2, S3] {
        table.does(seat, "fleet:4 pool:5");
    }
    let counters = table.game.player(S1).counters;
    assert_eq!(
        (counters.strategy, counters.pool, counters.fleet),
        (1, 5, 4)
    );
}

/// TI3-R46: no more than there are.
#[test]
fn counters_run_out() {
    let mut table = status(&[]);
    table.game.player_mut(S1).counters.strategy = 9;
    end_claims(&mut table);
    assert!(table.offers(S1, "fleet:16") && !table.offers(S1, "fleet:17"));
}

/// TI3-STA-12, TI3-FLT-03, TI3-R57: a fleet that is too large loses ships.
#[test]
fn a_fleet_that_is_too_large_loses_ships() {
    let mut table = status(&[]);
    table.ships(S1, 0, Ship::Cruiser, 2);
    table.ships(S1, 0, Ship::Carrier, 1);
    table.fighters(S1, 0, 6);
    end_claims(&mut table);
    table.does(S1, "fleet:2 pool:3");
    for seat in [S2, S3] {
        table.does(seat, "fleet:3 pool:3");
    }
    assert_eq!(table.listed(S1), ["lose:cruiser", "lose:carrier"]);
    let events = table.does(S1, "lose:carrier");
    assert_eq!(table.fleet(S1, 0), ["cruiser", "cruiser"]);
    let gone = |event: &ImperiumEvent| matches!(event, ImperiumEvent::Unsupported(S1, _, 6));
    assert!(events.iter().any(gone));
}

/// TI3-STA-13, TI3-RND-02, TI3-R47: cards return, and a new round begins.
#[test]
fn a_new_round_begins() {
    let mut table = status(&[]);
    table.game.strategy_mut(crate::ids::Strategy::Trade).bonus = 2;
    end_claims(&mut table);
    for seat in [S1, S2, S3] {
        table.does(seat, "fleet:3 pool:3");
    }
    assert_eq!(table.game.round, 2);
    assert!(
        table
            .game
            .strategies
            .iter()
            .all(|card| card.holder.is_none())
    );
    assert_eq!(table.game.strategy(crate::ids::Strategy::Trade).bonus, 2);
}

/// TI3-VIC-06, TI3-EX-14, TI3-R49: ties by objectives, planets, then unused counters.
#[test]
fn ties_are_broken() {
    let mut table = status(&[]);
    for seat in [S1, S2] {
        table.game.player_mut(seat).points = 7;
    }
    for planet in table
        .game
        .planets_of(S1)
        .chain(table.game.planets_of(S2))
        .collect::<Vec<_>>()
    {
        table.game.world_mut(planet).owner = None;
    }
    table.game.player_mut(S1).counters.strategy = 1;
    table.game.player_mut(S1).counters.pool = 2;
    table.game.player_mut(S2).counters.strategy = 1;
    table.game.player_mut(S2).counters.pool = 1;
    table.game.finish(crate::state::End::ImperiumRex);
    assert_eq!(table.outcome().unwrap().1[..2], [1, 2]);
}

/// TI3-SCR-01, TI3-R93: units of any kind are scrapped, before objectives are claimed or
/// after; they are in reinforcements again.
#[test]
fn units_are_scrapped() {
    let mut table = status(&[Objective::FivePlanets]);
    planets(&mut table, 5);
    table.planet(S1, Planet::Abyz, (2, 1));
    table.dock(Planet::Abyz);
    let laden = Vessel {
        ground: 1,
        ..Vessel::new(Ship::Carrier)
    };
    table.vessel(S1, 1, laden);
    table.fighters(S1, 1, 2);
    let left = |table: &Table, unit| table.game.pieces_left(&table.content, S1, unit);
    let units = [Unit::SpaceDock, Unit::Pds, Unit::Carrier];
    assert_eq!(units.map(|unit| left(&table, unit)), [2, 5, 3]);
    table.does(S1, "scrap scrap-unit:pds:abyz");
    table.does(S1, "scrap scrap-unit:ground-force:abyz");
    table.does(S1, "scrap scrap-fighter:h1");
    assert_eq!(table.fleet(S1, 1), ["carrier.1gf", "fighter"]);
    table.does(S1, "claim:five-planets");
    table.does(S1, "scrap scrap-cargo:ground-force:carrier.1gf:h1");
    assert_eq!(table.fleet(S1, 1), ["carrier", "fighter"]);
    table.does(S1, "scrap scrap-ship:carrier:h1");
    table.does(S1, "scrap scrap-unit:space-dock:abyz");
    assert_eq!(units.map(|unit| left(&table, unit)), [3, 6, 4]);
    assert_eq!(table.game.world(Planet::Abyz).ground, 1);
    table.does(S1, "scrap scrap-unit:ground-force:abyz");
    assert_eq!(table.game.world(Planet::Abyz).owner, Some(S1));
}

/// TI3-R93: cargo goes with its ship, fighters with what supports them.
#[test]
fn what_a_scrapped_ship_carries_is_gone() {
    let mut table = status(&[]);
    table.vessel(
        S1,
        0,
        Vessel {
            ground: 2,
            ..Vessel::new(Ship::Carrier)
        },
    );
    table.fighters(S1, 0, 4);
    table.does(S1, "scrap scrap-ship:carrier.2gf:h0");
    assert!(table.fleet(S1, 0).is_empty());
}

/// TI3-R93: who can claim nothing is asked nevertheless, and standing orders pass.
#[test]
fn who_claims_nothing_may_scrap() {
    let mut table = status(&[]);
    table.game.player_mut(S2).secret.1 = SecretState::Scored;
    assert!(engine::Game::pass(&table.game, &table.content, S1).is_none());
    table.does(S1, "done");
    assert_eq!(table.listed(S2), ["scrap", "done"]);
    let pass = engine::Game::pass(&table.game, &table.content, S2);
    assert_eq!(pass.map(|pass| pass.kind), Some("ti3-kind-scrap"));
}

/// TI3-SCR-02: nothing is scrapped in an action phase.
#[test]
fn units_are_scrapped_in_the_status_phase_alone() {
    let mut table = table();
    table.ships(S1, 0, Ship::Cruiser, 1);
    assert!(!table.offers(S1, "scrap"));
    table.game.frames = Frames::starting(crate::phase::status::Claim::first().into());
    assert!(table.offers(S1, "scrap"));
    table.does(S1, "done");
    assert!(!table.offers(S1, "scrap"));
}
