import { expect, it } from 'vitest';
import { shellPath } from './shell-path.ts';

it.each([
  ['', 'path'],
  ['/var/www/*.sh', '/var/www/*.sh'],
  ['-rf', './-rf'],
  ['my file', "'my file'"],
  ["it's", String.raw`'it'\''s'`],
  ['$(reboot)', "'$(reboot)'"],
])('%j is %s in a command', (path, word) => {
  expect(shellPath(path)).toBe(word);
});
