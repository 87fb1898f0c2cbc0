// Links and codes of tables, as people paste them.

const CODE = /[A-Za-z0-9_-]{16,40}/;

/** The table meant by a link, by the end of one, or by a code alone; null if there is none in it. */
export function tableIn(text: string): string | null {
  const path = text.trim().split(/[?#]/)[0];
  const behind = path.match(/\/t\/([A-Za-z0-9_-]+)\/?$/);
  const meant = behind ? behind[1] : path;
  return meant.match(CODE)?.[0] ?? null;
}
