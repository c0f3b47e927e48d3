import { describe, expect, it } from 'vitest';
import { asks } from './asks.ts';
import { openers } from './openers.ts';
import { pageValues } from './page-values.ts';
import { recognisers } from './recognisers.ts';

describe('pageValues', () => {
  it('are the input where a page has its names', async () => {
    expect(await pageValues('sql-prettify/format', { sql: 'select 1' })).toEqual({ sql: 'select 1' });
  });

  it.each([
    ['base64-string-converter/decode', { text: 'YQ==' }, { base64: 'YQ==', source: 'base64' }],
    ['base64-string-converter/encode', { text: 'a', urlSafe: true }, { text: 'a', urlSafe: true, source: 'text' }],
    ['hash-text/hash-file', {}, { tab: 'file' }],
    ['hash-text/identify', { text: 'ff' }, { tab: 'text', expected: 'ff' }],
    ['hash-text/check-list', { list: 'ff  a' }, { tab: 'file', list: 'ff  a' }],
    ['http-status-codes/get', { code: 404 }, { query: '404', filter: 'all' }],
    ['json-diff/diff', { left: '{}' }, { left: '{}', right: '' }],
    ['mac-address-lookup/from-ipv6', { address: '::1' }, { ipv6: '::1', mode: 'ipv6' }],
    ['mac-address-lookup/find', { text: 'x' }, { text: 'x', mode: 'many' }],
    ['otp-generator/read-list', { text: 'otpauth://' }, { list: 'otpauth://', tab: 'move' }],
    ['otp-generator/parse-uri', { uri: 'otpauth://totp/a?secret=A' }, { secret: 'otpauth://totp/a?secret=A' }],
    ['percentage-calculator/apply', { value: 80, percent: -15 }, { value: '80', by: '15', direction: 'minus' }],
    ['percentage-calculator/percent-of', { percent: 15, of: 80 }, { percent: '15', of: '80' }],
    ['random-port-generator/describe', { port: 5432 }, { lookup: 5432 }],
    ['roman-numeral-converter/to-roman', { number: 1994 }, { text: '1994' }],
    [
      'text-to-binary/decode',
      { text: 'ff', base: 16, malformed: 'replace' },
      { base: 16, digits: 'ff', source: 'digits', replaces: true },
    ],
    [
      'text-to-binary/decode',
      { text: '11', base: 'auto', charset: 'ascii' },
      { charset: 'ascii', digits: '11', source: 'digits', replaces: false },
    ],
    ['text-to-binary/encode', { text: 'a', base: 8 }, { text: 'a', base: 8, source: 'text' }],
    ['uuid-generator/parse-list', { text: 'a\nb' }, { uuid: 'a\nb', tab: 'decode' }],
  ])('%s %j is %j on its page', async (op, input, values) => {
    expect(await pageValues(op, input)).toEqual(values);
  });

  it('are told only by tools that are recognised or answer', () => {
    const folderOf = (path: string): string => path.split('/').at(-2) ?? '';
    const asked = new Set([...Object.keys(recognisers), ...Object.keys(asks)].map(folderOf));
    const tools = Object.keys(openers).map(folderOf);
    expect(tools.length).toBeGreaterThan(20);
    expect(tools.filter((tool) => !asked.has(tool))).toEqual([]);
  });
});
