//! A plain HTTP client that keeps its connection, and whose answers may be
//! lost.

// Each test uses a part of this, and may stop at whatever is not as it should
// be.
#![allow(dead_code)]

use std::io::{BufRead, BufReader, Error, ErrorKind, Read, Result, Write};
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::Duration;

use serde_json::Value;

/// How long an answer may take: longer means that the server hangs.
const PATIENCE: Duration = Duration::from_secs(20);

/// Who asks too much is told so, and waits.
const TOO_MANY: u16 = 429;
const PAUSE: Duration = Duration::from_millis(40);

/// A connection to a server.
pub(crate) struct Wire {
    address: SocketAddr,
    token: String,
    stream: Option<BufReader<TcpStream>>,
}

/// What was answered.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Value,
}

impl Answer {
    /// What was answered, which has this status.
    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.body);
        self.body
    }
}

impl Wire {
    /// A connection of whoever has this token; nobody has an empty one.
    pub(crate) fn new(address: SocketAddr, token: &str) -> Self {
        Self {
            address,
            token: token.to_owned(),
            stream: None,
        }
    }

    pub(crate) fn get(&mut self, path: &str) -> Result<Answer> {
        self.ask("GET", path, "")
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Result<Answer> {
        self.ask("POST", path, &body.to_string())
    }

    fn ask(&mut self, method: &str, path: &str, body: &str) -> Result<Answer> {
        loop {
            self.send(method, path, body)?;
            let answer = self.receive()?;
            if answer.status != TOO_MANY {
                return Ok(answer);
            }
            thread::sleep(PAUSE);
        }
    }

    /// Posts something and hangs up before there is an answer.
    pub(crate) fn post_and_go(&mut self, path: &str, body: &Value) -> Result<()> {
        self.send("POST", path, &body.to_string())?;
        self.stream = None;
        Ok(())
    }

    fn send(&mut self, method: &str, path: &str, body: &str) -> Result<()> {
        if self.stream.is_none() {
            let stream = TcpStream::connect(self.address)?;
            stream.set_nodelay(true)?;
            stream.set_read_timeout(Some(PATIENCE))?;
            self.stream = Some(BufReader::new(stream));
        }
        let stream = self.stream.as_mut().ok_or(ErrorKind::NotConnected)?;
        let mut request = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nHost: {}\r\n",
            self.address
        );
        if !self.token.is_empty() {
            request.push_str(&format!("Authorization: Bearer {}\r\n", self.token));
        }
        if !body.is_empty() {
            request.push_str("Content-Type: application/json\r\n");
        }
        request.push_str(&format!("Content-Length: {}\r\n\r\n{body}", body.len()));
        stream.get_mut().write_all(request.as_bytes())
    }

    fn receive(&mut self) -> Result<Answer> {
        let answer = self.stream.as_mut().ok_or(ErrorKind::NotConnected.into());
        let answer = answer.and_then(read);
        match &answer {
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                panic!("no answer for {PATIENCE:?}")
            }
            Err(_) => self.stream = None,
            Ok(_) => {}
        }
        answer
    }
}

fn read(stream: &mut BufReader<TcpStream>) -> Result<Answer> {
    let mut line = String::new();
    stream.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|code| code.parse().ok());
    let status = status.ok_or_else(cut)?;
    let mut length = 0;
    loop {
        line.clear();
        stream.read_line(&mut line)?;
        if !line.ends_with('\n') {
            return Err(cut());
        }
        match line.trim_end().split_once(':') {
            None => break,
            Some((name, value)) if name.eq_ignore_ascii_case("content-length") => {
                length = value.trim().parse().map_err(|_| cut())?;
            }
            Some(_) => {}
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body)?;
    let body = match length {
        0 => Value::Null,
        _ => serde_json::from_slice(&body).map_err(|_| cut())?,
    };
    Ok(Answer { status, body })
}

fn cut() -> Error {
    Error::new(ErrorKind::UnexpectedEof, "the answer was cut off")
}
