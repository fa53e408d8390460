//! The first page.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use engine::Viewer;
use serde::Deserialize;
use store::{Holder, List, Summary};
use web::Scene;
use web::lobby::{GameCard, Lobby, OpenTable, TableRow};
use web::parts::Colour;

use super::sight::faces;
use crate::app::App;
use crate::desk::Seen;
use crate::desk::lists::{TABLES, state, tables_of, tables_that_seek};
use crate::error::Wrong;
use crate::visitor::Visitor;

/// Which of one's tables the page shows.
#[derive(Debug, Deserialize)]
pub(super) struct Since {
    /// How many are left out.
    #[serde(default)]
    from: usize,
    /// Those that were put away: `archive`.
    list: Option<String>,
}

impl Since {
    fn list(&self) -> List {
        match self.list.as_deref() {
            Some("archive") => List::Archive,
            _ => List::AtHand,
        }
    }
}

/// The page.
pub(super) async fn page(
    State(app): State<App>,
    visitor: Visitor,
    Query(since): Query<Since>,
) -> Result<Response, Wrong> {
    let lobby = lobby(&app, &visitor, (since.list(), since.from), None).await?;
    Ok(lobby.page(&visitor.reader(&app, "/")).into_response())
}

/// The lobby, with a word about what did not work.
pub(super) async fn lobby<'a>(
    app: &'a App,
    visitor: &Visitor,
    (list, from): (List, usize),
    wrong: Option<String>,
) -> Result<Lobby<'a>, Wrong> {
    let (tables, more) = tables(app, visitor, (list, from)).await?;
    let seeking = tables_that_seek(app, visitor)?;
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
        archive: list == List::Archive,
        seeking: seeking
            .into_iter()
            .filter_map(|summary| open_table(app, summary))
            .collect(),
        earlier: from > 0,
        later: more.then_some(from.saturating_add(TABLES)),
        wrong,
    })
}

async fn tables(
    app: &App,
    visitor: &Visitor,
    (list, from): (List, usize),
) -> Result<(Vec<TableRow>, bool), Wrong> {
    let Some(session) = &visitor.session else {
        return Ok((Vec::new(), false));
    };
    let (mine, more) = tables_of(app, session, list, from)?;
    let mut rows = Vec::new();
    for summary in mine {
        // A table that does not open must not hide the others.
        let Ok(seen) = Seen::open_at_once(app, visitor, &summary.id).await else {
            continue;
        };
        rows.extend(row(app, visitor, &summary, seen.as_ref()));
    }
    Ok((rows, more))
}

/// A table that seeks players; nothing where its game is gone.
fn open_table(app: &App, summary: Summary) -> Option<OpenTable> {
    let info = app.game(&summary.game)?.info();
    let open = summary.places.iter();
    let open = open.filter(|place| place.holder == Holder::Open).count();
    let taken = summary.places.iter();
    let taken = taken.filter(|place| place.holder != Holder::Open);
    Some(OpenTable {
        title: info.title,
        class: app.shared.boards.of(info.id).class(),
        seats: taken
            .map(|place| (Colour::of(place.seat), place.name.clone()))
            .collect(),
        open,
        id: summary.id.to_string(),
        name: summary.placard.name,
    })
}

/// The row of a table; nothing where its game is gone.
fn row(app: &App, visitor: &Visitor, summary: &Summary, seen: Option<&Seen>) -> Option<TableRow> {
    let info = app.game(&summary.game)?.info();
    let board = app.shared.boards.of(info.id);
    let marks = summary
        .imported
        .then(|| visitor.voice(app).tell("web-imported"));
    let crumbs = seen.map_or_else(Vec::new, |seen| crumbs(app, visitor, seen));
    Some(TableRow {
        id: summary.id.to_string(),
        title: info.title,
        name: summary.placard.name.clone(),
        class: board.class(),
        crumbs: marks.into_iter().chain(crumbs).collect(),
        seats: summary
            .places
            .iter()
            .map(|place| (Colour::of(place.seat), place.name.clone()))
            .collect(),
        state: state(summary, seen),
        changed: summary.changed,
    })
}

/// Where in the game a table is, as its board says.
fn crumbs(app: &App, visitor: &Visitor, seen: &Seen) -> Vec<String> {
    let picture = seen.room.picture();
    let board = app.shared.boards.of(picture.table.info().id);
    let names = picture.names();
    let faces = faces(&picture);
    let scene = Scene {
        voice: visitor.voice(app).with_names(&names),
        viewer: Viewer::Public,
        seats: &faces,
        choices: &[],
        rows: &[],
    };
    let drawn = board.draw(&*picture.table, &scene);
    drawn.map(|drawn| drawn.crumbs).unwrap_or_default()
}
