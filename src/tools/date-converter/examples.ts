import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'convert',
    input: { text: '2023-04-12T23:10:24+02:00', timeZone: 'Europe/Paris' },
    value: {
      format: 'iso8601',
      timeZone: 'Europe/Paris',
      offset: '+02:00',
      weekday: 3,
      dayOfYear: 102,
      leapYear: false,
      warnings: [],
      values: {
        iso8601: '2023-04-12T23:10:24+02:00',
        iso8601Utc: '2023-04-12T21:10:24Z',
        json: '2023-04-12T21:10:24.000Z',
        rfc9557: '2023-04-12T23:10:24+02:00[Europe/Paris]',
        iso9075: '2023-04-12 23:10:24',
        rfc5322: 'Wed, 12 Apr 2023 23:10:24 +0200',
        rfc7231: 'Wed, 12 Apr 2023 21:10:24 GMT',
        javascript: 'Wed Apr 12 2023 23:10:24 GMT+0200',
        isoWeekDate: '2023-W15-3',
        isoOrdinalDate: '2023-102',
        unixSeconds: '1681333824',
        unixMilliseconds: '1681333824000',
        unixMicroseconds: '1681333824000000',
        unixNanoseconds: '1681333824000000000',
        objectId: '64371e400000000000000000',
        uuidV7: '0187774e-2a00-7000-8000-000000000000',
        ulid: '01GXVMWAG00000000000000000',
        excelSerial: '45028.9655555556',
        fileTime: '133258074240000000',
        dotnetTicks: '638169306240000000',
        generalizedTime: '20230412211024Z',
      },
    },
  },
  {
    op: 'convert',
    input: { text: '1681333824123456' },
    partial: {
      format: 'unixMicroseconds',
      values: { iso8601: '2023-04-12T21:10:24.123456Z', json: '2023-04-12T21:10:24.123Z' },
    },
  },
  {
    op: 'convert',
    input: { text: '507f1f77bcf86cd799439011' },
    partial: { format: 'objectId', values: { iso8601: '2012-10-17T21:13:27Z' } },
  },
  // RFC 9562, appendix A: versions 1, 6 and 7 of the same moment
  {
    op: 'convert',
    input: { text: 'C232AB00-9414-11EC-B3C8-9F6BDECED846' },
    partial: { format: 'uuid', values: { iso8601: '2022-02-22T19:22:22Z' } },
  },
  {
    op: 'convert',
    input: { text: '1EC9414C-232A-6B00-B3C8-9F6BDECED846' },
    partial: { format: 'uuid', values: { iso8601: '2022-02-22T19:22:22Z' } },
  },
  {
    op: 'convert',
    input: { text: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F' },
    partial: { format: 'uuid', values: { iso8601: '2022-02-22T19:22:22Z' } },
  },
  {
    op: 'convert',
    input: { text: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
    partial: { format: 'ulid', values: { iso8601: '2016-07-30T23:54:10.259Z' } },
  },
  // RFC 9110 §5.6.7: three forms of one moment
  ...['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994'].map((text) => ({
    op: 'convert',
    input: { text },
    partial: { format: 'rfc7231', values: { unixSeconds: '784111777' } },
  })),
  // RFC 5322, appendix A.1.1
  {
    op: 'convert',
    input: { text: 'Fri, 21 Nov 1997 09:55:06 -0600' },
    partial: { format: 'rfc5322', warnings: [], values: { iso8601: '1997-11-21T15:55:06Z' } },
  },
  // RFC 3339 §5.8
  {
    op: 'convert',
    input: { text: '1990-12-31T23:59:60Z' },
    partial: { warnings: ['leap-second'], values: { iso8601: '1990-12-31T23:59:59Z' } },
  },
  {
    op: 'convert',
    input: { text: '1937-01-01T12:00:27.87+00:20' },
    partial: { values: { iso8601: '1937-01-01T11:40:27.87Z' } },
  },
  // RFC 9557 §4.1
  {
    op: 'convert',
    input: { text: '2022-07-08T00:14:07+01:00[Europe/London]' },
    partial: { format: 'rfc9557', values: { iso8601: '2022-07-07T23:14:07Z' } },
  },
  {
    op: 'convert',
    input: { text: '42510.5' },
    partial: { format: 'excelSerial', values: { iso8601: '2016-05-20T12:00:00Z' } },
  },
  {
    op: 'convert',
    input: { text: '2023-10-29T02:30:00', timeZone: 'Europe/Paris' },
    partial: { warnings: ['local-time-overlap'], values: { iso8601: '2023-10-29T02:30:00+02:00' } },
  },
  {
    op: 'convert',
    input: { text: '2023-03-26T02:30:00', timeZone: 'Europe/Paris' },
    partial: { warnings: ['local-time-gap'], values: { iso8601: '2023-03-26T03:30:00+02:00' } },
  },
  { op: 'convert', input: { text: '2023-02-30' }, error: 'invalid-date' },
  { op: 'convert', input: { text: 'soon' }, error: 'unknown-format' },
  { op: 'convert', input: { text: '2023-04-12', format: 'ulid' }, error: 'format-mismatch' },
  { op: 'convert', input: { text: '0', timeZone: 'Mars/Olympus' }, error: 'unknown-time-zone' },
  { op: 'convert', input: { text: '919108F7-52D1-4320-9BAC-F847DB4148A8' }, error: 'uuid-without-time' },
  { op: 'convert', input: { text: '9'.repeat(30) }, error: 'out-of-range' },
  { op: 'convert', input: { text: '' }, error: 'empty-input' },
  {
    op: 'in-zones',
    input: { text: '2023-04-12T21:10:24Z', zones: ['Asia/Kolkata', 'UTC', '-03:30'] },
    value: [
      { timeZone: 'Asia/Kolkata', iso8601: '2023-04-13T02:40:24+05:30', offset: '+05:30' },
      { timeZone: 'UTC', iso8601: '2023-04-12T21:10:24Z', offset: '+00:00' },
      { timeZone: '-03:30', iso8601: '2023-04-12T17:40:24-03:30', offset: '-03:30' },
    ],
  },
  {
    op: 'readings',
    input: { text: '20230412' },
    value: [
      { format: 'iso8601', iso8601: '2023-04-12T00:00:00Z' },
      { format: 'unixSeconds', iso8601: '1970-08-23T03:33:32Z' },
      { format: 'unixMilliseconds', iso8601: '1970-01-01T05:37:10.412Z' },
      { format: 'unixMicroseconds', iso8601: '1970-01-01T00:00:20.230412Z' },
      { format: 'unixNanoseconds', iso8601: '1970-01-01T00:00:00.020230412Z' },
    ],
  },
  { op: 'add', input: { text: '2023-01-31T10:00:00Z', duration: 'P1M' }, value: '2023-02-28T10:00:00Z' },
  { op: 'add', input: { text: '2023-01-31T10:00:00Z', duration: 'a month' }, error: 'invalid-duration' },
  { op: 'add', input: { text: '2023-01-31', duration: 'P9999999999Y' }, error: 'out-of-range' },
  { op: 'add', input: { text: '2023-01-31', duration: 'PT99999999999999H' }, error: 'out-of-range' },
  { op: 'add', input: { text: '2023-01-31', duration: 'PT1.0000000001S' }, error: 'invalid-duration' },
  {
    op: 'difference',
    input: { start: '2023-10-28T12:00', end: '2023-10-29T12:00', timeZone: 'Europe/Paris' },
    value: { duration: 'P1D', nanoseconds: '90000000000000', seconds: '90000', days: 1 },
  },
];
