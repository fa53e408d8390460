//! Merchant of Venus: two people at war. One attacks the other, who is asked for weapons
//! or has ordered them; a hit; all of it on the board.

use engine::{AnyTable, Seat, Table, Viewer};
use merchant_of_venus::MerchantOfVenus;
use merchant_of_venus::choice::Choice;
use merchant_of_venus::ids::{Gear, Item, Space};
use merchant_of_venus::view::{Pending, View};

use crate::choose;
use crate::house::{Browser, House};
use crate::pictures::is_called;
use crate::prepared::Prepared;
use crate::together::whose_turn;

const GAME: &str = "merchant-of-venus";

/// Where they meet: a rock beside the Galactic Base's traffic, on which ships can land
/// and are not safe from each other.
const ROCK: &str = "desert-03";

/// How many weapons each of the two seats buys before it flies there.
const ARMS: [u8; 2] = [3, 1];

fn typed(table: &dyn AnyTable) -> &Table<MerchantOfVenus> {
    table.as_any().downcast_ref().unwrap()
}

fn weapons(view: &View, seat: Seat) -> u8 {
    let gear = [Gear::Laser, Gear::NovaBall];
    let counts = gear.map(|gear| view.aboard(seat, Item::Gear(gear)));
    counts.iter().sum()
}

/// They trade until they can buy weapons, and fly to the rock with them.
fn to_the_rock(table: &dyn AnyTable, seat: Seat) -> Option<String> {
    let table = typed(table);
    let (content, view) = (table.content(), table.view(Viewer::Seat(seat)));
    let me = &view.merchants[seat.index()];
    let rock: Space = ROCK.parse().unwrap();
    let choices = table.choices(seat);
    let buys = |gear| choices.contains(&Choice::Buy(Item::Gear(gear)));
    if weapons(&view, seat) < ARMS[seat.index()] {
        let wares = [Gear::NovaBall, Gear::Laser];
        let found = wares.into_iter().find(|gear| buys(*gear));
        return found.map(|gear| Choice::Buy(Item::Gear(gear)).to_string());
    }
    let far = |space: Space| content.routes().steps(me.skips, space, rock);
    let flies = choices.iter().filter_map(|choice| match *choice {
        Choice::Land if me.space == rock => Some((0, *choice)),
        Choice::Head(space) if me.space != rock => Some((1 + u32::from(far(space)), *choice)),
        Choice::Go(space) => Some((1 + u32::from(far(space)), *choice)),
        Choice::Pilot(_) => {
            let to = table.subject(seat, *choice)?.to_string().parse().ok()?;
            Some((1 + u32::from(far(to)), *choice))
        }
        Choice::Stay | Choice::Done | Choice::HoldFire => Some((9_000, *choice)),
        Choice::Stop => Some((9_001, *choice)),
        _ => None,
    });
    let best = flies.min_by_key(|(far, _)| *far);
    best.map(|(_, choice)| choice.to_string())
}

/// Both are there, armed, and a turn of the first begins.
fn have_met(table: &dyn AnyTable) -> bool {
    let view = typed(table).view(Viewer::Public);
    let rock: Space = ROCK.parse().unwrap();
    let ready = |(seat, arms): (Seat, u8)| {
        view.merchants[seat.index()].space == rock && weapons(&view, seat) >= arms
    };
    let begins = view.pending == Pending::Helm && view.active == Seat::new(0);
    begins && Seat::all(2).zip(ARMS).all(ready)
}

/// A window: how large, and in which language.
pub(crate) type Window<'a> = (u32, u32, &'a str);

const DESK: Window<'_> = (1440, 900, "en");

/// A house with the two at the rock; who is on turn comes first.
pub(crate) async fn at_the_rock(window: Window<'_>) -> (House, Browser, Browser) {
    let options = [("combat", "yes"), ("forts", "yes")];
    let prepared = Prepared::led(GAME, (2, &options), &to_the_rock, have_met);
    let people: Vec<Seat> = Seat::all(2).collect();
    let (house, links) = House::prepared(|data| prepared.keep(data, &people));
    let (width, height, lang) = window;
    let one = Browser::sized(&house, width, height, lang).await;
    let two = Browser::sized(&house, width, height, lang).await;
    for ((browser, name), link) in [(&one, "Anna"), (&two, "Bruno")].into_iter().zip(&links) {
        is_called(browser, name).await;
        browser.go(&format!("/join#{link}")).await;
        browser.find("[data-table] .mv-pawn").await;
    }
    let first = whose_turn(&one, &two).await;
    match std::ptr::eq(first, &one) {
        true => (house, one, two),
        false => (house, two, one),
    }
}

/// On a phone the panels of the board are behind a tab.
async fn show_things(browser: &Browser) {
    let script = "const tab = document.querySelector('[role=tab][data-tab=hand]');
        if (tab?.offsetParent) tab.click()";
    browser.eval(script, &[]).await;
}

/// Presses a thing of the board, and what that shows, where it is read first.
pub(crate) async fn press(browser: &Browser, thing: &str) {
    let edition = browser.attribute("[data-table]", "data-edition").await;
    let moved = format!(
        "document.querySelector('[data-table]').dataset.edition !== '{}'",
        edition.unwrap()
    );
    let moved = format!("return {moved}");
    show_things(browser).await;
    // What cannot be taken back is read first.
    let at_once = "return !!document.querySelector(arguments[0]).dataset.choice";
    browser.find(thing).await;
    let at_once = browser.eval(at_once, &[thing]).await == true;
    browser.press(thing).await;
    if !at_once {
        read_and_choose(browser, thing).await;
    }
    browser.until("chosen", &moved).await;
}

/// Chooses what a press has shown; a page that is drawn anew meanwhile shows it once
/// more.
async fn read_and_choose(browser: &Browser, thing: &str) {
    let choose =
        "const read = document.querySelector('#look-at:not([hidden]) button[name=choice]');
        read?.click();
        return !!read";
    for nth in 1..=1200 {
        if browser.eval(choose, &[]).await == true {
            return;
        }
        if nth % 60 == 0 {
            browser.press(thing).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!(
        "nothing is shown of {thing}: {}",
        browser.text("body").await
    );
}

/// Attacks the other ship with all that is on board, on the board alone.
async fn attack(browser: &Browser) {
    aim(browser).await;
    fire(browser).await;
}

/// Attacks the other ship, and makes everything ready.
pub(crate) async fn aim(browser: &Browser) {
    choose(browser, "#ask button[value=stay]").await;
    browser.until_asked().await;
    press(browser, ".mv-pawn[data-lit]").await;
    browser.find(".mv-battle .odds").await;
    arm(browser).await;
}

/// Makes everything ready.
async fn arm(browser: &Browser) {
    let weapon = ".mv-battle .mv-arm[data-lit]";
    browser.find(weapon).await;
    while browser.has(weapon).await {
        press(browser, weapon).await;
    }
}

/// Fires what is ready.
async fn fire(browser: &Browser) {
    press(browser, ".mv-battle .mv-target[data-lit]").await;
}

/// Whoever has won hits the other, and takes what falls out, until it is over.
async fn strike(sides: [&Browser; 2]) {
    let over =
        "return !document.querySelector('.mv-battle') && !!document.querySelector('.mv-clash')";
    let thing = ".mv-battle .mv-arm[data-lit]";
    for _ in 0..400 {
        let mut done = true;
        for browser in sides {
            if browser.has(thing).await && !browser.has("[aria-busy]").await {
                press(browser, thing).await;
            }
            done &= browser.eval(over, &[]).await == true;
        }
        if done {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(25)).await;
    }
    panic!("this battle never ends: {}", sides[0].text("body").await);
}

/// Both have been told of this, each in their own words.
async fn are_told(told: [(&Browser, &str); 2]) {
    for (browser, told) in told {
        let told =
            format!("return document.querySelector('#story').textContent.includes('{told}')");
        browser.until("told", &told).await;
        assert_eq!(browser.complaints().await, Vec::<String>::new());
    }
}

#[tokio::test]
async fn a_ship_is_attacked_and_fires_back() {
    let (_house, attacker, defender) = at_the_rock(DESK).await;
    attack(&attacker).await;
    defender.until_asked().await;
    for browser in [&attacker, &defender] {
        browser.find(".mv-battle .odds").await;
        assert_eq!(browser.count(".mv-battle .mv-side").await, 2);
    }
    // The page is loaded again in the middle of it.
    let before = defender.text(".mv-battle").await;
    defender.client.refresh().await.unwrap();
    defender.until_asked().await;
    assert_eq!(defender.text(".mv-battle").await, before);
    arm(&defender).await;
    fire(&defender).await;
    strike([&attacker, &defender]).await;
    are_told([
        (&attacker, "You roll"),
        (&defender, "You fire back with a firepower of"),
    ])
    .await;
    // The dice lie there for both.
    let dice = attacker.text(".mv-clash").await;
    assert_eq!(defender.text(".mv-clash").await, dice);
}

#[tokio::test]
async fn a_defender_has_ordered_what_to_fire() {
    let (_house, attacker, defender) = at_the_rock(DESK).await;
    defender.press("#orders summary").await;
    let order = |order: &str| format!("#orders button[value='mov-window-defence={order}']");
    defender.press(&order("answer:mov-order-everything")).await;
    let pressed = format!(
        "{}[aria-pressed=true]",
        order("answer:mov-order-everything")
    );
    defender.find(&pressed).await;
    attack(&attacker).await;
    // Nobody is asked what to fire back.
    are_told([
        (&attacker, "fires back with a firepower of"),
        (&defender, "You fire back with a firepower of"),
    ])
    .await;
    strike([&attacker, &defender]).await;
}
