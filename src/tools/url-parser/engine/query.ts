import { decodePercent } from '#lib/percent/decode.ts';

export interface Parameter {
  readonly key: string;
  readonly value: string;
  /** False for a key without `=`. */
  readonly hasValue: boolean;
}

/** What stands between `&`, as it is written; empty pieces are none. */
export const piecesOf = (search: string): readonly string[] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((piece) => piece !== '');

const decodeForm = (text: string): string =>
  decodePercent({ text, mode: 'form', malformed: 'replace', charset: 'utf-8' });

export function parameterOf(piece: string): Parameter {
  const at = piece.indexOf('=');
  if (at < 0) return { key: decodeForm(piece), value: '', hasValue: false };
  return { key: decodeForm(piece.slice(0, at)), value: decodeForm(piece.slice(at + 1)), hasValue: true };
}

/** URL Standard, application/x-www-form-urlencoded; spaces as `%20` when asked. */
function encodeForm(text: string, space: 'plus' | 'percent'): string {
  const encoded = new URLSearchParams([[text, '']]).toString().slice(0, -1);
  return space === 'plus' ? encoded : encoded.replaceAll('+', '%20');
}

export function searchOf(parameters: readonly Parameter[], space: 'plus' | 'percent'): string {
  return parameters
    .map(({ key, value, hasValue }) => encodeForm(key, space) + (hasValue ? `=${encodeForm(value, space)}` : ''))
    .join('&');
}
