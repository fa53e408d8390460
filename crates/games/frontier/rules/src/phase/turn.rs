//! A turn: an expedition, a pact, or no more in this round (FRO-20).

use engine::map::{Hex, PlaceSet};
use engine::step::{Options, Step};
use engine::{Label, Question, Seat, SeatSet, Sink, Text};

use super::{Frame, Harvest, Muster, Pact};
use crate::ban::{Ban, lacks};
use crate::choice::{Choice, Subject, stray};
use crate::content::Content;
use crate::event::FrontierEvent;
use crate::{Frontier, Look, Play};

/// This seat's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn(pub Seat);

impl Step<Frontier> for Turn {
    fn asked(self, _: &Frontier) -> SeatSet {
        SeatSet::one(self.0)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<Frontier>) {
        let sea = Sea::of(look, seat);
        let order = must_have_order(look.game, seat);
        for hex in Hex::all(look.game.hexes()) {
            let verdict = order.and_then(|()| sea.may_go(look.game, seat, hex));
            out.option(Choice::Go(hex), verdict);
        }
        for other in look.game.others(seat) {
            let verdict = order.and_then(|()| may_propose(look.game, seat, other));
            out.option(Choice::Propose(other), verdict);
        }
        out.may(Choice::Pass);
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        let orders = look.game.player(seat).orders;
        let text = Text::new("frontier-ask-turn").with("orders", orders);
        Question::new(text, "FRO-20")
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        let group = |key, text| Label::new(text).in_group(key);
        match choice {
            Choice::Go(hex) => {
                let there = look.game.garrison(hex);
                let text = match there.owner {
                    Some(owner) if owner != seat => Text::new("frontier-go-attack")
                        .with("owner", owner)
                        .with("ships", there.ships)
                        .with("troops", there.troops),
                    _ => Text::new("frontier-go"),
                };
                group("frontier-group-go", text.with("hex", hex.to_string()))
            }
            Choice::Propose(other) => {
                let text = Text::new("frontier-propose").with("seat", other);
                group("frontier-group-propose", text)
            }
            Choice::Pass => Label::new(Text::new("frontier-pass")).ending(),
            _ => stray(choice),
        }
    }

    fn ban(self, look: Look<'_>, seat: Seat, subject: Subject) -> Option<Ban> {
        lacks(look.game, seat, subject).or(match subject {
            Subject::Hand(card) => Some(Ban::NotNow(card)),
            Subject::Player(_) | Subject::Hex(_) => None,
        })
    }

    fn apply<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Go(target) => Muster::call(play, seat, target),
            Choice::Propose(other) => Pact::call(play, seat, other),
            Choice::Pass => {
                play.game.player_mut(seat).passed = true;
                play.emit(FrontierEvent::Passed(seat));
                self.end(play);
            }
            _ => stray(choice),
        }
    }
}

impl Turn {
    /// The turn is over: the next who has not passed is on, or the harvest
    /// begins (FRO-21).
    pub(crate) fn end<S: Sink<FrontierEvent>>(self, play: &mut Play<'_, S>) {
        let seats = usize::from(play.game.seats);
        let mut next = self.0;
        for _ in 0..seats {
            next = next.next(seats);
            if !play.game.player(next).passed {
                play.game.frames.goto(Self(next).into());
                return;
            }
        }
        play.game.frames.end();
        Harvest::call(play);
    }
}

/// FRO-20: expeditions and pacts need an order.
fn must_have_order(game: &Frontier, seat: Seat) -> Result<(), Ban> {
    if game.player(seat).orders > 0 {
        Ok(())
    } else {
        Err(Ban::NoOrders)
    }
}

/// FRO-24: with someone with whom there is none yet, and where there is a third
/// to approve it.
fn may_propose(game: &Frontier, seat: Seat, other: Seat) -> Result<(), Ban> {
    if game.seats < 3 {
        Err(Ban::NoThird)
    } else if game.player(seat).pacts.contains(other) {
        Err(Ban::Pact(other))
    } else {
        Ok(())
    }
}

/// Where someone's ships can sail now.
pub(crate) struct Sea {
    /// Where there are ships of theirs that can leave.
    fleets: PlaceSet,
    /// What can be sailed through.
    open: PlaceSet,
    far: bool,
}

impl Sea {
    pub(crate) fn of(look: Look<'_>, seat: Seat) -> Self {
        let (fleets, foreign) = look.game.fleets(seat);
        let calm = PlaceSet::first(look.game.hexes()).difference(look.game.storms);
        Self {
            fleets: fleets.intersection(calm),
            open: calm.difference(foreign),
            far: look.content.units.reach > 1,
        }
    }

    /// The hexes from which ships reach this one (FRO-30): next to it, or with
    /// one hex between that nobody else holds.
    pub(crate) fn sources(&self, target: Hex) -> PlaceSet {
        let near = target.neighbours();
        let mut reached = near;
        if self.far {
            for between in Hex::of(near.intersection(self.open)) {
                reached = reached.union(between.neighbours());
            }
        }
        let others = reached.without(target.index());
        others.intersection(self.fleets)
    }

    /// FRO-30, FRO-25: where a ship can get to, and no pact forbids it.
    fn may_go(&self, game: &Frontier, seat: Seat, target: Hex) -> Result<(), Ban> {
        if game.storms.contains(target.index()) {
            return Err(Ban::Storm(target));
        }
        if let Some(owner) = game.garrison(target).owner
            && game.player(seat).pacts.contains(owner)
        {
            return Err(Ban::Pact(owner));
        }
        if self.sources(target).is_empty() {
            Err(Ban::OutOfReach(target))
        } else {
            Ok(())
        }
    }
}

impl Frontier {
    /// The hexes from which someone's ships reach this one now (FRO-30).
    #[must_use]
    pub fn harbours(&self, content: &Content, seat: Seat, target: Hex) -> PlaceSet {
        Sea::of(Look::new(self, content), seat).sources(target)
    }

    /// Whose turn it is, at a calm moment: when nothing is half resolved
    /// (FRO-56).
    pub(crate) fn calm_turn(&self) -> Option<Seat> {
        match self.frames.top() {
            Some(Frame::Turn(Turn(seat))) => Some(seat),
            _ => None,
        }
    }
}
