//! Rows of choices that are often made in one go: Energy cards, Units that are
//! deployed together, a World that can be conquered at once.

use engine::game::Suggestion;
use engine::{Dice, Game, Label, Seat, Seed, Silence, Text};

use super::action::Turn;
use super::energy::Energy;
use super::{Frame, Look};
use crate::card::Card;
use crate::choice::{Choice, Subject, Way};
use crate::content::Content;
use crate::label::with_energy;
use crate::state::CoreWorlds;

/// What this seat may want to do in one go now.
pub(crate) fn suggest(look: Look<'_>, seat: Seat) -> Vec<Suggestion<Choice, Subject>> {
    match look.game.frames.top() {
        Some(Frame::Energy(_)) => energy(look, seat).into_iter().collect(),
        Some(Frame::Turn(Turn(_))) => {
            let conquests = conquests(look, seat).into_iter();
            conquests.chain(deploy(look, seat)).collect()
        }
        Some(Frame::Deploy(_)) => deploy(look, seat).into_iter().collect(),
        Some(Frame::Invade(invade)) => invade.suggest(look),
        _ => Vec::new(),
    }
}

/// A game that is followed, choice by choice, as far as nothing is left to chance.
struct Trial<'a> {
    content: &'a Content,
    seat: Seat,
    game: CoreWorlds,
    choices: Vec<Choice>,
}

impl<'a> Trial<'a> {
    fn of(look: Look<'a>, seat: Seat) -> Self {
        Self {
            content: look.content,
            seat,
            game: look.game.clone(),
            choices: Vec::new(),
        }
    }

    fn offered(&self) -> Vec<Choice> {
        let mut choices = Vec::new();
        self.game.choices(self.content, self.seat, &mut choices);
        choices
    }

    fn make(&mut self, choice: Choice) {
        // Only the last choice of a row may draw, and what follows it is not
        // looked at.
        let mut dice = Dice::new(&Seed::from_word("rows"));
        let Self { content, seat, .. } = *self;
        self.game
            .apply(content, seat, choice, &mut dice, &mut Silence);
        self.choices.push(choice);
    }

    fn energy(&self) -> u16 {
        self.game.empire(self.seat).energy
    }
}

/// CW-ENE-04: every card in hand that gives Energy, and then on.
fn energy(look: Look<'_>, seat: Seat) -> Option<Suggestion<Choice, Subject>> {
    let mut trial = Trial::of(look, seat);
    let before = trial.energy();
    let plays = |choice: &Choice| matches!(choice, Choice::Play(_, Way::Plain));
    let goes_on = |trial: &Trial<'_>| matches!(trial.game.frames.top(), Some(Frame::Energy(Energy(asked))) if asked == seat);
    while goes_on(&trial)
        && let Some(play) = trial.offered().into_iter().find(plays)
    {
        trial.make(play);
    }
    let count = trial.choices.len();
    let after = trial.energy();
    // The last card in hand ends it by itself.
    if goes_on(&trial) {
        trial.choices.push(Choice::Done);
    }
    if count == 0 || after <= before || trial.choices.len() < 2 {
        return None;
    }
    let text = Text::new("core-worlds-row-energy").with("count", count);
    Some(Suggestion {
        label: with_energy(Label::new(text), before, after),
        subject: None,
        choices: trial.choices,
    })
}

/// CW-DEP-01: every Unit in hand, where all of them can be paid for.
fn deploy(look: Look<'_>, seat: Seat) -> Option<Suggestion<Choice, Subject>> {
    let mut trial = Trial::of(look, seat);
    let before = trial.energy();
    let is_unit = |card: &Card| look.content.card(*card).kind.is_unit();
    let units = look.game.empire(seat).hand.cards().filter(is_unit).count();
    let deploys = |choice: &Choice| matches!(choice, Choice::Deploy(_));
    while trial.choices.len() < units {
        let waits =
            trial.choices.is_empty() || matches!(trial.game.frames.top(), Some(Frame::Deploy(_)));
        let next = trial.offered().into_iter().find(deploys);
        trial.make(next.filter(|_| waits)?);
    }
    if units < 2 {
        return None;
    }
    let text = Text::new("core-worlds-row-deploy").with("count", units);
    Some(Suggestion {
        label: with_energy(Label::new(text), before, trial.energy()),
        subject: None,
        choices: trial.choices,
    })
}

/// CW-INV-01: every World that the Units at hand can conquer, with the smallest
/// force that does.
fn conquests(look: Look<'_>, seat: Seat) -> Vec<Suggestion<Choice, Subject>> {
    let worlds = Trial::of(look, seat).offered().into_iter();
    let worlds = worlds.filter_map(|choice| match choice {
        Choice::Invade(world) => Some(world),
        _ => None,
    });
    worlds
        .filter_map(|world| {
            let mut trial = Trial::of(look, seat);
            trial.make(Choice::Invade(world));
            let Some(Frame::Invade(invade)) = trial.game.frames.top() else {
                return None;
            };
            let force = invade.force(Look::new(&trial.game, look.content))?;
            let count = force.len();
            force.into_iter().for_each(|choice| trial.make(choice));
            if !trial.offered().contains(&Choice::Conquer) {
                return None;
            }
            trial.choices.push(Choice::Conquer);
            let text = Text::new("core-worlds-row-conquer")
                .with("card", look.content.name(world))
                .with("count", count);
            Some(Suggestion {
                label: Label::new(text).goal(),
                subject: Some(Subject::Central(world)),
                choices: trial.choices,
            })
        })
        .collect()
}
