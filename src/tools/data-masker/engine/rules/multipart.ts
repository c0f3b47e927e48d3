import { isSecretName } from '#lib/secret-names.ts';
import type { Pair } from './pairs.ts';

/** The end of a line, in a string of JSON or a shell too. */
const lineEnd = String.raw`(?:\r\n?|\n|(?:\\{1,4}r)?\\{1,4}n)`;
const restOfLine = String.raw`(?:(?!${lineEnd})[^\r\n]){0,512}${lineEnd}`;
const part = new RegExp(
  String.raw`form-data;\s{0,8}name=(?:\\{0,4}["'])?(?<name>[\p{L}\p{N}_.[\]-]{1,128})(?![\p{L}\p{N}_.[\]-])${restOfLine}(?:[\w-]{1,64}:${restOfLine}){0,8}${lineEnd}`,
  'giu',
);
const boundary = new RegExp(`${lineEnd}--`);
const firstEnd = new RegExp(lineEnd, 'g');
/** A boundary farther away may belong to something else. */
const longest = 4096;

function endOfLine(text: string, from: number): number {
  firstEnd.lastIndex = from;
  return firstEnd.exec(text)?.index ?? text.length;
}

/** The values of secret fields in `multipart/form-data` (RFC 7578), up to the next boundary, or of one line without one. */
export function* partsIn(text: string): Generator<Pair> {
  for (const { 0: whole, index, groups } of text.matchAll(part)) {
    const name = groups?.['name'] ?? '';
    if (!isSecretName(name)) continue;
    const from = index + whole.length;
    const rest = text.slice(from, from + longest);
    if (rest.startsWith('--')) continue;
    const length = boundary.exec(rest)?.index;
    yield { name, from, to: length === undefined ? endOfLine(text, from) : from + length };
  }
}
