//! Starting and stopping; who is let in, and what the others are told.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use engine::Text;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinHandle;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;
use tower_http::trace::TraceLayer;

use crate::api;
use crate::app::App;
use crate::error::{Wrong, in_words};
use crate::guard;
use crate::origins::{Net, is_local};
use crate::pages;
use crate::visitor::Visitor;

/// The most bytes that a request may have; only a whole game may have more.
const LARGEST: usize = 1024 * 1024;
/// How long nobody is let in when the system has no room for another.
const NO_ROOM: Duration = Duration::from_millis(200);

/// How many are told at once that there is no room; others wait outside.
const PORCH: usize = 16;

/// How long that may take.
const FAREWELL: Duration = Duration::from_secs(2);
/// How often the house is swept.
const SWEEP: Duration = Duration::from_secs(60);
/// Every how many sweeps what nobody will miss is forgotten.
const EXPIRY: u32 = 60;

/// Why the server could not start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// Nobody can listen there.
    #[error("cannot listen on {address}: {why}")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        why: std::io::Error,
    },
}

/// A server that runs.
#[derive(Debug)]
pub struct Running {
    /// Where it listens.
    pub address: SocketAddr,
    down: watch::Sender<bool>,
    grace: Duration,
    task: JoinHandle<()>,
}

impl Running {
    /// Lets what is under way finish, and stops; says whether it did finish.
    pub async fn stop(self) -> bool {
        self.down.send_replace(true);
        // Past the grace it stops all the same: what was acknowledged is on
        // the disk.
        tokio::time::timeout(self.grace, self.task).await.is_ok()
    }
}

/// Starts serving.
///
/// # Errors
/// When nobody can listen at the address.
pub async fn start(app: App) -> Result<Running, ServeError> {
    let address = app.shared.config.address;
    start_at(app, address).await
}

/// Starts serving at any port that is free.
///
/// # Errors
/// When there is none.
pub async fn start_anywhere(app: App) -> Result<Running, ServeError> {
    let mut address = app.shared.config.address;
    address.set_port(0);
    start_at(app, address).await
}

async fn start_at(app: App, address: SocketAddr) -> Result<Running, ServeError> {
    let listen = |why| ServeError::Listen { address, why };
    let listener = TcpListener::bind(address).await.map_err(listen)?;
    let address = listener.local_addr().map_err(listen)?;
    let down = app.down.clone();
    let grace = app.shared.config.grace;
    tokio::spawn(sweep(app.clone()));
    let task = tokio::spawn(serve(app, listener, down.subscribe()));
    Ok(Running {
        address,
        down,
        grace,
        task,
    })
}

/// Answers whoever comes, until it is told to stop; then lets what is under
/// way finish.
async fn serve(app: App, listener: TcpListener, mut down: watch::Receiver<bool>) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(app.shared.config.silence);
    let connections = Arc::clone(&app.limits.connections);
    let proxies = app.shared.config.proxies.clone();
    let mut hall = Hall::of(app.shared.config.visitors);
    let porch = Arc::new(Semaphore::new(PORCH));
    let (inside, outside) = (router(app.clone()), outside(app));
    let open = GracefulShutdown::new();
    loop {
        let came = tokio::select! {
            came = next(&listener, &porch) => came,
            // An error means that everyone who could say so is gone.
            _ = down.wait_for(|down| *down) => break,
        };
        match came {
            Ok((stream, peer, on_porch)) => {
                let ticket = connections.enter(Net::of(peer.ip()));
                // All of a proxy's visitors come from one place.
                let is_proxy = proxies.contains(&peer.ip().to_canonical());
                if ticket.is_none() && !is_proxy {
                    continue;
                }
                let Some(place) = hall.enter() else {
                    let mut brief = http1::Builder::new();
                    brief.keep_alive(false);
                    let told = brief.serve_connection(io(stream), visits(&outside, peer));
                    tokio::spawn(async move {
                        // Who does not listen has not been told.
                        let _ = tokio::time::timeout(FAREWELL, told).await;
                        drop((on_porch, ticket));
                    });
                    continue;
                };
                let connection = http.serve_connection(io(stream), visits(&inside, peer));
                let connection = open.watch(connection);
                tokio::spawn(async move {
                    // Who hangs up in the middle is no concern of ours.
                    let _ = connection.await;
                    drop((ticket, place));
                });
            }
            Err(error) => {
                tracing::warn!(%error, "somebody could not be let in");
                tokio::time::sleep(NO_ROOM).await;
            }
        }
    }
    drop(listener);
    open.shutdown().await;
}

/// Whoever comes next, once there is a place on the porch.
async fn next(
    listener: &TcpListener,
    porch: &Arc<Semaphore>,
) -> std::io::Result<(TcpStream, SocketAddr, OwnedSemaphorePermit)> {
    let place = Arc::clone(porch).acquire_owned().await;
    let place = place.map_err(std::io::Error::other)?;
    let (stream, peer) = listener.accept().await?;
    Ok((stream, peer, place))
}

/// Room for so many.
struct Hall {
    places: Arc<Semaphore>,
    most: usize,
    /// Did the last who came find none?
    full: bool,
}

impl Hall {
    fn of(most: usize) -> Self {
        let most = most.min(Semaphore::MAX_PERMITS);
        Self {
            places: Arc::new(Semaphore::new(most)),
            most,
            full: false,
        }
    }

    /// A place for as long as it is held. Said once is that there is none, not
    /// to everyone.
    fn enter(&mut self) -> Option<OwnedSemaphorePermit> {
        let place = Arc::clone(&self.places).try_acquire_owned().ok();
        if place.is_none() && !self.full {
            tracing::warn!(most = self.most, "there is no room for another visitor");
        }
        self.full = place.is_none();
        place
    }
}

/// What everyone is told for whom there is no room.
fn outside(app: App) -> Router {
    let full = || async {
        let text = Text::new("web-wrong-full");
        Wrong::for_now(StatusCode::SERVICE_UNAVAILABLE, text)
    };
    Router::new()
        .fallback(full)
        .layer(from_fn_with_state(app.clone(), in_words))
        .layer(from_fn(guard::headers))
        .with_state(app)
}

fn io(stream: TcpStream) -> TokioIo<TcpStream> {
    // Answers are written whole: waiting for more to send only delays them.
    // Where it cannot be set they are merely later.
    let _ = stream.set_nodelay(true);
    TokioIo::new(stream)
}

/// The pages, for the requests of one connection.
fn visits(
    router: &Router,
    peer: SocketAddr,
) -> impl Service<
    hyper::Request<Incoming>,
    Response = Response,
    Error = std::convert::Infallible,
    Future: Send + 'static,
> + use<> {
    let router = TowerToHyperService::new(router.clone());
    service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.call(request)
    })
}

/// What is for whoever runs the server, and counts nowhere.
const HEALTH: &str = "/health";
const METRICS: &str = "/metrics";

/// Everywhere that something is answered, as routes have it: the methods are in
/// the answer to one that there is not.
#[must_use]
pub fn paths(app: &App) -> Vec<String> {
    let house = [HEALTH, METRICS].map(str::to_owned);
    let pages = pages::paths(&app.shared.boards).chain(api::paths());
    pages.chain(house).collect()
}

fn router(app: App) -> Router {
    // What is added last is met first.
    Router::new()
        .merge(pages::router(&app.shared.boards))
        .merge(api::router())
        .fallback(|| async { Wrong::not_found() })
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(RequestBodyTimeoutLayer::new(app.shared.config.silence))
        .layer(from_fn_with_state(app.clone(), guard::in_time))
        .layer(CatchPanicLayer::custom(fault))
        .layer(from_fn_with_state(app.clone(), guard::same_origin))
        .layer(from_fn_with_state(app.clone(), guard::limited))
        .layer(from_fn_with_state(app.clone(), in_words))
        .layer(from_fn(guard::headers))
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .route(HEALTH, get(|| async { "ok" }))
        .route(METRICS, get(metrics))
        .with_state(app)
}

/// A request in the log: never more of its address than the path.
fn span(request: &Request) -> tracing::Span {
    tracing::debug_span!("request", method = %request.method(), path = request.uri().path())
}

/// A panic in a page is a fault of ours; what caused it is in the log.
fn fault(_: Box<dyn std::any::Any + Send>) -> Response {
    Wrong::fault(&"a page panicked").into_response()
}

/// What goes on at all tables together can tell that somebody does something
/// in secret, so it is not for everyone.
async fn metrics(State(app): State<App>, visitor: Visitor, headers: HeaderMap) -> Response {
    if !(app.shared.config.public_metrics || is_local(visitor.net, &headers)) {
        return Wrong::not_found().into_response();
    }
    let metrics = &app.shared.metrics;
    metrics
        .open
        .set(i64::try_from(app.rooms.count()).unwrap_or(i64::MAX));
    metrics.set_dearest(app.dearest());
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], metrics.text()).into_response()
}

async fn sweep(app: App) {
    let mut down = app.down.subscribe();
    for sweeps in (0..EXPIRY).cycle() {
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => {}
            _ = down.wait_for(|down| *down) => return,
        }
        app.rooms.sweep();
        app.curtains.sweep(|table| app.rooms.has(table));
        app.limits.sweep();
        if sweeps == 0
            && let Err(error) = app.expire().await
        {
            tracing::warn!(%error, "what has expired could not be forgotten");
        }
    }
}
