import { decodeUtf8, decodeUtf16 } from '#lib/charset.ts';
import { isoTime } from '#lib/asn1/values.ts';
import { isText, type Value } from './values.ts';

/** PDFDocEncoding, ISO 32000-2 annex D.2, where it is not Latin-1. */
const special: Readonly<Record<number, string>> = Object.fromEntries([
  ...Array.from('˘ˇˆ˙˝˛˚˜', (character, index) => [0x18 + index, character] as const),
  ...Array.from('•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž', (character, index) => [0x80 + index, character] as const),
  [0xa0, '€'],
]);

/** A text string, §7.9.2.2; null for what is none. */
export function textOf(value: Value | undefined): string | null {
  if (!isText(value)) return null;
  const { bytes } = value;
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    const units = bytes.subarray(2, bytes.length - (bytes.length % 2));
    return decodeUtf16(units, true) ?? null;
  }
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return decodeUtf8(bytes.subarray(3)) ?? null;
  return Array.from(bytes, (byte) => special[byte] ?? String.fromCharCode(byte)).join('');
}

const form =
  /^(?:D:)?(\d{4})(?:(\d\d)(?:(\d\d)(?:(\d\d)(?:(\d\d)(\d\d)?)?)?)?)?(?:Z(?:00'?(?:00'?)?)?|([+-])(\d\d)(?:'?(\d\d))?'?)?$/;

/** A date, §7.9.4, in UTC; null for what is none. */
export function dateOf(value: Value | undefined): { readonly iso: string; readonly ms: number } | null {
  const parts = form.exec(textOf(value)?.trim() ?? '');
  if (!parts) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part, index) => (part === undefined ? (index === 1 || index === 2 ? 1 : 0) : Number(part)));
  const local = new Date(Date.UTC(2000, 0, 1, hour, minute, second));
  local.setUTCFullYear(year, month - 1, day);
  const isReal =
    local.getUTCMonth() === month - 1 &&
    local.getUTCDate() === day &&
    local.getUTCHours() === hour &&
    local.getUTCMinutes() === minute &&
    local.getUTCSeconds() === second;
  const [offsetHours, offsetMinutes] = [Number(parts[8] ?? 0), Number(parts[9] ?? 0)];
  if (!isReal || offsetHours > 23 || offsetMinutes > 59) return null;
  const offset = (parts[7] === '-' ? -1 : 1) * (offsetHours * 60 + offsetMinutes);
  const ms = local.getTime() - offset * 60_000;
  return { iso: isoTime(ms), ms };
}
