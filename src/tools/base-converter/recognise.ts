import { reasonsOf, type Guess, type Recogniser } from '#core/recognition.ts';
import type { words } from './recognise.text.ts';

const because = reasonsOf<typeof words>();

const prefixed = /^[+-]?0(?:x[\da-f]+(?:_[\da-f]+)*|b[01]+(?:_[01]+)*|o[0-7]+(?:_[0-7]+)*)$/i;
const bases = { x: 16, b: 2, o: 8 } as const;

export const recognise: Recogniser = (sample) => {
  const { text } = sample;
  if (!sample.isLine(2000)) return [];
  const guess = (base: number, score: number, from: object): Guess[] => [
    {
      op: 'base-converter/convert',
      input: { text, ...from, to: 10 },
      score,
      kind: 'exact',
      reason: because(score < 80 ? 'digits' : 'prefix', { base }),
    },
  ];
  if (prefixed.test(text)) return guess(bases[/[xbo]/i.exec(text)?.[0].toLowerCase() as keyof typeof bases], 88, {});
  return /^(?!0+$)[01]{8,}$/.test(text) ? guess(2, 75, { from: 2 }) : [];
};
