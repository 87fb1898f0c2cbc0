// What is opened over the table gets the focus of somebody who types, and gives it back when it is closed.

import { hands } from "./hands";

/** An attachment for a region, and what in it gets the focus. */
export function visiting(first: string): (region: HTMLElement) => () => void {
  return (region) => {
    const from = document.activeElement;
    if (!hands.pointing) region.querySelector<HTMLElement>(first)?.focus();
    return () => {
      const lost = document.activeElement === document.body || region.contains(document.activeElement);
      if (lost && !hands.pointing && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
    };
  };
}
