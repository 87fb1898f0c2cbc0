// Cards that lie side by side keep their places when others are taken; what is new fills the gaps. They are kept for the tab, so
// that they lie in the same order when the page is loaded again.

export class Places {
  private slots: (string | null)[];

  constructor(private readonly name: string) {
    this.slots = JSON.parse(sessionStorage.getItem(name) ?? "[]") as (string | null)[];
  }

  follow(cards: string[]): (string | null)[] {
    const slots = this.slots.map((card) => (card !== null && cards.includes(card) ? card : null));
    for (const card of cards.filter((each) => !slots.includes(each))) {
      const gap = slots.indexOf(null);
      if (gap < 0) slots.push(card);
      else slots[gap] = card;
    }
    this.slots = slots;
    sessionStorage.setItem(this.name, JSON.stringify(slots));
    return slots;
  }
}
