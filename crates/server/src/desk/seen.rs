//! A table as one visitor may see it.

use std::fmt;
use std::sync::Arc;

use axum::http::StatusCode;
use engine::table::Waiting;
use engine::{Seat, Text, Viewer};
use store::{Place, Session, Standing, TableId, Watch};

use crate::app::App;
use crate::error::Wrong;
use crate::origins::Asker;
use crate::room::{OpenError, Picture, Room};
use crate::visitor::Visitor;

/// A table, and what the visitor is there.
#[derive(Clone)]
pub(crate) struct Seen {
    pub(crate) app: App,
    pub(crate) room: Room,
    pub(crate) session: Option<Session>,
    /// In whose turn games are played again for them.
    pub(crate) asker: Asker,
}

/// Through whose eyes a page is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Looks {
    pub(crate) viewer: Viewer,
    /// Who else at this screen is to act.
    pub(crate) curtain: Option<Seat>,
}

impl Looks {
    /// Through these eyes, with nobody else to act.
    pub(crate) const fn through(viewer: Viewer) -> Self {
        Self {
            viewer,
            curtain: None,
        }
    }
}

/// Tells one page of a table from another: while its edition is the same, so is
/// the page. A page that has the edition that its stream speaks of, because a
/// post has brought it, has nothing to fetch. All of it is what the page shows,
/// so it tells nothing more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Edition {
    /// Of what the viewer may see.
    pub(crate) revision: u64,
    looks: Looks,
    remarks: u64,
    seatings: u64,
    stopped: bool,
}

impl Edition {
    /// Of a picture, as somebody looks at it.
    pub(crate) fn of(picture: &Picture, looks: Looks) -> Self {
        Self {
            revision: picture.table.revision(looks.viewer),
            looks,
            remarks: picture.remarks,
            seatings: picture.seatings,
            stopped: picture.fault.is_some(),
        }
    }
}

/// In a word, which says everything that makes it differ from others.
impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            revision,
            looks: Looks { viewer, curtain },
            remarks,
            seatings,
            stopped,
        } = self;
        write!(f, "{revision}.{remarks}.{seatings}.")?;
        match viewer {
            Viewer::Seat(seat) => write!(f, "{seat}")?,
            Viewer::Public => f.write_str("all")?,
        }
        if let Some(next) = curtain {
            write!(f, ".curtain-{next}")?;
        }
        f.write_str(if *stopped { ".stopped" } else { "" })
    }
}

impl Seen {
    /// The table of this name, if the visitor may look at it.
    pub(crate) async fn open(app: &App, visitor: &Visitor, id: &str) -> Result<Self, Wrong> {
        let id = TableId::parse(id).ok_or_else(Wrong::not_found)?;
        let room = app.rooms.open_for(visitor.asker(), &app.shared, &id);
        Self::of(app, visitor, room.await?)
    }

    /// The same; nothing where the visitor would have to wait for others' games
    /// to be played again first.
    pub(crate) async fn open_at_once(
        app: &App,
        visitor: &Visitor,
        id: &TableId,
    ) -> Result<Option<Self>, Wrong> {
        let room = app.rooms.open_at_once(visitor.asker(), &app.shared, id);
        match room.await {
            Err(OpenError::Busy) => Ok(None),
            room => Self::of(app, visitor, room?).map(Some),
        }
    }

    fn of(app: &App, visitor: &Visitor, room: Option<Room>) -> Result<Self, Wrong> {
        let seen = Self {
            app: app.clone(),
            room: room.ok_or_else(Wrong::not_found)?,
            session: visitor.session.clone(),
            asker: visitor.asker(),
        };
        if seen.may_look(&seen.room.picture()) {
            seen.look();
            Ok(seen)
        } else {
            Err(Wrong::no_seat())
        }
    }

    /// The visitor looks, and bots play on for them.
    pub(crate) fn look(&self) {
        let now = self.app.shared.config.clock.now();
        self.room.look(now, self.asker.net);
    }

    /// May the visitor still look?
    pub(crate) fn may_look(&self, picture: &Picture) -> bool {
        let anyone = self.room.watch == Watch::Anyone;
        let Some(session) = &self.session else {
            return anyone;
        };
        if self.is_host() || !self.seats_at(picture).is_empty() {
            return true;
        }
        match picture.standing(session.id) {
            Some(Standing::Watches | Standing::Muted) => true,
            Some(Standing::Removed) => false,
            None => anyone,
        }
    }

    /// Did the visitor set the table up?
    pub(crate) fn is_host(&self) -> bool {
        self.session
            .as_ref()
            .is_some_and(|session| session.id == self.room.host)
    }

    /// The seats of the visitor.
    pub(crate) fn seats(&self) -> Vec<Seat> {
        self.seats_at(&self.room.picture())
    }

    fn seats_at(&self, picture: &Picture) -> Vec<Seat> {
        let session = self.session.as_ref();
        session.map_or_else(Vec::new, |session| picture.seats_of(session.id))
    }

    /// Through whose eyes the visitor looks. Who has several seats at one
    /// screen looks through those of whoever sat down last, as long as they are
    /// asked; a curtain is drawn when another of them is to act.
    pub(crate) fn seat_at(&self, picture: &Picture) -> Looks {
        let through = Looks::through;
        let (Some(session), seats) = (&self.session, self.seats_at(picture)) else {
            return through(Viewer::Public);
        };
        match seats.as_slice() {
            [] => through(Viewer::Public),
            [seat] => through(Viewer::Seat(*seat)),
            [first, ..] => {
                let shown = self.app.curtains.shown(&self.room.id, session.id);
                let shown = shown.filter(|seat| seats.contains(seat));
                let owes = |seat: &Seat| {
                    picture.table.to_act().contains(*seat)
                        && picture.table.held_answer(*seat).is_empty()
                };
                let next = seats.iter().copied().find(owes);
                match (shown, next) {
                    (Some(shown), _) if owes(&shown) => through(Viewer::Seat(shown)),
                    (_, Some(next)) => Looks {
                        viewer: Viewer::Public,
                        curtain: Some(next),
                    },
                    (shown, None) if picture.table.is_over() => {
                        through(Viewer::Seat(shown.unwrap_or(*first)))
                    }
                    // What the last of them held is nobody's to see while others
                    // are awaited.
                    (_, None) => through(Viewer::Public),
                }
            }
        }
    }

    /// The seat that a post is for: the visitor's only one, or the one named.
    pub(crate) fn seat_of_post(&self, named: Option<&str>) -> Result<Seat, Wrong> {
        self.seat_in(&self.room.picture(), named)
    }

    /// The seat of the visitor that is meant: the first, or the one named.
    fn seat_in(&self, picture: &Picture, named: Option<&str>) -> Result<Seat, Wrong> {
        let seats = self.seats_at(picture);
        let seat = match named {
            Some(named) => named.parse().map_err(|_| Wrong::bad("web-wrong-seat"))?,
            None => *seats.first().ok_or_else(Wrong::no_seat)?,
        };
        if seats.contains(&seat) {
            Ok(seat)
        } else {
            Err(Wrong::new(
                StatusCode::FORBIDDEN,
                Text::new("web-wrong-seat"),
            ))
        }
    }

    /// Through whose eyes a program looks: those of the visitor's first seat,
    /// or of the one named. A program shares no screen, so there is no curtain.
    pub(crate) fn eyes(&self, picture: &Picture, named: Option<&str>) -> Result<Viewer, Wrong> {
        if named.is_none() && self.seats_at(picture).is_empty() {
            return Ok(Viewer::Public);
        }
        self.seat_in(picture, named).map(Viewer::Seat)
    }

    /// The eyes of this seat while it is the visitor's, and else everyone's.
    pub(crate) fn eyes_of(&self, picture: &Picture, seat: Seat) -> Viewer {
        if self.seats_at(picture).contains(&seat) {
            Viewer::Seat(seat)
        } else {
            Viewer::Public
        }
    }

    /// The place of a seat.
    pub(crate) fn place(&self, seat: Seat) -> Result<Place, Wrong> {
        let picture = self.room.picture();
        let place = picture.places.iter().find(|place| place.seat == seat);
        place.cloned().ok_or_else(Wrong::not_found)
    }
}

/// Does the table wait for one of these seats, as far as all may know?
pub(crate) fn waits_for(picture: &Picture, seats: &[Seat]) -> bool {
    let asked = |seat: &Seat| match picture.table.waiting(Viewer::Seat(*seat)) {
        Waiting::For(waiting) => waiting.contains(*seat),
        Waiting::ForReactions => picture.table.question(*seat).is_some(),
    };
    seats.iter().any(asked)
}

/// The picture of a moment that is past: another table, the same people.
pub(crate) fn past(picture: &Picture, table: Arc<dyn engine::AnyTable>) -> Picture {
    Picture {
        table,
        ..picture.clone()
    }
}
