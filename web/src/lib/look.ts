// Where every piece lies and what it shows, before and after a change.

import type { Change } from "./staging";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece as it is seen; lengths from the corner of the board. */
export interface Seen {
  element: SVGGraphicsElement;
  drawing: SVGSVGElement | null;
  /** The drawing's corner, for pieces that only move along with it, and its scale. */
  corner: [number, number];
  scale: number;
  /** How large the drawing is: on a phone the board is laid out anew when the dock gives it more room. */
  room: [number, number];
  box: Box;
  matrix: DOMMatrix;
  at: string;
  /** Which side is up, where it has several, and how it looked. */
  face?: string;
  looked?: Element;
  value?: number;
  colours: [string, string][];
}

export type Look = Map<string, Seen>;

/** What boards say about colours on the way down to a piece. */
const COLOURS = ["--region", "--tint", "--trim"];

/** Less than this is no journey. */
const STILL = 1.5;
/** Nor is less than this part of a drawing that was laid out anew in another size. */
const STILL_PART = 0.06;

export function lookAt(board: Element): Look {
  const { left, top } = board.getBoundingClientRect();
  const look: Look = new Map();
  const rooms = new Map<Element, [number, number]>();
  for (const element of board.querySelectorAll<SVGGraphicsElement>("[data-piece], [data-count]")) {
    const { piece, count, face } = element.dataset;
    const bounds = element.getBoundingClientRect();
    const screen = element.getScreenCTM();
    const drawing = element.ownerSVGElement;
    const sheet = drawing?.getScreenCTM();
    if (!drawing || !screen || !sheet) continue;
    if (!rooms.has(drawing)) rooms.set(drawing, [drawing.clientWidth, drawing.clientHeight]);
    const style = getComputedStyle(element);
    look.set(piece ?? count!, {
      element,
      drawing,
      corner: [sheet.e - left, sheet.f - top],
      scale: sheet.a || 1,
      room: rooms.get(drawing)!,
      box: { x: bounds.left - left, y: bounds.top - top, width: bounds.width, height: bounds.height },
      matrix: new DOMMatrix([screen.a, screen.b, screen.c, screen.d, screen.e - left, screen.f - top]),
      at: element.closest<SVGElement>("[data-at]")?.dataset.at ?? "",
      face,
      looked: face === undefined ? undefined : (element.cloneNode(true) as Element),
      value: count === undefined ? undefined : Number(element.textContent),
      colours: COLOURS.map((name): [string, string] => [name, style.getPropertyValue(name)]).filter(([, value]) => value),
    });
  }
  return look;
}

/** What is not where or what it was. */
export function changesBetween(before: Look, after: Look): Change[] {
  const changes: Change[] = [];
  for (const [name, is] of after) {
    const was = before.get(name);
    const how = !was
      ? "new"
      : is.value !== undefined
        ? is.value !== was.value
          ? "counted"
          : null
        : travelled(was, is)
          ? "moved"
          : was.face !== is.face
            ? "turned"
            : null;
    if (how && (was || is.value === undefined)) changes.push({ name, how, was: was?.at ?? "", is: is.at });
  }
  for (const [name, was] of before) {
    if (!after.has(name) && was.value === undefined) changes.push({ name, how: "gone", was: was.at, is: "" });
  }
  return changes;
}

/** Whether it lies elsewhere, not only its drawing as a whole. */
function travelled(was: Seen, is: Seen): boolean {
  if (was.drawing === is.drawing && was.at === is.at && String(was.room) !== String(is.room)) {
    const parts = [was, is].map(({ matrix, corner, room }) => [(matrix.e - corner[0]) / room[0], (matrix.f - corner[1]) / room[1]]);
    return Math.hypot(parts[1][0] - parts[0][0], parts[1][1] - parts[0][1]) > STILL_PART;
  }
  const along = was.drawing === is.drawing;
  const dx = is.matrix.e - was.matrix.e - (along ? is.corner[0] - was.corner[0] : 0);
  const dy = is.matrix.f - was.matrix.f - (along ? is.corner[1] - was.corner[1] : 0);
  return Math.hypot(dx, dy) > STILL;
}

/** Pieces that lie where they lay in their drawing, which itself has made room. */
export function shifted(was: Seen, is: Seen): boolean {
  return !travelled(was, is) && Math.hypot(is.matrix.e - was.matrix.e, is.matrix.f - was.matrix.f) > STILL;
}
