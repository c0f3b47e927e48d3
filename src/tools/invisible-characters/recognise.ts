import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import { codePointAt } from '#lib/code-point.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

/** Not at the start of the text, where a byte order mark stands; a flag of tags is an emoji. */
const hidden = /[\u202A-\u202E\u2066-\u2069\u200B\u2060]|(?<![\u{1F3F4}\u{E0020}-\u{E007F}])[\u{E0020}-\u{E007F}]/u;
const mixed = /[A-Za-z][\u0370-\u03FF\u0400-\u04FF]|[\u0370-\u03FF\u0400-\u04FF][A-Za-z]/;
/** A unit or a formula: `5 µs`, `2πr`. */
const mathematical = /[πΩμαβγδεθλστφω]/;

export const recognise: Recogniser = ({ source, text }) => {
  if (!source.complete) return [];
  const op = 'invisible-characters/scan';
  const found = hidden.exec(text);
  if (found) {
    const code = `U+${(codePointAt(found[0]) ?? 0).toString(16).toUpperCase()}`;
    return [{ op, input: { text }, score: 88, kind: 'text', reason: because('hidden', { code }) }];
  }
  const word = mixed.exec(text);
  if (!word || mathematical.test(word[0])) return [];
  return [{ op, input: { text }, score: 72, kind: 'text', reason: because('mixed') }];
};
