//! Real Chromium plays through the pages: whole games, two people, one screen
//! for two, two tabs, both languages, a phone, and a look at accessibility.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "tests may stop at whatever is not as it should be"
)]

mod access;
mod alone;
mod battle;
mod boxes;
mod company;
mod deals;
mod duel;
mod evening;
mod frontier;
mod house;
mod imperium;
mod inscription;
mod long_lists;
mod merchant;
mod pictures;
mod pointer;
mod prepared;
mod solitaire;
mod together;

use house::Browser;

/// Sets up Core Worlds with these at the table: `me`, `here`, `link`,
/// `bot:greedy`.
async fn set_up(browser: &Browser, sitters: &[&str]) {
    set_up_game(browser, "core-worlds", sitters, &[]).await;
}

/// Sets up a game with these options.
async fn set_up_game(browser: &Browser, game: &str, sitters: &[&str], options: &[(&str, &str)]) {
    browser
        .go(&format!("/games/{game}/new?seats={}", sitters.len()))
        .await;
    for (option, value) in options {
        let css = format!("[name=option-{option}]");
        if browser.has(&format!("select{css}")).await {
            browser.select(&css, value).await;
        } else {
            browser.fill(&css, value).await;
        }
    }
    for (number, sitter) in (1..).zip(sitters) {
        browser
            .select(&format!("[name=seat-{number}]"), sitter)
            .await;
    }
    browser.press("form.fill .acts button").await;
    browser.find("[data-table]").await;
}

/// Makes choices, one after the other, until the game is over: the first one
/// that passes the time sensibly, so that a game gets somewhere.
async fn play_to_the_end(browser: &Browser) -> usize {
    let mut made = 0;
    loop {
        browser.until_asked().await;
        if browser.has("#ask .ending").await {
            return made;
        }
        choose_something(browser, made).await;
        made += 1;
        assert!(made < 2000, "this game never ends");
    }
}

/// Presses a choice, now the first, now another, by turns; waits until the
/// table has moved on.
async fn choose_something(browser: &Browser, turn: usize) {
    browser.until_asked().await;
    let script = "const all = [...document.querySelectorAll('#ask button[name=choice]')];
        return all[Number(arguments[0]) % all.length].value";
    let nth = (turn * 7 + 3).to_string();
    let value = browser.eval(script, &[&nth]).await;
    choose_value(browser, value.as_str().unwrap()).await;
}

/// Presses the choice of this value. A row is several lines, which CSS writes
/// as escapes.
async fn choose_value(browser: &Browser, value: &str) {
    let value = value.replace('\n', "\\a ");
    let css = format!("#ask button[name=choice][value='{value}']");
    choose(browser, &css).await;
}

/// Presses this choice, and waits until the table has moved on. It may lie in
/// a group that is folded.
async fn choose(browser: &Browser, css: &str) {
    let unfold = "document.querySelector(arguments[0])?.closest('.fold')?.setAttribute('open', '')";
    browser.eval(unfold, &[css]).await;
    let edition = browser
        .attribute("[data-table]", "data-edition")
        .await
        .unwrap();
    browser.press(css).await;
    let moved =
        format!("return document.querySelector('[data-table]').dataset.edition !== '{edition}'");
    browser.until("moved on", &moved).await;
}
