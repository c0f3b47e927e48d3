import { codePointAt } from '#lib/code-point.ts';
import { codePointLabel } from '#lib/unicode/properties.ts';
import type { Charset } from './charsets.ts';
import { digitsOf, type Base } from './encode.ts';

/** A character and its bytes, separated by spaces; null where the set lacks it. */
export interface Row {
  readonly char: string;
  readonly codePoint: string;
  readonly hex: string | null;
  readonly binary: string | null;
  readonly octal: string | null;
  readonly decimal: string | null;
}

export function tableOf(text: string, { encode }: Charset, limit: number): Row[] {
  const written = (base: Base) => digitsOf({ base, prefix: false, padded: true, uppercase: true });
  const [hex, binary, octal, decimal] = [written(16), written(2), written(8), written(10)];
  const rows: Row[] = [];
  for (const char of text.toWellFormed()) {
    if (rows.length === limit) break;
    const bytes = encode(char);
    const shown = (digits: readonly string[]): string | null =>
      bytes ? Array.from(bytes, (byte) => digits[byte] ?? '').join(' ') : null;
    const codePoint = codePointLabel(codePointAt(char) ?? 0);
    rows.push({
      char,
      codePoint,
      hex: shown(hex),
      binary: shown(binary),
      octal: shown(octal),
      decimal: shown(decimal),
    });
  }
  return rows;
}
