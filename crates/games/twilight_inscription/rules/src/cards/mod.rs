//! The vocabulary of cards and technologies: what starts an ability
//! ([`trigger`]), and what it does ([`effect`]). All of it is matched
//! exhaustively (`run`); a word that is not in it does not load.

pub mod effect;
pub(crate) mod run;
pub mod trigger;
pub(crate) mod written;
