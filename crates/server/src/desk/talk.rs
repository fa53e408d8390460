//! What is said at a table.

use engine::Seat;
use store::Remark;

use super::Seen;
use crate::app::now;
use crate::error::Wrong;
use crate::room::Order;

/// How much of what was said stands on the page.
pub(crate) const REMARKS: usize = 30;

/// The longest thing that can be said at once.
const LONGEST: usize = 500;
/// Says something, from a seat or from beside the table.
pub(crate) async fn say(seen: &Seen, seat: Option<Seat>, text: &str) -> Result<(), Wrong> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > LONGEST {
        return Err(Wrong::bad("web-wrong-text"));
    }
    let session = seen.session.as_ref().ok_or_else(Wrong::no_seat)?;
    let name = match seat {
        Some(seat) => seen.place(seat)?.name,
        None => session.name.clone(),
    };
    let remark = Remark {
        number: 0,
        at: now(),
        seat,
        name,
        text: text.to_owned(),
    };
    let say = |reply| Order::Say {
        remark: remark.clone(),
        reply,
    };
    let app = &seen.app;
    Ok(app.rooms.ask(&app.shared, &seen.room, say).await?)
}
