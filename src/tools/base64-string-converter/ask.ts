import type { Ask, Line, Pattern } from '#core/ask.ts';

const first = (line: Line, commands: readonly string[]): string | undefined =>
  commands.map((command) => line.of(command)).find((text) => text !== undefined);

/** As the command of that name has it. */
const flags = ['base64 -d', 'base64 --decode'];

const decode: Pattern = (line) => {
  const text = first(line, [
    'unbase64',
    'base64 decode',
    'base64url decode',
    'decode base64',
    'decode base64url',
    'unbase64url',
    ...flags,
  ]);
  return text === undefined ? undefined : { op: 'base64-string-converter/decode', input: { text } };
};

const encode: Pattern = (line) => {
  if (line.words[1] === 'decode' || flags.includes(line.words.slice(0, 2).join(' '))) return undefined;
  const isSafe = line.words.slice(0, 2).includes('base64url');
  const name = isSafe ? 'base64url' : 'base64';
  const text = first(line, [`${name} encode`, `encode ${name}`, name]);
  if (text === undefined) return undefined;
  return { op: 'base64-string-converter/encode', input: { text, ...(isSafe ? { urlSafe: true } : {}) } };
};

export const ask: Ask = {
  words: ['base64', 'base64url', 'unbase64', 'unbase64url'],
  patterns: [decode, encode],
  answer: (value) => (String(value).includes('\n') ? undefined : String(value)),
};
