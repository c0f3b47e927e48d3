import type { Letters } from './letters.ts';

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;
const lineBreak = /(\r\n|\n|\r)/;

/** Words that English titles leave in lower case. */
const small = new Set('a an and as at but by en for if in nor of on or per so the to up via vs yet'.split(' '));

export const lowerText = (text: string, { lower }: Letters): string => lower(text);
export const upperText = (text: string, { upper }: Letters): string => upper(text);

/** Raised: the first letter of a line and of a sentence; the letters of "1st" begin none. */
export function sentenceText(text: string, { lower, raise }: Letters): string {
  let written = '';
  let [isStart, isOver, isNumber] = [true, false, false];
  for (const character of lower(text)) {
    const isLetter = /\p{L}/u.test(character);
    written += isLetter && isStart && !isNumber ? raise(character) : character;
    if (isLetter) isStart = false;
    else if (/[\r\n]/.test(character) || (isOver && /\s/.test(character))) isStart = true;
    isOver = /[.!?…]/.test(character) || (isOver && /["'’”»)\]}]/.test(character));
    isNumber = /\p{N}/u.test(character);
  }
  return written;
}

export function capitalizedText(text: string, { lower, raise }: Letters): string {
  return lower(text).replaceAll(word, (found) => raise(found));
}

export function titleText(text: string, letters: Letters): string {
  return letters
    .lower(text)
    .split(lineBreak)
    .map((line, index) => (index % 2 === 1 ? line : titleLine(line, letters)))
    .join('');
}

function titleLine(line: string, { raise }: Letters): string {
  const last = [...line.matchAll(word)].at(-1)?.index;
  let end = 0;
  return line.replaceAll(word, (found, at: number) => {
    const stays = small.has(found) && end > 0 && at !== last && !/[:.!?…—]/.test(line.slice(end, at));
    end = at + found.length;
    return stays ? found : raise(found);
  });
}

export function alternatingText(text: string, { lower, upper }: Letters): string {
  let count = 0;
  return text.replaceAll(/\p{L}/gu, (letter) => (count++ % 2 === 0 ? lower(letter) : upper(letter)));
}

export function invertedText(text: string, { lower, upper }: Letters): string {
  return text.replaceAll(/\p{L}/gu, (letter) => (lower(letter) === letter ? upper(letter) : lower(letter)));
}
