//! The board of Twilight Inscription over games, for everyone who looks.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use engine::i18n::Lang;
use engine::table::{Listed, Suggested};
use engine::{Seat, Table, Viewer};
use strum::VariantArray;
use table_kit::gallery::{Gallery, Look, Walk, moves, weight};
use table_kit::plain;
use twilight_inscription::TwilightInscription;
use twilight_inscription::choice::{Choice, Subject};
use twilight_inscription::ids::{Relic, Unit};
use twilight_inscription::view::View;
use twilight_inscription_board::TwilightInscriptionBoard;
use web::Boards;

const WALK: Walk = Walk {
    stride: 47,
    choices: 1_000,
};
/// What all that changes of the board may weigh, compressed.
const LIGHT: usize = 34_000;

/// Nobody is asked.
const NOTHING: (&[Listed], &[Suggested]) = (&[], &[]);

fn gallery() -> Gallery {
    let boards = Boards::default().with(TwilightInscriptionBoard::default());
    Gallery::of(plain::<TwilightInscription>(), boards)
}

fn typed<'a>(look: &Look<'a>) -> &'a Table<TwilightInscription> {
    look.table.as_any().downcast_ref().unwrap()
}

fn walk(gallery: &Gallery, seats: usize, bot: &str, options: &[(&str, &str)]) {
    let table = gallery.table(seats, "written", options);
    gallery.walk(table, bot, WALK, |look| {
        tells_no_secret(look);
        covers_what_it_says(look);
        draws_the_rival(look);
        let weighs = weight(look.moves);
        assert!(weighs < LIGHT, "{}: {weighs}", look.at);
    });
}

/// Relics in hand are known to their owner alone, and nobody sees what others are
/// pencilling.
fn tells_no_secret(look: &Look<'_>) {
    let view: View = typed(look).view(look.viewer);
    let own = view.own.as_ref();
    for relic in Relic::VARIANTS {
        let value = format!("value=\"{}\"", Subject::Relic(*relic));
        let known = own.is_some_and(|own| own.hand.contains(relic));
        assert_eq!(known, look.moves.contains(&value), "{}: {relic}", look.at);
    }
    if own.is_none() {
        assert!(!look.moves.contains("ins-pencil"), "{}", look.at);
    }
    if let Some(own) = own {
        let written = own.sheets != view.players[own.seat.index()].sheets;
        let drawn = look.moves.contains("ins-pencil");
        // What is struck or kept is not all drawn on paper.
        assert!(written || !drawn, "{}: nothing was written", look.at);
    }
}

/// While a unit is deployed, each node that it could cover can be pressed, and nothing
/// else of the grid; each placement has its ghost.
fn covers_what_it_says(look: &Look<'_>) {
    let Some(seat) = look.viewer.seat() else {
        return;
    };
    let choices = typed(look).choices(seat);
    let places: Vec<Choice> = choices
        .into_iter()
        .filter(|choice| matches!(choice, Choice::At(..)))
        .collect();
    if places.is_empty() {
        return;
    }
    let view = typed(look).view(look.viewer);
    assert!(view.own.unwrap().placing.is_some(), "{}", look.at);
    for place in &places {
        let ghost = format!("data-of=\"{place}\"");
        assert_eq!(
            look.moves.matches(&ghost).count(),
            1,
            "{}: {place}",
            look.at
        );
    }
    let lit = look.moves.split("<button ").skip(1);
    let lit = lit.filter(|button| button.contains("value=\"node:"));
    let lit = lit.filter(|button| button.split('>').next().unwrap().contains("data-lit"));
    assert!(lit.count() > 0, "{}", look.at);
}

/// Against one and two: a cell of the tracks for each icon, crossed out where the AI
/// faction has done so; its slot; its strength where nobody sits.
fn draws_the_rival(look: &Look<'_>) {
    let view = typed(look).view(look.viewer);
    let Some(rival) = &view.rival else {
        assert!(!look.moves.contains("ins-tracks"), "{}", look.at);
        return;
    };
    let tracks = look.moves.split("ins-tracks").nth(1).unwrap();
    let tracks = tracks.split("</ul>").next().unwrap();
    let sections = rival.tracks.iter().flat_map(|track| &track.sections);
    let crossed: usize = sections
        .clone()
        .map(|(crossed, _)| usize::from(*crossed))
        .sum();
    let covered = sections.filter(|(_, covered)| *covered).count();
    assert_eq!(
        tracks.matches("ins-crossed").count(),
        crossed,
        "{}",
        look.at
    );
    assert_eq!(tracks.matches("ins-over").count(), covered, "{}", look.at);
    let slots = look.moves.matches("ins-taken").count();
    assert_eq!(slots, usize::from(rival.slot.is_some()), "{}", look.at);
    let Some(own) = &view.own else { return };
    let sides = look.moves.split("ins-sides").nth(1).unwrap();
    let sides: Vec<&str> = sides.split("<div class=\"ins-side\"").skip(1).collect();
    let neighbours = view.players[own.seat.index()].neighbours;
    for ((side, neighbour), forces) in sides
        .iter()
        .zip(neighbours)
        .zip(own.forces.into_iter().flatten())
    {
        let theirs = rival.strength.filter(|_| neighbour.is_none());
        if let Some(theirs) = theirs {
            let told = format!("{forces}</b> : {theirs}");
            assert!(side.contains(&told), "{}: {told} in {side}", look.at);
        }
    }
}

#[test]
fn every_choice_is_on_the_board_against_the_rival() {
    let gallery = gallery();
    walk(&gallery, 1, "greedy", &[("difficulty", "hard")]);
    walk(&gallery, 2, "greedy", &[("difficulty", "medium")]);
}

#[test]
fn every_choice_is_on_the_board_in_games_of_chance() {
    let gallery = gallery();
    for seats in [3, 5, 8] {
        walk(&gallery, seats, "random", &[]);
    }
}

#[test]
fn every_choice_is_on_the_board_of_every_side() {
    walk(&gallery(), 8, "random", &[("side", "a")]);
}

#[test]
fn every_choice_is_on_the_board_in_games_that_are_meant() {
    walk(&gallery(), 3, "greedy", &[]);
}

/// What is written turns from pencil into ink when all pens are down, and the sheets
/// of others are those of the last pens down.
#[test]
fn pencil_turns_into_ink_when_all_pens_are_down() {
    let gallery = gallery();
    let table = gallery.table(3, "ink", &[]);
    let me = Viewer::Seat(Seat::new(0).unwrap());
    let (mut pencilled, mut inked) = (0, 0);
    gallery.play(table, "random", 700, |table, _, _| {
        let typed: &Table<TwilightInscription> = table.as_any().downcast_ref().unwrap();
        let view = typed.view(me);
        let own = view.own.as_ref().unwrap();
        let before = &view.players[0].sheets;
        let drawn = moves(gallery.draw(table, me, Lang::En, NOTHING));
        if own.sheets.explored != before.explored {
            assert!(drawn.contains("ins-pencil"));
            pencilled += 1;
        }
        if before.claimed.count_ones() > 1 {
            assert!(drawn.contains("ins-ink"));
            inked += 1;
        }
        let theirs = gallery.in_scene(table, me, Lang::En, NOTHING, |scene| {
            gallery.board().look(table, "player:s2", scene).unwrap()
        });
        let theirs = theirs.into_string();
        gallery.check(&theirs, "the sheets of another");
        assert_eq!(theirs.matches("<svg class=\"ins-sheet").count(), 4);
        assert!(!theirs.contains("ins-pencil") && !theirs.contains("<button"));
    });
    assert!(pencilled > 0 && inked > 0, "{pencilled}, {inked}");
}

/// Pressing a node goes through the placements that cover it.
#[test]
fn a_node_offers_the_placements_that_cover_it() {
    let gallery = gallery();
    let me = Viewer::Seat(Seat::new(0).unwrap());
    let mut seen = 0;
    for word in ["a", "b", "c", "d"] {
        let table = gallery.table(3, word, &[]);
        gallery.play(table, "random", 400, |table, _, _| {
            let typed: &Table<TwilightInscription> = table.as_any().downcast_ref().unwrap();
            let view = typed.view(me);
            let Some(unit) = view.own.and_then(|own| own.placing) else {
                return;
            };
            if unit == Unit::Infantry {
                return;
            }
            let seat = Seat::new(0).unwrap();
            let listed = table.listed(seat);
            let at = listed
                .iter()
                .find(|choice| choice.notation.starts_with("at:"));
            let subject = at.unwrap().subject.clone().unwrap();
            let also = gallery.in_scene(table, me, Lang::En, (&listed, &[]), |scene| {
                gallery.board().also(table, &subject, scene)
            });
            assert!(also.contains(&at.unwrap().notation));
            assert!(also.iter().all(|notation| notation.starts_with("at:")));
            seen += 1;
        });
    }
    assert!(seen > 0, "nobody deployed anything");
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
        assert_eq!(counts, [24, 20, 16]);
        for piece in shelves.iter().flat_map(|shelf| &shelf.pieces) {
            gallery.check(&piece.drawn.clone().into_string(), &piece.name);
            assert!(piece.words.contains(&piece.name.to_lowercase()));
        }
        for subject in ["tech:gravity-drive", "relic:codex", "faction:hacan"] {
            let piece = board.piece(&*table, subject, voice).expect(subject);
            gallery.check(&piece.into_string(), subject);
        }
        for subject in ["system:s05", "player:s1", "nobody"] {
            assert!(board.piece(&*table, subject, voice).is_none());
        }
        for subject in [
            "system:s05",
            "cell:h27",
            "planet:1",
            "line:p1r1",
            "dock:2",
            "node:c1r2",
            "side:left",
        ] {
            let me = Viewer::Seat(Seat::new(0).unwrap());
            let look = gallery.in_scene(&*table, me, lang, NOTHING, |scene| {
                board.look(&*table, subject, scene).expect(subject)
            });
            gallery.check(&look.into_string(), subject);
        }
    }
    assert_eq!(board.symbol(&*table, "relic:codex"), Some("ins-relic"));
    gallery.check(&board.picture().into_string(), "the picture");
}
