//! Setting up a table.

use std::time::Duration;

use engine::budget::Budget;
use engine::orders::Orders;
use engine::registry::{AnyGame, Request};
use engine::{Pace, Seat, Seed, Text};
use store::{Holder, Place, Session, Watch};

use super::names::proper_name;
use crate::app::App;
use crate::error::Wrong;
use crate::room::{Fresh, Room};
use crate::visitor::Visitor;

/// How many sit down where nobody says.
const USUAL: usize = 3;
/// How long a strict window stays open where nobody says, and may at most.
const WINDOW: u32 = 60;
const WINDOW_MOST: u32 = 24 * 60 * 60;
/// How much a bot may think about one choice at most.
const LONGEST_THOUGHT: Duration = Duration::from_secs(5);
const MOST_TRIES: u32 = 5_000;

/// How many seats a table has where nobody says.
pub(crate) fn usual_seats(game: &dyn AnyGame) -> usize {
    let (min, max) = game.info().seats;
    USUAL.clamp(min, max)
}

/// Who shall sit at a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// The host.
    Host,
    /// Whoever comes with a link.
    ByLink,
    /// A bot of this name.
    Bot(String),
}

/// What a host wishes.
#[derive(Debug, Clone)]
pub(crate) struct Wishes {
    pub(crate) game: String,
    /// Who sits where, and what they are called; nothing where they are to be
    /// called what they are.
    pub(crate) seats: Vec<(Sitter, String)>,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) pace: Pace,
    pub(crate) window: u32,
    pub(crate) watch: Watch,
}

impl Wishes {
    /// A table against the best bots.
    pub(crate) fn usual(game: String) -> Self {
        Self {
            game,
            seats: Vec::new(),
            options: Vec::new(),
            pace: Pace::default(),
            window: WINDOW,
            watch: Watch::ByLink,
        }
    }

    /// Sets the table.
    pub(crate) async fn table(
        mut self,
        app: &App,
        visitor: &Visitor,
        host: &Session,
    ) -> Result<Room, Wrong> {
        let game = app.game(&self.game).ok_or_else(Wrong::not_found)?;
        if self.seats.is_empty() {
            let best = game.bots().last().copied().unwrap_or("random");
            let bots = (1..usual_seats(game)).map(|_| Sitter::Bot(best.to_owned()));
            let sitters = std::iter::once(Sitter::Host).chain(bots);
            self.seats = sitters.map(|sitter| (sitter, String::new())).collect();
        }
        let places = self.places(app, visitor, game, host)?;
        let seed = Seed::random().map_err(|error| Wrong::fault(&error))?;
        let request = Request {
            seats: places.len(),
            pace: self.pace,
            options: self.options,
            seed: seed.clone(),
        };
        let fresh = Fresh {
            table: game.table(request)?,
            seed,
            host: host.id,
            places,
            window: self.window.clamp(1, WINDOW_MOST),
            watch: self.watch,
            branch: None,
            imported: false,
        };
        Ok(app.rooms.create(&app.shared, fresh).await?)
    }

    fn places(
        &self,
        app: &App,
        visitor: &Visitor,
        game: &dyn AnyGame,
        host: &Session,
    ) -> Result<Vec<Place>, Wrong> {
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        let place = |(seat, (sitter, name)): (Seat, &(Sitter, String))| {
            if let Sitter::Bot(bot) = sitter {
                check_budget(bot)?;
                game.player(bot, seat, &Seed::from_word("trial"))?;
            }
            let name = match (name.as_str(), sitter) {
                ("", Sitter::Host) if !host.name.is_empty() => host.name.clone(),
                ("", _) => usual_name(app, visitor, seat, sitter),
                (name, _) => proper_name(name)?,
            };
            Ok(Place {
                seat,
                holder: match sitter {
                    Sitter::Host => Holder::Person(host.id),
                    Sitter::ByLink => Holder::Open,
                    Sitter::Bot(bot) => Holder::Bot(bot.clone()),
                },
                owner: None,
                name,
                orders: Orders::default(),
                read: 0,
                webhook: None,
            })
        };
        seats.map(place).collect()
    }
}

/// Bots of all tables think on the same few threads: none may keep one for
/// long.
fn check_budget(bot: &str) -> Result<(), Wrong> {
    let budget = bot
        .split_once(':')
        .and_then(|(_, budget)| budget.parse().ok());
    match budget {
        Some(Budget::Time(time)) if time > LONGEST_THOUGHT => Err(Wrong::bad("web-wrong-bot")),
        Some(Budget::Iterations(tries)) if tries > MOST_TRIES => Err(Wrong::bad("web-wrong-bot")),
        _ => Ok(()),
    }
}

/// What somebody is called who has not said.
fn usual_name(app: &App, visitor: &Visitor, seat: Seat, sitter: &Sitter) -> String {
    let voice = visitor.voice(app);
    let key = match sitter {
        Sitter::Bot(_) => "web-name-bot",
        Sitter::Host | Sitter::ByLink => "web-name-player",
    };
    voice.say(&Text::new(key).with("number", seat.index() + 1))
}
