//! The rules, a file a step, in the order of play.

pub mod alone;
pub mod excess;
pub mod fight;
pub mod flight;
pub mod helm;
pub mod oval;
pub mod port;
pub mod question_box;
pub mod race;
pub mod rastur;
pub mod roll;

use engine::{Frames, Seat, Sink};

pub use excess::Excess;
pub use fight::defence::Defence;
pub use fight::fire::Fire;
pub use fight::hit::Hit;
pub use fight::loot::Loot;
pub use fight::stow::Stow;
pub use fight::swindle::Steal;
pub use flight::Flight;
pub use helm::Helm;
pub use oval::Oval;
pub use port::Port;
pub use question_box::Peeking;
pub use race::Race;
pub use rastur::Placing;
pub use roll::Roll;

use crate::event::MerchantEvent;
use crate::state::{End, Turn};
use crate::{MerchantOfVenus, Play};

engine::frames! {
    /// What is pending.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Frame of MerchantOfVenus {
        /// A player chooses a race.
        Race(Race),
        /// A turn begins: stay, or declare where to go.
        Helm(Helm),
        /// A die may be rolled again.
        Roll(Roll),
        /// A ship flies.
        Flight(Flight),
        /// Whether to look at a "?" counter in secret.
        Peeking(Peeking),
        /// Whether to pay a penalty.
        Oval(Oval),
        /// Trade, and whatever else is done in place.
        Port(Port),
        /// A new ship is too small: something goes overboard.
        Excess(Excess),
        /// Holds are arranged anew.
        Stow(Stow),
        /// An attacker chooses weapons.
        Fire(Fire),
        /// A defender chooses weapons.
        Defence(Defence),
        /// The winner of a battle hits the loser.
        Hit(Hit),
        /// The winner may load what fell out of a hold.
        Loot(Loot),
        /// A thief takes a Good.
        Steal(Steal),
        /// A Rastur is placed.
        Placing(Placing),
    }
}

/// A turn begins.
pub(crate) fn begin_turn<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    play.game.turn = Turn::new();
    if seat == play.game.first {
        play.game.round = play.game.round.saturating_add(1);
    }
    play.game.frames = Frames::starting(Helm(seat).into());
    play.emit(MerchantEvent::Began(seat));
}

/// A turn ends: with enough wealth, so does the game (MOV-13.2a, MOV-R13).
pub(crate) fn end_turn<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    // MOV-9.32b.
    let credit = std::mem::take(&mut play.game.turn.credit);
    if credit > 0 {
        play.emit(MerchantEvent::CreditLost(seat, credit));
    }
    play.emit(MerchantEvent::Done(seat));
    let seen = play.game.clash.take();
    play.game.clash = seen.filter(|clash| clash.battle.attacker == seat);
    let wealth = play.game.wealth(play.content, seat);
    if wealth >= play.game.target {
        play.emit(MerchantEvent::Won(seat, wealth));
        play.game.finish(End::Wealth(seat));
        return;
    }
    // MOV-R59.
    if play.game.modules.alone {
        alone::roll(play, seat);
    } else {
        next_turn(play, seat);
    }
}

/// Whoever is next is on.
fn next_turn<S: Sink<MerchantEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    begin_turn(play, seat.next(usize::from(play.game.seats)));
}

impl MerchantOfVenus {
    /// The game is over.
    pub(crate) fn finish(&mut self, end: End) {
        self.end = Some(end);
        self.frames.clear();
    }

    /// Whose turn it is: what began it lies at the bottom.
    #[must_use]
    pub fn active(&self) -> Option<Seat> {
        self.frames.iter().next().map(|frame| match frame {
            Frame::Race(Race(seat))
            | Frame::Helm(Helm(seat))
            | Frame::Roll(Roll(seat))
            | Frame::Flight(Flight(seat))
            | Frame::Peeking(Peeking(seat))
            | Frame::Oval(Oval(seat))
            | Frame::Port(Port(seat))
            | Frame::Excess(Excess(seat))
            | Frame::Stow(Stow { seat, .. })
            | Frame::Placing(Placing { seat, .. }) => seat,
            Frame::Fire(Fire(battle)) | Frame::Defence(Defence { battle, .. }) => battle.attacker,
            Frame::Hit(Hit { winner, .. })
            | Frame::Loot(Loot {
                hit: Hit { winner, .. },
                ..
            }) => winner,
            Frame::Steal(Steal { thief, .. }) => thief,
        })
    }
}
