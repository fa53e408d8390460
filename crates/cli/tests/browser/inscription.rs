//! Twilight Inscription: rounds under fingers on a phone, a game alone to its rank,
//! three people who write at once.

use std::time::Duration;

use engine::Seat;

use crate::frontier::until_ours;
use crate::house::{Browser, House};
use crate::pictures::take_if_wanted;
use crate::prepared::Prepared;
use crate::together::link_for;
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

/// What lies open on paper, where one press is enough.
const ON_PAPER: &str = "input.tabradio:checked ~ .ins-page .ins-open .thing[data-choice]";

/// Presses it on paper where it lies open there, else in the list.
async fn press_or_choose(browser: &Browser, value: &str) -> bool {
    let paper = format!("{ON_PAPER}[data-choice='{value}']");
    if !browser.has(&paper).await {
        choose_value(browser, value).await;
        return false;
    }
    let edition = browser.attribute("[data-table]", "data-edition").await;
    browser.press(&paper).await;
    let edition = edition.unwrap();
    let moved =
        format!("return document.querySelector('[data-table]').dataset.edition !== '{edition}'");
    browser.until("written", &moved).await;
    true
}

/// What the page says of the AI faction: icons crossed out, its strength on both sides.
const RIVAL: &str = "
    const strength = [...document.querySelectorAll('.ins-side .ins-odds')];
    return [document.querySelectorAll('.ins-tracks .ins-crossed').length,
        strength.map((odds) => odds.innerText.replace(/\\s+/g, ' ').split(' : ')[1]).join(' ')]";

#[tokio::test]
async fn somebody_alone_plays_to_a_rank() {
    let (prepared, chosen) = Prepared::alone(GAME, &[("difficulty", "easy")], "tins-end-rank-3");
    let people = [Seat::new(0).unwrap()];
    let (house, links) = House::prepared(|data| prepared.keep(data, &people));
    let browser = Browser::open(&house).await;
    browser.go(&format!("/join#{}", links[0])).await;
    browser.find("[data-table] .ins-rival").await;
    let mut on_paper = 0;
    let mut crossed = Vec::new();
    for (turn, value) in chosen.iter().enumerate() {
        until_ours(&browser).await;
        let told = browser.eval(RIVAL, &[]).await;
        if turn % 40 == 20 {
            // Loaded again, it says the same.
            browser.client.refresh().await.unwrap();
            until_ours(&browser).await;
            assert_eq!(browser.eval(RIVAL, &[]).await, told);
        }
        crossed.push(told[0].as_u64().unwrap());
        on_paper += usize::from(press_or_choose(&browser, value).await);
        if turn == chosen.len() / 2 {
            take_if_wanted(&browser, "inscription-alone").await;
        }
    }
    browser.find("#ask .ending").await;
    assert_eq!(browser.count("#ask .ending li").await, 1);
    let ending = browser.text("#ask").await;
    assert!(ending.contains("Galactic Power"), "{ending}");
    assert!(
        browser
            .text(".ins-ranks .ins-met:last-child")
            .await
            .contains("Galactic Power")
    );
    assert!(
        crossed.is_sorted() && crossed.last() > crossed.first(),
        "{crossed:?}"
    );
    assert!(on_paper > 20, "{on_paper} presses on paper");
    take_if_wanted(&browser, "inscription-alone-end").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

/// Is somebody asked, on a page that stands still?
const ASKED: &str = "return document.title.startsWith('●')
    && !!document.querySelector('#ask button[name=choice]')
    && !document.querySelector('[aria-busy]')";

/// Is there something to write on paper, while all pens are up?
const MAY_WRITE: &str = "return document.querySelectorAll('.ins-pen.ins-up').length === 3
    && !!document.querySelector(arguments[0])";

async fn is(browser: &Browser, script: &str) -> bool {
    browser.eval(script, &[ON_PAPER]).await == true
}

/// How much is written in pencil on the page, and how much in ink.
async fn written(browser: &Browser) -> (usize, usize) {
    let script = "const long = (kind) => [...document.querySelectorAll('.ins-sheets .' + kind)]
            .reduce((sum, path) => sum + path.getAttribute('d').length, 0);
        return [long('ins-pencil'), long('ins-ink')]";
    let told = browser.eval(script, &[]).await;
    let of = |nth: usize| told[nth].as_u64().unwrap() as usize;
    (of(0), of(1))
}

/// Marks what lies open on paper until something is pencilled: infantry is placed
/// before there is anything to see of it.
async fn mark(browser: &Browser) {
    let (before, _) = written(browser).await;
    for _ in 0..4 {
        let edition = browser.attribute("[data-table]", "data-edition").await;
        browser.press(ON_PAPER).await;
        let moved = format!(
            "return document.querySelector('[data-table]').dataset.edition !== '{}'
                && !document.querySelector('[aria-busy]')",
            edition.unwrap()
        );
        browser.until("marked", &moved).await;
        if written(browser).await.0 > before {
            return;
        }
    }
    panic!("nothing is written: {}", browser.text("body").await);
}

/// All three write, none of them waits for another or learns of it, and one loads the
/// page again in the middle.
async fn write_at_once(people: &[Browser; 3]) {
    let [anna, bruno, carla] = people;
    let before = written(bruno).await;
    // What Bruno and Carla press was offered to them before Anna wrote.
    mark(anna).await;
    assert_eq!(written(bruno).await, before);
    mark(bruno).await;
    mark(carla).await;
    let pencilled = written(carla).await;
    carla.client.refresh().await.unwrap();
    carla.until("asked again", ASKED).await;
    assert_eq!(written(carla).await, pencilled);
    // What another is writing is on nobody else's page.
    bruno.press(".player [value='player:s1']").await;
    bruno.find(".ins-others .ins-sheet").await;
    assert_eq!(bruno.count(".ins-others .ins-pencil").await, 0);
    bruno.client.refresh().await.unwrap();
    bruno.until("asked again", ASKED).await;
}

#[tokio::test]
async fn three_people_write_at_once() {
    let house = House::open();
    let anna = Browser::open(&house).await;
    set_up_game(&anna, GAME, &["me", "link", "link"], &[]).await;
    let links = [link_for(&anna, "s2").await, link_for(&anna, "s3").await];
    let (bruno, carla) = (Browser::open(&house).await, Browser::open(&house).await);
    for (browser, link) in [&bruno, &carla].into_iter().zip(&links) {
        browser.follow(link).await;
        browser.find("[data-table]").await;
    }
    let people = [anna, bruno, carla];
    let over = "return document.querySelector('#trail').innerText.includes('Round 3')";
    let mut at_once = false;
    for turn in 0..600 {
        if is(&people[0], over).await {
            break;
        }
        // Who may write waits until all may.
        let (mut ready, mut others) = (Vec::new(), Vec::new());
        for browser in &people {
            if is(browser, ASKED).await {
                let may_write = is(browser, MAY_WRITE).await;
                if may_write { &mut ready } else { &mut others }.push(browser);
            }
        }
        if ready.len() == 3 && !at_once {
            write_at_once(&people).await;
            at_once = true;
        } else if let Some(browser) = others.first().or(ready.first()) {
            write(browser, turn).await;
        } else {
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }
    assert!(at_once, "they never wrote at the same time");
    for browser in &people {
        browser.until("in the third round", over).await;
        let (_, ink) = written(browser).await;
        assert!(ink > 0, "what was written has become ink");
        assert_eq!(browser.complaints().await, Vec::<String>::new());
    }
}
