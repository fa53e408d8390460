//! Faults below the tables: a disk that fails, is full or lies; a second
//! program; no room for another connection. People and bots play all the while,
//! and nothing that was acknowledged or seen may be gone.
//!
//! - `chance`: a store that fails by chance;
//! - `full`: a real disk that is full for a while;
//! - `second`: a second server on the same data;
//! - `doors`: more visitors than there is room for.

#![cfg(target_os = "linux")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests may stop at whatever is not as it should be"
)]

mod chance;
#[path = "../common/dice.rs"]
mod dice;
mod doors;
#[path = "../common/evening.rs"]
mod evening;
mod full;
#[path = "../common/history.rs"]
mod history;
#[path = "../common/house.rs"]
mod house;
#[path = "../common/onlooker.rs"]
mod onlooker;
#[path = "../common/player.rs"]
mod player;
#[path = "../common/seating.rs"]
mod seating;
mod second;
#[path = "../common/wire.rs"]
mod wire;

use std::net::SocketAddr;

use serde_json::{Value, json};

use wire::Wire;

/// A table, and whoever set it up.
pub(crate) struct Watched {
    token: String,
    id: String,
}

impl Watched {
    /// A game of bots alone, which nobody has to play at.
    pub(crate) fn by_bots(server: SocketAddr, game: &str) -> Self {
        let bot = json!({ "who": "bot", "bot": "greedy" });
        Self::set_up(server, game, &json!({}), &json!([bot, bot]))
    }

    pub(crate) fn is_over(&self, server: SocketAddr) -> bool {
        let seen = self.look(&mut Wire::new(server, ""), None);
        assert_eq!(seen["stopped"], false);
        seen["over"] == true
    }

    /// A game of one person at both seats.
    pub(crate) fn alone(server: SocketAddr) -> Self {
        let me = |name| json!({ "who": "me", "name": name });
        let options = json!({ "rounds": 20 });
        Self::set_up(
            server,
            "bazaar",
            &options,
            &json!([me("Anna"), me("Berta")]),
        )
    }

    fn set_up(server: SocketAddr, game: &str, options: &Value, seats: &Value) -> Self {
        let begun = Wire::new(server, "").post("/sessions", &json!({ "name": "Anna" }));
        let token = begun.unwrap().is(201)["token"].as_str().unwrap().to_owned();
        let wish = json!({
            "game": game,
            "seats": seats,
            "options": options,
            "watch": "anyone",
        });
        let made = Wire::new(server, &token).post("/tables", &wish);
        let id = made.unwrap().is(201)["id"].as_str().unwrap().to_owned();
        Self { token, id }
    }

    pub(crate) fn wire(&self, server: SocketAddr) -> Wire {
        Wire::new(server, &self.token)
    }

    /// The table as one of its seats sees it, or as anybody does.
    pub(crate) fn look(&self, wire: &mut Wire, seat: Option<&str>) -> Value {
        let seat = seat.map_or_else(String::new, |seat| format!("?seat={seat}"));
        wire.get(&format!("/tables/{}{seat}", self.id))
            .unwrap()
            .is(200)
    }

    /// How far the game has come, in a word.
    pub(crate) fn view(&self, server: SocketAddr) -> String {
        let seen = self.look(&mut Wire::new(server, ""), None);
        assert_eq!(seen["stopped"], false);
        seen["view"].to_string()
    }

    /// Passes, at whichever seat is asked; says what came of it.
    pub(crate) fn pass(&self, server: SocketAddr, key: &str) -> u16 {
        let mut wire = self.wire(server);
        for seat in ["s1", "s2"] {
            let table = self.look(&mut wire, Some(seat));
            if table["choices"][0].is_null() {
                continue;
            }
            let post = json!({
                "seat": seat,
                "stamp": table["stamp"],
                "key": key,
                "choices": ["pass"],
            });
            let path = format!("/tables/{}/choices", self.id);
            return wire.post(&path, &post).unwrap().status;
        }
        panic!("nobody is asked");
    }
}
