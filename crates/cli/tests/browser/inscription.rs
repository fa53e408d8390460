//! Twilight Inscription: rounds under fingers on a phone.

use crate::frontier::until_ours;
use crate::house::{Browser, House};
use crate::pictures::take_if_wanted;
use crate::{choose_value, set_up_game};

const GAME: &str = "twilight-inscription";

/// What somebody would write: whatever there is but to put the pen down; that last.
const WRITES: &str = "
    const turn = Number(arguments[0]);
    const all = [...document.querySelectorAll('#ask button[name=choice]')].map((button) => button.value);
    const marks = all.filter((value) => value !== 'down');
    return marks.length > 0 ? marks[turn % marks.length] : all[0] ?? ''";

/// Writes one thing, where there is anything to write.
async fn write(browser: &Browser, turn: usize) {
    let value = browser.eval(WRITES, &[&turn.to_string()]).await;
    let value = value.as_str().unwrap_or_default().to_owned();
    if !value.is_empty() {
        choose_value(browser, &value).await;
    }
}

#[tokio::test]
async fn a_round_is_pressed_through_on_a_phone() {
    let house = House::open();
    let phone = Browser::sized(&house, 390, 844, "it").await;
    set_up_game(&phone, GAME, &["me", "bot:random", "bot:random"], &[]).await;
    let mut on_paper = 0;
    let begun = "return document.querySelector('#trail').innerText.includes('Round 3')";
    for turn in 0..200 {
        until_ours(&phone).await;
        if phone.eval(begun, &[]).await == true {
            break;
        }
        let sheet = "input.tabradio:checked ~ .ins-page";
        assert_eq!(phone.count(sheet).await, 1);
        // What lies open on the sheet itself, where one press is enough.
        let open = format!("{sheet} .ins-open .thing[data-choice]");
        if phone.has(&open).await && on_paper < 6 {
            let edition = phone
                .attribute("[data-table]", "data-edition")
                .await
                .unwrap();
            phone.press(&open).await;
            let moved = format!(
                "return document.querySelector('[data-table]').dataset.edition !== '{edition}'"
            );
            phone.until("written", &moved).await;
            on_paper += 1;
        } else {
            write(&phone, turn).await;
        }
        if turn == 8 {
            take_if_wanted(&phone, "inscription-phone").await;
        }
    }
    assert_eq!(phone.eval(begun, &[]).await, true, "two rounds are over");
    assert!(on_paper > 2, "{on_paper} presses on paper");
    // Another sheet with one press, and back.
    until_ours(&phone).await;
    let shown = phone
        .attribute("input.tabradio:checked", "id")
        .await
        .unwrap();
    phone.press("input.tabradio:not(:checked) + .ins-tab").await;
    let other = format!("return document.querySelector('input.tabradio:checked').id !== '{shown}'");
    phone.until("another sheet", &other).await;
    phone.press(&format!("label[for='{shown}']")).await;
    let same = format!("return document.querySelector('input.tabradio:checked').id === '{shown}'");
    phone.until("the first sheet", &same).await;
    assert_eq!(phone.complaints().await, Vec::<String>::new());
}
