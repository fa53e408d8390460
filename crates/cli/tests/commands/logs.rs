//! `orrery verify` and `orrery replay`: good logs, and every kind of bad one.

use engine::log::Signer;

use crate::common::{Desk, says};

/// Verifies `text` as `bad.log`, which must fail and leave the file alone.
#[track_caller]
fn refused(desk: &Desk, text: &[u8], parts: &[&str]) {
    desk.write("bad.log", text);
    let files = desk.files();
    let complaint = desk.run("verify bad.log").bad();
    says(&complaint, parts);
    assert_eq!(desk.bytes("bad.log"), text);
    assert_eq!(desk.files(), files);
}

/// The log with one part changed.
#[track_caller]
fn edited(log: &str, from: &str, to: &str) -> Vec<u8> {
    assert!(log.contains(from), "no `{from}` in\n{log}");
    log.replacen(from, to, 1).into_bytes()
}

/// The digit that a forger would write.
fn other_digit(digit: &str) -> &'static str {
    if digit == "0" { "1" } else { "0" }
}

#[test]
fn a_log_cut_in_mid_line_is_refused() {
    let desk = Desk::new();
    let log = desk.whole_game();
    let last = format!("bad.log:{}:", log.lines().count());
    refused(&desk, &log.as_bytes()[..log.len() - 5], &[&last, "cut off"]);
    let lines: Vec<_> = log.lines().take(12).collect();
    let cut = lines.join("\n");
    refused(&desk, cut.as_bytes(), &["bad.log:12:", "cut off"]);
}

#[test]
fn a_log_without_its_last_lines_is_refused() {
    let desk = Desk::new();
    let log = desk.whole_game();
    let (without_seed, seed) = log.rsplit_once("seed ").unwrap();
    refused(
        &desk,
        without_seed.as_bytes(),
        &["bad.log:8:", "once it is"],
    );
    let (without_end, _) = log.rsplit_once("end ").unwrap();
    desk.write("bad.log.seed", seed);
    let line = format!("bad.log:{}:", without_end.lines().count() + 1);
    refused(
        &desk,
        without_end.as_bytes(),
        &[&line, "does not say how it ended"],
    );
}

#[test]
fn an_edited_choice_is_found() {
    let desk = Desk::new();
    let log = desk.whole_game();
    let changed = [
        "bad.log:10:",
        "the file was changed or damaged",
        "no line before",
    ];
    refused(&desk, &edited(&log, "s1 take", "s1 pass"), &changed);
    let refused_choice = ["bad.log:10:", "“buy-1” was not among the choices"];
    refused(&desk, &edited(&log, "s1 take", "s1 buy-1"), &refused_choice);
    let unreadable = ["bad.log:10:", "“juggle” is not in this game's notation"];
    refused(&desk, &edited(&log, "s1 take", "s1 juggle"), &unreadable);
    refused(
        &desk,
        &edited(&log, "s1 take", "s7 take"),
        &["bad.log:10:", "“s7”"],
    );
}

#[test]
fn an_edited_header_is_found() {
    let desk = Desk::new();
    let log = desk.whole_game();
    let option = edited(&log, "rounds=8", "rounds=9");
    refused(
        &desk,
        &option,
        &["bad.log:10:", "same rules, so the file was changed"],
    );
    let option = edited(&log, "rounds=8", "turns=8");
    refused(&desk, &option, &["bad.log:5:", "“turns”", "rounds"]);
    let seats = edited(&log, "seats 3", "seats 7");
    refused(&desk, &seats, &["bad.log:6:", "7 seats", "2 to 6"]);
    let game = edited(&log, "game bazaar", "game chess");
    refused(&desk, &game, &["bad.log:2:", "chess", "bazaar"]);
    let format = edited(&log, "orrery log 1", "orrery log 9");
    refused(&desk, &format, &["bad.log:1:", "newer orrery"]);
}

#[test]
fn another_version_says_how_far_it_is_good() {
    let desk = Desk::new();
    let log = desk.whole_game();
    let version = edited(&log, "rules 1", "rules 2");
    refused(
        &desk,
        &version,
        &[
            "bad.log:10:",
            "other rules or facts",
            "no line before it is good",
        ],
    );
}

#[test]
fn forged_digests_seeds_and_endings_are_found() {
    let desk = Desk::new();
    let log = desk.whole_game();
    let fourth = log.lines().nth(12).unwrap();
    let (choice, digest) = fourth.split_once('#').unwrap();
    let forged = format!("{choice}#{}{}", other_digit(&digest[..1]), &digest[1..]);
    refused(
        &desk,
        &edited(&log, fourth, &forged),
        &[
            "bad.log:13:",
            "the log says #",
            "the 3 lines before it are good",
        ],
    );
    let last = log.lines().count();
    let (rest, seed) = log.rsplit_once("seed ").unwrap();
    let forged = format!("{rest}seed {}{}", other_digit(&seed[..1]), &seed[1..]);
    let line = format!("bad.log:{last}:");
    refused(&desk, forged.as_bytes(), &[&line, "not the one whose hash"]);
    let line = format!("bad.log:{}:", last - 1);
    let ending = edited(&log, "end bazaar-end-rounds", "end bazaar-end-sold-out");
    refused(&desk, &ending, &[&line, "did not end with"]);
}

/// A key like that of a server, and the one that others know it by.
fn signer(number: u8) -> (Signer, String) {
    let signer = Signer::from_secret(&[number; 32]);
    let key = signer.key().to_string();
    (signer, key)
}

#[test]
fn a_signature_is_told_and_checked() {
    let desk = Desk::new();
    let log = desk.whole_game();
    says(
        &desk.run("verify game.log").good(),
        &["verified:", "game.log: not signed"],
    );
    let (signer, key) = signer(1);
    desk.write("signed.log", signer.signed(log.clone()));
    let verdict = ["verified:", &format!("signed by key {key}, and intact")];
    says(&desk.run("verify signed.log").good(), &verdict);
    let insist = format!("verify signed.log --key {key}");
    says(&desk.run(&insist).good(), &verdict);
    let italian = desk.run("verify signed.log --lang it").good();
    says(&italian, &[&format!("firmato con la chiave {key}")]);
    // It is a log like any other.
    let story = desk.run("replay game.log").good();
    assert_eq!(desk.run("replay signed.log").good(), story);
    desk.run("replay signed.log --step 1").good();
}

#[test]
fn a_signature_that_does_not_fit_is_refused() {
    let desk = Desk::new();
    let log = desk.whole_game();
    let signed = signer(1).0.signed(log.clone());
    let line = format!("bad.log:{}:", log.lines().count() + 1);
    let changed = [line.as_str(), "the signature does not fit the text"];
    refused(&desk, &edited(&signed, "s1 take", "s1 pass"), &changed);
    let first = log.lines().nth(9).unwrap();
    refused(
        &desk,
        &edited(&signed, &format!("{first}\n"), ""),
        &["the signature does not fit the text"],
    );
    let other = edited(&signed, &signer(1).1, &signer(2).1);
    refused(&desk, &other, &changed);
    let signature = signed.strip_prefix(&log).unwrap();
    let moved = edited(&log, "end ", &format!("{signature}end "));
    refused(&desk, &moved, &["nothing may follow the signature"]);
    let torn = &signed[..signed.len() - 9];
    refused(
        &desk,
        format!("{torn}\n").as_bytes(),
        &[&line, "this is no signature"],
    );
    // Bytes that are no text were not signed either.
    let mut bytes = signed.clone().into_bytes();
    bytes[20] = 0xff;
    refused(&desk, &bytes, &["bad.log:"]);
}

#[test]
fn a_key_that_is_asked_for_has_to_be_the_one() {
    let desk = Desk::new();
    let log = desk.whole_game();
    let ((one, key), (_, other)) = (signer(1), signer(2));
    desk.write("signed.log", one.signed(log));
    let wrong = desk.run(&format!("verify signed.log --key {other}"));
    says(
        &wrong.bad(),
        &["signed.log:", "signed by another key", &key],
    );
    let bare = desk.run(&format!("verify game.log --key {key}"));
    says(&bare.bad(), &["game.log:", "not signed"]);
    assert_eq!(desk.run("verify signed.log --key tea").code, 2);
}

/// What a seat takes home of a game that goes on cannot be played again.
#[test]
fn the_record_of_a_seat_is_known_by_its_signature() {
    let desk = Desk::new();
    let record = "orrery record of s1\norrery log 1\n\ns1 take\n  s1 took 1ruby\n";
    let ((one, key), (_, other)) = (signer(1), signer(2));
    let signed = one.signed(record.to_owned());
    desk.write("record.txt", &signed);
    let verdict = desk.run(&format!("verify record.txt --key {key}")).good();
    says(&verdict, &["the record of a seat, signed by key", &key]);
    let wrong = desk.run(&format!("verify record.txt --key {other}"));
    says(&wrong.bad(), &["another key"]);
    refused(&desk, record.as_bytes(), &["nobody signed it"]);
    let changed = edited(&signed, "1ruby", "2ruby");
    refused(&desk, &changed, &["bad.log:6:", "does not fit"]);
}

#[test]
fn what_is_no_log_is_refused() {
    let desk = Desk::new();
    refused(&desk, b"", &["bad.log:1:", "not an Orrery log"]);
    refused(
        &desk,
        b"\xff\xfe\x00\n",
        &["bad.log:1:", "not an Orrery log"],
    );
    says(
        &desk.run("verify nothing.log").bad(),
        &["nothing.log: cannot be read"],
    );
    assert_eq!(desk.run("verify").code, 2);
}

#[test]
fn one_bad_log_among_good_ones_is_named() {
    let desk = Desk::new();
    desk.whole_game();
    desk.write("bad.log", "hello\n");
    let done = desk.run("verify game.log bad.log game.log");
    assert_eq!(done.out.matches("game.log: verified").count(), 2);
    says(&done.bad(), &["bad.log:1:"]);
}

#[test]
fn a_wrong_seed_beside_a_log_is_found() {
    let desk = Desk::new();
    desk.run_with("play bazaar --seed x --log a.log", "1\n")
        .good();
    desk.write("a.log.seed", "0".repeat(64));
    says(
        &desk.run("verify a.log").bad(),
        &["a.log:8:", "does not match"],
    );
    desk.write("a.log.seed", "tea");
    says(
        &desk.run("verify a.log").bad(),
        &["a.log.seed:", "64 hexadecimal"],
    );
}

#[test]
fn the_story_is_told_from_any_seat_and_at_any_step() {
    let desk = Desk::new();
    desk.whole_game();
    let public = desk.run("replay game.log").good();
    says(
        &public,
        &["   1  Player 1 takes", "All rounds have been played."],
    );
    assert_eq!(desk.run("replay game.log --public").good(), public);
    // The Bazaar has no secrets.
    assert_eq!(desk.run("replay game.log --seat 2").good(), public);
    assert_eq!(desk.run("replay game.log --all").good(), public);
    says(
        &desk.run("replay game.log --step 0").good(),
        &["Round 1 of 8", "Player 1: nothing"],
    );
    let third = desk.run("replay game.log --step 3 --lang it").good();
    says(&third, &["Round 2 di 8", "Giocatore 1: 0 punti"]);
    says(&desk.run("replay game.log --step 999").bad(), &["999"]);
    says(
        &desk.run("replay game.log --seat 4").bad(),
        &["seat 4", "1 to 3"],
    );
    assert_eq!(desk.run("replay game.log --seat 1 --public").code, 2);
}

#[test]
fn a_story_is_told_up_to_where_it_is_good() {
    let desk = Desk::new();
    let log = desk.whole_game();
    let third = log.lines().nth(11).unwrap();
    desk.write("bad.log", edited(&log, third, "s3 juggle #00000000"));
    let done = desk.run("replay bad.log");
    says(&done.out, &["   2  Player 2"]);
    assert!(!done.out.contains("   3  "), "{}", done.out);
    says(&done.bad(), &["bad.log:12:", "juggle"]);
}

#[test]
fn secrets_of_a_game_that_goes_on_are_not_told() {
    let desk = Desk::new();
    desk.run_with("play bazaar --seed x --log a.log", "1\n")
        .good();
    desk.run("replay a.log").good();
    says(&desk.run("replay a.log --all").bad(), &["not over"]);
}
