//! The log replays to the same state, from its text alone.

use std::sync::Arc;

use engine::game::Setup;
use engine::log::Log;
use engine::options::{GameOptions, OptionValues};
use engine::seat::Viewer;
use engine::table::{Facts, Table};

use super::{Broken, Law, Lawful, ensure};

pub(super) fn check_end<G: Lawful>(
    table: &Table<G>,
    facts: &Arc<Facts<G>>,
    options: &G::Options,
    setup: Setup,
) -> Result<(), Broken> {
    let broken = |what: String| (Law::Replay, what);
    let text = table.log().to_string();
    let log: Log = text.parse().map_err(|error| broken(format!("{error}")))?;
    ensure(Law::Replay, log == table.log(), || {
        "the log's text loses something".to_owned()
    })?;
    let seed = log
        .seed
        .clone()
        .ok_or_else(|| broken("over, but no seed".to_owned()))?;
    let replayed = Table::<G>::replay(Arc::clone(facts), &log, seed)
        .map_err(|error| broken(error.to_string()))?;
    if let Some(divergence) = replayed.divergence {
        return Err(broken(format!("line {}: {divergence}", divergence.line())));
    }
    ensure(
        Law::Replay,
        replayed.table.committed() == table.committed(),
        || "the replay ends in another state".to_owned(),
    )?;
    for viewer in Viewer::all(setup.seats()) {
        let same = replayed.table.story(viewer).eq(table.story(viewer))
            && replayed.table.deals(viewer).eq(table.deals(viewer));
        ensure(Law::Replay, same, || {
            format!("the replay tells {viewer:?} another story")
        })?;
    }
    let values = OptionValues::read(G::Options::specs(), &log.header.options)
        .and_then(|values| G::Options::from_values(&values))
        .map_err(|error| broken(error.to_string()))?;
    ensure(Law::Replay, values == *options, || {
        "options are lost in the header".to_owned()
    })
}
