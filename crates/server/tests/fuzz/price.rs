//! What a request may cost: no more than a plain one, but for those that say
//! here how much, and why.

use std::time::Duration;

use server::{App, Price};

/// How many plain requests a request may come to where nothing is said of it.
const PLAIN: u32 = 1;

/// Those that may come to more.
const DEAR: &[(&str, u32, &str)] = &[
    ("/api", 2, "everything that programs can do, on one page"),
    ("/api/openapi.json", 2, "everything that programs can do"),
    ("/tables/{id}/log", 4, LONG_FILE),
    ("/tables/{id}/record", 4, LONG_FILE),
    ("/tables/{id}/report", 4, LONG_FILE),
    ("/api/v1/tables/{id}/log", 4, LONG_FILE),
    ("/api/v1/tables/{id}/record", 4, LONG_FILE),
    ("/api/v1/tables/{id}/report", 4, LONG_FILE),
    ("/tables/{id}/replay", 5, MOMENT),
    ("/api/v1/tables/{id}/replay", 5, MOMENT),
    ("/tables/{id}/branch", 32, BRANCH),
    ("/api/v1/tables/{id}/branches", 32, BRANCH),
];

const LONG_FILE: &str = "a file that is as long as its game: here one of five thousand lines";
const MOMENT: &str = "played from the checkpoint before it, a few hundred lines at most";
const BRANCH: &str = "a moment, and off a game that is over kept with all its lines";

/// How much time a request may take on all cores.
pub const LONGEST: Duration = Duration::from_millis(50);

/// Those that may take more, and why.
pub const LONG: &[(&str, &str)] = &[];

/// What has cost more than it may, if anything has.
pub fn too_dear(app: &App) -> Result<(), String> {
    for (route, price) in app.dearest() {
        let path = route.split_once(' ').map(|(_, path)| path);
        let most = DEAR.iter().find(|(dear, ..)| Some(*dear) == path);
        let most = most.map_or(PLAIN, |(_, most, _)| *most);
        let units = price.units();
        if units > most {
            return Err(format!(
                "{route} came to {units} plain requests where {most} are the most: {price:?}"
            ));
        }
    }
    Ok(())
}

/// The dearest of all, as a line.
pub fn dearest(app: &App) -> String {
    let mut all: Vec<(String, Price)> = app.dearest().into_iter().collect();
    all.sort_by_key(|(_, price)| (price.units(), price.bytes));
    let lines = all.into_iter().rev().take(12).map(|(route, price)| {
        let Price {
            lines,
            states,
            bytes,
        } = price;
        let units = price.units();
        format!("  {route}: {units} ({lines} lines, {states} tables, {bytes} bytes)\n")
    });
    lines.collect()
}
