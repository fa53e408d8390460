//! The page of a table, what it asks for while it is open, choices, and
//! standing orders.

use axum::Json;
use axum::extract::{Form, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use engine::Text;
use engine::table::{Refusal, Stamp};
use maud::Markup;
use serde::{Deserialize, Serialize};
use web::table::Sight;

use super::to_table;
use crate::app::App;
use crate::desk::post::Envelope;
use crate::desk::{self, Seen, seats, talk};
use crate::error::Wrong;
use crate::room::{Act, Posted, Trouble};
use crate::stream;
use crate::visitor::Visitor;

/// The page.
pub(super) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let here = format!("/tables/{id}");
    let page = seen.draw(&visitor, |sight| sight.page(&visitor.reader(&app, &here)))?;
    Ok(page.into_response())
}

/// Says when something has moved.
pub(super) async fn events(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    Ok(stream::events(&seen, &visitor, None))
}

/// What a page has already: `trail:1a2b3c,board:4d5e6f`.
#[derive(Debug, Deserialize)]
pub(super) struct Have {
    #[serde(default)]
    have: String,
}

/// What a page is sent to become the newest.
#[derive(Debug, Serialize)]
struct Update {
    /// Which page this makes of it: the stream speaks of the same.
    edition: String,
    title: String,
    /// Is a decision the viewer's?
    asked: bool,
    parts: Vec<NewPart>,
    /// Something to tell, and whether it is that something did not work.
    word: Option<String>,
    wrong: bool,
}

#[derive(Debug, Serialize)]
struct NewPart {
    id: &'static str,
    hash: String,
    html: String,
}

/// The parts of the page that have changed.
pub(super) async fn parts(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(have): Query<Have>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    Ok(Json(update(&seen, &visitor, &have.have, None, false)?).into_response())
}

fn update(
    seen: &Seen,
    visitor: &Visitor,
    have: &str,
    word: Option<String>,
    wrong: bool,
) -> Result<Update, Wrong> {
    let has = |id: &str, hash: &str| {
        let mut pairs = have.split(',').filter_map(|pair| pair.split_once(':'));
        pairs.any(|pair| pair == (id, hash))
    };
    seen.draw(visitor, |sight| {
        let parts = sight.parts().into_iter();
        let parts = parts.filter(|part| !has(part.id, &part.hash));
        Update {
            edition: sight.edition.to_owned(),
            title: sight.title(),
            asked: sight.is_asked(),
            parts: parts
                .map(|part| NewPart {
                    id: part.id,
                    hash: part.hash,
                    html: part.html,
                })
                .collect(),
            word,
            wrong,
        }
    })
}

/// What somebody points at.
#[derive(Debug, Deserialize)]
pub(super) struct About {
    about: String,
}

/// A thing, and why nothing can be done with it or what can.
pub(super) async fn look(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(about): Query<About>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    over_table(&seen, &visitor, |sight| sight.look(&about.about))
}

/// Something that the script shows over the table; without it, a page of its
/// own.
pub(super) fn over_table(
    seen: &Seen,
    visitor: &Visitor,
    draw: impl FnOnce(&Sight<'_>) -> Option<Markup>,
) -> Result<Response, Wrong> {
    let drawn = seen.draw(visitor, |sight| {
        let drawn = draw(sight)?;
        Some(if visitor.wants_json {
            drawn
        } else {
            sight.look_page(&visitor.reader(&seen.app, "/"), &drawn)
        })
    })?;
    drawn
        .map(IntoResponse::into_response)
        .ok_or_else(Wrong::not_found)
}

/// What comes with every post to a table.
#[derive(Debug, Deserialize)]
pub(super) struct Post {
    stamp: String,
    /// How many tentative choices stay, where some are taken back.
    keep: Option<usize>,
    key: String,
    seat: Option<String>,
    #[serde(default)]
    have: String,
    choice: Option<String>,
}

impl Post {
    fn envelope(&self) -> Envelope<'_> {
        Envelope {
            seat: self.seat.as_deref(),
            key: &self.key,
        }
    }
}

/// Makes a choice, or several in a row.
pub(super) async fn choose(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(post): Form<Post>,
) -> Result<Response, Wrong> {
    let choice = post.choice.clone();
    let choice = choice.ok_or_else(|| Wrong::bad("web-wrong-request"))?;
    let act = Act::Choose {
        stamp: read_stamp(&post)?,
        // A row stands in one field, a line each.
        choices: choice.lines().map(str::to_owned).collect(),
    };
    perform(&app, &visitor, &id, post.envelope(), &post.have, act).await
}

/// Takes back the last tentative choice, or all after some.
pub(super) async fn undo(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(post): Form<Post>,
) -> Result<Response, Wrong> {
    let act = Act::Undo {
        stamp: read_stamp(&post)?,
        keep: post.keep,
    };
    perform(&app, &visitor, &id, post.envelope(), &post.have, act).await
}

fn read_stamp(post: &Post) -> Result<Stamp, Wrong> {
    let stamp = post.stamp.parse();
    stamp.map_err(|_| Wrong::bad("web-wrong-request"))
}

/// Has a seat do something, and answers with what the page lacks.
pub(super) async fn perform(
    app: &App,
    visitor: &Visitor,
    id: &str,
    envelope: Envelope<'_>,
    have: &str,
    act: Act,
) -> Result<Response, Wrong> {
    let posted = desk::post::post(app, visitor, id, envelope, |_| act).await?;
    answer(&posted.seen, visitor, have, posted.done)
}

/// The newer page, and a clear word where the post was not what came of it.
fn answer(
    seen: &Seen,
    visitor: &Visitor,
    have: &str,
    done: Result<Posted, Trouble>,
) -> Result<Response, Wrong> {
    let (text, wrong) = match done {
        Ok(Posted::Done) => (None, None),
        Ok(Posted::Before) => (Some(Text::new("web-done-before")), None),
        Err(Trouble::Refused(Refusal::Stale)) => {
            (Some(Text::new("web-moved-on")), Some(StatusCode::CONFLICT))
        }
        Err(trouble) => {
            let wrong = Wrong::from(trouble);
            (Some(wrong.text), Some(wrong.status))
        }
    };
    if !visitor.wants_json {
        return match (text, wrong) {
            (Some(text), Some(status)) => Err(Wrong::new(status, text)),
            _ => Ok(to_table(&seen.room.id).into_response()),
        };
    }
    let names = seen.room.picture().names();
    let voice = visitor.voice(&seen.app).with_names(&names);
    let word = text.map(|text| voice.say(&text));
    let update = update(seen, visitor, have, word, wrong.is_some())?;
    let status = wrong.unwrap_or(StatusCode::OK);
    Ok((status, Json(update)).into_response())
}

/// What someone lets go by without being asked, and where to send word.
#[derive(Debug, Deserialize)]
pub(super) struct NewOrders {
    /// `KIND=ORDER`; `KIND=` to be asked.
    order: Option<String>,
    webhook: Option<String>,
    #[serde(default)]
    have: String,
}

/// Sets standing orders and where to send word.
pub(super) async fn orders(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(new): Form<NewOrders>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let looks = seen.seat_at(&seen.room.picture());
    let seat = looks.viewer.seat().ok_or_else(Wrong::no_seat)?;
    let order = new.order.as_deref().map(|order| {
        let parts = order.split_once('=');
        parts.ok_or_else(|| Wrong::bad("web-wrong-request"))
    });
    let orders = order.transpose()?;
    seats::order(&seen, seat, orders, new.webhook.as_deref()).await?;
    if visitor.wants_json {
        return Ok(Json(update(&seen, &visitor, &new.have, None, false)?).into_response());
    }
    Ok(to_table(&seen.room.id).into_response())
}

/// An open word about windows.
#[derive(Debug, Deserialize)]
pub(super) struct Word {
    key: String,
    seat: Option<String>,
    /// To be asked again: the kind of windows.
    unwaive: Option<String>,
    #[serde(default)]
    have: String,
}

/// Lets windows like the open one go by this round, openly; or takes that
/// back.
pub(super) async fn waivers(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(word): Form<Word>,
) -> Result<Response, Wrong> {
    let act = match word.unwaive {
        Some(kind) => Act::Unwaive { kind },
        None => Act::Waive,
    };
    let envelope = Envelope {
        seat: word.seat.as_deref(),
        key: &word.key,
    };
    perform(&app, &visitor, &id, envelope, &word.have, act).await
}

/// Who sits down at a shared screen.
#[derive(Debug, Deserialize)]
pub(super) struct Sitting {
    seat: String,
}

/// Opens the curtain for one of those at this screen.
pub(super) async fn curtain(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(Sitting { seat }): Form<Sitting>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let seat = seen.seat_of_post(Some(&seat))?;
    if let Some(session) = &seen.session {
        app.curtains.open(&seen.room.id, session.id, seat);
    }
    Ok(to_table(&seen.room.id).into_response())
}

/// Something to say.
#[derive(Debug, Deserialize)]
pub(super) struct Saying {
    text: String,
    #[serde(default)]
    have: String,
}

/// Says something at the table.
pub(super) async fn talk(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(saying): Form<Saying>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let looks = seen.seat_at(&seen.room.picture());
    talk::say(&seen, looks.viewer.seat(), &saying.text).await?;
    if visitor.wants_json {
        return Ok(Json(update(&seen, &visitor, &saying.have, None, false)?).into_response());
    }
    Ok(to_table(&seen.room.id).into_response())
}
