//! A game again, moment by moment; and branches off it.

use axum::extract::{Form, Path, Query, State};
use axum::response::{IntoResponse, Response};
use engine::Viewer;
use serde::Deserialize;
use web::replay::Replay;
use web::table::Time;

use super::to_table;
use crate::app::App;
use crate::desk::replay::{Moment, branch_off};
use crate::desk::{Looks, Seen};
use crate::error::Wrong;
use crate::room::Picture;
use crate::visitor::Visitor;

/// Which moment, through whose eyes.
#[derive(Debug, Deserialize)]
pub(super) struct At {
    moment: Option<usize>,
    eyes: Option<String>,
}

/// The page.
pub(super) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(at): Query<At>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let now = seen.room.picture();
    let own = seen.seat_at(&now).viewer;
    let found = Moment::find(&seen, own, at.moment, at.eyes.as_deref()).await?;
    let eyes = eyes(&seen, &visitor, &now);
    let looks = Looks {
        viewer: found.viewer,
        curtain: None,
    };
    let here = format!("/tables/{id}/replay?moment={}", found.moment);
    let over = now.table.is_over();
    let time = Time::Past(found.moment);
    let page = seen.draw_picture(&visitor, &found.picture, looks, time, |sight| {
        let replay = Replay {
            sight: *sight,
            moment: found.moment,
            last: found.last,
            eyes: &eyes,
            may_branch: found.viewer.seat().is_some() && visitor.session.is_some(),
            redealt: !over,
        };
        replay.page(&visitor.reader(&app, &here))
    })?;
    Ok(page.into_response())
}

/// Through whose eyes the visitor may look back.
fn eyes(seen: &Seen, visitor: &Visitor, now: &Picture) -> Vec<(Viewer, String)> {
    let own = seen.seat_at(now).viewer;
    let everyone = visitor.voice(&seen.app).tell("web-eyes-public");
    let seats = now
        .places
        .iter()
        .map(|place| (Viewer::Seat(place.seat), place.name.clone()));
    let may = |(viewer, _): &(Viewer, String)| now.table.is_over() || *viewer == own;
    let mut eyes: Vec<_> = seats.filter(may).collect();
    eyes.push((Viewer::Public, everyone));
    eyes
}

/// From where to branch off.
#[derive(Debug, Deserialize)]
pub(super) struct From {
    moment: usize,
    eyes: Option<String>,
}

/// Branches off into a private table with bots.
pub(super) async fn branch(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(from): Form<From>,
) -> Result<Response, Wrong> {
    let seen = Seen::open(&app, &visitor, &id).await?;
    let own = seen.seat_at(&seen.room.picture()).viewer;
    let found = Moment::find(&seen, own, Some(from.moment), from.eyes.as_deref()).await?;
    let room = branch_off(&seen, &found).await?;
    Ok(to_table(&room.id).into_response())
}
