//! Who is at a table, who looks on, and what they say.

use std::sync::Arc;

use store::{Holder, Notice, Placard, Place, Remark, SessionId, Standing, Watcher, Write};

use super::actor::Actor;
use super::belongs;
use super::order::Trouble;

/// How many may look on at a table by name.
const WATCHERS: usize = 300;

impl Actor {
    /// Somebody sits down or gets up, or wants something else.
    pub(super) async fn place(
        &mut self,
        was: &Place,
        mut place: Place,
        also: Vec<Write>,
    ) -> Result<(), Trouble> {
        let mut places = self.places.to_vec();
        let seat = place.seat;
        let old = places.iter_mut().find(|old| old.seat == seat);
        let old = old.ok_or(Trouble::Changed)?;
        // How much a seat has read changes on its own.
        let now = Place {
            read: was.read,
            ..old.clone()
        };
        if now != *was {
            return Err(Trouble::Changed);
        }
        if self.source.is_private() && self.lets_in(old, &place) {
            return Err(Trouble::Private);
        }
        if self.one_seat && self.takes_another(old, &place) {
            return Err(Trouble::OneSeat);
        }
        place.read = old.read;
        // With the seat or not at all: nobody shall see a hand, or play with
        // someone else, unknown to the others.
        let notice = announcement(old, &place, self.shared.config.clock.unix());
        let said = u64::from(notice.is_some());
        let mut writes = also;
        writes.extend(notice.map(|remark| Write::Say {
            table: self.id.clone(),
            remark,
        }));
        writes.push(Write::Seat {
            table: self.id.clone(),
            place: place.clone(),
        });
        self.keep(writes).await?;
        *old = place;
        self.places = places.into();
        self.seatings += 1;
        self.remarks += said;
        self.bots.leave(seat);
        self.publish();
        // A new standing order may answer at once.
        let _ = self.attempt(Vec::new(), |_| Ok(())).await;
        Ok(())
    }

    /// Would somebody come in who has not set the table up, and has not been
    /// at this seat?
    fn lets_in(&self, old: &Place, new: &Place) -> bool {
        let mut people = person(new).into_iter().chain(new.owner);
        people.any(|person| person != self.host && !belongs(old, person))
    }

    /// Does somebody sit down who has a seat already?
    fn takes_another(&self, old: &Place, new: &Place) -> bool {
        let comes = person(new).filter(|&person| !belongs(old, person));
        comes.is_some_and(|person| self.places.iter().any(|place| belongs(place, person)))
    }

    /// Something else stands on the table from now on.
    pub(super) async fn write_placard(&mut self, placard: Placard) -> Result<(), Trouble> {
        if placard.seeks && self.source.is_private() {
            return Err(Trouble::Private);
        }
        let write = Write::Placard {
            table: self.id.clone(),
            placard: placard.clone(),
        };
        self.keep(vec![write]).await?;
        self.placard = Arc::new(placard);
        self.seatings += 1;
        self.publish();
        Ok(())
    }

    /// The table goes, unless it is somebody else's game as well: that is
    /// nobody's to take away.
    pub(super) async fn remove(&mut self) -> Result<(), Trouble> {
        let others = |place: &Place| {
            let mut people = person(place).into_iter().chain(place.owner);
            people.any(|person| person != self.host)
        };
        if self.places.iter().any(others) {
            return Err(Trouble::Shared);
        }
        self.keep(vec![Write::Remove(self.id.clone())]).await?;
        self.overtaken = true;
        Ok(())
    }

    /// Somebody looks on, or may do something else from now on.
    pub(super) async fn watch(
        &mut self,
        watcher: Watcher,
        also: Vec<Write>,
    ) -> Result<(), Trouble> {
        let mut writes = also;
        writes.push(self.with_watcher(watcher)?);
        self.keep(writes).await?;
        self.let_watch(watcher);
        self.publish();
        Ok(())
    }

    /// Somebody says something. Who has no seat looks on from then on, if they
    /// did not before: the host has to know whom to ask to be silent.
    pub(super) async fn say(&mut self, by: SessionId, remark: Remark) -> Result<(), Trouble> {
        let mut comes = None;
        if remark.seat.is_none() && by != self.host {
            match standing(&self.watchers, by) {
                Some(Standing::Watches) => {}
                Some(Standing::Muted | Standing::Removed) => return Err(Trouble::Muted),
                None => {
                    comes = Some(Watcher {
                        session: by,
                        standing: Standing::Watches,
                    });
                }
            }
        }
        let come = comes
            .map(|watcher| self.with_watcher(watcher))
            .transpose()?;
        let mut writes: Vec<Write> = come.into_iter().collect();
        writes.push(Write::Say {
            table: self.id.clone(),
            remark,
        });
        self.keep(writes).await?;
        if let Some(watcher) = comes {
            self.let_watch(watcher);
        }
        self.remarks += 1;
        self.publish();
        Ok(())
    }

    fn with_watcher(&self, watcher: Watcher) -> Result<Write, Trouble> {
        let comes = standing(&self.watchers, watcher.session).is_none();
        if comes && self.watchers.len() >= WATCHERS {
            return Err(Trouble::Crowded);
        }
        Ok(Write::Watcher {
            table: self.id.clone(),
            watcher,
        })
    }

    fn let_watch(&mut self, watcher: Watcher) {
        let others = self.watchers.iter().copied();
        let others = others.filter(|other| other.session != watcher.session);
        self.watchers = others.chain([watcher]).collect::<Arc<[_]>>();
        // The host's page shows them.
        self.seatings += 1;
    }
}

/// What somebody may do who looks on; nothing where nobody has let them in.
pub(super) fn standing(watchers: &[Watcher], session: SessionId) -> Option<Standing> {
    let watcher = watchers.iter().find(|watcher| watcher.session == session);
    watcher.map(|watcher| watcher.standing)
}

fn person(place: &Place) -> Option<SessionId> {
    match place.holder {
        Holder::Person(person) => Some(person),
        Holder::Open | Holder::Bot(_) => None,
    }
}

/// What everyone is told when a seat becomes another's, and when.
fn announcement(old: &Place, new: &Place, at: i64) -> Option<Remark> {
    let notice = match (person(old), person(new)) {
        (before, after) if before == after => return None,
        (None, Some(after)) if old.owner == Some(after) => Notice::Returns,
        (_, Some(_)) => Notice::Sits,
        (Some(before), None) if new.owner == Some(before) => Notice::Rests,
        (_, None) => Notice::Dismissed,
    };
    let replaced = notice == Notice::Sits && old.holder != Holder::Open;
    Some(Remark {
        number: 0,
        at,
        seat: Some(new.seat),
        name: new.name.clone(),
        text: if replaced {
            old.name.clone()
        } else {
            String::new()
        },
        notice: Some(notice),
    })
}
