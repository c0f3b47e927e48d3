import { ToolError } from '#core/operation.ts';
import { codePointAt } from '#lib/code-point.ts';
import { placesIn } from '#lib/percent/place.ts';
import { readTypedEscapes } from '#lib/typed-escapes.ts';
import { codePointLabel } from '#lib/unicode/properties.ts';
import type { Charset, CharsetName } from './charsets.ts';

export const widths = { 2: 8, 8: 3, 10: 3, 16: 2 } as const;
export type Base = keyof typeof widths;

const prefixes: Readonly<Record<Base, string>> = { 2: '0b', 8: '0o', 10: '', 16: '0x' };
const longestOutput = 64_000_000;

export interface EncodeInput {
  readonly text: string;
  readonly charset: CharsetName;
  readonly base: Base;
  readonly separator: string;
  readonly prefix: boolean;
  readonly padded: boolean;
  readonly uppercase: boolean;
  readonly bytesPerLine: number;
  readonly unmappable: 'error' | 'question';
}

export type Style = Pick<EncodeInput, 'base' | 'prefix' | 'padded' | 'uppercase'>;

/** How every byte is written. */
export function digitsOf({ base, prefix, padded, uppercase }: Style): readonly string[] {
  return Array.from({ length: 256 }, (_, byte) => {
    const digits = byte.toString(base).padStart(padded ? widths[base] : 1, '0');
    return (prefix ? prefixes[base] : '') + (uppercase ? digits.toUpperCase() : digits);
  });
}

/** The bytes of each character; a question mark or an error for those that the set lacks. */
function bytesOf({ text, charset, unmappable }: EncodeInput, { encode }: Charset): number[] {
  const bytes: number[] = [];
  const source = text.toWellFormed();
  const question = encode('?') ?? new Uint8Array();
  let index = 0;
  for (const character of source) {
    const encoded = encode(character) ?? (unmappable === 'question' ? question : undefined);
    if (!encoded) {
      const codePoint = codePointLabel(codePointAt(character) ?? 0);
      throw new ToolError('unencodable-character', { character, codePoint, charset, ...placesIn(source)(index) });
    }
    for (const byte of encoded) bytes.push(byte);
    index += character.length;
  }
  return bytes;
}

export function encodeText(input: EncodeInput, charset: Charset): string {
  const bytes = bytesOf(input, charset);
  const separator = readTypedEscapes(input.separator);
  const digits = digitsOf(input);
  const most = bytes.length * ((digits.at(-1)?.length ?? 0) + separator.length);
  if (most > longestOutput) {
    throw new ToolError('invalid-input', {
      field: 'text',
      problem: 'too-big',
      reason: 'output',
      expected: `text that takes at most ${longestOutput} characters as digits`,
      max: longestOutput,
    });
  }
  const { bytesPerLine } = input;
  const shown = bytes.map((byte) => digits[byte] ?? '');
  if (bytesPerLine === 0) return shown.join(separator);
  const lines: string[] = [];
  for (let at = 0; at < shown.length; at += bytesPerLine) {
    lines.push(shown.slice(at, at + bytesPerLine).join(separator));
  }
  return lines.join('\n');
}
