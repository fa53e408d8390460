//! What a seat may see: built by adding.

use engine::step::Step;
use engine::{Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::card::Card;
use crate::content::Content;
use crate::phase::Frame;
use crate::state::{
    Brought, CoreWorlds, Empire, Holding, Invasion, Keeping, Offer, ROUNDS, Strength, Unit,
};

/// What is going on, as everyone may know it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Pending {
    /// This seat picks in the pre-game draft.
    Pick(Seat),
    /// This seat decides in the Energy Phase.
    Energy(Seat),
    /// This seat's turn.
    Turn(Seat),
    /// This seat deploys more.
    Deploy(Seat),
    /// This seat deploys by the text of a card.
    Bring(Seat, Card, u8),
    /// This seat may use the text of a Unit just deployed.
    Arrival(Seat, Card),
    /// This seat invades.
    Invade(Seat),
    /// This seat has conquered, and says where its invaders go.
    Invaders(Seat),
    /// This seat takes what the conquest brings.
    Spoils(Seat),
    /// This seat pays for a text with this many cards, exactly or at most.
    Price(Seat, Card, u8, bool),
    /// These decide what to keep.
    Keep(SeatSet),
    /// This seat may shuffle its discard pile in.
    Reshuffle(Seat),
    /// The game is over.
    Over,
}

/// All that one viewer may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    /// Who looks, if they have a seat.
    pub seat: Option<Seat>,
    /// 1 to 10.
    pub round: u8,
    /// 1 to 5.
    pub sector: u8,
    /// Who has the Destiny Marker.
    pub destiny: Seat,
    /// What is going on.
    pub pending: Pending,
    /// The Central Zone.
    pub central: Vec<Offer>,
    /// Cards in the Galactic Decks, sectors 1 to 5.
    pub galactic: [usize; 5],
    /// The Invasion that is going on, and how it stands.
    pub invasion: Option<Front>,
    /// By seat.
    pub empires: Vec<EmpireView>,
    /// The viewer's own hand, and whether others saw each card go there.
    pub hand: Vec<(Card, bool)>,
    /// The viewer's own discard pile, the top last.
    pub discard: Vec<Card>,
    /// The viewer's own draw deck, in no order.
    pub deck: Vec<Card>,
    /// What the viewer has decided to keep: a card, or nothing.
    pub keeping: Option<Option<Card>>,
}

/// How an Invasion stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Front {
    /// Who invades.
    pub seat: Seat,
    /// What goes on.
    pub invasion: Invasion,
    /// The invaders' strength.
    pub attack: Strength,
    /// What the World still defends with.
    pub defence: Strength,
    /// What each committed Unit brings.
    pub brought: Vec<Brought>,
}

/// An Empire, as everyone sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct EmpireView {
    /// Worlds in the Warzone, the Home World first.
    pub worlds: Vec<Holding>,
    /// Units in the Warzone.
    pub units: Vec<Unit>,
    /// Prestige cards.
    pub prestige: Vec<Card>,
    /// Picked in the pre-game draft.
    pub picked: Vec<Card>,
    /// Energy.
    pub energy: u16,
    /// What its Worlds generate.
    pub production: u16,
    /// Action Points; with none, out of the round.
    pub actions: u8,
    /// Energy Surge Tokens.
    pub surges: u8,
    /// Cards in hand.
    pub hand: usize,
    /// Cards in hand that everyone saw go there.
    pub shown: Vec<Card>,
    /// Cards in the draw deck.
    pub deck: usize,
    /// Cards in the discard pile.
    pub discard: usize,
    /// The top card of the discard pile (CW-R22).
    pub top: Option<Card>,
    /// Cards of hand, draw deck and discard pile together: what it started
    /// with and what it was seen to draft.
    pub cards: Vec<Card>,
    /// Printed and bonus points as they would count now.
    pub points: (u16, u16),
    /// The cards that bring bonus points, and how many each would bring now.
    pub bonuses: Vec<(Card, u16)>,
}

impl CoreWorlds {
    pub(crate) fn seen_by(&self, content: &Content, viewer: Viewer) -> View {
        let own = viewer.seat().map(|seat| self.empire(seat));
        let mut deck: Vec<Card> = own
            .into_iter()
            .flat_map(|empire| empire.deck.clone())
            .collect();
        deck.sort_unstable();
        View {
            seat: viewer.seat(),
            round: self.round.min(ROUNDS),
            sector: self.sector(),
            destiny: self.destiny,
            pending: self.going_on(),
            central: self.central.to_vec(),
            galactic: [0, 1, 2, 3, 4].map(|sector: usize| self.galactic[sector].len()),
            invasion: self.front(content),
            empires: Seat::all(self.players())
                .map(|seat| self.empire(seat).as_seen(content))
                .collect(),
            hand: own
                .into_iter()
                .flat_map(|empire| &empire.hand)
                .map(|held| (held.card, held.is_seen()))
                .collect(),
            discard: own
                .map(|empire| empire.discard.to_vec())
                .unwrap_or_default(),
            deck,
            keeping: own.and_then(|empire| match empire.keeping {
                Keeping::Undecided => None,
                Keeping::Nothing => Some(None),
                Keeping::Card(card) => Some(Some(card)),
            }),
        }
    }

    fn going_on(&self) -> Pending {
        match self.frames.top() {
            None => Pending::Over,
            Some(Frame::Pick(step)) => Pending::Pick(step.picker(self)),
            Some(Frame::Energy(step)) => Pending::Energy(step.0),
            Some(Frame::Turn(step)) => Pending::Turn(step.0),
            Some(Frame::EndTurn(step)) => Pending::Turn(step.0),
            Some(Frame::Deploy(step)) => Pending::Deploy(step.0),
            Some(Frame::Bring(step)) => Pending::Bring(step.seat, step.card, step.left),
            Some(Frame::Arrival(step)) => Pending::Arrival(step.0, step.1),
            Some(Frame::Invade(step)) => Pending::Invade(step.seat),
            Some(Frame::Invaders(step)) => Pending::Invaders(step.seat),
            Some(Frame::Spoils(step)) => Pending::Spoils(step.seat),
            Some(Frame::Price(step)) => {
                Pending::Price(step.seat, step.card, step.left, step.at_will)
            }
            Some(Frame::Keep(step)) => Pending::Keep(step.asked(self)),
            Some(Frame::Reshuffle(step)) => Pending::Reshuffle(step.0),
        }
    }

    fn front(&self, content: &Content) -> Option<Front> {
        let invasion = self.invasion()?;
        let seat = self.on_turn()?;
        Some(Front {
            seat,
            invasion,
            attack: self.attack(content, seat, &invasion),
            defence: invasion.defence(content),
            brought: self.empire(seat).brought(content).collect(),
        })
    }
}

impl Empire {
    /// Has this card's text done for this round what it does each round?
    fn is_spent(&self, content: &Content, card: Card) -> bool {
        let text = content.card(card).lasting;
        text.is_some_and(|text| self.is_past(text))
    }

    fn as_seen(&self, content: &Content) -> EmpireView {
        let mut cards: Vec<Card> = self.unseen().collect();
        cards.sort_unstable();
        EmpireView {
            worlds: self
                .worlds
                .iter()
                .map(|world| Holding {
                    spent: world.spent || self.is_spent(content, world.card),
                    ..*world
                })
                .collect(),
            units: self
                .units
                .iter()
                .map(|unit| Unit {
                    spent: unit.spent || self.is_spent(content, unit.card),
                    ..*unit
                })
                .collect(),
            prestige: self.prestige.to_vec(),
            picked: self.picked.to_vec(),
            energy: self.energy,
            production: self.production(content),
            actions: self.actions,
            surges: self.surges,
            hand: self.hand.len(),
            shown: self
                .hand
                .iter()
                .filter(|held| held.is_seen())
                .map(|held| held.card)
                .collect(),
            deck: self.deck.len(),
            discard: self.discard.len(),
            top: self.discard.last().copied(),
            cards,
            points: (self.printed_points(content), self.bonus_points(content)),
            bonuses: self.bonuses(content).collect(),
        }
    }
}
