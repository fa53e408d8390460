//! What every request and every answer goes through: headers, posts from
//! elsewhere, limits.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use engine::Text;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::app::App;
use crate::clock::Clock;
use crate::config::Config;
use crate::error::Wrong;
use crate::origins::{Net, Origins, Who};
use crate::visitor::Visitor;

/// Everything comes from here, and nothing is inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
     font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// How many seconds' worth of requests one visitor may make at once.
const AT_ONCE: u32 = 4;
/// How many visitors' worth of requests may come from one place.
const VISITORS_A_NET: u32 = 10;

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
}

struct Quotas<K: Clone + Eq + Hash> {
    requests: Limiter<K>,
    posts: Limiter<K>,
}

type Limiter<K> = RateLimiter<K, DashMapStateStore<K>, Clock, NoOpMiddleware<Instant>>;

impl Limits {
    /// As whoever runs the server has it.
    pub(crate) fn new(config: &Config) -> Self {
        Self {
            visitors: Quotas::new(config, 1),
            nets: Quotas::new(config, VISITORS_A_NET),
            streams: Origins::of(config.streams),
            connections: Origins::of(config.connections),
            imports: Origins::of(1),
        }
    }

    /// Forgets whoever has not asked for long.
    pub(crate) fn sweep(&self) {
        self.visitors.sweep();
        self.nets.sweep();
    }
}

impl<K: Clone + Eq + Hash> Quotas<K> {
    /// For this many visitors together.
    fn new(config: &Config, visitors: u32) -> Self {
        let times = |number: u32, many: u32| {
            let product = number.saturating_mul(many);
            NonZeroU32::new(product).unwrap_or(NonZeroU32::MIN)
        };
        let requests = times(config.requests_a_second, visitors);
        let burst = times(requests.get(), AT_ONCE);
        let posts = times(config.posts_a_minute, visitors);
        let limiter = |quota| RateLimiter::dashmap_with_clock(quota, config.clock.clone());
        Self {
            requests: limiter(Quota::per_second(requests).allow_burst(burst)),
            posts: limiter(Quota::per_minute(posts)),
        }
    }

    fn allow(&self, key: &K, posts: bool) -> bool {
        self.requests.check_key(key).is_ok() && (!posts || self.posts.check_key(key).is_ok())
    }

    fn sweep(&self) {
        self.requests.retain_recent();
        self.posts.retain_recent();
    }
}

/// Turns away who asks too much.
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
    if visitors.allow(&visitor.who(), posts) && nets.allow(&visitor.net, posts) {
        return next.run(request).await;
    }
    too_many(&app)
}

/// Turns somebody away for a moment.
pub(crate) fn too_many(app: &App) -> Response {
    app.shared.metrics.limited.inc();
    let text = Text::new("web-wrong-too-many");
    Wrong::for_now(StatusCode::TOO_MANY_REQUESTS, text).into_response()
}
