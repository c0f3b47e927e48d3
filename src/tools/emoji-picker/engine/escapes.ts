import { codePointAt } from '#lib/code-point.ts';

const hexOf = (value: number, digits: number): string => value.toString(16).toUpperCase().padStart(digits, '0');
const codesOf = (text: string): number[] => Array.from(text, (sign) => codePointAt(sign) as number);

export const codePointsOf = (emoji: string): string[] => codesOf(emoji).map((code) => `U+${hexOf(code, 4)}`);

export interface Escapes {
  readonly javascript: string;
  readonly utf16: string;
  readonly html: string;
  readonly css: string;
  readonly python: string;
  readonly utf8: string;
  readonly url: string;
}

export function escapesOf(emoji: string): Escapes {
  const codes = codesOf(emoji);
  const bytes = Array.from(new TextEncoder().encode(emoji), (byte) => hexOf(byte, 2));
  const units = Array.from({ length: emoji.length }, (_, at) => hexOf(emoji.charCodeAt(at), 4));
  return {
    javascript: codes.map((code) => `\\u{${hexOf(code, 1)}}`).join(''),
    utf16: units.map((unit) => `\\u${unit}`).join(''),
    html: codes.map((code) => `&#x${hexOf(code, 1)};`).join(''),
    css: codes.map((code) => `\\${hexOf(code, 6)}`).join(''),
    python: codes.map((code) => (code > 0xffff ? `\\U${hexOf(code, 8)}` : `\\u${hexOf(code, 4)}`)).join(''),
    utf8: bytes.join(' '),
    url: bytes.map((byte) => `%${byte}`).join(''),
  };
}
