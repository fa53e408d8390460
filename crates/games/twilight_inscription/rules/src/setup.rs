//! Setting the table (TINS-SET-01 to TINS-SET-13).

use engine::cards::Pile;
use engine::{Chance, Dice, Draw, Frames, MAX_SEATS, Reason, Seat, Silence, Text};
use strum::{EnumCount, VariantArray};

use crate::content::{Back, Content, VARIANTS, Variant};
use crate::ids::{Agenda, EventCard, Faction, Objective, Relic, Resource, Sheet};
use crate::options::{Options, Side};
use crate::phase::rival::{self, Rival};
use crate::phase::{Stage, round};
use crate::stack::Stack;
use crate::state::{
    DEALT, EVENTS, Lane, MIN_PLAYERS, Own, Rolled, Sheets, TwilightInscription, Vote,
};
use crate::{Play, options};

/// The event deck from the top: each tier alternates, with a blue card at its bottom
/// (TINS-SET-08 to TINS-SET-10, TINS-R02).
fn event_deck(content: &Content, draw: &mut Draw<'_>) -> [EventCard; EVENTS] {
    let mut deck = Vec::with_capacity(EVENTS);
    for tier in 1..=5 {
        let pile = |back, draw: &mut Draw<'_>| {
            let of = |card: &&EventCard| {
                let facts = content.event(**card);
                (facts.tier, facts.back) == (tier, back)
            };
            let mut pile: Vec<_> = EventCard::VARIANTS.iter().filter(of).copied().collect();
            draw.shuffle(&mut pile);
            pile
        };
        let (mut blue, mut black) = (pile(Back::Blue, draw), pile(Back::Black, draw));
        let mut upward = Vec::new();
        while !blue.is_empty() || !black.is_empty() {
            let turn = if upward.len() % 2 == 0 {
                [&mut blue, &mut black]
            } else {
                [&mut black, &mut blue]
            };
            // With one colour gone the rest of the other goes on top.
            upward.extend(turn.into_iter().find_map(Vec::pop));
        }
        deck.extend(upward.into_iter().rev());
    }
    std::array::from_fn(|place| deck[place])
}

/// One at random of those that satisfy something.
fn one_of<T: Copy>(all: &[T], draw: &mut Draw<'_>, is: impl Fn(T) -> bool) -> T {
    let found: Vec<T> = all.iter().copied().filter(|one| is(*one)).collect();
    found[draw.index(found.len())]
}

/// Which variant of each sheet everyone has (TINS-SET-01 to TINS-SET-02b).
fn variants(side: Side, draw: &mut Draw<'_>) -> [[Variant; Sheet::COUNT]; MAX_SEATS] {
    let mut variants = [[Variant::B; Sheet::COUNT]; MAX_SEATS];
    if side == options::Side::A {
        for sheet in 0..Sheet::COUNT {
            let mut all: Vec<u8> = (1..VARIANTS as u8).collect();
            draw.shuffle(&mut all);
            for (seat, variant) in variants.iter_mut().zip(all) {
                seat[sheet] = Variant(variant);
            }
        }
    }
    variants
}

/// What is printed as written from the start (TINS-NAV-03, TINS-IND-03,
/// TINS-TAB-04).
fn blank(content: &Content, variants: [Variant; Sheet::COUNT]) -> Sheets {
    let navigation = content.navigation(variants[Sheet::Navigation as usize]);
    let industry = content.industry(variants[Sheet::Industry as usize]);
    Sheets {
        explored: navigation.explored,
        claimed: 1 << navigation.home.index(),
        scrapped: 1 << industry.start.index(),
        counselors: 1,
        ..Sheets::default()
    }
}

impl TwilightInscription {
    pub(crate) fn set_up(
        content: &Content,
        options: &Options,
        seats: usize,
        dice: &mut Dice,
    ) -> Result<Self, Reason> {
        if !(MIN_PLAYERS..=MAX_SEATS).contains(&seats) {
            return Err(Reason::new(Text::new("tins-why-seats"), "TINS-OVR-02"));
        }
        let mut chance = Chance::default();
        let mut draw = dice.shared(&mut chance);
        let variants = variants(options.side, &mut draw);
        let mut factions: Pile<Faction, { Faction::COUNT }> =
            Faction::VARIANTS.iter().copied().collect();
        factions.shuffle(&mut draw);
        let mut lanes = [Lane::default(); MAX_SEATS];
        for lane in &mut lanes[..seats] {
            let mut dealt = Stack::EMPTY;
            (0..DEALT)
                .filter_map(|_| factions.draw())
                .for_each(|faction| dealt.push(faction));
            lane.dealt = dealt;
        }
        let agenda = |tier, draw: &mut Draw<'_>| {
            one_of(Agenda::VARIANTS, draw, |agenda| {
                content.agenda(agenda).tier == tier
            })
        };
        let agendas = [
            agenda(2, &mut draw),
            agenda(3, &mut draw),
            agenda(4, &mut draw),
        ];
        let objective = |sheet: usize, draw: &mut Draw<'_>| {
            one_of(Objective::VARIANTS, draw, |card| {
                content.objective(card).sheet as usize == sheet
            })
        };
        let objectives = std::array::from_fn(|sheet| objective(sheet, &mut draw));
        let events = event_deck(content, &mut draw);
        // TINS-R03.
        let place = draw.index(seats);
        let Some(speaker) = Seat::new(place) else {
            return Err(Reason::new(Text::new("tins-why-seats"), "TINS-OVR-02"));
        };
        // TINS-AIS-01a, TINS-AIS-06.
        let rival = (seats <= rival::MOST_PLAYERS).then(|| {
            let mut rival = Rival::new(content, options.difficulty);
            if seats > 1 {
                let faces = &content.dice.black;
                rival.speaker_is_left = faces[draw.index(faces.len())] == Resource::Material;
            }
            rival
        });
        let mut players = [Own::default(); MAX_SEATS];
        for (player, variants) in players.iter_mut().zip(variants).take(seats) {
            player.sheets = blank(content, variants);
        }
        let mut game = Self {
            chance,
            frames: Frames::default(),
            players,
            lanes,
            factions: [None; MAX_SEATS],
            variants,
            events,
            turned: 0,
            agendas,
            sessions: 0,
            objectives,
            completed: 0,
            deck: u16::MAX >> (16 - Relic::COUNT),
            box_factions: factions
                .iter()
                .fold(0, |all, faction| all | 1 << *faction as u32),
            dealt: [0; MAX_SEATS],
            mecatol: Stack::EMPTY,
            rolled: Rolled::default(),
            votes: [Vote::Open; MAX_SEATS],
            agreed: false,
            named: None,
            namer: speaker,
            windows: 0,
            seats: seats as u8,
            speaker,
            rival,
            end: None,
        };
        let mut silence = Silence;
        let mut play = Play::new(&mut game, content, dice, &mut silence);
        rival::prepare(&mut play);
        round::enter(&mut play, Stage::Keep);
        Ok(game)
    }
}
