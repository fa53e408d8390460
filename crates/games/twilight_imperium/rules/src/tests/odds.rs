//! Odds against what can be worked out by hand, and against battles that are played
//! by the rules.

use engine::Game;
use engine::chance::{Dice, Seed};
use engine::map::Hex;
use kit::laws::is_night;
use kit::luck::Luck;
use kit::position::{S1, S2};

use super::{Layout, Table, place, table};
use crate::TwilightImperium;
use crate::choice::Choice;
use crate::content::Content;
use crate::ids::{Planet, Ship, Tile, Unit};
use crate::odds::{Fight, Odds, odds, quick};
use crate::phase::Frame;
use crate::state::Vessel;

fn of(text: &str) -> Odds {
    odds(&Fight::read(&table().content, text).unwrap())
}

#[track_caller]
fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 1e-5, "{found} is not {expected}");
}

#[test]
fn cruiser_against_cruiser() {
    // Each hits with .4: both .16, one alone .24, nobody .36.
    let odds = of("1 cruiser vs 1 cruiser");
    near(odds.win, 0.375);
    near(odds.draw, 0.25);
    near(odds.lose, 0.375);
    near(odds.rounds, 1.0 / 0.64);
    near(odds.lost[0], 2.0 * 0.625);
    near(odds.left[0][Unit::Cruiser as usize], 1.0);
}

#[test]
fn a_barrage_takes_fighters_alone() {
    // Two dice at 9 take the one fighter with .36; else it is .2 against .2.
    let odds = of("1 destroyer vs 1 fighter");
    let round = 0.16 / 0.36;
    near(odds.win, 0.64f64.mul_add(round, 0.36));
    near(odds.draw, 0.64 * 0.04 / 0.36);
    near(
        of("1 destroyer vs 1 cruiser").lost[1],
        2.0 * (1.0 - of("1 destroyer vs 1 cruiser").lose),
    );
}

#[test]
fn pds_fire_before_the_battle() {
    // One PDS hits with .5: then nothing is left to fight with.
    let alone = of("1 cruiser vs 1 cruiser");
    let covered = of("1 cruiser vs 1 cruiser 1 pds");
    near(covered.win, alone.win / 2.0);
    near(covered.lose, 0.5 + alone.lose / 2.0);
    near(of("1 cruiser 1 pds vs 1 cruiser").lose, alone.lose / 2.0);
}

#[test]
fn a_dreadnought_takes_two_hits() {
    assert!(of("1 dreadnought vs 1 dreadnought.hurt").win > 0.6);
    near(
        of("2 dreadnought.hurt vs 2 dreadnought.hurt").win,
        of("2 dreadnought.hurt vs 2 dreadnought.hurt").lose,
    );
}

#[test]
fn troops_land_under_fire() {
    let plain = of("3 ground-force vs 2 ground-force");
    assert!(of("3 ground-force vs 2 ground-force 1 pds").win < plain.win);
    assert!(of("3 ground-force 1 war-sun vs 2 ground-force").win > plain.win);
    assert!(of("3 ground-force+1 vs 2 ground-force").win > plain.win);
}

#[test]
fn nobody_wins_who_cannot_hit() {
    near(of("1 cruiser-9 vs 1 cruiser-9").draw, 1.0);
    near(of("1 cruiser-9 vs 1 cruiser").lose, 1.0);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let content = table().content;
    for (text, why) in [
        ("", "ti3-odds-two-sides"),
        ("3 cruiser", "ti3-odds-two-sides"),
        ("3 cruiser vs", "ti3-odds-two-sides"),
        ("3 cruiser vs 2 pds", "ti3-odds-two-sides"),
        ("3 cruiser vs cruiser vs cruiser", "ti3-odds-two-sides"),
        ("3 vs cruiser", "ti3-odds-two-sides"),
        ("3 2 cruiser vs cruiser", "ti3-odds-count"),
        ("0 cruiser vs cruiser", "ti3-odds-count"),
        ("200 cruiser vs cruiser", "ti3-odds-count"),
        ("300 cruiser vs cruiser", "ti3-odds-unknown"),
        ("3 cruizer vs cruiser", "ti3-odds-unknown"),
        ("3 space-dock vs cruiser", "ti3-odds-unknown"),
        ("3 cruiser+20 vs cruiser", "ti3-odds-bonus"),
        ("3 cruiser.hurt vs cruiser", "ti3-odds-not-hurt"),
        ("3 cruiser vs ground-force", "ti3-odds-not-there"),
        (
            "ground-force dreadnought vs ground-force pds",
            "ti3-odds-shielded",
        ),
    ] {
        assert_eq!(
            Fight::read(&content, text).unwrap_err().text.key,
            why,
            "{text}"
        );
    }
}

/// Two fleets that chance brings together, at most so many hulls each.
fn fleet(luck: &mut Luck, barrage: bool) -> (Vec<Vessel>, u8) {
    let mut ships = Vec::new();
    for _ in 0..=luck.below(5) {
        let kinds = [
            Ship::Destroyer,
            Ship::Cruiser,
            Ship::Carrier,
            Ship::Dreadnought,
            Ship::WarSun,
        ];
        let kind = kinds[luck.below(4) as usize + usize::from(luck.below(8) == 0)];
        let mut vessel = Vessel::new(kind);
        vessel.hurt = kind.sustains() && luck.below(4) == 0;
        ships.push(vessel);
    }
    if barrage {
        ships.extend([Vessel::new(Ship::Destroyer), Vessel::new(Ship::Carrier)]);
    }
    let carriers = ships
        .iter()
        .filter(|vessel| vessel.ship == Ship::Carrier)
        .count();
    let fighters = if carriers == 0 {
        0
    } else {
        luck.below(6 * carriers as u32 + 1) as u8
    };
    (ships, fighters)
}

/// A battle of two fleets is about to begin: the first one's ships have come to where
/// the second one's are, perhaps in a nebula or under the fire of PDS.
fn battle(luck: &mut Luck, changed: bool) -> (Table, Hex) {
    let mut table = table();
    let (from, to) = (1, 2);
    table.lay(from, Tile::Saudor);
    table.lay(to, if changed { Tile::Nebula } else { Tile::Lodor });
    if !changed && luck.below(2) == 0 {
        table.planet(S2, Planet::Lodor, (1, 1 + luck.below(2) as u8));
    }
    for (seat, number) in [(S1, from), (S2, to)] {
        table.game.player_mut(seat).counters.fleet = 15;
        let (ships, fighters) = fleet(luck, changed);
        ships
            .into_iter()
            .for_each(|vessel| table.vessel(seat, number, vessel));
        table.fighters(seat, number, fighters);
    }
    // They are there already, as if they had just moved in.
    let ships = std::mem::take(&mut table.game.player_mut(S1).hulls);
    for hull in ships {
        table.vessel(S1, to, hull.vessel);
    }
    let fighters = std::mem::take(&mut table.game.player_mut(S1).fighters[from]);
    table.does(S1, &format!("activate:h{to}"));
    table.fighters(S1, to, fighters);
    (table, place(to))
}

/// Who has something left when it has been played by the rules, and what is left.
fn play(content: &Content, game: &mut TwilightImperium, dice: &mut Dice, place: Hex) -> [bool; 2] {
    let mut sink = engine::event::Silence;
    game.apply(content, S1, Choice::Moved, dice, &mut sink);
    loop {
        let (seat, choice) = match game.frames.top() {
            Some(Frame::Fire(fire)) => {
                (fire.seat, fire.pass(crate::Look::new(game, content)).choice)
            }
            Some(Frame::Hits(hits)) => (
                hits.seat,
                hits.usual(crate::Look::new(game, content)).unwrap(),
            ),
            _ => break,
        };
        game.apply(content, seat, choice, dice, &mut sink);
    }
    [S1, S2].map(|seat| game.has_fleet(seat, place))
}

/// The odds are what comes of battles that are played by the rules: 24 pairs of
/// fleets by day, within what chance allows; 200 by night, within 0.2 points.
#[test]
fn odds_are_what_the_rules_play() {
    let (pairs, games, most) = if is_night() {
        (200, 1_000_000, 0.002)
    } else {
        (24, 20_000, 0.016)
    };
    let mut luck = Luck::new("two fleets");
    let mut dice = Dice::new(&Seed::from_word("two fleets"));
    let mut worst: f64 = 0.0;
    for pair in 0..pairs {
        let (table, place) = battle(&mut luck, pair % 2 == 1);
        let (content, mut chance) = (&table.content, table.game.chance);
        let fight = Fight::with(&table.game, content, (S1, place), &[], 0).unwrap();
        let expected = odds(&fight);
        near(expected.win + expected.draw + expected.lose, 1.0);
        let mut counts = [0u32; 3];
        for _ in 0..games {
            let mut game = table.game.clone();
            game.chance = chance;
            let left = play(content, &mut game, &mut dice, place);
            chance = game.chance;
            match left {
                [true, false] => counts[0] += 1,
                [false, false] => counts[1] += 1,
                [false, true] => counts[2] += 1,
                [true, true] => panic!("they still fight"),
            }
        }
        for (count, expected) in
            counts
                .into_iter()
                .zip([expected.win, expected.draw, expected.lose])
        {
            let found = f64::from(count) / f64::from(games);
            let off = (found - expected).abs();
            worst = worst.max(off);
            assert!(off < most, "{fight:?}: {found}, not {expected}");
        }
    }
    println!("{pairs} pairs, {games} battles each: off by {worst:.5} at most");
}

/// What holds of every pair: sides mirror where nothing favours the defender, and one
/// ship more never makes it worse.
#[test]
fn odds_are_fair_and_grow_with_the_fleet() {
    let mut luck = Luck::new("mirrors");
    for _ in 0..60 {
        let (table, place) = battle(&mut luck, false);
        let fight = Fight::with(&table.game, &table.content, (S1, place), &[], 0).unwrap();
        let swapped = Fight {
            attacker: fight.defender,
            defender: fight.attacker,
        };
        let (here, there) = (odds(&fight), odds(&swapped));
        near(here.win, there.lose);
        near(here.lost[0], there.lost[1]);
        let more = [Vessel::new(Ship::Cruiser)];
        let more = Fight::with(&table.game, &table.content, (S1, place), &more, 0).unwrap();
        assert!(odds(&more).win >= here.win - 1e-6);
        let kept = quick(&fight);
        assert_eq!(kept, quick(&fight));
        assert!((f64::from(kept.win) - here.win).abs() < 1e-6);
    }
}

/// What a view shows and what the table knows give the same fight.
#[test]
fn a_view_gives_the_same_fight() {
    let mut luck = Luck::new("views");
    for pair in 0..20 {
        let (table, place) = battle(&mut luck, pair % 2 == 1);
        let view = table.game.view(&table.content, engine::Viewer::Seat(S1));
        let seen = Fight::ahead(&view, &table.content, S1, place);
        assert_eq!(
            seen,
            Fight::with(&table.game, &table.content, (S1, place), &[], 0)
        );
    }
}
