//! The rules by their ids, a file for each part of the ledger.

mod deploy;
mod table;
