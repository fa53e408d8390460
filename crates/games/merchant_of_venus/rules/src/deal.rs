//! Deals between merchants in the same place (MOV-11.4a, MOV-11.4b, MOV-R40).

use std::fmt;
use std::iter;
use std::str::FromStr;

use engine::goods::{self, Swap, Ware};
use engine::{Reason, Seat, Sink, Text, Viewer};
use strum::VariantArray;

use crate::MerchantOfVenus;
use crate::content::Content;
use crate::event::MerchantEvent;
use crate::ids::{Culture, Item};
use crate::phase::{Frame, Port};
use crate::ship::Cargo;
use crate::stowage::First;
use crate::view::View;

/// What can change hands: money, what is on board, IOUs. Ships and Deeds never do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Parcel {
    /// Credits.
    pub credits: u16,
    /// What is on board.
    pub cargo: Cargo,
    /// A bit a Culture: its IOU.
    pub ious: u16,
}

impl Parcel {
    fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Credits in the notation of goods.
const CREDITS: &str = "credits";

fn iou_word(culture: Culture) -> String {
    format!("iou-{culture}")
}

impl fmt::Display for Parcel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let credits = (self.credits, CREDITS.to_owned());
        let items = Item::all().map(|item| {
            let count = self.cargo.count(item);
            (u16::from(count), item.to_string())
        });
        let ious = Culture::VARIANTS
            .iter()
            .map(|culture| (self.ious >> *culture as u16 & 1, iou_word(*culture)));
        goods::write(f, iter::once(credits).chain(items).chain(ious))
    }
}

impl FromStr for Parcel {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut parcel = Self::default();
        for (count, word) in goods::read(text).ok_or(())? {
            if word == CREDITS {
                parcel.credits = count;
            } else if let Some(culture) = word.strip_prefix("iou-") {
                let culture: Culture = culture.parse().map_err(|_| ())?;
                parcel.ious |= 1 << culture as u16;
            } else {
                let item: Item = word.parse()?;
                let count = u8::try_from(count).map_err(|_| ())?;
                (0..count).for_each(|_| parcel.cargo.add(item));
            }
        }
        // One way to write it.
        if parcel.to_string() == text {
            Ok(parcel)
        } else {
            Err(())
        }
    }
}

/// All that this seat could give: everything is open (MOV-3.2a).
pub(crate) fn wares(content: &Content, (view, _): (&View, Viewer), seat: Seat) -> Vec<Ware> {
    let merchant = &view.merchants[seat.index()];
    let credits = Ware {
        word: CREDITS.to_owned(),
        name: Text::new("mov-credits"),
        most: u16::try_from(merchant.cash).unwrap_or(u16::MAX),
    };
    let items = Item::all().map(|item| Ware {
        word: item.to_string(),
        name: Text::new("ware").with("ware", content.item(item)),
        most: merchant.cargo.count(item).into(),
    });
    let ious = Culture::VARIANTS.iter().map(|culture| Ware {
        word: iou_word(*culture),
        name: Text::new("mov-iou").with("culture", &content.culture(*culture).name),
        most: merchant.ious.contains(culture).into(),
    });
    iter::once(credits).chain(items).chain(ious).collect()
}

impl MerchantOfVenus {
    /// MOV-11.1a, MOV-11.1b, MOV-R40: the merchant whose turn it is starts a deal,
    /// landed, with one who is in the same place.
    pub(crate) fn may_deal(&self, content: &Content, from: Seat, to: Seat) -> Result<(), Reason> {
        let at = self.at(from);
        let ban = |key| Err(Reason::new(Text::new(key), "MOV-R40"));
        match self.frames.top() {
            Some(Frame::Port(Port(seat))) if seat == from => {}
            _ => return ban("mov-deal-turn"),
        }
        if self.berth(content, at).is_none() || self.turn.stopped {
            return ban("mov-deal-landed");
        }
        if self.at(to) != at {
            return ban("mov-deal-place");
        }
        Ok(())
    }

    pub(crate) fn swap(
        &mut self,
        content: &Content,
        swap: &Swap<Parcel>,
        sink: &mut impl Sink<MerchantEvent>,
    ) -> Result<(), Reason> {
        let Swap {
            from,
            to,
            gives,
            gets,
        } = *swap;
        if gives.is_empty() && gets.is_empty() {
            return Err(Reason::new(Text::new("mov-deal-nothing"), "MOV-11.4a"));
        }
        self.check_side(content, from, (&gives, &gets))?;
        self.check_side(content, to, (&gets, &gives))?;
        self.hand_over(from, (&gives, &gets));
        self.hand_over(to, (&gets, &gives));
        if self.modules.combat {
            self.restow((from, &gives.cargo), (to, &gets.cargo));
        }
        if self.active() == Some(from) {
            self.note_acquired(from, &gives, &gets);
        } else {
            self.note_acquired(to, &gets, &gives);
        }
        sink.emit(MerchantEvent::Dealt(from, to, Box::new((gives, gets))));
        Ok(())
    }

    /// MOV-R40: what one has, and what there is room for.
    fn check_side(
        &self,
        content: &Content,
        seat: Seat,
        (gives, gets): (&Parcel, &Parcel),
    ) -> Result<(), Reason> {
        let merchant = self.merchant(seat);
        let mut items = gives.cargo.items();
        let has_items = items.all(|(item, count)| merchant.cargo.count(item) >= count);
        let has_ious = merchant.ious & gives.ious == gives.ious;
        if !has_items || !has_ious || merchant.cash < i32::from(gives.credits) {
            let text = Text::new("mov-deal-goods").with("seat", seat);
            return Err(Reason::new(text, "MOV-11.4a"));
        }
        let cargo = merchant.cargo.without(&gives.cargo).with(&gets.cargo);
        if cargo.fits(content, merchant.ship) {
            Ok(())
        } else {
            let text = Text::new("mov-deal-full").with("seat", seat);
            Err(Reason::new(text, "MOV-R40"))
        }
    }

    fn hand_over(&mut self, seat: Seat, (gives, gets): (&Parcel, &Parcel)) {
        let merchant = self.merchant_mut(seat);
        merchant.cash += i32::from(gets.credits) - i32::from(gives.credits);
        merchant.cargo = merchant.cargo.without(&gives.cargo).with(&gets.cargo);
        merchant.ious = merchant.ious & !gives.ious | gets.ious;
    }

    /// MOV-R66: what changes hands stays as it is: damaged equipment is still damaged.
    fn restow(&mut self, (one, gives): (Seat, &Cargo), (other, gets): (Seat, &Cargo)) {
        let mut take = |seat: Seat, cargo: &Cargo| -> Vec<(Item, bool)> {
            let stowage = &mut self.merchant_mut(seat).stowage;
            let all = cargo.items();
            let each = all.flat_map(|(item, count)| (0..count).map(move |_| item));
            each.map(|item| (item, stowage.take(item, First::Sound)))
                .collect()
        };
        let (given, got) = (take(one, gives), take(other, gets));
        for (seat, items) in [(one, got), (other, given)] {
            let stowage = &mut self.merchant_mut(seat).stowage;
            for (item, damaged) in items {
                stowage.put(item, damaged);
            }
        }
    }

    /// MOV-11.3e: what the merchant on turn got cannot be jettisoned.
    fn note_acquired(&mut self, seat: Seat, gives: &Parcel, gets: &Parcel) {
        let held = self.merchant(seat).cargo;
        let acquired = self.turn.acquired.with(&gets.cargo);
        let beyond = acquired.without(&held);
        self.turn.acquired = acquired.without(&beyond);
        debug_assert!(gives.cargo.is_empty() || self.turn.acquired.without(&held).is_empty());
    }
}
