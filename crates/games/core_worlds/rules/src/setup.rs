//! Setting the table (CW-SET).

use arrayvec::ArrayVec;
use engine::{Chance, Dice, Frames, Seat};

use crate::card::Card;
use crate::content::{Content, Faction, Origin};
use crate::options::Options;
use crate::phase::pregame::Pick;
use crate::state::{CoreWorlds, Empire, Holding};

impl CoreWorlds {
    pub(crate) fn set_up(
        content: &Content,
        options: Options,
        seats: usize,
        dice: &mut Dice,
    ) -> Self {
        let Some(first) = Seat::new(0) else {
            unreachable!("every table has a first seat")
        };
        let mut game = Self {
            chance: Chance::default(),
            frames: Frames::default(),
            seats: seats as u8,
            round: 1,
            destiny: first,
            central: ArrayVec::new(),
            galactic: Default::default(),
            put_away: content.deck(|origin| origin == Origin::Sector(0)).collect(),
            empires: Default::default(),
            spoils: ArrayVec::new(),
        };
        game.deal_homes(content, dice);
        game.hand_out_surges(content);
        for (sector, deck) in (1..).zip(&mut game.galactic) {
            deck.extend(content.deck(|origin| origin == Origin::Sector(sector)));
            deck.shuffle(&mut dice.shared(&mut game.chance));
        }
        if options.pre_game_draft {
            game.lay_out_draft(content, dice);
            game.frames.call(Pick(0).into());
        }
        game
    }

    /// Home Worlds at random, with the deck of the same leader; what nobody
    /// gets stays in the box (CW-SET-03 to CW-SET-14).
    fn deal_homes(&mut self, content: &Content, dice: &mut Dice) {
        let mut homes: ArrayVec<(Card, Faction), 5> = Card::ALL
            .into_iter()
            .filter_map(|card| match content.card(card).origin {
                Origin::Home(faction) => Some((card, faction)),
                _ => None,
            })
            .collect();
        dice.shared(&mut self.chance).shuffle(&mut homes);
        for (seat, (home, faction)) in Seat::all(self.players()).zip(homes) {
            let mut empire = Empire {
                actions: content.sector(1).action_points,
                ..Empire::default()
            };
            empire.worlds.push(Holding::new(home));
            empire.deck.extend(content.starting_deck(faction));
            empire.deck.shuffle(&mut dice.shared(&mut self.chance));
            *self.empire_mut(seat) = empire;
        }
        // CW-SET-05.
        let number = |seat: &Seat| {
            let home = self.empire(*seat).worlds.first();
            home.map(|home| content.card(home.card).number)
        };
        self.destiny = Seat::all(self.players())
            .min_by_key(number)
            .unwrap_or(self.destiny);
    }

    fn hand_out_surges(&mut self, content: &Content) {
        let players = self.players();
        for (place, seat) in self.in_order().enumerate() {
            self.empire_mut(seat).surges = content.surge_tokens(players, place);
        }
    }

    /// Two cards of each deck make way, and cards of sector 0 are laid out
    /// (CW-PRE-02, CW-PRE-03).
    fn lay_out_draft(&mut self, content: &Content, dice: &mut Dice) {
        let mut deck = std::mem::take(&mut self.put_away);
        dice.shared(&mut self.chance).shuffle(&mut deck);
        let laid_out = content.central_zone(self.players()).min(deck.len());
        for card in deck.drain(..laid_out) {
            self.central
                .push(crate::state::Offer { card, token: false });
        }
        // Nobody has seen these, and nobody will.
        deck.sort_unstable();
        self.put_away = deck;
        for seat in Seat::all(self.players()) {
            for card in [Card::GalacticGrunts, Card::SnubFighter] {
                let deck = &mut self.empire_mut(seat).deck;
                if let Some(place) = deck.iter().position(|other| *other == card) {
                    deck.take(place);
                    self.put_away.push(card);
                }
            }
        }
    }
}
