//! Boxes, measured: at every size a table is whole, with few players and many.

use crate::frontier::until_ours;
use crate::house::{Browser, House};
use crate::pictures::take_if_wanted;
use crate::{choose_something, set_up_game};

/// A script that lists what is wrong with the page at its size.
const MEASURE: &str = include_str!("boxes.js");

/// A phone, a tablet, a large screen, two laptops.
const SIZES: [(u32, u32); 5] = [
    (390, 844),
    (1024, 768),
    (2560, 1440),
    (1280, 720),
    (1440, 900),
];

/// What is wrong at any size.
async fn faults(browser: &Browser, what: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for (width, height) in SIZES {
        browser.resize(width, height).await;
        let name = what.replace(", ", "-").replace(' ', "-").to_lowercase();
        take_if_wanted(browser, &format!("sizes/{name}-{width}x{height}")).await;
        let found = browser.eval(MEASURE, &[]).await;
        let found = found.as_array().cloned().unwrap_or_default();
        let found = found.iter().filter_map(|fault| fault.as_str());
        faults.extend(found.map(|fault| format!("{what}, {width} by {height}: {fault}")));
    }
    faults
}

/// A table of so many, when all have begun to play.
async fn table(browser: &Browser, game: &str, seats: usize, italian: bool) -> Vec<String> {
    let mut sitters = vec!["me"];
    sitters.resize(seats, "bot:random");
    browser.resize(1440, 900).await;
    // A galaxy that is dealt begins where there is most to show.
    let options: &[(&str, &str)] = match game {
        "twilight-imperium" => &[("galaxy", "dealt")],
        _ => &[],
    };
    set_up_game(browser, game, &sitters, options).await;
    for turn in 0..2 {
        until_ours(browser).await;
        choose_something(browser, turn).await;
    }
    until_ours(browser).await;
    let what = format!("{game} with {seats}");
    let mut found = faults(browser, &what).await;
    if italian {
        speak(browser, "it").await;
        found.extend(faults(browser, &format!("{what}, in Italian")).await);
        speak(browser, "en").await;
    }
    found
}

async fn speak(browser: &Browser, lang: &str) {
    browser
        .press(&format!("button[name=lang][value={lang}]"))
        .await;
    let spoken = format!("return document.documentElement.lang === '{lang}'");
    browser.until("in that language", &spoken).await;
    until_ours(browser).await;
}

#[tokio::test]
async fn tables_are_whole_at_every_size() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    let mut found = Vec::new();
    for (game, seats, italian) in [
        ("core-worlds", 2, false),
        ("core-worlds", 5, true),
        ("frontier", 2, false),
        ("frontier", 5, false),
        ("frontier", 8, true),
        ("merchant-of-venus", 2, false),
        ("merchant-of-venus", 6, true),
        ("twilight-imperium", 3, false),
        ("twilight-imperium", 6, true),
        ("twilight-inscription", 3, false),
        ("twilight-inscription", 8, true),
    ] {
        found.extend(table(&browser, game, seats, italian).await);
    }
    assert!(
        found.is_empty(),
        "{} faults:\n{}",
        found.len(),
        found.join("\n")
    );
}
