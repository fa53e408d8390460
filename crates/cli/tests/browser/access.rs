//! A look at accessibility, by the rules of axe-core.

use serde_json::Value;

use crate::frontier::until_ours;
use crate::house::{Browser, House};
use crate::{choose_something, set_up, set_up_game};

/// axe-core 4 by Deque, under the Mozilla Public License 2.0, as its makers
/// publish it.
const AXE: &str = include_str!("axe.min.js");

/// What axe finds wrong with the page: rule, help, and the first place.
async fn faults(browser: &Browser) -> Vec<String> {
    browser.eval(AXE, &[]).await;
    let run = "
        const done = arguments[arguments.length - 1];
        axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
            .then((result) => done(result.violations.map((fault) => ({
                id: fault.id, help: fault.help, count: fault.nodes.length, first: fault.nodes[0].html,
                why: fault.nodes[0].failureSummary }))));
    ";
    let found = browser.client.execute_async(run, Vec::new()).await.unwrap();
    let faults = found.as_array().cloned().unwrap_or_default();
    faults.iter().map(Value::to_string).collect()
}

async fn looks_right(browser: &Browser, what: &str) {
    // What nobody is shown has no faults.
    let height = "return document.getElementById('main').offsetHeight";
    let height = browser.eval(height, &[]).await.as_f64().unwrap();
    assert!(height > 40.0, "{what} is not shown: {height}");
    let faults = faults(browser).await;
    assert!(faults.is_empty(), "{what}:\n{}", faults.join("\n"));
}

/// Shows pages in this theme from now on.
async fn dress(browser: &Browser, theme: &str) {
    let css = format!("button[name=theme][value={theme}]");
    browser.press(&css).await;
    let shown = format!("return document.documentElement.dataset.theme === '{theme}'");
    browser.until(theme, &shown).await;
}

#[tokio::test]
async fn pages_are_for_everyone() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    for theme in ["dark", "light"] {
        for page in [
            "/",
            "/games/core-worlds/new",
            "/join",
            "/tables/nowhere",
            "/rules",
            "/rules/core-worlds?q=invasion",
            "/components/core-worlds?q=grunts",
        ] {
            browser.go(page).await;
            looks_right(&browser, &format!("{page} in {theme}")).await;
        }
        set_up(&browser, &["me", "bot:greedy", "bot:greedy"]).await;
        for turn in 0..12 {
            browser.until_asked().await;
            if turn % 4 == 0 {
                looks_right(&browser, &format!("the table in {theme}, turn {turn}")).await;
            }
            choose_something(&browser, turn).await;
        }
        browser.until_asked().await;
        let table = browser.path().await;
        browser.go(&format!("{table}/replay?moment=5")).await;
        looks_right(&browser, &format!("the replay in {theme}")).await;
        browser.go("/").await;
        if theme == "dark" {
            dress(&browser, "light").await;
        }
    }
    for theme in ["light", "dark"] {
        set_up_game(&browser, "merchant-of-venus", &["me", "bot:greedy"], &[]).await;
        for turn in 0..6 {
            until_ours(&browser).await;
            if turn > 0 {
                looks_right(&browser, &format!("the merchants in {theme}, turn {turn}")).await;
            }
            choose_something(&browser, turn).await;
        }
        browser.go("/").await;
        if theme == "light" {
            dress(&browser, "dark").await;
        }
    }
    for theme in ["dark", "light"] {
        if theme == "light" {
            dress(&browser, "light").await;
        }
        let sitters = ["me", "bot:random", "bot:random"];
        let dealt = [("galaxy", "dealt")];
        set_up_game(&browser, "twilight-imperium", &sitters, &dealt).await;
        for turn in 0..14 {
            until_ours(&browser).await;
            if turn % 4 == 3 {
                looks_right(&browser, &format!("the galaxy in {theme}, turn {turn}")).await;
            }
            choose_something(&browser, turn).await;
        }
        browser.go("/").await;
    }
    for theme in ["light", "dark"] {
        if theme == "dark" {
            dress(&browser, "dark").await;
        }
        let sitters = ["me", "bot:random", "bot:random"];
        set_up_game(&browser, "twilight-inscription", &sitters, &[]).await;
        for turn in 0..16 {
            until_ours(&browser).await;
            if turn % 5 == 0 {
                looks_right(&browser, &format!("the sheets in {theme}, turn {turn}")).await;
            }
            choose_something(&browser, turn).await;
        }
        browser.go("/").await;
    }
    let phone = Browser::sized(&house, 390, 844, "it").await;
    set_up(&phone, &["me", "bot:greedy"]).await;
    phone.until_asked().await;
    looks_right(&phone, "the table on a phone").await;
}
