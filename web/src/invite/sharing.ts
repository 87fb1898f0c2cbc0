// Sending something to others: by the device's own means where it has them, else by the clipboard.

/** Whether the device was asked to share it; false where it cannot, or would not take it. */
export async function shareNatively(content: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(content)) return false;
  try {
    await navigator.share(content);
  } catch (trouble) {
    // Cancelling is not an error.
    if (!(trouble instanceof DOMException && trouble.name === "AbortError")) return false;
  }
  return true;
}

/** Whether the text is in the clipboard now; without a secure address a browser has none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
