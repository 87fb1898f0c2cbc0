// Lines of the section through the ground, drawn to the size of the window. The same on every visit.

export type Random = () => number;

/** Random numbers from 0 to 1 that depend on the seed only (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10;
}

/** The upper edge of a layer of soil at about `y`, closed down to `bottom`. */
export function layer(width: number, y: number, bottom: number, sway: number, random: Random): string {
  let [x, level] = [-6, y];
  let path = `M${x} ${rounded(level)}`;
  while (x < width + 6) {
    const [dx, next] = [90 + 80 * random(), y + sway * (random() - 0.5) * 2];
    path += `Q${rounded(x + dx / 2)} ${rounded(level + sway * 0.4 * (random() - 0.5))} ${rounded(x + dx)} ${rounded(next)}`;
    [x, level] = [x + dx, next];
  }
  return `${path}V${bottom}H-6Z`;
}

export interface Stone {
  path: string;
  tone: number;
}

/** Angular stones scattered between two heights, about one on 9,000 square pixels. */
export function stones(width: number, top: number, bottom: number, random: Random): Stone[] {
  const count = Math.min(220, Math.round((width * Math.max(0, bottom - top)) / 9000));
  return Array.from({ length: count }, () => {
    const [x, y, size] = [width * random(), top + (bottom - top) * random(), 3 + 6 * random()];
    const step = (dx: number, dy: number): string => `${rounded(dx * size)} ${rounded(dy * size)}`;
    return { path: `M${rounded(x)} ${rounded(y)}l${step(1, -0.6)} ${step(0.8, 0.4)} ${step(-0.4, 0.7)}z`, tone: Math.floor(3 * random()) };
  });
}

/** A chamber as it was dug: upright walls, a vault of the given height above them, everything a little uneven. */
export function cave(width: number, height: number, vault: number, random: Random): string {
  const uneven = (): number => 5 * (random() - 0.5);
  const points: [number, number][] = [];
  const along = (length: number): number => Math.max(2, Math.round(length / 24));
  const arc = along(width + vault);
  for (let i = 0; i <= arc; i++) {
    const turn = Math.PI * (1 - i / arc);
    // A superellipse: flatter than a half circle, as vaults in soil are.
    const bend = (part: number): number => Math.sign(part) * Math.abs(part) ** 0.72;
    points.push([(width / 2) * (1 + bend(Math.cos(turn))) + uneven(), vault * (1 - bend(Math.sin(turn))) + uneven()]);
  }
  const side = along(height - vault);
  for (let i = 1; i <= side; i++) points.push([width + uneven(), vault + ((height - vault) * i) / side]);
  const floor = along(width);
  for (let i = 1; i < floor; i++) points.push([width * (1 - i / floor), height + uneven() / 2]);
  for (let i = side; i >= 1; i--) points.push([uneven(), vault + ((height - vault) * i) / side]);
  return `M${points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join("L")}Z`;
}

/** A ladder of this length hanging down from y = 0: two rails and its rungs. */
export function ladder(length: number, width = 22, step = 13): string {
  const rungs = Array.from({ length: Math.floor((length - 6) / step) }, (_, i) => `M${-width / 2} ${8 + i * step}h${width}`);
  return `M${-width / 2} 0v${rounded(length)}M${width / 2} 0v${rounded(length)}${rungs.join("")}`;
}
