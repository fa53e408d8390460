//! The objective deck (TI3-OBD-01 to TI3-OBD-10).

use arrayvec::ArrayVec;
use engine::Sink;
use strum::{EnumCount, VariantArray};

use crate::Play;
use crate::event::ImperiumEvent;
use crate::ids::{Objective, Stage};
use crate::state::SecretState;

type Cards = ArrayVec<Objective, { Objective::COUNT }>;

/// All cards of a stage; Imperium Rex has a place of its own.
fn of(stage: Stage) -> Cards {
    let all = Objective::VARIANTS.iter().copied();
    all.filter(|card| card.stage() == stage && *card != Objective::ImperiumRex)
        .collect()
}

/// Deals secret objectives and builds the deck: stage I on top, below it stage II
/// with Imperium Rex somewhere in it.
pub(super) fn deal<S: Sink<ImperiumEvent>>(play: &mut Play<'_, S>) {
    let victory = &play.content.figures.victory;
    let game = &mut *play.game;
    let mut draw = play.dice.shared(&mut game.chance);
    let [mut one, mut two, mut secret] = [of(Stage::One), of(Stage::Two), of(Stage::Secret)];
    draw.shuffle(&mut one);
    draw.shuffle(&mut two);
    draw.shuffle(&mut secret);
    // TI3-OBD-06, TI3-OBD-07.
    let mut last: Cards = two.drain(..usize::from(victory.stage_two)).collect();
    last.push(Objective::ImperiumRex);
    draw.shuffle(&mut last);
    let first = one.drain(..usize::from(victory.stage_one));
    game.deck.extend(last.into_iter().chain(first));
    // TI3-OBD-02.
    for seat in game.everyone() {
        if let Some(card) = secret.pop() {
            game.player_mut(seat).secret = (card, SecretState::Hidden);
        }
    }
    game.boxed = one.into_iter().chain(two).chain(secret).collect();
}
