import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const literal = /^"(?:[^"\\\n]|\\.)*"$/;
const json = /^"(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"$/i;

export const recognise: Recogniser = ({ source: { text = '', complete } }) => {
  const whole = text.trim();
  // The quotes are what it is about: a sample is looked at without them.
  if (!complete || !literal.test(whole) || !/\\[n"\\tu]/.test(whole)) return [];
  // Numbers of characters alone may stand in a text of any kind.
  const score = json.test(whole) && /\\[n"\\t]/.test(whole) ? 84 : 70;
  const input = { text: whole, target: 'json' };
  return [{ op: 'string-escaper/unescape', input, score, kind: 'encoding', reason: because('literal') }];
};
