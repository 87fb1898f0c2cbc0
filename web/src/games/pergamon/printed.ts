// What is printed on the board and is not in the view. The figures are those of the edition; nothing here decides
// what may be done.

import type { Kind } from "./sherds";

/** Coins for digging in galleries I to V. */
export const DIGGING = [1, 2, 3, 4, 5];

export const ROUNDS = 12;
/** Finds in the pile of each round. */
export const PILE = 5;
export const ROOM = 4;
/** Finds that are stored for one coin; the first so many cost nothing. */
export const SHELF = 3;

/** The rounds with an evaluation: the object that earns the prize, and how far all markers step down after it. */
export const EVALUATIONS: Record<number, { prize: Kind; down: number }> = {
  5: { prize: "vase", down: 3 },
  7: { prize: "jug", down: 4 },
  9: { prize: "mask", down: 5 },
  12: { prize: "bracelet", down: 0 },
};

/** Where the tomb raider is placed, by the backs of the funds cards. */
export const RAIDER: Record<number, ("bag" | "chest")[]> = {
  5: ["bag", "bag"],
  7: ["bag", "chest"],
  9: ["chest", "chest"],
};

/** What a card may be worth, by its back. */
export const BACKS = { bag: [1, 4], chest: [5, 8] } as const;
