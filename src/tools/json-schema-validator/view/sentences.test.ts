import { describe, expect, it } from 'vitest';
import { translator } from '#core/text.ts';
import type { Fault } from '../engine/report.ts';
import { text } from '../text.ts';
import { sentencesIn } from './sentences.ts';

const { faultSentence } = sentencesIn(translator(text.en, 'en'));

describe('the sentence of a fault', () => {
  it.each([
    ['contains', { min: 1, max: 2, matched: 3 }, 'The document has 3 matching elements; the maximum is 2.'],
    ['contains', { min: 2, max: null, matched: 1 }, 'The document has 1 matching element; the minimum is 2.'],
    ['oneOf', { matches: [0, 2] }, 'The document matches several alternatives, but only one is allowed: 1, 3.'],
    ['minItems', { limit: '2', actual: '1' }, 'The document has 1 element; the minimum is 2.'],
    ['maxLength', { limit: '2', actual: '3' }, 'The document has 3 characters; the maximum is 2.'],
    [
      'maxLength',
      { limit: '2', actual: '3', name: 'abc' },
      'The member name “abc” has 3 characters; the maximum is 2.',
    ],
  ])('of %s with %j', (keyword, params, sentence) => {
    expect(faultSentence({ keyword, params, path: '' } as unknown as Fault)).toBe(sentence);
  });
});
