//! Everything can be said, and every reason is one.

use super::walk::{Census, Moment};
use super::{Broken, Law, Lawful, ensure};
use crate::event::{Event, Recorder};
use crate::game::Reason;
use crate::i18n::{Lang, Names, Words};
use crate::options::GameOptions;
use crate::seat::{Seat, Viewer};
use crate::table::Table;
use crate::text::Text;

pub(super) fn can_say(words: &Words, text: &Text) -> Result<(), Broken> {
    for lang in Lang::ALL {
        if let Err(error) = words.try_say(lang, text, &Names::NONE) {
            return Err((Law::Words, error.to_string()));
        }
    }
    Ok(())
}

/// What is said before anyone sits down.
pub(super) fn check_lobby<O: GameOptions>(words: &Words, _: &O) -> Result<(), Broken> {
    let gaps = words.gaps();
    ensure(Law::Words, gaps.is_empty(), || gaps[0].to_string())?;
    for spec in O::specs() {
        can_say(words, &Text::new(spec.label))?;
        can_say(words, &Text::new(spec.help))?;
        ensure(Law::Words, spec.is_sound(), || {
            format!("option `{}` is not sound", spec.key)
        })?;
    }
    Ok(())
}

pub(super) fn check<G: Lawful>(moment: &Moment<'_, G>, census: &mut Census) -> Result<(), Broken> {
    for seat in Seat::all(moment.setup.seats()) {
        check_seat(moment, seat, census)?;
    }
    let viewer = Viewer::Public;
    for section in G::describe(
        moment.content(),
        &moment.state.view(moment.content(), viewer),
    ) {
        section
            .texts()
            .try_for_each(|text| can_say(moment.words, text))?;
    }
    Ok(())
}

fn check_seat<G: Lawful>(
    moment: &Moment<'_, G>,
    seat: Seat,
    census: &mut Census,
) -> Result<(), Broken> {
    let (content, state) = (moment.content(), moment.state);
    let choices = moment.choices(state, seat);
    if !choices.is_empty() {
        let question = state
            .question(content, seat)
            .ok_or((Law::Moves, format!("{seat} is asked nothing")))?;
        can_say(moment.words, &question.text)?;
        known_rule(moment, question.rule)?;
    }
    let mut offered = Vec::new();
    for &choice in &choices {
        let label = state.label(content, seat, choice);
        can_say(moment.words, &label.text)?;
        for key in label
            .changes
            .iter()
            .map(|change| change.of)
            .chain(label.group)
        {
            can_say(moment.words, &Text::new(key))?;
        }
        offered.extend(state.subject(content, choice));
        let (_, told) = moment.after(state, seat, choice);
        can_tell(moment, &told)?;
    }
    for &subject in moment.subjects {
        let reason = state.why_not(content, seat, subject);
        if offered.contains(&subject) {
            ensure(Law::Reasons, reason.is_none(), || {
                format!("`{subject}` is offered to {seat} and explained away: {reason:?}")
            })?;
        } else if let Some(Reason { text, rule }) = reason {
            can_say(moment.words, &text)?;
            known_rule(moment, rule)?;
            census.reasons += 1;
        }
    }
    Ok(())
}

fn known_rule<G: Lawful>(moment: &Moment<'_, G>, rule: &str) -> Result<(), Broken> {
    ensure(Law::Reasons, moment.rules.contains(rule), || {
        format!("rule `{rule}` is in no ledger of this game")
    })
}

fn can_tell<G: Lawful>(moment: &Moment<'_, G>, told: &Recorder<G::Event>) -> Result<(), Broken> {
    for event in &told.events {
        for seen in moment.viewers().filter_map(|viewer| event.seen_by(viewer)) {
            can_say(moment.words, &G::tell(moment.content(), &seen))?;
        }
    }
    Ok(())
}

/// What is said when it is over.
pub(super) fn check_end<G: Lawful>(words: &Words, table: &Table<G>) -> Result<(), Broken> {
    can_say(words, &Text::new(G::INFO.title))?;
    let standing = table.standing();
    let outcome = standing
        .outcome
        .ok_or((Law::Ends, "over without an outcome".to_owned()))?;
    can_say(words, &Text::new(outcome.how))?;
    let seats = table.seats();
    ensure(
        Law::Ends,
        standing.scores.len() == seats && outcome.places.len() == seats,
        || "scores or places are missing".to_owned(),
    )?;
    ensure(Law::Ends, outcome.places.contains(&1), || {
        "nobody is first".to_owned()
    })
}
