//! Hits are taken, one by one, by who suffers them (TI3-SPB-15 to TI3-SPB-17,
//! TI3-UDR-02, TI3-CRY-11).

use arrayvec::ArrayVec;
use engine::map::Hex;
use engine::step::{Options, Step};
use engine::{Label, Pass, Question, Seat, SeatSet, Sink, Text};

use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::odds::usual;
use crate::state::Vessel;
use crate::{Look, Play, TwilightImperium};

/// What standing orders call the question.
pub(crate) const KIND: &str = "ti3-kind-hits";

/// This seat takes so many hits in a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hits {
    pub(crate) seat: Seat,
    pub(crate) place: Hex,
    pub(crate) left: u8,
}

/// Ships that differ, in a place.
pub(crate) type Vessels = ArrayVec<Vessel, 27>;

/// Every kind of ship that someone has in a place, once.
pub(crate) fn vessels(game: &TwilightImperium, seat: Seat, place: Hex) -> Vessels {
    let mut found = Vessels::new();
    for hull in game.hulls_at(seat, place) {
        if !found.contains(&hull.vessel) {
            found.push(hull.vessel);
        }
    }
    found
}

/// A ship is lost, with all that is aboard (TI3-CRY-11).
pub(crate) fn lose<S: Sink<ImperiumEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    place: Hex,
    vessel: Vessel,
) {
    play.game.take_hull(seat, place, vessel);
    play.emit(ImperiumEvent::Lost(seat, vessel));
}

pub(crate) fn label_ship(look: Look<'_>, key: &'static str, vessel: Vessel) -> Label {
    Text::new(key)
        .with("ship", vessel_name(look, vessel))
        .into()
}

/// What a ship is called, with what is aboard.
pub(crate) fn vessel_name(look: Look<'_>, vessel: Vessel) -> Text {
    crate::shell::vessel(look.content, vessel)
}

impl Hits {
    /// How many hits all ships there can take.
    fn absorbed(self, game: &TwilightImperium) -> u32 {
        let hulls = game.hulls_at(self.seat, self.place);
        let hulls: u32 = hulls
            .map(|hull| 1 + u32::from(hull.vessel.can_sustain()))
            .sum();
        hulls + u32::from(game.fighters_at(self.seat, self.place))
    }

    /// What the usual losses take next.
    pub(crate) fn usual(self, look: Look<'_>) -> Option<Choice> {
        let ships = vessels(look.game, self.seat, self.place);
        let fighters = look.game.fighters_at(self.seat, self.place);
        let (vessel, stays) = usual::next(look.content, &ships, fighters)?;
        Some(match vessel {
            Some(vessel) if stays => Choice::Damage(vessel),
            Some(vessel) => Choice::Lose(vessel),
            None => Choice::LoseFighter,
        })
    }

    /// What is done for who does not want to be asked.
    pub(crate) fn pass(self, look: Look<'_>) -> Option<Pass<Choice>> {
        self.usual(look).map(|choice| Pass::new(KIND, choice))
    }

    fn take<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, choice: Choice) {
        let Self { seat, place, .. } = self;
        match choice {
            Choice::Damage(vessel) => {
                let mut hull = play.game.take_hull(seat, place, vessel);
                hull.vessel.hurt = true;
                play.game.add_hull(seat, hull);
                play.emit(ImperiumEvent::Damaged(seat, vessel));
            }
            Choice::Lose(vessel) => lose(play, seat, place, vessel),
            Choice::LoseFighter => {
                play.game.player_mut(seat).fighters[place.index()] -= 1;
                play.emit(ImperiumEvent::LostFighter(seat));
            }
            _ => stray(choice),
        }
        let left = self.left - 1;
        play.game.frames.goto(Self { left, ..self }.into());
    }
}

impl Step<TwilightImperium> for Hits {
    fn asked(self, _: &TwilightImperium) -> SeatSet {
        SeatSet::one(self.seat)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        let ships = vessels(look.game, seat, self.place);
        for vessel in ships.iter().filter(|vessel| vessel.can_sustain()) {
            out.may(Choice::Damage(*vessel));
        }
        if look.game.fighters_at(seat, self.place) > 0 {
            out.may(Choice::LoseFighter);
        }
        for vessel in ships {
            out.may(Choice::Lose(vessel));
        }
    }

    fn question(self, _: Look<'_>, _: Seat) -> Question {
        Question::new(
            Text::new("ti3-ask-hits").with("left", self.left),
            "TI3-SPB-15",
        )
    }

    fn label(self, look: Look<'_>, _: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Damage(vessel) => label_ship(look, "ti3-damage", vessel),
            Choice::Lose(vessel) => label_ship(look, "ti3-lose", vessel),
            Choice::LoseFighter => Text::new("ti3-lose-fighter").into(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, _: Subject) -> Option<Ban> {
        Some(Ban::HitsFirst)
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        self.take(play, choice);
    }

    /// Where all is lost, or only one kind can be, there is nothing to decide.
    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        let Self { seat, place, left } = self;
        if left == 0 || !play.game.has_fleet(seat, place) {
            play.game.frames.end();
            return true;
        }
        let ships = vessels(play.game, seat, place);
        let wings = play.game.fighters_at(seat, place) > 0;
        let all = self.absorbed(play.game) <= u32::from(left);
        let forced = match (&ships[..], wings) {
            ([], true) => Some(Choice::LoseFighter),
            ([only], false) if !only.can_sustain() => Some(Choice::Lose(*only)),
            ([first, ..], _) if all && first.can_sustain() => Some(Choice::Damage(*first)),
            ([first, ..], _) if all => Some(Choice::Lose(*first)),
            _ => None,
        };
        forced.is_some_and(|choice| {
            self.take(play, choice);
            true
        })
    }
}
