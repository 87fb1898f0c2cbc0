// How much room there is: the layout of the table follows the window.

/** Laptop, phone upright, phone on its side. */
export type Layout = "wide" | "upright" | "side";
export type Density = "roomy" | "compact";

/** Smaller windows get a phone's layout. */
const WIDE = 1024;
const HIGH = 540;
/** Below it the rivals' plates fold into the bar's chips. */
const COLUMN = 1200;
/** Lower laptops are compact. */
const ROOMY = 780;
/** From here on the drawer of log and chat shifts the board instead of covering the rivals. */
const DRAWER = 1500;

class Room {
  private width = $state(window.innerWidth);
  private height = $state(window.innerHeight);

  constructor() {
    window.addEventListener("resize", () => {
      this.width = window.innerWidth;
      this.height = window.innerHeight;
    });
  }

  layout: Layout = $derived(this.width >= WIDE && this.height >= HIGH ? "wide" : this.width > this.height ? "side" : "upright");
  density: Density = $derived(this.height <= ROOMY ? "compact" : "roomy");
  /** Whether the rivals' plates stand beside the board. */
  column: boolean = $derived(this.layout === "wide" && this.width >= COLUMN);
  /** Whether the drawer stands beside the board. */
  drawer: boolean = $derived(this.layout === "wide" && this.width >= DRAWER);
}

export const room = new Room();
