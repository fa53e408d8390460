//! Setting the table (FRO-01 to FRO-05), and drawing cards (FRO-11).

use engine::cards::{Hand, Pile};
use engine::map::{Hex, MOST_HEXES, PlaceSet, hexes};
use engine::{Chance, Dice, Frames, MAX_SEATS, Reason, Seat, SeatSet, Silence, Sink, Text};

use crate::Play;
use crate::card::Card;
use crate::content::Content;
use crate::event::FrontierEvent;
use crate::options::Options;
use crate::phase::Lane;
use crate::phase::harvest::begin_round;
use crate::state::{Frontier, Garrison, Hidden, Player};

/// FRO-02: for how many a map of so many rings has room.
const fn most_seats(rings: u8) -> usize {
    match rings {
        0 | 1 => 3,
        2 => 6,
        _ => MAX_SEATS,
    }
}

/// FRO-02: homes lie on the outer ring, as evenly as can be.
fn home(rings: u8, seats: usize, seat: Seat) -> Hex {
    let rings = usize::from(rings);
    let around = 6 * rings;
    let place = hexes(rings) - around + seat.index() * around / seats;
    Hex::new(place).unwrap_or(Hex::MIDDLE)
}

impl Frontier {
    pub(crate) fn set_up(
        content: &Content,
        options: &Options,
        seats: usize,
        dice: &mut Dice,
    ) -> Result<Self, Reason> {
        let most = most_seats(options.rings);
        if seats > most {
            let text = Text::new("frontier-setup-seats")
                .with("rings", options.rings)
                .with("most", most);
            return Err(Reason::new(text, "FRO-02"));
        }
        let player = |index: usize| Player {
            home: Seat::new(index).map_or(Hex::MIDDLE, |seat| home(options.rings, seats, seat)),
            credits: content.start.credits,
            points: 0,
            orders: 0,
            passed: false,
            pacts: SeatSet::NONE,
            attacked: false,
        };
        let mut game = Self {
            chance: Chance::default(),
            frames: Frames::default(),
            map: [Garrison::EMPTY; MOST_HEXES],
            storms: PlaceSet::NONE,
            players: std::array::from_fn(player),
            hands: std::array::from_fn(|_| Hand::default()),
            deck: Pile::default(),
            discard: std::array::from_fn(|kind| content.card(Card::all()[kind]).count),
            lanes: std::array::from_fn(|_| Lane::default()),
            windows: 0,
            seats: seats as u8,
            rings: options.rings,
            round: 1,
            rounds: options.rounds,
            target: options.target,
            blight: 0,
            doom: options.blight,
            end: None,
        };
        for seat in game.everyone() {
            let home = game.player(seat).home;
            let start = &content.start;
            game.map[home.index()].join(seat, start.ships, start.troops);
        }
        let mut silence = Silence;
        let mut play = Play::new(&mut game, content, dice, &mut silence);
        shuffle(&mut play);
        for seat in play.game.everyone() {
            (0..content.start.cards).for_each(|_| draw_card(&mut play, seat));
        }
        begin_round(&mut play);
        Ok(game)
    }
}

/// Makes the discard pile the deck. Nobody knows any card of it then.
fn shuffle<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>) {
    let game = &mut *play.game;
    for card in Card::all() {
        for _ in 0..std::mem::take(&mut game.discard[*card as usize]) {
            game.deck.put(*card);
        }
    }
    game.deck.shuffle(&mut play.dice.shared(&mut game.chance));
}

/// FRO-11: draws a card, unless the hand is full or there is none.
pub(crate) fn draw_card<S: Sink<FrontierEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let full = play.game.hands[seat.index()].len() >= usize::from(play.content.round.hand);
    if full {
        return;
    }
    if play.game.deck.is_empty() && play.game.discard.iter().any(|&count| count > 0) {
        shuffle(play);
        play.emit(FrontierEvent::Reshuffled);
    }
    if let Some(card) = play.game.deck.draw() {
        play.game.hands[seat.index()].take(Hidden::unseen(card));
        play.emit(FrontierEvent::Drew(seat, Some(card)));
    }
}
