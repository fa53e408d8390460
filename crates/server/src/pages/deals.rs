//! Deals on the page of a table: the form of an offer, offers and answers.

use axum::extract::{Form, Path, Query, State};
use axum::response::Response;
use engine::log::{Answer, Audience};
use engine::{AnyTable, Seat, Swap, Viewer, Ware, goods};
use serde::Deserialize;
use web::table::NewOffer;

use super::table::{over_table, perform};
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
    let new = NewOffer {
        to: with.to.parse().map_err(|_| Wrong::not_found())?,
        counter: with.counter,
    };
    over_table(&seen, &visitor, |sight| sight.offer_form(new))
}

/// The fields of an offer, whose names depend on the game.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub(super) struct Fields(Vec<(String, String)>);

impl Fields {
    fn get(&self, name: &str) -> Option<&str> {
        let mut fields = self.0.iter();
        fields.find_map(|(key, value)| (key == name).then_some(value.as_str()))
    }

    /// What one side gives: every ware has a field of its own, `give-WORD` or
    /// `get-WORD`.
    fn goods(&self, side: &str, wares: &[Ware]) -> Option<String> {
        let count = |ware: &Ware| match self.get(&format!("{side}-{}", ware.word)) {
            None | Some("") => Some(0),
            Some(count) => count.parse::<u16>().ok(),
        };
        let counts: Option<Vec<u16>> = wares.iter().map(count).collect();
        let words = wares.iter().map(|ware| &ware.word);
        Some(goods::written(counts?.into_iter().zip(words)))
    }

    /// The offer of this seat, if it can be read.
    fn read(&self, table: &dyn AnyTable, from: Seat) -> Option<Act> {
        let to: Seat = self.get("to")?.parse().ok()?;
        if to.index() >= table.header().seats {
            return None;
        }
        let side = |side, seat| self.goods(side, &table.wares(Viewer::Seat(from), seat));
        let counter = self.get("counter").filter(|text| !text.is_empty());
        Some(Act::Offer {
            swap: Swap {
                from,
                to,
                gives: side("give", from)?,
                gets: side("get", to)?,
            },
            promise: self.get("promise").unwrap_or_default().trim().to_owned(),
            audience: match self.get("openly") {
                Some(_) => Audience::Everyone,
                None => Audience::Both,
            },
            instead_of: match counter {
                Some(deal) => Some(deal.parse().ok()?),
                None => None,
            },
        })
    }
}

/// Offers a deal.
pub(super) async fn offer(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let envelope = Envelope {
        seat: fields.get("seat"),
        key: fields.get("key").unwrap_or_default(),
    };
    let from = seen.seat_of_post(envelope.seat)?;
    let act = fields.read(&*seen.room.picture().table, from);
    let act = act.ok_or_else(|| Wrong::bad("web-wrong-request"))?;
    let have = fields.get("have").unwrap_or_default();
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
    Some(Act::Answer {
        answer: Answer::read(word)?,
        with: with.parse().ok()?,
        deal: deal.parse().ok()?,
    })
}
