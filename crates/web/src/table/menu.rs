//! The menu of a table: who sits where, links, what one takes home.

use engine::i18n::Voice;
use engine::{Seat, Text};
use maud::{Markup, html};

use super::talk::named;
use crate::parts::icon;

/// Who plays a seat, as the menu shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sits {
    /// Nobody yet.
    Open,
    /// The viewer.
    You,
    /// A bot, in the viewer's place.
    ForYou,
    /// Another person.
    Other,
    /// A bot.
    Bot,
}

/// One seat in the menu.
#[derive(Debug, Clone)]
pub struct MenuSeat {
    /// Which.
    pub seat: Seat,
    /// The name.
    pub name: String,
    /// Who plays it.
    pub sits: Sits,
    /// Which bot, where one does.
    pub level: Option<String>,
}

/// Somebody who looks on, as the host sees them.
#[derive(Debug, Clone)]
pub struct MenuWatcher {
    /// Who, in addresses.
    pub id: i64,
    /// The name, if they have given one.
    pub name: String,
    /// May they speak?
    pub speaks: bool,
    /// May they look?
    pub looks: bool,
}

/// What the viewer may do at the table besides playing.
#[derive(Debug, Clone)]
pub struct Menu<'a> {
    /// The name of the table in addresses.
    pub id: &'a str,
    /// What it is called.
    pub name: &'a str,
    /// The same, where it has a name of its own; else empty.
    pub own_name: &'a str,
    /// May whoever likes sit down where a seat is open?
    pub seeks: bool,
    /// The id of the game.
    pub game: &'a str,
    /// Did the viewer set the table up?
    pub host: bool,
    /// Is the game over?
    pub over: bool,
    /// Must someone decide to go on from the last good step?
    pub frozen: bool,
    /// Has a fault of ours stopped it?
    pub stopped: bool,
    /// Was it, or what it branched off, brought from a file?
    pub imported: bool,
    /// Is it for the viewer alone?
    pub private: bool,
    /// Is its seed no secret, so that nobody may play on?
    pub known: bool,
    /// Do bots say why they choose? Nothing where they may not, since others
    /// play as well.
    pub explain: Option<bool>,
    /// How long bots leave people to see what they did: `quick`, `usual`,
    /// `slow`.
    pub pace: &'a str,
    /// The bots of the game, from weak to strong: name and words.
    pub levels: Vec<(String, String)>,
    /// Every seat.
    pub seats: Vec<MenuSeat>,
    /// Who looks on, or may no longer; for the host.
    pub watchers: Vec<MenuWatcher>,
    /// Has the viewer a seat?
    pub seated: bool,
    /// Where word is sent for the viewer.
    pub webhook: Option<String>,
    /// The public key by which the server signs what is taken home, where it
    /// does.
    pub key: Option<String>,
    /// Language and theme, which have no room in the bar of a phone.
    pub switches: Markup,
}

impl Menu<'_> {
    /// The menu, closed.
    #[must_use]
    pub fn draw(&self, voice: &Voice<'_>) -> Markup {
        html! {
            details class="menu" {
                summary class="btn ghost icon" aria-label=(voice.tell("web-menu")) title=(voice.tell("web-menu")) { (icon("menu")) }
                div class="drop tip" {
                    (self.at_table(voice))
                    @if self.frozen && self.host && !self.known { (self.go_on(voice)) }
                    @if self.stopped && self.host { (self.try_again(voice)) }
                    (self.looking_on(voice))
                    (self.sharing(voice))
                    (self.notices(voice))
                    (self.upkeep(voice))
                    (self.to_read(voice))
                    section class="row slim" { (self.switches) }
                }
            }
        }
    }

    fn at_table(&self, voice: &Voice<'_>) -> Markup {
        html! {
            section {
                h3 { (voice.tell("web-menu-seats")) }
                ul { @for seat in &self.seats { (self.seat(voice, seat)) } }
                (self.pace(voice))
                @if self.imported { p class="faint" { (voice.tell("web-imported-help")) } }
            }
        }
    }

    fn seat(&self, voice: &Voice<'_>, seat: &MenuSeat) -> Markup {
        let state = match seat.sits {
            Sits::Open => "web-seat-open",
            Sits::You => "web-seat-you",
            Sits::ForYou => "web-seat-for-you",
            Sits::Other => "web-seat-person",
            Sits::Bot => "web-bot",
        };
        let action = |key: &'static str, word: &str| {
            html! { button class="btn" name="do" value=(word) { (voice.tell(key)) } }
        };
        html! {
            li class="row" {
                span { b { (seat.name) } " · " (voice.tell(state)) }
                @if !self.over && !self.known {
                    form method="post" action={ "/tables/" (self.id) "/seats/" (seat.seat) } class="row" {
                        @match seat.sits {
                            Sits::You => (action("web-seat-leave", "bot")),
                            Sits::ForYou => (action("web-seat-return", "back")),
                            Sits::Open | Sits::Other if self.host => { (action("web-seat-new-link", "link")) (action("web-seat-bot", "bot")) }
                            Sits::Bot if self.host => {
                                (self.level(voice, seat))
                                @if !self.private { (action("web-seat-new-link", "link")) }
                            }
                            _ => {}
                        }
                    }
                }
            }
        }
    }

    /// How fast bots play, where there are any.
    fn pace(&self, voice: &Voice<'_>) -> Markup {
        let bots = self.seats.iter().any(|seat| seat.level.is_some());
        let paces = [
            ("quick", "web-pace-quick"),
            ("usual", "web-pace-usual"),
            ("slow", "web-pace-slow"),
        ];
        html! {
            @if self.host && bots && !self.over {
                form class="row" method="post" action={ "/tables/" (self.id) "/bots" } {
                    span { (voice.tell("web-pace-bots")) }
                    span class="seg" role="group" aria-label=(voice.tell("web-pace-bots")) {
                        @for (word, key) in paces {
                            button name="pace" value=(word) aria-pressed=(if self.pace == word { "true" } else { "false" }) { (voice.tell(key)) }
                        }
                    }
                    @if let Some(explain) = self.explain {
                        @let (key, other) = if explain { ("web-explain-no", "no") } else { ("web-explain", "yes") };
                        button class="btn" name="explain" value=(other) { (voice.tell(key)) }
                    }
                }
            }
        }
    }

    /// How good a bot is, which can be changed at any time.
    fn level(&self, voice: &Voice<'_>, seat: &MenuSeat) -> Markup {
        html! {
            select name="level" aria-label=(voice.tell("web-level")) {
                @for (name, words) in &self.levels {
                    option value=(name) selected[seat.level.as_ref() == Some(name)] { (words) }
                }
            }
            button class="btn" name="do" value="bot" { (voice.tell("web-level-change")) }
        }
    }

    fn looking_on(&self, voice: &Voice<'_>) -> Markup {
        let action = |key: &'static str, word: &str| {
            html! { button class="btn" name="do" value=(word) { (voice.tell(key)) } }
        };
        html! {
            @if !self.watchers.is_empty() {
                section {
                    h3 { (voice.tell("web-menu-watchers")) }
                    ul { @for watcher in &self.watchers {
                        li class="row" {
                            b { (named(voice, &watcher.name)) }
                            form method="post" action={ "/tables/" (self.id) "/watchers/" (watcher.id) } class="row" {
                                @if watcher.looks {
                                    @if watcher.speaks { (action("web-watcher-mute", "muted")) } @else { (action("web-watcher-unmute", "watches")) }
                                    (action("web-watcher-remove", "removed"))
                                } @else { (action("web-watcher-let-in", "watches")) }
                            }
                        }
                    } }
                }
            }
        }
    }

    fn go_on(&self, voice: &Voice<'_>) -> Markup {
        html! {
            form method="post" action={ "/tables/" (self.id) "/go-on" } {
                button class="btn primary" { (voice.tell("web-go-on")) }
            }
        }
    }

    fn try_again(&self, voice: &Voice<'_>) -> Markup {
        html! {
            form method="post" action={ "/tables/" (self.id) "/try-again" } {
                button class="btn primary" { (voice.tell("web-try-again")) }
            }
        }
    }

    fn sharing(&self, voice: &Voice<'_>) -> Markup {
        html! {
            section {
                h3 { (voice.tell("web-menu-share")) }
                @if !self.private {
                    form class="row" method="post" action={ "/tables/" (self.id) "/links" } {
                        @if self.host { button class="btn" name="grant" value="watch" { (icon("eye")) (voice.tell("web-link-watch")) } }
                        @if self.seated { button class="btn" name="grant" value="mine" { (icon("link")) (voice.tell("web-link-mine")) } }
                    }
                }
                div class="row" {
                    a class="btn" href={ "/tables/" (self.id) "/replay" } { (icon("play")) (voice.tell("web-replay")) }
                    @if self.over { a class="btn" href={ "/tables/" (self.id) "/log" } { (icon("file")) (voice.tell("web-log")) } }
                    @if self.seated && !self.over { a class="btn" href={ "/tables/" (self.id) "/record" } { (icon("file")) (voice.tell("web-record")) } }
                    a class="btn" href={ "/tables/" (self.id) "/report" } { (voice.tell("web-report")) }
                }
                @if let Some(key) = self.key.as_ref().filter(|_| self.over || self.seated) {
                    p class="faint" { (voice.tell("web-signed-help")) }
                    code { (key) }
                }
            }
        }
    }

    /// What the table is called, who may sit down, and where it is kept.
    fn upkeep(&self, voice: &Voice<'_>) -> Markup {
        html! {
            section {
                h3 { (self.name) }
                @if self.host {
                    form class="row inp" method="post" action={ "/tables/" (self.id) "/placard" } {
                        input type="text" name="name" maxlength="40" value=(self.own_name) placeholder=(self.name) autocomplete="off"
                            aria-label=(voice.tell("web-table-name"));
                        button class="btn" { (voice.tell("web-save")) }
                    }
                    @if !self.private && self.seats.iter().any(|seat| seat.sits == Sits::Open) {
                        form class="row" method="post" action={ "/tables/" (self.id) "/placard" } {
                            @let (key, other) = if self.seeks { ("web-seeks-no", "no") } else { ("web-seeks", "yes") };
                            button class="btn" name="seeks" value=(other) { (icon("people")) (voice.tell(key)) }
                        }
                    }
                }
                div class="row" {
                    form method="post" action={ "/tables/" (self.id) "/archive" } {
                        button class="btn" name="on" value="archive" { (icon("archive")) (voice.tell("web-put-away")) }
                    }
                }
                @if self.host && self.removable() {
                    details class="leave" {
                        summary { (voice.tell("web-remove")) }
                        form method="post" action={ "/tables/" (self.id) "/remove" } {
                            p { (voice.tell("web-remove-help")) }
                            button class="btn" { (icon("cross")) (voice.tell("web-remove-do")) }
                        }
                    }
                }
            }
        }
    }

    /// Is the game nobody else's?
    fn removable(&self) -> bool {
        self.seats.iter().all(|seat| seat.sits != Sits::Other)
    }

    fn notices(&self, voice: &Voice<'_>) -> Markup {
        if !self.seated {
            return html! {};
        }
        html! {
            section {
                h3 { (voice.tell("web-menu-notices")) }
                div class="row" {
                    button class="btn" type="button" data-toggle="sound" aria-pressed="false" hidden { (voice.tell("web-sound")) }
                    button class="btn" type="button" data-toggle="notify" aria-pressed="false" hidden { (icon("bell")) (voice.tell("web-notify")) }
                }
                div class="row seg" role="group" aria-label=(voice.tell("web-ends")) hidden {
                    @for (value, key) in [("now", "web-ends-now"), ("grace", "web-ends-grace"), ("ask", "web-ends-ask")] {
                        button class="btn" type="button" data-ends=(value) aria-pressed="false" { (voice.tell(key)) }
                    }
                }
                form class="row inp" method="post" action={ "/tables/" (self.id) "/orders" } {
                    input type="url" name="webhook" maxlength="300" value=[self.webhook.as_deref()]
                        aria-label=(voice.tell("web-webhook")) placeholder=(voice.tell("web-webhook"));
                    button class="btn" { (voice.tell("web-save")) }
                }
            }
        }
    }

    fn to_read(&self, voice: &Voice<'_>) -> Markup {
        html! {
            section class="row" {
                a class="btn" href={ "/rules/" (self.game) } { (icon("book")) (voice.tell("web-rules")) }
                a class="btn" href={ "/components/" (self.game) } { (voice.tell("web-components")) }
            }
        }
    }
}

/// What a bot is called, by how it plays.
#[must_use]
pub fn level(voice: &Voice<'_>, bot: &str) -> String {
    voice
        .named(&format!("web-bot-{bot}"))
        .unwrap_or_else(|| bot.to_owned())
}

/// A secret link, shown once to whoever asked for it. The secret stands behind
/// the `#`: browsers keep that to themselves.
#[must_use]
pub fn link(
    voice: &Voice<'_>,
    id: &str,
    (address, aloud): (&str, Option<&str>),
    to: &Text,
) -> Markup {
    html! {
        main id="main" class="read" {
            section class="panel" {
                h1 { (voice.say(to)) }
                p { (voice.tell("web-link-help")) }
                code class="link" data-copy { (address) }
                @if let Some(aloud) = aloud { p class="aloud" { (voice.tell("web-code-aloud")) " " b { (aloud) } } }
                div class="acts" {
                    button class="btn primary" type="button" data-copies hidden { (voice.tell("web-copy")) }
                    a class="btn" href={ "/tables/" (id) } { (voice.tell("web-back-to-table")) }
                }
            }
        }
    }
}
