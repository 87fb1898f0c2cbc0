// The drawings that every piece of the game uses are put into the page once, by the first component that needs them.

import { mount } from "svelte";
import Defs from "./Defs.svelte";
import "./palette.css";

let drawn = false;

export function needDrawings(): void {
  if (drawn) return;
  drawn = true;
  mount(Defs, { target: document.body });
}
