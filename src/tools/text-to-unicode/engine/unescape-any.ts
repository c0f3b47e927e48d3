import { decodedOrKept } from '#lib/percent/decoded-or-kept.ts';
import { decodeUtf8 } from '#lib/charset.ts';

const last = 0x10ffff;

/** Groups 1 to 6 hold hexadecimal digits, 7 decimal ones, 8 those of `U+`, 9 a byte. */
const any =
  /\\u\{([\da-fA-F]{1,6})\}|\\U([\da-fA-F]{8})|\\u([\da-fA-F]{4})|\\x\{([\da-fA-F]{1,6})\}|`u\{([\da-fA-F]{1,6})\}|&#[xX]([\da-fA-F]{1,8});|&#(\d{1,8});|(?<![\p{L}\p{N}])U\+([\da-fA-F]{4,6})(?![\da-fA-F])|\\x([\da-fA-F]{2})/gu;

/**
 * Reads every escape that can be told from text, mixed as they are. What is wrong stays. A text that has none, but
 * consists of `%HH` and unreserved characters (RFC 3986 §2.3), is percent-decoded if it is UTF-8.
 */
export function unescapeAny(text: string): string {
  const parts: string[] = [];
  let end = 0;
  let bytes: number[] = [];
  let endsInNumber = false;
  let isFound = false;
  const flush = (): void => {
    if (bytes.length > 0) parts.push(textOf(bytes));
    bytes = [];
  };
  for (const found of text.matchAll(any)) {
    const { index } = found;
    const [whole, ...groups] = found;
    const byte = groups[8];
    const decimal = groups[6];
    const isNumber = groups[7] !== undefined;
    const digits = groups.find((group) => group !== undefined) ?? '';
    const point = Number.parseInt(digits, decimal === undefined ? 16 : 10);
    if (point > last) continue;
    isFound = true;
    const between = text.slice(end, index);
    if (between !== '' || byte === undefined) flush();
    if (!(between === ' ' && endsInNumber && isNumber)) parts.push(between);
    if (byte === undefined) parts.push(String.fromCodePoint(point));
    else bytes.push(point);
    endsInNumber = isNumber;
    end = index + whole.length;
  }
  if (!isFound) return percentDecoded(text);
  flush();
  parts.push(text.slice(end));
  return parts.join('');
}

/** Two bytes and more that are UTF-8 and not all ASCII are UTF-8, else each is the character with its number. */
function textOf(bytes: readonly number[]): string {
  const isBytes = bytes.length > 1 && bytes.some((byte) => byte >= 0x80);
  const decoded = isBytes ? decodeUtf8(Uint8Array.from(bytes)) : undefined;
  return decoded ?? bytes.map((byte) => String.fromCharCode(byte)).join('');
}

function percentDecoded(text: string): string {
  if (/[^\w\-.~%]/.test(text) || /%(?![\da-fA-F]{2})/.test(text)) return text;
  return decodedOrKept(text);
}
