//! Several people at a table.

use crate::house::{Browser, House};
use crate::{choose, choose_something, set_up};

/// The address that the page of a new link shows.
pub(crate) async fn link_for(browser: &Browser, seat: &str) -> String {
    let table = browser.path().await;
    browser.press(".menu summary").await;
    browser
        .press(&format!("form[action$='/seats/{seat}'] button[value=link]"))
        .await;
    // A table has the field for it, too, and it is empty there.
    let shown = "return !!document.querySelector('[data-copy]')?.innerText";
    browser.until("a link", shown).await;
    let link = browser.text("[data-copy]").await;
    browser.go(&table).await;
    link
}

#[tokio::test]
async fn two_people_play_and_one_reloads_in_the_middle() {
    let house = House::open();
    let host = Browser::open(&house).await;
    set_up(&host, &["me", "link"]).await;
    let link = link_for(&host, "s2").await;
    let guest = Browser::open(&house).await;
    guest.follow(&link).await;
    guest.find("[data-table]").await;
    assert_eq!(guest.path().await, host.path().await);
    // The secret is nowhere in the address any more, and is used up.
    assert!(
        !guest
            .client
            .current_url()
            .await
            .unwrap()
            .as_str()
            .contains('#')
    );
    let stranger = Browser::open(&house).await;
    stranger.follow(&link).await;
    stranger.find("[role=alert]").await;
    stranger.go(&host.path().await).await;
    assert!(!stranger.has("[data-table]").await);

    let mut reloaded = false;
    for turn in 0..300 {
        let mover = whose_turn(&host, &guest).await;
        if mover.has("#ask .ending").await || (reloaded && turn > 60) {
            break;
        }
        // Whoever can, invades: that is what this test is about.
        if !reloaded && mover.has("#ask button[value^='invade:']").await {
            choose(mover, "#ask button[value^='invade:']").await;
            // In mid-invasion the page is loaded again, and goes on.
            mover.find(".cw-inv").await;
            let question = mover.text("#ask h2").await;
            mover.client.refresh().await.unwrap();
            mover.find(".cw-inv").await;
            assert_eq!(mover.text("#ask h2").await, question);
            reloaded = true;
        } else {
            choose_something(mover, turn).await;
        }
    }
    assert!(reloaded, "nobody invaded");
    assert_eq!(host.complaints().await, Vec::<String>::new());
    assert_eq!(guest.complaints().await, Vec::<String>::new());
}

/// Who is asked; either of them where both are.
pub(crate) async fn whose_turn<'a>(one: &'a Browser, two: &'a Browser) -> &'a Browser {
    let asked = "#ask button[name=choice], #ask .ending";
    for _ in 0..1200 {
        for browser in [one, two] {
            if browser.has(asked).await && !browser.has("[aria-busy]").await {
                return browser;
            }
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("nobody is asked: {}", one.text("body").await);
}

#[tokio::test]
async fn one_screen_serves_two_with_a_curtain_between_them() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    set_up(&browser, &["me", "here"]).await;
    let mut opened = 0;
    let mut hands = Vec::new();
    for turn in 0..40 {
        browser
            .until(
                "something to do",
                "return !!document.querySelector('.curtain button, #ask button[name=choice]')",
            )
            .await;
        if browser.has(".curtain").await {
            assert_eq!(
                browser.count("#tray .thing").await,
                0,
                "the last one's hand is hidden"
            );
            assert_eq!(browser.count("#ask button[name=choice]").await, 0);
            browser.press(".curtain button").await;
            browser
                .until("open", "return !document.querySelector('.curtain')")
                .await;
            hands.push(browser.text("#players .player .nm").await);
            opened += 1;
        } else {
            choose_something(&browser, turn).await;
        }
        if opened >= 4 {
            break;
        }
    }
    assert!(opened >= 4, "the curtain was drawn {opened} times");
    hands.dedup();
    assert!(hands.len() >= 3, "both have sat here by turns: {hands:?}");
}

#[tokio::test]
async fn what_is_said_reaches_the_other_browser() {
    let house = House::open();
    let host = Browser::open(&house).await;
    set_up(&host, &["me", "link"]).await;
    let link = link_for(&host, "s2").await;
    let guest = Browser::open(&house).await;
    guest.follow(&link).await;
    guest.find("#talk input[name=text]").await;
    host.fill("#talk input[name=text]", "Buona <b>fortuna</b>")
        .await;
    host.press("#talk button").await;
    guest
        .until(
            "said",
            "return document.querySelector('#talk').innerText.includes('Buona <b>fortuna</b>')",
        )
        .await;
}

/// Two at a table of Core Worlds, each with a page that is up to date.
async fn two(house: &House) -> (Browser, Browser) {
    let host = Browser::open(house).await;
    set_up(&host, &["me", "link"]).await;
    let link = link_for(&host, "s2").await;
    let guest = Browser::open(house).await;
    guest.follow(&link).await;
    guest.find("#talk input[name=text]").await;
    say(&guest, "Hello").await;
    host.until("greeted", &shows("Hello")).await;
    (host, guest)
}

/// The one of two who does not move.
fn other_than<'a>(mover: &Browser, one: &'a Browser, two: &'a Browser) -> &'a Browser {
    if std::ptr::eq(mover, one) { two } else { one }
}

async fn say(browser: &Browser, text: &str) {
    let script = "const form = document.querySelector('#talk form');
        form.elements.text.value = arguments[0];
        form.requestSubmit(form.querySelector('button'))";
    browser.eval(script, &[text]).await;
    browser.until("said", &shows(text)).await;
}

fn shows(text: &str) -> String {
    format!("return document.querySelector('#talk').innerText.includes('{text}')")
}

/// How often a page has asked for what it lacks.
async fn fetches(browser: &Browser) -> u64 {
    let script = "const all = performance.getEntriesByType('resource');
        return all.filter((one) => one.name.includes('/parts?')).length";
    browser.eval(script, &[]).await.as_u64().unwrap()
}

#[tokio::test]
async fn whoever_chooses_fetches_nothing_and_whoever_looks_on_fetches_once() {
    let house = House::open();
    let (host, guest) = two(&house).await;
    let mover = whose_turn(&host, &guest).await;
    let other = other_than(mover, &host, &guest);
    let before = fetches(mover).await;
    for turn in 0..8 {
        if !mover.has("#ask button[name=choice]").await {
            break;
        }
        choose_something(mover, turn).await;
    }
    assert_eq!(fetches(mover).await, before, "the answers brought it all");
    // What would have been asked for has been asked for by then.
    say(other, "Well done").await;
    mover.until("heard", &shows("Well done")).await;
    assert_eq!(fetches(mover).await, before + 1, "only what the other said");
}

/// Is every part of this page what a page loaded now would have? Asked from
/// inside the page, and without waiting, so that nothing else can move it.
const UP_TO_DATE: &str = "
    const request = new XMLHttpRequest();
    request.open('GET', location.pathname, false);
    request.send();
    const fresh = new DOMParser().parseFromString(request.responseText, 'text/html');
    return [...document.querySelectorAll('[data-hash]')].every((part) =>
        fresh.getElementById(part.id).dataset.hash === part.dataset.hash)";

#[tokio::test]
async fn nothing_is_missed_when_two_do_something_at_once() {
    let house = House::open();
    let (host, guest) = two(&house).await;
    for turn in 0..20 {
        let mover = whose_turn(&host, &guest).await;
        let other = other_than(mover, &host, &guest);
        if mover.has("#ask .ending").await {
            break;
        }
        let remark = format!("Remark {turn}.");
        tokio::join!(choose_something(mover, turn), say(other, &remark));
        for browser in [&host, &guest] {
            browser.until("heard", &shows(&remark)).await;
            browser.until("up to date", UP_TO_DATE).await;
        }
    }
    assert_eq!(host.complaints().await, Vec::<String>::new());
    assert_eq!(guest.complaints().await, Vec::<String>::new());
}
