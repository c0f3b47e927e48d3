import type { Document } from './document.ts';
import { codesOf, dictionaryOf, indexOf } from './objects.ts';
import { textOf } from './strings.ts';
import { isDictionary, isList, isName, isReference, isText, type Dictionary, type Text, type Value } from './values.ts';

/** A signature dictionary, ISO 32000-2 §12.8.1, and where it was found. */
export interface FoundSignature {
  readonly number: number;
  readonly revision: number;
  readonly dictionary: Dictionary;
  readonly byteRange: readonly Value[];
  readonly contents: Text;
}

export type Problem =
  | 'not-four-numbers'
  | 'does-not-start-at-0'
  | 'out-of-file'
  | 'overlap'
  | 'gap-is-not-contents'
  | 'ends-inside-revision';

export interface Coverage {
  readonly byteRange: number[];
  readonly valid: boolean;
  readonly wholeFile: boolean;
  /** Of the file, behind the range. */
  readonly bytesAfter: number;
  /** The newest revision that lies inside; 0 for none. */
  readonly revision: number;
  readonly problem: Problem | null;
}

const marker = codesOf('/ByteRange');

/** The numbers of the objects whose bytes have the word in them: nothing else has to be read to find signatures. */
function candidates({ bytes, revisions }: Document): { readonly number: number; readonly revision: number }[] {
  const places = revisions.flatMap(({ entries }, index) =>
    [...entries].flatMap(([number, entry]) =>
      'offset' in entry && entry.offset !== undefined ? [{ number, revision: index + 1, offset: entry.offset }] : [],
    ),
  );
  places.sort((a, b) => a.offset - b.offset || a.revision - b.revision);
  const found = new Map<string, { number: number; revision: number }>();
  let place = 0;
  for (let at = indexOf(bytes, marker, 0); at >= 0; at = indexOf(bytes, marker, at + 1)) {
    while (place + 1 < places.length && (places[place + 1]?.offset ?? Infinity) <= at) place++;
    const offset = places[place]?.offset;
    for (const one of places.slice(Math.max(0, place - 8), place + 1)) {
      if (one.offset === offset && !found.has(`${one.number} ${offset}`)) found.set(`${one.number} ${offset}`, one);
    }
  }
  return [...found.values()];
}

interface FieldName {
  /** From the root of the field tree, joined by dots; null where no name is readable. */
  readonly name: string | null;
  readonly value: Value | undefined;
  readonly number: number | undefined;
}

/** The fields of a revision's form; loops end the walk. */
export function fieldsOf(document: Document, revision: number): FieldName[] {
  const form = document.dictionary(document.catalog(revision)?.get('AcroForm'), revision);
  const found: FieldName[] = [];
  const seen = new Set<number>();
  const walk = (value: Value, path: readonly string[], depth: number): void => {
    const number = isReference(value) ? value.number : undefined;
    if (depth > 100 || (number !== undefined && seen.has(number))) return;
    if (number !== undefined) seen.add(number);
    const field = document.dictionary(value, revision);
    if (!field) return;
    const own = textOf(document.member(field, 'T', revision));
    const names = own === null ? path : [...path, own];
    found.push({ name: names.length > 0 ? names.join('.') : null, value: field.get('V'), number });
    const kids = document.member(field, 'Kids', revision);
    if (isList(kids)) for (const kid of kids) walk(kid, names, depth + 1);
  };
  const roots = document.member(form, 'Fields', revision);
  if (isList(roots)) for (const root of roots) walk(root, [], 0);
  return found;
}

/** Every signature of every revision, by the end of its range, then by its number. */
export function findSignatures(document: Document): FoundSignature[] {
  const newest = document.revisions.length;
  const signed = new Set<number>();
  for (let revision = 1; revision <= newest; revision++) {
    for (const { value } of fieldsOf(document, revision)) if (isReference(value)) signed.add(value.number);
  }
  const found = candidates(document).flatMap(({ number, revision }): FoundSignature[] => {
    const holder = dictionaryOf(document.object(number, revision));
    const value = holder?.get('V');
    const dictionary = holder?.has('ByteRange') ? holder : isDictionary(value) ? value : undefined;
    const byteRange = document.member(dictionary, 'ByteRange', revision);
    const contents = dictionary?.get('Contents');
    if (!dictionary || !isList(byteRange) || !isText(contents)) return [];
    const type = dictionary.get('Type');
    const isSignature =
      isName(type, 'Sig') || isName(type, 'DocTimeStamp') || signed.has(number) || dictionary !== holder;
    return isSignature ? [{ number, revision, dictionary, byteRange, contents }] : [];
  });
  const end = ({ byteRange: [, , start, length] }: FoundSignature): number => Number(start) + Number(length) || 0;
  return found.toSorted((a, b) => end(a) - end(b) || a.number - b.number);
}

/** Behind a revision's end, with its line break or without. */
function isEndOf({ bytes, revisions }: Document, at: number): boolean {
  return revisions.some(({ end }) => {
    if (at === end) return true;
    if (bytes[end] === 13 && at === end + 1) return true;
    return (
      at === end + (bytes[end] === 13 && bytes[end + 1] === 10 ? 2 : 1) && (bytes[end] === 13 || bytes[end] === 10)
    );
  });
}

function problemOf(document: Document, range: readonly number[], contents: Text): Problem | null {
  const [start = 0, length = 0, second = 0, rest = 0] = range;
  const { length: size } = document.bytes;
  if (range.length !== 4 || range.some((number) => !Number.isSafeInteger(number) || number < 0))
    return 'not-four-numbers';
  if (start !== 0) return 'does-not-start-at-0';
  if (length > size || second + rest > size) return 'out-of-file';
  if (second < length) return 'overlap';
  if (length !== contents.start || second !== contents.end || document.bytes[length] !== 0x3c)
    return 'gap-is-not-contents';
  const end = second + rest;
  return end === size || isEndOf(document, end) ? null : 'ends-inside-revision';
}

export function coverageOf(document: Document, { byteRange, contents }: FoundSignature): Coverage {
  const range = byteRange.map((value) => (typeof value === 'number' ? value : Number.NaN));
  const problem = problemOf(document, range, contents);
  const end = (range[2] ?? 0) + (range[3] ?? 0) || 0;
  const bytesAfter = document.bytes.length - end;
  const inside = document.revisions.findLastIndex((revision) => revision.end <= end);
  return {
    byteRange: range.map((number) => (Number.isFinite(number) ? Math.trunc(number) : 0)),
    valid: problem === null,
    wholeFile: problem === null && bytesAfter === 0,
    bytesAfter,
    revision: inside + 1,
    problem,
  };
}
