//! Fights are fought on the board: whatever can be chosen is a thing there.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use engine::{Pace, Seat, Seed, Setup, Table, Viewer};
use kit::position::{Position, S1, S2};
use merchant_of_venus::ids::{Culture, Gear, Good, Ship, Space, System};
use merchant_of_venus::view::Pending;
use merchant_of_venus::{MerchantOfVenus, Options};
use merchant_of_venus_board::MerchantOfVenusBoard;
use table_kit::gallery::{Gallery, Look};
use table_kit::plain;
use web::Boards;

type Laid = Position<MerchantOfVenus>;

const WAR: Options = Options {
    combat: true,
    forts: true,
    ..Options::USUAL
};

/// Two ships in this space, the first with three weapons, the second with one; it is
/// the first one's turn.
fn meets(space: &str) -> Laid {
    let mut laid = Laid::new(&WAR, 2);
    let space: Space = space.parse().unwrap();
    let cargo = [Good::SpaceSpice, Good::MulchWine];
    laid.game.settle(System::Desert, Culture::Graw);
    laid.game.put(S1, (Ship::Freighter, space), &[], 500);
    laid.game.put(S2, (Ship::Clipper, space), &cargo, 500);
    let drives = [Gear::RedDrive, Gear::YellowDrive];
    laid.game
        .arm(S1, &[Gear::Laser, Gear::Laser, Gear::NovaBall]);
    laid.game.arm(S1, &drives);
    laid.game.arm(S2, &[Gear::Laser, Gear::Shield]);
    laid.game.arm(S2, &drives);
    laid.game.begin_turn(S1);
    laid
}

fn table(laid: &Laid, word: &str) -> Table<MerchantOfVenus> {
    let (setup, seed) = (Setup::new(2, Pace::Brisk), Seed::from_word(word));
    Table::from_position(kit::facts(), laid.game.clone(), setup, seed)
}

fn pending(table: &Table<MerchantOfVenus>) -> Pending {
    // Who is asked sees what is still tentative.
    let asked = table.to_act().first().unwrap();
    table.view(Viewer::Seat(asked)).pending
}

fn does(table: &mut Table<MerchantOfVenus>, seat: Seat, choices: &[&str]) {
    for choice in choices {
        table.choose(seat, &[choice.parse().unwrap()]).unwrap();
    }
}

/// Everything that can be chosen now is about a thing, and lies on the board, as an own
/// button or among what pressing a thing shows. Gives the page of who is asked.
fn is_pressed_on_the_board(table: &Table<MerchantOfVenus>) -> String {
    let boards = Boards::default().with(MerchantOfVenusBoard);
    let gallery = Gallery::of(plain::<MerchantOfVenus>(), boards);
    let asked = table.to_act().first().unwrap();
    let mut page = String::new();
    gallery.look(table, 0, &mut |look: &Look<'_>| {
        for listed in look.listed {
            assert!(listed.subject.is_some(), "{}: {}", look.at, listed.notation);
        }
        if look.viewer == Viewer::Seat(asked) {
            look.moves.clone_into(&mut page);
        }
    });
    page
}

/// The buttons of a page that stand for this thing and are lit.
fn lit<'a>(page: &'a str, subject: &str) -> Vec<&'a str> {
    let value = format!("value=\"{subject}\"");
    let buttons = page.split("<button ").skip(1);
    let tags = buttons.map(|button| button.split('>').next().unwrap());
    tags.filter(|tag| tag.contains(&value) && tag.contains("data-lit"))
        .collect()
}

#[test]
fn a_battle_of_ships_is_fought_on_the_board() {
    let laid = meets("colony-01");
    let mut table = table(&laid, "battle");
    does(&mut table, S1, &["stay"]);
    assert_eq!(lit(&is_board(&table), "s2").len(), 1, "the pawn");
    does(&mut table, S1, &["attack:s2"]);
    let page = is_pressed_on_the_board(&table);
    // In the panel and on the own ship: both fire.
    assert!(!lit(&page, "laser").is_empty() && lit(&page, "s2").is_empty());
    does(&mut table, S1, &["fire:laser", "fire:laser", "fire:nova"]);
    // The pawn on the map, and the side of the panel.
    let page = is_pressed_on_the_board(&table);
    assert_eq!(lit(&page, "s2").len(), 2);
    assert_eq!(page.matches("class=\"odds").count(), 1, "{page}");
    does(&mut table, S1, &["shoot"]);
    assert_eq!(pending(&table), Pending::Defence);
    let page = is_pressed_on_the_board(&table);
    assert!(!lit(&page, "laser").is_empty());
    assert_eq!(lit(&page, "s1").len(), 2);
    // Nobody has as much as three weapons are worth.
    does(&mut table, S2, &["shoot"]);
    assert_eq!(pending(&table), Pending::Hit);
    let page = is_pressed_on_the_board(&table);
    assert!(page.contains("mv-clash"), "the dice");
    assert_eq!(lit(&page, "s2-hold-2").len(), 1);
    // What hangs on the other's hull, not on one's own.
    assert_eq!(lit(&page, "shield").len(), 1);
    assert_eq!(lit(&page, "laser").len(), 1);
    does(&mut table, S1, &["hit:hold:2"]);
    assert_eq!(pending(&table), Pending::Loot);
    let page = is_pressed_on_the_board(&table);
    let adrift = table.view(Viewer::Seat(S1)).hit.and_then(|hit| hit.good);
    assert_eq!(lit(&page, &adrift.unwrap().to_string()).len(), 1);
}

/// The page of who is asked, with nothing asserted of what is listed.
fn is_board(table: &Table<MerchantOfVenus>) -> String {
    let boards = Boards::default().with(MerchantOfVenusBoard);
    let gallery = Gallery::of(plain::<MerchantOfVenus>(), boards);
    let asked = table.to_act().first().unwrap();
    let mut page = String::new();
    gallery.look(table, 0, &mut |look: &Look<'_>| {
        if look.viewer == Viewer::Seat(asked) {
            look.moves.clone_into(&mut page);
        }
    });
    page
}

#[test]
fn goods_are_stolen_on_the_board() {
    let laid = meets("desert-dry-city");
    // Some of these attempts succeed.
    let words = (0..40).map(|number| format!("theft {number}"));
    let stolen = words.map(|word| {
        let mut table = table(&laid, &word);
        does(&mut table, S1, &["stay", "swindle:s2"]);
        table
    });
    let mut stolen = stolen.filter(|table| pending(table) == Pending::Steal);
    let page = is_pressed_on_the_board(&stolen.next().unwrap());
    for good in ["space-spice", "mulch-wine"] {
        assert_eq!(lit(&page, good).len(), 1, "{good}");
    }
}

#[test]
fn holds_are_stowed_on_the_board() {
    let mut table = table(&meets("desert-dry-city"), "stow");
    does(&mut table, S1, &["stay"]);
    assert_eq!(lit(&is_board(&table), "ship-freighter").len(), 1);
    does(&mut table, S1, &["stow"]);
    let page = is_pressed_on_the_board(&table);
    for hold in ["s1-hold-1", "s1-hold-2"] {
        let pressed = lit(&page, hold);
        assert!(pressed.len() <= 1, "{hold}");
    }
    assert_eq!(pending(&table), Pending::Stow);
}
