import { describe, expect, it } from "vitest";
import { changedRows, rows } from "./editions";

describe("figures of an owner's edition", () => {
  it("are shown as they are printed: one figure, a row, or rows", () => {
    expect(rows(3)).toEqual(["3"]);
    expect(rows([1, 2, 3])).toEqual(["1 2 3"]);
    expect(
      rows([
        [1, 2],
        [3, 4],
      ]),
    ).toEqual(["1 2", "3 4"]);
    expect(rows(["vase", "jug"])).toEqual(["vase jug"]);
  });

  it("show only the rows of a table that differ", () => {
    expect(
      changedRows({
        table: "a.b",
        heading: "figures",
        figures: [
          [1, 2],
          [3, 5],
        ],
        usual: [
          [1, 2],
          [3, 4],
        ],
      }),
    ).toEqual([{ figures: "3 5", usual: "3 4" }]);
    expect(changedRows({ table: "a.b", heading: "figures", figures: 7, usual: 8 })).toEqual([{ figures: "7", usual: "8" }]);
  });
});
