//! Setting up a table.

use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use engine::Seat;
use engine::options::Preset;
use engine::registry::{AnyGame, RequestError};
use serde::Deserialize;
use store::Watch;
use web::setup::SetupPage;

use super::to_table;
use crate::app::App;
use crate::desk::wishes::{Sitter, Wishes, usual_seats};
use crate::error::{OwnPage, Wrong};
use crate::visitor::Visitor;

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

/// The form, with what was filled in before: `count` or `seats` says for how
/// many, `preset` which options go well together.
pub(super) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(mut filled): Query<Vec<(String, String)>>,
) -> Result<Response, Wrong> {
    let game = app.game(&id).ok_or_else(Wrong::not_found)?;
    let given = |name: &str| {
        let found = filled.iter().find(|(filled, _)| filled == name);
        found.map(|(_, value)| value.clone())
    };
    let seats = given("count").or_else(|| given("seats"));
    let seats = match seats {
        Some(seats) => seats.parse().map_err(|_| Wrong::bad("web-wrong-request"))?,
        None => usual_seats(game),
    };
    if let Some(preset) = given("preset") {
        filled.extend(filled_in(game, &preset)?);
    }
    Ok(form(&app, &visitor, game, seats, &filled, None))
}

/// The fields of the form that a preset fills in.
fn filled_in(game: &dyn AnyGame, preset: &str) -> Result<Vec<(String, String)>, Wrong> {
    let chosen = Preset::chosen(game.presets(), preset, &[]).map_err(RequestError::from)?;
    let field = |(key, value)| (format!("option-{key}"), value);
    let own = ("preset".to_owned(), preset.to_owned());
    Ok(chosen.into_iter().map(field).chain([own]).collect())
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
    page.page(&visitor.reader(app, &here)).into_response()
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
            page.extensions_mut().insert(OwnPage);
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
    let laid = wishes.lay(app, visitor)?;
    let (session, jar) = visitor.sit(app, jar).await?;
    let room = laid.table(app, visitor, &session).await?;
    Ok((jar, to_table(&room.id)).into_response())
}

impl Wishes {
    /// What a form says.
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
                    "name" => wishes.placard.name = value.to_owned(),
                    "seeks" => wishes.placard.seeks = value == "yes",
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
