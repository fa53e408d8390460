//! Who sits where, links, standing orders.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use engine::Text;
use serde::{Deserialize, Serialize};
use store::{Grant, Place, Secret, SessionId, Standing};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::ask::{AsSeat, Ask, AtTable, Body, Signed, at_most};
use super::view::Table;
use crate::app::App;
use crate::desk::seats::{self, address, by_bot, by_owner, new_link, put, to_change};
use crate::desk::{Seen, join};
use crate::error::Wrong;

/// The longest code of a link: a whole address may be one.
const CODE: usize = 400;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(hold))
        .routes(routes!(seat_link))
        .routes(routes!(link))
        .routes(routes!(join_table))
        .routes(routes!(orders, order))
        .routes(routes!(go_on))
        .routes(routes!(try_again))
        .routes(routes!(watchers))
        .routes(routes!(treat))
}

/// Which seat of which table.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct AtSeat {
    /// The name of the table.
    id: String,
    /// The seat.
    #[param(example = "s1")]
    seat: String,
}

/// Who shall play a seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Hold {
    /// Who.
    holder: NewHolder,
    /// Which bot, by name; the best where it does not say.
    bot: Option<String>,
}

/// Who can play a seat.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum NewHolder {
    /// A bot. A seat of yours stays yours.
    Bot,
    /// You again, where a bot plays for you.
    Me,
}

/// Has a bot take over a seat, or takes it back.
///
/// Your own seats are yours to change; whoever set the table up may give any
/// seat to a bot.
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}", tag = "people", params(AtSeat),
    request_body = Hold,
    responses((status = 200, description = "The table.", body = Table)))]
async fn hold(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtSeat>,
    Body(hold): Body<Hold>,
) -> Result<Json<Table>, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    let place = to_change(&seen, &at.seat)?;
    let next = match hold.holder {
        NewHolder::Bot => by_bot(&seen, &place, hold.bot.as_deref())?,
        NewHolder::Me => by_owner(&seen, &place)?,
    };
    put(&seen, &place, next).await?;
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    Table::now(&seen, &signed.visitor, None).map(Json)
}

/// A secret link. It is shown only now.
#[derive(Debug, Serialize, ToSchema)]
struct Link {
    /// What to join with.
    code: String,
    /// The address for people: the code stands behind the `#`.
    address: String,
    /// The code as it is read aloud, where it can be.
    aloud: Option<String>,
}

impl Link {
    fn answer(app: &App, headers: &HeaderMap, secret: &Secret) -> Response {
        let link = Self {
            code: secret.reveal().to_owned(),
            address: address(app, headers, secret),
            aloud: secret.aloud(),
        };
        (StatusCode::CREATED, Json(link)).into_response()
    }
}

/// Makes a link to a seat. It leads there once; the one there was before is
/// worth nothing then.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/link", tag = "people", params(AtSeat),
    responses((status = 201, description = "The link.", body = Link)))]
async fn seat_link(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtSeat>,
    headers: HeaderMap,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    let place = to_change(&seen, &at.seat)?;
    let secret = new_link(&seen, Grant::Seat(place.seat)).await?;
    Ok(Link::answer(&app, &headers, &secret))
}

/// What a link shall lead to.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewLink {
    /// What.
    to: LeadsTo,
    /// Which of your seats, where you have several.
    seat: Option<String>,
}

/// What a link can lead to.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum LeadsTo {
    /// Looking on, as often as one likes; for whoever set the table up.
    Watch,
    /// Your own seat, on another device.
    Mine,
}

/// Makes a link for watching, or for your own seat on another device.
#[utoipa::path(post, path = "/tables/{id}/links", tag = "people", params(AtTable),
    request_body = NewLink,
    responses((status = 201, description = "The link.", body = Link)))]
async fn link(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
    headers: HeaderMap,
    Body(new): Body<NewLink>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    let grant = match new.to {
        LeadsTo::Mine => Grant::Seat(seen.seat_of_post(new.seat.as_deref())?),
        LeadsTo::Watch if seen.is_host() => Grant::Watch,
        LeadsTo::Watch => {
            let text = Text::new("web-wrong-host");
            return Err(Wrong::new(StatusCode::FORBIDDEN, text));
        }
    };
    let secret = new_link(&seen, grant).await?;
    Ok(Link::answer(&app, &headers, &secret))
}

/// A link that somebody was given.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Code {
    /// Its code, or the whole address.
    #[schema(max_length = 400)]
    code: String,
}

/// Comes in by a link.
#[utoipa::path(post, path = "/join", tag = "people", request_body = Code,
    responses((status = 200, description = "The table.", body = Table)))]
async fn join_table(
    State(app): State<App>,
    signed: Signed,
    Body(Code { code }): Body<Code>,
) -> Result<Json<Table>, Wrong> {
    at_most("code", &code, CODE)?;
    let way = join::find(&app, &signed.visitor, &code).await?;
    let id = join::let_in(&app, &signed.session, way).await?;
    let seen = Seen::open(&app, &signed.visitor, id.as_str()).await?;
    Table::now(&seen, &signed.visitor, None).map(Json)
}

/// What a seat wants done while its owner is away.
#[derive(Debug, Serialize, ToSchema)]
struct Orders {
    /// What is let go by without asking, by kind of question: `always`, in one
    /// round (`round:3`), or until something has come (`until:KEY`).
    orders: BTreeMap<String, String>,
    /// Where word is sent when a decision is this seat's.
    webhook: Option<String>,
}

impl From<Place> for Orders {
    fn from(place: Place) -> Self {
        Self {
            orders: place
                .orders
                .iter()
                .map(|(kind, order)| (kind.to_owned(), order.to_string()))
                .collect(),
            webhook: place.webhook,
        }
    }
}

/// Says what your seat wants done while you are away.
#[utoipa::path(get, path = "/tables/{id}/orders", tag = "people", params(AtTable, AsSeat),
    responses((status = 200, description = "Your standing orders.", body = Orders)))]
async fn orders(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
    Ask(seat): Ask<AsSeat>,
) -> Result<Json<Orders>, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    let seat = seen.seat_of_post(seat.seat.as_deref())?;
    Ok(Json(seen.place(seat)?.into()))
}

/// Standing orders to change: whatever is left out stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct NewOrders {
    /// Which of your seats, where you have several.
    seat: Option<String>,
    /// What to let go by from now on, by kind of question, as a table names it
    /// where this seat is asked, or `windows` for every reaction window:
    /// `always`, `round:NUMBER`, `until:KEY`; or how to answer it, `answer:KEY`;
    /// nothing to be asked again.
    #[serde(default)]
    orders: BTreeMap<String, Option<String>>,
    /// An https address to send word to; an empty one is none.
    #[schema(max_length = 300)]
    webhook: Option<String>,
}

/// Changes what your seat wants done while you are away.
#[utoipa::path(patch, path = "/tables/{id}/orders", tag = "people", params(AtTable),
    request_body = NewOrders,
    responses((status = 200, description = "Your standing orders.", body = Orders)))]
async fn order(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
    Body(new): Body<NewOrders>,
) -> Result<Json<Orders>, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    let seat = seen.seat_of_post(new.seat.as_deref())?;
    let orders = new.orders.iter();
    let orders = orders.map(|(kind, order)| (kind.as_str(), order.as_deref().unwrap_or_default()));
    seats::order(&seen, seat, orders, new.webhook.as_deref()).await?;
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    Ok(Json(seen.place(seat)?.into()))
}

/// Has a table that was begun under other rules go on from the last step that
/// still fits; for whoever set it up.
#[utoipa::path(post, path = "/tables/{id}/go-on", tag = "people", params(AtTable),
    responses((status = 200, description = "The table.", body = Table)))]
async fn go_on(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
) -> Result<Json<Table>, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    seats::thaw(&seen).await?;
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    Table::now(&seen, &signed.visitor, None).map(Json)
}

/// Lets a table that a fault of ours has stopped try again; for whoever set it
/// up.
#[utoipa::path(post, path = "/tables/{id}/try-again", tag = "people", params(AtTable),
    responses((status = 200, description = "The table.", body = Table)))]
async fn try_again(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
) -> Result<Json<Table>, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    seats::try_again(&seen).await?;
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    Table::now(&seen, &signed.visitor, None).map(Json)
}

/// Somebody who looks on.
#[derive(Debug, Serialize, ToSchema)]
struct LooksOn {
    /// Tells them from others.
    id: i64,
    /// The name they have; nothing where they gave none.
    name: String,
    /// What they may do.
    standing: May,
}

/// What somebody who looks on may do.
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum May {
    /// Look and speak.
    Watches,
    /// Look.
    Muted,
    /// Neither.
    Removed,
}

impl May {
    const fn of(standing: Standing) -> Self {
        match standing {
            Standing::Watches => Self::Watches,
            Standing::Muted => Self::Muted,
            Standing::Removed => Self::Removed,
        }
    }

    const fn standing(self) -> Standing {
        match self {
            Self::Watches => Standing::Watches,
            Self::Muted => Standing::Muted,
            Self::Removed => Standing::Removed,
        }
    }
}

/// Tells who looks on, or may no longer; for whoever set the table up.
#[utoipa::path(get, path = "/tables/{id}/watchers", tag = "people", params(AtTable),
    responses((status = 200, description = "Who looks on.", body = Vec<LooksOn>)))]
async fn watchers(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
) -> Result<Json<Vec<LooksOn>>, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    if !seen.is_host() {
        return Err(seats::not_host());
    }
    let watchers = app.shared.store.watchers(&seen.room.id)?.into_iter();
    let told = watchers.map(|(watcher, name)| LooksOn {
        id: watcher.session.0,
        name,
        standing: May::of(watcher.standing),
    });
    Ok(Json(told.collect()))
}

/// Which of those who look on at which table.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
struct AtWatcher {
    /// The name of the table.
    id: String,
    /// Who, by the `id` in the list.
    watcher: i64,
}

/// What somebody who looks on may do from now on.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Treatment {
    /// What.
    standing: May,
}

/// Mutes or removes somebody who looks on, or lets them in again; for whoever
/// set the table up. The link for watching is worth nothing once somebody is
/// removed.
#[utoipa::path(put, path = "/tables/{id}/watchers/{watcher}", tag = "people", params(AtWatcher),
    request_body = Treatment,
    responses((status = 204, description = "So it is.")))]
async fn treat(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtWatcher>,
    Body(treatment): Body<Treatment>,
) -> Result<StatusCode, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    let standing = treatment.standing.standing();
    seats::treat(&seen, SessionId(at.watcher), standing).await?;
    Ok(StatusCode::NO_CONTENT)
}
