//! `orrery serve`: tables in the browser.

use std::env;
use std::io::{IsTerminal, Write, stdout};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use engine::Text;
use server::Config;
use store::Sqlite;

use crate::app::App;
use crate::errors::CliError;

/// What can be asked of `orrery serve`.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct ServeArgs {
    /// Where to listen [default: 127.0.0.1:8017, or any free port]
    #[arg(long, value_name = "IP:PORT")]
    address: Option<SocketAddr>,
    /// The file that keeps everything [default: in your data folder]
    #[arg(long, value_name = "FILE")]
    data: Option<PathBuf>,
    /// It is reached over https alone, through a proxy that says in X-Forwarded-For who comes
    #[arg(long)]
    tls: bool,
    /// Anyone may read /metrics, not only whoever is at this machine
    #[arg(long)]
    public_metrics: bool,
    /// Do not open a browser
    #[arg(long)]
    no_open: bool,
    /// How many bots think at once
    #[arg(long, value_name = "COUNT")]
    thinkers: Option<usize>,
    /// How long each choice of a bot is shown, in milliseconds
    #[arg(long, value_name = "MS")]
    bot_pause: Option<u64>,
    /// Posts that one visitor may make a minute
    #[arg(long, value_name = "COUNT")]
    posts_a_minute: Option<u32>,
}

/// Serves until it is told to stop.
pub(crate) fn run(app: &App, args: &ServeArgs, content: Option<&Path>) -> Result<(), CliError> {
    log_to_stderr();
    raise_limit();
    // The server teaches its games old facts, so it has a registry of its own.
    let registry = registry::load(content).map_err(|error| CliError::System(error.to_string()))?;
    let path = data_file(args.data.as_deref())?;
    let store = Sqlite::open(&path).map_err(|error| CliError::Store(path.clone(), error))?;
    let mut config = Config {
        tls: args.tls,
        public_metrics: args.public_metrics,
        ..Config::default()
    };
    if let Some(thinkers) = args.thinkers {
        config.thinkers = thinkers;
    }
    if let Some(pause) = args.bot_pause {
        config.bot_pause = Duration::from_millis(pause);
    }
    if let Some(posts) = args.posts_a_minute {
        config.posts_a_minute = posts;
    }
    if let Some(address) = args.address {
        config.address = address;
    }
    let served = server::App::new(registry, registry::boards(), Arc::new(store), config);
    let served = served.map_err(|error| CliError::Store(path.clone(), error))?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    let runtime = runtime.map_err(|error| CliError::System(error.to_string()))?;
    runtime.block_on(async {
        let running = match server::start(served.clone()).await {
            // Nobody asked for that very port: any free one will do.
            Err(_) if args.address.is_none() => server::start_anywhere(served.clone()).await,
            running => running,
        };
        let running = running.map_err(|error| CliError::System(error.to_string()))?;
        let address = format!("http://{}/", running.address);
        let voice = app.voice();
        let out = &mut stdout().lock();
        let texts = [
            Text::new("cli-serve-at").with("address", address.as_str()),
            Text::new("cli-serve-data").with("file", path.display().to_string()),
            Text::new("cli-serve-stop"),
        ];
        for text in texts {
            // A server goes on although nobody reads what it says.
            let _ = writeln!(out, "{}", voice.phrase(&text));
        }
        let _ = out.flush();
        if !args.no_open && std::io::stdout().is_terminal() {
            // Where there is no browser, the address above has to do.
            let _ = opener::open_browser(&address);
        }
        told_to_stop().await;
        running.stop().await;
        Ok(())
    })
}

/// Every open page holds a connection: as many as the system allows.
fn raise_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        // Where that may not be, the usual number has to do.
        let _ = setrlimit(Resource::Nofile, limit);
    }
}

/// Ctrl-C, or a polite signal.
async fn told_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    // Without signals the server runs until it is killed, which loses nothing.
    let _ = tokio::signal::ctrl_c().await;
}

/// Where data lies: where somebody says, else in the folder for such things.
pub(crate) fn data_file(said: Option<&Path>) -> Result<PathBuf, CliError> {
    if let Some(path) = said {
        return Ok(path.to_owned());
    }
    let folder = |name: &str| {
        env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let data = folder("XDG_DATA_HOME")
        .or_else(|| folder("APPDATA"))
        .or_else(|| folder("HOME").map(|home| home.join(".local").join("share")));
    match data {
        Some(folder) => Ok(folder.join("orrery").join("tables.db")),
        None => Err(CliError::NoDataFolder),
    }
}

/// Faults go to the standard error; more with `ORRERY_LOG=debug`.
fn log_to_stderr() {
    let filter = env::var("ORRERY_LOG").unwrap_or_else(|_| "warn".to_owned());
    let filter = tracing_subscriber::EnvFilter::try_new(filter);
    let filter = filter.unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("warn"));
    // A second call in one process would fail, and the first one holds.
    let _ = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .try_init();
    std::panic::set_hook(Box::new(|panic| {
        // Never the message: it may quote what is hidden.
        let place = panic
            .location()
            .map_or_else(String::new, ToString::to_string);
        tracing::error!(place, "a panic");
    }));
}
