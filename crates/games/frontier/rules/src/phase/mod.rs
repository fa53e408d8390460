//! The rules, a file a step, in the order of play.

pub mod battle;
pub mod casualties;
pub mod harvest;
pub mod muster;
pub mod pact;
pub mod turn;
pub mod withdraw;

pub use battle::Battle;
pub use casualties::Casualties;
pub use harvest::{Harvest, Lane};
pub use muster::Muster;
pub use pact::{Approval, Pact};
pub use turn::Turn;
pub use withdraw::Withdraw;

use crate::Frontier;
use crate::window::{Announced, Window};

engine::frames! {
    /// What is pending.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Frame of Frontier {
        /// A player's turn.
        Turn(Turn),
        /// Another player is offered a pact.
        Pact(Pact),
        /// A third approves it.
        Approval(Approval),
        /// An expedition gathers.
        Muster(Muster),
        /// A battle.
        Battle(Battle),
        /// Whether to retreat from it.
        Withdraw(Withdraw),
        /// What is lost in it.
        Casualties(Casualties),
        /// A window.
        Window(Window),
        /// A card that was announced.
        Announced(Announced),
        /// The harvest of all at once.
        Harvest(Harvest),
    }
}
