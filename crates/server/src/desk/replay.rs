//! A game again, moment by moment; and branches off it.

use std::sync::Arc;

use axum::http::StatusCode;
use engine::registry::Request;
use engine::table::Waiting;
use engine::{AnyTable, Pace, Seat, Seed, Text, Viewer};
use store::{Branch, Holder, Place, Watch};

use super::Seen;
use super::seen::past;
use crate::error::Wrong;
use crate::room::{Fresh, Picture, Room, seed};

/// A moment of a game, as somebody may see it.
pub(crate) struct Moment {
    /// Through whose eyes.
    pub(crate) viewer: Viewer,
    /// This many lines of their story have been told.
    pub(crate) moment: usize,
    /// The last moment there is.
    pub(crate) last: usize,
    /// After this many lines of the log.
    step: usize,
    /// The table as it was.
    pub(crate) picture: Picture,
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
        let table = Arc::clone(&now.table);
        let found = tokio::task::spawn_blocking(move || {
            let over = table.is_over();
            table.at_or_after(step, &|past| over || is_plain(past, viewer))
        });
        let table = found.await.map_err(|error| Wrong::fault(&error))?;
        let table = table.map_err(|cause| Wrong::fault(&cause.name()))?;
        Ok(Self {
            viewer,
            moment,
            last,
            step: table.steps(),
            picture: past(&now, Arc::from(table)),
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
    let over = now.table.is_over();
    let header = found.picture.table.header();
    let options = header.options.split_whitespace();
    let options = options.filter_map(|pair| pair.split_once('='));
    let game = app.game(&header.game).ok_or_else(Wrong::not_found)?;
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
        passes: false,
        read: 0,
        webhook: None,
        ..place.clone()
    };
    let (shared, id) = (Arc::clone(&app.shared), seen.room.id.clone());
    let seed = if over {
        let seed = tokio::task::spawn_blocking(move || seed(&shared, &id)).await;
        seed.map_err(|error| Wrong::fault(&error))??
    } else {
        Seed::random().map_err(|error| Wrong::fault(&error))?
    };
    let lines = if over {
        found.picture.table.entries(0)
    } else {
        Vec::new()
    };
    let fresh = Fresh {
        game: header.game.clone(),
        request: Request {
            seats: header.seats,
            pace: header.pace,
            options: options
                .map(|(key, value)| (key.to_owned(), value.to_owned()))
                .collect(),
            seed,
        },
        host: session.id,
        places: now.places.iter().map(place).collect(),
        window: 60,
        watch: Watch::ByLink,
        lines: lines.iter().map(ToString::to_string).collect(),
        branch: Some(Branch {
            parent: seen.room.id.clone(),
            step: found.step,
            redealt: (!over).then_some(seat),
        }),
    };
    Ok(app.rooms.create(&app.shared, fresh).await?)
}
