import { expect, it } from 'vitest';
import { open } from './open.ts';

it('keeps a URL with a password apart', () => {
  const url = 'https://me:pwd@a.example/';
  expect(open({ url, base: '' }, 'url-parser/parse')).toMatchObject({ url: '', secretUrl: url, tab: 'parse' });
  const plain = 'https://a.example/';
  expect(open({ url: plain, base: '' }, 'url-parser/parse')).toMatchObject({ url: plain, secretUrl: '' });
});
