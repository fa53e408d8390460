//! `orrery simulate`, `games` and `rules`.

use crate::common::{Desk, says};
use serde_json::Value;

fn simulate(desk: &Desk, arguments: &str) -> Value {
    desk.run(&format!("simulate bazaar --json {arguments}"))
        .json()
}

#[test]
fn the_json_has_every_field() {
    let desk = Desk::new();
    let report = simulate(
        &desk,
        "--players 4 --games 50 --seed 7 --option rounds=3 --bots random --threads 1 --pace strict",
    );
    assert_eq!(report["game"], "bazaar");
    assert_eq!(report["players"], 4);
    assert_eq!(report["games"], 50);
    assert_eq!(report["seed"], "7");
    assert_eq!(report["options"]["rounds"], 3);
    assert_eq!(report["threads"], 1);
    let number = |key: &str| report[key].as_f64().unwrap();
    assert!(number("choices") > 0.0 && number("choices") <= number("steps"));
    for key in [
        "wall_seconds",
        "cpu_seconds",
        "choices_per_s",
        "games_per_s",
    ] {
        assert!(number(key) > 0.0, "{key}");
    }
    assert_eq!(report["ended"]["bazaar-end-rounds"], 50);
    let bots = report["bots"].as_array().unwrap();
    assert_eq!(bots.len(), 1);
    assert_eq!(bots[0]["bot"], "random");
    assert_eq!(bots[0]["seats"], 4);
    assert_eq!(bots[0]["wins"], 50.0);
    assert_eq!(bots[0]["share"], 1.0);
    let low = bots[0]["ci95"][0].as_f64().unwrap();
    assert!(low > 0.9 && low < 1.0);
}

#[test]
fn the_same_seed_gives_the_same_tallies_on_any_number_of_threads() {
    let desk = Desk::new();
    let tallies = |arguments: &str| {
        let report = simulate(&desk, &format!("--games 300 {arguments}"));
        ["choices", "steps", "ended", "bots"].map(|key| report[key].clone())
    };
    let once = tallies("--seed tea --threads 1");
    assert_eq!(once, tallies("--seed tea --threads 3"));
    assert_ne!(once, tallies("--seed coffee --threads 1"));
}

#[test]
fn a_random_seed_is_printed_and_repeats_the_run() {
    let desk = Desk::new();
    let first = simulate(&desk, "--games 40");
    let seed = first["seed"].as_str().unwrap();
    let again = simulate(&desk, &format!("--games 40 --seed {seed}"));
    assert_eq!(first["choices"], again["choices"]);
    assert_eq!(first["bots"], again["bots"]);
}

#[test]
fn the_table_is_for_people() {
    let desk = Desk::new();
    let out = desk.run("simulate bazaar --games 30 --seed 7").good();
    says(
        &out,
        &["30 games of 3 players", "seed 7", "rounds=8", "random"],
    );
    says(&out, &["All rounds have been played."]);
    let out = desk.run("simulate bazaar --games 30 --seed 7 --lang it");
    says(&out.good(), &["30 partite con 3 giocatori", "Vittorie"]);
}

#[test]
fn bad_requests_say_what_would_be_good() {
    let desk = Desk::new();
    for (arguments, parts) in [
        ("chess", ["`chess`", "bazaar"].as_slice()),
        ("bazaar --option turns=3", &["`turns`", "rounds"]),
        (
            "bazaar --option rounds=99",
            &["`rounds`", "`99`", "1 to 20"],
        ),
        ("bazaar --players 9", &["9 seats", "2 to 6"]),
        ("bazaar --bots clever", &["clever", "random"]),
        ("bazaar --bots random,random", &["2 bots", "3 seats"]),
        ("bazaar --bots greedy:9", &["greedy", "no budget"]),
        (
            "bazaar --bots search:soon",
            &["`soon`", "search:800", "search:2s"],
        ),
        (
            "bazaar --bots genius:2s",
            &["`genius`", "random, greedy, search"],
        ),
    ] {
        let complaint = desk.run(&format!("simulate {arguments}")).bad();
        says(&complaint.replace(['“', '”'], "`"), parts);
    }
    assert_eq!(desk.run("simulate bazaar --option rounds").code, 2);
    assert_eq!(desk.run("simulate bazaar --pace slow").code, 2);
    assert!(desk.files().is_empty());
}

#[test]
fn decisions_are_timed_on_request() {
    let desk = Desk::new();
    let run = "--games 6 --seed 7 --bots search:50,greedy,random";
    let plain = simulate(&desk, run);
    let timed = simulate(&desk, &format!("{run} --timed"));
    assert_eq!(plain["choices"], timed["choices"]);
    let decisions = |report: &Value| {
        let bots = report["bots"].as_array().unwrap().iter();
        bots.filter_map(|bot| bot["decisions"].as_u64())
            .sum::<u64>()
    };
    assert_eq!(decisions(&plain), 0);
    assert_eq!(decisions(&timed), timed["choices"].as_u64().unwrap());
    let bots = timed["bots"].as_array().unwrap();
    assert_eq!(bots.len(), 3);
    for (bot, plain) in bots.iter().zip(plain["bots"].as_array().unwrap()) {
        for key in ["bot", "wins", "ci95"] {
            assert_eq!(bot[key], plain[key]);
        }
        let [half, most, max] =
            ["p50_ms", "p95_ms", "max_ms"].map(|key| bot[key].as_f64().unwrap());
        assert!(0.0 < half && half <= most && most <= max, "{bot}");
    }
    let run = format!("simulate bazaar {run} --timed");
    let out = desk.run(&run).good();
    says(
        &out,
        &[
            "search:50: ",
            "decisions; half of them within",
            "95% within",
        ],
    );
    let out = desk.run(&format!("{run} --lang it")).good();
    says(&out, &["decisioni; metà entro", "la più lunga"]);
}

#[test]
fn bots_that_think_give_the_same_tallies_on_any_number_of_threads() {
    let desk = Desk::new();
    let wins = |threads: u32| {
        let bots = "--bots search:900,greedy,random";
        let report = simulate(
            &desk,
            &format!("--games 5 --seed t {bots} --threads {threads}"),
        );
        (report["choices"].clone(), report["bots"].clone())
    };
    assert_eq!(wins(1), wins(2));
}

#[test]
fn a_preset_sets_options_and_a_choice_goes_before_it() {
    let desk = Desk::new();
    let rounds = |arguments: &str| {
        let report = simulate(
            &desk,
            &format!("--games 2 --seed 7 --bots random {arguments}"),
        );
        report["options"]["rounds"].clone()
    };
    assert_eq!(rounds("--preset quick"), 3);
    assert_eq!(rounds("--preset quick --option rounds=5"), 5);
    says(
        &desk.run("simulate bazaar --preset endless").bad(),
        &["endless", "quick, long"],
    );
    says(
        &desk.run("games").good(),
        &["--preset quick", "Three rounds"],
    );
}

#[test]
fn games_are_listed() {
    let desk = Desk::new();
    says(
        &desk.run("games").good(),
        &[
            "bazaar",
            "2–6 players",
            "rounds",
            "turns each player",
            "random",
        ],
    );
    says(&desk.run("games --lang it").good(), &["Bazar", "giocatori"]);
    let games = desk.run("games --json").json();
    assert_eq!(games[0]["id"], "core-worlds");
    assert_eq!(games[0]["seats"]["max"], 5);
    assert_eq!(games[0]["options"][0]["key"], "pre-game-draft");
    assert_eq!(games[1]["id"], "merchant-of-venus");
    assert_eq!(games[2]["id"], "twilight-imperium");
    assert_eq!(games[3]["id"], "twilight-inscription");
    assert_eq!(games[4]["id"], "bazaar");
}

#[test]
fn rules_are_found_by_id_and_by_words() {
    let desk = Desk::new();
    let all = desk.run("rules bazaar").good();
    says(&all, &["BAZ-01", "BAZ-09"]);
    let one = desk.run("rules bazaar baz-04 --lang it").good();
    says(&one, &["BAZ-04", "non si dà resto"]);
    assert!(!one.contains("BAZ-05"));
    let found = desk.run("rules bazaar Exactly price").good();
    says(&found, &["BAZ-04"]);
    assert!(!found.contains("BAZ-01"));
    says(&desk.run("rules bazaar BAZ-77").bad(), &["BAZ-77"]);
    says(&desk.run("rules bazaar dragons").bad(), &["dragons"]);
}

#[test]
fn the_language_follows_the_environment() {
    let run = |locale: &str| {
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_orrery"))
            .arg("games")
            .env("LC_ALL", locale)
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    says(&run("it_IT.UTF-8"), &["giocatori"]);
    says(&run("C"), &["players"]);
}
