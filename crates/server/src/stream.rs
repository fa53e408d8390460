//! The live stream of a table: says that there is something new, and leaves
//! it to the browser to fetch what it has not got. Whatever a connection
//! missed is therefore made good by the next word of it.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive};
use axum::response::{IntoResponse, Response, Sse};
use engine::Seat;
use futures_util::Stream;
use futures_util::stream::{self, StreamExt};
use tokio_stream::wrappers::WatchStream;

use crate::desk::{Edition, Looks, Seen};
use crate::guard::too_many;
use crate::origins::{Ticket, Who};
use crate::room::Picture;
use crate::visitor::Visitor;

/// How often an idle stream shows that it is alive.
const ALIVE: Duration = Duration::from_secs(20);

/// The stream of one page, or of one seat that a program plays, until the
/// server shuts down.
pub(crate) fn events(seen: &Seen, visitor: &Visitor, seat: Option<Seat>) -> Response {
    match seen.app.limits.streams.enter(visitor.who()) {
        Some(ticket) => listen(seen, ticket, seat).into_response(),
        None => too_many(&seen.app),
    }
}

fn listen(
    seen: &Seen,
    ticket: Ticket<Who>,
    seat: Option<Seat>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>> + use<>> {
    let counted = Counted::new(seen.clone(), ticket);
    let mut down = seen.app.down.subscribe();
    let mut renewed = seen.app.shared.renewed.subscribe();
    let session = seen.session.as_ref().map(|session| session.id);
    let seen = seen.clone();
    let mut last: Option<Edition> = None;
    let pictures = WatchStream::new(seen.room.pictures());
    let looks_on = seen.clone();
    // Who has lost their seat, or was removed, hears no more.
    let pictures =
        pictures.take_while(move |picture| std::future::ready(looks_on.may_look(picture)));
    let news = pictures.filter_map(move |picture: Arc<Picture>| {
        let _ = &counted;
        let looks = match seat {
            Some(seat) => Looks::through(seen.eyes_of(&picture, seat)),
            None => seen.seat_at(&picture),
        };
        // At a shared screen it may be another's page by now.
        let edition = Edition::of(&picture, looks);
        let moved = last != Some(edition);
        last = Some(edition);
        let event = Event::default()
            .event("moved")
            .id(edition.to_string())
            .data(edition.revision.to_string());
        std::future::ready(moved.then_some(Ok(event)))
    });
    let shutdown = async move {
        // An error means that the server is gone.
        let _ = down.wait_for(|down| *down).await;
    };
    // Whoever has their secret still may listen again.
    let renewed = async move {
        while renewed
            .recv()
            .await
            .is_ok_and(|whose| Some(whose) != session)
        {}
    };
    let hello = stream::once(std::future::ready(Ok(Event::default()
        .retry(Duration::from_secs(1))
        .comment("hello"))));
    let news = hello.chain(news).take_until(Box::pin(shutdown));
    Sse::new(news.take_until(Box::pin(renewed))).keep_alive(KeepAlive::new().interval(ALIVE))
}

/// Counts a stream while it is open. When it closes, its seat has read all
/// that there was: the next visit begins after that.
struct Counted {
    seen: Seen,
    _ticket: Ticket<Who>,
}

impl Counted {
    fn new(seen: Seen, ticket: Ticket<Who>) -> Self {
        seen.app.shared.metrics.streams.inc();
        Self {
            seen,
            _ticket: ticket,
        }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let Self { seen, .. } = self;
        seen.app.shared.metrics.streams.dec();
        let picture = seen.room.picture();
        let viewer = seen.seat_at(&picture).viewer;
        if let Some(seat) = viewer.seat() {
            seen.room.note_read(seat, picture.table.settled(viewer));
        }
    }
}
