//! Pictures of what people see. `cargo xtask screenshots` keeps them in docs/;
//! the test only sees to it that they can be taken.

use std::env;
use std::path::Path;

use crate::duel::{aim, at_the_rock};
use crate::house::{Browser, House};
use crate::{set_up, set_up_game};

/// Where the pictures go.
const FOLDER: &str = "ORRERY_PICTURES";

/// The first bytes of every PNG.
const PNG: &[u8] = b"\x89PNG\r\n";

/// Takes a picture where pictures are wanted at all.
pub(crate) async fn take_if_wanted(browser: &Browser, name: &str) {
    if env::var_os(FOLDER).is_some() {
        take(browser, name).await;
    }
}

async fn take(browser: &Browser, name: &str) {
    browser
        .until("drawn", "return document.fonts.status === 'loaded'")
        .await;
    // What moves has come to rest.
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    let picture = browser.picture().await;
    assert!(picture.starts_with(PNG) && picture.len() > 20_000, "{name}");
    if let Some(folder) = env::var_os(FOLDER) {
        std::fs::write(Path::new(&folder).join(format!("{name}.png")), picture).unwrap();
    }
}

/// What somebody is called at tables from now on.
pub(crate) async fn is_called(browser: &Browser, name: &str) {
    browser.go("/").await;
    browser
        .fill("form[action='/settings'] [name=name]", name)
        .await;
    browser
        .press("form[action='/settings']:has([name=name]) button")
        .await;
    let shown = "return document.querySelector('form[action=\"/settings\"] [name=name]').defaultValue !== ''";
    browser.until("called so", shown).await;
}

/// A finished game of bots, and the moment of it that has most to show: the
/// longest bars of an invasion of the first seat.
async fn finished_game(browser: &Browser) -> (String, u64) {
    set_up(browser, &["bot:greedy", "bot:greedy", "bot:greedy"]).await;
    until_over(browser).await;
    let scan = "
        const done = arguments[arguments.length - 1];
        const moments = async () => {
            let best = [0, 1];
            const page = await (await fetch(arguments[0] + '/replay?moment=0&eyes=s1')).text();
            const last = Number(/data-last=\"(\\d+)\"/.exec(page)[1]);
            for (let at = Math.floor(last * 0.4); at < last * 0.85; at += 1) {
                const page = await (await fetch(`${arguments[0]}/replay?moment=${at}&eyes=s1`)).text();
                const drawn = new DOMParser().parseFromString(page, 'text/html');
                const mine = drawn.querySelector('.cw-inv:not(.won)') && !drawn.querySelector('.cw-inv .by');
                const shown = mine ? drawn.querySelectorAll('.cw-inv .sg').length : 0;
                if (shown > best[0]) best = [shown, at];
            }
            return best[1];
        };
        moments().then(done);
    ";
    moment_of(browser, scan).await
}

/// Waits for the end of a whole game, on a machine that may be busy.
async fn until_over(browser: &Browser) {
    for _ in 0..60 {
        if browser.has("#ask .ending").await {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    }
    browser.find("#ask .ending").await;
}

/// The table, and the moment of it that a script finds.
async fn moment_of(browser: &Browser, scan: &str) -> (String, u64) {
    let table = browser.path().await;
    let named = vec![serde_json::json!(table)];
    let moment = browser.client.execute_async(scan, named).await.unwrap();
    (table, moment.as_u64().unwrap())
}

/// Plays on from a moment of a game that is over, as its first seat.
async fn branch_off(browser: &Browser, (table, moment): (String, u64)) {
    browser
        .go(&format!("{table}/replay?moment={moment}&eyes=s1"))
        .await;
    browser.press("form[action$='/branch'] button").await;
    browser
        .until(
            "a table of its own",
            "return !document.querySelector('[data-replay]') && !!document.querySelector('#ask h2')",
        )
        .await;
}

/// A finished game of merchants, and the moment of it that has most to show: a
/// flight of the first seat with the best of its rolls.
async fn finished_trade(browser: &Browser) -> (String, u64) {
    let short = [("length", "apprentices")];
    let sitters = ["bot:greedy"; 4];
    set_up_game(browser, "merchant-of-venus", &sitters, &short).await;
    until_over(browser).await;
    let scan = "
        const done = arguments[arguments.length - 1];
        const moments = async () => {
            const page = async (at) => new DOMParser().parseFromString(
                await (await fetch(`${arguments[0]}/replay?moment=${at}&eyes=s1`)).text(), 'text/html');
            const last = Number((await page(0)).querySelector('[data-replay]').dataset.last);
            let best = [0, 1];
            for (let at = Math.floor(last * 0.6); at < last * 0.85; at += 3) {
                const drawn = await page(at);
                const own = drawn.querySelector('.mv-who b')?.textContent === 'Anna';
                const points = own ? Number(drawn.querySelector('.mv-mp b')?.textContent ?? 0) : 0;
                if (points > best[0]) best = [points, at];
            }
            return best[1];
        };
        moments().then(done);
    ";
    moment_of(browser, scan).await
}

async fn light(browser: &Browser) {
    let here = browser.path().await;
    browser.go("/").await;
    browser.press("button[name=theme][value=light]").await;
    browser
        .until(
            "light",
            "return document.documentElement.dataset.theme === 'light'",
        )
        .await;
    browser.go(&here).await;
}

#[tokio::test]
async fn pictures_can_be_taken() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    is_called(&browser, "Anna").await;
    let (table, moment) = finished_game(&browser).await;
    take(&browser, "end").await;
    browser
        .go(&format!("{table}/replay?moment={moment}&eyes=s1"))
        .await;
    take(&browser, "replay").await;
    browser.press("form[action$='/branch'] button").await;
    browser.find("#ask h2").await;
    take(&browser, "table").await;
    let branch = browser.path().await;
    browser.go("/").await;
    take(&browser, "lobby").await;
    browser.go(&branch).await;
    light(&browser).await;
    browser.press("button[name=lang][value=it]").await;
    browser
        .until(
            "in Italian",
            "return document.documentElement.lang === 'it'",
        )
        .await;
    take(&browser, "table-light").await;

    let phone = Browser::sized(&house, 390, 844, "en").await;
    is_called(&phone, "Anna").await;
    let (table, moment) = finished_game(&phone).await;
    phone
        .go(&format!("{table}/replay?moment={moment}&eyes=s1"))
        .await;
    phone.press("form[action$='/branch'] button").await;
    phone.find("#ask h2").await;
    take(&phone, "phone").await;
    light(&phone).await;
    take(&phone, "phone-light").await;
}

#[tokio::test]
async fn merchants_can_be_pictured() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    is_called(&browser, "Anna").await;
    let found = finished_trade(&browser).await;
    take(&browser, "merchant-of-venus-end").await;
    branch_off(&browser, found).await;
    take(&browser, "merchant-of-venus").await;
}

#[tokio::test]
async fn merchants_at_war_can_be_pictured() {
    for (window, name) in [
        ((1440, 900, "en"), "merchant-of-venus-battle"),
        ((390, 844, "en"), "merchant-of-venus-battle-phone"),
    ] {
        let (_house, attacker, _) = at_the_rock(window).await;
        aim(&attacker).await;
        take(&attacker, name).await;
    }
}

/// A finished game of this many merchants against the Rastur, and the moment of its
/// second half at which most of them stand on the map at a turn of the first seat.
async fn finished_invasion(browser: &Browser, sitters: &[&str]) -> (String, u64) {
    let short = [("length", "apprentices"), ("rastur", "yes")];
    set_up_game(browser, "merchant-of-venus", sitters, &short).await;
    until_over(browser).await;
    let scan = "
        const done = arguments[arguments.length - 1];
        const moments = async () => {
            const page = async (at) => new DOMParser().parseFromString(
                await (await fetch(`${arguments[0]}/replay?moment=${at}&eyes=s1`)).text(), 'text/html');
            const last = Number((await page(0)).querySelector('[data-replay]').dataset.last);
            let best = [0, Math.floor(last / 2)];
            for (let at = Math.floor(last * 0.5); at < last; at += 3) {
                const drawn = await page(at);
                const own = drawn.querySelector('.mv-who b')?.textContent === 'Anna';
                const many = own ? drawn.querySelectorAll('.mv-rastur').length : 0;
                if (many > best[0]) best = [many, at];
            }
            return best[1];
        };
        moments().then(done);
    ";
    moment_of(browser, scan).await
}

#[tokio::test]
async fn the_rastur_can_be_pictured() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    is_called(&browser, "Anna").await;
    for (sitters, name) in [
        (&["bot:greedy"; 4][..], "merchant-of-venus-rastur"),
        (&["bot:greedy"], "merchant-of-venus-alone"),
    ] {
        let found = finished_invasion(&browser, sitters).await;
        branch_off(&browser, found).await;
        browser.press("#mv-swarm summary").await;
        take(&browser, name).await;
    }
}

/// A finished game for the throne of six, and the moment of it with the largest battle
/// that the first seat fights.
async fn finished_war(browser: &Browser) -> (String, u64) {
    let dealt = [("galaxy", "dealt")];
    set_up_game(browser, "twilight-imperium", &["bot:greedy"; 6], &dealt).await;
    until_over(browser).await;
    let scan = "
        const done = arguments[arguments.length - 1];
        const moments = async () => {
            const page = async (at) => new DOMParser().parseFromString(
                await (await fetch(`${arguments[0]}/replay?moment=${at}&eyes=s1`)).text(), 'text/html');
            const last = Number((await page(0)).querySelector('[data-replay]').dataset.last);
            let best = [0, Math.floor(last * 0.7)];
            for (let at = Math.floor(last * 0.3); at < last; at += 1) {
                const drawn = await page(at);
                const hulls = drawn.querySelectorAll('.ti-force .ti-hull').length;
                const dice = drawn.querySelectorAll('.ti-battle .die').length;
                if (hulls + dice > best[0]) best = [hulls + dice, at];
            }
            return best[1];
        };
        moments().then(done);
    ";
    moment_of(browser, scan).await
}

#[tokio::test]
async fn a_throne_can_be_pictured() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    is_called(&browser, "Anna").await;
    let (table, battle) = finished_war(&browser).await;
    take(&browser, "twilight-imperium-end").await;
    browser
        .go(&format!("{table}/replay?moment={battle}&eyes=s1"))
        .await;
    take(&browser, "twilight-imperium-battle").await;
    // In the middle of the game, at the first seat's turn.
    branch_off(&browser, (table, battle * 2 / 3)).await;
    browser.until_asked().await;
    take(&browser, "twilight-imperium").await;
    light(&browser).await;
    take(&browser, "twilight-imperium-light").await;

    let phone = Browser::sized(&house, 390, 844, "en").await;
    is_called(&phone, "Anna").await;
    let sitters = ["me", "bot:greedy", "bot:greedy"];
    set_up_game(
        &phone,
        "twilight-imperium",
        &sitters,
        &[("galaxy", "dealt")],
    )
    .await;
    phone.until_asked().await;
    take(&phone, "twilight-imperium-phone").await;
    let opening = Browser::open(&house).await;
    is_called(&opening, "Anna").await;
    set_up_game(
        &opening,
        "twilight-imperium",
        &sitters,
        &[("galaxy", "dealt")],
    )
    .await;
    opening.until_asked().await;
    take(&opening, "twilight-imperium-opening").await;
}

/// A finished game on paper, and the moment in the middle of it with most written by
/// the first seat: in ink, and something in pencil.
async fn finished_sheets(browser: &Browser, sitters: &[&str]) -> (String, u64) {
    set_up_game(browser, "twilight-inscription", sitters, &[]).await;
    until_over(browser).await;
    let scan = "
        const done = arguments[arguments.length - 1];
        const moments = async () => {
            const page = async (at) => new DOMParser().parseFromString(
                await (await fetch(`${arguments[0]}/replay?moment=${at}&eyes=s1`)).text(), 'text/html');
            const last = Number((await page(0)).querySelector('[data-replay]').dataset.last);
            let best = [0, Math.floor(last * 0.7)];
            for (let at = Math.floor(last * 0.55); at < last * 0.8; at += 2) {
                const drawn = await page(at);
                const large = drawn.querySelector('.tabradio[checked] ~ .ins-page');
                const ink = large?.querySelector('.ins-ink')?.getAttribute('d').length ?? 0;
                const pencil = large?.querySelector('.ins-pencil') ? ink : 0;
                if (pencil > best[0]) best = [pencil, at];
            }
            return best[1];
        };
        moments().then(done);
    ";
    moment_of(browser, scan).await
}

#[tokio::test]
async fn sheets_can_be_pictured() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    is_called(&browser, "Anna").await;
    for (sitters, name, what) in [
        (&["bot:greedy"; 4][..], "twilight-inscription", ".ins-round"),
        (&["bot:greedy"], "twilight-inscription-alone", ".ins-rival"),
    ] {
        let found = finished_sheets(&browser, sitters).await;
        branch_off(&browser, found).await;
        browser.until_asked().await;
        let shown = "document.querySelector(arguments[0]).scrollIntoView({ block: 'nearest' })";
        browser.eval(shown, &[what]).await;
        take(&browser, name).await;
    }
    let phone = Browser::sized(&house, 390, 844, "en").await;
    is_called(&phone, "Anna").await;
    let sitters = ["me", "bot:greedy", "bot:greedy"];
    set_up_game(&phone, "twilight-inscription", &sitters, &[]).await;
    for turn in 0..14 {
        phone.until_asked().await;
        crate::choose_something(&phone, turn).await;
    }
    phone.until_asked().await;
    take(&phone, "twilight-inscription-phone").await;
}
