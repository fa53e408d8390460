//! Somebody who looks on at all tables without a seat, and never may see what
//! was not kept.

use std::collections::{HashMap, HashSet};
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::thread;
use std::time::Duration;

use engine::{AnyTable, Viewer};

use crate::evening::Course;
use crate::seating::Seating;
use crate::wire::Wire;

/// How long they wait between two rounds of looks.
const BREATH: Duration = Duration::from_millis(5);

/// What was seen since the last look at what was kept.
#[derive(Default)]
pub(crate) struct Onlooker {
    /// Views, by table.
    views: HashMap<String, HashSet<String>>,
}

impl Onlooker {
    /// Looks until that is enough or the server is gone.
    pub(crate) fn look(&mut self, server: SocketAddr, seating: &Seating, course: &Course) {
        let mut wire = Wire::new(server, "");
        while !course.is_over() {
            for table in &seating.tables {
                match wire.get(&format!("/tables/{}", table.id)) {
                    Ok(answer) if answer.status == 200 => {
                        course.look();
                        let seen = answer.body["view"].to_string();
                        self.views.entry(table.id.clone()).or_default().insert(seen);
                    }
                    // The disk may be away, too.
                    Ok(answer) => assert_eq!(answer.status, 503, "{}", answer.body),
                    Err(why) if why.kind() == ErrorKind::ConnectionRefused => return,
                    Err(_) => {}
                }
            }
            thread::sleep(BREATH);
        }
    }

    /// Every view was one of what was kept, be it then or since: says how many
    /// there were. Nobody could still see what was before these lines.
    pub(crate) fn check(&mut self, id: &str, from: usize, kept: &dyn AnyTable) -> usize {
        let Some(seen) = self.views.remove(id) else {
            return 0;
        };
        let steps = kept.steps();
        let kept: HashSet<String> = (from..=steps)
            .map(|step| {
                let then = kept.at_or_after(step, &|_| true).unwrap();
                then.view_json(Viewer::Public).unwrap().to_string()
            })
            .collect();
        for view in &seen {
            assert!(kept.contains(view), "{id}: nobody could see this:\n{view}");
        }
        seen.len()
    }
}
