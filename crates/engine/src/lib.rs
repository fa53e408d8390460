//! Orrery's engine: a game is a pure function over a log of small choices.
//!
//! Nothing here knows any one game. In the order in which a reader needs them:
//!
//! - [`seat`], [`text`], [`noun`]: the words everything is said in;
//! - [`chance`]: the secret seed and what is drawn from it;
//! - [`cards`]: what lies face down, and who knows it; [`map`]: places on a board;
//! - [`game`], [`event`], [`mod@frames`], [`step`], [`label`], [`mod@options`],
//!   [`content`], [`goods`]: what a game is made of; [`Game`] is the contract;
//! - [`table`]: a game being played: legality, drafts and undo, deals, revisions;
//!   [`passing`], [`orders`]: answers that need not be asked for;
//! - [`log`]: its file; [`player`], [`bargain`], [`budget`], [`mod@simulate`], [`stopwatch`]:
//!   playing without people;
//! - [`registry`]: games by name; [`i18n`], [`ledger`]: words and rules for people.

pub mod bargain;
pub mod budget;
pub mod cards;
pub mod chance;
pub mod content;
mod embed;
pub mod event;
pub mod frames;
pub mod game;
pub mod goods;
pub mod hex;
pub mod i18n;
pub mod label;
pub mod ledger;
pub mod log;
pub mod map;
pub mod noun;
pub mod options;
pub mod orders;
pub mod passing;
pub mod player;
pub mod prompts;
pub mod registry;
pub mod seat;
pub mod simulate;
pub mod step;
pub mod stopwatch;
pub mod table;
pub mod text;

pub use budget::Budget;
pub use chance::{Chance, Dice, Draw, Seed};
pub use event::{Event, Recorder, Silence, Sink};
pub use frames::Frames;
pub use game::{
    Game, Info, Outcome, Pace, Pass, Question, Reason, Row, Section, Setup, Standing, Suggestion,
    Time, Window,
};
pub use goods::{Swap, Ware};
pub use label::{Change, Label, Sentence};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use table::{AnyTable, Facts, Table};
pub use text::{RuleId, Text};
