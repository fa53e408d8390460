//! A bot's figures in words.

use engine::Text;

use crate::evaluation::Terms;
use crate::plans::Left;

/// The most choices that a reason speaks of.
pub(crate) const ROWS: usize = 5;

/// The most terms that are told of one choice.
const TERMS: usize = 3;

/// The best of some choices, after some tries.
pub(crate) fn search_text(choices: usize, tries: u64) -> Text {
    Text::new("bot-why-search")
        .with("count", choices)
        .with("tries", i64::try_from(tries).unwrap_or(i64::MAX))
}

/// How often a choice was tried, and how likely it wins.
pub(crate) fn searched(visits: u64, share: f64, win: f64) -> Text {
    Text::new("bot-figures-search")
        .with("visits", i64::try_from(visits).unwrap_or(i64::MAX))
        .with("share", percent(share))
        .with("win", percent(win))
}

fn percent(part: f64) -> i64 {
    (100.0 * part).round() as i64
}

/// The best of some choices, by the lead after it.
pub(crate) fn greedy_text(choices: usize) -> Text {
    Text::new("bot-why-greedy").with("count", choices)
}

/// The lead after a choice, and the terms that it changes most, both in
/// hundredths of a point.
pub(crate) fn judged(lead: i32, before: &Terms, after: &Terms) -> Text {
    let changes = after.less(before);
    let mut changes: Vec<_> = changes.iter().filter(|(_, by)| *by != 0).collect();
    changes.sort_by_key(|(_, by)| -by.abs());
    changes.truncate(TERMS);
    let told = changes.into_iter().map(|(key, by)| {
        Text::new("bot-change")
            .with("term", Text::new(key))
            .with("by", points(by))
    });
    let list =
        told.reduce(|list, next| Text::new("bot-list").with("first", list).with("rest", next));
    match list {
        Some(changes) => Text::new("bot-figures-greedy")
            .with("lead", points(lead))
            .with("changes", changes),
        None => Text::new("bot-figures-greedy-same").with("lead", points(lead)),
    }
}

/// The plan that is followed.
pub(crate) fn plan(label: Text) -> Text {
    Text::new("bot-plan").with("plan", label)
}

/// A plan that is followed no longer, and why.
pub(crate) fn ended(label: Text, left: &Left) -> Text {
    let text = match left {
        Left::Done => Text::new("bot-plan-done"),
        Left::Stuck => Text::new("bot-plan-stuck"),
        Left::Worse => Text::new("bot-plan-worse"),
        Left::Broken(why) => Text::new("bot-plan-broken").with("why", why.clone()),
    };
    text.with("plan", label)
}

/// What was chosen because it was planned.
pub(crate) fn planned_text() -> Text {
    Text::new("bot-why-planned")
}

/// A choice that is judged by the plan which it begins.
pub(crate) fn begun(label: Text, figures: Text) -> Text {
    Text::new("bot-figures-plan")
        .with("plan", label)
        .with("figures", figures)
}

/// The figures of what was chosen because it was planned.
pub(crate) fn planned() -> Text {
    Text::new("bot-figures-planned")
}

/// Two sentences.
pub(crate) fn sentences(first: Text, second: Text) -> Text {
    Text::new("bot-sentences")
        .with("first", first)
        .with("second", second)
}

/// Hundredths as points with a sign, and the decimals only where there are any.
fn points(hundredths: i32) -> Text {
    let sign = match hundredths.signum() {
        1 => "+",
        -1 => "−",
        _ => "±",
    };
    let size = hundredths.unsigned_abs();
    let (whole, part) = (size / 100, size % 100);
    let text = match part {
        0 => Text::new("bot-points-whole"),
        part => Text::new("bot-points").with("part", format!("{part:02}")),
    };
    text.with("sign", sign).with("whole", whole.to_string())
}

#[cfg(test)]
mod tests {
    use engine::i18n::{ENGINE_WORDS, Lang, Names, Words};

    use super::*;

    fn said(text: &Text) -> [String; 2] {
        let words = Words::new(&[ENGINE_WORDS, crate::WORDS].concat()).unwrap();
        [Lang::En, Lang::It].map(|lang| words.try_say(lang, text, &Names::NONE).unwrap())
    }

    fn points_only(hundredths: i32) -> Terms {
        let mut terms = Terms::default();
        terms.add("bot-term-points", hundredths);
        terms
    }

    #[test]
    fn a_search_tells_how_often_and_how_well() {
        assert_eq!(
            said(&search_text(14, 800)),
            [
                "Best of 14 after 800 tries.",
                "La migliore tra 14 dopo 800 tentativi."
            ]
        );
        assert_eq!(
            said(&searched(412, 0.515, 0.634)),
            [
                "Tried 412 times (52%), wins 63%",
                "Provata 412 volte (52%), vince al 63%"
            ]
        );
        assert_eq!(said(&searched(1, 0.0, 0.0))[0], "Tried once (0%), wins 0%");
    }

    #[test]
    fn greed_tells_the_lead_and_what_changes() {
        assert_eq!(
            said(&greedy_text(3)),
            [
                "Best of 3 by the lead that follows.",
                "La migliore tra 3 per il vantaggio che ne segue."
            ]
        );
        assert_eq!(
            said(&judged(-125, &points_only(300), &points_only(550))),
            ["Lead −1.25 (points +2.50)", "Vantaggio −1,25 (punti +2,50)"]
        );
        assert_eq!(
            said(&judged(0, &points_only(300), &points_only(300))),
            [
                "Lead ±0 (nothing else changes)",
                "Vantaggio ±0 (nient'altro cambia)"
            ]
        );
    }

    #[test]
    fn plans_tell_why_they_ended() {
        let label = || Text::new("bot-term-hand");
        let of = |left| said(&sentences(ended(label(), &left), plan(label())));
        let cases = [
            (
                Left::Done,
                "The plan is done: hand. Its plan: hand.",
                "Il piano è compiuto: mano. Il suo piano: mano.",
            ),
            (
                Left::Stuck,
                "The plan leads no further: hand. Its plan: hand.",
                "Il piano non porta oltre: mano. Il suo piano: mano.",
            ),
            (
                Left::Worse,
                "Something is better than the plan: hand. Its plan: hand.",
                "C'è di meglio del piano: mano. Il suo piano: mano.",
            ),
            (
                Left::Broken(Text::new("bot-term-cards")),
                "The plan is dropped: hand (cards to come). Its plan: hand.",
                "Il piano è abbandonato: mano (carte a venire). Il suo piano: mano.",
            ),
        ];
        for (left, english, italian) in cases {
            assert_eq!(of(left), [english, italian]);
        }
    }

    /// The greatest changes come first, and no more than a few of them.
    #[test]
    fn the_greatest_changes_are_told() {
        let mut after = Terms::default();
        let keys = ["bot-points", "bot-list", "bot-change", "bot-why-greedy"];
        for (key, value) in keys.into_iter().zip([10, -40, 30, 20]) {
            after.add(key, value);
        }
        let text = format!("{:?}", judged(0, &Terms::default(), &after));
        let at = |key: &str| text.find(&format!("{key:?}, args: []"));
        assert!(at("bot-list") < at("bot-change"), "{text}");
        assert!(at("bot-change") < at("bot-why-greedy"), "{text}");
        assert!(at("bot-list").is_some() && at("bot-points").is_none());
    }
}
