import { reasonsOf, type Guess, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

/** Hexadecimal numbers end at 10FFFF: what is beyond stands for nothing. */
const escape =
  /\\u[\dA-Fa-f]{4}|\\u\{(?:10|0?[\dA-Fa-f])?[\dA-Fa-f]{1,4}\}|\\U00(?:10|0[\dA-Fa-f])[\dA-Fa-f]{4}|&#(?:x0{0,2}(?:10|0?[\dA-Fa-f])?[\dA-Fa-f]{1,4}|0{0,2}(?:10|\d)?\d{1,5});|\bU\+(?:10|0?[\dA-Fa-f])?[\dA-Fa-f]{4}\b/g;
const longest = 102_400;

/** Many code points may make one character, though not as many as these. */
const longestCluster = 40;

function character(text: string): Guess[] {
  // A letter of ASCII counts only with what is put on it.
  if (text.length > longestCluster || !/^(?:[^\0-\u007f]|[A-Za-z]\p{M}+$)/u.test(text)) return [];
  const count = [...text].length;
  if ([...new Intl.Segmenter('en').segment(text)].length > 1) return [];
  const reason = count === 1 ? because('character') : because('cluster', { count });
  return [{ op: 'text-to-unicode/inspect', input: { text }, score: 70, kind: 'text', reason }];
}

export const recognise: Recogniser = ({ text, source }) => {
  if (source.length > longest) return [];
  const found = text.match(escape) ?? [];
  if (found.length === 0) return character(text);
  const isWhole = text.replace(escape, '').trim() === '';
  if (found.length < 2 && !isWhole) return [];
  const isMarkup = found.every((one) => one.startsWith('&'));
  const score = isMarkup ? 70 : isWhole ? 85 : 78;
  const reason = because('escapes', { count: found.length });
  return [{ op: 'text-to-unicode/unescape', input: { text }, score, kind: 'encoding', reason }];
};
