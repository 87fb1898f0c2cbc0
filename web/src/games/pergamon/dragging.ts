// A find that is dragged. A short touch is a tap; a drag is not a tap.

/** How far a pointer strays, in pixels, before a find is dragged. */
const STILL = 8;

export interface Dragged {
  /** It was dropped here; the find lies where it was again. */
  ondrop: (x: number, y: number) => void;
}

export function draggable(node: HTMLElement, given: Dragged): { update: (given: Dragged) => void; destroy: () => void } {
  let held: { x: number; y: number; moved: boolean } | null = null;
  let { ondrop } = given;

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    held = { x: event.clientX, y: event.clientY, moved: false };
    // The find gets the events of the pointer, whatever it moves over.
    node.setPointerCapture(event.pointerId);
  }

  function drag(event: PointerEvent): void {
    if (!held) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.moved) {
      if (Math.hypot(dx, dy) < STILL) return;
      held.moved = true;
      node.dataset.dragged = "";
    }
    node.style.translate = `${dx}px ${dy}px`;
  }

  function release(event: PointerEvent): void {
    const dropped = held?.moved;
    if (event.type === "pointercancel" || !dropped) held = null;
    node.style.translate = "";
    delete node.dataset.dragged;
    if (dropped && event.type === "pointerup") ondrop(event.clientX, event.clientY);
  }

  function click(event: MouseEvent): void {
    if (held?.moved) event.stopImmediatePropagation();
    held = null;
  }

  const listeners = { pointerdown: press, pointermove: drag, pointerup: release, pointercancel: release } as const;
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
  node.addEventListener("click", click, { capture: true });
  return {
    update: (next) => (ondrop = next.ondrop),
    destroy: () => {
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", click, { capture: true });
    },
  };
}
