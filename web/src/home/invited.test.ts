import { describe, expect, it } from "vitest";
import { tableIn } from "./invited";

const TABLE = "kE3u0vYk7mJq2L9sXw-_aB";

describe("a link somebody was sent", () => {
  it("leads to its table, whatever stands around it", () => {
    expect(tableIn(`https://dig.example.org/t/${TABLE}`)).toBe(TABLE);
    expect(tableIn(`  http://localhost:8000/t/${TABLE}/?from=chat `)).toBe(TABLE);
    expect(tableIn(`/t/${TABLE}`)).toBe(TABLE);
  });

  it("may be the code alone", () => {
    expect(tableIn(TABLE)).toBe(TABLE);
  });

  it("never takes the name of a server for a table", () => {
    expect(tableIn(`https://averylongservername-of-somebody.example/t/${TABLE}`)).toBe(TABLE);
    expect(tableIn("hello")).toBeNull();
    expect(tableIn("")).toBeNull();
  });
});
