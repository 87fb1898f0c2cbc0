// The how-to laid over a table: the table stays where it is, and the browser's own way back closes it.

class Overlay {
  game: string | null = $state(null);
  at = $state("1");

  constructor() {
    window.addEventListener("popstate", () => (this.game = null));
  }

  open(game: string, at = "1"): void {
    if (!this.game) history.pushState({ learning: true }, "");
    this.game = game;
    this.at = at;
  }

  close(): void {
    history.back();
  }
}

export const overlay = new Overlay();
