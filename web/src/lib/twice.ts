/** Milliseconds until what could not be fetched is asked for again. */
export const RETRY = 700;

/** Ask for something that may fail once. */
export function twice<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => new Promise((resolve) => setTimeout(resolve, RETRY)).then(load));
}
