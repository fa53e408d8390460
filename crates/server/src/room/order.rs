//! What can be asked of the actor of a table.

use engine::log::{Answer, Audience};
use engine::player::{Opinion, Proposal, Why};
use engine::registry::AnyPlayer;
use engine::table::{Refusal, Stamp};
use engine::{Seat, Swap, Text};
use store::{Manners, Placard, Place, Remark, SessionId, StoreError, Watcher};
use tokio::sync::oneshot;

/// Something a seat does in the game.
#[derive(Debug, Clone)]
pub enum Act {
    /// Chooses, all of them or none.
    Choose {
        /// What the seat was offered when it did.
        stamp: Stamp,
        /// What.
        choices: Vec<String>,
    },
    /// Takes back tentative choices.
    Undo {
        /// What the seat was offered when it did.
        stamp: Stamp,
        /// How many stay; all but the last where it does not say.
        keep: Option<usize>,
    },
    /// Offers a deal.
    Offer {
        /// Who gets what.
        swap: Swap<String>,
        /// What else is promised.
        promise: String,
        /// Who hears of it.
        audience: Audience,
        /// The number of an offer of the other side that this is the answer to.
        instead_of: Option<u32>,
    },
    /// Answers a deal with another seat.
    Answer {
        /// The other seat.
        with: Seat,
        /// The number of the deal between the two.
        deal: u32,
        /// What is answered.
        answer: Answer,
    },
    /// Says openly that it answers no window like the open one this round.
    Waive,
    /// Takes that back.
    Unwaive {
        /// Of which kind of windows.
        kind: String,
    },
}

/// What a bot picked.
#[derive(Debug)]
pub enum Picked {
    /// What its seat owed, up to what is final, and why: nothing when it had no
    /// idea.
    Owed(Vec<String>, Vec<Why<Text>>),
    /// Something that nobody waited for; mostly nothing.
    Right(Option<String>),
    /// What it thinks of an offer, if that still stands.
    Opinion {
        /// Who offered.
        with: Seat,
        /// The number of the deal between the two.
        deal: u32,
        /// What it thinks.
        opinion: Option<Opinion>,
    },
    /// An offer of its own; mostly none.
    Proposal(Option<Proposal<String>>),
}

/// What became of a post.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Posted {
    /// It was done.
    Done,
    /// It had been done before: the same post came twice.
    Before,
}

/// Why something was not done; nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The table refuses it.
    #[error("refused")]
    Refused(Refusal),
    /// The table stopped over a fault of ours.
    #[error("the table has stopped")]
    Stopped,
    /// It could not be kept.
    #[error("not kept: {0}")]
    NotKept(#[from] StoreError),
    /// The seat is no longer as whoever asked knew it.
    #[error("the seat has changed")]
    Changed,
    /// Too many wait at this table already.
    #[error("the table is busy")]
    Busy,
    /// The table is for whoever set it up alone.
    #[error("nobody else can be let in")]
    Private,
    /// The game was over, or brought from a file: its seed is no secret, and
    /// nobody may play on.
    #[error("the seed is no secret")]
    Known,
    /// The game is so long already that nothing more can be offered.
    #[error("the game is too long for more offers")]
    Long,
    /// They have another seat, where everyone has one.
    #[error("each person plays one seat here")]
    OneSeat,
    /// The host lets them say nothing.
    #[error("the host lets them say nothing")]
    Muted,
    /// Too many look on already.
    #[error("too many look on")]
    Crowded,
    /// Others play here, whose game it is as well.
    #[error("others play here")]
    Shared,
    /// The table is being put away: ask again.
    #[error("the table is being put away")]
    Away,
}

impl Trouble {
    /// What to tell whoever asked.
    #[must_use]
    pub fn text(&self) -> Text {
        match self {
            Self::Refused(refusal) => refusal.text(),
            Self::Stopped => Text::new("web-stopped"),
            Self::Changed => Text::new("web-moved-on"),
            Self::NotKept(StoreError::Branched(_)) => Text::new("web-wrong-branched"),
            Self::NotKept(_) => Text::new("web-not-kept"),
            Self::Shared => Text::new("web-wrong-shared"),
            Self::Private => Text::new("web-wrong-private"),
            Self::Known => Text::new("web-wrong-known"),
            Self::Long => Text::new("web-wrong-offers"),
            Self::OneSeat => Text::new("web-wrong-one-seat"),
            Self::Muted => Text::new("web-wrong-muted"),
            Self::Crowded => Text::new("web-wrong-crowded"),
            Self::Busy | Self::Away => Text::new("web-busy"),
        }
    }
}

type Reply<T> = oneshot::Sender<Result<T, Trouble>>;

/// An order to the actor, and where to answer it.
pub enum Order {
    /// A seat does something.
    Post {
        /// Who sends it: by the time it is taken the seat may be another's.
        by: SessionId,
        /// For which seat.
        seat: Seat,
        /// Tells this post from every other.
        key: String,
        /// What.
        act: Act,
        /// Where to answer.
        reply: Reply<Posted>,
    },
    /// Who sits at a seat, or what they want, changes.
    Place {
        /// The seat as whoever asks knows it: two who change it at once must
        /// not undo each other's change.
        was: Place,
        /// The seat as it is from now on.
        place: Place,
        /// What else has to be kept with it.
        also: Vec<store::Write>,
        /// Where to answer.
        reply: Reply<()>,
    },
    /// Something is said.
    Say {
        /// Who says it.
        by: SessionId,
        /// What.
        remark: Remark,
        /// Where to answer.
        reply: Reply<()>,
    },
    /// Somebody looks on, or may do something else from now on.
    Watch {
        /// Who, and what they may do.
        watcher: Watcher,
        /// What else has to be kept with it.
        also: Vec<store::Write>,
        /// Where to answer.
        reply: Reply<()>,
    },
    /// Somebody looks again: bots that have rested go on.
    Wake,
    /// A seat has read its story up to here.
    Read {
        /// Who.
        seat: Seat,
        /// Up to where.
        moment: usize,
    },
    /// Bots behave differently from now on.
    Bots {
        /// How.
        manners: Manners,
        /// Where to answer.
        reply: Reply<()>,
    },
    /// Something else stands on the table from now on.
    Placard {
        /// What.
        placard: Placard,
        /// Where to answer.
        reply: Reply<()>,
    },
    /// The table goes, with all that was kept of it.
    Remove {
        /// Where to answer.
        reply: Reply<()>,
    },
    /// The players go on from the last good step of a frozen table.
    GoOn {
        /// Where to answer.
        reply: Reply<()>,
    },
    /// A table that stopped over a fault of ours tries again.
    TryAgain {
        /// Where to answer.
        reply: Reply<()>,
    },
    /// A bot has made up its mind.
    Picked {
        /// For which seat.
        seat: Seat,
        /// What it was offered.
        stamp: Stamp,
        /// What it picked.
        picked: Picked,
        /// The bot, back again; nothing when it fell over.
        player: Option<Box<dyn AnyPlayer>>,
    },
}
