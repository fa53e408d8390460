//! Events: what each card does.

use super::*;
use crate::content::EventKind;

/// What each strategy card gives to spend: material, influence, research, any.
const STRATEGY: [(EventCard, [u8; 4]); 15] = [
    (EventCard::FirstLight, [1, 1, 0, 0]),
    (EventCard::OpenLanes, [1, 0, 1, 0]),
    (EventCard::CautiousEnvoys, [0, 1, 1, 0]),
    (EventCard::RelearnedSciences, [0, 0, 2, 0]),
    (EventCard::SeizeTheMoment, [0, 0, 0, 1]),
    (EventCard::RivalEmbassies, [1, 1, 1, 0]),
    (EventCard::HomeworldFervour, [0, 2, 0, 0]),
    (EventCard::PrototypeYards, [1, 0, 2, 0]),
    (EventCard::AgeOfAmbition, [1, 1, 1, 0]),
    (EventCard::GuardedDiscoveries, [0, 1, 2, 0]),
    (EventCard::WarEconomy, [2, 1, 0, 0]),
    (EventCard::ClaimsAndPretenders, [0, 2, 1, 0]),
    (EventCard::ForbiddenArchives, [1, 0, 2, 0]),
    (EventCard::TotalMobilisation, [0, 0, 0, 3]),
    (EventCard::TheEveOfEmpire, [1, 1, 1, 0]),
];

/// All pens go down in this strategy event, and this card comes after it.
fn comes(card: EventCard, battles: u8) -> Table {
    let mut table = table(3);
    let next = usize::from(table.game.turned);
    table.game.events[next] = card;
    table.game.events[next + 1] = EventCard::TheEveOfEmpire;
    for seat in [S1, S2, S3] {
        let sheets = &mut table.game.lane_mut(seat).own.sheets;
        (sheets.line, sheets.commodities) = (battles, [2, 3, 2]);
        table.game.players[seat.index()].sheets.line = battles;
    }
    table.all_down();
    table.all_down();
    table
}

/// Every card is turned over, and everyone spends what it shows, or fights, votes or
/// produces.
#[test]
fn each_card_does_what_its_kind_does() {
    for card in EventCard::VARIANTS {
        let mut table = table(3);
        let facts = table.content.event(*card).clone();
        match facts.kind {
            EventKind::Strategy => {
                let found = STRATEGY.iter().find(|(id, _)| id == card);
                table.event(*card);
                table.pick(S1, "active:war");
                assert_eq!(Some(table.game.lane(S1).purse), found.map(|found| found.1));
                table.all_down();
                assert_eq!(table.game.rolled.black.iter().sum::<u8>(), 3, "{card}");
            }
            EventKind::Battle => {
                // Those of tiers 2 to 5 are the first to the fourth.
                let before = facts.tier - 2;
                let mut table = comes(*card, before);
                assert_eq!(table.shown(S1).line, before + 1, "{card}");
                let fought = table.shown(S1).battles[0][usize::from(before)];
                assert_eq!(fought, Battle::Tied, "{card}");
                assert_eq!(
                    table.outcome().is_some(),
                    *card == EventCard::AThroneToClaim
                );
            }
            EventKind::Council => {
                let mut table = comes(*card, 0);
                assert_eq!(table.game.stage(), Some(Stage::Ballot), "{card}");
                let agenda = table.view(S1).agenda;
                assert_eq!(
                    agenda,
                    Some(table.game.agendas[usize::from(facts.tier) - 2])
                );
                assert_eq!(table.shown(S1).votes.claimed, 1);
            }
            EventKind::Production => {
                let mut table = comes(*card, 0);
                // Two columns, and one more of Hacan.
                assert_eq!(table.shown(S1).goods.claimed, 3, "{card}");
                assert_eq!(table.game.event(), EventCard::TheEveOfEmpire);
            }
        }
    }
}
