//! The biggest map, with 61 hexes and eight players: how much is sent of it, and what
//! moving the pointer over it costs. `cargo xtask pointer` prints that and holds it
//! against a bar; the test sees to it that it can be measured, since no test goes by
//! the clock.

use std::env;

use crate::frontier::until_ours;
use crate::house::{Browser, House};
use crate::{choose_something, set_up_game};

/// Set where the clock counts.
const CLOCK: &str = "ORRERY_CLOCK";

/// The most that script and layout may take for a move, in milliseconds.
const BAR: f64 = 8.0;

/// Moves the pointer over every hex and every choice, over and over, and gives what
/// a move takes: the mean and the worst of twenty in a row, in milliseconds.
const MOVES: &str = "
    const things = [...document.querySelectorAll('#board .thing, #ask button[name=choice]')]
        .filter((thing) => thing.getClientRects().length);
    const times = [];
    let pressed = false;
    for (let round = 0; round < 6; round += 1) {
        for (const thing of things) {
            const box = thing.getBoundingClientRect();
            const at = { bubbles: true, pointerId: 1, pointerType: 'mouse',
                clientX: box.x + box.width / 2, clientY: box.y + box.height / 2,
                movementX: 9, movementY: 9 };
            const start = performance.now();
            thing.dispatchEvent(new PointerEvent('pointerover', at));
            thing.dispatchEvent(new PointerEvent('pointermove', at));
            document.body.getBoundingClientRect();
            times.push(performance.now() - start);
            thing.dispatchEvent(new PointerEvent('pointerout', at));
        }
    }
    const mean = (some) => some.reduce((sum, time) => sum + time, 0) / some.length;
    let worst = 0;
    for (let from = 0; from + 20 <= times.length; from += 20) {
        worst = Math.max(worst, mean(times.slice(from, from + 20)));
    }
    return [things.length, mean(times), worst];";

/// Drags the map to and fro, and gives what a frame of it takes: the mean and the
/// worst of twenty in a row, in milliseconds.
const DRAGS: &str = "
    const done = arguments[arguments.length - 1];
    const board = document.querySelector('#board');
    const box = board.getBoundingClientRect();
    const at = (step) => ({ bubbles: true, pointerId: 7, pointerType: 'mouse',
        clientX: box.x + box.width / 2 + 9 * Math.abs(20 - step % 40), clientY: box.y + box.height / 2 });
    board.dispatchEvent(new PointerEvent('pointerdown', at(0)));
    const times = [];
    const move = (step) => {
        if (step === 200) {
            board.dispatchEvent(new PointerEvent('pointerup', at(step)));
            const mean = (some) => some.reduce((sum, time) => sum + time, 0) / some.length;
            const slices = [...times.keys()].filter((from) => from % 20 === 0);
            done([mean(times), Math.max(...slices.map((from) => mean(times.slice(from, from + 20))))]);
            return;
        }
        let start = 0;
        requestAnimationFrame(() => (start = performance.now()));
        const before = performance.now();
        board.dispatchEvent(new PointerEvent('pointermove', at(step)));
        const script = performance.now() - before;
        requestAnimationFrame(() => {
            document.body.getBoundingClientRect();
            times.push(script + performance.now() - start);
            move(step + 1);
        });
    };
    move(1);";

/// The most that an update may be, compressed, in bytes.
const UPDATE: f64 = 15.0 * 1024.0;

/// What was sent, compressed, in bytes: the page, all that it needs, the longest
/// update and how many there were.
const SENT: &str = "
    const size = (entry) => entry.encodedBodySize;
    const all = performance.getEntriesByType('resource');
    const page = size(performance.getEntriesByType('navigation')[0]);
    const updates = all.filter((entry) => entry.initiatorType === 'fetch').map(size);
    const rest = all.filter((entry) => entry.initiatorType !== 'fetch').map(size);
    return [page, rest.reduce((sum, of) => sum + of, page), Math.max(0, ...updates), updates.length];";

#[tokio::test]
async fn the_pointer_moves_over_a_big_map() {
    let house = House::open();
    let browser = Browser::open(&house).await;
    let mut sitters = vec!["me"];
    sitters.resize(8, "bot:random");
    set_up_game(&browser, "frontier", &sitters, &[("rings", "4")]).await;
    for turn in 0..4 {
        until_ours(&browser).await;
        choose_something(&browser, turn).await;
    }
    until_ours(&browser).await;
    let sent = browser.eval(SENT, &[]).await;
    let figure = |place: usize| sent[place].as_f64().unwrap();
    let (page, whole, update) = (figure(0), figure(1), figure(2));
    println!("the page is {page} bytes, {whole} with all it needs, an update {update} at most");
    assert!(figure(3) > 4.0 && update > 0.0 && update < UPDATE, "{sent}");
    let found = browser.eval(MOVES, &[]).await;
    let figure = |place: usize| found[place].as_f64().unwrap();
    let (things, mean, worst) = (figure(0), figure(1), figure(2));
    println!("{things} things; a move takes {mean:.2} ms, {worst:.2} ms where it is slowest");
    assert!(things > 61.0, "{found}");
    let dragged = browser
        .client
        .execute_async(DRAGS, Vec::new())
        .await
        .unwrap();
    let figure = |place: usize| dragged[place].as_f64().unwrap();
    let (mean, slowest) = (figure(0), figure(1));
    println!("a frame of dragging takes {mean:.2} ms, {slowest:.2} ms where it is slowest");
    let moved = "const moved = document.querySelector('[style*=\"translate(\"]');
        return !!moved && !moved.style.transform.startsWith('translate(0px, 0px)')";
    browser.until("dragged", moved).await;
    if env::var_os(CLOCK).is_some() {
        let worst = worst.max(slowest);
        assert!(worst < BAR, "{worst} ms are more than {BAR}");
    }
}
