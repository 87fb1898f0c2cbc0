// Where historians stand on the spaces of their track.

/** How far from the left edge of its space the middle of each stone stands. One alone leaves the space's number free where
there is room; those who share a space stand side by side, the best at the left, so that something of each is seen. */
export function sideBySide(histories: { cards: number }[], space: number, stone: number, numbered: boolean): number[] {
  const half = stone / 2;
  return histories.map(({ cards }, i) => {
    const many = histories.filter((each) => each.cards === cards).length;
    const before = histories.slice(0, i).filter((each) => each.cards === cards).length;
    if (many === 1) return numbered ? space - half : space / 2;
    // Where a space is hardly wider than a stone they reach a little over its edges.
    const apart = Math.min(stone, Math.max(space - stone, space * 0.5) / (many - 1));
    return space / 2 + (before - (many - 1) / 2) * apart;
  });
}
