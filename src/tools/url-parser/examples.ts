import type { Example } from '#core/example.ts';

const rfc3986 = (url: string, href: string): Example => ({
  op: 'parse',
  input: { url, base: 'http://a/b/c/d;p?q' },
  partial: { href },
});

export const examples: readonly Example[] = [
  {
    op: 'parse',
    input: { url: 'https://me:pwd@toolcrib.example:3000/url-parser/café?key=a&key=b&flag#the-hash' },
    value: {
      href: 'https://me:pwd@toolcrib.example:3000/url-parser/caf%C3%A9?key=a&key=b&flag#the-hash',
      origin: 'https://toolcrib.example:3000',
      protocol: 'https:',
      username: 'me',
      password: 'pwd',
      host: 'toolcrib.example:3000',
      hostname: 'toolcrib.example',
      port: '3000',
      pathname: '/url-parser/caf%C3%A9',
      search: '?key=a&key=b&flag',
      hash: '#the-hash',
      hostType: 'domain',
      unicodeHostname: 'toolcrib.example',
      effectivePort: 3000,
      decoded: { username: 'me', password: 'pwd', pathSegments: ['url-parser', 'café'], hash: 'the-hash' },
      query: [
        { key: 'key', value: 'a', hasValue: true },
        { key: 'key', value: 'b', hasValue: true },
        { key: 'flag', value: '', hasValue: false },
      ],
      warnings: ['credentials'],
    },
  },
  // RFC 3986, 5.4.1 and 5.4.2
  rfc3986('../g?y', 'http://a/b/g?y'),
  rfc3986('g;x=1/../y', 'http://a/b/c/y'),
  rfc3986('../../../g', 'http://a/g'),
  rfc3986('//g', 'http://g/'),
  rfc3986('#s', 'http://a/b/c/d;p?q#s'),
  { op: 'parse', input: { url: 'http://0x7f.1/' }, partial: { hostname: '127.0.0.1', hostType: 'ipv4' } },
  {
    op: 'parse',
    input: { url: 'https://xn--80ak6aa92e.com/' },
    partial: { unicodeHostname: 'аррӏе.com', warnings: ['idn-host'] },
  },
  {
    op: 'parse',
    input: { url: ' localhost:3000' },
    partial: { protocol: 'localhost:', hostType: 'none', warnings: ['whitespace-removed', 'scheme-looks-like-host'] },
  },
  {
    op: 'parse',
    input: { url: 'example.com/x' },
    error: 'missing-scheme',
    details: { suggestion: 'https://example.com/x' },
  },
  { op: 'parse', input: { url: '/a' }, error: 'relative-url' },
  { op: 'parse', input: { url: ' ' }, error: 'empty-url' },
  { op: 'parse', input: { url: 'a', base: 'b' }, error: 'invalid-base' },
  { op: 'parse', input: { url: 'http://a b/' }, error: 'invalid-url' },
  {
    op: 'edit',
    input: { url: 'https://a.example/?x=1', set: { query: [{ key: 'q', value: 'a b&c' }], hash: 'top' } },
    value: 'https://a.example/?q=a+b%26c#top',
  },
  {
    op: 'edit',
    input: { url: 'https://a.example/', set: { query: [{ key: 'a b', hasValue: false }] }, querySpace: 'percent' },
    value: 'https://a.example/?a%20b',
  },
  {
    op: 'edit',
    input: { url: 'https://a.example/', set: { port: '99999' } },
    error: 'invalid-component',
    details: { field: 'port' },
  },
  {
    op: 'clean',
    input: { url: 'https://a.example/p?utm_source=x&id=1&fbclid=2#h' },
    value: 'https://a.example/p?id=1#h',
  },
  {
    op: 'clean',
    input: {
      url: 'https://u:p@a.example/?b=%2f&a=1&A=2#h',
      sortParams: true,
      removeHash: true,
      removeCredentials: true,
    },
    value: 'https://a.example/?A=2&a=1&b=%2f',
  },
  {
    op: 'clean-report',
    input: { url: 'https://a.example/p?utm_source=a+b&id=1&fbclid=%C3%A9#h' },
    value: {
      url: 'https://a.example/p?id=1#h',
      removed: [
        { key: 'utm_source', value: 'a b' },
        { key: 'fbclid', value: 'é' },
      ],
    },
  },
  {
    op: 'clean-report',
    input: { url: 'https://a.example/?b=1&&a=2' },
    value: { url: 'https://a.example/?b=1&&a=2', removed: [] },
  },
  {
    op: 'clean-report',
    input: {
      url: 'https://u:p@a.example/?z=1&gclid&a=2&GCLID=3#h',
      removeParams: ['z*'],
      sortParams: true,
      removeHash: true,
      removeCredentials: true,
    },
    value: {
      url: 'https://a.example/?a=2',
      removed: [
        { key: 'z', value: '1' },
        { key: 'gclid', value: '' },
        { key: 'GCLID', value: '3' },
      ],
    },
  },
  { op: 'clean-report', input: { url: '/a?utm_id=1' }, error: 'relative-url' },
  { op: 'defang', input: { text: 'see https://a.example/x.html' }, value: 'see hxxps[://]a[.]example/x.html' },
  {
    op: 'defang',
    input: { text: 'FTP://[2001:db8::1]:21/a.txt, http://u:p@a.b.example:8080/?q=c.d' },
    value: 'fxp[://][2001[:]db8[:][:]1]:21/a.txt, hxxp[://]u:p@a[.]b[.]example:8080/?q=c.d',
  },
  {
    op: 'defang',
    input: { text: 'From mallory@mail.example (192.0.2.1), version 1.2.3' },
    value: 'From mallory[@]mail[.]example (192[.]0[.]2[.]1), version 1.2.3',
  },
  {
    op: 'defang',
    input: { text: 'mallory@mail.example http://a.example 192.0.2.1', hosts: false },
    value: 'mallory@mail.example hxxp[://]a[.]example 192.0.2.1',
  },
  { op: 'defang', input: { text: 'a.example/x.html' }, value: 'a[.]example/x.html' },
  { op: 'defang', input: { text: '' }, value: '' },
  { op: 'refang', input: { text: 'see hxxps[://]a[.]example/x.html' }, value: 'see https://a.example/x.html' },
  {
    op: 'refang',
    input: { text: 'hXXp://a(dot)example h**ps[:]//b{.}example/[DOT] fxp[://][2001[:]db8[:][:]1]/' },
    value: 'http://a.example https://b.example/. ftp://[2001:db8::1]/',
  },
  {
    op: 'refang',
    input: { text: 'me[at]a[.]example, you(AT)b{dot}example, us[@]c.example' },
    value: 'me@a.example, you@b.example, us@c.example',
  },
];
