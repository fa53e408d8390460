//! Deals on the page of a table: the form of an offer, offers and answers.

use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse, Response};
use engine::log::{Answer, Audience};
use engine::{Seat, Swap, Viewer, Ware, goods};
use serde::Deserialize;
use web::table::Draft;

use super::table::perform;
use crate::app::App;
use crate::desk::Seen;
use crate::desk::post::Envelope;
use crate::error::Wrong;
use crate::room::Act;
use crate::visitor::Visitor;

/// With whom, and to which offer of theirs it is the answer.
#[derive(Debug, Deserialize)]
pub(super) struct With {
    to: String,
    counter: Option<u32>,
}

/// The form of an offer, where the script shows it over the table, or a page of
/// its own.
pub(super) async fn form(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(with): Query<With>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let draft = Draft {
        to: with.to.parse().map_err(|_| Wrong::not_found())?,
        counter: with.counter,
    };
    let drawn = seen.draw(&visitor, |sight| {
        let form = sight.offer_form(draft)?;
        Some(if visitor.wants_json {
            form
        } else {
            sight.look_page(&visitor.reader(&app, "/"), &form)
        })
    })?;
    drawn
        .map(IntoResponse::into_response)
        .ok_or_else(Wrong::not_found)
}

/// Offers a deal. Every ware has a field of its own, `give-WORD` or `get-WORD`.
pub(super) async fn offer(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Wrong> {
    let bad = || Wrong::bad("web-wrong-request");
    let field = |name: &str| {
        let mut fields = fields.iter();
        fields.find_map(|(key, value)| (key == name).then_some(value.as_str()))
    };
    let to: Seat = field("to").and_then(|to| to.parse().ok()).ok_or_else(bad)?;
    let seen = Seen::open(&app, &visitor, &id).await?;
    let from = seen.seat_of_post(field("seat"))?;
    let table = seen.room.picture().table.clone();
    if to.index() >= table.header().seats {
        return Err(bad());
    }
    let viewer = Viewer::Seat(from);
    let goods = |side: &str, wares: &[Ware]| {
        let count = |ware: &Ware| match field(&format!("{side}-{}", ware.word)) {
            None | Some("") => Some(0),
            Some(count) => count.parse::<u16>().ok(),
        };
        let counts: Option<Vec<u16>> = wares.iter().map(count).collect();
        let words = wares.iter().map(|ware| ware.word.as_str());
        counts.map(|counts| goods::written(counts.into_iter().zip(words)))
    };
    let gives = goods("give", &table.wares(viewer, from)).ok_or_else(bad)?;
    let gets = goods("get", &table.wares(viewer, to)).ok_or_else(bad)?;
    let instead_of = field("counter").filter(|text| !text.is_empty());
    let act = Act::Offer {
        swap: Swap {
            from,
            to,
            gives,
            gets,
        },
        promise: field("promise").unwrap_or_default().trim().to_owned(),
        audience: match field("openly") {
            Some(_) => Audience::Everyone,
            None => Audience::Both,
        },
        instead_of: instead_of
            .map(|text| text.parse().map_err(|_| bad()))
            .transpose()?,
    };
    let envelope = Envelope {
        seat: field("seat"),
        key: field("key").unwrap_or_default(),
    };
    let have = field("have").unwrap_or_default();
    perform(&app, &visitor, &id, envelope, have, act).await
}

/// An answer to an offer: `accept`, `decline` or `withdraw`, then with whom and
/// its number.
#[derive(Debug, Deserialize)]
pub(super) struct Reply {
    answer: String,
    key: String,
    seat: Option<String>,
    #[serde(default)]
    have: String,
}

/// Answers an offer.
pub(super) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(reply): Form<Reply>,
) -> Result<Response, Wrong> {
    let act = read_answer(&reply.answer).ok_or_else(|| Wrong::bad("web-wrong-request"))?;
    let envelope = Envelope {
        seat: reply.seat.as_deref(),
        key: &reply.key,
    };
    perform(&app, &visitor, &id, envelope, &reply.have, act).await
}

fn read_answer(text: &str) -> Option<Act> {
    let mut words = text.split(' ');
    let (word, with, deal) = (words.next()?, words.next()?, words.next()?);
    let mut answers = [Answer::Accept, Answer::Decline, Answer::Withdraw].into_iter();
    Some(Act::Answer {
        answer: answers.find(|answer| answer.word() == word)?,
        with: with.parse().ok()?,
        deal: deal.parse().ok()?,
    })
}
