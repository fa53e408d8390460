//! Worlds that a viewer cannot tell from the true one: unseen objectives, tiles and
//! decisions are dealt anew.

use arrayvec::ArrayVec;
use engine::cards;
use engine::{Draw, Seat, Viewer};
use strum::EnumCount;

use crate::content::Content;
use crate::ids::{Objective, Stage, Tile};
use crate::phase::Frame;
use crate::phase::status::Lane;
use crate::state::{Counters, Player, SecretState};
use crate::{Look, TwilightImperium};

impl TwilightImperium {
    /// Deals everything anew that the viewer does not know.
    pub(crate) fn sample_for(&mut self, content: &Content, viewer: Viewer, draw: &mut Draw<'_>) {
        self.deal_objectives(viewer, draw);
        self.deal_tiles(content, viewer, draw);
        self.sample_lanes(content, viewer, draw);
        self.chance.forget_others(viewer);
    }

    /// Objectives that the viewer has not seen: secret ones of others, the box, the
    /// deck. A card lies where one of its stage lay; Imperium Rex is in the deck.
    fn deal_objectives(&mut self, viewer: Viewer, draw: &mut Draw<'_>) {
        let seats = usize::from(self.seats);
        let is_hidden = |(seat, player): &(Seat, &mut Player)| {
            !viewer.is(*seat) && player.secret.1 == SecretState::Hidden
        };
        let secrets = Seat::all(seats).zip(&mut self.players).filter(is_hidden);
        let secrets = secrets.map(|(_, player)| (&mut player.secret.0, false));
        let boxed = self.boxed.iter_mut().map(|card| (card, false));
        let deck = self.deck.iter_mut().map(|card| (card, true));
        let places: ArrayVec<(&mut Objective, bool), { Objective::COUNT }> =
            secrets.chain(boxed).chain(deck).collect();
        let fits: ArrayVec<(Stage, bool), { Objective::COUNT }> = places
            .iter()
            .map(|(card, in_deck)| (card.stage(), *in_deck))
            .collect();
        let places = places.into_iter().map(|(card, _)| card);
        cards::deal_among::<_, { Objective::COUNT }>(places, draw, |place, card: Objective| {
            let (stage, in_deck) = fits[place];
            card.stage() == stage && (card != Objective::ImperiumRex || in_deck)
        });
    }

    /// TI3-GAL-03, TI3-GAL-04: tiles in hands and those that nobody has seen.
    fn deal_tiles(&mut self, content: &Content, viewer: Viewer, draw: &mut Draw<'_>) {
        let proved = self.proved;
        let placing = self.placing();
        let seats = usize::from(self.seats);
        let hands = Seat::all(seats).zip(&mut self.hands);
        let hidden = hands.filter(|(seat, _)| !viewer.is(*seat) && !proved.contains(*seat));
        let mut places: ArrayVec<&mut Tile, { Tile::COUNT }> = ArrayVec::new();
        for (_, hand) in hidden {
            places.extend(hand.iter_mut());
        }
        places.extend(self.unseen.iter_mut());
        cards::deal_among::<_, { Tile::COUNT }>(places.into_iter(), draw, |_, _| true);
        for seat in Seat::all(seats).filter(|seat| !viewer.is(*seat)) {
            self.hands[seat.index()].sort_unstable();
        }
        // Someone is about to place one of theirs: nobody else knows which.
        if let Some(seat) = placing.filter(|seat| !viewer.is(*seat)) {
            self.sample_placing(content, seat, draw);
        }
    }

    /// Who is about to place a tile that only they know.
    fn placing(&self) -> Option<Seat> {
        match self.frames.top() {
            Some(Frame::At(at)) => Some(at.seat),
            _ => None,
        }
    }

    fn sample_placing(&mut self, content: &Content, seat: Seat, draw: &mut Draw<'_>) {
        let look = Look::new(self, content);
        let hand = &self.hands[seat.index()];
        let may = |tile: &&Tile| crate::phase::setup::may_lay(look, seat, **tile).is_ok();
        let legal: ArrayVec<Tile, 8> = hand.iter().filter(may).copied().collect();
        let tile = legal[draw.index(legal.len())];
        let at = crate::phase::setup::At { seat, tile };
        self.frames.goto(at.into());
    }

    /// What others decide about their counters is unseen; that they have is not.
    fn sample_lanes(&mut self, content: &Content, viewer: Viewer, draw: &mut Draw<'_>) {
        if !matches!(self.frames.top(), Some(Frame::Allocation(_))) {
            return;
        }
        for seat in self.everyone() {
            if viewer.is(seat) || self.player(seat).out {
                continue;
            }
            let total = crate::phase::status::total(Look::new(self, content), seat);
            let fleet = draw.below(u32::from(total) + 1) as u8;
            let pool = draw.below(u32::from(total - fleet) + 1) as u8;
            let strategy = total - fleet - pool;
            let half = draw.below(2) == 0;
            self.lanes[seat.index()] = match self.lanes[seat.index()] {
                Lane::Decided(_) => Lane::Decided(Counters {
                    strategy,
                    pool,
                    fleet,
                }),
                Lane::Fleet | Lane::Pool(_) if half => Lane::Fleet,
                Lane::Fleet | Lane::Pool(_) => Lane::Pool(fleet),
            };
        }
    }
}
