//! What every request and every answer goes through: headers, posts from
//! elsewhere, limits.

use std::hash::Hash;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, HttpBody};
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use engine::Text;

use crate::app::App;
use crate::budget::Budget;
use crate::config::Config;
use crate::error::Wrong;
use crate::origins::{Asker, Net, Origins, Who};
use crate::price::{Bill, Dearest};
use crate::slow::InTime;
use crate::visitor::Visitor;

/// Everything comes from here, and nothing is inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
     font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// How many seconds' worth of requests one visitor may make at once.
const AT_ONCE: u32 = 4;
/// How many visitors' worth of requests may come from one place.
const VISITORS_A_NET: u32 = 10;

const HOUR: Duration = Duration::from_secs(3600);

/// The headers that keep browsers on our side.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), microphone=(), geolocation=()",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Pages are someone's own: nobody in between may keep them.
    if !headers.contains_key(CACHE_CONTROL) {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// A post must come from our own pages, or from a program with its token.
pub(crate) async fn same_origin(visitor: Visitor, request: Request, next: Next) -> Response {
    let reads = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    if reads || visitor.by_token || is_ours(request.headers()) {
        return next.run(request).await;
    }
    Wrong::new(StatusCode::FORBIDDEN, Text::new("web-wrong-origin")).into_response()
}

fn is_ours(headers: &HeaderMap) -> bool {
    let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(&HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    match (text(&ORIGIN), text(&HOST)) {
        // A browser without the header above still says where a post is from.
        (Some(origin), Some(host)) => origin
            .split_once("://")
            .is_some_and(|(_, origin)| origin == host),
        // No browser at all.
        (None, _) => true,
        (Some(_), None) => false,
    }
}

/// How much each may ask for, and have open.
pub(crate) struct Limits {
    visitors: Quotas<Who>,
    /// Sessions are to be had for the asking, so those who come from one place
    /// are counted together as well.
    nets: Quotas<Net>,
    /// Live streams of each visitor.
    pub(crate) streams: Arc<Origins<Who>>,
    /// Connections from each place.
    pub(crate) connections: Arc<Origins<Net>>,
    /// Imports of each visitor.
    pub(crate) imports: Arc<Origins<Who>>,
    /// Sessions that begin at each place.
    sessions: Budget<Net>,
    /// What requests have taken.
    pub(crate) dearest: Dearest,
}

struct Quotas<K> {
    requests: Budget<K>,
    posts: Budget<K>,
    tables: Budget<K>,
}

impl Limits {
    /// As whoever runs the server has it.
    pub(crate) fn new(config: &Config) -> Self {
        Self {
            visitors: Quotas::new(config, 1),
            nets: Quotas::new(config, VISITORS_A_NET),
            streams: Origins::of(config.streams),
            connections: Origins::of(config.connections),
            imports: Origins::of(1),
            sessions: Budget::new(
                &config.clock,
                config.sessions_an_hour,
                HOUR,
                config.sessions_an_hour,
            ),
            dearest: Dearest::default(),
        }
    }

    /// Charges what a request has taken beyond what every request does.
    pub(crate) fn charge(&self, payer: Asker, units: u32) {
        self.visitors.requests.charge(payer.who, units);
        self.nets.requests.charge(payer.net, units);
    }

    /// Forgets whoever has not asked for long.
    pub(crate) fn sweep(&self) {
        self.visitors.sweep();
        self.nets.sweep();
        self.sessions.sweep();
    }

    /// Does somebody set up one table more?
    pub(crate) fn set_up(&self, asker: Asker) -> Result<(), Wrong> {
        if self.visitors.tables.take(asker.who) && self.nets.tables.take(asker.net) {
            return Ok(());
        }
        let text = Text::new("web-wrong-tables-many");
        Err(Wrong::for_now(StatusCode::TOO_MANY_REQUESTS, text))
    }

    /// Does one session more begin there?
    pub(crate) fn begin(&self, net: Net) -> Result<(), Wrong> {
        if self.sessions.take(net) {
            return Ok(());
        }
        let text = Text::new("web-wrong-sessions-many");
        Err(Wrong::for_now(StatusCode::TOO_MANY_REQUESTS, text))
    }
}

impl<K: Copy + Eq + Hash> Quotas<K> {
    /// For this many visitors together.
    fn new(config: &Config, visitors: u32) -> Self {
        let clock = &config.clock;
        let requests = config.requests_a_second.saturating_mul(visitors);
        let burst = requests.saturating_mul(AT_ONCE);
        let posts = config.posts_a_minute.saturating_mul(visitors);
        let tables = config.tables_an_hour.saturating_mul(visitors);
        Self {
            requests: Budget::new(clock, requests, Duration::from_secs(1), burst),
            posts: Budget::new(clock, posts, Duration::from_secs(60), posts),
            tables: Budget::new(clock, tables, HOUR, tables),
        }
    }

    fn allow(&self, key: K, posts: bool) -> bool {
        self.requests.take(key) && (!posts || self.posts.take(key))
    }

    fn sweep(&self) {
        self.requests.sweep();
        self.posts.sweep();
        self.tables.sweep();
    }
}

/// Turns away who asks too much, and counts what the others take.
pub(crate) async fn limited(
    State(app): State<App>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    let posts = !matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    let Limits { visitors, nets, .. } = &*app.limits;
    let asker = visitor.asker();
    if !visitors.allow(asker.who, posts) || !nets.allow(asker.net, posts) {
        return too_many(&app);
    }
    let bill = Bill::new(asker, route(&request), Arc::clone(&app.limits));
    let response = bill.scope(next.run(request)).await;
    // A stream has no end, and is counted elsewhere.
    bill.add_bytes(response.body().size_hint().exact().unwrap_or(0));
    response
}

/// The name of a route, which is none of a visitor's words.
fn route(request: &Request) -> String {
    let path = request.extensions().get::<MatchedPath>();
    let path = path.map_or("elsewhere", MatchedPath::as_str);
    match *request.method() {
        Method::GET => format!("GET {path}"),
        Method::POST => format!("POST {path}"),
        Method::PUT => format!("PUT {path}"),
        Method::PATCH => format!("PATCH {path}"),
        Method::DELETE => format!("DELETE {path}"),
        _ => format!("other {path}"),
    }
}

/// Waits for a body only so long.
pub(crate) async fn in_time(State(app): State<App>, request: Request, next: Next) -> Response {
    let within = app.shared.config.body;
    let request = match request.body().is_end_stream() {
        true => request,
        false => request.map(|body| Body::new(InTime::new(body, within))),
    };
    next.run(request).await
}

/// Turns somebody away for a moment.
pub(crate) fn too_many(app: &App) -> Response {
    app.shared.metrics.limited.inc();
    let text = Text::new("web-wrong-too-many");
    Wrong::for_now(StatusCode::TOO_MANY_REQUESTS, text).into_response()
}
