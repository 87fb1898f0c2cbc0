// Cards that lie side by side keep their places when others are taken; what is new fills the gaps.

export class Places {
  private slots: (string | null)[] = [];

  follow(cards: string[]): (string | null)[] {
    const slots = this.slots.map((card) => (card !== null && cards.includes(card) ? card : null));
    for (const card of cards.filter((each) => !slots.includes(each))) {
      const gap = slots.indexOf(null);
      if (gap < 0) slots.push(card);
      else slots[gap] = card;
    }
    this.slots = slots;
    return slots;
  }
}
