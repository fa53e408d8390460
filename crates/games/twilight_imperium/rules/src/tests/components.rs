//! What is in the box.

use strum::{EnumCount, VariantArray};

use crate::TwilightImperium;
use crate::content::Content;
use crate::ids::{Objective, Planet, Race, Stage, Strategy, System, Tile, Unit};
use engine::Game;
use engine::content::Files;

fn content() -> Content {
    TwilightImperium::load(&Files::embedded(TwilightImperium::INFO.files)).unwrap()
}

/// TI3-CMP-01: the pieces of a colour.
#[test]
fn pieces_of_a_colour() {
    let content = content();
    let pieces = |unit| content.unit(unit).pieces;
    assert_eq!(
        Unit::VARIANTS
            .iter()
            .map(|unit| pieces(*unit))
            .collect::<Vec<_>>(),
        [3, 12, 6, 10, 8, 8, 4, 5, 2]
    );
}

/// TI3-CMP-10, TI3-R06: 43 tiles: 10 homes, Mecatol Rex and 32 others.
#[test]
fn tiles() {
    let content = content();
    let of = |kind: fn(System) -> bool| {
        let tiles = Tile::VARIANTS.iter();
        tiles.filter(|tile| kind(content.tile(**tile).kind)).count()
    };
    assert_eq!(Tile::COUNT, 43);
    assert_eq!(of(|kind| kind == System::Home), 10);
    assert_eq!(of(|kind| kind == System::Centre), 1);
    assert_eq!(content.dealt().count(), 32);
    assert_eq!(of(System::is_special), 4);
}

/// TI3-CMP-03: 51 planets, 30 objectives, 8 strategy cards.
#[test]
fn cards() {
    assert_eq!(
        (Planet::COUNT, Objective::COUNT, Strategy::COUNT),
        (51, 30, 8)
    );
    assert_eq!(Race::COUNT, 10);
}

/// TI3-OBD-01: ten of each stage, one of which is Imperium Rex.
#[test]
fn objectives() {
    for stage in [Stage::One, Stage::Two, Stage::Secret] {
        let cards = Objective::VARIANTS
            .iter()
            .filter(|card| card.stage() == stage);
        assert_eq!(cards.count(), 10, "{stage:?}");
    }
    assert_eq!(Objective::ImperiumRex.stage(), Stage::Two);
}
