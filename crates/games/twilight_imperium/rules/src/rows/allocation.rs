//! Command counters laid out as they were, the new ones where they are wanted most
//! (TI3-STA-11).

use engine::{Label, Seat, Text};

use super::{Row, row};
use crate::Look;
use crate::choice::Choice;
use crate::phase::status::{Lane, total};

pub(super) fn rows(look: Look<'_>, seat: Seat) -> Vec<Row> {
    if look.game.lanes[seat.index()] != Lane::Fleet {
        return Vec::new();
    }
    let before = look.game.player(seat).counters;
    let new = total(look, seat) - before.total();
    let splits = [
        (0, new),
        (1, new.saturating_sub(1)),
        (0, new.saturating_sub(1)),
    ];
    let rows = splits
        .into_iter()
        .filter(|(fleet, pool)| fleet + pool <= new);
    let rows = rows.map(|(fleet, pool)| {
        let (fleet, pool) = (before.fleet + fleet, before.pool + pool);
        let strategy = total(look, seat) - fleet - pool;
        let label = Label::new(
            Text::new("ti3-row-counters")
                .with("pool", pool)
                .with("fleet", fleet)
                .with("strategy", strategy),
        )
        .with_change("ti3-area-pool", before.pool, pool)
        .with_change("ti3-area-fleet", before.fleet, fleet)
        .with_change("ti3-area-strategy", before.strategy, strategy);
        row(label, None, vec![Choice::Fleet(fleet), Choice::Pool(pool)])
    });
    rows.collect()
}
