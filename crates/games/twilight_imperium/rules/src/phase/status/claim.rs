//! Objectives are claimed and units scrapped, in order of play (TI3-STA-02 to
//! TI3-STA-06, TI3-OBJ-03 to TI3-OBJ-08, TI3-VIC-01, TI3-VIC-02, TI3-SCR-01).

use engine::step::{Options, Step};
use engine::{Label, Pass, Question, Seat, SeatSet, Sink, Text};

use super::scrap::{self, may_scrap};
use super::{Scrap, fulfils, upkeep};
use crate::ban::Ban;
use crate::choice::{Choice, Subject, stray};
use crate::event::ImperiumEvent;
use crate::ids::{Objective, Stage};
use crate::phase::common::{Coin, Payment, Purpose, gain_points};
use crate::state::{End, SecretState};
use crate::{Look, Play, TwilightImperium};

/// The one whose turn it is to claim: the place in the order of play, and whether a
/// public objective was claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Claim {
    nth: u8,
    claimed: bool,
}

/// TI3-STA-06: who has lost a planet of the home claims nothing.
fn holds_home(look: Look<'_>, seat: Seat) -> bool {
    let home = look.game.player(seat).home;
    let mut planets = look.game.planets(look.content, home).iter();
    planets.all(|planet| look.game.world(*planet).owner == Some(seat))
}

impl Claim {
    pub(crate) const fn first() -> Self {
        Self {
            nth: 0,
            claimed: false,
        }
    }

    pub(crate) fn seat(self, game: &TwilightImperium) -> Option<Seat> {
        game.order_of_play().get(usize::from(self.nth)).copied()
    }

    fn may_claim(self, look: Look<'_>, seat: Seat, objective: Objective) -> Result<(), Ban> {
        if !holds_home(look, seat) {
            return Err(Ban::HomeLost);
        }
        // TI3-STA-04.
        if look.game.scored[objective as usize].contains(seat) {
            return Err(Ban::ScoredAlready);
        }
        // TI3-OBJ-08.
        if objective.stage() != Stage::Secret && self.claimed {
            return Err(Ban::OnePublic);
        }
        fulfils(look, seat, objective)
    }

    /// Might something be claimed, as far as everyone may know? Whether a secret
    /// objective is fulfilled must not show, so who has one always might.
    fn might_claim(self, look: Look<'_>, seat: Seat) -> bool {
        let hidden = look.game.player(seat).secret.1 == SecretState::Hidden;
        let mut revealed = look.game.revealed.iter();
        let public = revealed.any(|card| self.may_claim(look, seat, *card).is_ok());
        holds_home(look, seat) && (hidden || public)
    }

    /// TI3-R93: who can claim nothing may still scrap units.
    fn is_asked(self, look: Look<'_>, seat: Seat) -> bool {
        self.might_claim(look, seat) || may_scrap(look.game, seat).is_ok()
    }

    /// What is done for who does not want to be asked about scrapping alone.
    pub(crate) fn pass(self, look: Look<'_>, seat: Seat) -> Option<Pass<Choice>> {
        (!self.might_claim(look, seat)).then_some(Pass::new(scrap::KIND, Choice::Done))
    }

    fn next(self) -> Self {
        Self {
            nth: self.nth + 1,
            claimed: false,
        }
    }
}

/// TI3-OBJ-04: what an objective takes, and how much.
const fn spending(objective: Objective) -> Option<Coin> {
    match objective {
        Objective::SpendResources | Objective::SpendManyResources => Some(Coin::Resources),
        Objective::SpendInfluence | Objective::SpendMuchInfluence => Some(Coin::Influence),
        _ => None,
    }
}

/// TI3-STA-03, TI3-STA-05, TI3-VIC-02: an objective is scored.
pub(crate) fn score<S: Sink<ImperiumEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    objective: Objective,
) {
    let points = play.content.objective(objective).points;
    let scored = &mut play.game.scored[objective as usize];
    *scored = scored.with(seat);
    if objective.stage() == Stage::Secret {
        play.game.player_mut(seat).secret.1 = SecretState::Scored;
    }
    play.emit(ImperiumEvent::Claimed(seat, objective, points));
    if matches!(objective, Objective::Domination | Objective::Supremacy) {
        play.emit(ImperiumEvent::Won(seat));
        play.game.finish(End::Objective(seat));
    } else {
        gain_points(play, seat, points);
    }
}

impl Step<TwilightImperium> for Claim {
    fn asked(self, game: &TwilightImperium) -> SeatSet {
        self.seat(game).map_or(SeatSet::NONE, SeatSet::one)
    }

    fn options(self, look: Look<'_>, seat: Seat, out: &mut impl Options<TwilightImperium>) {
        for objective in &look.game.revealed {
            let verdict = self.may_claim(look, seat, *objective);
            out.option(Choice::Claim(*objective), verdict);
        }
        let (secret, _) = look.game.player(seat).secret;
        out.option(Choice::Claim(secret), self.may_claim(look, seat, secret));
        out.option(Choice::Scrap, may_scrap(look.game, seat));
        out.may(Choice::Done);
    }

    fn question(self, look: Look<'_>, seat: Seat) -> Question {
        let points = look.game.player(seat).points;
        Question::new(
            Text::new("ti3-ask-claim").with("points", points),
            "TI3-STA-02",
        )
    }

    fn label(self, look: Look<'_>, seat: Seat, choice: Choice) -> Label {
        match choice {
            Choice::Claim(objective) => {
                let facts = look.content.objective(objective);
                let points = look.game.player(seat).points;
                Label::new(Text::new("ti3-claim").with("objective", &facts.name))
                    .goal()
                    .with_change("ti3-points", points, points + facts.points)
            }
            Choice::Scrap => Text::new("ti3-scrap-one").into(),
            Choice::Done => Label::new(Text::new("ti3-claimed-all")).ending(),
            _ => stray(choice),
        }
    }

    fn ban(self, _: Look<'_>, _: Seat, subject: Subject) -> Option<Ban> {
        match subject {
            Subject::Objective(_) => Some(Ban::NotRevealed),
            _ => Some(Ban::StatusPhase),
        }
    }

    fn apply<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        match choice {
            Choice::Claim(objective) => {
                let public = objective.stage() != Stage::Secret;
                let claimed = self.claimed || public;
                play.game.frames.goto(Self { claimed, ..self }.into());
                let count = play.content.objective(objective).count;
                if let Some(coin) = spending(objective) {
                    let purpose = Purpose::Objective(objective);
                    let payment = Payment::new(seat, count, coin, purpose);
                    play.game.frames.call(payment.into());
                    return;
                }
                if matches!(objective, Objective::SpendGoods | Objective::SpendManyGoods) {
                    play.game.player_mut(seat).goods -= count;
                    play.emit(ImperiumEvent::Paid(seat, count));
                }
                score(play, seat, objective);
            }
            Choice::Scrap => play.game.frames.call(Scrap(seat).into()),
            Choice::Done => {
                play.emit(ImperiumEvent::Content(seat));
                play.game.frames.goto(self.next().into());
            }
            _ => stray(choice),
        }
    }

    fn settle<S: Sink<ImperiumEvent>>(self, play: &mut Play<'_, S>) -> bool {
        match self.seat(play.game) {
            None => {
                play.game.frames.end();
                upkeep(play);
                true
            }
            Some(seat) if !self.is_asked(play.look(), seat) => {
                play.game.frames.goto(self.next().into());
                true
            }
            Some(_) => false,
        }
    }
}
