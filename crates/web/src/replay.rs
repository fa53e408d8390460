//! A game again, moment by moment.

use engine::i18n::Voice;
use engine::{Text, Viewer};
use maud::{Markup, html};

use crate::page::Reader;
use crate::parts::{icon, select};
use crate::table::Sight;

/// The page that scrubs through a game.
pub struct Replay<'a> {
    /// The table as it was at the moment, with `time` in the past.
    pub sight: Sight<'a>,
    /// The moment shown: this many lines of the story have been told.
    pub moment: usize,
    /// The last moment there is.
    pub last: usize,
    /// Through whose eyes it can be seen: the viewer and a name.
    pub eyes: &'a [(Viewer, String)],
    /// May the viewer branch off here?
    pub may_branch: bool,
    /// Does what is hidden get dealt anew when they do?
    pub redealt: bool,
}

impl Replay<'_> {
    /// The page.
    #[must_use]
    pub fn page(&self, reader: &Reader<'_>) -> Markup {
        let voice = &reader.voice;
        let title = format!(
            "{} · {}",
            self.at(voice),
            voice.tell(self.sight.table.info().title)
        );
        let body = self.sight.body(&reader.switches(), &self.controls(voice));
        reader.page(&title, Some(self.sight.board), &body)
    }

    /// Everything that moves through the game. All of it are plain links and
    /// forms; a script may take them over, and show what plays on its own.
    fn controls(&self, voice: &Voice<'_>) -> Markup {
        let eyes = eyes_of(self.sight.viewer);
        html! {
            section id="replay" class="replay" aria-label=(voice.tell("web-replay")) data-replay
                data-moment=(self.moment) data-last=(self.last) data-eyes=(eyes) {
                (self.steps(voice))
                (self.scrubber(voice, &eyes))
                div class="from-here" {
                    a class="btn ghost" href=(self.to(self.moment)) data-copy {
                        (icon("link")) (voice.tell("web-moment-link"))
                    }
                    @if self.may_branch { (self.branch(voice, &eyes)) }
                }
            }
        }
    }

    /// To the first moment, back, on, to the last.
    fn steps(&self, voice: &Voice<'_>) -> Markup {
        let (moment, last) = (self.moment, self.last);
        let before = moment.checked_sub(1);
        let after = (moment < last).then_some(moment + 1);
        html! {
            div class="steps" {
                (self.step(voice, "first", "web-first", before.map(|_| 0)))
                (self.step(voice, "back", "web-back", before))
                // Only a script can play on: it takes the `hidden` away.
                button type="button" class="btn icon" data-play hidden aria-pressed="false"
                    aria-label=(voice.tell("web-play")) title=(voice.tell("web-play")) { (icon("play")) (icon("pause")) }
                (self.step(voice, "next", "web-next", after))
                (self.step(voice, "last", "web-last", after.map(|_| last)))
            }
        }
    }

    fn step(
        &self,
        voice: &Voice<'_>,
        symbol: &str,
        word: &'static str,
        moment: Option<usize>,
    ) -> Markup {
        let word = voice.tell(word);
        html! {
            @match moment {
                Some(moment) => { a class="btn icon" href=(self.to(moment)) data-step=(symbol) rel="nofollow" aria-label=(word) title=(word) { (icon(symbol)) } }
                None => { a class="btn icon off" role="link" aria-disabled="true" data-step=(symbol) aria-label=(word) { (icon(symbol)) } }
            }
        }
    }

    /// Any moment, through anybody's eyes.
    fn scrubber(&self, voice: &Voice<'_>, eyes: &str) -> Markup {
        let viewers: Vec<(String, String)> = self
            .eyes
            .iter()
            .map(|(viewer, name)| (eyes_of(*viewer), name.clone()))
            .collect();
        html! {
            form class="slide" method="get" action=(self.address()) {
                label class="vh" for="moment" { (voice.tell("web-moment-label")) }
                input id="moment" type="range" name="moment" min="0" max=(self.last) value=(self.moment) aria-valuetext=(self.at(voice));
                output class="at" for="moment" { (self.at(voice)) }
                label for="eyes" { (icon("eye")) (voice.tell("web-eyes")) }
                (select("eyes", None, eyes, &viewers))
                button class="btn" { (voice.tell("web-show")) }
            }
        }
    }

    /// A new table that begins here.
    fn branch(&self, voice: &Voice<'_>, eyes: &str) -> Markup {
        let help = if self.redealt {
            "web-branch-redealt"
        } else {
            "web-branch-help"
        };
        html! {
            form class="branch" method="post" action={ "/tables/" (self.sight.id) "/branch" } {
                input type="hidden" name="moment" value=(self.moment);
                input type="hidden" name="eyes" value=(eyes);
                button class="btn" aria-describedby="branch-help" { (icon("branch")) (voice.tell("web-branch")) }
                p id="branch-help" { (voice.tell(help)) }
            }
        }
    }

    /// Which moment of how many.
    fn at(&self, voice: &Voice<'_>) -> String {
        let text = Text::new("web-moment")
            .with("moment", self.moment)
            .with("last", self.last);
        voice.say(&text)
    }

    fn address(&self) -> String {
        format!("/tables/{}/replay", self.sight.id)
    }

    /// The address of a moment, through the same eyes.
    fn to(&self, moment: usize) -> String {
        let eyes = eyes_of(self.sight.viewer);
        format!("{}?moment={moment}&eyes={eyes}", self.address())
    }
}

/// Whose eyes, as addresses write it: `public`, or a seat such as `s1`.
pub(crate) fn eyes_of(viewer: Viewer) -> String {
    viewer
        .seat()
        .map_or_else(|| "public".to_owned(), |seat| seat.to_string())
}
