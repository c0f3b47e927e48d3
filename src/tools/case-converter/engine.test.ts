import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft } from '#core/field.ts';
import { execute } from '#core/operation.ts';
import { convert, convertAll } from './engine.ts';
import { styles } from './engine/styles.ts';
import { examples } from './examples.ts';
import { text as words } from './text.ts';
import french from './text.fr.ts';

const seed = 26;

async function answer(input: Draft<(typeof convert)['input']>): Promise<string> {
  const result = await execute(convert, input);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

describe('case-converter', () => {
  it.each(
    styles.flatMap((style) => [words.en, french].map((messages) => [messages[`style.${style}`], style] as const)),
  )('calls a style %j as %s writes it', async (name, style) => {
    const written = await answer({ text: name, style });
    // Inverted twice a text is itself; once it is as one would type it.
    if (style === 'inverted') expect(written).toMatch(/^(?:\p{Lu}\p{Ll}+(?: |$))+$/u);
    else expect(written).toBe(name);
  });

  for (const example of examples) {
    it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
      const operation = (example.op === 'convert' ? convert : convertAll) as typeof convert;
      expect(mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
    });
  }

  it.each([
    ['fooBar', 'foo_bar'],
    ['v2Final', 'v2_final'],
    ['XMLHttp', 'xml_http'],
    ['HTTPServer2GO', 'http_server2_go'],
    ['ABC', 'abc'],
    ['--foo__bar..baz//', 'foo_bar_baz'],
    ["rock 'n' roll's", 'rock_n_rolls'],
    ["1's", '1s'],
    ['éCole Noël', 'é_cole_noël'],
    ['l’École supérieure', 'l_école_supérieure'],
    ['e\u0301Cole', 'e\u0301_cole'],
    ['E\u0301COLe\u0301', 'e\u0301co_le\u0301'],
    ['日本Tokyo', '日本_tokyo'],
    ['a😀b', 'a_b'],
    ['ΟΔΟΣ', 'οδος'],
    ['!?', ''],
    ['x½Y', 'x½_y'],
  ])('splits %j into %j', async (text, snake) => {
    expect(await answer({ text, style: 'snake' })).toBe(snake);
  });

  it.each([
    ['version2Final', 'version-2-final'],
    ['a1b22c', 'a-1-b-22-c'],
    ['utf8', 'utf-8'],
    ['e\u03012', 'e\u0301-2'],
  ])('splits the numbers of %j too', async (text, kebab) => {
    expect(await answer({ text, style: 'kebab', splitNumbers: true })).toBe(kebab);
  });

  it.each([
    ['hello. “what?” he said! yes', 'Hello. “What?” He said! Yes'],
    ['ONE\ntwo\r\n"three"', 'One\nTwo\r\n"Three"'],
    ['wait… (really?) no', 'Wait… (Really?) No'],
    ['see example.com now', 'See example.com now'],
    ['1st place. 2 apples', '1st place. 2 Apples'],
    ['- élan', '- Élan'],
    ['ß', 'SS'],
    ['a.\n\nb', 'A.\n\nB'],
  ])('writes %j as the sentence %j', async (text, expected) => {
    expect(await answer({ text, style: 'sentence' })).toBe(expected);
  });

  it.each([
    ['a tale of two cities', 'A Tale of Two Cities'],
    ['what is it for', 'What Is It For'],
    ['state-of-the-art', 'State-of-the-Art'],
    ['so? or not', 'So? Or Not'],
    ['1ST OF the\nof an era', '1st of The\nOf an Era'],
    ['he—and she', 'He—And She'],
    ['', ''],
  ])('writes %j as the title %j', async (text, expected) => {
    expect(await answer({ text, style: 'title' })).toBe(expected);
  });

  it.each([
    ["DON'T stop 3d", 'capitalized', "Don't Stop 3d"],
    ['lorem ipsum', 'alternating', 'lOrEm IpSuM'],
    ['a😀b\nc', 'alternating', 'a😀B\nc'],
    ['aBc É1', 'inverted', 'AbC é1'],
    ['a\r\nb\rc', 'upper', 'A\r\nB\rC'],
    ['one two\r\n\r\nthree', 'pascal', 'OneTwo\r\n\r\nThree'],
  ] as const)('writes %j in %s', async (text, style, expected) => {
    expect(await answer({ text, style })).toBe(expected);
  });

  it('knows the letters of some languages', async () => {
    expect(await answer({ text: 'TITLE ID', style: 'lower', locale: 'tr' })).toBe('tıtle ıd');
    expect(await answer({ text: 'istanbul', style: 'pascal', locale: 'tr-TR' })).toBe('İstanbul');
    expect(await answer({ text: 'TITLE', style: 'lower', locale: 'de' })).toBe('title');
    expect(await answer({ text: 'TITLE', style: 'lower', locale: 'no such' })).toBe('title');
    expect(await answer({ text: 'İSTANBUL ΑΣ', style: 'pascal' })).toBe('İstanbulΑς');
    expect(await answer({ text: 'Ì', style: 'lower', locale: 'lt' })).toBe('i\u0307\u0300');
    // The first code point is upper case, so its marks stay as they are.
    expect(await answer({ text: 'I\u0307STANBUL', style: 'pascal', locale: 'tr' })).toBe('I\u0307stanbul');
    expect(await answer({ text: 'I\u0300A', style: 'train', locale: 'lt' })).toBe('I\u0300a');
  });

  it('gives in all styles at once what it gives in each', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.boolean(), async (text, splitNumbers) => {
        const all = await execute(convertAll, { text, splitNumbers });
        if (!all.ok) throw new Error(all.error.code);
        expect(Object.keys(all.value)).toEqual([...styles]);
        for (const style of styles) expect(all.value[style]).toBe(await answer({ text, style, splitNumbers }));
      }),
      { seed },
    );
  });

  it('keeps the words of identifiers from style to style', async () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/);
    const roundTrips = ['camel', 'pascal', 'snake', 'constant', 'kebab', 'cobol', 'train', 'dot', 'path'] as const;
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1 }), fc.constantFrom(...roundTrips), async (list, style) => {
        const there = await answer({ text: list.join(' '), style });
        expect(await answer({ text: there, style: 'words' })).toBe(list.join(' '));
      }),
      { seed },
    );
  });

  it('takes a long text of marks, capitals and spaces', async () => {
    for (const unit of ['\u0301', 'A', '. ', "'a", 'aB1']) {
      const text = unit.repeat(300_000 / unit.length);
      expect((await answer({ text, style: 'lower' })).length).toBe(text.length);
      expect(await execute(convertAll, { text, splitNumbers: true })).toMatchObject({ ok: true });
    }
  });
});
