//! The pages around the table, in both languages and themes, for every game
//! that someone hands over.

use engine::i18n::Lang;
use engine::ledger::Ledger;
use engine::registry::{AnyGame, Registry, Request};
use engine::{AnyTable, Info, Pace, Seat, Seed, Viewer};
use maud::{Markup, html};
use web::lobby::{GameCard, Lobby, OpenTable, TableRow, TableState};
use web::parts::Colour;
use web::replay::Replay;
use web::setup::SetupPage;
use web::table::{Sight, Time};
use web::{Boards, Reader, SeatFace, Theme, Voice, help};

use crate::{markup, toys};

/// What a visitor might write to see whether we are careless.
pub const NASTY: &str = "<b onclick=\"x\">&'";
pub const ESCAPED: &str = "&lt;b onclick=&quot;x&quot;&gt;&amp;'";

/// The pages of some games, with their boards.
pub struct Pages {
    pub registry: Registry,
    pub boards: Boards,
}

impl Pages {
    /// The pages of the toys.
    pub fn of_toys() -> Self {
        Self {
            registry: toys(),
            boards: Boards::default(),
        }
    }

    /// Everyone who may read a page, one after the other.
    pub fn for_readers(&self, look: impl Fn(&Reader<'_>)) {
        for lang in Lang::ALL {
            for theme in [Theme::Dark, Theme::Light] {
                look(&self.reader(lang, theme));
            }
        }
    }

    pub fn reader(&self, lang: Lang, theme: Theme) -> Reader<'_> {
        Reader {
            voice: Voice::new(self.registry.words(), lang),
            theme,
            here: "/",
            name: NASTY,
            known: true,
        }
    }

    pub fn lobby(&self, tables: Vec<TableRow>, wrong: Option<&str>) -> Lobby<'_> {
        let card = |game| GameCard {
            game,
            board: self.boards.of(AnyGame::info(game).id),
            small: !self.boards.has(AnyGame::info(game).id),
        };
        Lobby {
            games: self.registry.games().map(card).collect(),
            seeking: vec![seeking("orrery"), seeking("orrery")],
            tables,
            archive: false,
            earlier: false,
            later: None,
            wrong: wrong.map(str::to_owned),
        }
    }

    pub fn setup<'a>(
        &'a self,
        game: &'a dyn AnyGame,
        seats: usize,
        filled: &'a [(String, String)],
    ) -> SetupPage<'a> {
        SetupPage {
            game,
            board: self.boards.of(game.info().id),
            seats,
            filled,
            wrong: Some(NASTY.to_owned()),
        }
    }

    pub fn rules(&self, reader: &Reader<'_>, game: &str, query: &str) -> String {
        let info = self.registry.game(game).unwrap().info();
        let board = self.boards.of(info.id);
        help::rules(reader, info, board, &ledgers(info), query).into_string()
    }
}

/// The rules of a game.
pub fn ledgers(info: &Info) -> Vec<Ledger> {
    let parse = |(file, text): &(&str, &str)| Ledger::parse(file, text).unwrap();
    info.ledgers.iter().map(parse).collect()
}

/// A table of two, or as few as the game is for, some choices after its start.
pub fn begun(game: &dyn AnyGame) -> Box<dyn AnyTable> {
    played(game, 30)
}

/// A table of this game after this many random choices.
pub fn played(game: &dyn AnyGame, choices: usize) -> Box<dyn AnyTable> {
    let seed = Seed::from_word("pages");
    let seats = game.info().seats.0.max(2);
    let mut table = game
        .table(Request {
            seats,
            pace: Pace::Brisk,
            options: Vec::new(),
            seed: seed.clone(),
        })
        .unwrap();
    let mut bots: Vec<_> = Seat::all(seats)
        .map(|seat| game.player("random", seat, &seed).unwrap())
        .collect();
    for _ in 0..choices {
        let Some(seat) = table.to_act().first() else {
            break;
        };
        let choice = bots[seat.index()].pick(&*table).unwrap();
        table.choose(seat, &[&choice]).unwrap();
    }
    table
}

/// The page of a replay, at one moment of this many.
pub fn replayed(
    pages: &Pages,
    table: &dyn AnyTable,
    reader: &Reader<'_>,
    at: (usize, usize),
) -> Markup {
    let names = [NASTY, "Elena", "Bruno"].map(str::to_owned);
    let face = |seat: Seat| SeatFace {
        name: names[seat.index()].clone(),
        bot: seat.index() == 1,
        open: false,
        colour: Colour::of(seat),
    };
    let count = table.header().seats;
    let seats: Vec<SeatFace> = Seat::all(count).map(face).collect();
    let eyes: Vec<_> = Viewer::all(count)
        .map(|viewer| (viewer, NASTY.to_owned()))
        .collect();
    let (moment, last) = at;
    let replay = Replay {
        sight: Sight {
            id: "comet",
            name: NASTY,
            edition: "0",
            table,
            board: pages.boards.of(table.info().id),
            viewer: Viewer::Public,
            seats: &seats,
            voice: reader.voice.with_names(&names),
            read: 0,
            orders: None,
            said: &[],
            words_of_bots: &|_| None,
            whys_of_bots: &|_, _| Vec::new(),
            time: Time::Past(moment),
            curtain: None,
            menu: &|| html! {},
            invites: false,
            again: Some("nebula"),
            may_play_again: true,
            stopped: false,
            imported: false,
            known: false,
        },
        moment,
        last,
        eyes: &eyes,
        may_branch: true,
        redealt: true,
    };
    replay.page(reader)
}

/// A table in the lobby at which whoever likes may sit down.
pub fn seeking(title: &'static str) -> OpenTable {
    OpenTable {
        id: "comet".to_owned(),
        title,
        name: NASTY.to_owned(),
        class: "g-plain",
        seats: vec![(Colour::Teal, NASTY.to_owned())],
        open: 2,
    }
}

/// A table in the lobby.
pub fn row(title: &'static str, state: TableState) -> TableRow {
    TableRow {
        id: "comet".to_owned(),
        title,
        name: NASTY.to_owned(),
        class: "g-plain",
        crumbs: vec![NASTY.to_owned(), "two".to_owned()],
        seats: vec![(Colour::Teal, NASTY.to_owned())],
        state,
        changed: 1_763_200_000,
    }
}

impl Pages {
    /// Every state of a table in the lobby.
    pub fn rows(&self) -> Vec<TableRow> {
        let title = self.registry.games().next().unwrap().info().title;
        let names = || vec![NASTY.to_owned(), "Elena".to_owned()];
        let states = [
            TableState::YourMove,
            TableState::Waiting(names()),
            TableState::Reactions,
            TableState::OpenSeats,
            TableState::Over(names()),
            TableState::Over(Vec::new()),
            TableState::Stopped,
        ];
        states.into_iter().map(|state| row(title, state)).collect()
    }

    /// The lobby leads to every game.
    pub fn check_lobby(&self) {
        self.for_readers(|reader| {
            for (tables, wrong) in [(Vec::new(), None), (self.rows(), Some(NASTY))] {
                let page = self.lobby(tables, wrong).page(reader).into_string();
                markup::check(&page, NASTY);
                assert!(page.len() < 90_000, "{}", page.len());
                assert_eq!(page.contains("role=\"alert\""), wrong.is_some());
                for game in self.registry.games() {
                    let id = game.info().id;
                    assert!(page.contains(&format!("name=\"game\" value=\"{id}\"")));
                    assert!(page.contains(&format!("href=\"/games/{id}/new\"")));
                }
            }
        });
    }

    /// Setting up shows every seat, bot and option of every game.
    pub fn check_setup(&self) {
        self.for_readers(|reader| {
            for game in self.registry.games() {
                let (least, most) = game.info().seats;
                for seats in least..=most {
                    let page = self.setup(game, seats, &[]).page(reader).into_string();
                    markup::check(&page, NASTY);
                    for seat in 1..=seats {
                        assert!(page.contains(&format!("name=\"seat-{seat}\"")));
                        assert!(page.contains(&format!("name=\"name-{seat}\"")));
                    }
                    assert!(!page.contains(&format!("name=\"seat-{}\"", seats + 1)));
                    for bot in game.bots() {
                        assert!(page.contains(&format!("value=\"bot:{bot}\"")));
                    }
                    for option in game.options() {
                        assert!(page.contains(&format!("name=\"option-{}\"", option.key)));
                    }
                    for count in least..=most {
                        assert!(page.contains(&format!("name=\"count\" value=\"{count}\"")));
                    }
                }
            }
        });
    }

    /// Rules and components of every game.
    pub fn check_help(&self) {
        let infos: Vec<_> = self.registry.games().map(|game| game.info()).collect();
        self.for_readers(|reader| {
            markup::check(&help::index(reader, &infos).into_string(), NASTY);
            for game in self.registry.games() {
                let board = self.boards.of(game.info().id);
                for query in ["", NASTY] {
                    markup::check(&self.rules(reader, game.info().id, query), NASTY);
                    let page = help::components(reader, game, board, query);
                    markup::check(&page.into_string(), NASTY);
                }
                let page = self.rules(reader, game.info().id, "");
                for entry in ledgers(game.info()).iter().flat_map(Ledger::entries) {
                    assert!(page.contains(&format!("<li id=\"{}\"", entry.id)));
                }
            }
        });
    }

    /// Replays of every game.
    pub fn check_replays(&self) {
        for game in self.registry.games() {
            let table = begun(game);
            self.for_readers(|reader| {
                for at in [(0, 9), (4, 9), (9, 9), (0, 0)] {
                    let page = replayed(self, &*table, reader, at).into_string();
                    markup::check(&page, NASTY);
                    for part in ["players", "board", "ask", "story", "tray", "trail"] {
                        assert!(page.contains(&format!("id=\"{part}\"")), "{part}");
                    }
                }
            });
        }
    }
}
