// Live things by keyboard: one stop of the Tab key for a whole region, arrow keys from thing to thing, and a focus that
// is not lost when a move changes what can be touched.

const LIVE = ".thing.live, [data-rove]:not(:disabled)";

interface Place {
  x: number;
  y: number;
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function middle(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest of these in a direction: what lies straight ahead before what lies aside. */
export function nearest(from: Place, way: readonly [number, number] | null, places: Place[]): number {
  let [best, least] = [-1, Infinity];
  places.forEach(({ x, y }, i) => {
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = way ? dx * way[0] + dy * way[1] : 0;
    if (way && ahead <= 1) return;
    const aside = way ? Math.abs(dx * way[1]) + Math.abs(dy * way[0]) : 0;
    const far = way ? ahead + 2.5 * aside : Math.hypot(dx, dy);
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

type Focusable = Element & HTMLOrSVGElement;

/** An attachment for a region of the table. */
export function roving(region: HTMLElement): () => void {
  let last: { thing: string; place: Place } | null = null;
  let waiting = 0;

  const live = (): Focusable[] => [...region.querySelectorAll<SVGElement>(LIVE)];

  /** One of them is a stop of the Tab key: where the focus was, else the first. */
  function settle(): void {
    waiting = 0;
    const things = live();
    const lost = last !== null && (document.activeElement === document.body || document.activeElement === null);
    const there = things.find((each) => each === document.activeElement) ?? things.find((each) => last && nameOf(each) === last.thing);
    const stop = there ?? (lost && things.length ? things[nearest(last!.place, null, things.map(middle))] : things[0]);
    for (const each of things) each.setAttribute("tabindex", each === stop ? "0" : "-1");
    if (lost && stop) stop.focus({ preventScroll: true });
  }

  function later(): void {
    if (!waiting) waiting = requestAnimationFrame(settle);
  }

  function come(event: FocusEvent): void {
    const thing = (event.target as Element).closest<SVGElement>(LIVE);
    if (!thing) return;
    last = { thing: nameOf(thing), place: middle(thing) };
    settle();
  }

  /** Somebody has gone elsewhere: nothing is lost. */
  function leave(event: FocusEvent): void {
    if (event.relatedTarget) last = null;
  }

  function press(): void {
    if (document.activeElement === document.body) last = null;
  }

  function key(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = (event.target as Element).closest(LIVE);
    if (!way || !from || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const others = live().filter((each) => each !== from);
    const next = others[nearest(middle(from), way, others.map(middle))];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  const changes = new MutationObserver(later);
  changes.observe(region, { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "disabled"] });
  region.addEventListener("focusin", come);
  region.addEventListener("focusout", leave);
  region.addEventListener("keydown", key);
  window.addEventListener("pointerdown", press);
  later();
  return () => {
    cancelAnimationFrame(waiting);
    changes.disconnect();
    region.removeEventListener("focusin", come);
    region.removeEventListener("focusout", leave);
    region.removeEventListener("keydown", key);
    window.removeEventListener("pointerdown", press);
  };
}

function nameOf(element: Focusable): string {
  return element.dataset.thing ?? element.dataset.rove ?? "";
}
