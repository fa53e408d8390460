// Parts of any page that need a script to be at hand: steppers, and sections
// that are tabs where the page is narrow. What is drawn later works as well,
// for nothing here is tied to an element.
"use strict";
const sharedParts = (() => {
  // What does nothing without a script is shown with it alone.
  document.documentElement.classList.add("scripted");

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.(".stepper [data-by]");
    if (!button) return;
    const field = button.parentElement.querySelector("input");
    if (Number(button.dataset.by) > 0) field.stepUp();
    else field.stepDown();
    for (const happens of ["input", "change"]) field.dispatchEvent(new Event(happens, { bubbles: true }));
  });

  // The sections that somebody has picked, by the ids of their tabs.
  const picked = new Set();
  const pick = (tab) => {
    for (const other of tab.parentElement.children) {
      const on = other === tab;
      other.setAttribute("aria-selected", on);
      other.tabIndex = on ? 0 : -1;
      document.getElementById(other.getAttribute("aria-controls"))?.classList.toggle("on", on);
      if (on) picked.add(other.id);
      else picked.delete(other.id);
    }
  };
  const tabOf = (event) => event.target.closest?.(".tab-row > [role=tab]");
  document.addEventListener("click", (event) => {
    const tab = tabOf(event);
    if (tab) pick(tab);
  });
  document.addEventListener("keydown", (event) => {
    const tab = tabOf(event);
    if (!tab) return;
    const all = [...tab.parentElement.children];
    const at = all.indexOf(tab);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = all[(to + all.length) % all.length];
    pick(next);
    next.focus();
  }, true);

  return {
    // After something was drawn anew: what was picked stays.
    dress: () => {
      for (const id of [...picked]) {
        const tab = document.getElementById(id);
        if (tab) pick(tab);
      }
    },
  };
})();
