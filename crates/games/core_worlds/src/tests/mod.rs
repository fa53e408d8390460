//! The rules by their ids, a file for each part of the ledger.

mod anatomy;
mod components;
mod content;
mod deploy;
mod draw;
mod energy;
mod pregame;
mod rounds;
mod setup;
mod table;
mod texts;
mod texts_action;
mod texts_deploy;
mod texts_energy;
mod zones;
