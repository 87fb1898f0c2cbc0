// The focus of somebody who types, on buttons that are drawn anew or cannot be pressed for a while: it comes back to the
// same button, or else to the question.

import { hands } from "./hands";

const NAMED = "[data-deed], [data-primary], [data-clear], [data-tool]";

function nameOf(button: HTMLElement): string {
  const kind = Object.keys(button.dataset).find((key) => ["deed", "primary", "clear", "tool"].includes(key))!;
  return `${kind} ${button.dataset[kind]}`;
}

/** An attachment for a region of buttons that have such names. */
export function keeping(region: HTMLElement): () => void {
  let last: string | null = null;
  let waiting = 0;

  function settle(): void {
    waiting = 0;
    if (last === null || hands.pointing || (document.activeElement && document.activeElement !== document.body)) return;
    const same = [...region.querySelectorAll<HTMLButtonElement>(NAMED)].find((button) => nameOf(button) === last);
    if (same?.disabled) return;
    (same ?? document.getElementById("question"))?.focus({ preventScroll: true });
  }

  function later(): void {
    if (!waiting) waiting = requestAnimationFrame(settle);
  }

  function come(event: FocusEvent): void {
    const button = (event.target as Element).closest<HTMLElement>(NAMED);
    last = button && nameOf(button);
  }

  /** Somebody has gone elsewhere: nothing is lost. */
  function leave(event: FocusEvent): void {
    if (event.relatedTarget) last = null;
  }

  const changes = new MutationObserver(later);
  changes.observe(region, { subtree: true, childList: true, attributes: true, attributeFilter: ["disabled"] });
  region.addEventListener("focusin", come);
  region.addEventListener("focusout", leave);
  return () => {
    cancelAnimationFrame(waiting);
    changes.disconnect();
    region.removeEventListener("focusin", come);
    region.removeEventListener("focusout", leave);
  };
}
