//! A long game: rows, rights, standing orders.

use crate::house::{Browser, House};
use crate::{choose, choose_value, set_up_game};

/// A short game of Frontier against two bots.
async fn sit_down(browser: &Browser) {
    let options = [("rings", "1"), ("rounds", "4")];
    let sitters = ["me", "bot:greedy", "bot:random"];
    set_up_game(browser, "frontier", &sitters, &options).await;
}

/// Waits until a decision is ours, or the game is over: rights are listed
/// while others decide, too.
pub(crate) async fn until_ours(browser: &Browser) {
    let ours = "return document.title.startsWith('●') || !!document.querySelector('#ask .ending')";
    browser.until("ours", ours).await;
    browser.until_asked().await;
}

/// A button of this group, by its heading.
const IN_GROUP: &str = "
    const group = [...document.querySelectorAll('#ask .grp')]
        .find((group) => group.getAttribute('aria-label') === arguments[0]);
    return group?.querySelector('button[name=choice]')?.value ?? ''";

pub(crate) async fn in_group(browser: &Browser, title: &str) -> Option<String> {
    let value = browser.eval(IN_GROUP, &[title]).await;
    let value = value.as_str().unwrap_or_default().to_owned();
    Some(value).filter(|value| !value.is_empty())
}

/// What a game had to press.
#[derive(Debug, Default)]
struct Pressed {
    rows: usize,
    rights: usize,
    orders: usize,
}

/// Plays a whole game, and presses whatever is not an ordinary choice first.
async fn play(browser: &Browser, pressed: &mut Pressed) {
    for turn in 0..600 {
        until_ours(browser).await;
        if browser.has("#ask .ending").await {
            return;
        }
        let order = "#ask .standing button[value$='=always']";
        if pressed.orders == 0 && browser.has(order).await {
            choose(browser, order).await;
            pressed.orders += 1;
        } else if let Some(right) = in_group(browser, "At any time").await {
            choose_value(browser, &right).await;
            pressed.rights += 1;
        } else if let Some(row) = in_group(browser, "In one go").await {
            choose_value(browser, &row).await;
            pressed.rows += 1;
        } else {
            crate::choose_something(browser, turn).await;
        }
    }
    panic!("this game never ends");
}

/// Not every deal brings a card that can be played at any time: then once more.
#[tokio::test]
async fn whole_games_with_rows_rights_and_orders() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    let mut pressed = Pressed::default();
    for _ in 0..6 {
        sit_down(&browser).await;
        play(&browser, &mut pressed).await;
        if pressed.rows > 0 && pressed.rights > 0 && pressed.orders > 0 {
            assert_eq!(browser.complaints().await, Vec::<String>::new());
            return;
        }
    }
    panic!("{pressed:?}");
}

#[tokio::test]
async fn what_was_ordered_is_in_one_place_and_taken_back() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    sit_down(&browser).await;
    until_ours(&browser).await;
    browser.press("#orders summary").await;
    let retreat = |order: &str| format!("#orders button[value='frontier-kind-retreat={order}']");
    let pressed = |order: &str| format!("{}[aria-pressed=true]", retreat(order));
    browser.find(&pressed("")).await;
    browser.press(&retreat("always")).await;
    browser.find(&pressed("always")).await;
    // What was unfolded stays unfolded, and a page that is loaded again knows
    // it, too.
    assert!(browser.has("#orders details[open]").await);
    browser.client.refresh().await.unwrap();
    browser.find(&pressed("always")).await;
    browser.press("#orders summary").await;
    browser.press(&retreat("")).await;
    browser.find(&pressed("")).await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}
