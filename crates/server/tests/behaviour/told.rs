//! What programs are told beside sentences: presets, who did what to which thing.

use serde_json::{Value, json};
use store::TableId;
use table_kit::house::table::{Seated, choose};
use table_kit::house::{House, Program, choice, look, two};

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

/// What was done is told to who did it in the second person, and to others by
/// name: to programs, in each one's language, and on the page.
#[test]
fn who_did_it_is_told_so() {
    let house = House::open();
    let (id, anna, bruno) = two(&house, "bazaar", &json!({}));
    let at = |path: &str| format!("/tables/{id}{path}");
    for (player, what) in [(&anna, "take"), (&bruno, "pass")] {
        let chosen = choice(&look(player, &id), what, &[what]);
        player.post(&at("/choices"), &chosen).is(200);
    }
    let told = |player: &Program, begins: [&str; 2]| {
        let story = player.get(&at("/story")).is(200);
        for (line, begins) in begins.iter().enumerate() {
            let text = story["lines"][line]["text"].as_str().unwrap();
            assert!(text.starts_with(begins), "{text}");
        }
    };
    told(&anna, ["You take ", "Bruno passes."]);
    told(&bruno, ["Anna prende ", "Passi."]);
    let past = anna.get(&at("/replay?moment=1")).is(200);
    assert!(past["story"].as_str().unwrap().starts_with("You take "));

    let pages = Seated::at(&house, "bazaar", &[]);
    let taken = choose(&pages.anna, &pages.id, "take", "taken");
    assert_eq!(taken.status, 200, "{}", taken.text);
    for (browser, says, not) in [
        (&pages.anna, ">You take ", ">Anna takes "),
        (&pages.bruno, ">Anna takes ", ">You take "),
    ] {
        let page = browser.get(&pages.at_table("")).text;
        assert!(page.contains(says) && !page.contains(not), "{page}");
    }
}

/// What nobody writes is left out of what is said: to the disk the first of
/// them would be the end of it.
#[test]
fn what_is_said_has_no_control_characters() {
    let house = House::open();
    let (id, anna, _) = two(&house, "bazaar", &json!({}));
    let talk = format!("/tables/{id}/talk");
    let say = |text: &str| anna.post(&talk, &json!({ "text": text }));
    assert_eq!(say("\u{0}\u{1b}[31mred\u{7}\nand more\t").status, 204);
    for nothing in ["\u{0}", "\r\u{7f}", "\u{85}\n"] {
        assert_eq!(say(nothing).code(400), "web-wrong-text", "{nothing:?}");
    }
    let said = anna.get(&talk).is(200);
    let said = said["remarks"].as_array().unwrap();
    let last = said.last().unwrap();
    assert_eq!(last["text"], "[31mred\nand more");
    assert_eq!(house.flaws(), Vec::<String>::new());
}
