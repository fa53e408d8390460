//! The one list of the games that Orrery plays. A new game adds one line here.

use std::path::Path;

use conformance::{Bazaar, Intrigue, Sealed};
use core_worlds_board::CoreWorldsBoard;
use engine::Game;
use engine::content::ContentError;
use engine::i18n::{WordFile, WordsError};
use engine::registry::{AnyGame, Loaded, Registry};
use frontier_board::FrontierBoard;
use merchant_of_venus_board::MerchantOfVenusBoard;
use twilight_imperium_board::TwilightImperiumBoard;
use twilight_inscription_board::TwilightInscriptionBoard;
use web::Boards;

/// Why the games could not be loaded.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// A content file is wrong.
    #[error(transparent)]
    Content(#[from] ContentError),
    /// A message file is wrong.
    #[error(transparent)]
    Words(#[from] WordsError),
}

/// All games, with the facts they ship with, overridden by those of a folder.
///
/// # Errors
/// Names file, line and field of what is wrong.
pub fn load(content: Option<&Path>) -> Result<Registry, LoadError> {
    let games: Vec<Box<dyn AnyGame>> = vec![
        Box::new(core_worlds_bots::with_bots(Loaded::load(content)?)),
        Box::new(merchant_of_venus_bots::with_bots(Loaded::load(content)?)),
        Box::new(twilight_imperium_bots::with_bots(Loaded::load(content)?)),
        Box::new(twilight_inscription_bots::with_bots(Loaded::load(content)?)),
        plain::<Bazaar>(content)?,
        plain::<Intrigue>(content)?,
        plain::<Sealed>(content)?,
        Box::new(frontier_bots::with_bots(Loaded::load(content)?)),
    ];
    Ok(Registry::new(
        games,
        &[TERMINAL_WORDS, web::WORDS, bots::WORDS].concat(),
    )?)
}

/// A game with the bots that any game has.
fn plain<G: Game>(content: Option<&Path>) -> Result<Box<dyn AnyGame>, ContentError> {
    let kind = Loaded::<G>::load(content)?;
    Ok(Box::new(bots::with_plain_bots(kind)))
}

/// How each game is drawn; what brings no board is shown in words.
#[must_use]
pub fn boards() -> Boards {
    Boards::default()
        .with(CoreWorldsBoard::default())
        .with(FrontierBoard)
        .with(MerchantOfVenusBoard)
        .with(TwilightImperiumBoard)
        .with(TwilightInscriptionBoard::default())
}

/// The terminal's messages.
const TERMINAL_WORDS: &[WordFile] = engine::words!("../../../content": "terminal");

#[cfg(test)]
mod tests {
    use engine::i18n::{Lang, Names};
    use engine::log::LogFault;
    use engine::options::{Need, OptionError, OptionKind};
    use engine::player::Why;
    use engine::registry::Request;
    use engine::table::{Barrier, Cause, Divergence, Refusal, ReplayError};
    use engine::{Pace, Seat, Seed, Text};

    use super::*;

    #[test]
    fn every_message_exists_in_every_language() {
        let gaps = load(None).unwrap().words().gaps();
        assert!(gaps.is_empty(), "{gaps:#?}");
    }

    /// The engine's errors can be told in every language, too.
    #[test]
    fn errors_can_be_said() {
        let registry = load(None).unwrap();
        let word = || "x".to_owned();
        let digest = "00112233".parse().unwrap();
        let causes = [
            Cause::Unreadable(word()),
            Cause::NotOffered(word()),
            Cause::NoDeal(word()),
            Cause::Digest {
                logged: digest,
                found: digest,
            },
            Cause::Ending(word()),
        ];
        let faults = [
            LogFault::NotALog,
            LogFault::Format(9),
            LogFault::Header(""),
            LogFault::Header("game"),
            LogFault::Value {
                field: "seats",
                value: word(),
            },
            LogFault::Cut,
            LogFault::NoDigest(word()),
            LogFault::NotALine(word()),
            LogFault::Seat(word()),
            LogFault::AfterEnd,
            LogFault::ForgedSeed,
        ];
        let kinds = [
            OptionKind::Switch,
            OptionKind::Number { min: 1, max: 2 },
            OptionKind::OneOf(&["a", "b"]),
        ];
        let bad = kinds.map(|allowed| OptionError::BadValue {
            key: "k",
            value: word(),
            allowed,
        });
        let options = [
            OptionError::Unknown {
                key: word(),
                known: vec![],
            },
            OptionError::Unknown {
                key: word(),
                known: vec!["a"],
            },
            OptionError::Repeated { key: "k" },
            OptionError::Malformed { word: word() },
            OptionError::Undescribed { key: "k" },
            OptionError::Needs {
                key: "k",
                need: Need {
                    key: "other",
                    value: "yes",
                },
            },
            OptionError::NoPreset {
                name: word(),
                known: vec![],
            },
            OptionError::NoPreset {
                name: word(),
                known: vec!["a"],
            },
        ];
        let diverged = causes.into_iter().flat_map(|cause| {
            [true, false].map(|same_version| Divergence {
                good_steps: 0,
                cause: cause.clone(),
                same_version,
            })
        });
        let refusals = [
            Refusal::Stale,
            Refusal::NoWindow,
            Refusal::Over,
            Refusal::Frozen,
            Refusal::NotAsked,
            Refusal::Nothing,
            Refusal::Unreadable(word()),
            Refusal::NotListed(word()),
            Refusal::PastBarrier,
            Refusal::NothingToUndo(None),
            Refusal::NothingToUndo(Some(Barrier::Others)),
            Refusal::NothingToUndo(Some(Barrier::Reveal)),
            Refusal::NothingToUndo(Some(Barrier::Chance)),
            Refusal::NoSuchDeal {
                with: "s1".parse().unwrap(),
                deal: 1,
            },
            Refusal::BadOffer("offer-to-whom"),
            Refusal::BadOffer("offer-goods"),
            Refusal::BadOffer("offer-promise-long"),
            Refusal::BadOffer("offer-promise-signs"),
            Refusal::BadOffer("offer-too-many"),
        ];
        let texts = diverged
            .map(|divergence| divergence.text())
            .chain(faults.map(|fault| fault.text()))
            .chain(bad.map(|error| error.text()))
            .chain(options.map(|error| error.text()))
            .chain(refusals.map(|refusal| refusal.text()))
            .chain([
                ReplayError::OtherGame(word()).text(),
                ReplayError::WrongSeed.text(),
            ]);
        for text in texts {
            for lang in Lang::ALL {
                let said = registry.words().try_say(lang, &text, &Names::NONE);
                assert!(said.is_ok(), "{said:?}");
            }
        }
    }

    /// Every game can be played by bots that think, and they can say why in
    /// every language.
    #[test]
    fn every_game_has_bots_that_tell_why() {
        let registry = load(None).unwrap();
        for game in registry.games() {
            assert_eq!(game.bots(), ["random", "greedy", "search"]);
            for name in ["greedy", "search:30"] {
                let seats = game.info().seats.0.max(2);
                let mut table = game.table(request(seats)).unwrap();
                let mut bots: Vec<_> = Seat::all(seats)
                    .map(|seat| game.player(name, seat, &request(seats).seed).unwrap())
                    .collect();
                for _ in 0..30 {
                    let Some(seat) = table.to_act().first() else {
                        break;
                    };
                    let bot = &mut bots[seat.index()];
                    let alternatives = table.listed(seat).len() > 1;
                    let choice = bot.pick(&*table).unwrap();
                    assert_eq!(bot.why().is_some(), alternatives);
                    if let Some(why) = bot.why() {
                        can_be_said(&registry, why);
                    }
                    table.choose(seat, &[&choice]).unwrap();
                }
            }
        }
    }

    fn request(seats: usize) -> Request {
        Request {
            seats,
            pace: Pace::Brisk,
            options: Vec::new(),
            seed: Seed::from_word("bots"),
        }
    }

    fn can_be_said(registry: &Registry, why: &Why<Text>) {
        let rows = why.rows.iter();
        let texts = rows.flat_map(|(label, figures)| [label, figures]);
        for text in texts.chain([&why.text]) {
            for lang in Lang::ALL {
                let said = registry.words().try_say(lang, text, &Names::NONE);
                assert!(said.is_ok(), "{said:?}");
            }
        }
    }

    #[test]
    fn ids_are_unique() {
        let registry = load(None).unwrap();
        let mut ids: Vec<_> = registry.games().map(|game| game.info().id).collect();
        let count = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), count);
    }
}
