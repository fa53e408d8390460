//! More visitors than there is room for: they are told, or they wait, and
//! whoever is inside goes on.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use crate::Watched;
use crate::evening::Course;
use crate::house::{House, Server};
use crate::wire::Wire;

/// How long one waits for a word: longer means that it hangs.
const PATIENCE: Duration = Duration::from_secs(60);

/// Somebody who comes and says nothing.
fn come(server: &Server) -> TcpStream {
    let stream = TcpStream::connect(server.address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream
}

/// Somebody who comes, asks for something and goes: what they were told.
fn asked(server: &Server) -> String {
    let mut stream = come(server);
    let ask = "GET /api/v1/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    stream.write_all(ask.as_bytes()).unwrap();
    let mut told = String::new();
    stream.read_to_string(&mut told).unwrap();
    told
}

/// How much the server has worked so far, in hundredths of seconds.
fn work(server: &Server) -> u64 {
    let stat = fs::read_to_string(format!("/proc/{}/stat", server.process())).unwrap();
    let (_, fields) = stat.rsplit_once(')').unwrap();
    let fields: Vec<&str> = fields.split_whitespace().collect();
    [11, 12]
        .map(|at: usize| fields[at].parse::<u64>().unwrap())
        .iter()
        .sum()
}

/// Whoever is there is served as ever, once the others have gone.
fn serves_again(server: &Server, table: &Watched, then: &str) {
    let served = |_: &Course| asked(server).starts_with("HTTP/1.1 200");
    assert!(Course::default().wait(served), "nobody is let in any more");
    assert_eq!(table.view(server.address), then);
    assert_eq!(table.pass(server.address, "after"), 200);
}

/// A spin would take all the time there is; a busy machine only leaves less.
fn rests(server: &Server) {
    let (worked, begun) = (work(server), Instant::now());
    thread::sleep(Duration::from_millis(1500));
    let percent = u128::from(work(server) - worked) * 1000 / begun.elapsed().as_millis();
    eprintln!("{percent} % of a core while there is no room");
    assert!(percent < 50, "{percent} % of a core");
}

#[test]
fn who_finds_no_room_is_told_so() {
    let house = House::new();
    let server = house.open_within("ulimit -n 96");
    let table = Watched::alone(server.address);
    assert_eq!(table.pass(server.address, "before"), 200);
    let then = table.view(server.address);
    // Who is inside, and stays.
    let mut inside = table.wire(server.address);
    table.look(&mut inside, None);
    // There is room for less than a hundred, and for more than a few.
    let mut held = Vec::new();
    let told = loop {
        held.push(come(&server));
        let told = asked(&server);
        if !told.starts_with("HTTP/1.1 200") {
            break told;
        }
        assert!(held.len() < 96, "there is no end of room");
    };
    eprintln!(
        "room for {} and two more where 96 files may be open",
        held.len()
    );
    assert!(held.len() > 40);
    assert!(told.starts_with("HTTP/1.1 503"), "{told}");
    assert!(told.contains("web-wrong-full"), "{told}");
    assert!(
        told.to_ascii_lowercase().contains("\r\nretry-after: "),
        "{told}"
    );
    for _ in 0..50 {
        // Who was served a moment ago may only just have gone.
        while !asked(&server).starts_with("HTTP/1.1 503") {
            held.push(come(&server));
            assert!(held.len() < 96, "there is no end of room");
        }
    }
    table.look(&mut inside, None);
    // Many who say nothing wait outside; nobody inside notices.
    let outside: Vec<TcpStream> = (0..150).map(|_| come(&server)).collect();
    rests(&server);
    table.look(&mut inside, None);
    assert!(server.runs());
    let complaints = server.complaints();
    assert!(complaints.contains("there is no room for another visitor"));
    assert!(!complaints.contains("could not be let in"), "{complaints}");
    drop((held, outside));
    serves_again(&server, &table, &then);
}

#[test]
fn a_server_with_hardly_any_files_waits_and_goes_on() {
    let house = House::new();
    let server = house.open_within("ulimit -n 40");
    let table = Watched::alone(server.address);
    let then = table.view(server.address);
    let outside: Vec<TcpStream> = (0..120).map(|_| come(&server)).collect();
    rests(&server);
    assert!(server.runs());
    drop(outside);
    serves_again(&server, &table, &then);
}

#[test]
fn a_server_takes_all_the_files_that_it_may_have() {
    let house = House::new();
    let server = house.open_within("ulimit -Sn 96");
    let mut held: Vec<Wire> = (0..150).map(|_| Wire::new(server.address, "")).collect();
    for wire in &mut held {
        wire.get("/games").unwrap().is(200);
    }
}
