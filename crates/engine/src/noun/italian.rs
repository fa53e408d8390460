//! Italian articles, articulated prepositions and plurals.

use serde::{Deserialize, Serialize};

use super::{Gender, Lead};

/// The definite article of a name; every other form follows from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Article {
    /// "il falco".
    Il,
    /// "lo scudo".
    Lo,
    /// "la nave".
    La,
    /// "l'aquila", "l'uomo".
    #[serde(rename = "l'")]
    Elided,
    /// "i falchi".
    I,
    /// "gli scudi".
    Gli,
    /// "le navi".
    Le,
    /// A proper name: "Zeus".
    None,
}

/// What the beginning of a name asks of a masculine article.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sound {
    /// "l'uomo", "gli uomini".
    Vowel,
    /// "lo scudo", "gli scudi".
    Hard,
    /// "il falco", "i falchi".
    Plain,
}

impl Article {
    /// The article of one such thing.
    pub(super) fn singular(name: &str, gender: Gender) -> Self {
        match (sound(name), gender) {
            (Sound::Vowel, _) => Self::Elided,
            (_, Gender::Feminine) => Self::La,
            (Sound::Hard, Gender::Masculine) => Self::Lo,
            (Sound::Plain, Gender::Masculine) => Self::Il,
        }
    }

    /// The article before a plural.
    pub(super) fn of_plural(plural: &str, gender: Gender) -> Self {
        match (sound(plural), gender) {
            (_, Gender::Feminine) => Self::Le,
            (Sound::Vowel | Sound::Hard, Gender::Masculine) => Self::Gli,
            (Sound::Plain, Gender::Masculine) => Self::I,
        }
    }

    /// The plural that belongs to this article.
    pub(super) const fn plural(self, gender: Gender) -> Self {
        match (self, gender) {
            (Self::Il, _) => Self::I,
            (Self::Lo, _) | (Self::Elided, Gender::Masculine) => Self::Gli,
            (Self::La, _) | (Self::Elided, Gender::Feminine) => Self::Le,
            (Self::I | Self::Gli | Self::Le | Self::None, _) => self,
        }
    }

    /// Does it stand before plurals only?
    pub(super) const fn is_plural(self) -> bool {
        matches!(self, Self::I | Self::Gli | Self::Le)
    }

    const fn definite(self) -> &'static str {
        match self {
            Self::Il => "il ",
            Self::Lo => "lo ",
            Self::La => "la ",
            Self::Elided => "l'",
            Self::I => "i ",
            Self::Gli => "gli ",
            Self::Le => "le ",
            Self::None => "",
        }
    }

    const fn indefinite(self, gender: Gender) -> &'static str {
        match (self, gender) {
            (Self::Il, _) | (Self::Elided, Gender::Masculine) => "un ",
            (Self::Lo, _) => "uno ",
            (Self::La, _) => "una ",
            (Self::Elided, Gender::Feminine) => "un'",
            (Self::I, _) => "dei ",
            (Self::Gli, _) => "degli ",
            (Self::Le, _) => "delle ",
            (Self::None, _) => "",
        }
    }

    /// What the article adds to a preposition's stem: `de` and `llo` make
    /// "dello".
    const fn ending(self) -> &'static str {
        match self {
            Self::Il => "l ",
            Self::Lo => "llo ",
            Self::La => "lla ",
            Self::Elided => "ll'",
            Self::I => "i ",
            Self::Gli => "gli ",
            Self::Le => "lle ",
            Self::None => " ",
        }
    }
}

/// `name` after what leads it.
pub(super) fn lead(lead: Lead, article: Article, gender: Gender, name: &str) -> String {
    let (alone, stem) = match lead {
        Lead::Bare => return name.to_owned(),
        Lead::The => return format!("{}{name}", article.definite()),
        Lead::A => return format!("{}{name}", article.indefinite(gender)),
        Lead::Of => ("di", "de"),
        Lead::To if begins_with_a(name) => ("ad", "a"),
        Lead::To => ("a", "a"),
        Lead::From => ("da", "da"),
        Lead::In => ("in", "ne"),
        Lead::On => ("su", "su"),
    };
    let preposition = if article == Article::None {
        alone
    } else {
        stem
    };
    format!("{preposition}{}{name}", article.ending())
}

fn begins_with_a(name: &str) -> bool {
    name.to_lowercase().starts_with(['a', 'à'])
}

/// Clusters that ask for "lo" besides s and a consonant.
const HARD: [&str; 16] = [
    "z", "x", "gn", "ps", "pn", "pt", "pf", "ct", "cn", "mn", "ts", "tz", "tm", "ft", "bd", "dz",
];

fn sound(name: &str) -> Sound {
    let name = name.to_lowercase();
    let name = name.trim_start_matches(|letter: char| !letter.is_alphanumeric());
    let mut letters = name.chars();
    let (Some(first), second) = (letters.next(), letters.next()) else {
        return Sound::Plain;
    };
    let before_vowel = second.is_some_and(is_vowel);
    match first {
        // Half a consonant: "lo iodio", "la iena", "lo yacht".
        'i' | 'y' | 'ï' if before_vowel => Sound::Hard,
        // Silent: "l'hotel".
        'h' | 'y' => Sound::Vowel,
        _ if is_vowel(first) => Sound::Vowel,
        's' if second.is_some_and(is_consonant) => Sound::Hard,
        _ if HARD.iter().any(|cluster| name.starts_with(cluster)) => Sound::Hard,
        _ => Sound::Plain,
    }
}

fn is_vowel(letter: char) -> bool {
    "aeiouàáâäèéêëìíîïòóôöùúûü".contains(letter)
}

fn is_consonant(letter: char) -> bool {
    letter.is_alphabetic() && !is_vowel(letter) && letter != 'y'
}

/// The gender of a plural: "l'uovo" is masculine, "le uova" are feminine.
pub(super) fn plural_gender(name: &str, plural: &str, gender: Gender) -> Gender {
    if head(name).ends_with('o') && head(plural).ends_with('a') {
        Gender::Feminine
    } else {
        gender
    }
}

fn head(name: &str) -> &str {
    name.split_whitespace().next().unwrap_or_default()
}

/// Words after which a name only says more about its head: "Flotte di Guerra".
const LINKS: &str = "di a da in con su per tra fra e del dello della dei degli delle al allo alla \
                     ai agli alle dal dallo dalla dai dagli dalle nel nello nella nei negli nelle \
                     sul sullo sulla sui sugli sulle senza contro";

fn is_link(word: &str) -> bool {
    let word = word.to_lowercase();
    word.contains(['\'', '’']) || LINKS.split_whitespace().any(|link| link == word)
}

/// The regular plural of a name: its head and the adjectives with it.
///
/// A second noun ("Carta Azione") looks like an adjective here; such names
/// give their plural.
pub(super) fn plural(name: &str, gender: Gender) -> String {
    let mut in_head = true;
    let words: Vec<_> = name
        .split(' ')
        .map(|word| {
            in_head &= !is_link(word);
            if in_head {
                plural_word(word, gender)
            } else {
                word.to_owned()
            }
        })
        .collect();
    words.join(" ")
}

/// Endings that change together, the longest first, for either gender.
const ENDINGS: [(&str, &str); 9] = [
    ("ologo", "ologi"),
    ("ico", "ici"),
    ("co", "chi"),
    ("go", "ghi"),
    ("io", "i"),
    ("o", "i"),
    // "La specie, le specie".
    ("ie", "ie"),
    ("e", "i"),
    ("i", "i"),
];
const MASCULINE_A: [(&str, &str); 3] = [("ca", "chi"), ("ga", "ghi"), ("a", "i")];
const FEMININE_A: [(&str, &str); 3] = [("ca", "che"), ("ga", "ghe"), ("a", "e")];

fn plural_word(word: &str, gender: Gender) -> String {
    if let Some(soft) = soft_plural(word, gender) {
        return soft;
    }
    let in_a = match gender {
        Gender::Masculine => MASCULINE_A,
        Gender::Feminine => FEMININE_A,
    };
    // One syllable ("re") and other endings ("città", "robot", "UFO") stay.
    let one_syllable = word.to_lowercase().chars().filter(|c| is_vowel(*c)).count() < 2;
    ENDINGS
        .iter()
        .chain(&in_a)
        .filter(|_| !one_syllable)
        .find_map(|(one, many)| Some(word.strip_suffix(one)?.to_owned() + many))
        .unwrap_or_else(|| word.to_owned())
}

/// "Camicia, camicie", but "lancia, lance": the i stays after a vowel, and
/// where it is stressed ("energia, energie").
fn soft_plural(word: &str, gender: Gender) -> Option<String> {
    let stem = word
        .strip_suffix("ia")
        .filter(|stem| gender == Gender::Feminine && stem.ends_with(['c', 'g']))?;
    let keeps_i = stem.ends_with("rg") || stem.chars().rev().nth(1).is_some_and(is_vowel);
    Some(format!("{stem}{}", if keeps_i { "ie" } else { "e" }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use Gender::{Feminine, Masculine};

    const ARTICLES: [Article; 8] = [
        Article::Il,
        Article::Lo,
        Article::La,
        Article::Elided,
        Article::I,
        Article::Gli,
        Article::Le,
        Article::None,
    ];

    fn led(by: Lead, gender: Gender) -> Vec<String> {
        ARTICLES
            .iter()
            .map(|article| lead(by, *article, gender, "X"))
            .collect()
    }

    #[test]
    fn masculine_articles_go_by_the_sound() {
        for (one, many) in [
            ("il Falco", "i Falchi"),
            ("il Sole", "i Soli"),
            ("il Pianeta", "i Pianeti"),
            ("il Tridente", "i Tridenti"),
            ("il Warp", "i Warp"),
            ("il Jet", "i Jet"),
            ("il Ghiacciaio", "i Ghiacciai"),
            ("lo Scudo", "gli Scudi"),
            ("lo Sciame", "gli Sciami"),
            ("lo Show", "gli Show"),
            ("lo Zero", "gli Zeri"),
            ("lo Gnomo", "gli Gnomi"),
            ("lo Psionico", "gli Psionici"),
            ("lo Pneumatico", "gli Pneumatici"),
            ("lo Xeno", "gli Xeni"),
            ("lo Yacht", "gli Yacht"),
            ("lo Ione", "gli Ioni"),
            ("lo Tsunami", "gli Tsunami"),
            ("lo Pterodattilo", "gli Pterodattili"),
            ("l'Amico", "gli Amici"),
            ("l'Incrociatore", "gli Incrociatori"),
            ("l'Umano", "gli Umani"),
            ("l'Hotel", "gli Hotel"),
            ("l'Èlitro", "gli Èlitri"),
            ("l'Yttrio", "gli Yttri"),
            ("il «Falco»", "i «Falco»"),
        ] {
            check(one, many, Masculine);
        }
    }

    #[test]
    fn feminine_articles_elide_before_vowels() {
        for (one, many) in [
            ("la Nave", "le Navi"),
            ("la Stella", "le Stelle"),
            ("la Zona", "le Zone"),
            ("la Iena", "le Iene"),
            ("la Yurta", "le Yurte"),
            ("l'Aquila", "le Aquile"),
            ("l'Energia", "le Energie"),
            ("l'Unità", "le Unità"),
        ] {
            check(one, many, Feminine);
        }
    }

    /// Checks the articles of a name written with its article in both numbers.
    fn check(one: &str, many: &str, gender: Gender) {
        let name = one.trim_start_matches("l'").trim_start_matches("il ");
        let name = name.trim_start_matches("lo ").trim_start_matches("la ");
        let definite = lead(Lead::The, Article::singular(name, gender), gender, name);
        assert_eq!(definite, one);
        let several = plural(name, gender);
        let article = Article::of_plural(&several, gender);
        assert_eq!(lead(Lead::The, article, gender, &several), many);
    }

    #[test]
    fn indefinite_articles_follow_the_definite() {
        for (article, gender, expected) in [
            (Article::Il, Masculine, "un X"),
            (Article::Lo, Masculine, "uno X"),
            (Article::Elided, Masculine, "un X"),
            (Article::La, Feminine, "una X"),
            (Article::Elided, Feminine, "un'X"),
            (Article::I, Masculine, "dei X"),
            (Article::Gli, Masculine, "degli X"),
            (Article::Le, Feminine, "delle X"),
            (Article::None, Feminine, "X"),
        ] {
            assert_eq!(lead(Lead::A, article, gender, "X"), expected);
        }
    }

    #[test]
    fn prepositions_join_with_the_article() {
        assert_eq!(
            led(Lead::Of, Masculine),
            [
                "del X", "dello X", "della X", "dell'X", "dei X", "degli X", "delle X", "di X"
            ]
        );
        assert_eq!(
            led(Lead::To, Masculine),
            [
                "al X", "allo X", "alla X", "all'X", "ai X", "agli X", "alle X", "a X"
            ]
        );
        assert_eq!(
            led(Lead::From, Masculine),
            [
                "dal X", "dallo X", "dalla X", "dall'X", "dai X", "dagli X", "dalle X", "da X"
            ]
        );
        assert_eq!(
            led(Lead::In, Masculine),
            [
                "nel X", "nello X", "nella X", "nell'X", "nei X", "negli X", "nelle X", "in X"
            ]
        );
        assert_eq!(
            led(Lead::On, Masculine),
            [
                "sul X", "sullo X", "sulla X", "sull'X", "sui X", "sugli X", "sulle X", "su X"
            ]
        );
    }

    #[test]
    fn given_articles_have_their_plural() {
        assert_eq!(Article::Il.plural(Masculine), Article::I);
        assert_eq!(Article::Lo.plural(Masculine), Article::Gli);
        assert_eq!(Article::La.plural(Feminine), Article::Le);
        assert_eq!(Article::Elided.plural(Masculine), Article::Gli);
        assert_eq!(Article::Elided.plural(Feminine), Article::Le);
        assert_eq!(Article::Gli.plural(Masculine), Article::Gli);
        assert_eq!(Article::None.plural(Masculine), Article::None);
    }

    #[test]
    fn masculine_plurals() {
        for (one, many) in [
            ("Falco", "Falchi"),
            ("Nemico", "Nemici"),
            ("Lago", "Laghi"),
            ("Biologo", "Biologi"),
            ("Viaggio", "Viaggi"),
            ("Pirata", "Pirati"),
            ("Patriarca", "Patriarchi"),
            ("Incrociatore Pesante", "Incrociatori Pesanti"),
            ("Robot", "Robot"),
            ("UFO", "UFO"),
            ("Re", "Re"),
            ("Signore della Guerra", "Signori della Guerra"),
            ("Campo d'Asteroidi", "Campi d'Asteroidi"),
        ] {
            assert_eq!(plural(one, Masculine), many);
        }
    }

    #[test]
    fn feminine_plurals() {
        for (one, many) in [
            ("Nave", "Navi"),
            ("Flotta di Guerra", "Flotte di Guerra"),
            ("Banca", "Banche"),
            ("Riga", "Righe"),
            ("Lancia", "Lance"),
            ("Spiaggia", "Spiagge"),
            ("Camicia", "Camicie"),
            ("Ciliegia", "Ciliegie"),
            ("Colonia", "Colonie"),
            ("Specie", "Specie"),
            ("Città", "Città"),
            ("Crisi", "Crisi"),
            ("Mano", "Mani"),
            ("Stella Rossa", "Stelle Rosse"),
        ] {
            assert_eq!(plural(one, Feminine), many);
        }
    }
}
