//! Games that were taken home, brought back: to be looked at again by whoever
//! brought them, and never to be played on. They know all chance of it.

use std::sync::Arc;

use axum::http::StatusCode;
use engine::log::{Line, Log, LogError};
use engine::orders::Orders;
use engine::registry::AnyGame;
use engine::table::{Divergence, ReplayError};
use engine::{AnyTable, Seat, Seed, Text};
use store::{Holder, Placard, Place, Session, Watch};

use crate::app::{App, Shared};
use crate::error::Wrong;
use crate::origins::{Ticket, Who};
use crate::replays::Work;
use crate::room::{Fresh, OpenError, Room};
use crate::visitor::Visitor;

/// The most bytes that a file may have.
const BYTES: usize = MEGABYTES * 1_000_000;
const MEGABYTES: usize = 1;
/// The most bytes of a request with such a file in it: in JSON every end of a
/// line takes two.
pub(crate) const REQUEST: usize = 2 * BYTES;
/// How many games one visitor may have brought.
const IMPORTS: usize = 200;

/// A game that is whole and has ended, as it is about to be kept.
pub(crate) struct Import {
    table: Box<dyn AnyTable>,
    seed: Seed,
    /// Until it is kept, its visitor brings no other.
    _ticket: Ticket<Who>,
}

impl Import {
    /// Reads a file. What is too much is refused before anything is done.
    pub(crate) async fn read(app: &App, visitor: &Visitor, text: String) -> Result<Self, Wrong> {
        let lines = app.shared.config.game_lines;
        if text.len() > BYTES || text.lines().count() > lines {
            return Err(too_large(app));
        }
        if let Some(session) = &visitor.session {
            check_number(app, session)?;
        }
        let ticket = app.limits.imports.enter(visitor.who());
        let ticket = ticket.ok_or_else(|| {
            let text = Text::new("web-wrong-import-one");
            Wrong::for_now(StatusCode::TOO_MANY_REQUESTS, text)
        })?;
        let shared = Arc::clone(&app.shared);
        let play = move |work: &mut Work| whole(&shared, &text, work);
        let played = app.shared.replays.run(visitor.asker(), play).await?;
        let (table, seed) = played.map_err(|flaw| flaw.told(app, visitor))?;
        // Last of all that can be refused: nobody has a session because of it.
        app.limits.set_up(visitor.asker())?;
        Ok(Self {
            table,
            seed,
            _ticket: ticket,
        })
    }

    /// Sets a table with it, for whoever brought it alone.
    pub(crate) async fn table(
        self,
        app: &App,
        visitor: &Visitor,
        session: &Session,
    ) -> Result<Room, Wrong> {
        let voice = visitor.voice(app);
        let places = Seat::all(self.table.header().seats).map(|seat| Place {
            seat,
            holder: Holder::Person(session.id),
            owner: None,
            name: voice.say(&Text::new("web-name-player").with("number", seat.index() + 1)),
            orders: Orders::default(),
            read: 0,
            webhook: None,
        });
        let fresh = Fresh {
            places: places.collect(),
            table: self.table,
            seed: self.seed,
            host: session.id,
            window: 60,
            watch: Watch::ByLink,
            branch: None,
            imported: true,
            one_seat: false,
            placard: Placard::default(),
            follows: None,
        };
        let from = visitor.asker().net;
        Ok(app.rooms.create(from, &app.shared, fresh).await?)
    }
}

/// Nobody brings so much.
pub(crate) fn too_large(app: &App) -> Wrong {
    let text = Text::new("web-wrong-file-large")
        .with("lines", app.shared.config.game_lines)
        .with("megabytes", MEGABYTES);
    Wrong::new(StatusCode::PAYLOAD_TOO_LARGE, text)
}

fn check_number(app: &App, session: &Session) -> Result<(), Wrong> {
    if app.shared.store.imports_of(session.id)? >= IMPORTS {
        let text = Text::new("web-wrong-import-many").with("most", IMPORTS);
        return Err(Wrong::new(StatusCode::CONFLICT, text));
    }
    Ok(())
}

/// What is wrong with a file.
enum Flaw {
    /// This, on this line.
    Line(usize, Text),
    /// The game has no end, or no seed.
    Unfinished,
    /// It cannot be played again here.
    Open(OpenError),
}

impl Flaw {
    fn told(self, app: &App, visitor: &Visitor) -> Wrong {
        match self {
            Self::Line(line, why) => {
                let text = Text::new("web-wrong-file").with("line", line);
                let why = visitor.voice(app).say(&why);
                Wrong::new(StatusCode::BAD_REQUEST, text.with("why", why))
            }
            Self::Unfinished => Wrong::bad("web-wrong-unfinished"),
            Self::Open(error) => error.into(),
        }
    }
}

impl From<LogError> for Flaw {
    fn from(error: LogError) -> Self {
        Self::Line(error.line, error.fault.text())
    }
}

impl From<ReplayError> for Flaw {
    fn from(error: ReplayError) -> Self {
        Self::Line(error.line(), error.text())
    }
}

impl From<Divergence> for Flaw {
    fn from(divergence: Divergence) -> Self {
        Self::Line(divergence.line(), divergence.text())
    }
}

impl From<OpenError> for Flaw {
    fn from(error: OpenError) -> Self {
        Self::Open(error)
    }
}

/// The table at the end of a game that this file is, and nothing but.
fn whole(shared: &Shared, text: &str, work: &mut Work) -> Result<(Box<dyn AnyTable>, Seed), Flaw> {
    let log: Log = text.parse()?;
    let seed = log.seed.clone().ok_or(Flaw::Unfinished)?;
    let game = shared.registry.game(&log.header.game);
    let game = game.ok_or_else(|| {
        let text = Text::new("web-file-game").with("game", log.header.game.as_str());
        Flaw::Line(2, text)
    })?;
    check_rules(game, &log)?;
    work.spend(log.entries.len())?;
    let (table, divergence) = game.replay(&log, seed.clone())?;
    if let Some(divergence) = divergence {
        return Err(divergence.into());
    }
    // Whoever brings it knows all chance: nobody may play on from there.
    if !table.is_over() {
        return Err(Flaw::Unfinished);
    }
    check_text(&*table, text)?;
    Ok((table, seed))
}

/// No game was played under rules that are still to come. Under older ones it
/// is the same game while every digest agrees.
fn check_rules(game: &dyn AnyGame, log: &Log) -> Result<(), Flaw> {
    let header = (RULES_LINE, log.header.rules);
    let changes = log.entries.iter().enumerate();
    let changes = changes.filter_map(|(index, entry)| match entry.line {
        Line::Version { rules, .. } => Some((Log::line_number(index), rules)),
        _ => None,
    });
    let ours = game.info().rules;
    let newer = std::iter::once(header).chain(changes);
    match newer.into_iter().find(|(_, rules)| *rules > ours) {
        Some((line, rules)) => {
            let text = Text::new("web-file-rules").with("rules", rules);
            Err(Flaw::Line(line, text.with("ours", ours)))
        }
        None => Ok(()),
    }
}

/// Where the header says under which rules a game was begun.
const RULES_LINE: usize = 3;

/// A file has to be what the table would be taken home as, line by line.
fn check_text(table: &dyn AnyTable, text: &str) -> Result<(), Flaw> {
    let ours = table.log().to_string();
    let mut pairs = (1..).zip(ours.lines().zip(text.lines()));
    match pairs.find(|(_, (ours, theirs))| ours != theirs) {
        Some((line, (ours, _))) => Err(Flaw::Line(
            line,
            Text::new("web-file-line").with("ours", ours),
        )),
        None => Ok(()),
    }
}
