//! Groups of writes, in one transaction: one wait for the disk for all.

use rusqlite::{Connection, Transaction, TransactionBehavior, ffi};

use super::write;
use crate::StoreError;
use crate::write::Write;

type Answer = Result<(), StoreError>;

/// Applies every group that can be, and says of each how it went.
pub(super) fn commit(connection: &mut Connection, groups: &[Vec<Write>]) -> Vec<Answer> {
    let mut answers = Vec::with_capacity(groups.len());
    match apply_all(connection, groups, &mut answers) {
        Ok(()) => answers,
        Err(why) => lost(answers, groups.len(), &why),
    }
}

/// An error from here means that nothing at all was kept.
fn apply_all(
    connection: &mut Connection,
    groups: &[Vec<Write>],
    answers: &mut Vec<Answer>,
) -> Result<(), StoreError> {
    if groups.is_empty() {
        return Ok(());
    }
    let mut change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for group in groups {
        answers.push(apply_group(&mut change, group)?);
    }
    Ok(change.commit()?)
}

/// The answer to one group, which is rolled back alone where it fails.
fn apply_group(change: &mut Transaction<'_>, group: &[Write]) -> Result<Answer, StoreError> {
    let mut part = change.savepoint()?;
    if let Err(why) = group.iter().try_for_each(|one| write::apply(&part, one)) {
        // A full disk, say, makes SQLite roll back the whole transaction by
        // itself: the groups before are gone too, and this is why.
        if part.is_autocommit() {
            return Err(why);
        }
        part.rollback()?;
        part.commit()?;
        return Ok(Err(why));
    }
    part.commit()?;
    Ok(Ok(()))
}

/// The answers when nothing was kept: a group that had an error of its own
/// keeps that.
fn lost(answers: Vec<Answer>, groups: usize, why: &StoreError) -> Vec<Answer> {
    let undecided = std::iter::repeat_with(|| Ok(()));
    let answers = answers.into_iter().chain(undecided).take(groups);
    answers
        .map(|answer| answer.and_then(|()| Err(again(why))))
        .collect()
}

fn again(why: &StoreError) -> StoreError {
    StoreError::Database(match why {
        StoreError::Database(rusqlite::Error::SqliteFailure(code, text)) => {
            rusqlite::Error::SqliteFailure(*code, text.clone())
        }
        other => rusqlite::Error::SqliteFailure(
            ffi::Error::new(ffi::SQLITE_ABORT),
            Some(other.to_string()),
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::super::schema;
    use super::*;
    use crate::secret::Secret;

    fn fresh() -> Connection {
        let mut connection = Connection::open_in_memory().unwrap();
        schema::migrate(&mut connection, schema::STEPS).unwrap();
        connection
    }

    fn named(name: &str) -> Vec<Write> {
        vec![Write::Session {
            secret: Secret::random().unwrap().hash(),
            name: name.to_owned(),
            at: 0,
        }]
    }

    fn sessions(connection: &Connection) -> usize {
        connection
            .query_row("SELECT count(*) FROM sessions", [], |row| row.get(0))
            .unwrap()
    }

    #[test]
    fn no_group_is_told_that_it_was_kept_when_the_commit_fails() {
        let mut connection = fresh();
        // What is wrong here comes out at the end, and not before.
        let trap = "CREATE TABLE trap (of TEXT REFERENCES tables (id)
                        DEFERRABLE INITIALLY DEFERRED);
                    CREATE TRIGGER set_trap AFTER INSERT ON sessions WHEN NEW.name = 'Rhea'
                    BEGIN INSERT INTO trap VALUES ('nowhere'); END;";
        connection.execute_batch(trap).unwrap();
        let unknown = vec![Write::Used(Secret::random().unwrap().hash())];
        let groups = [named("Io"), unknown, named("Rhea"), named("Titan")];
        let answers = commit(&mut connection, &groups);
        assert_eq!(answers.len(), 4);
        assert!(matches!(answers[1], Err(StoreError::NoLink)));
        for index in [0, 2, 3] {
            assert!(matches!(answers[index], Err(StoreError::Database(_))));
        }
        assert_eq!(sessions(&connection), 0);
        assert!(commit(&mut connection, &[named("Io")])[0].is_ok());
    }

    #[test]
    fn every_group_is_told_of_a_full_disk() {
        let mut connection = fresh();
        let pages: u32 = connection
            .pragma_query_value(None, "page_count", |row| row.get(0))
            .unwrap();
        connection
            .pragma_update_and_check(None, "max_page_count", pages + 4, |_| Ok(()))
            .unwrap();
        let groups = [named("Io"), named(&"x".repeat(1 << 20)), named("Titan")];
        let answers = commit(&mut connection, &groups);
        assert_eq!(answers.len(), 3);
        for answer in answers {
            let Err(StoreError::Database(why)) = answer else {
                panic!("nothing can have been kept");
            };
            assert_eq!(why.sqlite_error_code(), Some(rusqlite::ErrorCode::DiskFull));
        }
        assert_eq!(sessions(&connection), 0);
        assert!(commit(&mut connection, &[named("Rhea")])[0].is_ok());
    }
}
