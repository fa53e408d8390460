//! As much HTTP as a page needs, with every byte counted.

use std::io::{ErrorKind, Read, Result};
use std::net::{Ipv4Addr, SocketAddr};

use flate2::read::GzDecoder;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};

/// Enough for the head of an answer, so that a thousand idle streams take
/// little.
const BUFFER: usize = 2048;

/// A connection that is kept.
pub(crate) struct Wire(BufReader<TcpStream>);

/// What was answered.
pub(crate) struct Reply {
    pub(crate) status: u16,
    /// How many bytes the body had on the way.
    pub(crate) sent: usize,
    /// The body as it was meant.
    pub(crate) body: Vec<u8>,
}

#[derive(Default)]
struct Head {
    status: u16,
    length: usize,
    chunked: bool,
    gzip: bool,
}

impl Reply {
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("{}", self.text()))
    }

    /// The answer, which has this status.
    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.text());
        self
    }
}

impl Wire {
    /// Connects from an address of this machine's own: people do not all come
    /// from one.
    pub(crate) async fn open(to: SocketAddr, from: Ipv4Addr) -> Result<Self> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from((from, 0)))?;
        let stream = socket.connect(to).await?;
        stream.set_nodelay(true)?;
        Ok(Self(BufReader::with_capacity(BUFFER, stream)))
    }

    /// Sends a request and reads all of the answer.
    pub(crate) async fn ask(&mut self, request: &str) -> Result<Reply> {
        let head = self.begin(request).await?;
        let mut sent = Vec::new();
        if head.chunked {
            while self.chunk(&mut sent).await? {}
        } else {
            sent.resize(head.length, 0);
            self.0.read_exact(&mut sent).await?;
        }
        let body = match head.gzip {
            true => {
                let mut body = Vec::new();
                GzDecoder::new(sent.as_slice()).read_to_end(&mut body)?;
                body
            }
            false => sent.clone(),
        };
        Ok(Reply {
            status: head.status,
            sent: sent.len(),
            body,
        })
    }

    /// Asks for a stream of events; gives the status of the answer.
    pub(crate) async fn listen(&mut self, request: &str) -> Result<u16> {
        Ok(self.begin(request).await?.status)
    }

    /// Waits for the next word that something has moved: which edition of the
    /// page is the newest.
    pub(crate) async fn moved(&mut self) -> Result<String> {
        loop {
            // Chunks are cut between lines, so their lengths read as lines
            // that say nothing.
            if let Some(edition) = self.line().await?.strip_prefix("id: ") {
                return Ok(edition.to_owned());
            }
        }
    }

    async fn begin(&mut self, request: &str) -> Result<Head> {
        self.0.get_mut().write_all(request.as_bytes()).await?;
        let status = self.line().await?;
        let status = status.split(' ').nth(1).and_then(|code| code.parse().ok());
        let mut head = Head {
            status: status.ok_or(ErrorKind::InvalidData)?,
            ..Head::default()
        };
        loop {
            let line = self.line().await?;
            let Some((name, value)) = line.split_once(':') else {
                return Ok(head);
            };
            let value = value.trim();
            match name.to_ascii_lowercase().as_str() {
                "content-length" => head.length = value.parse().unwrap(),
                "transfer-encoding" => head.chunked = value == "chunked",
                "content-encoding" => head.gzip = value == "gzip",
                _ => {}
            }
        }
    }

    /// Reads one chunk; says whether there are more.
    async fn chunk(&mut self, into: &mut Vec<u8>) -> Result<bool> {
        let length = self.line().await?;
        let length = usize::from_str_radix(&length, 16).map_err(|_| ErrorKind::InvalidData)?;
        let from = into.len();
        into.resize(from + length, 0);
        self.0.read_exact(&mut into[from..]).await?;
        self.line().await?;
        Ok(length > 0)
    }

    async fn line(&mut self) -> Result<String> {
        let mut line = String::new();
        if self.0.read_line(&mut line).await? == 0 {
            return Err(ErrorKind::UnexpectedEof.into());
        }
        line.truncate(line.trim_end().len());
        Ok(line)
    }
}
