// The expedition map: where the ten sites lie on a sheet of any size, and how land, road and sea run round them. All
// lengths are pixels of the screen, so that print on the map keeps the size it was given.

export type Point = [number, number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Chart {
  width: number;
  height: number;
  /** Three sites a row instead of four. */
  upright: boolean;
  /** Instructions are written on the labels; else they are a sign at the rim. */
  written: boolean;
  /** Of a site. */
  radius: number;
  /** The middles of the ten sites, clockwise from the upper left. */
  places: Point[];
  cartouche: Box;
  /** Whether the cartouche names all five phases. */
  phases: boolean;
  figure: number;
  fragment: number;
  /** Sizes of print. */
  name: number;
  instruction: number;
}

const EDGE = 7;

/** Shares of the sheet, clockwise from the upper left: four, one, four, one. */
const ACROSS: Point[] = [
  [0.223, 0.187],
  [0.406, 0.154],
  [0.594, 0.154],
  [0.777, 0.187],
  [0.912, 0.498],
  [0.777, 0.812],
  [0.594, 0.838],
  [0.406, 0.838],
  [0.223, 0.812],
  [0.088, 0.498],
];

/** Three, two, three, two. */
const UPRIGHT: Point[] = [
  [0.174, 0.124],
  [0.5, 0.108],
  [0.826, 0.124],
  [0.848, 0.373],
  [0.848, 0.622],
  [0.826, 0.866],
  [0.5, 0.884],
  [0.174, 0.866],
  [0.152, 0.622],
  [0.152, 0.373],
];

/** Narrower than this, four sites in a row leave no room between them for stands or written instructions. */
const ROOMY = 800;

export function chartOf(width: number, height: number, upright: boolean): Chart {
  return upright ? uprightChart(width, height) : acrossChart(width, height);
}

function acrossChart(width: number, height: number): Chart {
  const roomy = width >= ROOMY;
  const radius = Math.min(height * 0.111, width * (roomy ? 0.062 : 0.08));
  const places = placed(ACROSS, width, height, radius, roomy ? 26 : 10);
  const [top, bottom] = [places[1][1] + radius, places[6][1] - radius];
  const size = roomy ? { width: Math.min(372, width * 0.32), height: clamp(height * 0.245, 116, 146) } : { width: width * 0.42, height: 84 };
  const lower = roomy ? 30 : 14;
  return {
    width,
    height,
    upright: false,
    written: roomy,
    radius,
    places,
    cartouche: { x: (width - size.width) / 2, y: (top + lower + bottom - size.height) / 2, ...size },
    phases: roomy,
    figure: clamp(radius / 63, 0.62, 1.5),
    fragment: clamp(radius * 0.42, 19, 36),
    name: clamp(radius * 0.245, roomy ? 14 : 13, 21),
    instruction: clamp(radius * 0.182, 11.5, 15),
  };
}

/** How wide the label of the longest name is, as multiples of its print, and what three piles need to be touched. */
const LONG_LABEL = 8.25;
const LEAST_CARTOUCHE = 110;

function uprightChart(width: number, height: number): Chart {
  const radius = Math.min(width * 0.112, height * 0.089);
  const places = placed(UPRIGHT, width, height, radius, 14);
  const [inner, outer] = [places[9][0] + radius, places[3][0] - radius];
  const top = places[1][1] + radius;
  const bottom = places[6][1] - radius;
  const name = clamp(radius * 0.32, 12.5, 18);
  // The label of a long name reaches in from the edge of the sheet.
  const free = Math.max(LEAST_CARTOUCHE, width - 2 * (name * LONG_LABEL + 26));
  const size = { width: Math.min(outer - inner - 42, 190, free), height: Math.min(98, bottom - top - 60) };
  return {
    width,
    height,
    upright: true,
    written: false,
    radius,
    places,
    cartouche: { x: (width - size.width) / 2, y: (top + 22 + bottom - size.height) / 2, ...size },
    phases: false,
    figure: clamp(radius / 63, 0.56, 1.2),
    fragment: clamp(radius * 0.47, 17, 30),
    name,
    instruction: 12,
  };
}

/** Sites at their shares of the sheet, none of which, with its label below, leaves the sheet. */
function placed(shares: Point[], width: number, height: number, radius: number, label: number): Point[] {
  const [left, high] = [EDGE + radius + 6, EDGE + radius + 5];
  const low = height - EDGE - radius - label;
  return shares.map(([x, y]) => [clamp(x * width, left, width - left), clamp(y * height, high, low)]);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

export function middleOf(chart: Chart): Point {
  return [chart.width / 2, chart.height / 2];
}

/** How far things at the upper edge of a site may reach to the right of its middle, before they meet something else. */
export function roomBeside(chart: Chart, place: number): number {
  const [x, y] = chart.places[place];
  const { cartouche, radius } = chart;
  const others = chart.places.filter(([ox, oy]) => ox > x && Math.abs(oy - y) < radius * 1.7).map(([ox]) => ox - radius - x);
  const [high, low] = [y - radius, y - radius * 0.5];
  const covered = cartouche.x > x && cartouche.y < low && cartouche.y + cartouche.height > high;
  return Math.min(chart.width - 9 - x, ...others, covered ? cartouche.x - 3 - x : Infinity);
}

/** A little unsteadiness, the same every time, as if drawn by hand. */
const WOBBLE = [0.1, 0.9, -0.7, 0.4, -0.2, 1, -0.9, 0.3, 0.6, -0.5, 0.2, -1, 0.8];

function wobble(i: number): number {
  return WOBBLE[i % WOBBLE.length];
}

/** The way round, with a few points between the sites. */
function wayRound(chart: Chart): Point[] {
  const [mx, my] = middleOf(chart);
  return chart.places.flatMap(([x, y], i) => {
    const [nx, ny] = chart.places[(i + 1) % chart.places.length];
    return [0, 0.25, 0.5, 0.75].map((t): Point => {
      const [px, py] = [x + (nx - x) * t, y + (ny - y) * t];
      const out = 1 + 0.04 * Math.sin(Math.PI * t);
      return [mx + (px - mx) * out, my + (py - my) * out];
    });
  });
}

/** The points moved to the right of where the way leads; clockwise that is inwards. */
function beside(way: Point[], by: (i: number) => number): Point[] {
  return way.map(([x, y], i) => {
    const [ax, ay] = way[(i + way.length - 1) % way.length];
    const [bx, by2] = way[(i + 1) % way.length];
    const length = Math.hypot(bx - ax, by2 - ay) || 1;
    const off = by(i);
    return [x - ((by2 - ay) / length) * off, y + ((bx - ax) / length) * off];
  });
}

/** A closed line that runs softly through all points. */
function soft(points: Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const first = middle(points[points.length - 1], points[0]);
  return `M${told(first)}` + points.map((point, i) => `Q${told(point)} ${told(middle(point, points[(i + 1) % points.length]))}`).join("") + "Z";
}

function told([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

export function roadOf(chart: Chart): string {
  return soft(wayRound(chart));
}

/** The ring of land: its outer and its inner shore. */
export function landOf(chart: Chart): string {
  const way = wayRound(chart);
  const wide = chart.radius * 0.7;
  return soft(beside(way, (i) => -wide - wobble(i) * 5)) + soft(beside(way, (i) => wide + wobble(i + 5) * 4));
}

/** Hills on both sides of the road, between the sites. */
export function hillsOf(chart: Chart): string {
  const way = wayRound(chart);
  const off = chart.radius * 0.45;
  const hills = beside(way, (i) => (i % 8 < 4 ? off : -off)).filter((_, i) => i % 4 === 2);
  return hills.map(([x, y], i) => `M${told([x - 10 + wobble(i) * 5, y + 4])}l6-9 6 9m-3-4l5-8 7 12`).join("");
}

/** Waves all over the sea. */
export function wavesOf(chart: Chart): string {
  const [step, rise] = [74, 43];
  const waves: string[] = [];
  for (let y = 26, row = 0; y < chart.height - 14; y += rise, row++) {
    for (let x = 20 + (row % 2) * (step / 2), i = row * 7; x < chart.width - 34; x += step, i++) {
      if ((i * 5 + row) % 3) waves.push(`M${told([x + wobble(i) * 16, y + wobble(i + 4) * 12])}q5-4 10 0t10 0`);
    }
  }
  return waves.join("");
}

/** A journey over the map: its line from rim to rim, and the head of its arrow. */
export interface Way {
  line: string;
  head: string;
}

/** How far a journey may bend towards the middle of the map, the least first: 1 would be straight. */
const BENDS = [0.58, 0.4, 0.22, 0.05, -0.15];

/** Between two places of the circle, past the sites that lie on the way where it can. */
export function wayOf(chart: Chart, from: number, to: number): Way {
  const others = chart.places.filter((_, i) => i !== from && i !== to);
  const bends = BENDS.map((share) => bent(chart, chart.places[from], chart.places[to], share));
  const clear = bends.map((bend) => clearance(chart, chart.places[from], bend, chart.places[to], others));
  const enough = clear.findIndex((each) => each >= 6);
  const bend = bends[enough >= 0 ? enough : clear.indexOf(Math.max(...clear))];
  const start = towards(chart.places[from], bend, chart.radius + 5);
  const end = towards(chart.places[to], bend, chart.radius + 16);
  const tip = towards(chart.places[to], bend, chart.radius + 4);
  const side: Point = [(tip[1] - end[1]) * 0.62, (end[0] - tip[0]) * 0.62];
  const corner = (way: number): Point => [end[0] + side[0] * way, end[1] + side[1] * way];
  return { line: `M${told(start)}Q${told(bend)} ${told(end)}`, head: `M${told(tip)}L${told(corner(1))}L${told(corner(-1))}Z` };
}

function bent(chart: Chart, a: Point, b: Point, share: number): Point {
  const [mx, my] = middleOf(chart);
  return [mx + ((a[0] + b[0]) / 2 - mx) * share, my + ((a[1] + b[1]) / 2 - my) * share];
}

/** How far a bent line keeps from other sites and the labels below them. */
function clearance(chart: Chart, a: Point, bend: Point, b: Point, others: Point[]): number {
  const label = chart.written ? 26 : 12;
  let least = Infinity;
  for (let t = 0.1; t < 0.95; t += 0.1) {
    const u = 1 - t;
    const [x, y] = [0, 1].map((i) => u * u * a[i] + 2 * u * t * bend[i] + t * t * b[i]);
    for (const [ox, oy] of others) {
      const below = Math.min(label, Math.max(0, y - oy));
      least = Math.min(least, Math.hypot(x - ox, y - below - oy) - chart.radius);
    }
  }
  return least;
}

function towards([x, y]: Point, [tx, ty]: Point, length: number): Point {
  const far = Math.hypot(tx - x, ty - y) || 1;
  return [x + ((tx - x) / far) * length, y + ((ty - y) / far) * length];
}
