import { expect, it } from 'vitest';
import { parseChecksumFile } from '../engine/checksum-file.ts';
import { checkFiles } from './checks.ts';
import type { FileItem } from './file-items.ts';

it('says that a file was not read once nobody reads it', () => {
  const list = parseChecksumFile(`${'0'.repeat(64)}  a.txt`);
  const queued: FileItem = { id: 1, name: 'a.txt', file: new File([], 'a.txt'), digests: {}, state: 'queued' };
  const stateWith = (change: Partial<FileItem>) => checkFiles(list, [{ ...queued, ...change }])[0]?.state;
  expect(stateWith({})).toBe('pending');
  expect(stateWith({ state: 'cancelled' })).toBe('unread');
  expect(stateWith({ state: 'cancelled', digests: { sha256: 'f'.repeat(64) } })).toBe('failed');
});
