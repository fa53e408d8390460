//! Twilight Imperium: a whole game against bots, a galaxy under keys and fingers.

use fantoccini::actions::Actions;
use fantoccini::key::Key;

use crate::frontier::until_ours;
use crate::house::{Browser, House};
use crate::merchant::{finger, scale, tap, touch, until_scaled};
use crate::pictures::take_if_wanted;
use crate::{choose, choose_value, set_up_game};

const GAME: &str = "twilight-imperium";

/// A galaxy that is dealt, so that the game begins at once.
const DEALT: [(&str, &str); 1] = [("galaxy", "dealt")];

/// The most presses of a whole game.
const PRESSES: usize = 1500;

/// What a simple emperor would press, or nothing: claims, strategic actions, rows;
/// ships where some can move, troops wherever they can land.
const SENSIBLE: &str = "
    const turn = Number(arguments[0]);
    const all = [...document.querySelectorAll('#ask button[name=choice]')].map((button) => button.value);
    const pick = (fits) => {
        const some = all.filter(fits);
        return some[turn % some.length];
    };
    const begins = (...words) => (value) => words.some((word) => value.startsWith(word));
    return pick(begins('claim:', 'strategic:', 'fire:', 'stay'))
        ?? pick((value) => value.includes('\\n'))
        ?? pick(begins('land:', 'load:', 'invade:', 'dock:', 'exhaust:', 'pick:', 'put:'))
        ?? pick((value) => turn % 3 > 0 && value.startsWith('move:'))
        ?? pick((value) => turn % 2 > 0 && value.startsWith('build:'))
        ?? pick(begins('moved', 'aboard', 'landed', 'built', 'pay', 'damage:', 'lose', 'done'))
        ?? pick(begins('activate:'))
        ?? ''";

/// One press of it.
async fn press(browser: &Browser, turn: usize) {
    let value = browser.eval(SENSIBLE, &[&turn.to_string()]).await;
    match value.as_str().unwrap_or_default() {
        "" => crate::choose_something(browser, turn).await,
        value => choose_value(browser, value).await,
    }
}

#[tokio::test]
async fn a_whole_game_for_the_throne() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    let sitters = ["me", "bot:random", "bot:random"];
    set_up_game(&browser, GAME, &sitters, &DEALT).await;
    let mut fought = false;
    for turn in 0..PRESSES {
        until_ours(&browser).await;
        if turn % 40 == 20 {
            take_if_wanted(&browser, &format!("imperium-{turn}")).await;
        }
        if !fought && browser.has(".ti-battle").await {
            fought = true;
            take_if_wanted(&browser, "imperium-battle").await;
        }
        if browser.has("#ask .ending").await {
            println!("{turn} presses");
            take_if_wanted(&browser, "imperium-end").await;
            assert_eq!(browser.count("#ask .ending li").await, 3);
            assert!(browser.has(".ti-ending").await);
            assert_eq!(browser.complaints().await, Vec::<String>::new());
            return;
        }
        press(&browser, turn).await;
    }
    panic!("this game never ends: {}", browser.text("body").await);
}

/// Arrows lead from system to system, and pressing one tells what is there.
#[tokio::test]
async fn a_galaxy_is_walked_with_keys() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    set_up_game(&browser, GAME, &["me", "bot:random", "bot:random"], &DEALT).await;
    until_ours(&browser).await;
    let focus = "document.querySelector('#places [data-spot][value=h0]').focus()";
    browser.eval(focus, &[]).await;
    let mut been = vec!["h0".to_owned()];
    for key in [Key::Down, Key::Down, Key::Left, Key::Up] {
        let at = browser.client.active_element().await.unwrap();
        at.send_keys(&key).await.unwrap();
        let at = "return document.activeElement.value";
        let at = browser.eval(at, &[]).await.as_str().unwrap().to_owned();
        assert!(at.starts_with('h') && been.last() != Some(&at), "{at}");
        been.push(at);
    }
    let at = browser.client.active_element().await.unwrap();
    at.send_keys(&Key::Enter).await.unwrap();
    browser.find("#look-at:not([hidden]) .ti-face").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

/// On a phone a tap opens the sheet of a system; two fingers come nearer, and the
/// map then shows more.
#[tokio::test]
async fn a_galaxy_is_used_with_fingers() {
    let house = House::open();
    let browser = Browser::sized(&house, 390, 844, "en").await;
    set_up_game(&browser, GAME, &["me", "bot:random", "bot:random"], &DEALT).await;
    until_ours(&browser).await;
    browser.press(".map-tools [data-map=fit]").await;
    browser.find("#main[data-zoom=far]").await;
    take_if_wanted(&browser, "imperium-phone-far").await;
    let middle = "const box = document.querySelector('#places [data-spot][value=h0]').getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]";
    let at = browser.eval(middle, &[]).await;
    let (x, y) = (at[0].as_f64().unwrap(), at[1].as_f64().unwrap());
    tap(&browser, (x, y)).await;
    browser.find("#look-at:not([hidden]) .ti-face").await;
    take_if_wanted(&browser, "imperium-phone-sheet").await;
    let anywhere = browser.find("#main").await;
    anywhere.send_keys(&Key::Escape).await.unwrap();
    let before = scale(&browser).await;
    let pinch = Actions::from(finger("left", (x - 20.0, y), (x - 90.0, y))).and(finger(
        "right",
        (x + 20.0, y),
        (x + 90.0, y),
    ));
    touch(&browser, pinch).await;
    until_scaled(&browser, before, true).await;
    browser.find("#main:not([data-zoom=far])").await;
    take_if_wanted(&browser, "imperium-phone-near").await;
    // A choice is made from the sheet below.
    choose(&browser, "#ask button[name=choice]").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}
