// What the backs of the two funds cards promise.

import type { View } from "./view";

/** The least and the most coins there can be; null before the cards are drawn. */
export function promised(view: View): [least: number, most: number] | null {
  const [one, two] = view.backs;
  if (!one || !two) return null;
  const behind = view["behind-backs"];
  return [behind[one][0] + behind[two][0], behind[one][1] + behind[two][1]];
}
