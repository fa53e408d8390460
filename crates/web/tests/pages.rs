//! Every page around the table, in both languages and themes, for every game.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

mod markup;

use engine::i18n::Lang;
use engine::ledger::Ledger;
use engine::registry::{AnyGame, Registry, Request};
use engine::{AnyTable, Info, Pace, Seat, Seed, Viewer};
use maud::{Markup, html};
use web::lobby::{GameCard, Lobby, TableRow, TableState};
use web::parts::Colour;
use web::replay::Replay;
use web::setup::SetupPage;
use web::table::{Sight, Time};
use web::{Boards, Frame, SeatFace, Theme, Voice, help, join};

/// What a visitor might write to see whether we are careless.
const NASTY: &str = "<b onclick=\"x\">&'";
const ESCAPED: &str = "&lt;b onclick=&quot;x&quot;&gt;&amp;'";

/// A house with its games and boards.
struct House {
    registry: Registry,
    boards: Boards,
}

impl House {
    fn new() -> Self {
        Self {
            registry: registry::load(None).unwrap(),
            boards: registry::boards(),
        }
    }

    /// Everyone who may read a page, one after the other.
    fn for_readers(&self, look: impl Fn(&Frame<'_>)) {
        for lang in Lang::ALL {
            for theme in [Theme::Dark, Theme::Light] {
                look(&self.frame(lang, theme));
            }
        }
    }

    fn frame(&self, lang: Lang, theme: Theme) -> Frame<'_> {
        Frame {
            voice: Voice::new(self.registry.words(), lang),
            theme,
            here: "/",
            name: NASTY,
        }
    }

    fn lobby(&self, tables: Vec<TableRow>, wrong: Option<&str>) -> Lobby<'_> {
        let card = |game| GameCard {
            game,
            board: self.boards.of(AnyGame::info(game).id),
            small: !self.boards.has(AnyGame::info(game).id),
        };
        Lobby {
            games: self.registry.games().map(card).collect(),
            tables,
            earlier: false,
            later: None,
            wrong: wrong.map(str::to_owned),
        }
    }

    fn setup<'a>(
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

    fn rules(&self, frame: &Frame<'_>, game: &str, query: &str) -> String {
        let info = self.registry.game(game).unwrap().info();
        help::rules(frame, info, "g-plain", &ledgers(info), query).into_string()
    }
}

fn ledgers(info: &Info) -> Vec<Ledger> {
    let parse = |(file, text): &(&str, &str)| Ledger::parse(file, text).unwrap();
    info.ledgers.iter().map(parse).collect()
}

/// A table of two, some choices after its start.
fn begun(game: &dyn AnyGame) -> Box<dyn AnyTable> {
    let seed = Seed::from_word("pages");
    let mut table = game
        .table(Request {
            seats: 2,
            pace: Pace::Brisk,
            options: Vec::new(),
            seed: seed.clone(),
        })
        .unwrap();
    let mut bots: Vec<_> = Seat::all(2)
        .map(|seat| game.player("random", seat, &seed).unwrap())
        .collect();
    for _ in 0..30 {
        let Some(seat) = table.to_act().first() else {
            break;
        };
        let choice = bots[seat.index()].pick(&*table).unwrap();
        let revision = table.revision(Viewer::Seat(seat));
        table.choose(seat, revision, &[&choice]).unwrap();
    }
    table
}

fn replayed(house: &House, table: &dyn AnyTable, frame: &Frame<'_>, at: (usize, usize)) -> Markup {
    let names = [NASTY.to_owned(), "Elena".to_owned()];
    let face = |seat: Seat| SeatFace {
        name: names[seat.index()].clone(),
        bot: seat.index() == 1,
        colour: Colour::of(seat),
    };
    let seats: Vec<SeatFace> = Seat::all(2).map(face).collect();
    let eyes: Vec<_> = Viewer::all(2)
        .map(|viewer| (viewer, NASTY.to_owned()))
        .collect();
    let menu = html! {};
    let (moment, last) = at;
    let replay = Replay {
        sight: Sight {
            id: "comet",
            table,
            board: house.boards.of(table.info().id),
            viewer: Viewer::Public,
            seats: &seats,
            voice: frame.voice.with_names(&names),
            read: 0,
            said: &[],
            time: Time::Past(moment),
            curtain: None,
            menu: &menu,
            stopped: false,
        },
        moment,
        last,
        eyes: &eyes,
        may_branch: true,
        redealt: true,
    };
    replay.page(frame)
}

fn row(state: TableState) -> TableRow {
    let colour = Colour::Teal;
    TableRow {
        id: "comet".to_owned(),
        title: "core-worlds-title",
        class: "g-core",
        crumbs: vec![NASTY.to_owned(), "two".to_owned()],
        seats: vec![(colour, colour.emblem(), NASTY.to_owned())],
        state,
        changed: 1_763_200_000,
    }
}

fn rows() -> Vec<TableRow> {
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
    states.into_iter().map(row).collect()
}

#[test]
fn the_lobby_is_sound() {
    let house = House::new();
    house.for_readers(|frame| {
        for (tables, wrong) in [(Vec::new(), None), (rows(), Some(NASTY))] {
            let page = house.lobby(tables, wrong).page(frame).into_string();
            markup::check(&page, NASTY);
            assert!(page.len() < 90_000, "{}", page.len());
            assert_eq!(page.contains("role=\"alert\""), wrong.is_some());
            for game in house.registry.games() {
                let id = game.info().id;
                assert!(page.contains(&format!("name=\"game\" value=\"{id}\"")));
                assert!(page.contains(&format!("href=\"/games/{id}/new\"")));
            }
        }
    });
}

#[test]
fn tables_lead_on_and_tell_their_state() {
    let house = House::new();
    let frame = house.frame(Lang::En, Theme::Dark);
    let page = house.lobby(rows(), None).page(&frame).into_string();
    for told in [
        "Continue",
        "Look",
        "Replay",
        "shared the victory",
        "15 November, 09:46",
    ] {
        assert!(page.contains(told), "{told}");
    }
    assert!(page.contains("datetime=\"2025-11-15T09:46Z\""));
    assert!(page.contains(&format!("{ESCAPED} · two")));
    assert!(page.contains("href=\"/tables/comet\""));
}

#[test]
fn setting_up_shows_every_seat_bot_and_option() {
    let house = House::new();
    house.for_readers(|frame| {
        for game in house.registry.games() {
            let (least, most) = game.info().seats;
            for seats in least..=most {
                let page = house.setup(game, seats, &[]).page(frame).into_string();
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
                    assert!(page.contains(&format!("/new?seats={count}\"")));
                }
            }
        }
    });
}

/// Seat 1 is the visitor's and the others are for the strongest bot, unless
/// something else was filled in before.
#[test]
fn what_was_filled_in_stays() {
    let house = House::new();
    let frame = house.frame(Lang::En, Theme::Dark);
    let game = house.registry.game("core-worlds").unwrap();
    let picked =
        |page: &str, value: &str| page.matches(&format!("value=\"{value}\" selected")).count();
    let fresh = house.setup(game, 3, &[]).page(&frame).into_string();
    assert_eq!((picked(&fresh, "me"), picked(&fresh, "bot:search")), (1, 2));
    assert_eq!((picked(&fresh, "brisk"), picked(&fresh, "link")), (1, 1));
    let option = format!("option-{}", game.options()[0].key);
    let filled = [
        ("seat-2", "bot:greedy"),
        ("name-2", NASTY),
        (option.as_str(), "yes"),
        ("pace", "strict"),
        ("window", "77"),
        ("watch", "anyone"),
    ];
    let filled = filled.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let page = house.setup(game, 3, &filled).page(&frame).into_string();
    for value in ["bot:greedy", "bot:search", "yes", "strict", "anyone"] {
        assert_eq!(picked(&page, value), 1, "{value}");
    }
    assert!(page.contains("value=\"77\""));
    assert!(page.contains(ESCAPED));
}

#[test]
fn joining_and_errors_are_sound() {
    let house = House::new();
    house.for_readers(|frame| {
        let page = join::page(frame, Some(NASTY)).into_string();
        markup::check(&page, NASTY);
        assert!(page.contains("data-join") && page.contains("name=\"code\""));
        let page = help::wrong(frame, NASTY, NASTY).into_string();
        markup::check(&page, NASTY);
        assert!(page.contains("href=\"/\""));
    });
}

#[test]
fn rules_and_components_of_every_game_are_sound() {
    let house = House::new();
    let infos: Vec<_> = house.registry.games().map(|game| game.info()).collect();
    house.for_readers(|frame| {
        markup::check(&help::index(frame, &infos).into_string(), NASTY);
        for game in house.registry.games() {
            let board = house.boards.of(game.info().id);
            for query in ["", NASTY] {
                markup::check(&house.rules(frame, game.info().id, query), NASTY);
                let page = help::components(frame, game, board, query);
                markup::check(&page.into_string(), NASTY);
            }
            let page = house.rules(frame, game.info().id, "");
            for entry in ledgers(game.info()).iter().flat_map(Ledger::entries) {
                assert!(page.contains(&format!("<li id=\"{}\"", entry.id)));
            }
        }
    });
}

#[test]
fn rules_are_found_by_their_words() {
    let house = House::new();
    let found = |lang, query| {
        let frame = house.frame(lang, Theme::Dark);
        let page = house.rules(&frame, "core-worlds", query);
        page.matches("<li id=").count()
    };
    let all = found(Lang::En, "");
    for (lang, few, fewer) in [
        (Lang::En, "HOME world", "home world starting deck"),
        (Lang::It, "MONDO base", "mondo base mazzo di partenza"),
    ] {
        assert!(found(lang, few) < all, "{few}");
        assert!(found(lang, fewer) < found(lang, few), "{fewer}");
        assert!(found(lang, fewer) > 0, "{fewer}");
    }
    assert_eq!(found(Lang::En, "mondo base"), 0);
}

#[test]
fn a_rule_is_found_by_its_number_with_its_rulings() {
    let house = House::new();
    for lang in Lang::ALL {
        let frame = house.frame(lang, Theme::Dark);
        let page = house.rules(&frame, "core-worlds", " cw-zon-03 ");
        let ids: Vec<_> = page.split("<li id=\"").skip(1).collect();
        assert_eq!(ids.len(), 2);
        assert!(ids[0].starts_with("CW-ZON-03\"") && ids[1].starts_with("CW-R01\""));
        // What it also rules on is a link to the whole of the rules.
        assert!(page.contains("href=\"/rules/core-worlds#CW-COL-05\""));
    }
}

#[test]
fn replays_of_every_game_are_sound() {
    let house = House::new();
    for game in house.registry.games() {
        let table = begun(game);
        house.for_readers(|frame| {
            for at in [(0, 9), (4, 9), (9, 9), (0, 0)] {
                let page = replayed(&house, &*table, frame, at).into_string();
                markup::check(&page, NASTY);
                for part in ["players", "board", "ask", "story", "tray", "trail"] {
                    assert!(page.contains(&format!("id=\"{part}\"")), "{part}");
                }
            }
        });
    }
}

#[test]
fn a_replay_moves_by_plain_links() {
    let house = House::new();
    let frame = house.frame(Lang::En, Theme::Dark);
    let table = begun(house.registry.game("bazaar").unwrap());
    let page = |at| replayed(&house, &*table, &frame, at).into_string();
    let step = |moment: usize| format!("?moment={moment}&amp;eyes=public\" data-step");
    let middle = page((4, 9));
    for moment in [0, 3, 5, 9] {
        assert!(middle.contains(&step(moment)), "{moment}");
    }
    assert!(middle.contains("Moment 4 of 9"));
    assert!(middle.contains("?moment=4&amp;eyes=public\" data-copy"));
    assert!(middle.contains("action=\"/tables/comet/branch\""));
    // At either end there is no further.
    assert_eq!(page((0, 9)).matches("aria-disabled").count(), 2);
    assert_eq!(page((9, 9)).matches("aria-disabled").count(), 2);
}

#[test]
fn what_happens_again_and_again_is_told_once() {
    let house = House::new();
    let frame = house.frame(Lang::En, Theme::Dark);
    let table = begun(house.registry.game("core-worlds").unwrap());
    let story = table.story(Viewer::Public, 0);
    let story = &story[story.len().saturating_sub(60)..];
    let runs: Vec<_> = story.chunk_by(|one, next| one.text == next.text).collect();
    let most = runs.iter().map(|run| run.len()).max().unwrap();
    assert!(most > 2, "there is something to tell once");
    let page = replayed(&house, &*table, &frame, (9, 9)).into_string();
    let (_, told) = page.split_once("id=\"story\"").unwrap();
    let (told, _) = told.split_once("</ol>").unwrap();
    assert_eq!(told.matches("<li").count(), runs.len());
    let longest = runs.iter().find(|run| run.len() == most).unwrap();
    let last = longest.last().unwrap().moment + 1;
    let (_, line) = told.split_once(&format!("replay?moment={last}&")).unwrap();
    let (line, _) = line.split_once("</a>").unwrap();
    assert!(line.ends_with(&format!(" ×{most}</b>")), "{line}");
}
