import { DuplicateKeys, type DuplicateKey } from './duplicate-keys.ts';
import type { Scanner } from './scanner.ts';
import { Token } from './token.ts';

/** What a document is made of. `strings` counts values only; a scalar at the root has depth 0. */
export interface Stats {
  objects: number;
  arrays: number;
  strings: number;
  numbers: number;
  booleans: number;
  nulls: number;
  maxDepth: number;
}

/** Reads a whole text for its statistics and its repeated keys. Faults are the scanner's. */
export class Survey {
  readonly stats: Stats = { objects: 0, arrays: 0, strings: 0, numbers: 0, booleans: 0, nulls: 0, maxDepth: 0 };
  private readonly counts = new Float64Array(12);
  private readonly keys: DuplicateKeys;

  constructor(private readonly scanner: Scanner) {
    this.keys = new DuplicateKeys(scanner);
  }

  /** The repeated keys in the order of the text. */
  get duplicates(): readonly DuplicateKey[] {
    return this.keys.found.sort((a, b) => a.at - b.at);
  }

  /** Reads until the scanner is at this byte or beyond; true when the text has ended. */
  run(until = Infinity): true | undefined {
    const { scanner } = this;
    do {
      const token = scanner.next();
      this.meet(token);
      if (token === Token.end) return true;
    } while (scanner.at < until);
    return undefined;
  }

  /** Takes the token that the scanner has just read. */
  meet(token: Token): void {
    const { counts, keys, scanner, stats } = this;
    counts[token] = (counts[token] as number) + 1;
    switch (token) {
      case Token.end:
        this.finish();
        break;
      case Token.object:
        keys.open();
        if (scanner.depth > stats.maxDepth) stats.maxDepth = scanner.depth;
        break;
      case Token.array:
        if (scanner.depth > stats.maxDepth) stats.maxDepth = scanner.depth;
        break;
      case Token.key:
        keys.add();
        break;
      case Token.closeObject:
        keys.close();
    }
  }

  private finish(): void {
    const count = (token: Token): number => this.counts[token] as number;
    Object.assign(this.stats, {
      objects: count(Token.object),
      arrays: count(Token.array),
      strings: count(Token.string),
      numbers: count(Token.number),
      booleans: count(Token.true) + count(Token.false),
      nulls: count(Token.null),
    });
  }
}
