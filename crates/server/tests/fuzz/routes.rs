//! Everywhere that something is answered, as the server itself says it.

use std::fmt;
use std::net::SocketAddr;

use serde_json::Value;
use server::App;

use super::wire::{Framing, Request};

/// A method that there is nowhere: what it is answered with says which there
/// are.
const NONE: &str = "BREW";

/// One route.
#[derive(Debug, Clone)]
pub struct Route {
    pub method: String,
    /// As routes have it: `/tables/{id}`.
    pub path: String,
    /// What the document says of it, where it is for programs.
    pub described: Option<Value>,
}

/// As prices are noted.
impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.method, self.path)
    }
}

/// What the fields of forms and queries of pages are called. Programs have
/// theirs from the document.
const FIELDS: &[(&str, &[&str])] = &[
    ("GET /", &["from"]),
    ("POST /play", &["game"]),
    (
        "GET /games/{game}/new",
        &["count", "preset", "pace", "watch"],
    ),
    (
        "POST /tables",
        &[
            "game",
            "seat-1",
            "name-1",
            "seat-2",
            "name-2",
            "seat-3",
            "pace",
            "window",
            "watch",
            "seeks",
            "option-rounds",
        ],
    ),
    ("POST /join", &["code"]),
    ("POST /import", &["log"]),
    ("POST /settings", &["lang", "theme", "name", "back"]),
    ("POST /leave", &["where"]),
    ("GET /rules/{game}", &["q"]),
    ("GET /components/{game}", &["q"]),
    ("GET /tables/{id}/parts", &["have"]),
    ("GET /tables/{id}/look", &["about"]),
    (
        "POST /tables/{id}/choices",
        &["choice", "stamp", "key", "seat", "have"],
    ),
    (
        "POST /tables/{id}/undo",
        &["stamp", "key", "seat", "keep", "have"],
    ),
    ("POST /tables/{id}/curtain", &["seat"]),
    ("POST /tables/{id}/talk", &["text", "have"]),
    ("POST /tables/{id}/seats/{seat}", &["do", "level"]),
    ("POST /tables/{id}/links", &["grant"]),
    ("POST /tables/{id}/orders", &["order", "webhook", "have"]),
    (
        "POST /tables/{id}/waivers",
        &["key", "seat", "unwaive", "have"],
    ),
    (
        "POST /tables/{id}/deals",
        &[
            "to",
            "key",
            "seat",
            "give-ruby",
            "give-jade",
            "get-ruby",
            "get-pearl",
            "promise",
            "openly",
            "counter",
            "have",
        ],
    ),
    ("GET /tables/{id}/deals/new", &["to", "counter"]),
    (
        "POST /tables/{id}/deals/answers",
        &["answer", "key", "seat", "have"],
    ),
    ("POST /tables/{id}/bots", &["pace", "explain"]),
    ("POST /tables/{id}/placard", &["name", "seeks"]),
    ("POST /tables/{id}/archive", &["on"]),
    ("POST /tables/{id}/watchers/{who}", &["do"]),
    ("GET /tables/{id}/replay", &["moment", "eyes"]),
    ("POST /tables/{id}/branch", &["moment", "eyes"]),
];

/// All of them.
pub fn all(app: &App, address: SocketAddr) -> Vec<Route> {
    let ask = |method: &str, target: &str| {
        let request = Request {
            method: method.to_owned(),
            target: target.as_bytes().to_vec(),
            headers: Vec::new(),
            body: None,
            framing: Framing::Length,
        };
        request.send(address).unwrap()
    };
    let document = ask("GET", "/api/openapi.json").json().unwrap();
    let mut routes = Vec::new();
    for path in server::paths(app) {
        let target = path.replace(['{', '}'], "");
        let answer = ask(NONE, &target);
        // Posts of nobody in particular are none of another site.
        assert_eq!(answer.status, 405, "{path}: {}", answer.text);
        let methods = answer.header("allow").unwrap().split(',');
        for method in methods.map(str::trim).filter(|method| *method != "HEAD") {
            let described = &document["paths"][&path][method.to_lowercase()];
            routes.push(Route {
                method: method.to_owned(),
                path: path.clone(),
                described: described.is_object().then(|| inlined(described, &document)),
            });
        }
    }
    let known = |name: &str| routes.iter().any(|route| route.to_string() == name);
    let gone = FIELDS.iter().find(|(name, _)| !known(name));
    assert_eq!(gone, None, "there is no such route");
    routes
}

/// A part of the document with all that it refers to.
fn inlined(part: &Value, document: &Value) -> Value {
    match part {
        Value::Object(fields) => match fields.get("$ref").and_then(Value::as_str) {
            Some(to) => inlined(document.pointer(&to[1..]).unwrap(), document),
            None => fields
                .iter()
                // What is answered is looked at elsewhere.
                .filter(|(name, _)| *name != "responses")
                .map(|(name, value)| (name.clone(), inlined(value, document)))
                .collect(),
        },
        Value::Array(items) => items.iter().map(|item| inlined(item, document)).collect(),
        leaf => leaf.clone(),
    }
}

impl Route {
    /// The fields of its form or query, where it is a page.
    pub fn fields(&self) -> &'static [&'static str] {
        let name = self.to_string();
        let found = FIELDS.iter().find(|(known, _)| *known == name);
        found.map_or(&[], |(_, fields)| fields)
    }

    /// The parts of the query that programs may send.
    pub fn query(&self) -> Vec<&str> {
        let described = self.described.as_ref();
        let parameters = described.and_then(|all| all["parameters"].as_array());
        let queries = parameters.into_iter().flatten();
        let queries = queries.filter(|parameter| parameter["in"] == "query");
        queries
            .filter_map(|parameter| parameter["name"].as_str())
            .collect()
    }

    /// What a body is to be, where programs send one.
    pub fn schema(&self) -> Option<&Value> {
        let body = self.described.as_ref()?.get("requestBody")?;
        body.pointer("/content/application~1json/schema")
    }

    pub fn reads(&self) -> bool {
        self.method == "GET"
    }
}
