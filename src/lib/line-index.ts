import type { Position } from '#lib/json-scan/position.ts';

/** Turns many offsets of a text into lines and columns. A line ends at CR LF, LF or CR. */
export class LineIndex {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    for (const { 0: mark, index } of text.matchAll(/\r\n?|\n/g)) this.starts.push(index + mark.length);
  }

  positionOf(offset: number): Position {
    let [low, high] = [0, this.starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.starts[low] as number) + 1, offset };
  }
}
