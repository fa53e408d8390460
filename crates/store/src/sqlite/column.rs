//! Our types in the columns of the file.
//!
//! What cannot be read is never part of the error: it may be a secret.

use engine::orders::Orders;
use engine::{Seat, Seed};
use rusqlite::ToSql;
use rusqlite::types::{FromSql, FromSqlError, FromSqlResult, ToSqlOutput, ValueRef};

use crate::StoreError;
use crate::person::SessionId;
use crate::secret::SecretHash;
use crate::table::{BotPace, Notice, Standing, TableId, Watch};

/// A type of another crate, as a column has it.
pub(super) struct Column<T>(pub(super) T);

#[derive(Debug, thiserror::Error)]
#[error("this is not {0}")]
struct IsNot(&'static str);

impl ToSql for TableId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.as_str().to_sql()
    }
}

impl FromSql for TableId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        Self::parse(value.as_str()?).ok_or_else(|| FromSqlError::other(IsNot("a table")))
    }
}

impl ToSql for SessionId {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        self.0.to_sql()
    }
}

impl FromSql for SessionId {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        value.as_i64().map(Self)
    }
}

impl ToSql for SecretHash {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(&self.0[..]))
    }
}

impl FromSql for SecretHash {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        <[u8; 32]>::column_result(value).map(Self)
    }
}

impl ToSql for Watch {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(match self {
            Self::ByLink => "link",
            Self::Anyone => "anyone",
        }))
    }
}

impl FromSql for Watch {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        match value.as_str()? {
            "link" => Ok(Self::ByLink),
            "anyone" => Ok(Self::Anyone),
            _ => Err(FromSqlError::other(IsNot("who may look"))),
        }
    }
}

impl ToSql for BotPace {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(self.word()))
    }
}

impl FromSql for BotPace {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let pace = Self::read(value.as_str()?);
        pace.ok_or_else(|| FromSqlError::other(IsNot("how long bots wait")))
    }
}

impl ToSql for Standing {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(self.word()))
    }
}

impl FromSql for Standing {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let standing = Self::read(value.as_str()?);
        standing.ok_or_else(|| FromSqlError::other(IsNot("what who looks on may do")))
    }
}

impl ToSql for Notice {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(self.word()))
    }
}

impl FromSql for Notice {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let notice = Self::read(value.as_str()?);
        notice.ok_or_else(|| FromSqlError::other(IsNot("what is announced")))
    }
}

impl ToSql for Column<Seat> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(self.0.index() as i64))
    }
}

impl FromSql for Column<Seat> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let seat = Seat::new(usize::column_result(value)?);
        seat.map(Self)
            .ok_or_else(|| FromSqlError::other(IsNot("a seat")))
    }
}

impl ToSql for Column<&Seed> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(self.0.reveal()))
    }
}

impl FromSql for Column<Seed> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let seed = value.as_str()?.parse();
        seed.map(Self)
            .map_err(|_| FromSqlError::other(IsNot("a seed")))
    }
}

impl ToSql for Column<&Orders> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::from(self.0.to_string()))
    }
}

impl FromSql for Column<Orders> {
    fn column_result(value: ValueRef<'_>) -> FromSqlResult<Self> {
        let orders = value.as_str()?.parse();
        orders
            .map(Self)
            .map_err(|_| FromSqlError::other(IsNot("standing orders")))
    }
}

/// An error that says what could not be read, where the database itself was
/// fine and its columns were not.
pub(super) fn unreadable(what: impl FnOnce() -> String, why: rusqlite::Error) -> StoreError {
    match why {
        rusqlite::Error::FromSqlConversionFailure(..)
        | rusqlite::Error::IntegralValueOutOfRange(..)
        | rusqlite::Error::InvalidColumnType(..) => StoreError::Damaged {
            what: what(),
            why: why.to_string(),
        },
        other => StoreError::Database(other),
    }
}
