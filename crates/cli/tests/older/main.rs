//! A file of tables that an older version wrote: everything in it opens, and
//! can be played on.
//!
//! `rules_1.db` was written by the server when Core Worlds had rules version
//! 1, by one person at both seats of two tables; nothing said then which games
//! were imported.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests may stop at whatever is not as it should be"
)]

#[path = "../common/house.rs"]
mod house;
#[path = "../common/wire.rs"]
mod wire;

use std::fs;

use house::{House, Server};
use serde_json::{Value, json};
use wire::Wire;

/// Whose tables they are: a secret of nothing but this file.
const TOKEN: &str = "c2d2a65a3757eb54e58b4a5b7a8d8052af615dbf50864a13";
/// A table to which nothing happened that was changed since.
const SAME: &str = "bkv09ah654";
/// A table on which a World was conquered, which goes otherwise now.
const CHANGED: &str = "3bfb89j5r2";

/// A server on a copy of the file.
fn open() -> (House, Server) {
    let house = House::new();
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/older/rules_1.db");
    fs::copy(kept, house.data()).unwrap();
    let server = house.open();
    (house, server)
}

fn look(server: &Server, table: &str, seat: &str) -> Value {
    let mut wire = Wire::new(server.address, TOKEN);
    let path = format!("/tables/{table}?seat={seat}");
    wire.get(&path).unwrap().is(200)
}

/// Makes the last choice there is, at whichever seat has one; says whether
/// anyone had.
fn play(server: &Server, table: &str) -> bool {
    for seat in ["s1", "s2"] {
        let seen = look(server, table, seat);
        let choices = seen["choices"].as_array().unwrap();
        if let Some(last) = choices.last() {
            let post = json!({
                "seat": seat,
                "stamp": seen["stamp"],
                "key": format!("{seat} {}", seen["revision"]),
                "choices": [last["choice"]],
            });
            let path = format!("/tables/{table}/choices");
            let mut wire = Wire::new(server.address, TOKEN);
            wire.post(&path, &post).unwrap().is(200);
            return true;
        }
    }
    false
}

#[test]
fn a_table_that_nothing_changed_for_plays_on() {
    let (_house, server) = open();
    let seen = look(&server, SAME, "s1");
    assert_eq!(seen["frozen"], false, "{seen}");
    assert_eq!(seen["imported"], false, "{seen}");
    let played = (0..2_000).take_while(|_| play(&server, SAME)).count();
    assert!(played > 0);
    assert_eq!(look(&server, SAME, "s1")["over"], true, "to its end");
}

#[test]
fn a_table_that_a_rule_changed_for_goes_on_by_agreement() {
    let (_house, server) = open();
    let seen = look(&server, CHANGED, "s1");
    assert_eq!(seen["frozen"], true, "{seen}");
    assert!(!play(&server, CHANGED), "it stands still");
    let mut wire = Wire::new(server.address, TOKEN);
    let agreed = wire.post(&format!("/tables/{CHANGED}/go-on"), &json!({}));
    assert!(agreed.unwrap().status < 300);
    for _ in 0..30 {
        assert!(play(&server, CHANGED));
    }
}
