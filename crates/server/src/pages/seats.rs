//! Who sits where, and links.

use axum::Json;
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use engine::Text;
use maud::html;
use serde::Deserialize;
use serde_json::json;
use store::{Grant, Place, Secret, SessionId, Standing};
use web::table::menu;

use super::to_table;
use crate::app::App;
use crate::desk::Seen;
use crate::desk::seats::{
    address, by_bot, by_owner, new_link, not_host, put, teach_bots, thaw, to_change, treat,
    try_again,
};
use crate::error::Wrong;
use crate::visitor::Visitor;

/// What is to happen to a seat.
#[derive(Debug, Deserialize)]
pub(super) struct Wish {
    r#do: String,
    /// Which bot.
    level: Option<String>,
}

/// A bot takes over, a person comes back, or someone else gets a link.
pub(super) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat)): Path<(String, String)>,
    headers: HeaderMap,
    Form(wish): Form<Wish>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let place = to_change(&seen, &seat)?;
    match wish.r#do.as_str() {
        "bot" => put(&seen, &place, by_bot(&seen, &place, wish.level.as_deref())?).await?,
        "back" => put(&seen, &place, by_owner(&seen, &place)?).await?,
        "link" => {
            let grant = Grant::Seat(place.seat);
            if visitor.wants_json {
                let secret = new_link(&seen, grant).await?;
                let link = address(&app, &headers, &secret);
                let answer = json!({ "link": link, "aloud": secret.aloud() });
                return Ok(Json(answer).into_response());
            }
            return show_link(&seen, &visitor, &headers, grant, &place).await;
        }
        _ => return Err(Wrong::bad("web-wrong-request")),
    }
    Ok(to_table(&seen.room.id).into_response())
}

/// What a link is for.
#[derive(Debug, Deserialize)]
pub(super) struct For {
    grant: String,
}

/// A link for watching, or for one's own seat on another device.
pub(super) async fn link(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(For { grant }): Form<For>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let (grant, text) = match grant.as_str() {
        "watch" if seen.is_host() => (Grant::Watch, Text::new("web-link-to-watch")),
        "mine" => (
            Grant::Seat(seen.seat_of_post(None)?),
            Text::new("web-link-to-mine"),
        ),
        _ => return Err(not_host()),
    };
    let secret = new_link(&seen, grant).await?;
    Ok(page(&seen, &visitor, &headers, &secret, &text))
}

async fn show_link(
    seen: &Seen,
    visitor: &Visitor,
    headers: &HeaderMap,
    grant: Grant,
    place: &Place,
) -> Result<Response, Wrong> {
    let secret = new_link(seen, grant).await?;
    let text = Text::new("web-link-seat").with("name", place.name.as_str());
    Ok(page(seen, visitor, headers, &secret, &text))
}

fn page(
    seen: &Seen,
    visitor: &Visitor,
    headers: &HeaderMap,
    secret: &Secret,
    to: &Text,
) -> Response {
    let app = &seen.app;
    let address = address(app, headers, secret);
    let reader = visitor.reader(app, "/");
    let id = seen.room.id.as_str();
    let body = html! {
        (reader.bar(&[]))
        (menu::link(&reader.voice, id, (&address, secret.aloud().as_deref()), to))
    };
    let picture = seen.room.picture();
    let board = app.shared.boards.of(picture.table.info().id);
    reader
        .page(&reader.voice.say(to), Some(board), &body)
        .into_response()
}

/// What somebody who looks on may do.
#[derive(Debug, Deserialize)]
pub(super) struct Treatment {
    r#do: String,
}

/// Mutes or removes somebody who looks on, or lets them in again.
pub(super) async fn watcher(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, who)): Path<(String, i64)>,
    Form(Treatment { r#do: word }): Form<Treatment>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let standing = Standing::read(&word).ok_or_else(|| Wrong::bad("web-wrong-request"))?;
    treat(&seen, SessionId(who), standing).await?;
    Ok(to_table(&seen.room.id).into_response())
}

/// How bots shall behave.
#[derive(Debug, Deserialize)]
pub(super) struct Manners {
    /// How long they leave people to see what they did.
    pace: Option<String>,
    /// Do they say why they choose? `yes` or `no`.
    explain: Option<String>,
}

/// Has bots behave differently.
pub(super) async fn bots(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(Manners { pace, explain }): Form<Manners>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let explain = explain.map(|word| word == "yes");
    teach_bots(&seen, pace.as_deref(), explain).await?;
    Ok(to_table(&seen.room.id).into_response())
}

/// Goes on from the last good step of a frozen table.
pub(super) async fn go_on(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    thaw(&seen).await?;
    Ok(to_table(&seen.room.id).into_response())
}

/// Tries again where a fault of ours stopped the table.
pub(super) async fn again(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    try_again(&seen).await?;
    Ok(to_table(&seen.room.id).into_response())
}
