// The result as a picture to share: the scene, who won, and the ranking.

import { imageOf } from "./inlined";

export interface Told {
  kicker: string;
  title: string;
  sentence: string;
  ranking: { name: string; points: string; colour: string; won: boolean }[];
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const SCENE_HEIGHT = (WIDTH * 408) / 1440;
const MARGIN = 44;
const SERIF = '"Alegreya", Georgia, serif';
const SANS = 'system-ui, "Segoe UI", Roboto, sans-serif';

/** Draw it, scene by scene from back to front. */
export async function pictureOf(told: Told, drawings: SVGSVGElement[]): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext("2d")!;
  const images = await Promise.all(drawings.map((drawing) => imageOf(drawing, WIDTH, SCENE_HEIGHT)));
  await Promise.all([document.fonts.load(`800 64px ${SERIF}`), document.fonts.load(`500 28px ${SERIF}`)]);
  context.fillStyle = "#f6eedd";
  context.fillRect(0, 0, WIDTH, HEIGHT);
  for (const image of images) context.drawImage(image, 0, 0, WIDTH, SCENE_HEIGHT);
  context.fillStyle = "#b98a35";
  context.fillRect(0, SCENE_HEIGHT, WIDTH, 4);
  write(context, told);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}

function write(context: CanvasRenderingContext2D, { kicker, title, sentence, ranking }: Told): void {
  const night = document.documentElement.classList.contains("dark");
  context.fillStyle = night ? "#f1e6d2" : "#2b1509";
  context.font = `600 20px ${SANS}`;
  context.fillText(kicker, MARGIN, 62);
  context.font = `800 68px ${SERIF}`;
  context.fillText(title, MARGIN, 132, WIDTH * 0.52);
  context.font = `500 26px ${SERIF}`;
  context.fillText(sentence, MARGIN, 176, WIDTH * 0.5);
  const [top, height, width] = [SCENE_HEIGHT + 34, 58, (WIDTH - 2 * MARGIN - 20) / 2];
  ranking.forEach((each, i) => {
    const [x, y] = [MARGIN + (i % 2) * (width + 20), top + Math.floor(i / 2) * (height + 14)];
    context.fillStyle = each.won ? each.colour : "#fffaf0";
    context.strokeStyle = each.colour;
    context.lineWidth = 3;
    context.beginPath();
    context.roundRect(x, y, width, height, 10);
    context.fill();
    context.stroke();
    context.fillStyle = each.won ? "#fff" : "#2b211a";
    context.font = `600 26px ${SANS}`;
    context.fillText(each.name, x + 22, y + 38, width - 140);
    context.font = `800 36px ${SERIF}`;
    context.textAlign = "right";
    context.fillText(each.points, x + width - 22, y + 41);
    context.textAlign = "left";
  });
  context.fillStyle = "#5d5042";
  context.font = `500 24px ${SERIF}`;
  context.fillText("digsite", MARGIN, HEIGHT - 26);
}
