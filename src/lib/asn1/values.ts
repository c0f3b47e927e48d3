import { decodeUtf8 } from '#lib/charset.ts';
import { badDer, universal, type Element } from './element.ts';

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function wide(bytes: Uint8Array, size: 2 | 4): string {
  if (bytes.length % size !== 0) throw badDer('string');
  let text = '';
  for (let at = 0; at < bytes.length; at += size) {
    let point = 0;
    for (let place = 0; place < size; place++) point = point * 256 + (bytes[at + place] as number);
    if (point > 0x10_ffff) throw badDer('string');
    text += String.fromCodePoint(point);
  }
  return text;
}

/** The text of any string type (ITU-T X.680 §41); undefined for what is not a string. */
export function textOf(element: Element): string | undefined {
  const bytes = element.content;
  switch (element.tag) {
    case 0x0c:
      return decodeUtf8(bytes) ?? latin1(bytes);
    // Numeric, printable, Teletex as everybody writes it, IA5, visible, general.
    case 0x12:
    case 0x13:
    case 0x14:
    case 0x16:
    case 0x1a:
    case 0x1b:
      return latin1(bytes);
    case 0x1c:
      return wide(bytes, 4);
    case 0x1e:
      return wide(bytes, 2);
    default:
      return undefined;
  }
}

const utcTime = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(Z|[+-]\d{4})$/;
const generalizedTime = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)?(\d\d)?(?:[.,]\d+)?(Z|[+-]\d{4})?$/;

/** The Unix milliseconds of a UTCTime or GeneralizedTime (RFC 5280 §4.1.2.5), without its fraction. */
export function timeOf(element: Element): number {
  const isUtc = element.is(universal.utcTime);
  if (!isUtc && !element.is(universal.generalizedTime)) throw badDer('tag');
  const parts = (isUtc ? utcTime : generalizedTime).exec(latin1(element.content));
  if (!parts) throw badDer('time');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part || 0));
  const zone = parts[7] ?? 'Z';
  const whole = isUtc ? year + (year < 50 ? 2000 : 1900) : year;
  const ms = Date.UTC(whole, month - 1, day, hour, minute, second);
  const date = new Date(ms);
  // 0099 would be 1999 to Date.UTC.
  if (whole < 100) date.setUTCFullYear(whole);
  if (date.getUTCMonth() !== month - 1 || hour > 24 || minute > 59 || second > 60) throw badDer('time');
  const offset =
    zone === 'Z' ? 0 : (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3)));
  return date.getTime() - offset * 60_000;
}

/** ISO 8601 in UTC, to the second. */
export const isoTime = (ms: number): string => new Date(ms).toISOString().replace(/\.\d{3}Z$/, 'Z');
