//! From a route to a request of it: as it should be, nearly so, or not at all.

use kit::luck::Luck;
use serde_json::{Map, Value, json};
use table_kit::house::escape;

use super::damage;
use super::routes::Route;
use super::wire::{Framing, Request};
use super::words::{Scene, odd, one};

const FORM: &str = "application/x-www-form-urlencoded";
const JSON: &str = "application/json";
const FILE: &str = "multipart/form-data; boundary=edge";

/// A request of this route. The more is `wrong` with it, of a hundred, the less
/// it is what the route expects.
pub fn request(route: &Route, scene: &Scene<'_>, wrong: u32, luck: &mut Luck) -> Request {
    let mut request = Request {
        method: route.method.clone(),
        target: target(route, scene, luck),
        headers: Vec::new(),
        body: None,
        framing: Framing::Length,
    };
    if !route.reads() {
        let (kind, body) = body(route, scene, wrong, luck);
        request.header("content-type", kind);
        request.body = Some(body);
    }
    if luck.below(100) < wrong {
        damage::request(&mut request, luck);
    }
    request
}

fn target(route: &Route, scene: &Scene<'_>, luck: &mut Luck) -> Vec<u8> {
    let mut target = String::new();
    let mut rest = route.path.as_str();
    while let Some((before, after)) = rest.split_once('{') {
        let (name, after) = after.split_once('}').unwrap();
        target.push_str(before);
        target.push_str(&escape(&scene.sound(name, luck)));
        rest = after;
    }
    target.push_str(rest);
    let asked = match &route.described {
        Some(_) => route.query(),
        None if route.reads() => route.fields().to_vec(),
        None => Vec::new(),
    };
    let mut fields = fields(&asked, scene, luck);
    if luck.below(15) == 0 {
        fields.push((odd(luck), odd(luck)));
    }
    if !fields.is_empty() {
        target.push('?');
        target.push_str(&encode(&fields));
    }
    target.into_bytes()
}

/// Some of these fields, filled in.
fn fields(names: &[&str], scene: &Scene<'_>, luck: &mut Luck) -> Vec<(String, String)> {
    let mut fields = Vec::new();
    for name in names {
        if luck.below(3) > 0 {
            fields.push(((*name).to_owned(), scene.sound(name, luck)));
        }
    }
    fields
}

fn encode(fields: &[(String, String)]) -> String {
    let pairs = fields
        .iter()
        .map(|(name, value)| format!("{}={}", escape(name), escape(value)));
    pairs.collect::<Vec<_>>().join("&")
}

/// What is posted, and what it is said to be.
fn body(route: &Route, scene: &Scene<'_>, wrong: u32, luck: &mut Luck) -> (&'static str, Vec<u8>) {
    if route.described.is_some() {
        let mut body = match route.schema() {
            Some(schema) => value(schema, "", scene, luck),
            None => Value::Null,
        };
        if luck.below(100) < wrong {
            damage::value(&mut body, luck);
        }
        return (JSON, body.to_string().into_bytes());
    }
    if route.path == "/import" {
        let log = damage::log(&scene.sound("log", luck), luck);
        let body = format!(
            "--edge\r\ncontent-disposition: form-data; name=\"log\"; filename=\"game\"\r\n\r\n{log}\r\n--edge--\r\n"
        );
        return (FILE, body.into_bytes());
    }
    // A form with all its fields; now and then without one, or with one twice.
    let mut filled: Vec<(String, String)> = route
        .fields()
        .iter()
        .filter(|name| is_needed(name) || luck.below(2) == 0)
        .map(|name| (*name).to_owned())
        .collect::<Vec<_>>()
        .into_iter()
        .map(|name| {
            let value = scene.sound(&name, luck);
            (name, value)
        })
        .collect();
    if luck.below(100) < wrong {
        damage::fields(&mut filled, luck);
    }
    (FORM, encode(&filled).into_bytes())
}

/// Is it a field that its form says nothing without?
fn is_needed(name: &str) -> bool {
    let optional = [
        "seat",
        "keep",
        "have",
        "counter",
        "openly",
        "promise",
        "lang",
        "theme",
        "name",
        "level",
        "eyes",
        "unwaive",
        "order",
        "webhook",
        "pace",
        "explain",
        "window",
        "watch",
        "option-rounds",
        "name-1",
        "name-2",
        "seat-3",
    ];
    !optional.contains(&name)
}

/// A value that fits what the document says.
fn value(schema: &Value, name: &str, scene: &Scene<'_>, luck: &mut Luck) -> Value {
    let text = |key: &str| schema[key].as_array();
    if let Some(words) = text("enum") {
        return words[luck.below(words.len() as u32) as usize].clone();
    }
    for several in ["oneOf", "anyOf", "allOf"] {
        if let Some(kinds) = text(several) {
            let kind = &kinds[luck.below(kinds.len() as u32) as usize];
            return value(kind, name, scene, luck);
        }
    }
    let kind = match &schema["type"] {
        Value::Array(kinds) => kinds[luck.below(kinds.len() as u32) as usize].as_str(),
        kind => kind.as_str(),
    };
    match kind {
        Some("object") => object(schema, name, scene, luck),
        Some("array") => {
            let count = if luck.below(4) == 0 { luck.below(4) } else { 1 };
            let items = (0..count).map(|_| value(&schema["items"], name, scene, luck));
            items.collect()
        }
        Some("boolean") => json!(luck.below(2) == 0),
        Some("integer" | "number") => match scene.sound(name, luck).parse::<u64>() {
            Ok(number) => json!(number),
            Err(_) => json!(luck.below(5)),
        },
        Some("null") => Value::Null,
        _ if name == "log" => json!(damage::log(&scene.sound(name, luck), luck)),
        _ => json!(scene.sound(name, luck)),
    }
}

fn object(schema: &Value, name: &str, scene: &Scene<'_>, luck: &mut Luck) -> Value {
    let mut filled = Map::new();
    let required = schema["required"].as_array();
    for (field, kind) in schema["properties"].as_object().into_iter().flatten() {
        let needed = required.is_some_and(|all| all.iter().any(|name| name == field));
        if needed || luck.below(2) == 0 {
            filled.insert(field.clone(), value(kind, field, scene, luck));
        }
    }
    let more = &schema["additionalProperties"];
    if more.is_object() {
        let key = match name {
            "orders" => one(luck, &["windows", "intrigue-veto"]).to_owned(),
            "options" => one(luck, &["rounds", "target"]).to_owned(),
            _ => odd(luck),
        };
        let of_it = value(more, "rounds", scene, luck);
        let of_it = match name {
            "orders" => json!(one(luck, &["always", "round:1", "until:x", ""])),
            _ => of_it,
        };
        filled.insert(key, of_it);
    }
    Value::Object(filled)
}
