//! Merchant of Venus alone against the Rastur: a game to its end, whose page says how
//! far they are, what they have in reserve and what has been learned.

use serde_json::Value;

use crate::duel::press;
use crate::frontier::until_ours;
use crate::house::{Browser, House};
use crate::merchant::{GAME, press_on};
use crate::pictures::take_if_wanted;
use crate::set_up_game;

/// A die brings Rastur after every turn, so that a short game ends long before this.
const PRESSES: usize = 2000;

/// What the page says: how many Rastur have left the supply, how many lie in the
/// reserve, how many notes of what was learned there are, how many stand on the map.
const SAID: &str = "
    const heap = (title) => [...document.querySelectorAll('.mv-swarm .mv-heap')]
        .find((heap) => heap.querySelector('h4').textContent === title);
    const kinds = [...heap('Reserve')?.querySelectorAll('li') ?? []];
    const many = kinds.map((kind) => Number(kind.querySelector('small')?.textContent.slice(1) ?? 1));
    return [document.querySelector('#mv-swarm progress').value,
        many.reduce((all, some) => all + some, 0),
        heap('Learned so far').querySelectorAll('li').length,
        document.querySelectorAll('.mv-rastur').length]";

/// Where the Rastur that was drawn can be placed, on the map.
const TO_BE_PLACED: &str = "#board .thing[data-lit]";

/// Plays a game to its end, from the choice of a race on. Says the most that was seen of
/// each figure, and how often a Rastur was placed.
async fn play(browser: &Browser) -> ([u64; 4], usize) {
    let mut most = [0; 4];
    let mut placed = 0;
    for turn in 0.. {
        assert!(turn < PRESSES, "this game never ends");
        until_ours(browser).await;
        if browser.has("#ask .ending").await {
            break;
        }
        // While a race is chosen there is no ship yet to keep the books in.
        if turn == 0 {
            press_on(browser, turn).await;
            continue;
        }
        let said = browser.eval(SAID, &[]).await;
        if turn % 40 == 20 {
            // Loaded again, it says the same.
            browser.client.refresh().await.unwrap();
            until_ours(browser).await;
            assert_eq!(browser.eval(SAID, &[]).await, said);
        }
        for (most, now) in most.iter_mut().zip(figures(&said)) {
            *most = now.max(*most);
        }
        if browser.has("#ask button[value^='rastur:']").await {
            placed += 1;
            press(browser, TO_BE_PLACED).await;
        } else {
            press_on(browser, turn).await;
        }
    }
    (most, placed)
}

/// Not in every game something is learned, or a Rastur put in reserve: then once more.
#[tokio::test]
async fn a_merchant_alone_plays_to_the_end() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    let mut seen = [0; 4];
    for _ in 0..5 {
        set_up_game(&browser, GAME, &["me"], &[("length", "apprentices")]).await;
        let (most, placed) = play(&browser).await;
        assert_eq!(browser.count("#ask .ending li").await, 1);
        let ending = browser.text(".mv-ending").await;
        let told = ["The cluster is safe", "The Rastur have taken the cluster"];
        assert!(told.iter().any(|told| ending.contains(told)), "{ending}");
        take_if_wanted(&browser, "merchant-of-venus-alone-end").await;
        for (seen, most) in seen.iter_mut().zip(most) {
            *seen = most.max(*seen);
        }
        if placed > 0 && seen.iter().all(|figure| *figure > 0) {
            assert_eq!(browser.complaints().await, Vec::<String>::new());
            return;
        }
    }
    panic!("some of it was never seen: {seen:?}");
}

fn figures(said: &Value) -> impl Iterator<Item = u64> {
    let figures = said.as_array().unwrap().iter();
    figures.map(|figure| figure.as_f64().unwrap() as u64)
}
