import { ToolError } from '#core/operation.ts';
import { day, daysOf, floorDiv, second } from './civil.ts';
import type { Reader, Warning } from './formats.ts';
import { impossible } from './date-parts.ts';

export const integerShape = /^[+-]?\d+$/;
export const decimalShape = /^[+-]?(?:\d+\.\d*|\.\d+)$/;
const numberShape = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/** The largest instant of ECMAScript, in nanoseconds. */
export const limit = 8_640_000_000_000_000n * 1_000_000n;

export function checkRange(instant: bigint): bigint {
  if (instant > limit || instant < -limit) throw new ToolError('out-of-range', { field: 'text' });
  return instant;
}

/** A decimal number of units, exact to the nanosecond; what is finer is cut towards −∞. */
const unixReader =
  (unit: bigint): Reader =>
  (text) => {
    const [, sign, whole = '', fraction = ''] = numberShape.exec(text) ?? [];
    if (whole + fraction === '') return undefined;
    const digits = BigInt(whole + fraction) * unit * (sign === '-' ? -1n : 1n);
    const scale = 10n ** BigInt(fraction.length);
    const instant = floorDiv(digits, scale);
    const warnings: Warning[] = instant * scale === digits ? [] : ['precision-reduced'];
    return { instant, warnings };
  };

export const readUnixSeconds = unixReader(second);
export const readUnixMilliseconds = unixReader(1_000_000n);
export const readUnixMicroseconds = unixReader(1000n);
export const readUnixNanoseconds: Reader = (text) =>
  integerShape.test(text) ? { instant: BigInt(text), warnings: [] } : undefined;

/** Day 0 of `[ns between this epoch and 1970]`. */
export const fileTimeEpoch = BigInt(daysOf(1601, 1, 1)) * day;
export const dotnetEpoch = BigInt(daysOf(1, 1, 1)) * day;
/** `DateTime.MaxValue.Ticks`. */
export const lastTick = 3_155_378_975_999_999_999n;
const tick = 100n;

export const readFileTime: Reader = (text) =>
  /^\+?\d+$/.test(text) ? { instant: BigInt(text) * tick + fileTimeEpoch, warnings: [] } : undefined;

export const readDotnetTicks: Reader = (text) => {
  if (!/^\+?\d+$/.test(text)) return undefined;
  if (BigInt(text) > lastTick) throw impossible('ticks', text);
  return { instant: BigInt(text) * tick + dotnetEpoch, warnings: [] };
};

export const lastExcelDay = 2_958_466;

/** Days of Excel's 1900 system, rounded to the millisecond; its 60th is 29 February 1900, which never was. */
export const readExcelSerial: Reader = (text) => {
  const [, sign, whole = '', fraction = ''] = numberShape.exec(text) ?? [];
  if (whole + fraction === '') return undefined;
  const days = BigInt(whole);
  if ((sign === '-' && /[1-9]/.test(whole + fraction)) || days >= BigInt(lastExcelDay)) throw impossible('excel', text);
  if (days === 60n) throw impossible('excel-leap-day', text);
  const epoch = daysOf(1899, 12, days < 60n ? 31 : 30);
  const scale = 10n ** BigInt(fraction.length);
  const milliseconds = (BigInt(`0${fraction}`) * 86_400_000n * 2n + scale) / (scale * 2n);
  return { wall: (BigInt(epoch) + days) * day + milliseconds * 1_000_000n, warnings: [] };
};

export const readObjectId: Reader = (text) =>
  /^[\da-f]{24}$/i.test(text) ? { instant: BigInt(`0x${text.slice(0, 8)}`) * second, warnings: [] } : undefined;

/** RFC 9562 §5.1, §5.6 and §5.7; the epoch of versions 1 and 6 is the Gregorian reform. */
export const readUuid: Reader = (text) => {
  const [, hyphened, bare] =
    /^(?:urn:uuid:)?(?:\{(?=.*\}$))?(?:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})|([\da-f]{32}))\}?$/i.exec(text) ?? [];
  const hex = (hyphened ?? bare)?.replaceAll('-', '');
  if (hex === undefined || text.includes('{') !== text.includes('}')) return undefined;
  const version = hex.charAt(12);
  if (!/[89ab]/i.test(hex.charAt(16)) || !'167'.includes(version)) {
    throw new ToolError('uuid-without-time', { version });
  }
  if (version === '7') return { instant: BigInt(`0x${hex.slice(0, 12)}`) * 1_000_000n, warnings: [] };
  const ticks =
    version === '1' ? hex.slice(13, 16) + hex.slice(8, 12) + hex.slice(0, 8) : hex.slice(0, 12) + hex.slice(13, 16);
  return { instant: BigInt(`0x${ticks}`) * tick + BigInt(daysOf(1582, 10, 15)) * day, warnings: [] };
};

export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const readUlid: Reader = (text) => {
  if (!/^[0-7][\da-hjkmnp-tv-z]{25}$/i.test(text)) return undefined;
  const digits = [...text.slice(0, 10).toUpperCase()].map((digit) => BigInt(crockford.indexOf(digit)));
  return { instant: digits.reduce((ms, digit) => ms * 32n + digit, 0n) * 1_000_000n, warnings: [] };
};
