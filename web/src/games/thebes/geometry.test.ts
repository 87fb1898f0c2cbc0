import { describe, expect, it } from "vitest";
import { fanned, fitted, fittedAll, lines, placesFor, unitFor, weeksSeen, wrapped, type Box } from "./geometry";

const WINDOWS = [
  ["wide", 1188, 608],
  ["wide", 1128, 420],
  ["wide", 1006, 370],
  ["wide", 1668, 788],
  ["upright", 378, 414],
  ["upright", 378, 664],
  ["side", 500, 382],
] as const;

function overlap(a: Box, b: Box): boolean {
  return a.x + a.width > b.x + 0.5 && b.x + b.width > a.x + 0.5 && a.y + a.height > b.y + 0.5 && b.y + b.height > a.y + 0.5;
}

describe("the board", () => {
  it.each(WINDOWS)("fits a %s window of %i x %i, and nothing covers anything", (layout, width, height) => {
    for (const shows of [0, 6, 7, 12]) {
      const unit = unitFor(width, height, layout);
      const places = placesFor(width / unit, height / unit, layout, shows);
      const boxes = [places.track, ...places.cards, ...places.sites, ...places.professors, ...places.shows, ...(places.more ? [places.more] : [])];
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(-0.5);
        expect(box.y).toBeGreaterThanOrEqual(-0.5);
        expect(box.x + box.width).toBeLessThanOrEqual(places.width + 0.5);
        expect(box.y + box.height).toBeLessThanOrEqual(places.height + 0.5);
      }
      boxes.forEach((box, i) => expect(boxes.slice(i + 1).filter((other) => overlap(box, other))).toEqual([]));
      if (layout === "wide") expect(places.shows.length).toBeGreaterThanOrEqual(Math.max(6, shows));
      else for (const box of [...places.cards, ...places.sites]) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(13 * unit).toBeGreaterThanOrEqual(12);
    }
  });

  it("shows every marker and the weeks a dig may cost", () => {
    for (const layout of ["wide", "upright"] as const) {
      for (let last = 0; last < 130; last++) {
        const { first, count } = weeksSeen(last, last + 16, layout);
        expect(first).toBeLessThanOrEqual(last);
        expect(first + count - 1).toBeGreaterThanOrEqual(last + 16);
      }
    }
  });
});

describe("print", () => {
  it("shrinks to fit, but never below what can be read", () => {
    expect(fitted("Sea Kings", 200, 16)).toBe(16);
    expect(fitted("Mesopotamien", 60, 16, 12)).toBe(12);
  });

  it("breaks a title where both lines are short", () => {
    expect(lines("Gods of the Two Rivers", 14)).toEqual(["Gods of the", "Two Rivers"]);
    expect(lines("Sea Kings", 14)).toEqual(["Sea Kings"]);
  });
});

describe("finds on the mat", () => {
  it.each([
    [84, 104],
    [70, 66],
    [62, 60],
  ])("stay within %i x %i, however many there are, and the worth of each is seen", (width, height) => {
    for (let count = 1; count <= 7; count++) {
      const { lanes, per, size, step } = fanned(count, width, height, 17, count > 4);
      expect(lanes * per).toBeGreaterThanOrEqual(count);
      expect((per - 1) * step + 41 * size).toBeLessThanOrEqual(width + 0.01);
      expect(lanes * 52 * size).toBeLessThanOrEqual(height + 0.01);
      if (per > 1) expect(step).toBeGreaterThanOrEqual(8.5);
    }
  });

  it("are in two lanes where they would be small beside each other", () => {
    expect(fanned(2, 84, 104, 17, true).lanes).toBe(1);
    expect(fanned(5, 84, 104, 17, true).lanes).toBe(2);
    expect(fanned(5, 84, 104, 17, true).size).toBeGreaterThan(0.9);
    expect(fanned(4, 87, 68, 17, true).lanes).toBe(1);
  });
});

describe("words", () => {
  it("are wrapped where they would be wider, whatever their number", () => {
    expect(wrapped("12 Ausstellungen und Museen", 88, 12, 0.45)).toEqual(["12 Ausstellungen", "und Museen"]);
    expect(wrapped("noch keine möglich", 88, 15, 0.45)).toEqual(["noch keine", "möglich"]);
    expect(wrapped("Grabungskarte", 20, 12)).toEqual(["Grabungskarte"]);
  });

  it("that stand side by side have one size", () => {
    const names = ["Mesopotamia", "Egypt"];
    expect(fittedAll(names, 83, 17, 12)).toBe(fitted("Mesopotamia", 83, 17, 12));
  });
});
