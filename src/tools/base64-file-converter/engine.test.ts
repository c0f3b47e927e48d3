import * as fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { execute } from '#core/operation.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { decode, decodeFile, encode, encodeFile, inspect } from './engine.ts';
import { examples } from './examples.ts';

const seed = 2397;
const operations = { inspect, decode, encode };

const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes as Uint8Array).toString('base64');
const ascii = (text: string, length = text.length): Buffer =>
  Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(length - text.length)]);
const hexBytes = (hex: string, length = hex.length / 2): Buffer =>
  Buffer.concat([Buffer.from(hex, 'hex'), Buffer.alloc(length - hex.length / 2)]);

async function typeOf(bytes: Uint8Array) {
  const result = await execute(inspect, { text: base64(bytes) || 'data:application/octet-stream;base64,' });
  if (!result.ok) throw new Error(result.error.code);
  return [result.value.mediaType, result.value.extension];
}

/** A stored entry as archives have it: only what is looked at. */
const zipEntry = (name: string, content = ''): Buffer => {
  const header = Buffer.alloc(30);
  header.write('PK\u0003\u0004', 'latin1');
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name + content)]);
};

describe('base64-file-converter', () => {
  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = operations[example.op as keyof typeof operations];
      expect(mismatch(example, await execute(operation as typeof inspect, example.input as never))).toBeUndefined();
    });
  }

  it.each([
    ['image/png', 'png', hexBytes('89504e470d0a1a0a', 30)],
    ['image/jpeg', 'jpg', hexBytes('ffd8ffe0')],
    ['image/gif', 'gif', ascii('GIF87a', 12)],
    ['image/webp', 'webp', ascii('RIFF\0\0\0\0WEBP')],
    ['image/bmp', 'bmp', ascii('BM', 14)],
    ['application/octet-stream', 'bin', ascii('BM', 13)],
    ['image/tiff', 'tiff', hexBytes('49492a00')],
    ['image/tiff', 'tiff', hexBytes('4d4d002a')],
    ['image/x-icon', 'ico', hexBytes('00000100')],
    ['image/avif', 'avif', ascii('\0\0\0\x1cftypavif')],
    ['image/heic', 'heic', ascii('\0\0\0\x1cftypheic')],
    ['video/mp4', 'mp4', ascii('\0\0\0\x1cftypisom')],
    ['video/mp4', 'mp4', ascii('\0\0\0\x1cftypM4V ')],
    ['audio/mp4', 'm4a', ascii('\0\0\0\x1cftypM4A ')],
    ['video/quicktime', 'mov', ascii('\0\0\0\x14ftypqt  ')],
    ['application/pdf', 'pdf', ascii('%PDF-1.7')],
    ['application/zip', 'zip', zipEntry('a.txt')],
    ['application/zip', 'zip', ascii('PK\u0005\u0006', 22)],
    [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'docx',
      Buffer.concat([zipEntry('[Content_Types].xml', 'xx'), zipEntry('word/document.xml')]),
    ],
    [
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'xlsx',
      Buffer.concat([zipEntry('[Content_Types].xml'), zipEntry('xl/workbook.xml')]),
    ],
    [
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'pptx',
      Buffer.concat([zipEntry('_rels/.rels'), zipEntry('ppt/presentation.xml')]),
    ],
    [
      'application/vnd.oasis.opendocument.text',
      'odt',
      zipEntry('mimetype', 'application/vnd.oasis.opendocument.textPK'),
    ],
    [
      'application/vnd.oasis.opendocument.spreadsheet',
      'ods',
      zipEntry('mimetype', 'application/vnd.oasis.opendocument.spreadsheet'),
    ],
    ['application/epub+zip', 'epub', zipEntry('mimetype', 'application/epub+zip')],
    ['application/java-archive', 'jar', Buffer.concat([zipEntry('META-INF/'), zipEntry('META-INF/MANIFEST.MF')])],
    ['application/gzip', 'gz', hexBytes('1f8b08')],
    ['application/x-7z-compressed', '7z', hexBytes('377abcaf271c')],
    ['application/vnd.rar', 'rar', hexBytes('526172211a0700')],
    ['application/x-bzip2', 'bz2', ascii('BZh9')],
    ['application/zstd', 'zst', hexBytes('28b52ffd')],
    ['application/x-xz', 'xz', hexBytes('fd377a585a00')],
    ['application/x-tar', 'tar', Buffer.concat([ascii('a.txt', 257), ascii('ustar', 255)])],
    ['audio/wav', 'wav', ascii('RIFF\0\0\0\0WAVE')],
    ['audio/mpeg', 'mp3', ascii('ID3\u0004')],
    ['audio/mpeg', 'mp3', hexBytes('fffb90')],
    ['audio/ogg', 'ogg', ascii('OggS\0')],
    ['audio/flac', 'flac', ascii('fLaC\0')],
    ['video/webm', 'webm', Buffer.concat([hexBytes('1a45dfa3'), ascii('\0\0webm')])],
    ['video/x-matroska', 'mkv', Buffer.concat([hexBytes('1a45dfa3'), ascii('\0matroska')])],
    ['video/x-msvideo', 'avi', ascii('RIFF\0\0\0\0AVI ')],
    ['font/woff2', 'woff2', ascii('wOF2\0')],
    ['font/woff', 'woff', ascii('wOFF\0')],
    ['font/ttf', 'ttf', hexBytes('00010000')],
    ['font/otf', 'otf', ascii('OTTO\0')],
    ['application/wasm', 'wasm', hexBytes('0061736d01000000')],
    ['application/vnd.sqlite3', 'sqlite', ascii('SQLite format 3\0')],
    [
      'image/svg+xml',
      'svg',
      Buffer.from('<?xml version="1.0"?><!-- a -->\n<!DOCTYPE svg PUBLIC "x" "y">\n<svg xmlns="x"/>'),
    ],
    ['image/svg+xml', 'svg', Buffer.from('\ufeff<svg>')],
    ['text/html', 'html', Buffer.from('\n<!doctype HTML><p>')],
    ['text/html', 'html', Buffer.from('<html lang="en">')],
    ['application/xml', 'xml', Buffer.from('<?xml version="1.0"?><a/>')],
    ['application/json', 'json', Buffer.from(' {"a": [1]}\n')],
    ['application/json', 'json', Buffer.from('\ufeff{"a":1}')],
    ['text/plain', 'txt', Buffer.from('\ufeff\ufeff{"a":1}')],
    ['text/plain', 'txt', Buffer.from('{a: 1}')],
    ['text/plain', 'txt', Buffer.from('naïve\t✓\r\n')],
    ['application/octet-stream', 'bin', Buffer.from('a\0b')],
    ['application/octet-stream', 'bin', hexBytes('fe00ff')],
  ])('recognises %s (%s)', async (mediaType, extension, bytes) => {
    expect(await typeOf(bytes)).toEqual([mediaType, extension]);
  });

  it('trusts the bytes before what is declared', async () => {
    const look = async (text: string) => execute(inspect, { text });
    expect(await look('data:image/png;base64,/wA=')).toMatchObject({
      value: { mediaType: 'image/png', mismatch: false },
    });
    expect(await look('data:text/x-odd;base64,aGk=')).toMatchObject({
      value: { extension: 'bin', mediaType: 'text/x-odd' },
    });
    expect(await look('data:text/html;base64,e30=')).toMatchObject({
      value: { mediaType: 'application/json', mismatch: true },
    });
    expect(await look('\ufeff iVBO\nRw')).toMatchObject({ value: { size: 4 } });
  });

  it('measures PNG and GIF', async () => {
    const png = Buffer.alloc(24);
    png.write('89504e470d0a1a0a', 'hex');
    png.writeUInt32BE(640, 16);
    png.writeUInt32BE(480, 20);
    expect(await execute(inspect, { text: base64(png) })).toMatchObject({
      value: { image: { width: 640, height: 480 } },
    });
    expect(await execute(inspect, { text: base64(png.subarray(0, 23)) })).toMatchObject({ value: { image: null } });
  });

  it('keeps a media type from breaking out of its quotes', async () => {
    for (const output of ['html-img', 'css-url', 'markdown-img', 'data-uri'] as const) {
      const result = await execute(encode, { hex: '00', output, mediaType: "a/b\" onerror='x')<\\" });
      if (!result.ok) throw new Error(result.error.code);
      expect(result.value).toContain('a/b%22%20onerror=%27x%27%29%3C%5C;base64,AA==');
    }
  });

  it.each([
    ['a/😀', 'a/%F0%9F%98%80'],
    ['a/\ud83d', 'a/%EF%BF%BD'],
  ])('escapes the characters of %j outside ASCII as UTF-8', async (mediaType, escaped) => {
    const result = await execute(encode, { hex: '00', output: 'data-uri', mediaType });
    expect(result).toMatchObject({ ok: true, value: `data:${escaped};base64,AA==` });
  });

  it('gives back the bytes, in every form that holds them', async () => {
    const outputs = fc.constantFrom('base64' as const, 'data-uri' as const, 'percent-uri' as const);
    const lines = fc.integer({ min: 0, max: 90 });
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1 }),
        outputs,
        fc.boolean(),
        lines,
        async (bytes, output, urlSafe, lineLength) => {
          const hex = Buffer.from(bytes).toString('hex');
          const there = await execute(encode, { hex, output, urlSafe, lineLength });
          if (!there.ok) throw new Error(there.error.code);
          expect(await execute(decode, { text: there.value })).toMatchObject({ value: { hex } });
          const file = await execute(encodeFile, {
            file: new Blob([bytes as Uint8Array<ArrayBuffer>]),
            output,
            urlSafe,
            lineLength,
          });
          if (!file.ok) throw new Error(file.error.code);
          expect(await file.value.blob.text()).toBe(there.value);
          expect(file.value.start).toBe(there.value);
          const back = await execute(decodeFile, { file: file.value.blob });
          if (!back.ok) throw new Error(back.error.code);
          expect(Buffer.from(await back.value.blob.arrayBuffer()).toString('hex')).toBe(hex);
          expect(back.value.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
        },
      ),
      { seed, numRuns: propertyRuns(0.3) },
    );
  });

  it('works through files of many pieces, with lines and escapes cut anywhere', async () => {
    const bytes = new Uint8Array(7_000_001).map((_, at) => (at * 2_654_435_761) >>> 24);
    const file = new Blob([bytes]);
    const encoded = await execute(encodeFile, { file, lineLength: 76 });
    if (!encoded.ok) throw new Error(encoded.error.code);
    const text = await encoded.value.blob.text();
    expect(text).toBe((base64(bytes).match(/.{1,76}/g) ?? []).join('\n'));
    for (const form of [
      text,
      encodeURIComponent(base64(bytes)),
      `\ufeff${base64(bytes)}`,
      `data:x/y;base64,${base64(bytes)}`,
    ]) {
      const back = await execute(decodeFile, { file: new Blob([form]) });
      expect(back).toMatchObject({ ok: true, value: { size: bytes.length } });
      if (back.ok) expect(Buffer.compare(Buffer.from(await back.value.blob.arrayBuffer()), bytes)).toBe(0);
    }
  });

  it('says where a large text is wrong', async () => {
    const wrong = async (text: string) => {
      const result = await execute(decodeFile, { file: new Blob([text]) });
      return result.ok ? result.value : result.error;
    };
    const long = 'QUJD\n'.repeat(1_000_000);
    expect(await wrong(`${long}Q!`)).toMatchObject({
      code: 'invalid-base64',
      details: { position: 5_000_002, character: '!' },
    });
    expect(await wrong(`data:a/b;base64,${long}Q`)).toMatchObject({
      details: { reason: 'length', position: 5_000_017 },
    });
    expect(await wrong(`QQ==${long}`)).toMatchObject({
      code: 'invalid-base64',
      details: { reason: 'padding', position: 5 },
    });
    expect(await wrong(' \n')).toMatchObject({ code: 'empty-input' });
    expect(await wrong('%zz')).toMatchObject({ code: 'invalid-base64', details: { position: 1 } });
    expect(await wrong('data:a/b,%4')).toMatchObject({
      code: 'invalid-base64',
      details: { reason: 'percent', position: 10 },
    });
  });
});
