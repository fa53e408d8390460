//! Options: described, chosen, checked.

use super::*;

const SPECS: &[OptionSpec] = &[
    spec("rounds", OptionKind::Number { min: 1, max: 9 }, "5"),
    spec("open-prices", OptionKind::Switch, "no"),
    spec("map", OptionKind::OneOf(&["small", "large"]), "small"),
];

const fn spec(key: &'static str, kind: OptionKind, default: &'static str) -> OptionSpec {
    OptionSpec {
        key,
        kind,
        default,
        label: "option",
        help: "option-help",
        group: None,
        needs: None,
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Map {
    #[default]
    Small,
    Large,
}

impl std::str::FromStr for Map {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        match word {
            "small" => Ok(Self::Small),
            "large" => Ok(Self::Large),
            _ => Err(()),
        }
    }
}

impl From<Map> for &'static str {
    fn from(map: Map) -> Self {
        match map {
            Map::Small => "small",
            Map::Large => "large",
        }
    }
}

impl Words for Map {
    const WORDS: &'static [&'static str] = &["small", "large"];
}

crate::options! {
    /// A game with everything that an option can have.
    struct Bazaar of "bazaar" {
        /// A number.
        "rounds" => rounds: u8 = 5, from 1 to 9;
        /// A switch.
        "open-prices" => open_prices: bool = yes;
        /// A word.
        "map" => map: Map = first, in "places";
        /// One that counts with another alone.
        "ruins" => ruins: u16 = 300, from 0 to 1000, in "places", with "map" = "large";
    }
    presets {
        "long" => { "rounds" = "9", "map" = "large" }
        "blind" => { "open-prices" = "no" }
    }
}

fn read(text: &str) -> Result<OptionValues, OptionError> {
    OptionValues::read(SPECS, text)
}

fn refusal(text: &str) -> String {
    read(text).expect_err(text).to_string()
}

#[test]
fn what_is_not_chosen_has_its_default() {
    let values = read("rounds=7").expect("sound options");
    assert_eq!(values.to_string(), "map=small open-prices=no rounds=7");
    assert_eq!(read(""), OptionValues::defaults(SPECS));
}

#[test]
fn values_are_written_and_read() {
    let text = "map=large open-prices=yes rounds=9";
    let values = read("rounds=09 open-prices=yes map=large").expect("sound options");
    assert_eq!(values.to_string(), text);
    assert_eq!(read(text), Ok(values));
}

#[test]
fn unknown_and_repeated_keys_are_refused() {
    assert_eq!(
        refusal("round=7"),
        "there is no option `round`; there are: rounds, open-prices, map"
    );
    assert_eq!(
        refusal("rounds=7 rounds=7"),
        "option `rounds` is given twice: keep one"
    );
    let error = OptionValues::read(NoOptions::specs(), "a=b").expect_err("no options");
    assert_eq!(
        error.to_string(),
        "there is no option `a`; this game has none"
    );
    assert!(refusal("rounds").contains("`rounds` sets no option"));
}

#[test]
fn values_that_are_not_allowed_are_refused() {
    for (text, allowed) in [
        ("rounds=10", "a whole number from 1 to 9"),
        ("rounds=0", "a whole number from 1 to 9"),
        ("rounds=-1", "a whole number from 1 to 9"),
        ("rounds=", "a whole number from 1 to 9"),
        ("open-prices=true", "yes or no"),
        ("map=Small", "one of: small, large"),
    ] {
        let (key, value) = text.split_once('=').expect("a pair");
        assert_eq!(
            refusal(text),
            format!("option `{key}` cannot be `{value}`: write {allowed}")
        );
    }
}

fn bazaar(text: &str) -> Result<Bazaar, OptionError> {
    Bazaar::from_values(&OptionValues::read(Bazaar::specs(), text)?)
}

#[test]
fn games_have_their_own_form() {
    let usual = Bazaar {
        rounds: 5,
        open_prices: true,
        map: Map::Small,
        ruins: 300,
    };
    assert_eq!(Bazaar::default(), usual);
    assert_eq!(bazaar(""), Ok(usual));
    let own = bazaar("map=large open-prices=no ruins=7").expect("sound options");
    assert_eq!(
        (own.map, own.ruins, own.open_prices),
        (Map::Large, 7, false)
    );
    let values = own.to_values();
    assert_eq!(
        values.to_string(),
        "map=large open-prices=no rounds=5 ruins=7"
    );
    assert_eq!(Bazaar::from_values(&values), Ok(own));
}

#[test]
fn they_are_described_by_convention() {
    let specs = Bazaar::specs();
    assert!(specs.iter().all(OptionSpec::is_sound));
    assert_eq!(specs[0].label, "bazaar-option-rounds");
    assert_eq!(specs[0].help, "bazaar-option-rounds-help");
    assert_eq!((specs[0].group, specs[0].needs), (None, None));
    assert_eq!(specs[2].kind, OptionKind::OneOf(&["small", "large"]));
    assert_eq!(specs[2].default, "small");
    assert_eq!(specs[3].group, Some("bazaar-group-places"));
}

#[test]
fn what_needs_another_is_refused_without_it() {
    assert!(bazaar("ruins=7 map=large").is_ok());
    // What is as usual hurts nobody.
    assert!(bazaar("ruins=300 map=small").is_ok());
    let error = bazaar("ruins=7").expect_err("a small map has no ruins");
    assert_eq!(
        error.to_string(),
        "option `ruins` counts only with map=large: set that, or leave `ruins` as it is"
    );
}

#[test]
fn presets_set_several_and_choices_go_before_them() {
    let chosen = |name, besides: &[(&str, &str)]| {
        let besides = besides
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let besides: Vec<_> = besides.collect();
        let chosen = Preset::chosen(Bazaar::presets(), name, &besides)?;
        Bazaar::from_values(&OptionValues::parse(Bazaar::specs(), &chosen)?)
    };
    let long = chosen("long", &[]).expect("a preset");
    assert_eq!((long.rounds, long.map), (9, Map::Large));
    let own = chosen("long", &[("rounds", "2")]).expect("a preset");
    assert_eq!((own.rounds, own.map), (2, Map::Large));
    assert_eq!(
        chosen("short", &[]).expect_err("no preset").to_string(),
        "there is no preset `short`; there are: long, blind"
    );
    let wrong = Preset::chosen(&[], "x", &[]).expect_err("none");
    assert!(wrong.to_string().ends_with("this game has none"));
}

#[test]
fn asking_for_the_wrong_kind_is_an_error() {
    let values = read("").expect("defaults");
    assert!(values.chosen::<bool>("rounds").is_err());
    assert!(values.chosen::<u8>("map").is_err());
    assert!(values.chosen::<Map>("nothing").is_err());
}

#[test]
fn specs_can_be_checked() {
    assert!(SPECS.iter().all(OptionSpec::is_sound));
    for wrong in [
        spec("two words", OptionKind::Switch, "no"),
        spec("switch", OptionKind::Switch, "maybe"),
        spec("map", OptionKind::OneOf(&["very large"]), "very large"),
    ] {
        assert!(!wrong.is_sound(), "{}", wrong.key);
    }
    assert_eq!(
        NoOptions::from_values(&NoOptions.to_values()),
        Ok(NoOptions)
    );
}
