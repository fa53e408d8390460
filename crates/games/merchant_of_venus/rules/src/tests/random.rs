//! Games without sense, from beginning to end.

use engine::{Game, Seat};
use kit::position::Position;

use super::Table;
use crate::ids::Item;
use crate::phase::Frame;
use crate::{MerchantOfVenus, Options};

/// Plays at random and looks at every moment.
fn play(seats: usize, word: &str, mut look: impl FnMut(&Table)) -> usize {
    let mut table: Table = Position::seeded(&Options::default(), seats, word);
    let mut state = 12345_u64;
    for step in 0..9_000 {
        look(&table);
        let Some(seat) = table.game.to_act().first() else {
            return step;
        };
        let choices = table.choices(seat);
        assert!(!choices.is_empty());
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let pick = (state >> 33) as usize % choices.len();
        table.apply(seat, choices[pick]);
    }
    9_000
}

/// MOV-10.1b, MOV-3.43a, MOV-13.3a: at every moment of a game the cup holds 48
/// counters, no ship more than fits unless it is being emptied, and nobody owes
/// money.
#[test]
fn what_holds_at_every_moment() {
    let mut moments = 0;
    for seats in 2..=6 {
        moments += play(seats, &format!("game of {seats}"), |table| {
            assert_eq!(table.game.cup.len(), 48);
            for seat in Seat::all(seats) {
                let merchant = table.game.merchant(seat);
                let over = matches!(table.game.frames.top(), Some(Frame::Excess(_)));
                assert!(over || merchant.cargo.fits(&table.content, merchant.ship));
                assert!(merchant.cash >= 0);
            }
        });
    }
    assert!(moments > 10_000);
}

/// How long a game without sense is, and what happens in it.
#[test]
#[allow(clippy::print_stdout, reason = "a figure for whoever runs it")]
fn games_go_on() {
    let length = play(4, "long", |table| {
        let seat = Seat::new(0).unwrap();
        assert!(
            table
                .game
                .merchant(seat)
                .cargo
                .count(Item::Gear(crate::ids::Gear::Laser))
                == 0
        );
    });
    println!("{length} choices, {} bytes", size_of::<MerchantOfVenus>());
}
