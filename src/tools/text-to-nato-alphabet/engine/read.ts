import { ToolError } from '#core/operation.ts';
import { digitWords, letterWords, radioDigits, symbolNames } from './alphabets.ts';

const variants = { alpha: 'A', juliet: 'J', xray: 'X', whisky: 'W' };

const lettersByWord: ReadonlyMap<string, string> = new Map([
  ...letterWords.icao.map((word) => [word.toLowerCase(), word.charAt(0)] as const),
  ...Object.entries(variants),
  ...[digitWords.icao, radioDigits].flatMap((words) =>
    words.map((word, digit) => [word.toLowerCase(), String(digit)] as const),
  ),
  ...Object.values(symbolNames).flatMap((names) => [...names].map(([symbol, name]) => [`(${name})`, symbol] as const)),
]);

/**
 * What ICAO words spell, in capitals.
 * @throws ToolError `unknown-word` { word, position, index }, both counted from 1
 */
export function readWords(text: string): string {
  const tokens = text.matchAll(/\([^()]*\)|[^\s,;]+/g);
  let read = '';
  let index = 0;
  for (const { 0: word, index: at } of tokens) {
    index++;
    const known = word.toLowerCase().replaceAll(/\s+/g, ' ').replace("'", '’');
    const found = /^\d$/.test(word) ? word : lettersByWord.get(known);
    if (found === undefined) throw new ToolError('unknown-word', { word, position: at + 1, index });
    read += found;
  }
  return read;
}
