//! The rules ledgers of every game that is done, for who reads Italian.

#![allow(
    clippy::unwrap_used,
    reason = "tests may stop at whatever is not as it should be"
)]

use engine::i18n::Lang;
use engine::ledger::{Ledger, Status};

#[test]
fn what_is_finished_is_in_both_languages() {
    let registry = registry::load(None).unwrap();
    let texts = registry.games().flat_map(|game| game.info().ledgers);
    let ledgers = texts.map(|(file, text)| Ledger::parse(file, text).unwrap());
    let finished: Vec<Ledger> = ledgers
        .filter(|ledger| ledger.status == Status::Finished)
        .collect();
    assert!(finished.len() >= 4, "{}", finished.len());
    for ledger in &finished {
        for section in &ledger.sections {
            let (lang, title) = section.titled(Lang::It);
            assert_eq!(lang, Lang::It, "{}: {title}", ledger.game);
            for entry in &section.entries {
                assert_eq!(entry.said(Lang::It).0, Lang::It, "{}", entry.id);
            }
        }
    }
}
