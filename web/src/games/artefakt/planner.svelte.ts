// The plan I am making. It is kept for the tab, because others plan at the same time: regardless of what they do, and even if the
// page is loaded again, the cards stay where I laid them until the plan is sent or its round is over.

import { NO_PLAN, planFrom, type Plan } from "./journeys";
import type { ViewNow } from "./view";

interface Kept {
  round: number;
  seat: number;
  plan: Plan;
}

function storage(): string {
  return `plan ${location.pathname}`;
}

class Planner {
  private kept: Kept | null = $state.raw(read());

  /** What I have laid in this round and not sent yet. */
  laid(view: ViewNow, seat: number): Plan | null {
    const kept = this.kept;
    return view.step === "planning" && kept?.round === view.round && kept.seat === seat ? kept.plan : null;
  }

  lay(view: ViewNow, seat: number, plan: Plan): void {
    this.kept = { round: view.round, seat, plan };
    sessionStorage.setItem(storage(), JSON.stringify(this.kept));
  }

  clear(): void {
    this.kept = null;
    sessionStorage.removeItem(storage());
  }
}

function read(): Kept | null {
  return JSON.parse(sessionStorage.getItem(storage()) ?? "null") as Kept | null;
}

export const planner = new Planner();

/** The cards on a player's figures as the viewer knows them: as I am laying them, as I decided ahead, as they lie. */
export function cardsOf(view: ViewNow, seat: number, decided?: string): Plan {
  return planner.laid(view, seat) ?? planFrom(decided) ?? view.players[seat]?.plan ?? NO_PLAN;
}
