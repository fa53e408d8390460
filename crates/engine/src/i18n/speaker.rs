//! Saying a message, with all that goes into it.

use std::borrow::Cow;

use fluent_bundle::resolver::errors::{ReferenceKind, ResolverError};
use fluent_bundle::{FluentArgs, FluentError, FluentValue};

use super::{GENDER, Lang, Names, Person, SEAT, SayError, Tongue, YOU};
use crate::noun::{Form, Noun};
use crate::seat::Seat;
use crate::text::{Arg, Text};

/// Says one message, and keeps what goes wrong on the way.
pub(super) struct Speaker<'w, 'n> {
    tongue: &'w Tongue,
    names: Names<'n>,
    pub(super) faults: Vec<SayError>,
}

impl<'w: 'n, 'n> Speaker<'w, 'n> {
    pub(super) const fn new(tongue: &'w Tongue, names: Names<'n>) -> Self {
        Self {
            tongue,
            names,
            faults: Vec::new(),
        }
    }

    pub(super) fn text(&mut self, text: &Text, person: Person) -> Cow<'w, str> {
        let mut args = FluentArgs::new();
        for (name, arg) in &text.args {
            self.set(&mut args, text.key, name, arg);
        }
        self.message(text.key, &args, person)
    }

    fn set<'b>(&mut self, args: &mut FluentArgs<'b>, key: &str, name: &'static str, arg: &'b Arg)
    where
        'n: 'b,
    {
        match arg {
            Arg::Number(number) => args.set(name, *number),
            Arg::Seat(seat) => args.set(name, self.seat(*seat)),
            Arg::Noun(noun) => set_noun(args, self.tongue, key, name, noun),
            Arg::Phrase(phrase) => args.set(name, phrase.say(self.tongue.lang)),
            Arg::Text(text) => args.set(name, self.text(text, Person::Third)),
            Arg::Plain(plain) => args.set(name, plain.as_str()),
        }
    }

    fn seat(&mut self, seat: Seat) -> Cow<'n, str> {
        if let Some(name) = self.names.get(seat) {
            return name.into();
        }
        let number = FluentValue::from(seat.index() + 1);
        let args = FluentArgs::from_iter([("number", number)]);
        self.message(SEAT, &args, Person::Third)
    }

    pub(super) fn message(
        &mut self,
        key: &str,
        args: &FluentArgs<'_>,
        person: Person,
    ) -> Cow<'w, str> {
        let Tongue { bundle, lang, .. } = self.tongue;
        let message = bundle.get_message(key);
        let value = message.as_ref().and_then(|found| found.value());
        let you = message.as_ref().and_then(|found| found.get_attribute(YOU));
        let pattern = match (person, you) {
            (Person::Second, Some(you)) => Some(you.value()),
            (Person::Second, None) if value.is_some() => {
                let key = key.to_owned();
                self.faults
                    .push(SayError::NoSecondPerson { key, lang: *lang });
                value
            }
            (Person::Second | Person::Third, _) => value,
        };
        let Some(pattern) = pattern else {
            let key = key.to_owned();
            let shown = format!("«{key}»");
            self.faults.push(SayError::NoMessage { key, lang: *lang });
            return shown.into();
        };
        let mut errors = Vec::new();
        let said = bundle.format_pattern(pattern, Some(args), &mut errors);
        self.faults
            .extend(errors.iter().map(|error| fault(key, *lang, error)));
        said
    }
}

/// Sets the forms of a noun that a message uses: of the many there are, a
/// sentence has one or two.
fn set_noun<'a>(args: &mut FluentArgs<'a>, tongue: &'a Tongue, key: &str, name: &str, noun: &Noun) {
    for variable in tongue.inventory.variables(key) {
        let Some(suffix) = variable.strip_prefix(name) else {
            continue;
        };
        if suffix == GENDER {
            args.set(variable, noun.gender().code());
        } else if let Some(form) = Form::ALL.iter().find(|form| form.suffix == suffix) {
            args.set(variable, noun.form(tongue.lang, form.lead, form.count));
        }
    }
}

fn fault(key: &str, lang: Lang, error: &FluentError) -> SayError {
    let key = key.to_owned();
    match error {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) => {
            let variable = id.clone();
            SayError::NoVariable {
                key,
                variable,
                lang,
            }
        }
        other => SayError::Broken {
            key,
            lang,
            why: other.to_string(),
        },
    }
}
