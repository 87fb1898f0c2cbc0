// How fast what happens is played, as this browser likes it.

export const SPEEDS = ["calm", "normal", "quick", "at-once"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long everything takes, by what it takes normally. */
const FACTORS: Record<Speed, number> = { calm: 1.7, normal: 1, quick: 0.5, "at-once": 0 };

function kept(): Speed {
  const speed = localStorage.getItem("speed") as Speed;
  return SPEEDS.includes(speed) ? speed : "normal";
}

class Tempo {
  speed: Speed = $state(kept());

  get factor(): number {
    return FACTORS[this.speed];
  }

  choose(speed: Speed): void {
    this.speed = speed;
    localStorage.setItem("speed", speed);
  }
}

export const tempo = new Tempo();
