import { expect, it } from 'vitest';
import { bytesOfDump } from './hex-dump.ts';

const hello = [...new TextEncoder().encode('Hello world.')];

it.each<readonly [string, string]>([
  ['hexdump -C', '00000000  48 65 6c 6c 6f 20 77 6f  72 6c 64 2e              |Hello world.|'],
  [
    'hexdump -C, two lines and the end',
    '00000010  48 65 6c 6c 6f 20  |Hello |\n00000016  77 6f 72 6c 64 2e  |world.|\n0000001c',
  ],
  ['xxd', '00000000: 4865 6c6c 6f20 776f 726c 642e            Hello world.'],
  ['xxd, two lines', '00000000: 4865 6c6c 6f20  Hello \n00000006: 776f 726c 642e  world.'],
  ['Wireshark', '0000   48 65 6c 6c 6f 20 77 6f 72 6c 64 2e   Hello world.'],
  ['capitals', '0000ABC0  48 65 6C 6C 6F 20 77 6F  72 6C 64 2E  |Hello world.|'],
])('reads what %s prints', (_, dump) => {
  expect(bytesOfDump(dump.split('\n'))).toEqual(hello);
});

it('reads bytes that are no ASCII, and spaces at both ends', () => {
  expect(bytesOfDump(['00000000: 89 50 00 ff  .P..'])).toEqual([0x89, 0x50, 0, 0xff]);
  expect(bytesOfDump(['00000000: 2020 6120 20    a'])).toEqual([0x20, 0x20, 0x61, 0x20, 0x20]);
});

it.each<readonly [string, string]>([
  ['an ASCII column of other bytes', '00000000: 4865 6c6c  Help'],
  ['offsets with a gap', '00000000: 4865  He\n00000010: 6c6c  ll'],
  ['a squeezed repetition', '00000000: 2020  \n*\n00000020: 6c6c  ll'],
  ['digits alone', '00000000 48 65 6c 6c'],
  ['another end', '00000000  48 65  |He|\n0000000f'],
  ['prose', 'dead beef  cafe'],
  ['an empty text', ''],
  ['half a byte', '00000000: 486 6c  Hl'],
])('refuses %s', (_, dump) => {
  expect(bytesOfDump(dump.split('\n'))).toBeUndefined();
});

it('takes no longer for a line that almost is one', () => {
  expect(bytesOfDump([`00000000: ${'48'.repeat(530)}g`])).toBeUndefined();
  expect(bytesOfDump([`00000000: ${'48 '.repeat(300_000)}`])).toBeUndefined();
});
