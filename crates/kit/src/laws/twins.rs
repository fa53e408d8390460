//! Worlds that a viewer cannot tell apart stay so.
//!
//! Two tables, one true and one redealt for a viewer, get the same choices.
//! Whatever the viewer can notice must be the same on both, until a choice is
//! not possible on one of them, or something hidden is shown to the viewer.
//!
//! At a brisk table a window may be open on one of them only, since nobody
//! can react on the other. How long it takes can tell; nothing else may. So
//! on the table that is behind whoever is asked lets the window pass, and
//! then both are compared.

use std::cmp::Ordering;

use engine::event::Event;
use engine::game::{Question, Reason, Standing};
use engine::label::Label;
use engine::seat::{Seat, Viewer};
use engine::table::{Barrier, Deal, Refusal, Stamp, Table, Told, Waiting};

use super::walk::{Census, Moment};
use super::{Broken, Law, Lawful, ensure};
use crate::luck::Luck;

/// How long to follow a pair of worlds.
const STEPS: usize = 24;
/// How many choices to read closely, and how many subjects to ask about, each
/// time that two worlds are compared.
const CLOSE: usize = 12;

/// Everything that a viewer can notice.
#[derive(Debug, PartialEq, Eq)]
struct Notice<G: Lawful> {
    view: G::View,
    question: Option<Question>,
    choices: Vec<G::Choice>,
    labels: Vec<(G::Choice, Label, Option<Barrier>)>,
    reasons: Vec<Option<Reason>>,
    undo: Option<Result<(), Refusal>>,
    revision: u64,
    stamp: Option<Stamp>,
    waiting: Waiting,
    standing: Standing,
    held: Vec<G::Choice>,
    deals: Vec<Deal<G::Goods>>,
    story: Vec<Told<G::Event>>,
}

/// What a viewer notices at a table, with these of the choices read closely.
fn notice<G: Lawful>(
    table: &Table<G>,
    viewer: Viewer,
    close: &[G::Choice],
    subjects: &[G::Subject],
) -> Notice<G> {
    let seat = viewer.seat();
    let choices = seat.map(|seat| table.choices(seat)).unwrap_or_default();
    let labels = |seat: Seat| {
        let listed = close.iter().filter(|choice| choices.contains(choice));
        let facts = |&choice| {
            (
                choice,
                table.label(seat, choice),
                table.barrier(seat, choice),
            )
        };
        listed.map(facts).collect()
    };
    Notice {
        view: table.view(viewer),
        question: seat.and_then(|seat| table.question(seat)),
        labels: seat.map(labels).unwrap_or_default(),
        choices,
        reasons: subjects
            .iter()
            .map(|&subject| seat.and_then(|seat| table.why_not(seat, subject)))
            .collect(),
        undo: seat.map(|seat| table.can_undo(seat)),
        revision: table.revision(viewer),
        stamp: seat.map(|seat| table.stamp(seat)),
        waiting: table.waiting(viewer),
        standing: table.standing(),
        held: seat
            .map(|seat| table.held_answer(seat).to_vec())
            .unwrap_or_default(),
        deals: table.deals(viewer).collect(),
        story: table.story(viewer).collect(),
    }
}

pub(super) fn check<G: Lawful>(
    moment: &Moment<'_, G>,
    luck: &mut Luck,
    census: &mut Census,
) -> Result<(), Broken> {
    for viewer in moment.some_viewers(luck) {
        let twin = moment.redealt(moment.state, viewer, &luck.word());
        let pair = Pair {
            viewer,
            subjects: &moment.subjects,
            truth: moment.table_at(moment.state),
            twin: moment.table_at(&twin),
        };
        pair.follow(luck, census)?;
    }
    Ok(())
}

struct Pair<'a, G: Lawful> {
    viewer: Viewer,
    subjects: &'a [G::Subject],
    truth: Table<G>,
    twin: Table<G>,
}

impl<G: Lawful> Pair<'_, G> {
    fn follow(mut self, luck: &mut Luck, census: &mut Census) -> Result<(), Broken> {
        self.let_pass();
        if self.was_shown_something() {
            return Ok(());
        }
        self.compare("at first", luck)?;
        for _ in 0..STEPS {
            let Some((seat, choice)) = self.common_choice(luck) else {
                break;
            };
            choose(&mut self.truth, seat, choice);
            choose(&mut self.twin, seat, choice);
            // The clock of a strict window runs out on both tables at once.
            if self.truth.all_have_answered() || luck.below(4) == 0 {
                self.truth.close_window();
                self.twin.close_window();
            }
            self.let_pass();
            if self.was_shown_something() {
                break;
            }
            self.compare(&format!("after `{choice}` of {seat}"), luck)?;
            census.twin_steps += 1;
        }
        Ok(())
    }

    /// A choice that someone owes, and has, on both tables.
    fn common_choice(&self, luck: &mut Luck) -> Option<(Seat, G::Choice)> {
        let asked: Vec<Seat> = Seat::all(self.truth.seats())
            .filter(|&seat| may_choose(&self.truth, seat) && may_choose(&self.twin, seat))
            .collect();
        let seat = luck.pick(&asked)?;
        let on_twin = self.twin.choices(seat);
        let common: Vec<_> = self
            .truth
            .choices(seat)
            .into_iter()
            .filter(|choice| on_twin.contains(choice))
            .collect();
        Some((seat, luck.pick(&common)?))
    }

    /// On the table that is behind, whoever is asked in a window lets it pass.
    /// A strict window is never open on one table alone, unless the viewer has
    /// been shown why.
    fn let_pass(&mut self) {
        while !self.truth.window_is_held() && !self.twin.window_is_held() {
            let progress = |table: &Table<G>| {
                let told = table.story_len(self.viewer);
                (told, table.waiting(Viewer::Public) != Waiting::ForReactions)
            };
            let (truth, twin) = (progress(&self.truth), progress(&self.twin));
            let behind = match truth.cmp(&twin) {
                Ordering::Less => &mut self.truth,
                Ordering::Greater => &mut self.twin,
                Ordering::Equal => return,
            };
            if !pass_window(behind, self.viewer) {
                return;
            }
        }
    }

    fn was_shown_something(&self) -> bool {
        [&self.truth, &self.twin].into_iter().any(|table| {
            table
                .story(self.viewer)
                .any(|told| told.event.reveals_to(self.viewer))
        })
    }

    fn compare(&self, when: &str, luck: &mut Luck) -> Result<(), Broken> {
        let listed = self.viewer.seat().map(|seat| self.truth.choices(seat));
        let close = luck.some(&listed.unwrap_or_default(), CLOSE);
        let subjects = luck.some(self.subjects, CLOSE);
        let truth = notice(&self.truth, self.viewer, &close, &subjects);
        let twin = notice(&self.twin, self.viewer, &close, &subjects);
        ensure(Law::Twins, truth == twin, || {
            let difference = difference(&format!("{truth:#?}"), &format!("{twin:#?}"));
            format!(
                "{when} {:?} can tell two worlds apart: {difference}",
                self.viewer
            )
        })
    }
}

/// Is this seat asked, or at liberty?
fn may_choose<G: Lawful>(table: &Table<G>, seat: Seat) -> bool {
    table.is_asked(seat) || table.is_at_liberty(seat)
}

fn choose<G: Lawful>(table: &mut Table<G>, seat: Seat, choice: G::Choice) {
    // Listed a moment ago: a refusal would show as a difference.
    let _ = table.choose(seat, &[choice]);
}

/// Someone else who is asked in a window lets it pass; `false` when nobody is.
fn pass_window<G: Lawful>(table: &mut Table<G>, viewer: Viewer) -> bool {
    if table.window().is_none() {
        return false;
    }
    let others = table.to_act().into_iter().filter(|&seat| !viewer.is(seat));
    let pass = others
        .filter_map(|seat| Some((seat, table.pass(seat)?.choice)))
        .next();
    if let Some((seat, choice)) = pass {
        choose(table, seat, choice);
    }
    pass.is_some()
}

/// How many lines around a difference say where it is.
const AROUND: usize = 6;

/// The first line in which two dumps differ, and what stands around it.
fn difference(a: &str, b: &str) -> String {
    let (a, b): (Vec<&str>, Vec<&str>) = (a.lines().collect(), b.lines().collect());
    let Some(at) = a.iter().zip(&b).position(|(a, b)| a != b) else {
        return "one shows more than the other".to_owned();
    };
    let around = |lines: &[&str]| {
        let lines = lines.iter().skip(at.saturating_sub(AROUND));
        let lines: Vec<&str> = lines.take(2 * AROUND).map(|line| line.trim()).collect();
        lines.join(" ")
    };
    format!(
        "`{}` here, `{}` there, in `{}` and `{}`",
        a[at].trim(),
        b[at].trim(),
        around(&a),
        around(&b)
    )
}
