//! The story: a sentence for everything that happens.

use engine::{Seat, Sentence, Text};

use crate::card::Card;
use crate::choice::Subject;
use crate::content::Content;
use crate::event::Event;

/// The sentence that tells an event.
pub(crate) fn tell(content: &Content, event: &Event) -> Sentence<Subject> {
    let by = Sentence::by;
    let with = |key, seat: Seat, card: Card| {
        let sentence = by(key, seat).with("card", content.name(card));
        sentence.about(Subject::Warzone(card))
    };
    let of = |key, card: Card| {
        let text = Text::new(key).with("card", content.name(card));
        Sentence::new(text).about(Subject::Central(card))
    };
    match *event {
        Event::Picked(seat, card) => with("core-worlds-picked", seat, card),
        Event::PutAway(card) => of("core-worlds-put-away", card).listing("card"),
        Event::ShuffledPicks(seat) => by("core-worlds-shuffled-picks", seat),
        Event::Round(round) => {
            let sector = content.sector(crate::state::sector_of(round));
            let text = Text::new("core-worlds-round").with("round", round);
            Sentence::new(text.with("sector", &sector.name))
        }
        Event::Drew(seat, Some(card)) => with("core-worlds-drew-card", seat, card),
        Event::Drew(seat, None) => by("core-worlds-drew", seat),
        Event::Reshuffled(seat) => by("core-worlds-reshuffled", seat),
        Event::Produced(seat, energy) => by("core-worlds-produced", seat).with("energy", energy),
        Event::Gained(seat, energy, card) => {
            with("core-worlds-gained", seat, card).with("energy", energy)
        }
        Event::TookToken(seat, card) => with("core-worlds-took-token", seat, card),
        Event::Departed(card) => of("core-worlds-departed", card).listing("card"),
        Event::Tokens(count) => Sentence::new(Text::new("core-worlds-tokens").with("count", count)),
        Event::Appeared(card) => of("core-worlds-appeared", card).listing("card"),
        Event::Drafted(seat, card, paid) => {
            with("core-worlds-drafted", seat, card).with("cost", paid)
        }
        Event::Deployed(seat, card, paid) => {
            with("core-worlds-deployed", seat, card).with("cost", paid)
        }
        Event::Invaded(seat, world) => with("core-worlds-invaded", seat, world),
        Event::Committed(seat, card) => with("core-worlds-committed", seat, card),
        Event::Played(seat, card) => with("core-worlds-played", seat, card),
        Event::Used(seat, card) => with("core-worlds-used", seat, card),
        Event::Charged(seat, card) => with("core-worlds-charged", seat, card),
        Event::Discarded(seat, card) => with("core-worlds-discarded", seat, card),
        Event::Conquered(seat, world) => with("core-worlds-conquered", seat, world),
        Event::Withdrew(seat, world) => with("core-worlds-withdrew", seat, world),
        Event::Colonized(seat, card, world) => {
            with("core-worlds-colonized", seat, card).with("world", content.name(world))
        }
        Event::Returned(seat, card) => with("core-worlds-returned", seat, card),
        Event::Stayed(seat, card) => with("core-worlds-stayed", seat, card),
        Event::Recovered(seat, card) => with("core-worlds-recovered", seat, card),
        Event::Commanded(seat, actions) => {
            by("core-worlds-commanded", seat).with("actions", actions)
        }
        Event::Surged(seat) => by("core-worlds-surged", seat),
        Event::Done(seat) => by("core-worlds-done", seat),
        Event::Passed(seat) => by("core-worlds-passed", seat),
        Event::Decided(seat, None) => by("core-worlds-decided", seat),
        Event::Decided(seat, Some(None)) => by("core-worlds-decided-nothing", seat),
        Event::Decided(seat, Some(Some(card))) => with("core-worlds-decided-card", seat, card),
        Event::Cleared(seat, true) => by("core-worlds-cleared-kept", seat),
        Event::Cleared(seat, false) => by("core-worlds-cleared", seat),
        Event::Destiny(seat) => by("core-worlds-destiny", seat),
        Event::ShuffledIn(seat) => by("core-worlds-shuffled-in", seat),
        Event::LeftPile(seat) => by("core-worlds-left-pile", seat),
        Event::Scored(seat, printed, bonus) => by("core-worlds-scored", seat)
            .with("printed", printed)
            .with("bonus", bonus)
            .with("total", u32::from(printed) + u32::from(bonus)),
    }
}
