import type { Example } from '#core/example.ts';

const gregorian = { timestamp: 1645557742000, node: '9F6BDECED846', clockSeq: 13256 };

export const examples: readonly Example[] = [
  // RFC 9562 appendix A.1, A.5
  { op: 'generate', input: { version: 'v1', ...gregorian }, value: ['c232ab00-9414-11ec-b3c8-9f6bdeced846'] },
  {
    op: 'generate',
    input: { version: 'v6', uppercase: true, ...gregorian },
    value: ['1EC9414C-232A-6B00-B3C8-9F6BDECED846'],
  },
  // RFC 9562 appendix A.2, A.4
  {
    op: 'generate',
    input: { version: 'v3', namespace: 'dns', name: 'www.example.com' },
    value: ['5df41881-3aed-3515-88a7-2f4a814cf09e'],
  },
  {
    op: 'generate',
    input: { version: 'v5', namespace: 'dns', name: 'www.example.com' },
    value: ['2ed6657d-e927-568b-95e1-2665a8aea6a2'],
  },
  { op: 'generate', input: { version: 'nil', format: 'compact' }, value: ['00000000000000000000000000000000'] },
  { op: 'generate', input: { version: 'v3', namespace: 'nowhere' }, error: 'invalid-namespace' },
  { op: 'generate', input: { version: 'v1', node: '12:34' }, error: 'invalid-node' },
  {
    op: 'generate-named',
    input: { version: 'v5', namespace: 'dns', names: 'www.example.com\nwww.example.com\n' },
    value: ['2ed6657d-e927-568b-95e1-2665a8aea6a2', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
  },
  // RFC 9562 appendix A.6
  {
    op: 'parse',
    input: { uuid: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F' },
    value: {
      uuid: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
      kind: 'v7',
      version: 7,
      variant: 'rfc9562',
      timestamp: '2022-02-22T19:22:22.000Z',
      unixMs: 1645557742000,
      clockSeq: null,
      node: null,
      nodeIsRandom: null,
      hex: '017f22e279b07cc398c4dc0c0c07398f',
      integer: '1989357241971137676463954034883508623',
    },
  },
  {
    op: 'parse',
    input: { uuid: 'not-a-uuid' },
    error: 'invalid-uuid',
    details: { reason: 'character', position: 1, character: 'n' },
  },
  {
    op: 'parse-list',
    input: { text: '00000000-0000-0000-0000-000000000000\n\nx' },
    partial: [
      { line: 1, value: { kind: 'nil' } },
      { line: 3, text: 'x', value: null },
    ],
  },
];
