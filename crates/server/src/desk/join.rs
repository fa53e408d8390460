//! Coming in by a link: it is used up, and a session has what it led to.

use engine::orders::Orders;
use store::{Grant, Holder, Link, Place, Remark, Secret, Session, StoreError, TableId, Write};

use crate::app::{App, now};
use crate::error::Wrong;
use crate::origins::Who;
use crate::room::{Order, Trouble};

/// Uses a link; says to which table it led.
pub(crate) async fn let_in(app: &App, session: &Session, code: &str) -> Result<TableId, Wrong> {
    let bad = || Wrong::bad("web-wrong-link");
    let code = code.trim();
    let secret = code.rsplit('#').next().and_then(Secret::parse);
    let secret = secret.ok_or_else(bad)?;
    let link = app.shared.store.link(&secret.hash())?.ok_or_else(bad)?;
    match link.grant {
        Grant::Watch => watch(app, session, &link).await?,
        Grant::Seat(_) if link.used => return Err(bad()),
        Grant::Seat(seat) => take_seat(app, session, &link, seat).await?,
    }
    Ok(link.table)
}

async fn watch(app: &App, session: &Session, link: &Link) -> Result<(), Wrong> {
    let write = Write::Watcher {
        table: link.table.clone(),
        session: session.id,
    };
    Ok(app.shared.writer.commit(vec![write]).await?)
}

async fn take_seat(
    app: &App,
    session: &Session,
    link: &Link,
    seat: engine::Seat,
) -> Result<(), Wrong> {
    let who = Who::Session(session.id);
    let room = app.rooms.open_for(who, &app.shared, &link.table).await?;
    let room = room.ok_or_else(Wrong::not_found)?;
    let picture = room.picture();
    let place = picture.places.iter().find(|place| place.seat == seat);
    let place = place.ok_or_else(Wrong::not_found)?;
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
    // In one with the seat: of two who race, one gets it.
    let mut also = vec![Write::Used(link.secret)];
    if is_of_another(place, session) {
        // Nobody shall play with someone else unawares.
        let remark = Remark {
            number: 0,
            at: now(),
            seat: Some(seat),
            name: taken.name.clone(),
            text: String::new(),
        };
        also.push(Write::Say {
            table: link.table.clone(),
            remark,
        });
    }
    let done = app
        .rooms
        .ask(&app.shared, &room, |reply| Order::Place {
            was: place.clone(),
            place: taken.clone(),
            also: also.clone(),
            reply,
        })
        .await;
    match done {
        Err(Trouble::Changed | Trouble::NotKept(StoreError::UsedUp | StoreError::NoLink)) => {
            Err(Wrong::bad("web-wrong-link"))
        }
        done => Ok(done?),
    }
}

fn is_of_another(place: &Place, session: &Session) -> bool {
    let holder = match place.holder {
        Holder::Person(holder) => Some(holder),
        Holder::Open | Holder::Bot(_) => place.owner,
    };
    holder.is_some_and(|holder| holder != session.id)
}
