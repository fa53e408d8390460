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
