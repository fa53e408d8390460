//! Somebody who listens to the live stream of a table.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use super::PATIENCE;

/// A stream, and all that was heard of it. Speaks HTTP 1.0, so that what
/// arrives is the stream itself and no chunks of it.
pub struct Ear {
    socket: TcpStream,
    heard: Arc<Mutex<Heard>>,
}

#[derive(Default)]
struct Heard {
    text: String,
    ended: bool,
}

impl Ear {
    pub fn open(address: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Self {
        let mut socket = TcpStream::connect(address).unwrap();
        let mut request = format!("GET {path} HTTP/1.0\r\nhost: {address}\r\n");
        for (name, value) in headers {
            request.push_str(&format!("{name}: {value}\r\n"));
        }
        request.push_str("\r\n");
        socket.write_all(request.as_bytes()).unwrap();
        let heard = Arc::<Mutex<Heard>>::default();
        let (mut stream, shared) = (socket.try_clone().unwrap(), Arc::clone(&heard));
        thread::spawn(move || {
            let mut buffer = [0; 4096];
            while let Ok(count @ 1..) = stream.read(&mut buffer) {
                let text = String::from_utf8_lossy(&buffer[..count]).into_owned();
                shared.lock().unwrap().text.push_str(&text);
            }
            shared.lock().unwrap().ended = true;
        });
        let ear = Self { socket, heard };
        ear.until(|text| text.contains("hello"));
        ear
    }

    /// Everything that came over the connection.
    pub fn text(&self) -> String {
        self.heard.lock().unwrap().text.clone()
    }

    /// What each word of it said.
    pub fn words(&self) -> Vec<u64> {
        let text = self.text();
        let data = text.lines().filter_map(|line| line.strip_prefix("data: "));
        data.map(|word| word.parse().unwrap()).collect()
    }

    /// Which editions of the page it spoke of.
    pub fn editions(&self) -> Vec<String> {
        let text = self.text();
        let ids = text.lines().filter_map(|line| line.strip_prefix("id: "));
        ids.map(str::to_owned).collect()
    }

    pub fn has_ended(&self) -> bool {
        self.heard.lock().unwrap().ended
    }

    /// Waits until this revision is the last that was heard of.
    #[track_caller]
    pub fn hears(&self, revision: u64) {
        let line = format!("data: {revision}");
        self.until(|text| {
            let mut lines = text.lines().rev();
            lines.find(|at| at.starts_with("data: ")) == Some(line.as_str())
        });
    }

    /// Waits for this many words.
    #[track_caller]
    pub fn counts(&self, words: usize) {
        self.until(|text| text.matches("data: ").count() >= words);
    }

    #[track_caller]
    fn until(&self, enough: impl Fn(&str) -> bool) {
        let begun = Instant::now();
        while !enough(&self.heard.lock().unwrap().text) {
            assert!(begun.elapsed() < PATIENCE, "only heard {:?}", self.text());
            thread::sleep(Duration::from_millis(1));
        }
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        // The other side may have gone before.
        let _ = self.socket.shutdown(Shutdown::Both);
    }
}
