//! Deals: offers and answers to them.

use axum::Json;
use axum::extract::{Path, State};
use axum::response::Response;
use engine::i18n::Voice;
use engine::log::{Answer, Audience};
use engine::table::{DealState, Offered};
use engine::{AnyTable, Seat, Swap, Viewer, Ware};
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
    /// seat that do not; and what others offer openly.
    deals: Vec<Deal>,
    /// What your seat could give: nothing where the game has no deals.
    wares: Vec<Good>,
    /// With whom you could deal.
    partners: Vec<Partner>,
}

/// Something that a seat could give. Goods are written `2WORD+1OTHER`, in the
/// order of this list, and `-` is nothing.
#[derive(Debug, Serialize, ToSchema)]
struct Good {
    /// Its word in notation.
    word: String,
    /// What it is called.
    name: String,
    /// The most that the seat may have, as far as you know.
    most: u16,
}

/// Someone to deal with.
#[derive(Debug, Serialize, ToSchema)]
struct Partner {
    /// Which seat.
    seat: String,
    /// What they could give, as far as you know.
    wares: Vec<Good>,
    /// Why no deal can be struck with them now, where none can.
    why_not: Option<String>,
}

impl Partner {
    fn new(table: &dyn AnyTable, (viewer, seat): (Viewer, Seat), voice: &Voice<'_>) -> Self {
        let own = viewer.seat();
        let open = own.map(|own| table.deals_open(own, seat));
        Self {
            seat: seat.to_string(),
            wares: wares(table, (viewer, seat), voice),
            why_not: open
                .and_then(Result::err)
                .map(|reason| voice.say(&reason.text)),
        }
    }
}

fn wares(table: &dyn AnyTable, (viewer, seat): (Viewer, Seat), voice: &Voice<'_>) -> Vec<Good> {
    let good = |ware: Ware| Good {
        name: voice.say(&ware.name),
        word: ware.word,
        most: ware.most,
    };
    table.wares(viewer, seat).into_iter().map(good).collect()
}

/// An offer, and what became of it.
#[derive(Debug, Serialize, ToSchema)]
struct Deal {
    /// Who offered.
    from: String,
    /// To whom.
    to: String,
    /// Its number between the two; 0 where you are neither.
    deal: u32,
    /// What is given, in notation.
    gives: String,
    /// What is wanted, in notation.
    gets: String,
    /// What else was promised: words that bind nobody.
    promise: String,
    /// Does everyone hear of it?
    openly: bool,
    /// Does it still stand?
    open: bool,
    /// What became of it, where it does not.
    answer: Option<Answers>,
    /// What a bot said about it, to its other side.
    word: Option<String>,
}

impl Deal {
    fn new(offered: Offered, word: Option<String>) -> Self {
        let answer = match offered.state {
            DealState::Open => None,
            DealState::Closed(answer) => Some(answer.into()),
        };
        Self {
            from: offered.from.to_string(),
            to: offered.to.to_string(),
            deal: offered.deal,
            gives: offered.gives,
            gets: offered.gets,
            promise: offered.promise,
            openly: offered.audience == Audience::Everyone,
            open: answer.is_none(),
            answer,
            word,
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
    let names = picture.names();
    let voice = signed.visitor.voice(&app).with_names(&names);
    let deal = |offered: Offered| {
        let word = picture.opinion_of(&offered).map(|why| voice.say(why));
        Deal::new(offered, word)
    };
    let deals = picture.table.deals(viewer).into_iter().map(deal).collect();
    let others = Seat::all(picture.places.len()).filter(|other| !viewer.is(*other));
    let partner = |seat: Seat| Partner::new(&*picture.table, (viewer, seat), &voice);
    Ok(Json(Deals {
        deals,
        wares: viewer.seat().map_or_else(Vec::new, |seat| {
            wares(&*picture.table, (viewer, seat), &voice)
        }),
        partners: others.map(partner).collect(),
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
    /// Shall everyone hear of it?
    #[serde(default)]
    openly: bool,
    /// The number of an offer of theirs that this is the answer to: it is
    /// declined.
    instead_of: Option<u32>,
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
        audience: match post.openly {
            true => Audience::Everyone,
            false => Audience::Both,
        },
        instead_of: post.instead_of,
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
#[derive(Debug, Clone, Copy, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Answers {
    /// You take it: goods change hands.
    Accept,
    /// You do not want it.
    Decline,
    /// You take your own offer back.
    Withdraw,
}

impl From<Answer> for Answers {
    fn from(answer: Answer) -> Self {
        match answer {
            Answer::Accept => Self::Accept,
            Answer::Decline => Self::Decline,
            Answer::Withdraw => Self::Withdraw,
        }
    }
}

impl From<Answers> for Answer {
    fn from(answer: Answers) -> Self {
        match answer {
            Answers::Accept => Self::Accept,
            Answers::Decline => Self::Decline,
            Answers::Withdraw => Self::Withdraw,
        }
    }
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
        answer: post.answer.into(),
    };
    perform(&app, &signed, &at.id, &mine, act).await
}
