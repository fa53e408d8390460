//! Who sits where, links, standing orders.

use axum::http::HeaderMap;
use axum::http::StatusCode;
use axum::http::header::HOST;
use engine::orders::{self, EVERY_WINDOW};
use engine::{Seat, Text};
use store::{BotPace, Grant, Holder, Link, Place, Secret, SessionId, Standing, Watcher, Write};

use super::Seen;
use crate::app::App;
use crate::error::Wrong;
use crate::hooks;
use crate::room::{Order, Trouble};

/// The seat of this name, if the visitor may change who sits there.
pub(crate) fn to_change(seen: &Seen, seat: &str) -> Result<Place, Wrong> {
    let seat: Seat = seat.parse().map_err(|_| Wrong::not_found())?;
    let place = seen.place(seat)?;
    if !seen.is_host() && !seen.seats().contains(&seat) {
        return Err(not_host());
    }
    if seen.room.picture().table.is_over() || seen.room.source.is_known() {
        return Err(Wrong::new(
            StatusCode::CONFLICT,
            Text::new("web-wrong-over"),
        ));
    }
    Ok(place)
}

pub(crate) fn not_host() -> Wrong {
    Wrong::new(StatusCode::FORBIDDEN, Text::new("web-wrong-host"))
}

/// The seat with a bot on it, the best or that of this name, and whose it stays.
pub(crate) fn by_bot(seen: &Seen, place: &Place, name: Option<&str>) -> Result<Place, Wrong> {
    let picture = seen.room.picture();
    let game = seen
        .app
        .game(picture.table.info().id)
        .ok_or_else(Wrong::not_found)?;
    let bots = game.bots();
    let best = bots.last().copied().unwrap_or("random");
    let name = name.unwrap_or(best);
    if !bots.contains(&name) {
        return Err(Wrong::bad("web-wrong-request"));
    }
    let asks = seen.session.as_ref().map(|session| session.id);
    let owner = match &place.holder {
        Holder::Person(session) => Some(*session).filter(|session| Some(*session) == asks),
        // Asked for twice, it stays whose it was.
        Holder::Bot(_) => place.owner,
        Holder::Open => None,
    };
    Ok(Place {
        holder: Holder::Bot(name.to_owned()),
        owner,
        ..place.clone()
    })
}

/// The seat with its owner back on it.
pub(crate) fn by_owner(seen: &Seen, place: &Place) -> Result<Place, Wrong> {
    let asks = seen.session.as_ref().map(|session| session.id);
    let owner = place.owner.filter(|owner| Some(*owner) == asks);
    let owner = owner.ok_or_else(|| Wrong::bad("web-wrong-seat"))?;
    Ok(Place {
        holder: Holder::Person(owner),
        owner: None,
        ..place.clone()
    })
}

/// Changes a seat from what it was.
pub(crate) async fn put(seen: &Seen, was: &Place, place: Place) -> Result<(), Wrong> {
    let order = |reply| Order::Place {
        was: was.clone(),
        place: place.clone(),
        also: Vec::new(),
        reply,
    };
    let app = &seen.app;
    Ok(app.rooms.ask(&app.shared, &seen.room, order).await?)
}

/// Makes a secret link; the one there was before is worth nothing then.
pub(crate) async fn new_link(seen: &Seen, grant: Grant) -> Result<Secret, Wrong> {
    if seen.room.source.is_private() {
        return Err(Trouble::Private.into());
    }
    // A seat is opened once, so what opens it can be read aloud.
    let secret = match grant {
        Grant::Seat(_) => Secret::code(),
        Grant::Watch => Secret::random(),
    };
    let secret = secret.map_err(|error| Wrong::fault(&error))?;
    let link = Link {
        secret: secret.hash(),
        table: seen.room.id.clone(),
        grant,
        used: false,
    };
    seen.app
        .shared
        .writer
        .commit(vec![Write::Link(link)])
        .await?;
    Ok(secret)
}

/// The address that a link is: its secret stands behind the `#`, which
/// browsers send nobody.
pub(crate) fn address(app: &App, headers: &HeaderMap, secret: &Secret) -> String {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let scheme = if app.shared.config.tls {
        "https"
    } else {
        "http"
    };
    let host = host.unwrap_or_default();
    format!("{scheme}://{host}/join#{}", secret.reveal())
}

/// Sets what a seat wants done, where something is said of it: what to let go
/// by, as kind and order, where an empty one is to be asked; and where to send
/// word, where an empty address is none.
pub(crate) async fn order<'a>(
    seen: &Seen,
    seat: Seat,
    orders: impl IntoIterator<Item = (&'a str, &'a str)>,
    webhook: Option<&str>,
) -> Result<(), Wrong> {
    let was = seen.place(seat)?;
    let mut place = was.clone();
    let picture = seen.room.picture();
    let info = picture.table.info();
    for (kind, order) in orders {
        let mut kinds = info.windows.iter().chain(info.skips);
        let mut known = kind == EVERY_WINDOW || kinds.any(|known| *known == kind);
        let order = match order {
            "" => Ok(None),
            order => order.parse().map(Some),
        };
        // Which answers there are, its game says.
        if let Ok(Some(orders::Order::Answer(key))) = &order {
            known &= picture.table.ready_answers(kind).contains(&key.as_str());
        }
        let set = order.and_then(|order| place.orders.set(kind, order));
        if !known || set.is_err() {
            return Err(Wrong::bad("web-wrong-order"));
        }
    }
    if let Some(webhook) = webhook {
        place.webhook = match webhook.trim() {
            "" => None,
            address => {
                let local = seen.app.shared.config.local_webhooks;
                let sound = hooks::Address::parse(address, local);
                let sound = sound.ok_or_else(|| Wrong::bad("web-wrong-webhook"))?;
                Some(sound.to_string())
            }
        };
    }
    put(seen, &was, place).await
}

/// Changes what somebody who looks on may do, if the visitor set the table up.
/// Who is removed takes the link along: it is worth nothing from then on, so
/// that they do not come back as somebody else.
pub(crate) async fn treat(seen: &Seen, who: SessionId, standing: Standing) -> Result<(), Wrong> {
    if !seen.is_host() {
        return Err(not_host());
    }
    if seen.room.picture().standing(who).is_none() {
        return Err(Wrong::not_found());
    }
    let mut also = Vec::new();
    if standing == Standing::Removed {
        let secret = Secret::random().map_err(|error| Wrong::fault(&error))?;
        also.push(Write::Link(Link {
            secret: secret.hash(),
            table: seen.room.id.clone(),
            grant: Grant::Watch,
            used: false,
        }));
    }
    let watcher = Watcher {
        session: who,
        standing,
    };
    let order = |reply| Order::Watch {
        watcher,
        also: also.clone(),
        reply,
    };
    let app = &seen.app;
    Ok(app.rooms.ask(&app.shared, &seen.room, order).await?)
}

/// Has bots behave differently, if the visitor set the table up. Where others
/// play as well, bots keep to themselves what they hold.
pub(crate) async fn teach_bots(
    seen: &Seen,
    pace: Option<&str>,
    explain: Option<bool>,
) -> Result<(), Wrong> {
    if !seen.is_host() {
        return Err(not_host());
    }
    let picture = seen.room.picture();
    let mut manners = picture.manners;
    if let Some(word) = pace {
        manners.pace = BotPace::read(word).ok_or_else(|| Wrong::bad("web-wrong-request"))?;
    }
    if let Some(explain) = explain {
        if explain && !seen.plays_alone(&picture) {
            return Err(Wrong::bad("web-wrong-explain"));
        }
        manners.explain = explain;
    }
    let order = |reply| Order::Bots { manners, reply };
    let app = &seen.app;
    Ok(app.rooms.ask(&app.shared, &seen.room, order).await?)
}

/// Lets a table that stopped over a fault of ours try again, if the visitor set
/// it up.
pub(crate) async fn try_again(seen: &Seen) -> Result<(), Wrong> {
    if !seen.is_host() {
        return Err(not_host());
    }
    let try_again = |reply| Order::TryAgain { reply };
    let app = &seen.app;
    Ok(app.rooms.ask(&app.shared, &seen.room, try_again).await?)
}

/// Has a frozen table go on, if the visitor set it up.
pub(crate) async fn thaw(seen: &Seen) -> Result<(), Wrong> {
    if !seen.is_host() {
        return Err(not_host());
    }
    let go_on = |reply| Order::GoOn { reply };
    let app = &seen.app;
    Ok(app.rooms.ask(&app.shared, &seen.room, go_on).await?)
}
