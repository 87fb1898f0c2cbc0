// Pieces act on a layer above the board: each is copied onto a separate sheet, which the browser moves without
// drawing it again, while the piece itself is hidden until its copy has arrived.

import { shifted, type Box, type Look, type Seen } from "./look";
import { sound } from "./sound.svelte";
import type { Beat, Change, Scene } from "./staging";

const EASE = "cubic-bezier(.3,.7,.3,1)";
/** A copy stays a moment longer than its piece is hidden, so that nothing flickers. */
const LINGER = 40;
/** Maximum number of steps in which a number counts. */
const STEPS = 8;
/** How long it takes to make room for something. */
const ROOM = 250;

/** One turn being acted out. `end` puts everything where it belongs. */
export class Stage {
  private readonly layer = document.createElement("div");
  private readonly running: Animation[] = [];
  private readonly timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    private readonly board: HTMLElement,
    private readonly before: Look,
    private readonly after: Look,
  ) {
    this.layer.className = "actors";
    this.layer.setAttribute("aria-hidden", "true");
  }

  /** Let everything happen at its time; all times by this factor. */
  perform(beats: Beat[], factor: number): void {
    const boxes = this.boxesOf(beats);
    const counts = new Map<string, { at: number; length: number; by?: number }[]>();
    for (const { scene, changes, start, length } of beats) {
      const [at, long] = [start * factor, length * factor];
      if (scene.sound) sound.play(scene.sound, at);
      for (const change of changes) {
        if (change.how === "counted") {
          counts.set(change.name, [...(counts.get(change.name) ?? []), { at, length: long, by: scene.count?.[change.name] }]);
        } else this.act(change, scene, at, long, boxes);
      }
      for (const thing of scene.glow ?? []) if (boxes.has(thing)) this.glow(boxes.get(thing)!, at, long * 1.4);
    }
    for (const [name, legs] of counts) this.count(name, legs);
    this.makeRoom(factor);
    this.board.append(this.layer);
  }

  end(): void {
    this.timers.forEach(clearTimeout);
    this.running.forEach((animation) => animation.cancel());
    this.layer.remove();
  }

  /** Where the things are that scenes speak of; all is read before anything is written. */
  private boxesOf(beats: Beat[]): Map<string, Box> {
    const { left, top } = this.board.getBoundingClientRect();
    const found = new Map<string, Box>();
    for (const { scene } of beats) {
      for (const name of [scene.from, scene.to, ...(scene.glow ?? [])]) {
        if (!name || found.has(name)) continue;
        const thing = this.board.querySelector(`[data-thing="${name}"], [data-piece="${name}"], [data-at="${name}"], [data-count="${name}"]`);
        const bounds = thing?.getBoundingClientRect();
        if (bounds) found.set(name, { x: bounds.left - left, y: bounds.top - top, width: bounds.width, height: bounds.height });
      }
    }
    return found;
  }

  private act({ name, how }: Change, scene: Scene, start: number, length: number, boxes: Map<string, Box>): void {
    const [was, is] = [this.before.get(name), this.after.get(name)];
    if (how === "gone") {
      const leaving = this.sheet(was!);
      const to = boxes.get(scene.to ?? "");
      this.move(leaving, start, length, [
        { transform: "none", opacity: 1 },
        ...(to ? [{ opacity: 1, offset: 0.7 }] : []),
        { transform: to ? towards(was!.box, to) : "scale(.9)", opacity: 0 },
      ]);
      return;
    }
    this.hide(is!, start + length);
    const arriving = this.sheet(is!);
    const from = was?.box ?? boxes.get(scene.from ?? "");
    const there = from ? towards(is!.box, from) : "scale(.9)";
    if (!was) {
      const thin = scene.turn ? " scaleX(.05)" : "";
      this.move(arriving, start, length, [
        { transform: there + thin, opacity: 0 },
        { opacity: 1, offset: 0.35 },
        { transform: "none", opacity: 1 },
      ]);
    } else if (scene.turn || how === "turned") {
      const half = `translate(${mid(is!.box, was.box)})`;
      this.move(arriving, start, length, [
        { transform: there, opacity: 0 },
        { transform: `${half} scaleX(.02)`, opacity: 0, offset: 0.499 },
        { transform: `${half} scaleX(.02)`, opacity: 1, offset: 0.5 },
        { transform: "none", opacity: 1 },
      ]);
      const leaving = this.sheet(was);
      const away = `translate(${mid(was.box, is!.box)}) scaleX(.02)`;
      this.move(leaving, start, length, [
        { transform: "none", opacity: 1 },
        { transform: away, opacity: 1, offset: 0.5 },
        { transform: away, opacity: 0, offset: 0.501 },
        { transform: away, opacity: 0 },
      ]);
    } else if (was.element === is!.element) {
      this.move(arriving, start, length, [{ transform: there }, { transform: "none" }]);
    } else {
      // It may have been redrawn differently: on the way the one becomes the other.
      this.move(arriving, start, length, [
        { transform: there, opacity: 0 },
        { opacity: 1, offset: 0.5 },
        { transform: "none", opacity: 1 },
      ]);
      this.move(this.sheet(was), start, length, [
        { transform: "none", opacity: 1 },
        { opacity: 1, offset: 0.5 },
        { transform: towards(was.box, is!.box), opacity: 0 },
      ]);
    }
  }

  /** What only lies in a drawing that was moved goes along with it at once. */
  private makeRoom(factor: number): void {
    for (const [name, is] of this.after) {
      const was = this.before.get(name);
      if (!was || is.value !== undefined || !shifted(was, is)) continue;
      const [dx, dy] = [(was.matrix.e - is.matrix.e) / is.scale, (was.matrix.f - is.matrix.f) / is.scale];
      this.running.push(is.element.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], { duration: ROOM * factor, easing: EASE }));
    }
  }

  private count(name: string, legs: { at: number; length: number; by?: number }[]): void {
    const [was, is] = [this.before.get(name)!, this.after.get(name)!];
    const last = legs.at(-1)!;
    this.hide(is, last.at + last.length);
    const sheet = this.sheet(is);
    const figure = sheet.querySelector("text");
    if (!figure) return;
    let value = was.value!;
    figure.textContent = String(value);
    for (const leg of legs) {
      const from = value;
      const to = leg === last ? is.value! : from + (leg.by ?? 0);
      const steps = Math.min(STEPS, Math.abs(to - from));
      for (let k = 1; k <= steps; k++) {
        this.timers.push(
          setTimeout(() => (figure.textContent = String(Math.round(from + ((to - from) * k) / steps))), leg.at + (leg.length * k) / (steps + 1)),
        );
      }
      this.glow(is.box, leg.at, leg.length);
      value = to;
    }
    this.move(sheet, last.at, last.length, [{ transform: "none" }, { transform: "scale(1.15)" }, { transform: "none" }]);
  }

  private glow(box: Box, start: number, length: number): void {
    const ring = document.createElement("div");
    ring.className = "glow";
    place(ring, { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 });
    this.layer.append(ring);
    this.running.push(ring.animate([{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], { delay: start, duration: length, fill: "both" }));
  }

  private hide(seen: Seen, until: number): void {
    this.running.push(seen.element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: until }));
  }

  private move(sheet: Element, start: number, length: number, frames: Keyframe[]): void {
    const going = sheet.animate(frames, { delay: start, duration: length, easing: EASE, fill: "both" });
    this.running.push(going);
    this.timers.push(setTimeout(() => sheet.remove(), start + length + LINGER));
  }

  private sheet(seen: Seen): SVGSVGElement {
    const sheet = sheetOf(seen);
    this.layer.append(sheet);
    return sheet;
  }
}

/** A piece on a separate sheet, lying where it is seen. */
export function sheetOf(seen: Seen): SVGSVGElement {
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const { a, b, c, d, e, f } = seen.matrix;
  place(sheet, seen.box);
  for (const [name, value] of seen.colours) sheet.style.setProperty(name, value);
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "g");
  ground.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - seen.box.x} ${f - seen.box.y})`);
  ground.append(copyOf(seen));
  sheet.append(ground);
  return sheet;
}

/** As it looked; a piece that was redrawn in its place has only its looks left. */
function copyOf(seen: Seen): Element {
  const copy = (seen.looked ?? seen.element).cloneNode(true) as Element;
  copy.removeAttribute("transform");
  copy.classList.remove("live", "picked");
  for (const each of [copy, ...copy.querySelectorAll("[data-thing], [data-piece], [tabindex]")]) {
    for (const name of ["data-thing", "data-piece", "data-count", "data-at", "tabindex", "role", "aria-pressed"]) each.removeAttribute(name);
  }
  return copy;
}

function place(element: HTMLElement | SVGElement, box: Box): void {
  element.style.left = `${box.x}px`;
  element.style.top = `${box.y}px`;
  element.style.width = `${box.width}px`;
  element.style.height = `${box.height}px`;
}

/** What lies in one box, put into the middle of another, as large as fits there. */
export function towards(home: Box, other: Box): string {
  const scale = Math.min(3, Math.max(0.25, Math.sqrt((other.width * other.height) / (home.width * home.height)) || 1));
  return `translate(${between(home, other, 1)}) scale(${scale})`;
}

function mid(home: Box, other: Box): string {
  return between(home, other, 0.5);
}

function between(home: Box, other: Box, part: number): string {
  const dx = other.x + other.width / 2 - home.x - home.width / 2;
  const dy = other.y + other.height / 2 - home.y - home.height / 2;
  return `${dx * part}px, ${dy * part}px`;
}

/** For people who want no motion: what has changed fades in. */
export function fade(changes: Change[], after: Look): void {
  for (const { name, how } of changes) {
    if (how === "moved" || how === "new") after.get(name)!.element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 350 });
  }
}
