import { ToolError } from '#core/operation.ts';
import { readGeneralizedTime, readIso8601, readIso9075, readRfc9557 } from './calendar-readers.ts';
import type { Format, Reader, Reading } from './formats.ts';
import { readJavascript, readRfc5322, readRfc7231 } from './mail-readers.ts';
import {
  decimalShape,
  integerShape,
  lastExcelDay,
  readDotnetTicks,
  readExcelSerial,
  readFileTime,
  readObjectId,
  readUlid,
  readUnixMicroseconds,
  readUnixMilliseconds,
  readUnixNanoseconds,
  readUnixSeconds,
  readUuid,
} from './number-readers.ts';

const readers: Readonly<Record<Format, Reader>> = {
  iso8601: readIso8601,
  rfc9557: readRfc9557,
  iso9075: readIso9075,
  rfc7231: readRfc7231,
  rfc5322: readRfc5322,
  javascript: readJavascript,
  unixSeconds: readUnixSeconds,
  unixMilliseconds: readUnixMilliseconds,
  unixMicroseconds: readUnixMicroseconds,
  unixNanoseconds: readUnixNanoseconds,
  objectId: readObjectId,
  uuid: readUuid,
  ulid: readUlid,
  excelSerial: readExcelSerial,
  fileTime: readFileTime,
  dotnetTicks: readDotnetTicks,
  generalizedTime: readGeneralizedTime,
};

/** Tried on a text that is not a number, in this order. */
const byShape = [
  'uuid',
  'ulid',
  'generalizedTime',
  'iso8601',
  'rfc9557',
  'iso9075',
  'rfc7231',
  'rfc5322',
  'javascript',
] as const satisfies readonly Format[];

/** Longer texts are not a date in any format. */
const longest = 2000;

/**
 * What a text says, in the given format or in the one its shape and size tell.
 * @throws ToolError `empty-input`, `unknown-format`, `format-mismatch`, `invalid-date`, `unknown-time-zone`, `uuid-without-time`
 */
export function readText(
  source: string,
  format: Format | 'auto',
): { readonly format: Format; readonly reading: Reading } {
  const text = source.trim();
  if (text === '') throw new ToolError('empty-input', { field: 'text' });
  const isTooLong = text.length > longest;
  if (format !== 'auto') {
    const reading = isTooLong ? undefined : readers[format](text);
    if (!reading) throw new ToolError('format-mismatch', { format });
    return { format, reading };
  }
  const numeric = isTooLong ? undefined : formatOfNumber(text);
  for (const candidate of isTooLong ? [] : numeric ? [numeric] : byShape) {
    const reading = readers[candidate](text);
    if (reading) return { format: candidate, reading };
  }
  throw new ToolError('unknown-format');
}

function formatOfNumber(text: string): Format | undefined {
  if (/^[\da-f]{24}$/i.test(text)) return 'objectId';
  if (integerShape.test(text)) return formatOfInteger(text);
  if (!decimalShape.test(text)) return undefined;
  return !text.startsWith('-') && Number(text.split('.')[0]) < lastExcelDay ? 'excelSerial' : 'unixSeconds';
}

function formatOfInteger(text: string): Format {
  const century = /^(?:19|20|21)\d\d/.test(text);
  if (century && text.length === 14 && isValid(readGeneralizedTime, text)) return 'generalizedTime';
  if (century && (text.length === 4 || (text.length === 8 && isValid(readIso8601, text)))) return 'iso8601';
  const value = BigInt(text);
  const size = value < 0n ? -value : value;
  if (size < 10n ** 11n) return 'unixSeconds';
  if (size < 10n ** 14n) return 'unixMilliseconds';
  if (size < 10n ** 17n) return 'unixMicroseconds';
  if (value >= 116_444_736_000_000_000n && value < 157_469_184_000_000_000n) return 'fileTime';
  if (value >= 621_355_968_000_000_000n && value < 662_380_416_000_000_000n) return 'dotnetTicks';
  return 'unixNanoseconds';
}

function isValid(reader: Reader, text: string): boolean {
  try {
    return reader(text) !== undefined;
  } catch {
    return false;
  }
}
