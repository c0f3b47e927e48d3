import { ToolError } from '#core/operation.ts';
import { decoded, maxDecoded, type Budget } from './flate.ts';
import { codesOf, dictionaryOf, indexOf, objectAt, objectsIn, type Entry } from './objects.ts';
import { readRevisions, scanRevisions, type Revision } from './sections.ts';
import { isName, isReference, isStream, type Dictionary, type Value } from './values.ts';

const header = codesOf('%PDF-');

/** A file and all its revisions. Revisions count from 1, the oldest. */
export class Document {
  private readonly parsed = new Map<number, { readonly number: number; readonly value: Value } | undefined>();
  private readonly packed = new Map<string, Map<number, Value>>();

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

  /** Decodes the object streams that entries point into. */
  private async unpack(budget: Budget): Promise<void> {
    for (const [index, { entries }] of this.revisions.entries()) {
      const streams = new Set([...entries.values()].flatMap((entry) => ('stream' in entry ? [entry.stream] : [])));
      for (const number of streams) await this.unpackStream(number, index + 1, budget);
    }
  }

  private async unpackStream(number: number, revision: number, budget: Budget): Promise<void> {
    const key = this.keyOf(number, revision);
    const stream = this.object(number, revision);
    if (key === undefined || this.packed.has(key) || !isStream(stream)) return;
    const content = await decoded(stream, budget);
    this.packed.set(key, content ? objectsIn(content, stream.dictionary) : new Map<number, Value>());
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
        const inside = this.packed.get(this.keyOf(number, index + 1) ?? '') ?? new Map<number, Value>();
        let place = 0;
        for (const packed of inside.keys())
          if (!revision.entries.has(packed)) revision.entries.set(packed, { stream: number, index: place++ });
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

  /** An object as it was in a revision; null for one that there is not. */
  object(number: number, revision: number): Value {
    const entry = this.entry(number, revision);
    if (!entry) return null;
    if ('stream' in entry) return this.packed.get(this.keyOf(entry.stream, revision) ?? '')?.get(number) ?? null;
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

  catalog(revision: number): Dictionary | undefined {
    for (let index = revision; index >= 1; index--) {
      const root = this.trailer(index)?.get('Root');
      if (root !== undefined) return this.dictionary(root, revision);
    }
    return undefined;
  }

  get isEncrypted(): boolean {
    return this.revisions.some(({ trailer }) => trailer.has('Encrypt'));
  }
}
