//! `orrery backup`, `orrery restore` and `orrery mend`, as people call them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::house::{House, Server};
use crate::wire::Wire;
use serde_json::{Value, json};
use store::{Sqlite, Store, TableId, Write};

/// A table with one person at both seats.
struct Table {
    token: String,
    id: String,
}

impl Table {
    fn set_up(server: &Server) -> Self {
        let begun = Wire::new(server.address, "").post("/sessions", &json!({ "name": "Anna" }));
        let token = begun.unwrap().is(201)["token"].as_str().unwrap().to_owned();
        let wish = json!({ "game": "bazaar", "seats": [{ "who": "me" }, { "who": "me", "name": "Berta" }] });
        let made = Wire::new(server.address, &token).post("/tables", &wish);
        let id = made.unwrap().is(201)["id"].as_str().unwrap().to_owned();
        Self { token, id }
    }

    fn look(&self, server: &Server, seat: &str) -> Value {
        let path = format!("/tables/{}?seat={seat}", self.id);
        let mut wire = Wire::new(server.address, &self.token);
        wire.get(&path).unwrap().is(200)
    }

    /// Makes the first choice there is, at whichever seat has one.
    fn play(&self, server: &Server) {
        for seat in ["s1", "s2"] {
            let table = self.look(server, seat);
            if let Some(first) = table["choices"][0]["choice"].as_str() {
                let post = json!({
                    "seat": seat,
                    "stamp": table["stamp"],
                    "key": table["revision"].to_string(),
                    "choices": [first],
                });
                let path = format!("/tables/{}/choices", self.id);
                let mut wire = Wire::new(server.address, &self.token);
                wire.post(&path, &post).unwrap().is(200);
                return;
            }
        }
        panic!("nobody is asked");
    }
}

/// `orrery backup TO` or `orrery restore FROM`, with the data in a file.
fn orrery(command: &str, file: &Path, data: &Path, more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_orrery"))
        .arg(command)
        .arg(file)
        .arg("--data")
        .arg(data)
        .args(more)
        .env("LANG", "en_GB.UTF-8")
        .output()
        .unwrap()
}

#[track_caller]
fn done(output: &Output) -> String {
    let words = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{output:?}");
    words
}

#[track_caller]
fn refused(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn a_backup_of_a_running_server_is_the_table_as_it_was() {
    let (house, other) = (House::new(), House::new());
    let server = house.open();
    let table = Table::set_up(&server);
    table.play(&server);
    let then = table.look(&server, "s1");
    let copy = house.data().with_file_name("copy.db");
    let words = done(&orrery("backup", &copy, &house.data(), &[]));
    assert!(words.starts_with("1 table is now also in "), "{words}");
    table.play(&server);
    assert_ne!(table.look(&server, "s1")["view"], then["view"]);

    let words = done(&orrery("restore", &copy, &other.data(), &[]));
    assert!(words.starts_with("1 table was played again"), "{words}");
    let restored = other.open();
    let now = table.look(&restored, "s1");
    for field in ["view", "choices", "seats", "standing"] {
        assert_eq!(now[field], then[field], "{field}");
    }
    table.play(&restored);
}

#[test]
fn nothing_is_overwritten() {
    let (house, other) = (House::new(), House::new());
    let missing = refused(&orrery("backup", &other.data(), &house.data(), &[]));
    assert!(missing.contains("There is no data in"), "{missing}");
    assert!(!house.data().exists() && !other.data().exists());

    let server = house.open();
    Table::set_up(&server);
    let copy = house.data().with_file_name("copy.db");
    done(&orrery("backup", &copy, &house.data(), &[]));
    let bytes = fs::read(&copy).unwrap();
    refused(&orrery("backup", &copy, &house.data(), &[]));
    assert_eq!(fs::read(&copy).unwrap(), bytes);
    fs::write(other.data(), "something of mine").unwrap();
    refused(&orrery("restore", &copy, &other.data(), &[]));
    assert_eq!(fs::read(other.data()).unwrap(), b"something of mine");
}

#[test]
fn what_does_not_replay_is_restored_only_when_asked_for() {
    let (house, other) = (House::new(), House::new());
    let server = house.open();
    let table = Table::set_up(&server);
    table.play(&server);
    let copy = house.data().with_file_name("copy.db");
    done(&orrery("backup", &copy, &house.data(), &[]));
    // Somebody else's choice stands in the log: the file is sound, the game
    // is not.
    change(&copy, b"s1 take", b"s2 take");

    let words = refused(&orrery("restore", &copy, &other.data(), &[]));
    assert!(
        words.contains(&table.id) && words.contains("--anyway"),
        "{words}"
    );
    let folder = other.data().parent().unwrap().to_owned();
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0, "nothing is left");

    let words = done(&orrery("restore", &copy, &other.data(), &["--anyway"]));
    let still = format!("Table {} does not replay", table.id);
    assert!(
        words.starts_with("0 tables") && words.contains(&still),
        "{words}"
    );
    let restored = other.open();
    assert_eq!(table.look(&restored, "s1")["choices"], json!([]));
}

/// Changes what stands in a file, once.
fn change(file: &Path, from: &[u8], to: &[u8]) {
    let mut bytes = fs::read(file).unwrap();
    let mut windows = bytes.windows(from.len());
    let at = windows.position(|window| window == from).unwrap();
    bytes[at..at + to.len()].copy_from_slice(to);
    fs::write(file, bytes).unwrap();
}

/// `orrery mend`, with the data in a file.
fn mend(data: &Path, tables: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_orrery"))
        .arg("mend")
        .args(tables)
        .arg("--data")
        .arg(data)
        .env("LANG", "en_GB.UTF-8")
        .output()
        .unwrap()
}

#[test]
fn a_table_that_has_stopped_is_mended_while_nobody_serves_it() {
    let house = House::new();
    let server = house.open();
    let table = Table::set_up(&server);
    let held = refused(&mend(&house.data(), &[]));
    assert!(held.contains("is in use: process"), "{held}");
    server.kill();

    let store = Sqlite::open(&house.data()).unwrap();
    let stop = Write::Fault {
        table: TableId::parse(&table.id).unwrap(),
        fault: Some("for the test".to_owned()),
    };
    store.commit(&[vec![stop]]).remove(0).unwrap();
    drop(store);
    let unknown = refused(&mend(&house.data(), &["aaaaaaaaaa"]));
    assert!(unknown.contains("no table `aaaaaaaaaa`"), "{unknown}");
    let words = done(&mend(&house.data(), &[]));
    assert_eq!(words, format!("{}\n1 table may try again.\n", table.id));
    let words = done(&mend(&house.data(), &[]));
    assert_eq!(words, "No table has stopped.\n");
    let server = house.open();
    assert_eq!(table.look(&server, "s1")["stopped"], false);
    table.play(&server);
}

#[test]
fn a_second_server_on_the_same_data_says_who_has_it() {
    let house = House::new();
    let _server = house.open();
    let second = Command::new(env!("CARGO_BIN_EXE_orrery"))
        .args(["serve", "--address", "127.0.0.1:0", "--no-open", "--data"])
        .arg(house.data())
        .env("LANG", "en_GB.UTF-8")
        .output()
        .unwrap();
    let words = refused(&second);
    assert!(words.contains("is in use: process"), "{words}");
}
