// Why a move is better than another.

import type { Say } from "./texts";

interface Reason {
  /** The part of the judgement. */
  reason?: string | null;
  /** The seat that the move costs most, if that is the reason. */
  rival?: number | null;
}

/** Why a move is better, in a sentence; empty where there is nothing to say. `me` is the seat of whoever reads it. */
export function because({ reason, rival }: Reason, names: string[], t: Say, me: number | null = null): string {
  if (!reason) return "";
  const about = rival ?? null;
  if (about === null) return t(`because-${reason}`);
  return about === me ? t(`you-because-${reason}`) : t(`because-${reason}`, { name: names[about] });
}
