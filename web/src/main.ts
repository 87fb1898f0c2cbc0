import "@fontsource/alegreya/latin-500.css";
import "@fontsource/alegreya/latin-800.css";
import "./page.css";
import { mount } from "svelte";
import Page from "./Page.svelte";

export default mount(Page, { target: document.getElementById("page")! });
