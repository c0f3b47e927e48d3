import { describe, expect, it } from 'vitest';
import { sentenceOf } from '#core/error-message.ts';
import { execute } from '#core/operation.ts';
import { explain } from './engine.ts';
import french from './text.fr.ts';
import { text } from './text.ts';

const wrong = [
  ['', '('],
  ['', ')'],
  ['', '(?'],
  ['', '(?-:a)'],
  ['', '(?ii:a)'],
  ['', '(?mm:a)'],
  ['', '(?s-s:a)'],
  ['', '(?<1>a)'],
  ['', '(?<a>x)(?<a>y)'],
  ['', String.raw`\k(?<a>b)`],
  ['', String.raw`\k<x>(?<a>b)`],
  ['', '*'],
  ['u', 'a{2'],
  ['', 'a{2,1}'],
  ['u', 'a}'],
  ['', '[a'],
  ['u', String.raw`[\d-z]`],
  ['', '[z-a]'],
  ['v', '[(]'],
  ['v', '[!!]'],
  ['v', String.raw`[^\p{RGI_Emoji}]`],
  ['v', String.raw`[\q{a`],
  ['u', String.raw`\p{Foo}`],
  ['u', String.raw`\-`],
  ['u', String.raw`\u12`],
  ['', '\\'],
] as const;

describe('what is wrong with a pattern', () => {
  it.each(wrong)('has a sentence in both languages, flags “%s”: %s', async (flags, pattern) => {
    const result = await execute(explain, { pattern, flags });
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid-pattern' } });
    const { details } = (result as unknown as { error: { details: { reason: string } } }).error;
    const general = 'The pattern is not valid';
    expect(sentenceOf([text.en], 'en', 'invalid-pattern', details)).not.toContain(general);
    expect(sentenceOf([french], 'fr', 'invalid-pattern', details)).not.toContain(details.reason);
    expect(Object.keys(french)).toContain(`error.invalid-pattern.${details.reason}`);
  });
});
