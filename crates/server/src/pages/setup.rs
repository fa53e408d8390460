//! Setting up a table.

use std::time::Duration;

use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use engine::budget::Budget;
use engine::registry::{AnyGame, Request};
use engine::{Pace, Seat, Seed, Text};
use serde::Deserialize;
use store::{Holder, Place, Session, Watch};
use web::setup::SetupPage;

use super::settings::proper_name;
use super::to_table;
use crate::app::App;
use crate::error::{Drawn, Wrong};
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

/// Which game.
#[derive(Debug, Deserialize)]
pub(super) struct Which {
    game: String,
}

/// One click: a table against the best bots.
pub(super) async fn play_now(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Form(Which { game }): Form<Which>,
) -> Result<Response, Wrong> {
    let wishes = Wishes::usual(game);
    set_up(&app, &visitor, jar, wishes).await
}

/// How many seats the form shows.
#[derive(Debug, Deserialize)]
pub(super) struct Seats {
    seats: Option<usize>,
}

/// The form.
pub(super) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Seats { seats }): Query<Seats>,
) -> Result<Response, Wrong> {
    let game = app.game(&id).ok_or_else(Wrong::not_found)?;
    let seats = seats.unwrap_or_else(|| usual_seats(game));
    Ok(form(&app, &visitor, game, seats, &[], None))
}

fn form(
    app: &App,
    visitor: &Visitor,
    game: &dyn AnyGame,
    seats: usize,
    filled: &[(String, String)],
    wrong: Option<String>,
) -> Response {
    let (min, max) = game.info().seats;
    let page = SetupPage {
        game,
        board: app.shared.boards.of(game.info().id),
        seats: seats.clamp(min, max),
        filled,
        wrong,
    };
    let here = format!("/games/{}/new", game.info().id);
    page.page(&visitor.frame(app, &here)).into_response()
}

fn usual_seats(game: &dyn AnyGame) -> usize {
    let (min, max) = game.info().seats;
    USUAL.clamp(min, max)
}

/// Sets a table up as the form says.
pub(super) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    jar: CookieJar,
    Form(filled): Form<Vec<(String, String)>>,
) -> Result<Response, Wrong> {
    let wishes = Wishes::read(&filled)?;
    let (id, seats) = (wishes.game.clone(), wishes.seats.len());
    match set_up(&app, &visitor, jar, wishes).await {
        // Back to the form, with everything as it was filled in.
        Err(wrong) if wrong.status == StatusCode::BAD_REQUEST => {
            let game = app.game(&id).ok_or_else(Wrong::not_found)?;
            let words = visitor.voice(&app).say(&wrong.text);
            let mut page = form(&app, &visitor, game, seats, &filled, Some(words));
            *page.status_mut() = StatusCode::BAD_REQUEST;
            page.extensions_mut().insert(Drawn);
            Ok(page)
        }
        answer => answer,
    }
}

async fn set_up(
    app: &App,
    visitor: &Visitor,
    jar: CookieJar,
    wishes: Wishes,
) -> Result<Response, Wrong> {
    let (session, jar) = visitor.sit(app, jar).await?;
    let room = wishes.table(app, visitor, &session).await?;
    Ok((jar, to_table(&room.id)).into_response())
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

    fn read(filled: &[(String, String)]) -> Result<Self, Wrong> {
        let bad = || Wrong::bad("web-wrong-request");
        let mut wishes = Self::usual(String::new());
        for (name, value) in filled {
            let value = value.trim();
            if let Some(number) = name.strip_prefix("seat-") {
                let sitter = Sitter::read(value).ok_or_else(bad)?;
                wishes.seat(number).ok_or_else(bad)?.0 = sitter;
            } else if let Some(number) = name.strip_prefix("name-") {
                wishes.seat(number).ok_or_else(bad)?.1 = value.to_owned();
            } else if let Some(key) = name.strip_prefix("option-") {
                wishes.options.push((key.to_owned(), value.to_owned()));
            } else {
                match name.as_str() {
                    "game" => wishes.game = value.to_owned(),
                    "pace" => wishes.pace = value.parse().map_err(|()| bad())?,
                    "window" => wishes.window = value.parse().map_err(|_| bad())?,
                    "watch" => wishes.watch = read_watch(value).ok_or_else(bad)?,
                    _ => {}
                }
            }
        }
        Ok(wishes)
    }

    /// The seat of this number, counted from one.
    fn seat(&mut self, number: &str) -> Option<&mut (Sitter, String)> {
        let index = number.parse::<usize>().ok()?.checked_sub(1)?;
        Seat::new(index)?;
        while self.seats.len() <= index {
            self.seats.push((Sitter::ByLink, String::new()));
        }
        self.seats.get_mut(index)
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
        let fresh = Fresh {
            request: Request {
                seats: places.len(),
                pace: self.pace,
                options: self.options,
                seed: Seed::random().map_err(|error| Wrong::fault(&error))?,
            },
            game: self.game,
            host: host.id,
            places,
            window: self.window.clamp(1, WINDOW_MOST),
            watch: self.watch,
            lines: Vec::new(),
            branch: None,
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
                passes: false,
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

impl Sitter {
    fn read(value: &str) -> Option<Self> {
        match value {
            "me" | "here" => Some(Self::Host),
            "link" => Some(Self::ByLink),
            value => value
                .strip_prefix("bot:")
                .map(|bot| Self::Bot(bot.to_owned())),
        }
    }
}

fn read_watch(value: &str) -> Option<Watch> {
    match value {
        "link" => Some(Watch::ByLink),
        "anyone" => Some(Watch::Anyone),
        _ => None,
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
