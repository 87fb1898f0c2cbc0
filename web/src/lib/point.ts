// Things on the board that are spoken of elsewhere: they are outlined while somebody points at the words.

export function pointAt(things: string[]): void {
  for (const shown of document.querySelectorAll("[data-pointed]")) shown.removeAttribute("data-pointed");
  for (const thing of things) {
    for (const drawn of document.querySelectorAll(`.board [data-thing="${CSS.escape(thing)}"]`)) drawn.setAttribute("data-pointed", "");
  }
}
