import { ToolError } from '#core/operation.ts';
import { decoded, type Budget } from './flate.ts';
import { codesOf, indexOf, objectAt, type Entry } from './objects.ts';
import { isDictionary, isList, isName, isStream, Malformed, Reader, type Dictionary, type Value } from './values.ts';

/** What one saving of the file wrote. */
export interface Revision {
  /** Of its newest section; undefined where there is none. */
  readonly start: number | undefined;
  readonly entries: Map<number, Entry>;
  readonly trailer: Dictionary;
  /** Behind its `%%EOF`, without the line break. */
  readonly end: number;
}

interface Section {
  readonly start: number;
  /** Of the table or of the stream that it names, whichever stands further back. */
  readonly last: number;
  readonly entries: Map<number, Entry>;
  readonly trailer: Dictionary;
}

export const maxObjects = 1_000_000;
const maxRevisions = 1000;
const eof = codesOf('%%EOF');
const startxref = codesOf('startxref');

const numberOf = (value: Value | undefined): number | undefined => (typeof value === 'number' ? value : undefined);

function add(entries: Map<number, Entry>, number: number, entry: Entry): void {
  entries.set(number, entry);
  if (entries.size > maxObjects) throw new ToolError('too-complex');
}

/** A cross-reference table, ISO 32000-2 §7.5.4, and its trailer. */
function readTable(reader: Reader, start: number): Section {
  const entries = new Map<number, Entry>();
  while (!reader.take('trailer')) {
    const [first, count] = [Number(reader.word() || Number.NaN), Number(reader.word() || Number.NaN)];
    if (!Number.isInteger(first) || !Number.isInteger(count)) throw new Malformed('xref');
    for (let number = first; number < first + count; number++) {
      const [offset, , kind] = [Number(reader.word() || Number.NaN), reader.word(), reader.word()];
      if (kind !== 'n' && kind !== 'f') throw new Malformed('xref');
      add(entries, number, kind === 'n' && offset > 0 ? { offset } : { offset: undefined });
    }
  }
  const trailer = reader.value();
  if (!isDictionary(trailer)) throw new Malformed('trailer');
  return { start, last: start, entries, trailer };
}

/** A cross-reference stream, §7.5.8. */
async function readStream(bytes: Uint8Array, start: number, budget: Budget): Promise<Section> {
  const stream = objectAt(bytes, start, numberOf)?.value;
  const content =
    isStream(stream) && isName(stream.dictionary.get('Type'), 'XRef') ? await decoded(stream, budget) : undefined;
  const widths = isStream(stream) ? stream.dictionary.get('W') : undefined;
  if (!isStream(stream) || !content || !isList(widths)) throw new Malformed('xref');
  const [first = 0, second = 0, third = 0] = widths.map((width) => numberOf(width) ?? 0);
  const size = first + second + third;
  if (size < 1 || size > 24) throw new Malformed('xref');
  const index = stream.dictionary.get('Index');
  const ranges = isList(index)
    ? index.map((value) => numberOf(value) ?? 0)
    : [0, numberOf(stream.dictionary.get('Size')) ?? 0];
  const entries = new Map<number, Entry>();
  let at = 0;
  const field = (width: number, fallback: number): number => {
    let value = width === 0 ? fallback : 0;
    for (let end = at + width; at < end; at++) value = value * 256 + (content[at] as number);
    return value;
  };
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    for (let place = 0; place < (ranges[range + 1] as number) && at + size <= content.length; place++) {
      const [type, a, b] = [field(first, 1), field(second, 0), field(third, 0)];
      const entry = type === 1 ? { offset: a } : type === 2 ? { stream: a, index: b } : { offset: undefined };
      add(entries, (ranges[range] as number) + place, entry);
    }
  }
  return { start, last: start, entries, trailer: stream.dictionary };
}

async function readSection(bytes: Uint8Array, start: number, budget: Budget): Promise<Section> {
  const reader = new Reader(bytes, start);
  if (!reader.take('xref')) return readStream(bytes, start, budget);
  const section = readTable(reader, start);
  // A hybrid file, §7.5.8.4: what the table does not have or hides.
  const hidden = numberOf(section.trailer.get('XRefStm'));
  if (hidden === undefined) return section;
  for (const [number, entry] of (await readStream(bytes, hidden, budget)).entries) {
    const own = section.entries.get(number);
    if (own === undefined || ('offset' in own && own.offset === undefined)) add(section.entries, number, entry);
  }
  return { ...section, last: Math.max(start, hidden) };
}

function lastIndexOf(bytes: Uint8Array, pattern: readonly number[]): number {
  for (let at = bytes.length - pattern.length; at >= 0; at--) {
    if (pattern.every((byte, place) => bytes[at + place] === byte)) return at;
  }
  return -1;
}

/** Behind the `%%EOF` that follows; the end of the file where there is none. */
function endAfter(bytes: Uint8Array, start: number): number {
  const at = indexOf(bytes, eof, Math.max(0, indexOf(bytes, startxref, start)));
  return at < 0 ? bytes.length : at + eof.length;
}

/** Where a section stands that is said to be at an offset: behind the white space there. */
function sectionAt(bytes: Uint8Array, offset: number): number {
  const reader = new Reader(bytes, offset);
  reader.skipWhite();
  return reader.at;
}

/** Where the last `startxref` leads; undefined without one. */
export function lastSection(bytes: Uint8Array): number | undefined {
  const last = lastIndexOf(bytes, startxref);
  if (last < 0) return undefined;
  const offset = new Reader(bytes, last + startxref.length).word();
  return sectionAt(bytes, Number(offset || Number.NaN));
}

/**
 * The revisions that the chain of cross-reference sections leads to, oldest first; undefined where there is no usable one.
 */
export async function readRevisions(bytes: Uint8Array, budget: Budget): Promise<Revision[] | undefined> {
  let start = lastSection(bytes);
  if (start === undefined) return undefined;
  const revisions: Revision[] = [];
  const seen = new Set<number>();
  let newer: Section | undefined;
  try {
    while (start !== undefined && !seen.has(start)) {
      if (!Number.isInteger(start) || start < 0 || start >= bytes.length) throw new Malformed('startxref');
      seen.add(start);
      const section: Section = await readSection(bytes, start, budget);
      // A section further back in the file that is older belongs to the same, linearized, file (annex F).
      if (newer && section.start > newer.start) {
        const { entries, ...first } = revisions[0] as Revision;
        for (const [number, entry] of section.entries) if (!entries.has(number)) add(entries, number, entry);
        revisions[0] = { ...first, entries, end: endAfter(bytes, section.last) };
      } else {
        const { entries, trailer } = section;
        revisions.unshift({ start, entries, trailer, end: endAfter(bytes, section.last) });
      }
      if (revisions.length > maxRevisions) throw new ToolError('too-complex');
      newer = section;
      const previous = numberOf(section.trailer.get('Prev'));
      start = previous === undefined ? undefined : sectionAt(bytes, previous);
    }
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
  return revisions;
}

/** The revisions of a file without a usable chain: its objects as they stand, each `%%EOF` an end. */
export function scanRevisions(bytes: Uint8Array): Revision[] {
  const ends: number[] = [];
  for (let at = indexOf(bytes, eof, 0); at >= 0; at = indexOf(bytes, eof, at + 1)) ends.push(at + eof.length);
  if (ends.length > maxRevisions) throw new ToolError('too-complex');
  const revisions = (ends.length > 0 ? ends : [bytes.length]).map((end) => ({
    start: undefined,
    entries: new Map<number, Entry>(),
    end,
  }));
  const keyword = codesOf(' obj');
  let current = 0;
  for (let at = indexOf(bytes, keyword, 0); at >= 0; at = indexOf(bytes, keyword, at + 1)) {
    const before = String.fromCharCode(...bytes.subarray(Math.max(0, at - 20), at));
    const [, number = '', generation = ''] = /(?:^|[^\d])(\d{1,10}) (\d{1,5})$/.exec(before) ?? [];
    if (number === '') continue;
    while (current < revisions.length - 1 && at > (revisions[current] as { end: number }).end) current++;
    const offset = at - generation.length - 1 - number.length;
    add((revisions[current] as { entries: Map<number, Entry> }).entries, Number(number), { offset });
  }
  const trailers = trailersIn(bytes);
  return revisions.map((revision) => ({ ...revision, trailer: trailers }));
}

/** What the trailers say together, the last one first. */
function trailersIn(bytes: Uint8Array): Dictionary {
  const merged = new Map<string, Value>();
  const keyword = codesOf('trailer');
  for (let at = indexOf(bytes, keyword, 0); at >= 0; at = indexOf(bytes, keyword, at + 1)) {
    try {
      const value = new Reader(bytes, at + keyword.length).value();
      if (isDictionary(value)) for (const [key, entry] of value) merged.set(key, entry);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
    }
  }
  return merged;
}
