//! The table (FRO-01 to FRO-04).

use engine::map::{Hex, hexes};
use engine::{Dice, Game, Seat, Seed};
use kit::position::Position;

use crate::{Frontier, Options};

fn options(rings: u8) -> Options {
    Options {
        rings,
        ..Options::default()
    }
}

/// FRO-01: the Core and its rings.
#[test]
fn the_map_has_as_many_rings_as_agreed() {
    for (rings, count) in [(1, 7), (2, 19), (3, 37), (4, 61)] {
        let table: Position<Frontier> = Position::new(&options(rings), 2);
        assert_eq!(table.public().map.len(), count);
    }
}

/// FRO-02: homes lie on the outer ring, all different, and no nearer to each
/// other than need be.
#[test]
fn homes_lie_evenly_on_the_outer_ring() {
    for (rings, most) in [(1, 3), (2, 6), (3, 8), (4, 8)] {
        for seats in 1..=most {
            let table: Position<Frontier> = Position::new(&options(rings), seats);
            let homes: Vec<Hex> = table.public().players.iter().map(|one| one.home).collect();
            let outer = hexes(usize::from(rings) - 1)..hexes(rings.into());
            assert!(homes.iter().all(|home| outer.contains(&home.index())));
            let gap = 6 * usize::from(rings) / seats;
            for pair in homes.windows(2) {
                assert!(pair[1].index() - pair[0].index() >= gap, "{homes:?}");
            }
        }
    }
}

/// FRO-02: a small map is not for many.
#[test]
fn a_small_map_is_for_few() {
    for (rings, seats, fits) in [
        (1, 3, true),
        (1, 4, false),
        (2, 6, true),
        (2, 7, false),
        (3, 8, true),
    ] {
        let content =
            Frontier::load(&engine::content::Files::embedded(Frontier::INFO.files)).unwrap();
        let mut dice = Dice::new(&Seed::from_word("room"));
        let set_up = Frontier::new(&content, &options(rings), seats, &mut dice);
        assert_eq!(set_up.is_ok(), fits, "{rings} rings, {seats} seats");
        if let Err(reason) = set_up {
            assert_eq!(reason.rule, "FRO-02");
        }
    }
}

/// FRO-03: what everyone begins with. The card of the first round is drawn
/// already.
#[test]
fn everyone_begins_alike() {
    let table: Position<Frontier> = Position::new(&options(3), 4);
    let view = table.public();
    for (seat, player) in Seat::all(4).zip(&view.players) {
        let home = view.map[player.home.index()];
        assert_eq!((home.owner, home.ships, home.troops), (Some(seat), 3, 2));
        assert_eq!((player.credits, player.points, player.hand.0), (3, 0, 3));
    }
}

/// FRO-04: a hex that all units leave is nobody's.
#[test]
fn a_hex_without_units_is_nobody_s() {
    use super::{Layout as _, table};
    use kit::position::S1;
    let mut table = table(2);
    table.put(8, S1, (1, 1));
    table.send(S1, 8, 1, 1);
    assert_eq!(table.at(8), (None, 0, 0));
    assert_eq!(table.at(1), (Some(S1), 1, 1));
}
