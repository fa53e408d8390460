//! A second server on the same data, while the first runs and when it is gone.

use std::process::{Command, Output};
use std::thread;
use std::time::Duration;

use store::Sqlite;

use crate::Watched;
use crate::house::House;

/// What becomes of a second server.
fn second(house: &House) -> Output {
    Command::new(env!("CARGO_BIN_EXE_orrery"))
        .args(["serve", "--address", "127.0.0.1:0", "--no-open", "--data"])
        .arg(house.data())
        .env("LANG", "en_GB.UTF-8")
        .output()
        .unwrap()
}

#[test]
fn a_second_server_is_told_who_has_the_data_and_the_first_goes_on() {
    let house = House::new();
    let first = house.open();
    let table = Watched::alone(first.address);
    assert_eq!(table.pass(first.address, "a"), 200);
    for _ in 0..2 {
        let refused = second(&house);
        assert_eq!(refused.status.code(), Some(1), "{refused:?}");
        let words = String::from_utf8_lossy(&refused.stderr);
        let who = format!("is in use: process {} has it open", first.process());
        assert!(words.contains(&who), "{words}");
        assert!(refused.stdout.is_empty(), "{refused:?}");
    }
    assert_eq!(table.pass(first.address, "b"), 200);
    let then = table.view(first.address);

    first.kill();
    let next = house.open();
    assert_eq!(table.view(next.address), then);
    assert_eq!(table.pass(next.address, "c"), 200);
    next.kill();
    Sqlite::check_file(&house.data()).unwrap();
}

/// Whoever starts a server anew may not wait until the old one is quite gone.
#[test]
fn a_server_that_comes_while_another_goes_takes_over() {
    let house = House::new();
    let first = house.open();
    let table = Watched::alone(first.address);
    assert_eq!(table.pass(first.address, "a"), 200);
    let then = table.view(first.address);
    let next = thread::scope(|scope| {
        let comes = scope.spawn(|| house.open());
        // Sooner or later than the other looks: both have to do.
        thread::sleep(Duration::from_millis(100));
        first.kill();
        comes.join().unwrap()
    });
    assert_eq!(table.view(next.address), then);
    assert_eq!(table.pass(next.address, "b"), 200);
}
