//! The rules of Sealed Orders, one by one.

use engine::{Game, Seat, SeatSet, Viewer};
use kit::position::{Position, S1, S2, S3, S4, S5, seen, why};

use super::{Choice, Options, Relic, Sealed, SealedEvent, Sheet, Subject, Track};

const ROUTES: Track = Track::Routes;
const COLONIES: Track = Track::Colonies;
const FLEETS: Track = Track::Fleets;
const MARK: Choice = Choice::Mark(ROUTES);

/// A table where everyone has plenty to write with.
fn table(seats: usize, rounds: u8) -> Position<Sealed> {
    let mut position: Position<Sealed> = Position::new(&Options { rounds }, seats);
    position.game.ink = 6;
    position
}

fn seeded(seats: usize, rounds: u8, word: usize) -> Position<Sealed> {
    Position::seeded(&Options { rounds }, seats, &word.to_string())
}

/// What tests lay out and look at.
trait Layout {
    fn write(&mut self, seat: Seat, choices: &[Choice]) -> Vec<SealedEvent>;
    /// Everyone puts the pen down, in seat order.
    fn all_done(&mut self) -> Vec<SealedEvent>;
    fn marked(&mut self, seat: Seat, tracks: [u8; 3]);
    fn sheet(&self, seat: Seat) -> Sheet;
}

impl Layout for Position<Sealed> {
    fn write(&mut self, seat: Seat, choices: &[Choice]) -> Vec<SealedEvent> {
        let steps = choices.iter().flat_map(|&choice| self.apply(seat, choice));
        steps.collect()
    }

    fn all_done(&mut self) -> Vec<SealedEvent> {
        let seats = self.game.to_act().into_iter();
        let steps = seats.flat_map(|seat| self.apply(seat, Choice::Done));
        steps.collect()
    }

    fn marked(&mut self, seat: Seat, tracks: [u8; 3]) {
        self.game.sheets[seat.index()].tracks = tracks;
    }

    fn sheet(&self, seat: Seat) -> Sheet {
        self.game.sheets[seat.index()]
    }
}

/// SEA-01: a die for everybody, and each has this many drops.
#[test]
fn everyone_has_as_much_ink_as_the_die_shows() {
    let mut met = [false; 7];
    for word in 0..60 {
        let mut position = seeded(5, 3, word);
        let ink = position.public().ink;
        met[usize::from(ink)] = true;
        for seat in [S1, S2, S3, S4, S5] {
            let mut drops = 0;
            while let [stroke @ Choice::Mark(_), ..] = position.choices(seat)[..] {
                position.apply(seat, stroke);
                drops += 1;
            }
            assert_eq!(drops, ink, "{seat}");
        }
    }
    assert_eq!(met, [false, true, true, true, true, true, true]);
}

/// SEA-01: the die is rolled anew for every round, and everyone is told.
#[test]
fn every_round_has_a_roll_of_its_own() {
    let mut met = [false; 7];
    for word in 0..60 {
        let mut position = table(2, 2);
        position.reseed(&word.to_string());
        let events = position.all_done();
        let ink = position.public().ink;
        let rolled = SealedEvent::Rolled { round: 2, ink };
        assert_eq!(seen(&events, Viewer::Public).last(), Some(&rolled));
        met[usize::from(ink)] = true;
    }
    assert_eq!(met, [false, true, true, true, true, true, true]);
}

/// SEA-02: all may write at once, in any order.
#[test]
fn everyone_writes_at_the_same_time() {
    let mut position = table(3, 3);
    assert_eq!(position.game.to_act(), SeatSet::all(3));
    position.write(S3, &[MARK, Choice::Done]);
    assert_eq!(position.game.to_act(), SeatSet::one(S1).with(S2));
    position.write(S1, &[MARK]);
    position.write(S2, &[MARK]);
    assert_eq!(position.game.to_act(), SeatSet::one(S1).with(S2));
}

/// SEA-02: what is written is its writer's alone until all pens are down; only
/// that a pen is down shows.
#[test]
fn nobody_sees_anothers_writing_before_all_pens_are_down() {
    let mut position = table(3, 3);
    let before = (position.view(S1), position.public(), position.choices(S1));
    let events = position.write(S2, &[MARK, Choice::Dig, Choice::Gamble]);
    let after = (position.view(S1), position.public(), position.choices(S1));
    assert_eq!(before, after);
    assert_eq!(position.scores(), [0, 0, 0]);
    assert_eq!(seen(&events, Viewer::Seat(S2)).len(), 3);
    for viewer in [Viewer::Seat(S1), Viewer::Seat(S3), Viewer::Public] {
        assert_eq!(seen(&events, viewer), []);
    }

    let mut events = position.apply(S2, Choice::Done);
    events.extend(position.apply(S1, Choice::Done));
    let pens = [S2, S1].map(SealedEvent::PenDown);
    assert_eq!(seen(&events, Viewer::Seat(S3)), pens);
    assert_eq!(position.view(S3).sheets, before.0.sheets);
    position.apply(S3, Choice::Done);
    assert_eq!(position.view(S3).sheets[1].tracks, [1, 0, 0]);
}

/// SEA-03: a drop of ink is a mark on the track of one's choice.
#[test]
fn a_drop_of_ink_marks_the_next_box() {
    let mut position = table(2, 3);
    position.marked(S1, [2, 0, 0]);
    let events = position.write(S1, &[MARK, Choice::Mark(FLEETS), MARK]);
    let marked = [ROUTES, FLEETS, ROUTES].map(|track| SealedEvent::Marked(S1, track));
    assert_eq!(events, marked);
    let (_, lane) = position.view(S1).own.unwrap();
    assert_eq!((lane.marks, lane.used), ([2, 0, 1], 3));
    position.all_done();
    assert_eq!(position.sheet(S1).tracks, [4, 0, 1]);
}

/// SEA-03: a track has four boxes, marks of this round included.
#[test]
fn a_track_has_four_boxes() {
    let mut position = table(2, 3);
    position.marked(S1, [2, 4, 0]);
    let colonies = Choice::Mark(COLONIES);
    let full = Some(("sealed-why-full", "SEA-03"));
    assert!(!position.choices(S1).contains(&colonies));
    assert_eq!(position.why_not(S1, Subject::Track(COLONIES)), full);
    position.write(S1, &[MARK, MARK]);
    assert!(!position.choices(S1).contains(&MARK));
    assert_eq!(position.why_not(S1, Subject::Track(ROUTES)), full);
    assert_eq!(position.why_not(S1, Subject::Track(FLEETS)), None);
    assert!(position.choices(S2).contains(&colonies));
}

/// SEA-03: without ink there is nothing to write.
#[test]
fn without_ink_nothing_can_be_written() {
    let mut position = table(2, 3);
    position.game.ink = 1;
    position.apply(S1, MARK);
    assert_eq!(position.choices(S1), [Choice::Done]);
    let ink = Some(("sealed-why-ink", "SEA-03"));
    for subject in [Subject::Track(FLEETS), Subject::Dig, Subject::Die] {
        assert_eq!(position.why_not(S1, subject), ink);
    }
    let verdicts = position.game.verdicts(&position.content, S1).unwrap();
    let bans = verdicts.iter().map(|(_, ban)| ban.as_ref().map(why));
    assert_eq!(bans.collect::<Vec<_>>(), [ink, ink, ink, ink, ink, None]);
}

/// SEA-04: digging costs a drop and is possible once a round.
#[test]
fn a_relic_is_dug_up_once_a_round() {
    let mut position = table(2, 3);
    position.apply(S1, Choice::Dig);
    let (_, lane) = position.view(S1).own.unwrap();
    assert_eq!(lane.used, 1);
    assert!(!position.choices(S1).contains(&Choice::Dig));
    let dug = Some(("sealed-why-dug", "SEA-04"));
    assert_eq!(position.why_not(S1, Subject::Dig), dug);
    position.all_done();
    assert!(position.choices(S1).contains(&Choice::Dig));
    assert_eq!(position.why_not(S1, Subject::Dig), None);
}

/// SEA-04: the finder sees the relic at once; that there is one shows when the
/// writing does, which one at the end.
#[test]
fn a_relic_is_seen_by_its_finder_at_once_and_by_the_others_at_the_end() {
    let mut position = table(2, 2);
    position.game.reserve[0] = Some(Relic::Star);
    let events = position.apply(S1, Choice::Dig);
    assert_eq!(events, [SealedEvent::Dug(S1, Relic::Star)]);
    assert_eq!(seen(&events, Viewer::Seat(S2)), []);
    assert_eq!(position.view(S1).own.unwrap().1.dug, Some(Relic::Star));

    position.all_done();
    for view in [position.view(S2), position.public()] {
        assert_eq!(view.relics, [[], []]);
        assert_eq!(view.relic_counts, [1, 0]);
    }
    assert_eq!(position.view(S1).relics[0], [Relic::Star]);

    let events = position.all_done();
    let shown = SealedEvent::Shown(S1, [Relic::Star].into_iter().collect());
    assert!(seen(&events, Viewer::Seat(S2)).contains(&shown));
    assert_eq!(position.view(S2).relics[0], [Relic::Star]);
    assert_eq!(position.public().relics[0], [Relic::Star]);
}

/// SEA-05: each digs what was dealt to the seat, whoever digs first.
#[test]
fn everyone_digs_from_a_card_of_their_own() {
    for order in [[S1, S2, S3], [S3, S2, S1]] {
        let mut position = table(3, 3);
        let dealt = [Relic::Star, Relic::Shard, Relic::Idol];
        position.game.reserve[..3].copy_from_slice(&dealt.map(Some));
        for seat in order {
            let events = position.apply(seat, Choice::Dig);
            assert_eq!(events, [SealedEvent::Dug(seat, dealt[seat.index()])]);
        }
    }
}

/// SEA-05: at the start of a round each seat is dealt a card.
#[test]
fn every_seat_is_dealt_a_card_each_round() {
    let mut position = table(5, 3);
    for round in 1..=2 {
        let dealt = position.game.reserve.iter().flatten().count();
        assert_eq!((dealt, position.game.deck.len()), (5, 44 - 5 - (round - 1)));
        position.apply(S2, Choice::Dig);
        position.all_done();
    }
}

/// SEA-05: what was not dug up is shuffled back, and can come to anyone.
#[test]
fn what_was_not_dug_up_is_shuffled_back() {
    let (mut in_deck, mut dealt) = (0, [0; 2]);
    for word in 0..60 {
        let mut position = table(2, 3);
        position.game.deck = [Relic::Shard; 4].into_iter().collect();
        position.game.reserve[0] = Some(Relic::Star);
        position.game.reserve[1] = Some(Relic::Idol);
        position.reseed(&word.to_string());
        position.apply(S2, Choice::Dig);
        position.all_done();
        assert_eq!(position.game.relics[1].as_slice(), [Relic::Idol]);
        in_deck += usize::from(position.game.deck.contains(&Relic::Star));
        for (times, relic) in dealt.iter_mut().zip(position.game.reserve) {
            *times += usize::from(relic == Some(Relic::Star));
        }
    }
    assert_eq!(in_deck + dealt[0] + dealt[1], 60, "it is not lost");
    assert!(
        in_deck > 15 && dealt.iter().all(|&times| times > 3),
        "{dealt:?}"
    );
}

/// SEA-06: from four on a roll gives two points, below nothing.
#[test]
fn four_or_more_gives_two_points() {
    for (roll, points) in [(1, 0), (2, 0), (3, 0), (4, 2), (5, 2), (6, 2)] {
        let mut position = table(2, 3);
        position.game.lanes[0].roll = Some(roll);
        position.all_done();
        assert_eq!(position.sheet(S1).luck, points, "{roll}");
        assert_eq!(position.scores(), [i32::from(points), 0], "{roll}");
    }
}

/// SEA-06: a roll costs a drop, and is possible once a round.
#[test]
fn the_die_is_rolled_once_a_round() {
    let mut position = table(2, 3);
    let events = position.apply(S1, Choice::Gamble);
    let (_, lane) = position.view(S1).own.unwrap();
    let roll = lane.roll.unwrap();
    assert_eq!(lane.used, 1);
    assert_eq!(events, [SealedEvent::Gambled(S1, roll)]);
    assert!(!position.choices(S1).contains(&Choice::Gamble));
    let gambled = Some(("sealed-why-gambled", "SEA-06"));
    assert_eq!(position.why_not(S1, Subject::Die), gambled);
    position.all_done();
    assert!(position.choices(S1).contains(&Choice::Gamble));
}

/// SEA-06: everyone rolls a die of their own, with six faces, which nobody
/// else's roll changes.
#[test]
fn everyone_rolls_a_die_of_their_own() {
    let mut met = [[false; 7]; 2];
    for word in 0..60 {
        let mut alone = table(2, 3);
        alone.reseed(&word.to_string());
        alone.apply(S2, Choice::Gamble);
        let mut after = table(2, 3);
        after.reseed(&word.to_string());
        after.apply(S1, Choice::Gamble);
        after.apply(S2, Choice::Gamble);
        assert_eq!(after.game.lanes[1].roll, alone.game.lanes[1].roll);
        for (met, lane) in met.iter_mut().zip(after.game.lanes) {
            met[usize::from(lane.roll.unwrap())] = true;
        }
    }
    assert_eq!(met, [[false, true, true, true, true, true, true]; 2]);
}

/// SEA-07: the pen may be put down at any time, and then stays down.
#[test]
fn the_pen_may_be_put_down_at_any_time() {
    let mut position = table(3, 3);
    for strokes in 0..=6 {
        assert_eq!(
            position.choices(S1).last(),
            Some(&Choice::Done),
            "{strokes}"
        );
        if strokes < 6 {
            let stroke = position.choices(S1)[0];
            position.apply(S1, stroke);
        }
    }
    let events = position.apply(S2, Choice::Done);
    assert_eq!(events, [SealedEvent::PenDown(S2)]);
    assert_eq!(position.choices(S2), []);
    let down = Some(("sealed-why-down", "SEA-07"));
    assert_eq!(position.why_not(S2, Subject::Track(ROUTES)), down);
}

/// SEA-07: ink that is left does nothing in the next round.
#[test]
fn ink_that_is_left_is_lost() {
    let mut position = table(2, 3);
    position.write(S1, &[MARK]);
    position.write(S2, &[MARK, MARK, MARK, MARK]);
    position.all_done();
    let ink = position.public().ink;
    assert_eq!(position.game.ink_left(S1), ink);
    assert_eq!(position.game.ink_left(S2), ink);
    assert_eq!(position.sheet(S1).points(), 1);
}

/// SEA-08: the writing is shown when the last pen is down, in seat order.
#[test]
fn the_writing_is_shown_in_seat_order() {
    let mut position = table(3, 3);
    position.write(S1, &[Choice::Mark(FLEETS)]);
    position.write(S2, &[MARK, MARK, Choice::Dig]);
    position.game.lanes[2].roll = Some(6);
    let pen_down = |seat| vec![SealedEvent::PenDown(seat)];
    assert_eq!(position.apply(S3, Choice::Done), pen_down(S3));
    assert_eq!(position.apply(S1, Choice::Done), pen_down(S1));
    let events = position.apply(S2, Choice::Done);
    let written = |seat, marks, dug, luck| SealedEvent::Written {
        seat,
        marks,
        dug,
        luck,
    };
    let shown = [
        SealedEvent::PenDown(S2),
        written(S1, [0, 0, 1], false, 0),
        written(S2, [2, 0, 0], true, 0),
        written(S3, [0, 0, 0], false, 2),
    ];
    for viewer in Viewer::all(3) {
        assert_eq!(seen(&events, viewer)[..4], shown);
    }
    assert_eq!(position.scores(), [1, 2, 2]);
}

/// SEA-09: five points for the first and three for the second; in one round the
/// seat decides, not who was faster.
#[test]
fn in_the_same_round_the_seat_order_decides_who_is_first() {
    let mut position = table(3, 3);
    for seat in [S3, S2, S1] {
        position.marked(seat, [3, 0, 0]);
        position.apply(seat, MARK);
    }
    position.write(S3, &[Choice::Done]);
    position.write(S2, &[Choice::Done]);
    let events = position.apply(S1, Choice::Done);
    let crowns: Vec<_> = events
        .into_iter()
        .filter(|event| matches!(event, SealedEvent::Crowned(..)))
        .collect();
    let crown = |seat, points| SealedEvent::Crowned(seat, ROUTES, points);
    assert_eq!(crowns, [crown(S1, 5), crown(S2, 3)]);
    assert_eq!(
        [S1, S2, S3].map(|seat| position.sheet(seat).crowns),
        [5, 3, 0]
    );
}

/// SEA-09: an earlier round comes before any seat; each track counts for
/// itself, and once.
#[test]
fn an_earlier_round_decides_before_the_seat_order() {
    let mut position = table(2, 4);
    position.marked(S1, [3, 3, 0]);
    position.marked(S2, [3, 0, 0]);
    position.apply(S2, MARK);
    position.all_done();
    position.all_done();
    position.write(S1, &[MARK]);
    position.all_done();
    assert_eq!([S1, S2].map(|seat| position.sheet(seat).crowns), [3, 5]);
    position.write(S1, &[Choice::Mark(COLONIES)]);
    position.all_done();
    assert_eq!([S1, S2].map(|seat| position.sheet(seat).crowns), [8, 5]);
}

/// SEA-10: after the agreed rounds it is over.
#[test]
fn the_game_ends_after_the_agreed_rounds() {
    for rounds in 1..=4 {
        let mut position = table(2, rounds);
        for round in 1..=rounds {
            assert_eq!(position.outcome(), None);
            assert_eq!(position.public().round, (round, rounds));
            position.all_done();
        }
        let (how, _) = position.outcome().unwrap();
        assert_eq!(how, "sealed-end-rounds");
        assert_eq!(position.public().down, SeatSet::all(2));
        let over = Some(("sealed-why-over", "SEA-10"));
        assert_eq!(position.why_not(S1, Subject::Dig), over);
    }
}

/// SEA-10: a full sheet ends the game with its round, which the others finish;
/// two full tracks do not.
#[test]
fn the_game_ends_after_the_round_in_which_a_sheet_is_full() {
    let mut position = table(2, 4);
    position.marked(S1, [4, 3, 3]);
    position.write(S1, &[Choice::Mark(COLONIES)]);
    position.all_done();
    assert_eq!(position.outcome(), None);
    position.write(S1, &[Choice::Mark(FLEETS), Choice::Done]);
    assert_eq!(position.outcome(), None, "S2 still writes");
    position.write(S2, &[MARK, Choice::Done]);
    let filled = ("sealed-end-filled", vec![1, 2]);
    assert_eq!(position.outcome(), Some(filled));
    assert_eq!(position.sheet(S2).tracks, [1, 0, 0]);
}

/// SEA-11: marks, crowns, luck, and at the end relics by their value, which the
/// score does not betray before.
#[test]
fn relics_count_at_the_end_and_not_before() {
    let mut position = table(3, 2);
    position.game.sheets[0] = Sheet {
        tracks: [4, 2, 1],
        crowns: 5,
        luck: 2,
    };
    position.game.relics[0].extend([Relic::Shard, Relic::Idol]);
    position.game.relics[1].extend([Relic::Tablet, Relic::Star]);
    assert_eq!(position.scores(), [14, 0, 0]);
    position.all_done();
    assert_eq!(position.scores(), [14, 0, 0]);
    position.game.reserve[2] = Some(Relic::Star);
    position.write(S3, &[Choice::Dig]);
    position.all_done();
    assert_eq!(position.scores(), [14 + 1 + 2, 3 + 5, 5]);
    assert_eq!(position.outcome().map(|end| end.1), Some(vec![1, 2, 3]));
}

/// SEA-11: the most points win, relics included; equals share the win.
#[test]
fn the_most_points_win_and_equals_share() {
    let mut position = table(3, 1);
    position.marked(S1, [2, 1, 0]);
    position.marked(S2, [1, 3, 1]);
    position.game.relics[0].push(Relic::Idol);
    position.game.relics[2].push(Relic::Tablet);
    position.all_done();
    assert_eq!(position.scores(), [5, 5, 3]);
    assert_eq!(position.outcome().map(|end| end.1), Some(vec![1, 1, 3]));
}
