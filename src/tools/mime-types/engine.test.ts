// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types
/// <reference path="./mime-types.d.ts" />
import db from 'mime-db/db.json';
import { types as preferred } from 'mime-types';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute, type Operation } from '#core/operation.ts';
import { fromExtension, fromType, search, sniff } from './engine.ts';
import { byExtension, entries, ranked, scoreOf, type Entry } from './engine/entries.ts';
import { examples } from './examples.ts';

const operations: Readonly<Record<string, unknown>> = {
  'from-extension': fromExtension,
  'from-type': fromType,
  search,
  sniff,
};

async function answer<T = unknown>(operation: unknown, input: object): Promise<T> {
  const result = await execute(operation as Operation, input);
  return (result.ok ? result.value : result.error.code) as T;
}
const found = async (query: string, more: object = {}): Promise<string[]> =>
  (await answer<Entry[]>(search, { query, ...more })).map(({ type }) => type);
const sniffed = (content: string | readonly number[]): Promise<unknown> =>
  answer(sniff, { base64: Buffer.from(content as string, 'latin1').toString('base64') });

describe('mime-types', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op] as Operation;
      expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
    });
  }

  it('holds the whole table and its supplement', () => {
    expect(entries.size).toBe(2522 + 17);
    expect(byExtension.get('rs')?.map(({ type }) => type)).toEqual(['application/rls-services+xml', 'text/x-rust']);
    expect(byExtension.get('yaml')?.map(({ type }) => type)).toEqual(['application/yaml', 'text/yaml']);
    expect(byExtension.get('ts')?.map(({ type }) => type)).toEqual(['video/mp2t', 'text/x-typescript']);
    expect(byExtension.get('tgz')?.[0]?.type).toBe('application/gzip');
  });

  // The scores that mime-score 1.2 gives
  it.each([
    ['application/octet-stream', 'iana', 0],
    ['application/json', 'iana', 900 + 40 + 1 + 1 - 0.16],
    ['video/mp4', 'iana', 900 + 40 + 3 + 1 - 0.09],
    ['audio/x-wav', 'mime-db', 200 + 30 + 2 + 1 - 0.11],
    ['application/vnd.ms-excel', 'iana', 400 + 40 + 1 + 1 - 0.24],
    ['text/prs.lines.tag', 'apache', 100 + 20 + 0 + 1 - 0.18],
    ['model/x.stl-binary', 'nginx', 300 + 10 + 0 + 1 - 0.18],
  ] as const)('scores %s from %s', (type, source, score) => {
    expect(scoreOf({ type, source })).toBeCloseTo(score, 9);
  });

  it('prefers what mime-types 3.0.2 does, for all extensions that mime-db has', async () => {
    const registered = db as Readonly<Record<string, { readonly extensions?: readonly string[] }>>;
    const bySupplement: string[] = [];
    for (const [name, expected] of Object.entries(preferred)) {
      const { types } = await answer<{ types: Entry[] }>(fromExtension, { name });
      const first = types.find(({ type }) => registered[type]?.extensions?.includes(name));
      expect([name, first?.type]).toEqual([name, expected]);
      if (types[0]?.type !== expected) bySupplement.push(`${name}: ${types[0]?.type}`);
    }
    expect(Object.keys(preferred)).toHaveLength(1239);
    // RFC 9512 came after them.
    expect(bySupplement).toEqual(['yaml: application/yaml', 'yml: application/yaml']);
  });

  it.each([
    ['a/b\\c.Tar.GZ ', 'gz'],
    ['.gitignore', 'gitignore'],
    ['Makefile', 'makefile'],
    ['https://x.example/a.css?x=y.js', 'css'],
    ['what?.html', 'html'],
    // The name of no known extension, though Unicode's lower case of the Kelvin sign is k.
    ['film.M\u212aV', 'm\u212av'],
    ['https://x.example/a/', 'missing-extension'],
    ['file.', 'missing-extension'],
  ])('takes the extension of %j', async (name, expected) => {
    const value = await answer<{ extension: string } | string>(fromExtension, { name });
    expect(typeof value === 'string' ? value : value.extension).toBe(expected);
  });

  it.each([
    ['text/html;charset="utf-8"; ; Q=1;q=2', { parameters: { charset: 'utf-8', q: '1' } }],
    [String.raw`multipart/form-data; boundary="a\"b\\;c"`, { parameters: { boundary: String.raw`a"b\;c` } }],
    [' TEXT/HTML ; ', { type: 'text/html', known: true, parameters: {} }],
    ['application/x-a+b+json', { tree: 'x-', suffix: 'json', known: false }],
    ['model/x.a', { tree: 'x' }],
    ['text/prs.a', { tree: 'prs' }],
    ['a+b/c', { suffix: null }],
    ['\r\n\ttext/html; a="\t~é\u0080"\r\n', { type: 'text/html', parameters: { a: '\t~é\u0080' } }],
    [String.raw`x/x;x="\ \\"`.replace('\\ ', '\\\t'), { parameters: { x: '\t\\' } }],
    ['text/html; __proto__=x', { parameters: Object.fromEntries([['__proto__', 'x']]) }],
  ])('reads %j', async (type, expected) => {
    expect(await answer(fromType, { type })).toMatchObject(expected);
  });

  it.each([
    '',
    '/',
    'a/',
    'text/html/x',
    'text /html',
    'text/html charset=x',
    'text/html; charset',
    'a/b; c="d',
    'é/b',
    // RFC 9110 §5.6.4: neither a quoted text nor what a backslash stands before may be a control character.
    'x/x;x="\u0001"',
    'x/x;x="a\u0000"',
    'x/x;x="\r\n"',
    'x/x;x="\\\u0007"',
    'x/x;x="\u007f"',
    'x/x;x=\u0001',
    'x/x;x="\u000b"',
    // White space is blanks and tabs (§5.6.3); line breaks and the like around it come from copying.
    '\u000btext/html',
    'text/html\u000c',
    'text/html;\u000bq=1',
    'text/\nhtml',
  ])('refuses %j', async (type) => {
    expect(await answer(fromType, { type })).toBe('invalid-mime-type');
  });

  it('ranks what it finds', async () => {
    expect((await found('JSON')).slice(0, 2)).toEqual(['application/json', 'application/ld+json']);
    expect((await found('text/html'))[0]).toBe('text/html');
    expect((await found('jpeg'))[0]).toBe('image/jpeg');
    expect((await found('svg'))[0]).toBe('image/svg+xml');
    expect(await found('', { limit: 3000 })).toEqual(ranked.map(({ type }) => type));
    expect(await found('', { limit: 3000, onlyWithExtensions: true })).toHaveLength(
      ranked.filter(({ extensions }) => extensions.length > 0).length,
    );
    expect(await found('image/', { limit: 3 })).toHaveLength(3);
    expect(await found('no such type')).toEqual([]);
    expect(await found('.')).not.toContain('application/json');
  });

  const iso = (brand: string): string => `\0\0\0\u0020ftyp${brand}\0\0`;
  it.each([
    [iso('avif'), 'image/avif', 'avif'],
    [iso('heic'), 'image/heic', 'heic'],
    [iso('mif1'), 'image/heic', 'heic'],
    [iso('qt  '), 'video/quicktime', 'mov'],
    [iso('M4A '), 'audio/mp4', 'm4a'],
    [iso('3gp5'), 'video/3gpp', '3gp'],
    [iso('isom'), 'video/mp4', 'mp4'],
    ['\u001A\u0045\u00DF\u00A3\u0001B\u0082\u0084webm', 'video/webm', 'webm'],
    ['\u001A\u0045\u00DF\u00A3\u0001B\u0082\u0088matroska', 'video/matroska', 'mkv'],
    [`${'a'.repeat(257)}ustar\0`, 'application/x-tar', 'tar'],
    ['\u00FF\u00D8\u00FF\u00E0', 'image/jpeg', 'jpg'],
    ['GIF89a', 'image/gif', 'gif'],
    ['RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'image/webp', 'webp'],
    ['RIFF\u0001\u0002\u0003\u0004WAVEfmt ', 'audio/wav', 'wav'],
    ['RIFF\u0001\u0002\u0003\u0004AVI LIST', 'video/x-msvideo', 'avi'],
    ['\0\0\u0001\0\u0001', 'image/vnd.microsoft.icon', 'ico'],
    ['II*\0', 'image/tiff', 'tif'],
    ['%PDF-1.7', 'application/pdf', 'pdf'],
    ['PK\u0003\u0004', 'application/zip', 'zip'],
    ['\u001F\u008B\u0008', 'application/gzip', 'gz'],
    ['BZh9', 'application/x-bzip2', 'bz2'],
    ['\u00FD7zXZ\0', 'application/x-xz', 'xz'],
    ['(\u00B5/\u00FD', 'application/zstd', 'zst'],
    ["7z\u00BC\u00AF'\u001C", 'application/x-7z-compressed', '7z'],
    ['Rar!\u001A\u0007\0', 'application/vnd.rar', 'rar'],
    ['ID3\u0004', 'audio/mpeg', 'mp3'],
    ['\u00FF\u00FB\u0090', 'audio/mpeg', 'mp3'],
    ['OggS\0', 'application/ogg', 'ogg'],
    ['fLaC', 'audio/flac', 'flac'],
    ['wOF2', 'font/woff2', 'woff2'],
    ['\0\u0001\0\0\0\u000F', 'font/ttf', 'ttf'],
    ['OTTO', 'font/otf', 'otf'],
    ['\0asm\u0001', 'application/wasm', 'wasm'],
    ['SQLite format 3\0', 'application/vnd.sqlite3', 'sqlite3'],
    ['\u007FELF', 'application/x-elf', 'elf'],
    ['\u00CA\u00FE\u00BA\u00BE', 'application/java-vm', 'class'],
    ['\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1', 'application/x-ole-storage', null],
    ['MZ\u0090', 'application/vnd.microsoft.portable-executable', 'exe'],
    ['BM6', 'image/bmp', 'bmp'],
  ])('knows the signature of %j', async (content, type, extension) => {
    expect(await sniffed(content)).toEqual({ type, extension, method: 'signature' });
  });

  it.each([
    ['%!PS-Adobe', 'application/postscript', 'ps'],
    ['\u00EF\u00BB\u00BF \n<!DOCTYPE HTML>', 'text/html', 'html'],
    ['<html lang=en>', 'text/html', 'html'],
    ['<svg xmlns="">', 'image/svg+xml', 'svg'],
    [`<?xml version="1.0"?>${' '.repeat(900)}<svg>`, 'image/svg+xml', 'svg'],
    ['<?xml version="1.0"?><a/>', 'application/xml', 'xml'],
    [' [1, 2]', 'application/json', 'json'],
    ['{a}', 'text/plain', 'txt'],
    ['caf\u00E9\r\n\t\u000C\u001B', 'text/plain', 'txt'],
  ])('knows the text %j', async (content, type, extension) => {
    expect(await sniffed(content)).toEqual({ type, extension, method: 'text' });
  });

  it.each(['text\0', 'RIFF\u0001\u0002\u0003\u0004', '\u0002'])('does not know %j', async (content) => {
    expect(await sniffed(content)).toEqual({ type: 'application/octet-stream', extension: null, method: 'unknown' });
  });
});
