import { ToolError } from '#core/operation.ts';
import { decoded, maxDecoded, type Budget } from './flate.ts';
import {
  codesOf,
  dictionaryOf,
  indexOf,
  objectAt,
  objectsIn,
  type Entry,
  type Numbered,
  type Placed,
} from './objects.ts';
import { lastSection, readRevisions, scanRevisions, type Revision } from './sections.ts';
import { isName, isReference, isStream, type Dictionary, type Value } from './values.ts';

const header = codesOf('%PDF-');

/** A file and all its revisions. Revisions count from 1, the oldest. */
export class Document {
  private readonly parsed = new Map<number, Placed | undefined>();
  private readonly packed = new Map<string, readonly Numbered[]>();
  /** What any revision places in an object stream, by the number of the stream. */
  private readonly held = new Map<number, Set<number>>();

  private constructor(
    readonly bytes: Uint8Array,
    readonly version: string,
    readonly revisions: readonly Revision[],
    readonly isRepaired: boolean,
  ) {}

  /** @throws ToolError `not-a-pdf`, `damaged-pdf` { reason }, `too-complex` */
  static async open(bytes: Uint8Array): Promise<Document> {
    const start = indexOf(bytes.subarray(0, 1024), header, 0);
    if (start < 0) throw new ToolError('not-a-pdf');
    const after = String.fromCharCode(...bytes.subarray(start + 5, start + 13));
    const version = /^\d\.\d+/.exec(after)?.[0] ?? '';
    const budget = { left: maxDecoded };
    const chained = await readRevisions(bytes, budget);
    if (chained) {
      const whole = new Document(bytes, version, chained, false);
      await whole.unpack(budget);
      if (whole.catalog(chained.length)) return whole;
    }
    const scanned = scanRevisions(bytes);
    if (scanned.every(({ entries }) => entries.size === 0))
      throw new ToolError('damaged-pdf', { reason: 'no-objects' });
    const repaired = new Document(bytes, version, scanned, true);
    await repaired.findPacked(budget);
    return repaired;
  }

  /** Decodes the object streams that entries point into, also where only the stream is written again. */
  private async unpack(budget: Budget): Promise<void> {
    for (const [index, { entries }] of this.revisions.entries()) {
      const streams = new Set<number>();
      for (const [number, entry] of entries) {
        if (!('stream' in entry)) continue;
        streams.add(entry.stream);
        const held = this.held.get(entry.stream) ?? new Set<number>();
        this.held.set(entry.stream, held.add(number));
      }
      for (const number of entries.keys()) if (this.held.has(number)) streams.add(number);
      for (const number of streams) await this.unpackStream(number, index + 1, budget);
    }
  }

  private async unpackStream(number: number, revision: number, budget: Budget): Promise<void> {
    const key = this.keyOf(number, revision);
    const stream = this.object(number, revision);
    if (key === undefined || this.packed.has(key) || !isStream(stream)) return;
    const content = await decoded(stream, budget);
    this.packed.set(key, content ? objectsIn(content, stream.dictionary) : []);
  }

  /** Of a repaired file: the object streams that there are, and trailers that are streams. */
  private async findPacked(budget: Budget): Promise<void> {
    for (const [index, revision] of this.revisions.entries()) {
      for (const number of Array.from(revision.entries.keys())) {
        const stream = this.object(number, index + 1);
        if (!isStream(stream)) continue;
        const type = stream.dictionary.get('Type');
        if (isName(type, 'XRef'))
          for (const [key, value] of stream.dictionary) (revision.trailer as Map<string, Value>).set(key, value);
        if (!isName(type, 'ObjStm')) continue;
        await this.unpackStream(number, index + 1, budget);
        const inside = this.packed.get(this.keyOf(number, index + 1) ?? '') ?? [];
        for (const [place, { number: packed }] of inside.entries())
          if (!revision.entries.has(packed)) revision.entries.set(packed, { stream: number, index: place });
      }
    }
  }

  /** The newest entry of an object up to a revision. */
  entry(number: number, revision: number): Entry | undefined {
    for (let index = revision - 1; index >= 0; index--) {
      const entry = this.revisions[index]?.entries.get(number);
      if (entry) return entry;
    }
    return undefined;
  }

  private keyOf(number: number, revision: number): string | undefined {
    const entry = this.entry(number, revision);
    return entry && 'offset' in entry && entry.offset !== undefined ? String(entry.offset) : undefined;
  }

  /** Where the bytes of an object are in a revision; undefined for one that there is not. */
  placeOf(number: number, revision: number): string | undefined {
    const entry = this.entry(number, revision);
    if (!entry || !('stream' in entry)) return this.keyOf(number, revision);
    return `${this.keyOf(entry.stream, revision) ?? ''} ${entry.index}`;
  }

  /** The numbers that a revision gives another meaning: its entries, and what lies in the object streams among them. */
  touchedBy(revision: number): number[] {
    const own = [...(this.revisions[revision - 1]?.entries.keys() ?? [])];
    const all = new Set([...own, ...own.flatMap((number) => [...(this.held.get(number) ?? [])])]);
    return [...all].filter((number) => number > 0).toSorted((a, b) => a - b);
  }

  /**
   * Do the bytes up to the end of a revision, opened alone, show what the chain of sections makes of it? False where they
   * end with another section, or where sections and objects reach into what was written later. Looks at what was read.
   */
  standsAlone(revision: number): boolean {
    const older = this.revisions.slice(0, revision);
    const { start, end = 0 } = older.at(-1) ?? {};
    const isLater = (entry: Entry): boolean =>
      'offset' in entry &&
      entry.offset !== undefined &&
      entry.offset >= end &&
      this.parsed.get(entry.offset) !== undefined;
    return (
      start !== undefined &&
      lastSection(this.bytes.subarray(0, end)) === start &&
      older.every((one) => one.end <= end && ![...one.entries.values()].some(isLater)) &&
      [...this.parsed].every(([offset, object]) => offset >= end || object === undefined || object.end <= end)
    );
  }

  /** An object as it was in a revision; null for one that there is not. */
  object(number: number, revision: number): Value {
    const entry = this.entry(number, revision);
    if (!entry) return null;
    if ('stream' in entry) {
      const placed = this.packed.get(this.keyOf(entry.stream, revision) ?? '')?.[entry.index];
      return placed?.number === number ? placed.value : null;
    }
    if (entry.offset === undefined) return null;
    if (!this.parsed.has(entry.offset)) {
      // First nothing, against a length that refers to its own stream.
      this.parsed.set(entry.offset, undefined);
      const lengthOf = (value: Value | undefined): number | undefined => {
        const length = this.resolve(value, revision);
        return typeof length === 'number' ? length : undefined;
      };
      this.parsed.set(entry.offset, objectAt(this.bytes, entry.offset, lengthOf));
    }
    const found = this.parsed.get(entry.offset);
    return found?.number === number ? found.value : null;
  }

  /** The value itself, or what it refers to. */
  resolve(value: Value | undefined, revision: number): Value {
    let found = value ?? null;
    for (let hops = 0; isReference(found) && hops < 32; hops++) found = this.object(found.number, revision);
    return isReference(found) ? null : found;
  }

  member(dictionary: Dictionary | undefined, key: string, revision: number): Value {
    return this.resolve(dictionary?.get(key), revision);
  }

  dictionary(value: Value | undefined, revision: number): Dictionary | undefined {
    return dictionaryOf(this.resolve(value, revision));
  }

  trailer(revision: number): Dictionary | undefined {
    return this.revisions[revision - 1]?.trailer;
  }

  /** What the newest trailer up to a revision says of the catalog. */
  root(revision: number): Value | undefined {
    return this.revisions
      .slice(0, revision)
      .findLast(({ trailer }) => trailer.has('Root'))
      ?.trailer.get('Root');
  }

  catalog(revision: number): Dictionary | undefined {
    return this.dictionary(this.root(revision), revision);
  }

  get isEncrypted(): boolean {
    return this.revisions.some(({ trailer }) => trailer.has('Encrypt'));
  }
}
