//! Council events (section 12).

use super::*;
use crate::content::EventKind;
use crate::ids::Agenda;
use crate::state::Vote;

/// A table at the beginning of the first council, with this agenda, where everyone has
/// so many votes from before.
fn council(agenda: Agenda, votes: [u8; 3]) -> Table {
    let mut table = table(3);
    let tier = table.content.agenda(agenda).tier;
    table.game.agendas[usize::from(tier) - 2] = agenda;
    let is = |card: &EventCard| {
        let facts = table.content.event(*card);
        (facts.kind, facts.tier) == (EventKind::Council, tier)
    };
    let place = table.game.events.iter().position(is).unwrap();
    table.game.turned = place as u8 + 1;
    for (seat, votes) in Seat::all(3).zip(votes) {
        table.shown(seat).votes.claimed = votes;
    }
    table.enter(Stage::Assembly);
    table.settle();
    table
}

trait Settled {
    fn settle(&mut self);
}

impl Settled for Table {
    fn settle(&mut self) {
        let mut dice = Dice::new(&Seed::from_word("settled"));
        engine::step::settle(&mut Play::new(
            &mut self.game,
            &self.content,
            &mut dice,
            &mut Silence,
        ));
    }
}

/// TINS-COU-01, TINS-EX-16, TINS-COU-02: first a vote for each unlocked icon is claimed,
/// then the agenda is revealed.
#[test]
fn votes_are_claimed_before_the_agenda_is_revealed() {
    let mut table = table(3);
    table.shown(S1).counselors = 2;
    table.shown(S2).votes.claimed = 14;
    let place = table
        .game
        .events
        .iter()
        .position(|card| *card == EventCard::TheCouncilReconvenes);
    table.game.turned = place.unwrap() as u8 + 1;
    table.enter(Stage::Assembly);
    table.settle();
    assert_eq!(table.game.stage(), Some(Stage::Ballot));
    let left = [S1, S2, S3].map(|seat| table.shown(seat).votes.left());
    assert_eq!(left, [2, 14, 1], "none is left to claim for the second");
    assert_eq!(table.view(S1).agenda, Some(table.game.agendas[0]));
}

/// TINS-R30, TINS-COU-04: the agenda is that of the tier of the event, and all read it.
#[test]
fn the_agenda_is_of_the_tier_of_the_event() {
    for agenda in [
        Agenda::IncentiveProgram,
        Agenda::ResearchTeam,
        Agenda::PublicExecution,
    ] {
        assert_eq!(council(agenda, [0; 3]).view(S3).agenda, Some(agenda));
    }
}

/// TINS-COU-03, TINS-COU-05a, TINS-R31: for or against, with up to as many votes as one
/// has left, those just claimed included; unseen.
#[test]
fn votes_are_cast_unseen() {
    let mut table = council(Agenda::EconomicEquality, [1, 0, 0]);
    let wanted = [
        "vote:for:1",
        "vote:for:2",
        "vote:against:1",
        "vote:against:2",
        "abstain",
    ];
    assert_eq!(table.texts(S1), wanted);
    let before = table.view(S2);
    table.pick(S1, "vote:for:2");
    let mut after = table.view(S2);
    after.writing = before.writing;
    assert_eq!(after, before);
}

/// TINS-COU-05b, TINS-COU-06a, TINS-COU-06b: who abstains casts nothing; votes are shown
/// from the speaker's left on, and added up.
#[test]
fn votes_are_shown_from_the_speakers_left() {
    let mut table = council(Agenda::EconomicEquality, [2, 2, 2]);
    table.pick(S1, "vote:against:3");
    table.pick(S2, "abstain");
    let events = table.pick(S3, "vote:against:1");
    let shown: Vec<Seat> = events
        .iter()
        .filter_map(|event| match event {
            InscriptionEvent::Voted(seat, _) => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(shown, [S2, S3, S1]);
    let tallied = InscriptionEvent::Tallied {
        in_favour: 0,
        against: 4,
        agreed: false,
    };
    assert!(events.contains(&tallied));
}

/// TINS-COU-07, TINS-COU-09, TINS-EX-17: the outcome with the most votes is resolved by
/// all, and each strikes the votes cast, whatever it was.
#[test]
fn the_most_votes_decide_and_are_struck() {
    let mut table = council(Agenda::EconomicEquality, [2, 2, 2]);
    table.pick(S1, "vote:for:3");
    table.pick(S2, "vote:against:2");
    table.pick(S3, "abstain");
    assert_eq!(
        [S1, S2, S3].map(|seat| table.shown(seat).goods.claimed),
        [2; 3]
    );
    assert_eq!(
        [S1, S2, S3].map(|seat| table.shown(seat).votes.left()),
        [0, 1, 3]
    );
}

/// TINS-COU-08, TINS-R32: a tie is rolled, also that of none to none: half of all rolls
/// agree.
#[test]
fn a_tie_is_rolled() {
    let mut agreed = 0;
    for word in 0..60 {
        let mut table = council(Agenda::EconomicEquality, [0; 3]);
        table.reseed(&word.to_string());
        let events: Vec<_> = [S1, S2, S3]
            .iter()
            .flat_map(|seat| table.pick(*seat, "abstain"))
            .collect();
        let die = events.iter().find_map(|event| match event {
            InscriptionEvent::Decided(resource) => Some(*resource),
            _ => None,
        });
        let material = die == Some(crate::ids::Resource::Material);
        assert_eq!(table.game.agreed, material);
        agreed += u32::from(material);
    }
    assert!((18..=42).contains(&agreed), "{agreed}");
}

/// TINS-COU-10: a new round begins, in which nobody has voted.
#[test]
fn a_new_round_begins_after_a_council() {
    let mut table = council(Agenda::EconomicEquality, [0; 3]);
    let turned = table.game.turned;
    table.all_down();
    assert_eq!(table.game.turned, turned + 1);
    let later = council(Agenda::ResearchTeam, [0; 3]);
    assert!(later.game.votes.iter().all(|vote| *vote == Vote::Open));
}

/// TINS-COU-11: whoever cast the most votes names the sheet; of those who tie one is
/// rolled.
#[test]
fn the_most_votes_name_a_sheet() {
    let mut table = council(Agenda::GalacticCrisisPact, [3, 3, 3]);
    table.pick(S1, "vote:for:1");
    table.pick(S2, "vote:for:2");
    table.pick(S3, "vote:for:1");
    assert_eq!(table.game.writing(), engine::SeatSet::one(S2));
    table.pick(S2, "name:war");
    assert!(table.texts(S1).contains(&"infantry:a".to_owned()));
    let mut met = std::collections::BTreeSet::new();
    for word in 0..20 {
        let mut table = council(Agenda::GalacticCrisisPact, [3, 3, 3]);
        table.reseed(&word.to_string());
        table.pick(S1, "vote:for:2");
        table.pick(S2, "vote:for:2");
        table.pick(S3, "vote:for:1");
        met.insert(table.game.namer.index());
    }
    assert_eq!(met.into_iter().collect::<Vec<_>>(), [0, 1]);
}

/// TINS-ALI-05, TINS-ALI-06: free votes are cast without striking any.
#[test]
fn free_votes_strike_nothing() {
    let mut table = council(Agenda::EconomicEquality, [0; 3]);
    table.game.lane_mut(S1).own.hand = 1 << Relic::ScepterOfEmelpar as u16;
    table.pick(S1, "relic:scepter-of-emelpar");
    assert!(table.texts(S1).contains(&"vote:for:5".to_owned()));
    table.pick(S1, "vote:for:4");
    table.pick(S2, "abstain");
    table.pick(S3, "abstain");
    assert_eq!(table.shown(S1).votes.left(), 1);
    assert_eq!(table.shown(S1).goods.claimed, 2);
}
