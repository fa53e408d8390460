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
  for (const time of $$("time[datetime]")) {
    // Where the server's clock is far off, its own words have to do.
    const when = new Date(time.dateTime);
    if (!Number.isNaN(when.valueOf())) time.textContent = clock.format(when);
  }

  const table = $("[data-table]");
  if (!table) return;
  const here = "/tables/" + table.dataset.table;
  const past = table.dataset.past !== undefined;
  const choices = choiceList($("#ask"));

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

  const put = ({ parts: list, edition: shown }) => {
    if (shown !== undefined) table.dataset.edition = shown;
    const mark = focusMark();
    const caret = document.activeElement?.selectionStart;
    const typed = $("#talk input[name=text]")?.value;
    for (const { id, hash, html } of list) {
      const part = document.getElementById(id);
      if (!part) continue;
      const top = part.scrollTop;
      const unfolded = $$("details[id][open]", part).map((details) => details.id);
      const picked = $$("input[type=radio][id]:checked", part).map((radio) => radio.id);
      part.innerHTML = html;
      for (const id of unfolded) document.getElementById(id)?.setAttribute("open", "");
      for (const id of picked) if (document.getElementById(id)) document.getElementById(id).checked = true;
      part.dataset.hash = hash;
      part.scrollTop = top;
    }
    const text = $("#talk input[name=text]");
    if (text && typed && !text.value && list.some((part) => part.id === "talk") && !sent) text.value = typed;
    dress();
    if (mark && (!document.activeElement || document.activeElement === document.body)) {
      const same = $(mark, table);
      const found = same && choices.inSight(same) ? same : choices.shown()[0] || $("#main");
      found.focus({ preventScroll: true });
      if (found.type === "search") found.setSelectionRange(caret, caret);
    }
    resting = true;
  };
  let sent = false;
  // A pointer that rests points at nothing, whatever moves below it.
  let resting = false;
  document.addEventListener("pointermove", (event) => {
    if (event.movementX || event.movementY) resting = false;
  });

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
    edition = update.edition;
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
  // Every state of a page has a word of its own: its edition. The stream says
  // which is the newest, updates say which they lead to.
  let edition = table.dataset.edition;
  // The edition that was heard of and not asked for since; ANY is whichever is
  // the newest.
  const ANY = "";
  let wanted = null;
  const lacks = () => {
    if (wanted === edition) wanted = null;
    return wanted !== null;
  };
  let asking = false;
  let posting = false;
  let posts = 0;
  // A post brings what is new with its answer: until that is here, nobody asks.
  const catchUp = async () => {
    if (asking) return;
    asking = true;
    while (lacks() && !posting) {
      wanted = null;
      const before = posts;
      // A breath between two: bots can be quicker than eyes.
      let rest = 60;
      try {
        const answer = await fetch(here + "/parts?have=" + encodeURIComponent(have()), json);
        const update = answer.ok ? await answer.json() : null;
        // What was asked for before a post may be older than what that brought.
        if (update && posts === before) take(update);
        else if (update) wanted ??= update.edition;
        else if (answer.status === 429 || answer.status >= 500) {
          wanted ??= ANY;
          rest = 1500;
        }
      } catch {
        // The stream speaks up when there is a connection again.
      }
      await pause(rest);
    }
    asking = false;
  };
  const refresh = (newest = ANY) => {
    wanted = newest;
    catchUp();
  };

  // Tells a post from every other. Plain http, as at home, has no randomUUID.
  const word = () =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join("-");

  // A secret link is shown once, and nowhere else.
  const invite = ({ link, aloud }) => {
    $("#invitation [data-copy]").textContent = link;
    $("#invitation .aloud").hidden = !aloud;
    $("#invitation .aloud b").textContent = aloud ?? "";
    $("#invitation").showModal();
  };

  const post = async (action, body) => {
    if (posting) return;
    posting = true;
    posts += 1;
    table.setAttribute("aria-busy", "true");
    body.set("key", word());
    body.set("have", have());
    try {
      const answer = await fetch(action, { ...json, method: "POST", body, keepalive: true });
      const update = await answer.json();
      // What was said is said: a second press must not say it again.
      if (answer.ok && action.endsWith("/talk")) $("#talk input[name=text]").value = "";
      if (update.parts) take(update);
      else if (update.link) invite(update);
      else toast(update.error, true);
    } catch {
      toast(table.dataset.offline, true);
    } finally {
      posting = false;
      table.removeAttribute("aria-busy");
      catchUp();
    }
  };

  const choose = (choice) => {
    const form = $("#ask");
    const body = new URLSearchParams(new FormData(form));
    body.set("choice", choice);
    return post(form.action, body);
  };

  // ---- what only passes the turn on: at once, after a moment's grace, or when
  // one is sure
  const GRACE = 3000;
  const ends = () => localStorage.getItem("orrery-ends") || "grace";
  for (const choice of $$("[data-ends]")) {
    choice.parentElement.hidden = false;
    const show = () => $$("[data-ends]").forEach((one) => one.setAttribute("aria-pressed", one.dataset.ends === ends()));
    choice.addEventListener("click", () => {
      localStorage.setItem("orrery-ends", choice.dataset.ends);
      show();
    });
    show();
  }
  let going = null;
  const stay = () => {
    if (!going) return;
    clearTimeout(going.timer);
    const button = ending(going.value);
    button?.classList.remove("going");
    $("#stay")?.setAttribute("hidden", "");
    going = null;
  };
  const ending = (value) => $$(".p-ends button[name=choice]").find((button) => button.value === value);
  const go = () => {
    const { value } = going;
    stay();
    // It may no longer be what is asked.
    if (ending(value)) choose(value);
  };
  // Is this post put off? Then it is made later, or never.
  const putOff = (button) => {
    const final = button?.closest(".p-ends") && $(".lock", button);
    const again = going && going.value === button?.value;
    if (final || button?.name === "choice" || button?.closest("#undo")) stay();
    if (!final || again) return false;
    const { value } = button;
    if (ends() === "grace") {
      button.classList.add("going");
      $("#stay")?.removeAttribute("hidden");
      going = { value, timer: setTimeout(go, GRACE) };
    } else if (ends() === "ask") {
      const sure = $("#sure");
      $("p", sure).textContent = button.innerText;
      sure.returnValue = "";
      sure.onclose = () => sure.returnValue === "yes" && ending(value) && choose(value);
      sure.showModal();
    }
    return ends() !== "now";
  };
  document.addEventListener("click", (event) => event.target.closest?.("#stay") && stay());
  document.addEventListener("keydown", (event) => event.key === "Escape" && stay());
  // Whoever leaves has made up their mind.
  addEventListener("pagehide", () => going && go());

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (putOff(event.submitter)) return event.preventDefault();
    const action = event.submitter?.getAttribute("formaction") || form.action;
    const live = /\/(choices|undo|talk|orders|waivers|deals|answers|seats\/s\d)$/.test(new URL(action, location).pathname);
    const thing = event.submitter?.closest(".thing");
    if (thing) {
      event.preventDefault();
      if (thing.dataset.choice) choose(thing.dataset.choice);
      else if (pinned && looked === thing) turn();
      else {
        look(thing, true);
        if (thing.dataset.lit && choices.narrow(thing.value)) showTab("choices");
      }
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
  // A place of its own at a corner of the board, and not over what it is about.
  const place = (thing) => {
    const [box, frame] = [thing.getBoundingClientRect(), $("#main").getBoundingClientRect()];
    const [width, height] = [card.offsetWidth, card.offsetHeight];
    const right = Math.max(8, Math.min(innerWidth, frame.right) - width - 12);
    const left = Math.min(Math.max(8, frame.left + 12), right);
    const top = Math.max(8, Math.min(frame.top + 12, innerHeight - height - 8));
    const free = (x) => box.right < x || box.left > x + width || box.top > top + height || box.bottom < top;
    card.style.left = (free(right) ? right : left) + "px";
    card.style.top = top + "px";
  };
  // A thing that is pressed again goes through what can be chosen there.
  let turned = 0;
  const turn = () => {
    const list = $$("button[name=choice]", card);
    if (list.length > 0) list[(turned = (turned + 1) % list.length)].focus();
  };
  const look = async (thing, pin) => {
    looked = thing;
    turned = 0;
    const answer = await fetch(here + "/look?about=" + encodeURIComponent(thing.value), json);
    if (looked !== thing || !answer.ok) return;
    card.innerHTML = await answer.text();
    card.hidden = false;
    pinned = pin;
    place(thing);
    if (pin) (card.querySelector("button, a") || card).focus?.();
  };
  // A rule is read, and an offer made, where one plays.
  document.addEventListener("click", async (event) => {
    const link = event.target.closest?.("a.rule, a.in-place");
    if (!link || !table.contains(link) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(link.href);
    const address = link.matches(".rule") ? pathname + "/" + hash.slice(1) : pathname + search;
    const answer = await fetch(address, json).catch(() => null);
    if (!answer?.ok) return void (location = link.href);
    card.innerHTML = await answer.text();
    looked = link;
    card.hidden = false;
    pinned = true;
    place(link);
    card.querySelector("a, input:not([type=hidden])")?.focus();
  });
  let waiting = 0;
  document.addEventListener("pointerover", (event) => {
    const thing = event.target.closest?.(".thing");
    if (event.pointerType !== "mouse" || pinned || resting) return;
    clearTimeout(waiting);
    if (card.contains(event.target)) return;
    // What was pinned meanwhile stays.
    if (!thing) return void (waiting = setTimeout(() => pinned || hide(), 200));
    if (thing !== looked) waiting = setTimeout(() => look(thing, false), 320);
  });
  // A finger that stays looks; it does not choose.
  let pressing = 0;
  let looking = false;
  document.addEventListener("pointerdown", (event) => {
    const thing = event.target.closest?.(".thing");
    looking = false;
    clearTimeout(pressing);
    if (!thing || event.pointerType === "mouse") return;
    pressing = setTimeout(() => {
      looking = true;
      look(thing, true);
    }, 450);
  });
  for (const moment of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(moment, (event) => {
      if (moment !== "pointermove" || Math.hypot(event.movementX, event.movementY) > 6) clearTimeout(pressing);
    });
  }
  document.addEventListener("contextmenu", (event) => {
    if (looking || event.target.closest?.(".thing")) event.preventDefault();
  });
  document.addEventListener("click", (event) => {
    if (!looking) return;
    looking = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  document.addEventListener("click", (event) => {
    if (!card.hidden && !card.contains(event.target) && !event.target.closest(".thing, a.rule, a.in-place")) hide();
    for (const menu of $$("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
  });

  // ---- a choice that is pointed at shows on the board what it is about; a
  // thing that is lit shows the ways that its choices take, and what names a
  // way shows that one, for longer when it is pressed
  const unpoint = (which) => {
    for (const shown of $$(which, table)) shown.classList.remove("pointed", "on", "kept");
  };
  const showWay = (of, subject, how) => {
    for (const thing of subject ? $$(".thing", table) : []) {
      if (thing.value === subject) thing.classList.add("pointed", ...how);
    }
    for (const way of $$(".way", table)) if (way.dataset.of.split("|").some((one) => of.includes(one))) way.classList.add("on", ...how);
  };
  const point = (event) => {
    unpoint(":is(.pointed, .way.on):not(.kept)");
    const named = event.target.closest?.("[data-way]");
    const choice = event.target.closest?.(":is(#ask, #look-at) button[name=choice]");
    const lit = event.target.closest?.(".thing[data-lit]");
    if (named) return showWay([named.dataset.way], named.dataset.subject, []);
    if (!choice && !lit) return;
    const about = choice ? [choice] : $$("#ask button[name=choice]").filter((one) => one.dataset.subject === lit.value);
    const of = about.flatMap((one) => [one.value, ...one.value.split("\n")]);
    showWay(of, choice?.dataset.subject, []);
  };
  for (const moment of ["pointerover", "focusin"]) document.addEventListener(moment, point);
  document.addEventListener("click", (event) => {
    const named = event.target.closest?.("[data-way]");
    if (!named && board.contains(event.target)) return;
    unpoint(".kept");
    if (!named) return;
    // What it stands in may lie over the map.
    named.closest("details")?.removeAttribute("open");
    showTab("choices");
    showWay([named.dataset.way], named.dataset.subject, ["kept"]);
  });

  // ---- tabs of the sheet on a phone
  const tabs = $$(".tabs > [role=tab]", table);
  const showTab = (name) => {
    table.dataset.tab = name;
    for (const tab of tabs) tab.setAttribute("aria-selected", tab.dataset.tab === name);
  };
  for (const tab of tabs) tab.addEventListener("click", () => showTab(tab.dataset.tab));

  // ---- the board: a map is moved and scaled in its frame, where it stays
  // whatever is drawn anew; other boards scroll, and zoom with + and -
  const board = $("#main");
  const sheet = $("#sheet");
  const map = board.classList.contains("map");
  const mini = $(".minimap", board);
  const at = { x: 0, y: 0, scale: 1 };
  const [FAR, NEAR] = [76, 210];
  // How large a place is drawn says how much of it is shown.
  const measure = () => {
    const size = $("[data-spot]", sheet)?.getBoundingClientRect().width ?? 0;
    if (size) board.dataset.zoom = size < FAR ? "far" : size < NEAR ? "middle" : "near";
  };
  const show = () => {
    if (!map) {
      $("#board").style.zoom = at.scale;
      return;
    }
    const { width, height } = board.getBoundingClientRect();
    // Some of it is always in sight.
    const within = (to, size) => Math.min(size * 0.8, Math.max(size * 0.2 - size * at.scale, to));
    at.x = within(at.x, width);
    at.y = within(at.y, height);
    sheet.style.transform = `translate(${at.x}px, ${at.y}px) scale(${at.scale})`;
    measure();
    const part = (of, size) => Math.max(0, Math.min(1, of / (size * at.scale)));
    mini.hidden = at.scale < 1.15;
    const view = mini.lastElementChild.style;
    view.left = 100 * part(-at.x, width) + "%";
    view.top = 100 * part(-at.y, height) + "%";
    view.width = 100 / at.scale + "%";
    view.height = 100 / at.scale + "%";
  };
  let frame = 0;
  const soon = () => (frame ||= requestAnimationFrame(() => ((frame = 0), show())));
  const scaleTo = (to, x, y) => {
    const scale = Math.min(map ? 6 : 2.5, Math.max(0.5, to));
    const box = board.getBoundingClientRect();
    const [px, py] = [(x ?? box.left + box.width / 2) - box.left, (y ?? box.top + box.height / 2) - box.top];
    at.x = px - ((px - at.x) * scale) / at.scale;
    at.y = py - ((py - at.y) * scale) / at.scale;
    at.scale = scale;
    soon();
  };
  const fit = () => {
    [at.x, at.y, at.scale] = [0, 0, 1];
    soon();
  };
  const pan = (x, y) => {
    at.x += x;
    at.y += y;
    soon();
  };
  board.addEventListener("wheel", (event) => {
    if (!map && !event.ctrlKey) return;
    if (event.target.closest("#over")) return;
    event.preventDefault();
    scaleTo(at.scale * Math.exp(-event.deltaY * 0.0015), event.clientX, event.clientY);
  }, { passive: false });
  // Fingers and the mouse on the ground: one moves it, two scale it.
  const fingers = new Map();
  let dragged = false;
  const spread = () => {
    const [one, other] = [...fingers.values()];
    return Math.hypot(one.x - other.x, one.y - other.y);
  };
  board.addEventListener("pointerdown", (event) => {
    // No click follows fingers that dragged: what is pressed next is pressed.
    if (fingers.size === 0) dragged = false;
    if (event.target.closest("#over, .map-tools, input, a")) return;
    if (!map && (event.pointerType !== "mouse" || event.target.closest("button"))) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const [x, y] = [event.clientX - finger.x, event.clientY - finger.y];
    if (!dragged && Math.hypot(x, y) < 5) return;
    dragged = true;
    board.classList.add("moving");
    const before = fingers.size === 2 ? spread() : 0;
    [finger.x, finger.y] = [event.clientX, event.clientY];
    if (!map) board.scrollBy(-x, -y);
    else if (before) scaleTo((at.scale * spread()) / before, event.clientX, event.clientY);
    else pan(x, y);
  });
  const lift = (event) => {
    fingers.delete(event.pointerId);
    if (fingers.size === 0) board.classList.remove("moving");
  };
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
  // What was dragged was not pressed.
  board.addEventListener("click", (event) => {
    if (!dragged || !map) return;
    dragged = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);
  if (map) {
    const tools = $(".map-tools", board);
    tools.hidden = false;
    const does = { in: () => scaleTo(at.scale * 1.3), out: () => scaleTo(at.scale / 1.3), fit };
    tools.addEventListener("click", (event) => does[event.target.closest("button")?.dataset.map]?.());
    mini.prepend($("#land svg").cloneNode(true));
    addEventListener("resize", soon);
    measure();
    // A small frame begins with what there is to choose, where places are many.
    const boxes = $$(".thing[data-lit]", sheet).map((thing) => thing.getBoundingClientRect());
    if ($("#places svg") && innerWidth <= 760 && boxes.length > 0) {
      // Below what floats over it.
      const frame = board.getBoundingClientRect();
      const over = $("#over > *")?.getBoundingClientRect();
      const head = over && over.width > frame.width / 2 ? over.bottom - frame.top : 0;
      const box = { left: frame.left, top: frame.top, width: frame.width, height: frame.height - head };
      const [left, right] = [Math.min(...boxes.map((one) => one.left)), Math.max(...boxes.map((one) => one.right))];
      const [top, bottom] = [Math.min(...boxes.map((one) => one.top)), Math.max(...boxes.map((one) => one.bottom))];
      at.scale = Math.max(1, Math.min(3, box.width / (right - left + 70), box.height / (bottom - top + 70)));
      at.x = box.width / 2 - ((left + right) / 2 - box.left) * at.scale;
      at.y = head + box.height / 2 - ((top + bottom) / 2 - box.top) * at.scale;
      show();
    }
  }

  // ---- keys
  const step = (by) => {
    const list = choices.shown();
    if (list.length === 0) return;
    const at = list.indexOf(document.activeElement);
    list[(at + by + list.length) % list.length]?.focus();
  };
  // The first nine choices in sight have their numbers for keys.
  const nth = (number) => choices.shown()[number - 1]?.click();
  const digits = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [number, () => nth(number)]));
  // Arrows move a map; from a place of it they lead to the next one that way.
  // Where something can be chosen about it, that is what gets the focus.
  const STEP = 80;
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const nextSpot = (from, right, down) => {
    const [x, y] = middle(from);
    let best = [Infinity, null];
    for (const spot of $$("[data-spot]", sheet)) {
      const [dx, dy] = [middle(spot)[0] - x, middle(spot)[1] - y];
      const [along, aside] = [dx * right + dy * down, Math.abs(dx * down) + Math.abs(dy * right)];
      const far = along + 2 * aside;
      if (spot.value !== from.value && along > 1 && aside <= 2 * along && far < best[0]) best = [far, spot];
    }
    return best[1];
  };
  const arrow = (right, down) => {
    const from = document.activeElement?.closest("#sheet .thing");
    const spot = from && $("[data-spot]", sheet) ? nextSpot(from, right, down) : null;
    if (!spot) return pan(-STEP * right, -STEP * down);
    for (const other of $$("[data-spot][tabindex='0']", sheet)) other.tabIndex = -1;
    spot.tabIndex = 0;
    const lit = $$("#board .thing[data-lit]", sheet).find((thing) => thing.value === spot.value);
    (lit ?? spot).focus({ preventScroll: true });
    const [[sx, sy], frame] = [middle(spot), board.getBoundingClientRect()];
    const into = (at, from, to) => Math.max(from + STEP - at, 0) + Math.min(to - STEP - at, 0);
    pan(into(sx, frame.left, frame.right), into(sy, frame.top, frame.bottom));
  };
  const arrows = {
    ArrowLeft: () => arrow(-1, 0),
    ArrowRight: () => arrow(1, 0),
    ArrowUp: () => arrow(0, -1),
    ArrowDown: () => arrow(0, 1),
  };
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") {
      unpoint(".kept");
      return card.hidden ? void choices.reset() : hide();
    }
    if (event.target.closest("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
    const keys = {
      u: () => $("#undo button:not([disabled])")?.click(),
      "?": () => $("#keys").showModal(),
      ...digits,
      j: () => step(1),
      k: () => step(-1),
      "+": () => scaleTo(at.scale * 1.15),
      "-": () => scaleTo(at.scale / 1.15),
      0: fit,
      ...(map && board.contains(event.target) ? arrows : {}),
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
    sharedParts.dress();
    choices.dress();
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
      opened.addEventListener("moved", (event) => refresh(event.lastEventId));
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
        peeking = setInterval(() => refresh(), PEEK);
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
