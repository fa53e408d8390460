//! The game's own options, each with what it does.

use engine::options::{OptionKind, OptionSpec};
use maud::{Markup, html};

use super::{SetupPage, field};
use crate::parts::select;
use crate::voice::Voice;

/// What the host may choose; nothing where the game leaves no choice.
pub(super) fn options(page: &SetupPage<'_>, voice: &Voice<'_>) -> Markup {
    let specs = page.game.options();
    html! {
        @if !specs.is_empty() {
            section class="panel" aria-labelledby="the-game" {
                h2 id="the-game" { (voice.tell("web-the-game")) }
                @for spec in specs { (option(page, voice, spec)) }
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
            let words = [("no", "web-no"), ("yes", "web-yes")];
            let words = words.map(|(value, key)| (value.to_owned(), voice.tell(key)));
            select(&id, Some(&help), value, &words)
        }
        OptionKind::Number { min, max } => html! {
            input id=(id) type="number" name=(id) min=(min) max=(max) required value=(value) aria-describedby=(help);
        },
        OptionKind::OneOf(words) => {
            let words = words.iter().map(|word| in_words(voice, spec, word));
            select(&id, Some(&help), value, &words.collect::<Vec<_>>())
        }
    };
    field(&id, &voice.tell(spec.label), &voice.tell(spec.help), &input)
}

/// A word of an option, and what the game calls it where it says so.
fn in_words(voice: &Voice<'_>, spec: &OptionSpec, word: &str) -> (String, String) {
    let said = voice.named(&format!("{}-{word}", spec.label));
    (word.to_owned(), said.unwrap_or_else(|| word.to_owned()))
}
