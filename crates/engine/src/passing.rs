//! Letting pass whoever is asked in a window and can only pass.
//!
//! Rules ask everyone whom a window concerns. A brisk table, a simulation and
//! a search need no answer that is the only one.

use crate::chance::Dice;
use crate::event::Sink;
use crate::game::Game;
use crate::seat::Seat;

/// Who is let pass in a row; more of them are a bug of the rules.
const LIMIT: usize = 10_000;

/// The choice to pass, of someone who is asked in a window and has no other.
pub fn only_pass<G: Game>(
    content: &G::Content,
    game: &G,
    seat: Seat,
    scratch: &mut Vec<G::Choice>,
) -> Option<G::Choice> {
    game.reactions()?;
    let pass = game.pass(content, seat)?.choice;
    scratch.clear();
    game.choices(content, seat, scratch);
    (scratch.as_slice() == [pass]).then_some(pass)
}

/// Lets everyone pass who can only pass.
#[inline]
pub fn let_pass<G: Game>(
    content: &G::Content,
    game: &mut G,
    dice: &mut Dice,
    sink: &mut impl Sink<G::Event>,
    scratch: &mut Vec<G::Choice>,
) {
    for _ in 0..LIMIT {
        if game.reactions().is_none() {
            return;
        }
        let mut asked = game.to_act().into_iter();
        let found = asked.find_map(|seat| Some((seat, only_pass(content, game, seat, scratch)?)));
        let Some((seat, pass)) = found else {
            return;
        };
        game.apply(content, seat, pass, dice, sink);
    }
}
