//! What a seat looks at while it writes: its own sheets, and what is printed on
//! them.

use engine::Seat;
use strum::EnumCount;

use crate::content::{Content, Expansion, Industry, Navigation, Offer, TECHNOLOGIES, Variant, War};
use crate::ids::{Faction, Sheet, Stock, Technology};
use crate::phase::Stage;
use crate::purse::{Source, converts};
use crate::state::{Lane, Sheets, TwilightInscription};
use crate::task::Task;
use crate::{Look, Play};

/// What is printed on the sheets of a seat.
#[derive(Clone, Copy)]
pub(crate) struct Print<'c> {
    content: &'c Content,
    variants: [Variant; Sheet::COUNT],
}

impl<'c> Print<'c> {
    /// On those of this seat.
    #[inline]
    pub(crate) const fn of<S>(play: &Play<'c, S>, seat: Seat) -> Self {
        Self {
            content: play.content,
            variants: play.game.variants[seat.index()],
        }
    }

    #[inline]
    pub(crate) fn navigation(self) -> &'c Navigation {
        self.content
            .navigation(self.variants[Sheet::Navigation as usize])
    }

    #[inline]
    pub(crate) fn expansion(self) -> &'c Expansion {
        self.content
            .expansion(self.variants[Sheet::Expansion as usize])
    }

    #[inline]
    pub(crate) fn industry(self) -> &'c Industry {
        self.content
            .industry(self.variants[Sheet::Industry as usize])
    }

    #[inline]
    pub(crate) fn war(self) -> &'c War {
        self.content.war(self.variants[Sheet::War as usize])
    }

    /// The technologies of a sheet.
    #[inline]
    pub(crate) fn offers(self, sheet: Sheet) -> &'c [Offer; TECHNOLOGIES] {
        self.content.offers(sheet, self.variants[sheet as usize])
    }
}

/// A seat that writes.
#[derive(Clone, Copy)]
pub(crate) struct Pen<'a> {
    pub(crate) game: &'a TwilightInscription,
    pub(crate) content: &'a Content,
    pub(crate) seat: Seat,
    pub(crate) lane: &'a Lane,
}

impl<'a> Pen<'a> {
    #[inline]
    pub(crate) const fn of(look: Look<'a>, seat: Seat) -> Self {
        Self {
            game: look.game,
            content: look.content,
            seat,
            lane: look.game.lane(seat),
        }
    }

    /// Its sheets as it has written on them.
    #[inline]
    pub(crate) const fn sheets(&self) -> &'a Sheets {
        &self.lane.own.sheets
    }

    #[inline]
    const fn print(&self) -> Print<'a> {
        Print {
            content: self.content,
            variants: self.game.variants[self.seat.index()],
        }
    }

    #[inline]
    pub(crate) fn navigation(&self) -> &'a Navigation {
        self.print().navigation()
    }

    #[inline]
    pub(crate) fn expansion(&self) -> &'a Expansion {
        self.print().expansion()
    }

    #[inline]
    pub(crate) fn industry(&self) -> &'a Industry {
        self.print().industry()
    }

    #[inline]
    pub(crate) fn war(&self) -> &'a War {
        self.print().war()
    }

    /// The technologies of a sheet.
    #[inline]
    pub(crate) fn offers(&self, sheet: Sheet) -> &'a [Offer; TECHNOLOGIES] {
        self.print().offers(sheet)
    }

    /// Is it unlocked?
    #[inline]
    pub(crate) const fn has(&self, technology: Technology) -> bool {
        self.sheets().learned >> technology as u32 & 1 == 1
    }

    /// The faction that its owner plays.
    #[inline]
    pub(crate) const fn faction(&self) -> Option<Faction> {
        self.game.faction(self.seat)
    }

    /// How many of a kind are kept and not spent.
    #[inline]
    pub(crate) const fn kept(&self, stock: Stock) -> u8 {
        self.sheets().stock[stock.index()]
    }

    /// Are resources spent in a strategy event?
    #[inline]
    pub(crate) fn is_strategy(&self) -> bool {
        matches!(self.game.stage(), Some(Stage::Open | Stage::Dice))
    }

    /// What is being done.
    #[inline]
    pub(crate) const fn task(&self) -> Option<Task> {
        self.lane.tasks.top()
    }

    /// From what marks are paid in the task on top, if they are.
    #[inline]
    pub(crate) fn source(&self) -> Option<Source> {
        self.source_of(self.task()?)
    }

    /// From what marks are paid in a task, if they are.
    #[inline]
    pub(crate) fn source_of(&self, task: Task) -> Option<Source> {
        match task {
            Task::Spend => Some(Source {
                purse: self.lane.purse,
                goods: true,
                sheet: self.lane.own.notes.active?,
                converts: converts(self, self.lane.own.notes.active?),
            }),
            Task::Sum(purse, sheet) => Some(Source {
                purse,
                goods: false,
                sheet,
                converts: converts(self, sheet),
            }),
            _ => None,
        }
    }
}
