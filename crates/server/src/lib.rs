//! Orrery on the network: tables that people play at in a browser.
//!
//! - `config`: what whoever runs it may choose;
//! - `app`: what everything here shares;
//! - `clock`: the time by which windows close and requests are counted, and the
//!   one that people read;
//! - `writer`: the one that writes to the store, many changes at once;
//! - `room`: one table as an actor, the single writer of its log;
//! - `curtain`: who looks, where several people share a screen;
//! - `rooms`: all tables that are open at the moment;
//! - `pool`: threads for what takes long, in fair turns;
//! - `replays`: where games are played again, with a budget;
//! - `visitor`: who is asking: sessions, language, theme;
//! - `origins`: where visitors come from, and how much each has open;
//! - `budget`: how much each may have, by the clock;
//! - `price`: what a request costs;
//! - `slow`: bodies that take too long;
//! - `guard`: limits, headers, posts from elsewhere;
//! - `hooks`: word to people who are elsewhere;
//! - `pages`: what a browser is shown;
//! - `api`: the same for programs;
//! - `metrics`: figures for whoever runs it.
//!
//! The way of a choice: a post, the table's actor, the store, and only then
//! anyone's page.

mod api;
pub mod app;
mod budget;
mod clock;
pub mod config;
mod curtain;
mod desk;
pub mod error;
mod guard;
mod hooks;
mod metrics;
mod origins;
mod pages;
mod pool;
mod price;
mod replays;
pub mod room;
pub mod rooms;
mod serve;
mod slow;
mod stream;
mod visitor;
mod writer;

pub use app::{App, Checked};
pub use clock::Clock;
pub use config::Config;
pub use price::Price;
pub use serve::{Running, ServeError, paths, start, start_anywhere};
