// The colours of the sites. A closed site is the same picture washed out into the stone.

export interface Paint {
  sky: string;
  ground: string;
  /** The main tones of the picture, and its darkest. */
  a: string;
  b: string;
  c: string;
  d: string;
}

const STONE = "#d9ccb1";

/** How much of a colour is left on a closed site. */
const LEFT = 0.42;

const PAINTS: Record<string, Paint> = {
  cathedral: { sky: "#f5c98e", ground: "#8a6a8f", a: "#e9d6c3", b: "#c79a8a", c: "#7d5a86", d: "#43304f" },
  ruin: { sky: "#f3bf93", ground: "#b98555", a: "#efe0c2", b: "#c99b6c", c: "#a8744c", d: "#4a3526" },
  cave: { sky: "#d9cfe6", ground: "#6a5a52", a: "#9a8378", b: "#77645c", c: "#c2ab98", d: "#2e2622" },
  pyramid: { sky: "#bfe1ee", ground: "#d6ae62", a: "#f0c96c", b: "#c9933f", c: "#e58a3c", d: "#5a3d1c" },
  graveyard: { sky: "#b9c0dd", ground: "#5f6b57", a: "#a9a6b4", b: "#6f7f62", c: "#8d7f9c", d: "#39334a" },
  atlantis: { sky: "#cfe9ee", ground: "#3d8b98", a: "#f1e6c8", b: "#d9bd84", c: "#d8743f", d: "#2f5a66" },
  temple: { sky: "#f8dca0", ground: "#b9894a", a: "#f3e5c4", b: "#d9a45c", c: "#b5532d", d: "#4d3222" },
  "easter-island": { sky: "#bfe0e6", ground: "#7fa36a", a: "#a7a39a", b: "#88a06a", c: "#b2583c", d: "#3d3a38" },
  castle: { sky: "#f0d8a8", ground: "#7f9a5b", a: "#cbb99c", b: "#a48d74", c: "#b6423a", d: "#3e3229" },
  jungle: { sky: "#c7e6c9", ground: "#3f7a4a", a: "#5fa04e", b: "#3f7a4a", c: "#8a5f35", d: "#2a4a2c" },
};

/** The colours of a site by its name. */
export function paintOf(name: string, open: boolean): Paint {
  const paint = PAINTS[name] ?? PAINTS.ruin;
  if (open) return paint;
  return Object.fromEntries(Object.entries(paint).map(([tone, colour]) => [tone, mixed(colour as string)])) as unknown as Paint;
}

function mixed(colour: string): string {
  const [own, stone] = [parts(colour), parts(STONE)];
  return (
    "#" +
    own
      .map((value, i) =>
        Math.round(value * LEFT + stone[i] * (1 - LEFT))
          .toString(16)
          .padStart(2, "0"),
      )
      .join("")
  );
}

function parts(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}
