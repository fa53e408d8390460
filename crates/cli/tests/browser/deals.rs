//! Deals in the browser: between two people, and with a bot.

use crate::house::{Browser, House};
use crate::together::link_for;
use crate::{choose, set_up_game};

/// Opens the form of an offer to the first of the others.
pub(crate) async fn begin(browser: &Browser) {
    let open = "return !!document.querySelector('#bargains[open]')";
    if browser.eval(open, &[]).await != true {
        browser.press("#bargains summary").await;
    }
    browser.press("#deals .partners a.in-place").await;
    browser.find("#look-at form.offer").await;
}

/// Waits until what stands below *Deals* says this.
pub(crate) async fn until_said(browser: &Browser, word: &str) {
    let said = format!("return document.querySelector('#deals').textContent.includes('{word}')");
    browser.until(word, &said).await;
}

#[tokio::test]
async fn two_people_strike_a_deal() {
    let house = House::open();
    let host = Browser::open(&house).await;
    set_up_game(&host, "bazaar", &["me", "link"], &[]).await;
    let link = link_for(&host, "s2").await;
    let guest = Browser::open(&house).await;
    guest.follow(&link).await;
    guest.find("[data-table]").await;
    host.until_asked().await;
    choose(&host, "#ask button[value=take]").await;

    // A first offer, which is answered with another.
    begin(&host).await;
    host.fill("#look-at input[name^='give-']", "1").await;
    host.fill("#look-at input[name=promise]", "peace for a round")
        .await;
    host.press("#look-at form.offer .acts button").await;
    until_said(&guest, "peace for a round").await;
    guest.press("#deals .offers a.in-place").await;
    guest.find("#look-at input[name=counter]").await;
    let begun = "return document.querySelector(\"#look-at input[name^='get-']\").value";
    assert_eq!(guest.eval(begun, &[]).await, "1");
    guest.press("#look-at form.offer .acts button").await;
    until_said(&guest, "declined").await;
    host.find("#deals button[value^='accept s2']").await;
    let before = host.text("#story").await;
    host.press("#deals button[value^='accept s2']").await;
    until_said(&host, "accepted").await;
    until_said(&guest, "accepted").await;
    assert_ne!(host.text("#story").await, before);

    // One's own offer is taken back.
    begin(&host).await;
    host.press("#look-at form.offer .acts button").await;
    host.press("#deals button[value^='withdraw s2']").await;
    until_said(&host, "withdrawn").await;
    assert!(!guest.has("#deals button[value^='accept']").await);
}

#[tokio::test]
async fn a_bot_takes_what_does_it_good_and_says_why() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    let small = [("rings", "1"), ("rounds", "4")];
    set_up_game(&browser, "frontier", &["me", "bot:greedy"], &small).await;
    browser.until_asked().await;
    begin(&browser).await;
    browser.fill("#look-at [name=give-credits]", "1").await;
    browser.press("#look-at form.offer .acts button").await;
    until_said(&browser, "accepted").await;
    until_said(&browser, "That does me good.").await;
    begin(&browser).await;
    browser.fill("#look-at [name=get-credits]", "1").await;
    browser.press("#look-at form.offer .acts button").await;
    until_said(&browser, "declined").await;
    until_said(&browser, "more harm than good").await;
}
