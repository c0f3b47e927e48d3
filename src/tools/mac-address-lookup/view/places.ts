import { findMacs, type FoundText } from '../engine/find.ts';

/** Where the addresses of a text are; a line is searched when one of its places is asked for. */
export class Places {
  private readonly lines: readonly string[];
  private readonly found = new Map<number, readonly FoundText[]>();

  constructor(text: string) {
    this.lines = text.split(/\r\n|\r|\n/);
  }

  /** The place of an address by its line, from 1, and its position among the addresses of the line, from 0. */
  at(line: number, nth: number): Pick<FoundText, 'column' | 'text'> {
    let found = this.found.get(line);
    if (!found) this.found.set(line, (found = findMacs(this.lines[line - 1] ?? '')));
    return found[nth] ?? { column: 1, text: '' };
  }
}
