// A notice of the browser when it becomes my turn and nobody is looking. Asked for by a click, and remembered.

const KEY = "bell";

class Bell {
  on = $state(possible() && Notification.permission === "granted" && localStorage.getItem(KEY) === "on");
  /** The browser, or its owner, said no. */
  refused = $state(false);

  /** Whether this browser has such notices at all. */
  get possible(): boolean {
    return possible();
  }

  async turn(on: boolean): Promise<void> {
    const allowed = on && (await Notification.requestPermission()) === "granted";
    this.refused = on && !allowed;
    this.on = allowed;
    localStorage.setItem(KEY, allowed ? "on" : "off");
  }

  /** Tell it, unless somebody is looking. One notice for each table: a newer one takes the place of the older. */
  ring(table: string, title: string, text: string): void {
    if (!this.on || document.visibilityState === "visible") return;
    try {
      const notice = new Notification(title, { body: text, tag: table, icon: "/emblem.svg" });
      notice.onclick = () => window.focus();
    } catch {
      // Some browsers on phones know notices, but not from a page.
      this.on = false;
    }
  }
}

function possible(): boolean {
  return "Notification" in window;
}

export const bell = new Bell();
