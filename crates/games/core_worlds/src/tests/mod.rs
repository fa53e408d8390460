//! The rules by their ids, a file for each part of the ledger.

mod actions;
mod colonies;
mod deploy;
mod discard;
mod draft;
mod galactic;
mod invasion;
mod last_sector;
mod passing;
mod scene;
mod scoring;
mod surges;
mod table;
mod texts_bonus;
mod texts_conquest;
mod texts_invasion;
mod turns;
