//! What can happen in Twilight Inscription, and who sees it.

use std::fmt;

use engine::{Event, Seat, Viewer};

use crate::choice::Choice;
use crate::content::mecatol::{Face, Goal, Role};
use crate::ids::{
    Agenda, Asset, EventCard, Faction, Objective, Relic, Resource, Sheet, Side, Technology, Unit,
};
use crate::state::{Battle, Rolled, Vote};

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InscriptionEvent {
    /// Someone wrote something: only they see it.
    Chose(Seat, Choice),
    /// An asset was claimed: only its owner sees it.
    Claimed(Seat, Asset),
    /// A unit was built: only its owner sees it.
    Built(Seat, Unit),
    /// A technology was unlocked: only its owner sees it.
    Learned(Seat, Technology),
    /// A relic was drawn: only its owner sees it.
    Drew(Seat, Relic),
    /// A pen was put down.
    Down(Seat),
    /// What someone has written is shown.
    Shown {
        /// Who.
        seat: Seat,
        /// The active sheet.
        sheet: Option<Sheet>,
        /// How many marks.
        marks: u8,
        /// How many points more, or fewer.
        points: i16,
    },
    /// A relic was played.
    Played(Seat, Relic),
    /// Someone plays a faction.
    Plays(Seat, Faction),
    /// An event was turned over.
    Turned(EventCard),
    /// The dice were rolled.
    Rolled(Rolled),
    /// A name was entered on the Mecatol Rex sheet: points and votes.
    Entered(Seat, u8, u8),
    /// An objective was completed.
    Completed(Seat, Objective, u8),
    /// Strength was totalled, on the left and on the right.
    Totalled(Seat, i8, i8),
    /// A battle was fought, as one of the two sees it.
    Fought {
        /// Who.
        seat: Seat,
        /// On which side.
        side: Side,
        /// Their strength.
        own: i8,
        /// The neighbour's.
        other: i8,
        /// How it went.
        result: Battle,
    },
    /// An agenda was revealed.
    Revealed(Agenda),
    /// A vote was shown.
    Voted(Seat, Vote),
    /// The votes were counted.
    Tallied {
        /// Votes for it.
        in_favour: u16,
        /// Votes against it.
        against: u16,
        /// Is it agreed to?
        agreed: bool,
    },
    /// A black die decided a tie.
    Decided(Resource),
    /// Someone is to name a sheet.
    Names(Seat),
    /// A sheet was named.
    Named(Seat, Sheet),
    /// Votes were struck.
    StruckVotes(Seat, u8),
    /// The AI faction crosses out an icon: the track, and how many of the section are
    /// crossed out now.
    RivalMoved(Face, u8),
    /// The AI faction claims a milestone.
    RivalReached(Goal),
    /// A line is drawn over what is left of the section of a tier.
    RivalCovered(Role, u8),
    /// The AI faction casts votes.
    RivalVoted(u8),
    /// An agenda is no valid counter-agenda.
    PassedOver(Agenda),
    /// The counter-agenda is there.
    Countered(Agenda),
    /// Someone resolves the good outcome, or else the bad one.
    Resolves(Seat, bool),
    /// A faction card is kept to be copied.
    Spare(Faction),
    /// The game is over.
    Ended,
}

impl fmt::Display for Vote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open => f.write_str("open"),
            Self::Abstained => f.write_str("abstained"),
            Self::Waits => f.write_str("waits"),
            Self::Cast {
                in_favour,
                votes,
                free,
            } => write!(
                f,
                "{votes} {} free {free}",
                if *in_favour { "for" } else { "against" }
            ),
            Self::Plain { votes, free } => write!(f, "{votes} free {free}"),
        }
    }
}

impl fmt::Display for Battle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Open => "open",
            Self::Won => "won",
            Self::WonNothing => "won nothing",
            Self::Lost => "lost",
            Self::Tied => "tied",
        })
    }
}

impl fmt::Display for InscriptionEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chose(seat, choice) => write!(f, "{seat} chose {choice}"),
            Self::Claimed(seat, asset) => write!(f, "{seat} claimed {asset}"),
            Self::Built(seat, unit) => write!(f, "{seat} built {unit}"),
            Self::Learned(seat, technology) => write!(f, "{seat} learned {technology}"),
            Self::Drew(seat, relic) => write!(f, "{seat} drew {relic}"),
            Self::Down(seat) => write!(f, "{seat} pen down"),
            Self::Shown {
                seat,
                sheet,
                marks,
                points,
            } => {
                write!(f, "{seat} shown {marks} marks {points} points")?;
                sheet.map_or(Ok(()), |sheet| write!(f, " {sheet}"))
            }
            Self::Played(seat, relic) => write!(f, "{seat} played {relic}"),
            Self::Plays(seat, faction) => write!(f, "{seat} plays {faction}"),
            Self::Turned(event) => write!(f, "turned {event}"),
            Self::Rolled(rolled) => write!(f, "rolled {:?} {:?}", rolled.black, rolled.focus),
            Self::Entered(seat, vp, votes) => write!(f, "{seat} mecatol-rex {vp} vp {votes} votes"),
            Self::Completed(seat, objective, points) => {
                write!(f, "{seat} completed {objective} {points}")
            }
            Self::Totalled(seat, left, right) => write!(f, "{seat} totalled {left} {right}"),
            Self::Fought {
                seat,
                side,
                own,
                other,
                result,
            } => write!(f, "{seat} {side} {own} to {other} {result}"),
            Self::Revealed(agenda) => write!(f, "revealed {agenda}"),
            Self::Voted(seat, vote) => write!(f, "{seat} voted {vote}"),
            Self::Tallied {
                in_favour,
                against,
                agreed,
            } => write!(f, "tallied {in_favour} {against} agreed {agreed}"),
            Self::Decided(resource) => write!(f, "decided {resource}"),
            Self::Names(seat) => write!(f, "{seat} names a sheet"),
            Self::Named(seat, sheet) => write!(f, "{seat} named {sheet}"),
            Self::StruckVotes(seat, votes) => write!(f, "{seat} struck {votes} votes"),
            Self::RivalMoved(face, crossed) => write!(f, "ai moved {face} {crossed}"),
            Self::RivalReached(goal) => write!(f, "ai reached {goal}"),
            Self::RivalCovered(Role::Strength, tier) => write!(f, "ai strength {tier} covered"),
            Self::RivalCovered(Role::Votes, tier) => write!(f, "ai votes {tier} covered"),
            Self::RivalVoted(votes) => write!(f, "ai cast {votes} votes"),
            Self::PassedOver(agenda) => write!(f, "passed over {agenda}"),
            Self::Countered(agenda) => write!(f, "countered {agenda}"),
            Self::Resolves(seat, true) => write!(f, "{seat} resolves the good outcome"),
            Self::Resolves(seat, false) => write!(f, "{seat} resolves the bad outcome"),
            Self::Spare(faction) => write!(f, "spare {faction}"),
            Self::Ended => f.write_str("ended"),
        }
    }
}

impl Event for InscriptionEvent {
    fn seen_by(&self, viewer: Viewer) -> Option<Self> {
        match self {
            Self::Chose(seat, _)
            | Self::Claimed(seat, _)
            | Self::Built(seat, _)
            | Self::Learned(seat, _)
            | Self::Drew(seat, _) => viewer.is(*seat).then(|| self.clone()),
            _ => Some(self.clone()),
        }
    }

    fn reveals_to(&self, viewer: Viewer) -> bool {
        match self {
            Self::Drew(..)
            | Self::Turned(_)
            | Self::Rolled(_)
            | Self::Revealed(_)
            | Self::PassedOver(_)
            | Self::Countered(_)
            | Self::Spare(_)
            | Self::Decided(_) => true,
            Self::Shown { seat, .. }
            | Self::Played(seat, _)
            | Self::Plays(seat, _)
            | Self::Voted(seat, _)
            | Self::Named(seat, _) => !viewer.is(*seat),
            // Follows from what is shown, and is told with it.
            Self::Entered(..)
            | Self::Completed(..)
            | Self::Totalled(..)
            | Self::Fought { .. }
            | Self::Tallied { .. }
            | Self::Names(_)
            | Self::StruckVotes(..)
            | Self::RivalMoved(..)
            | Self::RivalReached(_)
            | Self::RivalCovered(..)
            | Self::RivalVoted(_)
            | Self::Resolves(..)
            | Self::Ended
            | Self::Chose(..)
            | Self::Claimed(..)
            | Self::Built(..)
            | Self::Learned(..)
            | Self::Down(_) => false,
        }
    }
}
