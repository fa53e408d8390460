//! What newcomers stumbled over on their first evening: each stays mended.

use std::time::Duration;

use crate::house::{Browser, House};
use crate::{choose, choose_something, set_up, set_up_game};

/// Is this in sight, with words in it?
async fn is_read(browser: &Browser, css: &str) -> bool {
    let script = "const found = document.querySelector(arguments[0]);
        return !!found && found.offsetHeight > 0 && found.innerText.trim().length > 10";
    browser.eval(script, &[css]).await == true
}

#[tokio::test]
async fn pages_about_what_went_wrong_can_be_read() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    for path in ["/nowhere", "/tables/aaaaaaaaaa", "/join", "/rules/nothing"] {
        browser.go(path).await;
        assert!(is_read(&browser, "main").await, "{path}");
    }
}

#[tokio::test]
async fn a_form_keeps_what_was_filled_in_and_a_table_invites() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    browser.go("/games/core-worlds/new?seats=3").await;
    // Core Worlds has no windows, so there is nothing to say about them.
    assert!(!browser.has("[name=pace]").await);
    browser.fill("[name=name-2]", "Bruno").await;
    browser.select("[name=seat-2]", "link").await;
    browser.press("button[name=count][value='2']").await;
    browser
        .find("button[name=count][value='2'][aria-pressed=true]")
        .await;
    let kept = "return document.querySelector('[name=name-2]').value
        + document.querySelector('[name=seat-2]').value";
    assert_eq!(browser.eval(kept, &[]).await, "Brunolink");
    browser.press("form.fill .acts button").await;
    browser.find("[data-table]").await;
    assert!(
        browser
            .text("[data-seat=s2]")
            .await
            .contains("waiting: invite")
    );
    browser.press("#ask .invites button").await;
    browser.find("#invitation[open]").await;
    let link = browser.text("#invitation [data-copy]").await;
    assert!(link.contains("/join#"), "{link}");
    let guest = Browser::open(&house).await;
    guest.follow(&link).await;
    guest.find("[data-table]").await;
    browser
        .until(
            "nobody is missing",
            "return !document.querySelector('#ask .invites')",
        )
        .await;
}

#[tokio::test]
async fn what_was_said_is_said_once() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    set_up(&browser, &["me", "bot:greedy"]).await;
    browser.fill("#talk input[name=text]", "Good luck!").await;
    browser.press("#talk button").await;
    browser
        .until(
            "said",
            "return document.querySelectorAll('#talk li').length === 1",
        )
        .await;
    let left = "return document.querySelector('#talk input[name=text]').value";
    assert_eq!(browser.eval(left, &[]).await, "");
}

/// Two at one screen, with a bot between them: the curtain falls as soon as
/// somebody else is to act, and the page goes on by itself.
#[tokio::test]
async fn one_screen_goes_on_after_a_bot() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    set_up(&browser, &["me", "bot:random", "here"]).await;
    let mut curtains = 0;
    for turn in 0..60 {
        let next = "return !!document.querySelector('.curtain')
            || (document.title.startsWith('●') && !document.querySelector('[aria-busy]'))";
        browser.until("somebody is to act", next).await;
        if browser.has(".curtain").await {
            assert!(!browser.has("#tray .thing").await, "a hand lies open");
            // The menu is above the curtain.
            let above = "const menu = document.querySelector('.menu');
                menu.open = true;
                const box = document.querySelector('.menu .drop').getBoundingClientRect();
                const top = document.elementFromPoint(box.left + 20, box.top + 20);
                const above = !!top?.closest('.drop');
                menu.open = false;
                return above";
            assert_eq!(browser.eval(above, &[]).await, true);
            browser.press(".curtain button").await;
            browser.until_asked().await;
            curtains += 1;
        }
        if curtains == 3 {
            return;
        }
        choose_something(&browser, turn).await;
    }
    panic!("{curtains} curtains");
}

#[tokio::test]
async fn keys_choose_focus_stays_and_rules_open_in_place() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    set_up(&browser, &["me", "bot:greedy"]).await;
    browser.until_asked().await;
    let edition = browser
        .attribute("[data-table]", "data-edition")
        .await
        .unwrap();
    let press = |key: &'static str| {
        let script = "(document.activeElement || document.body).dispatchEvent(
            new KeyboardEvent('keydown', { key: arguments[0], bubbles: true, cancelable: true }))";
        let browser = &browser;
        async move { browser.eval(script, &[key]).await }
    };
    press("1").await;
    let moved =
        format!("return document.querySelector('[data-table]').dataset.edition !== '{edition}'");
    browser.until("chosen by its number", &moved).await;
    // Enter on a choice leaves the focus with the question.
    browser.until_asked().await;
    browser
        .eval(
            "document.querySelector('#ask button[name=choice]').focus()",
            &[],
        )
        .await;
    choose(&browser, "#ask button[name=choice]:focus").await;
    browser.until_asked().await;
    browser
        .until(
            "focus stays",
            "return !!document.activeElement?.closest('#ask, #main')",
        )
        .await;
    press("?").await;
    assert!(is_read(&browser, "#keys[open]").await);
    browser.press("#keys button").await;
    browser.press("#ask a.rule").await;
    browser.find("#look-at:not([hidden]) .rules").await;
    assert!(is_read(&browser, "#look-at").await);
    assert!(browser.path().await.starts_with("/tables/"));
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_map_is_moved_scaled_and_stays_where_it_is() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    let sitters = ["me", "bot:random"];
    set_up_game(&browser, "frontier", &sitters, &[("rings", "2")]).await;
    browser.until_asked().await;
    let place = "return document.querySelector('#sheet').style.transform";
    assert_eq!(browser.eval(place, &[]).await, "");
    browser
        .eval(
            "const box = document.querySelector('#main').getBoundingClientRect();
             document.querySelector('#main').dispatchEvent(new WheelEvent('wheel', {
                 deltaY: -400, clientX: box.left + 200, clientY: box.top + 200,
                 bubbles: true, cancelable: true }))",
            &[],
        )
        .await;
    browser
        .until(
            "scaled",
            "return /scale\\(1\\.8/.test(document.querySelector('#sheet').style.transform)",
        )
        .await;
    assert!(!browser.has(".minimap[hidden]").await);
    let before = browser.eval(place, &[]).await;
    choose_something(&browser, 1).await;
    browser.until_asked().await;
    assert_eq!(browser.eval(place, &[]).await, before);
    browser.press(".map-tools [data-map=fit]").await;
    browser
        .until(
            "fits",
            "return /scale\\(1\\)/.test(document.querySelector('#sheet').style.transform)",
        )
        .await;
    // A hex is looked at by pressing it.
    browser.press("#board .thing").await;
    browser.find("#look-at:not([hidden])").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

/// Something that a pointer does over the first thing that is lit.
const POINT: &str = "
    const [what, kind, by] = [arguments[0], arguments[1], Number(arguments[2])];
    const thing = document.querySelector('.thing.lit') || document.querySelector('.thing');
    thing.dispatchEvent(new PointerEvent(what, {
        pointerType: kind, movementX: by, bubbles: true, cancelable: true }))";

#[tokio::test]
async fn a_resting_pointer_opens_nothing_and_a_finger_that_stays_looks() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    set_up(&browser, &["me", "bot:greedy"]).await;
    choose_something(&browser, 1).await;
    browser.until_asked().await;
    let looks = "return !document.querySelector('#look-at').hidden";
    // The page has moved below a pointer that rests: the browser says so.
    browser.eval(POINT, &["pointerover", "mouse", "0"]).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(browser.eval(looks, &[]).await, false);
    browser.eval(POINT, &["pointermove", "mouse", "5"]).await;
    browser.eval(POINT, &["pointerover", "mouse", "5"]).await;
    browser.until("looked at", looks).await;
    browser.eval("document.body.click()", &[]).await;
    browser
        .until("closed", "return document.querySelector('#look-at').hidden")
        .await;
    // A finger that stays looks, and the press that follows chooses nothing.
    let edition = browser.attribute("[data-table]", "data-edition").await;
    browser.eval(POINT, &["pointerdown", "touch", "0"]).await;
    browser.until("looked at", looks).await;
    browser.eval(POINT, &["pointerup", "touch", "0"]).await;
    let click =
        "(document.querySelector('.thing.lit') || document.querySelector('.thing')).click()";
    browser.eval(click, &[]).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(
        browser.attribute("[data-table]", "data-edition").await,
        edition
    );
    assert_eq!(browser.eval(looks, &[]).await, true);
}

/// Presses what ends the turn, as someone who has not made up their mind.
async fn press_ending(browser: &Browser) -> Option<String> {
    browser
        .press(".p-ends button[name=choice]:has(.lock)")
        .await;
    browser.attribute("[data-table]", "data-edition").await
}

#[tokio::test]
async fn what_ends_a_turn_can_be_put_off() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    set_up(&browser, &["me", "bot:greedy"]).await;
    let ends = ".p-ends button[name=choice]:has(.lock)";
    for turn in 0..40 {
        browser.until_asked().await;
        if browser.has(ends).await {
            break;
        }
        choose_something(&browser, turn).await;
    }
    let moved = |before: &str| {
        format!("return document.querySelector('[data-table]').dataset.edition !== '{before}'")
    };
    // A moment's grace, in which one can stay.
    browser.end_turns("grace").await;
    let before = press_ending(&browser).await.unwrap();
    browser.press("#stay:not([hidden])").await;
    tokio::time::sleep(Duration::from_millis(3500)).await;
    assert_eq!(browser.eval(&moved(&before), &[]).await, false);
    // One who is asked can say no.
    browser.end_turns("ask").await;
    press_ending(&browser).await;
    browser.press("#sure[open] button[value=no]").await;
    browser
        .until("closed", "return !document.querySelector('#sure[open]')")
        .await;
    assert_eq!(browser.eval(&moved(&before), &[]).await, false);
    // Pressed once more it goes at once.
    browser.end_turns("grace").await;
    press_ending(&browser).await;
    browser.press(ends).await;
    browser.until("moved on", &moved(&before)).await;
}
