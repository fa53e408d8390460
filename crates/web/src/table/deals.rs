//! Deals: what stands between the viewer and others, and the form of an offer.

use engine::log::{Answer, Audience};
use engine::table::{DealState, Offered};
use engine::{Seat, Text, Viewer, Ware, goods};
use maud::{Markup, html};

use super::bar::{counted, signature};
use super::{Sight, Time};
use crate::parts::{icon, stepper};

/// How many of the offers that were closed are shown.
const CLOSED: usize = 4;

/// An offer that someone is about to make.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewOffer {
    /// To whom.
    pub to: Seat,
    /// The number of an offer of theirs that it is the answer to.
    pub counter: Option<u32>,
}

/// The offers that the viewer knows of, and with whom they could deal, folded
/// while nothing is offered to them.
pub(super) fn deals(sight: &Sight<'_>) -> Markup {
    let Some(seat) = sight.viewer.seat() else {
        return onlooker(sight);
    };
    if sight.time != Time::Now || sight.table.is_over() || !sight.is_open() {
        return html! {};
    }
    if sight.table.wares(sight.viewer, seat).is_empty() {
        return html! {};
    }
    let voice = &sight.voice;
    let deals = sight.table.deals(sight.viewer);
    let (open, closed): (Vec<&Offered>, Vec<&Offered>) = deals
        .iter()
        .partition(|offer| offer.state == DealState::Open);
    let to_me = open.iter().filter(|offer| offer.to == seat).count();
    let last = closed.len().saturating_sub(CLOSED);
    let others = Seat::all(sight.seats.len()).filter(|other| *other != seat);
    html! {
        (signature(sight))
        details id="bargains" open[to_me > 0] {
            summary { (icon("trade")) (counted(voice, "web-deals", open.len())) }
            @if !deals.is_empty() {
                ul class="offers" {
                    @for offer in open { li { (standing(sight, seat, offer)) } }
                    @for offer in &closed[last..] { li class="faint" { (over(sight, offer)) } }
                }
            }
            ul class="partners" {
                @for other in others { li class="row" { (partner(sight, seat, other)) } }
            }
        }
    }
}

/// Someone without a seat reads what is offered in public.
fn onlooker(sight: &Sight<'_>) -> Markup {
    let deals = sight.table.deals(Viewer::Public);
    html! {
        @if !deals.is_empty() && sight.time == Time::Now {
            span class="eyebrow" { (counted(&sight.voice, "web-deals", deals.len())) }
            ul class="offers" { @for offer in &deals { li { (terms(sight, offer)) } } }
        }
    }
}

/// Who offers what for what, and what else was promised and said.
fn terms(sight: &Sight<'_>, offer: &Offered) -> Markup {
    let voice = &sight.voice;
    let told = |seat: Seat, goods: &str| {
        let wares = sight.table.wares(sight.viewer, seat);
        goods::told(goods, &wares)
    };
    let text = Text::new("web-deal-offer")
        .with("from", offer.from)
        .with("to", offer.to)
        .with("gives", told(offer.from, &offer.gives))
        .with("gets", told(offer.to, &offer.gets));
    let word = (sight.words_of_bots)(offer);
    html! {
        p {
            (voice.say(&text))
            @if offer.audience == Audience::Everyone { " " span class="chip" { (voice.tell("web-deal-openly")) } }
        }
        @if !offer.promise.is_empty() { q { (offer.promise) } }
        @if let Some(word) = word { q class="faint" { (voice.say(&word)) } }
    }
}

/// An offer that stands, and what the viewer may answer.
fn standing(sight: &Sight<'_>, seat: Seat, offer: &Offered) -> Markup {
    let voice = &sight.voice;
    let action = format!("/tables/{}/deals/answers", sight.id);
    let button = |answer: Answer, key, class: &str, why: Option<String>| {
        let with = if offer.from == seat {
            offer.to
        } else {
            offer.from
        };
        html! {
            button class=(class) formaction=(action) name="answer" value={ (answer.word()) " " (with) " " (offer.deal) }
                disabled[why.is_some()] title=[why] { (voice.tell(key)) }
        }
    };
    let closed = sight.table.deals_open(offer.from, offer.to).err();
    let why = closed.map(|reason| voice.say(&reason.text));
    html! {
        (terms(sight, offer))
        @if offer.to == seat {
            @if let Some(why) = &why { p class="no" { (why) } }
            div class="row" {
                (button(Answer::Accept, "web-deal-accept", "btn primary", why))
                (button(Answer::Decline, "web-deal-decline", "btn", None))
                a class="btn ghost in-place" href={ "/tables/" (sight.id) "/deals/new?to=" (offer.from) "&counter=" (offer.deal) } { (voice.tell("web-deal-counter")) }
            }
        } @else if offer.from == seat {
            div class="row" { (button(Answer::Withdraw, "web-deal-withdraw", "btn", None)) }
        }
    }
}

/// An offer that was answered.
fn over(sight: &Sight<'_>, offer: &Offered) -> Markup {
    let key = match offer.state {
        DealState::Closed(Answer::Accept) => "web-deal-accepted",
        DealState::Closed(Answer::Decline) => "web-deal-declined",
        DealState::Closed(Answer::Withdraw) => "web-deal-withdrawn",
        DealState::Open => return html! {},
    };
    html! {
        (terms(sight, offer))
        span class="chip" { (sight.voice.tell(key)) }
    }
}

/// Someone to deal with, or why not now.
fn partner(sight: &Sight<'_>, seat: Seat, other: Seat) -> Markup {
    let voice = &sight.voice;
    let name = &sight.seats[other.index()].name;
    let closed = sight.table.deals_open(seat, other).err();
    html! {
        a class="btn ghost in-place" href={ "/tables/" (sight.id) "/deals/new?to=" (other) } {
            (voice.say(&Text::new("web-deal-with").with("name", name.as_str())))
        }
        @if let Some(reason) = closed { span class="faint" { (voice.say(&reason.text)) } }
    }
}

impl Sight<'_> {
    /// The form of an offer; nothing where the viewer has nobody to make it to.
    #[must_use]
    pub fn offer_form(&self, new: NewOffer) -> Option<Markup> {
        let seat = self.viewer.seat()?;
        let open = self.time == Time::Now && !self.table.is_over() && self.is_open();
        if !open || new.to == seat || new.to.index() >= self.seats.len() {
            return None;
        }
        let mine = self.table.wares(self.viewer, seat);
        let theirs = self.table.wares(self.viewer, new.to);
        if mine.is_empty() {
            return None;
        }
        // A counter-offer begins as the offer that it answers.
        let answered = new.counter.and_then(|deal| {
            let mut deals = self.table.deals(self.viewer).into_iter();
            deals.find(|offer| (offer.from, offer.deal) == (new.to, deal))
        });
        let (gives, gets) = answered.as_ref().map_or(("-", "-"), |offer| {
            (offer.gets.as_str(), offer.gives.as_str())
        });
        let voice = &self.voice;
        let name = self.seats[new.to.index()].name.as_str();
        let closed = self.table.deals_open(seat, new.to).err();
        Some(html! {
            form class="in offer" method="post" action={ "/tables/" (self.id) "/deals" } {
                (signature(self))
                input type="hidden" name="to" value=(new.to);
                @if let Some(deal) = new.counter { input type="hidden" name="counter" value=(deal); }
                h2 { (voice.say(&Text::new("web-deal-with").with("name", name))) }
                @if let Some(reason) = closed { p class="faint" { (voice.say(&reason.text)) } }
                (self.side("give", "web-deal-give", &mine, gives))
                (self.side("get", "web-deal-get", &theirs, gets))
                label class="field" {
                    span { (voice.tell("web-deal-promise")) }
                    input type="text" name="promise" maxlength="280" autocomplete="off" aria-describedby="binds";
                }
                p id="binds" class="faint" { (voice.tell("web-deal-promise-help")) }
                label class="check" { input type="checkbox" name="openly" value="yes"; span { (voice.tell("web-deal-aloud")) } }
                div class="acts" { button class="btn primary" { (voice.tell("web-deal-send")) } }
            }
        })
    }

    /// What one side gives: a number for each ware that it may have.
    fn side(&self, side: &str, title: &'static str, wares: &[Ware], goods: &str) -> Markup {
        let begun = goods::read(goods).unwrap_or_default();
        let count = |ware: &Ware| {
            let of_it = begun.iter().find(|(_, word)| *word == ware.word);
            of_it.map_or(0, |(count, _)| *count)
        };
        html! {
            fieldset {
                legend { (self.voice.tell(title)) }
                @for ware in wares.iter().filter(|ware| ware.most > 0) {
                    @let name = format!("{side}-{}", ware.word);
                    div class="ware" {
                        label for=(name) { (self.voice.say(&ware.name)) }
                        (stepper(&self.voice, &name, None, &count(ware).to_string(), (0, ware.most.into())))
                        span class="faint" aria-hidden="true" { "/ " (ware.most) }
                    }
                }
            }
        }
    }
}
