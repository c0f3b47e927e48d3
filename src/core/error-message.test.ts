import { describe, expect, it } from 'vitest';
import {
  blob,
  check,
  choice,
  either,
  flag,
  group,
  integer,
  json,
  list,
  number,
  secret,
  text,
  type Field,
} from './field.ts';
import { describeError, sentenceOf } from './error-message.ts';
import { errorWords as frenchWords } from './error-words.fr.ts';
import { errorWords } from './error-words.ts';

const words = {
  en: {
    'error.bad-key': 'The key is wrong.',
    'error.bad-key.length': 'The key has {received} bytes.',
    'error.empty-input': 'Paste a key.',
  },
  fr: {
    'error.bad-key': 'La clé est fausse.',
    'error.bad-key.length': 'La clé fait {received} octets.',
    'error.empty-input': 'Collez une clé.',
  },
};

describe('describeError', () => {
  it("takes the tool's sentence", () => {
    expect(describeError([words.en], 'en', 'bad-key', { line: 3 })).toBe('Line 3: The key is wrong.');
    expect(describeError([words.fr], 'fr', 'bad-key', { line: 3 })).toBe('Ligne 3\u00a0: La clé est fausse.');
  });

  it('puts the place in front, which the sentence alone leaves out', () => {
    const details = { line: 3, column: 1200, offset: 1300, path: '/a' };
    expect(describeError([words.en], 'en', 'bad-key', details)).toBe('Line 3, column 1,200: The key is wrong.');
    expect(sentenceOf([words.en], 'en', 'bad-key', details)).toBe('The key is wrong.');
    expect(describeError([words.en], 'en', 'empty-input', { line: 2, column: 1 })).toBe('Paste a key.');
  });

  it('prefers the sentence for the reason, and does without it', () => {
    expect(describeError([words.en], 'en', 'bad-key', { reason: 'length', received: 5 })).toBe('The key has 5 bytes.');
    expect(describeError([words.en], 'en', 'bad-key', { reason: 'other', line: 1 })).toBe('Line 1: The key is wrong.');
  });

  it('cuts what it quotes, and nothing else', () => {
    const long = 'x'.repeat(41);
    const table = { 'error.bad': '“{value}” is none of {expected}.' };
    expect(sentenceOf([table], 'en', 'bad', { value: long, expected: long })).toBe(
      `“${'x'.repeat(39)}…” is none of ${long}.`,
    );
    expect(sentenceOf([table], 'en', 'bad', { value: 'x'.repeat(40), expected: 'a' })).toContain('x'.repeat(40));
    const french = { 'error.bad': '« {value} » ne convient pas.' };
    expect(sentenceOf([french], 'fr', 'bad', { value: long })).toContain(`${'x'.repeat(39)}…`);
  });

  it('writes numbers with all their decimals', () => {
    const table = { 'error.bad': '{given} is above {limit}.' };
    expect(sentenceOf([table], 'en', 'bad', { given: 1000.005, limit: 1000.001 })).toBe(
      '1,000.005 is above 1,000.001.',
    );
    expect(sentenceOf([table], 'fr', 'bad', { given: 0.3, limit: 0.005 })).toBe('0,3 is above 0,005.');
    expect(sentenceOf([table], 'en', 'bad', { given: 2 ** 53, limit: 12 })).toBe('9,007,199,254,740,992 is above 12.');
  });

  it("prefers the tool's sentence to the common one", () => {
    const common = errorWords.en;
    expect(describeError([words.en, common], 'en', 'empty-input', {})).toBe('Paste a key.');
    expect(describeError([undefined, common], 'en', 'empty-input', {})).toBe(common['error.empty-input']);
  });

  it('says the code when there is no sentence', () => {
    expect(describeError([words.en], 'en', 'never-heard-of', { reason: 'x' })).toBe('never-heard-of');
    expect(describeError([words.en], 'en', '__proto__', {})).toBe('__proto__');
  });

  it.each([
    [undefined, 'The input must be an object with the fields of the operation.'],
    [{}, 'The field “text” is missing. Expected: text.'],
    [{ text: 1 }, 'The field “text” does not fit. Expected: text.'],
    [{ text: '', txt: '' }, 'Unknown field “txt”. Allowed fields: text | counts | mark.'],
    [{ text: '', counts: [1, 5000] }, 'The field “counts.1” must be at most 4,096.'],
    [{ text: '', counts: [1, 2, 3] }, 'The length of the list “counts” must be at most 2.'],
    [{ text: '', counts: [] }, 'The length of the list “counts” must be at least 1.'],
    [{ text: '', mark: '--' }, 'The length of the field “mark” must be at most 1.'],
    [{ text: '', mark: '' }, 'The length of the field “mark” must be at least 1.'],
  ])('has a sentence for every fault of an input: %j', (draft, sentence) => {
    const fields = {
      text: text(),
      counts: list(integer({ max: 4096 }), { min: 1, max: 2 }, [1]),
      mark: text('-', { min: 1, max: 1 }),
    };
    const checked = check(fields, draft);
    expect(checked.ok || describeError([words.en, errorWords.en], 'en', 'invalid-input', { ...checked.fault })).toBe(
      sentence,
    );
  });
});

describe('a character that marks would not show', () => {
  const table = { 'error.odd': '“{character}” is odd.', 'error.late': 'Odd: “{character}” at {position}.' };
  const french = { 'error.odd': '« {character} » est impair.' };

  it.each([
    ['en', 'odd', 'U+0020', 'A space is odd.'],
    ['en', 'late', 'U+0020', 'Odd: a space at 3.'],
    ['en', 'odd', 'U+200B', 'U+200B is odd.'],
    ['en', 'odd', 'x', '“x” is odd.'],
    ['fr', 'odd', 'U+0020', 'Une espace est impair.'],
    ['fr', 'odd', 'x', '«\u00a0x\u00a0» est impair.'],
  ] as const)('has its name (%s, %s, %s)', (language, code, character, sentence) => {
    const tables = language === 'fr' ? [french, frenchWords] : [table, errorWords.en];
    expect(sentenceOf(tables, language, code, { character, position: 3 })).toBe(sentence);
  });
});

describe('the kind of a field', () => {
  const saidOf = (fields: Readonly<Record<string, Field>>, draft: unknown, language: 'en' | 'fr'): string => {
    const checked = check(fields, draft);
    const tables = [undefined, language === 'fr' ? frenchWords : errorWords.en];
    return checked.ok ? '' : describeError(tables, language, 'invalid-input', { ...checked.fault });
  };

  it.each([
    [text(), 'text', 'texte'],
    [secret(), 'secret', 'secret'],
    [integer({ min: 8, max: 64, step: 8 }), 'integer 8…64 (× 8)', 'nombre entier 8…64 (× 8)'],
    [number({ above: 0 }), 'number > 0', 'nombre > 0'],
    [flag(), 'true | false', 'true | false'],
    [blob(), 'file', 'fichier'],
    [json(), 'JSON', 'JSON'],
    [group({ id: integer() }), 'object', 'objet'],
    [list(integer({ min: 1 })), 'list of integer ≥ 1', 'liste d’éléments de type nombre entier ≥ 1'],
    [
      list(choice(['secret-value', 'hex'])),
      'list of secret-value | hex',
      'liste d’éléments de type secret-value | hex',
    ],
    [either(integer({ min: 0, max: 8 }), choice(['tab'])), 'integer 0…8 | tab', 'nombre entier 0…8 | tab'],
  ] as const)('is named in the language of the sentence (%#: %s)', (about, english, french) => {
    const wrong = () => 1;
    expect(saidOf({ size: about }, {}, 'en')).toBe(`The field “size” is missing. Expected: ${english}.`);
    expect(saidOf({ size: about }, {}, 'fr')).toContain(` attendu\u00a0: ${french}.`);
    expect(saidOf({ size: about }, { size: wrong }, 'fr')).toContain(` attendu\u00a0: ${french}.`);
  });

  it('is not taken for the name of a choice or of a field', () => {
    const fields = { text: text(''), mode: choice(['text', 'file'], 'text') };
    expect(saidOf(fields, { mode: 'x' }, 'fr')).toContain('text | file.');
    expect(saidOf(fields, { x: 1 }, 'fr')).toContain('text | mode.');
  });

  it('leaves the facts of the fault as they are', () => {
    const details = { field: 'size', problem: 'wrong-type', expected: 'integer' };
    sentenceOf([frenchWords], 'fr', 'invalid-input', details);
    expect(details.expected).toBe('integer');
  });
});
