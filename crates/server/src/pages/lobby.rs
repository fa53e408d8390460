//! The first page.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use engine::table::Waiting;
use engine::{Seat, Viewer};
use store::{Holder, Summary};
use web::Scene;
use web::lobby::{GameCard, Lobby, TableRow, TableState};

use super::seen::{Seen, faces, waits_for};
use crate::app::App;
use crate::error::Wrong;
use crate::room::Picture;
use crate::visitor::Visitor;

/// How many of one's tables the page shows.
pub(crate) const TABLES: usize = 20;

/// The page.
pub(super) async fn page(State(app): State<App>, visitor: Visitor) -> Result<Response, Wrong> {
    let lobby = lobby(&app, &visitor, None).await?;
    Ok(lobby.page(&visitor.frame(&app, "/")).into_response())
}

/// The lobby, with a word about what did not work.
pub(super) async fn lobby<'a>(
    app: &'a App,
    visitor: &Visitor,
    wrong: Option<String>,
) -> Result<Lobby<'a>, Wrong> {
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
        tables: tables(app, visitor).await?,
        wrong,
    })
}

async fn tables(app: &App, visitor: &Visitor) -> Result<Vec<TableRow>, Wrong> {
    let Some(session) = &visitor.session else {
        return Ok(Vec::new());
    };
    let mine = app.shared.store.tables_of(session.id)?;
    let mut rows = Vec::new();
    for summary in mine.into_iter().take(TABLES) {
        // A table that does not open must not hide the others.
        let Ok(seen) = Seen::open(app, visitor, summary.id.as_str()).await else {
            continue;
        };
        rows.push(row(app, visitor, &seen, &summary));
    }
    Ok(rows)
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
