import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute } from '#core/operation.ts';
import { askPython } from '../../../scripts/python.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { add, convert, difference, inZones, readings } from './engine.ts';
import { formats, type Format } from './engine/formats.ts';
import type { DateValues } from './engine/write.ts';
import { examples } from './examples.ts';

const seed = 1582;
const operations = { convert, 'in-zones': inZones, readings, add, difference };

async function answer(input: Draft<(typeof convert)['input']>) {
  const result = await execute(convert, input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

async function fault(input: Draft<(typeof convert)['input']>) {
  const result = await execute(convert, input);
  return result.ok ? result.value : result.error;
}

const utc = async (text: string, format?: Format) => (await answer({ text, ...(format && { format }) })).values.iso8601;

describe('date-converter', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations];
      expect(mismatch(example, await execute(operation as typeof convert, example.input as never))).toBeUndefined();
    });
  }

  it.each([
    // ISO 8601-1
    ['2023', 'iso8601', '2023-01-01T00:00:00Z'],
    ['2023-04', 'iso8601', '2023-04-01T00:00:00Z'],
    ['20230412', 'iso8601', '2023-04-12T00:00:00Z'],
    ['2023-W15', 'iso8601', '2023-04-10T00:00:00Z'],
    ['2023-w15-3T10', 'iso8601', '2023-04-12T10:00:00Z'],
    ['2020-W53-7', 'iso8601', '2021-01-03T00:00:00Z'],
    ['2023-102', 'iso8601', '2023-04-12T00:00:00Z'],
    ['+012023-04-12T01:02', 'iso8601', '+012023-04-12T01:02:00Z'],
    ['-000044-03-15', 'iso8601', '-000044-03-15T00:00:00Z'],
    ['2023-04-12t23:10:24,5z', 'iso8601', '2023-04-12T23:10:24.5Z'],
    ['20230412T231024+0200', 'iso8601', '2023-04-12T21:10:24Z'],
    ['2023-04-12T23:10\u221202', 'iso8601', '2023-04-13T01:10:00Z'],
    ['2023-04-12T24:00', 'iso8601', '2023-04-13T00:00:00Z'],
    // Local mean times: Paris until 1911, Monrovia until 7 January 1972 as the last of all
    ['1850-01-01T00:09:21+00:09:21', 'iso8601', '1850-01-01T00:00:00Z'],
    ['1972-01-06T23:15:30-00:44:30', 'iso8601', '1972-01-07T00:00:00Z'],
    ['2023-04-12T23:10:24-0530', 'iso8601', '2023-04-13T04:40:24Z'],
    ['2023-04-12T23:10:24-05', 'iso8601', '2023-04-13T04:10:24Z'],
    ['2023-04-12T23:10:24.123456789Z', 'iso8601', '2023-04-12T23:10:24.123456789Z'],
    // RFC 9557
    ['2022-07-08T00:14:07Z[Europe/Paris]', 'rfc9557', '2022-07-08T00:14:07Z'],
    ['2022-07-08T02:14:07+02:00[!Europe/Paris][u-ca=hebrew]', 'rfc9557', '2022-07-08T00:14:07Z'],
    ['2022-07-08T02:14:07[Europe/Paris]', 'rfc9557', '2022-07-08T00:14:07Z'],
    ['2023-10-29T02:30:00+01:00[Europe/Paris]', 'rfc9557', '2023-10-29T01:30:00Z'],
    ['1850-01-01T00:00:00+00:09[Europe/Paris]', 'rfc9557', '1849-12-31T23:50:39Z'],
    // RFC 9557 §3.4: neither Z nor -00:00 says what the clocks of the zone show.
    ['2022-07-08T00:14:07Z[!Europe/London]', 'rfc9557', '2022-07-08T00:14:07Z'],
    ['2022-07-08T00:14:07-00:00[!Europe/London]', 'rfc9557', '2022-07-08T00:14:07Z'],
    // RFC 9557 §3.3: elective tags may be ignored, and the first of a key counts.
    ['2022-07-08T00:14:07+01:00[knort=blargel]', 'rfc9557', '2022-07-07T23:14:07Z'],
    ['2022-07-08T00:14:07Z[u-ca=chinese][u-ca=japanese]', 'rfc9557', '2022-07-08T00:14:07Z'],
    ['2022-07-08T00:14:07Z[Europe/Paris][u-ca=islamic-umalqura][x-foo=Bar-1]', 'rfc9557', '2022-07-08T00:14:07Z'],
    ['2022-07-08T00:14:07Z[!u-ca=gregory]', 'rfc9557', '2022-07-08T00:14:07Z'],
    ['2022-07-08T02:14:07+02:00[!Europe/Paris][!u-ca=iso8601]', 'rfc9557', '2022-07-08T00:14:07Z'],
    ['2022-07-08T00:14:07Z[u-ca=gregory][!u-ca=gregory]', 'rfc9557', '2022-07-08T00:14:07Z'],
    ['2022-07-08t00:14:07z[!U-CA=Gregory]', 'rfc9557', '2022-07-08T00:14:07Z'],
    // ISO 9075
    ['2023-04-12 23:10', 'iso9075', '2023-04-12T23:10:00Z'],
    ['2023/04/12 23:10:24.5 UTC', 'iso9075', '2023-04-12T23:10:24.5Z'],
    ['2023-04-12 23:10:24+02', 'iso9075', '2023-04-12T21:10:24Z'],
    // RFC 5322
    ['12 Apr 2023 23:10 +0200 (CEST)', 'rfc5322', '2023-04-12T21:10:00Z'],
    // Comments nest, and hold quoted pairs (RFC 5322 §3.2.2).
    ['Sun, 06 Nov 1994 08:49:37 +0000 (a (nested) comment)', 'rfc5322', '1994-11-06T08:49:37Z'],
    [String.raw`12 Apr 2023 23:10 +0200 (\) \( ((a)(b))) (CEST)`, 'rfc5322', '2023-04-12T21:10:00Z'],
    ['12 Apr 2023 23:10:24(UTC)', 'rfc5322', '2023-04-12T23:10:24Z'],
    ['wed, 12 apr 2023 23:10:24 edt', 'rfc5322', '2023-04-13T03:10:24Z'],
    ['Wed, 12 Apr 2023 23:10:24 PST', 'rfc5322', '2023-04-13T07:10:24Z'],
    ['12 Apr 2023 23:10:24 Z', 'rfc5322', '2023-04-12T23:10:24Z'],
    ['Wed Apr 12 2023 23:10:24 GMT+0200 (heure d’été)', 'javascript', '2023-04-12T21:10:24Z'],
    ['Fri Mar 15 -0044 00:00:00 GMT+0000', 'javascript', '-000044-03-15T00:00:00Z'],
    // Numbers, by size
    ['0', 'unixSeconds', '1970-01-01T00:00:00Z'],
    ['-1', 'unixSeconds', '1969-12-31T23:59:59Z'],
    ['99999999999', 'unixSeconds', '5138-11-16T09:46:39Z'],
    ['100000000000', 'unixMilliseconds', '1973-03-03T09:46:40Z'],
    ['1681333824123', 'unixMilliseconds', '2023-04-12T21:10:24.123Z'],
    ['100000000000000', 'unixMicroseconds', '1973-03-03T09:46:40Z'],
    ['1681333824123456789', 'unixNanoseconds', '2023-04-12T21:10:24.123456789Z'],
    ['133258074240000000', 'fileTime', '2023-04-12T21:10:24Z'],
    ['638169306240000001', 'dotnetTicks', '2023-04-12T21:10:24.0000001Z'],
    ['20230412211024', 'generalizedTime', '2023-04-12T21:10:24Z'],
    ['20231412211024', 'unixMilliseconds', '2611-02-09T20:43:31.024Z'],
    ['20231332', 'unixSeconds', '1970-08-23T03:48:52Z'],
    ['1800', 'unixSeconds', '1970-01-01T00:30:00Z'],
    ['3000000.5', 'unixSeconds', '1970-02-04T17:20:00.5Z'],
    ['-0.5', 'unixSeconds', '1969-12-31T23:59:59.5Z'],
    ['20230412211024.5+0200', 'generalizedTime', '2023-04-12T19:10:24.5Z'],
    ['20230412211024Z', 'generalizedTime', '2023-04-12T21:10:24Z'],
    ['{017F22E2-79B0-7CC3-98C4-DC0C0C07398F}', 'uuid', '2022-02-22T19:22:22Z'],
    ['urn:uuid:017f22e279b07cc398c4dc0c0c07398f', 'uuid', '2022-02-22T19:22:22Z'],
    ['01arz3ndektsv4rrffq69g5fav', 'ulid', '2016-07-30T23:54:10.259Z'],
    ['  2023-04-12  ', 'iso8601', '2023-04-12T00:00:00Z'],
  ])('reads %j as %s', async (text, format, iso) => {
    expect(await answer({ text })).toMatchObject({ format, values: { iso8601: iso } });
  });

  it.each([
    ['0', 'excelSerial', '1899-12-31T00:00:00Z'],
    ['1', 'excelSerial', '1900-01-01T00:00:00Z'],
    ['59.5', 'excelSerial', '1900-02-28T12:00:00Z'],
    ['61', 'excelSerial', '1900-03-01T00:00:00Z'],
    ['2958465.999', 'excelSerial', '9999-12-31T23:58:33.6Z'],
    ['45028.9655555556', 'excelSerial', '2023-04-12T23:10:24Z'],
    ['1.5', 'unixMilliseconds', '1970-01-01T00:00:00.0015Z'],
    ['-1.0000000005', 'unixSeconds', '1969-12-31T23:59:58.999999999Z'],
    ['0', 'fileTime', '1601-01-01T00:00:00Z'],
    ['0', 'dotnetTicks', '0001-01-01T00:00:00Z'],
    ['3155378975999999999', 'dotnetTicks', '9999-12-31T23:59:59.9999999Z'],
    ['20230412', 'unixSeconds', '1970-08-23T03:33:32Z'],
  ] as const)('reads %j as forced %s', async (text, format, iso) => {
    expect(await utc(text, format)).toBe(iso);
  });

  it.each([
    [{ text: '2023-02-29' }, 'invalid-date', { reason: 'day', value: '2023-02-29' }],
    [{ text: '2023-13-01' }, 'invalid-date', { reason: 'month', value: '2023-13-01' }],
    [{ text: '2023-13' }, 'invalid-date', { reason: 'month', value: '2023-13' }],
    [{ text: '20230230T10' }, 'invalid-date', { reason: 'day', value: '20230230' }],
    [{ text: '-000001-02-30' }, 'invalid-date', { reason: 'day', value: '-000001-02-30' }],
    [{ text: '2023/02/30 10:00' }, 'invalid-date', { reason: 'day', value: '2023/02/30' }],
    [{ text: '30 Feb 2023 10:00 +0100 (CET)' }, 'invalid-date', { reason: 'day', value: '30 Feb 2023 10:00 +0100' }],
    [{ text: 'Sun Nov 31 08:49:37 1994' }, 'invalid-date', { reason: 'day', value: 'Sun Nov 31 08:49:37 1994' }],
    [{ text: '2023-04-12T25:00' }, 'invalid-date', { reason: 'time', value: '25:00' }],
    [{ text: '2023-04-12T25' }, 'invalid-date', { reason: 'time', value: '25' }],
    [{ text: '20230412T2500+0200' }, 'invalid-date', { reason: 'time', value: '2500' }],
    [{ text: '2023-04-12 24:00:00,5 UTC' }, 'invalid-date', { reason: 'time', value: '24:00:00,5' }],
    [{ text: '20230412256000Z', format: 'generalizedTime' }, 'invalid-date', { reason: 'time', value: '256000' }],
    [{ text: '12 Apr 2023 25:00 +0100' }, 'invalid-date', { reason: 'time', value: '25:00' }],
    [{ text: 'Sun, 06 Nov 1994 08:60:37 GMT' }, 'invalid-date', { reason: 'time', value: '08:60:37' }],
    [{ text: 'Sun Nov 06 1994 24:49:37 GMT+0100' }, 'invalid-date', { reason: 'time', value: '24:49:37' }],
    [{ text: '2023-04-12T24:00:01' }, 'invalid-date', { reason: 'time', value: '24:00:01' }],
    [{ text: '2023-04-12T10:00+24:00' }, 'invalid-date', { reason: 'offset' }],
    [{ text: '2023-W53' }, 'invalid-date', { reason: 'week' }],
    [{ text: '2023-W15-8' }, 'invalid-date', { reason: 'week' }],
    [{ text: '2023-366' }, 'invalid-date', { reason: 'ordinal' }],
    [{ text: '-000000-01-01' }, 'invalid-date', { reason: 'year' }],
    [{ text: '2022-07-08T00:14:07+01:00[Europe/Paris]' }, 'invalid-date', { reason: 'offset' }],
    [{ text: '2023-03-26T02:30:00+02:00[Europe/Paris]' }, 'invalid-date', { reason: 'offset' }],
    // RFC 9557 §3.3 and §3.4
    [{ text: '2022-07-08T00:14:07+01:00[!Europe/Paris]' }, 'invalid-date', { reason: 'offset' }],
    [{ text: '2022-07-08T00:14:07+00:00[!Europe/London]' }, 'invalid-date', { reason: 'offset' }],
    [{ text: '2022-07-08T00:14:07Z[!Mars/Olympus]' }, 'unknown-time-zone', { timeZone: 'Mars/Olympus' }],
    [
      { text: '2022-07-08T00:14:07Z[!knort=blargel]' },
      'invalid-date',
      { reason: 'critical-tag', value: '[!knort=blargel]' },
    ],
    [
      { text: '2022-07-08T02:14:07+02:00[Europe/Paris][x-a=1][!u-ca=hebrew]' },
      'invalid-date',
      { reason: 'critical-tag', value: '[!u-ca=hebrew]' },
    ],
    [
      { text: '2022-07-08T00:14:07Z[!u-ca=chinese][u-ca=japanese]', format: 'rfc9557' },
      'invalid-date',
      { reason: 'critical-tag', value: '[!u-ca=chinese]' },
    ],
    [
      { text: '2022-07-08T00:14:07Z[u-ca=chinese][!u-ca=japanese]' },
      'invalid-date',
      { reason: 'critical-tag', value: '[!u-ca=japanese]' },
    ],
    [
      { text: '2022-07-08T00:14:07Z[u-ca=hebrew][!u-ca=gregory]' },
      'invalid-date',
      { reason: 'tag-conflict', value: '[!u-ca=gregory]' },
    ],
    [
      { text: '2022-07-08T00:14:07Z[!u-ca=iso8601][x-a=1][u-ca=hebrew]' },
      'invalid-date',
      { reason: 'tag-conflict', value: '[!u-ca=iso8601]' },
    ],
    [{ text: '2022-07-08T00:14:07Z[_foo=bar]' }, 'unknown-format', {}],
    [{ text: '2022-07-08T00:14:07Z[u-ca=]' }, 'unknown-format', {}],
    [{ text: '2022-07-08T00:14:07Z[u-ca=a--b]' }, 'unknown-format', {}],
    [{ text: '2022-07-08T00:14:07Z[u-ca=hebrew][Europe/Paris]' }, 'unknown-format', {}],
    [{ text: '2022-07-08T00:14:07Z', format: 'rfc9557' }, 'format-mismatch', {}],
    [{ text: '60', format: 'excelSerial' }, 'invalid-date', { reason: 'excel-leap-day' }],
    [{ text: '2958466', format: 'excelSerial' }, 'invalid-date', { reason: 'excel' }],
    [{ text: '2022-07-08T00:14:07[Mars/Olympus]' }, 'unknown-time-zone', { timeZone: 'Mars/Olympus' }],
    [{ text: '2022-07-08T00:14:07Z[Mars/Olympus]' }, 'unknown-time-zone', { timeZone: 'Mars/Olympus' }],
    [{ text: '12 Apr 2023 23:10 CEST' }, 'unknown-time-zone', { timeZone: 'CEST' }],
    [{ text: '0', timeZone: '' }, 'unknown-time-zone', {}],
    [{ text: '0', timeZone: '2023-01-01T00:00[UTC]' }, 'unknown-time-zone', {}],
    [{ text: '2023-04T10:00' }, 'unknown-format', {}],
    [{ text: '2023-4-1' }, 'unknown-format', {}],
    // Refused by the tests of it-tools (GPL-3.0), ISO 8601-1 and RFC 3339: no offset has seconds.
    [{ text: '2022-01-01T12:00:00-05:00:00' }, 'unknown-format', {}],
    [{ text: '2022-01-01 12:00:00-05:00:00' }, 'unknown-format', {}],
    [{ text: '2022-01-01T12:00:00-05:00:30' }, 'unknown-format', {}],
    [{ text: '2022-01-01T12:00:00-050000' }, 'unknown-format', {}],
    [{ text: '2022-01-01T12:00:00-0500:30' }, 'unknown-format', {}],
    [{ text: '20220101T120000-050000' }, 'unknown-format', {}],
    [{ text: '2022-01-01T12:00:00+00:00:00[UTC]' }, 'unknown-format', {}],
    [{ text: '1850-01-01T00:09:21+00:09:00' }, 'unknown-format', {}],
    [{ text: '1850-01-01 00:09:21+00:09:21' }, 'unknown-format', {}],
    [{ text: '1972-01-08T00:00:00-00:44:30' }, 'unknown-format', {}],
    [{ text: '2022-01-01T12:00:00-05:00:00', format: 'iso8601' }, 'format-mismatch', {}],
    [{ text: '2022-01-01 12:00:00-05:00:00', format: 'iso9075' }, 'format-mismatch', {}],
    [{ text: 'Sat, 01 Jan 2022 12:00:00 -05:00:00' }, 'unknown-format', {}],
    [{ text: 'Sat Jan 01 2022 12:00:00 GMT-050000' }, 'unknown-format', {}],
    [{ text: '20220101120000-050000' }, 'unknown-format', {}],
    [{ text: '12 Apr 2023 23:10 +0200 (CEST' }, 'unknown-format', {}],
    [{ text: '12 Apr 2023 23:10 +0200 (CEST))' }, 'unknown-format', {}],
    [{ text: '12 Apr 2023 23:10 +0200 (CEST) a (b)' }, 'unknown-format', {}],
    [{ text: String.raw`12 Apr 2023 23:10 +0200 (CEST\)` }, 'unknown-format', {}],
    [{ text: `12 Apr 2023 23:10 ${'('.repeat(1_000_000)}` }, 'unknown-format', {}],
    [{ text: 'T'.repeat(1_000_000) }, 'unknown-format', {}],
    [{ text: '9'.repeat(1_000_000) }, 'unknown-format', {}],
    [{ text: '1.5', format: 'unixNanoseconds' }, 'format-mismatch', { format: 'unixNanoseconds' }],
    [{ text: '+275760-09-13T00:00:00.001Z' }, 'out-of-range', {}],
    [{ text: '8640000000000.001', format: 'unixSeconds' }, 'out-of-range', {}],
    [{ text: '+275760-09-13T14:00:00.000000001', timeZone: '+14:00' }, 'out-of-range', {}],
    [{ text: '-271821-04-19T18:59', timeZone: '-05:00' }, 'out-of-range', {}],
    [{ text: '+999999-01-01' }, 'out-of-range', {}],
    [{ text: '00000000-0000-0000-0000-000000000000' }, 'uuid-without-time', {}],
    [{ text: ' ' }, 'empty-input', {}],
  ] as const)('refuses %j', async (input, code, details) => {
    expect(await fault(input)).toMatchObject({ code, details });
  });

  it.each([
    ['Tue, 12 Apr 2023 23:10:24 GMT', ['weekday-mismatch']],
    ['Sunday, 06-Nov-94 08:49:37 GMT', ['two-digit-year']],
    ['6 Nov 49 08:49 GMT', ['two-digit-year']],
    ['2016-12-31T23:59:60.5Z', ['leap-second']],
    ['2023-04-12T23:10:24.1234567891Z', ['precision-reduced']],
    ['2023-04-12T23:10:24.1234567890Z', []],
  ])('warns of %j with %j', async (text, warnings) => {
    expect((await answer({ text })).warnings).toEqual(warnings);
  });

  it.each([
    ['+275760-09-13T14:00', '+14:00', '8640000000000000'],
    ['-271821-04-19T19:00', '-05:00', '-8640000000000000'],
  ])('reads %j on a clock at %s, which is not a date in UTC', async (text, timeZone, unixMilliseconds) => {
    expect((await answer({ text, timeZone })).values).toMatchObject({ unixMilliseconds });
  });

  it('tells which values a format cannot hold', async () => {
    const before = (await answer({ text: '-000001-06-15T12:00:00Z' })).values;
    for (const key of [
      'rfc5322',
      'rfc7231',
      'objectId',
      'uuidV7',
      'ulid',
      'excelSerial',
      'fileTime',
      'dotnetTicks',
      'generalizedTime',
    ] as const)
      expect(before[key], key).toBeNull();
    expect(before).toMatchObject({ javascript: 'Tue Jun 15 -0001 12:00:00 GMT+0000', isoOrdinalDate: '-000001-166' });
    const late = (await answer({ text: '+010000-01-01T00:00:00Z' })).values;
    expect(late).toMatchObject({ excelSerial: null, dotnetTicks: null, objectId: null, generalizedTime: null });
    expect((await answer({ text: '4294967296' })).values.objectId).toBeNull();
  });

  it('counts in the zone', async () => {
    const found = await answer({ text: '2024-12-31T23:30:00Z', timeZone: 'Asia/Tokyo' });
    expect(found).toMatchObject({ offset: '+09:00', weekday: 3, dayOfYear: 1, leapYear: false });
    expect(found.values).toMatchObject({ isoWeekDate: '2025-W01-3', iso9075: '2025-01-01 08:30:00' });
    expect((await answer({ text: '0', timeZone: '-03:30' })).values.rfc9557).toBe('1969-12-31T20:30:00-03:30[-03:30]');
    expect((await answer({ text: '0' })).values.rfc9557).toBe('1970-01-01T00:00:00+00:00[UTC]');
    const mean = await answer({ text: '1850-01-01T00:00:00Z', timeZone: 'Europe/Paris' });
    expect(mean.values).toMatchObject({ iso8601: '1850-01-01T00:09:21+00:09:21', rfc5322: null });
  });

  it('agrees with Date of the browser', async () => {
    const rows = fc.sample(fc.integer({ min: -8.64e15, max: 8.64e15 }), { seed });
    for (const row of rows) {
      const date = new Date(row);
      const { values } = await answer({ text: String(row), format: 'unixMilliseconds' });
      expect(values.json).toBe(date.toISOString());
      if (values.rfc7231 !== null) expect(values.rfc7231).toBe(date.toUTCString());
    }
  });

  it('agrees with Python about weeks, ordinals and zones', async () => {
    const rows = fc.sample(fc.integer({ min: -2e9, max: 4e9 }), { seed });
    const theirs = askPython(
      rows,
      `(lambda dt, zi: [
        (lambda d: [d.isoformat(), list(d.isocalendar()), d.timetuple().tm_yday])(
          dt.datetime.fromtimestamp(row, dt.timezone.utc).astimezone(zi.ZoneInfo(zone)))
        for zone in ['Europe/Paris', 'America/St_Johns', 'Australia/Lord_Howe']])(__import__('datetime'), __import__('zoneinfo'))`,
    );
    const ours = await Promise.all(
      rows.map((row) =>
        Promise.all(
          ['Europe/Paris', 'America/St_Johns', 'Australia/Lord_Howe'].map(async (timeZone) => {
            const { values, dayOfYear } = await answer({ text: String(row), format: 'unixSeconds', timeZone });
            const [year, week, weekday] = values.isoWeekDate.split('-');
            return [values.iso8601, [Number(year), Number(week?.slice(1)), Number(weekday)], dayOfYear];
          }),
        ),
      ),
    );
    expect(ours).toEqual(theirs);
  });

  it('reads back every value that it writes, in its own format and by itself', async () => {
    const names: readonly (readonly [keyof DateValues, Format, precision: bigint])[] = [
      ['iso8601', 'iso8601', 1n],
      ['iso8601Utc', 'iso8601', 1n],
      ['json', 'iso8601', 1_000_000n],
      ['rfc9557', 'rfc9557', 1n],
      ['rfc5322', 'rfc5322', 1_000_000_000n],
      ['rfc7231', 'rfc7231', 1_000_000_000n],
      ['javascript', 'javascript', 1_000_000_000n],
      ['unixSeconds', 'unixSeconds', 1_000_000_000n],
      ['unixNanoseconds', 'unixNanoseconds', 1n],
      ['objectId', 'objectId', 1_000_000_000n],
      ['uuidV7', 'uuid', 1_000_000n],
      ['ulid', 'ulid', 1_000_000n],
      ['fileTime', 'fileTime', 100n],
      ['dotnetTicks', 'dotnetTicks', 100n],
      ['generalizedTime', 'generalizedTime', 1n],
    ];
    const zones = fc.constantFrom('UTC', 'Europe/Paris', 'Asia/Kathmandu', '-11:30');
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: 0n, max: 4n * 10n ** 18n }), zones, async (nanoseconds, timeZone) => {
        const { values } = await answer({ text: String(nanoseconds), format: 'unixNanoseconds', timeZone });
        for (const [key, format, precision] of names) {
          const text = values[key];
          if (text === null) throw new Error(key);
          const back = await answer({ text, format, timeZone });
          expect(BigInt(back.values.unixNanoseconds), key).toBe((nanoseconds / precision) * precision);
        }
      }),
      { seed, numRuns: propertyRuns(0.25) },
    );
  });

  it('answers any text in any format with a value or one of its errors', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.stringMatching(/^[0-9tzwA-F+\-:. [\]/]{0,30}$/),
        fc.constantFrom('auto' as const, ...formats),
        async (text, format) => {
          expect(await execute(convert, { text, format })).toHaveProperty('ok');
        },
      ),
      { seed },
    );
  });

  it.each([
    ['2024-02-29T10:00:00Z', 'P1Y', 'UTC', '2025-02-28T10:00:00Z'],
    ['2023-03-25T12:00', 'P1D', 'Europe/Paris', '2023-03-26T12:00:00+02:00'],
    ['2023-03-25T12:00', 'PT24H', 'Europe/Paris', '2023-03-26T13:00:00+02:00'],
    ['2023-04-12T10:00:00Z', '-P1W', 'UTC', '2023-04-05T10:00:00Z'],
    ['0', 'PT0.000000001S', 'UTC', '1970-01-01T00:00:00.000000001Z'],
  ])('adds to %s %s in %s', async (text, duration, timeZone, sum) => {
    expect(await execute(add, { text, duration, timeZone })).toEqual({ ok: true, value: sum });
  });

  it('says how far apart two dates are', async () => {
    expect(await execute(difference, { start: '2024-02-29', end: '2023-01-31T12:00' })).toMatchObject({
      value: { duration: '-P1Y27DT12H', seconds: '-33998400', days: -393 },
    });
    expect(await execute(difference, { start: '0', end: '0' })).toMatchObject({
      value: { duration: 'PT0S', nanoseconds: '0', seconds: '0', days: 0 },
    });
    expect(await execute(difference, { start: '0', end: 'soon' })).toMatchObject({
      error: { code: 'unknown-format', details: { field: 'end' } },
    });
  });
});
