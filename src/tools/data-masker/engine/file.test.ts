import { describe, expect, it } from 'vitest';
import { execute } from '#core/operation.ts';
import { maskFile } from '../engine.ts';
import { encodingOf } from './encoding.ts';
import { isJson } from './file.ts';

async function maskedBytes(...parts: BlobPart[]): Promise<Buffer> {
  const result = await execute(maskFile, { file: new Blob(parts) });
  if (!result.ok) throw new Error(result.error.code);
  return Buffer.from(await result.value.file.arrayBuffer());
}

describe('files to mask', () => {
  it.each(['ann@corp.fr é\n', '{"a":"ann@corp.fr é"}'])('keeps the encoding of %j', async (content) => {
    const expected = `\uFEFF${content.replace('ann@corp.fr', '[EMAIL-1]')}`;
    expect(await maskedBytes(`\uFEFF${content}`)).toEqual(Buffer.from(expected));
    const utf16 = (text: string) => Buffer.from(text, 'utf16le');
    expect(await maskedBytes(utf16(`\uFEFF${content}`))).toEqual(utf16(expected));
    expect(await maskedBytes(utf16(`\uFEFF${content}`).swap16())).toEqual(utf16(expected).swap16());
  });

  it('keeps bytes that are not UTF-8', async () => {
    expect(await maskedBytes(Buffer.from('\xe9 ann@corp.fr \x80\xff\n', 'latin1'))).toEqual(
      Buffer.from('\xe9 [EMAIL-1] \x80\xff\n', 'latin1'),
    );
  });

  it.each([
    ['[Thu Nov 28 10:00:00 2026] [error] client 10.1.2.3\n', false],
    ['{"a":"b"} and more\n', false],
    ['{"a":"b"}\n', true],
    [`{"a":"${'é'.repeat(400_000)}"}\n`, true],
  ])('knows whether a large file of %.20j is JSON', async (line, expected) => {
    const lines = line.repeat(Math.ceil(1_000_000 / Buffer.byteLength(line)));
    const file = new Blob(Array<string>(51).fill(lines));
    const encoding = await encodingOf(file, new AbortController().signal);
    expect(await isJson(file, 'auto', encoding)).toBe(expected);
    if (expected) expect(await execute(maskFile, { file })).toMatchObject({ error: { code: 'too-large' } });
  });
});
