//! A browser: it keeps cookies and sends forms.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{Arc, Mutex};

use store::Secret;

use super::{Answer, House, Program};

/// A browser. A clone is another tab of it.
#[derive(Clone)]
pub struct Browser {
    program: Program,
    cookies: Arc<Mutex<BTreeMap<String, String>>>,
}

impl Browser {
    pub fn new(program: Program) -> Self {
        Self {
            program,
            cookies: Arc::default(),
        }
    }

    /// This browser with a session that it has.
    pub fn with_session(self, secret: &Secret) -> Self {
        self.cookie("orrery", secret.reveal());
        self
    }

    /// This browser, which sends a header of its own.
    pub fn with(mut self, name: &'static str, value: &str) -> Self {
        self.program = self.program.with(name, value);
        self
    }

    /// The same browser, at a house that was started again.
    pub fn moved_to(&self, house: &House) -> Self {
        Self {
            program: self.program.moved_to(house),
            cookies: Arc::clone(&self.cookies),
        }
    }

    /// Another browser with the cookies that this one has now.
    pub fn copied(&self) -> Self {
        let cookies = self.cookies.lock().unwrap().clone();
        Self {
            program: self.program.clone(),
            cookies: Arc::new(Mutex::new(cookies)),
        }
    }

    pub fn cookie(&self, name: &str, value: &str) {
        let mut cookies = self.cookies.lock().unwrap();
        cookies.insert(name.to_owned(), value.to_owned());
    }

    /// All its cookies, as it sends them.
    pub fn cookies(&self) -> String {
        let cookies = self.cookies.lock().unwrap();
        let pairs = cookies
            .iter()
            .map(|(name, value)| format!("{name}={value}"));
        pairs.collect::<Vec<_>>().join("; ")
    }

    /// A page.
    pub fn get(&self, path: &str) -> Answer {
        self.send("GET", path, "text/html", None)
    }

    /// What a script on a page asks for.
    pub fn ask(&self, path: &str) -> Answer {
        self.send("GET", path, "application/json", None)
    }

    /// A form that is sent without a script.
    pub fn submit(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.send("POST", path, "text/html", Some(encode(fields)))
    }

    /// A form that is sent by a script.
    pub fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.send("POST", path, "application/json", Some(encode(fields)))
    }

    /// A form with a file in this field, that is sent without a script.
    pub fn upload(&self, path: &str, field: &str, text: &str) -> Answer {
        let body = format!(
            "--edge\r\ncontent-disposition: form-data; name=\"{field}\"; filename=\"{field}.txt\"\r\n\
             content-type: text/plain\r\n\r\n{text}\r\n--edge--\r\n"
        );
        let kind = "multipart/form-data; boundary=edge";
        self.send_as(kind, "POST", path, "text/html", Some(body))
    }

    fn send(&self, method: &str, path: &str, accept: &str, body: Option<String>) -> Answer {
        let form = "application/x-www-form-urlencoded";
        let kind = if body.is_some() { form } else { "" };
        self.send_as(kind, method, path, accept, body)
    }

    fn send_as(
        &self,
        kind: &str,
        method: &str,
        path: &str,
        accept: &str,
        body: Option<String>,
    ) -> Answer {
        let program = self
            .program
            .with("accept", accept)
            .with("cookie", &self.cookies())
            .with("content-type", kind);
        let answer = program.send(method, path, body);
        for cookie in answer.headers.get_all("set-cookie") {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            self.cookie(name, value);
        }
        answer
    }
}

/// Fields as forms send them.
fn encode(fields: &[(&str, &str)]) -> String {
    let pairs = fields
        .iter()
        .map(|(name, value)| format!("{}={}", escape(name), escape(value)));
    pairs.collect::<Vec<_>>().join("&")
}

/// A word as addresses and forms have it.
pub fn escape(word: &str) -> String {
    let mut escaped = String::new();
    for byte in word.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            escaped.push(char::from(byte));
        } else {
            write!(escaped, "%{byte:02X}").unwrap();
        }
    }
    escaped
}
