//! Deals of players who are not people: what is done with what they think, the
//! same at a server and at a keyboard.

use crate::log::{Answer, Audience};
use crate::player::{Opinion, Proposal};
use crate::seat::{Seat, Viewer};
use crate::table::{AnyTable, DealState, Offered, Refusal};

/// The offers of a seat that stand, made or received, the oldest first.
pub fn standing(table: &dyn AnyTable, seat: Seat) -> impl Iterator<Item = Offered> + use<> {
    let concerns = move |offer: &Offered| offer.from == seat || offer.to == seat;
    let deals = table.deals(Viewer::Seat(seat)).into_iter();
    deals.filter(move |offer| offer.state == DealState::Open && concerns(offer))
}

/// The offers to a seat that could be struck now.
pub fn to_answer(table: &dyn AnyTable, seat: Seat) -> impl Iterator<Item = Offered> {
    let may = move |offer: &Offered| table.deals_open(offer.from, seat).is_ok();
    standing(table, seat).filter(move |offer| offer.to == seat && may(offer))
}

/// Answers an offer as its player thinks. What cannot be taken after all is
/// declined.
///
/// # Errors
/// When it does not stand any more; nothing has changed then.
pub fn answer(
    table: &mut dyn AnyTable,
    seat: Seat,
    deal: (Seat, u32),
    opinion: &Opinion,
) -> Result<(), Refusal> {
    let taken = opinion.takes && table.answer(seat, deal, Answer::Accept).is_ok();
    if taken {
        return Ok(());
    }
    table.answer(seat, deal, Answer::Decline)
}

/// Makes the offer that a player has thought of, if it has; those that it made
/// before and that still stand are of yesterday. Gives its number.
///
/// # Errors
/// When it makes no sense; some may have been withdrawn then.
pub fn offer(
    table: &mut dyn AnyTable,
    seat: Seat,
    proposal: Option<&Proposal<String>>,
) -> Result<Option<u32>, Refusal> {
    let made = standing(table, seat).filter(|offer| offer.from == seat);
    let old: Vec<(Seat, u32)> = made.map(|offer| (offer.to, offer.deal)).collect();
    for deal in old {
        table.answer(seat, deal, Answer::Withdraw)?;
    }
    let offered = proposal.map(|made| table.offer(made.swap.as_str(), "", Audience::Both));
    offered.transpose()
}
