import type { Example } from '#core/example.ts';

export const examples: readonly Example[] = [
  {
    op: 'scan',
    input: { text: 'a\u200Bb' },
    value: {
      verdict: 'warning',
      counts: { 'zero-width': 1 },
      truncated: false,
      findings: [
        {
          kind: 'zero-width',
          severity: 'warning',
          index: 1,
          end: 2,
          line: 1,
          column: 2,
          text: '\u200B',
          codePoints: ['U+200B'],
          name: 'ZERO WIDTH SPACE',
          detail: {},
        },
      ],
    },
  },
  {
    op: 'scan',
    input: { text: 'p\u0430ypal' },
    partial: {
      verdict: 'warning',
      findings: [
        { kind: 'mixed-script', index: 0, end: 6, detail: { scripts: ['Latin', 'Cyrillic'] } },
        { kind: 'confusable', index: 1, detail: { looksLike: ['a'], wholeWord: false } },
      ],
    },
  },
  {
    op: 'scan',
    input: { text: '👩‍🚀 ❤️ 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}' },
    value: { verdict: 'clean', counts: {}, truncated: false, findings: [] },
  },
  {
    op: 'scan',
    input: { text: 'if (x /*\u202E} */' },
    partial: { verdict: 'danger', findings: [{ kind: 'bidi-control', index: 8, detail: { unbalanced: true } }] },
  },
  {
    op: 'scan',
    input: { text: 'l’été', context: 'code' },
    partial: { verdict: 'warning', findings: [{ kind: 'punctuation', index: 1, detail: { looksLike: ["'"] } }] },
  },
  { op: 'scan', input: { text: 'l’été' }, partial: { verdict: 'clean' } },
  { op: 'scan', input: { text: 'Привет, мир' }, partial: { verdict: 'clean' } },
  { op: 'clean', input: { text: 'a\u00A0b\u200B' }, value: 'a b' },
  { op: 'clean', input: { text: 'p\u0430ypal', confusables: true }, value: 'paypal' },
  { op: 'skeleton', input: { text: 'р\u0430у\u0440\u0430l' }, value: 'paypal' },
  { op: 'reveal', input: { text: 'a\u00AD' }, value: 'a[U+00AD]' },
  {
    op: 'compare',
    input: { a: 'p\u0430y', b: 'pays' },
    value: {
      same: false,
      confusable: false,
      skeletonA: 'pay',
      skeletonB: 'pays',
      differences: [
        { index: 1, a: 'U+0430', b: 'U+0061' },
        { index: 3, a: null, b: 'U+0073' },
      ],
    },
  },
];
