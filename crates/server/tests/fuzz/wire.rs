//! Requests byte by byte: whatever can be written on a connection, be it no
//! HTTP at all.

use std::fmt;
use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};

use serde_json::Value;
use table_kit::house::PATIENCE;

/// What is sent.
#[derive(Debug, Clone)]
pub struct Request {
    pub method: String,
    /// Path and query.
    pub target: Vec<u8>,
    pub headers: Vec<(&'static str, Vec<u8>)>,
    pub body: Option<Vec<u8>>,
    pub framing: Framing,
}

/// How a body is announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Framing {
    /// By its length.
    Length,
    /// In chunks.
    Chunks,
    /// By more than there is; then the visitor hangs up.
    Short,
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    headers: Vec<(String, String)>,
    pub text: String,
    /// The connection of a stream, which has no end.
    pub stream: Option<TcpStream>,
}

impl Request {
    pub fn header(&mut self, name: &'static str, value: impl Into<Vec<u8>>) {
        self.headers.retain(|(known, _)| *known != name);
        self.headers.push((name, value.into()));
    }

    /// What a header says, if it has one.
    pub fn said(&self, name: &str) -> Option<&[u8]> {
        let found = self.headers.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| value.as_slice())
    }

    pub fn wants_json(&self) -> bool {
        let accept = self.said("accept").unwrap_or_default();
        self.target.starts_with(b"/api/")
            || String::from_utf8_lossy(accept).contains("application/json")
    }

    /// All of it as it goes over the wire.
    pub fn bytes(&self, host: SocketAddr) -> Vec<u8> {
        let mut bytes = format!("{} ", self.method).into_bytes();
        bytes.extend_from_slice(&self.target);
        bytes.extend(format!(" HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n").bytes());
        for (name, value) in &self.headers {
            bytes.extend(name.bytes().chain(*b": "));
            bytes.extend_from_slice(value);
            bytes.extend(*b"\r\n");
        }
        let body = self.body.as_deref();
        match (body, self.framing) {
            (None, _) => bytes.extend(*b"\r\n"),
            (Some(body), Framing::Chunks) => {
                bytes.extend(*b"transfer-encoding: chunked\r\n\r\n");
                for chunk in body.chunks(1000) {
                    bytes.extend(format!("{:x}\r\n", chunk.len()).bytes());
                    bytes.extend_from_slice(chunk);
                    bytes.extend(*b"\r\n");
                }
                bytes.extend(*b"0\r\n\r\n");
            }
            (Some(body), framing) => {
                let more = if framing == Framing::Short { 10 } else { 0 };
                let length = body.len() + more;
                bytes.extend(format!("content-length: {length}\r\n\r\n").bytes());
                bytes.extend_from_slice(body);
            }
        }
        bytes
    }

    /// Sends it, and waits for the answer: none, where the server hangs up.
    pub fn send(&self, to: SocketAddr) -> Option<Answer> {
        let mut socket = TcpStream::connect(to).unwrap();
        socket.set_read_timeout(Some(PATIENCE)).unwrap();
        // Who is not listened to any more is answered all the same.
        let sent = socket.write_all(&self.bytes(to));
        if sent.is_ok() && self.framing == Framing::Short && self.body.is_some() {
            socket.shutdown(Shutdown::Write).unwrap_or_default();
        }
        read(socket, &self.method)
    }
}

/// As a person reads it, who wants to send it again.
impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 4000;
        let nowhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let bytes = self.bytes(nowhere);
        let shown = &bytes[..bytes.len().min(SHOWN)];
        f.write_str(&shown.escape_ascii().to_string().replace("\\r\\n", "\n"))?;
        match bytes.len() - shown.len() {
            0 => Ok(()),
            more => write!(f, "… and {more} bytes"),
        }
    }
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    pub fn headers(&self) -> impl Iterator<Item = &str> {
        self.headers.iter().map(|(_, value)| value.as_str())
    }

    pub fn json(&self) -> Option<Value> {
        serde_json::from_str(&self.text).ok()
    }

    pub fn is_done(&self) -> bool {
        (200..400).contains(&self.status)
    }
}

fn read(mut socket: TcpStream, method: &str) -> Option<Answer> {
    let mut bytes = Vec::new();
    let mut buffer = vec![0; 64 * 1024];
    loop {
        let end = bytes.windows(4).position(|window| window == b"\r\n\r\n");
        if let Some(end) = end {
            let (head, body) = (&bytes[..end], bytes[end + 4..].to_vec());
            return Some(whole(head, body, socket, method));
        }
        match socket.read(&mut buffer) {
            Ok(0) => return None,
            Ok(count) => bytes.extend_from_slice(&buffer[..count]),
            Err(error) => {
                assert_ne!(error.kind(), ErrorKind::WouldBlock, "it hangs");
                return None;
            }
        }
    }
}

fn whole(head: &[u8], mut body: Vec<u8>, mut socket: TcpStream, method: &str) -> Answer {
    let head = String::from_utf8(head.to_vec()).unwrap();
    let mut lines = head.split("\r\n");
    let status = lines.next().unwrap().split(' ').nth(1).unwrap();
    let pair = |line: &str| {
        let (name, value) = line.split_once(": ").unwrap();
        (name.to_owned(), value.to_owned())
    };
    let mut answer = Answer {
        status: status.parse().unwrap(),
        headers: lines.map(pair).collect(),
        text: String::new(),
        stream: None,
    };
    if answer.header("content-type") == Some("text/event-stream") && method != "HEAD" {
        answer.stream = Some(socket);
        return answer;
    }
    // Whoever hangs up in a hurry takes nothing back of what came before.
    if let Err(error) = socket.read_to_end(&mut body) {
        assert_ne!(error.kind(), ErrorKind::WouldBlock, "it hangs");
    }
    assert_eq!(answer.header("transfer-encoding"), None, "{head}");
    if let Some(length) = answer.header("content-length")
        && method != "HEAD"
    {
        assert_eq!(length.parse(), Ok(body.len()), "{head}");
    }
    answer.text = String::from_utf8_lossy(&body).into_owned();
    answer
}
