// What storing finds costs.

import type { View } from "./view";

type Prices = Pick<View, "stored-free" | "stored-per-coin">;

/** Some finds are stored free; every further few, or part of them, cost a coin. */
export function feeFor(prices: Prices, finds: number): number {
  return Math.max(0, Math.ceil((finds - prices["stored-free"]) / prices["stored-per-coin"]));
}

/** How many finds these coins can store. */
export function affordable(prices: Prices, coins: number): number {
  return prices["stored-free"] + coins * prices["stored-per-coin"];
}

export interface Compartment {
  /** The first find in it, and how many it holds. */
  first: number;
  holds: number;
  /** What storing up to here costs. */
  fee: number;
}

/** The compartments of a shelf: those in use, and a minimum number. */
export function compartments(prices: Prices, finds: number, least: number): Compartment[] {
  const found: Compartment[] = prices["stored-free"] > 0 ? [{ first: 0, holds: prices["stored-free"], fee: 0 }] : [];
  for (let fee = 1; found.length < least || affordable(prices, fee - 1) < finds; fee++) {
    found.push({ first: affordable(prices, fee - 1), holds: prices["stored-per-coin"], fee });
  }
  return found;
}
