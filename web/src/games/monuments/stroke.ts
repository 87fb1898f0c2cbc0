// The stroke of the reed pen that writes a history.

interface Point {
  x: number;
  y: number;
}

/** A wavy line from a point through others, the nearest first, with a flourish of some width at its end. */
export function strokeThrough(start: Point, through: Point[], flourish: number): string {
  const points = [start];
  const left = [...through];
  while (left.length) {
    const here = points.at(-1)!;
    const far = (point: Point): number => Math.hypot(point.x - here.x, point.y - here.y);
    const next = left.reduce((nearest, point) => (far(point) < far(nearest) ? point : nearest));
    points.push(next);
    left.splice(left.indexOf(next), 1);
  }
  const end = points.at(-1)!;
  points.push({ x: end.x - flourish, y: end.y - flourish * 0.45 }, { x: end.x - flourish * 1.9, y: end.y + flourish * 0.1 });
  const line = points.slice(1).map((to, i) => {
    const from = points[i];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const sway = (i % 2 ? -1 : 1) * 0.22;
    const first = { x: from.x + dx / 3 - dy * sway, y: from.y + dy / 3 + dx * sway };
    const second = { x: to.x - dx / 3 - dy * sway, y: to.y - dy / 3 + dx * sway };
    return `C${[first, second, to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" ")}`;
  });
  return `M${start.x.toFixed(1)} ${start.y.toFixed(1)}${line.join("")}`;
}
