// What the board is built like, whatever its figures are.

export const ROUNDS = 12;
/** Finds in the pile of each round. */
export const PILE = 5;
export const ROOM = 4;

/** What a card may be worth, by its back. */
export const BACKS = { bag: [1, 4], chest: [5, 8] } as const;
