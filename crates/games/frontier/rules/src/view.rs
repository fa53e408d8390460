//! What a seat may see of Frontier.

use engine::map::Hex;
use engine::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::Frontier;
use crate::card::Card;
use crate::choice::Unit;
use crate::phase::{Approval, Frame, Muster, Pact, Turn, Withdraw};
use crate::state::Garrison;
use crate::window::Purpose;

/// What is pending, as everyone may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Pending {
    /// Someone's turn.
    Turn(Seat),
    /// One has proposed a pact to another.
    Pact(Seat, Seat),
    /// A pact of the first two waits for the third.
    Approval(Seat, Seat, Seat),
    /// An expedition gathers: whose, for where, ships, troops.
    Muster(Seat, Hex, u8, u8),
    /// Someone may retreat.
    Withdraw(Seat),
    /// Someone still has so many hits to take.
    Casualties(Seat, u8),
    /// A window is open; for whom, nobody is told.
    Window(Purpose),
    /// Everyone spends: those who are not done.
    Harvest(SeatSet),
    /// The game is over.
    Nothing,
}

/// A battle as everyone sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct BattleView {
    /// Where.
    pub hex: Hex,
    /// The attacker: who, ships, troops.
    pub attacker: (Seat, u8, u8),
    /// The defender.
    pub defender: Seat,
    /// By side: dice more, hits less, hits taken, retreat.
    pub sides: [(u8, u8, u8, Option<Hex>); 2],
}

/// A player as everyone sees them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// Where they come from.
    pub home: Hex,
    /// Credits, without what is being spent in a harvest.
    pub credits: u8,
    /// Points.
    pub points: u8,
    /// Orders left.
    pub orders: u8,
    /// Are they done for the round?
    pub passed: bool,
    /// With whom they have a pact.
    pub pacts: SeatSet,
    /// How many cards they hold, and those that the viewer knows.
    pub hand: (usize, Vec<Card>),
}

/// All that one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// What is pending.
    pub pending: Pending,
    /// The battle that goes on.
    pub battle: Option<BattleView>,
    /// Announced cards, the oldest first: whose, and which where the viewer may
    /// know it.
    pub chain: Vec<(Seat, Option<Card>)>,
    /// How the viewer has answered the open window: nothing where they have
    /// not.
    pub answered: Option<Option<Card>>,
    /// Every hex of the map.
    pub map: Vec<Garrison>,
    /// Where storms are.
    pub storms: Vec<Hex>,
    /// Every player.
    pub players: Vec<PlayerView>,
    /// The viewer's own hand, and who else knows each card.
    pub hand: Vec<(Card, SeatSet)>,
    /// What the viewer has planned in this harvest, and what they are placing.
    pub planned: (Vec<(Unit, Hex)>, Option<Unit>),
    /// How many cards are to be drawn.
    pub deck: usize,
    /// How many of each were discarded.
    pub discard: [u8; Card::COUNT],
    /// Which round, and of how many.
    pub round: (u8, u8),
    /// How far the blight has come, and how far it may.
    pub blight: (u8, u8),
    /// Points that end the game.
    pub target: u8,
}

impl Frontier {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let own = viewer.seat();
        View {
            pending: self.seen_pending(),
            battle: self.seen_battle(),
            chain: self
                .chain()
                .map(|announced| {
                    let seen = !announced.is_face_down() || viewer.is(announced.seat);
                    (announced.seat, seen.then_some(announced.card))
                })
                .collect(),
            answered: self
                .window()
                .zip(own)
                .and_then(|(window, seat)| window.answer_of(seat)),
            map: self.map[..self.hexes()].to_vec(),
            storms: Hex::of(self.storms).collect(),
            players: self
                .everyone()
                .map(|seat| self.seen_player(seat, viewer))
                .collect(),
            hand: own
                .into_iter()
                .flat_map(|seat| &self.hands[seat.index()])
                .map(|hidden| (hidden.card, hidden.known))
                .collect(),
            planned: own.map_or_else(Default::default, |seat| {
                let (built, placing) = self.spending(seat);
                (built.to_vec(), placing)
            }),
            deck: self.deck.len(),
            discard: self.discard,
            round: (self.round, self.rounds),
            blight: (self.blight, self.doom),
            target: self.target,
        }
    }

    /// What is pending, as everyone may know it.
    #[must_use]
    pub fn seen_pending(&self) -> Pending {
        match self.frames.top() {
            Some(Frame::Turn(Turn(seat))) => Pending::Turn(seat),
            Some(Frame::Pact(Pact { from, to })) => Pending::Pact(from, to),
            Some(Frame::Approval(Approval { pact, arbiter })) => {
                Pending::Approval(pact.from, pact.to, arbiter)
            }
            Some(Frame::Muster(Muster {
                seat,
                target,
                ships,
                troops,
            })) => Pending::Muster(seat, target, ships, troops),
            Some(Frame::Withdraw(Withdraw(seat))) => Pending::Withdraw(seat),
            Some(Frame::Casualties(casualties)) => {
                Pending::Casualties(casualties.seat, casualties.hits)
            }
            Some(Frame::Window(window)) => Pending::Window(window.purpose),
            Some(Frame::Harvest(_)) => Pending::Harvest(engine::Game::to_act(self)),
            Some(Frame::Battle(_) | Frame::Announced(_)) | None => Pending::Nothing,
        }
    }

    /// The battle that goes on, as everyone sees it.
    #[must_use]
    pub fn seen_battle(&self) -> Option<BattleView> {
        let battle = self.battle()?;
        let side =
            |side: crate::phase::battle::Side| (side.dice, side.screen, side.hits, side.retreat);
        Some(BattleView {
            hex: battle.hex,
            attacker: (battle.attacker.seat, battle.ships, battle.troops),
            defender: battle.defender.seat,
            sides: [side(battle.attacker), side(battle.defender)],
        })
    }

    fn seen_player(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let player = self.player(seat);
        let hand = &self.hands[seat.index()];
        let known = hand.iter().filter(|hidden| hidden.is_known_to(viewer));
        PlayerView {
            home: player.home,
            credits: player.credits,
            points: player.points,
            orders: player.orders,
            passed: player.passed,
            pacts: player.pacts,
            hand: (hand.len(), known.map(|hidden| hidden.card).collect()),
        }
    }
}
