//! Merchant of Venus: a whole game of flights and trade, a flight that a page
//! is loaded again in, a deal in port, and the map under fingers.

use std::time::Duration;

use fantoccini::actions::{Actions, InputSource, PointerAction, TouchActions};
use fantoccini::key::Key;
use serde_json::Value;

use crate::deals::{begin, until_said};
use crate::frontier::until_ours;
use crate::house::{Browser, House};
use crate::together::{link_for, whose_turn};
use crate::{choose, choose_something, choose_value, set_up_game};

pub(crate) const GAME: &str = "merchant-of-venus";

/// The most presses of a whole game: chance can strand both merchants, and then
/// another game is begun.
const PRESSES: usize = 800;
const GAMES: usize = 3;

/// What a simple merchant would press, or nothing: what brings money, flights that
/// land, holds filled; where there is a choice, now this one, now that.
const SENSIBLE: &str = "
    const turn = Number(arguments[0]);
    const all = [...document.querySelectorAll('#ask button[name=choice]')].map((button) => button.value);
    const pick = (fits) => {
        const some = all.filter(fits);
        return some[turn % some.length];
    };
    const begins = (...words) => (value) => words.some((word) => value.startsWith(word));
    const row = (value) => value.includes('\\n');
    const flies = (value) => !value.startsWith('buy:');
    return pick(begins('deliver:', 'sell:'))
        ?? pick((value) => row(value) && /\\nland$/.test(value))
        ?? pick((value) => row(value) && flies(value))
        ?? pick(begins('land', 'iou:', 'take', 'board:'))
        ?? pick(row)
        ?? pick(begins('race:', 'look', 'go:', 'pilot:', 'pay', 'reveal', 'keep'))
        ?? pick(begins('head:'))
        ?? pick(begins('done'))
        ?? ''";

/// A whole game, if it ends; gives how many of its presses were rows, and how many
/// there were.
async fn play(browser: &Browser) -> Option<(usize, usize)> {
    let mut rows = 0;
    for turn in 0..PRESSES {
        until_ours(browser).await;
        if browser.has("#ask .ending").await {
            return Some((rows, turn));
        }
        rows += usize::from(press_on(browser, turn).await);
    }
    None
}

/// Presses what a simple merchant would; says whether that was a row.
pub(crate) async fn press_on(browser: &Browser, turn: usize) -> bool {
    let value = browser.eval(SENSIBLE, &[&turn.to_string()]).await;
    match value.as_str().unwrap_or_default() {
        "" => {
            choose_something(browser, turn).await;
            false
        }
        value => {
            choose_value(browser, value).await;
            value.contains('\n')
        }
    }
}

#[tokio::test]
async fn a_whole_game_of_flights_and_trade() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    let short = [("length", "apprentices")];
    let mut whole = None;
    for _ in 0..GAMES {
        set_up_game(&browser, GAME, &["me", "bot:greedy"], &short).await;
        whole = play(&browser).await;
        if whole.is_some() {
            break;
        }
    }
    let (rows, presses) = whole.expect("one of a few games ends");
    println!("{presses} presses, of which {rows} rows");
    assert!(rows > 3, "{rows} rows");
    assert_eq!(browser.count("#ask .ending li").await, 2);
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

/// Two people who have chosen their races.
async fn two(house: &House) -> (Browser, Browser) {
    let host = Browser::open(house).await;
    set_up_game(&host, GAME, &["me", "link"], &[]).await;
    let link = link_for(&host, "s2").await;
    let guest = Browser::open(house).await;
    guest.follow(&link).await;
    guest.find("[data-table]").await;
    for _ in 0..2 {
        let chooser = whose_turn(&host, &guest).await;
        choose(chooser, "#ask button[value^='race:']").await;
    }
    (host, guest)
}

/// Who is on turn, and who is not.
async fn on_turn<'a>(one: &'a Browser, two: &'a Browser) -> (&'a Browser, &'a Browser) {
    let mover = whose_turn(one, two).await;
    let other = if std::ptr::eq(mover, one) { two } else { one };
    (mover, other)
}

/// The seat of who looks: their card is the first.
async fn seat_of(browser: &Browser) -> String {
    let seat = browser.attribute("#players .player", "data-seat").await;
    seat.unwrap()
}

/// Where the ship of this seat is drawn.
async fn place_of(browser: &Browser, seat: &str) -> String {
    let script = "const at = document.querySelector(arguments[0]).closest('foreignObject');
        return at.getAttribute('x') + ' ' + at.getAttribute('y')";
    let ship = format!("[data-vt=ship-{seat}]");
    let place = browser.eval(script, &[&ship]).await;
    place.as_str().unwrap().to_owned()
}

/// Everything that is asked, as it is written.
async fn listed(browser: &Browser) -> Value {
    let script = "return [document.querySelector('#ask h2').innerText, document.querySelector('.mv-turn').innerText,
        ...[...document.querySelectorAll('#ask button[name=choice]')].map((button) => button.value)]";
    browser.eval(script, &[]).await
}

/// Loads the page again: it is where it was.
async fn reload(browser: &Browser, seat: &str) {
    let (asked, place) = (listed(browser).await, place_of(browser, seat).await);
    browser.client.refresh().await.unwrap();
    browser.until_asked().await;
    assert_eq!(listed(browser).await, asked);
    assert_eq!(place_of(browser, seat).await, place);
}

/// Sets off until a ship is under way and has a choice where to go: a bad roll ends
/// a flight before that, and then it is the other's turn.
async fn under_way<'a>(one: &'a Browser, two: &'a Browser, go: &str) -> (&'a Browser, &'a Browser) {
    for _ in 0..20 {
        let (mover, other) = on_turn(one, two).await;
        choose(mover, "#ask button[value^='head:']").await;
        mover.until_asked().await;
        mover.find(".mv-turn .die").await;
        if mover.has(go).await {
            return (mover, other);
        }
        choose(mover, "#ask button[value=done]").await;
    }
    panic!("twenty bad rolls in a row");
}

#[tokio::test]
async fn a_page_is_loaded_again_in_the_middle_of_a_flight() {
    let house = House::open();
    let (host, guest) = two(&house).await;
    let go = "#ask button[value^='go:']:not([value*='\\a '])";
    let (mover, other) = under_way(&host, &guest, go).await;
    let seat = seat_of(mover).await;
    // What is flown so far is the pilot's alone: others see the ship at the Base.
    let base = place_of(other, &seat).await;
    reload(mover, &seat).await;
    choose(mover, go).await;
    mover.until_asked().await;
    assert_ne!(place_of(mover, &seat).await, base);
    // Under way it can still be taken back, and is the pilot's alone.
    reload(mover, &seat).await;
    for turn in 0..40 {
        mover.until_asked().await;
        if mover.has("#ask button[value=done]").await {
            break;
        }
        let value = mover.eval(SENSIBLE, &[&turn.to_string()]).await;
        choose_value(mover, value.as_str().unwrap()).await;
        // A flight that leads nowhere ends the turn by itself.
        let over = "return !document.title.startsWith('●')";
        if mover.eval(over, &[]).await == true {
            break;
        }
    }
    if mover.has("#ask button[value=done]").await {
        choose(mover, "#ask button[value=done]").await;
    }
    other.until_asked().await;
    let flown = place_of(mover, &seat).await;
    assert_ne!(flown, base);
    assert_eq!(place_of(other, &seat).await, flown);
    assert_eq!(host.complaints().await, Vec::<String>::new());
    assert_eq!(guest.complaints().await, Vec::<String>::new());
}

/// What somebody has in cash, by the nth card of the players.
async fn cash(browser: &Browser, nth: usize) -> i64 {
    let script = "const card = document.querySelectorAll('#players .player')[Number(arguments[0])];
        return Number(card.querySelector('.chip[title=Cash]').lastChild.textContent)";
    let cash = browser.eval(script, &[&nth.to_string()]).await;
    cash.as_i64().unwrap()
}

#[tokio::test]
async fn two_merchants_in_the_same_port_strike_a_deal() {
    let house = House::open();
    let (host, guest) = two(&house).await;
    let (mover, other) = on_turn(&host, &guest).await;
    let no = "#deals .partners .faint";
    // Nobody deals before a move is over, and the page says so.
    mover.find(no).await;
    choose(mover, "#ask button[value=stay]").await;
    mover
        .until(
            "open",
            &format!("return !document.querySelector('{no}') && !!document.querySelector('#deals .partners')"),
        )
        .await;
    other.find(no).await;
    let (mine, theirs) = (cash(mover, 0).await, cash(mover, 1).await);
    begin(mover).await;
    mover.fill("#look-at [name=give-credits]", "10").await;
    mover.press("#look-at form.offer .acts button").await;
    other.press("#deals button[value^='accept ']").await;
    until_said(mover, "accepted").await;
    until_said(other, "accepted").await;
    for (browser, me, them) in [(mover, 0, 1), (other, 1, 0)] {
        assert_eq!(cash(browser, me).await, mine - 10);
        assert_eq!(cash(browser, them).await, theirs + 10);
        assert_eq!(browser.complaints().await, Vec::<String>::new());
    }
    // The turn goes on where it was.
    choose(mover, "#ask button[value=done]").await;
    other.until_asked().await;
}

/// What has the focus: its value, and whether it is a spot of the map.
const FOCUS: &str = "const at = document.activeElement;
    return [at.value ?? '', at.matches('#sheet .thing'), at.matches('[data-lit]')]";

#[tokio::test]
async fn a_map_is_walked_with_keys() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    set_up_game(&browser, GAME, &["me", "bot:greedy"], &[]).await;
    until_ours(&browser).await;
    choose(&browser, "#ask button[value^='race:']").await;
    until_ours(&browser).await;
    // Of all places Tab comes to one, and to what there is to choose.
    let stops = "return [document.querySelectorAll('#places .thing').length,
        [...document.querySelectorAll('#places .thing')].filter((thing) => thing.tabIndex === 0).map((thing) => thing.value),
        [...document.querySelectorAll('#board .thing[data-lit]')].every((thing) => thing.tabIndex === 0)]";
    let found = browser.eval(stops, &[]).await;
    assert_eq!(found, serde_json::json!([268, ["base"], true]));
    // From there arrows lead to the others.
    let focus = "document.querySelector('#places .thing[value=base]').focus()";
    browser.eval(focus, &[]).await;
    let mut been = vec!["base".to_owned()];
    for key in [Key::Right, Key::Down, Key::Left, Key::Up, Key::Up] {
        let at = browser.client.active_element().await.unwrap();
        at.send_keys(&key).await.unwrap();
        let at = browser.eval(FOCUS, &[]).await;
        assert_eq!(at[1], true, "{at}");
        let value = at[0].as_str().unwrap().to_owned();
        assert_ne!(been.last(), Some(&value));
        been.push(value);
    }
    // And Tab comes back to where one has been.
    let found = browser.eval(stops, &[]).await;
    assert_eq!(found[1], serde_json::json!([been[been.len() - 1]]));
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn the_ledger_shows_the_way_to_a_buyer() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    set_up_game(&browser, GAME, &["me", "bot:greedy"], &[]).await;
    let buyer = "#mv-ledger button[data-way]";
    for turn in 0..PRESSES {
        until_ours(&browser).await;
        if browser.has(buyer).await {
            break;
        }
        let value = browser.eval(SENSIBLE, &[&turn.to_string()]).await;
        match value.as_str().unwrap_or_default() {
            "" => crate::choose_something(&browser, turn).await,
            value => choose_value(&browser, value).await,
        }
    }
    let shown = "return [...document.querySelectorAll('.way.on')].map((way) => way.dataset.of)";
    browser.press("#mv-ledger summary").await;
    let way = browser.attribute(buyer, "data-way").await.unwrap();
    browser.press(buyer).await;
    // It makes room for the map, and the way stays.
    assert_eq!(browser.eval(shown, &[]).await, serde_json::json!([way]));
    assert!(!browser.has("#mv-ledger[open]").await);
    browser.press(".map-tools [data-map=in]").await;
    assert_eq!(browser.eval(shown, &[]).await, serde_json::json!([way]));
    let anywhere = browser.find("#main").await;
    anywhere.send_keys(&Key::Escape).await.unwrap();
    assert_eq!(browser.eval(shown, &[]).await, serde_json::json!([]));
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

/// A finger goes down here, moves there, and is lifted.
pub(crate) fn finger(name: &str, from: (f64, f64), to: (f64, f64)) -> TouchActions {
    let at = |(x, y), duration| PointerAction::MoveTo { duration, x, y };
    TouchActions::new(name.to_owned())
        .then(at(from, None))
        .then(PointerAction::Down { button: 0 })
        .then(at(to, Some(Duration::from_millis(120))))
        .then(PointerAction::Up { button: 0 })
}

pub(crate) async fn touch(browser: &Browser, actions: impl Into<Actions>) {
    browser.client.perform_actions(actions).await.unwrap();
    browser.client.release_actions().await.unwrap();
}

/// A tap with a finger.
pub(crate) async fn tap(browser: &Browser, (x, y): (f64, f64)) {
    let tap = TouchActions::new("finger".to_owned())
        .then(PointerAction::MoveTo {
            duration: None,
            x,
            y,
        })
        .then(PointerAction::Down { button: 0 })
        .then(PointerAction::Up { button: 0 });
    touch(browser, tap).await;
}

/// How large the map is drawn.
pub(crate) async fn scale(browser: &Browser) -> f64 {
    let script = "const scaled = /scale\\(([\\d.]+)\\)/.exec(document.querySelector('#sheet').style.transform);
        return scaled ? Number(scaled[1]) : 1";
    browser.eval(script, &[]).await.as_f64().unwrap()
}

/// Waits until the map is drawn larger than this, or smaller.
pub(crate) async fn until_scaled(browser: &Browser, than: f64, larger: bool) {
    let sign = if larger { '>' } else { '<' };
    let script = format!(
        "const scaled = /scale\\(([\\d.]+)\\)/.exec(document.querySelector('#sheet').style.transform);
        return (scaled ? Number(scaled[1]) : 1) {sign} {than}"
    );
    browser.until("scaled", &script).await;
}

/// The spaces of the map that are lit and in reach, those first that a tap
/// chooses at once: where each is, and how large.
const LIT: &str = "
    const lit = [...document.querySelectorAll('#board .thing[data-lit]')].filter((thing) => thing.value !== 'base');
    const [sure, others] = [lit.filter((thing) => thing.dataset.choice), lit.filter((thing) => !thing.dataset.choice)];
    return [...sure, ...others].flatMap((thing) => {
        const box = thing.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const reached = document.elementFromPoint(x, y)?.closest('.thing') === thing;
        return reached ? [[x, y, box.width]] : [];
    })";

/// Taps a space that is lit. It is chosen at once, or read first and then chosen.
async fn take(browser: &Browser) {
    let lit = browser.eval(LIT, &[]).await;
    let figure = |place: usize| lit[0][place].as_f64().unwrap();
    assert!(figure(2) >= 24.0, "too small for a finger: {lit}");
    let edition = browser.attribute("[data-table]", "data-edition").await;
    let moved = format!(
        "document.querySelector('[data-table]').dataset.edition !== '{}'",
        edition.unwrap()
    );
    tap(browser, (figure(0), figure(1))).await;
    let read = "#look-at:not([hidden]) button[name=choice]";
    let answered = format!("return {moved} || !!document.querySelector('{read}')");
    browser.until("answered", &answered).await;
    if browser.eval(&format!("return {moved}"), &[]).await != true {
        browser.press(read).await;
        browser.until("chosen", &format!("return {moved}")).await;
    }
    until_ours(browser).await;
}

#[tokio::test]
async fn a_map_is_used_with_fingers() {
    let house = House::open();
    let browser = Browser::sized(&house, 390, 844, "en").await;
    set_up_game(&browser, GAME, &["me", "bot:greedy"], &[]).await;
    until_ours(&browser).await;
    choose(&browser, "#ask button[value^='race:']").await;
    until_ours(&browser).await;
    // A page that is loaded now begins with what there is to choose.
    browser.client.refresh().await.unwrap();
    until_ours(&browser).await;
    take(&browser).await;
    // A bad roll ends the flight before there is anything to choose.
    if browser.has("#ask button[value^='go:']").await {
        take(&browser).await;
    }

    // Two fingers scale it, and so do its buttons, at the first press.
    let box_of = "const box = document.querySelector('#main').getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]";
    let middle = browser.eval(box_of, &[]).await;
    let (x, y) = (middle[0].as_f64().unwrap(), middle[1].as_f64().unwrap());
    let before = scale(&browser).await;
    let left = finger("left", (x - 20.0, y), (x - 60.0, y));
    let right = finger("right", (x + 20.0, y), (x + 60.0, y));
    let pinch = Actions::from(left).and(right);
    touch(&browser, pinch).await;
    until_scaled(&browser, before, true).await;
    let pinched = scale(&browser).await;
    browser.press(".map-tools [data-map=out]").await;
    until_scaled(&browser, pinched, false).await;
    let smaller = scale(&browser).await;
    browser.press(".map-tools [data-map=in]").await;
    until_scaled(&browser, smaller, true).await;
    browser.press(".map-tools [data-map=fit]").await;
    until_scaled(&browser, 1.01, false).await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}
