//! Turning messages into Italian and English.
//!
//! Every sentence is a Fluent message that exists in both languages. A
//! [`Text`] names one and what goes into it. How each [`Arg`](crate::text::Arg) reaches Fluent:
//!
//! | argument      | variables                                                        |
//! | ------------- | ---------------------------------------------------------------- |
//! | number        | `$n`, which selects plurals                                      |
//! | seat          | `$who`, the player's name                                        |
//! | noun          | `$card`, one per [`Form`](crate::noun::Form) (`$card-the`, `$card-of-plural`, …), and `$card-gender` (`m` or `f`) |
//! | text, plain   | `$it`, as it reads                                               |
//!
//! What a player did is told to that player in the second person, by the
//! attribute `you` of the message:
//!
//! ```text
//! drew = { $seat } draws a card.
//!     .you = You draw a card.
//! ```

mod gaps;
mod lang;
mod own;
mod speaker;
mod voice;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource};

pub use self::gaps::Gap;
pub use self::lang::{Lang, NotALang};
pub use self::own::ENGINE_WORDS;
use self::speaker::Speaker;
pub use self::voice::Voice;
use crate::label::{Change, Label};
use crate::seat::Seat;
use crate::text::Text;

/// What follows a noun's variable to ask for its gender.
const GENDER: &str = "-gender";

/// The message for a seat that nobody has named.
const SEAT: &str = "seat";

/// The attribute of a message that tells it to who did it.
const YOU: &str = "you";

/// How someone is told what was done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Person {
    /// By them: "You draw a card."
    Second,
    /// By someone else, or by nobody: "Ada draws a card."
    Third,
}

/// One Fluent file, built into the program.
#[derive(Debug, Clone, Copy)]
pub struct WordFile {
    /// What errors call it, such as `shell/en.ftl`.
    pub name: &'static str,
    /// The language it is written in.
    pub lang: Lang,
    /// Its text.
    pub text: &'static str,
}

/// What keeps the words from loading.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WordsError {
    /// A file is not Fluent.
    #[error("{file}:{line}: {why}; correct the Fluent syntax there")]
    Syntax {
        /// The file's name.
        file: &'static str,
        /// The line, from one.
        line: usize,
        /// What the parser says.
        why: String,
    },
    /// Two messages of a language have the same id.
    #[error("{file}:{line}: `{id}` is already defined in this language; rename or remove one")]
    Repeated {
        /// The file of the second one.
        file: &'static str,
        /// Its line, from one.
        line: usize,
        /// The id of both.
        id: String,
    },
}

/// What is wrong with a message when it is said.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SayError {
    /// No message has this key.
    #[error("message `{key}` has no text in `{lang}`: add it there")]
    NoMessage {
        /// The message id.
        key: String,
        /// The language without it.
        lang: Lang,
    },
    /// The message cannot be told to who did it.
    #[error("message `{key}` has no second person in `{lang}`: add `.you = …` below it")]
    NoSecondPerson {
        /// The message id.
        key: String,
        /// The language without it.
        lang: Lang,
    },
    /// The message uses a variable that it was not given.
    #[error(
        "message `{key}` uses `${variable}` in `{lang}` but is not given it: pass it or drop it"
    )]
    NoVariable {
        /// The message id.
        key: String,
        /// The variable.
        variable: String,
        /// The language that uses it.
        lang: Lang,
    },
    /// Fluent cannot resolve the message.
    #[error("message `{key}` cannot be said in `{lang}`: {why}")]
    Broken {
        /// The message id.
        key: String,
        /// The language.
        lang: Lang,
        /// What Fluent says.
        why: String,
    },
}

/// Display names of players, by seat.
#[derive(Debug, Clone, Copy, Default)]
pub struct Names<'a>(pub &'a [String]);

impl<'a> Names<'a> {
    /// Nobody has a name: seats are told by number.
    pub const NONE: Names<'static> = Names(&[]);

    fn get(self, seat: Seat) -> Option<&'a str> {
        let name = self.0.get(seat.index())?;
        (!name.is_empty()).then_some(name)
    }
}

/// All messages, in both languages.
pub struct Words {
    it: Tongue,
    en: Tongue,
}

/// The messages of one language.
struct Tongue {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    inventory: gaps::Inventory,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words")
            .field("it", &self.it.inventory)
            .field("en", &self.en.inventory)
            .finish()
    }
}

impl Words {
    /// Reads every source.
    ///
    /// # Errors
    /// When one is not Fluent, or two define the same message.
    pub fn new(sources: &[WordFile]) -> Result<Self, WordsError> {
        let mut words = Self {
            it: Tongue::new(Lang::It),
            en: Tongue::new(Lang::En),
        };
        for source in sources {
            let tongue = match source.lang {
                Lang::It => &mut words.it,
                Lang::En => &mut words.en,
            };
            tongue.add(source)?;
        }
        Ok(words)
    }

    /// `text` as a sentence: the first letter is a capital.
    ///
    /// What is missing shows as `«key»`, so that a reader can report it.
    #[must_use]
    pub fn say(&self, lang: Lang, text: &Text, names: &Names<'_>) -> String {
        self.say_in(lang, text, names, Person::Third)
    }

    /// As [`Words::say`], but to whoever did it where that is meant and the
    /// message has it.
    #[must_use]
    pub fn say_in(&self, lang: Lang, text: &Text, names: &Names<'_>, person: Person) -> String {
        capitalise(Speaker::new(self.tongue(lang), *names).text(text, person))
    }

    /// `text` as it stands, to go inside something else.
    #[must_use]
    pub fn phrase(&self, lang: Lang, text: &Text, names: &Names<'_>) -> String {
        Speaker::new(self.tongue(lang), *names)
            .text(text, Person::Third)
            .into_owned()
    }

    /// What a choice changes, in one line: "Energy 5 → 2"; nothing when no
    /// figure changes.
    #[must_use]
    pub fn changes(&self, lang: Lang, label: &Label) -> Option<String> {
        let change = |change: &Change| {
            let text = Text::new("change")
                .with("of", Text::new(change.of))
                .with("before", change.before)
                .with("after", change.after);
            self.phrase(lang, &text, &Names::NONE)
        };
        let changes: Vec<String> = label.changes.iter().map(change).collect();
        (!changes.is_empty()).then(|| changes.join(", "))
    }

    /// The message of a key that is made at run time, such as `<title>-help`.
    /// Nothing goes into it.
    #[must_use]
    pub fn plain(&self, lang: Lang, key: &str) -> String {
        Speaker::new(self.tongue(lang), Names::NONE)
            .message(key, &FluentArgs::new(), Person::Third)
            .into_owned()
    }

    /// As [`Words::say`], but strict.
    ///
    /// # Errors
    /// With the first thing that is missing in the message or inside it.
    pub fn try_say(&self, lang: Lang, text: &Text, names: &Names<'_>) -> Result<String, SayError> {
        self.try_say_in(lang, text, names, Person::Third)
    }

    /// As [`Words::say_in`], but strict.
    ///
    /// # Errors
    /// With the first thing that is missing in the message or inside it.
    pub fn try_say_in(
        &self,
        lang: Lang,
        text: &Text,
        names: &Names<'_>,
        person: Person,
    ) -> Result<String, SayError> {
        let mut speaker = Speaker::new(self.tongue(lang), *names);
        let said = speaker.text(text, person);
        match speaker.faults.into_iter().next() {
            Some(fault) => Err(fault),
            None => Ok(capitalise(said)),
        }
    }

    /// Is there such a message in `lang`?
    #[must_use]
    pub fn has(&self, lang: Lang, key: &str) -> bool {
        self.tongue(lang).bundle.has_message(key)
    }

    /// What one language has and the other lacks; empty when all is well.
    #[must_use]
    pub fn gaps(&self) -> Vec<Gap> {
        let (it, en) = (&self.it.inventory, &self.en.inventory);
        let mut gaps: Vec<_> = it.lacks(Lang::It, en).collect();
        gaps.extend(en.lacks(Lang::En, it));
        gaps.sort();
        gaps
    }

    const fn tongue(&self, lang: Lang) -> &Tongue {
        match lang {
            Lang::It => &self.it,
            Lang::En => &self.en,
        }
    }
}

impl Tongue {
    fn new(lang: Lang) -> Self {
        // Our codes are sound: the tests would miss their plurals otherwise.
        let locale = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks are for mixed directions; ours run the same way.
        bundle.set_use_isolating(false);
        Self {
            lang,
            bundle,
            inventory: gaps::Inventory::default(),
        }
    }

    fn add(&mut self, source: &WordFile) -> Result<(), WordsError> {
        let resource = parse(source)?;
        self.inventory.add(&resource);
        self.bundle
            .add_resource(resource)
            .map_err(|errors| repeated(source, &errors))
    }
}

fn parse(source: &WordFile) -> Result<FluentResource, WordsError> {
    FluentResource::try_new(source.text.to_owned()).map_err(|(_, errors)| {
        let first = errors.first();
        WordsError::Syntax {
            file: source.name,
            line: line_at(source.text, first.map_or(0, |error| error.pos.start)),
            why: first.map_or_else(String::new, |error| error.kind.to_string()),
        }
    })
}

fn line_at(text: &str, offset: usize) -> usize {
    1 + text
        .bytes()
        .take(offset)
        .filter(|byte| *byte == b'\n')
        .count()
}

fn repeated(source: &WordFile, errors: &[FluentError]) -> WordsError {
    let id = errors
        .iter()
        .find_map(|error| match error {
            FluentError::Overriding { id, .. } => Some(id.clone()),
            _ => None,
        })
        .unwrap_or_default();
    let defines = |line: &str| {
        line.trim_start_matches('-')
            .strip_prefix(&id)
            .is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let lines: Vec<_> = source.text.lines().collect();
    let line = lines.iter().rposition(|line| defines(line));
    WordsError::Repeated {
        file: source.name,
        line: line.map_or(1, |line| line + 1),
        id,
    }
}

/// `text` with its first letter in upper case.
///
/// What begins with a sign is left alone: a quoted word must stay as it was
/// written.
#[must_use]
pub fn capitalise(text: impl Into<String>) -> String {
    let text = text.into();
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if !first.to_uppercase().eq([first]) => {
            let capital: String = first.to_uppercase().collect();
            capital + letters.as_str()
        }
        // Most sentences begin with one: those stay where they are.
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::noun::{Gender, Noun};

    const EN: &str = "
seat = player { $number }
draw = { $who } draws { $n ->
    [one] one card
   *[other] { $n } cards
}.
play = { $who } plays { $card-the } and looks at the power { $card-of }.
lost = { $card-the } is lost.
why = because { $reason }
cold = it is cold
mulligan = { $who } draws { $card-a } again.
    .you = You draw { $card-the } again.
";
    const IT: &str = "
seat = giocatore { $number }
draw = { $who } pesca { $n ->
    [one] una carta
   *[other] { $n } carte
}.
play = { $who } gioca { $card-the } e guarda la forza { $card-of }.
lost = { $card-the } è { $card-gender ->
    [f] persa
   *[m] perso
}.
why = perché { $reason }
cold = fa freddo
mulligan = { $who } ripesca { $card-a }.
    .you = Ripeschi { $card-the }.
";

    fn source(lang: Lang, text: &'static str) -> WordFile {
        let name = match lang {
            Lang::It => "shell/it.ftl",
            Lang::En => "shell/en.ftl",
        };
        WordFile { name, lang, text }
    }

    fn words() -> Words {
        Words::new(&[source(Lang::It, IT), source(Lang::En, EN)]).expect("sound sources")
    }

    fn seat(index: usize) -> Seat {
        Seat::new(index).expect("a seat")
    }

    #[test]
    fn numbers_select_plurals_in_both_languages() {
        let words = words();
        let names = ["Ada".to_owned(), String::new()];
        let draw = |lang, n: u8| {
            let text = Text::new("draw").with("who", seat(0)).with("n", n);
            words.try_say(lang, &text, &Names(&names)).expect("said")
        };
        assert_eq!(draw(Lang::En, 1), "Ada draws one card.");
        assert_eq!(draw(Lang::En, 3), "Ada draws 3 cards.");
        assert_eq!(draw(Lang::It, 1), "Ada pesca una carta.");
        assert_eq!(draw(Lang::It, 0), "Ada pesca 0 carte.");
    }

    #[test]
    fn seats_without_a_name_are_told_by_number() {
        let words = words();
        let draw = Text::new("draw").with("who", seat(1)).with("n", 2);
        let blank = ["Ada".to_owned(), String::new()];
        for names in [Names::NONE, Names(&blank)] {
            assert_eq!(
                words.say(Lang::It, &draw, &names),
                "Giocatore 2 pesca 2 carte."
            );
        }
    }

    #[test]
    fn nouns_bring_their_grammar() {
        let words = words();
        let eagle = Noun::new("Eagle", "Aquila", Gender::Feminine);
        let play = Text::new("play").with("who", "Ada").with("card", &eagle);
        assert_eq!(
            words.say(Lang::It, &play, &Names::NONE),
            "Ada gioca l'Aquila e guarda la forza dell'Aquila."
        );
        assert_eq!(
            words.say(Lang::En, &play, &Names::NONE),
            "Ada plays the Eagle and looks at the power of the Eagle."
        );
        let lost = Text::new("lost").with("card", &eagle);
        assert_eq!(
            words.say(Lang::It, &lost, &Names::NONE),
            "L'Aquila è persa."
        );
    }

    #[test]
    fn who_did_it_is_told_so() {
        let words = words();
        let eagle = Noun::new("Eagle", "Aquila", Gender::Feminine);
        let text = Text::new("mulligan")
            .with("who", "Ada")
            .with("card", &eagle);
        let say = |lang, text: &Text, person| words.try_say_in(lang, text, &Names::NONE, person);
        assert_eq!(
            say(Lang::En, &text, Person::Third).expect("said"),
            "Ada draws an Eagle again."
        );
        assert_eq!(
            say(Lang::En, &text, Person::Second).expect("said"),
            "You draw the Eagle again."
        );
        assert_eq!(
            say(Lang::It, &text, Person::Second).expect("said"),
            "Ripeschi l'Aquila."
        );
        let draw = Text::new("draw").with("who", "Ada").with("n", 2);
        assert_eq!(
            words.say_in(Lang::En, &draw, &Names::NONE, Person::Second),
            "Ada draws 2 cards."
        );
        let error = say(Lang::It, &draw, Person::Second).expect_err("no second person");
        assert_eq!(
            error.to_string(),
            "message `draw` has no second person in `it`: add `.you = …` below it"
        );
    }

    #[test]
    fn only_the_whole_sentence_is_capitalised() {
        let words = words();
        let why = Text::new("why").with("reason", Text::new("cold"));
        assert_eq!(
            words.say(Lang::En, &why, &Names::NONE),
            "Because it is cold"
        );
        assert_eq!(
            words.phrase(Lang::It, &why, &Names::NONE),
            "perché fa freddo"
        );
        for (text, capital) in [
            ("è così", "È così"),
            ("“s7” is no seat", "“s7” is no seat"),
            ("3 cards", "3 cards"),
            ("«key»", "«key»"),
            ("", ""),
        ] {
            assert_eq!(capitalise(text), capital);
        }
    }

    #[test]
    fn what_is_missing_shows_and_is_named() {
        let words = words();
        let nested = Text::new("why").with("reason", Text::new("hot"));
        assert_eq!(
            words.say(Lang::En, &Text::new("hot"), &Names::NONE),
            "«hot»"
        );
        assert_eq!(words.say(Lang::En, &nested, &Names::NONE), "Because «hot»");
        assert_eq!(
            words.try_say(Lang::It, &nested, &Names::NONE),
            Err(SayError::NoMessage {
                key: "hot".to_owned(),
                lang: Lang::It
            })
        );
        let error = words.try_say(Lang::En, &Text::new("why"), &Names::NONE);
        assert_eq!(
            error.expect_err("no reason").to_string(),
            "message `why` uses `$reason` in `en` but is not given it: pass it or drop it"
        );
    }

    #[test]
    fn broken_references_are_named() {
        let words = Words::new(&[source(Lang::En, "a = { -brand }\nb = { b }\n")]).expect("parses");
        for key in ["a", "b"] {
            let error = words.try_say(Lang::En, &Text::new(key), &Names::NONE);
            assert!(matches!(error, Err(SayError::Broken { .. })), "{error:?}");
        }
    }

    #[test]
    fn syntax_errors_name_file_and_line() {
        let error = Words::new(&[source(Lang::En, "a = A\n\nb = { $x\nc = C\n")]);
        let message = error.expect_err("not Fluent").to_string();
        assert!(message.starts_with("shell/en.ftl:4: "), "{message}");
    }

    #[test]
    fn repeated_messages_name_file_and_line() {
        let twice = [
            source(Lang::En, "a = A\n"),
            source(Lang::En, "b = B\na = C\n"),
        ];
        assert_eq!(
            Words::new(&twice).expect_err("a is repeated"),
            WordsError::Repeated {
                file: "shell/en.ftl",
                line: 2,
                id: "a".to_owned()
            }
        );
    }

    #[test]
    fn words_are_shared_between_threads() {
        const fn shared<T: Send + Sync>() {}
        shared::<Words>();
        assert_eq!(words().gaps(), []);
        assert!(words().has(Lang::It, "draw") && !words().has(Lang::En, "hot"));
    }
}
