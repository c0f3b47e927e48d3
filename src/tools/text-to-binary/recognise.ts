import { reasonsOf, type Guess, type Recogniser } from '#core/recognition.ts';
import type { Sample } from '#core/sample.ts';
import { decodeHex } from '#lib/bytes.ts';
import { decodeUtf8 } from '#lib/charset.ts';
import { bytesOfDump } from './engine/hex-dump.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();
const op = 'text-to-binary/decode';
/** In bytes. */
const longestNumber = 8;

/** Bytes of eight bits, with or without white space, commas and semicolons between them. */
function binaryBytes(text: string): number {
  if (/[^01\s,;]/.test(text)) return 0;
  const runs = text.split(/[\s,;]+/).filter((run) => run !== '');
  return runs.every((run) => run.length % 8 === 0) ? runs.join('').length / 8 : 0;
}

/** Pairs of one run of hexadecimal digits, long enough to be text by more than chance. */
const run = /^(?=.{0,40}\d)(?=.{0,40}[a-f])(?:[\da-f]{2}){8,}$/i;

const apart = /^(?:0x)?[\da-f]{2}$/i;
/** In bytes. */
const decodedFirst = 1000;

/** The digits of pairs that are apart from each other. */
function pairsIn(text: string): string | undefined {
  const pairs = text
    .replace(/\\x/gi, ' 0x')
    .trim()
    .split(/[\s:,]+/);
  return pairs.every((pair) => apart.test(pair)) ? pairs.map((pair) => pair.slice(-2)).join('') : undefined;
}

/** Pairs of hexadecimal digits, apart from each other or in one run, that are printable UTF-8. */
function hexBytes(text: string, complete: boolean): number {
  if (/[^\da-fx\s:,\\]/i.test(text)) return 0;
  const digits = run.test(text) ? text : pairsIn(text);
  if (!digits) return 0;
  const count = digits.length / 2;
  const isText = (bytes: Uint8Array): boolean => {
    const decoded = decodeUtf8(bytes);
    return decoded !== undefined && !/[^\P{Cc}\t\n\r]/u.test(decoded);
  };
  // Either end may be inside a character; what is not text is seldom so for long.
  const isBegun = isText(decodeHex(digits.slice(0, 2 * decodedFirst)).filter((byte) => byte < 0x80));
  return isBegun && (!complete || isText(decodeHex(digits))) ? count : 0;
}

/** A hex dump as its digits alone: the operation reads no offsets. */
function dump({ lines, source }: Sample): Guess[] {
  const bytes = source.complete ? bytesOfDump(lines) : undefined;
  if (!bytes) return [];
  const text = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
  const isText = decodeUtf8(Uint8Array.from(bytes)) !== undefined;
  const input = { text, base: 16, malformed: isText ? 'error' : 'replace' };
  const reason = because(isText ? 'textDump' : 'dump', { count: bytes.length });
  return [{ op, input, score: isText ? 90 : 70, kind: 'exact', reason }];
}

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  const count = binaryBytes(text);
  if (count >= 2) {
    // Digits in one run are a number, too, unless they are more than the longest one of a machine.
    const score = /\D/.test(text) ? 90 : count > longestNumber ? 79 : 70;
    return [{ op, input: { text }, score, kind: 'encoding', reason: because('binary', { count }) }];
  }
  const pairs = hexBytes(text, sample.source.complete);
  if (pairs < (text.startsWith('\\') ? 2 : 4)) return dump(sample);
  // So many bytes are not printable by chance: a digest of the same length is none.
  const score = run.test(text) ? 90 : /[a-fx]/i.test(text) ? 84 : 55;
  return [{ op, input: { text }, score, kind: 'encoding', reason: because('hex', { count: pairs }) }];
};
