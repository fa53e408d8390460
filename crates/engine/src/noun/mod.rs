//! Names of components with the grammar that sentences need.
//!
//! Content files write a name once, in both languages:
//!
//! ```toml
//! name = { en = "Stealth Hawk", it = "Falco Furtivo", gender = "m" }
//! ```
//!
//! Articles, articulated prepositions and plurals follow from that. Where the
//! regular rules are wrong for a name, the file says so:
//!
//! | field        | meaning                                                          |
//! | ------------ | ---------------------------------------------------------------- |
//! | `en_plural`  | the English plural                                               |
//! | `it_plural`  | the Italian plural                                               |
//! | `en_article` | `a`, `an`; `some` for a name that is already plural; `none` for a proper name |
//! | `it_article` | `il`, `lo`, `la`, `l'`; `i`, `gli`, `le` for a name that is already plural; `none` for a proper name |

mod english;
mod italian;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use crate::i18n::Lang;

/// A component's name in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Noun {
    #[serde(deserialize_with = "written")]
    en: String,
    #[serde(deserialize_with = "written")]
    it: String,
    gender: Gender,
    #[serde(
        default,
        deserialize_with = "written_too",
        skip_serializing_if = "Option::is_none"
    )]
    en_plural: Option<String>,
    #[serde(
        default,
        deserialize_with = "written_too",
        skip_serializing_if = "Option::is_none"
    )]
    it_plural: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    en_article: Option<english::Article>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    it_article: Option<italian::Article>,
}

/// The grammatical gender of an Italian name, written `m` or `f`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gender {
    /// As in "il falco".
    #[serde(rename = "m")]
    Masculine,
    /// As in "la nave".
    #[serde(rename = "f")]
    Feminine,
}

impl Gender {
    /// `m` or `f`, as content files and Fluent selectors write it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Masculine => "m",
            Self::Feminine => "f",
        }
    }
}

/// One or several of a thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Count {
    /// "the Stealth Hawk".
    One,
    /// "the Stealth Hawks".
    Many,
}

/// What stands before a name in a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Lead {
    /// Nothing: "Stealth Hawk", "Falco Furtivo".
    Bare,
    /// The definite article: "the Stealth Hawk", "il Falco Furtivo".
    The,
    /// The indefinite article: "a Stealth Hawk", "un Falco Furtivo".
    A,
    /// "of the Stealth Hawk", "del Falco Furtivo".
    Of,
    /// "to the Stealth Hawk", "al Falco Furtivo".
    To,
    /// "from the Stealth Hawk", "dal Falco Furtivo".
    From,
    /// "in the Stealth Hawk", "nel Falco Furtivo".
    In,
    /// "on the Stealth Hawk", "sul Falco Furtivo".
    On,
}

/// One way in which a name appears in a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Form {
    /// What stands before it.
    pub lead: Lead,
    /// One or several.
    pub count: Count,
    /// How Fluent variables name this form: `-the` makes `$card-the`.
    pub suffix: &'static str,
}

impl Form {
    /// Every form.
    pub const ALL: [Self; 16] = [
        Self::new(Lead::Bare, Count::One, ""),
        Self::new(Lead::The, Count::One, "-the"),
        Self::new(Lead::A, Count::One, "-a"),
        Self::new(Lead::Of, Count::One, "-of"),
        Self::new(Lead::To, Count::One, "-to"),
        Self::new(Lead::From, Count::One, "-from"),
        Self::new(Lead::In, Count::One, "-in"),
        Self::new(Lead::On, Count::One, "-on"),
        Self::new(Lead::Bare, Count::Many, "-plural"),
        Self::new(Lead::The, Count::Many, "-the-plural"),
        Self::new(Lead::A, Count::Many, "-a-plural"),
        Self::new(Lead::Of, Count::Many, "-of-plural"),
        Self::new(Lead::To, Count::Many, "-to-plural"),
        Self::new(Lead::From, Count::Many, "-from-plural"),
        Self::new(Lead::In, Count::Many, "-in-plural"),
        Self::new(Lead::On, Count::Many, "-on-plural"),
    ];

    const fn new(lead: Lead, count: Count, suffix: &'static str) -> Self {
        Self {
            lead,
            count,
            suffix,
        }
    }
}

impl Noun {
    /// A name that follows the regular rules in both languages.
    #[must_use]
    pub fn new(en: impl Into<String>, it: impl Into<String>, gender: Gender) -> Self {
        Self {
            en: en.into(),
            it: it.into(),
            gender,
            en_plural: None,
            it_plural: None,
            en_article: None,
            it_article: None,
        }
    }

    /// The gender of the Italian name.
    #[must_use]
    pub const fn gender(&self) -> Gender {
        self.gender
    }

    /// The bare name: "Stealth Hawk", "Falco Furtivo".
    #[must_use]
    pub fn name(&self, lang: Lang) -> &str {
        match lang {
            Lang::It => &self.it,
            Lang::En => &self.en,
        }
    }

    /// The bare plural: "Stealth Hawks", "Falchi Furtivi".
    #[must_use]
    pub fn plural(&self, lang: Lang) -> String {
        match lang {
            Lang::It => self.italian_plural(),
            Lang::En => self.english_plural(),
        }
    }

    /// The name as it appears after `lead`: "of the Stealth Hawks".
    #[must_use]
    pub fn form(&self, lang: Lang, lead: Lead, count: Count) -> String {
        let name = match count {
            Count::One => self.name(lang).to_owned(),
            Count::Many => self.plural(lang),
        };
        match lang {
            Lang::It => italian::lead(lead, self.italian_article(count), self.gender, &name),
            Lang::En => english::lead(lead, self.english_article(count), &name),
        }
    }

    fn english_plural(&self) -> String {
        match (&self.en_plural, self.en_article) {
            (Some(given), _) => given.clone(),
            (None, Some(english::Article::Some)) => self.en.clone(),
            (None, _) => english::plural(&self.en),
        }
    }

    fn italian_plural(&self) -> String {
        match (&self.it_plural, self.it_article) {
            (Some(given), _) => given.clone(),
            (None, Some(article)) if article.is_plural() => self.it.clone(),
            (None, _) => italian::plural(&self.it, self.gender),
        }
    }

    fn english_article(&self, count: Count) -> english::Article {
        let one = self
            .en_article
            .unwrap_or_else(|| english::Article::of(&self.en));
        match count {
            Count::One => one,
            Count::Many => one.plural(),
        }
    }

    fn italian_article(&self, count: Count) -> italian::Article {
        use italian::Article;
        match (count, self.it_article) {
            (Count::One, Some(given)) => given,
            (Count::One, None) => Article::singular(&self.it, self.gender),
            (Count::Many, Some(given)) => given.plural(self.gender),
            (Count::Many, None) => {
                let plural = self.italian_plural();
                let gender = italian::plural_gender(&self.it, &plural, self.gender);
                Article::of_plural(&plural, gender)
            }
        }
    }
}

/// Reads a word that must not be blank.
fn written<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let word = String::deserialize(deserializer)?;
    if word.trim().is_empty() {
        return Err(D::Error::custom("a name must not be blank: write the name"));
    }
    Ok(word)
}

/// As [`written`], for fields that may be left out.
fn written_too<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<String>, D::Error> {
    written(deserializer).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn noun(toml: &str) -> Noun {
        toml::from_str(toml).expect("a noun")
    }

    fn forms(noun: &Noun, lang: Lang, count: Count) -> Vec<String> {
        Form::ALL
            .iter()
            .filter(|form| form.count == count)
            .map(|form| noun.form(lang, form.lead, count))
            .collect()
    }

    #[test]
    fn a_short_name_has_every_form() {
        let hawk = noun("en = 'Stealth Hawk'\nit = 'Falco Furtivo'\ngender = 'm'");
        assert_eq!(
            hawk,
            Noun::new("Stealth Hawk", "Falco Furtivo", Gender::Masculine)
        );
        assert_eq!(
            forms(&hawk, Lang::En, Count::One),
            [
                "Stealth Hawk",
                "the Stealth Hawk",
                "a Stealth Hawk",
                "of the Stealth Hawk",
                "to the Stealth Hawk",
                "from the Stealth Hawk",
                "in the Stealth Hawk",
                "on the Stealth Hawk",
            ]
        );
        assert_eq!(
            forms(&hawk, Lang::It, Count::One),
            [
                "Falco Furtivo",
                "il Falco Furtivo",
                "un Falco Furtivo",
                "del Falco Furtivo",
                "al Falco Furtivo",
                "dal Falco Furtivo",
                "nel Falco Furtivo",
                "sul Falco Furtivo",
            ]
        );
        assert_eq!(hawk.plural(Lang::En), "Stealth Hawks");
        assert_eq!(hawk.plural(Lang::It), "Falchi Furtivi");
        assert_eq!(
            hawk.form(Lang::It, Lead::A, Count::Many),
            "dei Falchi Furtivi"
        );
        assert_eq!(hawk.form(Lang::En, Lead::A, Count::Many), "Stealth Hawks");
    }

    #[test]
    fn proper_names_take_no_article() {
        let zeus = noun(
            "en = 'Zeus'\nit = 'Zeus'\ngender = 'm'\nen_article = 'none'\nit_article = 'none'",
        );
        assert_eq!(
            forms(&zeus, Lang::En, Count::One),
            [
                "Zeus",
                "Zeus",
                "Zeus",
                "of Zeus",
                "to Zeus",
                "from Zeus",
                "in Zeus",
                "on Zeus"
            ]
        );
        assert_eq!(
            forms(&zeus, Lang::It, Count::One),
            [
                "Zeus", "Zeus", "Zeus", "di Zeus", "a Zeus", "da Zeus", "in Zeus", "su Zeus"
            ]
        );
        let athena = noun("en = 'Athena'\nit = 'Atena'\ngender = 'f'\nit_article = 'none'");
        assert_eq!(athena.form(Lang::It, Lead::To, Count::One), "ad Atena");
    }

    #[test]
    fn names_that_are_already_plural_stay_as_they_are() {
        let troops = noun(
            "en = 'Shock Troops'\nit = 'Assaltatori'\ngender = 'm'\n\
             en_article = 'some'\nit_article = 'gli'",
        );
        for count in [Count::One, Count::Many] {
            assert_eq!(troops.form(Lang::En, Lead::The, count), "the Shock Troops");
            assert_eq!(troops.form(Lang::En, Lead::A, count), "some Shock Troops");
            assert_eq!(troops.form(Lang::It, Lead::The, count), "gli Assaltatori");
            assert_eq!(troops.form(Lang::It, Lead::A, count), "degli Assaltatori");
            assert_eq!(troops.form(Lang::It, Lead::On, count), "sugli Assaltatori");
        }
    }

    #[test]
    fn given_plurals_and_articles_win() {
        let card = noun(
            "en = 'Hero'\nen_plural = 'Heroes'\nit = 'Carta Eroe'\nit_plural = 'Carte Eroe'\n\
             gender = 'f'",
        );
        assert_eq!(card.form(Lang::En, Lead::The, Count::Many), "the Heroes");
        assert_eq!(
            card.form(Lang::It, Lead::To, Count::Many),
            "alle Carte Eroe"
        );
        let jonio = noun(
            "en = 'Ewe'\nen_article = 'a'\nit = 'Junker'\nit_plural = 'Junker'\n\
             it_article = 'lo'\ngender = 'm'",
        );
        assert_eq!(jonio.form(Lang::En, Lead::A, Count::One), "a Ewe");
        assert_eq!(jonio.form(Lang::It, Lead::A, Count::One), "uno Junker");
        assert_eq!(jonio.form(Lang::It, Lead::Of, Count::Many), "degli Junker");
    }

    #[test]
    fn plurals_that_change_gender_take_its_article() {
        let mut egg = Noun::new("Dragon Egg", "Uovo di Drago", Gender::Masculine);
        egg.it_plural = Some("Uova di Drago".to_owned());
        assert_eq!(egg.form(Lang::It, Lead::The, Count::One), "l'Uovo di Drago");
        assert_eq!(
            egg.form(Lang::It, Lead::The, Count::Many),
            "le Uova di Drago"
        );
    }

    #[test]
    fn wrong_names_say_what_is_wrong() {
        let cases = [
            ("en = 'A'\nit = 'B'", "missing field `gender`"),
            ("en = 'A'\nit = ' '\ngender = 'm'", "must not be blank"),
            ("en = 'A'\nit = 'B'\ngender = 'n'", "unknown variant `n`"),
            (
                "en = 'A'\nit = 'B'\ngender = 'm'\nen_plurl = 'As'",
                "unknown field `en_plurl`",
            ),
            (
                "en = 'A'\nit = 'B'\ngender = 'm'\nit_article = 'el'",
                "expected one of `il`, `lo`, `la`, `l'`",
            ),
        ];
        for (toml, why) in cases {
            let error = toml::from_str::<Noun>(toml).expect_err(toml).to_string();
            assert!(error.contains(why), "{error}");
        }
    }

    #[test]
    fn a_noun_is_written_as_it_was_read() {
        let short = "en = \"Ship\"\nit = \"Nave\"\ngender = \"f\"\n";
        assert_eq!(toml::to_string(&noun(short)).as_deref(), Ok(short));
    }

    #[test]
    fn suffixes_name_one_form_each() {
        let suffixes: std::collections::BTreeSet<_> =
            Form::ALL.iter().map(|form| form.suffix).collect();
        assert_eq!(suffixes.len(), Form::ALL.len());
    }
}
