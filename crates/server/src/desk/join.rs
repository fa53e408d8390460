//! Coming in by a link: it is used up, and a session has what it led to.

use axum::http::StatusCode;
use engine::Text;
use engine::orders::Orders;
use store::{
    Grant, Holder, Link, Place, Secret, Session, Standing, StoreError, TableId, Watcher, Write,
};

use crate::app::App;
use crate::error::Wrong;
use crate::room::{Order, Room, Trouble};
use crate::visitor::Visitor;

/// A link that is good, and where it leads.
pub(crate) struct Way {
    link: Link,
    room: Room,
}

/// Finds where a link leads: what leads nowhere is refused before anybody has a
/// session because of it.
pub(crate) async fn find(app: &App, visitor: &Visitor, code: &str) -> Result<Way, Wrong> {
    let bad = || Wrong::bad("web-wrong-link");
    let code = code.trim();
    let secret = code.rsplit('#').next().and_then(Secret::parse);
    let secret = secret.ok_or_else(bad)?;
    let link = app.shared.store.link(&secret.hash())?.ok_or_else(bad)?;
    if link.used && link.grant != Grant::Watch {
        return Err(bad());
    }
    let room = app
        .rooms
        .open_for(visitor.asker(), &app.shared, &link.table);
    let room = room.await?.ok_or_else(Wrong::not_found)?;
    Ok(Way { link, room })
}

/// Uses a link; says to which table it led.
pub(crate) async fn let_in(app: &App, session: &Session, way: Way) -> Result<TableId, Wrong> {
    let Way { link, room } = way;
    match link.grant {
        Grant::Watch => watch(app, session, &room).await?,
        Grant::Seat(seat) => take_seat(app, session, &room, &link, seat).await?,
    }
    Ok(link.table)
}

/// A table at which whoever likes may sit down, and where.
pub(crate) struct OpenSeat {
    room: Room,
    place: Place,
}

/// Finds a seat where players are sought: where there is none, nobody has a
/// session because of it.
pub(crate) async fn seek(app: &App, visitor: &Visitor, id: &TableId) -> Result<OpenSeat, Wrong> {
    let room = app.rooms.open_for(visitor.asker(), &app.shared, id);
    let room = room.await?.ok_or_else(Wrong::not_found)?;
    let picture = room.picture();
    let open = |place: &&Place| place.holder == Holder::Open;
    let place = picture.places.iter().find(open);
    let place = place.filter(|_| picture.placard.seeks && !picture.table.is_over());
    let place = place.ok_or_else(taken)?.clone();
    Ok(OpenSeat { room, place })
}

fn taken() -> Wrong {
    Wrong::new(StatusCode::CONFLICT, Text::new("web-wrong-taken"))
}

/// Has somebody sit down there.
pub(crate) async fn sit(app: &App, session: &Session, at: OpenSeat) -> Result<(), Wrong> {
    let OpenSeat { room, place } = at;
    if !room.picture().seats_of(session.id).is_empty() {
        return Ok(());
    }
    // Whoever has the link of the host's comes too late.
    let outworn = Secret::random().map_err(|error| Wrong::fault(&error))?;
    let also = vec![Write::Link(Link {
        secret: outworn.hash(),
        table: room.id.clone(),
        grant: Grant::Seat(place.seat),
        used: false,
    })];
    match put_down(app, session, &room, &place, also).await {
        Err(Trouble::Changed) => Err(taken()),
        done => Ok(done?),
    }
}

async fn watch(app: &App, session: &Session, room: &Room) -> Result<(), Wrong> {
    match room.picture().standing(session.id) {
        Some(Standing::Watches | Standing::Muted) => return Ok(()),
        Some(Standing::Removed) => return Err(Wrong::no_seat()),
        None => {}
    }
    let watcher = Watcher {
        session: session.id,
        standing: Standing::Watches,
    };
    let come = |reply| Order::Watch {
        watcher,
        also: Vec::new(),
        reply,
    };
    Ok(app.rooms.ask(&app.shared, room, come).await?)
}

async fn take_seat(
    app: &App,
    session: &Session,
    room: &Room,
    link: &Link,
    seat: engine::Seat,
) -> Result<(), Wrong> {
    let picture = room.picture();
    let place = picture.places.iter().find(|place| place.seat == seat);
    let place = place.ok_or_else(Wrong::not_found)?;
    // In one with the seat: of two who race, one gets it.
    let also = vec![Write::Used(link.secret)];
    match put_down(app, session, room, place, also).await {
        Err(Trouble::Changed | Trouble::NotKept(StoreError::UsedUp | StoreError::NoLink)) => {
            Err(Wrong::bad("web-wrong-link"))
        }
        done => Ok(done?),
    }
}

/// Has somebody take a place as it was seen.
async fn put_down(
    app: &App,
    session: &Session,
    room: &Room,
    place: &Place,
    also: Vec<Write>,
) -> Result<(), Trouble> {
    let name = match session.name.as_str() {
        "" => place.name.clone(),
        name => name.to_owned(),
    };
    let taken = Place {
        holder: Holder::Person(session.id),
        owner: None,
        name,
        orders: Orders::default(),
        webhook: None,
        ..place.clone()
    };
    let sit = |reply| Order::Place {
        was: place.clone(),
        place: taken.clone(),
        also: also.clone(),
        reply,
    };
    app.rooms.ask(&app.shared, room, sit).await
}
