//! How a battle would end, asked at the terminal.

use crate::common::{Desk, says};

#[test]
fn a_battle_is_told_without_naming_its_game() {
    let desk = Desk::new();
    let out = desk.run("odds 1 cruiser vs 1 cruiser").good();
    says(&out, &["wins: 37.5 %", "left: 25.0 %", "1.0 of 1"]);
    let out = desk.run("odds --lang it 1 cruiser contro 1 cruiser").good();
    says(&out, &["Vince l’attaccante: 37.5 %"]);
    let same = desk.run("odds --game twilight-imperium 1 cruiser vs 1 cruiser");
    says(&same.good(), &["37.5 %"]);
}

#[test]
fn what_is_no_battle_is_refused_with_the_reason() {
    let desk = Desk::new();
    let refused = |words: &str| desk.run(words).bad();
    says(
        &refused("odds 3 cruizer vs cruiser"),
        &["“cruizer”", "dreadnought"],
    );
    says(&refused("odds 3 cruiser"), &["two sides"]);
    says(
        &refused("odds --game core-worlds cruiser vs cruiser"),
        &["No forces fight"],
    );
    says(&refused("odds --game tea cruiser vs cruiser"), &["tea"]);
}
