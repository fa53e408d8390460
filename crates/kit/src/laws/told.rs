//! No view moves in silence, and a revision moves just when something does.

use engine::event::Event;
use engine::game::Question;
use engine::seat::{Seat, Viewer};
use engine::table::Table;

use super::{Broken, Law, Lawful, ensure};

/// What everyone but the chooser sees, knows and is asked, before something
/// happens.
pub(super) struct Before<G: Lawful> {
    /// How many lines there were.
    lines: usize,
    sights: Vec<Sight<G>>,
}

/// What a viewer sees, and what they are asked.
struct Sight<G: Lawful> {
    viewer: Viewer,
    view: G::View,
    /// How much of their own draft they have seen.
    drafted: usize,
    asked: Option<Question>,
    choices: Vec<G::Choice>,
    revision: u64,
}

impl<G: Lawful> Sight<G> {
    fn of(table: &Table<G>, viewer: Viewer) -> Self {
        let seat = viewer.seat();
        Self {
            viewer,
            view: table.view(viewer),
            drafted: drafted(table, viewer),
            asked: seat.and_then(|seat| table.question(seat)),
            choices: seat.map(|seat| table.choices(seat)).unwrap_or_default(),
            revision: table.revision(viewer),
        }
    }
}

/// What a viewer has seen of the lines from this one on: the end of their
/// story. The whole of it would cost more with every choice of a long game.
fn news<G: Lawful>(
    table: &Table<G>,
    viewer: Viewer,
    lines: usize,
) -> impl Iterator<Item = G::Event> {
    let events = table.chronicle(lines);
    events.filter_map(move |event| event.seen_by(viewer))
}

/// How much a viewer has seen of their own draft.
fn drafted<G: Lawful>(table: &Table<G>, viewer: Viewer) -> usize {
    let draft = viewer.seat().map(|seat| table.drafted_events(seat));
    let seen = |event: &&G::Event| event.seen_by(viewer).is_some();
    draft.into_iter().flatten().filter(seen).count()
}

/// What everyone but the chooser sees now.
pub(super) fn before<G: Lawful>(table: &Table<G>, chooser: Option<Seat>) -> Before<G> {
    let others = |viewer: &Viewer| chooser.is_none_or(|seat| !viewer.is(seat));
    Before {
        lines: table.steps(),
        sights: Viewer::all(table.seats())
            .filter(others)
            .map(|viewer| Sight::of(table, viewer))
            .collect(),
    }
}

/// Nobody's view has moved without a word, and everyone's revision has moved
/// just when something of theirs has.
pub(super) fn check<G: Lawful>(
    before: &Before<G>,
    table: &Table<G>,
    what: &str,
) -> Result<(), Broken> {
    for sight in &before.sights {
        let viewer = sight.viewer;
        let now = Sight::of(table, viewer);
        // A draft can be overtaken by what they hear.
        let news = || news(table, viewer, before.lines);
        let heard = news().next().is_some() || now.drafted != sight.drafted;
        ensure(Law::Told, heard || now.view == sight.view, || {
            format!("{what} changed what {viewer:?} sees without a word")
        })?;
        let asked = now.asked != sight.asked || now.choices != sight.choices;
        let moved = now.revision != sight.revision;
        ensure(Law::Told, moved == (heard || asked), || {
            format!(
                "{what} moved the revision of {viewer:?}: {moved}; they heard of it: {heard}; \
                 they are asked something else: {asked}"
            )
        })?;
        for event in news() {
            let again = event.seen_by(viewer);
            ensure(Law::Told, again.as_ref() == Some(&event), || {
                format!("{viewer:?} sees `{event}` otherwise when looking again")
            })?;
        }
    }
    Ok(())
}
