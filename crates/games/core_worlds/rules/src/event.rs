//! What can happen, and who sees how much of it.

use std::fmt;

use engine::{Seat, Viewer};

use crate::card::Card;

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// A card of the pre-game draft was picked.
    Picked(Seat, Card),
    /// A card left the game.
    PutAway(Card),
    /// The picked cards were shuffled into the deck.
    ShuffledPicks(Seat),
    /// A round begins.
    Round(u8),
    /// A card was drawn; which, only its owner sees.
    Drew(Seat, Option<Card>),
    /// The discard pile became the draw deck.
    Reshuffled(Seat),
    /// Worlds generated Energy.
    Produced(Seat, u16),
    /// Energy was gained by the text of a card.
    Gained(Seat, u16, Card),
    /// An Energy Token gave Energy.
    TookToken(Seat, Card),
    /// A card left the Central Zone for its deck.
    Departed(Card),
    /// So many cards of the Central Zone got an Energy Token.
    Tokens(u8),
    /// A card came into the Central Zone.
    Appeared(Card),
    /// A card was drafted for so much Energy.
    Drafted(Seat, Card, u16),
    /// A Unit was deployed for so much Energy.
    Deployed(Seat, Card, u16),
    /// An Invasion was announced.
    Invaded(Seat, Card),
    /// A Unit was committed.
    Committed(Seat, Card),
    /// A Tactic was played.
    Played(Seat, Card),
    /// A text was used.
    Used(Seat, Card),
    /// A token was put on a Unit.
    Charged(Seat, Card),
    /// A card went to its owner's discard pile.
    Discarded(Seat, Card),
    /// A World was conquered.
    Conquered(Seat, Card),
    /// An Invasion was broken off.
    Withdrew(Seat, Card),
    /// A card settled on a World.
    Colonized(Seat, Card, Card),
    /// A Unit went back to hand, for all to see.
    Returned(Seat, Card),
    /// A Unit stays in the Warzone after its Invasion.
    Stayed(Seat, Card),
    /// A card came from the discard pile into hand, for all to see.
    Recovered(Seat, Card),
    /// Action Points were gained.
    Commanded(Seat, u8),
    /// An Energy Surge Token was used.
    Surged(Seat),
    /// Wants nothing more of what was pending.
    Done(Seat),
    /// Passed for the round.
    Passed(Seat),
    /// Someone has decided what to keep; what, only they know.
    Decided(Seat, Option<Option<Card>>),
    /// So many cards went to the discard pile in the Discard Phase, and a card
    /// was kept or not.
    Cleared(Seat, bool),
    /// The Destiny Marker went on.
    Destiny(Seat),
    /// The discard pile was shuffled into the deck on entering sector 5.
    ShuffledIn(Seat),
    /// It was left as it is.
    LeftPile(Seat),
    /// The final score: printed and bonus points.
    Scored(Seat, u16, u16),
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Picked(seat, card) => write!(f, "{seat} picked {card}"),
            Self::PutAway(card) => write!(f, "put-away {card}"),
            Self::ShuffledPicks(seat) => write!(f, "{seat} shuffled-picks"),
            Self::Round(round) => write!(f, "round {round}"),
            Self::Drew(seat, Some(card)) => write!(f, "{seat} drew {card}"),
            Self::Drew(seat, None) => write!(f, "{seat} drew"),
            Self::Reshuffled(seat) => write!(f, "{seat} reshuffled"),
            Self::Produced(seat, energy) => write!(f, "{seat} produced {energy}"),
            Self::Gained(seat, energy, card) => write!(f, "{seat} gained {energy} {card}"),
            Self::TookToken(seat, card) => write!(f, "{seat} took-token {card}"),
            Self::Departed(card) => write!(f, "departed {card}"),
            Self::Tokens(count) => write!(f, "tokens {count}"),
            Self::Appeared(card) => write!(f, "appeared {card}"),
            Self::Drafted(seat, card, paid) => write!(f, "{seat} drafted {card} {paid}"),
            Self::Deployed(seat, card, paid) => write!(f, "{seat} deployed {card} {paid}"),
            Self::Invaded(seat, world) => write!(f, "{seat} invaded {world}"),
            Self::Committed(seat, card) => write!(f, "{seat} committed {card}"),
            Self::Played(seat, card) => write!(f, "{seat} played {card}"),
            Self::Used(seat, card) => write!(f, "{seat} used {card}"),
            Self::Charged(seat, card) => write!(f, "{seat} charged {card}"),
            Self::Discarded(seat, card) => write!(f, "{seat} discarded {card}"),
            Self::Conquered(seat, world) => write!(f, "{seat} conquered {world}"),
            Self::Withdrew(seat, world) => write!(f, "{seat} withdrew {world}"),
            Self::Colonized(seat, card, world) => write!(f, "{seat} colonized {card} {world}"),
            Self::Returned(seat, card) => write!(f, "{seat} returned {card}"),
            Self::Stayed(seat, card) => write!(f, "{seat} stayed {card}"),
            Self::Recovered(seat, card) => write!(f, "{seat} recovered {card}"),
            Self::Commanded(seat, actions) => write!(f, "{seat} commanded {actions}"),
            Self::Surged(seat) => write!(f, "{seat} surged"),
            Self::Done(seat) => write!(f, "{seat} done"),
            Self::Passed(seat) => write!(f, "{seat} passed"),
            Self::Decided(seat, None) => write!(f, "{seat} decided"),
            Self::Decided(seat, Some(None)) => write!(f, "{seat} decided nothing"),
            Self::Decided(seat, Some(Some(card))) => write!(f, "{seat} decided {card}"),
            Self::Cleared(seat, kept) => write!(f, "{seat} cleared {kept}"),
            Self::Destiny(seat) => write!(f, "destiny {seat}"),
            Self::ShuffledIn(seat) => write!(f, "{seat} shuffled-in"),
            Self::LeftPile(seat) => write!(f, "{seat} left-pile"),
            Self::Scored(seat, printed, bonus) => write!(f, "{seat} scored {printed} {bonus}"),
        }
    }
}

impl engine::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        Some(match *self {
            Self::Drew(seat, Some(_)) if !viewer.is(seat) => Self::Drew(seat, None),
            Self::Decided(seat, Some(_)) if !viewer.is(seat) => Self::Decided(seat, None),
            seen => seen,
        })
    }

    fn reveals_to(&self, viewer: Viewer) -> bool {
        match *self {
            // One's own cards from one's own deck.
            Self::Drew(_, card) => card.is_some(),
            // From the Galactic Deck.
            Self::Appeared(_) => true,
            // From someone's hand, or from a pile that others cannot look
            // into.
            Self::Deployed(seat, ..)
            | Self::Played(seat, _)
            | Self::Discarded(seat, _)
            | Self::Recovered(seat, _)
            // Whether they kept a card was sealed until now (CW-R33).
            | Self::Cleared(seat, _) => !viewer.is(seat),
            _ => false,
        }
    }
}
