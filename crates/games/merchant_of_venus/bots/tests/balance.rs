//! The report of the night counts what happens: a few short games by day.

#[path = "../examples/balance/report.rs"]
mod report;

use kit::facts;
use merchant_of_venus::options::Length;
use merchant_of_venus::{MerchantOfVenus, Options};
use report::{Finding, Forts, Origin, Report, Wins};

const SHORT: Options = Options {
    length: Length::Apprentices,
    combat: true,
    forts: true,
    ..Options::USUAL
};

#[test]
fn a_report_counts_every_game() {
    let played = ("short wars", SHORT, 2);
    let report = Report::of(&facts::<MerchantOfVenus>(), played, 2);
    assert_eq!((report.games, report.endings["mov-end-wealth"]), (2, 2));
    let wins = |all: &mut dyn Iterator<Item = &Wins>| {
        all.fold((0, 0), |(games, won), wins| {
            (games + wins.games, won + wins.won)
        })
    };
    // Everybody sits somewhere and belongs to somebody; one of them wins.
    assert_eq!(wins(&mut report.races.values()), (4, 2));
    assert_eq!(wins(&mut report.places.values()), (4, 2));
    assert_eq!(report.places.len(), 2);
    // All there is to be bought is listed, and merchants buy some of it.
    assert_eq!((report.goods.len(), report.deeds.len()), (28, 25 + 14));
    let bought: u32 = report.goods.values().sum();
    assert!(bought > 20, "{report}");
    // The same games, whatever the cores.
    assert_eq!(Report::of(&facts::<MerchantOfVenus>(), played, 2), report);
}

/// What is fair among four is a quarter; the band is around it.
#[test]
fn who_wins_too_often_is_named() {
    let mut report = Report {
        seats: 4,
        ..Report::default()
    };
    for (race, won) in [("1", 25), ("2", 36), ("3", 17), ("4", 35), ("5", 18)] {
        report
            .races
            .insert(race.to_owned(), Wins { games: 100, won });
    }
    let found = report.findings();
    let named: Vec<_> = found.iter().map(|finding| finding.what.as_str()).collect();
    assert_eq!(named, ["race 2", "race 3"]);
    // Races are printed: that is told, and nothing fails.
    let printed = |finding: &Finding| finding.judged.origin() == Origin::Printed;
    assert!(found.iter().all(printed));
}

/// What a Fort costs and takes is designed: Forts that nobody feels, and Forts that nobody
/// can do without, fail the report; a few tell nothing.
#[test]
fn forts_that_do_not_pay_fail() {
    let fails = |built: u32, taken: i32, stops: u32| {
        let report = Report {
            seats: 4,
            forts: Forts {
                built,
                cost: 100 * built as i32,
                taken,
                stops,
                ..Forts::default()
            },
            ..Report::default()
        };
        let found = report.findings();
        let designed = |finding: &Finding| finding.judged.origin() == Origin::Designed;
        found.iter().any(designed)
    };
    assert!(fails(20, 100, 0));
    assert!(!fails(20, 500, 10));
    assert!(fails(20, 5_000, 0));
    assert!(!fails(5, 0, 0));
}
