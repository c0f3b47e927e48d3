import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  // The ULID specification's id
  {
    op: 'parse',
    input: { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
    value: {
      kind: 'ulid',
      canonical: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      unixMs: 1469922850259,
      timestamp: '2016-07-30T23:54:10.259Z',
      hex: '01563e3ab5d3d6764c61efb99302bd5b',
      integer: '1777027686520646174104517696511196507',
      ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      uuid: '01563e3a-b5d3-d676-4c61-efb99302bd5b',
      parts: { random: 'd6764c61efb99302bd5b' },
    },
  },
  // The readme of segmentio/ksuid (MIT)
  {
    op: 'parse',
    input: { id: '0ujtsYcgvSTl8PAuAdqWYSMnLOv' },
    partial: {
      kind: 'ksuid',
      timestamp: '2017-10-10T04:00:47.000Z',
      parts: { payload: 'b5a1cd34b5f99d1154fb6853345c9735' },
    },
  },
  // Discord's documentation of its ids
  {
    op: 'parse',
    input: { id: '175928847299117063' },
    partial: {
      kind: 'snowflake',
      unixMs: 1330779680453,
      hex: '0271065ac1020007',
      parts: {
        epoch: 'twitter',
        node: 32,
        sequence: 7,
        candidates: [
          { epoch: 'twitter', unixMs: 1330779680453 },
          { epoch: 'discord', unixMs: 1462015105796, timestamp: '2016-04-30T11:18:25.796Z' },
          { epoch: 'unix', unixMs: 41944705796 },
        ],
      },
    },
  },
  {
    op: 'parse',
    input: { id: '507f1f77bcf86cd799439011' },
    partial: {
      kind: 'objectid',
      timestamp: '2012-10-17T21:13:27.000Z',
      ulid: null,
      uuid: null,
      parts: { random: 'bcf86cd799', counter: 4427793 },
    },
  },
  {
    op: 'convert',
    input: { id: '01563e3a-b5d3-d676-4c61-efb99302bd5b', to: 'ulid' },
    value: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
  },
  { op: 'generate', input: { timestamp: 0, count: 2 }, partial: [/^0000000000/, /^0000000000/] },
  {
    op: 'parse',
    input: { id: '81ARZ3NDEKTSV4RRFFQ69G5FAV' },
    error: 'invalid-id',
    details: { reason: 'overflow', kind: 'ulid' },
  },
  { op: 'generate', input: { kind: 'typeid', prefix: 'Bad' }, error: 'invalid-prefix', details: { prefix: 'Bad' } },
  {
    op: 'parse-list',
    input: { text: '01ARZ3NDEKTSV4RRFFQ69G5FAV\n\nx' },
    partial: [
      { line: 1, value: { kind: 'ulid' } },
      { line: 3, text: 'x', value: null },
    ],
  },
];
