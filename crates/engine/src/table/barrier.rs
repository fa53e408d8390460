//! What cannot be taken back, found out by trying it on a copy.

use crate::chance::Dice;
use crate::event::{Event, Recorder};
use crate::game::Game;
use crate::seat::{Seat, Viewer};

/// Why a choice cannot be taken back once made. What it will show to others
/// is no reason: it is shown when it commits.
///
/// When several apply the first is given. Whether others are concerned is
/// public; what is then drawn or revealed, or whether the game ends, may hang
/// on what nobody should know yet, and the button must not tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
pub enum Barrier {
    /// It concerns another seat.
    Others,
    /// It shows the chooser something hidden.
    Reveal,
    /// It draws chance.
    Chance,
}

impl Barrier {
    /// Message: this was crossed, so there is nothing to undo.
    #[must_use]
    pub const fn undo_key(self) -> &'static str {
        match self {
            Self::Others => "undo-others",
            Self::Reveal => "undo-reveal",
            Self::Chance => "undo-chance",
        }
    }

    /// Message: this will be crossed.
    #[must_use]
    pub const fn warning_key(self) -> &'static str {
        match self {
            Self::Others => "barrier-others",
            Self::Reveal => "barrier-reveal",
            Self::Chance => "barrier-chance",
        }
    }
}

/// Why a seat may make a choice: because it owes one, or as a right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum By {
    Duty,
    Liberty,
}

/// One step of a seat, looked at before it is taken.
#[derive(Clone)]
pub(super) struct Step<G: Game> {
    pub(super) choice: G::Choice,
    pub(super) after: G,
    pub(super) events: Vec<G::Event>,
    pub(super) barrier: Option<Barrier>,
    /// Does it complete an answer to an open window?
    pub(super) answers: bool,
}

impl<G: Game> Step<G> {
    /// Applies a listed choice to a clone and looks at what it did.
    pub(super) fn take(
        content: &G::Content,
        before: &G,
        dice: &mut Dice,
        seat: Seat,
        (choice, by): (G::Choice, By),
    ) -> Self {
        let mut after = before.clone();
        let mut recorder = Recorder::default();
        dice.take_drawn();
        after.apply(content, seat, choice, dice, &mut recorder);
        let (asked_before, asked_after) = (before.to_act(), after.to_act());
        let passes_on =
            asked_after.without(seat) != asked_before.without(seat) || !asked_after.contains(seat);
        // Whoever opened a window waits for its answers, even when the one
        // who answers is also the next to act.
        // A window that opens ends a draft even where it concerns the chooser
        // alone: who is let pass in it is found out when it commits.
        let window = before.reactions();
        let other_window = after.reactions() != window;
        let answers = window.is_some() && (passes_on || other_window);
        let concerns = other_window || !recorder.concerned.without(seat).is_empty();
        let barrier = if passes_on || concerns || by == By::Liberty {
            Some(Barrier::Others)
        } else if recorder.events.iter().any(|event| teaches(event, seat)) {
            Some(Barrier::Reveal)
        } else if !dice.take_drawn().is_empty() {
            Some(Barrier::Chance)
        } else {
            None
        };
        Self {
            choice,
            after,
            events: recorder.events,
            barrier,
            answers,
        }
    }
}

/// Does this event uncover something to this seat?
fn teaches<E: Event>(event: &E, seat: Seat) -> bool {
    let viewer = Viewer::Seat(seat);
    event
        .seen_by(viewer)
        .is_some_and(|seen| seen.reveals_to(viewer))
}
