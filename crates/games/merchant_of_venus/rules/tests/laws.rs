//! The laws hold on Merchant of Venus: a line an option set.

mod fighters;

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::Greedy;
use engine::content::Files;
use engine::player::{Eyes, Player};
use engine::{Dice, Facts, Game, Pace, Seat, Seed, Silence};
use fighters::Fighter;
use kit::laws::{self, Census, Plan};
use merchant_of_venus::options::Length;
use merchant_of_venus::{MerchantOfVenus, Options};
use merchant_of_venus_bots::{Ledger, TRADERS, Ventures};

/// Plays, prints what was met, and fails loudly on a broken law.
fn obey(plan: Plan<MerchantOfVenus>) -> Census {
    let census = laws::obey(plan).unwrap_or_else(|broken| panic!("{broken}"));
    println!("{census:?}");
    census
}

#[test]
fn the_usual_game_obeys() {
    let census = obey(Plan::new(Options::default()).paces(&[Pace::Brisk]));
    assert!(census.rows > 500 && census.secrets > 9_000, "{census:?}");
}

/// A short game with a bank that can run out.
#[test]
fn a_bank_that_runs_out_obeys() {
    let options = Options {
        length: Length::Apprentices,
        bank: 30,
        ..Options::USUAL
    };
    let census = obey(Plan::new(options).paces(&[Pace::Strict]));
    assert!(census.rows > 500, "{census:?}");
}

/// Chance alone never makes anyone rich.
fn merchant() -> Box<dyn Player<MerchantOfVenus>> {
    let ledger = Ledger::default();
    let greedy = Greedy::new(ledger.clone(), TRADERS.greedy);
    Box::new(greedy.with_plans(Ventures(ledger), TRADERS.plans))
}

/// Ships, Deeds and deals of merchants who get rich, for every length.
#[test]
fn merchants_who_get_rich_obey() {
    for (length, seats) in [
        (Length::Apprentices, 6),
        (Length::TravellingMerchants, 2),
        (Length::MasterMerchants, 2),
        (Length::EmperorsOfTrade, 2),
    ] {
        let options = Options {
            length,
            ..Options::USUAL
        };
        let plan = Plan::new(options).seats(seats..=seats);
        let census = obey(plan.paces(&[Pace::Brisk]).led_by(merchant));
        let rich = census.endings.get("mov-end-wealth").copied();
        assert!(
            rich.is_some_and(|games| games == census.games),
            "{census:?}"
        );
        assert!(census.undone > 0 && census.rows > 50, "{census:?}");
    }
}

/// The same facts, and so much money for each player to begin with: for wars.
fn rich(credits: u32) -> Arc<Facts<MerchantOfVenus>> {
    let files = Files::embedded(MerchantOfVenus::INFO.files);
    let texts = files.texts().map(|(name, text)| {
        let more = format!("credits_a_player = {credits}");
        let text = text.replace("credits_a_player = 20", &more);
        (name.to_owned(), text)
    });
    Facts::load(&Files::kept(texts.collect::<Vec<_>>())).unwrap_or_else(|error| panic!("{error}"))
}

fn fighter() -> Box<dyn Player<MerchantOfVenus>> {
    Box::new(Fighter::new())
}

/// Every pair of the optional rules on and off, by random players.
#[test]
fn optional_rules_obey() {
    for (combat, forts, rastur, bank) in [
        (true, false, false, 0),
        (false, true, true, 40),
        (true, true, false, 300),
        (true, false, true, 40),
        (false, false, true, 0),
        (true, true, true, 0),
    ] {
        let options = Options {
            combat,
            forts,
            rastur,
            bank,
            ..Options::USUAL
        };
        let plan = Plan::new(options).seats(2..=3).looks(150);
        obey(plan.paces(&[Pace::Brisk]).with_facts(rich(150)));
    }
}

/// Fighters who buy weapons, fire, are hit, steal, and build Forts.
#[test]
fn fighters_obey() {
    for (seats, pace) in [(3, Pace::Strict), (5, Pace::Brisk)] {
        let options = Options {
            combat: true,
            forts: true,
            length: Length::Apprentices,
            ..Options::USUAL
        };
        let plan = Plan::new(options).seats(seats..=seats).paces(&[pace]);
        let plan = plan.games(2).looks(800);
        let census = obey(plan.with_facts(rich(150)).led_by(fighter));
        assert!(census.undone > 50 && census.rows > 500, "{census:?}");
    }
}

/// Who is alone, with Forts and without, at every length: chance always loses.
#[test]
fn who_is_alone_obeys() {
    for length in Length::ALL {
        let options = Options {
            forts: length == Length::Apprentices,
            length,
            ..Options::USUAL
        };
        let census = obey(Plan::new(options).seats(1..=1).looks(150));
        let lost = census.endings.get("mov-end-alone-lost").copied();
        assert_eq!(lost, Some(census.games), "{census:?}");
    }
}

/// Fighters who destroy Rastur, alone and among others.
#[test]
fn fighters_against_rastur_obey() {
    for (seats, length) in [
        (1, Length::EmperorsOfTrade),
        (4, Length::TravellingMerchants),
    ] {
        let options = Options {
            combat: true,
            forts: true,
            rastur: true,
            length,
            ..Options::USUAL
        };
        let plan = Plan::new(options).seats(seats..=seats);
        let plan = plan.paces(&[Pace::Brisk]).games(3).looks(300);
        let census = obey(plan.with_facts(rich(900 / seats as u32)).led_by(fighter));
        assert!(census.undone > 20 && census.rows > 100, "{census:?}");
    }
}

/// What fighters have chosen, by the first word of it.
fn deeds(options: &Options, seats: usize, games: u32, limit: usize) -> BTreeMap<String, u32> {
    let facts = rich(900 / seats as u32);
    let mut counts = BTreeMap::new();
    for game in 0..games {
        let seed = Seed::from_word(&format!("fighters {game}"));
        let mut dice = Dice::new(&seed);
        let state = MerchantOfVenus::new(&facts.content, options, seats, &mut dice);
        let mut state = state.unwrap_or_else(|reason| panic!("{reason:?}"));
        let mut players: Vec<Fighter> = Seat::all(seats).map(|_| Fighter::new()).collect();
        for (seat, player) in Seat::all(seats).zip(&mut players) {
            player.begin(&seed, seat);
        }
        let mut choices = Vec::new();
        for _ in 0..limit {
            let Some(seat) = state.to_act().first() else {
                break;
            };
            choices.clear();
            state.choices(&facts.content, seat, &mut choices);
            let eyes = Eyes::new(&facts.content, &state, seat);
            let pick = match choices.len() {
                1 => 0,
                _ => players[seat.index()].pick(&eyes, &choices),
            };
            let text = choices[pick].to_string();
            let window = state.reactions().is_some();
            let word = match text.split_once(':') {
                Some(("attack", of)) if of.starts_with('s') => "attack:ship",
                Some(("attack", _)) => text.as_str(),
                Some(("hit", of)) => of.split(':').next().unwrap_or(of),
                Some((word, _)) => word,
                None if window => "defence",
                None => text.as_str(),
            };
            *counts.entry(word.to_owned()).or_default() += 1;
            state.apply(&facts.content, seat, choices[pick], &mut dice, &mut Silence);
        }
    }
    counts
}

/// Fighters meet everything that there is of combat.
#[test]
fn fighters_meet_all_of_combat() {
    let options = Options {
        combat: true,
        forts: true,
        length: Length::EmperorsOfTrade,
        ..Options::USUAL
    };
    let counts = deeds(&options, 4, 4, 3_000);
    println!("{counts:?}");
    for word in [
        "attack:ship",
        "attack:fort",
        "attack:counter",
        "defence",
        "fire",
        "hull",
        "hold",
        "load",
        "drop",
        "swindle",
        "revolt",
        "fort",
        "refort",
        "stow",
        "into",
    ] {
        assert!(counts.contains_key(word), "{word} among {counts:?}");
    }
}

/// They meet what there is of the Rastur too, together and alone.
#[test]
fn fighters_meet_rastur() {
    let options = Options {
        combat: true,
        forts: true,
        rastur: true,
        length: Length::EmperorsOfTrade,
        ..Options::USUAL
    };
    for (seats, words) in [
        (1, &["rastur", "attack:rastur", "pay"][..]),
        (4, &["rastur", "attack:rastur", "attack:ship"]),
    ] {
        let counts = deeds(&options, seats, 4, 3_000);
        println!("{counts:?}");
        for word in words {
            assert!(
                counts.contains_key(*word),
                "{word} among {counts:?} of {seats}"
            );
        }
    }
}
