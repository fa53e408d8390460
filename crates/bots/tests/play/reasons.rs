//! Bots can say why, in both languages.

use crate::common::{Boxed, facts, greedy, random, search};
use conformance::{Bazaar, Intrigue, Sealed, bazaar, intrigue, sealed};
use engine::i18n::{ENGINE_WORDS, Lang, Names, WordFile, Words};
use engine::player::{Eyes, Why};
use engine::{Game, Seed};
use kit::at_every_decision;

fn words<G: Game>() -> Words {
    let sources: [&[WordFile]; 3] = [ENGINE_WORDS, bots::WORDS, G::INFO.words];
    Words::new(&sources.concat()).unwrap()
}

/// The reasons for the picks at the moments of a game; the picked one is first.
fn reasons<G: Game>(options: &G::Options, mut player: Boxed<G>) -> Vec<Why<G::Choice>> {
    let facts = facts::<G>();
    let mut reasons = Vec::new();
    at_every_decision::<G>(options, 3, "why", |state, seat, choices| {
        player.begin(&Seed::from_word("why"), seat);
        assert!(player.why().is_none(), "nothing was picked yet");
        let picked = player.pick(&Eyes::new(&facts.content, state, seat), choices);
        let why = player.why().unwrap();
        assert_eq!(why.rows[0].0, choices[picked]);
        assert_eq!(why.rows.len(), choices.len().min(5));
        reasons.push(why);
        reasons.len() < 40
    });
    reasons
}

fn can_be_said<G: Game>(options: &G::Options) {
    let words = words::<G>();
    let searching: Boxed<G> = Box::new(search(50));
    for player in [greedy::<G>(), searching] {
        for why in reasons(options, player) {
            let figures = why.rows.iter().map(|(_, figures)| figures);
            for text in figures.chain([&why.text]) {
                for lang in Lang::ALL {
                    words.try_say(lang, text, &Names::NONE).unwrap();
                }
            }
        }
    }
}

#[test]
fn reasons_can_be_said() {
    can_be_said::<Bazaar>(&bazaar::Options { rounds: 8 });
    can_be_said::<Intrigue>(&intrigue::Options { target: 7 });
    can_be_said::<Sealed>(&sealed::Options { rounds: 3 });
}

#[test]
fn who_picks_blindly_has_no_reasons() {
    assert!(random::<Bazaar>().why().is_none());
}
