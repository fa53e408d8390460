//! The Rastur on the board: on the map, beside it, and at the end.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::path::Path;

use engine::i18n::Lang;
use engine::log::Log;
use engine::{AnyTable, Pace, Seed, Setup, Table, Viewer};
use kit::position::{Position, S1};
use merchant_of_venus::choice::Subject;
use merchant_of_venus::ids::{Culture, Gear, Rastur, Ship, Space, System};
use merchant_of_venus::view::{Pending, View};
use merchant_of_venus::{MerchantOfVenus, Options};
use merchant_of_venus_board::MerchantOfVenusBoard;
use table_kit::gallery::{Gallery, Look, Walk, moves};
use table_kit::plain;
use web::Boards;

type Laid = Position<MerchantOfVenus>;

/// Close looks: a Rastur is placed once a turn at most.
const WALK: Walk = Walk {
    stride: 3,
    choices: 180,
};
const INVADED: Options = Options {
    rastur: true,
    ..Options::USUAL
};

fn gallery() -> Gallery {
    let boards = Boards::default().with(MerchantOfVenusBoard);
    Gallery::of(plain::<MerchantOfVenus>(), boards)
}

fn view(table: &dyn AnyTable, viewer: Viewer) -> View {
    let typed: &Table<MerchantOfVenus> = table.as_any().downcast_ref().unwrap();
    typed.view(viewer)
}

/// What a walk has come across.
#[derive(Debug, Default)]
struct Met {
    standing: usize,
    placed: usize,
    learned: usize,
    waiting: usize,
    dice: usize,
}

/// Every Rastur is where it is, and everybody can count the others.
fn shows_them_all(look: &Look<'_>, met: &mut Met) {
    let (page, at) = (look.moves, look.at);
    let view = view(look.table, look.viewer);
    let swarm = view.swarm.as_ref().unwrap();
    let standing = view.guards.iter().filter(|guard| guard.owner.is_none());
    let standing = standing.count();
    assert_eq!(
        page.matches("g class=\"mv-rastur").count(),
        standing,
        "{at}"
    );
    assert_eq!(page.matches("mv-crossed").count(), standing, "{at}");

    let places = look.listed.iter();
    let places = places.filter(|choice| choice.notation.starts_with("rastur:"));
    let (places, pale) = (places.count(), page.split("mv-coming\">").nth(1).unwrap());
    let pale = pale.split("</g>").next().unwrap().matches("<use").count();
    assert_eq!(pale, places, "{at}");

    met.standing += standing;
    met.placed += places;
    // Who chooses a race has nothing else in sight.
    if view.pending == Pending::Race {
        return;
    }
    assert!(page.contains("id=\"mv-swarm\""), "{at}");
    let worlds = view.worlds.iter().filter(|world| !world.discovered);
    let ious = worlds.filter(|world| world.culture.is_some()).count();
    let counters = view.boxes.iter().filter(|found| found.counter.is_some());
    let learned = ious + counters.count();
    let heaps = swarm.supply.len() + usize::from(swarm.placing.is_some());
    let shown = if view.modules.alone {
        let own = swarm.reserve.len() + usize::from(swarm.transit.is_some());
        heaps + own + learned
    } else {
        heaps
    };
    assert_eq!(page.matches("mv-token").count(), shown, "{at}");
    let told = page.matches("mv-fate").count();
    assert_eq!(
        told,
        usize::from(swarm.die.is_some() && view.active.is_some()),
        "{at}"
    );
    met.dice += told;
    met.learned += learned;
    met.waiting += usize::from(swarm.transit.is_some());
}

fn walk(seats: usize, bot: &str, options: &[(&str, &str)]) -> Met {
    let gallery = gallery();
    let mut met = Met::default();
    let table = gallery.table(seats, "swarm", options);
    gallery.walk(table, bot, WALK, |look| shows_them_all(look, &mut met));
    assert!(met.standing > 0 && met.placed > 0, "{met:?}");
    met
}

#[test]
fn rastur_are_on_the_board_of_two() {
    walk(2, "random", &[("rastur", "yes")]);
}

/// MOV-17.11a, MOV-17.4a: with the reserve, the Transit Box, and what lies face up.
#[test]
fn all_that_is_known_is_on_the_board_of_one() {
    let met = walk(1, "random", &[]);
    assert!(
        met.learned > 0 && met.waiting > 0 && met.dice > 0,
        "{met:?}"
    );
}

fn page(table: &dyn AnyTable, viewer: Viewer, lang: Lang) -> String {
    let gallery = gallery();
    let asked = viewer.seat().filter(|seat| table.question(*seat).is_some());
    let listed = asked.map(|seat| table.listed(seat)).unwrap_or_default();
    let page = moves(gallery.draw(table, viewer, lang, (&listed, &[])));
    gallery.check(&page, "a page");
    page
}

/// The first has a Laser and $500, and begins a turn at Dryport, with the Spaceport
/// there and, if asked for, a Rastur of $80.
fn at_dryport(invaded: bool) -> Table<MerchantOfVenus> {
    let mut laid = Laid::new(&INVADED, 2);
    let [dryport, city]: [Space; 2] =
        ["desert-dryport", "desert-dry-city"].map(|name| name.parse().unwrap());
    laid.game.settle(System::Desert, Culture::Graw);
    laid.game.put(S1, (Ship::Freighter, city), &[], 1000);
    laid.game.begin_turn(S1);
    for choice in ["stay", "deed:desert-dryport"] {
        laid.apply(S1, choice.parse().unwrap());
    }
    laid.game.put(S1, (Ship::Freighter, dryport), &[], 500);
    laid.game.arm(S1, &[Gear::Laser]);
    if invaded {
        let rastur = Rastur::all().nth(2).unwrap();
        laid.game.invade(&laid.content, dryport, rastur);
    }
    laid.game.begin_turn(S1);
    let (setup, seed) = (Setup::new(2, Pace::Brisk), Seed::from_word("dryport"));
    Table::from_position(kit::facts(), laid.game, setup, seed)
}

/// MOV-16.4a, MOV-16.4e: a Spaceport under a Rastur is pale, and no port.
#[test]
fn what_a_rastur_cancels_looks_cancelled() {
    let viewer = Viewer::Seat(S1);
    for (invaded, pale) in [(false, 0), (true, 1)] {
        let mut table = at_dryport(invaded);
        let begins = page(&table, viewer, Lang::En);
        assert_eq!(begins.matches("mv-own").count(), 1);
        assert_eq!(begins.matches("mv-off").count(), pale);
        assert_eq!(begins.contains("cancelled by a Rastur"), invaded);
        table.choose(S1, &["stay".parse().unwrap()]).unwrap();
        let stays = page(&table, viewer, Lang::En);
        assert_eq!(stays.contains("mv-trade"), !invaded);
    }
}

/// MOV-16.3c: who has paid can attack it, which shows.
#[test]
fn a_rastur_that_can_be_attacked_stands_out() {
    let mut table = at_dryport(true);
    assert!(!page(&table, Viewer::Seat(S1), Lang::En).contains("mv-hunted"));
    table.choose(S1, &["stay".parse().unwrap()]).unwrap();
    let listed = table.listed(S1);
    assert!(listed.iter().any(|each| each.notation == "attack:rastur"));
    assert!(page(&table, Viewer::Seat(S1), Lang::En).contains("mv-hunted"));
    assert!(!page(&table, Viewer::Public, Lang::En).contains("mv-hunted"));
}

/// A place with a Rastur says so to whoever looks at it.
#[test]
fn a_place_tells_of_its_rastur() {
    let gallery = gallery();
    let tells = |invaded: bool, lang| {
        let table = at_dryport(invaded);
        let seen = gallery.in_scene(&table, Viewer::Public, lang, (&[], &[]), |scene| {
            gallery.board().look(&table, "desert-dryport", scene)
        });
        seen.map(|look| look.into_string()).unwrap_or_default()
    };
    assert!(tells(true, Lang::En).contains("Rastur, $80"));
    assert!(tells(true, Lang::It).contains("Rastur da $80"));
    assert!(!tells(false, Lang::En).contains("Rastur"));
    let voice = gallery.voice(Lang::En);
    let kind = Subject::Rastur(Rastur::all().last().unwrap()).to_string();
    let table = at_dryport(false);
    let piece = gallery.board().piece(&table, &kind, voice).unwrap();
    assert!(piece.into_string().contains("There is one of this value."));
}

/// The end of a game that is kept.
fn end_of(name: &str) -> Box<dyn AnyTable> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/golden");
    let text = std::fs::read_to_string(folder.join(name)).unwrap();
    let log: Log = text.parse().unwrap();
    let seed = log.seed.clone().unwrap();
    let (table, divergence) = gallery().game().replay(&log, seed).unwrap();
    assert!(divergence.is_none());
    table
}

/// MOV-16.5a, MOV-17.5a: the Rastur win, one player wins or loses alone, and a game
/// without them, whose page says nothing of them.
#[test]
fn every_end_against_the_rastur_is_told() {
    let ends = [
        (
            "mov-end-rastur.log",
            ["nobody was rich in time", "nessuno è diventato ricco"],
        ),
        (
            "mov-end-alone-lost.log",
            ["The Rastur have taken", "I Rastur hanno conquistato"],
        ),
        (
            "mov-end-alone-won.log",
            ["The cluster is safe", "L’ammasso è salvo"],
        ),
    ];
    for (name, words) in ends {
        let table = end_of(name);
        for (lang, words) in [Lang::En, Lang::It].into_iter().zip(words) {
            for viewer in [Viewer::Public, Viewer::Seat(S1)] {
                let page = page(&*table, viewer, lang);
                assert_eq!(page.matches("mv-ending").count(), 1, "{name}");
                assert!(page.contains(words), "{name}: {words}");
            }
        }
    }
    let peace = page(&*end_of("mov-end-wealth.log"), Viewer::Public, Lang::En);
    assert!(!peace.contains("mv-ending") && !peace.contains("mv-swarm"));
}
