//! Stopping, and what whoever runs the server looks at.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;

use table_kit::house::table::{Seated, choose, kept, stamp, state, until};
use table_kit::house::{Ear, House};

#[test]
fn streams_end_and_a_post_under_way_is_answered() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    let cookies = table.anna.cookies();
    let path = table.at_table("/events");
    let ear = Ear::open(house.address, &path, &[("cookie", &cookies)]);
    let stamp = stamp(&state(&table.anna, &table.id));
    let body = format!("choice=take&key=a&stamp={stamp}");
    let mut socket = TcpStream::connect(house.address).unwrap();
    let head = format!(
        "POST {} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: {cookies}\r\n\
         accept: application/json\r\nexpect: 100-continue\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n",
        table.at_table("/choices"),
        body.len()
    );
    let (first, rest) = body.split_at(5);
    socket
        .write_all(format!("{head}{first}").as_bytes())
        .unwrap();
    // The request has arrived before the server is told to stop.
    let mut go_on = [0; 25];
    socket.read_exact(&mut go_on).unwrap();
    assert_eq!(&go_on, b"HTTP/1.1 100 Continue\r\n\r\n");
    let stopping = thread::spawn(move || house.restart());
    until("does the stream end", || ear.has_ended());
    socket.write_all(rest.as_bytes()).unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");

    let house = stopping.join().unwrap();
    assert_eq!(kept(&house, &table.id).lines.len(), 1);
    let table = table.moved_to(&house);
    choose(&table.bruno, &table.id, "take", "b").is(200);
}

#[test]
fn health_and_figures_are_there() {
    let house = House::open();
    let table = Seated::at(&house, "bazaar", &[]);
    choose(&table.anna, &table.id, "take", "a").is(200);
    let visitor = house.browser();
    let health = visitor.get("/health");
    assert_eq!((health.status, health.text.as_str()), (200, "ok"));

    let cookies = table.anna.cookies();
    let path = table.at_table("/events");
    let _ear = Ear::open(house.address, &path, &[("cookie", &cookies)]);
    let metrics = visitor.get("/metrics");
    let kind = metrics.headers["content-type"].to_str().unwrap();
    assert!(kind.starts_with("application/openmetrics-text"), "{kind}");
    let lines: Vec<&str> = metrics.text.lines().collect();
    assert_eq!(lines.last(), Some(&"# EOF"));
    for line in &lines {
        if let Some(comment) = line.strip_prefix("# ") {
            let known = ["EOF", "HELP orrery_", "TYPE orrery_", "UNIT orrery_"];
            assert!(
                known.iter().any(|known| comment.starts_with(known)),
                "{line}"
            );
        } else {
            let (name, value) = line.rsplit_once(' ').unwrap();
            assert!(name.starts_with("orrery_"), "{line}");
            value.parse::<f64>().unwrap();
        }
    }
    for figure in [
        "orrery_lines_total 1",
        "orrery_open_tables 1",
        "orrery_streams 1",
        "orrery_post_seconds_count 1",
        "orrery_stopped_tables_total 0",
    ] {
        assert!(
            lines.contains(&figure),
            "{figure} is not in\n{}",
            metrics.text
        );
    }
    // Whoever looks at figures learns of no table and nobody.
    for secret in [table.id.as_str(), "Anna", "Bruno"] {
        assert!(!metrics.text.contains(secret));
    }
}
