//! The user's own facts, and the terminal's words.

use std::collections::BTreeSet;
use std::path::Path;

use crate::common::{Desk, says, texts_below};
use engine::i18n::Lang;

const WORDS: &str = include_str!("../../../../content/terminal/en.ftl");
const GOODS: &str = include_str!("../../../../content/bazaar/goods.toml");

#[test]
fn own_facts_replace_the_built_in_ones() {
    let desk = Desk::new();
    let goods = GOODS.replacen("count = 8", "count = 30", 1);
    assert_ne!(goods, GOODS);
    desk.write("own/bazaar/goods.toml", goods);
    let out = desk.run_with(
        "play bazaar --content own --seed x --log a.log",
        "1\n1\n1\nq\n",
    );
    says(&out.good(), &["30 rubies"]);
    desk.run("verify a.log --content own").good();
    // With other facts it is another game.
    let complaint = desk.run("verify a.log").bad();
    says(&complaint, &["a.log:", "other rules or facts"]);
}

#[test]
fn corrupt_facts_name_file_line_and_field_and_nothing_is_written() {
    for (from, to, parts) in [
        (
            "value = 5",
            "value = \"five\"",
            ["goods.toml:3: ruby.value"],
        ),
        (
            "value = 5",
            "value = 5\nweight = 2",
            ["goods.toml:4: ruby.weight"],
        ),
        ("[pearl]", "[pearl", ["goods.toml:7"]),
    ] {
        let desk = Desk::new();
        assert!(GOODS.contains(from));
        desk.write("own/bazaar/goods.toml", GOODS.replacen(from, to, 1));
        for command in ["play bazaar --log a.log", "simulate bazaar", "games", ""] {
            says(&desk.run(&format!("{command} --content own")).bad(), &parts);
        }
        assert_eq!(desk.files(), ["own"]);
    }
    let desk = Desk::new();
    says(&desk.run("games --content nowhere").bad(), &["nowhere"]);
}

#[test]
fn every_message_of_the_terminal_is_said_and_every_one_said_exists() {
    let files = texts_below(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let quoted = files.iter().flat_map(|text| text.split('"'));
    let said: BTreeSet<_> = quoted
        .filter(|word| word.starts_with("cli-") && word.len() > 4)
        .collect();
    let defined: BTreeSet<_> = WORDS
        .lines()
        .filter(|line| line.starts_with("cli-"))
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .collect();
    assert_eq!(said, defined);
    let registry = registry::load(None).unwrap();
    for lang in Lang::ALL {
        assert!(said.iter().all(|key| registry.words().has(lang, key)));
    }
}
