import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'match',
    input: { pattern: '(?<y>\\d{4})-(?<m>\\d\\d)(x)?', text: 'on 2024-05 and 1999-12' },
    partial: {
      count: 2,
      groupCount: 3,
      groupNames: ['y', 'm'],
      matches: [
        {
          index: 3,
          end: 10,
          value: '2024-05',
          groups: [
            { number: 1, name: 'y', value: '2024', index: 3, end: 7 },
            { number: 2, name: 'm', value: '05', index: 8, end: 10 },
            { number: 3, name: null, value: null, index: null, end: null },
          ],
        },
        { index: 15 },
      ],
    },
  },
  {
    op: 'match',
    input: { pattern: 'a*', text: 'baa' },
    partial: { matches: [{ index: 0 }, { index: 1 }, { index: 3 }] },
  },
  { op: 'match', input: { pattern: '.', flags: 'gu', text: '😀' }, partial: { count: 1, matches: [{ end: 2 }] } },
  { op: 'match', input: { pattern: '.', text: '😀' }, partial: { count: 2 } },
  {
    op: 'replace',
    input: { pattern: '(\\w+) (\\w+)', text: 'John Smith', replacement: '$2, $1' },
    value: {
      text: 'Smith, John',
      count: 1,
      replacements: [{ index: 0, end: 10, value: 'John Smith', replacement: 'Smith, John', at: 0 }],
    },
  },
  { op: 'split', input: { pattern: '\\s*(,)\\s*', text: 'a , b,c' }, value: ['a', ',', 'b', ',', 'c'] },
  {
    op: 'match',
    input: { pattern: '(', text: '' },
    error: 'invalid-pattern',
    details: { reason: 'Unterminated group', index: 1, line: 1, column: 2 },
  },
  {
    op: 'match',
    input: { pattern: 'a', flags: 'gg', text: '' },
    error: 'invalid-flags',
    details: { flag: 'g', reason: 'repeated' },
  },
  {
    op: 'explain',
    input: { pattern: '^a+(b|[^c-e])$' },
    partial: {
      nodes: [
        { type: 'start' },
        { type: 'quantifier', min: 1, max: null, greedy: true },
        { type: 'capture', children: [{ type: 'alternative' }, { type: 'alternative' }] },
        { type: 'end' },
      ],
    },
  },
  {
    op: 'export',
    input: { pattern: '(?<y>\\d+)$', flags: 'gi', language: 'python' },
    value: {
      code: [
        'import re',
        '',
        'regex = re.compile(r"(?P<y>[0-9]+)\\Z", re.I)',
        'for match in regex.finditer(text):',
        '    print(match.start(), match.group(), match.groups())',
      ].join('\n'),
      notes: [],
    },
  },
  { op: 'check-speed', input: { pattern: '(a+)+$' }, partial: { verdict: 'exponential' } },
  {
    op: 'run-tests',
    input: { pattern: '^\\d+$', tests: [{ text: '42', expect: 'full-match' }, { text: '4x' }] },
    partial: { passed: 1, failed: 1, results: [{ ok: true }, { ok: false, faults: ['expected-match'] }] },
  },
];
