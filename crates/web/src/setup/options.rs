//! The game's own options, each with what it does: those that every host looks
//! at, then the others by group. Presets fill several in at once.

use engine::Text;
use engine::i18n::Voice;
use engine::options::{Need, OptionKind, OptionSpec, Preset};
use maud::{Markup, html};

use super::{SetupPage, field};
use crate::parts::{select, stepper};

/// What the host may choose; nothing where the game leaves no choice.
pub(super) fn options(page: &SetupPage<'_>, voice: &Voice<'_>) -> Markup {
    let specs = page.game.options();
    html! {
        @if !specs.is_empty() {
            section class="panel" aria-labelledby="the-game" {
                h2 id="the-game" { (voice.tell("web-the-game")) }
                (presets(page, voice))
                @for (group, specs) in groups(specs) {
                    @if let Some(group) = group { h3 { (voice.tell(group)) } }
                    @for spec in specs { (option(page, voice, spec)) }
                }
            }
        }
    }
}

/// The options below each heading, in the order of their first; those without
/// one come first.
fn groups(specs: &[OptionSpec]) -> Vec<(Option<&'static str>, Vec<&OptionSpec>)> {
    let mut groups = vec![(None, Vec::new())];
    for spec in specs {
        match groups.iter_mut().find(|(group, _)| *group == spec.group) {
            Some((_, below)) => below.push(spec),
            None => groups.push((spec.group, vec![spec])),
        }
    }
    groups
}

/// Links that fill the form in.
fn presets(page: &SetupPage<'_>, voice: &Voice<'_>) -> Markup {
    let presets = page.game.presets();
    let to = |preset: &Preset| {
        let (id, seats) = (page.game.info().id, page.seats);
        format!("/games/{id}/new?seats={seats}&preset={}", preset.name)
    };
    let now = page.value("preset", "");
    html! {
        @if !presets.is_empty() {
            nav class="presets" aria-label=(voice.tell("web-presets")) {
                @for preset in presets {
                    a class="btn ghost" href=(to(preset)) title=(voice.tell(preset.help)) aria-current=[(preset.name == now).then_some("true")] {
                        (voice.tell(preset.label))
                    }
                }
            }
        }
    }
}

fn option(page: &SetupPage<'_>, voice: &Voice<'_>, spec: &OptionSpec) -> Markup {
    let id = format!("option-{}", spec.key);
    let help = format!("{id}-help");
    let value = page.value(&id, spec.default);
    let input = match spec.kind {
        OptionKind::Switch => {
            let words = ["no", "yes"].map(|word| (word.to_owned(), in_words(voice, spec, word)));
            select(&id, Some(&help), value, &words)
        }
        OptionKind::Number { min, max } => stepper(voice, &id, Some(&help), value, (min, max)),
        OptionKind::OneOf(words) => {
            let words = words.iter();
            let words = words.map(|word| ((*word).to_owned(), in_words(voice, spec, word)));
            select(&id, Some(&help), value, &words.collect::<Vec<_>>())
        }
    };
    let mut what = voice.tell(spec.help);
    if let Some(need) = spec.needs {
        what = format!("{what} {}", only_with(page.game.options(), voice, need));
    }
    field(&id, &voice.tell(spec.label), &what, &input)
}

/// What an option counts for nothing without.
fn only_with(specs: &[OptionSpec], voice: &Voice<'_>, need: Need) -> String {
    let other = specs.iter().find(|spec| spec.key == need.key);
    let Some(other) = other else {
        return String::new();
    };
    let text = Text::new("web-option-needs")
        .with("option", Text::new(other.label))
        .with("value", in_words(voice, other, need.value));
    voice.say(&text)
}

/// What a value of an option is called: the game may say so.
fn in_words(voice: &Voice<'_>, spec: &OptionSpec, word: &str) -> String {
    let said = voice.named(&format!("{}-{word}", spec.label));
    said.unwrap_or_else(|| match (spec.kind, word) {
        (OptionKind::Switch, "yes") => voice.tell("web-yes"),
        (OptionKind::Switch, _) => voice.tell("web-no"),
        (OptionKind::Number { .. } | OptionKind::OneOf(_), word) => word.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use engine::i18n::{ENGINE_WORDS, Lang, Words};
    use engine::options::GameOptions;

    use super::*;

    engine::options! {
        /// A game with groups and needs.
        struct Voyage of "web" {
            /// Far from here.
            "far" => far: bool = no, in "places";
            /// For every host.
            "crew" => crew: u8 = 3, from 1 to 9;
            /// Only far from here.
            "storms" => storms: u8 = 0, from 0 to 5, in "dangers", with "far" = "yes";
            /// Another place.
            "port" => port: bool = no, in "places";
        }
    }

    #[test]
    fn options_stand_below_their_headings() {
        let groups = groups(Voyage::specs());
        let keys = groups.iter().map(|(group, specs)| {
            let keys: Vec<_> = specs.iter().map(|spec| spec.key).collect();
            (*group, keys)
        });
        assert_eq!(
            keys.collect::<Vec<_>>(),
            [
                (None, vec!["crew"]),
                (Some("web-group-places"), vec!["far", "port"]),
                (Some("web-group-dangers"), vec!["storms"]),
            ]
        );
    }

    #[test]
    fn an_option_says_what_it_counts_with() {
        let words = Words::new(&[ENGINE_WORDS, crate::WORDS].concat()).unwrap();
        let voice = Voice::new(&words, Lang::En);
        let specs = Voyage::specs();
        let need = specs[2].needs.unwrap();
        let said = only_with(specs, &voice, need);
        assert!(said.contains("yes"), "{said}");
        assert!(said.starts_with("Counts only with"), "{said}");
        let usual = Voyage::default();
        assert_eq!(
            (usual.far, usual.crew, usual.storms, usual.port),
            (false, 3, 0, false)
        );
    }
}
