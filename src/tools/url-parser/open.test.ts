import { expect, it } from 'vitest';
import { hasPassword, withBase } from './engine/secret-url.ts';
import { open } from './open.ts';
import { baseOf, fields, type DraftProps } from './view/draft.ts';

const withValues = (values: object): DraftProps['draft'] => values as DraftProps['draft'];

it('keeps a URL with a password apart', () => {
  const url = 'https://me:pwd@a.example/';
  expect(open({ url, base: '' }, 'url-parser/parse')).toMatchObject({ url: '', secretUrl: url, tab: 'parse' });
  const plain = 'https://a.example/';
  expect(open({ url: plain, base: '' }, 'url-parser/parse')).toMatchObject({ url: plain, secretUrl: '' });
});

it.each([
  ['https://me:pwd@a.example/', true],
  ['https://me:p:w@d@a.example', true],
  ['https:\\\\:p@a.example', true],
  ['https:me:p@a.example', true],
  [' HTTP:/me:p@a.example', true],
  ['https:///:p@a.example', true],
  ['https://a.example/\nhttps://me:p@a.example/', true],
  ['https://me@a.example:80/', false],
  ['https:me@a.example:80', false],
  ['https://me:p\nw@a.example/', true],
  ['https://me:p\r\n\tw@a.example/?next=https://b.example/', true],
  ['https://me\n:p@a.example/', true],
  ['https:/\n/me:p@a.example/', true],
  ['https://a.example/\n  https://me:p\nw@b.example/', true],
  // One URL for the parser, with the password “80me”
  ['https://a.example:80\nme@b.example', true],
  ['https://a.example:80\nhttps://me@b.example', false],
  ['https://a.example:80\n\n s3://me@b.example', false],
  ['https://a.example\n/x:y@z', false],
  ['https://a.example:80/@b', false],
  ['mailto:me@a.example', false],
])('knows whether %s has a password', (url, expected) => {
  expect(hasPassword(url)).toBe(expected);
});

it('reads a megabyte of colons once', () => {
  expect(hasPassword(`//${':'.repeat(1_000_000)}`)).toBe(false);
  expect(hasPassword('https:a:\n'.repeat(100_000))).toBe(false);
  expect(hasPassword('\n'.repeat(1_000_000))).toBe(false);
  expect(hasPassword('\n '.repeat(500_000))).toBe(false);
  expect(hasPassword(`\n${'a'.repeat(1_000_000)}`)).toBe(false);
});

it('keeps a base URL with a password apart', () => {
  const base = 'https://me:pwd@a.example/folder/';
  const secret = { base: '', secretBase: base };
  expect(withBase(base)).toEqual(secret);
  expect(withBase('https://a.example/')).toEqual({ base: 'https://a.example/', secretBase: '' });
  expect(open({ url: 'x', base }, 'url-parser/parse')).toMatchObject({ url: 'x', ...secret, hasBase: true });
  expect(baseOf(withValues(secret))).toBe(base);
  expect(baseOf(withValues({ base: '/x', secretBase: '' }))).toBe('/x');
  // A secret field is kept nowhere.
  expect(fields.secretBase.kind).toBe('secret');
});

it('shows the base of a request, and no other one', () => {
  const base = 'http://a/b/c/d;p?q';
  expect(open({ url: '../g', base }, 'url-parser/parse')).toMatchObject({ url: '../g', base, hasBase: true });
  expect(open({ url: 'http://a/', base: '' }, 'url-parser/parse')).toMatchObject({ hasBase: false });
  expect(open({ url: 'http://a/' }, 'url-parser/parse')).toMatchObject({ hasBase: false });
});
