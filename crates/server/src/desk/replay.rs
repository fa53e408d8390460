//! A game again, moment by moment; and branches off it.

use std::sync::Arc;

use axum::http::StatusCode;
use engine::orders::Orders;
use engine::table::Waiting;
use engine::{AnyTable, Pace, Seat, Seed, Text, Viewer};
use store::{Holder, Placard, Place, Watch};

use super::Seen;
use super::seen::past;
use crate::error::Wrong;
use crate::replays::Work;
use crate::room::{self, Fresh, Offshoot, Past, Picture, Room};

/// A moment of a game, as somebody may see it.
pub(crate) struct Moment {
    /// Through whose eyes.
    pub(crate) viewer: Viewer,
    /// This many lines of their story have been told.
    pub(crate) moment: usize,
    /// The last moment there is.
    pub(crate) last: usize,
    /// The table as it was, with everyone as they are now.
    pub(crate) picture: Picture,
    past: Arc<Past>,
}

impl Moment {
    /// Looks back. While the game goes on, everyone has their own eyes alone.
    pub(crate) async fn find(
        seen: &Seen,
        own: Viewer,
        at: Option<usize>,
        eyes: Option<&str>,
    ) -> Result<Self, Wrong> {
        let now = seen.room.picture();
        let viewer = match eyes {
            None => own,
            Some("public") => Viewer::Public,
            Some(seat) => {
                let seat: Seat = seat.parse().map_err(|_| Wrong::not_found())?;
                let mine = own == Viewer::Seat(seat);
                let sits = seat.index() < now.places.len();
                if !sits || !(mine || now.table.is_over()) {
                    return Err(Wrong::new(
                        StatusCode::FORBIDDEN,
                        Text::new("web-wrong-eyes"),
                    ));
                }
                Viewer::Seat(seat)
            }
        };
        let last = now.table.settled(viewer);
        let moment = at.unwrap_or(last).min(last);
        let step = match moment.checked_sub(1) {
            None => 0,
            Some(before) => {
                1 + now
                    .table
                    .step_of(viewer, before)
                    .ok_or_else(Wrong::not_found)?
            }
        };
        let (table, id) = (Arc::clone(&now.table), seen.room.id.clone());
        let over = now.table.is_over();
        let find = move |work: &mut Work| {
            let will_do = |past: &dyn AnyTable| over || is_plain(past, viewer);
            room::moment(&*table, id, step, will_do, work)
        };
        let found = seen.app.shared.replays.run(seen.asker, find).await??;
        Ok(Self {
            viewer,
            moment,
            last,
            picture: past(&now, Arc::clone(&found.table)),
            past: Arc::new(found),
        })
    }
}

/// May a moment be looked at for good while the game goes on? That someone else
/// was asked in a window of a brisk table tells what they held: on the day it
/// took them a while to answer, and that is all that anyone may know of it.
fn is_plain(past: &dyn AnyTable, viewer: Viewer) -> bool {
    let window = past.waiting(Viewer::Public) == Waiting::ForReactions;
    let asked = viewer
        .seat()
        .is_some_and(|seat| past.to_act().contains(seat));
    !window || asked || past.header().pace == Pace::Strict
}

/// How many branches one visitor may have.
const BRANCHES: usize = 200;

/// A private table that begins at this moment. While the game goes on, what
/// the seat cannot know is dealt anew.
pub(crate) async fn branch_off(seen: &Seen, found: &Moment) -> Result<Room, Wrong> {
    let app = &seen.app;
    let seat = found.viewer.seat().ok_or_else(Wrong::no_seat)?;
    let session = seen.session.as_ref().ok_or_else(Wrong::no_seat)?;
    if app.shared.store.branches_of(session.id)? >= BRANCHES {
        let text = Text::new("web-wrong-branch-many").with("most", BRANCHES);
        return Err(Wrong::new(StatusCode::CONFLICT, text));
    }
    let now = seen.room.picture();
    let game = app.game(now.table.info().id).ok_or_else(Wrong::not_found)?;
    let best = game.bots().last().copied().unwrap_or("random");
    let place = |place: &Place| Place {
        holder: if place.seat == seat {
            Holder::Person(session.id)
        } else {
            Holder::Bot(best.to_owned())
        },
        owner: None,
        name: match (place.seat == seat, session.name.as_str()) {
            (true, name) if !name.is_empty() => name.to_owned(),
            _ => place.name.clone(),
        },
        orders: Orders::default(),
        read: 0,
        webhook: None,
        ..place.clone()
    };
    let over = now.table.is_over();
    let seed = Seed::random().map_err(|error| Wrong::fault(&error))?;
    let (shared, past) = (Arc::clone(&app.shared), Arc::clone(&found.past));
    let deal = move |work: &mut Work| {
        if over {
            past.again(&shared, work)
        } else {
            past.dealt_anew(&shared, seat, seed, work)
        }
    };
    let Offshoot {
        table,
        seed,
        branch,
        imported,
    } = app.shared.replays.run(seen.asker, deal).await??;
    let fresh = Fresh {
        table,
        seed,
        host: session.id,
        places: now.places.iter().map(place).collect(),
        window: 60,
        watch: Watch::ByLink,
        branch: Some(branch),
        imported,
        one_seat: false,
        placard: Placard::default(),
        follows: None,
    };
    app.limits.set_up(seen.asker)?;
    Ok(app.rooms.create(seen.asker.net, &app.shared, fresh).await?)
}
