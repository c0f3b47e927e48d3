import { isDictionary, isStream, Malformed, Reader, type Dictionary, type Stream, type Value } from './values.ts';

/** Where an object is: at an offset of the file, or in an object stream. */
export type Entry =
  | { readonly offset: number }
  | { readonly stream: number; readonly index: number }
  /** It was deleted. */
  | { readonly offset: undefined };

const streamKeyword = Array.from('endstream', (character) => character.charCodeAt(0));

export function indexOf(bytes: Uint8Array, pattern: readonly number[], from: number): number {
  const first = pattern[0] as number;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (pattern.every((byte, place) => bytes[at + place] === byte)) return at;
  }
  return -1;
}

export const codesOf = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));

/** An object with its number. */
export interface Numbered {
  readonly number: number;
  readonly value: Value;
}

/** An object of the file. */
export interface Placed extends Numbered {
  /** Behind the value, or behind the data of a stream. */
  readonly end: number;
}

/**
 * `N G obj …` at an offset, ISO 32000-2 §7.3.10; undefined if there is none. `lengthOf` resolves the length of a stream
 * that stands elsewhere.
 */
export function objectAt(
  bytes: Uint8Array,
  offset: number,
  lengthOf: (value: Value | undefined) => number | undefined,
): Placed | undefined {
  const reader = new Reader(bytes, offset);
  const number = reader.word();
  const generation = reader.word();
  if (!/^\d{1,10}$/.test(number) || !/^\d{1,5}$/.test(generation) || !reader.take('obj')) return undefined;
  try {
    const value = reader.value();
    if (!isDictionary(value) || !reader.take('stream')) return { number: Number(number), value, end: reader.at };
    const stream = streamAt(reader, value, lengthOf);
    const end = stream.data.byteOffset - bytes.byteOffset + stream.data.length;
    return { number: Number(number), value: stream, end };
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

/** §7.3.8.1: after `stream` and its line break. A wrong length is found out by what stands behind it. */
function streamAt(
  reader: Reader,
  dictionary: Dictionary,
  lengthOf: (value: Value | undefined) => number | undefined,
): Stream {
  const { bytes } = reader;
  let start = reader.at;
  if (bytes[start] === 13) start++;
  if (bytes[start] === 10) start++;
  const length = lengthOf(dictionary.get('Length'));
  if (length !== undefined && length >= 0 && start + length <= bytes.length) {
    if (new Reader(bytes, start + length).take('endstream')) {
      return { kind: 'stream', dictionary, data: bytes.subarray(start, start + length) };
    }
  }
  const end = indexOf(bytes, streamKeyword, start);
  if (end < 0) throw new Malformed('stream');
  const cut = bytes[end - 1] === 10 ? (bytes[end - 2] === 13 ? 2 : 1) : bytes[end - 1] === 13 ? 1 : 0;
  return { kind: 'stream', dictionary, data: bytes.subarray(start, Math.max(start, end - cut)) };
}

function valueAt(content: Uint8Array, offset: number): Value {
  try {
    return new Reader(content, offset).value();
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

/** The objects of an object stream in their order, by which cross-reference streams count them (§7.5.7, §7.5.8.3). */
export function objectsIn(content: Uint8Array, dictionary: Dictionary): Numbered[] {
  const found: Numbered[] = [];
  const [count, first] = [dictionary.get('N'), dictionary.get('First')];
  if (typeof count !== 'number' || typeof first !== 'number') return found;
  const head = new Reader(content);
  for (let index = 0; index < count; index++) {
    const [number, offset] = [Number(head.word() || Number.NaN), Number(head.word() || Number.NaN)];
    if (!Number.isInteger(number) || !Number.isInteger(offset)) break;
    found.push({ number, value: valueAt(content, first + offset) });
  }
  return found;
}

export const dictionaryOf = (value: Value | undefined): Dictionary | undefined =>
  isStream(value) ? value.dictionary : isDictionary(value) ? value : undefined;
