// Where we are, and how this browser likes to see things.

import { namingOf } from "../games/naming";
import { ask, speak } from "./server";
import { firstLanguage, pageTextsOf, Texts, type Language, type Naming } from "./texts";

type Theme = "light" | "dark";

/** What a page shall do at once for somebody who follows a link. */
type Wish = "review" | null;

/** What the browser's own frame is coloured like: the sky over the entrance. */
const SKY: Record<Theme, string> = { light: "#f7d7a2", dark: "#1d2a44" };

/** Whether the device asks for dark colours. */
const NIGHT = matchMedia("(prefers-color-scheme: dark)");

class Page {
  path = $state(location.pathname);
  language: Language = $state(firstLanguage());
  texts: Texts = $state.raw(new Texts(firstLanguage()));
  theme: Theme = $state(keptTheme() ?? systemTheme());
  /** Catalogues that are there or on their way, by game and language. */
  private catalogues = new Map<string, Promise<string[]>>();
  private game: string | null = null;
  private shown = $state("");
  private naming: Naming = $state.raw({});

  /** Whether the sentences of the game are there. */
  get ready(): boolean {
    return this.shown !== "";
  }

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname));
    // The device may change it by day and night; who has chosen one keeps it.
    NIGHT.addEventListener("change", () => {
      this.theme = keptTheme() ?? systemTheme();
      this.apply();
    });
    this.apply();
  }

  /** Go to an address, with a wish for the page that is there. */
  go(path: string, wish: Wish = null): void {
    history.pushState(wish, "", path);
    this.path = location.pathname;
    window.scrollTo(0, 0);
  }

  /** Another address for the page that is shown. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.path = location.pathname;
  }

  /** A link within the page; with a key held down it is the browser's, for another tab. */
  follow(event: MouseEvent, wish: Wish = null): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.go((event.currentTarget as HTMLAnchorElement).pathname, wish);
  }

  switchLanguage(): void {
    this.language = this.language === "en" ? "de" : "en";
    localStorage.setItem("language", this.language);
    this.apply();
    // The old sentences stay until all of the new ones are there.
    if (this.game) void this.load(this.game);
    else this.texts = new Texts(this.language);
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
    const texts = await this.textsOf(game);
    if (this.language !== language || this.game !== game || this.shown === key) return;
    this.shown = key;
    texts.naming = () => this.naming;
    this.texts = texts;
  }

  /** Learn what the things of a table are called. */
  know(game: string, view: unknown): void {
    const naming = namingOf(game, view);
    if (JSON.stringify(naming) !== JSON.stringify(this.naming)) this.naming = naming;
  }

  /** The same texts, without the page speaking them. */
  async textsOf(game: string): Promise<Texts> {
    const language = this.language;
    const key = `${game} ${language}`;
    let catalogue = this.catalogues.get(key);
    if (!catalogue) {
      const fetched = Promise.all([ask<string>("GET", `/texts/${game}/${language}`), pageTextsOf(game, language)]);
      catalogue = fetched.then(([rules, drawn]) => [rules, ...drawn]);
      this.catalogues.set(key, catalogue);
      catalogue.catch(() => this.catalogues.delete(key));
    }
    return new Texts(language, ...(await catalogue));
  }

  private apply(): void {
    document.documentElement.classList.toggle("dark", this.theme === "dark");
    document.querySelector<HTMLMetaElement>("meta[name=theme-color]")!.content = SKY[this.theme];
    document.documentElement.lang = this.language;
    speak(this.language);
  }
}

function keptTheme(): Theme | null {
  return localStorage.getItem("theme") as Theme | null;
}

function systemTheme(): Theme {
  return NIGHT.matches ? "dark" : "light";
}

export const page = new Page();
