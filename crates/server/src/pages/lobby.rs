//! The first page.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use engine::table::Waiting;
use engine::{Seat, Viewer};
use serde::Deserialize;
use store::{Holder, Session, Summary};
use web::Scene;
use web::lobby::{GameCard, Lobby, TableRow, TableState};

use super::seen::{Seen, faces, waits_for};
use crate::app::App;
use crate::error::Wrong;
use crate::room::Picture;
use crate::visitor::Visitor;

/// How many of one's tables the page shows.
const TABLES: usize = 20;

/// Which of one's tables the page shows.
#[derive(Debug, Deserialize)]
pub(super) struct Since {
    /// How many are left out.
    #[serde(default)]
    from: usize,
}

/// The page.
pub(super) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Query(since): Query<Since>,
) -> Result<Response, Wrong> {
    let lobby = lobby(&app, &visitor, since.from, None).await?;
    Ok(lobby.page(&visitor.frame(&app, "/")).into_response())
}

/// The lobby, with a word about what did not work.
pub(super) async fn lobby<'a>(
    app: &'a App,
    visitor: &Visitor,
    from: usize,
    wrong: Option<String>,
) -> Result<Lobby<'a>, Wrong> {
    let (tables, more) = tables(app, visitor, from).await?;
    let boards = &app.shared.boards;
    let card = |game| {
        let id = engine::registry::AnyGame::info(game).id;
        GameCard {
            game,
            board: boards.of(id),
            small: !boards.has(id),
        }
    };
    Ok(Lobby {
        games: app.shared.registry.games().map(card).collect(),
        tables,
        earlier: from > 0,
        later: more.then_some(from.saturating_add(TABLES)),
        wrong,
    })
}

/// A page of a session's tables, and whether there are more.
pub(crate) fn tables_of(
    app: &App,
    session: &Session,
    from: usize,
) -> Result<(Vec<Summary>, bool), Wrong> {
    let mut mine = app.shared.store.tables_of(session.id, from, TABLES + 1)?;
    let more = mine.len() > TABLES;
    mine.truncate(TABLES);
    Ok((mine, more))
}

async fn tables(app: &App, visitor: &Visitor, from: usize) -> Result<(Vec<TableRow>, bool), Wrong> {
    let Some(session) = &visitor.session else {
        return Ok((Vec::new(), false));
    };
    let (mine, more) = tables_of(app, session, from)?;
    let mut rows = Vec::new();
    for summary in mine {
        // A table that does not open must not hide the others.
        let Ok(seen) = Seen::open(app, visitor, summary.id.as_str()).await else {
            continue;
        };
        rows.push(row(app, visitor, &seen, &summary));
    }
    Ok((rows, more))
}

fn row(app: &App, visitor: &Visitor, seen: &Seen, summary: &Summary) -> TableRow {
    let picture = seen.room.picture();
    let info = picture.table.info();
    let board = app.shared.boards.of(info.id);
    let names = picture.names();
    let faces = faces(&picture);
    let scene = Scene {
        voice: visitor.voice(app).with_names(&names),
        viewer: Viewer::Public,
        seats: &faces,
        choices: &[],
    };
    let drawn = board.draw(&*picture.table, &scene);
    let (crumbs, emblems) = drawn.map_or_else(Default::default, |drawn| {
        let emblems: Vec<_> = drawn.players.iter().map(|player| player.emblem).collect();
        (drawn.crumbs, emblems)
    });
    TableRow {
        id: summary.id.to_string(),
        title: info.title,
        class: board.class(),
        crumbs,
        seats: faces
            .iter()
            .zip(emblems)
            .map(|(face, emblem)| (face.colour, emblem, face.name.clone()))
            .collect(),
        state: state(seen, &picture),
        changed: summary.changed,
    }
}

/// For whom a table waits, as its row says it.
pub(crate) fn state(seen: &Seen, picture: &Picture) -> TableState {
    let named = |seats: Vec<Seat>| {
        let names = picture.names();
        let names = seats.iter().map(|seat| names[seat.index()].clone());
        names.collect::<Vec<_>>()
    };
    if picture.fault.is_some() || picture.table.frozen().is_some() {
        return TableState::Stopped;
    }
    if let Some(outcome) = picture.table.standing().outcome {
        return TableState::Over(named(outcome.winners().into_iter().collect()));
    }
    if waits_for(picture, &seen.seats()) {
        return TableState::YourMove;
    }
    if picture
        .places
        .iter()
        .any(|place| place.holder == Holder::Open)
    {
        return TableState::OpenSeats;
    }
    match picture.table.waiting(Viewer::Public) {
        Waiting::For(seats) => TableState::Waiting(named(seats.into_iter().collect())),
        Waiting::ForReactions => TableState::Reactions,
    }
}
