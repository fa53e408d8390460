//! Friends find each other: tables with names that seek players, codes that are
//! read aloud, playing again, and what is put away.

use crate::choose_something;
use crate::house::{Browser, House};
use crate::pictures::is_called;
use crate::together::whose_turn;

#[tokio::test]
async fn players_are_sought_found_and_play_again() {
    let house = House::open();
    let anna = Browser::open(&house).await;
    is_called(&anna, "Anna").await;
    anna.go("/games/bazaar/new?seats=2").await;
    anna.fill("#name", "Thursday traders").await;
    anna.select("#seeks", "yes").await;
    anna.select("[name=seat-2]", "link").await;
    anna.fill("[name=option-rounds]", "1").await;
    anna.press("form.fill .acts button").await;
    anna.find("[data-table]").await;
    let first = anna.path().await;
    let title = anna.eval("return document.title", &[]).await;
    assert!(
        title.as_str().unwrap().contains("Thursday traders"),
        "{title}"
    );

    // Whoever looks into the lobby finds the table, and sits down.
    let bruno = Browser::open(&house).await;
    is_called(&bruno, "Bruno").await;
    let row = format!("form[action='{first}/sit'] button");
    assert!(
        bruno
            .text("[aria-labelledby=seeking]")
            .await
            .contains("Thursday traders")
    );
    bruno.press(&row).await;
    bruno.find("[data-table]").await;
    assert_eq!(bruno.path().await, first);
    anna.until(
        "somebody came",
        "return !document.querySelector('#ask .invites')",
    )
    .await;
    for turn in 0..400 {
        let mover = whose_turn(&anna, &bruno).await;
        if mover.has("#ask .ending").await {
            break;
        }
        choose_something(mover, turn).await;
    }

    // One of them sets the table again; the other's page says so by itself.
    bruno.press("#ask button[formaction$='/rematch']").await;
    let moved = format!(
        "return !!document.querySelector('[data-table]') && location.pathname !== '{first}'"
    );
    bruno.until("at the next table", &moved).await;
    let second = bruno.path().await;
    anna.press(&format!("#ask a[href='{second}']")).await;
    anna.until("at the next table", &moved).await;
    assert!(!anna.has("#ask .invites").await);
    for browser in [&anna, &bruno] {
        assert_eq!(browser.complaints().await, Vec::<String>::new());
    }

    // What is over is put away, and found again.
    anna.go("/").await;
    anna.press(&format!("form[action='{first}/archive'] button"))
        .await;
    let gone = format!(
        "return !!document.querySelector('#your-tables') && !document.querySelector('a[href=\"{first}\"]')"
    );
    anna.until("put away", &gone).await;
    anna.press("[aria-labelledby=your-tables] a[href='/?list=archive#your-tables']")
        .await;
    anna.press(&format!(
        "form[action='{first}/archive'] button[value=hand]"
    ))
    .await;
    anna.find(&format!("a[href='{first}']")).await;
}

#[tokio::test]
async fn a_code_is_read_aloud_and_a_table_of_ones_own_removed() {
    let house = House::open();
    let anna = Browser::open(&house).await;
    crate::set_up_game(&anna, "bazaar", &["me", "link"], &[]).await;
    let table = anna.path().await;
    anna.press("#ask .invites button").await;
    anna.find("#invitation[open]").await;
    let code = anna.text("#invitation .aloud b").await;
    assert_eq!(code.len(), 14, "{code}");
    let bruno = Browser::sized(&house, 390, 844, "it").await;
    bruno.go("/join").await;
    bruno
        .fill("#code", &code.to_lowercase().replace('-', " "))
        .await;
    bruno.press("[data-join] button").await;
    bruno.find("[data-table]").await;
    assert_eq!(bruno.path().await, table);

    crate::set_up_game(&anna, "bazaar", &["me", "bot:random"], &[]).await;
    let own = anna.path().await;
    anna.press(".menu summary").await;
    anna.press(".menu .leave summary").await;
    anna.press("form[action$='/remove'] button").await;
    anna.find("#your-tables").await;
    assert!(!anna.has(&format!("a[href='{own}']")).await);
    assert!(anna.has(&format!("a[href='{table}']")).await);
}
