// Points on a find; rubble and books have none.

export function worthOf(face: unknown): number {
  return Number(face) || 0;
}
