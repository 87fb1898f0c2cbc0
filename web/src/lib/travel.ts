// Pieces travel: whatever carries `data-piece` and lies elsewhere after a change moves there from where it was.

type Places = Map<string, DOMRect>;

function pieces(root: Element): SVGGraphicsElement[] {
  return [...root.querySelectorAll<SVGGraphicsElement>("[data-piece]")];
}

export function placesIn(root: Element): Places {
  return new Map(pieces(root).map((piece) => [piece.dataset.piece!, piece.getBoundingClientRect()]));
}

export function stillWanted(): boolean {
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Let every piece travel from where it was; pieces that are new appear. */
export function travel(root: Element, before: Places, milliseconds = 350): void {
  for (const piece of pieces(root)) {
    const from = before.get(piece.dataset.piece!);
    const to = piece.getBoundingClientRect();
    if (!from) {
      if (before.size > 0) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: milliseconds });
      continue;
    }
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
    if (!stillWanted()) {
      piece.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: milliseconds });
      continue;
    }
    // In an SVG, lengths of a CSS transform are in the units of the drawing.
    const drawing = piece instanceof SVGElement ? piece.ownerSVGElement : null;
    const scale = drawing?.getScreenCTM()?.a ?? 1;
    piece.animate([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: "0px 0px" }], {
      duration: milliseconds,
      easing: "cubic-bezier(.3,.7,.3,1)",
    });
  }
}
