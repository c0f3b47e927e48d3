import { describe, expect, it } from 'vitest';
import { isContent } from './taken.ts';
import { lineOf, plainLine, resultLine } from './result-line.ts';

describe('lineOf', () => {
  it.each([
    ['one', 'one'],
    ['\n\n  first \r\n second', 'first'],
    ['', ''],
    ['x'.repeat(1e6), `${'x'.repeat(200)}…`],
    [`${'x'.repeat(199)}😀`, `${'x'.repeat(199)}…`],
  ])('takes the first line that says something', (text, line) => expect(lineOf(text)).toBe(line));
});

describe('plainLine', () => {
  it.each([
    ['a\n  b\tc', 'a b c'],
    ['\0PNG\r\n\x1aX', '·PNG ·X'],
    [{ yaml: 'a:\n  b: 1\n', warnings: [1] }, 'a: b: 1 '],
    [12, '12'],
    [new Uint8Array(2048), '2\u00a0kB'],
    [[1, 'b'], '[1,"b"]'],
    [
      { kind: 'v4', empty: '', none: null, rows: [1, 2], of: { deep: 'x', deeper: { no: 1 } } },
      'kind: v4 · rows: 1, 2 · deep: x',
    ],
    [{ names: ['sha256', 'sm3'], text: 'a:\n  b: 1' }, 'names: sha256, sm3 · text: a: b: 1'],
    [{ many: Array.from({ length: 11 }, String), long: ['x'.repeat(41)] }, 'many: 11 · long: 1'],
    [{ objects: [{ kind: 'key', of: {} }] }, 'kind: key'],
    [{ objects: [{ a: 1 }, { a: 2 }] }, 'objects: 2'],
    [[{ from: 1, to: 2 }, { from: 3 }, { from: 4 }], 'from: 1 · to: 2 +2'],
    [[[1, 2]], '[[1,2]]'],
    [[], '[]'],
  ])('%j: %s', (value, line) => expect(plainLine(value, 'en')).toBe(line));
});

describe('isContent', () => {
  it.each([
    ['json', false],
    ['json\n', false],
    ['a\nb', true],
    ['a\rb', true],
    ['x'.repeat(120), false],
    ['x'.repeat(121), true],
  ])('%j: %s', (text, expected) => expect(isContent(text)).toBe(expected));
});

describe('resultLine', () => {
  const { signal } = new AbortController();

  it.each([
    ['temperature-converter/convert', { value: 20, from: 'celsius' }, /68/],
    ['json-minify/minify', { text: '{ "a" : 1 }' }, /^\{"a":1\}$/],
    [
      'jwt-parser/decode',
      { token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0IiwiYXVkIjpbImEiXSwiZXhwIjoxNzAwMDAwMDAwfQ.c2ln' },
      /^HS256 · expired · exp: 2023-11-14T22:13:20Z · sub: 1234 · aud: \["a"\]$/,
    ],
    ['jwt-parser/decode', { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' }, /^HS256$/],
    [
      'url-parser/parse',
      { url: 'https://example.com:8080/a?utm_source=x&c=%C3%A9#top' },
      /^example\.com:8080 · \/a · utm_source: x · c: é · #top$/,
    ],
    ['url-parser/parse', { url: 'https://example.com/' }, /^example\.com$/],
    ['hash-text/identify', { text: 'ab'.repeat(16) }, /^md5, /],
    ['uuid-generator/parse', { uuid: '550e8400-e29b-41d4-a716-446655440000' }, /550e8400/],
  ])('%s', async (op, input, expected) => {
    expect(await resultLine({ op, input }, 'en', signal)).toMatch(expected);
  });

  it('writes sentences in the language of the reader', async () => {
    const request = { op: 'crontab-generator/describe', input: { expression: '0 9 * * 1-5' } };
    expect(await resultLine(request, 'fr', signal)).toMatch(
      /^À 09:00, de lundi à vendredi\u00a0; prochaine\u00a0: \d{4}-/,
    );
    expect(await resultLine(request, 'en', signal)).toMatch(/^At 09:00, Monday through Friday; next: \d{4}-/);
  });

  it('is none for an input that the operation refuses, and once it is given up', async () => {
    const refused = { op: 'base64-string-converter/decode', input: { text: '&&&' } };
    expect(await resultLine(refused, 'en', signal)).toBeUndefined();
    const given = { op: 'json-minify/minify', input: { text: '{}' } };
    expect(await resultLine(given, 'en', AbortSignal.abort())).toBeUndefined();
  });
});
