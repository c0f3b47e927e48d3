import type { Example } from '#core/example.ts';

const eacute = {
  char: 'é',
  codePoints: ['U+00E9'],
  names: ['eacute'],
  decimal: '&#233;',
  hex: '&#xE9;',
};

export const examples: readonly Example[] = [
  {
    op: 'encode',
    input: { text: `<a href="/?a=1&b=2">it's</a>` },
    value: '&lt;a href=&quot;/?a=1&amp;b=2&quot;&gt;it&#39;s&lt;/a&gt;',
  },
  { op: 'encode', input: { text: '<b>café</b> "q"', level: 'text' }, value: '&lt;b&gt;café&lt;/b&gt; "q"' },
  {
    op: 'encode',
    input: { text: 'é € — 😀\u00a0', level: 'non-ascii' },
    value: '&eacute; &euro; &mdash; &#x1F600;&nbsp;',
  },
  { op: 'encode', input: { text: 'é<', level: 'non-ascii', format: 'decimal' }, value: '&#233;&#60;' },
  { op: 'encode', input: { text: 'é&', level: 'non-ascii', format: 'hex' }, value: '&#xE9;&#x26;' },
  // Which of several names
  {
    op: 'encode',
    input: { text: '…½→≔\u2329', level: 'non-ascii' },
    value: '&hellip;&frac12;&rarr;&colone;&#x2329;',
  },
  { op: 'encode', input: { text: ".\n'fj", level: 'all' }, value: '&period;&NewLine;&#39;&#x66;&#x6A;' },
  { op: 'encode', input: { text: '&amp;' }, value: '&amp;amp;' },
  { op: 'decode', input: { text: '&lt;p&gt; &eacute;&copy &hearts; &#x1F600;' }, value: '<p> é© ♥ 😀' },
  { op: 'decode', input: { text: '&#x80; &unknown; &amp;lt;' }, value: '€ &unknown; &lt;' },
  { op: 'decode', input: { text: '&amp;lt;', repeat: true }, value: '<' },
  { op: 'decode', input: { text: '?x=1&copy=2', context: 'attribute' }, value: '?x=1&copy=2' },
  // HTML standard, 13.2.5.73, the example in the text
  { op: 'decode', input: { text: "I'm &notit; I tell you" }, value: "I'm ¬it; I tell you" },
  { op: 'decode', input: { text: "I'm &notin; I tell you" }, value: "I'm ∉ I tell you" },
  { op: 'decode', input: { text: '&copy 2024 &#0;&#xD800;&#x110000;&#65' }, value: '© 2024 \uFFFD\uFFFD\uFFFDA' },
  { op: 'lookup', input: { query: 'eacute', limit: 1 }, value: [eacute] },
  { op: 'lookup', input: { query: 'é' }, value: [eacute] },
  { op: 'lookup', input: { query: 'U+00E9' }, value: [eacute] },
  { op: 'lookup', input: { query: '&#233;' }, value: [eacute] },
  {
    op: 'lookup',
    input: { query: '0x20ac' },
    value: [{ char: '€', codePoints: ['U+20AC'], names: ['euro'], decimal: '&#8364;', hex: '&#x20AC;' }],
  },
  {
    op: 'lookup',
    input: { query: ' ' },
    value: [{ char: ' ', codePoints: ['U+0020'], names: [], decimal: '&#32;', hex: '&#x20;' }],
  },
  {
    op: 'lookup',
    input: { query: '&nesim;' },
    value: [
      {
        char: '≂̸',
        codePoints: ['U+2242', 'U+0338'],
        names: ['nesim', 'NotEqualTilde'],
        decimal: '&#8770;&#824;',
        hex: '&#x2242;&#x338;',
      },
    ],
  },
  { op: 'lookup', input: { query: '  ' }, value: [] },
  { op: 'lookup', input: { query: 'U+110000' }, value: [] },
];
