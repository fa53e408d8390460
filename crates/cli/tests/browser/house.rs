//! A server of its own and browsers of their own for every test.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::wd::{Capabilities, WindowHandle};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;

/// How long a page may take to become what a test waits for: on a busy machine
/// it waits for its turn, too.
const PATIENCE: Duration = Duration::from_secs(120);

/// The real server, in a folder of its own.
pub(crate) struct House {
    pub(crate) address: String,
    server: Child,
    _folder: TempDir,
}

impl House {
    /// Opens the house.
    pub(crate) fn open() -> Self {
        Self::prepared(|_| ()).0
    }

    /// Opens the house on what is put into its store before. Bots do not dawdle in
    /// tests.
    pub(crate) fn prepared<T>(prepare: impl FnOnce(&Path) -> T) -> (Self, T) {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("tables.db");
        let prepared = prepare(&data);
        let mut server = Command::new(env!("CARGO_BIN_EXE_orrery"))
            .args(["serve", "--address", "127.0.0.1:0", "--no-open"])
            .args(["--bot-pause", "0"])
            .args(["--requests-a-second", "10000"])
            .args(["--posts-a-minute", "100000"])
            .args(["--tables-an-hour", "100000"])
            .args(["--sessions-an-hour", "100000"])
            .arg("--data")
            .arg(data)
            .env("LANG", "en_GB.UTF-8")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(server.stdout.take().unwrap()).lines();
        let first = lines.next().unwrap().unwrap();
        let address = first.split_whitespace().last().unwrap();
        let house = Self {
            address: address.trim_end_matches('/').to_owned(),
            server,
            _folder: folder,
        };
        (house, prepared)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// A browser with a fresh profile.
pub(crate) struct Browser {
    pub(crate) client: Client,
    house: String,
    driver: Child,
    profile: TempDir,
}

impl Browser {
    /// A window of the usual size, in English.
    pub(crate) async fn open(house: &House) -> Self {
        Self::sized(house, 1440, 900, "en").await
    }

    /// A window of this size, of someone who reads this language.
    pub(crate) async fn sized(house: &House, width: u32, height: u32, lang: &str) -> Self {
        let profile = tempfile::tempdir().unwrap();
        let (driver, port) = start_driver();
        let arguments = json!([
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--hide-scrollbars",
            // Tests wait for what is there, not for how it glides there.
            "--force-prefers-reduced-motion",
            format!("--lang={lang}"),
            format!("--window-size={width},{height}"),
            format!("--user-data-dir={}", profile.path().display()),
        ]);
        let mut options = json!({
            "args": arguments,
            "prefs": { "intl.accept_languages": lang },
        });
        if width < 500 {
            options["mobileEmulation"] = json!({
                "deviceMetrics": { "width": width, "height": height, "pixelRatio": 2.0, "touch": true }
            });
        }
        let mut capabilities = Capabilities::new();
        capabilities.insert("goog:chromeOptions".to_owned(), options);
        capabilities.insert("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" }));
        let patience = PATIENCE.as_millis() as u64;
        let timeouts = json!({ "script": patience, "pageLoad": patience });
        capabilities.insert("timeouts".to_owned(), timeouts);
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await
            .expect("Chromium starts");
        if width >= 500 {
            fit(&client, width, height).await;
        }
        Self {
            client,
            house: house.address.clone(),
            driver,
            profile,
        }
    }

    /// Goes to a page of the house.
    pub(crate) async fn go(&self, path: &str) {
        self.follow(&format!("{}{path}", self.house)).await;
    }

    /// Goes where a link leads.
    pub(crate) async fn follow(&self, url: &str) {
        self.client.goto(url).await.unwrap();
        self.end_turns("now").await;
    }

    /// How turns end from now on: `now`, `grace` or `ask`.
    pub(crate) async fn end_turns(&self, how: &str) {
        let script = "localStorage.setItem('orrery-ends', arguments[0])";
        self.eval(script, &[how]).await;
    }

    /// The path of the page.
    pub(crate) async fn path(&self) -> String {
        self.client.current_url().await.unwrap().path().to_owned()
    }

    /// The first thing that this selector finds, waited for.
    pub(crate) async fn find(&self, css: &str) -> Element {
        let found = self
            .client
            .wait()
            .at_most(PATIENCE)
            .for_element(Locator::Css(css));
        match found.await {
            Ok(element) => element,
            Err(error) => panic!(
                "no {css} on {}: {error}\n{}",
                self.path().await,
                self.text("body").await
            ),
        }
    }

    /// Is there such a thing now?
    pub(crate) async fn has(&self, css: &str) -> bool {
        self.count(css).await > 0
    }

    /// How many there are now.
    pub(crate) async fn count(&self, css: &str) -> usize {
        self.client.find_all(Locator::Css(css)).await.unwrap().len()
    }

    /// Does something to the first thing that this finds. It may be drawn anew at
    /// that very moment: then once more.
    async fn at(&self, css: &str, act: impl AsyncFn(Element) -> Result<(), CmdError>) {
        let begun = Instant::now();
        loop {
            match act(self.find(css).await).await {
                Ok(()) => return,
                Err(error) if begun.elapsed() > PATIENCE => panic!("{css}: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(30)).await,
            }
        }
    }

    /// Presses the first thing that this finds.
    pub(crate) async fn press(&self, css: &str) {
        self.at(css, async |thing| thing.click().await).await;
    }

    /// What stands there; empty when nothing does.
    pub(crate) async fn text(&self, css: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.innerText ?? ''";
        let text = self.eval(script, &[css]).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// An attribute of the first thing found.
    pub(crate) async fn attribute(&self, css: &str, name: &str) -> Option<String> {
        self.find(css).await;
        // In one go: the page may be drawn anew at any moment.
        let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1])";
        let value = self.eval(script, &[css, name]).await;
        value.as_str().map(str::to_owned)
    }

    /// Types into a field.
    pub(crate) async fn fill(&self, css: &str, text: &str) {
        let write = async |field: Element| {
            field.clear().await?;
            field.send_keys(text).await
        };
        self.at(css, write).await;
    }

    /// Chooses from a list.
    pub(crate) async fn select(&self, css: &str, value: &str) {
        self.at(css, async |list| list.select_by_value(value).await)
            .await;
    }

    /// Runs a script in the page.
    pub(crate) async fn eval(&self, script: &str, arguments: &[&str]) -> Value {
        let arguments = arguments.iter().map(|argument| json!(argument)).collect();
        self.client.execute(script, arguments).await.unwrap()
    }

    /// Waits until a script in the page says so. While a page is still coming
    /// in, what the script looks for may not be there.
    pub(crate) async fn until(&self, what: &str, script: &str) {
        let begun = Instant::now();
        loop {
            let said = self.client.execute(script, Vec::new()).await;
            if matches!(&said, Ok(said) if *said == json!(true)) {
                return;
            }
            if begun.elapsed() > PATIENCE {
                panic!(
                    "never {what}: {said:?}\n{}\n{}",
                    self.path().await,
                    self.text("body").await
                );
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// Waits until a decision is this one's, or the game is over.
    pub(crate) async fn until_asked(&self) {
        let asked = "return !!document.querySelector('#ask button[name=choice], #ask .ending') && !document.querySelector('[aria-busy]')";
        self.until("asked", asked).await;
    }

    /// Makes the page as large as that from now on, whatever the window: a
    /// window has a least width, and phones are narrower.
    pub(crate) async fn resize(&self, width: u32, height: u32) {
        let metrics = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500,
        });
        let resize = DevTools("Emulation.setDeviceMetricsOverride", metrics);
        self.client.issue_cmd(resize).await.unwrap();
        let fits = format!("return innerWidth === {width} && innerHeight === {height}");
        self.until("as large as that", &fits).await;
    }

    /// What went wrong in the page's script, by its console.
    pub(crate) async fn complaints(&self) -> Vec<String> {
        let log = self.client.issue_cmd(BrowserLog).await.unwrap();
        let entries = log.as_array().cloned().unwrap_or_default();
        let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        severe.map(|entry| entry["message"].to_string()).collect()
    }

    /// A new tab of the same browser.
    pub(crate) async fn tab(&self) -> WindowHandle {
        self.client.new_window(true).await.unwrap().handle
    }

    /// Looks at a tab.
    pub(crate) async fn switch(&self, tab: WindowHandle) {
        self.client.switch_to_window(tab).await.unwrap();
    }

    /// The page as a picture.
    pub(crate) async fn picture(&self) -> Vec<u8> {
        self.client.screenshot().await.unwrap()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        // The browser outlives its driver; its profile is in its command line.
        let profile = self.profile.path().to_string_lossy().into_owned();
        let _ = Command::new("pkill")
            .args(["-KILL", "-f", &profile])
            .status();
    }
}

/// Makes the page, not the window around it, as large as that.
async fn fit(client: &Client, width: u32, height: u32) {
    let inner = client
        .execute("return innerHeight", Vec::new())
        .await
        .unwrap();
    let frame = height.saturating_sub(u32::try_from(inner.as_u64().unwrap()).unwrap());
    client.set_window_size(width, height + frame).await.unwrap();
}

/// Starts a driver on a port of its own.
fn start_driver() -> (Child, u16) {
    let mut driver = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect(
            "chromedriver is missing: install Debian's chromium and chromium-driver \
             (`cargo xtask test` does so when it runs as root)",
        );
    let lines = BufReader::new(driver.stdout.take().unwrap()).lines();
    let says = "ChromeDriver was started successfully on port ";
    let mut ports = lines.map_while(Result::ok).filter_map(|line| {
        let port = line.strip_prefix(says)?.trim_end_matches('.').parse();
        port.ok()
    });
    let port = ports.next();
    if port.is_none() {
        let _ = driver.wait();
    }
    (driver, port.expect("chromedriver says its port"))
}

/// A command of Chromium's developer tools, with what it is told.
#[derive(Debug)]
struct DevTools(&'static str, Value);

impl fantoccini::wd::WebDriverCompatibleCommand for DevTools {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        let session = session.unwrap_or_default();
        base.join(&format!("session/{session}/goog/cdp/execute"))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        let body = json!({ "cmd": self.0, "params": self.1 });
        (http::Method::POST, Some(body.to_string()))
    }
}

/// Chromium's own command for what its console says.
#[derive(Debug)]
struct BrowserLog;

impl fantoccini::wd::WebDriverCompatibleCommand for BrowserLog {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &url::Url) -> (http::Method, Option<String>) {
        (
            http::Method::POST,
            Some(json!({ "type": "browser" }).to_string()),
        )
    }
}
