//! Lists with more choices than anyone reads: folded, searched, and narrowed
//! by pressing a thing.

use serde_json::Value;

use crate::frontier::{in_group, until_ours};
use crate::house::{Browser, House};
use crate::{choose, choose_value, set_up_game};

/// What of the list is in sight, by value.
const SHOWN: &str = "return [...document.querySelectorAll('#ask button[name=choice]')]
    .filter((button) => button.checkVisibility()).map((button) => button.value)";

async fn shown(browser: &Browser) -> Vec<String> {
    let values = browser.eval(SHOWN, &[]).await;
    let values = values.as_array().unwrap().iter();
    let values = values.map(|value| value.as_str().unwrap().to_owned());
    values.collect()
}

/// Those of the shown choices that are expeditions.
async fn expeditions(browser: &Browser) -> Vec<String> {
    let mut shown = shown(browser).await;
    shown.retain(|value| value.starts_with("go-"));
    shown
}

/// A large map, where a fleet has come so far that it reaches more than twelve
/// hexes: from the middle of nowhere it is eighteen.
async fn far_out(browser: &Browser) {
    let sitters = ["me", "bot:random", "bot:random"];
    set_up_game(browser, "frontier", &sitters, &[("rings", "4")]).await;
    until_ours(browser).await;
    // Hexes are listed from the middle outwards.
    let first = browser
        .attribute("#ask button[value^='go-']", "value")
        .await
        .unwrap();
    choose_value(browser, &first).await;
    let row = in_group(browser, "In one go").await.unwrap();
    choose_value(browser, &row).await;
    until_turn(browser).await;
}

/// Waits for our turn; whatever else is asked is let go by.
async fn until_turn(browser: &Browser) {
    for _ in 0..50 {
        until_ours(browser).await;
        if browser.has("#ask button[value^='go-']").await {
            return;
        }
        let ends = "#ask .p-ends button[name=choice]";
        if browser.has(ends).await {
            choose(browser, ends).await;
        } else {
            choose(browser, "#ask button[name=choice]").await;
        }
    }
    panic!("never our turn");
}

async fn key(browser: &Browser, key: &str) {
    let script = "(document.activeElement || document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key: arguments[0], bubbles: true, cancelable: true }))";
    browser.eval(script, &[key]).await;
}

async fn type_in(browser: &Browser, text: &str) {
    let field = browser.find("#find-choice").await;
    field.send_keys(text).await.unwrap();
}

const FOLD: &str = "#ask #fold-frontier-group-go-0";

#[tokio::test]
async fn long_groups_fold_and_stay_as_they_are() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    far_out(&browser).await;
    let all = browser.count("#ask button[value^='go-']").await;
    assert!(all > 12, "{all} expeditions");
    assert_eq!(expeditions(&browser).await, Vec::<String>::new());
    let says = browser.text(&format!("{FOLD} summary")).await;
    assert!(says.contains(&format!("{all} choices")), "{says}");
    // What is short is in sight, and has the numbers.
    let first = shown(&browser).await.swap_remove(0);
    assert!(first.starts_with("propose-"), "{first}");
    let numbered = browser.attribute("#ask [data-key='1']", "value").await;
    assert_eq!(numbered.as_deref(), Some(first.as_str()));
    browser.press(&format!("{FOLD} summary")).await;
    assert_eq!(expeditions(&browser).await.len(), all);
    // The list goes, and comes back as it was.
    let first = expeditions(&browser).await.swap_remove(0);
    choose_value(&browser, &first).await;
    assert!(!browser.has(FOLD).await);
    choose(&browser, "#undo button").await;
    browser.find(&format!("{FOLD}[open]")).await;
    browser.press(&format!("{FOLD} summary")).await;
    browser
        .until(
            "folded",
            "return !document.querySelector('#ask .fold').open",
        )
        .await;
    assert_eq!(expeditions(&browser).await, Vec::<String>::new());
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_field_finds_choices_by_their_words() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    far_out(&browser).await;
    let wanted = browser
        .attribute(&format!("{FOLD} button"), "value")
        .await
        .unwrap();
    let hex = wanted.strip_prefix("go-").unwrap();
    let before = shown(&browser).await;
    // Words in any order, in part, whatever the case: one choice fits exactly.
    type_in(&browser, &format!("{} EXPED", hex.to_uppercase())).await;
    let found = expeditions(&browser).await;
    assert!(found.contains(&wanted), "{found:?}");
    let begins = |value: &String| value.starts_with(&wanted);
    assert!(found.iter().all(begins), "{found:?}");
    let status = browser.text("#ask .p-find [role=status]").await;
    assert!(status.starts_with(&found.len().to_string()), "{status}");
    // In the field a number is a number; elsewhere it chooses what is left.
    key(&browser, "Escape").await;
    assert_eq!(shown(&browser).await, before);
    assert_eq!(browser.text("#ask .p-find [role=status]").await, "");
    type_in(&browser, "expedition").await;
    let edition = browser.attribute("[data-table]", "data-edition").await;
    key(&browser, "1").await;
    assert_eq!(
        browser.attribute("[data-table]", "data-edition").await,
        edition
    );
    // Enter goes to the first that is left, and presses nothing.
    key(&browser, "Enter").await;
    let first = expeditions(&browser).await.swap_remove(0);
    let focused = browser
        .eval("return document.activeElement.value", &[])
        .await;
    assert_eq!(focused, Value::from(first.clone()));
    key(&browser, "1").await;
    let to = first.strip_prefix("go-").unwrap();
    let asked = format!("return document.querySelector('#ask h2').innerText.includes('{to}?')");
    browser.until("chosen by its number", &asked).await;
    // Another question knows nothing of it.
    assert!(!browser.has("#ask button[name=choice][hidden]").await);
    choose(&browser, "#undo button").await;
    assert_eq!(shown(&browser).await, before);
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

/// Presses a lit hex as if its choice were final: what can be taken back is
/// chosen at once, and there is nothing to narrow.
const PRESS_HEX: &str = "
    const thing = [...document.querySelectorAll('#board .thing')].find((thing) => thing.value === arguments[0]);
    thing.removeAttribute('data-choice');
    thing.click()";

async fn press_hex(browser: &Browser, choice: &str) -> String {
    let subject = browser
        .attribute(&format!("#ask button[value='{choice}']"), "data-subject")
        .await
        .unwrap();
    browser.eval(PRESS_HEX, &[&subject]).await;
    browser.find("#ask [data-all]:not([hidden])").await;
    browser.find("#look-at:not([hidden])").await;
    subject
}

/// What the list shows is about this alone, but for what ends the turn.
const ABOUT: &str = "return [...document.querySelectorAll('#ask .p-choices button[name=choice]')]
    .filter((button) => button.checkVisibility()).every((button) => button.dataset.subject === arguments[0])";

#[tokio::test]
async fn pressing_a_thing_narrows_the_list_to_it() {
    let house = House::open();
    for (width, height) in [(1440, 900), (390, 844)] {
        let browser = Browser::sized(&house, width, height, "en").await;
        far_out(&browser).await;
        let before = shown(&browser).await;
        let wanted = browser
            .attribute(&format!("{FOLD} button"), "value")
            .await
            .unwrap();
        if width < 500 {
            browser.press("[role=tab][data-tab=story]").await;
        }
        let subject = press_hex(&browser, &wanted).await;
        assert_eq!(browser.eval(ABOUT, &[&subject]).await, true);
        assert_eq!(expeditions(&browser).await, [wanted.as_str()]);
        assert!(browser.count("#ask .p-ends button").await > 0);
        // Back by the button, and by Escape once the card is closed.
        browser.eval("document.body.click()", &[]).await;
        browser.press("#ask [data-all]").await;
        assert_eq!(shown(&browser).await, before);
        press_hex(&browser, &wanted).await;
        key(&browser, "Escape").await;
        browser.find("#look-at[hidden]").await;
        assert_eq!(expeditions(&browser).await.len(), 1);
        key(&browser, "Escape").await;
        assert_eq!(shown(&browser).await, before);
        assert_eq!(browser.complaints().await, Vec::<String>::new());
    }
}
