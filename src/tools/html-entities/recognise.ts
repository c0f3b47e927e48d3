import { reasonsOf, type Guess, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const reference = /&(?:#(\d{1,7}|x[\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi;
const common = /^(?:amp|lt|gt|quot|nbsp)$/i;

export const recognise: Recogniser = ({ text }) => {
  let count = 0;
  let isSure = false;
  for (const [, number, name = ''] of text.matchAll(reference)) {
    // `Number` reads 0x… as hexadecimal, and 0233 as decimal.
    if (Number(`0${number}`) > 0x10ffff) continue;
    count++;
    isSure ||= number !== undefined || common.test(name);
  }
  if (count === 0) return [];
  const reason = because('references', { count });
  const guess: Guess = {
    op: 'html-entities/decode',
    input: { text },
    // What is encoded has no tags in it.
    score: /<[a-z/]/i.test(text) ? 60 : 82,
    kind: 'encoding',
    reason,
  };
  // Only the operation has the other names.
  return [isSure ? guess : { ...guess, confirm: (result) => (result.ok && result.value !== text ? guess : undefined) }];
};
