import { ToolError } from '#core/operation.ts';
import { placesIn } from './place.ts';
import { reserved, runAt } from './triplets.ts';
import { characterAt, sequenceLength } from './utf8.ts';

export const decodeModes = ['component', 'uri', 'form'] as const;
export const treatments = ['error', 'keep', 'replace'] as const;
export const urlCharsets = ['utf-8', 'windows-1252'] as const;

export interface DecodeInput {
  readonly text: string;
  readonly mode: (typeof decodeModes)[number];
  readonly malformed: (typeof treatments)[number];
  readonly charset: (typeof urlCharsets)[number];
}

// Encoding Standard, index windows-1252, 0x80 to 0x9F. Node's decoder takes these bytes for Latin-1.
const upper1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes `%XX`. Throws `malformed-percent` and `invalid-utf8` { index, line, column, sequence } when `malformed` is
 * `error`; `keep` leaves what is ill-formed as it is written, `replace` makes U+FFFD of ill-formed bytes.
 */
export function decodePercent(input: DecodeInput): string {
  const { text, mode, malformed } = input;
  const plain = (part: string): string => (mode === 'form' ? part.replaceAll('+', ' ') : part);
  const parts: string[] = [];
  let end = 0;
  for (let at = text.indexOf('%'); at >= 0; at = text.indexOf('%', end)) {
    parts.push(plain(text.slice(end, at)));
    const bytes = runAt(text, at);
    if (bytes.length === 0) {
      if (malformed === 'error') throw problem('malformed-percent', text, at, '%');
      parts.push('%');
      end = at + 1;
    } else {
      decodeRun(input, at, bytes, parts);
      end = at + bytes.length * 3;
    }
  }
  parts.push(plain(text.slice(end)));
  return parts.join('');
}

function problem(code: string, text: string, index: number, sequence: string): ToolError {
  return new ToolError(code, { ...placesIn(text)(index), sequence });
}

/** Appends what the triplets from `index` on stand for. */
function decodeRun(input: DecodeInput, index: number, bytes: readonly number[], parts: string[]): void {
  const { text, mode, charset, malformed } = input;
  const written = (at: number, count: number): string => text.slice(index + at * 3, index + (at + count) * 3);
  const isKept = (byte: number): boolean => mode === 'uri' && reserved.has(byte);
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] as number;
    const length = charset === 'utf-8' ? sequenceLength(bytes, at) : 1;
    if (length < 0) {
      if (malformed === 'error') throw problem('invalid-utf8', text, index + at * 3, written(at, illFormed(bytes, at)));
      parts.push(malformed === 'replace' ? '\uFFFD' : written(at, -length));
    } else if (isKept(byte)) parts.push(written(at, 1));
    else parts.push(charset === 'utf-8' ? characterAt(bytes, at, length) : windows1252(byte));
    at += Math.abs(length);
  }
}

/** How many bytes from `at` on are part of no well-formed sequence. */
export function illFormed(bytes: readonly number[], at: number): number {
  let end = at;
  while (end < bytes.length) {
    const length = sequenceLength(bytes, end);
    if (length > 0) break;
    end -= length;
  }
  return end - at;
}

function windows1252(byte: number): string {
  return byte >= 0x80 && byte < 0xa0 ? (upper1252[byte - 0x80] as string) : String.fromCharCode(byte);
}
