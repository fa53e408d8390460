//! What must hold of all that is kept, whatever was asked of the server: looked
//! for in the file itself, beside the code that wrote it.

use std::path::Path;

use engine::log::Log;
use rusqlite::{Connection, OpenFlags};
use store::{Store, TableId};

use super::House;

/// What there must be none of, and how it is found: what is wrong comes as one
/// column.
const NEVER: &[(&str, &str)] = &[
    (
        "a log with a gap",
        "SELECT table_id FROM lines GROUP BY table_id
             HAVING min(number) <> 0 OR max(number) <> count(*) - 1",
    ),
    (
        "a draft with a gap",
        "SELECT table_id FROM drafts GROUP BY table_id, seat
             HAVING min(number) <> 0 OR max(number) <> count(*) - 1",
    ),
    (
        "a draft at a table that is over",
        "SELECT id FROM tables WHERE over AND EXISTS
             (SELECT 1 FROM drafts WHERE table_id = id)",
    ),
    (
        "talk with a gap",
        "SELECT table_id FROM letters GROUP BY table_id
             HAVING min(number) <> 1 OR max(number) <> count(*)",
    ),
    (
        "keys of posts with a gap, or too many",
        "SELECT table_id FROM posted GROUP BY table_id, seat
             HAVING max(number) - min(number) <> count(*) - 1 OR count(*) > 100",
    ),
    (
        "a key of a post of no length, or too long",
        "SELECT table_id FROM posted WHERE length(CAST(key AS BLOB)) NOT BETWEEN 1 AND 80",
    ),
    (
        "seats that are not one after the other",
        "SELECT table_id FROM places GROUP BY table_id
             HAVING min(seat) <> 0 OR max(seat) <> count(*) - 1",
    ),
    (
        "a table without seats",
        "SELECT id FROM tables WHERE NOT EXISTS (SELECT 1 FROM places WHERE table_id = id)",
    ),
    (
        "a seat kept for somebody while no bot plays it",
        "SELECT table_id FROM places WHERE owner IS NOT NULL AND bot IS NULL",
    ),
    (
        "somebody with two seats where each has one",
        "SELECT table_id FROM places JOIN tables ON id = table_id WHERE one_seat
             AND coalesce(session, owner) IS NOT NULL
             GROUP BY table_id, coalesce(session, owner) HAVING count(*) > 1",
    ),
    (
        "orders, or a place for word, at a seat that is nobody's",
        "SELECT table_id FROM places WHERE session IS NULL AND owner IS NULL
             AND (orders <> '' OR webhook IS NOT NULL)",
    ),
    (
        "two links to a seat that are good, or two for looking on",
        "SELECT table_id FROM links WHERE NOT used GROUP BY table_id, seat HAVING count(*) > 1",
    ),
    (
        "a link for looking on that is used up",
        "SELECT table_id FROM links WHERE seat IS NULL AND used",
    ),
    (
        "a link to a table of one visitor",
        "SELECT table_id FROM links JOIN tables ON id = table_id
             WHERE imported OR parent IS NOT NULL",
    ),
    (
        "somebody else at a table of one visitor",
        "SELECT id FROM tables JOIN places ON id = table_id
             WHERE (imported OR parent IS NOT NULL) AND coalesce(session, owner) <> host",
    ),
    (
        "somebody who looks on at a table of one visitor",
        "SELECT id FROM tables JOIN watchers ON id = table_id
             WHERE imported OR parent IS NOT NULL",
    ),
    (
        "a branch without the mark of what it branches off",
        "SELECT tables.id FROM tables JOIN tables AS above ON above.id = tables.parent
             WHERE above.imported AND NOT tables.imported",
    ),
    (
        "a game from a file that is not over",
        "SELECT id FROM tables WHERE imported AND parent IS NULL AND NOT over",
    ),
    (
        "a branch off a moment that its game has not had",
        "SELECT id FROM tables WHERE parent IS NOT NULL AND step >
             (SELECT count(*) FROM lines WHERE table_id = parent) AND redealt IS NOT NULL",
    ),
    (
        "more tables of one host than may be",
        "SELECT host FROM tables WHERE parent IS NOT NULL GROUP BY host HAVING count(*) > 200
             UNION SELECT host FROM tables WHERE imported AND parent IS NULL
             GROUP BY host HAVING count(*) > 200",
    ),
    (
        "more who look on than may",
        "SELECT table_id FROM watchers GROUP BY table_id HAVING count(*) > 300",
    ),
    (
        "something said that is too long, or nothing",
        "SELECT table_id FROM letters WHERE notice IS NULL
             AND (length(text) NOT BETWEEN 1 AND 500 OR instr(text, char(0)) > 0)",
    ),
    (
        "a name that is too long",
        "SELECT name FROM sessions WHERE length(name) > 40
             UNION SELECT name FROM places WHERE length(name) NOT BETWEEN 1 AND 40",
    ),
    (
        "an address for word that is too long, or no address",
        "SELECT table_id FROM places WHERE webhook IS NOT NULL
             AND (length(webhook) > 300 OR webhook NOT LIKE 'http%://%')",
    ),
    (
        "a window that is open too long",
        "SELECT id FROM tables WHERE window_seconds NOT BETWEEN 1 AND 86400",
    ),
    (
        "a secret that is none",
        "SELECT id FROM sessions WHERE length(secret) <> 32
             UNION SELECT table_id FROM links WHERE length(secret) <> 32",
    ),
    (
        "facts without files",
        "SELECT hash FROM contents WHERE NOT EXISTS
             (SELECT 1 FROM content_files WHERE content_files.hash = contents.hash)",
    ),
];

/// What is wrong with a file of tables: nothing, or it is broken.
pub fn flaws(file: &Path) -> Vec<String> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
    let db = Connection::open_with_flags(file, flags).unwrap();
    let mut flaws = all(&db, "PRAGMA integrity_check");
    flaws.retain(|told| told != "ok");
    let strays = all(&db, "PRAGMA foreign_key_check");
    flaws.extend(
        strays
            .into_iter()
            .map(|table| format!("{table} refers to nothing")),
    );
    for (what, sql) in NEVER {
        let found = all(&db, sql);
        flaws.extend(found.into_iter().map(|where_| format!("{what}: {where_}")));
    }
    flaws
}

/// The first column of every row.
fn all(db: &Connection, sql: &str) -> Vec<String> {
    let mut asked = db.prepare(sql).unwrap();
    let told = asked.query_map([], |row| row.get::<_, rusqlite::types::Value>(0));
    let word = |value| match value {
        rusqlite::types::Value::Text(text) => text,
        other => format!("{other:?}"),
    };
    told.unwrap().map(|value| word(value.unwrap())).collect()
}

impl House {
    /// What is wrong with all that is kept here. Every log is read and played
    /// again, and has to lead to the table that was kept.
    pub fn flaws(&self) -> Vec<String> {
        let mut flaws = flaws(&self.folder.path().join(super::FILE));
        for summary in self.store.tables().unwrap() {
            let told = self.flaw_of(&summary.id);
            flaws.extend(told.map(|why| format!("table {}: {why}", summary.id)));
        }
        let broken = self.app.check_tables().unwrap().broken;
        flaws.extend(
            broken
                .iter()
                .map(|id| format!("table {id} does not replay")),
        );
        flaws
    }

    fn flaw_of(&self, id: &TableId) -> Option<&'static str> {
        let kept = self.store.table(id).unwrap().unwrap();
        let table = &kept.table;
        if kept.fault.is_some() {
            return Some("it has stopped over a fault");
        }
        let text = format!("{}\n{}\n", table.header, kept.lines.join("\n"));
        let whole = if kept.lines.is_empty() {
            text.trim_end_matches('\n').to_owned() + "\n\n"
        } else {
            text
        };
        let Ok(log) = whole.parse::<Log>() else {
            return Some("its log cannot be read");
        };
        if log.header.seats != table.places.len() || log.header.game != table.game {
            return Some("it is not the table that its log says");
        }
        if log.header.commitment != table.seed.commitment() {
            return Some("its seed is not the one that was promised");
        }
        let game = (log.header.game.as_str(), log.header.content.to_string());
        let contents = self.store.contents().unwrap();
        if !contents
            .iter()
            .any(|known| (known.game.as_str(), &known.hash) == (game.0, &game.1))
        {
            return Some("the facts that it was begun with are not kept");
        }
        let picture = self.room(id).picture();
        if picture.table.is_over() != kept.over {
            return Some("it is not known whether it is over");
        }
        if picture.table.frozen().is_some() {
            return Some("it is frozen");
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use serde_json::json;
    use tempfile::TempDir;

    use super::*;
    use crate::house::table::{first, seat_link, set_up};
    use crate::house::{choice, look, two};

    /// Harm, and what it has to be called.
    const HARM: &[(&str, &str)] = &[
        ("DELETE FROM lines WHERE number = 0", "a log with a gap"),
        (
            "INSERT INTO drafts VALUES ((SELECT id FROM tables LIMIT 1), 0, 3, 'x')",
            "a draft with a gap",
        ),
        (
            "INSERT INTO drafts VALUES ((SELECT id FROM tables LIMIT 1), 0, 0, 'x');
             UPDATE tables SET over = 1",
            "a draft at a table that is over",
        ),
        ("UPDATE letters SET number = number + 50", "talk with a gap"),
        (
            "UPDATE posted SET number = number + 200 WHERE number > 0",
            "keys of posts with a gap, or too many",
        ),
        (
            "UPDATE posted SET key = '' WHERE number = 0",
            "a key of a post of no length, or too long",
        ),
        (
            "UPDATE places SET seat = 4 WHERE seat = 1",
            "seats that are not one after the other",
        ),
        ("DELETE FROM places", "a table without seats"),
        (
            "UPDATE places SET owner = 1",
            "a seat kept for somebody while no bot plays it",
        ),
        (
            "UPDATE places SET session = 1",
            "somebody with two seats where each has one",
        ),
        (
            "UPDATE places SET session = NULL, orders = 'windows=always'",
            "orders, or a place for word, at a seat that is nobody's",
        ),
        (
            "UPDATE links SET used = 0, seat = NULL",
            "two links to a seat that are good, or two for looking on",
        ),
        (
            "UPDATE links SET used = 1, seat = NULL",
            "a link for looking on that is used up",
        ),
        (
            "UPDATE tables SET parent = id, step = 0",
            "a link to a table of one visitor",
        ),
        (
            "UPDATE tables SET parent = id, step = 0",
            "somebody else at a table of one visitor",
        ),
        (
            "UPDATE tables SET parent = id, step = 0;
             INSERT INTO watchers (session, table_id) SELECT 1, id FROM tables",
            "somebody who looks on at a table of one visitor",
        ),
        (
            "UPDATE tables SET parent = (SELECT max(id) FROM tables), step = 0;
             DROP TRIGGER an_import_stays_one;
             UPDATE tables SET imported = 1 WHERE id = (SELECT max(id) FROM tables)",
            "a branch without the mark of what it branches off",
        ),
        (
            "DROP TRIGGER an_import_stays_one; UPDATE tables SET imported = 1",
            "a game from a file that is not over",
        ),
        (
            "UPDATE tables SET parent = id, step = 999, redealt = 0",
            "a branch off a moment that its game has not had",
        ),
        (
            "WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 201)
             INSERT INTO tables (id, header, game, seed, host, created, window_seconds, watch,
                 parent, step, changed)
             SELECT 'copy' || n, header, game, seed, host, created, window_seconds, watch, id, 0, 0
             FROM (SELECT * FROM tables LIMIT 1), many",
            "more tables of one host than may be",
        ),
        (
            "WITH RECURSIVE many (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 301)
             INSERT INTO watchers (session, table_id)
             SELECT n, (SELECT id FROM tables LIMIT 1) FROM many",
            "more who look on than may",
        ),
        (
            "UPDATE letters SET text = '', notice = NULL",
            "something said that is too long, or nothing",
        ),
        ("UPDATE places SET name = ''", "a name that is too long"),
        (
            "UPDATE places SET webhook = 'gopher'",
            "an address for word that is too long, or no address",
        ),
        (
            "UPDATE tables SET window_seconds = 0",
            "a window that is open too long",
        ),
        (
            "UPDATE sessions SET secret = x'00' WHERE id = 1",
            "a secret that is none",
        ),
        ("DELETE FROM content_files", "facts without files"),
        ("DELETE FROM sessions", "refers to nothing"),
    ];

    /// A house where a little of everything was kept.
    fn lived_in() -> House {
        let house = House::open();
        let (id, anna, bruno) = two(&house, "bazaar", &json!({}));
        for program in [&anna, &bruno] {
            let said = program.post(&format!("/tables/{id}/talk"), &json!({ "text": "hello" }));
            assert_eq!(said.status, 204);
        }
        let links = ["/links", "/links"].map(|_| json!({ "to": "watch" }));
        for link in links {
            anna.post(&format!("/tables/{id}/links"), &link).is(201);
        }
        let browser = house.browser();
        let fields = [
            ("game", "bazaar"),
            ("seat-1", "me"),
            ("seat-2", "link"),
            ("seat-3", "link"),
        ];
        let other = set_up(&browser, &fields);
        let _ = [
            seat_link(&browser, &other, "s2"),
            seat_link(&browser, &other, "s3"),
        ];
        for number in 0..6 {
            let asked = [&anna, &bruno].map(|program| (program, look(program, &id)));
            let asked = asked
                .into_iter()
                .find(|(_, table)| !table["question"].is_null());
            let (program, table) = asked.unwrap();
            let choices = [first(&table)];
            let choices = choices.each_ref().map(String::as_str);
            let post = choice(&table, &number.to_string(), &choices);
            program
                .post(&format!("/tables/{id}/choices"), &post)
                .is(200);
        }
        house
    }

    /// A copy of it, harmed.
    fn harmed(file: &Path, sql: &str) -> (TempDir, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("copy.sqlite");
        std::fs::copy(file, &copy).unwrap();
        let db = Connection::open(&copy).unwrap();
        db.pragma_update(None, "foreign_keys", false).unwrap();
        db.execute_batch("DROP TRIGGER lines_are_not_removed")
            .unwrap();
        db.execute_batch(sql).unwrap();
        (folder, copy)
    }

    #[test]
    fn whatever_is_harmed_is_named() {
        let house = lived_in();
        assert_eq!(house.flaws(), Vec::<String>::new());
        let (folder, _) = house.close();
        let file = folder.path().join(super::super::FILE);
        for (sql, what) in HARM {
            let (_folder, copy) = harmed(&file, sql);
            let flaws = flaws(&copy);
            assert!(
                flaws.iter().any(|flaw| flaw.contains(what)),
                "{what}: {flaws:?}"
            );
        }
        for (what, _) in NEVER {
            assert!(
                HARM.iter().any(|(_, harm)| harm == what),
                "{what} is never done"
            );
        }
    }
}
