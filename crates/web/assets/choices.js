// The list of choices where it is long: groups that fold, a field that narrows
// it by words, things that narrow it to what they are about, and the numbers
// of the first nine that are in sight. The server draws the list anew at any
// time; what somebody opened or looked for stays.
"use strict";
const choiceList = (ask) => {
  const all = (query, root = ask) => [...root.querySelectorAll(query)];
  const one = (query) => ask.querySelector(query);
  const unfolded = new Map();
  const sought = { words: [], typed: "", about: null, offer: null, top: 0 };
  const seeking = () => sought.words.length > 0 || sought.about !== null;

  // What can be pressed now.
  const inSight = (thing) => !thing.closest("details:not([open])") && thing.getClientRects().length > 0;
  const shown = () => all("button[name=choice]").filter(inSight);

  // Letters without their accents, so that nobody has to find those first.
  const wordsOf = (text) =>
    text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const fits = (button) => {
    if (sought.about !== null && button.dataset.subject !== sought.about) return false;
    const label = wordsOf((button.querySelector(".lb") || button.firstElementChild).textContent);
    return sought.words.every((word) => label.some((other) => other.startsWith(word)));
  };

  const number = () => {
    for (const button of all("[data-key]")) delete button.dataset.key;
    shown().slice(0, 9).forEach((button, nth) => (button.dataset.key = nth + 1));
  };

  const forget = () => Object.assign(sought, { words: [], typed: "", about: null });
  const show = () => {
    const finder = one(".p-find");
    if (!finder) forget();
    const listed = all(".p-choices button[name=choice]");
    for (const button of listed) button.hidden = seeking() && !fits(button);
    for (const group of all(".p-choices .grp")) {
      const own = all("button[name=choice]", group);
      group.hidden = own.length > 0 && own.every((button) => button.hidden);
    }
    for (const fold of all(".fold")) fold.open = seeking() || unfolded.get(fold.id) === true;
    if (finder) {
      const [field, back, status] = finder.children;
      finder.hidden = false;
      if (field.value !== sought.typed) field.value = sought.typed;
      back.hidden = !seeking();
      const left = listed.filter((button) => !button.hidden).length;
      const says = status.dataset.shown.replace("{count}", left).replace("{all}", listed.length);
      status.textContent = seeking() ? says : "";
    }
    number();
  };

  // After the list was drawn anew. What was looked for among other choices
  // says nothing about these.
  const dress = () => {
    const offer = one("[name=stamp]")?.value ?? null;
    if (offer !== sought.offer) {
      forget();
      Object.assign(sought, { offer, top: 0 });
    }
    show();
    const scrolls = one(".p-choices");
    if (scrolls) scrolls.scrollTop = sought.top;
  };

  // All choices again; says whether it was otherwise.
  const reset = () => {
    if (!seeking()) return false;
    const within = one(".p-find")?.contains(document.activeElement);
    forget();
    show();
    // The way back is gone, and with it the focus that it had.
    if (within && document.activeElement?.id !== "find-choice") shown()[0]?.focus();
    return true;
  };

  ask.addEventListener("toggle", (event) => {
    if (!event.target.matches?.(".fold")) return;
    if (!seeking()) unfolded.set(event.target.id, event.target.open);
    number();
  }, true);
  ask.addEventListener("scroll", (event) => {
    if (event.target.matches?.(".p-choices")) sought.top = event.target.scrollTop;
  }, true);
  ask.addEventListener("input", (event) => {
    if (event.target.id !== "find-choice") return;
    sought.typed = event.target.value;
    sought.words = wordsOf(sought.typed);
    show();
  });
  // Enter would press the first button of the form, whichever that is.
  ask.addEventListener("keydown", (event) => {
    if (event.target.id !== "find-choice" || event.key !== "Enter") return;
    event.preventDefault();
    shown()[0]?.focus();
  });
  ask.addEventListener("click", (event) => {
    if (event.target.closest("[data-all]")) reset();
  });

  return {
    inSight,
    shown,
    dress,
    reset,
    // To the choices about a thing, where there are so many that it helps.
    narrow: (about) => {
      if (!one(".p-find")) return false;
      forget();
      sought.about = about;
      show();
      return true;
    },
  };
};
