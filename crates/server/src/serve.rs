//! Starting and stopping.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;

use crate::api;
use crate::app::App;
use crate::error::{Wrong, in_words};
use crate::guard;
use crate::pages;

/// The most bytes that a request may have: a whole game fits.
const LARGEST: usize = 1024 * 1024;
/// How long requests under way may take when the server stops.
const GRACE: Duration = Duration::from_secs(10);
/// How often the house is swept.
const SWEEP: Duration = Duration::from_secs(60);

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
    down: tokio::sync::watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl Running {
    /// Lets what is under way finish, and stops.
    pub async fn stop(self) {
        self.down.send_replace(true);
        // Past the grace it stops all the same: what was acknowledged is on
        // the disk.
        let _ = tokio::time::timeout(GRACE, self.task).await;
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
    tokio::spawn(sweep(app.clone()));
    let service = router(app).into_make_service_with_connect_info::<SocketAddr>();
    let mut until = down.subscribe();
    let task = tokio::spawn(async move {
        let stop = async move {
            // An error means that everyone who could say so is gone.
            let _ = until.wait_for(|down| *down).await;
        };
        let served = axum::serve(listener, service)
            .with_graceful_shutdown(stop)
            .await;
        if let Err(error) = served {
            tracing::error!(%error, "the server has stopped");
        }
    });
    Ok(Running {
        address,
        down,
        task,
    })
}

fn router(app: App) -> Router {
    // What is added last is met first.
    Router::new()
        .merge(pages::router())
        .merge(api::router())
        .fallback(|| async { Wrong::not_found() })
        .layer(DefaultBodyLimit::max(LARGEST))
        .layer(CatchPanicLayer::custom(fault))
        .layer(from_fn_with_state(app.clone(), guard::same_origin))
        .layer(from_fn_with_state(app.clone(), guard::limited))
        .layer(from_fn_with_state(app.clone(), in_words))
        .layer(from_fn(guard::headers))
        .layer(CompressionLayer::new())
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .route("/health", get(|| async { "ok" }))
        .route("/metrics", get(metrics))
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

async fn metrics(State(app): State<App>) -> Response {
    let metrics = &app.shared.metrics;
    metrics
        .open
        .set(i64::try_from(app.rooms.count()).unwrap_or(i64::MAX));
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], metrics.text()).into_response()
}

async fn sweep(app: App) {
    let mut down = app.down.subscribe();
    loop {
        tokio::select! {
            () = tokio::time::sleep(SWEEP) => {
                app.rooms.sweep();
                app.limits.sweep();
            }
            _ = down.wait_for(|down| *down) => return,
        }
    }
}
