//! A real disk that is full for a while, below SQLite: a limit on how large the
//! files of the server may become, and a small file system with no room left.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use rustix::process::{Pid, Resource, Rlimit, prlimit};
use serde_json::json;
use store::Sqlite;
use tempfile::TempDir;

use crate::Watched;
use crate::evening::{Course, Evening, is_night};
use crate::house::{House, Server};
use crate::wire::Wire;

/// How often the disk is full.
const ROUNDS: usize = 6;
const ROUNDS_AT_NIGHT: usize = 150;

/// How many turns people take while there is room, and how often somebody has
/// to be told that there is none.
const TURNS: usize = 25;
const REFUSALS: usize = 15;

/// How often somebody who looks on has to see something meanwhile.
const LOOKS: usize = 20;

/// A game that bots do not finish in between.
const LONG: &str = "merchant-of-venus";

/// How much room is left when it begins to run out.
const LEFT: usize = 40 * 1024;

/// A disk that can be filled.
trait Disk {
    /// Leaves so many bytes.
    fn fill(&self, server: &Server, left: u64);
    /// There is room again.
    fn clear(&self, server: &Server);
}

/// A limit on every file of the server.
struct Limit;

impl Disk for Limit {
    fn fill(&self, server: &Server, left: u64) {
        // What is there already stays, and may be written over as far as that.
        limit(server, Some(left));
    }

    fn clear(&self, server: &Server) {
        // A limit goes with whom it binds.
        if server.runs() {
            limit(server, None);
        }
    }
}

fn limit(server: &Server, most: Option<u64>) {
    let pid = Pid::from_raw(i32::try_from(server.process()).unwrap());
    let limit = Rlimit {
        current: most,
        maximum: None,
    };
    prlimit(pid, Resource::Fsize, limit).unwrap();
}

/// A file system in memory, and a file that takes what room there is.
struct Small(TempDir);

impl Small {
    /// Nothing where only others may do that.
    fn mount() -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mount = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=24m", "tmpfs"])
            .arg(folder.path())
            .output();
        let mounted = mount.is_ok_and(|mount| mount.status.success());
        mounted.then(|| Self(folder))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn filler(&self) -> PathBuf {
        self.path().join("filler")
    }
}

impl Disk for Small {
    fn fill(&self, _: &Server, left: u64) {
        let mut filler = File::create(self.filler()).unwrap();
        let block = [0; 4096];
        while filler.write_all(&block).is_ok() {}
        let full = filler.metadata().unwrap().len();
        filler.set_len(full.saturating_sub(left)).unwrap();
    }

    fn clear(&self, _: &Server) {
        fs::remove_file(self.filler()).unwrap();
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        // Lazily, where a test has failed and a server is still about to go.
        let gone = Command::new("umount").arg("-l").arg(self.path()).status();
        assert!(gone.is_ok_and(|gone| gone.success()) || std::thread::panicking());
    }
}

#[test]
fn nothing_is_lost_where_files_may_grow_no_further() {
    let house = House::new();
    fill_and_clear(&house, &Limit, "a limit on files", 0x0F11_1ED0);
}

#[test]
fn nothing_is_lost_where_a_file_system_is_full() {
    match Small::mount() {
        Some(small) => {
            let house = House::within(small.path());
            fill_and_clear(&house, &small, "a full file system", 0x0F11_1EE0);
        }
        None => {
            eprintln!(
                "NO SMALL FILE SYSTEM CAN BE MOUNTED HERE: a limit on files stands for a full disk"
            );
            fill_and_clear(&House::new(), &Limit, "a limit on files again", 0x0F11_1EE0);
        }
    }
}

/// Plays, with room and without, kills the server now and then, and looks at
/// what there is.
fn fill_and_clear(house: &House, disk: &dyn Disk, what: &str, seed: u64) {
    let rounds = if is_night() { ROUNDS_AT_NIGHT } else { ROUNDS };
    let mut evening = Evening::tonight(seed);
    let mut server = house.open();
    let (mut refusals, mut turns, mut looks, mut kills, mut went_on) = (0, 0, 0, 0, 0);
    let mut bots = Watched::by_bots(server.address, LONG);
    for round in 0..rounds {
        evening.begin(server.address);
        let left = evening.dice.below(LEFT) as u64;
        if bots.is_over(server.address) {
            bots = Watched::by_bots(server.address, LONG);
        }
        let (full, course) = evening.play(server.address, |course| {
            course.wait(|course| course.turns() >= TURNS);
            disk.fill(&server, left);
            // Where the log begins anew in the file it has, there is room for
            // some turns yet.
            let full = course.wait_on(|course| course.turned_away() >= REFUSALS, Course::turns);
            let before = course.looks();
            full && course.wait(|course| course.looks() >= before + LOOKS)
        });
        assert!(server.runs(), "it has gone");
        assert!(full, "nobody noticed, or nobody could look");
        refused_in_words(&server);
        refusals += course.turned_away();
        turns += course.turns();
        looks += course.looks();
        if round % 3 == 2 {
            server.kill();
            disk.clear(&server);
            let (_folder, data) = house.copy();
            evening.check(&Sqlite::open(&data).unwrap());
            server = house.open();
            kills += 1;
        } else {
            let stood = bots.view(server.address);
            // Quick ones may have come to an end before there was no room.
            let in_play = !bots.is_over(server.address);
            disk.clear(&server);
            if in_play {
                // Nobody asks for anything, and yet they go on.
                let go_on = |_: &Course| bots.view(server.address) != stood;
                assert!(Course::default().wait(go_on), "bots have stopped");
                went_on += 1;
            }
            let folder = tempfile::tempdir().unwrap();
            let copy = folder.path().join("copy.db");
            Sqlite::copy(&house.data(), &copy).unwrap();
            evening.check(&Sqlite::open(&copy).unwrap());
        }
    }
    evening.begin(server.address);
    evening.recall(server.address, true);
    server.kill();
    eprintln!(
        "{what}, {rounds} times: {turns} turns, {refusals} times somebody was told, {looks} looks, {kills} kills; {}",
        evening.books.tell()
    );
    assert!(went_on > rounds / 10, "games that are too short");
    assert!(evening.books.acknowledged() > 10 * rounds);
    evening.books.expect_witnesses(rounds);
    Sqlite::check_file(&house.data()).unwrap();
}

/// Who wants something is told what is the matter, and when to come again.
fn refused_in_words(server: &Server) {
    let name = json!({ "name": "Anna" });
    let refused = Wire::new(server.address, "")
        .post("/sessions", &name)
        .unwrap();
    // A little room may be left for that little.
    if refused.status != 201 {
        let words = refused.is(503);
        assert_eq!(words["code"], "web-wrong-disk", "{words}");
    }
}
