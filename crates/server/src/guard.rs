//! What every request and every answer goes through: headers, posts from
//! elsewhere, limits.

use std::net::SocketAddr;
use std::num::NonZeroU32;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, RETRY_AFTER,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use engine::Text;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::app::App;
use crate::config::Config;
use crate::error::Wrong;
use crate::visitor::Visitor;

/// Everything comes from here, and nothing is inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; \
     connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// How many seconds' worth of requests one visitor may make at once.
const AT_ONCE: u32 = 4;

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

/// How much each visitor may ask for.
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<String>,
    posts: DefaultKeyedRateLimiter<String>,
}

impl Limits {
    /// As whoever runs the server has it.
    pub(crate) fn new(config: &Config) -> Self {
        let at_least_one = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let most = config.requests_a_second;
        let requests = Quota::per_second(at_least_one(most))
            .allow_burst(at_least_one(most.saturating_mul(AT_ONCE)));
        let posts = Quota::per_minute(at_least_one(config.posts_a_minute));
        Self {
            requests: RateLimiter::keyed(requests),
            posts: RateLimiter::keyed(posts),
        }
    }

    /// Forgets whoever has not asked for long.
    pub(crate) fn sweep(&self) {
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
    let key = who(&visitor, &request);
    let posts = !matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    let within = app.limits.requests.check_key(&key).is_ok()
        && (!posts || app.limits.posts.check_key(&key).is_ok());
    if within {
        return next.run(request).await;
    }
    app.shared.metrics.limited.inc();
    let wrong = Wrong::new(
        StatusCode::TOO_MANY_REQUESTS,
        Text::new("web-wrong-too-many"),
    );
    ([(RETRY_AFTER, "2")], wrong).into_response()
}

/// A session where there is one, else an address.
fn who(visitor: &Visitor, request: &Request) -> String {
    if let Some(session) = &visitor.session {
        return format!("session {}", session.id.0);
    }
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    peer.map_or_else(String::new, |ConnectInfo(peer)| peer.ip().to_string())
}
