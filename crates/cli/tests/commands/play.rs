//! `orrery play` line by line.

use std::fs;
use std::io::{BufRead, BufReader, Write};

use crate::common::{Desk, always_first, says};

#[test]
fn a_whole_game_leaves_a_log_that_verifies() {
    let desk = Desk::new();
    let out = desk
        .run_with("play bazaar --seed x", &always_first())
        .good();
    says(
        &out,
        &[
            "All rounds have been played.",
            "1. Player",
            "The secret seed was",
        ],
    );
    let files = desk.files();
    let [log] = files.as_slice() else {
        panic!("the seed should no longer lie beside the log: {files:?}");
    };
    says(log, &["orrery-bazaar-", ".log"]);
    says(&out, &[&format!("orrery verify {log}")]);
    let text = desk.read(log);
    says(&text, &["\nend bazaar-end-rounds\nseed "]);
    says(
        &desk.run(&format!("verify {log}")).good(),
        &[
            log,
            "verified: bazaar, 3 seats",
            "ended bazaar-end-rounds",
            "seed matches its hash",
        ],
    );
    says(
        &desk.run(&format!("replay {log}")).good(),
        &["   1  Player 1 takes", "1. Player"],
    );
}

#[test]
fn every_game_can_be_played_here() {
    let desk = Desk::new();
    let games = desk.run("games --json").json();
    for game in games.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let play = format!("play {id} --seed x --log {id}.log");
        desk.run_with(&play, &always_first()).good();
        says(&desk.run(&format!("verify {id}.log")).good(), &["verified"]);
        desk.run(&format!("replay {id}.log --seat 2")).good();
    }
}

#[test]
fn a_killed_game_has_lost_nothing_that_was_answered() {
    let desk = Desk::new();
    let mut child = desk.start("play bazaar --seed x --log a.log");
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"1\n1\n").unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let mut lines = output.lines().map(Result::unwrap);
    assert!(lines.any(|line| line.contains("Round 3 of 8")));
    child.kill().unwrap();
    child.wait().unwrap();
    says(
        &desk.run("verify a.log").good(),
        &["verified so far", "6 lines"],
    );
    desk.run_with("play --resume a.log", &always_first()).good();
    says(
        &desk.run("verify a.log").good(),
        &["ended bazaar-end-rounds"],
    );
}

#[test]
fn the_first_game_is_played_where_none_is_named() {
    let desk = Desk::new();
    let out = desk.run("play").good();
    says(
        &out,
        &[
            "Core Worlds · you are Player 1",
            "Energy Phase: you have",
            "[CW-ENE-03]",
        ],
    );
    says(&out, &["orrery play --resume orrery-core-worlds-"]);
}

#[test]
fn a_game_can_be_left_and_resumed() {
    let desk = Desk::new();
    let out = desk
        .run_with("play bazaar --seed x --log a.log", "1\n1\nq\n")
        .good();
    says(&out, &["kept in a.log", "orrery play --resume a.log"]);
    assert_eq!(desk.files(), ["a.log", "a.log.seed"]);
    let left = desk.read("a.log");
    says(
        &desk.run("verify a.log").good(),
        &["verified so far", "6 lines"],
    );

    let out = desk.run_with("play --resume a.log", &always_first()).good();
    says(&out, &["All rounds have been played."]);
    assert_eq!(desk.files(), ["a.log"]);
    assert!(desk.read("a.log").starts_with(&left));
    desk.run("verify a.log").good();

    let complaint = desk.run("play --resume a.log").bad();
    says(&complaint, &["a.log", "over", "orrery replay"]);
}

#[cfg(unix)]
#[test]
fn the_seed_is_for_its_owner_alone_until_the_end() {
    use std::os::unix::fs::PermissionsExt;
    let desk = Desk::new();
    desk.run("play bazaar --log a.log").good();
    let mode = fs::metadata(desk.path("a.log.seed"))
        .unwrap()
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o600);
    assert!(!desk.read("a.log").contains(desk.read("a.log.seed").trim()));
    fs::remove_file(desk.path("a.log.seed")).unwrap();
    let before = desk.read("a.log");
    says(
        &desk.run("play --resume a.log").bad(),
        &["a.log:8:", "seed"],
    );
    says(
        &desk.run("verify a.log").bad(),
        &["a.log:8:", "dice can be checked only once"],
    );
    assert_eq!(desk.read("a.log"), before);
}

#[test]
fn a_line_cut_by_a_crash_is_left_out() {
    let desk = Desk::new();
    desk.run_with("play bazaar --seed x --log a.log", "1\n1\n")
        .good();
    let whole = desk.read("a.log");
    desk.write("a.log", format!("{whole}s1 ta"));
    let out = desk.run_with("play --resume a.log", "q\n").good();
    says(&out, &["had been cut off"]);
    assert_eq!(desk.read("a.log"), whole);
}

#[test]
fn an_end_that_was_not_written_is_written_on_resuming() {
    let desk = Desk::new();
    let whole = desk.whole_game();
    let (rest, secret) = whole.rsplit_once("\nseed ").unwrap();
    desk.write("game.log", format!("{rest}\nse"));
    desk.write("game.log.seed", secret);
    let out = desk.run("play --resume game.log").good();
    says(&out, &["The secret seed was"]);
    assert_eq!(desk.read("game.log"), whole);
    assert_eq!(desk.files(), ["game.log"]);
}

#[test]
fn a_changed_log_is_not_resumed() {
    let desk = Desk::new();
    desk.run_with("play bazaar --seed x --log a.log", "1\n1\n")
        .good();
    let changed = desk.read("a.log").replacen("s1 take", "s1 pass", 1) + "s1 t";
    desk.write("a.log", &changed);
    says(&desk.run("play --resume a.log").bad(), &["a.log:10:"]);
    assert_eq!(desk.read("a.log"), changed);
    desk.write("a.log", "not a log\n");
    says(&desk.run("play --resume a.log").bad(), &["a.log:1:"]);
    says(
        &desk.run("play --resume b.log").bad(),
        &["b.log: cannot be read"],
    );
}

#[test]
fn no_file_is_overwritten() {
    let desk = Desk::new();
    desk.write("a.log", "dear diary");
    says(
        &desk.run("play bazaar --log a.log").bad(),
        &["a.log", "--resume", "--log"],
    );
    assert_eq!(desk.read("a.log"), "dear diary");
    assert_eq!(desk.files(), ["a.log"]);
    desk.write("b.log.seed", "precious");
    says(&desk.run("play bazaar --log b.log").bad(), &["b.log.seed"]);
    assert_eq!(desk.files(), ["a.log", "b.log.seed"]);
    says(
        &desk.run("play bazaar --log nowhere/c.log").bad(),
        &["nowhere"],
    );
}

#[test]
fn bad_input_is_answered_and_changes_nothing() {
    let desk = Desk::new();
    let out = desk
        .run_with(
            "play bazaar --seed x --log a.log",
            "buy\n99\n0\n\n? BAZ-99\nw dragon\nq\n",
        )
        .good();
    says(
        &out,
        &[
            "“buy” means nothing here",
            "no choice 99",
            "from 1 to 2",
            "no choice 0",
        ],
    );
    says(&out, &["no rule BAZ-99", "“dragon”"]);
    says(&desk.run("verify a.log").good(), &["0 lines"]);
}

#[test]
fn help_rules_story_and_reasons_are_given() {
    let desk = Desk::new();
    let input = "?\nr\n? baz-09\nw market-1\nw bag\ns\n1\ns\nq\n";
    let out = desk.run_with("play bazaar --seed x", input).good();
    says(
        &out,
        &[
            "takes back your last choice",
            "BAZ-02  On their turn",
            "BAZ-09  The most points",
        ],
    );
    says(
        &out,
        &[
            "your goods do not add up to exactly that. [BAZ-04]",
            "“bag” is offered",
        ],
    );
    says(&out, &["Nothing has happened yet.", "   1  You take"]);
}

#[test]
fn deals_are_made_at_the_keyboard() {
    let desk = Desk::new();
    let line = "play bazaar --hot-seat --players 2 --seed x --log a.log";
    // Both take goods; then the first gives the second something, openly.
    let empty = "d\nd 1 - -\nd 2 1ruby\nq\n";
    let out = desk.run_with(line, empty).good();
    says(
        &out,
        &[
            "Player 2 could give: -",
            "An offer goes to another player",
            "Type a player and goods",
        ],
    );
    let deal = "d !2 - - peace\n1\n\nd\nd +1\nd -1\nd -9\nq\n";
    let resume = "play --resume a.log --hot-seat";
    let out = desk.run_with(resume, deal).good();
    says(
        &out,
        &[
            "  1. Player 1 offers Player 2 nothing for nothing. “peace”",
            "A deal needs goods on at least one side",
        ],
    );
    let log = desk.read("a.log");
    assert!(log.contains("s1 ~public-offer 1 s2 - - peace"), "{log}");
    assert!(log.contains("s2 ~decline 1 s1"), "{log}");
}

#[test]
fn final_choices_say_so_and_others_can_be_undone() {
    let desk = Desk::new();
    // In this game the third list offers a contract in the second place.
    let out = desk
        .run_with(
            "play bazaar --seed x --log a.log",
            "1\nu\n1\n2\n1\nu\nu\nu\n2\nq\n",
        )
        .good();
    says(
        &out,
        &["Take 2 goods from the bag (cannot be undone: others are next)"],
    );
    says(
        &out,
        &["No longer possible: your last choice concerned others."],
    );
    let (_, paying) = out
        .split_once("Pay exactly 8 more for the Mirror. [BAZ-04]")
        .unwrap();
    says(paying, &["Not final yet (u takes it back):\n· You pay"]);
    let (_, undone) = paying
        .split_once("Pay exactly 8 more for the Mirror.")
        .unwrap();
    says(
        undone,
        &[
            "Take goods, buy a contract, or pass.",
            "No longer possible: your last choice concerned others.",
        ],
    );
    says(undone, &["A choice that was not final is not in it."]);
    says(&desk.run("verify a.log").good(), &["6 lines"]);
}

#[test]
fn the_language_can_be_switched_while_playing() {
    let desk = Desk::new();
    let out = desk.run_with("play bazaar --seed x", "l\nu\nq\n").good();
    says(
        &out,
        &[
            "you are Player 1",
            "sei Giocatore 1",
            "Non c'è nulla da annullare.",
        ],
    );
    says(&out, &["La partita è conservata in"]);
    let out = desk
        .run_with("play bazaar --lang it --seed y", &always_first())
        .good();
    says(
        &out,
        &["Prendi merci, compra un contratto o passa. [BAZ-02]"],
    );
    says(
        &out,
        &["Tutti i round sono stati giocati.", "Il seme segreto era"],
    );
}

#[test]
fn people_share_a_keyboard_behind_a_curtain() {
    let desk = Desk::new();
    let input = "1\n\n1\n\nq\n";
    let out = desk
        .run_with(
            "play bazaar --hot-seat --players 2 --seed x --log a.log",
            input,
        )
        .good();
    says(
        &out,
        &[
            "Player 2 sits down",
            "you are Player 2",
            "Player 1 sits down",
        ],
    );
    says(&out, &["--resume a.log --hot-seat"]);
    says(&desk.run("verify a.log").good(), &["2 seats, 2 lines"]);
}

#[test]
fn any_seat_can_be_taken() {
    let desk = Desk::new();
    let out = desk.run("play bazaar --seat 2 --seed x --log a.log").good();
    says(
        &out,
        &["you are Player 2", "· Player 1", "--resume a.log --seat 2"],
    );
    for (arguments, parts) in [
        ("--seat 4", ["seat 4", "1 to 3"].as_slice()),
        ("--seat 0", &["seat 0"]),
        ("--players 7", &["7 seats", "2 to 6"]),
        ("--option turns=1", &["“turns”", "rounds"]),
        ("--bots clever", &["clever", "random"]),
    ] {
        says(&desk.run(&format!("play bazaar {arguments}")).bad(), parts);
    }
    says(&desk.run("play --resume a.log --seat 4").bad(), &["seat 4"]);
    assert_eq!(desk.run("play bazaar --seat 1 --hot-seat").code, 2);
    assert_eq!(desk.run("play --resume a.log --players 3").code, 2);
    assert_eq!(desk.files(), ["a.log", "a.log.seed"]);
}

#[test]
fn bots_can_be_one_for_all_or_one_a_seat() {
    let desk = Desk::new();
    let play = |bots: &str| {
        let run = format!(
            "play bazaar --seed x --log {}.log --bots {bots}",
            bots.len()
        );
        desk.run_with(&run, "1\nq\n")
    };
    let out = play("greedy").good();
    says(&out, &["orrery play --resume 6.log --bots greedy"]);
    play("search:20,random").good();
    says(&play("a").bad(), &["“a”", "random, greedy, search"]);
    says(&play("greedy,greedy,greedy").bad(), &["3 bots for 2 seats"]);
    says(&play("random:2").bad(), &["“random” takes no budget"]);
    // Where nobody needs one, a wrong name does not pass either.
    says(&play("genius --hot-seat").bad(), &["genius"]);
    let complaint = play("greedy,genius --lang it").bad();
    says(&complaint, &["«genius»", "ci sono"]);
}

#[test]
fn bots_tell_why_when_asked() {
    let desk = Desk::new();
    let play = |more: &str, log: &str| {
        let run = format!("play bazaar --seed x --bots greedy,search:40 --log {log}.log {more}");
        desk.run_with(&run, "1\n1\nq\n").good()
    };
    let out = play("--explain", "a");
    says(
        &out,
        &[
            "  Player 2 (bot): Best of 2 by the lead that follows.",
            "  Player 3 (bot): Best of 2 after 40 tries.\n    Take 2 goods from the bag — tried ",
        ],
    );
    let told = |text: &str| text.matches("Player 3 (bot)").count();
    assert_eq!(told(&out), 2, "each reason is told once");
    // First what happened, then why.
    let took = out.find("· Player 3 takes").unwrap();
    assert!(took < out.find("Player 3 (bot)").unwrap());
    let out = play("--explain --lang it", "b");
    says(
        &out,
        &["Giocatore 3 (bot): La migliore tra 2 dopo 40 tentativi."],
    );
    assert!(!play("", "c").contains("(bot)"));
    assert_eq!(desk.read("a.log"), desk.read("c.log"), "it changes nothing");
}
