// Who sits where when a game goes on: I take one seat, and bots take the others.

const LEVELS = ["novice", "digger", "curator", "professor"];
const USUAL = "curator";

/** A bot of the record plays on at its own level; a strong one plays for a person. */
export function seatsFor(names: string[], mine: number): string[] {
  return names.map((name, seat) => {
    if (seat === mine) return "me";
    const level = name.split(" ")[0];
    return `bot:${LEVELS.includes(level) ? level : USUAL}`;
  });
}
