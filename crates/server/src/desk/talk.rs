//! What is said at a table.

use engine::Seat;
use store::Remark;

use super::Seen;
use crate::error::Wrong;
use crate::room::Order;

/// How much of what was said stands on the page.
pub(crate) const REMARKS: usize = 30;

/// The longest thing that can be said at once.
const LONGEST: usize = 500;

/// Says something, from a seat or from beside the table.
pub(crate) async fn say(seen: &Seen, seat: Option<Seat>, text: &str) -> Result<(), Wrong> {
    let text: String = text.chars().filter(|letter| is_written(*letter)).collect();
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
        at: seen.app.shared.config.clock.unix(),
        seat,
        name,
        text: text.to_owned(),
        notice: None,
    };
    let by = session.id;
    let say = |reply| Order::Say {
        by,
        remark: remark.clone(),
        reply,
    };
    let app = &seen.app;
    Ok(app.rooms.ask(&app.shared, &seen.room, say).await?)
}

/// Is it something that people write? Control characters are not, and some
/// programs take them for the end of a text.
fn is_written(letter: char) -> bool {
    letter == '\n' || !letter.is_control()
}
