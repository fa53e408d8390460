// What is wrong with how a table is laid out at this size: a list of lines.
const SLACK = 1.5;
// What is meant to scroll down, and what to scroll sideways.
const SCROLLS = "#players, #main, #ask, .p-choices, #story, #orders, #deals, #tray, .talk ol, .mv-portal, .ti-now, .ti-corner, .ins-tray";
const SLIDES = ".cw-row, .cw-cards, .recap, .ti-planets, .ti-hand, .ins-page";
const phone = innerWidth < 500;
const faults = [];
const called = (element) => {
  const named = element.id ? "#" + element.id : element.classList.length ? "." + [...element.classList].join(".") : "";
  const parent = element.parentElement?.className;
  return `${element.tagName.toLowerCase()}${named} in ${parent || "?"} (${element.textContent.trim().slice(0, 40)})`;
};
const boxOf = (element) => element.getBoundingClientRect();
const styleOf = (element) => getComputedStyle(element);
const unseen = ".vh, .skip, dialog, [hidden], .menu > .drop, .sky, #toasts, .tabradio, .sheet-handle";
const seen = [...document.querySelectorAll("[data-table] *")].filter((element) =>
  !element.closest(unseen) && !(element instanceof SVGElement) && element.checkVisibility() && boxOf(element).width > 0);
const inSight = new Set(seen);
const isCut = (style) => style.overflowX !== "visible" || style.overflowY !== "visible";
const isEllipsis = (style) => style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
// Where the words of an element stand that are its own.
const wordsOf = (element) => {
  const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  const boxes = own.map((node) => {
    const range = document.createRange();
    range.selectNode(node);
    return range.getBoundingClientRect();
  });
  if (boxes.length === 0) return null;
  const all = (pick, side) => pick(...boxes.map((box) => box[side]));
  return { left: all(Math.min, "left"), right: all(Math.max, "right"), top: all(Math.min, "top"), bottom: all(Math.max, "bottom") };
};

// The page itself never scrolls.
const { scrollWidth, scrollHeight } = document.documentElement;
if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`);
if (scrollHeight > innerHeight) faults.push(`the page is ${scrollHeight} high`);

for (const element of seen) {
  const style = styleOf(element);
  const box = boxOf(element);
  // Only what is meant to scrolls, and only where it is meant to.
  const scrolls = (way, over) => ["auto", "scroll"].includes(way) && over > SLACK;
  const [wider, higher] = [element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight];
  if (scrolls(style.overflowX, wider) && !element.matches(SLIDES)) faults.push(`slides by ${wider}: ${called(element)}`);
  if (scrolls(style.overflowY, higher) && !element.matches(SCROLLS)) faults.push(`scrolls by ${higher}: ${called(element)}`);
  // Nothing is wider than the page, but for what slides and maps.
  const free = element.closest(SLIDES + ", .map .sheet");
  if (!free && (box.left < -SLACK || box.right > innerWidth + SLACK)) {
    faults.push(`from ${Math.round(box.left)} to ${Math.round(box.right)}: ${called(element)}`);
  }
  // A map of many places is zoomed to be pressed: other tests do so.
  const scaled = element.closest(".map .sheet:has(#places svg)");
  if (!scaled && element.matches("button, .btn, summary, select, input:not([type=hidden])")) {
    const least = phone && element.matches("#ask button[name=choice]") ? 44 : 24;
    if (box.height < least - 0.5) faults.push(`${Math.round(box.height)} high: ${called(element)}`);
  }
  const words = wordsOf(element);
  if (!words) continue;
  // Words are whole, or end in an ellipsis.
  if (style.display !== "inline" && wider > SLACK && !isEllipsis(style) && !element.matches(SLIDES)) {
    faults.push(`words wider by ${wider}: ${called(element)}`);
  }
  for (let around = element; around && around.closest("[data-table]"); around = around.parentElement) {
    const style = styleOf(around);
    if (isEllipsis(style) || around.matches(SCROLLS + ", " + SLIDES)) break;
    if (!isCut(style) || around.closest("svg")) continue;
    const edge = boxOf(around);
    const over = Math.max(edge.left - words.left, words.right - edge.right, edge.top - words.top, words.bottom - edge.bottom);
    if (over > SLACK + 1) {
      faults.push(`words cut by ${Math.round(over)} at ${called(around)}: ${called(element)}`);
      break;
    }
  }
}

// No two panels lie on each other.
const apart = (list) => {
  const boxes = list.filter((element) => inSight.has(element)).map((element) => [element, boxOf(element)]);
  boxes.forEach(([one, a], nth) => {
    for (const [other, b] of boxes.slice(nth + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > SLACK && high > SLACK) faults.push(`${called(one)} lies on ${called(other)}`);
    }
  });
};
const table = document.querySelector("[data-table]");
const still = (element) => !["fixed", "absolute"].includes(styleOf(element).position);
apart([...table.children].filter(still));
for (const parent of new Set(seen.filter((element) => element.matches(".panel")).map((panel) => panel.parentElement))) {
  apart([...parent.children].filter((child) => child.matches(".panel") && still(child)));
}
apart([...document.querySelectorAll("#over > *, .map-tools, .minimap")]);
return faults;
