import type { Body } from './request.ts';

export interface Datum {
  readonly name: 'data' | 'data-raw' | 'data-binary' | 'data-urlencode' | 'json' | 'url-query';
  readonly value: string;
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** As `--data-urlencode` writes it: a space is `+`. */
export function urlEncoded(text: string): string {
  let result = '';
  for (const byte of bytesOf(text)) {
    const character = String.fromCharCode(byte);
    if (byte === 32) result += '+';
    else if (/[\w.~-]/.test(character)) result += character;
    else result += `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return result;
}

/** `name=content`, `=content` or `content`; the content of `@file` and `name@file` is not known. */
export function encodedPiece(value: string): { readonly text: string; readonly isFile: boolean } {
  const equals = value.indexOf('=');
  const at = value.indexOf('@');
  if (equals < 0 && at < 0) return { text: urlEncoded(value), isFile: false };
  if (at >= 0 && (equals < 0 || at < equals)) return { text: value, isFile: true };
  const name = value.slice(0, equals);
  return { text: `${name}${name === '' ? '' : '='}${urlEncoded(value.slice(equals + 1))}`, isFile: false };
}

export interface Joined<Given extends Datum> {
  readonly body: Body;
  /** The flags that name a file whose content is not known. */
  readonly unread: readonly Given[];
}

function pieceOf({ name, value }: Datum): { readonly text: string; readonly isFile: boolean } {
  if (name === 'data-urlencode') return encodedPiece(value);
  return { text: value, isFile: name !== 'data-raw' && value.startsWith('@') };
}

/** What all data of a command are together: `&` stands between them, but not before what `--json` adds. */
export function joinData<Given extends Datum>(data: readonly Given[], isQuery: boolean): Joined<Given> {
  const [only] = data;
  if (only && data.length === 1 && !isQuery && only.name !== 'data-urlencode' && pieceOf(only).isFile)
    return { body: { type: 'file', path: only.value.slice(1) }, unread: [] };
  const pieces = data.map((datum, index) => {
    const joint = index > 0 && datum.name !== 'json' ? '&' : '';
    return joint + pieceOf(datum).text;
  });
  return { body: { type: 'text', text: pieces.join('') }, unread: data.filter((datum) => pieceOf(datum).isFile) };
}
