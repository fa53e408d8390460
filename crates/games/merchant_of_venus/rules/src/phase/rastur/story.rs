//! What the Rastur do, and how it is told.

use std::fmt;

use engine::{Seat, Sentence, Text};

use super::Heap;
use crate::choice::Subject;
use crate::content::Content;
use crate::event::MerchantEvent;
use crate::ids::{Culture, Rastur, Space, System};

/// What the Rastur do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RasturEvent {
    /// Someone drew one.
    Came(Seat, Rastur),
    /// Someone placed one.
    Placed(Seat, Rastur, Space),
    /// One goes to where those are that are not on the map.
    Moved(Rastur, Heap),
    /// The die at the end of a turn that was played alone.
    Rolled(Seat, u8),
    /// They have won.
    Won,
    /// Who is alone leaves an IOU face up (MOV-17.4a).
    LeftUp(Seat, System, Culture),
}

impl From<RasturEvent> for MerchantEvent {
    fn from(event: RasturEvent) -> Self {
        Self::Rastur(event)
    }
}

impl RasturEvent {
    /// Does it show what nobody could know?
    pub(crate) const fn reveals(&self) -> bool {
        matches!(self, Self::Came(..) | Self::Rolled(..) | Self::LeftUp(..))
    }
}

impl fmt::Display for Heap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Supply => "supply",
            Self::Reserve => "reserve",
            Self::Transit => "transit",
        })
    }
}

impl fmt::Display for RasturEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Came(seat, rastur) => write!(f, "{seat} drew {rastur}"),
            Self::Placed(seat, rastur, space) => write!(f, "{seat} placed {rastur} {space}"),
            Self::Moved(rastur, heap) => write!(f, "{rastur} to {heap}"),
            Self::Rolled(seat, die) => write!(f, "{seat} rastur die {die}"),
            Self::Won => f.write_str("rastur won"),
            Self::LeftUp(seat, system, culture) => {
                write!(f, "{seat} left up {system} {culture}")
            }
        }
    }
}

pub(crate) fn tell(content: &Content, event: &RasturEvent) -> Sentence<Subject> {
    use RasturEvent as Event;
    let of = |sentence: Sentence<Subject>, rastur: Rastur| {
        sentence.with("value", content.rastur(rastur).value)
    };
    match *event {
        Event::Came(seat, rastur) => {
            of(Sentence::by("mov-rastur-came", seat), rastur).about(Subject::Rastur(rastur))
        }
        Event::Placed(seat, rastur, space) => of(Sentence::by("mov-rastur-placed", seat), rastur)
            .with("space", content.space(space))
            .about(Subject::Space(space)),
        Event::Moved(rastur, heap) => {
            let key = match heap {
                Heap::Supply => "mov-rastur-to-supply",
                Heap::Reserve => "mov-rastur-to-reserve",
                Heap::Transit => "mov-rastur-to-transit",
            };
            of(Sentence::new(Text::new(key)), rastur).about(Subject::Rastur(rastur))
        }
        Event::Rolled(seat, die) => {
            let key = if die <= content.invaders.expands_up_to {
                "mov-rastur-expand"
            } else {
                "mov-rastur-fuse"
            };
            Sentence::by(key, seat).with("die", die)
        }
        Event::Won => Sentence::new(Text::new("mov-rastur-won")),
        Event::LeftUp(seat, system, culture) => Sentence::by("mov-left-up", seat)
            .with("culture", &content.culture(culture).name)
            .with("system", content.system(system))
            .about(Subject::Culture(culture)),
    }
}
