//! One person at a table.

use crate::house::{Browser, House};
use crate::{choose_something, play_to_the_end, set_up};

#[tokio::test]
async fn one_click_sits_down_and_a_whole_game_is_played() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    browser.go("/").await;
    browser.press("form[action='/play'] button").await;
    browser.until_asked().await;
    assert!(browser.path().await.starts_with("/tables/"));
    assert_eq!(browser.count("#players .player").await, 3);

    set_up(&browser, &["me", "bot:greedy", "bot:greedy"]).await;
    let made = play_to_the_end(&browser).await;
    assert!(made > 20, "{made} choices");
    assert_eq!(browser.count("#ask .ending li").await, 3);
    // Reopened, it still says how it ended; and the lobby has it.
    let table = browser.path().await;
    browser.go("/").await;
    browser.press(&format!("a[href='{table}']")).await;
    browser.find("#ask .ending").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_choice_can_be_undone_until_it_cannot() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    set_up(&browser, &["me", "bot:greedy"]).await;
    for turn in 0..400 {
        browser.until_asked().await;
        if browser.has("#undo button:not([disabled])").await {
            break;
        }
        let why = browser.text("#undo button").await;
        assert!(!why.trim().is_empty(), "the button says why not");
        assert!(
            !browser.has("#ask .ending").await,
            "nothing could be undone in a whole game"
        );
        choose_something(&browser, turn).await;
    }
    let drafted = browser.count("#story li.draft").await;
    assert!(drafted > 0);
    let edition = browser
        .attribute("[data-table]", "data-edition")
        .await
        .unwrap();
    browser.press("#undo button").await;
    browser
        .until(
            "undone",
            &format!(
                "return document.querySelector('[data-table]').dataset.edition !== '{edition}'"
            ),
        )
        .await;
    assert!(browser.count("#story li.draft").await < drafted);
}

#[tokio::test]
async fn a_second_tab_that_is_behind_gets_the_newer_table() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    set_up(&browser, &["me", "bot:greedy"]).await;
    browser.until_asked().await;
    let table = browser.path().await;
    let first = browser.client.window().await.unwrap();
    let second = browser.tab().await;
    browser.switch(second.clone()).await;
    browser.go(&table).await;
    browser.until_asked().await;
    // This tab hears nothing any more: what it shows grows old.
    browser
        .eval(
            "window.stale = document.querySelector('#ask').cloneNode(true); return true",
            &[],
        )
        .await;
    browser.switch(first).await;
    choose_something(&browser, 1).await;
    browser.until_asked().await;
    let steps = browser.text("#story").await;
    browser.switch(second).await;
    browser
        .until(
            "up to date",
            "return document.querySelector('#ask').dataset.hash !== window.stale.dataset.hash",
        )
        .await;
    let post = "
        const done = arguments[arguments.length - 1];
        const body = new URLSearchParams(new FormData(window.stale));
        const choice = window.stale.querySelector('button[name=choice]');
        body.set('choice', choice.value);
        fetch(window.stale.action, { method: 'POST', body, headers: { Accept: 'application/json' } })
            .then(async (answer) => done({ status: answer.status, body: await answer.json() }));
    ";
    let answer = browser
        .client
        .execute_async(post, Vec::new())
        .await
        .unwrap();
    // Same key as another post of that page, or an old revision: either way
    // nothing is done twice, and the newer table comes back.
    assert!(
        answer["status"] == 409 || answer["body"]["word"].is_string(),
        "{answer}"
    );
    assert!(answer["body"]["parts"].is_array());
    assert_eq!(browser.text("#story").await, steps);
}

/// How many streams the server has open.
const STREAMS: &str = "
    const done = arguments[arguments.length - 1];
    fetch('/metrics').then((answer) => answer.text())
        .then((text) => done(Number(/orrery_streams (\\d+)/.exec(text)[1])));
";

async fn until_streams(browser: &Browser, many: u64) {
    for _ in 0..400 {
        let open = browser.client.execute_async(STREAMS, Vec::new()).await;
        if open.unwrap() == many {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("never {many} streams");
}

#[tokio::test]
async fn a_tab_that_nobody_looks_at_holds_no_connection() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    set_up(&browser, &["me", "bot:greedy"]).await;
    browser.until_asked().await;
    until_streams(&browser, 1).await;
    let hide = "
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => arguments[0] === 'yes' });
        document.dispatchEvent(new Event('visibilitychange'));
    ";
    browser.eval(hide, &["yes"]).await;
    until_streams(&browser, 0).await;
    // What is done meanwhile is there when somebody looks again.
    let talk = "
        const done = arguments[arguments.length - 1];
        fetch(location.pathname + '/talk', { method: 'POST', body: new URLSearchParams({ text: 'hello there' }) })
            .then(() => done(true));
    ";
    browser
        .client
        .execute_async(talk, Vec::new())
        .await
        .unwrap();
    assert!(!browser.text("#talk").await.contains("hello there"));
    browser.eval(hide, &["no"]).await;
    let heard = "return document.querySelector('#talk').textContent.includes('hello there')";
    browser.until("heard", heard).await;
    until_streams(&browser, 1).await;
}

#[tokio::test]
async fn the_language_can_be_changed_at_any_time() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    set_up(&browser, &["me", "bot:greedy"]).await;
    browser.until_asked().await;
    let english = browser.text("#ask h2").await;
    browser.press("button[name=lang][value=it]").await;
    browser
        .until(
            "in Italian",
            "return document.documentElement.lang === 'it'",
        )
        .await;
    browser.until_asked().await;
    let italian = browser.text("#ask h2").await;
    assert_ne!(english, italian);
    // Times are told in it, and in the reader's zone rather than the server's.
    browser.go("/").await;
    let shown = "return !document.querySelector('.res time').textContent.includes('UTC')";
    browser.until("the reader's time", shown).await;
    // And a browser that asks for Italian gets it unasked.
    let other = Browser::sized(&house, 1440, 900, "it").await;
    other.go("/").await;
    assert_eq!(other.attribute("html", "lang").await.as_deref(), Some("it"));
}

#[tokio::test]
async fn a_phone_shows_everything_in_its_width() {
    let house = House::open();
    let browser = Browser::sized(&house, 390, 844, "en").await;
    for page in ["/", "/games/core-worlds/new", "/rules/core-worlds"] {
        browser.go(page).await;
        fits(&browser, page).await;
    }
    set_up(&browser, &["me", "bot:greedy", "bot:greedy"]).await;
    for turn in 0..12 {
        browser.until_asked().await;
        fits(&browser, "the table").await;
        choose_something(&browser, turn).await;
    }
    browser.until_asked().await;
    for tab in ["hand", "players", "story", "choices"] {
        browser.press(&format!("[role=tab][data-tab={tab}]")).await;
        assert!(
            browser.find("#ask h2").await.is_displayed().await.unwrap(),
            "{tab}"
        );
        fits(&browser, tab).await;
    }
    let tall = "return [...document.querySelectorAll('#ask button[name=choice]')].every((b) => b.offsetHeight >= 40)";
    assert_eq!(browser.eval(tall, &[]).await, true);
}

async fn fits(browser: &Browser, what: &str) {
    let wide = browser
        .eval("return document.documentElement.scrollWidth", &[])
        .await;
    assert!(wide.as_u64().unwrap() <= 390, "{what} is {wide} wide");
}
