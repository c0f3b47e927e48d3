import { describe, expect, it } from 'vitest';
import { check, integer, list, text } from './field.ts';
import { commonErrors, describeError, translateCommon } from './sentence.ts';
import { defineText } from './text.ts';

const words = defineText({
  en: {
    'error.bad-key': 'Line {line}: the key is wrong.',
    'error.bad-key.length': 'The key has {received} bytes.',
    'error.empty-input': 'Paste a key.',
  },
  fr: {
    'error.bad-key': 'Ligne {line} : la clé est fausse.',
    'error.bad-key.length': 'La clé fait {received} octets.',
    'error.empty-input': 'Collez une clé.',
  },
});

describe('describeError', () => {
  it("takes the tool's sentence", () => {
    expect(describeError(words, 'en', 'bad-key', { line: 3 })).toBe('Line 3: the key is wrong.');
    expect(describeError(words, 'fr', 'bad-key', { line: 3 })).toBe('Ligne 3\u00a0: la clé est fausse.');
  });

  it('prefers the sentence for the reason, and does without it', () => {
    expect(describeError(words, 'en', 'bad-key', { reason: 'length', received: 5 })).toBe('The key has 5 bytes.');
    expect(describeError(words, 'en', 'bad-key', { reason: 'other', line: 1 })).toBe('Line 1: the key is wrong.');
  });

  it("prefers the tool's sentence to the common one", () => {
    expect(describeError(words, 'en', 'empty-input', {})).toBe('Paste a key.');
    expect(describeError(undefined, 'en', 'empty-input', {})).toBe(commonErrors.en['error.empty-input']);
  });

  it('says the code when there is no sentence', () => {
    expect(describeError(words, 'en', 'never-heard-of', { reason: 'x' })).toBe('never-heard-of');
    expect(describeError(words, 'en', '__proto__', {})).toBe('__proto__');
  });

  it.each([
    [undefined, 'The input must be an object with the fields of the operation.'],
    [{}, 'The field “text” is missing; it must be text.'],
    [{ text: 1 }, 'The field “text” must be text.'],
    [{ text: '', txt: '' }, 'There is no field “txt”. The fields are: text | counts.'],
    [{ text: '', counts: [1, 5000] }, 'The field “counts.1” must be at most 4,096.'],
  ])('has a sentence for every fault of an input: %j', (draft, sentence) => {
    const checked = check({ text: text(), counts: list(integer({ max: 4096 }), {}, []) }, draft);
    expect(checked.ok || describeError(words, 'en', 'invalid-input', { ...checked.fault })).toBe(sentence);
  });
});

describe('translateCommon', () => {
  it('speaks both languages', () => {
    expect([translateCommon('en')('error.cancelled'), translateCommon('fr')('error.cancelled')]).toEqual([
      'Cancelled.',
      'Annulé.',
    ]);
  });
});
