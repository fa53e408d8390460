//! The rules ledgers of every game that is done, for who reads Italian.

use engine::i18n::Lang;
use engine::ledger::{Ledger, Section, Status};

#[test]
fn what_is_finished_is_in_both_languages() {
    let registry = registry::load(None).unwrap();
    let texts = registry.games().flat_map(|game| game.info().ledgers);
    let ledgers = texts.map(|(file, text)| Ledger::parse(file, text).unwrap());
    let mut finished = 0;
    for ledger in ledgers {
        let done = |section: &&Section| ledger.status_of(section) == Status::Finished;
        for section in ledger.sections.iter().filter(done) {
            finished += 1;
            let (lang, title) = section.titled(Lang::It);
            assert_eq!(lang, Lang::It, "{}: {title}", ledger.game);
            for entry in &section.entries {
                assert_eq!(entry.said(Lang::It).0, Lang::It, "{}", entry.id);
            }
        }
    }
    assert!(finished >= 40, "{finished}");
}
