//! Everything can be said, and every reason is one.

use std::cell::RefCell;
use std::collections::HashSet;
use std::fmt;

use engine::event::{Event, Recorder};
use engine::game::{Reason, Verdict};
use engine::i18n::{Lang, Names, Person, Words};
use engine::options::{GameOptions, OptionValues, Preset};
use engine::seat::{Seat, Viewer};
use engine::table::Table;
use engine::text::Text;

use super::walk::{Census, Moment};
use super::{Broken, Law, Lawful, ensure};

/// The words of a game, and what has been said with them: saying it again
/// would tell nothing new, and saying things is much of what a look costs.
pub(super) struct Speech<'a> {
    words: &'a Words,
    said: RefCell<HashSet<Text>>,
    said_to_you: RefCell<HashSet<Text>>,
}

impl<'a> Speech<'a> {
    pub(super) fn with(words: &'a Words) -> Self {
        Self {
            words,
            said: RefCell::default(),
            said_to_you: RefCell::default(),
        }
    }
}

pub(super) fn can_say(speech: &Speech<'_>, text: &Text) -> Result<(), Broken> {
    can_say_in(speech, text, Person::Third)
}

fn can_say_in(speech: &Speech<'_>, text: &Text, person: Person) -> Result<(), Broken> {
    let said = match person {
        Person::Second => &speech.said_to_you,
        Person::Third => &speech.said,
    };
    if said.borrow().contains(text) {
        return Ok(());
    }
    for lang in Lang::ALL {
        let tried = speech.words.try_say_in(lang, text, &Names::NONE, person);
        tried.map_err(|error| (Law::Words, error.to_string()))?;
    }
    said.borrow_mut().insert(text.clone());
    Ok(())
}

/// What is said before anyone sits down.
pub(super) fn check_lobby<O: GameOptions>(words: &Speech<'_>, _: &O) -> Result<(), Broken> {
    let gaps = words.words.gaps();
    ensure(Law::Words, gaps.is_empty(), || gaps[0].to_string())?;
    for spec in O::specs() {
        can_say(words, &Text::new(spec.label))?;
        can_say(words, &Text::new(spec.help))?;
        ensure(Law::Words, spec.is_sound(), || {
            format!("option `{}` is not sound", spec.key)
        })?;
        if let Some(group) = spec.group {
            can_say(words, &Text::new(group))?;
        }
    }
    for preset in O::presets() {
        can_say(words, &Text::new(preset.label))?;
        can_say(words, &Text::new(preset.help))?;
        let values = Preset::chosen(O::presets(), preset.name, &[])
            .and_then(|chosen| OptionValues::parse(O::specs(), &chosen))
            .and_then(|values| O::from_values(&values));
        ensure(Law::Words, values.is_ok(), || {
            format!("preset `{}` is not sound", preset.name)
        })?;
    }
    Ok(())
}

pub(super) fn check<G: Lawful>(moment: &Moment<'_, G>, census: &mut Census) -> Result<(), Broken> {
    for seat in Seat::all(moment.setup.seats()) {
        check_seat(moment, seat, census)?;
    }
    for &(seat, choice) in &moment.tried {
        check_choice(moment, seat, choice)?;
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
    let about = |choice: G::Choice| state.subject(content, choice);
    let offered: Vec<G::Subject> = choices.iter().copied().filter_map(about).collect();
    let mut bans = Vec::new();
    if let Some(verdicts) = state.verdicts(content, seat) {
        lists_agree(&choices, &verdicts, seat)?;
        for (choice, ban) in verdicts {
            let Some(ban) = ban else { continue };
            can_say(moment.words, &ban.text)?;
            known_rule(moment, ban.rule)?;
            bans.extend(about(choice).map(|subject| (subject, ban)));
        }
    }
    for &subject in &moment.subjects {
        let reason = state.why_not(content, seat, subject);
        if let Some(given) = &reason {
            reasons_agree(&bans, (seat, subject), given)?;
        }
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

/// What a choice says, and what is told of it.
fn check_choice<G: Lawful>(
    moment: &Moment<'_, G>,
    seat: Seat,
    choice: G::Choice,
) -> Result<(), Broken> {
    let label = moment.state.label(moment.content(), seat, choice);
    can_say(moment.words, &label.text)?;
    let changes = label.changes.iter().map(|change| change.of);
    for key in changes.chain(label.group) {
        can_say(moment.words, &Text::new(key))?;
    }
    let (_, told) = moment.after(moment.state, seat, choice);
    can_tell(moment, &told)
}

/// What is listed is what no rule forbids, in the same order.
fn lists_agree<C: Copy + PartialEq + fmt::Display>(
    listed: &[C],
    verdicts: &[Verdict<C>],
    seat: Seat,
) -> Result<(), Broken> {
    let free = verdicts.iter().filter(|(_, ban)| ban.is_none());
    let free: Vec<C> = free.map(|(choice, _)| *choice).collect();
    let other = listed.iter().zip(&free).find(|(one, other)| one != other);
    ensure(
        Law::Reasons,
        listed.len() == free.len() && other.is_none(),
        || {
            let count = (listed.len(), free.len());
            let pair = other.map(|(one, other)| format!("`{one}`, not `{other}`"));
            format!("the list of {seat} is not what the rules allow: {count:?} {pair:?}")
        },
    )
}

/// A reason why nothing about a thing is offered is one of those for which its
/// options are forbidden.
fn reasons_agree<S: Copy + PartialEq + fmt::Display>(
    bans: &[(S, Reason)],
    (seat, subject): (Seat, S),
    given: &Reason,
) -> Result<(), Broken> {
    let mut bans = bans
        .iter()
        .filter(|(banned, _)| *banned == subject)
        .map(|(_, ban)| ban)
        .peekable();
    let known = bans.peek().is_none() || bans.any(|ban| ban == given);
    ensure(Law::Reasons, known, || {
        format!("`{subject}` is not offered to {seat} for another reason than {given:?}")
    })
}

fn known_rule<G: Lawful>(moment: &Moment<'_, G>, rule: &str) -> Result<(), Broken> {
    ensure(Law::Reasons, moment.rules.contains(rule), || {
        format!("rule `{rule}` is in no ledger of this game")
    })
}

fn can_tell<G: Lawful>(moment: &Moment<'_, G>, told: &Recorder<G::Event>) -> Result<(), Broken> {
    let seats = moment.setup.seats();
    for event in &told.events {
        for seen in moment.viewers().filter_map(|viewer| event.seen_by(viewer)) {
            let told = G::tell(moment.content(), &seen);
            can_say(moment.words, &told.text)?;
            if told.actor.is_some() {
                can_say_in(moment.words, &told.text, Person::Second)?;
            }
            let sits = told.actor.is_none_or(|seat| seat.index() < seats);
            ensure(Law::Words, sits, || format!("{told:?} is by nobody here"))?;
            if let Some(subject) = told.subject {
                let again = subject.to_string().parse().ok();
                ensure(Law::Notation, again == Some(subject), || {
                    format!("`{subject}` is not read back as it was written")
                })?;
            }
        }
    }
    Ok(())
}

/// What is said when it is over.
pub(super) fn check_end<G: Lawful>(words: &Speech<'_>, table: &Table<G>) -> Result<(), Broken> {
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
    // Someone is first, or nobody wins and the best is second.
    let best = outcome.places.iter().min();
    ensure(Law::Ends, matches!(best, Some(1 | 2)), || {
        format!("the best place is {best:?}")
    })
}
