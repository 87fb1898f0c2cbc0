// Whether somebody points or types: what was clicked keeps the focus, but the keys then belong to the table.

export const hands = { pointing: false };

window.addEventListener("pointerdown", () => (hands.pointing = true), { capture: true });
window.addEventListener("keydown", (event) => ["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].includes(event.key) && (hands.pointing = false), {
  capture: true,
});
