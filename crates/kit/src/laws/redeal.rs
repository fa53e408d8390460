//! A redeal keeps what the viewer knows, depends on nothing else, and varies
//! all the rest.

use std::collections::BTreeMap;

use engine::seat::Viewer;

use super::walk::{Census, Moment};
use super::{Broken, Law, Lawful, ensure};
use crate::luck::Luck;

/// Samples that are compared with the truth.
const TWINS: u32 = 4;
/// Samples in which every uncertain secret should take several values.
const SAMPLES: u32 = 64;
/// More samples, for a secret that is very likely to be one thing.
const MORE_SAMPLES: u32 = 1024;

pub(super) fn check<G: Lawful>(
    moment: &Moment<'_, G>,
    luck: &mut Luck,
    census: &mut Census,
) -> Result<(), Broken> {
    for viewer in moment.some_viewers(luck) {
        for _ in 0..TWINS {
            let twin = moment.redealt(moment.state, viewer, &luck.word());
            keeps(moment, viewer, &twin)?;
            let word = luck.word();
            let from_truth = moment.redealt(moment.state, viewer, &word);
            let from_twin = moment.redealt(&twin, viewer, &word);
            ensure(Law::RedealBlind, from_truth == from_twin, || {
                format!("two worlds that {viewer:?} cannot tell apart are redealt differently")
            })?;
        }
        varies(moment, viewer, luck, census)?;
    }
    Ok(())
}

fn keeps<G: Lawful>(moment: &Moment<'_, G>, viewer: Viewer, twin: &G) -> Result<(), Broken> {
    let (content, truth) = (moment.content(), moment.state);
    ensure(
        Law::RedealKeeps,
        twin.view(content, viewer) == truth.view(content, viewer),
        || format!("a redeal for {viewer:?} changes what they see"),
    )?;
    ensure(
        Law::RedealKeeps,
        twin.standing(content) == truth.standing(content),
        || format!("a redeal for {viewer:?} changes the standing"),
    )?;
    ensure(
        Law::RedealKeeps,
        twin.components(content) == truth.components(content),
        || format!("a redeal for {viewer:?} loses or makes components"),
    )?;
    if let Some(seat) = viewer.seat() {
        ensure(
            Law::RedealKeeps,
            moment.choices(twin, seat) == moment.choices(truth, seat)
                && moment.liberties(twin, seat) == moment.liberties(truth, seat),
            || format!("a redeal for {seat} changes what they may choose"),
        )?;
        ensure(
            Law::RedealKeeps,
            twin.question(content, seat) == truth.question(content, seat)
                || !truth.to_act().contains(seat),
            || format!("a redeal for {seat} changes what they are asked"),
        )?;
    }
    ensure(Law::RedealKeeps, !twin.to_act().is_empty(), || {
        format!("a redeal for {viewer:?} leaves nobody to act")
    })?;
    for seat in twin.to_act() {
        ensure(
            Law::RedealKeeps,
            !moment.choices(twin, seat).is_empty(),
            || format!("a redeal for {viewer:?} leaves {seat} without a choice"),
        )?;
    }
    Ok(())
}

fn varies<G: Lawful>(
    moment: &Moment<'_, G>,
    viewer: Viewer,
    luck: &mut Luck,
    census: &mut Census,
) -> Result<(), Broken> {
    let secrets = moment.state.secrets(moment.content(), viewer);
    let mut constant: BTreeMap<String, String> = secrets
        .into_iter()
        .filter(|secret| secret.uncertain)
        .map(|secret| (secret.name, secret.value))
        .collect();
    let uncertain = constant.len() as u64;
    for sample in 0..SAMPLES + MORE_SAMPLES {
        if constant.is_empty() {
            break;
        }
        let world = moment.redealt(moment.state, viewer, &format!("{} {sample}", luck.word()));
        for secret in world.secrets(moment.content(), viewer) {
            if constant
                .get(&secret.name)
                .is_some_and(|value| *value != secret.value)
            {
                constant.remove(&secret.name);
            }
        }
    }
    census.secrets += uncertain;
    match constant.into_iter().next() {
        None => Ok(()),
        Some((name, value)) => Err((
            Law::RedealVaries,
            format!("`{name}` is hidden from {viewer:?}, but is `{value}` in every redeal"),
        )),
    }
}
