import { decodePercent } from './percent/decode.ts';

/** A key of a query, with or without a value, decoded as application/x-www-form-urlencoded (URL Standard, 5.1). */
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
