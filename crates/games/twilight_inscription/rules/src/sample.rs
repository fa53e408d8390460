//! Worlds that a viewer cannot tell from the true one: cards that they have not seen
//! are dealt anew, and what others are writing is written anew.

use arrayvec::ArrayVec;
use engine::step::Options;
use engine::{Dice, Draw, MAX_SEATS, Seat, SeatSet, Seed, Silence, Viewer};
use strum::{EnumCount, VariantArray};

use crate::ban::Ban;
use crate::choice::Choice;
use crate::content::navigation::bits;
use crate::content::{Content, Timing};
use crate::ids::{Agenda, EventCard, Faction, Relic};
use crate::pen::Pen;
use crate::phase::{Stage, round};
use crate::stack::Stack;
use crate::state::EVENTS;
use crate::{Play, TwilightInscription, work};

/// Nobody writes more in a step.
const MOST_MARKS: usize = 400;

impl TwilightInscription {
    /// Deals all unseen cards anew, and lets the others write anew.
    pub(crate) fn sample_for(&mut self, content: &Content, viewer: Viewer, draw: &mut Draw<'_>) {
        let Some(stage) = self.stage() else { return };
        self.sample_events(content, draw);
        self.sample_agendas(content, draw);
        let writing = self.writing();
        let others: ArrayVec<Seat, MAX_SEATS> =
            self.everyone().filter(|seat| !viewer.is(*seat)).collect();
        if stage == Stage::Keep {
            self.sample_factions(viewer, &others, draw);
        }
        self.sample_relics(content, viewer, &others, draw);
        for seat in others {
            self.write_anew(content, (seat, stage), writing, draw);
        }
        self.chance.forget_others(viewer);
    }

    /// Events to come: what their backs do not tell.
    fn sample_events(&mut self, content: &Content, draw: &mut Draw<'_>) {
        let first = usize::from(self.turned);
        let back = |card: EventCard| {
            let facts = content.event(card);
            (facts.tier, facts.back)
        };
        let mut places: ArrayVec<usize, EVENTS> = ArrayVec::new();
        for place in first..EVENTS {
            let alike = back(self.events[place]);
            let is_first = (first..place).all(|before| back(self.events[before]) != alike);
            if !is_first {
                continue;
            }
            places.clear();
            places.extend((place..EVENTS).filter(|other| back(self.events[*other]) == alike));
            let mut cards: ArrayVec<EventCard, EVENTS> =
                places.iter().map(|place| self.events[*place]).collect();
            // Sorted before it is shuffled: the truth must not show.
            cards.sort_unstable();
            draw.shuffle(&mut cards);
            places
                .iter()
                .zip(cards)
                .for_each(|(place, card)| self.events[*place] = card);
        }
    }

    /// Agendas that lie face down: any of their tier.
    fn sample_agendas(&mut self, content: &Content, draw: &mut Draw<'_>) {
        for place in usize::from(self.sessions)..self.agendas.len() {
            let tier = content.agenda(self.agendas[place]).tier;
            let of_tier = Agenda::VARIANTS
                .iter()
                .filter(|agenda| content.agenda(**agenda).tier == tier);
            let all: ArrayVec<Agenda, { Agenda::COUNT }> = of_tier.copied().collect();
            self.agendas[place] = all[draw.index(all.len())];
        }
    }

    /// Faction cards that the viewer was not dealt.
    fn sample_factions(&mut self, viewer: Viewer, others: &[Seat], draw: &mut Draw<'_>) {
        let own: u32 = viewer
            .seat()
            .filter(|seat| self.all().contains(*seat))
            .map_or(0, |seat| {
                self.lane(seat)
                    .dealt
                    .iter()
                    .fold(0, |all, faction| all | 1 << faction as u32)
            });
        let unseen = Faction::VARIANTS
            .iter()
            .filter(|faction| own >> **faction as u32 & 1 == 0);
        let mut pool: ArrayVec<Faction, { Faction::COUNT }> = unseen.copied().collect();
        draw.shuffle(&mut pool);
        for seat in others {
            let count = self.lane(*seat).dealt.len();
            let mut dealt = Stack::EMPTY;
            (0..count)
                .filter_map(|_| pool.pop())
                .for_each(|faction| dealt.push(faction));
            self.lane_mut(*seat).dealt = dealt;
        }
        self.box_factions = pool
            .iter()
            .fold(0, |all, faction| all | 1 << *faction as u32);
    }

    /// Relics: those in others' hands have the values that are written, all others lie
    /// anywhere.
    fn sample_relics(
        &mut self,
        content: &Content,
        viewer: Viewer,
        others: &[Seat],
        draw: &mut Draw<'_>,
    ) {
        let mut seen = self
            .everyone()
            .fold(0, |all, seat| all | self.player(seat).played);
        if let Some(seat) = viewer.seat().filter(|seat| self.all().contains(*seat)) {
            let own = &self.lane(seat).own;
            seen |= own.hand | own.played;
        }
        let mut pool: ArrayVec<Relic, { Relic::COUNT }> = Relic::VARIANTS
            .iter()
            .filter(|relic| seen >> **relic as u16 & 1 == 0)
            .copied()
            .collect();
        draw.shuffle(&mut pool);
        for seat in others {
            let mut values: ArrayVec<u8, { Relic::COUNT }> =
                bits(u64::from(self.player(*seat).hand))
                    .map(|bit| content.relic(Relic::VARIANTS[bit]).vp)
                    .collect();
            values.sort_unstable();
            let mut hand = 0;
            for value in values {
                let fits = |relic: &Relic| {
                    let facts = content.relic(*relic);
                    facts.vp == value && facts.timing != Timing::OnDraw
                };
                if let Some(place) = pool.iter().position(fits) {
                    hand |= 1 << pool.remove(place) as u16;
                }
            }
            self.players[seat.index()].hand = hand;
        }
        for seat in others {
            let count = self.dealt[seat.index()];
            let mut reserve = Stack::EMPTY;
            (0..count)
                .filter_map(|_| pool.pop())
                .for_each(|relic| reserve.push(relic));
            self.lane_mut(*seat).reserve = reserve;
        }
        if let Some(seat) = viewer.seat().filter(|seat| self.all().contains(*seat)) {
            let count = self.lane(seat).reserve.len();
            let mut reserve = Stack::EMPTY;
            (0..count)
                .filter_map(|_| pool.pop())
                .for_each(|relic| reserve.push(relic));
            self.lane_mut(seat).reserve = reserve;
        }
        self.deck = pool.iter().fold(0, |all, relic| all | 1 << *relic as u16);
    }

    /// Writes as a seat may have: to the end when its pen is down, otherwise up to any
    /// point.
    fn write_anew(
        &mut self,
        content: &Content,
        (seat, stage): (Seat, Stage),
        writing: SeatSet,
        draw: &mut Draw<'_>,
    ) {
        let mut dice = Dice::new(&Seed::from_word("nothing is drawn here"));
        let mut silence = Silence;
        let mut play = Play::new(self, content, &mut dice, &mut silence);
        round::open(&mut play, seat, stage);
        let done = !writing.contains(seat);
        let mut choices = Choices(Vec::new());
        for _ in 0..MOST_MARKS {
            let Some(task) = play.game.lane(seat).tasks.top() else {
                return;
            };
            if !done && draw.below(STOPS) == 0 {
                return;
            }
            choices.0.clear();
            work::options(&Pen::of(play.look(), seat), task, &mut choices);
            let choice = choices.0[draw.index(choices.0.len())];
            let before = *play.game.lane(seat);
            work::apply(&mut play, seat, choice);
            if !done && play.game.lane(seat).tasks.is_empty() {
                *play.game.lane_mut(seat) = before;
                return;
            }
        }
    }
}

/// One of so many is where somebody stops to think.
const STOPS: u32 = 4;

/// What somebody may write next.
struct Choices(Vec<Choice>);

impl Options<TwilightInscription> for Choices {
    const ASKS_WHY: bool = false;

    fn option(&mut self, choice: Choice, verdict: Result<(), Ban>) {
        if verdict.is_ok() {
            self.0.push(choice);
        }
    }
}
