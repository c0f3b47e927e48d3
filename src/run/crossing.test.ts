import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pack, rememberPath, unpack } from './crossing.ts';

/** There and back, as messages between threads are cloned. */
const cross = async (value: unknown, open?: (path: string) => Promise<Blob>): Promise<unknown> =>
  unpack(structuredClone(await pack(value)), open);

it('leaves a value without files as it is', async () => {
  const value = { text: 'é', list: [1, { a: null }], bytes: new Uint8Array([1]), empty: {}, none: undefined };
  expect((await pack(value)).value).toBe(value);
  expect(await cross(value)).toEqual(value);
});

it('carries the bytes, the type and the name of files, wherever they stand', async () => {
  const file = new File(['abc'], 'a.txt', { type: 'text/plain', lastModified: 7 });
  const blob = new Blob([new Uint8Array([0, 255])], { type: 'image/png' });
  const crossed = (await cross({ file, rows: [{ blob }, 'x'], again: file })) as {
    file: File;
    rows: [{ blob: Blob }, string];
    again: File;
  };
  expect(crossed.file).toBeInstanceOf(File);
  expect(crossed.again).toBe(crossed.file);
  expect([crossed.file.name, crossed.file.type, crossed.file.lastModified, await crossed.file.text()]).toEqual([
    'a.txt',
    'text/plain',
    7,
    'abc',
  ]);
  const [{ blob: picture }, text] = crossed.rows;
  expect([picture.constructor, picture.type, await picture.bytes?.(), text]).toEqual([
    Blob,
    'image/png',
    await blob.bytes?.(),
    'x',
  ]);
});

it('carries the content of a file on the disk, or its path where that is known', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toolcrib-crossing-'));
  const path = join(folder, 'a.txt');
  await writeFile(path, 'on the disk');
  const backed = new File([await openAsBlob(path)], 'a.txt');
  expect(await ((await cross(backed)) as File).text()).toBe('on the disk');
  const opened = new File(['opened'], 'a.txt');
  const found = await cross({ file: rememberPath(backed, path) }, async (wanted) => {
    expect(wanted).toBe(path);
    return opened;
  });
  expect(found).toEqual({ file: opened });
  await expect(cross(backed)).rejects.toThrow(path);
  await rm(folder, { recursive: true });
});
