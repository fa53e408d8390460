//! Twilight Imperium: a battle between two people, one of whom leaves it.

use engine::{AnyTable, Seat};
use serde_json::Value;

use crate::choose;
use crate::house::{Browser, House};
use crate::prepared::Prepared;
use crate::together::whose_turn;

const GAME: &str = "twilight-imperium";

/// Ships in the place of the battle, by seat.
fn fleets(view: &Value) -> Vec<(Value, usize)> {
    let place = &view["battle"]["place"];
    let systems = view["systems"].as_array().unwrap();
    let here = |system: &&Value| &system["site"]["place"] == place;
    let system = systems.iter().find(here).unwrap();
    let fleet = |fleet: &Value| {
        let ships = fleet["ships"].as_array().unwrap().len();
        let fighters = fleet["fighters"].as_u64().unwrap() as usize;
        (fleet["seat"].clone(), ships + fighters)
    };
    system["fleets"]
        .as_array()
        .unwrap()
        .iter()
        .map(fleet)
        .collect()
}

/// Somebody may leave a battle of fleets with some ships each.
fn may_leave(table: &dyn AnyTable) -> bool {
    let Some(seat) = table.to_act().first() else {
        return false;
    };
    let leaves = table
        .listed(seat)
        .iter()
        .any(|choice| choice.notation == "retreat");
    leaves && {
        let view = table.view_json(engine::Viewer::Public).unwrap();
        let fleets = fleets(&view);
        fleets.len() == 2 && fleets.iter().map(|(_, ships)| ships).sum::<usize>() >= 4
    }
}

fn seat(view: &Value, of: &str) -> Seat {
    view["battle"][of].as_str().unwrap().parse().unwrap()
}

/// Whoever is asked about the battle answers, until it is over: losses as they are
/// suggested, and no other retreat.
async fn fight_on(sides: [&Browser; 2]) {
    let over = "return !document.querySelector('.ti-battle')";
    for _ in 0..200 {
        for browser in sides {
            if browser.eval(over, &[]).await == true {
                return;
            }
            let answers = [
                "#ask button[value^='damage:'], #ask button[value^='lose']",
                "#ask button[value=stay]",
                "#ask button[value^='flee:']",
            ];
            for answer in answers {
                if browser.has(answer).await && !browser.has("[aria-busy]").await {
                    choose(browser, answer).await;
                }
            }
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("this battle never ends: {}", sides[0].text("body").await);
}

#[tokio::test]
async fn a_battle_is_left_and_a_page_loaded_again() {
    let prepared = Prepared::find(GAME, (3, &[("galaxy", "dealt")]), may_leave);
    let view = prepared.view();
    let people = ["attacker", "defender"].map(|side| seat(&view, side));
    let (house, links) = House::prepared(|data| prepared.keep(data, &people));
    let (one, two) = (Browser::open(&house).await, Browser::open(&house).await);
    for (browser, link) in [&one, &two].into_iter().zip(&links) {
        browser.go(&format!("/join#{link}")).await;
        browser.find("[data-table] .ti-battle").await;
    }
    let leaves = "#ask button[value=retreat]";
    let leaver = whose_turn(&one, &two).await;
    let other = if std::ptr::eq(leaver, &one) {
        &two
    } else {
        &one
    };
    // Both see both fleets; the page is loaded again in the middle.
    for browser in [leaver, other] {
        assert_eq!(browser.count(".ti-force").await, 2);
    }
    let before = leaver.text(".ti-battle").await;
    leaver.client.refresh().await.unwrap();
    leaver.until_asked().await;
    assert_eq!(leaver.text(".ti-battle").await, before);
    choose(leaver, leaves).await;
    // The other one sees it at once, in the panel.
    other.find(".ti-leaves, #ask button[name=choice]").await;
    fight_on([leaver, other]).await;
    for browser in [leaver, other] {
        let told = "return !document.querySelector('.ti-battle')";
        browser.until("the battle over", told).await;
        assert_eq!(browser.complaints().await, Vec::<String>::new());
    }
}
