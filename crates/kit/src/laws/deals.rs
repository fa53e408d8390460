//! Deals are checked exchanges: all or nothing.

use engine::event::Recorder;
use engine::goods::{self, Swap};
use engine::log::{Answer, Audience};
use engine::seat::{Seat, Viewer};
use engine::table::{DealState, Table};

use super::walk::{Census, Moment};
use super::{Broken, Law, Lawful, ensure};
use crate::luck::Luck;

/// Bundles to try between two seats.
const TRIES: usize = 8;
/// Offers that a seat of a random game leaves open.
const OPEN: usize = 12;

pub(super) fn check<G: Lawful>(
    moment: &Moment<'_, G>,
    luck: &mut Luck,
    census: &mut Census,
) -> Result<(), Broken> {
    let bundles = moment.state.bundles(moment.content());
    check_wares(moment, luck, &bundles)?;
    for _ in 0..TRIES {
        let Some((from, to)) = partners(moment.state, moment.content(), moment.setup.seats(), luck)
        else {
            return Ok(());
        };
        let pick = |luck: &mut Luck| bundles.get(luck.below(bundles.len() as u32) as usize);
        let (Some(gives), Some(gets)) = (pick(luck).cloned(), pick(luck).cloned()) else {
            return Ok(());
        };
        let swap = Swap {
            from,
            to,
            gives,
            gets,
        };
        check_swap(moment, &swap, census)?;
    }
    Ok(())
}

/// Two seats: mostly two that may deal, if there are such.
fn partners<G: Lawful>(
    state: &G,
    content: &G::Content,
    seats: usize,
    luck: &mut Luck,
) -> Option<(Seat, Seat)> {
    let pairs = Seat::all(seats).flat_map(|from| Seat::all(seats).map(move |to| (from, to)));
    let pairs: Vec<_> = pairs.filter(|(from, to)| from != to).collect();
    let open = |(from, to): &&(Seat, Seat)| state.deals_open(content, *from, *to).is_ok();
    let open: Vec<_> = pairs.iter().filter(open).copied().collect();
    if luck.below(4) > 0 && !open.is_empty() {
        luck.pick(&open)
    } else {
        luck.pick(&pairs)
    }
}

/// All that can be given has a word, in the order in which goods are written;
/// and what a seat knows of its own is what it can give.
fn check_wares<G: Lawful>(
    moment: &Moment<'_, G>,
    luck: &mut Luck,
    bundles: &[G::Goods],
) -> Result<(), Broken> {
    let content = moment.content();
    let seats: Vec<Seat> = Seat::all(moment.setup.seats()).collect();
    let viewers: Vec<Viewer> = Viewer::all(seats.len()).collect();
    let (Some(seat), Some(viewer)) = (luck.pick(&seats), luck.pick(&viewers)) else {
        return Ok(());
    };
    let view = moment.state.view(content, viewer);
    let wares = G::wares(content, (&view, viewer), seat);
    let one_of_each = goods::written(wares.iter().map(|ware| (1, &ware.word)));
    let read = one_of_each.parse::<G::Goods>();
    let read = read.ok().map(|goods| goods.to_string());
    let same = read.as_deref() == Some(one_of_each.as_str());
    ensure(Law::Deals, wares.is_empty() || same, || {
        format!("{seat} could give `{one_of_each}`, which is read as {read:?}")
    })?;
    for bundle in bundles {
        let text = bundle.to_string();
        let parts = goods::read(&text);
        let known = |word: &str| wares.iter().any(|ware| ware.word == word);
        let named = parts.is_some_and(|parts| parts.iter().all(|(_, word)| known(word)));
        ensure(Law::Deals, named, || format!("`{text}` is not of wares"))?;
    }
    let Some(other) = seats.iter().find(|other| **other != seat) else {
        return Ok(());
    };
    for ware in wares.iter().filter(|_| viewer.is(seat)) {
        let gift = |count: u16| goods::written([(count, &ware.word)]).parse();
        let (Ok(gives), Ok(gets)) = (gift(ware.most + 1), gift(0)) else {
            continue;
        };
        let swap = Swap {
            from: seat,
            to: *other,
            gives,
            gets,
        };
        let mut after = moment.state.clone();
        let given = after.exchange(content, &swap, &mut Recorder::default());
        ensure(Law::Deals, given.is_err(), || {
            format!("{seat} gave more than {} {}", ware.most, ware.word)
        })?;
    }
    Ok(())
}

fn check_swap<G: Lawful>(
    moment: &Moment<'_, G>,
    swap: &Swap<G::Goods>,
    census: &mut Census,
) -> Result<(), Broken> {
    let content = moment.content();
    for goods in [&swap.gives, &swap.gets] {
        let text = goods.to_string();
        let clean = !text.is_empty() && !text.contains([' ', '#', '\n']);
        ensure(
            Law::Notation,
            clean && text.parse().ok().as_ref() == Some(goods),
            || format!("goods `{text}` are read back as something else"),
        )?;
    }
    let mut after = moment.state.clone();
    let done = after.exchange(content, swap, &mut Recorder::default());
    if done.is_err() {
        ensure(Law::Deals, after == *moment.state, || {
            format!("{swap:?} was refused, but changed something")
        })?;
    }
    let components = moment.state.components(content);
    ensure(Law::Deals, after.components(content) == components, || {
        format!("{swap:?} loses or makes components")
    })?;
    let possible = done.is_ok() && moment.state.deals_open(content, swap.from, swap.to).is_ok();
    // What the offering side is drafting must not matter.
    for drafting in [false, true] {
        let mut table = moment.table_at(moment.state);
        if drafting {
            draft(&mut table, swap.from);
        }
        let offer = table.offer(swap.clone(), "", Audience::Both);
        let id = offer.map_err(|refusal| (Law::Deals, format!("no offer: {refusal:?}")))?;
        ensure(Law::Deals, *table.committed() == *moment.state, || {
            "an offer changed the game".to_owned()
        })?;
        let struck = accept(&mut table, swap, id);
        ensure(Law::Deals, struck == possible, || {
            format!("{swap:?} is possible: {possible}, but was struck: {struck}")
        })?;
        let expected = if struck { &after } else { moment.state };
        ensure(Law::Deals, table.committed() == expected, || {
            format!("{swap:?} did something else than its exchange")
        })?;
    }
    census.deals += u64::from(possible);
    Ok(())
}

fn accept<G: Lawful>(table: &mut Table<G>, swap: &Swap<G::Goods>, id: u32) -> bool {
    table
        .answer(swap.to, (swap.from, id), Answer::Accept)
        .is_ok()
}

/// A tentative choice, if the seat has one.
fn draft<G: Lawful>(table: &mut Table<G>, seat: Seat) {
    let tentative = table
        .choices(seat)
        .into_iter()
        .find(|&choice| table.barrier(seat, choice).is_none());
    if let Some(choice) = tentative {
        // Listed: if it is refused after all, there is no draft.
        let _ = table.choose(seat, &[choice]);
    }
}

/// Now and then, a deal at the table that is being walked, so that logs with
/// deals are replayed too.
pub(super) fn strike<G: Lawful>(table: &mut Table<G>, luck: &mut Luck) -> Result<(), Broken> {
    if table.is_over() || luck.below(8) > 0 {
        return Ok(());
    }
    let bundles = table.committed().bundles(table.content());
    let pick = |luck: &mut Luck| {
        bundles
            .get(luck.below(bundles.len() as u32) as usize)
            .cloned()
    };
    let (Some(gives), Some(gets)) = (pick(luck), pick(luck)) else {
        return Ok(());
    };
    let Some((from, to)) = partners(table.committed(), table.content(), table.seats(), luck) else {
        return Ok(());
    };
    withdraw_oldest(table, from)?;
    let audience = Audience::ALL[luck.below(2) as usize];
    let swap = Swap {
        from,
        to,
        gives,
        gets,
    };
    let id = table
        .offer(swap.clone(), "a word", audience)
        .map_err(|refusal| (Law::Deals, format!("no offer: {refusal:?}")))?;
    accept(table, &swap, id);
    Ok(())
}

/// A seat that has left many offers open takes the oldest back, so that deals
/// go on to the end of a long game.
fn withdraw_oldest<G: Lawful>(table: &mut Table<G>, seat: Seat) -> Result<(), Broken> {
    let open: Vec<(Seat, u32)> = table
        .deals(Viewer::Seat(seat))
        .filter(|deal| deal.swap.from == seat && deal.state == DealState::Open)
        .map(|deal| (deal.swap.to, deal.id))
        .collect();
    if open.len() < OPEN {
        return Ok(());
    }
    table
        .answer(seat, open[0], Answer::Withdraw)
        .map_err(|refusal| (Law::Deals, format!("an offer stands: {refusal:?}")))
}
