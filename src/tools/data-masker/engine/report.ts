import { kinds, type Found, type Kind, type Style } from './kinds.ts';
import { Pseudonyms } from './pseudonyms.ts';

export interface Finding {
  readonly kind: Kind;
  readonly name: string | null;
  /** From 1, of the text as it was given. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** A JSON Pointer (RFC 6901) with masked names; null in plain text. */
  readonly path: string | null;
  readonly length: number;
  readonly replacement: string;
  readonly occurrence: 'first' | 'repeat';
}

export interface NotSearched {
  readonly code: string;
  /** Null for what cannot be counted. */
  readonly count: number | null;
}

export interface Place {
  readonly line: number;
  readonly column: number;
  readonly path: string | null;
  readonly length: number;
}

/** The most findings of a report; all are counted. */
const mostFindings = 10_000;
const never = ['names-of-people', 'postal-addresses', 'dates-of-birth', 'ids-without-checksum', 'free-text-secrets'];

/** What was found in a run, and what it is called. It never holds a value. */
export class Report {
  readonly findings: Finding[] = [];
  /** Counted while the run goes on. */
  blocks = 0;
  binaryBodies = 0;
  private bodies = 0;
  private readonly totals = new Map<Kind, { found: number; distinct: number }>();
  private readonly pseudonyms: Pseudonyms;

  constructor(style: Style) {
    this.pseudonyms = new Pseudonyms(style);
  }

  get isFull(): boolean {
    return this.findings.length >= mostFindings;
  }

  /** The name for a value; `place` is asked only while findings are listed. */
  replace(found: Pick<Found, 'kind' | 'name' | 'key'>, value: string, place: () => Place): string {
    const { replacement, occurrence } = this.pseudonyms.of(found, value);
    const total = this.totals.get(found.kind) ?? { found: 0, distinct: 0 };
    total.found += 1;
    if (occurrence === 'first') total.distinct += 1;
    this.totals.set(found.kind, total);
    if (!this.isFull) {
      const { line, column, path, length } = place();
      this.findings.push({ kind: found.kind, name: found.name, line, column, path, length, replacement, occurrence });
    }
    return replacement;
  }

  nextBody(): string {
    this.bodies += 1;
    return `[BODY-${this.bodies}]`;
  }

  counts(): Record<Kind, { readonly found: number; readonly distinct: number }> {
    return Object.fromEntries(
      kinds.map((kind) => [kind, this.totals.get(kind) ?? { found: 0, distinct: 0 }]),
    ) as ReturnType<Report['counts']>;
  }

  notSearched({ kinds: wanted, region }: { readonly kinds: readonly Kind[]; readonly region: string }): NotSearched[] {
    const off = kinds.filter((kind) => !wanted.includes(kind)).length;
    return [
      ...never.map((code) => ({ code, count: null })),
      ...[
        { code: 'base64-blocks', count: this.blocks },
        { code: 'binary-bodies', count: this.binaryBodies },
        { code: 'kinds-switched-off', count: off },
      ].filter(({ count }) => count > 0),
      ...(region === '' ? [{ code: 'national-phones', count: null }] : []),
    ];
  }
}
