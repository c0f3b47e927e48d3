/** The counts of one item taken together. One object reads every row in turn: millions of rows need no objects of their own. */
export class Spread {
  /** How many lists have the item. */
  holders = 0;
  sum = 0;
  lowest = 0;
  highest = 0;

  read(counts: readonly number[]): void {
    this.holders = this.sum = this.highest = 0;
    this.lowest = Infinity;
    for (const count of counts) {
      if (count > 0) this.holders++;
      this.sum += count;
      if (count < this.lowest) this.lowest = count;
      if (count > this.highest) this.highest = count;
    }
  }
}
