//! Deals: offers and answers to them.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use engine::log::Answer;
use engine::table::Offered;
use engine::{Seat, Swap};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::ask::{AsSeat, Ask, AtTable, Body, Signed, at_most};
use super::play::{Done, Mine, perform};
use super::problem::Refused;
use crate::app::App;
use crate::desk::Seen;
use crate::error::Wrong;
use crate::room::Act;

/// The longest goods and promise of an offer: the engine says what makes
/// sense, this what is not even read.
const GOODS: usize = 200;
const PROMISE: usize = 2000;

pub(super) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(deals, offer))
        .routes(routes!(answer))
}

/// The deals of a seat.
#[derive(Debug, Serialize, ToSchema)]
struct Deals {
    /// The oldest first: all that stand, and the last eight with each other
    /// seat that do not.
    deals: Vec<Deal>,
}

/// An offer, and what became of it.
#[derive(Debug, Serialize, ToSchema)]
struct Deal {
    /// Who offered.
    from: String,
    /// To whom.
    to: String,
    /// Its number between the two.
    deal: u32,
    /// What is given, in notation.
    gives: String,
    /// What is wanted, in notation.
    gets: String,
    /// What else was promised: words that bind nobody.
    promise: String,
    /// Does it still stand?
    open: bool,
}

impl From<Offered> for Deal {
    fn from(offered: Offered) -> Self {
        Self {
            from: offered.from.to_string(),
            to: offered.to.to_string(),
            deal: offered.deal,
            gives: offered.gives,
            gets: offered.gets,
            promise: offered.promise,
            open: offered.open,
        }
    }
}

/// Lists the deals that your seat was offered or has offered.
#[utoipa::path(get, path = "/tables/{id}/deals", tag = "play", params(AtTable, AsSeat),
    responses((status = 200, description = "Your deals.", body = Deals)))]
async fn deals(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
    Ask(seat): Ask<AsSeat>,
) -> Result<Json<Deals>, Wrong> {
    let seen = Seen::open(&app, &signed.visitor, &at.id).await?;
    let picture = seen.room.picture();
    let viewer = seen.eyes(&picture, seat.seat.as_deref())?;
    let deals = picture.table.deals(viewer).into_iter();
    Ok(Json(Deals {
        deals: deals.map(Deal::from).collect(),
    }))
}

/// A deal to offer.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Offer {
    /// Which of your seats, where you have several.
    seat: Option<String>,
    /// Tells this post from every other of this seat.
    #[schema(min_length = 1, max_length = 80)]
    key: String,
    /// To which seat.
    to: String,
    /// What you give, in notation.
    gives: String,
    /// What you want, in notation.
    gets: String,
    /// What else you promise: words that bind nobody.
    #[serde(default)]
    #[schema(max_length = 280)]
    promise: String,
}

/// Offers a deal.
#[utoipa::path(post, path = "/tables/{id}/deals", tag = "play", params(AtTable),
    request_body = Offer,
    responses((status = 200, description = "It was offered.", body = Done),
        (status = 409, description = "It makes no sense here.", body = Refused)))]
async fn offer(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
    Body(post): Body<Offer>,
) -> Result<Response, Wrong> {
    let to = to_seat(&post.to)?;
    at_most("gives", &post.gives, GOODS)?;
    at_most("gets", &post.gets, GOODS)?;
    at_most("promise", &post.promise, PROMISE)?;
    let mine = Mine {
        seat: post.seat,
        key: post.key,
    };
    let act = |from| Act::Offer {
        swap: Swap {
            from,
            to,
            gives: post.gives,
            gets: post.gets,
        },
        promise: post.promise,
    };
    perform(&app, &signed, &at.id, &mine, act).await
}

fn to_seat(text: &str) -> Result<Seat, Wrong> {
    text.parse().map_err(|_| Wrong::bad("web-api-wrong-seat"))
}

/// An answer to a deal.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct Reply {
    /// Which of your seats, where you have several.
    seat: Option<String>,
    /// Tells this post from every other of this seat.
    #[schema(min_length = 1, max_length = 80)]
    key: String,
    /// With which seat the deal is.
    with: String,
    /// Its number between the two.
    deal: u32,
    /// What you answer.
    answer: Answers,
}

/// What can be answered to an offer.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Answers {
    /// You take it: goods change hands.
    Accept,
    /// You do not want it.
    Decline,
    /// You take your own offer back.
    Withdraw,
}

/// Answers a deal.
#[utoipa::path(post, path = "/tables/{id}/deals/answers", tag = "play", params(AtTable),
    request_body = Reply,
    responses((status = 200, description = "It was answered.", body = Done),
        (status = 409, description = "The rules do not allow it now.", body = Refused)))]
async fn answer(
    State(app): State<App>,
    signed: Signed,
    Path(at): Path<AtTable>,
    Body(post): Body<Reply>,
) -> Result<Response, Wrong> {
    let with = to_seat(&post.with)?;
    let mine = Mine {
        seat: post.seat,
        key: post.key,
    };
    let act = |_| Act::Answer {
        with,
        deal: post.deal,
        answer: match post.answer {
            Answers::Accept => Answer::Accept,
            Answers::Decline => Answer::Decline,
            Answers::Withdraw => Answer::Withdraw,
        },
    };
    perform(&app, &signed, &at.id, &mine, act).await
}
