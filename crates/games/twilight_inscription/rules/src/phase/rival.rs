//! The AI faction, for one and two players (section 20): no seat, but tracks that the
//! focus dice move. It fights whoever has no neighbour, is first where it can, and
//! votes.

use arrayvec::ArrayVec;
use engine::{Seat, Sink};
use strum::{EnumCount, VariantArray};

use super::council;
use crate::Play;
use crate::cards::effect::{Effect, List};
use crate::content::mecatol::{Face, Goal, Role, SECTIONS, TrackFacts};
use crate::content::{AgendaFacts, Content};
use crate::event::InscriptionEvent;
use crate::ids::{Agenda, Faction, Resource};
use crate::options::Difficulty;
use crate::state::{TwilightInscription, Vote};

/// What is crossed out on a track; a milestone track is one section.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Track {
    /// How many icons of each section.
    pub crossed: [u8; SECTIONS],
    /// Sections whose other icons are covered by a line, a bit each.
    pub covered: u8,
}

/// The AI faction: all of it is public.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rival {
    /// How hard it makes it.
    pub difficulty: Difficulty,
    /// Its tracks, in the order of [`Face::all`].
    pub tracks: [Track; Face::COUNT],
    /// Its slot on the Mecatol Rex sheet, from zero.
    pub slot: Option<u8>,
    /// Was that slot filled in this round?
    pub slot_is_new: bool,
    /// Sheets whose objective it was the first to complete, in this round.
    pub turned: u8,
    /// The agenda whose outcome "against" is visible.
    pub counter: Option<Agenda>,
    /// Its votes in this council, once they are cast.
    pub votes: Option<u8>,
    /// Of two players: is the speaker the left neighbour of the other (TINS-AIS-06)?
    pub speaker_is_left: bool,
    /// The faction that is kept to be copied by who plays alone.
    pub spare: Option<Faction>,
}

/// Up to so many players have the AI faction against them (TINS-AIS-01a).
pub const MOST_PLAYERS: usize = 2;

impl Track {
    /// The section of the leftmost icon that is neither crossed out nor covered
    /// (TINS-AIM-01, TINS-R43).
    fn open(&self, facts: &TrackFacts) -> Option<usize> {
        let mut sections = facts.icons().enumerate();
        let open = |(number, icons): &(usize, u8)| {
            self.covered >> number & 1 == 0 && self.crossed[*number] < *icons
        };
        sections.find(open).map(|(number, _)| number)
    }

    /// What a section of it counts.
    fn value(&self, facts: &TrackFacts, section: usize) -> u8 {
        let facts = facts.sections.get(section);
        facts.map_or(0, |facts| facts.value(self.crossed[section]))
    }
}

impl Rival {
    /// What lies on the AI side of the sheet before anything is crossed out by a
    /// rule.
    pub(crate) fn new(content: &Content, difficulty: Difficulty) -> Self {
        let mut tracks = [Track::default(); Face::COUNT];
        for (track, facts) in tracks.iter_mut().zip(&content.mecatol.tracks) {
            for (crossed, section) in track.crossed.iter_mut().zip(&facts.sections) {
                *crossed = section.crossed;
            }
        }
        Self {
            difficulty,
            tracks,
            slot: None,
            slot_is_new: false,
            turned: 0,
            counter: None,
            votes: None,
            speaker_is_left: false,
            spare: None,
        }
    }

    /// What a track counts for the event of a tier.
    fn counts(&self, content: &Content, role: Role, tier: u8) -> u8 {
        let facts = content.mecatol.track_of(role);
        facts.map_or(0, |facts| {
            let track = &self.tracks[facts.face.index()];
            let section = facts.section_of(tier);
            section.map_or(0, |section| track.value(facts, section))
        })
    }

    /// What a track counts in the next event of its kind, as it stands: in its first
    /// section that no line covers. Nothing once a line covers all of them.
    fn ahead(&self, content: &Content, role: Role) -> Option<u8> {
        let facts = content.mecatol.track_of(role)?;
        let track = &self.tracks[facts.face.index()];
        let mut sections = 0..facts.sections.len();
        let next = sections.find(|section| track.covered >> section & 1 == 0)?;
        Some(track.value(facts, next))
    }

    /// Draws a line over the icons of a section that are not crossed out.
    fn cover(&mut self, content: &Content, role: Role, tier: u8) {
        if let Some(facts) = content.mecatol.track_of(role)
            && let Some(section) = facts.section_of(tier)
        {
            self.tracks[facts.face.index()].covered |= 1 << section;
        }
    }

    /// Is an outcome good or bad for who has cast so many votes (TINS-AIC-06,
    /// TINS-AIC-07)?
    const fn is_beaten_by(&self, votes: u8) -> bool {
        matches!(self.votes, Some(own) if votes > own)
    }
}

/// The difficulty is chosen: some icons are crossed out (TINS-AIS-07 to TINS-AIS-11).
pub(crate) fn prepare<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    let Some(rival) = play.game.rival else { return };
    let facts = play.content.mecatol.difficulty(rival.difficulty);
    for track in &play.content.mecatol.tracks {
        let tiers = match track.role {
            None => {
                (0..facts.milestones).for_each(|_| cross(play, track.face));
                continue;
            }
            Some(Role::Strength) => &facts.strength,
            Some(Role::Votes) => &facts.votes,
        };
        for tier in tiers {
            if let Some(section) = track.section_of(*tier) {
                cross_in(play, track, section);
            }
        }
    }
    // Before the first round: nobody was in it.
    begin_round(play);
}

/// A new round begins: nobody is tied with the AI any more (TINS-R44).
pub(crate) fn begin_round<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    if let Some(rival) = &mut play.game.rival {
        rival.slot_is_new = false;
        rival.turned = 0;
    }
}

/// After the roll: an icon for each focus die (TINS-AIM-01).
pub(crate) fn advance<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    if play.game.rival.is_none() {
        return;
    }
    let focus = play.game.rolled.focus;
    for (resource, icons) in Resource::VARIANTS.iter().zip(focus) {
        let face = Face {
            resource: *resource,
            double: icons > 1,
        };
        cross(play, face);
    }
}

/// Crosses out the leftmost icon of a track; a full milestone track passes the result
/// on (TINS-AIM-07), which never comes back to where it was (TINS-R45).
fn cross<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, face: Face) {
    let mut passed = 0_u8;
    let mut next = Some(face);
    while let Some(face) = next.filter(|face| passed >> face.index() & 1 == 0) {
        passed |= 1 << face.index();
        let facts = &play.content.mecatol.tracks[face.index()];
        let Some(rival) = play.game.rival else { return };
        match rival.tracks[face.index()].open(facts) {
            Some(section) => return cross_in(play, facts, section),
            None => next = facts.overflow,
        }
    }
}

/// Crosses out an icon of a section, and claims what that leads to (TINS-AIM-02).
fn cross_in<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, facts: &TrackFacts, section: usize) {
    let icons = facts.icons().nth(section).unwrap_or(0);
    let Some(rival) = &mut play.game.rival else {
        return;
    };
    let crossed = &mut rival.tracks[facts.face.index()].crossed[section];
    *crossed = (*crossed + 1).min(icons);
    let now = *crossed;
    play.emit(InscriptionEvent::RivalMoved(facts.face, now));
    for milestone in &facts.milestones {
        if milestone.after == now {
            reach(play, milestone.goal);
        }
    }
}

/// The AI claims a milestone, and gains nothing by it (TINS-AIM-03 to TINS-AIM-05).
fn reach<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, goal: Goal) {
    let names = play.game.mecatol.len() as u8;
    let completed = play.game.completed;
    let Some(rival) = &mut play.game.rival else {
        return;
    };
    match goal {
        Goal::MecatolRex => {
            rival.slot = Some(names);
            rival.slot_is_new = true;
        }
        Goal::Objective(sheet) => {
            if completed >> sheet as u8 & 1 == 0 {
                rival.turned |= 1 << sheet as u8;
            }
            play.game.completed |= 1 << sheet as u8;
        }
    }
    play.emit(InscriptionEvent::RivalReached(goal));
}

impl TwilightInscription {
    /// The slot whose reward they get who claim Mecatol Rex now: that of the AI, if it
    /// came there in this round (TINS-AIM-06, TINS-R44, TINS-R57).
    pub(crate) fn next_slot(&self) -> usize {
        let names = self.mecatol.len();
        match self.rival {
            Some(Rival {
                slot: Some(slot),
                slot_is_new,
                ..
            }) => match slot_is_new {
                true => usize::from(slot),
                false => names + 1,
            },
            _ => names,
        }
    }

    /// Is whoever completes the objective of a sheet now tied with the AI, which
    /// turned its card over in this round (TINS-AIM-06, TINS-R44, TINS-R57)?
    pub(crate) fn ties_with_rival(&self, sheet: crate::ids::Sheet) -> bool {
        let turned = self.rival.map_or(0, |rival| rival.turned);
        turned >> sheet as u8 & 1 == 1
    }

    /// What the AI faction would bring to the next event of a kind, as its track stands;
    /// nothing once there is none any more, or where it does not play.
    #[must_use]
    pub fn rival_ahead(&self, content: &Content, role: Role) -> Option<u8> {
        self.rival.as_ref()?.ahead(content, role)
    }

    /// The strength of the AI in the battle event that is resolved (TINS-AIB-01,
    /// TINS-AIB-02).
    pub(super) fn rival_strength(&self, content: &Content) -> i8 {
        let tier = content.event(self.event()).tier;
        let rival = self.rival.as_ref();
        let strength = rival.map_or(0, |rival| rival.counts(content, Role::Strength, tier));
        i8::try_from(strength).unwrap_or(i8::MAX)
    }
}

/// The battle event is over: the AI's line advances (TINS-AIB-03).
pub(super) fn end_battle<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    cover(play, Role::Strength);
}

/// Draws a line over what is left of the section of this event.
fn cover<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, role: Role) {
    let tier = play.content.event(play.game.event()).tier;
    if let Some(rival) = &mut play.game.rival {
        rival.cover(play.content, role, tier);
        play.emit(InscriptionEvent::RivalCovered(role, tier));
    }
}

/// A council event begins: nothing is visible yet.
pub(super) fn begin_council<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    if let Some(rival) = &mut play.game.rival {
        rival.counter = None;
        rival.votes = None;
    }
}

/// Cards are drawn from the deck of the tier, in any order, until one is a valid
/// counter-agenda: just one of the two visible outcomes has the star (TINS-AIC-03a,
/// TINS-AIC-03b, TINS-R47).
pub(super) fn counter<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, first: Agenda) {
    if play.game.rival.is_none() {
        return;
    }
    let content = play.content;
    let AgendaFacts { tier, star, .. } = *content.agenda(first);
    let others = Agenda::VARIANTS.iter().copied();
    let others = others.filter(|card| *card != first && content.agenda(*card).tier == tier);
    let mut deck: ArrayVec<Agenda, { Agenda::COUNT }> = others.collect();
    play.dice.shared(&mut play.game.chance).shuffle(&mut deck);
    for card in deck {
        if content.agenda(card).star == star {
            play.emit(InscriptionEvent::PassedOver(card));
            continue;
        }
        if let Some(rival) = &mut play.game.rival {
            rival.counter = Some(card);
        }
        play.emit(InscriptionEvent::Countered(card));
        return;
    }
}

/// Votes are committed (TINS-R48): then a line is drawn, a die is rolled, and the AI
/// casts its votes (TINS-AIC-04b, TINS-AIC-05).
pub(super) fn vote<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    cover(play, Role::Votes);
    let tier = play.content.event(play.game.event()).tier;
    // TINS-R12: the results 1, 2 and 3.
    let more = match council::roll(play) {
        Resource::Research => 0,
        Resource::Influence => 1,
        Resource::Material => 2,
    };
    let content = play.content;
    let Some(rival) = &mut play.game.rival else {
        return;
    };
    let votes = rival.counts(content, Role::Votes, tier) + more;
    rival.votes = Some(votes);
    play.emit(InscriptionEvent::RivalVoted(votes));
    for seat in play.game.everyone() {
        let good = beats(play.game, seat);
        play.emit(InscriptionEvent::Resolves(seat, good));
    }
}

/// Has a seat cast more votes than the AI?
pub(super) fn beats(game: &TwilightInscription, seat: Seat) -> bool {
    let votes = council::votes_of(game, seat);
    game.rival.is_some_and(|rival| rival.is_beaten_by(votes))
}

/// The outcome of one seat: what it does not share with anybody (TINS-AIC-06 to
/// TINS-AIC-08). One that nobody has drawn has no effect (TINS-R47).
pub(super) fn outcome(
    game: &TwilightInscription,
    content: &Content,
    first: Agenda,
    seat: Seat,
) -> List {
    let facts = content.agenda(first);
    if facts.star == beats(game, seat) {
        return facts.in_favour.effects;
    }
    let counter = game.rival.and_then(|rival| rival.counter);
    counter.map_or(List::default(), |card| content.agenda(card).against.effects)
}

/// A card that has to be kept to be copied is drawn from those that nobody plays: by
/// who plays alone, since there is no neighbour to copy.
pub(super) fn keep_spare<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, faction: Faction) {
    let setup = play.content.effects(play.content.faction(faction).setup);
    if play.game.seats > 1 || !setup.contains(&Effect::KeepSpareFaction) {
        return;
    }
    let lying = play.game.box_factions;
    let spares = Faction::VARIANTS.iter().copied();
    let spares: ArrayVec<Faction, { Faction::COUNT }> = spares
        .filter(|card| lying >> *card as u32 & 1 == 1)
        .collect();
    if spares.is_empty() {
        return;
    }
    let draw = play.dice.shared(&mut play.game.chance).index(spares.len());
    let spare = spares[draw];
    play.game.box_factions &= !(1 << spare as u32);
    if let Some(rival) = &mut play.game.rival {
        rival.spare = Some(spare);
    }
    play.emit(InscriptionEvent::Spare(spare));
}

/// How many votes were cast, of which so many free.
pub(super) const fn cast(vote: Vote) -> Option<(u8, u8)> {
    match vote {
        Vote::Cast { votes, free, .. } | Vote::Plain { votes, free } => Some((votes, free)),
        Vote::Open | Vote::Abstained | Vote::Waits => None,
    }
}
