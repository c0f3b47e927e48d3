import type { Example } from '#core/example.ts';

const hello = [
  ['base32', 'JBSWY3DPFQQFO33SNRSCC==='],
  ['base32-crockford', '91JPRV3F5GG5EVVJDHJ22'],
  ['zbase32', 'jb1sa5dxfoofq551pt1nn'],
  ['base36', 'fg3h7vqw7een6jwwnzmp'],
  ['base45', '%69 VDK2E:3404ESVDX0'],
  ['base58', '72k1xXWG59fYdzSNoA'],
  ['base58-flickr', '72K1Xwvg59ExCZrnNa'],
  ['base58check', 'gTazoqFvnegwaKM8v1B33sR'],
  ['base62', '1wJfrzvdbtXUOlUjUf'],
  ['ascii85', '87cURD_*#4DfTZ)+T'],
  ['base85', 'NM&qnZ!92JZ*pv8Ap'],
  ['base91', '>OwJh>}AQ;r@@Y?F'],
] as const;

export const examples: readonly Example[] = [
  ...hello.map(([format, value]) => ({ op: 'encode', input: { text: 'Hello, World!', format }, value })),
  ...hello.map(([format, text]) => ({ op: 'decode', input: { text, format }, value: 'Hello, World!' })),
  { op: 'encode', input: { text: 'test', format: 'z85' }, value: 'By/Jn' },
  { op: 'encode', input: { text: '0000ff', inputEncoding: 'hex', format: 'base58' }, value: '115Q' },
  {
    op: 'encode',
    input: { text: 'a'.repeat(80), format: 'quoted-printable' },
    value: `${'a'.repeat(75)}=\r\naaaaa`,
  },
  { op: 'decode', input: { text: ':::', format: 'base45' }, error: 'overflow', details: { position: 1 } },
  { op: 'idn-to-ascii', input: { domain: 'faß.de' }, value: 'xn--fa-hia.de' },
  { op: 'idn-to-unicode', input: { domain: 'xn--fa-hia.de' }, value: 'faß.de' },
  { op: 'to-punycode', input: { text: 'bücher' }, value: 'bcher-kva' },
  { op: 'from-punycode', input: { text: 'bcher-kva' }, value: 'bücher' },
  {
    op: 'detect',
    input: { text: 'KRUGKIDROVUWG2Y=', limit: 1 },
    value: [{ format: 'base32', confidence: 'likely', text: 'The quick', hex: '54686520717569636b' }],
  },
];
