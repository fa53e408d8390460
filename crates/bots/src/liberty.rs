//! Rights at any time: whether to do something that nobody waits for.

use engine::player::Eyes;
use engine::{Dice, Game, Silence};

use crate::evaluation::{Evaluation, lead};
use crate::greedy::WORLDS;
use crate::luck::Luck;

/// The choice after which a seat stands best, if it stands better than now.
pub(crate) fn worth_it<G: Game, E: Evaluation<G>>(
    evaluation: &E,
    eyes: &Eyes<'_, G>,
    choices: &[G::Choice],
    luck: &mut Luck,
    fate: &mut Dice,
) -> Option<usize> {
    let (content, seat) = (eyes.content(), eyes.seat());
    let worlds: Vec<G> = (0..WORLDS).map(|_| eyes.sample(&mut luck.draw())).collect();
    let stands = |world: &G| {
        let seats = world.standing(content).scores.len();
        let worths = evaluation.worths(content, world, seats);
        lead(&worths[..seats], seat)
    };
    let now: i32 = worlds.iter().map(stands).sum();
    let mut best = (None, now);
    for (index, &choice) in choices.iter().enumerate() {
        let after: i32 = (0..)
            .zip(&worlds)
            .map(|(number, world)| {
                let mut world = world.clone();
                // The same dice for all of them.
                fate.imagine(number);
                world.apply(content, seat, choice, fate, &mut Silence);
                stands(&world)
            })
            .sum();
        if after > best.1 {
            best = (Some(index), after);
        }
    }
    best.0
}
