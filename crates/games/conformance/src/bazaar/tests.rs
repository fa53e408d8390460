//! The rules of the Bazaar, one by one.

use engine::step;
use engine::{Game, Recorder, Seat, SeatSet, Swap};
use kit::position::{Position, S1, S2, S3, Why, why};

use super::{
    Bazaar, BazaarEvent, Choice, Contract, Frame, Good, Options, PURSE_LIMIT, Purse, Slot, Subject,
};

/// Contracts by price: of 4, of 6, of 7, and so on up to 16.
const LANTERN: Contract = Contract(0);
const ASTROLABE: Contract = Contract(1);
const CARAVAN: Contract = Contract(2);
const MIRROR: Contract = Contract(3);
const PALACE: Contract = Contract(9);

fn table(seats: usize, rounds: u8) -> Position<Bazaar> {
    Position::new(&Options { rounds }, seats)
}

fn goods(text: &str) -> Purse {
    text.parse().unwrap()
}

/// What tests lay out and look at.
trait Layout {
    /// Gives a seat goods out of the bag.
    fn give(&mut self, seat: Seat, text: &str);
    /// Lays out the market, and the deck from its top.
    fn lay(&mut self, row: [Option<Contract>; 3], next: &[Contract]);
    fn offer(&mut self, from: (Seat, &str), to: (Seat, &str)) -> Result<Vec<BazaarEvent>, Why>;
    fn deals_open(&self, a: Seat, b: Seat) -> Result<(), Why>;
    fn purse(&self, seat: Seat) -> String;
}

impl Layout for Position<Bazaar> {
    fn give(&mut self, seat: Seat, text: &str) {
        self.game.bag = self.game.bag.less(goods(text)).unwrap();
        self.game.purses[seat.index()] = self.game.purses[seat.index()].plus(goods(text));
    }

    fn lay(&mut self, row: [Option<Contract>; 3], next: &[Contract]) {
        self.game.row = row;
        self.game.deck = next.iter().rev().copied().collect();
    }

    fn offer(
        &mut self,
        (from, gives): (Seat, &str),
        (to, gets): (Seat, &str),
    ) -> Result<Vec<BazaarEvent>, Why> {
        let swap = Swap {
            from,
            to,
            gives: goods(gives),
            gets: goods(gets),
        };
        let mut sink = Recorder::default();
        match self.game.exchange(&self.content, &swap, &mut sink) {
            Ok(()) => Ok(sink.events),
            Err(reason) => Err(why(&reason)),
        }
    }

    fn deals_open(&self, a: Seat, b: Seat) -> Result<(), Why> {
        let open = self.game.deals_open(&self.content, a, b);
        open.map_err(|reason| why(&reason))
    }

    fn purse(&self, seat: Seat) -> String {
        self.game.purses[seat.index()].to_string()
    }
}

const BUY_1: Choice = Choice::Buy(Slot(0));
const BUY_2: Choice = Choice::Buy(Slot(1));

/// BAZ-01: three contracts lie open, and of the others only the number shows.
#[test]
fn three_contracts_lie_open_and_the_rest_face_down() {
    let mut position = table(2, 8);
    let game = &position.game;
    let mut all: Vec<Contract> = game
        .row
        .iter()
        .flatten()
        .chain(&game.deck)
        .copied()
        .collect();
    assert_eq!((game.row.iter().flatten().count(), game.deck.len()), (3, 7));
    all.sort_unstable();
    assert_eq!(all, (0..10).map(Contract).collect::<Vec<_>>());

    let before = (position.view(S1), position.public());
    assert_eq!((before.0.row, before.0.deck), (position.game.row, 7));
    position.game.deck.reverse();
    assert_eq!((position.view(S1), position.public()), before);
}

/// BAZ-01: the order of the contracts is random.
#[test]
fn every_contract_can_lie_in_every_place() {
    let mut met = [[false; 10]; 4];
    for word in 0..200 {
        let game = Position::<Bazaar>::seeded(&Options { rounds: 8 }, 2, &word.to_string()).game;
        let top = game.deck.last().copied();
        for (place, contract) in game.row.into_iter().chain([top]).enumerate() {
            met[place][usize::from(contract.unwrap().0)] = true;
        }
    }
    assert_eq!(met, [[true; 10]; 4]);
}

/// BAZ-02: taking gives two goods of the bag, and the next player has a turn.
#[test]
fn a_turn_can_take_two_goods_of_the_bag() {
    let mut position = table(3, 8);
    assert_eq!(position.choices(S1), [Choice::Take, Choice::Pass]);
    let bag = position.game.bag;
    let events = position.apply(S1, Choice::Take);
    let purse = position.game.purses[0];
    assert_eq!(purse.total(), 2);
    assert_eq!(position.game.bag.plus(purse), bag);
    let [BazaarEvent::Took(S1, first, Some(second))] = events[..] else {
        panic!("{events:?}");
    };
    assert_eq!(purse, Purse::default().with(first, 1).with(second, 1));
    assert_eq!(position.game.to_act(), SeatSet::one(S2));
}

/// BAZ-02: which goods come out of the bag is chance, and only what is in it.
#[test]
fn the_bag_gives_at_random() {
    let mut met = [0; Good::COUNT];
    for word in 0..100 {
        let mut position = table(2, 8);
        position.game.bag = goods("2ruby+2pearl+2amber");
        position.reseed(&word.to_string());
        position.apply(S1, Choice::Take);
        for good in position.game.purses[0].kinds() {
            met[good as usize] += 1;
        }
    }
    let [ruby, pearl, jade, amber] = met;
    assert_eq!(jade, 0);
    assert!(ruby.min(pearl).min(amber) > 30, "{met:?}");
}

/// BAZ-02: one may pass; the turn goes round the table, and nobody acts out of
/// turn.
#[test]
fn turns_go_round_and_only_the_active_player_acts() {
    let mut position = table(3, 8);
    for seat in [S1, S2, S3, S1, S2] {
        assert_eq!(position.game.to_act(), SeatSet::one(seat));
        for other in [S1, S2, S3].into_iter().filter(|&other| other != seat) {
            let reason = position.why_not(other, Subject::Bag);
            assert_eq!(reason, Some(("bazaar-why-turn", "BAZ-02")));
        }
        let events = position.apply(seat, Choice::Pass);
        assert_eq!(events, [BazaarEvent::Passed(seat)]);
    }
}

/// BAZ-02: a turn buys one contract, and then it is over.
#[test]
fn a_turn_buys_one_contract_and_no_more() {
    let mut position = table(2, 8);
    position.lay([Some(LANTERN), Some(ASTROLABE), None], &[]);
    position.give(S1, "5jade");
    assert_eq!(
        position.choices(S1),
        [Choice::Take, BUY_1, BUY_2, Choice::Pass]
    );
    position.apply(S1, BUY_1);
    position.apply(S1, Choice::Pay(Good::Jade));
    position.apply(S1, Choice::Pay(Good::Jade));
    assert_eq!(position.game.to_act(), SeatSet::one(S2));
}

/// BAZ-03: seven goods and two more are nine; with eight or nine none are
/// taken.
#[test]
fn nobody_takes_beyond_nine_goods() {
    for (held, may) in [("7amber", true), ("8amber", false), ("9amber", false)] {
        let mut position = table(2, 8);
        position.lay([Some(PALACE), None, None], &[]);
        position.give(S1, held);
        let reason = (!may).then_some(("bazaar-why-full", "BAZ-03"));
        assert_eq!(position.why_not(S1, Subject::Bag), reason, "{held}");
        assert_eq!(position.choices(S1).contains(&Choice::Take), may, "{held}");
        if may {
            position.apply(S1, Choice::Take);
            assert_eq!(position.game.purses[0].total(), PURSE_LIMIT);
        }
    }
}

/// BAZ-03: an empty bag gives nothing; the last good comes alone.
#[test]
fn an_empty_bag_gives_nothing() {
    let mut position = table(2, 8);
    position.game.bag = goods("1jade");
    let events = position.apply(S1, Choice::Take);
    assert_eq!(events, [BazaarEvent::Took(S1, Good::Jade, None)]);
    assert_eq!(position.choices(S2), [Choice::Pass]);
    let reason = position.why_not(S2, Subject::Bag);
    assert_eq!(reason, Some(("bazaar-why-empty", "BAZ-03")));
}

/// BAZ-04: too much does not pay, for no change is given.
#[test]
fn a_contract_is_not_paid_with_too_much_or_too_little() {
    // The Lantern costs 4.
    for (held, may) in [
        ("1ruby", false),
        ("1ruby+1pearl", false),
        ("1pearl", false),
        ("1ruby+3amber", false),
        ("1pearl+1amber", true),
        ("1ruby+2jade", true),
    ] {
        let mut position = table(2, 8);
        position.lay([Some(LANTERN), None, None], &[]);
        position.give(S1, held);
        assert_eq!(position.choices(S1).contains(&BUY_1), may, "{held}");
        let reason = (!may).then_some(("bazaar-why-price", "BAZ-04"));
        let market = Subject::Market(Slot(0));
        assert_eq!(position.why_not(S1, market), reason, "{held}");
    }
}

/// BAZ-04: only goods that can still make up the price are taken.
#[test]
fn a_payment_takes_only_what_leads_to_the_price() {
    let mut position = table(2, 8);
    position.lay([Some(CARAVAN), None, None], &[]);
    position.give(S1, "1ruby+1pearl+2jade");
    let choose_first = Some(("bazaar-why-choose", "BAZ-04"));
    assert_eq!(
        position.why_not(S1, Subject::Purse(Good::Jade)),
        choose_first
    );
    // 7 is 5 + 2 or 3 + 2 + 2.
    position.apply(S1, BUY_1);
    let pay = |goods: &[Good]| goods.iter().copied().map(Choice::Pay).collect::<Vec<_>>();
    assert_eq!(
        position.choices(S1),
        pay(&[Good::Ruby, Good::Pearl, Good::Jade])
    );
    position.apply(S1, Choice::Pay(Good::Pearl));
    assert_eq!(position.choices(S1), pay(&[Good::Jade]));
    let no_change = Some(("bazaar-why-change", "BAZ-04"));
    assert_eq!(position.why_not(S1, Subject::Purse(Good::Ruby)), no_change);
    let none = Some(("bazaar-why-none", "BAZ-04"));
    assert_eq!(position.why_not(S1, Subject::Purse(Good::Amber)), none);
    let first_pay = Some(("bazaar-why-paying", "BAZ-04"));
    assert_eq!(position.why_not(S1, Subject::Bag), first_pay);
    position.apply(S1, Choice::Pay(Good::Jade));
    position.apply(S1, Choice::Pay(Good::Jade));
    assert_eq!(position.purse(S1), "1ruby");
    assert_eq!(position.game.bought[0].as_slice(), [CARAVAN]);
}

/// Can some of these goods make up the price? By trying all of them.
fn some_make_up(position: &Position<Bazaar>, purse: Purse, price: u32) -> bool {
    handfuls(9).any(|some| purse.less(some).is_some() && some.value(&position.content) == price)
}

/// Every handful of up to this many goods.
fn handfuls(most: u8) -> impl Iterator<Item = Purse> {
    let up_to = move |count: u8| 0..=most - count;
    let pairs = up_to(0).flat_map(move |a| up_to(a).map(move |b| (a, b)));
    let threes = pairs.flat_map(move |(a, b)| up_to(a + b).map(move |c| (a, b, c)));
    threes.flat_map(move |(a, b, c)| {
        up_to(a + b + c).map(move |d| {
            let dear = Purse::default().with(Good::Ruby, a).with(Good::Pearl, b);
            dear.with(Good::Jade, c).with(Good::Amber, d)
        })
    })
}

/// Follows every way to pay to its end, which must leave goods of this value.
fn pay_in_every_way(position: &mut Position<Bazaar>, rest: u32) {
    let Some(Frame::Pay(_)) = position.game.frames.top() else {
        assert_eq!(position.game.bought[0].len(), 1);
        assert_eq!(position.game.purses[0].value(&position.content), rest);
        return;
    };
    let choices = position.choices(S1);
    assert!(!choices.is_empty(), "a dead end: {}", position.purse(S1));
    let before = position.game.clone();
    for choice in choices {
        position.apply(S1, choice);
        pay_in_every_way(position, rest);
        position.game.clone_from(&before);
    }
}

/// BAZ-04: what can be begun can be completed, whatever is held and however
/// one goes about it; and what could be completed can be begun.
#[test]
fn a_payment_that_can_be_begun_is_always_completed() {
    let mut position = table(2, 8);
    for contract in [LANTERN, CARAVAN, MIRROR] {
        position.lay([Some(contract), None, None], &[PALACE]);
        let start = position.game.clone();
        let price = u32::from(position.content.contract(contract).price);
        for purse in handfuls(6) {
            position.game.purses[0] = purse;
            let may = position.choices(S1).contains(&BUY_1);
            assert_eq!(
                may,
                some_make_up(&position, purse, price),
                "{purse}: {price}"
            );
            if may {
                position.apply(S1, BUY_1);
                let rest = purse.value(&position.content) - price;
                pay_in_every_way(&mut position, rest);
            }
            position.game.clone_from(&start);
        }
    }
}

/// BAZ-05: the contract changes hands, the goods go back to the bag, and the
/// top of the deck fills the place.
#[test]
fn a_sale_moves_contract_and_goods_and_fills_the_place() {
    let mut position = table(2, 8);
    position.lay([Some(PALACE), Some(LANTERN), None], &[MIRROR, CARAVAN]);
    position.give(S1, "1pearl+2amber");
    let bag = position.game.bag;
    assert_eq!(position.apply(S1, BUY_2), []);
    let first = position.apply(S1, Choice::Pay(Good::Amber));
    assert_eq!(first, [BazaarEvent::Paid(S1, Good::Amber)]);
    assert!(position.game.bought[0].is_empty(), "not before it is paid");
    let last = position.apply(S1, Choice::Pay(Good::Pearl));
    assert_eq!(
        last,
        [
            BazaarEvent::Paid(S1, Good::Pearl),
            BazaarEvent::Bought(S1, LANTERN),
            BazaarEvent::Revealed(MIRROR),
        ]
    );
    assert_eq!(position.game.bought[0].as_slice(), [LANTERN]);
    assert_eq!(position.game.row, [Some(PALACE), Some(MIRROR), None]);
    assert_eq!(*position.game.deck, [CARAVAN]);
    assert_eq!(position.game.bag, bag.plus(goods("1pearl+1amber")));
    assert_eq!(position.purse(S1), "1amber");
    assert_eq!(position.scores(), [1, 0]);
}

/// BAZ-05: when no contract is left to come, the place stays empty.
#[test]
fn a_place_stays_empty_when_the_deck_is() {
    let mut position = table(2, 8);
    position.lay([Some(LANTERN), Some(PALACE), None], &[]);
    position.give(S1, "2jade");
    position.apply(S1, BUY_1);
    position.apply(S1, Choice::Pay(Good::Jade));
    let events = position.apply(S1, Choice::Pay(Good::Jade));
    assert_eq!(events.last(), Some(&BazaarEvent::Bought(S1, LANTERN)));
    assert_eq!(position.game.row, [None, Some(PALACE), None]);
    let reason = position.why_not(S2, Subject::Market(Slot(0)));
    assert_eq!(reason, Some(("bazaar-why-sold", "BAZ-05")));
}

/// BAZ-06: whoever's turn it is may deal with anyone; the others not with each
/// other.
#[test]
fn only_the_player_whose_turn_it_is_makes_deals() {
    let mut position = table(3, 8);
    let refused = Err(("bazaar-deal-turn", "BAZ-06"));
    for (a, b) in [(S1, S2), (S2, S1), (S1, S3)] {
        assert_eq!(position.deals_open(a, b), Ok(()), "{a} {b}");
    }
    assert_eq!(position.deals_open(S2, S3), refused);
    position.apply(S1, Choice::Pass);
    assert_eq!(position.deals_open(S2, S3), Ok(()));
    assert_eq!(position.deals_open(S1, S3), refused);
}

/// BAZ-06: no deals once a payment has begun, nor when the game is over.
#[test]
fn deals_wait_while_something_is_being_paid() {
    let mut position = table(2, 1);
    let refused = Err(("bazaar-deal-turn", "BAZ-06"));
    position.lay([Some(LANTERN), Some(PALACE), None], &[]);
    position.give(S1, "2jade");
    position.apply(S1, BUY_1);
    assert_eq!(position.deals_open(S1, S2), refused, "bought");
    position.apply(S1, Choice::Pay(Good::Jade));
    assert_eq!(position.deals_open(S1, S2), refused, "half paid");
    position.apply(S1, Choice::Pay(Good::Jade));
    assert_eq!(position.deals_open(S1, S2), Ok(()), "paid");
    position.apply(S2, Choice::Pass);
    assert_eq!(position.deals_open(S1, S2), refused, "over");
}

/// BAZ-07: a deal swaps what both agreed on; it may be a gift.
#[test]
fn a_deal_swaps_goods_and_takes_no_turn() {
    let mut position = table(3, 8);
    position.give(S1, "1ruby+2amber");
    position.give(S2, "2jade");
    let bag = position.game.bag;
    let events = position.offer((S1, "1ruby"), (S2, "2jade"));
    let swapped = BazaarEvent::Swapped(S1, S2, goods("1ruby"), goods("2jade"));
    assert_eq!(events, Ok(vec![swapped]));
    assert_eq!(position.purse(S1), "2jade+2amber");
    assert_eq!(position.purse(S2), "1ruby");
    assert!(position.offer((S1, "-"), (S2, "1ruby")).is_ok());
    assert_eq!(position.purse(S1), "1ruby+2jade+2amber");
    assert_eq!((position.purse(S2), position.game.bag), ("-".into(), bag));
    assert_eq!(position.game.to_act(), SeatSet::one(S1));
}

/// BAZ-07: nobody gives what they lack, and nothing for nothing is no deal.
#[test]
fn a_deal_needs_goods_that_both_sides_have() {
    let mut position = table(2, 8);
    position.give(S1, "1ruby");
    position.give(S2, "1jade");
    let before = position.game.clone();
    let lacking = Err(("bazaar-deal-goods", "BAZ-07"));
    assert_eq!(position.offer((S1, "2ruby"), (S2, "1jade")), lacking);
    assert_eq!(position.offer((S1, "1ruby"), (S2, "1pearl")), lacking);
    assert_eq!(position.offer((S1, "1jade"), (S2, "-")), lacking);
    let nothing = Err(("bazaar-deal-nothing", "BAZ-07"));
    assert_eq!(position.offer((S1, "-"), (S2, "-")), nothing);
    assert_eq!(position.game, before, "a refused deal changes nothing");
}

/// BAZ-07, BAZ-03: a deal may fill a purse up to nine, on either side, and not
/// beyond.
#[test]
fn a_deal_keeps_to_the_limit_of_nine() {
    let mut position = table(2, 8);
    position.give(S1, "8amber");
    position.give(S2, "4jade");
    let before = position.game.clone();
    let full = Err(("bazaar-deal-full", "BAZ-03"));
    assert_eq!(position.offer((S1, "-"), (S2, "2jade")), full);
    assert_eq!(position.offer((S2, "2jade"), (S1, "-")), full);
    assert_eq!(position.game, before, "a refused deal changes nothing");
    assert!(position.offer((S1, "-"), (S2, "1jade")).is_ok());
    assert_eq!(position.purse(S1), "1jade+8amber");
    // One for one is possible with a full purse.
    assert!(position.offer((S1, "1amber"), (S2, "1jade")).is_ok());
    assert_eq!(position.purse(S1), "2jade+7amber");
}

/// BAZ-08: after the last turn of the last round it is over.
#[test]
fn the_game_ends_after_the_agreed_rounds() {
    let mut position = table(3, 2);
    for seat in [S1, S2, S3, S1, S2] {
        position.apply(seat, Choice::Pass);
        assert_eq!(position.outcome(), None);
    }
    assert_eq!(position.public().round, (2, 2));
    position.apply(S3, Choice::Pass);
    let (how, _) = position.outcome().unwrap();
    assert_eq!(how, "bazaar-end-rounds");
    assert_eq!(position.game.to_act(), SeatSet::NONE);
}

/// BAZ-08: when the last contract is sold it is over at once; with an empty
/// deck alone it is not.
#[test]
fn the_game_ends_when_all_is_sold() {
    let mut position = table(3, 8);
    position.lay([Some(LANTERN), None, Some(ASTROLABE)], &[]);
    position.give(S1, "2jade");
    position.give(S2, "3jade");
    for (seat, slot, beads) in [(S1, 0, 2), (S2, 2, 3)] {
        assert_eq!(position.outcome(), None);
        position.apply(seat, Choice::Buy(Slot(slot)));
        (0..beads).for_each(|_| drop(position.apply(seat, Choice::Pay(Good::Jade))));
    }
    let sold_out = ("bazaar-end-sold-out", vec![2, 1, 3]);
    assert_eq!(position.outcome(), Some(sold_out));
}

/// Plays the last round: how the places are.
fn places(bought: [&[Contract]; 3], held: [&str; 3]) -> Vec<u8> {
    let mut position = table(3, 1);
    for ((seat, bought), held) in Seat::all(3).zip(bought).zip(held) {
        position.game.bought[seat.index()] = bought.iter().copied().collect();
        position.give(seat, held);
    }
    Seat::all(3).for_each(|seat| drop(position.apply(seat, Choice::Pass)));
    position.outcome().unwrap().1
}

/// BAZ-09: points count first, and no goods outweigh them.
#[test]
fn the_most_points_win() {
    // One point, three and two.
    let bought: [&[Contract]; 3] = [&[LANTERN], &[MIRROR], &[ASTROLABE]];
    assert_eq!(places(bought, ["8ruby", "-", "1amber"]), [3, 1, 2]);
    // Two contracts of two points are worth more than one of three.
    let bought: [&[Contract]; 3] = [&[MIRROR], &[ASTROLABE, CARAVAN], &[]];
    assert_eq!(places(bought, ["-", "-", "-"]), [2, 1, 3]);
}

/// BAZ-09: among equals the value of the goods left decides, not their number;
/// who is equal in that too shares the place.
#[test]
fn the_goods_left_break_a_tie_by_value() {
    let bought: [&[Contract]; 3] = [&[ASTROLABE], &[CARAVAN], &[LANTERN]];
    assert_eq!(places(bought, ["4amber", "1ruby", "8pearl"]), [2, 1, 3]);
    assert_eq!(places(bought, ["5amber", "1ruby", "-"]), [1, 1, 3]);
}

/// Asked for many things at once, the reasons are those for each of them.
#[test]
fn reasons_can_be_asked_for_together() {
    let mut position = table(2, 3);
    position.give(S1, "1ruby");
    let subjects: Vec<Subject> = [Subject::Bag]
        .into_iter()
        .chain((0..3).map(|slot| Subject::Market(Slot(slot))))
        .chain(Good::ALL.map(Subject::Purse))
        .collect();
    let look = step::Look::new(&position.game, &position.content);
    for seat in [S1, S2] {
        let locks = step::locks(look, seat, &subjects);
        assert!(!locks.is_empty());
        for subject in &subjects {
            let lock = locks.iter().find(|(about, _)| about == subject);
            let alone = position.game.why_not(&position.content, seat, *subject);
            assert_eq!(lock.map(|(_, reason)| reason), alone.as_ref(), "{subject}");
        }
    }
}
