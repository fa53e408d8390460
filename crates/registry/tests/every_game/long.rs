//! What a long game needs of the server, shown by Frontier: orders by kind,
//! windows with a clock of their own, open words about them, bots that use
//! their rights.

use std::time::Duration;

use serde_json::{Value, json};
use table_kit::house::table::{
    Seated, choose, code_in, join, kept, seat_link, set_up, state, until,
};
use table_kit::house::{Browser, House, Plan};

fn house() -> House {
    House::with(Plan {
        games: || registry::load(None).unwrap(),
        boards: registry::boards,
        ..Plan::default()
    })
}

/// A small map for two, where people soon meet.
const SMALL: [(&str, &str); 2] = [("option-rings", "1"), ("option-rounds", "8")];

fn sit_down(house: &House, more: &[(&str, &str)]) -> Seated {
    Seated::at(house, "frontier", &[&SMALL, more].concat())
}

/// What this one may choose and owes, in notation.
fn owed(seen: &Value) -> Vec<String> {
    let choices = seen["choices"].as_array().unwrap().iter();
    let owed = choices.filter(|choice| choice["right"] == false);
    let name = |choice: &Value| choice["choice"].as_str().unwrap().to_owned();
    owed.map(name).collect()
}

/// Both choose now this, now that, until something is so.
fn play_until(table: &Seated, is_so: impl Fn(&Value) -> bool) -> Option<(&Browser, Value)> {
    for number in 0..600_usize {
        until("is one of them asked", || {
            table.asked().is_some() || state(&table.anna, &table.id)["over"] == true
        });
        let (browser, seen) = table.asked()?;
        if is_so(&seen) {
            return Some((browser, seen));
        }
        // Who has a pact can propose none.
        let mut owed = owed(&seen);
        owed.retain(|choice| choice != "agree");
        let choice = &owed[(number * 7 + 3) % owed.len()];
        let key = format!("{number} {}", seen["seat"]);
        assert_eq!(choose(browser, &table.id, choice, &key).status, 200);
    }
    None
}

fn is_window(seen: &Value) -> bool {
    seen["waiting"]["reactions"] == true
}

#[test]
fn where_a_glance_is_enough_a_window_has_a_fifth_of_the_time() {
    let house = house();
    let table = sit_down(&house, &[("pace", "strict"), ("window", "100")]);
    let (browser, seen) = play_until(&table, is_window).unwrap();
    // A fifth of a hundred seconds; what is shown is rounded to whole ones.
    let left = seen["closes"].as_i64().unwrap() - house.wall();
    assert!((20..=21).contains(&left), "{left}");
    house.pass(Duration::from_secs(19));
    assert!(is_window(&state(browser, &table.id)));
    house.pass(Duration::from_secs(1));
    until("does the clock close it", || {
        state(browser, &table.id)["closes"] != seen["closes"]
    });
}

#[test]
fn an_order_is_for_one_kind_of_question_and_for_as_long_as_it_says() {
    let house = house();
    // FRO-24: a pact takes three.
    let table = sit_down(&house, &[("seat-3", "bot:random")]);
    let offered = |seen: &Value| owed(seen).contains(&"propose-s1".to_owned());
    let propose = |round: i64, key: &str| {
        let of_round = |seen: &Value| offered(seen) && seen["round"] == round;
        let (bruno, _) = play_until(&table, of_round).unwrap();
        let before = kept(&house, &table.id).lines.len();
        assert_eq!(choose(bruno, &table.id, "propose-s1", key).status, 200);
        let mut lines = kept(&house, &table.id).lines.split_off(before);
        // The bot may have moved meanwhile.
        lines.retain(|line| !line.starts_with("s3"));
        lines
    };
    let order = |order: &str| {
        let done = table
            .anna
            .submit(&table.at_table("/orders"), &[("order", order)]);
        done.status
    };
    // An order for something else does not answer it; nor is one known that the
    // game does not have.
    assert_eq!(order("frontier-kind-retreat=always"), 303);
    assert_eq!(order("frontier-kind-tea=always"), 400);
    assert_eq!(order("frontier-kind-pact=now"), 400);
    assert_eq!(order("frontier-kind-pact=round:1"), 303);
    let lines = propose(1, "first");
    let said: Vec<_> = lines.iter().map(|line| line.split(" #").next()).collect();
    assert_eq!(said, [Some("s2 propose-s1"), Some("s1 refuse")]);
    // The round is over, and with it the order: Anna is asked.
    assert_eq!(propose(2, "second").len(), 1);
    let seen = state(&table.anna, &table.id);
    assert_eq!(seen["pass"]["kind"], "frontier-kind-pact");
    // Given at the question, it answers at once.
    assert_eq!(order("frontier-kind-pact=always"), 303);
    let asked = state(&table.anna, &table.id)["pass"]["kind"].clone();
    assert_ne!(asked, "frontier-kind-pact");
    // Nobody else learns of it, and it outlives the server.
    let orders = table
        .anna
        .ask(&format!("/api/v1/tables/{}/orders", table.id));
    let expected = json!({
        "frontier-kind-pact": "always", "frontier-kind-retreat": "always",
    });
    assert_eq!(orders.is(200)["orders"], expected);
    let house = house.restart();
    let table = table.moved_to(&house);
    let orders = |browser: &Browser| {
        let answer = browser.ask(&format!("/api/v1/tables/{}/orders", table.id));
        answer.is(200)["orders"].clone()
    };
    assert_eq!(orders(&table.anna), expected);
    assert_eq!(orders(&table.bruno), json!({}));
}

/// The offers that somebody knows of.
fn deals(browser: &Browser, id: &str) -> Value {
    let answer = browser.ask(&format!("/api/v1/tables/{id}/deals"));
    answer.is(200)
}

#[test]
fn offers_are_made_on_the_page_and_heard_by_whom_they_concern() {
    let house = house();
    let table = sit_down(&house, &[("seat-3", "here"), ("name-3", "Clara")]);
    let clara = |field| (field, "s3");
    let offer = |fields: &[(&str, &str)]| {
        let usual = [("to", "s2"), ("seat", "s1")];
        let answer = table
            .anna
            .post(&table.at_table("/deals"), &[fields, &usual].concat());
        answer.status
    };
    let onlooker = house.browser();
    let link = table
        .anna
        .submit(&table.at_table("/links"), &[("grant", "watch")]);
    join(&onlooker, &code_in(&link));
    let heard = |browser: &Browser| deals(browser, &table.id)["deals"].clone();
    assert_eq!(
        offer(&[("key", "a"), ("give-credits", "1"), ("promise", " peace ")]),
        200
    );
    let mine = heard(&table.bruno);
    assert_eq!(mine[0]["gives"], "1credits");
    assert_eq!(
        (&mine[0]["gets"], &mine[0]["promise"]),
        (&json!("-"), &json!("peace"))
    );
    assert_eq!(heard(&onlooker), json!([]));
    // Everyone hears of an open one, but not how many there were before it.
    assert_eq!(
        offer(&[("key", "b"), ("get-credits", "1"), ("openly", "yes")]),
        200
    );
    let open = heard(&onlooker);
    assert_eq!(
        (open.as_array().unwrap().len(), &open[0]["deal"]),
        (1, &json!(0))
    );
    // The answer is another offer, which takes the place of the first.
    let counter = [
        ("to", "s1"),
        ("key", "c"),
        ("counter", "2"),
        ("give-credits", "1"),
    ];
    let countered = table.bruno.post(&table.at_table("/deals"), &counter);
    assert_eq!(countered.status, 200, "{}", countered.text);
    let mine = heard(&table.bruno);
    assert_eq!(mine[1]["answer"], "decline");
    assert_eq!(
        (&mine[2]["from"], &mine[2]["open"]),
        (&json!("s2"), &json!(true))
    );
    assert_eq!(heard(&onlooker), json!([]));
    // What makes no sense changes nothing.
    for fields in [
        &[("key", "d"), ("give-credits", "many")][..],
        &[("key", "e"), ("to", "s9")],
        &[("key", "f"), clara("to"), ("counter", "7")],
    ] {
        assert!(offer(fields) >= 400, "{fields:?}");
    }
    let answer = |answer: &str, key: &str| {
        let fields = [("answer", answer), ("key", key), ("seat", "s1")];
        table
            .anna
            .post(&table.at_table("/deals/answers"), &fields)
            .status
    };
    assert_eq!(answer("accept s2 1", "g"), 409);
    assert_eq!(answer("take s2 3", "h"), 400);
    assert_eq!(answer("accept s2 3", "i"), 200);
    assert_eq!(heard(&table.anna)[2]["answer"], "accept");
}

#[test]
fn bots_answer_offers_and_say_why_to_the_other_side() {
    let house = house();
    let table = sit_down(&house, &[("seat-3", "bot:greedy")]);
    let offer = |field: &str, key: &str| {
        let fields = [("to", "s3"), ("seat", "s1"), ("key", key), (field, "1")];
        let answer = table.anna.post(&table.at_table("/deals"), &fields);
        assert_eq!(answer.status, 200, "{}", answer.text);
    };
    let answered = |at: usize, answer: &str| {
        until("is it answered", || {
            deals(&table.anna, &table.id)["deals"][at]["open"] == false
        });
        let deal = &deals(&table.anna, &table.id)["deals"][at];
        assert_eq!(deal["answer"], answer);
        deal["word"].as_str().unwrap().to_owned()
    };
    let mine = |seen: &Value| seen["seat"] == "s1";
    play_until(&table, mine).unwrap();
    offer("give-credits", "gift");
    assert_eq!(answered(0, "accept"), "That does me good.");
    offer("get-credits", "theft");
    assert_eq!(
        answered(1, "decline"),
        "That would do me more harm than good."
    );
    assert_eq!(deals(&table.bruno, &table.id)["deals"], json!([]));
}

#[test]
fn who_waives_openly_is_not_waited_for_in_this_round() {
    let house = house();
    let table = sit_down(&house, &[("pace", "strict"), ("window", "86400")]);
    let (browser, seen) = play_until(&table, is_window).unwrap();
    let kind = seen["pass"]["kind"].as_str().unwrap().to_owned();
    let say = |fields: &[(&str, &str)]| browser.post(&table.at_table("/waivers"), fields);
    let waived = say(&[("key", "waive"), ("waive", "yes")]);
    assert_eq!(waived.status, 200, "{}", waived.text);
    // Everyone knows.
    let expected = json!([{ "seat": seen["seat"], "kind": kind }]);
    for browser in [&table.anna, &table.bruno] {
        assert_eq!(state(browser, &table.id)["waivers"], expected);
    }
    // That one is asked no more here; and again once they have taken it back.
    assert_eq!(state(browser, &table.id)["question"], Value::Null);
    let back = say(&[("key", "back"), ("unwaive", &kind)]);
    assert_eq!(back.status, 200, "{}", back.text);
    assert_eq!(state(browser, &table.id)["waivers"], json!([]));
    assert_eq!(say(&[("key", "twice"), ("unwaive", &kind)]).status, 409);
}

/// Plays a game against two bots; says whether one of them has used a windfall.
fn uses_a_windfall(house: &House) -> bool {
    let anna = house.browser();
    let seats = [
        ("game", "frontier"),
        ("seat-1", "me"),
        ("seat-2", "bot:greedy"),
        ("seat-3", "bot:greedy"),
    ];
    let id = set_up(&anna, &[&seats[..], &SMALL].concat());
    let used = || {
        let lines = kept(house, &id).lines;
        let by_bot = |line: &String| !line.starts_with("s1") && line.contains(" windfall");
        lines.iter().any(by_bot)
    };
    for number in 0..400 {
        until("is it our move", || {
            let seen = state(&anna, &id);
            seen["over"] == true || !seen["question"].is_null()
        });
        let seen = state(&anna, &id);
        if used() || seen["over"] == true {
            break;
        }
        let owed = owed(&seen);
        choose(&anna, &id, owed.last().unwrap(), &format!("{number}"));
    }
    used()
}

#[test]
fn bots_use_their_rights() {
    let house = house();
    // Whether one draws the card is luck.
    assert!((0..8).any(|_| uses_a_windfall(&house)));
}

#[test]
fn bots_say_why_to_who_plays_alone_with_them() {
    let house = house();
    let anna = house.browser();
    let seats = [
        ("game", "frontier"),
        ("seat-1", "me"),
        ("seat-2", "bot:greedy"),
    ];
    let id = set_up(&anna, &[&seats[..], &SMALL].concat());
    let explain = |word: &str| {
        let at = format!("/tables/{id}/bots");
        anna.submit(&at, &[("explain", word)]).status
    };
    let says_why = || {
        let page = anna.get(&format!("/tables/{id}")).text;
        page.contains("class=\"why\"")
    };
    let play_on = |choices: usize| {
        for number in 0..choices {
            until("is it our move", || {
                let seen = state(&anna, &id);
                seen["over"] == true || !seen["question"].is_null()
            });
            let seen = state(&anna, &id);
            if seen["over"] == true {
                return;
            }
            let owed = owed(&seen);
            choose(
                &anna,
                &id,
                owed.last().unwrap(),
                &format!("{choices} {number}"),
            );
            if says_why() {
                return;
            }
        }
    };
    play_on(3);
    assert!(!says_why());
    assert_eq!(explain("yes"), 303);
    play_on(40);
    assert!(says_why());
    assert!(kept(&house, &id).bots.explain);
    // Where somebody else plays as well, nothing is said.
    let bruno = house.browser();
    assert_eq!(join(&bruno, &seat_link(&anna, &id, "s2")).status, 303);
    assert!(!says_why());
    assert_eq!(explain("no"), 303);
    assert_eq!(explain("yes"), 400);
}
