//! The board of Twilight Imperium over games, for everyone who looks.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use engine::i18n::Lang;
use engine::table::{Listed, Suggested};
use engine::{Seat, Table, Viewer};
use strum::VariantArray;
use table_kit::gallery::{Gallery, Look, Walk, still, weight};
use table_kit::plain;
use twilight_imperium::TwilightImperium;
use twilight_imperium::choice::{Choice, Subject};
use twilight_imperium::ids::{Objective, Tile};
use twilight_imperium_board::TwilightImperiumBoard;
use web::Boards;

const WALK: Walk = Walk {
    stride: 41,
    choices: 3_000,
};
/// What all that changes of the board may weigh, compressed.
const LIGHT: usize = 11_000;
/// What lies still may weigh, compressed.
const STILL: usize = 9_000;

const DEALT: [(&str, &str); 1] = [("galaxy", "dealt")];

/// Nobody is asked.
const NOTHING: (&[Listed], &[Suggested]) = (&[], &[]);

fn gallery() -> Gallery {
    let boards = Boards::default().with(TwilightImperiumBoard);
    Gallery::of(plain::<TwilightImperium>(), boards)
}

fn walk(gallery: &Gallery, seats: usize, bot: &str, word: &str) {
    let table = gallery.table(seats, word, &[]);
    gallery.walk(table, bot, WALK, |look| {
        says_what_comes(look);
        tells_no_secret(look);
        let weighs = (weight(look.moves), weight(look.still));
        assert!(weighs.0 < LIGHT, "{}: {weighs:?}", look.at);
        assert!(weighs.1 < STILL, "{}: {weighs:?}", look.at);
    });
}

/// Systems in hand, the one that lies face down, and secret objectives are known
/// to who may know them alone.
fn tells_no_secret(look: &Look<'_>) {
    let (viewer, moves, at) = (look.viewer, look.moves, look.at);
    let typed: &Table<TwilightImperium> = look.table.as_any().downcast_ref().unwrap();
    let view = typed.view(viewer);
    let all = || Seat::all(view.players.len()).zip(&view.players);
    let known = |tile: &Tile| {
        let value = format!("value=\"{}\"", Subject::Tile(*tile));
        assert!(moves.contains(&value), "{at}: {tile} is in hand");
    };
    let tiles = all().filter(|(seat, _)| viewer.is(*seat));
    tiles
        .flat_map(|(_, player)| &player.tiles.1)
        .for_each(known);
    let own = all().find(|(seat, _)| viewer.is(*seat));
    let own = own.map_or(0, |(_, player)| player.tiles.1.len());
    assert_eq!(moves.matches("value=\"tile-").count(), own, "{at}");
    let public: Vec<Objective> = view.objectives.iter().map(|(card, _)| *card).collect();
    let own = all()
        .find(|(seat, _)| viewer.is(*seat))
        .and_then(|(_, player)| player.secret);
    for card in Objective::VARIANTS {
        let value = format!("value=\"{}\"", Subject::Objective(*card));
        let known = public.contains(card) || own == Some(*card);
        assert!(known || !moves.contains(&value), "{at}: {card} is hidden");
    }
}

/// The ships that are said to reach an activated system are those that the rules let
/// move, as long as fleet supply bars none.
fn says_what_comes(look: &Look<'_>) {
    let (viewer, moves, at) = (look.viewer, look.moves, look.at);
    let typed: &Table<TwilightImperium> = look.table.as_any().downcast_ref().unwrap();
    let view = typed.view(viewer);
    let (Some(seat), Some(activation)) = (viewer.seat(), view.activation) else {
        return;
    };
    let choices = typed.choices(seat);
    let asked = choices.contains(&Choice::Moved) && activation.with.is_none();
    let there = view.system(activation.place).unwrap().fleets.iter();
    let there = there.filter(|fleet| fleet.seat == seat);
    let there: usize = there.map(|fleet| fleet.ships.len()).sum();
    let limit = usize::from(view.players[seat.index()].counters.fleet);
    if !asked || look.lang != Lang::En || there >= limit {
        return;
    }
    let mut count = 0;
    for choice in choices {
        let Choice::Move(vessel, from) = choice else {
            continue;
        };
        let fleets = view.system(from).unwrap().fleets.iter();
        let own = fleets.filter(|fleet| fleet.seat == seat && from != activation.place);
        let ships = own.flat_map(|fleet| &fleet.ships);
        count += ships.filter(|ship| **ship == (vessel, false)).count();
    }
    let said = match count {
        1 => "One of your ships reaches it.".to_owned(),
        _ => format!("{count} of your ships reach it."),
    };
    assert_eq!(count > 0, moves.contains("ti-reach"), "{at}: {count}");
    assert!(count == 0 || moves.contains(&said), "{at}: {said}");
}

#[test]
fn every_choice_is_on_the_board_in_games_of_chance() {
    let gallery = gallery();
    for seats in [3, 4, 5, 6] {
        walk(&gallery, seats, "random", "chance");
    }
}

#[test]
fn every_choice_is_on_the_board_in_games_that_are_meant() {
    walk(&gallery(), 3, "greedy", "meant");
}

/// A battle shows both sides, what their dice must show, and how it may end.
#[test]
fn a_battle_is_shown_from_both_sides() {
    let gallery = gallery();
    let mut battles = 0;
    for word in ["a", "b", "c", "d", "e"] {
        let table = gallery.table(6, word, &DEALT);
        gallery.play(table, "random", WALK.choices, |table, _, _| {
            let typed: &Table<TwilightImperium> = table.as_any().downcast_ref().unwrap();
            if typed.view(Viewer::Public).battle.is_some() {
                battles += 1;
                let drawn = gallery.draw(table, Viewer::Public, Lang::En, NOTHING);
                let over = drawn.over.unwrap().into_string();
                assert_eq!(over.matches("class=\"ti-force").count(), 2);
                assert!(over.contains("class=\"odds\""), "{over}");
                assert!(over.contains("ti-needs"));
            }
        });
    }
    assert!(battles > 0, "no battle was looked at");
}

#[test]
fn every_component_is_drawn_whole_and_stands_on_one_shelf() {
    let gallery = gallery();
    let table = gallery.table(3, "whole", &[]);
    let board = gallery.board();
    for lang in [Lang::En, Lang::It] {
        let voice = gallery.voice(lang);
        let shelves = board.shelves(gallery.game(), voice);
        let counts: Vec<usize> = shelves.iter().map(|shelf| shelf.pieces.len()).collect();
        assert_eq!(counts, [10, 9, 43, 8, 30]);
        for piece in shelves.iter().flat_map(|shelf| &shelf.pieces) {
            gallery.check(&piece.drawn.clone().into_string(), &piece.name);
            assert!(piece.words.contains(&piece.name.to_lowercase()));
        }
        for subject in [
            "planet-quann",
            "tile-quann",
            "strategy-warfare",
            "objective-usurper",
        ] {
            let piece = board.piece(&*table, subject, voice).expect(subject);
            gallery.check(&piece.into_string(), subject);
        }
        for subject in ["h0", "s1", "nobody"] {
            assert!(board.piece(&*table, subject, voice).is_none());
        }
    }
    assert_eq!(board.symbol(&*table, "planet-quann"), Some("world"));
    gallery.check(&board.picture().into_string(), "the picture");
}

/// A system that someone points at tells what is there now; an empire tells of its
/// race sheet.
#[test]
fn systems_and_empires_are_looked_at_as_they_stand() {
    let gallery = gallery();
    let table = gallery.table(3, "look", &DEALT);
    let board = gallery.board();
    let typed: &Table<TwilightImperium> = table.as_any().downcast_ref().unwrap();
    let view = typed.view(Viewer::Public);
    for lang in [Lang::En, Lang::It] {
        let look = |subject: &str| {
            let drawn = gallery.in_scene(&*table, Viewer::Public, lang, NOTHING, |scene| {
                board.look(&*table, subject, scene).expect(subject)
            });
            let drawn = drawn.into_string();
            gallery.check(&drawn, subject);
            drawn
        };
        for system in &view.systems {
            let drawn = look(&Subject::Place(system.site.place).to_string());
            assert_eq!(
                drawn.matches("class=\"ti-prow\"").count(),
                system.planets.len()
            );
            assert_eq!(
                drawn.matches("class=\"ti-flotilla").count(),
                system.fleets.len()
            );
            for planet in &system.planets {
                look(&Subject::Planet(planet.planet).to_string());
            }
        }
        for seat in Seat::all(3) {
            assert!(look(&Subject::Player(seat).to_string()).contains("ti-areas"));
        }
    }
}

/// What lies still changes with the galaxy alone, and keys come to one system.
#[test]
fn what_lies_still_is_drawn_alike_for_all() {
    let gallery = gallery();
    let table = gallery.table(6, "one", &DEALT);
    let drawn = |viewer| still(&gallery.draw(&*table, viewer, Lang::En, NOTHING));
    let first = drawn(Viewer::Public);
    assert_eq!(first, drawn(Viewer::Seat(Seat::new(1).unwrap())));
    assert_eq!(first.matches("data-spot").count(), 37);
    assert_eq!(first.matches("tabindex=\"0\"").count(), 1);
}
