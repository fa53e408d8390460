// The one script of Orrery. Every page works without it; with it a table is
// live, choices are made in place, and things can be looked at.
"use strict";
(() => {
  const $ = (query, root = document) => root.querySelector(query);
  const $$ = (query, root = document) => [...root.querySelectorAll(query)];
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const remembered = (name) => localStorage.getItem("orrery-" + name) === "yes";
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const toasts = $("#toasts");

  const toast = (word, wrong) => {
    const note = document.createElement("div");
    note.className = wrong ? "toast err" : "toast";
    note.textContent = word;
    toasts.append(note);
    setTimeout(() => note.remove(), 7000);
  };

  // ---- secret links: what stands behind the # goes into the form, once
  const join = $("[data-join]");
  if (join && location.hash.length > 1) {
    const field = $("[name=code]", join);
    field.value = location.hash.slice(1);
    history.replaceState(null, "", location.pathname);
    join.requestSubmit();
  }
  // Plain http, as at home, has no clipboard: there one selects and copies.
  for (const copies of navigator.clipboard ? $$("[data-copies]") : []) {
    copies.hidden = false;
    copies.addEventListener("click", async () => {
      await navigator.clipboard.writeText($("[data-copy]").textContent);
      toast(copies.textContent + " ✓");
    });
  }

  // ---- times: the server knows one zone, the reader's browser their own
  const clock = new Intl.DateTimeFormat(document.documentElement.lang, {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
  for (const time of $$("time[datetime]")) time.textContent = clock.format(new Date(time.dateTime));

  const table = $("[data-table]");
  if (!table) return;
  const here = "/tables/" + table.dataset.table;
  const past = table.dataset.past !== undefined;

  // ---- swapping parts of the page
  const parts = () => $$("[data-hash]", table);
  const have = () => parts().map((part) => part.id + ":" + part.dataset.hash).join(",");

  const nameThings = () => {
    for (const thing of $$("[data-vt]", table)) thing.style.viewTransitionName = "vt-" + thing.dataset.vt;
  };

  // What had the focus may be drawn anew: find it again by what it is.
  const focusMark = () => {
    const at = document.activeElement;
    if (!at || !table.contains(at)) return null;
    if (at.name && at.value !== undefined && at.tagName === "BUTTON") {
      return `button[name="${CSS.escape(at.name)}"][value="${CSS.escape(at.value)}"]`;
    }
    return at.id ? "#" + CSS.escape(at.id) : null;
  };

  const put = ({ parts: list, revision }) => {
    if (revision !== undefined) table.dataset.revision = revision;
    const mark = focusMark();
    const typed = $("#talk input[name=text]")?.value;
    for (const { id, hash, html } of list) {
      const part = document.getElementById(id);
      if (!part) continue;
      const top = part.scrollTop;
      const unfolded = $$("details[id][open]", part).map((details) => details.id);
      part.innerHTML = html;
      for (const id of unfolded) document.getElementById(id)?.setAttribute("open", "");
      part.dataset.hash = hash;
      part.scrollTop = top;
    }
    const text = $("#talk input[name=text]");
    if (text && typed && !text.value && list.some((part) => part.id === "talk") && !sent) text.value = typed;
    if (mark && (!document.activeElement || document.activeElement === document.body)) {
      ($(mark, table) || $("#ask button, #ask a", table))?.focus({ preventScroll: true });
    }
    dress();
  };
  let sent = false;

  // A transition first takes a picture of the page, and changes it a little
  // later: what arrives in between goes in with it, the newer over the older.
  let moving = false;
  let queued = null;
  const swap = (update) => {
    if (queued) {
      const newer = new Set(update.parts.map((part) => part.id));
      const older = queued.parts.filter((part) => !newer.has(part.id));
      queued = { ...update, parts: older.concat(update.parts) };
      return;
    }
    const plain = !document.startViewTransition || still.matches || document.hidden;
    if (plain || moving || update.parts.length === 0) return put(update);
    nameThings();
    moving = true;
    queued = update;
    const transition = document.startViewTransition(() => {
      const now = queued;
      queued = null;
      put(now);
      nameThings();
    });
    const over = () => {
      moving = false;
      for (const thing of $$("[data-vt]", table)) thing.style.viewTransitionName = "";
    };
    transition.ready.catch(() => {});
    transition.finished.then(over, over);
  };

  let asked = document.title.startsWith("●");
  const take = (update) => {
    swap(update);
    document.title = update.title;
    if (update.asked && !asked) call();
    asked = update.asked;
    if (update.word) toast(update.word, update.wrong);
  };

  // ---- word that a decision is yours
  const chime = () => {
    const sound = new AudioContext();
    const [tone, loud] = [sound.createOscillator(), sound.createGain()];
    tone.frequency.value = 660;
    loud.gain.setValueAtTime(0.12, sound.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.5);
    tone.connect(loud).connect(sound.destination);
    tone.start();
    tone.stop(sound.currentTime + 0.5);
  };
  const call = () => {
    if (remembered("sound")) chime();
    if (remembered("notify") && document.hidden && Notification.permission === "granted") {
      new Notification(document.title, { tag: here });
    }
  };
  for (const toggle of $$("[data-toggle]")) {
    const name = toggle.dataset.toggle;
    if (name === "notify" && !("Notification" in window)) continue;
    toggle.hidden = false;
    toggle.setAttribute("aria-pressed", remembered(name));
    toggle.addEventListener("click", async () => {
      let on = !remembered(name);
      if (on && name === "notify") on = (await Notification.requestPermission()) === "granted";
      localStorage.setItem("orrery-" + name, on ? "yes" : "no");
      toggle.setAttribute("aria-pressed", on);
    });
  }

  // ---- asking and posting
  const json = { headers: { Accept: "application/json" } };
  let asking = null;
  let again = false;
  const refresh = async () => {
    if (asking) {
      again = true;
      return asking;
    }
    asking = (async () => {
      do {
        again = false;
        const answer = await fetch(here + "/parts?have=" + encodeURIComponent(have()), json);
        if (answer.ok) take(await answer.json());
        else if (answer.status === 429 || answer.status >= 500) again = true;
        // A breath between two: bots can be quicker than eyes.
        await pause(answer.ok ? 60 : 1500);
      } while (again);
    })().catch(() => {}).finally(() => (asking = null));
    return asking;
  };

  // Tells a post from every other. Plain http, as at home, has no randomUUID.
  const word = () =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join("-");

  let posting = false;
  const post = async (action, body) => {
    if (posting) return;
    posting = true;
    table.setAttribute("aria-busy", "true");
    body.set("key", word());
    body.set("have", have());
    try {
      const answer = await fetch(action, { ...json, method: "POST", body });
      const update = await answer.json();
      if (update.parts) take(update);
      else toast(update.error, true);
    } catch {
      toast(table.dataset.offline, true);
    } finally {
      posting = false;
      table.removeAttribute("aria-busy");
    }
  };

  const choose = (choice) => {
    const form = $("#ask");
    const body = new URLSearchParams(new FormData(form));
    body.set("choice", choice);
    return post(form.action, body);
  };

  document.addEventListener("submit", (event) => {
    const form = event.target;
    const action = event.submitter?.getAttribute("formaction") || form.action;
    const live = /\/(choices|undo|talk|orders|waivers)$/.test(new URL(action, location).pathname);
    const thing = event.submitter?.closest(".thing");
    if (thing) {
      event.preventDefault();
      if (thing.dataset.choice) choose(thing.dataset.choice);
      else look(thing, true);
    } else if (live && table.contains(form) && !form.closest(".menu")) {
      event.preventDefault();
      const body = new URLSearchParams(new FormData(form, event.submitter));
      sent = action.endsWith("/talk");
      hide();
      post(action, body).finally(() => (sent = false));
    }
  });

  // ---- looking at things
  const card = document.createElement("div");
  card.id = "look-at";
  card.className = "tip";
  card.hidden = true;
  card.setAttribute("role", "dialog");
  table.append(card);
  let looked = null;
  let pinned = false;
  const hide = () => {
    if (card.hidden) return;
    card.hidden = true;
    if (pinned && card.contains(document.activeElement)) looked?.focus();
    pinned = false;
    looked = null;
  };
  const place = (thing) => {
    const box = thing.getBoundingClientRect();
    const [width, height] = [card.offsetWidth, card.offsetHeight];
    let left = box.right + 8;
    if (left + width > innerWidth - 8) left = box.left - width - 8;
    if (left < 8) left = Math.max(8, Math.min(innerWidth - width - 8, box.left));
    const top = Math.max(8, Math.min(innerHeight - height - 8, box.top));
    card.style.left = left + "px";
    card.style.top = top + "px";
  };
  const look = async (thing, pin) => {
    looked = thing;
    const answer = await fetch(here + "/look?about=" + encodeURIComponent(thing.value), json);
    if (looked !== thing || !answer.ok) return;
    card.innerHTML = await answer.text();
    card.hidden = false;
    pinned = pin;
    place(thing);
    if (pin) (card.querySelector("button, a") || card).focus?.();
  };
  let waiting = 0;
  document.addEventListener("pointerover", (event) => {
    const thing = event.target.closest?.(".thing");
    if (event.pointerType !== "mouse" || pinned) return;
    clearTimeout(waiting);
    if (card.contains(event.target)) return;
    if (!thing) return void (waiting = setTimeout(hide, 200));
    if (thing !== looked) waiting = setTimeout(() => look(thing, false), 320);
  });
  document.addEventListener("click", (event) => {
    if (!card.hidden && !card.contains(event.target) && !event.target.closest(".thing")) hide();
    for (const menu of $$("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
  });

  // ---- tabs of the sheet on a phone
  for (const tab of $$("[role=tab]", table)) {
    tab.addEventListener("click", () => {
      table.dataset.tab = tab.dataset.tab;
      for (const other of $$("[role=tab]", table)) other.setAttribute("aria-selected", other === tab);
    });
  }

  // ---- the board: zoom with + and -, 0 fits; drag the ground to pan
  const board = $("#main");
  const centre = $("#board");
  let zoom = 1;
  const scale = (to) => {
    zoom = Math.min(2.5, Math.max(0.5, to));
    centre.style.zoom = zoom;
  };
  board.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    scale(zoom * (event.deltaY < 0 ? 1.1 : 1 / 1.1));
  }, { passive: false });
  board.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse" || event.target.closest("button, a, input")) return;
    const [x, y, left, top] = [event.clientX, event.clientY, board.scrollLeft, board.scrollTop];
    const drag = (move) => board.scrollTo(left - move.clientX + x, top - move.clientY + y);
    addEventListener("pointermove", drag);
    addEventListener("pointerup", () => removeEventListener("pointermove", drag), { once: true });
  });

  // ---- keys
  const step = (by) => {
    const list = $$("#ask button[name=choice]");
    if (list.length === 0) return;
    const at = list.indexOf(document.activeElement);
    list[(at + by + list.length) % list.length]?.focus();
  };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") return hide();
    if (event.target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys = {
      u: () => $("#undo button:not([disabled])")?.click(),
      j: () => step(1),
      k: () => step(-1),
      "+": () => scale(zoom * 1.15),
      "-": () => scale(zoom / 1.15),
      0: () => scale(1),
      ...replayKeys,
    };
    const act = keys[event.key];
    if (act) {
      event.preventDefault();
      act();
    }
  });

  // ---- what is drawn anew
  const dress = () => {
    const since = $(".story .since");
    if (since) since.setAttribute("tabindex", "-1");
  };

  // ---- a game again
  const replay = $("[data-replay]");
  let replayKeys = {};
  if (replay) {
    let playing = null;
    const goTo = async (moment) => {
      const last = Number(replay.dataset.last);
      const to = Math.max(0, Math.min(last, moment));
      const address = new URL(location.href);
      address.searchParams.set("moment", to);
      const answer = await fetch(address);
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const list = $$("[data-hash]", page)
        .filter((part) => document.getElementById(part.id)?.dataset.hash !== part.dataset.hash)
        .map((part) => ({ id: part.id, hash: part.dataset.hash, html: part.innerHTML }));
      swap({ parts: list });
      const bar = $("[data-replay]", page);
      replay.innerHTML = bar.innerHTML;
      replay.dataset.moment = bar.dataset.moment;
      history.replaceState(null, "", address);
      if (to === last) stop();
      dressReplay();
    };
    const by = (steps) => goTo(Number(replay.dataset.moment) + steps);
    const stop = () => {
      clearInterval(playing);
      playing = null;
      replay.removeAttribute("data-playing");
    };
    const toggle = () => {
      if (playing) return stop(), dressReplay();
      if (replay.dataset.moment === replay.dataset.last) goTo(0);
      replay.dataset.playing = "yes";
      playing = setInterval(() => by(1), 900);
      dressReplay();
    };
    const dressReplay = () => {
      const range = $("input[type=range]", replay);
      range?.addEventListener("change", () => goTo(Number(range.value)));
      const play = $("[data-play]", replay);
      if (play) {
        play.hidden = false;
        play.setAttribute("aria-pressed", playing !== null);
        play.addEventListener("click", toggle);
      }
      for (const link of $$("a[data-step][href]", replay)) {
        link.addEventListener("click", (event) => {
          event.preventDefault();
          goTo(Number(new URL(link.href).searchParams.get("moment")));
        });
      }
    };
    replayKeys = {
      ArrowLeft: () => by(-1),
      ArrowRight: () => by(1),
      Home: () => goTo(0),
      End: () => goTo(Number(replay.dataset.last)),
      " ": toggle,
    };
    dressReplay();
  }

  // ---- the live stream: it says that there is something new, and the page
  // asks for what it has not got; so nothing is lost with a connection
  if (!past) {
    let stream = null;
    const listen = () => {
      const opened = (stream = new EventSource(here + "/events"));
      let heard = false;
      opened.addEventListener("moved", (event) => {
        if (event.data !== table.dataset.revision || heard) refresh();
        heard = true;
      });
      // A house that is busy says so, and browsers take that for the end.
      opened.addEventListener("error", () => {
        const over = opened.readyState === EventSource.CLOSED;
        if (over && opened === stream && !document.hidden) setTimeout(attend, PEEK);
      });
    };
    // A browser has six connections for all tabs of a house: those that
    // nobody looks at ask now and then instead.
    const PEEK = 15000;
    let peeking = 0;
    const attend = () => {
      clearInterval(peeking);
      stream?.close();
      if (document.hidden) {
        peeking = setInterval(refresh, PEEK);
      } else {
        listen();
        refresh();
      }
    };
    if (document.hidden) attend();
    else listen();
    document.addEventListener("visibilitychange", attend);
    addEventListener("pagehide", () => stream?.close());
    addEventListener("pageshow", (event) => event.persisted && location.reload());
  }
  dress();
})();
