//! Council events: votes are claimed and cast, and the outcome is resolved
//! (TINS-COU-01 to TINS-COU-11).

use engine::step::Options;
use engine::{Seat, SeatSet, Sink};

use super::{Stage, rival, round};
use crate::asset;
use crate::ban::Ban;
use crate::cards::effect::{Effect, List};
use crate::cards::run::{self, Happening, fire};
use crate::cards::trigger::Trigger;
use crate::choice::{Choice, stray};
use crate::content::{Timing, Traits};
use crate::event::InscriptionEvent;
use crate::ids::{Agenda, Asset, Resource};
use crate::pen::Pen;
use crate::state::{MAX_VOTES, Vote};
use crate::task::Task;
use crate::work;
use crate::{Look, Play, TwilightInscription};

/// A council event begins: what was forbidden until then is allowed again.
pub(super) fn begin<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    round::forget(play);
    for seat in play.game.everyone() {
        play.game.players[seat.index()].sheets.no_wormholes = false;
    }
    play.game.votes = Default::default();
    play.game.named = None;
    rival::begin_council(play);
    round::enter(play, Stage::Assembly);
}

/// Each unlocked icon is worth a vote (TINS-COU-01).
pub(super) fn open_assembly<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let icons = play.game.player(seat).sheets.counselors;
    (0..icons).for_each(|_| asset::given(play, seat, Asset::Vote));
    fire(play, seat, Happening::of(Trigger::CouncilClaim));
}

/// The agenda of the tier of the event (TINS-COU-02, TINS-R30).
pub(super) fn reveal<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    play.game.sessions += 1;
    if let Some(agenda) = play.game.agenda(play.content) {
        play.emit(InscriptionEvent::Revealed(agenda));
        rival::counter(play, agenda);
    }
}

impl TwilightInscription {
    /// The agenda that is voted on in a council event.
    pub(crate) fn agenda(&self, content: &crate::content::Content) -> Option<Agenda> {
        let tier = content.event(self.event()).tier;
        let place = tier.checked_sub(2)?;
        self.agendas.get(usize::from(place)).copied()
    }
}

/// What always holds for a seat.
fn traits<'a>(pen: &Pen<'a>) -> Option<&'a Traits> {
    let faction = pen.faction()?;
    Some(&pen.content.faction(faction).ability.traits)
}

/// Step 2: all vote, those apart who never do.
pub(super) fn open_ballot<S: Sink<InscriptionEvent>>(
    play: &mut Play<'_, S>,
    seat: Seat,
    stage: Stage,
) {
    let waits = play.game.votes[seat.index()] == Vote::Waits;
    let mute = traits(&Pen::of(play.look(), seat)).is_some_and(|traits| traits.mute);
    let asked = if stage == Stage::LastBallot {
        waits
    } else {
        !mute
    };
    let shown = play.game.votes[seat.index()];
    let lane = play.game.lane_mut(seat);
    if asked {
        lane.tasks.push(Task::Ballot);
    } else if stage == Stage::Ballot {
        lane.vote = Vote::Abstained;
    } else {
        lane.vote = shown;
    }
}

/// The free votes of a seat (TINS-ALI-06).
fn free_votes(pen: &Pen<'_>) -> u8 {
    pen.lane.free_votes + traits(pen).map_or(0, |traits| traits.free_votes)
}

/// Votes for or against, as many as there are (TINS-R31).
pub(crate) fn votes<T: Options<TwilightInscription>>(pen: &Pen<'_>, out: &mut T) {
    work::relics(pen, &[Timing::CouncilCast], out);
    let most = pen.sheets().votes.left().saturating_add(free_votes(pen));
    let ways: &[fn(u8) -> Choice] = match pen.game.rival {
        // TINS-AIC-04a.
        Some(_) => &[Choice::Cast],
        None => &[
            |votes| Choice::Vote(true, votes),
            |votes| Choice::Vote(false, votes),
        ],
    };
    for way in ways {
        (1..=most).for_each(|votes| out.may(way(votes)));
        if T::ASKS_WHY && most < MAX_VOTES {
            out.option(way(most + 1), Err(Ban::FewVotes));
        }
    }
    out.may(Choice::Abstain);
    let waits = traits(pen).is_some_and(|traits| traits.votes_last);
    if waits && pen.game.seats > 1 && pen.game.stage() == Some(Stage::Ballot) {
        out.may(Choice::Wait);
    }
}

/// A vote is cast.
pub(crate) fn cast<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
    let free = free_votes(&Pen::of(play.look(), seat));
    let lane = play.game.lane_mut(seat);
    lane.vote = match choice {
        Choice::Vote(in_favour, votes) => Vote::Cast {
            in_favour,
            votes,
            free: free.min(votes),
        },
        Choice::Cast(votes) => Vote::Plain {
            votes,
            free: free.min(votes),
        },
        Choice::Abstain => Vote::Abstained,
        Choice::Wait => Vote::Waits,
        _ => stray(choice),
    };
    lane.tasks.pop();
}

/// Does somebody vote after all others?
pub(super) fn somebody_waits(game: &TwilightInscription) -> bool {
    game.everyone()
        .any(|seat| game.lane(seat).vote == Vote::Waits)
}

/// Step 3: votes are shown, clockwise from the speaker's left (TINS-COU-06a).
pub(super) fn announce<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    let speaker = play.game.speaker;
    let others = play.game.clockwise().filter(|seat| *seat != speaker);
    for seat in others.chain([speaker]) {
        let vote = play.game.lane(seat).vote;
        if vote != Vote::Open && play.game.votes[seat.index()] != vote {
            play.game.votes[seat.index()] = vote;
            play.emit(InscriptionEvent::Voted(seat, vote));
        }
    }
}

/// How many votes a seat has cast.
pub(super) fn votes_of(game: &TwilightInscription, seat: Seat) -> u8 {
    rival::cast(game.votes[seat.index()]).map_or(0, |(votes, _)| votes)
}

/// Step 4: the outcome with the most votes; a tie is rolled (TINS-COU-07,
/// TINS-COU-08, TINS-R32).
pub(super) fn tally<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    announce(play);
    if play.game.rival.is_some() {
        rival::vote(play);
        return round::enter(play, Stage::Outcome);
    }
    let mut sums = [0_u16; 2];
    for seat in play.game.everyone() {
        if let Vote::Cast {
            in_favour, votes, ..
        } = play.game.votes[seat.index()]
        {
            sums[usize::from(!in_favour)] += u16::from(votes);
        }
    }
    let [in_favour, against] = sums;
    play.game.agreed = match in_favour.cmp(&against) {
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Equal => roll(play) == Resource::Material,
    };
    play.emit(InscriptionEvent::Tallied {
        in_favour,
        against,
        agreed: play.game.agreed,
    });
    if names_sheet(play.look()) {
        choose_namer(play);
        round::enter(play, Stage::Name);
    } else {
        round::enter(play, Stage::Outcome);
    }
}

/// A black die that decides something (TINS-R12).
pub(super) fn roll<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) -> Resource {
    let faces = &play.content.dice.black;
    let face = faces[play.dice.shared(&mut play.game.chance).index(faces.len())];
    play.emit(InscriptionEvent::Decided(face));
    face
}

/// The effects of the outcome.
fn outcome(look: Look<'_>) -> List {
    let Some(agenda) = look.game.agenda(look.content) else {
        return List::default();
    };
    let facts = look.content.agenda(agenda);
    match look.game.agreed {
        true => facts.in_favour.effects,
        false => facts.against.effects,
    }
}

/// Does somebody name a sheet?
fn names_sheet(look: Look<'_>) -> bool {
    let effects = look.content.effects(outcome(look));
    effects
        .iter()
        .any(|effect| matches!(effect, Effect::ChooseSheet(_)))
}

/// Who cast the most votes; who is tied rolls until exactly one shows the deciding
/// icon (TINS-COU-11, TINS-R32).
fn choose_namer<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    let most = play
        .game
        .everyone()
        .map(|seat| votes_of(play.game, seat))
        .max();
    let tied: SeatSet = play
        .game
        .everyone()
        .filter(|seat| Some(votes_of(play.game, *seat)) == most)
        .collect();
    let mut chosen = tied.first().filter(|_| tied.len() == 1);
    for _ in 0..MOST_ROLLS {
        if chosen.is_some() {
            break;
        }
        let mut hits = SeatSet::NONE;
        for seat in tied {
            let faces = &play.content.dice.black;
            let face = faces[play.dice.shared(&mut play.game.chance).index(faces.len())];
            if face == Resource::Material {
                hits = hits.with(seat);
            }
        }
        chosen = hits.first().filter(|_| hits.len() == 1);
    }
    if let Some(seat) = chosen.or(tied.first()) {
        play.game.namer = seat;
        play.emit(InscriptionEvent::Names(seat));
    }
}

/// Nobody rolls for ever: after so many rolls without a decision the first of them
/// decides.
const MOST_ROLLS: usize = 1000;

/// One player names a sheet.
pub(super) fn open_name<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    if play.game.namer == seat {
        play.game.lane_mut(seat).tasks.push(Task::Name);
    }
}

/// The sheet is named.
pub(super) fn named<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    let seat = play.game.namer;
    if let Some(sheet) = play.game.lane(seat).named {
        play.game.named = Some(sheet);
        play.emit(InscriptionEvent::Named(seat, sheet));
    }
}

/// Everyone resolves the outcome.
pub(super) fn open_outcome<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let effects = match (play.game.rival, play.game.agenda(play.content)) {
        (Some(_), Some(first)) => rival::outcome(play.game, play.content, first, seat),
        _ => outcome(play.look()),
    };
    run::begin(play, seat, effects, 0);
}

/// Step 5: a claimed vote is struck for each that was cast, free ones apart
/// (TINS-COU-09, TINS-R31).
pub(super) fn strike_votes<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>) {
    for seat in play.game.everyone() {
        if let Some((votes, free)) = rival::cast(play.game.votes[seat.index()]) {
            let pool = &mut play.game.players[seat.index()].sheets.votes;
            let struck = (votes - free).min(pool.left());
            pool.spent += struck;
            play.emit(InscriptionEvent::StruckVotes(seat, struck));
        }
    }
}

/// What the end of a council sets off.
pub(super) fn open_end<S: Sink<InscriptionEvent>>(play: &mut Play<'_, S>, seat: Seat) {
    let won = match play.game.votes[seat.index()] {
        Vote::Cast { in_favour, .. } => in_favour == play.game.agreed,
        // TINS-R59.
        Vote::Plain { .. } => rival::beats(play.game, seat),
        Vote::Open | Vote::Abstained | Vote::Waits => false,
    };
    fire(play, seat, Happening::of(Trigger::CouncilEnd));
    if won {
        fire(play, seat, Happening::of(Trigger::CouncilWin));
    }
}
