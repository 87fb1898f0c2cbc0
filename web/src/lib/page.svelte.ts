// Where we are, and how this browser likes to see things.

import { ask, speak } from "./server";
import { firstLanguage, Texts, type Language } from "./texts";

type Theme = "light" | "dark";

class Page {
  path = $state(location.pathname);
  language: Language = $state(firstLanguage());
  texts: Texts = $state.raw(new Texts(firstLanguage()));
  theme: Theme = $state((localStorage.getItem("theme") as Theme | null) ?? systemTheme());
  private catalogues = new Map<string, string>();
  private game: string | null = null;
  private shown = "";

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname));
    this.apply();
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    window.scrollTo(0, 0);
  }

  /** A link within the page; with a key held down it is the browser's, for another tab. */
  follow(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go((event.currentTarget as HTMLAnchorElement).pathname);
  }

  switchLanguage(): void {
    this.language = this.language === "en" ? "de" : "en";
    localStorage.setItem("language", this.language);
    this.texts = new Texts(this.language);
    this.shown = "";
    this.apply();
    if (this.game) void this.load(this.game);
  }

  switchTheme(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    localStorage.setItem("theme", this.theme);
    this.apply();
  }

  /** The texts of a game, beside the page's own. */
  async load(game: string): Promise<void> {
    this.game = game;
    const language = this.language;
    const key = `${game} ${language}`;
    if (this.shown === key) return;
    if (!this.catalogues.has(key)) {
      this.catalogues.set(key, await ask<string>("GET", `/texts/${game}/${language}`));
    }
    if (this.language !== language || this.game !== game || this.shown === key) return;
    this.shown = key;
    this.texts = new Texts(language, this.catalogues.get(key)!);
  }

  private apply(): void {
    document.documentElement.classList.toggle("dark", this.theme === "dark");
    document.documentElement.lang = this.language;
    speak(this.language);
  }
}

function systemTheme(): Theme {
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export const page = new Page();
