//! Games by name: bots, requests, and facts of earlier days.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::sync::Arc;

use conformance::bazaar::Options;
use conformance::{Bazaar, Sealed};
use engine::content::Files;
use engine::registry::{AnyGame, Kind, Registry, Request, RequestError};
use engine::{Facts, Game, Pace, Seat, Seed, Setup, Table};

fn request(seats: usize) -> Request {
    Request {
        seats,
        pace: Pace::Brisk,
        options: Vec::new(),
        seed: Seed::from_word("registry"),
    }
}

fn names(bots: &[&str]) -> Vec<String> {
    bots.iter().map(|bot| (*bot).to_owned()).collect()
}

#[test]
fn games_are_found_by_their_own_name() {
    let games: Vec<Box<dyn AnyGame>> = vec![
        Box::new(Kind::<Bazaar>::load(None).unwrap()),
        Box::new(Kind::<Sealed>::load(None).unwrap()),
    ];
    let mut registry = Registry::new(games, &[]).unwrap();
    for id in [Bazaar::INFO.id, Sealed::INFO.id] {
        assert_eq!(registry.game(id).unwrap().info().id, id);
        assert_eq!(registry.game_mut(id).unwrap().info().id, id);
    }
    assert!(registry.game("chess").is_none() && registry.game_mut("chess").is_none());
}

#[test]
fn bots_are_one_for_all_or_one_a_seat() {
    let kind = Kind::<Bazaar>::load(None).unwrap();
    let play = |seats, bots: &[&str]| kind.simulate(request(seats), 2, &names(bots), &|_| {});
    assert_eq!(play(3, &["random"]).unwrap().games, 2);
    assert_eq!(play(2, &["random", "random"]).unwrap().games, 2);
    assert!(matches!(
        play(3, &["random", "random"]),
        Err(RequestError::BotCount { named: 2, seats: 3 })
    ));
    assert!(matches!(
        play(2, &["genius"]),
        Err(RequestError::Bot { .. })
    ));
    assert!(matches!(play(9, &["random"]), Err(RequestError::Setup(_))));
}

#[test]
fn a_bot_has_whims_of_its_own() {
    let kind = Kind::<Bazaar>::load(None).unwrap();
    let table = kind.table(request(2)).unwrap();
    let seat = Seat::new(0).unwrap();
    let picks = |word: &str| {
        let mut bot = kind.player("random", seat, &Seed::from_word(word)).unwrap();
        (0..24).map(|_| bot.pick(&*table)).collect::<Vec<_>>()
    };
    assert_eq!(picks("whims"), picks("whims"));
    assert_ne!(picks("whims"), picks("other whims"));
}

/// A game goes on with the facts it was begun under, once they are known.
#[test]
fn a_game_begun_under_earlier_facts_goes_on_with_them() {
    let mut kind = Kind::<Bazaar>::load(None).unwrap();
    let cheaper = |text: &str| text.replace("points = 4", "points = 3");
    let texts = kind.files().texts();
    let old = Files::kept(texts.map(|(name, text)| (name.to_owned(), cheaper(text))));
    let earlier = Facts::<Bazaar>::load(&old).unwrap();
    let setup = Setup::new(2, Pace::Brisk);
    let options = Options { rounds: 8 };
    let table = Table::new(Arc::clone(&earlier), &options, setup, request(2).seed).unwrap();
    let goes_on_as_it_was = |kind: &Kind<Bazaar>| {
        let (replayed, _) = kind.replay(&table.log(), request(2).seed).unwrap();
        let replayed = replayed.as_any().downcast_ref::<Table<Bazaar>>().unwrap();
        format!("{:?}", replayed.content()) == format!("{:?}", earlier.content)
    };
    assert!(!goes_on_as_it_was(&kind));
    assert_eq!(kind.learn(&old).unwrap(), earlier.hash);
    assert!(goes_on_as_it_was(&kind));
    assert_ne!(kind.content(), earlier.hash, "new games have today's facts");
}
