//! Why a table did not do what it was asked to do. Nothing has changed then.

use crate::game::Reason;
use crate::seat::Seat;
use crate::table::Barrier;
use crate::text::Text;

/// Why a post was refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Refusal {
    /// The post was made from an older page.
    Stale,
    /// The game is over.
    Over,
    /// The table is frozen.
    Frozen,
    /// This seat owes no choice now.
    NotAsked,
    /// A post without a choice.
    Nothing,
    /// Not a choice in this game's notation.
    Unreadable(String),
    /// Not among the choices of this seat.
    NotListed(String),
    /// A choice in a row comes after one that cannot be taken back.
    PastBarrier,
    /// There is nothing tentative to undo; the barrier that the last choice
    /// crossed, if there was one.
    NothingToUndo(Option<Barrier>),
    /// The rules do not allow this deal.
    Deal(Reason),
    /// No such offer, or not one that this seat can answer so.
    NoSuchDeal {
        /// With whom.
        with: Seat,
        /// Its number between the two.
        deal: u32,
    },
    /// No window of this kind asks this seat, or it had not waived it.
    NoWindow,
    /// The offer does not make sense: said in a message.
    BadOffer(&'static str),
}

impl Refusal {
    /// What to tell the player.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Stale => Text::new("refused-stale"),
            Self::Over => Text::new("refused-over"),
            Self::Frozen => Text::new("refused-frozen"),
            Self::NotAsked => Text::new("refused-not-asked"),
            Self::Nothing => Text::new("refused-nothing"),
            Self::Unreadable(choice) => {
                Text::new("refused-unreadable").with("choice", choice.as_str())
            }
            Self::NotListed(choice) => {
                Text::new("refused-not-listed").with("choice", choice.as_str())
            }
            Self::NothingToUndo(None) => Text::new("undo-nothing"),
            Self::NothingToUndo(Some(barrier)) => Text::new(barrier.undo_key()),
            Self::Deal(reason) => reason.text.clone(),
            Self::NoSuchDeal { with, deal } => Text::new("refused-no-such-deal")
                .with("with", *with)
                .with("deal", *deal),
            Self::PastBarrier => Text::new("refused-past-barrier"),
            Self::NoWindow => Text::new("refused-no-window"),
            Self::BadOffer(key) => Text::new(key),
        }
    }
}
