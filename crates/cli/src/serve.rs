//! `orrery serve`: tables in the browser.

use std::env;
use std::io::{IsTerminal, Write, stdout};
use std::net::{IpAddr, SocketAddr};
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
    /// It is reached over https alone, through a proxy: cookies and links say so
    #[arg(long)]
    tls: bool,
    /// The address of a proxy that is believed when it says in X-Forwarded-For who comes; may be given several times [default: nobody is]
    #[arg(long, value_name = "IP")]
    proxy: Vec<IpAddr>,
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
    /// Plain requests that one visitor may make a second; what is dear counts as several
    #[arg(long, value_name = "COUNT")]
    requests_a_second: Option<u32>,
    /// Posts that one visitor may make a minute
    #[arg(long, value_name = "COUNT")]
    posts_a_minute: Option<u32>,
    /// Tables that one visitor may set up an hour
    #[arg(long, value_name = "COUNT")]
    tables_an_hour: Option<u32>,
    /// Sessions that may begin an hour from one address
    #[arg(long, value_name = "COUNT")]
    sessions_an_hour: Option<u32>,
    /// How large the data may become, in megabytes; then nothing more is taken [default: as large as the disk]
    #[arg(long, value_name = "MB")]
    data_limit: Option<u64>,
}

/// Serves until it is told to stop.
pub(crate) fn run(app: &App, args: &ServeArgs, content: Option<&Path>) -> Result<(), CliError> {
    log_to_stderr();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    let runtime = runtime.map_err(|error| CliError::System(error.to_string()))?;
    outlive_full_files(&runtime);
    // The server teaches its games old facts, so it has a registry of its own.
    let registry = registry::load(content).map_err(|error| CliError::System(error.to_string()))?;
    let path = data_file(args.data.as_deref())?;
    let store = Sqlite::open(&path).map_err(|error| CliError::Store(path.clone(), error))?;
    if let Some(megabytes) = args.data_limit {
        let limited = store.limit(megabytes.saturating_mul(1_000_000));
        limited.map_err(|error| CliError::Store(path.clone(), error))?;
    }
    let mut config = Config {
        tls: args.tls,
        proxies: args.proxy.iter().map(IpAddr::to_canonical).collect(),
        public_metrics: args.public_metrics,
        visitors: visitors(raise_limit()),
        ..Config::default()
    };
    if let Some(thinkers) = args.thinkers {
        config.thinkers = thinkers;
    }
    if let Some(pause) = args.bot_pause {
        config.bot_pause = Duration::from_millis(pause);
    }
    if let Some(requests) = args.requests_a_second {
        config.requests_a_second = requests;
    }
    if let Some(posts) = args.posts_a_minute {
        config.posts_a_minute = posts;
    }
    if let Some(tables) = args.tables_an_hour {
        config.tables_an_hour = tables;
    }
    if let Some(sessions) = args.sessions_an_hour {
        config.sessions_an_hour = sessions;
    }
    if let Some(address) = args.address {
        config.address = address;
    }
    let served = server::App::new(registry, registry::boards(), Arc::new(store), config);
    let served = served.map_err(|error| CliError::Store(path.clone(), error))?;
    tracing::info!(
        visitors = served.shared.config.visitors,
        "room for so many connections"
    );
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

/// Every open page holds a connection: as many as the system allows. Says how
/// many files may be open then; nothing where there is no limit.
fn raise_limit() -> Option<u64> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, getrlimit, setrlimit};
        let mut limit = getrlimit(Resource::Nofile);
        limit.current = limit.maximum;
        // Where that may not be, the usual number has to do.
        let _ = setrlimit(Resource::Nofile, limit);
        getrlimit(Resource::Nofile).current
    }
    #[cfg(not(unix))]
    None
}

/// How many files stay for the data, for what is sent elsewhere, and for telling
/// others that there is no room.
const OWN_FILES: usize = 64;

/// How many connections there is room for where so many files may be open. Where
/// that is next to nothing, half of it.
fn visitors(files: Option<u64>) -> usize {
    let files = files.map_or(usize::MAX, |files| {
        usize::try_from(files).unwrap_or(usize::MAX)
    });
    files.saturating_sub(OWN_FILES).max(files / 2)
}

/// A file that may grow no further is an error of the disk, and not the end of
/// the program: a signal that somebody heeds does not end it.
fn outlive_full_files(runtime: &tokio::runtime::Runtime) {
    #[cfg(unix)]
    {
        use rustix::process::Signal;
        use tokio::signal::unix::{SignalKind, signal};
        let _inside = runtime.enter();
        // It is heeded until the end, though nobody waits for it.
        if let Err(error) = signal(SignalKind::from_raw(Signal::XFSZ.as_raw())) {
            tracing::warn!(%error, "a limit on files would end the server");
        }
    }
    #[cfg(not(unix))]
    let _ = runtime;
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
