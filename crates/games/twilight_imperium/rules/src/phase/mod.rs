//! The rules, a file a step, in the order of play.
//!
//! `setup`: homes, the galaxy, first units. `strategy`: choosing cards. `action`:
//! turns with tactical, transfer and strategic actions. `status`: objectives and
//! what a round leaves behind. `common`: what happens in many places.

pub mod action;
pub mod common;
pub mod setup;
pub mod status;
pub mod strategy;

use action::strategic::{Accord, Follow, Logistics, Patrol, Recall, Refresh, Strategic, Yard};
use action::tactical::{
    Announce, Assault, Battle, Fire, Flee, Invasion, Landing, Load, Move, Produce, Shots, Tactical,
};
use action::{Transfer, Turn};
use common::{Excess, Gain, Hits, Payment};
use setup::{At, Deploy, Home, Lay, Veil};
use status::{Allocation, Claim, Comply, Scrap};
use strategy::{Bonus, Pick};

use crate::TwilightImperium;

engine::frames! {
    /// What is pending.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Frame of TwilightImperium {
        /// A home is chosen.
        Home(Home),
        /// A system is laid face down.
        Veil(Veil),
        /// A system is placed: which.
        Lay(Lay),
        /// A system is placed: where.
        At(At),
        /// First units are put on planets.
        Deploy(Deploy),
        /// A strategy card is chosen.
        Pick(Pick),
        /// Bonus counters are exchanged.
        Bonus(Bonus),
        /// Someone's turn.
        Turn(Turn),
        /// The second system of a transfer.
        Transfer(Transfer),
        /// The steps of an activation.
        Tactical(Tactical),
        /// Ships move.
        Move(Move),
        /// A ship loads.
        Load(Load),
        /// PDS may fire at ships.
        Fire(Fire),
        /// A battle in space.
        Battle(Battle),
        /// Whether to retreat.
        Announce(Announce),
        /// Where to retreat.
        Flee(Flee),
        /// Hits are taken.
        Hits(Hits),
        /// Troops land.
        Landing(Landing),
        /// Planets are bombarded and invaded.
        Invasion(Invasion),
        /// A battle on the ground.
        Assault(Assault),
        /// PDS may fire at those who land.
        Shots(Shots),
        /// Units are built.
        Produce(Produce),
        /// Something is paid.
        Payment(Payment),
        /// A strategic action.
        Strategic(Strategic),
        /// Diplomacy: with whom.
        Accord(Accord),
        /// Whether to perform a secondary ability.
        Follow(Follow),
        /// Planets are refreshed.
        Refresh(Refresh),
        /// Command counters are bought.
        Logistics(Logistics),
        /// A command counter is taken back.
        Recall(Recall),
        /// Ships move by Warfare.
        Patrol(Patrol),
        /// Where to build by Imperial.
        Yard(Yard),
        /// Command counters are received.
        Gain(Gain),
        /// Ships beyond fleet supply are removed.
        Excess(Excess),
        /// Objectives are claimed.
        Claim(Claim),
        /// A unit is scrapped.
        Scrap(Scrap),
        /// All decide about their command counters.
        Allocation(Allocation),
        /// Fleets are brought within the new limits.
        Comply(Comply),
    }
}
