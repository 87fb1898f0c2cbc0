// A drawing of the page as a separate file: with the colours it has here, and with everything it refers to.

const PAINTED = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "visibility",
  "display",
  "stop-color",
  "stop-opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
];
const REFERENCE = /(?:href="#|url\((?:&quot;|")?#)([\w-]+)/g;

/** A copy whose style sheets are written into its attributes; inside an image no style sheet of the page holds. */
function painted(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  const [originals, copies] = [
    [element, ...element.querySelectorAll("*")],
    [copy, ...copy.querySelectorAll("*")],
  ];
  originals.forEach((original, i) => {
    const style = getComputedStyle(original);
    for (const property of PAINTED) {
      const value = style.getPropertyValue(property);
      if (value) copies[i].setAttribute(property, value);
    }
    copies[i].removeAttribute("class");
    copies[i].removeAttribute("style");
  });
  return copy;
}

/** The drawing as the text of an SVG file of this size. */
export function inlined(drawing: SVGSVGElement, width: number, height: number): string {
  const file = painted(drawing);
  const write = (): string => new XMLSerializer().serializeToString(file);
  const known = new Set([...file.querySelectorAll("[id]")].map((element) => element.id));
  const defs = file.insertBefore(document.createElementNS("http://www.w3.org/2000/svg", "defs"), file.firstChild);
  for (let missing = true; missing;) {
    missing = false;
    for (const [, id] of write().matchAll(REFERENCE)) {
      const meant = known.has(id) ? null : document.getElementById(id);
      known.add(id);
      if (!meant) continue;
      defs.append(painted(meant));
      missing = true;
    }
  }
  file.setAttribute("width", String(width));
  file.setAttribute("height", String(height));
  return write();
}

export async function imageOf(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(inlined(drawing, width, height))}`;
  await image.decode();
  return image;
}
