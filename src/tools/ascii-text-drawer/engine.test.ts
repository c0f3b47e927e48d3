import * as fc from 'fast-check';
import figlet from 'figlet/browser';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import { sentenceOf } from '#core/error-message.ts';
import { errorWords } from '#core/error-words.ts';
import { execute } from '#core/operation.ts';
import { draw, missing, previewFonts, replaced } from './engine.ts';
import { comments } from './engine/comments.ts';
import { fontFiles } from './engine/font-files.ts';
import { fonts } from './engine/font-names.ts';
import { examples } from './examples.ts';
import { text as words } from './text.ts';

const seed = 225;
const operations = { draw, missing, replaced, 'preview-fonts': previewFonts } as unknown as Readonly<
  Record<string, typeof draw>
>;

async function drawn(text: string, options: object = {}): Promise<string> {
  const result = await execute(draw, { text, ...options });
  return result.ok ? result.value : `${result.error.code} ${JSON.stringify(result.error.details)}`;
}

/** A font whose letters are one line high: the character itself, twice. */
const tiny = (extra = ''): string => {
  const letters = Array.from({ length: 95 }, (_, at) => `${String.fromCharCode(32 + at).repeat(2)}@@`);
  letters[32] = '@@##';
  return ['flf2a$ 1 1 4 -1 1', 'a comment', ...letters, extra].join('\n');
};

for (const example of examples) {
  it(`${example.op} ${JSON.stringify(example.input).slice(0, 60)}`, async () => {
    const operation = operations[example.op];
    expect(operation && mismatch(example, await execute(operation, example.input as never))).toBeUndefined();
  });
}

it('says in different words that a text is too long and that a number is too large', async () => {
  const sentences = await Promise.all(
    [{ text: 'x'.repeat(1001) }, { text: 'x', width: 5000 }].map(async (input) => {
      const result = await execute(draw, input);
      return result.ok || sentenceOf([words.en, errorWords.en], 'en', result.error.code, result.error.details);
    }),
  );
  expect(sentences).toEqual([
    'This is too long: the limit is 1,000 characters. Draw a shorter text.',
    'The field “width” must be at most 1,000.',
  ]);
});

describe('fonts', () => {
  it('are 72, each with its file', async () => {
    expect([fonts.length, new Set(fonts).size]).toEqual([72, 72]);
    const result = await execute(previewFonts, {});
    const previews = result.ok ? result.value : [];
    expect(previews.map(({ font }) => font)).toEqual(fonts);
    expect(previews.filter(({ art, height }) => art.trim() === '' || height < 1)).toEqual([]);
    expect(new Set(previews.map(({ art }) => art)).size).toBeGreaterThan(65);
  });

  it.each([
    ['', 'flf2b$ 1 1 4 -1 0', 'signature'],
    ['', 'flf2a$ x 1 4 -1 0', 'header'],
    ['', 'flf2a$ 0 1 4 -1 0', 'header'],
    ['', 'flf2a$ 1 1', 'header'],
    ['', 'flf2a 1 1 4 -1 0', 'header'],
    ['', `flf2a$ 1 1 4 -1 0\n${'a@@\n'.repeat(90)}`, 'characters'],
  ])('%sare refused: %j', async (_, customFont, reason) => {
    expect(await drawn('a', { customFont })).toBe(`invalid-font {"reason":"${reason}"}`);
  });

  it('may be your own, and end after ASCII', async () => {
    expect(await drawn('ab c', { customFont: tiny() })).toBe('aabb  cc');
    expect(await drawn('abc', { customFont: tiny(), font: 'Big' })).toBe('aabbcc');
    expect(await drawn('ab', { customFont: tiny().replaceAll('\n', '\r\n') })).toBe('aabb');
  });
});

describe('letters that a font lacks', () => {
  it('are drawn without accents, or left out', async () => {
    expect(await drawn('àﬁ😀b', { customFont: tiny() })).toBe('aaffiibb');
    const result = await execute(missing, { text: 'à 😀x日😀', customFont: tiny() });
    expect(result).toMatchObject({ ok: true, value: ['😀', '日'] });
    expect(await drawn('😀', { customFont: tiny() })).toBe('');
    expect(await drawn('é')).not.toBe(await drawn('e'));
    expect(await drawn('é', { font: 'Banner3-D' })).toBe(await drawn('e', { font: 'Banner3-D' }));
  });
});

describe('what a font is asked for', () => {
  const answer = async (operation: typeof missing | typeof replaced, text: string, options: object) => {
    const result = await execute<typeof missing.input, unknown>(operation, { text, ...options });
    return result.ok ? result.value : result.error.code;
  };

  it('counts an empty glyph as none, for digits and signs too', async () => {
    expect(await answer(missing, 'Ab 12+é', { font: 'Bloody' })).toEqual(['1', '2', '+']);
    expect(await answer(missing, 'A[1]', { font: 'Isometric1' })).toEqual(['1', ']']);
    expect(await answer(missing, 'a$b@', { font: 'Modular' })).toEqual(['$']);
    expect(await answer(missing, '１²', { font: 'Bloody' })).toEqual(['１', '²']);
    expect(await answer(missing, '!1@~', { customFont: tiny() })).toEqual([]);
  });

  it('takes a glyph made of the mark that ends its lines for one', async () => {
    const font = ['flf2a$ 1 1 4 -1 0', ...Array.from({ length: 95 }, () => '@@@@')].join('\n');
    expect(await answer(missing, 'a1', { customFont: font })).toEqual([]);
  });

  it('says what is drawn for what', async () => {
    expect(await answer(replaced, 'é ﬁ1é😀', { customFont: tiny() })).toEqual([
      { character: 'é', drawn: 'e' },
      { character: 'ﬁ', drawn: 'fi' },
    ]);
    expect(await answer(replaced, 'é', {})).toEqual([]);
    expect(await answer(replaced, 'a', { customFont: 'hello' })).toBe('invalid-font');
  });

  it('never draws a blank for a sign', async () => {
    expect(await answer(missing, 'a´', { customFont: tiny() })).toEqual(['´']);
    expect(await answer(replaced, 'a´', { customFont: tiny() })).toEqual([]);
    expect(await drawn('a´b', { customFont: tiny() })).toBe('aabb');
  });

  it('is asked in the worker', () => {
    expect([missing.thread, replaced.thread]).toEqual(['worker', 'worker']);
  });
});

describe('pictures', () => {
  it('are what figlet draws, trimmed', async () => {
    const standard = (await fontFiles.Standard()).default;
    figlet.parseFont('Compared', standard);
    for (const [layout, horizontalLayout] of [
      ['full', 'full'],
      ['fitted', 'fitted'],
      ['controlled', 'controlled smushing'],
      ['universal', 'universal smushing'],
    ] as const) {
      const expected = figlet.textSync('AV', { font: 'Compared' as 'Standard', horizontalLayout }).split('\n');
      const lines = expected.map((line) => line.trimEnd()).filter((line) => line !== '');
      const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length));
      expect(await drawn('AV', { layout })).toBe(lines.map((line) => line.slice(indent)).join('\n'));
    }
  });

  it('are wrapped at blanks, and inside words that are too wide', async () => {
    const wrap = (text: string, width: number) => drawn(text, { customFont: tiny(), width });
    expect(await wrap('ab cd', 10)).toBe('aabb  ccdd');
    expect(await wrap('ab cd', 9)).toBe('aabb\nccdd');
    expect(await wrap('abcde f', 4)).toBe('aabb\nccdd\nee\nff');
    expect(await wrap('abc', 1)).toBe('aa\nbb\ncc');
    expect(await wrap('ab cd', 0)).toBe('aabb  ccdd');
    expect(await wrap('abcdefg', 10)).toBe('aabbccddee\nffgg');
    expect(await wrap('abcdefg', 13)).toBe('aabbccddeeff\ngg');
  });

  it.each([80, 0])('keep the blanks at the start of a line that fits (width %i)', async (width) => {
    expect(await drawn('a\n b', { customFont: tiny(), width })).toBe('aa\n  bb');
    expect(await drawn(' a\n b', { customFont: tiny(), width })).toBe('aa\nbb');
  });

  it('lose the blanks at the start of a line that only fits without them', async () => {
    expect(await drawn('a\n  bc', { customFont: tiny(), width: 4 })).toBe('aa\nbbcc');
  });

  it('keep an empty line, but none at the ends', async () => {
    expect(await drawn('\na\n \t\nb\n\n', { customFont: tiny() })).toBe('aa\n\nbb');
    const standard = (await drawn('a\nb')).split('\n');
    expect(standard).toHaveLength(10);
    expect((await drawn('a\n\nb')).split('\n').filter((line) => line === '')).toHaveLength(1);
  });

  it('are aligned block by block', async () => {
    const align = (how: string, width: number) => drawn('abc\nd', { customFont: tiny(), align: how, width });
    expect(await align('right', 8)).toBe('  aabbcc\n      dd');
    expect(await align('center', 9)).toBe(' aabbcc\n   dd');
    expect(await align('center', 0)).toBe('aabbcc\n  dd');
    expect(await align('left', 80)).toBe('aabbcc\ndd');
  });
});

describe('comments', () => {
  it.each([
    ['slash', '// aa\n//\n// bb'],
    ['dash', '-- aa\n--\n-- bb'],
    ['semicolon', '; aa\n;\n; bb'],
    ['percent', '% aa\n%\n% bb'],
    ['apostrophe', "' aa\n'\n' bb"],
    ['exclamation', '! aa\n!\n! bb'],
    ['rem', 'REM aa\nREM\nREM bb'],
    ['block-c', '/*\n * aa\n *\n * bb\n */'],
    ['block-html', '<!--\naa\n\nbb\n-->'],
    ['block-lua', '--[[\naa\n\nbb\n]]'],
    ['block-haskell', '{-\naa\n\nbb\n-}'],
    ['docstring', 'r"""\naa\n\nbb\n"""'],
  ])('of the kind %s', async (comment, expected) => {
    expect(await drawn('a\n\nb', { customFont: tiny(), comment })).toBe(expected);
  });

  it.each([
    ['block-c', 'x*/', '*/', 4],
    ['block-html', 'a-->', '-->', 5],
    ['block-lua', ']', ']]', 1],
    ['block-haskell', '-}', '-}', 2],
    ['docstring', '""', '"""', 1],
  ])('of the kind %s do not end early', async (comment, text, sequence, column) => {
    expect(await drawn(`a\n${text}`, { customFont: tiny(), comment })).toBe(
      `comment-conflict ${JSON.stringify({ sequence, line: 2, column })}`,
    );
  });

  it('of the kind slash do not take the next line of code', async () => {
    expect((await drawn('A', { comment: 'slash' })).split('\n').slice(-2)).toEqual(['// /_/   \\_\\', '//']);
  });

  it('hold the whole picture in every kind', async () => {
    const plain = await drawn('Hi there', { font: 'Slant' });
    for (const comment of comments) {
      const shown = await drawn('Hi there', { font: 'Slant', comment });
      const inside = shown.split('\n').filter((line) => plain.split('\n').some((one) => line.endsWith(one.trim())));
      expect(inside.length, comment).toBeGreaterThanOrEqual(plain.split('\n').length);
    }
  });
});

it('never leaves blanks at the end of lines, nor blank lines at the ends', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'W', ' ', '\n', 'é', '😀', '/', '\t'), maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(
      text,
      fc.constantFrom('Standard', 'Slant', 'Small', 'Banner', 'ANSI Shadow'),
      async (source, font) => {
        const lines = (await drawn(source, { font })).split('\n');
        expect(lines.filter((line) => /\s$/.test(line))).toEqual([]);
        if (lines.length > 1) expect([lines[0], lines.at(-1)]).not.toContain('');
      },
    ),
    { seed },
  );
});

it('refuses what is too long', async () => {
  expect(await drawn('a'.repeat(1001))).toContain('"field":"text"');
  expect(await drawn('a', { customFont: 'x'.repeat(1_000_001) })).toContain('"field":"customFont"');
});
