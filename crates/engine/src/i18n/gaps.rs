//! What one language says and the other does not.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};

use super::lang::Lang;
use crate::noun::Form;

/// Something that a reader of one language would miss.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gap {
    /// A message that `lang` lacks and the other language has.
    Message {
        /// The message id.
        id: String,
        /// The language without it.
        lang: Lang,
    },
    /// A message that only the other language tells in the second person.
    SecondPerson {
        /// The message id.
        id: String,
        /// The language without it.
        lang: Lang,
    },
    /// A variable that `lang` never uses in a message, though the other does.
    Variable {
        /// The message id.
        id: String,
        /// The variable, without the suffix of a noun's form.
        variable: String,
        /// The language that leaves it out.
        lang: Lang,
    },
}

impl fmt::Display for Gap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Message { id, lang } => {
                write!(f, "message `{id}` has no text in `{lang}`: add it there")
            }
            Self::SecondPerson { id, lang } => write!(
                f,
                "message `{id}` has no second person in `{lang}`: add `.you = …` below it"
            ),
            Self::Variable { id, variable, lang } => write!(
                f,
                "message `{id}` does not use `${variable}` in `{lang}`, as the other language \
                 does: use it in both or in neither"
            ),
        }
    }
}

/// The messages of one language and what each of them uses.
#[derive(Debug, Default)]
pub(super) struct Inventory(BTreeMap<String, Uses>);

/// What a message is made of.
#[derive(Debug, Default)]
struct Uses {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    second_person: bool,
}

impl Inventory {
    /// Takes note of every message of a file.
    pub(super) fn add(&mut self, resource: &FluentResource) {
        for entry in resource.entries() {
            if let Entry::Message(message) = entry {
                self.0.insert(message.id.name.to_owned(), Uses::of(message));
            }
        }
    }

    /// What `self`, in `lang`, lacks of `other`.
    pub(super) fn lacks<'a>(
        &'a self,
        lang: Lang,
        other: &'a Self,
    ) -> impl Iterator<Item = Gap> + 'a {
        other.0.keys().flat_map(move |id| {
            let Some(uses) = self.0.get(id) else {
                let id = id.clone();
                return vec![Gap::Message { id, lang }];
            };
            let mut gaps = self.lacking_variables(lang, other, id);
            if other.0[id].second_person && !uses.second_person {
                let id = id.clone();
                gaps.push(Gap::SecondPerson { id, lang });
            }
            gaps
        })
    }

    fn lacking_variables(&self, lang: Lang, other: &Self, id: &str) -> Vec<Gap> {
        let gap = |variable: &&str| Gap::Variable {
            id: id.to_owned(),
            variable: (*variable).to_owned(),
            lang,
        };
        other
            .bases(id)
            .difference(&self.bases(id))
            .map(gap)
            .collect()
    }

    /// The variables of a message and of those it refers to; some may come
    /// twice.
    pub(super) fn variables(&self, id: &str) -> impl Iterator<Item = &str> {
        let mut seen: Vec<&str> = Vec::new();
        let mut open: Vec<(&str, &Uses)> = self.find(id).into_iter().collect();
        std::iter::from_fn(move || {
            let (id, uses) = open.pop()?;
            seen.push(id);
            let others = uses.messages.iter().filter_map(|other| self.find(other));
            open.extend(others.filter(|(other, _)| !seen.contains(other)));
            Some(uses.variables.iter().map(String::as_str))
        })
        .flatten()
    }

    fn find(&self, id: &str) -> Option<(&str, &Uses)> {
        let (id, uses) = self.0.get_key_value(id)?;
        Some((id, uses))
    }

    /// The base names of these.
    fn bases(&self, id: &str) -> BTreeSet<&str> {
        self.variables(id).map(base).collect()
    }
}

/// `card` for `card-the`, `card-gender` and every other form of a noun.
fn base(variable: &str) -> &str {
    Form::ALL
        .iter()
        .map(|form| form.suffix)
        .chain([super::GENDER])
        .filter_map(|suffix| variable.strip_suffix(suffix))
        .min_by_key(|base| base.len())
        .unwrap_or(variable)
}

impl Uses {
    fn of(message: &Message<&str>) -> Self {
        let mut uses = Self {
            second_person: message
                .attributes
                .iter()
                .any(|found| found.id.name == super::YOU),
            ..Self::default()
        };
        let attributes = message.attributes.iter().map(|attribute| &attribute.value);
        for pattern in message.value.iter().chain(attributes) {
            uses.pattern(pattern);
        }
        uses
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            // A term sees no variable of the message that it stands in.
            InlineExpression::TermReference { .. }
            | InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{WordFile, Words};

    fn gaps(it: &'static str, en: &'static str) -> Vec<Gap> {
        let source = |name, lang, text| WordFile { name, lang, text };
        Words::new(&[
            source("it.ftl", Lang::It, it),
            source("en.ftl", Lang::En, en),
        ])
        .expect("sound sources")
        .gaps()
    }

    #[test]
    fn a_message_of_one_language_is_a_gap() {
        let found = gaps("a = A\nb = B\n", "b = B\nc = C\n");
        let gap = |id: &str, lang| Gap::Message {
            id: id.to_owned(),
            lang,
        };
        assert_eq!(found, [gap("a", Lang::En), gap("c", Lang::It)]);
        assert!(found[1].to_string().contains("`c` has no text in `it`"));
    }

    #[test]
    fn a_second_person_of_one_language_is_a_gap() {
        let found = gaps("a = A\n    .you = B\n", "a = A\n");
        let gap = Gap::SecondPerson {
            id: "a".to_owned(),
            lang: Lang::En,
        };
        assert_eq!(found, [gap]);
    }

    #[test]
    fn a_variable_of_one_language_is_a_gap() {
        let found = gaps(
            "buy = Compri { $card-the } { $price ->\n [one] ora\n *[other] poi\n }\n",
            "buy = You buy { $card } { $who-of }\n",
        );
        let gap = |variable: &str, lang| Gap::Variable {
            id: "buy".to_owned(),
            variable: variable.to_owned(),
            lang,
        };
        assert_eq!(found, [gap("price", Lang::En), gap("who", Lang::It)]);
    }

    #[test]
    fn forms_of_the_same_noun_are_no_gap() {
        let found = gaps(
            "-nave = nave\nlost = { $card-gender ->\n [f] Persa\n *[m] Perso\n } { $card-the-plural }\n",
            "lost = Lost { $card-a }\n",
        );
        assert_eq!(found, []);
    }

    #[test]
    fn variables_are_found_through_other_messages_and_functions() {
        let found = gaps(
            "cost = { $price }\nbuy = Compri per { cost }\nloop = { loop }\n",
            "cost = { NUMBER($price) }\nbuy = You buy for { { $price } }\nloop = { loop }\n",
        );
        assert_eq!(found, []);
    }
}
