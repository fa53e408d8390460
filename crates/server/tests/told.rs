//! What programs are told beside sentences: presets, who did what to which thing.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use serde_json::{Value, json};
use store::TableId;
use table_kit::house::{House, choice, look};

/// A preset sets several options at once, and what is chosen goes before it; the
/// story says who did what to which thing.
#[test]
fn presets_and_stories_are_data() {
    let house = House::open();
    let anna = house.program("Anna");
    let games = anna.get("/games").is(200);
    let bazaar = &games["games"][0];
    assert_eq!(bazaar["presets"][0]["name"], "quick");
    assert_eq!(bazaar["presets"][0]["options"], json!({ "rounds": "3" }));
    assert_eq!(bazaar["options"][0]["needs"], Value::Null);
    let rounds = |options: Value| {
        let wish = json!({ "game": "bazaar", "seats": [{ "who": "me" }, { "who": "me" }],
            "preset": "quick", "options": options });
        let table = anna.post("/tables", &wish).is(201);
        let id = table["id"].as_str().unwrap().to_owned();
        let room = house.room(&TableId::parse(&id).unwrap());
        let header = room.picture().table.header().clone();
        (id, header.options)
    };
    let (id, quick) = rounds(json!({}));
    assert_eq!(quick, "rounds=3");
    assert_eq!(rounds(json!({ "rounds": 5 })).1, "rounds=5");
    let at = |path: &str| format!("/tables/{id}{path}");
    let take = choice(&look(&anna, &id), "a", &["take"]);
    anna.post(&at("/choices"), &take).is(200);
    let story = anna.get(&at("/story")).is(200);
    assert_eq!(story["lines"][0]["actor"], "s1");
    assert_eq!(story["lines"][0]["subject"], Value::Null);
}
