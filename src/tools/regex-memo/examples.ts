import type { Example } from '#core/example.ts';

const ids = (...expected: string[]) => expected.map((id) => ({ id }));

export const examples: readonly Example[] = [
  { op: 'search', input: { query: 'lookbehind' }, partial: ids('lookbehind', 'negative-lookbehind') },
  {
    op: 'search',
    input: { section: 'anchors' },
    partial: ids('start', 'end', 'word-boundary', 'not-word-boundary'),
  },
  {
    op: 'search',
    input: { query: 'point de code', locale: 'fr' },
    partial: [{ id: 'code-point', name: 'point de code', needs: 'u', since: 2015 }, { id: 'emoji' }],
  },
  { op: 'search', input: { query: 'zzzz' }, value: [] },
  {
    op: 'try-example',
    input: { pattern: '\\d+', flags: 'g', text: 'a1b22', replacement: '[$&]' },
    value: {
      spans: [
        { index: 1, end: 2 },
        { index: 3, end: 5 },
      ],
      replaced: 'a[1]b[22]',
    },
  },
  { op: 'try-example', input: { pattern: '(', text: '' }, error: 'invalid-pattern' },
];
