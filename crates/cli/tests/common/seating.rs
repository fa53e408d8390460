//! Tables, and new ones for those that are over.

// Each test uses a part of this.
#![allow(dead_code)]

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::player::Player;
use crate::wire::Wire;

/// Who sits at a table of which game: people by number, bots as nothing.
struct Plan {
    game: &'static str,
    seats: &'static [Option<usize>],
    options: fn() -> Value,
    /// Do windows wait for the clock?
    strict: bool,
}

/// What is played all the time.
const PLANS: [Plan; 6] = [
    Plan {
        game: "core-worlds",
        seats: &[Some(0), Some(1), None, Some(2)],
        options: || json!({}),
        strict: false,
    },
    Plan {
        game: "core-worlds",
        seats: &[None, Some(3), Some(0)],
        options: || json!({}),
        strict: false,
    },
    Plan {
        game: "bazaar",
        seats: &[Some(1), Some(2), Some(3)],
        options: || json!({ "rounds": 20 }),
        strict: false,
    },
    Plan {
        game: "intrigue",
        seats: &[Some(3), Some(0), Some(1)],
        options: || json!({}),
        strict: false,
    },
    Plan {
        game: "intrigue",
        seats: &[Some(1), Some(2)],
        options: || json!({}),
        strict: true,
    },
    Plan {
        game: "sealed",
        seats: &[Some(2), Some(3), None, Some(0)],
        options: || json!({}),
        strict: false,
    },
];

/// For how many rounds answers are given and taken back in a window that
/// waits for a clock that never runs out.
const WINDOW: usize = 12;

/// A table that is played at.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) game: &'static str,
    /// People by number, seat by seat.
    pub(crate) seats: &'static [Option<usize>],
    pub(crate) strict: bool,
    pub(crate) over: bool,
    /// How many lines it had, and in which round it last got a new one.
    pub(crate) lines: usize,
    /// How many it had one look at the books earlier.
    pub(crate) lines_before: usize,
    pub(crate) moved: usize,
}

impl Table {
    /// Has enough been done in a window that does not close? Nobody leaves a
    /// table in the middle of a post.
    fn is_stuck(&self, round: usize, players: &[Player]) -> bool {
        let posts = |player: &Player| match &player.pending {
            Some((post, _)) => post.table == self.id,
            None => false,
        };
        self.strict && round - self.moved >= WINDOW && !players.iter().any(posts)
    }

    /// The seat of a player, as programs write it.
    pub(crate) fn seat_of(&self, player: usize) -> Option<String> {
        let seat = self.seats.iter().position(|seat| *seat == Some(player))?;
        Some(format!("s{}", seat + 1))
    }
}

/// All tables that are played at.
#[derive(Default)]
pub(crate) struct Seating {
    pub(crate) tables: Vec<Table>,
}

impl Seating {
    /// Sets up a table where there is none, or where one is over.
    pub(crate) fn fill(&mut self, server: SocketAddr, players: &[Player], round: usize) {
        for (index, plan) in PLANS.iter().enumerate() {
            match self.tables.get_mut(index) {
                None => self.tables.push(set_up(plan, server, players, round)),
                Some(table) if table.over || table.is_stuck(round, players) => {
                    *table = set_up(plan, server, players, round)
                }
                Some(_) => {}
            }
        }
    }

    /// Nobody may wait for ever.
    pub(crate) fn look_for_standstill(&self, round: usize, most: usize) {
        for table in &self.tables {
            let still = round - table.moved;
            assert!(
                still < most,
                "{} {}: no line in {still} rounds",
                table.game,
                table.id
            );
        }
    }
}

fn set_up(plan: &Plan, server: SocketAddr, players: &[Player], round: usize) -> Table {
    let people: Vec<usize> = plan.seats.iter().flatten().copied().collect();
    let host = people[0];
    let mut wires: Vec<Wire> = players.iter().map(|player| player.wire(server)).collect();
    let who = |seat: &Option<usize>| match seat {
        Some(player) if *player == host => json!({ "who": "me" }),
        Some(_) => json!({ "who": "link" }),
        None => json!({ "who": "bot", "bot": "greedy" }),
    };
    let wish = json!({
        "game": plan.game,
        "seats": plan.seats.iter().map(who).collect::<Vec<_>>(),
        "options": (plan.options)(),
        "pace": if plan.strict { "strict" } else { "brisk" },
        "window": 24 * 60 * 60,
        "watch": "anyone",
    });
    let made = wires[host].post("/tables", &wish).unwrap().is(201);
    let id = made["id"].as_str().unwrap().to_owned();
    for (number, seat) in (1..).zip(plan.seats) {
        let Some(player) = seat.filter(|player| *player != host) else {
            continue;
        };
        let path = format!("/tables/{id}/seats/s{number}/link");
        let link = wires[host].post(&path, &Value::Null).unwrap().is(201);
        let code = json!({ "code": link["code"] });
        let joined = wires[player].post("/join", &code).unwrap().is(200);
        assert_eq!(joined["seat"], format!("s{number}"));
    }
    Table {
        id,
        game: plan.game,
        seats: plan.seats,
        strict: plan.strict,
        over: false,
        lines: 0,
        lines_before: 0,
        moved: round,
    }
}
