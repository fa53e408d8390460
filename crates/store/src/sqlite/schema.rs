//! The tables of the file, and the way from older versions.

use rusqlite::{Connection, TransactionBehavior};

use crate::StoreError;

/// How a file of each version becomes one of the next; the first step starts
/// with nothing. A step that was released is never changed.
pub(super) const STEPS: &[&str] = &[
    include_str!("step_1.sql"),
    include_str!("step_2.sql"),
    include_str!("step_3.sql"),
    include_str!("step_4.sql"),
    include_str!("step_5.sql"),
    include_str!("step_6.sql"),
    include_str!("step_7.sql"),
    include_str!("step_8.sql"),
];

/// The version of a file; nought when nothing is in it.
///
/// # Errors
/// When this program does not know it yet.
pub(super) fn version(connection: &Connection) -> Result<u32, StoreError> {
    known(connection, STEPS)
}

fn known(connection: &Connection, steps: &[&str]) -> Result<u32, StoreError> {
    let found: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let known = u32::try_from(steps.len()).unwrap_or(u32::MAX);
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    Ok(found)
}

/// Takes a file through all steps it has not taken yet, each as a whole or
/// not at all.
pub(super) fn migrate(connection: &mut Connection, steps: &[&str]) -> Result<(), StoreError> {
    while take_step(connection, steps)? {}
    Ok(())
}

fn take_step(connection: &mut Connection, steps: &[&str]) -> Result<bool, StoreError> {
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Read under the lock: another program may have taken the step meanwhile.
    let done = known(&change, steps)?;
    let Some(step) = steps.get(done as usize) else {
        return Ok(false);
    };
    change.execute_batch(step)?;
    change.pragma_update(None, "user_version", done + 1)?;
    change.commit()?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: &str = "CREATE TABLE moons (name TEXT); INSERT INTO moons VALUES ('Io');";
    const SECOND: &str = "ALTER TABLE moons ADD COLUMN planet TEXT NOT NULL DEFAULT 'Jupiter';";
    const BROKEN: &str = "INSERT INTO moons (name) VALUES ('Rhea'); SELECT nonsense;";

    fn at(steps: &[&str]) -> Connection {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, steps).unwrap();
        connection
    }

    fn moons(connection: &Connection) -> Vec<String> {
        let mut moons = connection.prepare("SELECT name FROM moons").unwrap();
        let names = moons.query_map([], |row| row.get(0)).unwrap();
        names.map(Result::unwrap).collect()
    }

    #[test]
    fn an_older_file_takes_the_steps_it_lacks() {
        let mut connection = at(&[FIRST]);
        migrate(&mut connection, &[FIRST, SECOND]).unwrap();
        let planet: String = connection
            .query_row("SELECT planet FROM moons", [], |row| row.get(0))
            .unwrap();
        assert_eq!(planet, "Jupiter");
        assert_eq!(known(&connection, &[FIRST, SECOND]).unwrap(), 2);
    }

    #[test]
    fn no_step_is_taken_twice() {
        let mut connection = at(&[FIRST, SECOND]);
        migrate(&mut connection, &[FIRST, SECOND]).unwrap();
        assert_eq!(moons(&connection), ["Io"]);
    }

    #[test]
    fn a_step_that_fails_leaves_nothing() {
        let mut connection = at(&[FIRST]);
        assert!(migrate(&mut connection, &[FIRST, SECOND, BROKEN]).is_err());
        assert_eq!(known(&connection, &[FIRST, SECOND]).unwrap(), 2);
        assert_eq!(moons(&connection), ["Io"]);
    }

    #[test]
    fn a_newer_file_is_refused() {
        let mut connection = at(&[FIRST, SECOND]);
        let refused = migrate(&mut connection, &[FIRST]).unwrap_err();
        assert!(matches!(refused, StoreError::Newer { found: 2, known: 1 }));
    }

    const TABLE: &str = "INSERT INTO sessions (secret, name, begun) VALUES (x'00', 'Ada', 0);
        INSERT INTO tables (id, header, game, seed, host, created, window_seconds, watch, changed)
        VALUES ('aaaaaaaaaa', '', 'bazaar', '', 1, 0, 60, 'link', 0);";

    #[test]
    fn nothing_was_imported_before_imports_were_marked() {
        let mut connection = at(&STEPS[..1]);
        connection.execute_batch(TABLE).unwrap();
        migrate(&mut connection, STEPS).unwrap();
        let imported: bool = connection
            .query_row("SELECT imported FROM tables", [], |row| row.get(0))
            .unwrap();
        assert!(!imported);
    }

    #[test]
    fn who_let_all_windows_go_by_still_does() {
        let mut connection = at(&STEPS[..2]);
        connection.execute_batch(TABLE).unwrap();
        let places = "INSERT INTO places (table_id, seat, name, passes, read)
            VALUES ('aaaaaaaaaa', 0, 'Ada', 1, 0), ('aaaaaaaaaa', 1, 'Bea', 0, 0);";
        connection.execute_batch(places).unwrap();
        migrate(&mut connection, STEPS).unwrap();
        let mut places = connection
            .prepare("SELECT orders FROM places ORDER BY seat")
            .unwrap();
        let orders = places.query_map([], |row| row.get(0)).unwrap();
        let orders: Vec<String> = orders.map(Result::unwrap).collect();
        assert_eq!(orders, ["windows=always", ""]);
    }

    #[test]
    fn who_sat_down_without_a_word_is_announced_and_who_looked_on_does() {
        let mut connection = at(&STEPS[..4]);
        connection.execute_batch(TABLE).unwrap();
        let people = "INSERT INTO letters (table_id, number, at, seat, name, text)
            VALUES ('aaaaaaaaaa', 1, 0, 0, 'Ada', ''), ('aaaaaaaaaa', 2, 0, 0, 'Ada', 'Hello');
            INSERT INTO watchers (table_id, session) VALUES ('aaaaaaaaaa', 1);";
        connection.execute_batch(people).unwrap();
        migrate(&mut connection, STEPS).unwrap();
        let mut letters = connection
            .prepare("SELECT notice FROM letters ORDER BY number")
            .unwrap();
        let notices = letters.query_map([], |row| row.get(0)).unwrap();
        let notices: Vec<Option<String>> = notices.map(Result::unwrap).collect();
        assert_eq!(notices, [Some("sits".to_owned()), None]);
        let standing: String = connection
            .query_row("SELECT standing FROM watchers", [], |row| row.get(0))
            .unwrap();
        assert_eq!(standing, "watches");
    }

    #[test]
    fn an_import_stays_one() {
        let connection = at(STEPS);
        connection.execute_batch(TABLE).unwrap();
        for (from, to) in [(0, 1), (1, 0)] {
            let begin = "DELETE FROM tables; INSERT INTO tables (id, header, game, seed, host,
                created, window_seconds, watch, changed, imported)
                VALUES ('aaaaaaaaaa', '', 'bazaar', '', 1, 0, 60, 'link', 0, ?1)";
            let begin = begin.replace("?1", &format!("{from}"));
            connection.execute_batch(&begin).unwrap();
            let set = |to| connection.execute("UPDATE tables SET imported = ?1", [to]);
            assert!(set(from).is_ok());
            assert!(set(to).is_err());
        }
    }

    #[test]
    fn every_step_of_ours_can_be_taken() {
        let connection = at(STEPS);
        assert_eq!(version(&connection).unwrap() as usize, STEPS.len());
    }
}
