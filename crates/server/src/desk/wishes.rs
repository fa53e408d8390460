//! Setting up a table.

use std::collections::HashSet;
use std::time::Duration;

use axum::http::StatusCode;
use engine::budget::Budget;
use engine::orders::Orders;
use engine::registry::{AnyGame, Request};
use engine::{AnyTable, Pace, Seat, Seed, Text};
use store::{Holder, Placard, Place, Session, SessionId, TableId, Watch};

use super::names::{proper_name, table_name};
use crate::app::App;
use crate::error::Wrong;
use crate::room::{Fresh, OpenError, Room};
use crate::visitor::Visitor;

/// How many sit down where nobody says.
const USUAL: usize = 3;
/// How long a strict window stays open where nobody says, and may at most.
const WINDOW: u32 = 60;
const WINDOW_MOST: u32 = 24 * 60 * 60;
/// How much a bot may think about one choice at most.
const LONGEST_THOUGHT: Duration = Duration::from_secs(5);
const MOST_TRIES: u32 = 5_000;

/// At how many tables of one host nobody has played yet.
const UNPLAYED: usize = 50;

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
    /// Somebody who is known here.
    Guest(SessionId),
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
    pub(crate) placard: Placard,
    /// The table at which the same people played before.
    pub(crate) follows: Option<TableId>,
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
            placard: Placard::default(),
            follows: None,
        }
    }

    /// Lays the table for whoever its host will be: what cannot be is refused
    /// before anybody has a session because of it.
    pub(crate) fn lay(mut self, app: &App, visitor: &Visitor) -> Result<Laid, Wrong> {
        let game = app.game(&self.game).ok_or_else(Wrong::not_found)?;
        if let Some(host) = &visitor.session {
            check_number(app, host)?;
        }
        if self.seats.is_empty() {
            let best = game.bots().last().copied().unwrap_or("random");
            let bots = (1..usual_seats(game)).map(|_| Sitter::Bot(best.to_owned()));
            let sitters = std::iter::once(Sitter::Host).chain(bots);
            self.seats = sitters.map(|sitter| (sitter, String::new())).collect();
        }
        let seats = self.named_seats(app, visitor, game)?;
        let seed = Seed::random().map_err(|error| Wrong::fault(&error))?;
        let request = Request {
            seats: seats.len(),
            pace: self.pace,
            options: self.options,
            seed: seed.clone(),
        };
        let table = game.table(request)?;
        app.limits.set_up(visitor.asker())?;
        Ok(Laid {
            table,
            seed,
            seats,
            window: self.window.clamp(1, WINDOW_MOST),
            watch: self.watch,
            placard: Placard {
                name: table_name(&self.placard.name)?,
                ..self.placard
            },
            follows: self.follows,
        })
    }

    /// Who shall sit where, and under which name.
    fn named_seats(
        &self,
        app: &App,
        visitor: &Visitor,
        game: &dyn AnyGame,
    ) -> Result<Vec<(Seat, Sitter, String)>, Wrong> {
        let host = visitor.session.as_ref();
        let host = host.map_or("", |session| session.name.as_str());
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        let named = |(seat, (sitter, name)): (Seat, &(Sitter, String))| {
            if let Sitter::Bot(bot) = sitter {
                check_budget(bot)?;
                game.player(bot, seat, &Seed::from_word("trial"))?;
            }
            let name = match (name.as_str(), sitter) {
                ("", Sitter::Host) if !host.is_empty() => host.to_owned(),
                ("", _) => usual_name(app, visitor, seat, sitter),
                (name, _) => proper_name(name)?,
            };
            Ok((seat, sitter.clone(), name))
        };
        seats.map(named).collect()
    }
}

/// A table that can be set up, once it is known for whom.
pub(crate) struct Laid {
    table: Box<dyn AnyTable>,
    seed: Seed,
    seats: Vec<(Seat, Sitter, String)>,
    window: u32,
    watch: Watch,
    placard: Placard,
    follows: Option<TableId>,
}

impl Laid {
    /// Sets the table.
    pub(crate) async fn table(
        self,
        app: &App,
        visitor: &Visitor,
        host: &Session,
    ) -> Result<Room, OpenError> {
        // Several at one screen are one visitor to us.
        let mut people = HashSet::new();
        let one_seat = self.seats.iter().all(|(_, sitter, _)| match sitter {
            Sitter::Host => people.insert(host.id),
            Sitter::Guest(guest) => people.insert(*guest),
            Sitter::ByLink | Sitter::Bot(_) => true,
        });
        let place = |(seat, sitter, name)| Place {
            seat,
            holder: match sitter {
                Sitter::Host => Holder::Person(host.id),
                Sitter::Guest(guest) => Holder::Person(guest),
                Sitter::ByLink => Holder::Open,
                Sitter::Bot(bot) => Holder::Bot(bot),
            },
            owner: None,
            name,
            orders: Orders::default(),
            read: 0,
            webhook: None,
        };
        let fresh = Fresh {
            places: self.seats.into_iter().map(place).collect(),
            table: self.table,
            seed: self.seed,
            host: host.id,
            window: self.window,
            watch: self.watch,
            branch: None,
            imported: false,
            one_seat,
            placard: self.placard,
            follows: self.follows,
        };
        let from = visitor.asker().net;
        app.rooms.create(from, &app.shared, fresh).await
    }
}

/// Nobody has many tables at which nobody has played.
fn check_number(app: &App, host: &Session) -> Result<(), Wrong> {
    if app.shared.store.unplayed_of(host.id)? >= UNPLAYED {
        let text = Text::new("web-wrong-unplayed").with("most", UNPLAYED);
        return Err(Wrong::new(StatusCode::CONFLICT, text));
    }
    Ok(())
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
        Sitter::Host | Sitter::Guest(_) | Sitter::ByLink => "web-name-player",
    };
    voice.say(&Text::new(key).with("number", seat.index() + 1))
}
