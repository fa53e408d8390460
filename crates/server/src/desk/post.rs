//! What a seat posts: choices, undo, deals.

use std::time::Instant;

use engine::Seat;

use super::Seen;
use crate::app::App;
use crate::error::Wrong;
use crate::room::{Act, Order, Posted, Trouble};
use crate::visitor::Visitor;

/// The longest key of a post.
const KEY: usize = 80;

/// What comes with every post of a seat.
pub(crate) struct Envelope<'a> {
    /// Which of the visitor's seats, where there are several.
    pub(crate) seat: Option<&'a str>,
    /// Tells this post from every other of this seat.
    pub(crate) key: &'a str,
}

/// What came of a post.
pub(crate) struct Answer {
    /// The table after it, which may have been opened again meanwhile.
    pub(crate) seen: Seen,
    /// Which seat it was for.
    pub(crate) seat: Seat,
    /// Was it done, or why not?
    pub(crate) done: Result<Posted, Trouble>,
}

/// Has a seat do something.
pub(crate) async fn post(
    app: &App,
    visitor: &Visitor,
    id: &str,
    envelope: Envelope<'_>,
    act: impl FnOnce(Seat) -> Act,
) -> Result<Answer, Wrong> {
    let seen = Seen::open(app, visitor, id).await?;
    let seat = seen.seat_of_post(envelope.seat)?;
    if envelope.key.is_empty() || envelope.key.len() > KEY {
        return Err(Wrong::bad("web-wrong-request"));
    }
    let done = order(&seen, seat, &envelope, &act(seat)).await;
    let seen = Seen::open(app, visitor, id).await?;
    Ok(Answer { seen, seat, done })
}

async fn order(
    seen: &Seen,
    seat: Seat,
    envelope: &Envelope<'_>,
    act: &Act,
) -> Result<Posted, Trouble> {
    let shared = &seen.app.shared;
    let by = seen.session.as_ref().ok_or(Trouble::Changed)?.id;
    let begun = Instant::now();
    let order = |reply| Order::Post {
        by,
        seat,
        key: envelope.key.to_owned(),
        act: act.clone(),
        reply,
    };
    let done = seen.app.rooms.ask(shared, &seen.room, order).await;
    shared.metrics.posts.observe(begun.elapsed().as_secs_f64());
    done
}
