import { reasonsOf, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

/** With the columns that `ls -l` writes after it. */
const symbolic = /^[-bcdlps]?(?:[r-][w-][xsS-]){2}[r-][w-][xtT-][@+.]?(?:\s+\d+ .*)?$/;

export const recognise: Recogniser = ({ text }) => {
  const op = 'chmod-calculator/parse';
  const input = { mode: text };
  if (symbolic.test(text) && /^-*[bcdlps]?-*[rwx]/.test(text))
    return [{ op, input, score: 90, kind: 'exact', reason: because('symbolic') }];
  if (!/^[0-7]{3,4}$/.test(text) || /^(?:19|20)\d\d$/.test(text)) return [];
  return [{ op, input, score: 55, kind: 'encoding', reason: because('octal') }];
};
