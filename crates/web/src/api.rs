//! The page for whoever writes a program: every address and every shape,
//! drawn from the OpenAPI document. What the document says is English.

use engine::i18n::Voice;
use maud::{Markup, html};
use serde_json::{Map, Value};

use crate::page::Reader;

/// Where the document itself is.
const DOCUMENT: &str = "/api/openapi.json";

/// How to begin, in this order.
const STEPS: [&str; 5] = [
    "web-api-step-session",
    "web-api-step-table",
    "web-api-step-look",
    "web-api-step-choose",
    "web-api-step-events",
];

/// The page.
#[must_use]
pub fn page(reader: &Reader<'_>, document: &Value) -> Markup {
    let voice = &reader.voice;
    let title = voice.tell("web-api");
    let tags: Vec<&Value> = list(&document["tags"]).collect();
    let shapes = fields(&document["components"]["schemas"]);
    let body = html! {
        (reader.bar(&[(title.clone(), None)]))
        main id="main" class="read api" tabindex="-1" {
            h1 { (title) }
            p class="lead" { (voice.tell("web-api-help")) }
            ol class="steps" { @for step in STEPS { li { (voice.tell(step)) } } }
            p { a class="btn" href=(DOCUMENT) { (voice.tell("web-api-document")) } }
            nav class="panel contents" aria-label=(voice.tell("web-api-contents")) {
                ul {
                    @for tag in &tags { li { a href={ "#tag-" (text(&tag["name"])) } lang="en" { (text(&tag["description"])) } } }
                    li { a href="#shapes" { (voice.tell("web-api-shapes")) } }
                }
            }
            @for tag in &tags { (section(voice, document, tag)) }
            section class="panel" aria-labelledby="shapes" {
                h2 id="shapes" { (voice.tell("web-api-shapes")) }
                @for (name, shape) in shapes { (described(voice, name, shape)) }
            }
        }
    };
    reader.page(&title, None, &body)
}

/// The operations of one tag.
fn section(voice: &Voice<'_>, document: &Value, tag: &Value) -> Markup {
    let name = text(&tag["name"]);
    let id = format!("tag-{name}");
    let is_of = |operation: &Value| list(&operation["tags"]).any(|tag| text(tag) == name);
    html! {
        section class="panel" aria-labelledby=(id) {
            h2 id=(id) lang="en" { (text(&tag["description"])) }
            @for (path, item) in fields(&document["paths"]) {
                @for (method, of) in fields(item) {
                    @if is_of(of) { (operation(voice, method, path, of)) }
                }
            }
        }
    }
}

fn operation(voice: &Voice<'_>, method: &str, path: &str, operation: &Value) -> Markup {
    let body = &operation["requestBody"]["content"]["application/json"]["schema"];
    let parameters: Vec<&Value> = list(&operation["parameters"]).collect();
    html! {
        article class="operation" {
            h3 { code { b { (method.to_uppercase()) } " " (path) } }
            (said(operation))
            @if !parameters.is_empty() {
                h4 { (voice.tell("web-api-parameters")) }
                dl { @for of in parameters { (parameter(voice, of)) } }
            }
            @if !body.is_null() { p { b { (voice.tell("web-api-body")) } " " (shape(voice, body)) } }
            h4 { (voice.tell("web-api-answers")) }
            dl { @for (status, answer) in fields(&operation["responses"]) { (response(voice, status, answer)) } }
        }
    }
}

/// Summary and description, paragraph by paragraph.
fn said(of: &Value) -> Markup {
    let summary = text(&of["summary"]);
    let description = text(&of["description"]);
    html! {
        div lang="en" {
            @if !summary.is_empty() { p { (summary) } }
            @for paragraph in description.split("\n\n").filter(|text| !text.is_empty()) { p class="muted" { (paragraph) } }
        }
    }
}

fn parameter(voice: &Voice<'_>, parameter: &Value) -> Markup {
    html! {
        dt {
            code { (text(&parameter["name"])) } " " (shape(voice, &parameter["schema"]))
            @if parameter["required"] != true { " " (optional(voice)) }
        }
        dd lang="en" { (text(&parameter["description"])) }
    }
}

fn response(voice: &Voice<'_>, status: &str, response: &Value) -> Markup {
    let content = fields(&response["content"]);
    html! {
        dt {
            code { (status) }
            @for (kind, of) in content {
                " " @if kind == "application/json" { (shape(voice, &of["schema"])) } @else { code { (kind) } }
            }
        }
        dd lang="en" { (text(&response["description"])) }
    }
}

fn optional(voice: &Voice<'_>) -> Markup {
    html! { span class="muted" { (voice.tell("web-api-optional")) } }
}

/// A shape by name: what it is, and its fields.
fn described(voice: &Voice<'_>, name: &str, of: &Value) -> Markup {
    html! {
        article class="operation" {
            h3 id={ "shape-" (name) } { code { (name) } }
            (said(of))
            @if of["properties"].is_object() { (properties(voice, of)) } @else { p { (shape(voice, of)) } }
        }
    }
}

fn properties(voice: &Voice<'_>, of: &Value) -> Markup {
    let required = |name: &str| list(&of["required"]).any(|known| text(known) == name);
    html! {
        dl {
            @for (name, field) in fields(&of["properties"]) {
                dt { code { (name) } " " (shape(voice, field)) @if !required(name) { " " (optional(voice)) } }
                dd lang="en" { (text(&field["description"])) }
            }
        }
    }
}

/// A shape in a word or two; those with a name are links.
fn shape(voice: &Voice<'_>, of: &Value) -> Markup {
    if let Some(to) = of["$ref"].as_str() {
        let name = to.rsplit('/').next().unwrap_or_default();
        return html! { a href={ "#shape-" (name) } { code { (name) } } };
    }
    if of["properties"].is_object() {
        return properties(voice, of);
    }
    let several = ["oneOf", "anyOf", "allOf"]
        .into_iter()
        .find_map(|key| of[key].as_array());
    if let Some(several) = several {
        return joined(several.iter().map(|one| shape(voice, one)));
    }
    if let Some(words) = of["enum"].as_array() {
        return joined(words.iter().map(|word| html! { code { (word) } }));
    }
    let kinds = match &of["type"] {
        Value::Array(kinds) => kinds.iter().map(text).collect::<Vec<_>>().join(" | "),
        kind => text(kind).to_owned(),
    };
    html! {
        code { (kinds) }
        @if of["items"].is_object() { " [ " (shape(voice, &of["items"])) " ]" }
        @if of["additionalProperties"].is_object() { " { " (shape(voice, &of["additionalProperties"])) " }" }
    }
}

fn joined(shapes: impl Iterator<Item = Markup>) -> Markup {
    html! {
        @for (nth, shape) in shapes.enumerate() {
            @if nth > 0 { " | " }
            (shape)
        }
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn fields(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}
