// The labels of the sites.

import type { Say } from "../../lib/texts";
import type { Box, Chart } from "./chart";
import type { SiteNow } from "./view";

/** Whether the instruction of a site is written on its label. */
export function isWritten(chart: Chart, site: SiteNow): boolean {
  return chart.written && site.open;
}

/** Where a label begins below the middle of its site: figures stand on it. */
export function labelTop(chart: Chart, site: SiteNow): number {
  return chart.radius * (isWritten(chart, site) ? 0.75 : 0.84);
}

/** What is written on the label of a site whose instruction is open. */
export function writtenOn(chart: Chart, site: SiteNow, t: Say): string {
  return isWritten(chart, site) ? t(`artefakt-at-${site.instruction}`, { steps: site.steps }) : "";
}

/** Half of the black disc with the number. */
export function discOf(chart: Chart): number {
  return chart.name * 0.92;
}

/** Where the sign of an instruction begins, beside the disc, and where its words do. */
export function writtenAt(chart: Chart): { sign: number; words: number } {
  const sign = discOf(chart) * 0.9;
  return { sign, words: sign + chart.instruction + 7 };
}

/** The label from the middle of its site, which lies at `x` across the sheet: labels do not leave it. */
export function labelBox(chart: Chart, site: SiteNow, x: number, t: Say): Box {
  const [name, written, disc] = [t("site-name", { name: site.name }), writtenOn(chart, site, t), discOf(chart)];
  // Letters of names by what they take on average: their face may not be there yet.
  const called = disc + 8 + name.length * chart.name * 0.49 + 9;
  const width = Math.max(called, written ? writtenAt(chart).words + widthOf(written, chart.instruction) + 9 : 0);
  return {
    x: Math.min(Math.max(-width / 2, disc + 6 - x), chart.width - x - width - 6),
    y: labelTop(chart, site),
    width,
    height: written ? chart.name + chart.instruction + 11 : chart.name * 1.45,
  };
}

/** The sign at the rim where the instruction is not written. */
export function badgeAt({ radius }: Chart): [number, number] {
  return [-radius * 0.78, -radius * 0.72];
}

/** Of the page's sans, at a size of 100; asked for once. */
let measure: CanvasRenderingContext2D | null | undefined;

function measuring(): CanvasRenderingContext2D | null {
  const context = globalThis.document?.createElement("canvas").getContext("2d") ?? null;
  if (context) context.font = `600 100px ${getComputedStyle(document.documentElement).getPropertyValue("--sans")}`;
  return context;
}

/** How wide a line of the page's sans is, as bold as instructions are. */
export function widthOf(line: string, size: number): number {
  measure ??= measuring();
  return measure ? (measure.measureText(line).width * size) / 100 : line.length * size * 0.6;
}
