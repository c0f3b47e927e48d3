import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { needs } from '../../../scripts/compared-programs.ts';
import { readAnsi } from './ansi.ts';

const samples: readonly (readonly [typed: string, text: string])[] = [
  [String.raw`\xc3\xa9\303\251 \xe2\202\xac`, 'éé €'],
  [String.raw`\x41\101\501\u41\U1F600`, 'AAAA😀'],
  [String.raw`\cA\cz\c?\c\\b`, '\x01\x1a\x7f\x1cb'],
  [String.raw`\'\"\\x41\?`, String.raw`'"\x41?`],
  [String.raw`\q\xg\u\Ug`, String.raw`\q\xg\u\Ug`],
  [String.raw`a\a\b\e\E\f\n\r\t\v`, 'a\x07\b\x1b\x1b\f\n\r\t\v'],
];

it.each(samples)('reads %j', (typed, text) => {
  expect(readAnsi(typed)).toBe(text);
});

it('takes bytes that are not UTF-8 for characters', () => {
  expect(readAnsi(String.raw`\xe9a\xff`)).toBe('éaÿ');
});

it('agrees with Bash', () => {
  needs('bash');
  const script = samples.map(([typed]) => `printf '%s\\0' $'${typed}'`).join('\n');
  const { stdout } = spawnSync('bash', { input: script, encoding: 'utf8', env: { LC_ALL: 'C.UTF-8' } });
  expect(stdout.split('\0').slice(0, -1)).toEqual(samples.map(([, text]) => text));
});
