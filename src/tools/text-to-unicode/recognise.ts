import { reasonsOf, type Guess, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const escape = /\\u[\dA-Fa-f]{4}|\\u\{[\dA-Fa-f]{1,6}\}|\\U[\dA-Fa-f]{8}|&#x?[\dA-Fa-f]{1,8};|\bU\+[\dA-Fa-f]{4,6}\b/g;
const longest = 102_400;

/** Many code points may make one character, though not as many as these. */
const longestCluster = 40;

function character(text: string): Guess[] {
  if (text.length > longestCluster || /^[\0-\u007f]/.test(text)) {
    // A letter of ASCII counts only with what is put on it.
    if (text.length > longestCluster || !/^[A-Za-z]\p{M}+$/u.test(text)) return [];
  }
  const count = [...text].length;
  const [first] = new Intl.Segmenter('en').segment(text);
  if (first?.segment !== text) return [];
  const reason = count === 1 ? because('character') : because('cluster', { count });
  return [{ op: 'text-to-unicode/inspect', input: { text }, score: 70, kind: 'text', reason }];
}

export const recognise: Recogniser = ({ text, source }) => {
  if (text === '') return [];
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
