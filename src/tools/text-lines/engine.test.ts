import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mismatch } from '#core/example.ts';
import type { Draft, Input } from '#core/field.ts';
import { execute, type Operation } from '#core/operation.ts';
import { propertyRuns } from '../../../scripts/property-runs.ts';
import { previewReplace, run, runWithCounts } from './engine.ts';
import { stepNames, type Step } from './engine/fields.ts';
import { examples } from './examples.ts';

const operations = { run, 'run-with-counts': runWithCounts, 'preview-replace': previewReplace };
type Given = { readonly do: Step['do'] } & Partial<Step>;

for (const example of examples) {
  it(`${example.op} ${JSON.stringify(example.input)}`, async () => {
    const operation = operations[example.op as keyof typeof operations] as unknown as Operation;
    expect(mismatch(example, await execute(operation, example.input))).toBeUndefined();
  });
}

async function after(text: string, ...steps: readonly Given[]) {
  const result = await execute(run, { text, steps } as unknown as Draft<(typeof run)['input']>);
  return result.ok ? result.value : { code: result.error.code, ...result.error.details };
}
const list = (text: string): string => text.replaceAll('|', '\n');
/** Lines are written with `|`. */
async function lines(text: string, ...steps: readonly Given[]) {
  const value = await after(list(text), ...steps);
  return typeof value === 'string' ? value.replaceAll('\n', '|') : value;
}

describe('lines', () => {
  it.each([
    ['', ''],
    ['\n', '\n'],
    ['a\rb\r\n', 'a\rb\r'],
    ['a\r\nb\nc', 'a\r\nb\r\nc'],
    ['\n\n', '\n\n'],
  ])('%j becomes %j', async (text, expected) => {
    expect(await after(text)).toBe(expected);
  });

  it('end as the text did, whatever comes last', async () => {
    expect(await after('b\na\nb\n', { do: 'dedupe' }, { do: 'sort' })).toBe('a\nb\n');
    expect(await after('a\n', { do: 'filter', find: 'x' })).toBe('');
  });
});

describe('the shape of lines', () => {
  it.each<[string, Given, string]>([
    ['\u0085 a \u3000|b', { do: 'trim' }, 'a|b'],
    [' a ', { do: 'trim', side: 'start' }, 'a '],
    [' a ', { do: 'trim', side: 'end' }, ' a'],
    ['a \t b\u00A0 c', { do: 'collapse' }, 'a b c'],
    ['ÉTÉ don’t 3rd ΟΔΟΣ', { do: 'case' }, 'été don’t 3rd οδος'],
    ["it's l’été o'neil-smith", { do: 'case', letterCase: 'title' }, "It's L’été O'neil-Smith"],
    ['straße', { do: 'case', letterCase: 'upper' }, 'STRASSE'],
    ['a|b', { do: 'affix', prefix: '- ', suffix: '\\t;' }, '- a\t;|- b\t;'],
    ['a', { do: 'affix', suffix: '\\n' }, 'a|'],
    ['a| |b', { do: 'indent' }, '  a| |  b'],
    ['a', { do: 'indent', width: 0 }, 'a'],
    ['  a||   b|  ', { do: 'dedent' }, 'a|| b|'],
    ['\ta| \tb', { do: 'dedent' }, '\ta| \tb'],
    ['ab|👨‍👩‍👧', { do: 'pad', width: 4, fill: '·' }, 'ab··|👨‍👩‍👧···'],
    ['a', { do: 'pad', width: 4, padAt: 'both', fill: '-' }, '-a--'],
    ['abc', { do: 'pad', width: 2, padAt: 'start' }, 'abc'],
    ['a,b|c', { do: 'split' }, 'a|b|c'],
    ['e\u0301a', { do: 'split', separator: '' }, 'e\u0301|a'],
    ['a|b|c', { do: 'join' }, 'a,b,c'],
    ['a|b|c', { do: 'join', count: 2, separator: '\\t' }, 'a\tb|c'],
    ['a|b', { do: 'join', separator: '\\n' }, 'a|b'],
    ['', { do: 'join' }, ''],
    ['a|b', { do: 'number', start: 9, zeros: true, separator: ') ' }, '09) a|10) b'],
    ['a||b', { do: 'number', skipBlank: true, increment: -5 }, '1. a||-4. b'],
    ['a|b', { do: 'number', start: -1, zeros: true, separator: '' }, '-1a|00b'],
    ['1. a| 12) b|3 c|4: d|[5] e|6.f', { do: 'unnumber' }, 'a|b|c|d|[5] e|6.f'],
    ['a:b:c', { do: 'columns', columns: '-1,2-3,9', delimiter: ':' }, 'c:b:c:'],
    ['a b  c', { do: 'columns', columns: '3-1', separator: '-' }, 'c-b-a'],
    ['a', { do: 'columns', columns: '2--1' }, ''],
    ['a b', { do: 'columns', columns: '-4-4,3-1,9', separator: ';' }, ';;a;b;;;;b;a;'],
    ['a b', { do: 'columns', columns: '4-3,-9--7,1', separator: ';' }, ';;;;;a'],
    ['a', { do: 'columns', columns: '1-3000000,-1', separator: '' }, 'aa'],
  ])('%j with %j', async (text, step, expected) => {
    expect(await lines(text, step)).toBe(expected);
  });

  it.each<[string, Given, string]>([
    ['aa bb  cc', { do: 'wrap', width: 5 }, 'aa bb|cc'],
    ['a longword b', { do: 'wrap', width: 4 }, 'a|longword|b'],
    ['a longword b', { do: 'wrap', width: 4, breakWords: true }, 'a|long|word|b'],
    ['  a b c', { do: 'wrap', width: 4 }, '  a|b c'],
    ['éé éé', { do: 'wrap', width: 0 }, 'éé|éé'],
    [' ', { do: 'wrap' }, ' '],
    ['a|b||c|  |d', { do: 'unwrap' }, 'a b||c|  |d'],
  ])('wraps %j with %j', async (text, step, expected) => {
    expect(await lines(text, step)).toBe(expected);
  });

  it('is padded with one character', async () => {
    const found = await lines('a', { do: 'pad', width: 4, fill: 'ab' });
    expect(found).toMatchObject({ code: 'invalid-input', field: 'steps.0.fill', max: 1 });
  });

  it.each(['', '0', '1,', 'a', '1-2-3', '1.5'])('refuses columns %j, or takes all', async (columns) => {
    const found = await lines('a b', { do: 'columns', columns });
    if (columns === '') expect(found).toBe('a b');
    else expect(found).toMatchObject({ code: 'invalid-columns', step: 0 });
  });

  it.each(['1-99999999999', `-${'9'.repeat(400)}-2`, '200000000-1', Array(60).fill('1-2000000').join(',')])(
    'refuses to fill too many columns (%#)',
    async (columns) => {
      const found = await lines('a b', { do: 'columns', columns });
      expect(found).toMatchObject({ code: 'too-large', limit: 100_000_000 });
    },
  );
});

describe('repeated lines', () => {
  it.each<[string, Given, string]>([
    ['a|b|a', { do: 'dedupe', keep: 'last' }, 'b|a'],
    ['a|a|b|a', { do: 'dedupe', adjacent: true }, 'a|b|a'],
    ['A|a| a  b|a b', { do: 'dedupe', caseSensitive: false, ignoreSpaces: true }, 'A| a  b'],
    ['1,x|2,x|3', { do: 'dedupe', column: 2, delimiter: ',' }, '1,x|3'],
    ['a|b|a|c|c', { do: 'only-repeated' }, 'a|c'],
    ['a|b|a|c', { do: 'only-single' }, 'b|c'],
    ['b|a|A|b|c', { do: 'count-lines', caseSensitive: false }, '2\tb|2\ta|1\tc'],
  ])('%j with %j', async (text, step, expected) => {
    expect(await lines(text, step)).toBe(expected);
  });
});

describe('order', () => {
  it.each<[string, Given, string]>([
    ['b|B|a', { do: 'sort', order: 'desc', caseSensitive: false }, 'b|B|a'],
    ['\u{10000}|\uFFFF|Z|a', { do: 'sort', by: 'codepoint' }, 'Z|a|\uFFFF|\u{10000}'],
    ['x|-.5|+3e1|7.', { do: 'sort', by: 'number' }, '-.5|7.|+3e1|x'],
    ['x|1|2|y', { do: 'sort', by: 'number', order: 'desc' }, '2|1|x|y'],
    ['9007199254740993|9007199254740992', { do: 'sort', by: 'number' }, '9007199254740992|9007199254740993'],
    [
      '-1e999|-2e999|00.10|.1000000000000000055|1e-1',
      { do: 'sort', by: 'number' },
      '-2e999|-1e999|00.10|1e-1|.1000000000000000055',
    ],
    ['2e-400|1e-400|-1e-400|-0|0', { do: 'sort', by: 'number', order: 'desc' }, '2e-400|1e-400|-0|0|-1e-400'],
    ['ccc|👨‍👩‍👧|bb', { do: 'sort', by: 'length' }, '👨‍👩‍👧|bb|ccc'],
    ['a 2|b 10|c 1', { do: 'sort', column: 2 }, 'c 1|a 2|b 10'],
    ['a|b|c', { do: 'reverse' }, 'c|b|a'],
  ])('%j with %j', async (text, step, expected) => {
    expect(await lines(text, step)).toBe(expected);
  });

  it.each(['', '\n', 'a', 'a\nb', 'a\nb\n', 'a\r\nb\r\nc', 'a\rb\r', '\n\na\n', 'a\n\n', '\r\n\r\n'])(
    'is the first again when %j is reversed twice',
    async (text) => {
      const reverse = { do: 'reverse' } as const;
      expect(await after(String(await after(text, reverse)), reverse)).toBe(text);
    },
  );

  it('goes back by reversing, and by no other step', () => {
    const steps = (...given: readonly Given[]) => given as unknown as Input<(typeof run)['input']>['steps'];
    const back = (...given: readonly Given[]) =>
      run.inverse?.input({ text: '', timeLimit: 5000, steps: steps(...given) });
    expect(run.inverse?.op).toBe(run.id);
    expect(back({ do: 'reverse' })).toEqual({ steps: [{ do: 'reverse' }] });
    expect(back({ do: 'reverse' }, { do: 'reverse' })).toEqual({ steps: [{ do: 'reverse' }, { do: 'reverse' }] });
    expect(back({ do: 'reverse' }, { do: 'sort' })).toBeUndefined();
    expect(back({ do: 'trim' })).toBeUndefined();
  });

  it('is any when it is shuffled, and always the same from a seed', async () => {
    const orders = new Set<unknown>();
    for (let time = 0; time < 100; time++) orders.add(await lines('a|b|c', { do: 'shuffle' }));
    expect(orders.size).toBe(6);
    const seeded = { do: 'shuffle', seed: 'é' } as const;
    expect(await lines('a|b|c|d|e|f', seeded)).toBe(await lines('a|b|c|d|e|f', seeded));
  });
});

describe('a part of the lines', () => {
  it.each<[string, Given, string]>([
    ['a|\u00A0||b', { do: 'remove-empty' }, 'a|b'],
    ['a| ||b', { do: 'remove-empty', blank: false }, 'a| |b'],
    ['| |a|| |b|', { do: 'squeeze-empty' }, '|a||b|'],
    ['a.b|axb', { do: 'filter', find: 'A.', caseSensitive: false }, 'a.b'],
    ['cat|concat|cat_', { do: 'filter', find: 'cat', wholeWord: true }, 'cat'],
    ['a1|b|c2', { do: 'filter', find: String.raw`\d`, mode: 'regex', invert: true }, 'b'],
    ['a.txt|b.txt.bak|😀.txt', { do: 'filter', find: '?.txt', mode: 'wildcard' }, 'a.txt|😀.txt'],
    ['a-b|ab', { do: 'filter', find: 'a-*', mode: 'wildcard' }, 'a-b'],
    ['[a]|b', { do: 'filter', find: '[*]', mode: 'wildcard' }, '[a]'],
    ['a|b', { do: 'filter', invert: true }, 'a|b'],
    ['a|b|c', { do: 'take', count: 2 }, 'a|b'],
    ['a|b|c', { do: 'take', count: 2, from: 'last' }, 'b|c'],
    ['a|b|c', { do: 'take', count: 0, from: 'last' }, ''],
    ['a|b|c', { do: 'drop', count: 1, from: 'last' }, 'a|b'],
    ['a|b|c', { do: 'drop' }, ''],
    ['a|b|c|d|e', { do: 'every', count: 2 }, 'a|c|e'],
    ['a|b|c|d|e', { do: 'every', count: 2, start: 2 }, 'b|d'],
    ['a|b', { do: 'every' }, 'a|b'],
  ])('%j with %j', async (text, step, expected) => {
    expect(await lines(text, step)).toBe(expected);
  });
});

describe('replace', () => {
  it.each<[string, Given, string]>([
    ['a.a\tb', { do: 'replace', find: '.a\\t', replacement: '$&\\\\' }, 'a$&\\b'],
    ['Ab ab', { do: 'replace', find: 'AB', caseSensitive: false, replacement: 'x' }, 'x x'],
    ['a,b', { do: 'replace', find: ',', replacement: '\\n' }, 'a|b'],
    ['ab', { do: 'replace', find: '', replacement: 'x' }, 'ab'],
    ['2024-05', { do: 'replace', mode: 'regex', find: '(?<y>\\d+)-(\\d+)', replacement: '$<y>\\t$2$$' }, '2024\t05$'],
    ['a-b/c', { do: 'replace', find: '-b/', replacement: '' }, 'ac'],
    ['é1 1', { do: 'replace', find: '1', wholeWord: true, replacement: 'x' }, 'é1 x'],
  ])('%j with %j', async (text, step, expected) => {
    expect(await lines(text, step)).toBe(expected);
  });

  it('counts all replacements, and shows the first changed lines', async () => {
    const input = { text: 'aa\nb\na\r\nA', find: 'a', replacement: '\\n', limit: 1 };
    expect(await execute(previewReplace, input)).toEqual({
      ok: true,
      value: { count: 3, lines: [{ line: 1, before: 'aa', after: '\n\n' }] },
    });
    expect(await execute(previewReplace, { ...input, find: '' })).toEqual({ ok: true, value: { count: 0, lines: [] } });
    expect(await execute(previewReplace, { ...input, mode: 'regex', find: '[' })).toMatchObject({
      error: { code: 'invalid-pattern', details: { step: 0, reason: 'Unterminated character class', index: 1 } },
    });
  });

  it.each(['text', 'regex'] as const)('refuses a %s that is too large', async (mode) => {
    expect(await execute(previewReplace, { text: '1', find: '9'.repeat(100_000), mode })).toMatchObject({
      error: { code: 'invalid-pattern', details: { step: 0, index: 0 } },
    });
  });

  it('refuses a pattern that no parser can follow', async () => {
    const input = { text: '1', find: '('.repeat(100_000), mode: 'regex' } as const;
    expect(await execute(previewReplace, input)).toMatchObject({ error: { code: 'invalid-pattern' } });
  });
});

it('tells what each step did', async () => {
  const steps = [{ do: 'filter', find: 'a' }, { do: 'case', letterCase: 'upper' }, { do: 'dedent' }] as const;
  const result = await execute(runWithCounts, { text: 'A\na\nb\nab\n', steps } as unknown as Draft<
    (typeof run)['input']
  >);
  expect(result).toEqual({
    ok: true,
    value: {
      text: 'A\nAB\n',
      linesIn: 4,
      linesOut: 2,
      steps: [
        { do: 'filter', linesIn: 4, linesOut: 2, changed: 2 },
        { do: 'case', linesIn: 2, linesOut: 2, changed: 2 },
        { do: 'dedent', linesIn: 2, linesOut: 2, changed: 0 },
      ],
    },
  });
});

it('refuses results above 100 million units', async () => {
  expect(await after('a\n'.repeat(150_000), { do: 'pad', width: 1000 })).toEqual({
    code: 'too-large',
    limit: 100_000_000,
  });
});

it('gives any text to any step without a fault of its own', async () => {
  const text = fc.array(fc.constantFrom('a', ' ', '\t', '\n', '\r\n', '\r', '1. ', 'é', '👨‍👩‍👧', ','), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(text, fc.subarray([...stepNames], { maxLength: 4 }), async (parts, names) => {
      const source = parts.join('');
      const result = await after(source, ...names.map((name) => ({ do: name, width: 3, count: 2 })));
      expect(typeof result).toBe('string');
      if (result !== '' && !/[\r\n]$/.test(source))
        expect(linesAtEnd(String(result))).toBeLessThanOrEqual(parts.length);
    }),
    { seed: 28, numRuns: propertyRuns(1) },
  );
});
const linesAtEnd = (text: string): number => /(?:\r\n|\r|\n)*$/.exec(text)?.[0].length ?? 0;

it('sorts 200,000 lines', async () => {
  const text = Array.from({ length: 200_000 }, (_, index) => `item ${(index * 7919) % 200_000}`).join('\n');
  const sorted = String(await after(text, { do: 'sort' }));
  expect(sorted.slice(0, 20)).toBe('item 0\nitem 1\nitem 2');
});
