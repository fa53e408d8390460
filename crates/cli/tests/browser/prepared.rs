//! Tables that stand where a test wants them: played in memory, kept in the store of a
//! house before it opens, entered by links.

use std::path::Path;

use engine::registry::{AnyGame, Request};
use engine::{AnyTable, Pace, Seat, Seed, Viewer};
use serde_json::Value;
use store::{
    Grant, Holder, KeptContent, Link, NewTable, Placard, Place, Secret, SessionId, Sqlite, Store,
    TableId, Watch, Write,
};

/// A table in the middle of a game.
pub(crate) struct Prepared {
    table: Box<dyn AnyTable>,
    seed: Seed,
}

/// When it was set up, in seconds: so late that no server forgets it for not having
/// been played at for long.
const LATE: i64 = 4_000_000_000;

/// How many games are looked through.
const GAMES: usize = 60;
/// How many choices of each.
const CHOICES: usize = 1200;

/// What a seat does instead of what a bot would pick there.
pub(crate) type Lead<'a> = &'a dyn Fn(&dyn AnyTable, Seat) -> Option<String>;

impl Prepared {
    /// The first moment of games of bots at which this is so.
    pub(crate) fn find(
        id: &str,
        request: (usize, &[(&str, &str)]),
        is_so: impl Fn(&dyn AnyTable) -> bool,
    ) -> Self {
        Self::led(id, request, &|_, _| None, is_so)
    }

    /// The first such moment of games in which bots are led.
    pub(crate) fn led(
        id: &str,
        request: (usize, &[(&str, &str)]),
        lead: Lead<'_>,
        is_so: impl Fn(&dyn AnyTable) -> bool,
    ) -> Self {
        let registry = registry::load(None).unwrap();
        let game = registry.game(id).unwrap();
        for number in 0..GAMES {
            let seed = Seed::from_word(&format!("prepared {number}"));
            if let Some(table) = play(game, request, &seed, (lead, &is_so)) {
                return Self { table, seed };
            }
        }
        panic!("no such moment in {GAMES} games");
    }

    /// The beginning of a game that a bot alone plays to an end like this, and what it
    /// chooses in it.
    pub(crate) fn alone(id: &str, options: &[(&str, &str)], how: &str) -> (Self, Vec<String>) {
        let registry = registry::load(None).unwrap();
        let game = registry.game(id).unwrap();
        for number in 0..GAMES {
            let seed = Seed::from_word(&format!("alone {number}"));
            let begin = || game.table(asked_for((1, options), &seed)).unwrap();
            let mut table = begin();
            let me = table.to_act().first().unwrap();
            let mut bot = game.player("greedy", me, &seed).unwrap();
            let mut chosen = Vec::new();
            while !table.is_over() {
                let choice = bot.pick(&*table).unwrap();
                table.choose(me, &[&choice]).unwrap();
                chosen.push(choice);
            }
            let outcome = table.standing().outcome;
            if outcome.is_some_and(|outcome| outcome.how == how) {
                let table = begin();
                return (Self { table, seed }, chosen);
            }
        }
        panic!("none of {GAMES} games ends with {how}");
    }

    pub(crate) fn view(&self) -> Value {
        self.table.view_json(Viewer::Public).unwrap()
    }

    /// Keeps it in a store. These seats have links, the others are bots. Gives what
    /// the links end with.
    pub(crate) fn keep(&self, data: &Path, people: &[Seat]) -> Vec<String> {
        let store = Sqlite::open(data).unwrap();
        let registry = registry::load(None).unwrap();
        let header = self.table.header();
        let game = registry.game(&header.game).unwrap();
        let id = TableId::random().unwrap();
        let places = Seat::all(header.seats).map(|seat| Place {
            seat,
            holder: match people.contains(&seat) {
                true => Holder::Open,
                false => Holder::Bot("greedy".to_owned()),
            },
            owner: None,
            name: String::new(),
            orders: Default::default(),
            read: 0,
            webhook: None,
        });
        let new = NewTable {
            id: id.clone(),
            header: header.to_string(),
            game: header.game.clone(),
            seed: self.seed.clone(),
            host: SessionId(1),
            at: LATE,
            window: 60,
            watch: Watch::ByLink,
            branch: None,
            imported: false,
            one_seat: false,
            placard: Placard::default(),
            follows: None,
            places: places.collect(),
        };
        let links: Vec<(Secret, Write)> = people.iter().map(|seat| link(&id, *seat)).collect();
        let mut group = vec![
            Write::Session {
                secret: Secret::random().unwrap().hash(),
                name: String::new(),
                at: LATE,
            },
            Write::Content(facts(game)),
            Write::Create(Box::new(new)),
            Write::Append {
                table: id,
                from: 0,
                lines: self
                    .table
                    .entries(0)
                    .iter()
                    .map(ToString::to_string)
                    .collect(),
                over: false,
                at: LATE,
            },
        ];
        let secrets = links.iter().map(|(secret, _)| secret.reveal().to_owned());
        let secrets = secrets.collect();
        group.extend(links.into_iter().map(|(_, write)| write));
        for done in store.commit(&[group]) {
            done.unwrap();
        }
        secrets
    }
}

fn link(table: &TableId, seat: Seat) -> (Secret, Write) {
    let secret = Secret::random().unwrap();
    let link = Link {
        secret: secret.hash(),
        table: table.clone(),
        grant: Grant::Seat(seat),
        used: false,
    };
    (secret, Write::Link(link))
}

fn facts(game: &dyn AnyGame) -> KeptContent {
    let files = game.files().texts();
    KeptContent {
        hash: game.content().to_string(),
        game: game.info().id.to_owned(),
        files: files
            .map(|(name, text)| (name.to_owned(), text.to_owned()))
            .collect(),
    }
}

fn asked_for((seats, options): (usize, &[(&str, &str)]), seed: &Seed) -> Request {
    let words = options.iter();
    let words = words.map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    Request {
        seats,
        pace: Pace::Brisk,
        options: words.collect(),
        seed: seed.clone(),
    }
}

/// A game of players with some sense, up to where something is so and nothing is
/// tentative.
fn play(
    game: &dyn AnyGame,
    (seats, options): (usize, &[(&str, &str)]),
    seed: &Seed,
    (lead, is_so): (Lead<'_>, &impl Fn(&dyn AnyTable) -> bool),
) -> Option<Box<dyn AnyTable>> {
    let mut table = game.table(asked_for((seats, options), seed)).unwrap();
    let mut bots: Vec<_> = Seat::all(seats)
        .map(|seat| game.player("greedy", seat, seed).unwrap())
        .collect();
    for _ in 0..CHOICES {
        let seat = table.to_act().first()?;
        let settled = Seat::all(seats).all(|seat| table.drafted(seat).is_empty());
        if settled && is_so(&*table) {
            return Some(table);
        }
        let led = lead(&*table, seat);
        let choice = led.unwrap_or_else(|| bots[seat.index()].pick(&*table).unwrap());
        table.choose(seat, &[&choice]).unwrap();
    }
    None
}
