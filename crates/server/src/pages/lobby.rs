//! The first page.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use engine::Viewer;
use serde::Deserialize;
use store::Summary;
use web::Scene;
use web::lobby::{GameCard, Lobby, TableRow};

use super::sight::faces;
use crate::app::App;
use crate::desk::Seen;
use crate::desk::lists::{TABLES, state, tables_of};
use crate::error::Wrong;
use crate::visitor::Visitor;

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
    Ok(lobby.page(&visitor.reader(&app, "/")).into_response())
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
    TableRow {
        id: summary.id.to_string(),
        title: info.title,
        class: board.class(),
        crumbs: drawn.map(|drawn| drawn.crumbs).unwrap_or_default(),
        seats: faces
            .iter()
            .map(|face| (face.colour, face.name.clone()))
            .collect(),
        state: state(seen, &picture),
        changed: summary.changed,
    }
}
