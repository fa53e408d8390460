//! What is on the table.

use arrayvec::ArrayVec;
use engine::cards::{Hand, Pile};
use engine::{Chance, Frames, Seat};

use crate::card::Card;
use crate::choice::Subject;
use crate::content::{CardType, Content, Kinds};
use crate::phase::Frame;

/// The most players (CW-OBJ-04).
pub(crate) const SEATS: usize = 5;
/// Rounds in a game (CW-RND-01).
pub const ROUNDS: u8 = 10;
/// The most Units and Tactics that one Empire can ever hold; see
/// `content::check`.
pub(crate) const CARDS: usize = 80;
/// The most Worlds that one Empire can ever hold.
pub(crate) const WORLDS: usize = 48;
/// The most cards in the Central Zone: what stays of one round, and a deck.
const CENTRAL: usize = 48;
/// The largest Galactic Deck.
const DECK: usize = 24;
/// Cards that can be out of the game: sector 0, and two of each player.
const BOX: usize = 12 + 2 * SEATS;
/// How deep frames nest: a turn, deployments that bring others along, a price.
const DEPTH: usize = crate::content::MAX_CHAIN + 4;

/// Everything on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CoreWorlds {
    pub(crate) chance: Chance,
    pub(crate) frames: Frames<Frame, DEPTH>,
    pub(crate) seats: u8,
    /// 1 to 10.
    pub(crate) round: u8,
    /// Who has the Destiny Marker.
    pub(crate) destiny: Seat,
    pub(crate) central: ArrayVec<Offer, CENTRAL>,
    /// Sectors 1 to 5.
    pub(crate) galactic: [Pile<Card, DECK>; 5],
    /// Out of the game.
    pub(crate) put_away: ArrayVec<Card, BOX>,
    pub(crate) empires: [Empire; SEATS],
    /// Whose texts this conquest still brings something by: of those who took
    /// part, wherever they are now, and of the World.
    pub(crate) spoils: ArrayVec<Card, { CARDS + 1 }>,
}

/// A card in the Central Zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub struct Offer {
    /// Which.
    pub card: Card,
    /// Does an Energy Token lie on it (CW-GAL-05)?
    pub token: bool,
}

/// One player's Empire (CW-ZON-03).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Empire {
    /// In the Warzone; the Home World is the first.
    pub worlds: ArrayVec<Holding, WORLDS>,
    /// In the Warzone, sorted.
    pub units: ArrayVec<Unit, CARDS>,
    /// In the Warzone.
    pub prestige: ArrayVec<Card, 6>,
    /// Cards that everyone saw go there are known to all.
    pub hand: Hand<Card, CARDS>,
    /// Face down.
    pub deck: Pile<Card, CARDS>,
    /// Everyone sees the top.
    pub discard: Pile<Card, CARDS>,
    /// Picked in the pre-game draft, and not yet shuffled in (CW-PRE-06).
    pub picked: ArrayVec<Card, 2>,
    /// Energy.
    pub energy: u16,
    /// Action Points; whoever has none has passed (CW-PAS-02).
    pub actions: u8,
    /// Energy Surge Tokens.
    pub surges: u8,
    /// What it will keep of its hand.
    pub keeping: Keeping,
    /// Has it drafted this round?
    pub drafted: bool,
    /// The types of Units that it has deployed this round.
    pub deployed: Kinds,
    /// Units that used a text "once a round" and have left the Warzone since.
    pub used_up: ArrayVec<Card, CARDS>,
}

/// A World in a Warzone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Holding {
    /// Which.
    pub card: Card,
    /// Has its text been used this round?
    pub spent: bool,
    /// Galactic Grunts that settled on it.
    pub grunts: u8,
    /// Snub Fighters that settled on it.
    pub snubs: u8,
}

impl Holding {
    pub(crate) const fn new(card: Card) -> Self {
        Self {
            card,
            spent: false,
            grunts: 0,
            snubs: 0,
        }
    }

    /// The cards that colonise it.
    pub(crate) fn colonists(self) -> impl Iterator<Item = Card> {
        let grunts = std::iter::repeat_n(Card::GalacticGrunts, usize::from(self.grunts));
        grunts.chain(std::iter::repeat_n(
            Card::SnubFighter,
            usize::from(self.snubs),
        ))
    }
}

/// A Unit in a Warzone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub struct Unit {
    /// Which.
    pub card: Card,
    /// Energy Tokens that it keeps track with (CW-CMP-12).
    pub tokens: u8,
    /// Is it committed to the Invasion that is going on?
    pub committed: bool,
    /// Has its text been used in this Invasion, or after it?
    pub used: bool,
    /// Energy paid in this Invasion for a text "pay up to so much".
    pub paid: u8,
    /// Has its text been used this round?
    pub spent: bool,
}

impl Unit {
    pub(crate) const fn new(card: Card) -> Self {
        Self {
            card,
            tokens: 0,
            committed: false,
            used: false,
            paid: 0,
            spent: false,
        }
    }
}

/// What someone will keep of their hand, told to nobody until all have decided
/// (CW-R33).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Keeping {
    /// Not decided yet.
    #[default]
    Undecided,
    /// Nothing.
    Nothing,
    /// This card.
    Card(Card),
}

/// The Invasion that is going on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
pub struct Invasion {
    /// The World.
    pub world: Card,
    /// Strength from texts and Tactics.
    pub bonus: Strength,
    /// Strength that the World has lost.
    pub lowered: Strength,
    /// Did an Energy Token lie on the World when it was conquered?
    pub token: bool,
    /// How many have settled on it.
    pub colonists: u8,
}

/// Fleet and Ground Strength.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize)]
pub struct Strength {
    /// In space.
    pub fleet: u16,
    /// On the ground.
    pub ground: u16,
}

/// What a committed Unit brings to the Invasion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
pub struct Brought {
    /// Which Unit.
    pub card: Card,
    /// Its printed strength.
    pub own: Strength,
    /// What its text brings by itself.
    pub support: Strength,
}

impl Strength {
    pub(crate) const NONE: Self = Self::new(0, 0);

    pub(crate) const fn new(fleet: u8, ground: u8) -> Self {
        Self {
            fleet: fleet as u16,
            ground: ground as u16,
        }
    }

    /// This many times as much.
    pub(crate) const fn times(self, count: u8) -> Self {
        Self {
            fleet: self.fleet * count as u16,
            ground: self.ground * count as u16,
        }
    }

    pub(crate) const fn plus(self, other: Self) -> Self {
        Self {
            fleet: self.fleet.saturating_add(other.fleet),
            ground: self.ground.saturating_add(other.ground),
        }
    }

    /// What is left of it, not below nothing.
    pub(crate) const fn less(self, other: Self) -> Self {
        Self {
            fleet: self.fleet.saturating_sub(other.fleet),
            ground: self.ground.saturating_sub(other.ground),
        }
    }

    /// Is it enough against `other`, on both sides (CW-INV-04, CW-INV-05)?
    pub(crate) const fn matches(self, other: Self) -> bool {
        self.fleet >= other.fleet && self.ground >= other.ground
    }
}

impl CoreWorlds {
    /// How many play.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.seats as usize
    }

    /// Everyone, clockwise from the Destiny holder.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, count) = (self.destiny, self.players());
        std::iter::successors(Some(first), move |seat| {
            Some(seat.next(count)).filter(|next| *next != first)
        })
    }

    /// The Empire of a seat.
    #[must_use]
    pub const fn empire(&self, seat: Seat) -> &Empire {
        // A seat of this table; the remainder shows the compiler the bound.
        &self.empires[seat.index() % SEATS]
    }

    pub(crate) const fn empire_mut(&mut self, seat: Seat) -> &mut Empire {
        &mut self.empires[seat.index() % SEATS]
    }

    /// The round, 1 to 10.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// The sector of this round, 1 to 5 (CW-CMP-04).
    #[must_use]
    pub const fn sector(&self) -> u8 {
        sector_of(self.round)
    }

    /// The cards in the Central Zone.
    #[must_use]
    pub fn central(&self) -> &[Offer] {
        &self.central
    }

    /// The Invasion that is going on.
    #[must_use]
    pub fn invasion(&self) -> Option<Invasion> {
        self.frames.iter().find_map(|frame| match frame {
            Frame::Invade(step) => Some(step.invasion),
            Frame::Invaders(step) => Some(step.invasion),
            Frame::Spoils(step) => Some(step.invasion),
            _ => None,
        })
    }

    /// The Invasion that is being fought, to be changed in place.
    pub(crate) fn invasion_mut(&mut self) -> Option<&mut Invasion> {
        self.frames.find_mut(|frame| match frame {
            Frame::Invade(step) => Some(&mut step.invasion),
            _ => None,
        })
    }

    /// Whose turn it is in the Action Phase.
    pub(crate) fn on_turn(&self) -> Option<Seat> {
        self.frames.iter().find_map(|frame| match frame {
            Frame::Turn(step) => Some(step.0),
            Frame::Deploy(step) => Some(step.0),
            Frame::Invade(step) => Some(step.seat),
            Frame::Invaders(step) => Some(step.seat),
            Frame::Spoils(step) => Some(step.seat),
            Frame::EndTurn(step) => Some(step.0),
            _ => None,
        })
    }

    /// Does this thing lie where this seat looks for it?
    pub(crate) fn has(&self, seat: Seat, subject: Subject) -> bool {
        let empire = self.empire(seat);
        match subject {
            Subject::Central(card) => self.central.iter().any(|offer| offer.card == card),
            Subject::Hand(card) => empire.hand.holds(card),
            Subject::Warzone(card) => {
                empire.find(|unit| unit.card == card).is_some()
                    || empire.worlds.iter().any(|world| world.card == card)
                    || empire.prestige.contains(&card)
            }
            Subject::Discards | Subject::Surges => true,
        }
    }
}

/// What a listed choice speaks of, which is there: anything else is a bug of
/// the rules.
#[track_caller]
pub(crate) fn there<T>(found: Option<T>) -> T {
    match found {
        Some(found) => found,
        None => unreachable!("a choice was listed about something that is not there"),
    }
}

/// The sector of a round, 1 to 5 (CW-CMP-04).
pub(crate) const fn sector_of(round: u8) -> u8 {
    let sector = round.div_ceil(2);
    if sector > 5 { 5 } else { sector }
}

impl Empire {
    /// What its Worlds generate (CW-ENE-01).
    #[must_use]
    pub fn production(&self, content: &Content) -> u16 {
        let energy = |holding: &Holding| u16::from(content.card(holding.card).energy);
        self.worlds.iter().map(energy).sum()
    }

    /// Energy comes in. Only figures of one's own files reach the bound: there
    /// is no maximum (CW-R11).
    pub(crate) const fn receive(&mut self, energy: u16) {
        self.energy = self.energy.saturating_add(energy);
    }

    /// Energy is paid; what cannot be paid is not offered.
    pub(crate) const fn pay(&mut self, energy: u16) {
        self.energy = self.energy.saturating_sub(energy);
    }

    /// An Action Point is spent.
    pub(crate) const fn spend_action(&mut self) {
        self.actions = self.actions.saturating_sub(1);
    }

    /// A Unit comes into the Warzone.
    pub(crate) fn station(&mut self, unit: Unit) {
        let place = self.units.partition_point(|other| *other < unit);
        self.units.insert(place, unit);
    }

    /// Changes a Unit and keeps the Warzone sorted.
    pub(crate) fn change(&mut self, place: usize, change: impl FnOnce(&mut Unit)) {
        let mut unit = self.units.remove(place);
        change(&mut unit);
        self.station(unit);
    }

    /// A Unit leaves the Warzone. That it used a text "once a round" stays true
    /// of it (CW-R30).
    pub(crate) fn dismiss(&mut self, place: usize) -> Unit {
        let unit = self.units.remove(place);
        if unit.spent {
            self.used_up.push(unit.card);
        }
        unit
    }

    /// A copy of this card is deployed: is it one that used its text this
    /// round? Copies are alike, so it is a fresh one while there may be one:
    /// which cards an Empire has outside its Warzone is public.
    pub(crate) fn is_used_up(&self, card: Card) -> bool {
        let used = self.used_up.iter().filter(|used| **used == card).count();
        used > 0 && used >= self.unseen().filter(|other| *other == card).count()
    }

    /// A Unit that had used its text this round is back in the Warzone.
    pub(crate) fn come_back(&mut self, card: Card) {
        if let Some(place) = self.used_up.iter().position(|used| *used == card) {
            self.used_up.remove(place);
        }
    }

    /// The first Unit in the Warzone that is like this.
    pub(crate) fn find(&self, like: impl Fn(&Unit) -> bool) -> Option<usize> {
        self.units.iter().position(like)
    }

    /// The Units committed to the Invasion.
    pub fn committed(&self) -> impl Iterator<Item = &Unit> {
        self.units.iter().filter(|unit| unit.committed)
    }

    /// Every card of the Empire, wherever it is (CW-SCO-06), the hidden ones
    /// last.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> {
        self.worlds
            .iter()
            .flat_map(|holding| std::iter::once(holding.card).chain(holding.colonists()))
            .chain(self.units.iter().map(|unit| unit.card))
            .chain(self.prestige.iter().copied())
            .chain(self.picked.iter().copied())
            .chain(self.unseen())
    }

    /// The cards in hand, draw deck and discard pile.
    pub fn unseen(&self) -> impl Iterator<Item = Card> {
        self.hand
            .cards()
            .chain(self.deck.iter().copied())
            .chain(self.discard.iter().copied())
    }

    /// How many of some kind lie in the Warzone.
    pub(crate) fn stationed(&self, content: &Content, of: impl Fn(CardType) -> bool) -> u8 {
        let count = self
            .units
            .iter()
            .filter(|unit| of(content.card(unit.card).kind))
            .count();
        count as u8
    }
}
