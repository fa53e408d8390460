//! Moves lead on, nothing vanishes, notation holds; orders that do not matter
//! do not matter.

use engine::Text;
use engine::seat::{Seat, SeatSet};

use super::speech::can_say;
use super::walk::{Census, Moment};
use super::{Broken, Law, Lawful, ensure};
use crate::luck::Luck;

/// How many pairs to swap at one moment.
const PAIRS: usize = 12;

pub(super) fn check<G: Lawful>(
    moment: &Moment<'_, G>,
    components: &[i64],
    _: &mut Census,
) -> Result<(), Broken> {
    let asked = moment.state.to_act();
    conserved(moment, moment.state, components)?;
    ensure(
        Law::Ends,
        moment.state.standing(moment.content()).outcome.is_none(),
        || "it has an outcome while someone owes a choice".to_owned(),
    )?;
    for seat in asked {
        let choices = moment.choices(moment.state, seat);
        listed_well(moment, seat, &choices)?;
    }
    for &(seat, choice) in &moment.tried {
        leads_on(moment, seat, choice, components)?;
    }
    super::liberty::check(moment, components)
}

fn conserved<G: Lawful>(
    moment: &Moment<'_, G>,
    state: &G,
    components: &[i64],
) -> Result<(), Broken> {
    let now = state.components(moment.content());
    ensure(Law::Conservation, now == components, || {
        let names = G::component_names(moment.content());
        let counts = components.iter().zip(&now);
        let moved: Vec<String> = counts
            .zip(names)
            .filter(|((then, now), _)| then != now)
            .map(|((then, now), name)| format!("{then} {name}, now {now}"))
            .collect();
        format!("at the start there were {}", moved.join("; "))
    })
}

fn listed_well<G: Lawful>(
    moment: &Moment<'_, G>,
    seat: Seat,
    choices: &[G::Choice],
) -> Result<(), Broken> {
    ensure(Law::Moves, !choices.is_empty(), || {
        format!("{seat} owes a choice and has none")
    })?;
    let forced = moment.state.is_forced(moment.content(), seat);
    ensure(Law::Moves, !forced || choices.len() == 1, || {
        format!("{seat} has {choices:?}, and is said to have no choice")
    })?;
    passes(moment, seat, choices)?;
    ensure(
        Law::Moves,
        choices == moment.choices(moment.state, seat),
        || format!("the list of {seat} changes when asked for twice"),
    )?;
    written_well(moment, seat, choices)
}

/// Each choice is written so that it is read back, and named once.
pub(super) fn written_well<G: Lawful>(
    moment: &Moment<'_, G>,
    seat: Seat,
    choices: &[G::Choice],
) -> Result<(), Broken> {
    let mut notations: Vec<String> = choices.iter().map(ToString::to_string).collect();
    for (choice, text) in choices.iter().zip(&notations) {
        ensure(Law::Notation, text.parse().ok() == Some(*choice), || {
            format!("`{text}` is read back as something else")
        })?;
        let clean = !text.is_empty()
            && !text.contains(['#', '\n', '\r'])
            && !text.starts_with(['~', '!', ' '])
            && !text.ends_with(' ');
        ensure(Law::Notation, clean, || {
            format!("`{text}` cannot stand in a log")
        })?;
        if let Some(subject) = moment.state.subject(moment.content(), *choice) {
            let text = subject.to_string();
            ensure(Law::Notation, text.parse().ok() == Some(subject), || {
                format!("subject `{text}` is read back as something else")
            })?;
        }
    }
    notations.sort_unstable();
    notations.dedup();
    ensure(Law::Moves, notations.len() == choices.len(), || {
        format!("the list of {seat} names a choice twice: {choices:?}")
    })
}

/// What lets a question go by is one of its answers, and has a name.
fn passes<G: Lawful>(
    moment: &Moment<'_, G>,
    seat: Seat,
    choices: &[G::Choice],
) -> Result<(), Broken> {
    let Some(pass) = moment.state.pass(moment.content(), seat) else {
        return Ok(());
    };
    ensure(Law::Windows, choices.contains(&pass.choice), || {
        format!(
            "{seat} would pass with `{}`, which is not listed",
            pass.choice
        )
    })?;
    let window = moment.state.reactions();
    ensure(
        Law::Windows,
        window.is_none_or(|window| window.kind == pass.kind),
        || format!("a question of kind `{}` in {window:?}", pass.kind),
    )?;
    let kinds = match window {
        Some(_) => G::INFO.windows,
        None => G::INFO.skips,
    };
    ensure(Law::Windows, kinds.contains(&pass.kind), || {
        format!("no order can be given for `{}`", pass.kind)
    })?;
    for key in [pass.kind].iter().chain(pass.until) {
        can_say(moment.words, &Text::new(key))?;
    }
    Ok(())
}

pub(super) fn leads_on<G: Lawful>(
    moment: &Moment<'_, G>,
    seat: Seat,
    choice: G::Choice,
    components: &[i64],
) -> Result<(), Broken> {
    let (after, told) = moment.after(moment.state, seat, choice);
    let (again, told_again) = moment.after(moment.state, seat, choice);
    ensure(
        Law::Determinism,
        after == again && told.events == told_again.events,
        || format!("`{choice}` of {seat} does not do the same twice"),
    )?;
    ensure(Law::Moves, after != *moment.state, || {
        format!("`{choice}` of {seat} changes nothing, so it leads nowhere")
    })?;
    conserved(moment, &after, components)?;
    let asked = after.to_act();
    let over = after.standing(moment.content()).outcome.is_some();
    ensure(Law::Ends, over == asked.is_empty(), || {
        format!("after `{choice}` of {seat} {asked:?} are asked, and over is {over}")
    })?;
    for seat in asked {
        ensure(Law::Moves, !moment.choices(&after, seat).is_empty(), || {
            format!("after `{choice}` {seat} owes a choice and has none: a dead end")
        })?;
        ensure(
            Law::Moves,
            after.question(moment.content(), seat).is_some(),
            || format!("after `{choice}` {seat} owes a choice and is asked nothing"),
        )?;
    }
    window(moment, &after, told.concerned, seat)
}

/// A window asks only those whom the choice was said to concern, and each of
/// them can let it pass.
fn window<G: Lawful>(
    moment: &Moment<'_, G>,
    after: &G,
    declared: SeatSet,
    chooser: Seat,
) -> Result<(), Broken> {
    let Some(open) = after.reactions() else {
        return Ok(());
    };
    let (before, concerned) = (moment.state.reactions(), open.concerned);
    can_say(moment.words, &Text::new(open.kind))?;
    ensure(
        Law::Windows,
        declared.is_empty() || before != Some(open),
        || format!("a new window cannot be told from the one before it: {open:?}"),
    )?;
    let asked = after.to_act();
    let all = before == Some(open) || asked == concerned;
    ensure(
        Law::Windows,
        all && asked.difference(concerned).is_empty(),
        || format!("the window concerns {concerned:?} but asks {asked:?}"),
    )?;
    let newly = asked.difference(moment.state.to_act()).without(chooser);
    ensure(Law::Windows, newly.difference(declared).is_empty(), || {
        format!("{newly:?} are asked, but only {declared:?} were said to be concerned")
    })?;
    // Whoever is in the middle of an answer need not be able to pass.
    let begun = if before == Some(open) {
        moment.state.to_act()
    } else {
        SeatSet::NONE
    };
    for seat in asked.difference(begun) {
        let pass = after.pass(moment.content(), seat);
        let listed = moment.choices(after, seat);
        ensure(
            Law::Windows,
            pass.is_some_and(|pass| listed.contains(&pass.choice)),
            || format!("{seat} cannot let the window pass"),
        )?;
    }
    Ok(())
}

pub(super) fn check_orders<G: Lawful>(
    moment: &Moment<'_, G>,
    luck: &mut Luck,
    census: &mut Census,
) -> Result<(), Broken> {
    for seat in moment.some_asked(luck) {
        swap_members(moment, seat, luck, census)?;
    }
    swap_lanes(moment, luck, census)
}

fn swap_members<G: Lawful>(
    moment: &Moment<'_, G>,
    seat: Seat,
    luck: &mut Luck,
    census: &mut Census,
) -> Result<(), Broken> {
    let set = |choice: G::Choice| moment.state.unordered(moment.content(), seat, choice);
    let members: Vec<_> = moment
        .choices(moment.state, seat)
        .into_iter()
        .filter(|&choice| set(choice).is_some())
        .collect();
    for _ in 0..PAIRS {
        let (Some(a), Some(b)) = (luck.pick(&members), luck.pick(&members)) else {
            return Ok(());
        };
        if a == b || set(a) != set(b) {
            continue;
        }
        let one = in_order(moment, seat, a, b);
        let other = in_order(moment, seat, b, a);
        ensure(Law::Sets, one == other, || {
            format!("`{a}` then `{b}` of {seat} is not the same as `{b}` then `{a}`")
        })?;
        census.set_swaps += 1;
    }
    Ok(())
}

/// Both choices in this order, where the second is still offered.
fn in_order<G: Lawful>(
    moment: &Moment<'_, G>,
    seat: Seat,
    first: G::Choice,
    second: G::Choice,
) -> Option<G> {
    let (after, _) = moment.after(moment.state, seat, first);
    let listed = moment.choices(&after, seat).contains(&second);
    listed.then(|| moment.after(&after, seat, second).0)
}

fn swap_lanes<G: Lawful>(
    moment: &Moment<'_, G>,
    luck: &mut Luck,
    census: &mut Census,
) -> Result<(), Broken> {
    let asked: Vec<Seat> = moment.state.to_act().into_iter().collect();
    if asked.len() < 2 {
        return Ok(());
    }
    for _ in 0..PAIRS {
        let Some(p) = luck.pick(&asked) else {
            return Ok(());
        };
        let others: Vec<Seat> = asked.iter().copied().filter(|seat| *seat != p).collect();
        let Some(q) = luck.pick(&others) else {
            return Ok(());
        };
        let (own, other) = (
            moment.choices(moment.state, p),
            moment.choices(moment.state, q),
        );
        let (Some(a), Some(b)) = (luck.pick(&own), luck.pick(&other)) else {
            return Ok(());
        };
        let (after_a, _) = moment.after(moment.state, p, a);
        ensure(Law::Lanes, moment.choices(&after_a, q) == other, || {
            format!("`{a}` of {p} changes what {q} may choose at the same time")
        })?;
        let (after_b, _) = moment.after(moment.state, q, b);
        let (one, _) = moment.after(&after_a, q, b);
        let (two, _) = moment.after(&after_b, p, a);
        ensure(Law::Lanes, one == two, || {
            format!("`{a}` of {p} and `{b}` of {q} do not commute")
        })?;
        census.lane_swaps += 1;
    }
    Ok(())
}
